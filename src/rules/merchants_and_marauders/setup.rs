//! From a set-up to a table before anything is laid out: everything is checked here once, so that the rules may rely on
//! it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::pack::{Cruise, House, Pack};
use super::position::{self, Position};
use super::state::{Decks, Discards, Phase, Player, Ship, State, Turn, Where};
use super::words::{ByZone, Colour, Location, ShipKind};
use crate::rules::kernel::Seat;
use crate::rules::kernel::keyed::{By, Few, Key, SomeOf};
use crate::rules::kernel::shared;

/// A match begins with this: what is printed, and a cruise or a position of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(with = "shared")]
    pub pack: Arc<Pack>,
    pub cruise: Cruise,
    /// The game begins in the middle (MM-29.5), and the cruise does not count.
    pub position: Option<Box<Position>>,
}

/// A set-up is wrong at this place for this reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// The path of the field, as a reader of the file would write it.
    pub field: String,
    pub flaw: Flaw,
}

/// A set-up can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    // ---- of a cruise
    /// This captain does not exist, or sails already.
    Captain,
    /// No captain begins with this ship (MM-6.8).
    Ship,
    /// One Glory card is drawn at least (MM-6.9).
    GloryCards,

    // ---- of both
    /// Two to four captains sail.
    Players,
    ColourTwice,
    NoSuchPlayer,
    /// The target is a point at least.
    Target,
    /// A war has a card of its own, and two nations.
    War,

    // ---- of a position (MM-29.7)
    /// A value is above its maximum.
    AboveMaximum,
    /// This card does not exist, or does not belong here.
    Card,
    CardTwice,
    /// More than four cards in hand.
    HandTooFull,
    /// Bounties have levels from 1 to 5.
    Level,
    /// A naval ship and a squadron of one nation.
    NavalShips,
    /// There is no port.
    NoPort,
    NoSuchSide,
    /// This thing is not aboard.
    NotAboard,
    /// A captain is somewhere, and a dead one nowhere.
    Nowhere,
    /// This is no captain of that ship.
    NpcCard,
    /// No position begins in this phase, or not with these things.
    Phase,
    /// One specialist of each kind.
    Specialist,
    TokenTwice,
}

/// A set-up, or the first fault of it.
pub type Built<T> = Result<T, SetupFault>;

/// Makes a fault of a field.
#[must_use]
pub fn fault(field: impl Into<String>, flaw: Flaw) -> SetupFault {
    SetupFault { field: field.into(), flaw }
}

/// Builds the table.
///
/// # Errors
/// The first fault of the set-up.
pub fn set_up(setup: &Setup) -> Built<State> {
    match &setup.position {
        Some(position) => position::laid_out(&setup.pack, position),
        None => cruise(&setup.pack, &setup.cruise),
    }
}

/// Captains and ships that the set-up fixes are everybody's to know; the others are dealt and picked (MM-6.8).
fn cruise(pack: &Arc<Pack>, cruise: &Cruise) -> Built<State> {
    if !(2..=4).contains(&cruise.players.len()) {
        return Err(fault("players", Flaw::Players));
    }
    if cruise.house.target == 0 {
        return Err(fault("house.target", Flaw::Target));
    }
    if cruise.glory_cards == 0 {
        return Err(fault("glory_cards", Flaw::GloryCards));
    }
    if let Some((card, one, other)) = cruise.war
        && (one == other || pack.events.get(&card).is_none_or(|event| event.npc.is_some()))
    {
        return Err(fault("war", Flaw::War));
    }
    let mut state = bare(Arc::clone(pack), cruise.house);
    for (number, place) in cruise.players.iter().enumerate() {
        let field = |what: &str| format!("players[{number}].{what}");
        if state.player(place.colour).is_some() {
            return Err(fault(field("colour"), Flaw::ColourTwice));
        }
        let mut player = nobody(place.colour);
        if let Some(captain) = place.captain {
            if !state.decks.captain.contains(&captain) {
                return Err(fault(field("captain"), Flaw::Captain));
            }
            state.decks.captain.retain(|card| *card != captain);
            player.captain = Some(captain);
            player.shown = true;
        }
        if let Some(ship) = place.ship {
            if !first_ships(pack).any(|kind| kind == ship) {
                return Err(fault(field("ship"), Flaw::Ship));
            }
            player.picked = Some(ship);
        }
        state.players.push(player);
    }
    if cruise.first.is_some_and(|first| state.player(first).is_none()) {
        return Err(fault("first", Flaw::NoSuchPlayer));
    }
    state.opening = Some(Box::new(cruise.clone()));
    Ok(state)
}

/// The types of ships a captain may begin with (MM-6.8).
pub fn first_ships(pack: &Pack) -> impl Iterator<Item = ShipKind> {
    pack.ships.iter().filter(|(_, card)| card.first).map(|(kind, _)| *kind)
}

/// A ship as the set-up rules give it: undamaged, with full Crew (MM-5.12).
#[must_use]
pub fn fresh_ship(pack: &Pack, kind: ShipKind) -> Ship {
    let mut now = By::default();
    if let Some(card) = pack.ships.get(&kind) {
        now[Location::Hull] = card.sturdiness;
        now[Location::Hold] = card.hold;
        now[Location::Masts] = card.sturdiness;
        now[Location::Crew] = card.crew;
        now[Location::Cannons] = card.cannons;
    }
    Ship { kind, now, fittings: Few::new() }
}

/// A player without anything.
#[must_use]
pub fn nobody(colour: Colour) -> Player {
    Player {
        colour,
        captain: None,
        shown: false,
        picked: None,
        ship: None,
        at: Where::Nowhere,
        gold: 0,
        chest: 0,
        glory: 0,
        hand: Vec::new(),
        cargo: Vec::new(),
        rumor: None,
        proved: Vec::new(),
        mission: None,
        mission_age: 0,
        bounties: Few::new(),
        weapons: SomeOf::new(),
        specialists: Vec::new(),
        big_ship: false,
        last_buy: None,
        retiring: false,
        kept: None,
        ahead: Few::new(),
        claimed: false,
        played: false,
    }
}

/// A table without players: every card lies in its deck and every token in its pile, in the order of their names.
#[must_use]
pub fn bare(pack: Arc<Pack>, house: House) -> State {
    let decks = Decks {
        event: pack.events.keys().copied().collect(),
        cargo: pack.cargo.keys().copied().collect(),
        glory: pack.glory.keys().copied().collect(),
        rumor: pack.rumors.keys().copied().collect(),
        mission: pack.missions.keys().copied().collect(),
        captain: pack.captains.keys().copied().collect(),
    };
    State {
        reserve: each(&pack.demand),
        track: each(&pack.merchants),
        scattered: each(&pack.fitting_tokens),
        pack,
        house,
        opening: None,
        phase: Phase::SettingOut,
        round: 1,
        players: Vec::new(),
        first: Seat(0),
        active: Seat(0),
        turn: Turn::default(),
        event: None,
        laid: None,
        war: None,
        war_card: None,
        new_war: false,
        demand: ByZone::new(),
        merchants: ByZone::new(),
        yards: ByZone::new(),
        missions: Vec::new(),
        npcs: Few::new(),
        entering: Vec::new(),
        returning: Vec::new(),
        decks,
        discards: Discards::default(),
        aside: Vec::new(),
        used: Vec::new(),
        lasting: Vec::new(),
        rolls: Vec::new(),
        volleys: Vec::new(),
        raid: None,
        battle: None,
        market: Vec::new(),
        prices: Few::new(),
        entering_port: None,
        last_card: None,
        bounty_cancelled: false,
        winners: Vec::new(),
    }
}

/// As many tokens of each kind as there are.
fn each<K: Key, const N: usize>(kinds: &Few<K, u8, N>) -> Vec<K> {
    kinds.iter().flat_map(|(kind, count)| std::iter::repeat_n(*kind, usize::from(*count))).collect()
}
