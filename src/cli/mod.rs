//! The command line: a contract that scripts and tests rely on.

use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the program with these arguments and says how it ended: 0 fine, 1 refused or failed, 2 wrong usage.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let _ = arguments.into_iter().count();
    ExitCode::SUCCESS
}
