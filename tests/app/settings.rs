//! The settings file: its values come back, and no damage keeps a player from the table.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::math::UVec2;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::table::launch::Launch;
use weather_gage::table::settings::keeping::{self, FILE};
use weather_gage::table::settings::{Follow, Palette, Quality, Settings, Volumes, WindowStyle};

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("weather-gage-settings-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn launch(folder: &Path) -> Launch {
    Launch { config: Some(folder.to_path_buf()), ..Launch::default() }
}

fn everything_changed() -> Settings {
    let mut settings = Settings {
        language: Language::Pl,
        quality: Quality::High,
        reduced_motion: true,
        still_water: true,
        ui_scale: 1.15,
        large_print: true,
        words: true,
        palette: Palette::HighContrast,
        window: WindowStyle::Fullscreen,
        vsync: false,
        frame_cap: 90,
        follow: Follow::Full,
        mute: true,
        captions: true,
        volumes: Volumes { master: 5, dice: 10, battle: 15, sea: 20, panels: 25, music: 35 },
        ..Settings::default()
    };
    settings.bindings.bind(weather_gage::table::settings::bindings::Action::Home, 0, "Ctrl+K".parse().ok());
    settings
}

#[test]
fn what_was_set_comes_back() {
    let folder = folder("round-trip");
    let (_, mut keeper, said) = keeping::open(&launch(&folder));
    assert_eq!(said, None);
    let settings = everything_changed();
    keeper.keep(&settings).unwrap();
    let (read, _, said) = keeping::open(&launch(&folder));
    assert_eq!(said, None);
    assert_eq!(read, settings);
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, [FILE], "nothing is left lying beside the file");
}

#[test]
fn nothing_is_written_before_something_was_set() {
    let folder = folder("untouched");
    let (settings, mut keeper, _) = keeping::open(&launch(&folder));
    keeper.keep(&settings).unwrap();
    assert!(!folder.join(FILE).exists());
}

#[test]
fn damaged_files_are_kept_aside_and_said() {
    let whole = toml::to_string_pretty(&everything_changed()).unwrap();
    let samples: Vec<Vec<u8>> = vec![
        whole.as_bytes()[..whole.len() / 2 + 3].iter().copied().chain(*b"\nquality = ").collect(),
        b"quality = 7".to_vec(),
        b"ui_scale = \"large\"".to_vec(),
        b"\xff\xfe\x00q".to_vec(),
        b"[[[[".to_vec(),
        b"language = \"en\"\nlanguage = \"ru\"".to_vec(),
        b"palette = \"mauve\"".to_vec(),
        b"frame_cap = -1".to_vec(),
        b"volumes = 11".to_vec(),
    ];
    let folder = folder("damaged");
    for (number, sample) in samples.iter().enumerate() {
        fs::write(folder.join(FILE), sample).unwrap();
        let (settings, _, said) = keeping::open(&launch(&folder));
        assert_eq!(settings, keeping::fresh(), "sample {number}");
        let said = said.unwrap_or_else(|| panic!("sample {number} is not said"));
        let aside = format!("settings.damaged-{}.toml", number + 1);
        assert_eq!(said, key::SettingsDamaged { file: aside.as_str() }.into());
        assert_eq!(&fs::read(folder.join(aside)).unwrap(), sample);
        assert!(!folder.join(FILE).exists());
    }
}

#[test]
fn what_is_unknown_is_tolerated_and_what_is_overdone_is_bounded() {
    let folder = folder("tolerant");
    fs::write(
        folder.join(FILE),
        "colour_of_the_sea = \"green\"\nui_scale = 900\nframe_cap = 3\n[volumes]\ndice = 200\n",
    )
    .unwrap();
    let (settings, _, said) = keeping::open(&launch(&folder));
    assert_eq!(said, None);
    assert!((settings.ui_scale - 2.0).abs() < 1e-6);
    assert_eq!(settings.frame_cap, 15);
    assert_eq!(settings.volumes, Volumes { dice: 100, ..Volumes::default() });
}

#[test]
fn the_command_line_holds_for_the_run_and_is_not_written() {
    let folder = folder("for-this-run");
    fs::write(folder.join(FILE), "language = \"uk\"\nquality = \"high\"\nwindow = \"fullscreen\"\n").unwrap();
    let asked = Launch {
        language: Some("ru".into()),
        windowed: Some(UVec2::new(800, 600)),
        safe_graphics: true,
        ..launch(&folder)
    };
    let (mut settings, mut keeper, _) = keeping::open(&asked);
    assert_eq!(
        (&settings.language, settings.quality, settings.window),
        (&Language::Ru, Quality::Low, WindowStyle::Windowed)
    );
    assert_eq!(keeping::peek(&asked).language, Language::Ru);
    settings.captions = true;
    keeper.keep(&settings).unwrap();
    let (read, ..) = keeping::open(&launch(&folder));
    assert_eq!(
        (read.language, read.quality, read.window, read.captions),
        (Language::Uk, Quality::High, WindowStyle::Fullscreen, true)
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_nothing_is_lost() {
    let folder = folder("closed");
    let in_the_way = folder.join("file");
    fs::write(&in_the_way, "").unwrap();
    let (mut settings, mut keeper, _) =
        keeping::open(&Launch { config: Some(in_the_way.join("deeper")), ..Launch::default() });
    settings.mute = true;
    assert!(keeper.keep(&settings).is_err());
}
