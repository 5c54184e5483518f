//! Projection of points on the table into the points in which panels are laid out.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Pos2, pos2};

/// From the world to the panels' points.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    camera: &'a Camera,
    eye: &'a GlobalTransform,
    zoom: f32,
}

impl<'a> Sight<'a> {
    /// As this eye sees it.
    #[must_use]
    pub fn new((camera, eye): (&'a Camera, &'a GlobalTransform), context: &Context) -> Self {
        Self { camera, eye, zoom: context.zoom_factor() }
    }

    /// A point in the picture, also beside the window; none behind the eye.
    #[must_use]
    pub fn at(&self, point: Vec3) -> Option<Pos2> {
        let at = self.camera.world_to_viewport(self.eye, point).ok()?;
        Some(pos2(at.x / self.zoom, at.y / self.zoom))
    }
}
