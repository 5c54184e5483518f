//! The hand that carries, for every game: a game names the piece, the places where it may be put and those that are
//! lit; the result is a wish like any.

use bevy::prelude::*;

use super::{Doors, Drafts, Reading, Reckoned, ToLay};
use crate::games::papers::Papers;
use crate::games::papers::curtain::is_up;
pub use crate::games::papers::interface::{Berth, Grip, InHand};
use crate::play::PlaySystems;
use crate::play::on_the_table::has_the_table;
use crate::play::telling::ShowLock;
use crate::table::beats::Performance;
use crate::table::carrying::{Carriage, Gripped, Lit, PutDown, SpotState, TableSpot, TakeUpSystems, send_home};
use crate::table::pieces::{Hovered, Piece};
use crate::table::things::{FormOf, Laying, ThingsOnTable};

/// A grip, while the piece is carried.
struct Gripping<W> {
    piece: Piece,
    lifted: Piece,
    at: Vec3,
    led: bool,
    berths: Vec<Berth<W>>,
}

/// The hand of the player at the window.
#[derive(Resource)]
struct Hand<G: Papers>(Option<Gripping<G::Wish>>);

impl<G: Papers> Default for Hand<G> {
    fn default() -> Self {
        Self(None)
    }
}

fn spots<W>(berths: &[Berth<W>]) -> Vec<TableSpot> {
    berths.iter().map(|berth| berth.spot.clone()).collect()
}

fn take_up<G: Papers>(
    mut gripped: MessageReader<Gripped>,
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    drafts: Res<Drafts<G>>,
    pieces: Query<&Piece>,
    mut hands: Laying<FormOf<G>>,
    mut hand: ResMut<Hand<G>>,
    mut carriage: ResMut<Carriage>,
    lock: Res<ShowLock>,
) {
    let Some(grip) = gripped.read().last().copied() else { return };
    // Pieces in a show are looked at, and not taken up.
    let Some(piece) = pieces.get(grip.piece).ok().filter(|_| !lock.any()) else { return };
    let taken = reading.scene(&reckoned, |scene| {
        let lies = |piece: &Piece| hands.table.thing(piece).map(|thing| thing.at);
        G::takes_up(scene, drafts.draft(), &Grip { piece, at: grip.at, led: false, lies: &lies })
    });
    let Some(InHand { piece: lifted, comes, lies, held, berths }) = taken.flatten() else { return };
    comes.into_iter().for_each(|thing| hands.take_out(thing));
    let (Some(entity), Some(at)) = (hands.table.entity(&lifted), hands.table.thing(&lifted).map(|thing| thing.at))
    else {
        return;
    };
    carriage.take(entity, lies.unwrap_or(at), held.unwrap_or(at), spots(&berths));
    hand.0 = Some(Gripping { piece: piece.clone(), lifted, at: grip.at, led: false, berths });
}

/// A piece led over a place may change the draft, and with it the places; one that may not be carried any more is let
/// go.
fn follow<G: Papers>(
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    table: Res<ThingsOnTable<FormOf<G>>>,
    mut drafts: ResMut<Drafts<G>>,
    mut hand: ResMut<Hand<G>>,
    mut carriage: ResMut<Carriage>,
) {
    let Some(gripping) = hand.0.as_mut().filter(|_| !carriage.is_empty()) else { return };
    let over = carriage.over().filter(|_| carriage.is_changed());
    let led = over.and_then(|over| gripping.berths.get(over)?.led.clone());
    let carried = reading.scene(&reckoned, |scene| {
        let leads = led.is_some();
        if let Some(wish) = led {
            drafts.apply(scene, wish);
            gripping.led = true;
        }
        let lies = |piece: &Piece| table.thing(piece).map(|thing| thing.at);
        let grip = Grip { piece: &gripping.piece, at: gripping.at, led: gripping.led, lies: &lies };
        let berths = G::takes_up(scene, drafts.draft(), &grip)?.berths;
        if leads {
            carriage.light(spots(&berths));
            gripping.berths = berths;
        }
        Some(())
    });
    if carried.flatten().is_none() {
        hand.0 = None;
        carriage.let_go();
    }
}

/// A piece put down does its deed if it still may; without one it goes back.
fn put_down<G: Papers>(
    mut put: MessageReader<PutDown>,
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    table: Res<ThingsOnTable<FormOf<G>>>,
    (mut drafts, mut doors): (ResMut<Drafts<G>>, Doors<G>),
    (mut hand, carriage): (ResMut<Hand<G>>, Res<Carriage>),
    mut wanted: ResMut<ToLay>,
    (mut performance, mut lock): (ResMut<Performance>, ResMut<ShowLock>),
) {
    let down = put.read().last().cloned();
    if hand.0.is_none() || (down.is_none() && !carriage.is_empty()) {
        return;
    }
    let (Some(gripping), Some(down)) = (hand.0.take(), down) else { return };
    let stays = reading.scene(&reckoned, |scene| {
        let lies = |piece: &Piece| table.thing(piece).map(|thing| thing.at);
        let grip = Grip { piece: &gripping.piece, at: gripping.at, led: gripping.led, lies: &lies };
        let berth = G::takes_up(scene, drafts.draft(), &grip)?.berths.into_iter().nth(down.spot);
        let deals = drafts.apply(scene, berth.filter(|berth| berth.spot.state == SpotState::Open)?.does);
        let given = !deals.is_empty();
        wanted.extend(doors.carry_out(&scene.seen.asked, deals));
        let kept = G::shifted(scene, drafts.draft(), &lies);
        (given || kept.iter().any(|(piece, _)| *piece == gripping.lifted)).then_some(())
    });
    if stays.flatten().is_none() {
        send_home(&mut performance, &mut lock, down.piece, down.lies);
    }
}

/// Pieces moved by a draft stay there, whatever else is put in their place; things come to hand while they are asked
/// for.
fn keep<G: Papers>(
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    drafts: Res<Drafts<G>>,
    hand: Res<Hand<G>>,
    lock: Res<ShowLock>,
    mut hands: Laying<FormOf<G>>,
) {
    if lock.any() {
        return;
    }
    let lifted = hand.0.as_ref().map(|gripping| &gripping.lifted);
    reading.scene(&reckoned, |scene| {
        G::comes_to_hand(scene).into_iter().for_each(|thing| hands.take_out(thing));
        let kept = {
            let lies = |piece: &Piece| hands.table.thing(piece).map(|thing| thing.at);
            G::shifted(scene, drafts.draft(), &lies)
        };
        for (piece, at) in kept.iter().filter(|(piece, _)| Some(piece) != lifted) {
            hands.shift(piece, *at);
        }
    });
}

/// Places are lit while nothing is carried.
fn light_up<G: Papers>(
    (reading, reckoned): (Reading<G>, Res<Reckoned<G>>),
    drafts: Res<Drafts<G>>,
    table: Res<ThingsOnTable<FormOf<G>>>,
    hovered: Query<&Piece, With<Hovered>>,
    mut lit: ResMut<Lit>,
) {
    let lies = |piece: &Piece| table.thing(piece).map(|thing| thing.at);
    let pointed = |piece: &Piece| hovered.iter().any(|hovered| hovered == piece);
    let spots = reading.scene(&reckoned, |scene| G::lit(scene, drafts.draft(), &pointed, &lies));
    lit.set_if_neq(Lit(spots.unwrap_or_default()));
}

/// Leaving the table puts the lights out, once: afterwards they are another game's.
fn put_out<G: Papers>(mut hand: ResMut<Hand<G>>, mut lit: ResMut<Lit>, mut carriage: ResMut<Carriage>) {
    hand.0 = None;
    lit.set_if_neq(Lit::default());
    if !carriage.is_empty() {
        carriage.let_go();
    }
}

/// Things of this game are carried by hand.
pub fn plugin<G: Papers>(app: &mut App) {
    let at_hand = has_the_table::<G>.and_then(is_up);
    app.insert_resource(Hand::<G>::default())
        .add_systems(PreUpdate, take_up::<G>.in_set(TakeUpSystems).run_if(at_hand.clone()))
        .add_systems(
            Update,
            (
                (follow::<G>, put_down::<G>, light_up::<G>).chain().before(PlaySystems::TakeOrders),
                keep::<G>.after(PlaySystems::Show),
            )
                .run_if(at_hand.clone()),
        )
        .add_systems(Update, put_out::<G>.run_if(condition_changed_to(false, at_hand)));
}
