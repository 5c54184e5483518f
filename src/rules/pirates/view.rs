//! The table as one viewer sees it (PC-21): public things and the viewer's own, listed field by field. A field that is
//! new in the state is left out until this file decides on it. Once all is over, everything lies open.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::Name;
use super::state::{Coin, Crew, Island, Phase, Player, Ship, State, Treasure};
use super::words::Flag;
use crate::rules::kernel::Viewer;

/// The numbers of things face down aboard a ship, of which a viewer knows the backs alone (PC-21.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backs {
    pub crew: u8,
    pub coins: u8,
    pub treasures: u8,
}

/// A viewer knows this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The view holds the secrets of this player.
    pub flag: Option<Flag>,
    /// The table as far as it is known: what lies face down before others is missing.
    pub table: State,
    /// Face-down things aboard each ship, missing from the table.
    pub backs: BTreeMap<Name, Backs>,
    /// Crew that lies face down ashore, by player.
    pub ashore: BTreeMap<Flag, u8>,
    /// Counters on each island (PC-21.1).
    pub counters: BTreeMap<Name, u8>,
}

impl View {
    /// Are the secrets of this player in it? After the end those of all are.
    #[must_use]
    pub fn shares_secrets_of(&self, of: Flag) -> bool {
        shares(&self.table, self.flag, of)
    }

    /// Counters on an island.
    #[must_use]
    pub fn counters_on(&self, island: Name) -> u8 {
        self.counters.get(&island).copied().unwrap_or_default()
    }

    /// Counts of things face down aboard.
    #[must_use]
    pub fn backs_of(&self, ship: Name) -> Backs {
        self.backs.get(&ship).copied().unwrap_or_default()
    }

    /// The table with a blank for everything that lies face down, so that the rules can be asked about it: a blank is counted, is
    /// worth nothing and does nothing.
    #[must_use]
    pub fn with_blanks(&self) -> State {
        let mut table = self.table.clone();
        for ship in &mut table.ships {
            let backs = self.backs_of(ship.id);
            ship.crew.extend((0..backs.crew).map(|_| Crew::of(Name::none(), false)));
            ship.coins.extend((0..backs.coins).map(|_| Coin { value: 0, up: false, ransom: false }));
            let blank = |_| Treasure { card: Name::none(), up: false, worth: 0 };
            ship.uniques.extend((0..backs.treasures).map(blank));
        }
        for island in &mut table.islands {
            let known = island.coins.len() + island.uniques.len();
            let hidden = usize::from(self.counters_on(island.id)).saturating_sub(known);
            island.coins.extend(std::iter::repeat_n(0, hidden));
        }
        table
    }
}

fn shares(state: &State, viewer: Option<Flag>, of: Flag) -> bool {
    viewer == Some(of) || state.phase == Phase::Over
}

fn count<T>(all: &[T], hidden: impl Fn(&T) -> bool) -> u8 {
    u8::try_from(all.iter().filter(|one| hidden(one)).count()).unwrap_or(u8::MAX)
}

/// The table as this viewer sees it.
#[must_use]
pub fn seen_by(state: &State, viewer: Viewer) -> View {
    let flag = match viewer {
        Viewer::Seat(seat) => state.at_seat(seat).map(|player| player.flag),
        Viewer::Bystander => None,
    };
    let hidden = |ship: &Ship| Backs {
        crew: count(&ship.crew, |crew| !crew.up),
        coins: count(&ship.coins, |coin| !coin.up),
        treasures: count(&ship.uniques, |treasure| !treasure.up),
    };
    let others = |of: Flag| !shares(state, flag, of);
    let closed = |ship: &&Ship| others(ship.flag) && !looks_into(state, ship.id, flag);
    let counted = |island: &Island| u8::try_from(island.coins.len() + island.uniques.len()).unwrap_or(u8::MAX);
    View {
        flag,
        table: table(state, flag),
        backs: state.ships.iter().filter(closed).map(|ship| (ship.id, hidden(ship))).collect(),
        ashore: state
            .players
            .iter()
            .filter(|player| others(player.flag))
            .map(|player| (player.flag, count(&player.ashore, |(crew, _)| !crew.up)))
            .collect(),
        counters: state.islands.iter().map(|island| (island.id, counted(island))).collect(),
    }
}

fn table(state: &State, viewer: Option<Flag>) -> State {
    State {
        pack: state.pack.clone(),
        options: state.options,
        table: state.table,
        total: state.total,
        phase: state.phase,
        turn: state.turn,
        first: state.first,
        to_move: state.to_move,
        players: state.players.iter().map(|player| seen_player(state, player, viewer)).collect(),
        islands: state.islands.iter().map(|island| seen_island(state, island, viewer)).collect(),
        to_lay: state.to_lay.clone(),
        lay: state.lay,
        drawn: state.drawn,
        terrain: state.terrain.clone(),
        wrecks: state.wrecks.clone(),
        sunk: state.sunk.clone(),
        hush: state.hush,
        built: state.built,
        poor: state.poor,
        idle: state.idle.clone(),
        ships: state.ships.iter().map(|ship| seen_ship(state, ship, viewer)).collect(),
        krakens: state.krakens.clone(),
        forts: state.forts.clone(),
        starting_gold: state.starting_gold,
        ransomed: state.ransomed,
        removed: state.removed,
        mark: state.mark,
        scenario: state.scenario,
        victory: state.victory,
        pinned: state.pinned.clone(),
        running: state.running.clone(),
        result: state.result,
    }
}

fn seen_player(state: &State, player: &Player, viewer: Option<Flag>) -> Player {
    let own = shares(state, viewer, player.flag);
    Player {
        flag: player.flag,
        banked: player.banked.clone(),
        bonus: player.bonus,
        forts: player.forts.clone(),
        ashore: player.ashore.iter().filter(|(crew, _)| own || crew.up).copied().collect(),
        out: player.out,
        resigned: player.resigned,
        points: player.points,
        to_place: player.to_place.clone(),
        brought: if own { player.brought.clone() } else { Default::default() },
        turns: player.turns,
    }
}

fn seen_ship(state: &State, ship: &Ship, viewer: Option<Flag>) -> Ship {
    let own = shares(state, viewer, ship.flag) || looks_into(state, ship.id, viewer);
    let crew = |crew: &&Crew| own || crew.up;
    let coin = |coin: &&Coin| own || coin.up;
    let treasure = |treasure: &&Treasure| own || treasure.up;
    Ship {
        id: ship.id,
        card: ship.card,
        flag: ship.flag,
        owner: ship.owner,
        pose: ship.pose,
        masts: ship.masts.clone(),
        crew: ship.crew.iter().filter(crew).copied().collect(),
        coins: ship.coins.iter().filter(coin).copied().collect(),
        uniques: ship.uniques.iter().filter(treasure).copied().collect(),
        docked: ship.docked,
        dock_free: ship.dock_free,
        given: ship.given.clone(),
        extra: ship.extra,
        rammed: ship.rammed,
        pivoted: ship.pivoted,
        moved: ship.moved,
        used: ship.used.clone(),
        ghost: ship.ghost,
        lost: ship.lost,
        entangled: ship.entangled,
        towing: ship.towing,
        going_down: ship.going_down,
        scuttled: ship.scuttled,
        whirled: ship.whirled,
        plight: ship.plight,
        waits: ship.waits,
        must_leave: ship.must_leave,
        landed: ship.landed,
        emptied: ship.emptied,
        encore: ship.encore,
        more: ship.more.clone(),
    }
}

/// The player who explores a ship sees everything aboard (PC-9.13).
fn looks_into(state: &State, ship: Name, viewer: Option<Flag>) -> bool {
    let running = state.running.as_ref().filter(|running| running.explores == Some(ship));
    let explorer = running.and_then(|running| state.ship(running.unit)).map(|ship| ship.flag);
    explorer.is_some() && explorer == viewer
}

/// Nobody sees treasure on islands but the player who explores them (PC-9.3). The notes of a seat are its own.
fn seen_island(state: &State, island: &Island, viewer: Option<Flag>) -> Island {
    let explores = explorer(state).is_some_and(|(flag, at)| at == island.id && viewer == Some(flag));
    let open = explores || state.phase == Phase::Over;
    Island {
        id: island.id,
        card: island.card,
        pose: island.pose,
        shape: island.shape.clone(),
        home: island.home,
        coins: if open { island.coins.clone() } else { Vec::new() },
        uniques: if open { island.uniques.clone() } else { Vec::new() },
        pennants: island.pennants.clone(),
        seen: island
            .seen
            .iter()
            .filter(|(of, _)| shares(state, viewer, **of))
            .map(|(of, seen)| (*of, seen.clone()))
            .collect(),
    }
}

/// The player who explores an island just now, and the island.
#[must_use]
pub fn explorer(state: &State) -> Option<(Flag, Name)> {
    let running = state.running.as_ref().filter(|running| running.kind == super::words::OrderKind::Explore)?;
    let ship = state.ship(running.unit)?;
    ship.docked.map(|island| (ship.flag, island))
}
