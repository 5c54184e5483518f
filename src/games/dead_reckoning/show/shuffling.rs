//! A discard pile is shuffled and becomes the deck: two packets are taken from it, riffled into each other and squared
//! (DR-12.11, DR-3.16). The cards shown have no identity: of the pile the top one was known, and its face goes down at
//! once.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{Stage, becomes, carried, sound};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Print, Thing};
use crate::rules::dead_reckoning::colours::Colour;
use crate::table::beats::Beats;
use crate::table::pieces::Piece;
use crate::table::zones::pile;

/// A pile shows at most this number of cards.
const SEEN: usize = 12;
/// Seconds in which the packets are taken, in which all cards of both have begun to fall, in which one falls.
const TAKEN: f32 = 0.34;
const RIFFLED: f32 = 0.42;
const FALLS: f32 = 0.13;
/// The packets are held this far from the middle, this high, and bent to each other by this angle.
const APART: f32 = 0.52;
const HELD: f32 = 0.34;
const BENT: f32 = 0.38;

pub(super) fn riffled(stage: &mut Stage, by: Colour) -> Option<Beats> {
    let (before, after) = (stage.before, stage.after);
    let (seat, place, back) = (Seat::of(after, by), usize::from(after.table.seat(by).0), Print::Sleeve(by));
    let (count, lay) = (before.discards.get(place).copied()?, before.decks.get(place).copied()?);
    let cards = count.min(SEEN);
    let deck = Piece::of(ReckoningPiece::Deck(by));
    let squared = stage.props.table.thing(&deck)?.form.clone();
    stage.props.dress(&deck, Form::Pile(None, back.clone(), lay));
    let known = before.table.player(by).and_then(|player| player.discard.last());
    let top = known.map(|card| Print::Sailor(by, card.clone()));
    let over = seat.deck().translation;
    let raised = |of: Transform, share: f32| of * Transform::from_xyz(0.0, pile(count) * share, 0.0);
    let mut all = sound("card", seat.discard().translation).then(Beats::wait(TAKEN)).then(sound("paper", over));
    for number in 0..cards {
        let share = (number as f32 + 0.5) / cards as f32;
        let face = top.clone().filter(|_| number + 1 == cards);
        let bit = Bit::Shuffled(by, u8::try_from(number).unwrap_or(u8::MAX));
        let thing = Thing::new(bit, Form::Card(face, back.clone()), raised(seat.discard(), share));
        let piece = thing.piece.clone();
        stage.props.lend(thing);
        // The lower half in one hand, the upper in the other; a card of each falls in turn.
        let half = cards / 2;
        let (side, falls) = if number < half { (-1.0, 2 * number) } else { (1.0, 2 * (number - half) + 1) };
        let falls = falls.min(cards) as f32 / cards as f32;
        let over_it = Transform::from_xyz(side * APART, HELD + pile(count) * share, 0.0);
        let bent = Quat::from_rotation_z(-side * BENT) * Quat::from_rotation_z(PI);
        let packet = seat.deck() * over_it.with_rotation(bent);
        let lies = raised(seat.deck(), falls).mul_transform(Transform::from_rotation(Quat::from_rotation_z(PI)));
        let own = carried(&piece, packet, 0.22, TAKEN)
            .then(Beats::wait(RIFFLED * falls))
            .then(carried(&piece, lies, 0.05, FALLS))
            .then(if number % 2 == 0 { sound("card", over) } else { Beats::none() });
        let gone = Beats::wait(TAKEN + RIFFLED + FALLS + 0.06).then(becomes(&piece, Form::Part));
        all = all.together(own).together(gone);
    }
    Some(all.then(becomes(&deck, squared)).then(sound("card", over)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dead_reckoning::things::standing::{Shape as Seen, Standing};
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::dead_reckoning::Shelf;
    use crate::rules::dead_reckoning::duel::Setup;
    use crate::rules::dead_reckoning::happenings::{Happening, Sailors};
    use crate::rules::dead_reckoning::ruleset::DeadReckoning;
    use crate::rules::dead_reckoning::state::State;
    use crate::rules::kernel::{Ruleset as _, Viewer};
    use crate::table::beats::Act;
    use crate::table::things::{LaidOut as _, Props};
    use crate::table::throwing::physical::Lying;

    /// Two captains before anything is shuffled: all of the crew lies in the pile.
    fn laid_out() -> State {
        let (shelf, _) = Shelf::built_in();
        let setup = Setup::voyage(shelf.voyages["voyage-2"].clone(), shelf.cards["dead-reckoning"].clone());
        DeadReckoning::set_up(&setup).unwrap()
    }

    #[test]
    fn dr_12_11_a_pile_is_gathered_riffled_and_squared_and_is_a_deck_then() {
        let before = laid_out();
        let by = before.players[0].colour;
        let told = Happening::Sailors(Sailors::DeckShuffled { by, order: Some((0..12).collect()) });
        let mut after = before.clone();
        DeadReckoning::evolve(&mut after, &told);
        let views = [&before, &after].map(|state| DeadReckoning::seen_by(state, Viewer::Bystander));
        let mut world = World::new();
        let mut standing = Standing::default();
        standing.update(&mut world.commands(), DeadReckoning::layout(&views[0]));
        standing.update(&mut world.commands(), DeadReckoning::layout(&views[1]));
        let hidden = DeadReckoning::told_to(&before, &told, Viewer::Bystander).unwrap();
        let mut commands = world.commands();
        let props = Props { commands: &mut commands, table: &mut standing };
        let mut lying = Lying::default();
        let beats = Stage::of(&hidden, (&views[0], &views[1]), props, None, &mut lying).shown().beats();
        world.flush();
        assert!((0.8..=1.2).contains(&beats.lasts()), "{}", beats.lasts());
        let back = Print::Sleeve(by);
        let deck = standing.entity(&Piece::of(ReckoningPiece::Deck(by))).unwrap();
        assert_eq!(world.get::<Seen<Form>>(deck).unwrap().0, Form::Pile(None, back.clone(), 0), "not yet");
        assert_eq!(
            standing.thing(&Piece::of(ReckoningPiece::Deck(by))).unwrap().form,
            Form::Pile(None, back.clone(), 12)
        );
        // Twelve cards fall, and of none but the top of the pile is anything known.
        let mut cards = world.query::<(&Piece, &Seen<Form>)>();
        let lent: Vec<Form> = cards
            .iter(&world)
            .filter(|(piece, _)| matches!(piece.own::<Bit>(), Some(Bit::Shuffled(..))))
            .map(|(_, form)| form.0.clone())
            .collect();
        assert_eq!(lent.len(), SEEN);
        let top = Print::Sailor(by, before.players[0].discard.last().unwrap().clone());
        for form in lent {
            assert!(
                form == Form::Card(None, back.clone()) || form == Form::Card(Some(top.clone()), back.clone()),
                "{form:?}"
            );
        }
        let last = beats.acts().iter().filter(|timed| matches!(timed.act, Act::Carry { .. }));
        let over = Seat::of(&views[1], by).deck().translation;
        for timed in last.filter(|timed| timed.lasts == FALLS) {
            let Act::Carry { to, .. } = &timed.act else { continue };
            assert!(to.translation.xz().distance(over.xz()) < 0.01 && to.translation.y >= over.y);
        }
    }
}
