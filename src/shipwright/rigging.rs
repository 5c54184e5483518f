//! Stub.

use super::build::Slip;
use super::scene::{NodeId, Scene};

pub fn add(_slip: &Slip, _scene: &mut Scene, _root: NodeId) {}
