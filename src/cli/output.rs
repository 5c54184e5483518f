//! Standard output and standard error: if the other end is closed, writing ends, and never with a panic.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;
use std::sync::OnceLock;

use super::Speaker;
use crate::logbook::wording::{Fact, key};

/// This error has ended the writing on standard output.
static ENDED: OnceLock<io::Error> = OnceLock::new();

/// A line on standard output; false once nothing arrives there any more.
pub fn print(line: impl Display) -> bool {
    if ENDED.get().is_some() {
        return false;
    }
    let mut out = io::stdout().lock();
    match writeln!(out, "{line}").and_then(|()| out.flush()) {
        Ok(()) => true,
        Err(error) => ENDED.set(error).is_err(),
    }
}

/// A line on standard error, if it is open.
pub fn note(line: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// Makes the exit code of a command: a reader that went away changes nothing, a full disk does.
pub fn ended(code: ExitCode, speaker: &Speaker) -> ExitCode {
    match ENDED.get() {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => {
            speaker.complain(&Fact::from(key::CliNotPrinted { reason: error.to_string() }));
            ExitCode::FAILURE
        }
        _ => code,
    }
}
