//! Starting and ending: without a display, without a driver, with a fault, with a lost device.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;

use bevy::app::AppExit;
use bevy::ecs::message::Messages;
use bevy::math::UVec2;

use weather_gage::cli::device_loss::LoseTheDevice;
use weather_gage::cli::window::{Display, app};
use weather_gage::cli::{GameLists, crash, launch_checks};
use weather_gage::logbook::wording::{Language, Words, key};
use weather_gage::table::launch::Launch;

const CHILD: &str = "WEATHER_GAGE_TEST_CHILD";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("weather-gage-launch-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn program(name: &str) -> Command {
    let home = folder(name);
    let mut command = Command::new(env!("CARGO_BIN_EXE_weather-gage"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    for variable in ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
        command.env(variable, &home);
    }
    command
}

/// The program ended with one sentence and exit code 1.
fn assert_one_sentence(output: &Output, sentence: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<_> = said.lines().filter(|line| !line.contains("XDG_RUNTIME_DIR")).collect();
    assert_eq!(lines, [sentence]);
    assert_eq!(output.status.code(), Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_display_one_sentence_in_the_language_that_is_set() {
    let words = Words::built_in();
    for language in Language::BUILT_IN {
        let output = program("no-display").args(["--lang", language.tag()]).output().unwrap();
        assert_one_sentence(&output, &words.say(&language, key::TROUBLE_NO_DISPLAY, &[]));
    }
    // `measure` opens a window too.
    for arguments in [["measure", "--empty"].as_slice(), &["measure"]] {
        let output = program("no-display").args(arguments).args(["--lang", "en"]).output().unwrap();
        assert_one_sentence(&output, &words.say(&Language::En, key::TROUBLE_NO_DISPLAY, &[]));
    }
    for nobody in [":64998", "nonsense", "localhost:64997.0"] {
        let output = program("no-answer").args(["--lang", "en"]).env("DISPLAY", nobody).output().unwrap();
        assert_one_sentence(&output, &words.say(&Language::En, key::TROUBLE_NO_DISPLAY, &[]));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_driver_one_sentence() {
    let output = program("no-driver")
        .args(["--list-gpus", "--lang", "pl"])
        .env("WGPU_BACKEND", "vulkan")
        .env("VK_ICD_FILENAMES", "/nonexistent.json")
        .env("VK_DRIVER_FILES", "/nonexistent.json")
        .output()
        .unwrap();
    assert_one_sentence(&output, &Words::built_in().say(&Language::Pl, key::TROUBLE_NO_GPU, &[]));
}

#[test]
fn a_fault_leaves_a_report_and_one_sentence() {
    if let Some(folder) = std::env::var_os(CHILD) {
        crash::stand_watch(folder.into(), Arc::new(Words::built_in()), Language::En, 77);
        panic!("the mast is gone");
    }
    let folder = folder("fault");
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "launch::a_fault_leaves_a_report_and_one_sentence", "--nocapture"])
        .env(CHILD, &folder)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    let reports: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("crash-")))
        .collect();
    assert_eq!(reports.len(), 1, "{said}");
    assert!(said.contains(&reports[0].display().to_string()), "{said}");
    assert!(!said.contains("panicked") && !said.contains("RUST_BACKTRACE"), "{said}");
    let report = std::fs::read_to_string(&reports[0]).unwrap();
    for part in ["seed: 77", "the mast is gone", "arguments:", "system:", "backtrace:"] {
        assert!(report.contains(part), "{part} is missing");
    }
}

#[test]
fn a_lost_device_ends_the_program_with_exit_code_1() {
    if !launch_checks::can_draw() {
        // Nothing to lose on a machine without a driver.
        return;
    }
    let launch = Launch { forgetful: true, safe_graphics: true, ..Launch::default() };
    let mut app = app(GameLists::ALL, launch, Display::OffScreen(UVec2::new(64, 48)));
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        std::thread::yield_now();
    }
    app.finish();
    app.cleanup();
    app.update();
    app.world_mut().resource_mut::<Messages<LoseTheDevice>>().write(LoseTheDevice);
    for _ in 0..20 {
        app.update();
        if let Some(exit) = app.should_exit() {
            assert_eq!(exit, AppExit::from_code(1));
            return;
        }
    }
    panic!("the program goes on without a device");
}
