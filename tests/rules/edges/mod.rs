//! The edges of the program: files, folders, pipes and command lines that are not as they should be.

mod check;
mod disk;
mod files;
mod pipes;
mod replay;
mod sentences;
mod unknown_fields;

use std::path::PathBuf;
use std::process::{Command, Output};

/// The program, in English.
fn program(arguments: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_weather-gage"));
    program.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).env("LC_ALL", "C");
    program
}

/// The exit of a command, and its output.
fn ran(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

/// The same, ended by the system if it works for more than twenty seconds of processor time: a busy machine does not count.
fn ran_briefly(arguments: &[&str]) -> Output {
    if cfg!(not(unix)) {
        return ran(arguments);
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -t 20; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_weather-gage")]).args(arguments);
    shell.current_dir(env!("CARGO_MANIFEST_DIR")).env("LC_ALL", "C").output().unwrap()
}

/// Its standard error.
fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The lines of its standard output.
fn lines(output: &Output) -> Vec<serde_json::Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// An empty folder for one test.
pub fn fresh_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("edges").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
