//! Watches for movements of things in the picture and of things that throw shadows. Anything that could change a
//! picture counts: in doubt it is drawn.

use bevy::camera::RenderTarget;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized};

use super::{Rested, SETTLED};
use crate::table::beats::puffs::Puff;
use crate::table::board::water::Sea;
use crate::table::craft::surface::Surface;
use crate::table::deck::OnDeck;
use crate::table::pieces::outline::LineAround;
use crate::table::settings::Settings;
use crate::table::stage::{Redraw, TableEye};

type Moved = Or<(Changed<GlobalTransform>, Changed<ViewVisibility>, Changed<Mesh3d>, Changed<RenderLayers>)>;
type Repainted = Or<(Changed<MeshMaterial3d<Surface>>, Changed<MeshMaterial3d<StandardMaterial>>)>;
type Looked = Or<(Changed<GlobalTransform>, Changed<Projection>, Changed<RenderLayers>, Changed<RenderTarget>)>;

/// The asset and window events that change the picture, since the last frame.
#[derive(SystemParam)]
pub(super) struct FrameEvents<'w, 's> {
    meshes: MessageReader<'w, 's, AssetEvent<Mesh>>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
    surfaces: MessageReader<'w, 's, AssetEvent<Surface>>,
    seas: MessageReader<'w, 's, AssetEvent<Sea>>,
    foreign: MessageReader<'w, 's, AssetEvent<StandardMaterial>>,
    resized: MessageReader<'w, 's, WindowResized>,
}

impl FrameEvents<'_, '_> {
    fn shapes(&mut self) -> bool {
        self.meshes.read().count() > 0
    }

    fn colours(&mut self) -> bool {
        let told = self.images.read().count() + self.surfaces.read().count();
        told + self.foreign.read().count() + self.resized.read().count() > 0
    }

    fn water(&mut self) -> bool {
        self.seas.read().count() > 0
    }
}

pub(super) fn watch(
    (settings, redraw, deck): (Res<Settings>, Res<Redraw>, Res<OnDeck>),
    light: Res<GlobalAmbientLight>,
    mut told: FrameEvents,
    (moved, repainted): (
        Query<Has<LineAround>, (With<Mesh3d>, Moved)>,
        Query<Has<LineAround>, (With<Mesh3d>, Repainted)>,
    ),
    flooded: Query<(), Changed<MeshMaterial3d<Sea>>>,
    looked: Query<(), (With<TableEye>, Looked)>,
    lights: Query<(), Or<(Changed<SpotLight>, Changed<PointLight>)>>,
    puffs: Query<(), With<Puff>>,
    (mut gone, mut lines_gone): (RemovedComponents<Mesh3d>, RemovedComponents<LineAround>),
    mut rested: ResMut<Rested>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let lines_gone = lines_gone.read().count();
    // Lines around pieces come and go above still things, and throw no shadow.
    let lines = lines_gone > 0 || moved.iter().chain(&repainted).any(|line| line);
    let shapes = told.shapes() | moved.iter().any(|line| !line) | (gone.read().count() > lines_gone);
    let lit = settings.is_changed() || !lights.is_empty();
    let eye = !looked.is_empty();
    // On deck the sea moves.
    let elsewhere = deck.0 || light.is_changed();
    let repainted = told.colours() | repainted.iter().any(|line| !line);
    let still = shapes | lit | repainted | eye | elsewhere;
    let over_it = lines
        | told.water()
        | !flooded.is_empty()
        | !puffs.is_empty()
        | settings.moves_by_the_clock()
        | redraw.goes_on();
    let next = |count: u8, moves: bool| if moves { 0 } else { count.saturating_add(1) };
    let now = Rested {
        picture: next(rested.picture, still || over_it),
        still: next(rested.still, still),
        shadows: next(rested.shadows, shapes || lit),
        eye: next(rested.eye, eye),
    };
    // A coarse picture is drawn once more, although nothing moves any longer.
    if (1..=SETTLED).contains(&now.eye) {
        redraws.write(RequestRedraw);
    }
    rested.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rested>().add_systems(
        PostUpdate,
        watch.after(VisibilitySystems::MarkNewlyHiddenEntitiesInvisible).after(TransformSystems::Propagate),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::settings::Quality;

    fn room() -> App {
        let mut app = App::new();
        app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default(), TransformPlugin))
            .init_asset::<Mesh>()
            .init_asset::<Image>()
            .init_asset::<Surface>()
            .init_asset::<Sea>()
            .init_asset::<StandardMaterial>()
            .add_message::<RequestRedraw>()
            .add_message::<WindowResized>()
            .insert_resource(Settings { quality: Quality::Low, ..Settings::default() })
            .init_resource::<Redraw>()
            .init_resource::<OnDeck>()
            .init_resource::<GlobalAmbientLight>()
            .add_plugins(plugin);
        app
    }

    fn after(app: &mut App, frames: u8) -> Rested {
        (0..frames).for_each(|_| app.update());
        *app.world().resource::<Rested>()
    }

    fn push(app: &mut App, thing: Entity) {
        app.world_mut().entity_mut(thing).insert(Transform::from_xyz(1.0, 0.0, 0.0));
    }

    #[test]
    fn what_moves_counts_for_the_picture_and_what_throws_a_shadow_for_both() {
        let mut app = room();
        let ship = app.world_mut().spawn((Mesh3d::default(), Transform::default())).id();
        let eye = app.world_mut().spawn((TableEye, Transform::default())).id();
        assert_eq!(after(&mut app, 1), Rested::default());
        assert_eq!(after(&mut app, 5), Rested { picture: 5, still: 5, shadows: 5, eye: 5 });
        push(&mut app, eye);
        assert_eq!(after(&mut app, 1), Rested { picture: 0, still: 0, shadows: 6, eye: 0 });
        push(&mut app, ship);
        assert_eq!(after(&mut app, 1), Rested { picture: 0, still: 0, shadows: 0, eye: 1 });
        assert_eq!(after(&mut app, 2), Rested { picture: 2, still: 2, shadows: 2, eye: 3 });
        app.world_mut().despawn(ship);
        assert_eq!(after(&mut app, 1), Rested { picture: 0, still: 0, shadows: 0, eye: 4 });
        app.world_mut().resource_mut::<Redraw>().ask();
        assert_eq!(after(&mut app, 1), Rested { picture: 0, still: 1, shadows: 1, eye: 5 });
    }

    #[test]
    fn what_moves_by_the_clock_never_rests_but_its_shadows_do() {
        let mut app = room();
        app.world_mut().resource_mut::<Settings>().quality = Quality::Medium;
        after(&mut app, 1);
        assert_eq!(after(&mut app, 3), Rested { picture: 0, still: 3, shadows: 3, eye: 4 });
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        assert_eq!(after(&mut app, 1), Rested { picture: 0, still: 0, shadows: 0, eye: 5 });
        assert_eq!(after(&mut app, 2), Rested { picture: 2, still: 2, shadows: 2, eye: 7 });
    }

    #[test]
    fn lines_around_pieces_and_water_lie_over_what_lies_still() {
        let mut app = room();
        let rests = |still: u8| Rested { picture: 0, still, shadows: still, eye: still + 1 };
        after(&mut app, 4);
        let line = app
            .world_mut()
            .spawn((LineAround { piece: Entity::PLACEHOLDER }, Mesh3d::default(), Transform::default()))
            .id();
        assert_eq!(after(&mut app, 1), rests(4));
        app.world_mut().despawn(line);
        assert_eq!(after(&mut app, 1), rests(5));
        app.world_mut()
            .resource_mut::<Messages<AssetEvent<Sea>>>()
            .write(AssetEvent::Modified { id: AssetId::default() });
        assert_eq!(after(&mut app, 1), rests(6));
    }

    #[test]
    fn a_picture_that_was_drawn_coarsely_is_drawn_once_more() {
        let mut app = room();
        let eye = app.world_mut().spawn((TableEye, Transform::default())).id();
        after(&mut app, SETTLED + 2);
        let asked = |app: &mut App| app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count();
        asked(&mut app);
        after(&mut app, 1);
        assert_eq!(asked(&mut app), 0);
        push(&mut app, eye);
        after(&mut app, 3);
        assert!(asked(&mut app) > 0, "nobody asks for the last picture");
    }
}
