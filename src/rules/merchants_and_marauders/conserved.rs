//! Invariants of the table between two runs: nothing is lost and everything lies in a permitted place (MM-29.10).

use super::ids::{CardId, CargoId, Sort};
use super::state::{Phase, Player, Side, State, Where};
use super::sums;
use super::words::{Colour, Fitting, Good, Location, Nation, NpcKind, Weapon, Zone};

/// No value, and no bounty, is higher (MM-5.6, MM-12.5).
const TRACK: u8 = 5;
/// MM-13.3.
const HAND: usize = 4;
/// Two missions are always on offer (MM-10.38).
const ON_OFFER: usize = 2;

/// An invariant is broken in one of these ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A card lies in two places, or in none.
    CardTwice(CardId),
    CardLost(CardId),
    CargoTwice(CargoId),
    CargoLost(CargoId),
    /// There is this number of these tokens, and there should be that number.
    Merchants(Nation, usize, u8),
    Fittings(Fitting, usize, u8),
    Demand(Good, usize, u8),
    /// More than there are.
    Weapons(Weapon, usize),
    /// The zone has no port.
    NoPort(Zone),
    /// A track of a ship is above its maximum.
    Track(Colour, Location, u8),
    /// Five cards, and none is discarded.
    Hand(Colour, usize),
    /// More than the hold takes, or than six in port.
    Cargo(Colour, usize),
    Level(Colour, Nation, u8),
    /// A captain without a ship, or the other way about.
    Afloat(Colour),
    /// Two specialists of a kind.
    Specialists(Colour),
    Missions(usize),
    /// A ship of no player without a captain, that is no squadron; or one that is both.
    Npc(NpcKind),
    /// A fight, a raid or a market that nobody has ended, or tokens that wait for a port.
    Unfinished,
}

/// Lists every card from all places.
#[must_use]
pub fn cards(state: &State) -> Vec<CardId> {
    let held = state.players.iter().flat_map(|player| {
        let lists = [&player.hand, &player.proved, &player.specialists].into_iter().flatten();
        lists.copied().chain(player.captain).chain(player.kept).chain(player.rumor).chain(player.mission)
    });
    let (decks, piles) = (&state.decks, &state.discards);
    let lists = [
        &decks.event,
        &decks.glory,
        &decks.rumor,
        &decks.mission,
        &decks.captain,
        &piles.event,
        &piles.glory,
        &piles.mission,
        &piles.captain,
        &state.missions,
        &state.entering,
        &state.aside,
    ];
    let npcs = state.npcs.values().flat_map(|npc| &npc.cards);
    let laid = lists.into_iter().flatten().chain(npcs).copied();
    held.chain(laid).chain(state.event).chain(state.war_card).collect()
}

/// Lists every cargo card from all places.
#[must_use]
pub fn cargo(state: &State) -> Vec<CargoId> {
    let held = state.players.iter().flat_map(|player| &player.cargo);
    let raid = state.raid.iter().flat_map(|raid| &raid.cards);
    let spoils = state.battle.iter().flat_map(|battle| &battle.spoils);
    let piles = state.market.iter().chain(&state.decks.cargo).chain(&state.discards.cargo);
    held.chain(raid).chain(spoils).chain(piles).copied().collect()
}

/// Finds the values that occur more than once.
fn twice<T: Copy + Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    let next = all.clone().into_iter().skip(1);
    all.into_iter().zip(next).filter(|(one, other)| one == other).map(|(one, _)| one).collect()
}

/// Lists every broken invariant; the list is empty as long as the rules keep their promises.
#[must_use]
pub fn conserved(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let (cards, cargo) = (cards(state), cargo(state));
    broken.extend(twice(cards.clone()).into_iter().map(Broken::CardTwice));
    broken.extend(twice(cargo.clone()).into_iter().map(Broken::CargoTwice));
    let pack = &state.pack;
    let printed = pack.captains.keys().chain(pack.events.keys()).chain(pack.glory.keys());
    let printed = printed.chain(pack.missions.keys()).chain(pack.rumors.keys());
    // Before the decks are laid nothing lies anywhere (MM-6.1).
    let laid = |sort: Sort| state.phase != Phase::SettingOut || cards.iter().any(|card| card.sort == sort);
    let lost = printed.filter(|card| laid(card.sort) && !cards.contains(card));
    broken.extend(lost.map(|card| Broken::CardLost(*card)));
    if state.phase == Phase::SettingOut {
        return broken;
    }
    broken.extend(pack.cargo.keys().filter(|card| !cargo.contains(card)).map(|card| Broken::CargoLost(*card)));
    tokens(state, &mut broken);
    // After a game that ends at once, nothing is put away any more (MM-22.8).
    if state.phase == Phase::Over {
        return broken;
    }
    for player in &state.players {
        of_player(state, player, &mut broken);
    }
    let more = !state.decks.mission.is_empty() || !state.discards.mission.is_empty();
    if state.missions.len() > ON_OFFER || (more && state.missions.len() < ON_OFFER) {
        broken.push(Broken::Missions(state.missions.len()));
    }
    for (kind, npc) in state.npcs.iter() {
        let commanded = !npc.cards.is_empty();
        let squadron_at_sea = npc.squadron && npc.at.is_some() && kind.nation().is_some();
        if !commanded && !squadron_at_sea {
            broken.push(Broken::Npc(*kind));
        }
    }
    let under_way = state.battle.is_some() && state.phase != Phase::Battle;
    let raiding = state.raid.is_some() && state.phase != Phase::Raid;
    if under_way || raiding || !state.market.is_empty() || !state.scattered.is_empty() {
        broken.push(Broken::Unfinished);
    }
    broken
}

fn tokens(state: &State, broken: &mut Vec<Broken>) {
    let pack = &state.pack;
    for (nation, made) in pack.merchants.iter() {
        let there = state.merchants.values().chain(&state.track).filter(|own| *own == nation).count();
        if there != usize::from(*made) {
            broken.push(Broken::Merchants(*nation, there, *made));
        }
    }
    let ships = || state.players.iter().filter_map(|player| player.ship.as_ref());
    for (fitting, made) in pack.fitting_tokens.iter() {
        let aboard = ships().flat_map(|ship| ship.fittings.keys()).copied();
        let ashore = state.yards.values().map(|yard| yard.kind).chain(state.scattered.iter().copied());
        let there = aboard.chain(ashore).filter(|own| own == fitting).count();
        if there != usize::from(*made) {
            broken.push(Broken::Fittings(*fitting, there, *made));
        }
    }
    for (good, made) in pack.demand.iter() {
        let there = state.demand.values().chain(&state.reserve).chain(&state.laid).filter(|own| *own == good).count();
        if there != usize::from(*made) {
            broken.push(Broken::Demand(*good, there, *made));
        }
    }
    for weapon in Weapon::ALL {
        let made = usize::from(state.house.weapons) / Weapon::ALL.len() + 1;
        let there = state.players.iter().filter(|player| player.weapons.contains(&weapon)).count();
        if there > made {
            broken.push(Broken::Weapons(weapon, there));
        }
    }
    let ports = state.demand.keys().chain(state.yards.keys());
    let landlocked = ports.filter(|zone| pack.nation_of(**zone).is_none());
    broken.extend(landlocked.map(|zone| Broken::NoPort(*zone)));
}

fn of_player(state: &State, player: &Player, broken: &mut Vec<Broken>) {
    let by = player.colour;
    let alive = player.captain.is_some();
    let sails = !matches!(state.phase, Phase::Ships | Phase::Reveal);
    if sails && (alive != player.ship.is_some() || alive != (player.at != Where::Nowhere)) {
        broken.push(Broken::Afloat(by));
    }
    if let Some(ship) = &player.ship {
        for (location, now) in ship.now.iter() {
            if *now > sums::max(state, Side::Player(by), location).min(TRACK) {
                broken.push(Broken::Track(by, location, *now));
            }
        }
    }
    if player.hand.len() > HAND {
        broken.push(Broken::Hand(by, player.hand.len()));
    }
    if player.cargo.len() > usize::from(sums::cargo_limit(state, by)) {
        broken.push(Broken::Cargo(by, player.cargo.len()));
    }
    let levels = player.bounties.iter().filter(|(_, level)| !(1..=TRACK).contains(*level));
    broken.extend(levels.map(|(nation, level)| Broken::Level(by, *nation, *level)));
    let trade = |card: &CardId| state.pack.glory.get(card).and_then(|card| card.specialist);
    let trades: Vec<_> = player.specialists.iter().filter_map(trade).collect();
    if trades.len() != player.specialists.len() || !twice(trades).is_empty() {
        broken.push(Broken::Specialists(by));
    }
}
