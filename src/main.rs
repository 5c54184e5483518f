//! Hands the arguments to `cli/`.

use std::process::ExitCode;

use weather_gage::cli;

fn main() -> ExitCode {
    cli::run(cli::GAMES, std::env::args_os())
}
