//! What stands on the table, kept as the window sees it: while nothing is shown everything lies as if it had been set out afresh.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::thing::{Form, Thing};
use crate::games::dead_reckoning::boards;
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::sea::lay;
use crate::play::PlaySystems;
use crate::play::seen::{Onlooker, Seen, main_window};
use crate::play::telling::Holds;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::view::View;
use crate::table::pieces::{Piece, Tale};
use crate::table::stage::Stir;

/// What a thing looks like: whoever makes pictures dresses it.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Shape(pub Form);

/// Everything that stands on the table of a whole game.
#[derive(Resource, Default)]
pub struct Standing {
    things: HashMap<Piece, (Entity, Thing)>,
    /// What is on its way off the table.
    leaving: HashMap<Piece, Entity>,
    afresh: Option<u64>,
    /// Something was told since everything was last put in its place.
    stirred: bool,
}

/// Everything that lies on the table, from the view alone.
#[must_use]
pub fn layout(view: &View) -> Vec<Thing> {
    let mut all = lay::things(view, |of| Seat::of(view, of).supply().translation + Vec3::Y * 0.2);
    all.extend(boards::lay::things(view));
    all
}

/// What a fact changes on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Moved {
    /// Which thing.
    pub thing: Thing,
    /// Where it lay; new things lie where they come from.
    pub from: Transform,
}

impl Standing {
    /// The thing of this piece, as it was put there last.
    #[must_use]
    pub fn thing(&self, piece: &Piece) -> Option<&Thing> {
        self.things.get(piece).map(|(_, thing)| thing)
    }

    fn put(&mut self, commands: &mut Commands, thing: Thing, at: Transform) -> Entity {
        let mut entity = commands.spawn((
            Name::new(thing.piece.to_string()),
            thing.piece.clone(),
            Shape(thing.form.clone()),
            at,
            Visibility::Inherited,
        ));
        if let Some(reach) = thing.reach {
            entity.insert((reach, Tale(thing.tale.clone())));
        }
        let entity = entity.id();
        self.things.insert(thing.piece.clone(), (entity, thing));
        entity
    }

    /// Something that is there for a show alone: it is gone when everything is put in its place.
    pub fn lend(&mut self, commands: &mut Commands, thing: Thing) {
        let (piece, at) = (thing.piece.clone(), thing.at);
        self.put(commands, thing, at);
        if let Some((entity, _)) = self.things.remove(&piece)
            && let Some(old) = self.leaving.insert(piece, entity)
        {
            commands.entity(old).try_despawn();
        }
    }

    /// A thing looks like this while it is shown; how it looks in truth it will when everything is put in its place.
    pub fn dress(&self, commands: &mut Commands, piece: &Piece, form: Form) {
        if let Some((entity, _)) = self.things.get(piece) {
            commands.entity(*entity).try_insert(Shape(form));
        }
    }

    /// What another layout changes: new things are put where they come from, and how things look becomes true; where they lie is
    /// left to the show.
    pub fn become_true(&mut self, commands: &mut Commands, after: Vec<Thing>) -> Vec<Moved> {
        self.stirred = true;
        let mut moves = Vec::new();
        let there: std::collections::HashSet<Piece> = after.iter().map(|thing| thing.piece.clone()).collect();
        let gone: Vec<Piece> = self.things.keys().filter(|piece| !there.contains(*piece)).cloned().collect();
        for piece in gone {
            let Some((entity, thing)) = self.things.remove(&piece) else { continue };
            if thing.at != thing.home {
                let from = thing.at;
                moves.push(Moved { thing: Thing { at: thing.home, ..thing }, from });
            }
            self.leaving.insert(piece, entity);
        }
        for thing in after {
            match self.things.get_mut(&thing.piece) {
                Some((entity, own)) => {
                    if own.at != thing.at {
                        moves.push(Moved { thing: thing.clone(), from: own.at });
                    }
                    if own.form != thing.form {
                        commands.entity(*entity).try_insert(Shape(thing.form.clone()));
                    }
                    *own = thing;
                }
                None => {
                    let from = thing.home;
                    if thing.at != from {
                        moves.push(Moved { thing: thing.clone(), from });
                    }
                    // What was on its way off comes back.
                    match self.leaving.remove(&thing.piece) {
                        Some(entity) => {
                            commands.entity(entity).try_insert((Shape(thing.form.clone()), from));
                            self.things.insert(thing.piece.clone(), (entity, thing));
                        }
                        None => {
                            self.put(commands, thing, from);
                        }
                    }
                }
            }
        }
        moves
    }
}

/// Puts everything in its place, once nothing is shown any more; at once when the table is set out afresh.
fn put_in_place(
    mut commands: Commands,
    windows: Query<(&Onlooker, Ref<Seen<DeadReckoning>>)>,
    mut standing: ResMut<Standing>,
    holds: Res<Holds>,
    mut placed: Query<(&mut Transform, &mut Shape, Option<&mut Tale>)>,
    mut stir: Option<ResMut<Stir>>,
) {
    let Some(seen) = main_window(windows.iter()) else {
        let standing = &mut *standing;
        let all = standing.things.drain().map(|(_, (entity, _))| entity);
        for entity in all.chain(standing.leaving.drain().map(|(_, entity)| entity)) {
            commands.entity(entity).try_despawn();
        }
        standing.afresh = None;
        return;
    };
    let afresh = standing.afresh != Some(seen.afresh);
    standing.stirred |= seen.is_changed();
    if !afresh && (holds.any() || !standing.stirred) {
        return;
    }
    standing.stirred = false;
    standing.afresh = Some(seen.afresh);
    if let Some(stir) = &mut stir {
        stir.up();
    }
    for (_, entity) in standing.leaving.drain() {
        commands.entity(entity).try_despawn();
    }
    let wanted = layout(&seen.view);
    let there: std::collections::HashSet<Piece> = wanted.iter().map(|thing| thing.piece.clone()).collect();
    standing.things.retain(|piece, (entity, _)| {
        let stays = there.contains(piece);
        if !stays {
            commands.entity(*entity).try_despawn();
        }
        stays
    });
    for thing in wanted {
        let known = standing.things.get(&thing.piece).map(|(entity, _)| *entity);
        match known.and_then(|entity| placed.get_mut(entity).ok().map(|found| (entity, found))) {
            Some((entity, (mut at, mut shape, tale))) => {
                at.set_if_neq(thing.at);
                if shape.0 != thing.form {
                    shape.0 = thing.form.clone();
                }
                if let Some(mut tale) = tale {
                    tale.set_if_neq(Tale(thing.tale.clone()));
                }
                if let Some(reach) = thing.reach {
                    commands.entity(entity).try_insert(reach);
                }
                standing.things.insert(thing.piece.clone(), (entity, thing));
            }
            // Put by the show in this very frame: its turn comes in the next.
            None if known.is_some() => standing.stirred = true,
            None => {
                let at = thing.at;
                standing.put(&mut commands, thing, at);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Standing>().add_systems(Update, put_in_place.after(PlaySystems::Show));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dead_reckoning::pieces::ReckoningPiece;
    use crate::games::dead_reckoning::things::thing::Face;
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::dead_reckoning::Shelf;
    use crate::rules::dead_reckoning::duel::Setup;
    use crate::rules::dead_reckoning::printed::ids::Sort;
    use crate::rules::dead_reckoning::state::{Phase, State};
    use crate::rules::kernel::{Answer, Awaiting, Match, Ruleset as _, Seat as Place, Viewer, Want};

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
        layout(&DeadReckoning::seen_by(state, viewer))
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
                    (Form::Tile(known), Some(ReckoningPiece::Tile(at))) => {
                        assert_eq!(known.is_some(), at.row() == Some(1));
                    }
                    (Form::Card(Some(Face::Bought(card)), _) | Form::Stack(Some(Face::Bought(card)), ..), _) => {
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
    fn what_another_layout_changes_comes_from_somewhere_and_goes_somewhere() {
        let state = voyage();
        let before = seen(&state, Viewer::Bystander);
        let mut world = World::new();
        let mut standing = Standing::default();
        let queue = |world: &mut World, standing: &mut Standing, after: Vec<Thing>| {
            let moved = standing.become_true(&mut world.commands(), after);
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
