//! Hands the arguments to `cli/`.

use std::process::ExitCode;

use weather_gage::cli::{self, GameLists};

fn main() -> ExitCode {
    cli::run(GameLists::ALL, std::env::args_os())
}
