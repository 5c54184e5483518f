//! Why something cannot be, in words: orders, and positions.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::dead_reckoning::refusals::Objection;
use crate::rules::dead_reckoning::setup::Flaw;
use crate::rules::dead_reckoning::umpire::MOST;

/// What a rule has against an order.
#[must_use]
pub fn objection(why: Objection) -> Fact {
    use Objection as O;
    match why {
        O::AbilityOutside => key::REFUSAL_DR_ABILITY_OUTSIDE.into(),
        O::AbilityUsed => key::REFUSAL_DR_ABILITY_USED.into(),
        O::Barred => key::REFUSAL_DR_BARRED.into(),
        O::BattleInProgress => key::REFUSAL_DR_BATTLE_IN_PROGRESS.into(),
        O::Blockade => key::REFUSAL_DR_BLOCKADE.into(),
        O::Cannons { cannons } => key::RefusalDrCannons { cannons }.into(),
        O::CannonsBehindGoods { cannons } => key::RefusalDrCannonsBehindGoods { cannons }.into(),
        O::CannonsUsed { cannons } => key::RefusalDrCannonsUsed { cannons }.into(),
        O::Committed => key::REFUSAL_DR_COMMITTED.into(),
        O::Elsewhere => key::REFUSAL_DR_ELSEWHERE.into(),
        O::FlagUsed => key::REFUSAL_DR_FLAG_USED.into(),
        O::Fought => key::REFUSAL_DR_FOUGHT.into(),
        O::HoldTooSmall { room } => key::RefusalDrHoldTooSmall { room }.into(),
        O::LevelAfterDrop => key::REFUSAL_DR_LEVEL_AFTER_DROP.into(),
        O::LevelFirst => key::REFUSAL_DR_LEVEL_FIRST.into(),
        O::Levelled => key::REFUSAL_DR_LEVELLED.into(),
        O::Locked => key::REFUSAL_DR_LOCKED.into(),
        O::MerchantHere => key::REFUSAL_DR_MERCHANT_HERE.into(),
        O::NoBasicToken => key::REFUSAL_DR_NO_BASIC_TOKEN.into(),
        O::NoBattle => key::REFUSAL_DR_NO_BATTLE.into(),
        O::NoBuilding => key::REFUSAL_DR_NO_BUILDING.into(),
        O::NoCannonOnIt => key::REFUSAL_DR_NO_CANNON_ON_IT.into(),
        O::NoCardHere => key::REFUSAL_DR_NO_CARD_HERE.into(),
        O::NoCard => key::REFUSAL_DR_NO_CARD.into(),
        O::NoCube => key::REFUSAL_DR_NO_CUBE.into(),
        O::NoCubes => key::REFUSAL_DR_NO_CUBES.into(),
        O::NoEnemyBuilding => key::REFUSAL_DR_NO_ENEMY_BUILDING.into(),
        O::NoFlag => key::REFUSAL_DR_NO_FLAG.into(),
        O::NoHelm => key::REFUSAL_DR_NO_HELM.into(),
        O::NoMerchant => key::REFUSAL_DR_NO_MERCHANT.into(),
        O::NoMoreLevels => key::REFUSAL_DR_NO_MORE_LEVELS.into(),
        O::NoOwnCube => key::REFUSAL_DR_NO_OWN_CUBE.into(),
        O::NoSuchAbility => key::REFUSAL_DR_NO_SUCH_ABILITY.into(),
        O::NoSuchShip => key::REFUSAL_DR_NO_SUCH_SHIP.into(),
        O::NoToken => key::REFUSAL_DR_NO_TOKEN.into(),
        O::NotAboard => key::REFUSAL_DR_NOT_ABOARD.into(),
        O::NotInHand => key::REFUSAL_DR_NOT_IN_HAND.into(),
        O::NotInPlay => key::REFUSAL_DR_NOT_IN_PLAY.into(),
        O::NotNow => key::REFUSAL_DR_NOT_NOW.into(),
        O::NotYet => key::REFUSAL_DR_NOT_YET.into(),
        O::TradesInHarbour => key::SETUP_DR_PIRATE_IN_HARBOUR.into(),
        O::NotSetAside => key::REFUSAL_DR_NOT_SET_ASIDE.into(),
        O::NotYourGo => key::REFUSAL_DR_NOT_YOUR_GO.into(),
        O::NotYours => key::REFUSAL_DR_NOT_YOURS.into(),
        O::OnVictory => key::REFUSAL_DR_ON_VICTORY.into(),
        O::OtherGoods => key::REFUSAL_DR_OTHER_GOODS.into(),
        O::Outpost => key::REFUSAL_DR_OUTPOST.into(),
        O::PirateFirst => key::REFUSAL_DR_PIRATE_FIRST.into(),
        O::PlayAfterDrop => key::REFUSAL_DR_PLAY_AFTER_DROP.into(),
        O::CardPrice { cost } => key::RefusalDrCardPrice { cost }.into(),
        O::SleeveMore { count } => key::RefusalDrSleeveMore { count }.into(),
        O::SleeveTaken => key::REFUSAL_DR_SLEEVE_TAKEN.into(),
        O::TopLevel => key::REFUSAL_DR_TOP_LEVEL.into(),
        O::TwoEncounters => key::REFUSAL_DR_TWO_ENCOUNTERS.into(),

        // ---- the ship
        O::AtTheEnd => key::REFUSAL_DR_AT_THE_END.into(),
        O::AtSeaOnly => key::REFUSAL_DR_AT_SEA_ONLY.into(),
        O::BeforeMoving => key::REFUSAL_DR_BEFORE_MOVING.into(),
        O::CannonsOnCard { cannons } => key::RefusalDrCannonsOnCard { cannons }.into(),
        O::Explored => key::REFUSAL_DR_EXPLORED.into(),
        O::HarbourOnly => key::REFUSAL_DR_HARBOUR_ONLY.into(),
        O::Laden => key::REFUSAL_DR_LADEN.into(),
        O::NoAbility => key::REFUSAL_DR_NO_ABILITY.into(),
        O::NoCopy => key::REFUSAL_DR_NO_COPY.into(),
        O::NoGoods => key::REFUSAL_DR_NO_GOODS.into(),
        O::NoIsland => key::REFUSAL_DR_NO_ISLAND.into(),
        O::NoOption => key::REFUSAL_DR_NO_OPTION.into(),
        O::NotNextDoor => key::REFUSAL_DR_NOT_NEXT_DOOR.into(),
        O::NotThere => key::REFUSAL_DR_NOT_THERE.into(),
        O::NotYourIsland => key::REFUSAL_DR_NOT_YOUR_ISLAND.into(),
        O::OtherPlace => key::REFUSAL_DR_OTHER_PLACE.into(),
        O::PaidElsewhere => key::REFUSAL_DR_PAID_ELSEWHERE.into(),
        O::PortOnly => key::REFUSAL_DR_PORT_ONLY.into(),
        O::Price { cargo, gold } => key::RefusalDrPrice { cargo, gold }.into(),
        O::Raised => key::REFUSAL_DR_RAISED.into(),
        O::Sails { sails } => key::RefusalDrSails { sails }.into(),
        O::SameIsland => key::REFUSAL_DR_SAME_ISLAND.into(),
        O::SymbolCounts => key::REFUSAL_DR_SYMBOL_COUNTS.into(),
        O::TooManyIslands { islands } => key::RefusalDrTooManyIslands { islands }.into(),
        O::Walled => key::REFUSAL_DR_WALLED.into(),
        O::WrongRow => key::REFUSAL_DR_WRONG_ROW.into(),

        // ---- islands
        O::BuildingThere => key::REFUSAL_DR_BUILDING_THERE.into(),
        O::HasMark => key::REFUSAL_DR_HAS_MARK.into(),
        O::InfluenceLeft { count } => key::RefusalDrInfluenceLeft { count }.into(),
        O::InfluenceSpent => key::REFUSAL_DR_INFLUENCE_SPENT.into(),
        O::MayNotLend => key::REFUSAL_DR_MAY_NOT_LEND.into(),
        O::NoBuildingLeft => key::REFUSAL_DR_NO_BUILDING_LEFT.into(),
        O::NoIslandHere => key::REFUSAL_DR_NO_ISLAND_HERE.into(),
        O::NoSuchCube => key::REFUSAL_DR_NO_SUCH_CUBE.into(),
        O::NotJoined => key::REFUSAL_DR_NOT_JOINED.into(),
        O::NothingToPlace => key::REFUSAL_DR_NOTHING_TO_PLACE.into(),
        O::OutOfReach => key::REFUSAL_DR_OUT_OF_REACH.into(),
        O::SlotFree => key::REFUSAL_DR_SLOT_FREE.into(),
        O::SlotsTaken => key::REFUSAL_DR_SLOTS_TAKEN.into(),
        O::SlotsYours => key::REFUSAL_DR_SLOTS_YOURS.into(),
        O::SupplyEmpty => key::REFUSAL_DR_SUPPLY_EMPTY.into(),
        O::SupplyFirst => key::REFUSAL_DR_SUPPLY_FIRST.into(),
        O::TooManyBuildings { buildings } => key::RefusalDrTooManyBuildings { buildings }.into(),
        O::TwoInfluence => key::REFUSAL_DR_TWO_INFLUENCE.into(),

        // ---- the umpire
        O::RulingEmpty => key::REFUSAL_RULING_EMPTY.into(),
        O::RulingTooLong => key::RefusalRulingTooLong { most: MOST }.into(),
        O::RulingNothing => key::REFUSAL_DR_RULING_NOTHING.into(),
        O::RulingIdle => key::REFUSAL_RULING_IDLE.into(),
        O::RulingBroken => key::REFUSAL_DR_RULING_BROKEN.into(),
    }
}

/// What is wrong with a set-up.
#[must_use]
pub fn flaw(flaw: Flaw) -> Fact {
    match flaw {
        Flaw::Refused(refusal) => objection(refusal.why),
        Flaw::Advancement => key::SETUP_DR_ADVANCEMENT.into(),
        Flaw::BlackCubes => key::SETUP_DR_BLACK_CUBES.into(),
        Flaw::Bonus => key::SETUP_DR_BONUS.into(),
        Flaw::CardInTwoPlaces => key::SETUP_DR_CARD_IN_TWO_PLACES.into(),
        Flaw::CardTwice => key::SETUP_DR_CARD_TWICE.into(),
        Flaw::Colour => key::SETUP_DR_COLOUR.into(),
        Flaw::Cubes => key::SETUP_DR_CUBES.into(),
        Flaw::Damage => key::SETUP_DR_DAMAGE.into(),
        Flaw::HoldTooFull => key::SETUP_DR_HOLD_TOO_FULL.into(),
        Flaw::IslandPlace => key::SETUP_DR_ISLAND_PLACE.into(),
        Flaw::IslandTwice => key::SETUP_DR_ISLAND_TWICE.into(),
        Flaw::Marks => key::SETUP_DR_MARKS.into(),
        Flaw::Merchant => key::SETUP_DR_MERCHANT.into(),
        Flaw::MerchantInHarbour => key::SETUP_DR_MERCHANT_IN_HARBOUR.into(),
        Flaw::Phase => {
            let phases: Vec<String> = Phase::OPENING.iter().map(|phase| format!("{phase:?}")).collect();
            key::SetupDrPhase { phases: phases.join(", ") }.into()
        }
        Flaw::Sails => key::SETUP_DR_SAILS.into(),
        Flaw::PirateInHarbour => key::SETUP_DR_PIRATE_IN_HARBOUR.into(),
        Flaw::Players => key::SETUP_DR_PLAYERS.into(),
        Flaw::Sleeve => key::SETUP_DR_SLEEVE.into(),
        Flaw::Slots => key::SETUP_DR_SLOTS.into(),
        Flaw::StrangeCube => key::SETUP_DR_STRANGE_CUBE.into(),
        Flaw::Tile => key::SETUP_DR_TILE.into(),
        Flaw::Voyagers => key::SETUP_DR_VOYAGERS.into(),
        Flaw::Upgrade => key::SETUP_DR_UPGRADE.into(),
    }
}
