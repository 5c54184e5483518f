//! The first picture of a window is plain wood: what stands on the table takes seconds to be made on a slow machine, and a black
//! window looks broken.

use bevy::app::Main;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::table::pacing::Building;

/// After this number of updates the renderer has said whether pipelines are being made.
const SETTLED: u8 = 4;
/// Oak in the dusk of the cabin.
const WOOD: Color = Color::linear_rgb(0.042, 0.019, 0.008);

/// A window without an eye is cleared and shown, and nothing is made yet; after that everything runs.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct FirstLight;

/// The wood stays until the table can be drawn.
fn clear_at_first(world: &mut World, mut dark: Local<Option<ClearColor>>, mut updates: Local<u8>) {
    *updates = updates.saturating_add(1);
    if *updates == 1 {
        *dark = world.remove_resource::<ClearColor>();
        world.insert_resource(ClearColor(WOOD));
        world.write_message(RequestRedraw);
        return;
    }
    let is_drawn = *updates > SETTLED && !world.resource::<Building>().is_under_way();
    if let Some(dark) = dark.take_if(|_| is_drawn) {
        world.insert_resource(dark);
    }
    world.run_schedule(Main);
}

pub(super) fn plugin(app: &mut App) {
    let mut schedule = Schedule::new(FirstLight);
    // As the engine's `Main`, which it stands around in every frame: nothing in it runs beside anything else.
    schedule.set_executor(SingleThreadedExecutor::new()).add_systems(clear_at_first);
    app.add_schedule(schedule);
    app.main_mut().update_schedule = Some(FirstLight.intern());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default)]
    struct Made(u8);

    #[test]
    fn the_first_update_shows_wood_and_makes_nothing_and_the_wood_stays_until_the_table_is_drawn() {
        let mut app = App::new();
        app.insert_resource(ClearColor(Color::BLACK)).init_resource::<Building>().init_resource::<Made>();
        app.add_message::<RequestRedraw>().add_systems(Startup, |mut made: ResMut<Made>| made.0 += 1);
        app.add_plugins(plugin);
        let mut update = || {
            app.update();
            (app.world().resource::<Made>().0, app.world().resource::<ClearColor>().0)
        };
        assert_eq!(update(), (0, WOOD));
        for _ in 1..SETTLED {
            assert_eq!(update(), (1, WOOD));
        }
        assert_eq!(update(), (1, Color::BLACK));
    }
}
