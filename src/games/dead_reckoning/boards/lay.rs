//! The boards before each chair as a list of things, from the view alone: it holds no secret from the eyes at the
//! window.

use bevy::prelude::*;

use super::places::{BOARD, HOLD, Seat};
use super::tales;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::paint;
use crate::games::dead_reckoning::sea::places::{CARD, CUBE, advancement_box};
use crate::games::dead_reckoning::things::prints::band_of;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Own, Print, Thing};
use crate::rules::dead_reckoning::cards::Card;
use crate::rules::dead_reckoning::goods::{Good, Hold};
use crate::rules::dead_reckoning::sails::MOST;
use crate::rules::dead_reckoning::state::{Course, Phase, Player};
use crate::rules::dead_reckoning::view::View;
use crate::table::throwing::frame::world_from_tray;
use crate::table::zones::{Mat, pile};

/// Cubes do damage here: over the middle of the tray, in its millimetres.
const STRUCK: Vec3 = Vec3::new(0.0, 60.0, 30.0);

fn flat(half: Vec2, thick: f32) -> (Vec3, Vec3) {
    (Vec3::Y * thick / 2.0, Vec3::new(half.x, thick / 2.0 + 0.004, half.y))
}

fn above(place: Transform, by: f32) -> Vec3 {
    place.translation + Vec3::Y * by
}

/// Everything before the chairs.
#[must_use]
pub fn things(view: &View) -> Vec<Thing> {
    let mut all = Vec::new();
    for (number, player) in view.table.players.iter().enumerate() {
        let seat = Seat::of(view, player.colour);
        ship_board(view, player, &seat, &mut all);
        treasury(view, player, &seat, &mut all);
        crew(view, number, player, &seat, &mut all);
    }
    if let Some(active) = view.table.active_player().filter(|_| view.table.phase != Phase::Over) {
        let seat = Seat::of(view, active.colour);
        let board = seat.on_board(BOARD.0 + 0.20, -BOARD.1 + 0.16, 0.0);
        all.push(Thing::new(Bit::Lantern, Form::Lantern, board));
    }
    all
}

fn ship_board(view: &View, player: &Player, seat: &Seat, all: &mut Vec<Thing>) {
    let of = player.colour;
    let (centre, half) = flat(Vec2::new(BOARD.0, BOARD.1), 0.0);
    let board = Thing::new(ReckoningPiece::Board(of), Form::Board(Print::Board(of)), seat.board());
    all.push(board.says(centre - Vec3::Y * 0.01, half, tales::board(view, player)));
    let bank = seat.chest().translation + Vec3::Y * 0.4;
    for hold in Hold::ALL {
        let slot = player.slot(hold);
        let (x, z) = Seat::hold(hold);
        let raised = if slot.tokens.is_empty() { 0.004 } else { 0.034 };
        let part = Thing::new(ReckoningPiece::Hold(of, hold), Form::Part, seat.on_board(x, z, 0.0));
        all.push(part.says(Vec3::Y * 0.02, Vec3::new(HOLD.x, 0.03, HOLD.y), tales::hold(view, player, hold)));
        if let Some(token) = slot.tokens.last() {
            let lies = seat.on_board(x, z, 0.029);
            let form = Form::Board(Print::Token(token.clone()));
            all.push(Thing::new(Bit::Token(of, hold), form, lies).from(bank));
            if view.table.used(of).is_some_and(|used| used.tokens.contains(&hold)) {
                let lies = seat.on_board(x + 0.18, z - 0.28, raised);
                all.push(Thing::new(Bit::TokenPeg(of, hold), Form::Peg, lies).from(bank));
            }
        }
        let units = [(Good::Cargo, slot.goods.cargo), (Good::Gold, slot.goods.gold)];
        let all_units = units.into_iter().flat_map(|(good, count)| (0..count).map(move |number| (good, number)));
        for (place, (good, number)) in all_units.enumerate() {
            let (column, row) = (place % 2, place / 2);
            let lies = seat.on_board(x - 0.11 + 0.22 * column as f32, z - 0.20 + 0.20 * row as f32, raised);
            let form = if good == Good::Gold { Form::Coin } else { Form::Barrel };
            all.push(Thing::new(Bit::Aboard(of, hold, good, number), form, lies).from(bank));
        }
    }
    for number in 0..player.damage {
        let (x, z) = Seat::damage(number);
        let lies = seat.on_board(x, z, 0.004);
        // In a battle it comes flying from the tray (DR-30.13).
        let blow = view.table.fight.as_ref().map_or(above(lies, 0.9), |_| world_from_tray(STRUCK));
        all.push(Thing::new(Bit::Damage(of, number), Form::Marker(0xA82A1E), lies).from(blow));
    }
    if view.table.course == Course::Voyage && player.is_level_up_due() {
        let pennant = Thing::new(ReckoningPiece::LevelUp(of), Form::Own(Own::Pennant), seat.pennant());
        let (centre, half) = (Vec3::new(0.22, 0.6, -0.22), Vec3::new(0.30, 0.6, 0.30));
        all.push(pennant.from(above(seat.pennant(), 0.7)).says(centre, half, tales::level_up(player)));
    }
    let (x, z) = Seat::sails(player.sails);
    let ((first, _), (last, _)) = (Seat::sails(0), Seat::sails(MOST));
    let track = Thing::new(ReckoningPiece::SailTrack(of), Form::Part, seat.on_board((first + last) / 2.0, z, 0.0));
    let half = Vec3::new((last - first) / 2.0 + 0.12, 0.04, 0.14);
    all.push(track.says(Vec3::Y * 0.03, half, tales::sails(player)));
    let mut lies = seat.on_board(x, z, CUBE * 0.8 + 0.004);
    lies.scale *= 0.8;
    all.push(Thing::new(Bit::Sails(of), Form::Cube(paint(of)), lies));
}

fn treasury(view: &View, player: &Player, seat: &Seat, all: &mut Vec<Thing>) {
    let of = player.colour;
    let dock = seat.dock();
    let (centre, half) = flat(Vec2::new(0.48, 0.40), 0.02);
    let lies = Thing::new(ReckoningPiece::Dock(of), Form::Board(Print::Dock(of)), Mat::on(dock, 0.0, 0.0, 0.025));
    all.push(lies.says(centre - Vec3::Y * 0.025, half, tales::dock(player)));
    for number in 0..player.dock.min(24) {
        let (column, row, layer) = (number % 4, (number / 4) % 3, number / 12);
        let local =
            Vec3::new(-0.33 + 0.22 * f32::from(column), 0.03 + 0.165 * f32::from(layer), -0.24 + 0.24 * f32::from(row));
        let at = Transform { translation: dock.transform_point(local), ..dock };
        all.push(Thing::new(Bit::OnDock(of, number), Form::Barrel, at).from(above(seat.chest(), 0.4)));
    }
    let chest = Thing::new(ReckoningPiece::Chest(of), Form::Own(Own::Chest(of)), seat.chest());
    all.push(chest.says(Vec3::Y * 0.18, Vec3::new(0.30, 0.19, 0.20), tales::chest(view, player)));
    let heap = Thing::new(ReckoningPiece::Supply(of), Form::Heap(paint(of), player.supply), seat.supply());
    all.push(heap.says(Vec3::Y * 0.15, Vec3::new(0.40, 0.16, 0.30), tales::supply(player)));
}

/// A peg on every ability of a card that was used, beside its words (DR-6.3, DR-30.7).
fn pegs(view: &View, card: &Card, player: &Player, seat: &Seat, lies: Transform, all: &mut Vec<Thing>) {
    let used = view.table.used(player.colour).map(|used| &used.abilities);
    for mark in used.into_iter().flatten().filter(|mark| mark.card == card.id) {
        let (top, low) = band_of(view.table.cards(), card, mark.part);
        // Clauses of one part stand below each other.
        let share = top + (low - top) * 0.3 * (f32::from(mark.clause) + 0.5).min(3.0);
        let on_card = Vec3::new(CARD.x - 0.06, 0.006, CARD.y * (2.0 * share - 1.0));
        let stands = Transform { translation: lies.transform_point(on_card), ..lies };
        let peg = Thing::new(Bit::Peg(player.colour, *mark), Form::Peg, stands);
        all.push(peg.from(above(seat.supply(), 0.5)));
    }
}

fn crew(view: &View, number: usize, player: &Player, seat: &Seat, all: &mut Vec<Thing>) {
    let of = player.colour;
    let back = Print::Sleeve(of);
    let reach = Vec3::new(CARD.x, 0.014, CARD.y);
    let count = view.decks.get(number).copied().unwrap_or_default();
    let (centre, half) = flat(CARD, pile(count) + 0.016);
    let deck = Thing::new(ReckoningPiece::Deck(of), Form::Pile(None, back.clone(), count), seat.deck());
    all.push(deck.says(centre, half, tales::deck(player, count)));
    let sailor = |card: &Card| Some(Print::Sailor(of, card.clone()));
    let thrown = view.discards.get(number).copied().unwrap_or_default();
    let (centre, half) = flat(CARD, pile(thrown) + 0.016);
    let top = player.discard.last().and_then(sailor);
    let discard = Thing::new(ReckoningPiece::Discard(of), Form::Pile(top, back.clone(), thrown), seat.discard());
    all.push(discard.says(centre, half, tales::discard(player, thrown)));
    let home = above(seat.deck(), 0.25);
    for (place, card) in player.in_play.iter().enumerate() {
        let lies = seat.in_play(place, player.in_play.len());
        let thing = Thing::new(ReckoningPiece::Card(of, card.id), Form::Card(sailor(card), back.clone()), lies);
        all.push(thing.from(home).says(Vec3::ZERO, reach, tales::sailor(view, card)));
        pegs(view, card, player, seat, lies, all);
    }
    let held = view.hands.get(number).copied().unwrap_or_default();
    if player.hand.is_empty() {
        for place in 0..held {
            let lies = seat.in_hand(place, held, false);
            let piece = ReckoningPiece::Held(of, place as u8);
            let thing = Thing::new(piece, Form::Card(None, back.clone()), lies);
            all.push(thing.from(home).says(Vec3::ZERO, reach, tales::held(player, held)));
        }
    }
    for (place, card) in player.hand.iter().enumerate() {
        let lies = seat.in_hand(place, player.hand.len(), true);
        let thing = Thing::new(ReckoningPiece::Card(of, card.id), Form::Card(sailor(card), back.clone()), lies);
        // Once all is over hands are laid open where they were held.
        let over = view.table.phase == Phase::Over;
        let from = if over { seat.in_hand(place, held, false).translation } else { home };
        all.push(thing.from(from).says(Vec3::ZERO, reach, tales::sailor(view, card)));
    }
    for (place, worn) in player.set_aside.iter().enumerate() {
        let form = Form::Card(Some(Print::Worn(*worn)), Print::Deck(worn.card.kind.row));
        let thing = Thing::new(ReckoningPiece::SetAside(of, *worn), form, seat.aside(place, player.set_aside.len()));
        all.push(thing.from(advancement_box(worn.card.kind.row)).says(Vec3::ZERO, reach, tales::aside(view, *worn)));
    }
}
