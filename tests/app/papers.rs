//! The papers of a battle fit every window and language.

use crate::order_cards::{battle, id, setup, view_of, write};
use crate::screens::{input, spilt, texts};
use bevy_egui::egui::{self, Context, Order, Rect, Ui, pos2, vec2};
use std::collections::BTreeSet;
use std::sync::Arc;
use weather_gage::games::outfitting::{Outfitting, outfit_ui};
use weather_gage::games::papers::above;
use weather_gage::games::papers::consent::{Asked, ConsentSheet, consent_ui};
use weather_gage::games::papers::curtain::{CurtainSheet, curtain_ui};
use weather_gage::games::papers::log_page::{LogLine, log_book_ui};
use weather_gage::games::papers::ribbon::{RibbonSheet, ribbon};
use weather_gage::games::papers::since::news_ui;
use weather_gage::games::papers::verdict::{RematchSheet, verdict_ui};
use weather_gage::games::the_ships::chart_picture::ChartPicture;
use weather_gage::games::the_ships::order_card::Card;
use weather_gage::games::the_ships::order_card::card::own_ui;
use weather_gage::games::the_ships::order_card::draft::{DraftOrder, Mark};
use weather_gage::games::the_ships::order_card::sheet::OrderSheet;
use weather_gage::games::the_ships::papers::asking::{Question as Asking, ending, ruling};
use weather_gage::games::the_ships::papers::books::{self, hull};
use weather_gage::games::the_ships::papers::fitting::DraftFitting;
use weather_gage::games::the_ships::papers::placing::DraftPlacing;
use weather_gage::games::the_ships::papers::umpire::DraftRuling;
use weather_gage::games::the_ships::papers::verdict::VerdictSheet;
use weather_gage::games::the_ships::papers::wishes::{Stage, UmpireWish, Wish};
use weather_gage::headless::GAMES;
use weather_gage::logbook::chronicle::Limit;
use weather_gage::logbook::data::Library;
use weather_gage::logbook::record::Tally;
use weather_gage::logbook::wording::{Arg, Fact, Language, Loud, Words, key};
use weather_gage::play::consent::Motion;
use weather_gage::play::fork::{Bar, Fork};
use weather_gage::play::livery::Livery;
use weather_gage::play::pace::Pace;
use weather_gage::play::replay::{Direction, ReplayStand};
use weather_gage::play::undo::Undoable;
use weather_gage::rules::geometry::cones::Aspect;
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::kernel::{Ruleset, Seat};
use weather_gage::rules::the_ships::amendments::{self, Amendment};
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::happenings::{Gunnery, Happening, Losses, Turns};
use weather_gage::rules::the_ships::numbers::Aim;
use weather_gage::rules::the_ships::odds::{Prospect, fire_fighting};
use weather_gage::rules::the_ships::orders::{LoadMark, Step};
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Sails};
use weather_gage::rules::the_ships::state::{State, Verdict};
use weather_gage::rules::the_ships::view::View;
use weather_gage::rules::the_ships::wants::{Choice, Why};
use weather_gage::screens::{Jottings, Question, SaveLine, SavesSheet, saves_ui};
use weather_gage::table::chairs::Chair;
use weather_gage::table::liveries::Liveries;
use weather_gage::table::panels::replay::{ReplayPapers, ReplaySheet, replay_bar};
use weather_gage::table::settings::Settings;
use weather_gage::table::sheet::{Pen, Sheet};
use weather_gage::table::speech::Speech;
use weather_gage::table::theme::crests::Crest;
use weather_gage::table::theme::furniture::over_the_window;
use weather_gage::table::theme::slips::side_sheet;
use weather_gage::table::theme::{dress, scale_in};

/// Everything the papers show, in one language.
pub struct Papers {
    pub speech: Speech,
    pub settings: Settings,
    view: View,
    draft: DraftOrder,
    sheet: OrderSheet,
    lines: Vec<LogLine>,
    setup: View,
    library: Library,
}

fn lines(speech: &Speech, state: &State) -> Vec<LogLine> {
    let aim = Aim { table: 10, sails: -1, anchor: 2, officers: -3 };
    let told = [
        Happening::Turns(Turns::TurnBegan { turn: 12 }),
        Happening::Gunnery(Gunnery::VolleyFired {
            ship: id("san-martin"),
            battery: BatteryPlace::Starboard,
            shot: Shot::Grape,
            target: id("revenge"),
            range: 3,
            set: 3,
            aspect: Aspect::Bow,
            aim,
            faces: vec![1, 20, 13, 7, 4, 16, 11, 9],
            hits: 4,
            from_hold: false,
        }),
        Happening::Losses(Losses::Sank { ship: id("santiago") }),
    ];
    told.iter()
        .enumerate()
        .map(|(number, told)| LogLine {
            number,
            loud: if number == 0 { Loud::Turn } else { Loud::Line },
            text: speech.relate(&weather_gage::logbook::wording::the_ships::happening(&state.articles, told)),
            rule: told.rule().0,
            sum: Some(speech.say(key::OUTFIT_ENTRY_WHY)),
            struck: number == 2,
        })
        .collect()
}

impl Papers {
    pub fn new(words: &Arc<Words>, language: Language) -> Self {
        let speech = Speech::new(words.clone(), language.clone());
        let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
        let view = view_of(&state, 0);
        let mut draft = DraftOrder::begin(&view, Seat(0));
        let marks = [
            Mark::Sails(Sails::Full),
            Mark::Step(Step::Forward),
            Mark::Step(Step::Right),
            Mark::Range(BatteryPlace::Port, Some(4)),
            Mark::Load(BatteryPlace::Starboard, Some(LoadMark::Grape)),
        ];
        let sheet = write(&view, &mut draft, &marks);
        let lines = lines(&speech, &state);
        let fresh = TheShips::set_up(&setup("breaking-the-bar", None, OrderEntry::Assisted)).unwrap();
        Self {
            speech,
            settings: Settings { language, ..Settings::default() },
            view,
            draft,
            sheet,
            lines,
            setup: view_of(&fresh, 1),
            library: GAMES.library(None).0,
        }
    }
}

pub fn ribbon_sheet(papers: &Papers, news: Option<String>) -> RibbonSheet<'_> {
    RibbonSheet {
        speech: &papers.speech,
        turn: Some((12, Some(14))),
        phase: Some(key::PHASE_EXECUTION),
        beat: Some((3, key::STAGE_SECOND_MOVES)),
        who: Fact::from(key::RibbonThinks { player: "Howard of Effingham" }),
        crest: Some(Crest::of(Chair::North, Livery::Blue)),
        moment: Some(122),
        news,
        undoable: Undoable { freely: false, by_consent: true, redo: true },
        pace: Pace::Step,
        alone: false,
        showing: true,
        log: true,
        books: Some(false),
        may_drop: true,
        may_end: true,
        fork: Fork::Offered(None),
    }
}

#[test]
fn the_ribbon_is_as_high_without_news_as_with_them() {
    let papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
    let high = |news: Option<&str>| {
        let context = Context::default();
        for _ in 0..4 {
            dress(&context, &papers.settings, Liveries::default());
            let mut output = context.run_ui(input(vec2(1280.0, 720.0), 1.0), |ui| {
                let _ = ribbon(&ui.ctx().clone(), &ribbon_sheet(&papers, news.map(str::to_owned)));
            });
            output.textures_delta.clear();
        }
        above(&context)
    };
    let told = high(Some("Revenge lays 1"));
    assert!(told > 40.0 && (told - high(None)).abs() < 0.5, "{told} and {}", high(None));
}

#[test]
fn the_ribbon_is_one_row_from_1280_up_in_every_language() {
    let words = Arc::new(Words::built_in());
    for language in Language::BUILT_IN {
        let papers = Papers::new(&words, language.clone());
        let high = |wide: f32| {
            let context = Context::default();
            for _ in 0..4 {
                dress(&context, &papers.settings, Liveries::default());
                let mut output = context.run_ui(input(vec2(wide, 720.0), 1.0), |ui| {
                    let full =
                        RibbonSheet { moment: None, showing: true, may_drop: true, ..ribbon_sheet(&papers, None) };
                    let _ = ribbon(&ui.ctx().clone(), &full);
                });
                output.textures_delta.clear();
            }
            above(&context)
        };
        assert!((high(1280.0) - high(4000.0)).abs() < 0.5, "{language:?}: {} and {}", high(1280.0), high(4000.0));
    }
}

#[test]
fn who_plays_alone_undoes_without_asking_anybody() {
    let mut papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
    papers.settings.words = true;
    let read = |alone: bool| {
        let context = Context::default();
        let mut found = Vec::new();
        for _ in 0..4 {
            dress(&context, &papers.settings, Liveries::default());
            let mut output = context.run_ui(input(vec2(1280.0, 720.0), 1.0), |ui| {
                let _ = ribbon(&ui.ctx().clone(), &RibbonSheet { alone, moment: None, ..ribbon_sheet(&papers, None) });
            });
            output.textures_delta.clear();
            found.clear();
            output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        }
        let reads = |key: &str| found.iter().any(|(_, text)| *text == papers.speech.say(key));
        (reads(key::RIBBON_UNDO), reads(key::RIBBON_UNDO_ALL))
    };
    assert_eq!((read(true), read(false)), ((true, false), (false, true)));
}

#[test]
fn the_ribbon_says_whether_something_is_only_tried_and_offers_it_where_a_game_has_it() {
    let mut papers = Papers::new(&Arc::new(Words::built_in()), Language::En);
    papers.settings.words = true;
    let read = |fork: Fork| {
        let context = Context::default();
        let mut found = Vec::new();
        for _ in 0..4 {
            dress(&context, &papers.settings, Liveries::default());
            let mut output = context.run_ui(input(vec2(1280.0, 720.0), 1.0), |ui| {
                let _ = ribbon(&ui.ctx().clone(), &RibbonSheet { fork, moment: None, ..ribbon_sheet(&papers, None) });
            });
            output.textures_delta.clear();
            found.clear();
            output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
        }
        let said =
            [key::FORK_OPEN, key::FORK_TOLD, key::FORK_COPY, key::FORK_THROW_AWAY].map(|key| papers.speech.say(key));
        said.map(|said| found.iter().any(|(_, text)| *text == said))
    };
    assert_eq!(read(Fork::Never), [false; 4]);
    for bar in [None, Some(Bar::Lesson)] {
        assert_eq!(read(Fork::Offered(bar)), [true, false, false, false]);
    }
    assert_eq!(read(Fork::Open { of: Seat(0), may_copy: true }), [false, true, true, true]);
}

type Drawn = (&'static str, fn(&Context, &Papers));

fn at_the_side(context: &Context, name: &str, body: impl FnOnce(&mut Ui), foot: impl FnOnce(&mut Ui)) {
    use weather_gage::table::theme::slips;
    let place = slips::at_the_side(context.viewport_rect(), egui::Align2::RIGHT_TOP, 348.0, 56.0, 60.0);
    let drawn = |ui: &mut Ui| {
        body(ui);
        None::<()>
    };
    let footed = |ui: &mut Ui| {
        foot(ui);
        None
    };
    let _ = side_sheet(context, name, place, name, drawn, footed);
}

fn over(context: &Context, add: impl FnOnce(&mut Ui)) {
    over_the_window(context, "test", Order::Middle, add);
}

/// Lays a sheet of The Ships; its own drawings are those of the order card, or the hull in a book.
fn laid(context: &Context, papers: &Papers, sheet: &Sheet<Wish>) {
    let crest = |seat: Seat| Crest::of(Chair::of_player(usize::from(seat.0), 2), Livery::Blue);
    let muted = muted();
    let card = Card { sheet: &papers.sheet, muted: &muted };
    let own = |name: &'static str, ui: &mut Ui, pen: &Pen<'_, Wish>| {
        match name {
            "hull" => hull(ui, pen.speech, &papers.view, None),
            _ => own_ui(name, ui, pen, card),
        }
        None
    };
    let _ = Pen::new(&papers.speech, &crest, &own).draw(context, sheet);
}

fn muted() -> BTreeSet<String> {
    [key::WARN_BLANK.to_owned()].into()
}

fn card(context: &Context, papers: &Papers, sheet: &OrderSheet) {
    laid(context, papers, &Card { sheet, muted: &muted() }.sheet());
}

const PAPERS: [Drawn; 19] = [
    ("back of the order card", |context, papers| {
        card(context, papers, &OrderSheet { overleaf: true, ..papers.sheet.clone() });
    }),
    ("order card", |context, papers| card(context, papers, &OrderSheet { has_last: true, ..papers.sheet.clone() })),
    ("books", |context, papers| {
        let table = &papers.view.table;
        let third = table.each().nth(2).map(|place| table.id(place));
        laid(context, papers, &books::sheet(&papers.view, third, false));
    }),
    ("log", |context, papers| {
        at_the_side(
            context,
            "log",
            |ui| {
                let _ = log_book_ui(ui, &papers.speech, &papers.lines, Some(1), true);
            },
            |_| {},
        );
    }),
    ("ribbon", |context, papers| {
        let _ = ribbon(context, &ribbon_sheet(papers, papers.lines.get(1).map(|line| line.text.clone())));
    }),
    ("ribbon over what is tried", |context, papers| {
        let fork = Fork::Open { of: Seat(1), may_copy: false };
        let _ = ribbon(context, &RibbonSheet { fork, ..ribbon_sheet(papers, None) });
    }),
    ("replay", |context, papers| {
        let stand = ReplayStand {
            on: true,
            at: 431,
            of: 1204,
            turn: 6,
            turns: (1..=14).map(|turn| (turn, usize::from(turn) * 80)).collect(),
            running: Some(Direction::Onward),
            from_file: true,
            back_to_battle: false,
            over: true,
            ..ReplayStand::default()
        };
        let offered = ReplayPapers {
            stand: Some(papers.speech.say(key::PHASE_EXECUTION)),
            news: papers.lines.get(1).map(|line| line.text.clone()),
            papers: vec![(key::LOG_TITLE, true), (key::BOOKS_TITLE, false)],
            players: vec!["Howard of Effingham".into(), "Medina Sidonia".into()],
        };
        let sheet =
            ReplaySheet { speech: &papers.speech, stand: &stand, papers: &offered, may_save: true, saving: None };
        let _ = replay_bar(context, &sheet);
    }),
    ("question", |context, papers| {
        let why = Why::Volley {
            ship: id("san-martin"),
            battery: BatteryPlace::Starboard,
            shot: Shot::Chain,
            target: id("revenge"),
            range: 3,
            aim: Aim { table: 10, sails: -1, anchor: 0, officers: -2 },
        };
        let options =
            [Choice::Ship(id("revenge")), Choice::Share { pikemen: 3, musketeers: 2, sailors: 0 }, Choice::Nothing];
        let asking = Asking {
            articles: &papers.view.table.articles,
            by: Seat(1),
            player: Arg::text("Medina Sidonia"),
            options: &options,
            dice: 7,
            in_hand: true,
            afar: false,
            why: &why,
            odds: Some(Prospect::FireFighting(fire_fighting(
                &papers.view.table,
                papers.view.table.each().next().unwrap(),
            ))),
        };
        laid(context, papers, &asking.sheet());
    }),
    ("curtain", |context, papers| {
        let sheet = CurtainSheet {
            speech: &papers.speech,
            player: "Medina Sidonia".into(),
            crest: Crest::of(Chair::North, Livery::Blue),
            key: "Space".into(),
            lifted: 0.3,
        };
        over(context, |ui| {
            let _ = curtain_ui(ui, &sheet);
        });
    }),
    ("since", |context, papers| {
        let lines: Vec<_> = papers.lines.iter().take(3).map(|line| line.text.clone()).collect();
        over(context, |ui| news_ui(ui, &papers.speech, Crest::of(Chair::North, Livery::Blue), &lines));
    }),
    ("ending", |context, papers| {
        for stage in [Stage::Which, Stage::GiveUp, Stage::Draw] {
            let players = ["Francis Drake", "Medina Sidonia"].map(Arg::text);
            laid(context, papers, &ending(players, false, true, stage));
        }
    }),
    ("set-up", |context, papers| {
        laid(context, papers, &DraftPlacing::begin(&papers.setup, Seat(1)).sheet(&papers.setup));
    }),
    ("fitting", |context, papers| {
        laid(context, papers, &DraftFitting::begin(&papers.setup, Seat(1)).sheet(&papers.setup));
    }),
    ("outfitting and saves", |context, papers| {
        let mut outfit = Outfitting::<TheShips>::of(&papers.library, "open-sea", Vec::new());
        over(context, |ui| {
            let _ = outfit_ui(ui, &papers.speech, &papers.library, None, &mut outfit);
        });
        let saves = [
            SaveLine {
                path: "battle.save".into(),
                from: "battle.save.1".into(),
                name: None,
                battle: Some(("breaking-the-bar".into(), 7)),
                when: Some("22.11.2026, 17:05".into()),
                players: "Francis Drake · Medina Sidonia".into(),
                ruled: true,
                over: true,
                damaged: true,
                locked: false,
                may_travel: true,
                may_go: true,
                older: vec![("a.save.1".into(), 11), ("a.save.2".into(), 10)],
            },
            SaveLine {
                path: "odd.save".into(),
                from: "odd.save".into(),
                name: None,
                battle: None,
                when: None,
                players: String::new(),
                ruled: false,
                over: false,
                damaged: false,
                locked: true,
                may_travel: false,
                may_go: true,
                older: vec![("odd.save.1".into(), 3), ("odd.save.2".into(), 2)],
            },
        ];
        for (name, under_way, asked) in [
            ("saves", false, Some(("odd.save".into(), Question::Delete))),
            ("under way", true, None),
            ("carried", true, Some(("battle.save".into(), Question::Carry))),
            ("locked", true, Some(("odd.save".into(), Question::Unlock))),
        ] {
            let sheet =
                SavesSheet { speech: &papers.speech, saves: &saves, pictures: &[], may_save: !under_way, under_way };
            over_the_window(context, name, Order::Middle, |ui| {
                let jottings = Jottings { name: "Gravelines".into(), asked: asked.clone(), ..Jottings::default() };
                let _ = saves_ui(ui, &sheet, &mut { jottings });
            });
        }
    }),
    ("consent", |context, papers| {
        let players = vec!["Anne of Plymouth".into(), "Bernardo de Medina".into()];
        let awaited = players[1..].to_vec();
        for (motion, asked) in [
            (Motion::BackTo(1204), Asked::All),
            (Motion::TakeBack, Asked::One),
            (Motion::Mate(true), Asked::Here),
            (Motion::Limit(Limit { minutes: 15, seals: true }), Asked::Nobody),
        ] {
            let (players, awaited) = (players.clone(), awaited.clone());
            let lines: Vec<_> = papers.lines.iter().take(3).map(|line| line.text.clone()).collect();
            let moved = vec!["Bernardo de Medina asks".into(), "Turn 12".into()];
            let sheet = ConsentSheet { speech: &papers.speech, motion, moved, lines, players, awaited, asked };
            over_the_window(context, &format!("{motion:?}"), Order::Middle, |ui| {
                let _ = consent_ui(ui, &sheet);
            });
        }
    }),
    ("umpire", |context, papers| {
        let view = &papers.view;
        let mut draft = DraftRuling::begin(view, Seat(0));
        let ship = draft.ship.unwrap();
        for amendment in [
            Amendment::Lies { ship, bow: Offset::new(3, 4), facing: Heading::NW },
            Amendment::Marked { ship, mark: amendments::Mark::CaughtFire, set: true },
            Amendment::Mast { ship, mast: MastName::Bonaventure, left: 0 },
        ] {
            draft.apply(view, &UmpireWish::Put(amendment));
        }
        laid(context, papers, &draft.sheet(&papers.view));
    }),
    ("wind and shore", |context, papers| {
        let mut draft = DraftRuling::begin(&papers.view, Seat(0));
        draft.apply(&papers.view, &UmpireWish::TakeUp(None));
        draft.apply(&papers.view, &UmpireWish::Put(Amendment::Wind { towards: Heading::NW }));
        laid(context, papers, &draft.sheet(&papers.view));
    }),
    ("ruling", |context, papers| {
        let ship = id("revenge");
        let amendments = [
            Amendment::Lies { ship, bow: Offset::new(3, 4), facing: Heading::NW },
            Amendment::Hull { ship, row: BatteryPlace::Starboard, crossed: 3 },
        ];
        let players = ["Anne of Plymouth", "Bernardo de Medina"].map(Arg::text);
        let options = [Choice::Agree, Choice::Refuse];
        laid(context, papers, &ruling(&papers.view.table.articles, players, &amendments, &options));
    }),
    ("verdict", |context, papers| {
        let articles = &papers.view.table.articles;
        let ship = |name: &str, side, standing| {
            let named = weather_gage::logbook::wording::the_ships::ship(articles, id(name));
            (id(name), side, named, standing, 31)
        };
        let luck = Tally { volleys: 12, hits: 31, expected: 32_750 };
        let first = papers.view.table.each().next().unwrap();
        let sheet = VerdictSheet {
            seats: [Seat(0), Seat(1)],
            result: Some(Verdict::Won(Nation::Spanish)),
            gave_up: Some(Nation::English),
            points: Some([104, 128]),
            turns: 14,
            rulings: 2,
            ships: vec![
                ship("revenge", Nation::English, Standing::Taken),
                ship("san-martin", Nation::Spanish, Standing::InPlay),
            ],
            luck: [luck, luck],
            chart: ChartPicture::sailed(&papers.view.table, &[(first, vec![Offset::new(3, 4), Offset::new(4, 6)])]),
        };
        over(context, |ui| {
            let crest = Crest::of(Chair::North, Livery::Blue);
            let leg = |name: &str| (crest, Arg::text(name), 104, 128);
            let rematch = RematchSheet {
                offered: true,
                legs: vec![leg("Medina Sidonia"), leg("Howard of Effingham")],
                may_keep: true,
            };
            let _ = verdict_ui(ui, &papers.speech, &|_| crest, &sheet.page(&papers.speech), &rematch);
        });
    }),
];

#[test]
fn no_paper_spills_in_any_language_at_any_size() {
    let words = Arc::new(Words::built_in());
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        let mut papers = Papers::new(&words, language.clone());
        for (scale, large_print) in [(0.75, false), (1.0, false), (2.0, false), (1.0, true)] {
            let window = vec2(1280.0, 720.0);
            let scale = scale_in(window, scale);
            papers.settings.ui_scale = scale;
            papers.settings.large_print = large_print;
            let seen = Rect::from_min_size(pos2(0.0, 0.0), window / scale);
            for (name, draw) in PAPERS {
                let context = Context::default();
                let mut shapes = Vec::new();
                for _ in 0..4 {
                    dress(&context, &papers.settings, Liveries::default());
                    let raw = input(window, scale);
                    let mut output = context.run_ui(raw, |ui| draw(&ui.ctx().clone(), &papers));
                    output.textures_delta.clear();
                    shapes = std::mem::take(&mut output.shapes);
                }
                assert!(!shapes.is_empty(), "{name} shows nothing");
                for fault in spilt(&shapes, seen) {
                    faults.push(format!("{name}, {language}, {scale}, large {large_print}: {fault}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn papers_survive_windows_of_any_size() {
    let words = Arc::new(Words::built_in());
    let papers = Papers::new(&words, Language::Uk);
    for window in [vec2(1.0, 1.0), vec2(64.0, 48.0), vec2(320.0, 200.0), vec2(3840.0, 2160.0)] {
        for (_, draw) in PAPERS {
            let context = Context::default();
            for _ in 0..2 {
                dress(&context, &papers.settings, Liveries::default());
                let mut output = context.run_ui(input(window, 1.0), |ui| draw(&ui.ctx().clone(), &papers));
                output.textures_delta.clear();
            }
        }
    }
    assert_eq!(papers.draft.order(), papers.draft.clone().order());
}
