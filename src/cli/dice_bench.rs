//! Three looks at the simulation itself: its speed beside a bare loop of the solver with the same settings, the
//! stability of a reading as time goes on, and the memory of dice.

use std::process::ExitCode;

use serde::Serialize;

use crate::dice::laboratory::Trial;
use crate::dice::memory::{Hands, Memory, Remembered, first_drop};
use crate::dice::read_faces::read_face;
use crate::dice::read_zones::read_zone;
use crate::dice::{Reading, Recording, Run, Solid, ThrowPlan, Vessels, simulate};

use super::output;
use super::watch::Watch;

#[derive(Serialize)]
struct Bench {
    throws: usize,
    rounds: usize,
    simulate_ms: f64,
    bare_ms: f64,
    speed: f64,
    speeds: Vec<f64>,
    steps_mean: f64,
}

/// Simulates the first drops of a trial and then steps the same worlds just as often, turn about.
pub fn run(vessels: &Vessels, trial: Trial, throws: u64) -> ExitCode {
    let rounds = 7;
    let answers = (0..throws).filter_map(|number| trial.throw(vessels, number, false).ok());
    let plans: Vec<_> = answers.filter_map(|answer| Some(answer.throws.into_iter().next()?.recording)).collect();
    let mut times = Vec::with_capacity(rounds);
    for _ in 0..rounds {
        let watch = Watch::start();
        let filmed: usize = plans.iter().map(|first| simulate(vessels, &first.plan).film.poses.len()).sum();
        let with = watch.seconds();
        let watch = Watch::start();
        let steps: u32 = plans.iter().map(|first| bare(vessels, &first.plan, first)).sum();
        let without = watch.seconds();
        times.push((with, without, filmed, steps));
    }
    let mut speeds: Vec<_> = times.iter().map(|(with, without, ..)| without / with).collect();
    speeds.sort_by(f64::total_cmp);
    let median = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or_default() * 1000.0 / plans.len().max(1) as f64
    };
    let bench = Bench {
        throws: plans.len(),
        rounds,
        simulate_ms: median(times.iter().map(|times| times.0).collect()),
        bare_ms: median(times.iter().map(|times| times.1).collect()),
        speed: speeds.get(speeds.len() / 2).copied().unwrap_or_default(),
        speeds,
        steps_mean: plans.iter().map(|first| f64::from(first.steps)).sum::<f64>() / plans.len().max(1) as f64,
    };
    output::print(serde_json::to_string(&bench).unwrap_or_default());
    ExitCode::SUCCESS
}

fn bare(vessels: &Vessels, plan: &ThrowPlan, first: &Recording) -> u32 {
    let mut world = Run::new(vessels, plan, false).into_world();
    for _ in 0..first.steps {
        world.step();
    }
    first.steps
}

#[derive(Serialize)]
struct Film {
    throws: u64,
    read: u64,
    changed: u64,
}

/// Reads the first drops of a trial, lets two seconds more go by, and reads them again.
pub fn film(vessels: &Vessels, trial: Trial, throws: u64) -> ExitCode {
    let mut film = Film { throws, read: 0, changed: 0 };
    for number in 0..throws {
        let Ok(answer) = trial.throw(vessels, number, false) else { continue };
        let Some(first) = answer.throws.first() else { continue };
        let mut run = Run::new(vessels, &first.recording.plan, false);
        run.to_rest();
        let before = readings(vessels, &run, trial.die);
        run.run_on(2.0);
        for (before, after) in before.into_iter().zip(readings(vessels, &run, trial.die)) {
            film.read += u64::from(before.counts());
            film.changed += u64::from(before.counts() && before != after);
        }
        if (number + 1).is_multiple_of(1000) {
            output::note(format_args!("{}/{throws}", number + 1));
        }
    }
    output::print(serde_json::to_string(&film).unwrap_or_default());
    if film.changed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

#[derive(Serialize)]
struct Remembrance {
    throws: u64,
    hands: Hands,
    #[serde(flatten)]
    of: Remembered,
}

/// Throws the first drops of a trial and looks for memory in them.
pub fn memory(vessels: &Vessels, trial: Trial, hands: Hands, throws: u64) -> ExitCode {
    let mut memory = Memory::of(trial.die);
    for number in 0..throws {
        memory.throw(vessels, &first_drop(vessels, trial, hands, number));
        if (number + 1).is_multiple_of(1000) {
            output::note(format_args!("{}/{throws}", number + 1));
        }
    }
    let remembrance = Remembrance { throws, hands, of: memory.remembered() };
    output::print(serde_json::to_string(&remembrance).unwrap_or_default());
    ExitCode::SUCCESS
}

fn readings(vessels: &Vessels, run: &Run<'_>, die: Solid) -> Vec<Reading> {
    let read = |lying| match die {
        Solid::Cube => read_zone(vessels, &lying),
        numbered => read_face(vessels, numbered, &lying),
    };
    run.lying().into_iter().map(read).collect()
}
