//! Exploring, and crew and cargo that go from here to there (PC-6.4, 9.3 to 9.24, 15.12).

use super::captain::{Captain, Deed, Group, known, named};
use super::{acts, orders};
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::abilities::Charm;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Order, Piece, Place};
use crate::rules::pirates::state::{Coin, Fort, Island, Phase, Running, Ship};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::OrderKind;
use crate::table::sheet::{Line, Print, Voice, in_lines};

/// Space and points of crew aboard (PC-21.22).
#[must_use]
pub fn room(captain: &Captain, ship: &Ship) -> Vec<Fact> {
    let table = captain.table;
    let own = ship.flag == captain.by;
    let space = key::PcSheetSpace { used: sums::used_space(table, ship), of: sums::capacity(table, ship, !own) };
    let points = own
        .then(|| key::PcSheetCrewPoints { used: sums::crew_points(table, ship), of: sums::points(table, ship) }.into());
    [space.into()].into_iter().chain(points).collect()
}

fn explores<'a>(captain: &Captain<'a>) -> Option<(&'a Running, &'a Ship)> {
    let run = captain.running().filter(|run| run.kind == OrderKind::Explore && captain.orders_in(Phase::Orders))?;
    Some((run, captain.table.ship(run.unit)?))
}

/// The coins of most value that fit, by their places.
fn best(captain: &Captain, ship: &Ship, island: &Island) -> Vec<u8> {
    let mut coins: Vec<(u8, u8)> = (0..).zip(island.coins.iter().copied()).collect();
    coins.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let free = usize::from(sums::free_space(captain.table, ship));
    let mut places: Vec<u8> = coins.into_iter().take(free).map(|(place, _)| place).collect();
    places.sort_unstable();
    places
}

/// An island is explored: its counters lie open before this captain alone (PC-9.3).
fn of_island(captain: &Captain, draft: &Draft, ship: &Ship, island: &Island) -> Vec<Group> {
    let with = |place: u8| draft.counters.iter().copied().filter(|own| *own != place).chain([place]).collect();
    let coins = (0..).zip(&island.coins).map(|(place, value)| {
        let laid = draft.counters.contains(&place);
        let against = captain.against(&Order::Take(with(place))).filter(|_| !laid);
        known(key::PcSheetCoin { value: *value }, Wish::Counter(place)).chosen(laid).unless(against)
    });
    let whole = ship.standing() == ship.full();
    let first = u8::try_from(island.coins.len()).unwrap_or(u8::MAX);
    let may_lie =
        |card: Name| whole && captain.pack().unique(card).is_some_and(|unique| unique.charms.contains(&Charm::MayLie));
    let uniques = (first..).zip(&island.uniques).map(|(place, card)| {
        let lies = may_lie(*card);
        let deed = known(named(captain.card(*card)), Wish::Counter(place));
        let deed = deed.chosen(!lies || draft.counters.contains(&place));
        let note = (!lies).then(|| key::PC_SHEET_MUST_BE_TAKEN.into());
        Deed { note, tip: Some(words::treasure_effect(*card)), ..deed }
    });
    let deeds: Vec<Deed> = coins.chain(uniques).collect();
    let head = key::PcSheetCountersOf { island: captain.name(island.id) };
    let lying = Group::under(head).hinting(room(captain, ship)).offering(deeds);
    let most = best(captain, ship, island);
    let most = (draft.counters.is_empty() && !most.is_empty()).then(|| {
        let sum: u16 =
            most.iter().filter_map(|place| island.coins.get(usize::from(*place))).map(|own| u16::from(*own)).sum();
        captain.give(key::PcSheetTakeMost { gold: sum }, Order::Take(most)).known_as("take-most")
    });
    let count = u8::try_from(draft.counters.len()).unwrap_or(u8::MAX);
    let take = (count > 0).then(|| captain.give(key::PcSheetTake { count }, Order::Take(draft.counters.clone())));
    let leave = captain.give(key::PC_SHEET_LEAVE, Order::Leave);
    let ends = take.into_iter().chain(most).chain([leave]).map(|deed| Deed { voice: Voice::Plain, ..deed });
    vec![lying, Group::default().offering(ends).giving_reasons()]
}

/// Cargo of one place that could go to another.
fn pieces(ship: &Ship) -> Vec<Piece> {
    let crew = ship.crew.iter().map(|crew| Piece::Crew(crew.card));
    let coins = (0..).zip(&ship.coins).map(|(place, _)| Piece::Coin(place));
    crew.chain(coins).chain(ship.uniques.iter().map(|own| Piece::Unique(own.card))).collect()
}

/// The name of a piece; a coin's is its value, where it is known.
fn called(captain: &Captain, coins: &[Coin], piece: Piece) -> Fact {
    match piece {
        Piece::Crew(card) | Piece::Unique(card) => named(captain.card(card)),
        Piece::Coin(place) => match coins.get(usize::from(place)) {
            Some(coin) if coin.value > 0 => key::PcSheetCoin { value: coin.value }.into(),
            _ => named(words::piece(captain.table, piece)),
        },
    }
}

fn transfer(captain: &Captain, coins: &[Coin], piece: Piece, (from, to): (Name, Name)) -> Deed {
    let order = Order::Transfer(vec![piece], Place::Unit(from), Place::Unit(to));
    captain.give(called(captain, coins, piece), order).known_as(format!("transfer:{piece}:{to}"))
}

/// Cargo goes from one ship to the other, and back (PC-9.11, 9.12).
fn between(captain: &Captain, ship: &Ship, other: &Ship) -> Vec<Group> {
    let row = |from: &Ship, to: &Ship| {
        let head = key::PcSheetTo { from: captain.name(from.id), to: captain.name(to.id) };
        let deeds = pieces(from).into_iter().map(|piece| transfer(captain, &from.coins, piece, (from.id, to.id)));
        Group::under(head).hinting(room(captain, to)).offering(deeds).giving_reasons()
    };
    let back = (other.flag == ship.flag).then(|| row(ship, other));
    let done = captain.give(key::PC_SHEET_DONE, Order::Leave);
    let last = Group::default().offering([Deed { voice: Voice::Plain, ..done }]);
    [row(other, ship)].into_iter().chain(back).chain([last]).collect()
}

/// Coins in a fort, to be taken (PC-15.12, 15.13).
fn out_of_fort(captain: &Captain, ship: &Ship, fort: &Fort) -> Vec<Group> {
    let head = key::PcSheetTo { from: captain.name(fort.id), to: captain.name(ship.id) };
    let coins = (0..).zip(&fort.coins).map(|(place, _)| Piece::Coin(place));
    let deeds = coins.map(|piece| transfer(captain, &fort.coins, piece, (fort.id, ship.id)));
    let group = Group::under(head).hinting(room(captain, ship)).offering(deeds).giving_reasons();
    let done = captain.give(key::PC_SHEET_DONE, Order::Leave);
    vec![group, Group::default().offering([Deed { voice: Voice::Plain, ..done }])]
}

/// The exploring that goes on.
#[must_use]
pub fn exploring(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let Some((run, ship)) = explores(captain) else { return Vec::new() };
    let Some(what) = run.explores else { return Vec::new() };
    let table = captain.table;
    let island = table.island(what).map(|island| of_island(captain, draft, ship, island));
    let other = || table.ship(what).map(|other| between(captain, ship, other));
    let fort = || table.fort(what).map(|fort| out_of_fort(captain, ship, fort));
    let groups = island.or_else(other).or_else(fort);
    groups.unwrap_or_else(|| vec![Group::default().offering([captain.give(key::PC_SHEET_DONE, Order::Leave)])])
}

/// Crew goes ashore, comes aboard, or goes to another ship at the same island (PC-6.4).
fn ferries(captain: &Captain, ship: &Ship) -> Vec<Group> {
    let table = captain.table;
    let Some(island) = ship.docked else { return Vec::new() };
    let home = table.island(island).is_some_and(|island| island.home == Some(captain.by));
    let beside: Vec<Name> = table
        .ships
        .iter()
        .filter(|other| other.flag == captain.by && other.id != ship.id && other.docked == Some(island))
        .map(|other| other.id)
        .collect();
    let own = Place::Unit(ship.id);
    let mut groups = Vec::new();
    let to_land = ship
        .crew
        .iter()
        .map(|crew| captain.give(named(captain.card(crew.card)), Order::Ferry(crew.card, own, Place::Ashore)));
    groups.push(Group::under(key::PC_SHEET_ASHORE).offering(to_land).giving_reasons());
    groups.extend(beside.into_iter().map(|other| {
        let deeds = ship.crew.iter().map(|crew| {
            let order = Order::Ferry(crew.card, own, Place::Unit(other));
            captain.give(named(captain.card(crew.card)), order).known_as(format!("ferry:{}:{other}", crew.card))
        });
        Group::under(key::PcSheetCrewTo { unit: captain.name(other) }).offering(deeds).giving_reasons()
    }));
    let here = captain.player.ashore.iter().filter(|(_, at)| if home { at.is_none() } else { *at == Some(island) });
    let aboard = here.map(|(crew, _)| {
        let order = Order::Ferry(crew.card, Place::Ashore, own);
        captain.give(named(captain.card(crew.card)), order).known_as(format!("aboard:{}", crew.card))
    });
    let head = key::PcSheetCrewTo { unit: captain.name(ship.id) };
    groups.push(Group::under(head).hinting(room(captain, ship)).offering(aboard).giving_reasons());
    groups
}

/// Coins go into an own fort at the same island (PC-15.12).
fn into_fort(captain: &Captain, ship: &Ship) -> Option<Group> {
    let fort = ship.docked.and_then(|island| captain.table.fort_on(island)).filter(|fort| fort.flag == captain.by)?;
    let coins = (0..).zip(&ship.coins).map(|(place, _)| Piece::Coin(place));
    let deeds = coins.map(|piece| transfer(captain, &ship.coins, piece, (ship.id, fort.id)));
    Some(Group::under(key::PcSheetCoinsTo { fort: captain.name(fort.id) }).offering(deeds).giving_reasons())
}

/// The page of cargo, of the ship that is looked after.
#[must_use]
pub fn page(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let table = captain.table;
    let Some(ship) = captain.picked(draft).and_then(|unit| table.ship(unit)) else {
        return vec![Group::default().saying(Line::new(Print::Hint, key::PC_SHEET_NO_SHIP))];
    };
    let pick = known(named(captain.name(ship.id)), Wish::Pick(ship.id));
    let pick = Deed { on_the_table: orders::piece_of(captain, ship.id), ..pick }.chosen(true);
    let mut groups = vec![Group::default().offering([pick]).hinting(room(captain, ship))];
    groups.push(aboard(captain, ship));
    if captain.orders_in(Phase::Orders) {
        let moves = ferries(captain, ship).into_iter().chain(into_fort(captain, ship));
        groups.extend(moves.filter(|group| !group.deeds.is_empty()));
        if ship.docked.is_none() {
            groups.push(Group::default().saying(Line::new(Print::Hint, key::PC_SHEET_CREW_AT_ISLANDS)));
        }
        let uses = acts::abilities(captain, ship.id);
        groups.push(Group::under(key::PC_SHEET_ABILITIES).offering(uses).giving_reasons());
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Everything aboard that these eyes may know, with what each card does.
#[must_use]
pub fn aboard(captain: &Captain, ship: &Ship) -> Group {
    let text = |card: Name| {
        let hand = captain.pack().hand(card)?;
        let abilities = hand.abilities.iter().map(words::ability);
        let keywords = hand.keywords.iter().map(|keyword| Fact::from(words::keyword_why(*keyword)));
        in_lines(abilities.chain(keywords))
    };
    let works = |crew: &crate::rules::pirates::state::Crew| sums::crew_works(captain.table, ship, crew);
    let crew = ship.crew.iter().map(|crew| {
        let print = if crew.card == Name::none() || works(crew) { Print::Item } else { Print::Struck };
        let state = (!crew.up && crew.card != Name::none()).then(|| key::PC_SHEET_FACE_DOWN.into());
        let line = Line::new(print, named(captain.card(crew.card))).beside(Print::Faint, state);
        Line { tip: text(crew.card), ..line }
    });
    let coins = (0..)
        .zip(&ship.coins)
        .map(|(place, _)| Line::new(Print::Item, called(captain, &ship.coins, Piece::Coin(place))));
    let uniques = ship.uniques.iter().map(|own| {
        let tip = (own.card != Name::none()).then(|| words::treasure_effect(own.card));
        let state = (!own.up && own.card != Name::none()).then(|| key::PC_SHEET_FACE_DOWN.into());
        Line { tip, ..Line::new(Print::Item, named(captain.card(own.card))).beside(Print::Faint, state) }
    });
    let mut group = Group::under(key::PcSheetAboard { unit: captain.name(ship.id) });
    group.lines.extend(crew.chain(coins).chain(uniques));
    if group.lines.is_empty() {
        group.lines.push(Line::new(Print::Hint, key::PC_SHEET_NOTHING_ABOARD));
    }
    group
}
