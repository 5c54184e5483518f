//! Subcommands that this build does not have: they say so instead of being unknown.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Arg, Command};

use crate::logbook::wording::{Fact, key};

use super::{SUBCOMMANDS, Speaker};

/// These commands draw.
const NEED_WINDOW: &[&str] = &["picture", "drive"];
/// These commands throw dice.
const NEED_PHYSICS: &[&str] = &["dice"];
/// These commands come with a later version.
const NOT_YET: &[&str] = &["script", "simulate", "replay"];

/// Every name that is promised and not in `SUBCOMMANDS`.
pub fn names() -> impl Iterator<Item = &'static str> {
    let there = |name: &&str| SUBCOMMANDS.iter().any(|subcommand| subcommand.name == *name);
    NEED_WINDOW.iter().chain(NEED_PHYSICS).chain(NOT_YET).copied().filter(move |name| !there(name))
}

/// Takes any arguments, for none of them will be looked at.
pub fn command(name: &'static str) -> Command {
    let rest = Arg::new("rest").num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    Command::new(name).hide(true).disable_help_flag(true).arg(rest.value_parser(clap::value_parser!(OsString)))
}

/// Says why it cannot be done.
pub fn explain(name: &str, speaker: &Speaker) -> ExitCode {
    let command = name;
    let why = if NEED_PHYSICS.contains(&name) {
        Fact::from(key::CliNeedsPhysics { command })
    } else if NOT_YET.contains(&name) || cfg!(feature = "app") {
        key::CliNotYet { command }.into()
    } else {
        key::CliNeedsWindow { command }.into()
    };
    speaker.complain(&why);
    ExitCode::FAILURE
}
