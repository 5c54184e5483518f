//! How fast throws are simulated, beside a bare loop of the solver with the same settings.

use std::process::ExitCode;

use serde::Serialize;

use crate::dice::laboratory::Trial;
use crate::dice::simulate::Run;
use crate::dice::{Recording, ThrowPlan, Vessels, simulate};

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
    println!("{}", serde_json::to_string(&bench).unwrap_or_default());
    ExitCode::SUCCESS
}

fn bare(vessels: &Vessels, plan: &ThrowPlan, first: &Recording) -> u32 {
    let mut world = Run::new(vessels, plan, false).into_world();
    for _ in 0..first.steps {
        world.step();
    }
    first.steps
}
