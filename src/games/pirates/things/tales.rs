//! Tales of things on the table under the pointer; the first fact is the name.

use crate::games::pirates::pieces::PiratePiece;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::printed::{Cannon, notation};
use crate::rules::pirates::state::{Island, Plight, Ship, Sight, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::{Flag, Keyword, OrderKind};

/// The name stands as a fact of its own, first in the tale.
pub fn named(name: impl Into<Arg>) -> Fact {
    key::PcTaleName { name: name.into() }.into()
}

/// The facts of a piece.
#[must_use]
pub fn of(view: &View, piece: PiratePiece) -> Vec<Fact> {
    use PiratePiece as P;
    let table = &view.table;
    match piece {
        P::Sea => {
            let size = |from: i32, to: i32| (to - from) / 100;
            let (from, to) = (table.table.from, table.table.to);
            vec![key::PcTaleSea { wide: size(from.x.0, to.x.0), high: size(from.y.0, to.y.0) }.into()]
        }
        P::Island(id) => table.island(id).map(|found| island(view, found)).unwrap_or_default(),
        P::Terrain(id) => match table.terrain.iter().find(|terrain| terrain.id == id) {
            Some(terrain) => {
                let mut all = vec![named(terrain.kind), words::terrain_why(terrain.kind).into()];
                all.extend(terrain.factor.map(|factor| key::PcTaleFactor { factor }.into()));
                all
            }
            None => Vec::new(),
        },
        P::Ship(id) | P::Kraken(id) | P::Fort(id) => unit(view, id),
        P::Deck(id) => {
            let printed = table.unit(id).map(|unit| unit.card()).unwrap_or(id);
            unit(view, id).into_iter().chain(card(table, printed).into_iter().skip(1)).collect()
        }
        P::Mast(id, number) => mast(table, id, number),
        P::Wreck(_) => vec![key::PC_TALE_WRECK.into(), key::PC_TALE_WRECK_WHY.into()],
        P::Crew(id, at) => match table.ship(id).and_then(|ship| ship.crew.get(usize::from(at))) {
            Some(crew) => card(table, crew.card).into_iter().chain(lies_down(crew.up)).collect(),
            None => vec![key::PC_TALE_CREW_BACK.into(), key::PC_TALE_SECRET.into()],
        },
        P::Ashore(flag, at) => match table.player(flag).and_then(|player| player.ashore.get(usize::from(at))) {
            Some((crew, _)) => card(table, crew.card).into_iter().chain(lies_down(crew.up)).collect(),
            None => vec![key::PC_TALE_CREW_BACK.into(), key::PC_TALE_SECRET.into()],
        },
        P::Treasure(id, at) => match table.ship(id).and_then(|ship| ship.uniques.get(usize::from(at))) {
            Some(treasure) => vec![named(words::card(table, treasure.card)), words::treasure_effect(treasure.card)],
            None => vec![key::PC_TALE_TREASURE_BACK.into(), key::PC_TALE_SECRET.into()],
        },
        P::Coins(id) => coins(view, id),
        P::Bank(flag) => bank(table, flag),
        P::Counters(id) => {
            let mut all = vec![key::PcTaleCounters { count: view.counters_on(id) }.into()];
            all.extend(table.island(id).into_iter().flat_map(|found| notes(table, found)));
            all
        }
        P::Pennant(_, flag) => vec![key::PcTalePennant { flag }.into()],
        P::Ghost => vec![key::PC_TALE_GHOST_HERE.into()],
        P::Ruler(ruler) => {
            let length = table.pack.measures.ruler(ruler);
            vec![key::PcTaleRuler { ruler, length: Arg::text(tenths(length.0)) }.into()]
        }
        P::InHand => Vec::new(),
    }
}

/// Hundredths of a millimetre as millimetres with one digit.
fn tenths(hundredths: i32) -> String {
    format!("{}.{}", hundredths / 100, hundredths % 100 / 10)
}

fn lies_down(up: bool) -> Option<Fact> {
    (!up).then(|| key::PC_TALE_FACE_DOWN.into())
}

/// Everything that is printed on a card, the name first.
#[must_use]
pub fn card(table: &State, card: Name) -> Vec<Fact> {
    let pack = &*table.pack;
    let mut all = vec![named(words::card(table, card))];
    let mut says = |keywords: &[Keyword], abilities: &[Ability]| {
        all.extend(keywords.iter().map(|keyword| {
            key::PcTaleKeyword { keyword: *keyword, why: Arg::key(words::keyword_why(*keyword)) }.into()
        }));
        all.extend(abilities.iter().map(words::ability));
    };
    if let Some(craft) = pack.craft(card) {
        says(&craft.keywords, &craft.abilities);
    } else if let Some(hand) = pack.hand(card) {
        says(&hand.keywords, &hand.abilities);
    } else if let Some(monster) = pack.monster(card) {
        says(&monster.keywords, &monster.abilities);
    } else if let Some(fort) = pack.stronghold(card) {
        says(&[], &fort.abilities);
    }
    all
}

fn cannons(all: &[Cannon]) -> Arg {
    Arg::text(notation::of_cannons(all))
}

fn unit(view: &View, id: Name) -> Vec<Fact> {
    let table = &view.table;
    let Some(unit) = table.unit(id) else { return Vec::new() };
    let mut all = vec![key::PcTaleUnit { flag: unit.flag(), name: words::name(table, id) }.into()];
    if let Some(ship) = table.ship(id) {
        of_ship(view, ship, &mut all);
    }
    if let Some(kraken) = table.kraken(id) {
        let now = kraken.tentacles.iter().filter(|stands| **stands).count();
        all.push(key::PcTaleTentacles { now, most: kraken.tentacles.len() }.into());
        all.extend(kraken.embraces.map(|ship| key::PcTaleEmbraces { ship: words::name(table, ship) }.into()));
        all.extend(kraken.lost.map(|_| key::PC_TALE_LOST.into()));
        plights(&kraken.plight, &mut all);
    }
    if let Some(fort) = table.fort(id) {
        let now = fort.flags.iter().filter(|(_, stands)| *stands).count();
        all.push(key::PcTaleFlags { now, most: fort.flags.len() }.into());
        let gold: u16 = fort.coins.iter().map(|coin| u16::from(coin.value)).sum();
        all.push(key::PcTaleGold { gold }.into());
        all.push(key::PcTaleOnIsland { island: words::name(table, fort.island) }.into());
    }
    orders(unit.given(), &mut all);
    all
}

fn orders(given: &[OrderKind], all: &mut Vec<Fact>) {
    if !given.is_empty() {
        all.push(key::PcTaleGiven { orders: words::list(given.iter().map(|order| Arg::from(*order))) }.into());
    }
}

fn of_ship(view: &View, ship: &Ship, all: &mut Vec<Fact>) {
    let table = &view.table;
    let Some(craft) = table.craft(ship) else { return };
    if ship.is_derelict() {
        all.push(key::PC_TALE_DERELICT.into());
    } else {
        all.push(key::PcTaleMasts { now: ship.standing(), most: ship.full() }.into());
    }
    let shares = view.shares_secrets_of(ship.flag);
    let moves = notation::of_segments(&sums::base_move(table, ship.id, false));
    if !moves.is_empty() {
        all.push(key::PcTaleMove { segments: Arg::text(moves) }.into());
    }
    all.push(key::PcTaleCannons { cannons: cannons(&craft.cannons) }.into());
    let most = sums::capacity(table, ship, !shares);
    all.push(if shares {
        key::PcTaleCargo { used: sums::used_space(table, ship), most }.into()
    } else {
        key::PcTaleSpaces { most }.into()
    });
    let backs = view.backs_of(ship.id);
    if backs.crew > 0 {
        all.push(key::PcTaleCrewDown { count: backs.crew }.into());
    }
    if backs.coins > 0 {
        all.push(key::PcTaleCoinsDown { count: backs.coins }.into());
    }
    all.extend(ship.docked.map(|island| key::PcTaleDocked { island: words::name(table, island) }.into()));
    all.extend(ship.lost.map(|_| key::PC_TALE_LOST.into()));
    all.extend(ship.entangled.map(|_| key::PC_TALE_ENTANGLED.into()));
    all.extend(ship.ghost.then(|| key::PC_TALE_GHOST.into()));
    all.extend(ship.towing.map(|other| key::PcTaleTows { other: words::name(table, other) }.into()));
    all.extend(table.tower_of(ship.id).map(|tower| key::PcTaleTowed { tower: words::name(table, tower.id) }.into()));
    all.extend(contacts::pinned_by(table, ship.id).map(|by| key::PcTalePinned { by: words::name(table, by) }.into()));
    all.extend(table.embraced_by(ship.id).map(|by| key::PcTaleEmbraced { by: words::name(table, by.id) }.into()));
    all.extend(ship.waits.then(|| key::PC_TALE_WAITS.into()));
    all.extend(ship.going_down.then(|| key::PC_TALE_GOING_DOWN.into()));
    plights(&ship.plight, all);
}

/// Bans and immunities are public (PC-21.1).
fn plights(plight: &Plight, all: &mut Vec<Fact>) {
    for (holds, said) in [
        (plight.cowed || plight.silenced, key::PC_TALE_SILENCED),
        (plight.smoked, key::PC_TALE_SMOKED),
        (plight.slowed, key::PC_TALE_SLOWED),
        (plight.chained, key::PC_TALE_CHAINED),
        (plight.untouchable, key::PC_TALE_UNTOUCHABLE),
        (plight.stays || plight.rests, key::PC_TALE_STAYS),
    ] {
        all.extend(holds.then(|| said.into()));
    }
}

fn island(view: &View, island: &Island) -> Vec<Fact> {
    let table = &view.table;
    let mut all = vec![named(words::name(table, island.id))];
    match island.home {
        Some(flag) => all.extend(bank(table, flag).into_iter().skip(1)),
        None => {
            all.push(key::PcTaleCounters { count: view.counters_on(island.id) }.into());
            all.extend(island.pennants.iter().map(|flag| key::PcTalePennant { flag: *flag }.into()));
            all.extend(notes(table, island));
        }
    }
    all
}

/// Finds that were seen here by seats the viewer shares secrets with (PC-21.3).
fn notes(table: &State, island: &Island) -> Vec<Fact> {
    let note = |(_, sight): (&Flag, &Sight)| {
        let coins = sight.coins.iter().map(|coin| Arg::text(coin.to_string()));
        let what = words::list(coins.chain(sight.uniques.iter().map(|unique| words::card(table, *unique))));
        let seen: Fact = key::PcTaleSeen { turn: sight.turn, what }.into();
        [Some(seen), sight.stale.then(|| key::PC_TALE_STALE.into())]
    };
    island.seen.iter().flat_map(note).flatten().collect()
}

fn bank(table: &State, flag: Flag) -> Vec<Fact> {
    let gold = sums::banked_gold(table, flag);
    let counts = sums::winning_gold(table, flag);
    vec![
        key::PcTaleBank { flag }.into(),
        key::PcTaleGold { gold }.into(),
        key::PcTaleMark { gold: counts, mark: table.mark }.into(),
    ]
}

fn coins(view: &View, id: Name) -> Vec<Fact> {
    let table = &view.table;
    let known: &[_] = table
        .ship(id)
        .map(|ship| ship.coins.as_slice())
        .or_else(|| table.fort(id).map(|fort| fort.coins.as_slice()))
        .unwrap_or_default();
    let hidden = view.backs_of(id).coins;
    let mut all = vec![key::PcTaleCoins { count: known.len() + usize::from(hidden) }.into()];
    if hidden == 0 {
        let gold: u16 = known.iter().map(|coin| u16::from(coin.value)).sum();
        all.push(key::PcTaleGold { gold }.into());
    } else {
        all.push(key::PC_TALE_SECRET.into());
    }
    all
}

fn mast(table: &State, id: Name, number: u8) -> Vec<Fact> {
    let Some(ship) = table.ship(id) else { return Vec::new() };
    let at = usize::from(number).saturating_sub(1);
    let stands = ship.masts.get(at).copied().unwrap_or_default();
    let cannon = table.craft(ship).and_then(|craft| craft.cannons.get(at));
    let mut all = vec![key::PcTaleMast { number, ship: words::name(table, id) }.into()];
    all.push(match cannon.filter(|_| stands) {
        Some(cannon) => key::PcTaleCannon { rank: cannon.rank, range: cannon.range }.into(),
        None => key::PC_TALE_MAST_GONE.into(),
    });
    all
}
