//! The physics of a throw, without an engine: planned, simulated ahead in a world of its own, read, resolved, recorded.
//!
//! Request → plan → simulate → read → resolve → play: each stage is a pure function of the one before, and only
//! playing, which happens elsewhere, needs a picture. [`answer::answer`] is all of them in a row. Nothing is steered:
//! the recording is the throw.
//!
//! Lengths are millimetres in the frame of the tray (x to the bow, y out over the tray, z up, z = 0 its floor); the
//! solver works in centimetres, where its tolerances suit dice.

pub mod answer;
pub mod chance;
pub mod fairness;
mod film_text;
pub mod gesture;
pub mod laboratory;
pub mod memory;
pub mod plan;
pub mod pose;
pub mod read_faces;
pub mod read_zones;
pub mod record;
pub mod recording;
pub mod resolve;
pub mod scene;
pub mod set_down;
pub mod simulate;
pub mod solids;
pub mod struck;

pub use crate::shipwright::vessels::Vessels;
pub use answer::{Answer, Call, Thrown, Unthrowable, answer};
pub use gesture::{Gesture, Raised, Way};
pub use plan::{EngineId, Launch, PieceInVessel, ThrowPlan, plan};
pub use pose::Pose;
pub use read_faces::Reading;
pub use record::{ThrowRecord, ThrownAgain};
pub use recording::{Film, Hit, Recording};
pub use scene::Setting;
pub use simulate::{Run, simulate};
pub use solids::Solid;
pub use struck::Struck;
