//! The table as one viewer sees it (MM-26): public things and the viewer's own, listed field by field. A field that is
//! new in the state is left out until this file decides on it. Once all is over, what players hold lies open.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::{CardId, CargoId};
use super::pack::{Cruise, Pack};
use super::state::{Decks, Outcome, Phase, Player, Side, State, Yard};
use super::words::{ByZone, Colour, Fitting, Good, Nation};
use crate::rules::kernel::Viewer;
use crate::rules::kernel::keyed::Few;

/// A viewer knows this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The view holds the secrets of this colour.
    pub colour: Option<Colour>,
    /// The table as far as it is known. Secrets of others are missing; a face-down token is there, but goes by the
    /// first of its kinds; a deck has as many cards as it has, of those that the viewer does not see, by their ids.
    pub table: State,
    /// Glory cards in each player's hand, by seat.
    pub hands: Vec<usize>,
    /// Cargo cards of each player, by seat.
    pub cargo: Vec<usize>,
    /// Has each player an unproved rumor, by seat?
    pub rumors: Vec<bool>,
}

impl View {
    /// Are the secrets of this player in it? After the end those of all are.
    #[must_use]
    pub fn shares_secrets_of(&self, of: Colour) -> bool {
        shares(&self.table, self.colour, of)
    }

    /// Glory cards in a player's hand.
    #[must_use]
    pub fn hand_of(&self, of: Colour) -> usize {
        self.hands.get(usize::from(self.table.seat(of).0)).copied().unwrap_or(0)
    }

    /// Cargo cards of a player.
    #[must_use]
    pub fn cargo_of(&self, of: Colour) -> usize {
        self.cargo.get(usize::from(self.table.seat(of).0)).copied().unwrap_or(0)
    }
}

fn shares(state: &State, viewer: Option<Colour>, of: Colour) -> bool {
    viewer == Some(of) || state.phase == Phase::Over
}

/// Has this viewer's captain beaten the other in a crew combat that is not over yet?
fn plunders(state: &State, viewer: Option<Colour>, of: Colour) -> bool {
    let loser = Side::Player(of);
    state.battle.as_ref().is_some_and(|battle| {
        battle.outcome == Some(Outcome::Boarded(loser)) && battle.foe_of(loser).player() == viewer && viewer.is_some()
    })
}

/// The table as this viewer sees it.
#[must_use]
pub fn seen_by(state: &State, viewer: Viewer) -> View {
    let colour = match viewer {
        Viewer::Seat(seat) => state.at_seat(seat).map(|player| player.colour),
        Viewer::Bystander => None,
    };
    View {
        colour,
        table: table(state, colour),
        hands: state.players.iter().map(|player| player.hand.len()).collect(),
        cargo: state.players.iter().map(|player| player.cargo.len()).collect(),
        rumors: state.players.iter().map(|player| player.rumor.is_some()).collect(),
    }
}

/// The first of the kinds stands for a face-down token.
const TOKEN: (Good, Nation, Fitting) = (Good::Rum, Nation::Spanish, Fitting::ExtraHammocks);

fn table(state: &State, viewer: Option<Colour>) -> State {
    let (good, nation, fitting) = TOKEN;
    // The market is the buyer's, whose turn it is (MM-10.9).
    let buyer = shares(state, viewer, state.active());
    let yard = |yard: &Yard| if yard.open { *yard } else { Yard { kind: fitting, open: false } };
    let mut seen = State {
        pack: state.pack.clone(),
        house: state.house,
        opening: state.opening.as_ref().map(|cruise| Box::new(Cruise::clone(cruise))),
        phase: state.phase,
        round: state.round,
        players: state.players.iter().map(|player| seen_player(state, player, viewer)).collect(),
        first: state.first,
        active: state.active,
        turn: state.turn.clone(),
        event: state.event,
        laid: state.laid,
        war: state.war,
        war_card: state.war_card,
        new_war: state.new_war,
        demand: state.demand.clone(),
        reserve: vec![good; state.reserve.len()],
        merchants: ByZone::from_iter(state.merchants.keys().map(|zone| (*zone, nation))),
        track: vec![nation; state.track.len()],
        yards: state.yards.iter().map(|(zone, own)| (*zone, yard(own))).collect(),
        // Lost tokens lie there mixed (MM-10.28).
        scattered: vec![fitting; state.scattered.len()],
        missions: state.missions.clone(),
        npcs: state.npcs.clone(),
        entering: state.entering.clone(),
        returning: state.returning.clone(),
        decks: Decks::default(),
        // Everything is discarded face up.
        discards: state.discards.clone(),
        aside: Vec::new(),
        used: state.used.clone(),
        lasting: state.lasting.clone(),
        rolls: state.rolls.clone(),
        volleys: state.volleys.clone(),
        // Tokens are turned and cards are drawn for all to see.
        raid: state.raid.clone(),
        battle: state.battle.clone(),
        market: if buyer { state.market.clone() } else { Vec::new() },
        prices: if buyer { state.prices.clone() } else { Few::new() },
        entering_port: state.entering_port,
        last_card: state.last_card,
        bounty_cancelled: state.bounty_cancelled,
        winners: state.winners.clone(),
    };
    seen.decks = decks(&state.pack, &seen, &state.decks);
    seen
}

fn seen_player(state: &State, player: &Player, viewer: Option<Colour>) -> Player {
    let own = shares(state, viewer, player.colour);
    let goods = own || plunders(state, viewer, player.colour);
    Player {
        colour: player.colour,
        captain: player.captain.filter(|_| own || player.shown),
        shown: player.shown,
        picked: player.picked.filter(|_| own),
        ship: player.ship.clone(),
        at: player.at,
        gold: if goods { player.gold } else { 0 },
        // A player who has claimed has opened the chest (MM-22.3).
        chest: if own || player.claimed { player.chest } else { 0 },
        glory: player.glory,
        hand: if goods { player.hand.clone() } else { Vec::new() },
        cargo: if goods { player.cargo.clone() } else { Vec::new() },
        rumor: player.rumor.filter(|_| goods),
        proved: player.proved.clone(),
        mission: player.mission,
        mission_age: player.mission_age,
        bounties: player.bounties.clone(),
        weapons: player.weapons.clone(),
        specialists: player.specialists.clone(),
        big_ship: player.big_ship,
        last_buy: player.last_buy,
        retiring: player.retiring,
        kept: player.kept,
        ahead: if own { player.ahead.clone() } else { Few::new() },
        claimed: player.claimed,
        played: player.played,
    }
}

/// Decks of the right size, of cards that lie nowhere in sight (MM-26.1).
fn decks(pack: &Pack, seen: &State, real: &Decks) -> Decks {
    let open = in_sight(seen);
    let cargo = cargo_in_sight(seen);
    fn rest<'a, V: 'a>(
        all: impl Iterator<Item = (&'a CardId, &'a V)>,
        open: &BTreeSet<CardId>,
        count: usize,
    ) -> Vec<CardId> {
        all.map(|(card, _)| *card).filter(|card| !open.contains(card)).take(count).collect()
    }
    Decks {
        event: rest(pack.events.iter(), &open, real.event.len()),
        cargo: pack.cargo.keys().copied().filter(|card| !cargo.contains(card)).take(real.cargo.len()).collect(),
        glory: rest(pack.glory.iter(), &open, real.glory.len()),
        rumor: rest(pack.rumors.iter(), &open, real.rumor.len()),
        mission: rest(pack.missions.iter(), &open, real.mission.len()),
        captain: rest(pack.captains.iter(), &open, real.captain.len()),
    }
}

/// Every card that lies anywhere but in a deck.
#[must_use]
fn in_sight(state: &State) -> BTreeSet<CardId> {
    let held = state.players.iter().flat_map(|player| {
        let lists = [&player.hand, &player.proved, &player.specialists].into_iter().flatten();
        lists.copied().chain(player.captain).chain(player.kept).chain(player.rumor).chain(player.mission)
    });
    let piles = &state.discards;
    let lists =
        [&state.missions, &state.entering, &state.aside, &piles.event, &piles.glory, &piles.mission, &piles.captain];
    let npcs = state.npcs.values().flat_map(|npc| &npc.cards);
    let laid = lists.into_iter().flatten().chain(npcs).copied();
    held.chain(laid).chain(state.event).chain(state.war_card).collect()
}

/// Every cargo card that lies anywhere but in the deck.
#[must_use]
pub fn cargo_in_sight(state: &State) -> BTreeSet<CargoId> {
    let held = state.players.iter().flat_map(|player| &player.cargo);
    let raid = state.raid.iter().flat_map(|raid| &raid.cards);
    let spoils = state.battle.iter().flat_map(|battle| &battle.spoils);
    held.chain(raid).chain(spoils).chain(&state.market).chain(&state.discards.cargo).copied().collect()
}
