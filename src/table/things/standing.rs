//! Keeps the things of a game on the table: while nothing is shown everything lies as if it had been set out afresh.
//! Moves between two lists are left to the show, or happen without one.

use std::fmt::Debug;

use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

use super::form::{Form, Thing};
use super::maker::{Cut, Maker, Printer};
use super::models::THICK;
use super::moving::{Placed, Way};
use super::setting_out::{self, SettingOut};
use crate::play::PlaySystems;
use crate::play::at_table::AtTable;
use crate::play::seen::SeenHere;
use crate::play::telling::ShowLock;
use crate::table::craft::print::InkImage;
use crate::table::pieces::{Commanded, Piece, Tale};

/// A game whose table is a list of things, made of shared forms and of its own.
pub trait LaidOut: AtTable {
    /// Prints on cards, sheets and boards.
    type Print: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Forms that no other game has.
    type Own: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// Tools for the things: tables of cards, the water.
    type Tools: Send + Sync + 'static;

    /// Everything that lies on the table, from the view alone; nothing in a game whose list follows from more than that.
    fn layout(_: &Self::View) -> Vec<Thing<FormOf<Self>>> {
        Vec::new()
    }

    /// Size and stuff of a print.
    fn cut(print: &Self::Print) -> Cut;

    /// Sets a print.
    fn print(print: &Self::Print, printer: &mut Printer<Self::Tools>) -> InkImage;

    /// Is a print kept that lies nowhere? One that is written anew again and again is not.
    fn keeps(_: &Self::Print) -> bool {
        true
    }

    /// Lays around a card what belongs to its face, and says how thick all of it is.
    fn adorn(_: &Self::Print, _: &mut Maker<Self>) -> f32 {
        THICK
    }

    /// Makes what is its alone.
    fn make(own: &Self::Own, maker: &mut Maker<Self>);
}

/// Forms of a game's things.
pub type FormOf<G> = Form<<G as LaidOut>::Print, <G as LaidOut>::Own>;

/// The form that a thing is made from.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Shape<Form: Send + Sync + 'static>(pub Form);

/// Everything that stands on the table.
#[derive(Resource)]
pub struct ThingsOnTable<Form: Send + Sync + 'static> {
    things: HashMap<Piece, (Entity, Thing<Form>)>,
    /// Things on their way off the table.
    leaving: HashMap<Piece, Entity>,
    /// Things that leave without a show, or are gone.
    going: Vec<Entity>,
    afresh: Option<u64>,
    /// Something was told since everything was last put in its place.
    dirty: bool,
}

impl<Form: Send + Sync + 'static> Default for ThingsOnTable<Form> {
    fn default() -> Self {
        Self { things: HashMap::default(), leaving: HashMap::default(), going: Vec::new(), afresh: None, dirty: false }
    }
}

/// Things of a draft lie beside those of the view; they are gone when something is told.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Drafted<Form>(pub Vec<Thing<Form>>);

impl<Form> Default for Drafted<Form> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// A thing that a fact moves on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Moved<Form> {
    pub thing: Thing<Form>,
    /// It lay here; new things lie where they come from.
    pub from: Transform,
}

impl<Form: Clone + PartialEq + Debug + Send + Sync + 'static> ThingsOnTable<Form> {
    /// The thing of this piece, as it was put there last.
    #[must_use]
    pub fn thing(&self, piece: &Piece) -> Option<&Thing<Form>> {
        self.things.get(piece).map(|(_, thing)| thing)
    }

    /// The entity of this piece.
    #[must_use]
    pub fn entity(&self, piece: &Piece) -> Option<Entity> {
        self.things.get(piece).map(|(entity, _)| *entity)
    }

    /// Does everything lie as this list says?
    fn lies_so(&self, wanted: &[Thing<Form>]) -> bool {
        wanted.len() == self.things.len() && wanted.iter().all(|thing| self.thing(&thing.piece) == Some(thing))
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
        if let Some(chair) = thing.captain {
            entity.insert(Commanded(chair));
        }
        if let Some(on) = &thing.rides {
            entity.insert(Way::riding(thing.at, on.clone()));
        }
        let entity = entity.id();
        self.things.insert(thing.piece.clone(), (entity, thing));
        entity
    }

    /// Goes over to another layout: new things are put where they come from, and looks become true; places are left to
    /// the show.
    pub fn update(&mut self, commands: &mut Commands, after: Vec<Thing<Form>>) -> Vec<Moved<Form>> {
        self.dirty = true;
        let mut moves = Vec::new();
        let there: HashSet<Piece> = after.iter().map(|thing| thing.piece.clone()).collect();
        let gone = self.things.extract_if(|piece, _| !there.contains(piece)).map(|(_, gone)| gone);
        // Things that look alike are not told apart: one that leaves a place and one that comes to another are the
        // same.
        let (named, mut alike): (Vec<_>, HashMap<String, Vec<_>>) = gone.fold(Default::default(), |mut all, gone| {
            match gone.1.reach {
                Some(_) => all.0.push(gone),
                None => all.1.entry(format!("{:?}", gone.1.form)).or_default().push(gone),
            }
            all
        });
        for thing in after.iter().filter(|thing| thing.reach.is_none()) {
            if !self.things.contains_key(&thing.piece)
                && let Some((entity, old)) = alike.get_mut(&format!("{:?}", thing.form)).and_then(Vec::pop)
            {
                commands.entity(entity).try_insert((Name::new(thing.piece.to_string()), thing.piece.clone()));
                let renamed = Thing { piece: thing.piece.clone(), ..old };
                self.things.insert(thing.piece.clone(), (entity, renamed));
            }
        }
        for (entity, thing) in named.into_iter().chain(alike.into_values().flatten()) {
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
                    // A thing on its way off comes back.
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

    /// Moves to another list without a show: each thing sets off from its place in the picture, and things that look
    /// alike go one after the other.
    fn set_going(&mut self, commands: &mut Commands, after: Vec<Thing<Form>>, placed: &Placed<Form>) {
        for thing in &after {
            if let Some((entity, _)) = self.things.get(&thing.piece).filter(|(_, own)| own.tale != thing.tale) {
                commands.entity(*entity).try_insert(Tale(thing.tale.clone()));
            }
        }
        let mut number = 0_u8;
        for Moved { thing, from } in self.update(commands, after) {
            let leaving = self.leaving.remove(&thing.piece);
            let Some(entity) = leaving.or_else(|| self.entity(&thing.piece)) else { continue };
            let from = placed.get(entity).map_or(from, |(at, ..)| *at);
            let on = thing.rides.filter(|_| leaving.is_none());
            let way = Way::new((from, thing.at), on, thing.reach.map(|reach| reach.half), number);
            number = number.saturating_add(u8::from(thing.reach.is_none()));
            if leaving.is_some() {
                self.going.push(entity);
                commands.entity(entity).try_insert(way.leaving());
            } else {
                commands.entity(entity).try_insert(way);
            }
        }
        // A thing without a way is removed.
        self.clear_away(commands, false);
    }

    /// Everything lies as this list says.
    fn set_out(&mut self, commands: &mut Commands, wanted: Vec<Thing<Form>>, placed: &mut Placed<Form>) {
        self.dirty = false;
        self.clear_away(commands, true);
        let there: HashSet<Piece> = wanted.iter().map(|thing| thing.piece.clone()).collect();
        for (_, (entity, _)) in self.things.extract_if(|piece, _| !there.contains(piece)) {
            commands.entity(entity).try_despawn();
        }
        for thing in wanted {
            let known = self.entity(&thing.piece);
            match known.and_then(|entity| placed.get_mut(entity).ok().map(|found| (entity, found))) {
                Some((entity, (mut at, mut shape, tale))) => {
                    let mut own = commands.entity(entity);
                    match &thing.rides {
                        Some(on) => own.try_insert(Way::riding(thing.at, on.clone())),
                        None => own.try_remove::<Way>(),
                    };
                    if thing.rides.is_none() {
                        at.set_if_neq(thing.at);
                    }
                    if shape.0 != thing.form {
                        shape.0 = thing.form.clone();
                    }
                    if let Some(mut tale) = tale {
                        tale.set_if_neq(Tale(thing.tale.clone()));
                    }
                    if let Some(reach) = thing.reach {
                        own.try_insert(reach);
                    }
                    if let Some(chair) = thing.captain {
                        own.try_insert(Commanded(chair));
                    }
                    self.things.insert(thing.piece.clone(), (entity, thing));
                }
                // Put by the show in this very frame: its turn comes in the next.
                None if known.is_some() => self.dirty = true,
                None => {
                    let at = thing.at;
                    self.put(commands, thing, at);
                }
            }
        }
    }

    /// Everything comes out of a box to its place: what lies far from it first, one after the other within this time.
    fn unpack(&self, commands: &mut Commands, from: Vec3, within: f32) {
        let far = |thing: &Thing<Form>| thing.at.translation.distance_squared(from);
        let mut all: Vec<_> = self.things.values().filter(|(_, thing)| thing.rides.is_none()).collect();
        all.sort_by(|(_, one), (_, other)| {
            far(other).total_cmp(&far(one)).then_with(|| one.piece.to_string().cmp(&other.piece.to_string()))
        });
        for (number, (entity, thing)) in all.iter().enumerate() {
            let after = within * number as f32 / all.len() as f32;
            commands.entity(*entity).try_insert(Way::out_of(from, thing.at, after));
        }
    }

    /// Removes the things that leave the table: at once, or, if they go without a show, at the end of their way.
    fn clear_away(&mut self, commands: &mut Commands, at_once: bool) {
        let going = if at_once { std::mem::take(&mut self.going) } else { Vec::new() };
        for entity in self.leaving.drain().map(|(_, entity)| entity).chain(going) {
            commands.entity(entity).try_despawn();
        }
    }
}

/// The hands that lay the things of a game.
#[derive(SystemParam)]
pub struct Laying<'w, 's, Form: Clone + PartialEq + Debug + Send + Sync + 'static> {
    commands: Commands<'w, 's>,
    pub table: ResMut<'w, ThingsOnTable<Form>>,
    placed: Placed<'w, 's, Form>,
}

/// The hands of a show.
pub struct Props<'a, 'w, 's, Form: Send + Sync + 'static> {
    pub commands: &'a mut Commands<'w, 's>,
    pub table: &'a mut ThingsOnTable<Form>,
}

impl<Form: Clone + PartialEq + Debug + Send + Sync + 'static> Props<'_, '_, '_, Form> {
    /// Something that is there for a show alone: it is gone when everything is put in its place.
    pub fn lend(&mut self, thing: Thing<Form>) {
        let (piece, at) = (thing.piece.clone(), thing.at);
        self.table.put(self.commands, thing, at);
        if let Some((entity, _)) = self.table.things.remove(&piece)
            && let Some(old) = self.table.leaving.insert(piece, entity)
        {
            self.commands.entity(old).try_despawn();
        }
    }

    /// A thing looks like this while it is shown; how it looks in truth it will when everything is put in its place.
    pub fn dress(&mut self, piece: &Piece, form: Form) {
        if let Some((entity, _)) = self.table.things.get(piece) {
            self.commands.entity(*entity).try_insert(Shape(form));
        }
    }
}

impl<'w, 's, Form: Clone + PartialEq + Debug + Send + Sync + 'static> Laying<'w, 's, Form> {
    /// Goes over to another layout, and gives the moves and the hands for a show of it.
    pub fn shows(&mut self, after: Vec<Thing<Form>>) -> (Vec<Moved<Form>>, Props<'_, 'w, 's, Form>) {
        let moves = self.table.update(&mut self.commands, after);
        (moves, Props { commands: &mut self.commands, table: &mut self.table })
    }

    /// Everything is to lie as this list says: at once, or each goes its way by itself.
    pub fn lay(&mut self, wanted: Vec<Thing<Form>>, at_once: bool) {
        if at_once {
            self.table.set_out(&mut self.commands, wanted, &mut self.placed);
        } else if !self.table.lies_so(&wanted) {
            self.table.set_going(&mut self.commands, wanted, &self.placed);
        }
    }

    /// A piece is put there for now; in its place it is put when everything is.
    pub fn shift(&mut self, piece: &Piece, to: Transform) {
        let known = self.table.entity(piece).and_then(|entity| self.placed.get_mut(entity).ok());
        if let Some((mut at, ..)) = known {
            at.set_if_neq(to);
        }
    }

    /// Something comes to hand that was not to be seen, unless it is there already: out of a chest. It stays until everything is
    /// put in its place, or a thing that looks like it comes to lie elsewhere.
    pub fn take_out(&mut self, thing: Thing<Form>) {
        if self.table.thing(&thing.piece).is_none() {
            let at = thing.at;
            self.table.put(&mut self.commands, thing, at);
        }
    }
}

/// Puts everything in its place, once nothing is shown any more; at once when the table is set out afresh.
fn put_in_place<G: LaidOut>(
    here: SeenHere<G>,
    lock: Res<ShowLock>,
    drafted: Res<Drafted<FormOf<G>>>,
    mut setting_out: ResMut<SettingOut>,
    mut hands: Laying<FormOf<G>>,
) {
    let Some(seen) = here.get() else {
        hands.table.afresh = None;
        if !(hands.table.things.is_empty() && hands.table.leaving.is_empty()) {
            hands.lay(Vec::new(), true);
        }
        return;
    };
    let afresh = hands.table.afresh != Some(seen.afresh);
    hands.table.dirty |= here.fresh().is_some() || drafted.is_changed();
    if afresh || (hands.table.dirty && !lock.any()) {
        hands.table.afresh = Some(seen.afresh);
        let all = G::layout(&seen.view).into_iter().chain(drafted.0.iter().cloned());
        hands.lay(all.collect(), true);
        if afresh && let Some((from, within)) = setting_out.begin() {
            hands.table.unpack(&mut hands.commands, from, within);
        }
    }
}

/// The things of a game are put in their place.
pub fn of_game<G: LaidOut>(app: &mut App) {
    app.init_resource::<ThingsOnTable<FormOf<G>>>()
        .init_resource::<Drafted<FormOf<G>>>()
        .add_systems(Update, put_in_place::<G>.after(PlaySystems::Show));
    setting_out::of_game::<G>(app);
}
