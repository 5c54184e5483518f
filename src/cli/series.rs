//! A long series that threads share: the same result however many there are, and a word on the way now and then.

use std::io;
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::{Speaker, output};
use crate::logbook::wording::{Fact, key};

/// Progress of the series.
pub struct Progress {
    done: AtomicU64,
    of: u64,
}

impl Progress {
    /// Nothing is done yet of this number.
    pub const fn of(of: u64) -> Self {
        Self { done: AtomicU64::new(0), of }
    }

    /// One more; every thousand is said on standard error.
    pub fn one_more(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(1000) {
            output::note(format_args!("{done}/{}", self.of));
        }
    }
}

/// Does all jobs, each in a thread of its own, and joins their results in the order of the jobs.
///
/// # Errors
/// The first fault of a job.
///
/// # Panics
///
/// A job panicked.
pub fn share<T: Default + Send, E: Send>(
    jobs: u64,
    job: impl Fn(u64) -> Result<T, E> + Sync,
    join: impl Fn(&mut T, T),
) -> Result<T, E> {
    let mut all = T::default();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|number| {
                let job = &job;
                scope.spawn(move || job(number))
            })
            .collect();
        for thread in threads {
            // A panic of a job is a panic of the whole: a sum without its share would be a lie.
            let found = thread.join().unwrap_or_else(|panic| resume_unwind(panic));
            join(&mut all, found?);
        }
        Ok(all)
    })
}

/// A value that the command line cannot mean.
pub fn wrong(speaker: &Speaker, value: &str, what: &str) -> ExitCode {
    speaker.complain(&Fact::from(key::CliBadValue { value, what }));
    ExitCode::from(2)
}

/// The journals of a series cannot be kept.
pub fn not_written(speaker: &Speaker, option: &str, error: &io::Error) -> ExitCode {
    speaker.complain(&Fact::from(key::TroubleNotSaved { file: option, reason: error.to_string() }));
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    #[test]
    fn a_job_that_panics_is_missed() {
        let sum = |broken: u64| {
            let job = |number: u64| if number == broken { panic!("job {number}") } else { Ok::<u64, ()>(number + 1) };
            catch_unwind(|| share(3, job, |all: &mut u64, found| *all += found))
        };
        assert_eq!(sum(9).ok(), Some(Ok(6)));
        assert_eq!(sum(1).ok(), None);
    }
}
