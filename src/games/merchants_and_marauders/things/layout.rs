//! Everything on the table as a list of things, from the view alone.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::places::{self, BOARD, CARD, CHART, Place, SMALL, TOKEN, chair_of};
use super::tales;
use super::thing::{Bit, Form, Own, Print, Thing};
use crate::games::merchants_and_marauders::crests::paint;
use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::rules::merchants_and_marauders::ids::Sort;
use crate::rules::merchants_and_marauders::state::{Phase, Player, Side, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Location, Weapon, Zone};
use crate::table::zones::pile;

/// Coins of a purse that are seen; the sum is the owner's secret (MM-26).
const COINS: u16 = 27;
/// A purse that is not one's own.
const UNKNOWN: u16 = 6;

fn at(place: Vec3) -> Transform {
    Transform::from_translation(place)
}

fn small(place: Vec3) -> Transform {
    at(place).with_scale(Vec3::splat(SMALL))
}

fn flat(half: Vec2, thick: f32) -> (Vec3, Vec3) {
    (Vec3::Y * thick / 2.0, Vec3::new(half.x, thick / 2.0 + 0.01, half.y))
}

fn token(piece: CruisePiece, print: Print, lies: Vec3, from: Vec3, view: &View) -> Thing {
    let (centre, half) = flat(TOKEN, 0.02);
    let tale = tales::of(view, piece);
    Thing::new(piece, Form::Board(print), at(lies)).from(from).says(centre, half, tale)
}

/// Everything that lies there.
#[must_use]
pub fn things(view: &View) -> Vec<Thing> {
    let mut all = Vec::new();
    chart(view, &mut all);
    rows(view, &mut all);
    ships(view, &mut all);
    for (number, player) in view.table.players.iter().enumerate() {
        mat(view, number, player, &mut all);
    }
    battle(view, &mut all);
    all
}

fn chart(view: &View, all: &mut Vec<Thing>) {
    let (table, pack) = (&view.table, &*view.table.pack);
    let (centre, half) = flat(CHART, 0.0);
    let lies = Thing::new(CruisePiece::Chart, Form::Board(Print::Chart), places::chart());
    all.push(lies.says(centre - Vec3::Y * 0.02, half, tales::of(view, CruisePiece::Chart)));
    all.push(Thing::new(Bit::GloryTrack, Form::Board(Print::GloryTrack(table.house.target)), places::glory_track()));
    let track = places::track(0) + Vec3::Y * 0.4;
    let bank = Vec3::new(4.9, 0.3, -5.6);
    for zone in Zone::ALL {
        let piece = CruisePiece::Sea(zone);
        let part = Thing::new(piece, Form::Part, at(places::sea(pack, zone)));
        all.push(part.says(Vec3::Y * 0.006, Vec3::new(0.40, 0.012, 0.32), tales::of(view, piece)));
        if let Some(nation) = pack.nation_of(zone) {
            let piece = CruisePiece::Port(zone);
            let town = Thing::new(piece, Form::Own(Own::Town(zone, nation)), at(places::harbour(pack, zone)));
            all.push(town.says(Vec3::Y * 0.09, Vec3::new(0.28, 0.10, 0.18), tales::of(view, piece)));
        }
        if let Some(good) = table.demand.get(&zone) {
            let lies = places::demand(pack, zone);
            all.push(token(CruisePiece::Demand(zone), Print::Demand(*good), lies, bank, view));
        }
        if table.merchants.get(&zone).is_some() {
            let lies = places::merchant(pack, zone);
            all.push(token(CruisePiece::Merchant(zone), Print::Merchant, lies, track, view));
        }
        if let Some(yard) = table.yards.get(&zone) {
            let open = yard.open.then_some(yard.kind);
            let lies = places::yard(pack, zone);
            all.push(token(CruisePiece::Yard(zone), Print::Fitting(open, false), lies, bank, view));
        }
    }
    let home = places::deck(Some(Sort::Mission), false) + Vec3::Y * 0.3;
    for (number, card) in table.missions.iter().enumerate() {
        let Some(mission) = pack.missions.get(card) else { continue };
        let piece = CruisePiece::Mission(*card);
        let form = Form::Card(Some(Print::Card(*card)), Print::Back(Sort::Mission));
        let lies = small(places::mission(pack, mission.at, number % 2));
        let half = Vec3::new(CARD.x, 0.02, CARD.y);
        all.push(Thing::new(piece, form, lies).from(home).says(Vec3::ZERO, half, tales::of(view, piece)));
    }
    for (number, player) in table.players.iter().enumerate() {
        let lies = at(places::glory(player.glory, table.house.target, number)).with_scale(Vec3::splat(0.62));
        let piece = CruisePiece::Glory(player.colour);
        let cube = Thing::new(piece, Form::Cube(paint(player.colour)), lies);
        all.push(cube.says(Vec3::ZERO, Vec3::splat(0.12), tales::of(view, piece)));
    }
}

fn rows(view: &View, all: &mut Vec<Thing>) {
    let table = &view.table;
    let reach = Vec3::new(CARD.x, 0.05, CARD.y);
    for (sort, count, piece, discard) in [
        (Some(Sort::Event), table.decks.event.len(), CruisePiece::Deck(Sort::Event), CruisePiece::Discard(Sort::Event)),
        (None, table.decks.cargo.len(), CruisePiece::CargoDeck, CruisePiece::CargoDiscard),
        (Some(Sort::Glory), table.decks.glory.len(), CruisePiece::Deck(Sort::Glory), CruisePiece::Discard(Sort::Glory)),
        (
            Some(Sort::Mission),
            table.decks.mission.len(),
            CruisePiece::Deck(Sort::Mission),
            CruisePiece::Discard(Sort::Mission),
        ),
        (Some(Sort::Rumor), table.decks.rumor.len(), CruisePiece::Deck(Sort::Rumor), CruisePiece::Discard(Sort::Rumor)),
        (
            Some(Sort::Captain),
            table.decks.captain.len(),
            CruisePiece::Deck(Sort::Captain),
            CruisePiece::Discard(Sort::Captain),
        ),
    ] {
        let back = sort.map_or(Print::CargoBack, Print::Back);
        let lies = at(places::deck(sort, false));
        let deck = Thing::new(piece, Form::Pile(None, back.clone(), count), lies);
        all.push(deck.says(Vec3::Y * pile(count) / 2.0, reach, tales::of(view, piece)));
        let (top, thrown) = match sort {
            None => (table.discards.cargo.last().map(|card| Print::Cargo(*card)), table.discards.cargo.len()),
            Some(Sort::Event) => {
                (table.discards.event.last().map(|card| Print::Card(*card)), table.discards.event.len())
            }
            Some(Sort::Glory) => {
                (table.discards.glory.last().map(|card| Print::Card(*card)), table.discards.glory.len())
            }
            Some(Sort::Mission) => {
                (table.discards.mission.last().map(|card| Print::Card(*card)), table.discards.mission.len())
            }
            // Rumors go back into their deck, and captains leave the game.
            Some(Sort::Rumor | Sort::Captain) => continue,
        };
        let lies = at(places::deck(sort, true));
        let pile_of = Thing::new(discard, Form::Pile(top, back, thrown), lies);
        all.push(pile_of.says(Vec3::Y * pile(thrown) / 2.0, reach, tales::of(view, discard)));
    }
    let event_deck = places::deck(Some(Sort::Event), false) + Vec3::Y * 0.3;
    let card = |piece: CruisePiece, print: Print, lies: Vec3| {
        let form = Form::Card(Some(print), Print::Back(Sort::Event));
        let thing = Thing::new(piece, form, at(lies)).from(event_deck);
        thing.says(Vec3::ZERO, Vec3::new(CARD.x, 0.02, CARD.y), tales::of(view, piece))
    };
    if let Some(event) = table.event {
        all.push(card(CruisePiece::Event, Print::Card(event), places::south_row(0)));
    }
    if let Some(good) = table.laid {
        all.push(Thing::new(Bit::Laid, Form::Board(Print::Demand(good)), at(places::south_row(0) + Vec3::Y * 0.03)));
    }
    let box_of_war = Thing::new(CruisePiece::War, Form::Board(Print::War), at(places::south_row(1) + Vec3::Y * 0.01));
    let (centre, half) = flat(Vec2::new(0.46, 0.62), 0.02);
    all.push(box_of_war.says(centre, half, tales::of(view, CruisePiece::War)));
    if let Some((one, other)) = table.war {
        for (nation, z) in [(one, -0.26), (other, 0.26)] {
            let lies = at(places::south_row(1) + Vec3::new(0.0, 0.04, z));
            all.push(Thing::new(Bit::Flag(nation), Form::Board(Print::Bounty(nation)), lies));
        }
    }
    for (npc, ship) in table.npcs.iter() {
        if let Some(top) = ship.cards.first() {
            all.push(card(CruisePiece::NpcCard(*npc), Print::Card(*top), places::npc_card(*npc)));
        }
    }
    for (number, entering) in table.entering.iter().enumerate() {
        let Some(npc) = table.pack.events.get(entering).and_then(|event| event.npc.as_ref()) else { continue };
        let lies = places::npc_card(npc.who) + Vec3::new(0.10, 0.03 + 0.01 * number as f32, 0.16);
        all.push(card(CruisePiece::Card(*entering), Print::Card(*entering), lies));
    }
    for number in 0..table.track.len() {
        let lies = at(places::track(number % 9) + Vec3::Y * 0.028 * (number / 9) as f32);
        let thing = Thing::new(Bit::OnTrack(number as u8), Form::Board(Print::Merchant), lies);
        all.push(thing.from(lies.translation + Vec3::Y * 0.5));
    }
    let part = Thing::new(CruisePiece::Track, Form::Part, at(places::track(4)));
    all.push(part.says(Vec3::ZERO, Vec3::new(0.56, 0.03, 0.56), tales::of(view, CruisePiece::Track)));
}

/// Ships in one zone or port lie beside each other, players first.
fn ships(view: &View, all: &mut Vec<Thing>) {
    let (table, pack) = (&view.table, &*view.table.pack);
    let sails = |player: &Player| player.ship.as_ref().map(|_| player.at).filter(|at| *at != Where::Nowhere);
    let mut lying: Vec<(Where, Side)> =
        table.players.iter().filter_map(|player| Some((sails(player)?, Side::Player(player.colour)))).collect();
    lying.extend(table.npcs.iter().filter_map(|(npc, ship)| Some((Where::Zone(ship.at?), Side::Npc(*npc)))));
    for (here, side) in &lying {
        let beside: Vec<&Side> = lying.iter().filter(|(there, _)| there == here).map(|(_, side)| side).collect();
        let number = beside.iter().position(|other| *other == side).unwrap_or(0);
        let Some(place) = places::berth(pack, *here, number, beside.len()) else { continue };
        let lies = at(place).with_rotation(Quat::from_rotation_y(if here.in_port() { FRAC_PI_2 } else { 0.6 * PI }));
        let (piece, form) = match side {
            Side::Player(by) => {
                let Some(ship) = table.ship(*by) else { continue };
                let lost = |location: Location| {
                    sums::max(table, Side::Player(*by), location).saturating_sub(ship.now[location])
                };
                let hurt = [lost(Location::Masts), lost(Location::Hull)];
                (CruisePiece::Ship(*by), Own::Ship(*by, ship.kind, hurt))
            }
            Side::Npc(npc) => (CruisePiece::Npc(*npc), Own::Npc(npc.nation(), sums::npc_ship(table, *npc))),
            Side::Garrison => continue,
        };
        let thing = Thing::new(piece, Form::Own(form), lies);
        let thing = thing.says(Vec3::Y * 0.2, Vec3::new(0.12, 0.2, 0.26), tales::of(view, piece));
        all.push(match side {
            Side::Player(by) => thing.commanded(chair_of(table, *by)),
            _ => thing,
        });
    }
}

fn mat(view: &View, number: usize, player: &Player, all: &mut Vec<Thing>) {
    let (table, of) = (&view.table, player.colour);
    let place = Place::of(view, of);
    let bank = Vec3::new(4.9, 0.3, -5.6);
    let kind = player.ship.as_ref().map(|ship| ship.kind);
    let print = Print::Board(of, player.captain, kind);
    let (centre, half) = flat(BOARD, 0.02);
    let board = Thing::new(CruisePiece::Board(of), Form::Board(print), place.board());
    all.push(board.says(centre - Vec3::Y * 0.01, half, tales::of(view, CruisePiece::Board(of))));
    let captain = Thing::new(CruisePiece::Captain(of), Form::Part, place.on_board(-1.36, -0.28, 0.01));
    all.push(captain.says(Vec3::ZERO, Vec3::new(0.52, 0.03, 0.66), tales::of(view, CruisePiece::Captain(of))));
    if let Some(ship) = &player.ship {
        for location in Location::ALL {
            let most = sums::max(table, Side::Player(of), location);
            let mut lies = place.track(location, ship.now[location], 0.055);
            lies.scale *= 0.62;
            all.push(Thing::new(Bit::Value(of, location), Form::Cube(paint(of)), lies));
            if ship.now[location] < most {
                all.push(Thing::new(Bit::Most(of, location), Form::Peg, place.track(location, most, 0.012)));
            }
            let piece = CruisePiece::Location(of, location);
            let part = Thing::new(piece, Form::Part, place.track(location, 2, 0.01));
            all.push(part.says(Vec3::X * 0.1, Vec3::new(0.72, 0.03, 0.13), tales::of(view, piece)));
        }
        for (number, (fitting, used)) in ship.fittings.iter().enumerate() {
            let piece = CruisePiece::Fitting(of, *fitting);
            let form = Form::Board(Print::Fitting(Some(*fitting), *used));
            let (centre, half) = flat(TOKEN, 0.02);
            let lies = Thing::new(piece, form, place.fitting(number)).from(bank);
            all.push(lies.says(centre, half, tales::of(view, piece)));
        }
    }
    for (number, weapon) in Weapon::ALL.into_iter().filter(|weapon| player.weapons.contains(weapon)).enumerate() {
        let piece = CruisePiece::Weapon(of, weapon);
        let (centre, half) = flat(TOKEN, 0.02);
        let lies = Thing::new(piece, Form::Board(Print::Weapon(weapon)), place.weapon(number)).from(bank);
        all.push(lies.says(centre, half, tales::of(view, piece)));
    }
    for (nation, level) in player.bounties.iter() {
        let lies = place.bounty(*nation, *level);
        all.push(
            Thing::new(Bit::Bounty(of, *nation), Form::Marker(super::workshop::flag(Some(*nation))), lies).from(bank),
        );
    }
    let part = Thing::new(CruisePiece::Bounties(of), Form::Part, place.on_board(1.52, 0.02, 0.01));
    all.push(part.says(Vec3::ZERO, Vec3::new(0.40, 0.03, 0.52), tales::of(view, CruisePiece::Bounties(of))));
    let chest = Thing::new(CruisePiece::Chest(of), Form::Own(Own::Chest(of)), place.chest());
    all.push(chest.says(Vec3::Y * 0.12, Vec3::new(0.22, 0.13, 0.15), tales::of(view, CruisePiece::Chest(of))));
    // Others see that there is a purse, and not how full it is.
    let coins = if view.shares_secrets_of(of) { player.gold.min(COINS) } else { UNKNOWN };
    let purse = CruisePiece::Purse(of);
    for coin in 0..coins {
        let lies = place.purse(usize::from(coin));
        all.push(Thing::new(Bit::Coin(of, coin as u8), Form::Coin, lies).from(bank));
    }
    let part = Thing::new(purse, Form::Part, place.purse(4));
    all.push(part.says(Vec3::Y * 0.05, Vec3::new(0.26, 0.07, 0.26), tales::of(view, purse)));
    cards(view, number, player, &place, all);
    if table.active() == of && !matches!(table.phase, Phase::Over | Phase::SettingOut | Phase::Ships) {
        let lies = place.on_board(BOARD.x + 0.16, BOARD.y - 0.16, 0.0);
        all.push(Thing::new(Bit::Lantern, Form::Lantern, lies));
    }
}

fn cards(view: &View, number: usize, player: &Player, place: &Place, all: &mut Vec<Thing>) {
    let of = player.colour;
    let reach = Vec3::new(CARD.x, 0.016, CARD.y);
    let hold = view.cargo.get(number).copied().unwrap_or(0);
    let from = places::deck(None, false) + Vec3::Y * 0.3;
    for place_of in 0..hold {
        let known = player.cargo.get(place_of).copied();
        let piece = known.map_or(CruisePiece::Stowed(of, place_of as u8), CruisePiece::Cargo);
        let form = Form::Card(known.map(Print::Cargo), Print::CargoBack);
        let thing = Thing::new(piece, form, place.cargo(place_of, hold)).from(from);
        all.push(thing.says(Vec3::ZERO, reach, tales::of(view, piece)));
    }
    let open: Vec<_> = player.mission.iter().chain(&player.proved).chain(&player.specialists).copied().collect();
    let rumor = view.rumors.get(number).copied().unwrap_or(false);
    let count = open.len() + usize::from(rumor);
    for (at, card) in open.iter().enumerate() {
        let piece = CruisePiece::Card(*card);
        let form = Form::Card(Some(Print::Card(*card)), Print::Back(card.sort));
        let thing = Thing::new(piece, form, place.card(at, count)).from(places::deck(Some(card.sort), false));
        all.push(thing.says(Vec3::ZERO, reach, tales::of(view, piece)));
    }
    if rumor {
        let piece = CruisePiece::Rumor(of);
        let form = Form::Card(player.rumor.map(Print::Card), Print::Back(Sort::Rumor));
        let thing = Thing::new(piece, form, place.card(open.len(), count));
        let thing = thing.from(places::deck(Some(Sort::Rumor), false));
        all.push(thing.says(Vec3::ZERO, reach, tales::of(view, piece)));
    }
    let held = view.hands.get(number).copied().unwrap_or(0);
    let deck = places::deck(Some(Sort::Glory), false) + Vec3::Y * 0.3;
    for at in 0..held {
        let known = player.hand.get(at).copied();
        let piece = known.map_or(CruisePiece::Held(of, at as u8), CruisePiece::Card);
        let form = Form::Card(known.map(Print::Card), Print::Back(Sort::Glory));
        let thing = Thing::new(piece, form, place.hand(at, held, known.is_some())).from(deck);
        all.push(thing.says(Vec3::ZERO, reach, tales::of(view, piece)));
    }
}

/// The grid of a ship of no player that is fought (MM-14.26).
fn battle(view: &View, all: &mut Vec<Thing>) {
    let Some(battle) = &view.table.battle else { return };
    let foe = battle.sides().into_iter().find(|side| side.player().is_none());
    let Some(foe) = foe else { return };
    let grid = places::grid();
    all.push(Thing::new(Bit::Grid, Form::Board(Print::Grid), grid).from(grid.translation + Vec3::Y * 0.3));
    for location in Location::ALL.into_iter().filter(|location| foe != Side::Garrison || *location == Location::Crew) {
        let (right, near) = places::on_grid(location, battle.foe[location]);
        let lies = at(grid.translation + Vec3::new(right, 0.06, near)).with_scale(Vec3::splat(0.62));
        all.push(Thing::new(Bit::FoeValue(location), Form::Cube(0x6E4A2A), lies));
        let piece = CruisePiece::FoeLocation(location);
        let part = Thing::new(piece, Form::Part, at(grid.translation + Vec3::new(0.1, 0.01, near)));
        all.push(part.says(Vec3::ZERO, Vec3::new(0.7, 0.02, 0.12), tales::of(view, piece)));
    }
}
