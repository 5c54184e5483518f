//! Stub.

use super::build::Slip;
use super::scene::{NodeId, Scene};
use super::spars::MastNodes;

pub fn add(_slip: &Slip, _scene: &mut Scene, _root: NodeId, _masts: &MastNodes) {}
