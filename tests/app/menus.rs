//! Menus and keys of the running program: Esc leaves, a key opens, languages switch at once.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use weather_gage::cli::GameLists;
use weather_gage::cli::window::{Display, app};
use weather_gage::games::outfitting::Outfitting;
use weather_gage::headless::GAMES;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::table::launch::Launch;
use weather_gage::table::settings::Settings;
use weather_gage::table::settings::bindings::{Action, Hands};
use weather_gage::table::speech::Speech;
use weather_gage::table::stage::{Menu, Screen};

pub(crate) fn headless() -> App {
    let mut app =
        app(GameLists::ALL, Launch { forgetful: true, ..Launch::default() }, Display::Nowhere(UVec2::new(1280, 720)));
    app.finish();
    app.cleanup();
    let mut windows = app.world_mut().query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(app.world_mut()) {
        window.focused = true;
    }
    for _ in 0..3 {
        app.update();
    }
    app
}

/// A key goes down or up; the app hears of it with its next frame.
pub(crate) fn strike(app: &mut App, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
    let logical_key = logical_key.clone();
    app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
}

fn tap(app: &mut App, key_code: KeyCode, logical_key: &Key) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        strike(app, key_code, logical_key, state);
        app.update();
        app.update();
    }
}

fn place(app: &App) -> (Screen, Menu) {
    (*app.world().resource::<State<Screen>>().get(), *app.world().resource::<State<Menu>>().get())
}

#[test]
fn esc_closes_everything_and_keys_open_menus() {
    let mut app = headless();
    assert_eq!(place(&app), (Screen::Title, Menu::None));
    let esc = |app: &mut App| tap(app, KeyCode::Escape, &Key::Escape);
    let f1 = |app: &mut App| tap(app, KeyCode::F1, &Key::F1);
    esc(&mut app);
    assert_eq!(place(&app), (Screen::Title, Menu::None), "there is nothing to leave");
    for menu in [Menu::Settings, Menu::Help, Menu::Credits] {
        app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        app.update();
        app.update();
        assert_eq!(place(&app).1, menu);
        esc(&mut app);
        assert_eq!(place(&app), (Screen::Title, Menu::None), "{menu:?} stays open");
    }
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Chooser);
    app.update();
    esc(&mut app);
    assert_eq!(place(&app), (Screen::Title, Menu::None));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
    esc(&mut app);
    assert_eq!(place(&app), (Screen::Table, Menu::Pause));
    f1(&mut app);
    assert_eq!(place(&app), (Screen::Table, Menu::Help));
    esc(&mut app);
    assert_eq!(place(&app), (Screen::Table, Menu::Pause), "help was opened from the pause");
    esc(&mut app);
    assert_eq!(place(&app), (Screen::Table, Menu::None));
}

#[test]
fn a_chord_that_is_struck_and_let_go_within_one_frame_counts_once() {
    let mut app = headless();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
    let (control, enter) = ((KeyCode::ControlLeft, Key::Control), (KeyCode::Enter, Key::Enter));
    for (state, keys) in [(ButtonState::Pressed, [&control, &enter]), (ButtonState::Released, [&enter, &control])] {
        keys.into_iter().for_each(|(code, key)| strike(&mut app, *code, key, state));
    }
    app.update();
    assert!(app.world().resource::<Hands>().begun(Action::SealOrders));
    app.update();
    let hands = app.world().resource::<Hands>();
    assert!(!hands.begun(Action::SealOrders) && !hands.holds(Action::SealOrders));
}

#[test]
fn languages_switch_live() {
    let mut app = headless();
    for language in Language::BUILT_IN {
        app.world_mut().resource_mut::<Settings>().language = language.clone();
        app.update();
        app.update();
        let speech = app.world().resource::<Speech>();
        assert_eq!(*speech.language(), language);
        let mut windows = app.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
        let title = windows.single(app.world()).unwrap().title.clone();
        assert_eq!(title, app.world().resource::<Speech>().say(key::TITLE_NAME));
    }
}

#[test]
fn a_battle_named_on_the_command_line_is_fitted_out_and_no_table_without_one_is_shown() {
    let library = GAMES.library(None).0;
    let duel = library.dead_reckoning().battles.keys().next().unwrap().clone();
    for (id, ships) in [("open-sea", true), (duel.as_str(), false)] {
        let launch = Launch { forgetful: true, fit_out: Some(id.to_owned()), ..Launch::default() };
        let mut app = app(GameLists::ALL, launch, Display::Nowhere(UVec2::new(1280, 720)));
        app.finish();
        app.cleanup();
        for _ in 0..3 {
            app.update();
        }
        assert_eq!(place(&app), (Screen::Outfitting, Menu::None), "{id}");
        let world = app.world();
        let fitted = match ships {
            true => &world.resource::<Outfitting<TheShips>>().id,
            false => &world.resource::<Outfitting<DeadReckoning>>().id,
        };
        assert_eq!(fitted, id);
    }
}
