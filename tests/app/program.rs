//! The built program as a child process: driven line by line, or asked for a picture.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;
use weather_gage::logbook::wording::Language;

/// The program under test.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_weather-gage"));
    // The graphics library notes a trace with every lock where traces are asked for: a tenth of a battle.
    program.env("RUST_LIB_BACKTRACE", "0");
    program
}

/// A folder for a test's pictures.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The program while it is driven.
pub struct Driven {
    child: Child,
    lines: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Driven {
    /// Starts it off-screen, small and plain, in English unless said otherwise.
    pub fn start(arguments: &[&str]) -> Self {
        Self::sized("960x540", arguments)
    }

    /// The same in another size.
    pub fn sized(size: &str, arguments: &[&str]) -> Self {
        Self::speaking(&Language::En, size, arguments)
    }

    /// The same in another language.
    pub fn speaking(language: &Language, size: &str, arguments: &[&str]) -> Self {
        let mut program = program();
        program.args(["drive", "-", "--size", size, "--quality", "low", "--lang", language.tag()]).args(arguments);
        Self::of(program)
    }

    /// A program that is driven.
    pub fn of(mut program: Command) -> Self {
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let (lines, answers) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, lines, answers }
    }

    /// Draws a third of the frames from here on. Evenings by hand wait for shows and dice most of the time, and those take as
    /// many seconds at any rate.
    pub fn brisk(mut self) -> Self {
        self.step("rate 20");
        self
    }

    /// One step, with any result.
    pub fn try_step(&mut self, step: &str) -> Value {
        writeln!(self.lines.as_mut().unwrap(), "{step}").unwrap();
        let mut answer = String::new();
        // A test program says of itself that it is one.
        while !answer.starts_with('{') && self.answers.read_line(&mut answer).unwrap() > 0 && !answer.starts_with('{') {
            answer.clear();
        }
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("`{step}` was answered `{answer}`: {error}"))
    }

    /// One step that has to go well.
    pub fn step(&mut self, step: &str) -> Value {
        let answer = self.try_step(step);
        assert!(answer.get("ok").is_some(), "{answer}");
        answer
    }

    /// Several steps, a line each.
    pub fn steps(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.step(line);
        }
    }

    /// The state of the app.
    pub fn state(&mut self) -> Value {
        self.step("state")["state"].clone()
    }

    /// Ends the script and says with which code the program ended.
    pub fn end(mut self) -> Option<i32> {
        drop(self.lines.take());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        // A test that failed half-way leaves nothing running; one that ended has nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A triple of numbers of the state.
pub fn triple(value: &Value) -> [f64; 3] {
    [0, 1, 2].map(|at| value[at].as_f64().unwrap_or_else(|| panic!("{value} is no triple")))
}

/// The distance of two triples.
pub fn apart(one: &Value, other: &Value) -> f64 {
    let (one, other) = (triple(one), triple(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}
