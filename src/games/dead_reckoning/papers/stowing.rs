//! A good that was won or gained lies at the edge of the ship board until it is carried to where it goes: into a hold, ashore, or back
//! to the supply (DR-5.17, DR-18.20, DR-30.13).

use bevy::prelude::*;

use crate::games::dead_reckoning::boards::places::{HOLD, Seat};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Thing};
use crate::games::dead_reckoning::wishes::Wish;
use crate::games::papers::sheets::carrying::{Berth, Grip, InHand};
use crate::logbook::wording::dead_reckoning as words;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::pieces::Piece;

/// Half of the place where a good lies that is to be stowed.
const PLACE: Vec2 = Vec2::new(0.20, 0.14);

/// A good to be stowed at this window, and its choices.
struct Stowing<'a> {
    colour: Colour,
    good: Good,
    options: &'a [Choice],
    why: &'a Why,
    /// The ship lies here; in a battle, the battle's place.
    at: Place,
    seat: Seat,
}

fn stowing(seen: &Seen<DeadReckoning>) -> Option<Stowing<'_>> {
    let Asked::Choose { options, why, .. } = &seen.asked else { return None };
    let (Why::StowBooty { by: colour, good } | Why::StowGain { by: colour, good }) = *why else { return None };
    let table = &seen.view.table;
    let at = table.fight.as_ref().map_or(table.player(colour)?.at, |fight| fight.at);
    let seat = Seat::of(&seen.view, colour);
    Some(Stowing { colour, good, options, why, at, seat })
}

/// The own ship board lies here, while something is stowed on it at this window.
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
    /// The place of an option: options about one hold share its place.
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

    fn berths(&self) -> Vec<Berth<Wish>> {
        let berth = |(number, choice): (usize, &Choice)| {
            let (at, half) = self.place(number, choice)?;
            let mut spot = TableSpot::new(at, half, SpotState::Open);
            spot.tells = vec![words::choice(choice)];
            Some(Berth { spot, does: Wish::Choose(number), led: None })
        };
        self.options.iter().enumerate().filter_map(berth).collect()
    }

    fn things(&self) -> [Thing; 2] {
        let (at, form) = (self.seat.gained(false), if self.good == Good::Gold { Form::Coin } else { Form::Barrel });
        let part = Thing::new(ReckoningPiece::Gained(self.colour), Form::Part, at);
        let half = Vec3::new(PLACE.x, 0.09, PLACE.y);
        let good = Thing::new(Bit::Gained(self.colour), form, at);
        [good, part.says(Vec3::Y * 0.07, half, vec![words::why(self.why)])]
    }
}

/// The good to be stowed lies there while the question is open.
pub(super) fn comes_to_hand(seen: &Seen<DeadReckoning>) -> Vec<Thing> {
    stowing(seen).iter().flat_map(Stowing::things).collect()
}

/// It is carried to the place of a choice.
pub(super) fn takes_up(seen: &Seen<DeadReckoning>, grip: &Grip) -> Option<InHand<DeadReckoning>> {
    let stowing = stowing(seen)?;
    if grip.piece.own::<ReckoningPiece>() != Some(&ReckoningPiece::Gained(stowing.colour)) {
        return None;
    }
    let piece = Piece::of(Bit::Gained(stowing.colour));
    Some(InHand { piece, comes: None, lies: None, held: None, berths: stowing.berths() })
}
