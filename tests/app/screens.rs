//! Every screen in every language at every size: nothing spills, everything can be reached.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::{self, Context, Event, Order, RawInput, Rect, Shape, Ui, pos2, vec2};

use weather_gage::games;
use weather_gage::games::course::ending::{EndingSheet, ending_ui};
use weather_gage::games::course::slip::{LessonSheet, lesson_ui};
use weather_gage::games::course::tutor::Ended;
use weather_gage::games::listing::Offer;
use weather_gage::games::outfitting::{Outfitting, outfit_ui};
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::Library;
use weather_gage::logbook::record::{Captain, Fought, Outcome, Record, Tally, Volley};
use weather_gage::logbook::wording::{Arg, Fact, Language, Words, key, names};
use weather_gage::play::players::Player;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::geometry::hex::Heading;
use weather_gage::rules::kernel::{GameId, Ruleset};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::screens::{
    ChooserSheet, CourseSheet, Offers, TitleSheet, TitleWish, chooser_ui, course_ui, title_ui,
};
use weather_gage::table::camera::views::View;
use weather_gage::table::chairs::Chair;
use weather_gage::table::liveries::Liveries;
use weather_gage::table::panels::credits::credits_ui;
use weather_gage::table::panels::help::{HelpSheet, help_ui};
use weather_gage::table::panels::hud::{HudSheet, TableHead, about, hud};
use weather_gage::table::panels::pause::{PauseSheet, PauseWish, SecondSheet, pause_ui};
use weather_gage::table::panels::record::{RecordMark, RecordSheet, record_ui};
use weather_gage::table::panels::settings_book::{KeysSheet, Page, SettingsSheet, SettingsWish, settings_ui};
use weather_gage::table::panels::toasts::toasts;
use weather_gage::table::settings::bindings::{Action, KeyNames};
use weather_gage::table::settings::{Palette, Settings};
use weather_gage::table::speech::Speech;
use weather_gage::table::theme::furniture::over_the_window;
use weather_gage::table::theme::slips::bare_sheet;
use weather_gage::table::theme::{dress, scale_in};
use weather_gage::table::toasts::{Toasts, Tone};

use crate::title::left_title;

/// Everything a panel may want to say, in one language.
struct Desk {
    speech: Speech,
    settings: Settings,
    names: KeyNames,
    offers: Vec<Offers>,
    library: Library,
    toasts: Toasts,
}

impl Desk {
    fn new(words: &Arc<Words>, language: Language) -> Self {
        let mut toasts = Toasts::default();
        toasts.post(Tone::Fault, Fact::from(key::SettingsDamaged { file: "settings.damaged-1.toml" }));
        toasts.post(Tone::News, Fact::from(key::TROUBLE_SAFE_GRAPHICS));
        Self {
            speech: Speech::new(words.clone(), language.clone()),
            settings: Settings { language, ..Settings::default() },
            names: KeyNames::default(),
            offers: Offers::of(games::GAMES, &GAMES.library(None).0),
            library: GAMES.library(None).0,
            toasts,
        }
    }

    fn chooser<'a>(&'a self, game: GameId, meant: &'a str) -> ChooserSheet<'a> {
        ChooserSheet { speech: &self.speech, offers: &self.offers, game, meant, players: &[], learn: None }
    }

    fn scenarios(&self) -> &[Offer] {
        &self.offers.iter().find(|offers| offers.game == TheShips::GAME).unwrap().all
    }

    fn keys(&self, listening: Option<(Action, usize)>) -> KeysSheet<'_> {
        KeysSheet { bindings: &self.settings.bindings, names: &self.names, listening, conflict: None }
    }
}

/// A screen by its name, and how it is drawn.
type Drawn = (&'static str, fn(&Context, &Desk));

pub(crate) fn over(context: &Context, add: impl FnOnce(&mut Ui)) {
    over_the_window(context, "test", Order::Middle, add);
}

fn page(context: &Context, desk: &Desk, page: Page) {
    over(context, |ui| {
        let keys = desk.keys(Some((Action::Home, 0)));
        settings_ui(ui, &SettingsSheet { speech: &desk.speech, settings: &desk.settings, page, keys });
    });
}

fn two_persons() -> Vec<Player> {
    vec![Player::default(); 2]
}

const SCREENS: [Drawn; 23] = [
    ("title with a battle", |context, desk| over(context, |ui| left_title(ui, &desk.speech, true))),
    ("title", |context, desk| {
        over(context, |ui| {
            let _ = title_ui(ui, &TitleSheet { speech: &desk.speech, learned: false, may_continue: false, left: None });
        });
    }),
    ("course", |context, desk| {
        let lessons = desk.library.lessons().course().into_iter().zip([true, false].into_iter().cycle()).collect();
        over(context, |ui| {
            course_ui(ui, &CourseSheet { speech: &desk.speech, lessons, meant: "lesson-1" });
        });
    }),
    ("every step", |context, desk| {
        for lesson in desk.library.lessons().course() {
            for (at, step) in lesson.steps.iter().enumerate() {
                let wrong = step.mistakes.first().map(|wrong| wrong.id.as_str());
                let sheet = LessonSheet { speech: &desk.speech, lesson, at, looks_back: false, wrong };
                over(context, |ui| {
                    let _ = lesson_ui(ui, &sheet);
                });
            }
        }
    }),
    ("lesson's end", |context, desk| {
        for (ended, goes_on) in [(Ended::Passed, true), (Ended::NotYet, false)] {
            let sheet =
                EndingSheet { speech: &desk.speech, lesson: "lesson-1", ended, goes_on, next: Some("lesson-2") };
            over(context, |ui| {
                let _ = ending_ui(ui, &sheet);
            });
        }
    }),
    ("chooser", |context, desk| {
        over(context, |ui| {
            chooser_ui(ui, &desk.chooser(TheShips::GAME, &desk.scenarios()[0].id));
        });
    }),
    ("last scenario", |context, desk| {
        let meant = &desk.scenarios().last().unwrap().id;
        over(context, |ui| {
            chooser_ui(ui, &desk.chooser(TheShips::GAME, meant));
        });
    }),
    ("battles", |context, desk| {
        over(context, |ui| {
            chooser_ui(ui, &desk.chooser(DeadReckoning::GAME, "battle-ship"));
        });
    }),
    ("battle outfit", |context, desk| {
        let mut outfit = Outfitting::<DeadReckoning>::of(&desk.library, "battle-ship", two_persons());
        over(context, |ui| {
            let _ = outfit_ui(ui, &desk.speech, &desk.library, None, &mut outfit);
        });
    }),
    ("merchant outfit", |context, desk| {
        let mut outfit = Outfitting::<DeadReckoning>::of(&desk.library, "battle-neutral", Vec::new());
        let fault = Fact::from(key::SETUP_DR_HOLD_TOO_FULL);
        over(context, |ui| {
            let _ = outfit_ui(ui, &desk.speech, &desk.library, Some(&fault), &mut outfit);
        });
    }),
    ("general", |context, desk| page(context, desk, Page::General)),
    ("picture", |context, desk| page(context, desk, Page::Picture)),
    ("sound", |context, desk| page(context, desk, Page::Sound)),
    ("ease", |context, desk| page(context, desk, Page::Ease)),
    ("keys", |context, desk| page(context, desk, Page::Keys)),
    ("pause", |context, desk| {
        over(context, |ui| {
            let second = Some(SecondSheet { player: Arg::text("Bernardo"), open: false });
            let _ = pause_ui(
                ui,
                &PauseSheet {
                    speech: &desk.speech,
                    leaving: false,
                    may_watch: true,
                    second,
                    beside: false,
                    fork: false,
                },
            );
        });
    }),
    ("record", |context, desk| record(context, desk, false, false)),
    ("record of this battle", |context, desk| record(context, desk, true, false)),
    ("record erased", |context, desk| record(context, desk, false, true)),
    ("leaving", |context, desk| {
        over(context, |ui| {
            let _ = pause_ui(
                ui,
                &PauseSheet {
                    speech: &desk.speech,
                    leaving: true,
                    may_watch: true,
                    second: None,
                    beside: false,
                    fork: false,
                },
            );
        });
    }),
    ("help", |context, desk| {
        let sheet = HelpSheet { speech: &desk.speech, bindings: &desk.settings.bindings, names: &desk.names };
        over(context, |ui| {
            let _ = help_ui(ui, &sheet, &mut String::new());
        });
    }),
    ("credits", |context, desk| {
        over(context, |ui| {
            let _ = credits_ui(ui, &desk.speech, GAMES);
        });
    }),
    ("table", |context, desk| {
        let head = TableHead {
            title: Fact::from(key::SCENARIO_BREAKING_THE_BAR_NAME),
            side: Fact::from(key::SIDE_SPAIN_NAME),
            chair: Some(Chair::North),
            wind: Some((Heading::SE, "heading-se-name")),
            views: vec![
                (key::VIEW_TABLE, View::Table),
                (key::VIEW_BOARD, View::Board),
                (key::VIEW_OWN, View::Papers(Chair::North)),
                (key::VIEW_ENEMY, View::Papers(Chair::South)),
                (key::VIEW_TRAY, View::Tray),
            ],
            about: vec![
                (None, Fact::from("scenario-breaking-the-bar-description")),
                (Some(key::CHOOSER_GOAL), Fact::from("scenario-breaking-the-bar-goal")),
            ],
        };
        assert!(!about(context, &desk.speech, &head));
        let sheet =
            HudSheet { speech: &desk.speech, head: &head, side: desk.speech.say("side-spain-name"), north: 0.4 };
        hud(context, &sheet);
        toasts(context, &desk.speech, &desk.toasts, true);
    }),
];

/// The captains' record with something in it.
fn record(context: &Context, desk: &Desk, battle: bool, erasing: bool) {
    let fired = BTreeMap::from([(1, Tally { volleys: 3, hits: 4, expected: 5500 }), (4, Tally::default())]);
    let captain = |name: &str| Captain {
        name: name.into(),
        outcome: Outcome::Won,
        ships: vec!["revenge".into(), "a ship that a mod brought along".into()],
        fired: fired.clone(),
    };
    let mut record = Record::default();
    record.note(Fought {
        battle: "one".into(),
        game: "the-ships".into(),
        title: "gravelines".into(),
        captains: vec![captain("Anne of Plymouth"), captain("")],
    });
    let volley = |by| Volley { by, ship: "san-martin".into(), range: 3, hits: 2, expected: 1250 };
    let fired: Vec<_> = (0..40).map(|number| volley(number % 2)).collect();
    let players = vec!["Anne of Plymouth".to_owned(), "Bernardo de Medina".to_owned()];
    let sheet = RecordSheet { speech: &desk.speech, record: &record, fired: Some(&fired), players };
    let mut mark = RecordMark { battle, captain: None, erasing };
    over(context, |ui| {
        let _ = record_ui(ui, &sheet, &mut mark);
    });
}

pub(crate) fn input(window: egui::Vec2, scale: f32) -> RawInput {
    RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), window / scale)),
        max_texture_side: Some(4096),
        focused: true,
        ..RawInput::default()
    }
}

/// Draws a few pictures, as a window would, and gives the shapes of the last.
fn drawn(desk: &Desk, window: egui::Vec2, draw: fn(&Context, &Desk)) -> Vec<egui::epaint::ClippedShape> {
    let context = Context::default();
    let mut shapes = Vec::new();
    for _ in 0..4 {
        dress(&context, &desk.settings, Liveries::default());
        let mut output = context.run_ui(input(window, desk.settings.ui_scale), |ui| draw(&ui.ctx().clone(), desk));
        output.textures_delta.clear();
        shapes = std::mem::take(&mut output.shapes);
    }
    shapes
}

pub(crate) fn texts(shape: &Shape, found: &mut Vec<(Rect, String)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) => found.push((text.visual_bounding_rect(), text.galley.text().to_owned())),
        _ => {}
    }
}

/// Text that is cut off at a side. Text above or below can be scrolled to.
pub(crate) fn spilt(shapes: &[egui::epaint::ClippedShape], window: Rect) -> Vec<String> {
    let mut spilt = Vec::new();
    for clipped in shapes {
        let mut found = Vec::new();
        texts(&clipped.shape, &mut found);
        let clip = clipped.clip_rect.intersect(window);
        for (rect, text) in found {
            let seen = rect.bottom() > clip.top() && rect.top() < clip.bottom() && !text.trim().is_empty();
            if seen && (rect.left() < clip.left() - 1.5 || rect.right() > clip.right() + 1.5) {
                spilt.push(format!("{text:?} at {rect:?} beyond {clip:?}"));
            }
        }
    }
    spilt
}

#[test]
fn no_text_spills_in_any_language_at_any_size() {
    let words = Arc::new(Words::built_in());
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        let mut desk = Desk::new(&words, language.clone());
        for (scale, large_print) in [(0.75, false), (1.0, false), (2.0, false), (1.0, true)] {
            let window = vec2(1280.0, 720.0);
            let scale = scale_in(window, scale);
            desk.settings.ui_scale = scale;
            desk.settings.large_print = large_print;
            for (name, draw) in SCREENS {
                let seen = Rect::from_min_size(pos2(0.0, 0.0), window / scale);
                let shapes = drawn(&desk, window, draw);
                assert!(!shapes.is_empty(), "{name} shows nothing");
                for fault in spilt(&shapes, seen) {
                    faults.push(format!("{name}, {language}, {scale}, large {large_print}: {fault}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// No way out is scrolled away, with a second window to be opened as well.
#[test]
fn every_plate_of_the_pause_stands_in_the_smallest_window() {
    let words = Arc::new(Words::built_in());
    let (_, pause) = SCREENS.iter().find(|(name, _)| *name == "pause").unwrap();
    for language in Language::BUILT_IN {
        let desk = Desk::new(&words, language);
        let quit = desk.speech.say(key::PAUSE_QUIT);
        let shapes = drawn(&desk, vec2(1280.0, 720.0), *pause);
        let stands = |clipped: &&egui::epaint::ClippedShape| {
            let mut found = Vec::new();
            texts(&clipped.shape, &mut found);
            found.iter().any(|(rect, text)| *text == quit && clipped.clip_rect.contains_rect(*rect))
        };
        assert!(shapes.iter().any(|clipped| stands(&clipped)), "{quit:?} is cut off");
    }
}

/// Texts in these shapes.
fn written(shapes: &[egui::epaint::ClippedShape]) -> Vec<(Rect, String)> {
    let mut found = Vec::new();
    shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
    found
}

#[test]
fn the_credits_name_whoever_designed_and_published_every_game() {
    let words = Arc::new(Words::built_in());
    let (_, credits) = SCREENS.into_iter().find(|(name, _)| *name == "credits").unwrap();
    for language in Language::BUILT_IN {
        let desk = Desk::new(&words, language.clone());
        let shown: Vec<_> =
            written(&drawn(&desk, vec2(1280.0, 720.0), credits)).into_iter().map(|(_, text)| text).collect();
        let [krivenko, clair, zvezda] = match language {
            Language::Pl => ["Konstantin Kriwienko", "John D. Clair", "Zvezda"],
            Language::Ru => ["Константин Кривенко", "Джон Д. Клэр", "Звезда"],
            Language::Uk => ["Костянтин Кривенко", "Джон Д. Клер", "Звезда"],
            _ => ["Konstantin Krivenko", "John D. Clair", "Zvezda"],
        };
        // By the name under which the chooser has it, without what follows a colon.
        let games = GAMES.0.iter().map(|game| desk.speech.say(names::game(game.id().0)));
        let games = games.map(|name| name.split(':').next().unwrap_or_default().to_owned());
        for wanted in games.chain([krivenko, clair, zvezda, "Alderac Entertainment Group"].map(String::from)) {
            assert!(shown.iter().any(|text| text.contains(&wanted)), "{language}: {wanted} is not named: {shown:?}");
        }
    }
}

#[test]
fn the_chooser_says_what_a_lesson_teaches() {
    let words = Arc::new(Words::built_in());
    for language in Language::BUILT_IN {
        let desk = Desk::new(&words, language.clone());
        let lessons = desk.scenarios().iter().filter(|offer| offer.is_lesson).map(|offer| offer.id.as_str());
        for lesson in lessons {
            let context = Context::default();
            let mut shapes = Vec::new();
            for _ in 0..4 {
                dress(&context, &desk.settings, Liveries::default());
                let mut output = context.run_ui(input(vec2(1280.0, 1600.0), 1.0), |ui| {
                    over(&ui.ctx().clone(), |ui| {
                        let _ = chooser_ui(ui, &desk.chooser(TheShips::GAME, lesson));
                    });
                });
                output.textures_delta.clear();
                shapes = std::mem::take(&mut output.shapes);
            }
            let teaches = desk.speech.say(names::scenario_teaches(lesson));
            assert!(written(&shapes).iter().any(|(_, text)| *text == teaches), "{language}, {lesson}: {teaches}");
        }
    }
}

#[test]
fn rows_of_buttons_that_wrap_stand_close() {
    let desk = Desk::new(&Arc::new(Words::built_in()), Language::En);
    let shapes = drawn(&desk, vec2(900.0, 720.0), |context, desk| page(context, desk, Page::Ease));
    let sizes = written(&shapes).into_iter().filter(|(_, text)| text.ends_with('%') && text.chars().count() < 6);
    let mut rows: Vec<i32> = sizes.map(|(rect, _)| rect.center().y.round() as i32).collect();
    rows.dedup();
    assert!(rows.len() > 1, "the sizes of the panels take more than one row here: {rows:?}");
    assert!(rows[1] - rows[0] < 46, "{rows:?}");
}

#[test]
fn a_search_that_finds_nothing_says_so() {
    let desk = Desk::new(&Arc::new(Words::built_in()), Language::En);
    let sought = |wanted: &'static str| {
        let context = Context::default();
        let mut shapes = Vec::new();
        for _ in 0..4 {
            dress(&context, &desk.settings, Liveries::default());
            let mut output = context.run_ui(input(vec2(1280.0, 720.0), 1.0), |ui| {
                let sheet = HelpSheet { speech: &desk.speech, bindings: &desk.settings.bindings, names: &desk.names };
                over(&ui.ctx().clone(), |ui| {
                    let _ = help_ui(ui, &sheet, &mut wanted.to_owned());
                });
            });
            output.textures_delta.clear();
            shapes = std::mem::take(&mut output.shapes);
        }
        let nothing = desk.speech.say(key::HELP_NOTHING);
        written(&shapes).iter().any(|(_, text)| *text == nothing)
    };
    assert!(sought("weevil") && !sought("dice") && !sought(""));
}

#[test]
fn a_sheet_without_buttons_has_all_its_room_for_its_list() {
    let desk = Desk::new(&Arc::new(Words::built_in()), Language::En);
    let shapes = drawn(&desk, vec2(1280.0, 720.0), |context, _| {
        bare_sheet(context, "list", Rect::from_min_max(pos2(0.0, 0.0), pos2(300.0, 400.0)), |ui| {
            (0..60).for_each(|line| drop(ui.label(format!("line {line}"))));
        });
    });
    let mut lines = shapes.iter().filter(|clipped| matches!(clipped.shape, Shape::Text(_)));
    let lowest = lines.next_back().map(|clipped| clipped.clip_rect.bottom());
    assert!(lowest.is_some_and(|bottom| bottom > 375.0), "{lowest:?}");
}

#[test]
fn windows_of_any_size_and_every_palette_are_survived() {
    let words = Arc::new(Words::built_in());
    let mut desk = Desk::new(&words, Language::Ru);
    for window in [vec2(1.0, 1.0), vec2(64.0, 48.0), vec2(320.0, 200.0), vec2(3840.0, 2160.0), vec2(300.0, 2000.0)] {
        for palette in [Palette::Standard, Palette::ColourBlind, Palette::HighContrast] {
            desk.settings.palette = palette;
            for (_, draw) in SCREENS {
                drawn(&desk, window, draw);
            }
        }
    }
}

pub(crate) fn key_event(key: egui::Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: egui::Modifiers::NONE }
}

/// Draws once with these events, and returns the wish.
fn with<R>(context: &Context, desk: &Desk, events: Vec<Event>, draw: impl Fn(&mut Ui) -> Option<R>) -> Option<R> {
    let mut wish = None;
    dress(context, &desk.settings, Liveries::default());
    let raw = RawInput { events, ..input(vec2(1280.0, 720.0), desk.settings.ui_scale) };
    let mut output = context.run_ui(raw, |ui| {
        if let Some(asked) = over_the_window(&ui.ctx().clone(), "test", Order::Middle, &draw) {
            wish = Some(asked);
        }
    });
    output.textures_delta.clear();
    wish
}

/// The wishes that Tab and Enter alone can make, in the order in which Tab comes by.
fn by_keyboard<R: PartialEq>(desk: &Desk, stops: usize, draw: impl Fn(&mut Ui) -> Option<R>) -> Vec<R> {
    let mut found = Vec::new();
    for stop in 1..=stops {
        let context = Context::default();
        with(&context, desk, vec![], &draw);
        with(&context, desk, vec![], &draw);
        for _ in 0..stop {
            with(&context, desk, vec![key_event(egui::Key::Tab)], &draw);
        }
        let mut wish = with(&context, desk, vec![key_event(egui::Key::Enter)], &draw);
        wish = wish.or(with(&context, desk, vec![], &draw));
        if let Some(wish) = wish
            && !found.contains(&wish)
        {
            found.push(wish);
        }
    }
    found
}

#[test]
fn every_way_from_the_title_and_the_pause_is_reached_by_keyboard() {
    let words = Arc::new(Words::built_in());
    let desk = Desk::new(&words, Language::En);
    let title = by_keyboard(&desk, 8, |ui| {
        title_ui(ui, &TitleSheet { speech: &desk.speech, learned: false, may_continue: false, left: None })
    });
    use TitleWish::{Credits, Help, Learn, NewGame, Quit, Record, Saves, Settings as Book};
    assert_eq!(title, [Learn, NewGame, Saves, Record, Book, Help, Credits, Quit]);
    let pause = by_keyboard(&desk, 10, |ui| {
        pause_ui(
            ui,
            &PauseSheet {
                speech: &desk.speech,
                leaving: false,
                may_watch: true,
                second: None,
                beside: false,
                fork: false,
            },
        )
    });
    for wish in [
        PauseWish::Resume,
        PauseWish::Settings,
        PauseWish::Help,
        PauseWish::Dice,
        PauseWish::Record,
        PauseWish::ToTitle,
        PauseWish::Quit,
    ] {
        assert!(pause.contains(&wish), "{wish:?} is not reached");
    }
    let book = by_keyboard(&desk, 15, |ui| {
        let keys = desk.keys(None);
        settings_ui(ui, &SettingsSheet { speech: &desk.speech, settings: &desk.settings, page: Page::General, keys })
    });
    for page in Page::ALL {
        assert!(book.contains(&SettingsWish::Turn(page)), "{page:?} is not reached");
    }
    let polish = Settings { language: Language::Pl, ..desk.settings.clone() };
    assert!(book.contains(&SettingsWish::Set(Box::new(polish))));
    assert!(book.contains(&SettingsWish::Close));
}

#[test]
fn a_click_on_a_word_does_what_the_word_says() {
    let words = Arc::new(Words::built_in());
    for language in Language::BUILT_IN {
        let desk = Desk::new(&words, language);
        let context = Context::default();
        let draw = |ui: &mut Ui| {
            title_ui(ui, &TitleSheet { speech: &desk.speech, learned: false, may_continue: false, left: None })
        };
        let mut shapes = Vec::new();
        for _ in 0..3 {
            dress(&context, &desk.settings, Liveries::default());
            let mut output = context.run_ui(input(vec2(1280.0, 720.0), 1.0), |ui| {
                over_the_window(&ui.ctx().clone(), "test", Order::Middle, draw);
            });
            output.textures_delta.clear();
            shapes = std::mem::take(&mut output.shapes);
        }
        let mut found = Vec::new();
        shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        let wanted = desk.speech.say(key::TITLE_SETTINGS);
        let at = found.iter().find(|(_, text)| *text == wanted).map(|(rect, _)| rect.center()).expect("it is written");
        let press = |pressed| Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        with(&context, &desk, vec![Event::PointerMoved(at)], draw);
        with(&context, &desk, vec![press(true)], draw);
        let wish = with(&context, &desk, vec![press(false)], draw).or_else(|| with(&context, &desk, vec![], draw));
        assert_eq!(wish, Some(TitleWish::Settings));
    }
}
