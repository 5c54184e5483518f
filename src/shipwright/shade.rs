//! Stub.

use super::scene::Scene;

pub fn darken(_scene: &mut Scene) {}
