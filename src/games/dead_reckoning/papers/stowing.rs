//! A good that was won or gained lies at the edge of the ship board until it is carried to where it goes: into a hold, ashore, or back
//! to the supply (DR-5.17, DR-18.20, DR-30.13).

use bevy::prelude::*;

use crate::games::dead_reckoning::boards::places::{HOLD, Seat};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::standing::Standing;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Thing};
use crate::games::papers::curtain::is_up;
use crate::logbook::wording::dead_reckoning as words;
use crate::play::PlaySystems;
use crate::play::choices::ChoiceMade;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::play::telling::ShowLock;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel;
use crate::table::carrying::{Carriage, Gripped, PutDown, SpotState, TableSpot, TakeUpSystems};
use crate::table::pieces::Piece;
use crate::table::things::Laying;

/// Half of the place where a good lies that is to be stowed.
const PLACE: Vec2 = Vec2::new(0.20, 0.14);

/// A good to be stowed at this window, and its choices.
struct Stowing<'a> {
    by: kernel::Seat,
    colour: Colour,
    good: Good,
    options: &'a [Choice],
    why: &'a Why,
    /// Where the ship lies: in a battle where that takes place.
    at: Place,
    seat: Seat,
}

fn stowing(seen: &Seen<DeadReckoning>) -> Option<Stowing<'_>> {
    let Asked::Choose { by, options, why } = &seen.asked else { return None };
    let (Why::StowBooty { by: colour, good } | Why::StowGain { by: colour, good }) = *why else { return None };
    let table = &seen.view.table;
    let at = table.fight.as_ref().map_or(table.player(colour)?.at, |fight| fight.at);
    let seat = Seat::of(&seen.view, colour);
    Some(Stowing { by: *by, colour, good, options, why, at, seat })
}

/// Where the own ship board lies, while something is stowed on it at this window.
#[must_use]
pub fn stows_at(seen: &Seen<DeadReckoning>) -> Option<Vec3> {
    stowing(seen).map(|stowing| stowing.seat.board().translation)
}

/// The hold that an option has to do with.
const fn hold_of(choice: &Choice) -> Option<Hold> {
    match choice {
        Choice::Hold(hold) | Choice::Overboard(hold, _) | Choice::Unload(hold, _) => Some(*hold),
        _ => None,
    }
}

impl Stowing<'_> {
    /// The place of an option: what has to do with one hold shares its place.
    fn place(&self, number: usize, choice: &Choice) -> Option<(Transform, Vec2)> {
        let Some(hold) = hold_of(choice) else {
            return match choice {
                Choice::Island | Choice::Harbour => Some(self.seat.ashore(self.at, self.good)),
                Choice::Supply => Some((self.seat.gained(true), PLACE)),
                _ => None,
            };
        };
        let same = |choice: &&Choice| hold_of(choice) == Some(hold);
        let before = self.options.iter().take(number).filter(same).count();
        let share = HOLD.x / self.options.iter().filter(same).count().max(1) as f32;
        let mut at = self.seat.over_hold(hold);
        at.translation = at.transform_point(Vec3::X * (share * (2 * before + 1) as f32 - HOLD.x));
        Some((at, Vec2::new(share, HOLD.y)))
    }

    fn spots(&self) -> Vec<(usize, TableSpot)> {
        let spot = |(number, choice): (usize, &Choice)| {
            let (at, half) = self.place(number, choice)?;
            let mut spot = TableSpot::new(at, half, SpotState::Open);
            spot.tells = vec![words::choice(choice)];
            Some((number, spot))
        };
        self.options.iter().enumerate().filter_map(spot).collect()
    }

    fn lies(&self) -> [Thing; 2] {
        let (at, form) = (self.seat.gained(false), if self.good == Good::Gold { Form::Coin } else { Form::Barrel });
        let part = Thing::new(ReckoningPiece::Gained(self.colour), Form::Part, at);
        let half = Vec3::new(PLACE.x, 0.09, PLACE.y);
        let good = Thing::new(Bit::Gained(self.colour), form, at);
        [good, part.says(Vec3::Y * 0.07, half, vec![words::why(self.why)])]
    }
}

/// The places of what is carried, by the number of the option, and who chooses.
#[derive(Resource, Default)]
struct InHand(Option<(kernel::Seat, Vec<usize>)>);

/// What is to be stowed lies there while it is asked for.
fn lay(here: SeenHere<DeadReckoning>, mut hands: Laying<Form>, lock: Res<ShowLock>) {
    let stowing = here.get().filter(|_| !lock.any()).and_then(stowing);
    stowing.iter().flat_map(Stowing::lies).for_each(|thing| hands.take_out(thing));
}

fn take_up(
    mut gripped: MessageReader<Gripped>,
    here: SeenHere<DeadReckoning>,
    pieces: Query<&Piece>,
    standing: Res<Standing>,
    lock: Res<ShowLock>,
    mut hand: ResMut<InHand>,
    mut carriage: ResMut<Carriage>,
) {
    let Some(grip) = gripped.read().last().copied() else { return };
    let stowing = here.get().filter(|_| !lock.any()).and_then(stowing);
    let (Some(stowing), Ok(piece)) = (stowing, pieces.get(grip.piece)) else { return };
    if piece.own::<ReckoningPiece>() != Some(&ReckoningPiece::Gained(stowing.colour)) {
        return;
    }
    let good = Piece::of(Bit::Gained(stowing.colour));
    let (Some(entity), Some(thing)) = (standing.entity(&good), standing.thing(&good)) else { return };
    let (options, spots) = stowing.spots().into_iter().unzip();
    carriage.take(entity, thing.at, thing.at, spots);
    hand.0 = Some((stowing.by, options));
}

fn put_down(
    mut put: MessageReader<PutDown>,
    carriage: Res<Carriage>,
    mut hand: ResMut<InHand>,
    mut chosen: MessageWriter<ChoiceMade<DeadReckoning>>,
) {
    let down = put.read().last().map(|down| down.spot);
    if let (Some((by, options)), Some(spot)) = (&hand.0, down)
        && let Some(option) = options.get(spot)
    {
        chosen.write(ChoiceMade::of(*by, *option));
    }
    if carriage.is_empty() && hand.0.is_some() {
        hand.0 = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    let at_hand = has_the_table::<DeadReckoning>.and_then(is_up);
    app.init_resource::<InHand>()
        .add_systems(PreUpdate, take_up.in_set(TakeUpSystems).run_if(at_hand.clone()))
        .add_systems(Update, put_down.before(PlaySystems::TakeAnswers).run_if(at_hand.clone()))
        .add_systems(Update, lay.after(PlaySystems::Show).run_if(at_hand));
}
