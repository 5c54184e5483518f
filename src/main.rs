//! Hands the arguments to `cli/`.

use std::process::ExitCode;

fn main() -> ExitCode {
    weather_gage::cli::run(std::env::args_os())
}
