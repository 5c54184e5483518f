//! Papers that every game lays beside the table: the ribbon, the curtain, the page of the log.

pub mod curtain;
pub mod log_page;
pub mod ribbon;

use bevy_egui::egui::Id;

/// How far the strip with this name reaches down from the top of the window.
#[must_use]
pub fn below(context: &bevy_egui::egui::Context, strip: &str) -> f32 {
    use bevy_egui::egui::AreaState;
    let state = AreaState::load(context, Id::new(strip));
    state.map_or(56.0, |state| state.rect().bottom() - context.viewport_rect().top() + 10.0)
}

/// How far the strip with this name reaches up from the bottom of the window.
#[must_use]
pub fn above(context: &bevy_egui::egui::Context, strip: &str) -> f32 {
    use bevy_egui::egui::AreaState;
    let state = AreaState::load(context, Id::new(strip));
    state.map_or(12.0, |state| context.viewport_rect().bottom() - state.rect().top() + 10.0)
}
