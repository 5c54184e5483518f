//! Any input of any hands, for as long as one likes: a short round in every run of the tests, a long one by
//! `scripts/fuzz`.
//!
//! Each case follows from a number. The first that panics, hangs, lets a refusal change the state, or counts wrongly
//! ends the run with its number.

#![expect(clippy::disallowed_methods, reason = "how long it takes is what is looked at")]

mod files;
mod journals;
mod matches;
mod mods;

use std::path::{Path, PathBuf};
use std::process::abort;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A case that works longer than this many seconds of processor time hangs; waiting for a busy machine does not count.
const LONGEST: f64 = 120.0;

/// The thread that calls, where the system tells of threads (Linux).
fn this_thread() -> Option<PathBuf> {
    Some(Path::new("/proc").join(std::fs::read_link("/proc/thread-self").ok()?).join("stat"))
}

/// Seconds of processor time that a thread has worked so far (in hundredths).
pub fn worked(thread: Option<&Path>) -> f64 {
    let line = thread.and_then(|thread| std::fs::read_to_string(thread).ok());
    let ticks = line.and_then(|line| {
        let mut numbers = line.rsplit(')').next()?.split_whitespace().skip(11);
        Some(numbers.next()?.parse::<f64>().ok()? + numbers.next()?.parse::<f64>().ok()?)
    });
    ticks.unwrap_or_default() / 100.0
}

/// The same of the thread that calls.
pub fn worked_here() -> f64 {
    worked(this_thread().as_deref())
}

/// Numbers that follow from a seed, the same everywhere.
pub struct Lots(u64);

impl Lots {
    pub fn new(seed: u64) -> Self {
        let mut lots = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d);
        lots.draw(2);
        lots
    }

    pub fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below.max(1)
    }

    pub fn once_in(&mut self, times: usize) -> bool {
        self.draw(times) == 0
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.draw(from.len())]
    }
}

/// The deeds, counted by name.
#[derive(Default)]
pub struct Counts(std::collections::BTreeMap<&'static str, u64>);

impl Counts {
    pub fn add(&mut self, name: &'static str, count: u64) {
        *self.0.entry(name).or_default() += count;
    }
}

/// A kind of case.
type Case = fn(&mut Lots, &mut Counts);

const CASES: [(&str, Case); 8] = [
    ("matches of The Ships", matches::of_the_ships),
    ("matches of Dead Reckoning", matches::of_dead_reckoning),
    ("matches of Merchants & Marauders", matches::of_merchants_and_marauders),
    ("matches of Pirates", matches::of_pirates),
    ("journals", journals::journals),
    ("saves", journals::saves),
    ("mods", mods::mods),
    ("small files", files::small_files),
];

fn from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Ends the program when a case outlasts every honest one; a hang would say nothing otherwise.
fn watch(case: Arc<Mutex<(String, f64)>>, done: Arc<AtomicU64>) {
    let watched = this_thread();
    thread::spawn(move || {
        while done.load(Ordering::Relaxed) == 0 {
            thread::sleep(Duration::from_millis(200));
            let (name, begun) = case.lock().unwrap().clone();
            if worked(watched.as_deref()) - begun > LONGEST {
                eprintln!("{name} hangs");
                abort();
            }
        }
    });
}

#[test]
fn nothing_that_hands_may_put_in_panics_hangs_or_changes_what_it_must_not() {
    let seconds = from_environment("WEATHER_GAGE_FUZZ_MINUTES").map(|minutes| minutes * 60);
    let seed = from_environment("WEATHER_GAGE_FUZZ_SEED").unwrap_or(1588);
    let begun = Instant::now();
    let now = Arc::new(Mutex::new((String::new(), worked_here())));
    let done = Arc::new(AtomicU64::new(0));
    watch(Arc::clone(&now), Arc::clone(&done));
    let (mut counts, mut number) = (Counts::default(), 0_u64);
    let goes_on = |number: u64| match seconds {
        Some(seconds) => begun.elapsed().as_secs() < seconds,
        None => number < 3 * CASES.len() as u64,
    };
    while goes_on(number) {
        let (name, case) = CASES[usize::try_from(number).unwrap() % CASES.len()];
        let told = format!("{name}, seed {seed}, case {number}");
        *now.lock().unwrap() = (told.clone(), worked_here());
        let mut lots = Lots::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| case(&mut lots, &mut counts)));
        if let Err(panic) = outcome {
            eprintln!("{told} failed");
            std::panic::resume_unwind(panic);
        }
        counts.add(name, 1);
        number += 1;
    }
    done.store(1, Ordering::Relaxed);
    println!("{number} cases in {} s, seed {seed}:", begun.elapsed().as_secs());
    for (name, count) in &counts.0 {
        println!("{count:>10}  {name}");
    }
}
