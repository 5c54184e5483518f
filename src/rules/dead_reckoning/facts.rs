//! What the rules have to say of a battle, as wording keys with arguments.

use crate::rules::kernel::Fact;

use super::cards::{Ability, CardId, Class, Sailor};
use super::colours::Colour;
use super::duel::{Achievement, Target};
use super::goods::{Good, Goods, Hold};
use super::happenings::{Extra, Happening, Stow};
use super::island::Building;
use super::state::Phase;
use super::tray::{Lie, Zone};
use super::wants::{Choice, Why};

/// The key of a player's name.
#[must_use]
pub fn colour(colour: Colour) -> String {
    format!("dr-{}", colour.word())
}

/// The key of a zone's name.
#[must_use]
pub fn zone(zone: Zone) -> String {
    format!("dr-zone-{}", zone.id().to_ascii_lowercase())
}

/// The key of where a cube lies.
#[must_use]
pub fn lie(lie: Lie) -> String {
    match lie {
        Lie::In(within) => zone(within),
        missed => format!("dr-lie-{}", missed.id().to_ascii_lowercase()),
    }
}

/// The key of a sailor's name.
#[must_use]
pub fn sailor(sailor: Sailor) -> String {
    format!("dr-{}", sailor.id().to_ascii_lowercase())
}

/// The key of the name of a merchant ship or of an upgrade, by its id.
#[must_use]
pub fn printed(id: &str) -> String {
    format!("dr-{}", id.to_ascii_lowercase())
}

fn card(card: CardId) -> String {
    sailor(card.sailor)
}

/// The key of a building's name.
#[must_use]
pub fn building(building: Building) -> String {
    format!("dr-{}", building.word())
}

/// The key of a hold's name.
#[must_use]
pub fn hold(hold: Hold) -> String {
    format!("dr-hold-{}", hold.letter())
}

/// The key of a good's name.
#[must_use]
pub fn good(good: Good) -> String {
    format!("dr-{}", good.word())
}

/// The key of a step's name.
#[must_use]
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Declare => "dr-phase-declare",
        Phase::Commit => "dr-phase-commit",
        Phase::Answer => "dr-phase-answer",
        Phase::Drop => "dr-phase-drop",
        Phase::Abilities => "dr-phase-abilities",
        Phase::Aftermath => "dr-phase-aftermath",
        Phase::Over => "dr-phase-over",
    }
}

fn of(key: &'static str, by: Colour) -> Fact {
    Fact::plain(key).key("by", colour(by))
}

trait With {
    fn goods(self, goods: Goods) -> Self;
}

impl With for Fact {
    fn goods(self, goods: Goods) -> Self {
        self.number("cargo", goods.cargo).number("gold", goods.gold)
    }
}

fn count(list: &[impl Sized]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}

/// What an ability does.
#[must_use]
pub fn ability(ability: Ability) -> Fact {
    match ability {
        Ability::DropCubes(count) => Fact::plain("dr-ability-drop-cubes").number("count", count),
        Ability::DropCubePerHelm => Fact::plain("dr-ability-drop-per-helm"),
        Ability::GainStrength(count) => Fact::plain("dr-ability-strength").number("count", count),
        Ability::RemoveOwnCube(gold) => Fact::plain("dr-ability-remove").number("gold", gold),
        Ability::MoveCube => Fact::plain("dr-ability-move"),
        Ability::MoveCubeOrExplode => Fact::plain("dr-ability-move-or-explode"),
        Ability::DrawCard => Fact::plain("dr-ability-draw"),
        Ability::OnVictory { .. } => Fact::plain("dr-ability-on-victory"),
        Ability::LessDamage => Fact::plain("dr-ability-less-damage"),
    }
}

/// The sentence of a happening.
#[must_use]
pub fn happening(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::Declared { by, target, .. } => match target {
            Target::Merchant => of("dr-told-attack-merchant", *by),
            Target::Ship(enemy) => of("dr-told-attack-ship", *by).key("enemy", colour(*enemy)),
            Target::Building(what) => of("dr-told-attack-building", *by).key("building", building(*what)),
        },
        H::EncounterTurned { merchant, cubes } => {
            Fact::plain("dr-told-encounter-turned").key("merchant", printed(merchant)).number("cubes", *cubes)
        }
        H::PhaseBegan { phase: next } => Fact::plain("dr-told-phase").key("phase", phase(*next)),
        H::CardPlayed { by, card: played } => of("dr-told-card-played", *by).key("card", card(played.id)),
        H::LevelledUp { by, card: Some(id), level: Some(level), .. } => {
            of("dr-told-levelled-up", *by).key("card", card(*id)).number("level", *level)
        }
        H::LevelledUp { by, .. } => of("dr-told-levelled-up-secretly", *by),
        H::Rearranged { by, .. } => of("dr-told-rearranged", *by),
        H::Jettisoned { by, goods, .. } => of("dr-told-jettisoned", *by).goods(*goods),
        H::Committed { by, cannons } => {
            let all: i64 = cannons.iter().map(|(_, count)| i64::from(*count)).sum();
            of("dr-told-committed", *by).number("cannons", all)
        }
        H::ExtraCubes { by, count, why } => {
            let key = match why {
                Extra::Buildings => "dr-told-extra-buildings",
                Extra::Harbour => "dr-told-extra-harbour",
                Extra::LastTurn => "dr-told-extra-last-turn",
                Extra::Merchant => "dr-told-extra-merchant",
                Extra::Defence => "dr-told-extra-defence",
                Extra::Explosion => "dr-told-extra-explosion",
                Extra::Ability => "dr-told-extra-ability",
            };
            of(key, *by).number("count", *count)
        }
        H::CubesTaken { by, count, from: None } => of("dr-told-cubes-taken", *by).number("count", *count),
        H::CubesTaken { by, count, .. } => of("dr-told-cubes-borrowed", *by).number("count", *count),
        H::CubesMissing { by, count } => of("dr-told-cubes-missing", *by).number("count", *count),
        H::CubesDropped { by, fresh } => of("dr-told-cubes-dropped", *by).number("count", count(fresh)),
        H::CubeCame { of: whose, lie: at, .. } => of("dr-told-cube-came", *whose).key("where", lie(*at)),
        H::CubeKnocked { of: whose, from, to, .. } => {
            of("dr-told-cube-knocked", *whose).key("from", lie(*from)).key("to", lie(*to))
        }
        H::SentUpAgain { cubes } => Fact::plain("dr-told-sent-up-again").number("count", count(cubes)),
        H::Exploded { cubes } => Fact::plain("dr-told-exploded").number("count", count(cubes)),
        H::CubePutDown { of: whose, zone: at, .. } => of("dr-told-cube-put-down", *whose).key("where", zone(*at)),
        H::ToAct { by } => of("dr-told-to-act", *by),
        H::AbilityUsed { by, card: id, .. } => of("dr-told-ability-used", *by).key("card", card(*id)),
        H::Passed { by, forced: false } => of("dr-told-passed", *by),
        H::Passed { by, forced: true } => of("dr-told-passed-perforce", *by),
        H::StrengthGained { by, count } => of("dr-told-strength-gained", *by).number("count", *count),
        H::CubeMoved { of: whose, from, to, .. } => {
            of("dr-told-cube-moved", *whose).key("from", zone(*from)).key("to", zone(*to))
        }
        H::CubeRemoved { of: whose, zone: at, .. } => of("dr-told-cube-removed", *whose).key("where", zone(*at)),
        _ => outcome(told),
    }
}

fn outcome(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::DeckShuffled { by, .. } => of("dr-told-deck-shuffled", *by),
        H::CardDrawn { by, card: Some(drawn) } => of("dr-told-card-drawn", *by).key("card", card(drawn.id)),
        H::CardDrawn { by, card: None } => of("dr-told-card-drawn-secretly", *by),
        H::CardKept { by } => of("dr-told-card-kept", *by),
        H::BootyWon { by, zone: at, goods } => of("dr-told-booty", *by).key("where", zone(*at)).goods(*goods),
        H::GoodsGained { by, goods } => of("dr-told-goods-gained", *by).goods(*goods),
        H::Stowed { by, good: what, to } => {
            let key = match to {
                Stow::Hold(_) => "dr-told-stowed-aboard",
                Stow::Island => "dr-told-stowed-ashore",
                Stow::Harbour => "dr-told-stowed-at-home",
                Stow::Supply => "dr-told-not-stowed",
            };
            of(key, *by).key("good", good(*what))
        }
        H::Shifted { by, good: what, .. } => of("dr-told-shifted", *by).key("good", good(*what)),
        H::Unloaded { by, good: what, .. } => of("dr-told-unloaded", *by).key("good", good(*what)),
        H::Damaged { ship, count, .. } => of("dr-told-damaged", *ship).number("count", *count),
        H::StrengthCounted { active, other } => {
            Fact::plain("dr-told-strength-counted").number("active", *active).number("other", *other)
        }
        H::Won { by, tie: false } => of("dr-told-won", *by),
        H::Won { by, .. } => of("dr-told-won-on-a-tie", *by),
        H::BuildingRemoved { building: what, .. } => {
            Fact::plain("dr-told-building-removed").key("building", building(*what))
        }
        H::TradeMode { ship } => of("dr-told-trade-mode", *ship),
        H::DamageSpared { ship, count } => of("dr-told-damage-spared", *ship).number("count", *count),
        H::EncounterWon { by, .. } => of("dr-told-encounter-won", *by),
        H::EncounterBuried { .. } => Fact::plain("dr-told-encounter-buried"),
        H::UpgradeInstalled { by, token, .. } => of("dr-told-upgrade", *by).key("upgrade", printed(token)),
        H::LegendGrew { by, wins, .. } => of("dr-told-legend", *by).number("wins", *wins),
        H::SeaDogsGrew { by, sailors, .. } => of("dr-told-sea-dogs", *by).number("sailors", *sailors),
        H::Achieved { by, what } => {
            let key = match what {
                Achievement::Legend => "dr-told-achieved-legend",
                Achievement::TerrorOfTheSeas => "dr-told-achieved-terror",
                Achievement::Capitalist => "dr-told-achieved-capitalist",
                Achievement::SeaDogs => "dr-told-achieved-sea-dogs",
                Achievement::FirstRateShip => "dr-told-achieved-first-rate",
            };
            of(key, *by)
        }
        H::Sank { ship, from_ship, from_chest, .. } => {
            of("dr-told-sank", *ship).number("gold", from_ship.saturating_add(*from_chest))
        }
        H::CubesReturned { of: whose, count } => of("dr-told-cubes-returned", *whose).number("count", *count),
        H::BattleEnded => Fact::plain("dr-told-battle-ended"),
        _ => Fact::plain("dr-told-turn-ended"),
    }
}

/// The question of a want.
#[must_use]
pub fn why(why: &Why) -> Fact {
    match why {
        Why::Battle => Fact::plain("dr-why-battle"),
        Why::Reinforcement { by } => of("dr-why-reinforcement", *by),
        Why::Again => Fact::plain("dr-why-again"),
        Why::Explosion => Fact::plain("dr-why-explosion"),
        Why::PutDown => Fact::plain("dr-why-put-down"),
        Why::WhichPirate => Fact::plain("dr-why-which-pirate"),
        Why::Shortage { by, missing } => of("dr-why-shortage", *by).number("missing", *missing),
        Why::WhichCube { by } => of("dr-why-which-cube", *by),
        Why::WhichOwnCube { by } => of("dr-why-which-own-cube", *by),
        Why::WhichZone { by, .. } => of("dr-why-which-zone", *by),
        Why::PlayDrawn { by } => of("dr-why-play-drawn", *by),
        Why::AnyTwo { by } => of("dr-why-any-two", *by),
        Why::StowBooty { by, good: what } => of("dr-why-stow-booty", *by).key("good", good(*what)),
        Why::StowGain { by, good: what } => of("dr-why-stow-gain", *by).key("good", good(*what)),
        Why::OnVictory { by } => of("dr-why-on-victory", *by),
        Why::WhichCard { by } => of("dr-why-which-card", *by),
        Why::WhichUpgrade { by, class: Class::Basic } => of("dr-why-which-basic-upgrade", *by),
        Why::WhichUpgrade { by, class: Class::Advanced } => of("dr-why-which-advanced-upgrade", *by),
        Why::WhichSlot { by } => of("dr-why-which-slot", *by),
        Why::Covered { by, hold: covered } => of("dr-why-covered", *by).key("hold", hold(*covered)),
        Why::Deck { by } => of("dr-why-deck", *by),
    }
}

/// The words of something to choose.
#[must_use]
pub fn choice(choice: &Choice) -> Fact {
    let swap = |key, at: Hold, what: Good| Fact::plain(key).key("hold", hold(at)).key("good", good(what));
    match choice {
        Choice::Target(Target::Ship(enemy)) => of("dr-choice-target", *enemy),
        Choice::Target(Target::Merchant) => Fact::plain("dr-choice-merchant"),
        Choice::Target(Target::Building(what)) => Fact::plain("dr-choice-building").key("building", building(*what)),
        Choice::Cube(piece) => Fact::plain("dr-choice-cube").number("number", i64::from(*piece) + 1),
        Choice::Zone(at) => Fact::plain("dr-choice-zone").key("where", zone(*at)),
        Choice::Goods(goods) => Fact::plain("dr-choice-goods").goods(*goods),
        Choice::Hold(at) => Fact::plain("dr-choice-hold").key("hold", hold(*at)),
        Choice::Island => Fact::plain("dr-choice-island"),
        Choice::Harbour => Fact::plain("dr-choice-harbour"),
        Choice::Supply => Fact::plain("dr-choice-supply"),
        Choice::Overboard(at, what) => swap("dr-choice-overboard", *at, *what),
        Choice::Unload(at, what) => swap("dr-choice-unload", *at, *what),
        Choice::Shift(what, at) => swap("dr-choice-shift", *at, *what),
        Choice::From(_) => Fact::plain("dr-choice-from-island"),
        Choice::Card(id) | Choice::Ability(id, _) => Fact::plain("dr-choice-card").key("card", card(*id)),
        Choice::Token(token) => Fact::plain("dr-choice-token").key("upgrade", printed(token)),
        Choice::Play => Fact::plain("dr-choice-play"),
        Choice::Keep => Fact::plain("dr-choice-keep"),
        Choice::Nothing => Fact::plain("dr-choice-nothing"),
    }
}
