//! What cubes are dropped for and what players are asked, in words.

use super::things::{building, card, colour, good, hold, printed, tile, zone};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::odds::{ends_in, strength_hundredths};
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::things::Class;
use crate::rules::dead_reckoning::tray::ZoneKind;
use crate::rules::dead_reckoning::wants::{Choice, Why};

/// What a throw or a choice is for.
#[must_use]
pub fn why(why: &Why) -> Fact {
    match why {
        Why::Battle => key::DR_WHY_BATTLE.into(),
        Why::TieBreak => key::DR_WHY_TIE_BREAK.into(),
        Why::Reinforcement { by } => key::DrWhyReinforcement { by: colour(*by) }.into(),
        Why::Again => key::DR_WHY_AGAIN.into(),
        Why::Explosion => key::DR_WHY_EXPLOSION.into(),
        Why::PutDown => key::DR_WHY_PUT_DOWN.into(),
        Why::WhichPirate => key::DR_WHY_WHICH_PIRATE.into(),
        Why::Umpire { by, amendments } => key::AskUmpire { side: colour(*by), count: amendments.len() }.into(),
        Why::Shortage { by, missing } => key::DrWhyShortage { by: colour(*by), missing: *missing }.into(),
        Why::WhichCube { by } => key::DrWhyWhichCube { by: colour(*by) }.into(),
        Why::WhichOwnCube { by } => key::DrWhyWhichOwnCube { by: colour(*by) }.into(),
        Why::WhichZone { by, .. } => key::DrWhyWhichZone { by: colour(*by) }.into(),
        Why::PlayDrawn { by } => key::DrWhyPlayDrawn { by: colour(*by) }.into(),
        Why::AnyTwo { by } => key::DrWhyAnyTwo { by: colour(*by) }.into(),
        Why::StowBooty { by, good: what } => key::DrWhyStowBooty { by: colour(*by), good: good(*what) }.into(),
        Why::StowGain { by, good: what } => key::DrWhyStowGain { by: colour(*by), good: good(*what) }.into(),
        Why::OnVictory { by } => key::DrWhyOnVictory { by: colour(*by) }.into(),
        Why::WhichCard { by } => key::DrWhyWhichCard { by: colour(*by) }.into(),
        Why::WhichUpgrade { by, class: Some(Class::Basic) } => key::DrWhyWhichBasicUpgrade { by: colour(*by) }.into(),
        Why::WhichUpgrade { by, class: Some(Class::Advanced) } => {
            key::DrWhyWhichAdvancedUpgrade { by: colour(*by) }.into()
        }
        Why::WhichUpgrade { by, class: None } => key::DrWhyWhichUpgrade { by: colour(*by) }.into(),
        Why::WhichReturned { by } => key::DrWhyWhichReturned { by: colour(*by) }.into(),
        Why::WhichSlot { by } => key::DrWhyWhichSlot { by: colour(*by) }.into(),
        Why::Covered { by, hold: covered } => key::DrWhyCovered { by: colour(*by), hold: hold(*covered) }.into(),
        Why::Deck { by } => key::DrWhyDeck { by: colour(*by) }.into(),
        Why::WhichBonus { by } => key::DrWhyWhichBonus { by: colour(*by) }.into(),
        Why::Islands => key::DR_WHY_ISLANDS.into(),
        Why::Tiles => key::DR_WHY_TILES.into(),
        Why::Box { row } => key::DrWhyBox { row: *row }.into(),
        Why::BonusTokens => key::DR_WHY_BONUS_TOKENS.into(),
        Why::FirstPlayer => key::DR_WHY_FIRST_PLAYER.into(),
    }
}

/// Something to choose.
#[must_use]
pub fn choice(choice: &Choice) -> Fact {
    match choice {
        Choice::Target(Target::Ship(enemy)) => key::DrChoiceTarget { by: colour(*enemy) }.into(),
        Choice::Target(Target::Merchant) => key::DR_CHOICE_MERCHANT.into(),
        Choice::Target(Target::Building(what)) => key::DrChoiceBuilding { building: building(*what) }.into(),
        Choice::Cube(piece) => key::DrChoiceCube { number: i64::from(*piece) + 1 }.into(),
        Choice::Zone(at) => key::DrChoiceZone { zone: zone(*at) }.into(),
        Choice::Goods(goods) => key::DrChoiceGoods { cargo: goods.cargo, gold: goods.gold }.into(),
        Choice::Hold(at) => key::DrChoiceHold { hold: hold(*at) }.into(),
        Choice::Island => key::DR_CHOICE_ISLAND.into(),
        Choice::Harbour => key::DR_CHOICE_HARBOUR.into(),
        Choice::Supply => key::DR_CHOICE_SUPPLY.into(),
        Choice::Overboard(at, what) => key::DrChoiceOverboard { hold: hold(*at), good: good(*what) }.into(),
        Choice::Unload(at, what) => key::DrChoiceUnload { hold: hold(*at), good: good(*what) }.into(),
        Choice::Shift(what, at) => key::DrChoiceShift { hold: hold(*at), good: good(*what) }.into(),
        Choice::From(island) => key::VoyageFromIsland { island: tile(*island) }.into(),
        Choice::Card(id) | Choice::Ability(id, _) => key::DrNamed { name: card(*id) }.into(),
        Choice::Copied(copy, _) => key::DrChoiceCopied { name: card(copy.card) }.into(),
        Choice::Token(token) => key::DrChoiceToken { upgrade: printed(token) }.into(),
        Choice::Bonus(number) => key::DrChoiceBonus { number: i64::from(*number) + 1 }.into(),
        Choice::Play => key::DR_CHOICE_PLAY.into(),
        Choice::Keep => key::DR_CHOICE_KEEP.into(),
        Choice::Agree => key::CHOICE_AGREE.into(),
        Choice::Refuse => key::CHOICE_REFUSE.into(),
        Choice::Nothing => key::DR_CHOICE_NOTHING.into(),
    }
}

/// What cubes that fall through the tower are worth, as it was measured.
#[must_use]
pub fn odds_of_zones() -> Vec<Fact> {
    let per = |kind| ends_in(kind).per(100);
    let (strong, weak) = (per(ZoneKind::Strength(2)), per(ZoneKind::Strength(1)));
    let (booty, damage, explosion) = (per(ZoneKind::Booty), per(ZoneKind::Damage), per(ZoneKind::Explosion));
    let hundredths = strength_hundredths();
    let strength = Arg::text(format!("{}.{:02}", hundredths / 100, hundredths % 100));
    vec![key::DrOddsZones { strong, weak, booty, damage, explosion }.into(), key::DrOddsStrength { strength }.into()]
}

/// What an ability does.
#[must_use]
pub fn ability(ability: Ability) -> Fact {
    match ability {
        Ability::DropCubes(count) => key::DrAbilityDropCubes { count }.into(),
        Ability::DropCubePerHelm => key::DR_ABILITY_DROP_PER_HELM.into(),
        Ability::GainStrength(count) => key::DrAbilityStrength { count }.into(),
        Ability::RemoveOwnCube(gold) => key::DrAbilityRemove { gold }.into(),
        Ability::MoveCube => key::DR_ABILITY_MOVE.into(),
        Ability::MoveCubeOrExplode => key::DR_ABILITY_MOVE_OR_EXPLODE.into(),
        Ability::DrawCard => key::DR_ABILITY_DRAW.into(),
        Ability::OnVictory { goods, gold_per_helm, damage, not_at_buildings } => {
            let parts = [
                (damage > 0).then(|| key::DrPartDamage { count: damage }.into()),
                (goods.cargo > 0).then(|| key::DrPartCargo { count: goods.cargo }.into()),
                (goods.gold > 0).then(|| key::DrPartGold { count: goods.gold }.into()),
                gold_per_helm.then(|| key::DR_PART_GOLD_PER_HELM.into()),
                not_at_buildings.then(|| key::DR_PART_NOT_AT_BUILDINGS.into()),
            ];
            let both = |one: Fact, other: Fact| key::DrPartsBoth { one, other }.into();
            let what = parts.into_iter().flatten().reduce(both).unwrap_or_else(|| key::DR_PART_NOTHING.into());
            key::DrAbilityOnVictory { what }.into()
        }
        Ability::LessDamage => key::DR_ABILITY_LESS_DAMAGE.into(),
    }
}
