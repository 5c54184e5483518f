//! Reduced motion: flags hang still, sails do not breathe, flames do not flicker, lamps do not swing.

use bevy::prelude::*;

use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::settings::Settings;

fn follow_the_setting(settings: Res<Settings>, surfaces: Res<Surfaces>, mut pots: ResMut<Assets<Surface>>) {
    let moving = f32::from(u8::from(settings.moves_by_the_clock()));
    for handle in
        [&surfaces.canvas, &surfaces.flag, &surfaces.glow, &surfaces.window, &surfaces.lamp, &surfaces.lamp_frame]
    {
        if let Some(mut surface) = pots.get_mut(handle)
            && (surface.dye.numbers.z - moving).abs() > f32::EPSILON
        {
            surface.dye.numbers.z = moving;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_the_setting.run_if(resource_changed::<Settings>));
}
