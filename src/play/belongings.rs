//! Resources that belong to the match: they are put aside when something else is tried on the table, and lie there again
//! when the match does.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// Puts something back where it lay.
type Return = Box<dyn FnOnce(&mut World) + Send + Sync>;

/// The ways in which the parts of a match are put aside; each part registers one.
#[derive(Resource, Default)]
struct Belongings(Vec<fn(&mut World) -> Return>);

/// A resource that was put aside.
pub(super) struct PutAside(Vec<Return>);

impl PutAside {
    /// Puts everything of the match on the table aside; it leaves nothing behind.
    pub(super) fn all(world: &mut World) -> Self {
        let ways = world.get_resource::<Belongings>().map(|all| all.0.clone()).unwrap_or_default();
        Self(ways.into_iter().map(|put_aside| put_aside(world)).collect())
    }

    /// It lies where it lay.
    pub(super) fn put_back(self, world: &mut World) {
        for back in self.0 {
            back(world);
        }
    }
}

/// This belongs to the match on the table.
pub fn belongs<R: Resource<Mutability = Mutable> + Default>(app: &mut App) {
    belongs_as(app, |world| {
        let kept = world.get_resource_mut::<R>().map(|mut own| std::mem::take(&mut *own));
        Box::new(move |world| {
            if let Some(kept) = kept {
                world.insert_resource(kept);
            }
        })
    });
}

/// Registers a part of a match that is put aside in a way of its own; the returned function puts it back.
pub fn belongs_as(app: &mut App, put_aside: fn(&mut World) -> Return) {
    app.init_resource::<Belongings>().world_mut().resource_mut::<Belongings>().0.push(put_aside);
}
