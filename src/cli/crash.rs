//! Panics: a report from which the fault can be repeated, one sentence, exit code 1.

use std::backtrace::Backtrace;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::UNIX_EPOCH;

use bevy::log::tracing_subscriber::Layer as _;
use bevy::log::tracing_subscriber::filter::LevelFilter;
use bevy::log::tracing_subscriber::fmt;
use bevy::log::{BoxedFmtLayer, BoxedLayer};
use bevy::prelude::App;

use crate::logbook::wording::{Fact, Language, Words, key};

/// A report holds this number of lines of the log.
const TAIL: usize = 200;
/// A log file does not grow beyond this.
const LONGEST_LOG: u64 = 8 * 1024 * 1024;

/// The data a crash report needs beforehand.
struct Watch {
    folder: PathBuf,
    words: Arc<Words>,
    language: Language,
    seed: u64,
}

static WATCH: OnceLock<Watch> = OnceLock::new();
static ADAPTER: OnceLock<String> = OnceLock::new();
static LOG: Mutex<Log> = Mutex::new(Log { tail: VecDeque::new(), file: None, written: 0 });

/// The log: its last lines in memory, all of them in a file.
struct Log {
    tail: VecDeque<String>,
    file: Option<File>,
    written: u64,
}

fn log() -> MutexGuard<'static, Log> {
    LOG.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes over what happens when the program panics; reports and logs go into `folder`.
pub fn stand_watch(folder: PathBuf, words: Arc<Words>, language: Language, seed: u64) {
    open_the_log(&folder);
    let watch = Watch { folder, words, language, seed };
    if WATCH.set(watch).is_ok() {
        std::panic::set_hook(Box::new(report_panic));
    }
}

/// The driver that draws, for the report.
pub fn note_the_adapter(adapter: String) {
    let _ = ADAPTER.set(adapter);
}

/// The log of the run before is kept as `weather-gage.previous.log`.
fn open_the_log(folder: &Path) {
    let file = folder.join("weather-gage.log");
    let opened = fs::create_dir_all(folder)
        .and_then(|()| match fs::rename(&file, folder.join("weather-gage.previous.log")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        })
        .and_then(|()| File::create(&file));
    log().file = opened.ok();
}

/// Writes one piece of the log.
struct LogWriter;

impl Write for LogWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut log = log();
        if log.tail.len() == TAIL {
            log.tail.pop_front();
        }
        log.tail.push_back(String::from_utf8_lossy(bytes).into_owned());
        if log.written < LONGEST_LOG {
            log.written += bytes.len() as u64;
            if let Some(file) = &mut log.file {
                // A full disk is no reason to stop.
                let _ = file.write_all(bytes);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The layer of the log that keeps everything.
#[must_use]
pub fn kept_log(_app: &mut App) -> Option<BoxedLayer> {
    Some(fmt::Layer::default().with_ansi(false).with_writer(|| LogWriter).boxed())
}

/// The layer of the log that speaks to the terminal: warnings and errors only.
#[must_use]
pub fn spoken_log(_app: &mut App) -> Option<BoxedFmtLayer> {
    Some(Box::new(fmt::Layer::default().with_writer(io::stderr).with_filter(LevelFilter::WARN)))
}

/// Explains panics of the engine that are no faults of the program. The renderer's own crates panic only when the
/// device under them is gone.
fn known(message: &str, file: &str) -> Option<Fact> {
    if file.contains("wgpu") {
        Some(Fact::from(key::TROUBLE_GPU_GONE))
    } else if message.contains("event loop") {
        Some(Fact::from(key::TROUBLE_NO_DISPLAY))
    } else if message.contains("Unable to find a GPU") {
        Some(Fact::from(key::TROUBLE_NO_GPU))
    } else if message.contains("create wgpu surface") {
        let reason = message.lines().next().unwrap_or_default().to_owned();
        Some(Fact::from(key::TroubleWindow { reason }))
    } else if message.contains("swap chain") || message.contains("device is lost") || message.contains("DeviceLost") {
        Some(Fact::from(key::TROUBLE_GPU_GONE))
    } else {
        None
    }
}

fn report_panic(info: &PanicHookInfo) {
    static SOUNDED: Mutex<bool> = Mutex::new(false);
    // Several threads may fall together; the first one speaks, the others wait for the end.
    let mut sounded = SOUNDED.lock().unwrap_or_else(PoisonError::into_inner);
    if *sounded {
        return;
    }
    *sounded = true;
    let Some(watch) = WATCH.get() else { return };
    let message = info
        .payload()
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| info.payload().downcast_ref::<String>().cloned())
        .unwrap_or_default();
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    let written = write_report(&watch.folder, &report(watch, &message, &place));
    let fact = known(&message, info.location().map_or("", |place| place.file())).unwrap_or_else(|| match written {
        Ok(file) => Fact::from(key::TroubleCrash { file: file.display().to_string() }),
        Err(error) => Fact::from(key::TroubleCrashNoReport { reason: error.to_string() }),
    });
    super::output::note(watch.words.tell(&watch.language, &fact));
    std::process::exit(1);
}

fn report(watch: &Watch, message: &str, place: &str) -> String {
    let mut text = String::new();
    let arguments: Vec<String> = std::env::args().collect();
    let _ = writeln!(text, "weather-gage {}", env!("CARGO_PKG_VERSION"));
    let _ = writeln!(text, "system: {} {}", std::env::consts::OS, std::env::consts::ARCH);
    let _ = writeln!(text, "adapter: {}", ADAPTER.get().map_or("not chosen yet", String::as_str));
    let _ = writeln!(text, "seed: {}", watch.seed);
    let _ = writeln!(text, "arguments: {arguments:?}");
    let _ = writeln!(text, "\n{message}\n  at {place}\n");
    let _ = writeln!(text, "log:");
    for line in &log().tail {
        text.push_str(line);
    }
    let _ = writeln!(text, "\nbacktrace:\n{}", Backtrace::force_capture());
    text
}

fn write_report(folder: &Path, report: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    #[expect(clippy::disallowed_methods, reason = "a report is named by the moment it was written")]
    let now = std::time::SystemTime::now();
    let seconds = now.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let file = folder.join(format!("crash-{seconds}-{}.txt", std::process::id()));
    fs::write(&file, report)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_everything_that_repeats_the_fault() {
        let watch =
            Watch { folder: PathBuf::new(), words: Arc::new(Words::built_in()), language: Language::En, seed: 42 };
        let _ = LogWriter.write(b"the last thing that was logged\n");
        let text = report(&watch, "the mast is gone", "rigging.rs:12:3");
        for part in [
            "weather-gage",
            "seed: 42",
            "arguments:",
            "the mast is gone",
            "rigging.rs:12:3",
            "the last thing",
            "backtrace",
        ] {
            assert!(text.contains(part), "{part} is missing from the report");
        }
    }

    #[test]
    fn what_the_engine_cries_is_understood() {
        assert_eq!(
            known("Failed to build event loop: Os", "bevy_winit/src/lib.rs"),
            Some(Fact::from(key::TROUBLE_NO_DISPLAY))
        );
        assert_eq!(
            known("Unable to find a GPU! Make sure", "bevy_render/src/renderer/mod.rs"),
            Some(Fact::from(key::TROUBLE_NO_GPU))
        );
        assert_eq!(known("index out of bounds", "src/table/board/sea.rs"), None);
        let torn = known("Error in Buffer::get_mapped_range", "wgpu-29.0.4/src/backend/wgpu_core.rs");
        assert_eq!(torn, Some(Fact::from(key::TROUBLE_GPU_GONE)));
    }
}
