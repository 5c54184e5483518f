//! The dice laboratory at the table: thousands of throws in the background, with a bar, stopped at any moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::dice_box::ThrowVessels;
use crate::dice::laboratory::{Laboratory, Tally, Trial};
use crate::table::pacing::redraw_while;

/// The progress of a trial, and its stop: shared with its thread.
#[derive(Default, Debug)]
struct Slate {
    done: AtomicU64,
    stop: AtomicBool,
}

/// The laboratory.
#[derive(Resource, Default)]
pub struct DiceTrial {
    running: Option<(Task<Option<Tally>>, Arc<Slate>)>,
    wanted: Option<(Trial, u64)>,
    throws: u64,
    /// The last trial, and its result.
    pub found: Option<(Trial, Tally)>,
    trial: Option<Trial>,
}

impl DiceTrial {
    /// Throws these dice this often; a running trial is stopped.
    pub fn begin(&mut self, trial: Trial, throws: u64) {
        self.stop();
        self.wanted = Some((trial, throws));
    }

    /// Stops; the count so far is forgotten.
    pub fn stop(&mut self) {
        if let Some((_, slate)) = self.running.take() {
            slate.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The progress from 0 to 1; none if no trial runs.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        let (_, slate) = self.running.as_ref()?;
        Some(slate.done.load(Ordering::Relaxed) as f32 / self.throws.max(1) as f32)
    }
}

fn run(mut trial: ResMut<DiceTrial>, vessels: Res<ThrowVessels>) {
    let trial = &mut *trial;
    if let Some((wanted, throws)) = trial.wanted.take() {
        let (vessels, slate) = (vessels.0.clone(), Arc::new(Slate::default()));
        let shared = slate.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let mut laboratory = Laboratory::new(&vessels, wanted, throws);
            while !shared.stop.load(Ordering::Relaxed) {
                match laboratory.step() {
                    Ok(true) => shared.done.store(laboratory.tally.throws, Ordering::Relaxed),
                    Ok(false) => return Some(laboratory.tally),
                    Err(fault) => {
                        error!("these dice cannot be tried: {fault:?}");
                        return None;
                    }
                }
            }
            None
        });
        trial.trial = Some(wanted);
        trial.throws = throws;
        trial.found = None;
        trial.running = Some((task, slate));
    }
    let Some((task, _)) = &mut trial.running else { return };
    if let Some(found) = block_on(poll_once(task)) {
        trial.running = None;
        trial.found = trial.trial.zip(found);
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, |trial: Res<DiceTrial>| trial.running.is_some());
    app.init_resource::<DiceTrial>().add_systems(Update, run);
}
