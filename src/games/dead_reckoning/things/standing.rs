//! The things on the table of Dead Reckoning: the ocean, and the boards before each chair.

use super::thing::Form;
use crate::table::things;

pub use crate::table::things::Shape;

/// Everything that stands there.
pub type Standing = things::ThingsOnTable<Form>;
/// A thing that a fact moves there.
pub type Moved = things::Moved<Form>;

#[cfg(test)]
mod tests {
    use bevy::prelude::*;

    use super::*;
    use crate::games::dead_reckoning::pieces::ReckoningPiece;
    use crate::games::dead_reckoning::things::thing::Thing;
    use crate::games::dead_reckoning::things::thing::{Bit, Own, Print};
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::dead_reckoning::Shelf;
    use crate::rules::dead_reckoning::colours::Colour;
    use crate::rules::dead_reckoning::duel::Setup;
    use crate::rules::dead_reckoning::goods::Place as At;
    use crate::rules::dead_reckoning::happenings::{End, Happening};
    use crate::rules::dead_reckoning::printed::ids::Sort;
    use crate::rules::dead_reckoning::ruleset::DeadReckoning;
    use crate::rules::dead_reckoning::scoring::{Category, standings};
    use crate::rules::dead_reckoning::state::{Phase, State};
    use crate::rules::kernel::{Answer, Awaiting, Match, Ruleset as _, Seat as Place, Viewer, Want};
    use crate::table::pieces::Piece;
    use crate::table::things::LaidOut as _;

    /// Three captains, everything set out.
    fn voyage() -> State {
        let (shelf, _) = Shelf::built_in();
        let cards = shelf.cards["dead-reckoning"].clone();
        let setup = Setup::voyage(shelf.voyages["voyage-3"].clone(), cards);
        let mut played = Match::<DeadReckoning>::begin(&setup).unwrap();
        while let Awaiting::Answer(want) = played.awaiting().clone() {
            let answer = match want {
                Want::Shuffle { cards, .. } => Answer::Dealt((0..cards).collect()),
                _ => Answer::Chose(0),
            };
            played.answer(answer).unwrap();
        }
        played.state().clone()
    }

    fn seen(state: &State, viewer: Viewer) -> Vec<Thing> {
        DeadReckoning::layout(&DeadReckoning::seen_by(state, viewer))
    }

    fn own(all: &[Thing]) -> Vec<ReckoningPiece> {
        all.iter().filter_map(|thing| thing.piece.own::<ReckoningPiece>().copied()).collect()
    }

    #[test]
    fn everything_public_lies_on_the_table_once() {
        let state = voyage();
        for viewer in [Viewer::Bystander, Viewer::Seat(Place(1))] {
            let all = seen(&state, viewer);
            let pieces: std::collections::HashSet<&Piece> = all.iter().map(|thing| &thing.piece).collect();
            assert_eq!(pieces.len(), all.len(), "no piece lies there twice");
            let count = |wanted: fn(&ReckoningPiece) -> bool| own(&all).iter().filter(|piece| wanted(piece)).count();
            assert_eq!(count(|piece| matches!(piece, ReckoningPiece::Tile(_))), 12);
            assert_eq!(count(|piece| matches!(piece, ReckoningPiece::Box(_))), 4);
            assert_eq!(count(|piece| matches!(piece, ReckoningPiece::Mark(_))), 9);
            for wanted in [ReckoningPiece::Ship, ReckoningPiece::Board, ReckoningPiece::Deck, ReckoningPiece::Chest] {
                for player in &state.players {
                    assert!(own(&all).contains(&wanted(player.colour)), "{:?}", player.colour);
                }
            }
        }
    }

    #[test]
    fn dr_30_1_nobody_sees_the_hand_of_another_nor_a_tile_that_lies_on_its_face() {
        let state = voyage();
        let viewers = (0..3).map(|seat| Viewer::Seat(Place(seat))).chain([Viewer::Bystander]);
        for viewer in viewers {
            let all = seen(&state, viewer);
            for (number, player) in state.players.iter().enumerate() {
                let shares = viewer.shares_secrets_of(Place(number as u8));
                let open = own(&all)
                    .iter()
                    .filter(|piece| matches!(piece, ReckoningPiece::Card(of, _) if *of == player.colour))
                    .count();
                let closed = own(&all)
                    .iter()
                    .filter(|piece| matches!(piece, ReckoningPiece::Held(of, _) if *of == player.colour))
                    .count();
                let held = player.hand.len();
                assert!(held > 0);
                assert_eq!((open, closed), if shares { (held, 0) } else { (0, held) }, "{viewer:?} {number}");
            }
            for thing in &all {
                match (&thing.form, thing.piece.own::<ReckoningPiece>()) {
                    (Form::Own(Own::Tile(known)), Some(ReckoningPiece::Tile(at))) => {
                        assert_eq!(known.is_some(), at.row() == Some(1));
                    }
                    (Form::Card(Some(Print::Bought(card)), _) | Form::Pile(Some(Print::Bought(card)), ..), _) => {
                        assert_ne!(card.kind.sort, Sort::Encounter, "a merchant ship shows her front alone");
                    }
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn dr_30_1_after_the_end_every_hand_lies_open_before_its_chair() {
        let over = State { phase: Phase::Over, ..voyage() };
        let all = own(&seen(&over, Viewer::Bystander));
        for player in &over.players {
            let open = player.hand.iter().all(|card| all.contains(&ReckoningPiece::Card(player.colour, card.id)));
            assert!(open && !all.contains(&ReckoningPiece::Held(player.colour, 0)), "{:?}", player.colour);
        }
    }

    #[test]
    fn dr_30_18_the_imaginary_player_stands_in_the_empty_slots_of_islands_as_they_are_counted() {
        let mut state = State { phase: Phase::Score, ..voyage() };
        let by = state.players[1].colour;
        state.sea.island_mut(At::Tile(1, 2)).unwrap().lay(by, None);
        let ghosts = |state: &State| -> Vec<(At, u8)> {
            let all = seen(state, Viewer::Bystander);
            assert_eq!(all.len(), seen(state, Viewer::Seat(Place(0))).len(), "nothing of it is secret");
            let mut ghosts: Vec<(At, u8)> = all
                .iter()
                .filter_map(|thing| match thing.piece.own() {
                    Some(Bit::Ghost(at, number)) if thing.form == Form::Own(Own::Ghost) => Some((*at, *number)),
                    _ => None,
                })
                .collect();
            ghosts.sort();
            let told = |at: At| {
                all.iter().any(|thing| thing.piece == Piece::of(ReckoningPiece::Imaginary(at)) && thing.tale.len() == 3)
            };
            assert!(ghosts.iter().all(|(at, _)| told(*at)), "and each says whose it is");
            ghosts
        };
        let islands: Vec<_> = state.sea.islands().map(|(at, island)| (at, island.id, island.slots)).collect();
        let empty = |upto: usize| -> Vec<(At, u8)> {
            let slots = islands
                .iter()
                .take(upto)
                .flat_map(|(at, _, slots)| (u8::from(*at == At::Tile(1, 2))..*slots).map(|slot| (*at, slot)));
            slots.collect()
        };
        assert_eq!(islands.iter().map(|(at, ..)| *at).collect::<Vec<_>>(), [1, 2, 3].map(|column| At::Tile(1, column)));
        for category in Category::ALL.into_iter().filter(|category| *category != Category::Islands) {
            assert_eq!(ghosts(&state), [], "before {category:?}");
            let gold = state.players.iter().map(|player| (player.colour, 0)).collect();
            DeadReckoning::evolve(&mut state, &Happening::End(End::Scored { category, gold }));
        }
        // A player without cubes there is not waited for.
        for upto in [1, 3, 3] {
            assert_eq!(ghosts(&state), empty(upto));
            let (at, island, _) = islands[upto.min(2)];
            let standings = standings(&state, state.island_at(at).unwrap());
            DeadReckoning::evolve(&mut state, &Happening::End(End::IslandScored { island, at, standings }));
        }
    }

    #[test]
    fn dr_30_15_a_pennant_says_to_everybody_whose_level_up_is_due() {
        let mut state = voyage();
        let colours: Vec<Colour> = state.players.iter().map(|player| player.colour).collect();
        let flying = |state: &State, viewer| -> Vec<Colour> {
            let all = seen(state, viewer);
            let flying = all.iter().filter(|thing| thing.form == Form::Own(Own::Pennant) && !thing.tale.is_empty());
            flying
                .filter_map(|thing| match thing.piece.own() {
                    Some(ReckoningPiece::LevelUp(of)) => Some(*of),
                    _ => None,
                })
                .collect()
        };
        (state.players[1].level_up_due, state.players[2].level_up_due, state.players[2].finished) = (true, true, true);
        for viewer in [Viewer::Bystander, Viewer::Seat(Place(0)), Viewer::Seat(Place(1))] {
            assert_eq!(flying(&state, viewer), [colours[1]], "after the last turn nobody rises (DR-25.5)");
        }
    }

    #[test]
    fn what_another_layout_changes_comes_from_somewhere_and_goes_somewhere() {
        let state = voyage();
        let before = seen(&state, Viewer::Bystander);
        let mut world = World::new();
        let mut standing = Standing::default();
        let queue = |world: &mut World, standing: &mut Standing, after: Vec<Thing>| {
            let moved = standing.update(&mut world.commands(), after);
            world.flush();
            moved
        };
        queue(&mut world, &mut standing, before.clone());
        assert_eq!(queue(&mut world, &mut standing, before.clone()), Vec::new(), "nothing is moved twice");
        let gone = Piece::of(ReckoningPiece::Encounter(crate::rules::dead_reckoning::goods::Place::Tile(1, 1)));
        let after: Vec<Thing> = before.iter().filter(|thing| thing.piece != gone).cloned().collect();
        let moved = queue(&mut world, &mut standing, after.clone());
        assert_eq!(moved.iter().map(|moved| &moved.thing.piece).collect::<Vec<_>>(), [&gone]);
        assert_eq!(queue(&mut world, &mut standing, after), Vec::new(), "it goes once");
        let back = queue(&mut world, &mut standing, before);
        assert_eq!((back.len(), back[0].from), (1, back[0].thing.home));
    }
}
