//! Small pictures for things: for goods, weapons, tracks, and for a card by its effects.

use crate::rules::kernel::likeness::{Ground, Subject, Vignette};
use crate::rules::merchants_and_marauders::clauses::{Clause, Effect, Modifier};
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::pack::{Deed, Pack};
use crate::rules::merchants_and_marauders::words::{Fitting, Good, Location, Trade, Weapon};
use crate::table::craft::engraver::{Attitude, Manner};

use Subject as P;

/// The picture of a good.
#[must_use]
pub const fn good(good: Good) -> Subject {
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
pub const fn weapon(weapon: Weapon) -> Subject {
    match weapon {
        Weapon::GrapplingHooks => P::Hook,
        Weapon::ChainShot => P::Chain,
        Weapon::GrapeShot => P::Grape,
    }
}

/// Of a modification.
#[must_use]
pub const fn fitting(fitting: Fitting) -> Subject {
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
pub const fn location(location: Location) -> Subject {
    match location {
        Location::Hull => P::Hull,
        Location::Hold => P::Barrel,
        Location::Masts => P::Mast,
        Location::Crew => P::Man,
        Location::Cannons => P::Cannon,
    }
}

const fn trade(trade: Trade) -> Subject {
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

const fn effect(effect: &Effect) -> Subject {
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

const fn modifier(modifier: &Modifier) -> Subject {
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

/// The subjects of clauses, in their order.
fn of_clauses(clauses: &[Clause]) -> Vec<Subject> {
    let of = |clause: &Clause| match clause {
        Clause::While { modifiers, .. } => modifiers.iter().map(modifier).collect::<Vec<_>>(),
        other => other.reaction().map(|all| all.effects.iter().map(effect).collect()).unwrap_or_default(),
    };
    clauses.iter().flat_map(of).collect()
}

const fn of_deed(deed: &Deed) -> Subject {
    match deed {
        Deed::Port(_) | Deed::PortHome => P::House,
        Deed::Deliver(wanted, ..) => good(*wanted),
        Deed::BeatPirateNpc | Deed::BeatPirate => P::Skull,
        Deed::BeatNaval => P::Flag,
        Deed::Raided(..) => P::Ship,
        Deed::Found(_) => P::Spyglass,
        Deed::Landed(..) => P::Swords,
    }
}

/// The subjects of a card: of its clauses, of the deeds it asks for, or of what it brings.
fn of_print(pack: &Pack, card: CardId) -> Vec<Subject> {
    let mut all = match card.sort {
        Sort::Captain => Vec::new(),
        Sort::Event => pack.events.get(&card).map(|event| of_clauses(&event.clauses)).unwrap_or_default(),
        Sort::Glory => pack.glory.get(&card).map_or_else(Vec::new, |glory| {
            glory.specialist.map(trade).into_iter().chain(of_clauses(&glory.clauses)).collect()
        }),
        Sort::Mission => {
            pack.missions.get(&card).map(|mission| mission.deeds.iter().map(of_deed).collect()).unwrap_or_default()
        }
        Sort::Rumor => pack.rumors.get(&card).map(|rumor| rumor.gain.iter().map(effect).collect()).unwrap_or_default(),
    };
    all.dedup();
    all
}

/// Every card of a sort.
pub fn deck(pack: &Pack, sort: Sort) -> Vec<CardId> {
    match sort {
        Sort::Captain => pack.captains.keys().copied().collect(),
        Sort::Event => pack.events.keys().copied().collect(),
        Sort::Glory => pack.glory.keys().copied().collect(),
        Sort::Mission => pack.missions.keys().copied().collect(),
        Sort::Rumor => pack.rumors.keys().copied().collect(),
    }
}

/// Twins are copies: they have the picture of the one whose words they share.
fn face_of(pack: &Pack, card: CardId) -> CardId {
    let words = match card.sort {
        Sort::Event => pack.events.get(&card).and_then(|event| event.words),
        Sort::Glory => pack.glory.get(&card).and_then(|glory| glory.words),
        Sort::Captain | Sort::Mission | Sort::Rumor => None,
    };
    words.unwrap_or(card)
}

/// The vignette of a card. Cards of a deck that show the same are counted, and each has its own attitude, company and
/// place.
#[must_use]
pub fn of_card(pack: &Pack, card: CardId) -> (Vignette, Manner) {
    const BESIDE: [Subject; 7] = [P::Gull, P::Palm, P::Compass, P::Moon, P::Parrot, P::Quill, P::Bell];
    let card = face_of(pack, card);
    let all = of_print(pack, card);
    let main = |all: &[Subject]| all.first().copied().unwrap_or(P::Star);
    let of = main(&all);
    let alike =
        |other: &&CardId| **other < card && face_of(pack, **other) == **other && main(&of_print(pack, **other)) == of;
    let rank = deck(pack, card.sort).iter().filter(alike).count();
    let lot = of as usize + rank;
    let beside = BESIDE.get(lot % BESIDE.len()).copied().filter(|beside| *beside != of);
    let with = all.into_iter().find(|other| *other != of).or(beside);
    let grounds = match card.sort {
        Sort::Event => [Ground::Sea, Ground::Storm, Ground::Night],
        Sort::Glory | Sort::Captain => [Ground::Deck, Ground::Plain, Ground::Sea],
        Sort::Mission => [Ground::Shore, Ground::Sea, Ground::Chart],
        Sort::Rumor => [Ground::Chart, Ground::Night, Ground::Shore],
    };
    let manner = Manner { attitude: Attitude::of(rank, of), ..Manner::default() };
    (Vignette { of, with, ground: grounds[lot % grounds.len()] }, manner)
}
