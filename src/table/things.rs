//! The things of a game on the table, as a list that follows from the view alone, and how they come to stand there:
//! while nothing is shown everything lies as if it had been set out afresh.
//!
//! A game says what there is and where it lies, what each thing looks like (a type of its own, which the game turns into
//! meshes), and what it says of itself. What another view moves is left to the show.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::pieces::{Extent, Piece, PieceOfAGame, Tale};
use super::stage::Redraw;
use crate::logbook::wording::Fact;
use crate::play::PlaySystems;
use crate::play::at_table::AtTable;
use crate::play::seen::{Onlooker, Seen, main_window};
use crate::play::telling::Holds;

/// A game whose table is a list of things.
pub trait LaidOut: AtTable {
    /// What its things look like.
    type Form: Clone + PartialEq + Send + Sync + 'static;

    /// Everything that lies on the table, from the view alone.
    fn layout(view: &Self::View) -> Vec<Thing<Self::Form>>;
}

/// A thing on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing<Form> {
    /// Which.
    pub piece: Piece,
    /// What it looks like.
    pub form: Form,
    /// Where it lies.
    pub at: Transform,
    /// Whence it comes, and where it goes when it leaves the table.
    pub home: Transform,
    /// How much room it takes, where it can be pointed at.
    pub reach: Option<Extent>,
    /// What it says of itself.
    pub tale: Vec<Fact>,
}

impl<Form> Thing<Form> {
    /// One that lies there and comes from there.
    #[must_use]
    pub fn new(own: impl PieceOfAGame, form: Form, at: Transform) -> Self {
        Self { piece: Piece::of(own), form, at, home: at, reach: None, tale: Vec::new() }
    }

    /// It comes from there.
    #[must_use]
    pub fn from(self, home: Vec3) -> Self {
        let home = Transform::from_translation(home).with_rotation(self.at.rotation).with_scale(self.at.scale);
        Self { home, ..self }
    }

    /// It can be pointed at, and says this.
    #[must_use]
    pub fn says(self, centre: Vec3, half: Vec3, tale: Vec<Fact>) -> Self {
        Self { reach: Some(Extent { centre, half }), tale, ..self }
    }
}

/// What a thing looks like; the game adds the mesh for it.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Shape<Form: Send + Sync + 'static>(pub Form);

/// Everything that stands on the table.
#[derive(Resource)]
pub struct ThingsOnTable<Form: Send + Sync + 'static> {
    things: HashMap<Piece, (Entity, Thing<Form>)>,
    /// What is on its way off the table.
    leaving: HashMap<Piece, Entity>,
    afresh: Option<u64>,
    /// Something was told since everything was last put in its place.
    stirred: bool,
}

impl<Form: Send + Sync + 'static> Default for ThingsOnTable<Form> {
    fn default() -> Self {
        Self { things: HashMap::default(), leaving: HashMap::default(), afresh: None, stirred: false }
    }
}

/// A thing that a fact moves on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Moved<Form> {
    /// Which thing.
    pub thing: Thing<Form>,
    /// Where it lay; new things lie where they come from.
    pub from: Transform,
}

impl<Form: Clone + PartialEq + Send + Sync + 'static> ThingsOnTable<Form> {
    /// The thing of this piece, as it was put there last.
    #[must_use]
    pub fn thing(&self, piece: &Piece) -> Option<&Thing<Form>> {
        self.things.get(piece).map(|(_, thing)| thing)
    }

    /// Which entity it is.
    #[must_use]
    pub fn entity(&self, piece: &Piece) -> Option<Entity> {
        self.things.get(piece).map(|(entity, _)| *entity)
    }

    /// Something comes to hand that was not to be seen: out of a chest. It stays until everything is put in its place, or a thing
    /// that looks like it comes to lie elsewhere.
    pub fn take_out(&mut self, commands: &mut Commands, thing: Thing<Form>) -> Entity {
        let at = thing.at;
        self.put(commands, thing, at)
    }

    fn put(&mut self, commands: &mut Commands, thing: Thing<Form>, at: Transform) -> Entity {
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
    pub fn lend(&mut self, commands: &mut Commands, thing: Thing<Form>) {
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
    pub fn become_true(&mut self, commands: &mut Commands, after: Vec<Thing<Form>>) -> Vec<Moved<Form>> {
        self.stirred = true;
        let mut moves = Vec::new();
        let there: HashSet<Piece> = after.iter().map(|thing| thing.piece.clone()).collect();
        let gone: Vec<Piece> = self.things.keys().filter(|piece| !there.contains(*piece)).cloned().collect();
        let mut gone: Vec<(Entity, Thing<Form>)> = gone.iter().filter_map(|piece| self.things.remove(piece)).collect();
        // Of what is not told apart, what leaves one place and what comes to another is the same.
        for thing in &after {
            let fresh = thing.reach.is_none() && !self.things.contains_key(&thing.piece);
            let alike = |(_, old): &(Entity, Thing<Form>)| fresh && old.reach.is_none() && old.form == thing.form;
            if let Some(place) = gone.iter().position(alike) {
                let (entity, old) = gone.remove(place);
                commands.entity(entity).try_insert((Name::new(thing.piece.to_string()), thing.piece.clone()));
                let renamed = Thing { piece: thing.piece.clone(), ..old };
                self.things.insert(thing.piece.clone(), (entity, renamed));
            }
        }
        for (entity, thing) in gone {
            let piece = thing.piece.clone();
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
fn put_in_place<G: LaidOut>(
    mut commands: Commands,
    windows: Query<(&Onlooker, Ref<Seen<G>>)>,
    mut standing: ResMut<ThingsOnTable<G::Form>>,
    holds: Res<Holds>,
    mut placed: Query<(&mut Transform, &mut Shape<G::Form>, Option<&mut Tale>)>,
    mut redraw: Option<ResMut<Redraw>>,
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
    if let Some(redraw) = &mut redraw {
        redraw.ask();
    }
    for (_, entity) in standing.leaving.drain() {
        commands.entity(entity).try_despawn();
    }
    let wanted = G::layout(&seen.view);
    let there: HashSet<Piece> = wanted.iter().map(|thing| thing.piece.clone()).collect();
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

/// The things of a game are put in their place.
pub fn of_game<G: LaidOut>(app: &mut App) {
    app.init_resource::<ThingsOnTable<G::Form>>().add_systems(Update, put_in_place::<G>.after(PlaySystems::Show));
}
