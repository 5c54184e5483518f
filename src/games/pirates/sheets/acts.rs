//! Free acts of a unit, and abilities and treasures that their player begins (PC-4.4, 12, 19).

use super::captain::{Captain, Deed, enemies_of, known};
use super::{laying, ruler};
use crate::games::pirates::wishes::{Draft, Placing, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::abilities::{Ability, Charm};
use crate::rules::pirates::contacts;
use crate::rules::pirates::deeds;
use crate::rules::pirates::dice;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::places;
use crate::rules::pirates::powers::{self, Power, Source};
use crate::rules::pirates::state::{Ship, Unit};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Keyword;

/// Says what a power does.
#[must_use]
pub fn effect(power: &Power, card: Name) -> Fact {
    match power {
        Power::Ability(ability) => words::ability(ability),
        Power::Keyword(keyword) => words::keyword_why(*keyword).into(),
        Power::Charm(_) => words::treasure_effect(card),
    }
}

fn word(source: &Source) -> Name {
    match &source.power {
        Power::Ability(ability) => dice::word(ability),
        Power::Keyword(keyword) => Name::try_from(keyword.word()).unwrap_or_default(),
        Power::Charm(_) => source.card,
    }
}

/// Shots are loaded with these.
const fn is_load(power: &Power) -> bool {
    matches!(power, Power::Ability(Ability::DoubleRange | Ability::Chainshot | Ability::Stinkpot))
}

fn sources(captain: &Captain, unit: Name) -> Vec<Source> {
    let mut all = powers::all(captain.table, captain.by);
    all.retain(|source| source.unit == unit);
    all
}

/// Objects an ability could be used on.
fn objects(captain: &Captain, source: &Source) -> Vec<Name> {
    let table = captain.table;
    let Power::Ability(ability) = &source.power else { return Vec::new() };
    match ability {
        Ability::PeekCargo | Ability::SwapCoin | Ability::StripPirates | Ability::Pickpocket | Ability::SilenceOne => {
            table.ships.iter().map(|ship| ship.id).filter(|ship| *ship != source.unit).collect()
        }
        Ability::PeekIsland => table.islands.iter().map(|island| island.id).collect(),
        Ability::Sacrifice => {
            table.ship(source.unit).map(|ship| ship.crew.iter().map(|crew| crew.card).collect()).unwrap_or_default()
        }
        Ability::FortMaps => {
            let own = table.ships.iter().filter(|ship| ship.flag == captain.by && ship.docked.is_some());
            own.map(|ship| ship.id).collect()
        }
        _ => Vec::new(),
    }
}

/// The deeds of one power: on each object that it may be used on, or by itself.
fn used(captain: &Captain, source: &Source) -> Vec<Deed> {
    let (card, word) = (source.card, word(source));
    let tip = effect(&source.power, card);
    let with = |deed: Deed| Deed { tip: Some(tip.clone()), ..deed };
    let on = |object: Name| {
        let text = key::PcSheetUseOn { card: captain.card(card), on: captain.name(object) };
        captain.open(text, Order::Use(card, word, Some(object))).map(with)
    };
    let objects = objects(captain, source);
    let open: Vec<Deed> = objects.iter().filter_map(|object| on(*object)).collect();
    if !open.is_empty() {
        return open;
    }
    let itself = if objects.is_empty() { Some(source.unit) } else { objects.first().copied() };
    let acts = match &source.power {
        Power::Ability(ability) => deeds::acts(ability, itself) || is_load(&source.power),
        Power::Charm(charm) => matches!(charm, Charm::MoreOrder(_) | Charm::MoreMove(_)),
        Power::Keyword(_) => false,
    };
    let order = Order::Use(card, word, itself);
    if acts {
        let text = key::PcSheetUse { card: captain.card(card) };
        return vec![with(captain.give(text, order))];
    }
    if !source.down {
        return Vec::new();
    }
    // Crew that is never begun is turned up, if at all (PC-12.5).
    let text = key::PcSheetTurnUp { card: captain.card(card) };
    captain.open(text, Order::Use(card, word, Some(source.unit))).map(with).into_iter().collect()
}

/// Abilities and treasures of this unit that are begun, but for those that load a shot.
#[must_use]
pub fn abilities(captain: &Captain, unit: Name) -> Vec<Deed> {
    let sources = sources(captain, unit);
    let mut all: Vec<Deed> = Vec::new();
    for deed in sources.iter().filter(|source| !is_load(&source.power)).flat_map(|source| used(captain, source)) {
        // A card that can be turned up for two reasons is turned up once.
        if all.iter().all(|other| other.text != deed.text) {
            all.push(deed);
        }
    }
    all
}

/// Abilities that load the next shot, or double the ranges of the order.
#[must_use]
pub fn loads(captain: &Captain, unit: Name) -> Vec<Deed> {
    let sources = sources(captain, unit);
    sources.iter().filter(|source| is_load(&source.power)).flat_map(|source| used(captain, source)).collect()
}

/// A place is looked for, and the order is checked as if it were put there.
fn put(captain: &Captain, placing: Placing, text: Fact) -> Deed {
    let mut draft = Draft { placing: Some(placing), ..Draft::default() };
    draft.at = laying::place(captain, placing).or(Some(Default::default()));
    let against = laying::order(captain, &draft).and_then(|order| captain.against(&order));
    known(text, Wish::Place(placing)).unless(against)
}

fn of_ship(captain: &Captain, ship: &Ship) -> Vec<Deed> {
    let (table, unit) = (captain.table, ship.id);
    let mut acts: Vec<Deed> = Vec::new();
    let island = ship.docked.and_then(|island| table.island(island));
    if let Some(island) = island.filter(|island| island.home.is_none()) {
        let text = key::PcSheetFreeExplore { island: captain.name(island.id) };
        acts.push(captain.give(text, Order::FreeExplore(unit)).by("PC-9.2"));
    }
    let turns = [Keyword::Schooner, Keyword::Galley].into_iter().any(|own| sums::keyword(table, unit, own));
    acts.extend(turns.then(|| ruler::pivot(captain, unit).by("PC-13.13")));
    let near =
        table.ships.iter().filter(|other| other.id != unit && other.is_derelict() && ship.towing != Some(other.id));
    acts.extend(near.filter(|other| contacts::within_s(table, unit, other.id)).map(|other| {
        let text = key::PcSheetTakeInTow { derelict: captain.name(other.id) };
        captain.give(text, Order::TakeInTow(unit, other.id)).by("PC-8.14")
    }));
    if let Some(towed) = ship.towing {
        let towed = captain.name(towed);
        acts.push(captain.give(key::PcSheetDropTow { derelict: towed.clone() }, Order::DropTow(unit)).by("PC-8.20"));
        if ship.docked.is_some() {
            acts.push(
                put(captain, Placing::Towed(unit), key::PcSheetDockTowed { derelict: towed }.into()).by("PC-8.21"),
            );
        }
    }
    if ship.is_derelict() {
        let note = super::odds::said(&super::odds::sixths(5));
        acts.push(captain.give(key::PC_SHEET_SCUTTLE, Order::Scuttle(unit)).noting(note).by("PC-8.8"));
    }
    acts
}

/// Whirlpools: a unit that touches one may go to another (PC-16.20).
fn whirls(captain: &Captain, unit: Name) -> Vec<Deed> {
    let table = captain.table;
    let touched = places::whirlpools(table).find(|here| contacts::touching(table, unit, *here));
    let Some(here) = touched else { return Vec::new() };
    let others = places::whirlpools(table).filter(|to| *to != here);
    let deed = |(number, to): (u8, Name)| {
        let text = key::PcSheetWhirl { number };
        put(captain, Placing::Whirled(unit, to), text.into()).by("PC-16.20")
    };
    (1..).zip(others).map(deed).collect()
}

fn of_kraken(captain: &Captain, kraken: Name) -> Vec<Deed> {
    let table = captain.table;
    let enemies: Vec<Name> =
        enemies_of(table, captain.by).into_iter().filter(|unit| table.ship(*unit).is_some()).collect();
    let near = enemies.iter().filter(|unit| contacts::within_s(table, kraken, **unit));
    let embraces = near.map(|unit| {
        let text = key::PcSheetEmbrace { unit: captain.name(*unit) };
        captain.give(text, Order::Embrace(kraken, *unit)).by("PC-14.8")
    });
    let named = enemies.iter().filter_map(|unit| {
        let text = key::PcSheetNameTarget { unit: captain.name(*unit) };
        captain.open(text, Order::NameTarget(kraken, *unit)).map(|deed| deed.by("PC-14.18"))
    });
    embraces.chain(named).collect()
}

/// Free acts of this unit; those that its state calls for are shown with what is against them.
#[must_use]
pub fn free(captain: &Captain, unit: Name) -> Vec<Deed> {
    let mut acts = match captain.table.unit(unit) {
        Some(Unit::Ship(ship)) => of_ship(captain, ship),
        Some(Unit::Kraken(kraken)) => of_kraken(captain, kraken.id),
        _ => Vec::new(),
    };
    acts.extend(whirls(captain, unit));
    acts
}
