//! Which small picture stands for a thing: for goods, weapons, tracks, and for a card by what it does.

use super::vignettes::Picture;
use crate::rules::merchants_and_marauders::clauses::{Clause, Effect, Modifier};
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::pack::{Deed, Pack};
use crate::rules::merchants_and_marauders::words::{Fitting, Good, Location, Trade, Weapon};

use Picture as P;

/// The picture of a good.
#[must_use]
pub const fn good(good: Good) -> Picture {
    match good {
        Good::Rum => P::Barrel,
        Good::Cocoa => P::Beans,
        Good::Spice => P::Pepper,
        Good::Tobacco => P::Leaf,
        Good::Sugar => P::Loaf,
        Good::Fruit => P::Orange,
        Good::Timber => P::Log,
        Good::Cotton => P::Bale,
    }
}

/// Of a special weapon.
#[must_use]
pub const fn weapon(weapon: Weapon) -> Picture {
    match weapon {
        Weapon::GrapplingHooks => P::Hook,
        Weapon::ChainShot => P::Chain,
        Weapon::GrapeShot => P::Grape,
    }
}

/// Of a modification.
#[must_use]
pub const fn fitting(fitting: Fitting) -> Picture {
    match fitting {
        Fitting::ExtraHammocks => P::Man,
        Fitting::SailsAndRigging => P::Mast,
        Fitting::ReinforcedHull => P::Hull,
        Fitting::EnlargedHold => P::Barrel,
        Fitting::Chasers | Fitting::ExtraCannonPorts | Fitting::LongGuns => P::Cannon,
        Fitting::SwivelGuns => P::Burst,
    }
}

/// Of a track.
#[must_use]
pub const fn location(location: Location) -> Picture {
    match location {
        Location::Hull => P::Hull,
        Location::Hold => P::Barrel,
        Location::Masts => P::Mast,
        Location::Crew => P::Man,
        Location::Cannons => P::Cannon,
    }
}

const fn trade(trade: Trade) -> Picture {
    match trade {
        Trade::Carpenter => P::Hammer,
        Trade::Boatswain => P::Man,
        Trade::Gunner => P::Cannon,
        Trade::Surgeon => P::Heart,
        Trade::Lookout => P::Spyglass,
        Trade::Veteran => P::Swords,
        Trade::Steward => P::Scales,
        Trade::Helmsman => P::Helm,
    }
}

const fn effect(effect: &Effect) -> Picture {
    match effect {
        Effect::Gold(_) | Effect::Pardon(..) => P::Coin,
        Effect::Glory | Effect::GloryCard(_) => P::Star,
        Effect::Crew(_) | Effect::CrewFill | Effect::TheirCrew(_) | Effect::Spare(_) => P::Man,
        Effect::Rumor(_) | Effect::LookAtHandAndRumor => P::Bottle,
        Effect::Cargo(..) | Effect::SellAll(_) | Effect::Replace(_) => P::Barrel,
        Effect::Repair(_) | Effect::RepairAll => P::Hammer,
        Effect::Bounty(..) | Effect::BountyHighest(_) => P::Skull,
        Effect::BountyFalls(_) | Effect::ClearOne | Effect::CancelBounty => P::Scroll,
        Effect::Weapons => P::Hook,
        Effect::Modification | Effect::Carry | Effect::TurnOver => P::Anchor,
        Effect::Specialist => P::Hat,
        Effect::Hire(kind) => trade(*kind),
        Effect::Reroll(..)
        | Effect::Succeed
        | Effect::DieToSuccess(_)
        | Effect::SetDie(_)
        | Effect::NextRoll(_)
        | Effect::FoeRoll(_)
        | Effect::PerSkull(..)
        | Effect::IfSkull(..) => P::Dice,
        Effect::AddHit(_) | Effect::HitFoe(_) | Effect::SkullsTo(_) => P::Cannon,
        Effect::CancelHit(_) | Effect::MoveHit(_) => P::Hull,
        Effect::Volley(_) | Effect::Try(..) => P::Wind,
        Effect::Escape | Effect::EndBattle | Effect::Moves(_) => P::Mast,
        Effect::Stash => P::Coin,
        Effect::Toll(..) | Effect::OpenPort(_) => P::Lantern,
        Effect::ChangeDemand | Effect::LayDemand => P::Scales,
        Effect::War | Effect::Ashore(..) => P::Swords,
        Effect::Peace => P::Leaf,
        Effect::NpcEnters | Effect::MoveNpc(_) => P::Ship,
        Effect::Copy => P::Mask,
        Effect::LookAtMerchants(_) => P::Spyglass,
        Effect::DiscardOn(_) | Effect::Stay => P::Scroll,
        Effect::Actions(_) => P::Helm,
        Effect::Modify(change) => modifier(change),
    }
}

const fn modifier(modifier: &Modifier) -> Picture {
    match modifier {
        Modifier::Dice(..) | Modifier::NpcDice(_) => P::Spyglass,
        Modifier::Price(..) | Modifier::Sale(..) => P::Scales,
        Modifier::Draw(_) | Modifier::Capacity(_) => P::Barrel,
        Modifier::Plunder(_) => P::Coin,
        Modifier::Escapes(_) | Modifier::Manoeuvre(_) | Modifier::Moves(_) => P::Mast,
        Modifier::CrewCap(_) => P::Swords,
        Modifier::Max(..) => P::Anchor,
        Modifier::Actions(_) => P::Wind,
        Modifier::OpenAll | Modifier::OpenHere | Modifier::FreeEntry(_) => P::Lantern,
    }
}

/// The picture of a card: of its first clause, of the deed it asks for, or of what it brings.
#[must_use]
pub fn of_card(pack: &Pack, card: CardId) -> Picture {
    let first = |clauses: &[Clause]| match clauses.first() {
        Some(Clause::While { modifiers, .. }) => modifiers.first().map(modifier),
        Some(other) => other.reaction().and_then(|reaction| reaction.effects.first()).map(effect),
        None => None,
    };
    let found = match card.sort {
        Sort::Captain => None,
        Sort::Event => pack.events.get(&card).and_then(|event| first(&event.clauses)),
        Sort::Glory => pack.glory.get(&card).and_then(|glory| match glory.specialist {
            Some(kind) => Some(trade(kind)),
            None => first(&glory.clauses),
        }),
        Sort::Mission => pack.missions.get(&card).and_then(|mission| {
            Some(match mission.deeds.first()? {
                Deed::Port(_) | Deed::PortHome => P::House,
                Deed::Deliver(wanted, ..) => good(*wanted),
                Deed::BeatPirateNpc | Deed::BeatPirate => P::Skull,
                Deed::BeatNaval => P::Flag,
                Deed::Raided(..) => P::Ship,
                Deed::Found(_) => P::Spyglass,
                Deed::Landed(..) => P::Swords,
            })
        }),
        Sort::Rumor => pack.rumors.get(&card).and_then(|rumor| rumor.gain.first()).map(effect),
    };
    found.unwrap_or(P::Star)
}
