//! The papers of a battle: what they say of a position, what may be marked on them, and that they fit every language.

use std::sync::Arc;

use bevy_egui::egui::{self, Context, Order, Rect, Ui, pos2, vec2};

use weather_gage::games::papers::consent::{ConsentSheet, consent_ui};
use weather_gage::games::papers::curtain::{CurtainSheet, curtain_ui};
use weather_gage::games::papers::log_page::{LogLine, Loud, log_book_ui};
use weather_gage::games::papers::ribbon::{RibbonSheet, ribbon};
use weather_gage::games::the_ships::order_card::draft::{DraftOrder, Mark, OrderWish, marked};
use weather_gage::games::the_ships::order_card::reach::{route_to, walked};
use weather_gage::games::the_ships::order_card::sheet::{OrderSheet, click, order_sheet};
use weather_gage::games::the_ships::order_card::{Writing, order_card_ui, order_foot_ui};
use weather_gage::games::the_ships::papers::books::books_ui;
use weather_gage::games::the_ships::papers::ending::{EndSheet, Stage, end_ui};
use weather_gage::games::the_ships::papers::fitting::{DraftFitting, fitting_foot_ui, fitting_ui};
use weather_gage::games::the_ships::papers::placing::{DraftPlacing, PlaceWish, placing_foot_ui, placing_ui};
use weather_gage::games::the_ships::papers::question::{QuestionSheet, question};
use weather_gage::games::the_ships::papers::verdict::{Luck, VerdictSheet, verdict_ui};
use weather_gage::logbook::data::Library;
use weather_gage::logbook::wording::{Arg, Fact, Language, Words, key};
use weather_gage::play::pace::Pace;
use weather_gage::play::replay::{Direction, ReplayStand};
use weather_gage::play::undo::Undoable;
use weather_gage::rules::geometry::cones::Aspect;
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::the_ships::articles::{OrderEntry, Setup, Switches};
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::happenings::Happening;
use weather_gage::rules::the_ships::numbers::Aim;
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard, Route, Step};
use weather_gage::rules::the_ships::position::Position;
use weather_gage::rules::the_ships::ruleset::TheShips;
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::state::{Result as Ending, State};
use weather_gage::rules::the_ships::view::View;
use weather_gage::rules::the_ships::wants::{Choice, Why};
use weather_gage::screens::{Outfit, OutfitSheet, SaveLine, SavesSheet, outfit_ui, saves_ui};
use weather_gage::table::panels::chart::ChartPicture;
use weather_gage::table::panels::replay::{ReplayPapers, ReplaySheet, replay_bar};
use weather_gage::table::settings::Settings;
use weather_gage::table::speech::Speech;
use weather_gage::table::stage::Seat as Chair;
use weather_gage::table::theme::dress;
use weather_gage::table::theme::furniture::over_the_window;
use weather_gage::table::theme::slips::side_sheet;

use crate::screens::{input, spilt};

fn id(name: &str) -> ShipId {
    ShipId::try_from(name).unwrap()
}

fn setup(scenario: &str, wind: Option<Heading>, entry: OrderEntry) -> Setup {
    let library = Library::built_in().0;
    Setup {
        scenario: library.scenarios[scenario].clone(),
        level: None,
        switches: Switches { order_entry: entry, ..Switches::default() },
        chosen: Default::default(),
        ships: library.ships.clone(),
        gunnery: library.gunnery.clone(),
        tiles: library.tiles.clone(),
        position: wind.map(|wind| Position { wind: Some(wind), ..Position::default() }),
    }
}

fn battle(scenario: &str, wind: Heading, entry: OrderEntry) -> State {
    TheShips::set_up(&setup(scenario, Some(wind), entry)).unwrap()
}

fn view_of(state: &State, seat: u8) -> View {
    TheShips::seen_by(state, Viewer::Seat(Seat(seat)))
}

/// The English at the first turn of a scenario.
fn english(scenario: &str, entry: OrderEntry) -> (View, DraftOrder) {
    let view = view_of(&battle(scenario, Heading::S, entry), 0);
    let draft = DraftOrder::begin(&view, Seat(0));
    (view, draft)
}

fn write(view: &View, draft: &mut DraftOrder, marks: &[Mark]) -> OrderSheet {
    for mark in marks {
        draft.heed(view, &OrderWish::Mark(mark.clone()), None);
    }
    order_sheet(view, draft, false).unwrap()
}

#[test]
fn ts_9_1_the_plot_says_cost_wind_and_sum_of_every_step() {
    // Lesson 3: Revenge heads north, the wind blows south: she beats at 3 a step.
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet =
        write(&view, &mut draft, &[Mark::Sails(Sails::Full), Mark::Step(Step::Forward), Mark::Step(Step::Right)]);
    let costs: Vec<_> = sheet.legs.iter().map(|leg| (leg.cost, leg.total)).collect();
    assert_eq!(costs, [(3, 3), (3, 6)]);
    assert_eq!(sheet.budget, 9);
    // Reaching after the turn: one more step of 2 is forced, and 1 token is thrown away (TS-11.10).
    assert_eq!(sheet.drift.iter().map(|leg| leg.total).collect::<Vec<_>>(), [8]);
    assert_eq!(sheet.leftover, 1);
    assert!(sheet.warnings.iter().any(|warning| warning.kind == key::WARN_DRIFT));
    assert_eq!(sheet.against, None);
}

#[test]
fn ts_8_4_a_card_under_sail_without_a_route_cannot_be_sealed_and_says_why() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
    let refusal = sheet.against.unwrap();
    assert_eq!((refusal.rule.0, refusal.fact.key), ("TS-8.4", "refusal-route-missing"));
    assert_eq!(sheet.tabs.len(), 1);
}

#[test]
fn ts_10_5_what_is_forbidden_is_offered_with_the_rule_against_it() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let sheet = write(&view, &mut draft, &[]);
    // With furled sails there is no next step, and nobody is near enough to be boarded.
    assert!(sheet.next.iter().all(|next| next.offer.against.as_ref().is_some_and(|why| why.rule.0 == "TS-8.5")));
    let port = sheet.batteries.iter().find(|battery| battery.battery == BatteryPlace::Port).unwrap();
    assert!(port.ready && port.ranges.iter().all(|(offer, _)| offer.against.is_none()));
    assert!(sheet.warnings.iter().any(|warning| warning.kind == key::WARN_NO_RANGE));
    // Once it is being loaded afresh, the range is not set in the same turn: marking one rubs the other out.
    let card = marked(draft.card().unwrap(), false, &Mark::Load(BatteryPlace::Port, Some(LoadMark::Chain)));
    let ranged = marked(&card, false, &Mark::Range(BatteryPlace::Port, Some(2)));
    assert_eq!(ranged.load.get(BatteryPlace::Port), None);
}

#[test]
fn ts_14_12_the_numbers_on_the_card_are_those_of_the_sails_that_are_chosen() {
    let (view, mut draft) = english("lesson-2", OrderEntry::Assisted);
    let needs = |sheet: &OrderSheet| sheet.batteries[0].ranges.iter().map(|(_, need)| *need).collect::<Vec<_>>();
    let furled = write(&view, &mut draft, &[]);
    assert_eq!(needs(&furled)[..4], [Some(16), Some(14), Some(12), Some(10)]);
    let full = write(&view, &mut draft, &[Mark::Sails(Sails::Full)]);
    assert_eq!(needs(&full)[..4], [Some(13), Some(11), Some(9), Some(7)]);
}

#[test]
fn ts_14_10_cardboard_entry_offers_blanks_and_bars_nothing() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Cardboard);
    let sheet = write(&view, &mut draft, &[Mark::Sails(Sails::Battle)]);
    assert!(!sheet.assisted && sheet.against.is_none(), "a mistake may be laid down");
    let port = &sheet.batteries[0];
    assert!(port.loads.iter().any(|offer| offer.value == LoadMark::Void));
    assert!(port.ranges.iter().any(|(offer, _)| offer.value == 0));
}

#[test]
fn a_click_on_the_board_plots_the_cheapest_way_there_and_a_second_one_takes_it_back() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    write(&view, &mut draft, &[Mark::Sails(Sails::Full)]);
    let ahead = Offset { col: 8, row: 9 };
    let mark = click(&view, &draft, ahead).unwrap();
    assert_eq!(mark, Mark::Route(Route(vec![Step::Forward, Step::Forward])));
    draft.heed(&view, &OrderWish::Mark(mark), None);
    assert_eq!(click(&view, &draft, ahead), Some(Mark::Back));
    assert_eq!(click(&view, &draft, Offset { col: 8, row: 10 }), Some(Mark::Until(1)));
    assert_eq!(click(&view, &draft, Offset { col: 0, row: 0 }), None, "nine tokens do not reach that far");
}

#[test]
fn ts_10_13_with_furled_sails_a_click_beside_her_turns_her_in_place() {
    let (view, mut draft) = english("lesson-3", OrderEntry::Assisted);
    let state = &view.table;
    let place = state.find(id("revenge")).unwrap();
    let base = state.base(place).unwrap();
    let mark = click(&view, &draft, Offset { col: 9, row: 11 }).unwrap();
    let Mark::Pivot(Some(pivot)) = mark.clone() else { panic!("{mark:?}") };
    let after = weather_gage::rules::the_ships::sailing::after_pivot(base, pivot);
    assert!(after.covers(Offset { col: 9, row: 11 }.into()));
    draft.heed(&view, &OrderWish::Mark(mark), None);
    assert_eq!(order_sheet(&view, &draft, false).unwrap().ghost, Some(after));
}

#[test]
fn ts_9_4_routes_to_a_hex_are_lawful_for_a_clumsy_ship_and_never_dearer_than_her_tokens() {
    let state = battle("lesson-3", Heading::S, OrderEntry::Assisted);
    let place = state.find(id("san-martin")).unwrap();
    let mut found = 0;
    for (hex, _) in state.chart.hexes() {
        let Some(route) = route_to(&state, place, &Route::default(), 7, hex.into()) else { continue };
        let plotted = weather_gage::rules::the_ships::plot::plot(&state, place, &route);
        assert!(plotted.iter().all(|leg| leg.lawful && leg.total <= 7), "{route:?}");
        assert_eq!(walked(&state, place, &route).unwrap().base.bow(), hex.into());
        found += 1;
    }
    assert!(found > 10, "{found} hexes are within reach before the wind");
}

#[test]
fn the_card_reads_the_view_alone() {
    let state = battle("gravelines", Heading::SE, OrderEntry::Assisted);
    let spanish = view_of(&state, 1);
    let draft = DraftOrder::begin(&spanish, Seat(1));
    assert_eq!(draft.cards.keys().map(ShipId::as_str).collect::<Vec<_>>(), ["san-martin", "santiago"]);
    let english = view_of(&state, 0);
    let sheet = order_sheet(&english, &DraftOrder::begin(&english, Seat(0)), false).unwrap();
    assert!(sheet.sights.iter().all(|sight| sight.ship == id("san-martin") || sight.ship == id("santiago")));
}

#[test]
fn last_turns_card_is_copied_for_the_ship_in_hand_alone() {
    let (view, mut draft) = english("gravelines", OrderEntry::Assisted);
    write(&view, &mut draft, &[Mark::Sails(Sails::Battle), Mark::Step(Step::Forward)]);
    let last = draft.cards.clone();
    let mut next = DraftOrder::begin(&view, Seat(0));
    next.heed(&view, &OrderWish::CopyLast, Some(&last));
    assert_eq!(next.card(), last.get(&id("revenge")));
    next.heed(&view, &OrderWish::Leaf(true), None);
    assert_eq!(next.ship, Some(id("swallow")));
    let swallow = view.table.ship(view.table.find(id("swallow")).unwrap());
    assert_eq!(next.card().unwrap(), &OrderCard { sails: swallow.last_sails, ..OrderCard::default() });
}

#[test]
fn ts_2_6_ships_are_placed_in_their_zone_and_turned_where_they_lie() {
    let mut scenario = None;
    let library = Library::built_in().0;
    for name in library.scenarios.keys() {
        let state = TheShips::set_up(&setup(name, None, OrderEntry::Assisted)).unwrap();
        let view = view_of(&state, 0);
        let draft = DraftPlacing::begin(&view, Seat(0));
        if !draft.ships.is_empty() && draft.zone(&view).len() > 6 {
            scenario = Some((view, draft));
            break;
        }
    }
    let (view, mut draft) = scenario.expect("some scenario leaves places free");
    assert_eq!(draft.berths.len(), draft.ships.len(), "each is offered a place at once");
    let bow = *draft.zone(&view).last().unwrap();
    draft.heed(&view, PlaceWish::Bow(bow));
    let before = draft.berths[&draft.ship.unwrap()];
    assert_eq!(before.bow, bow);
    draft.heed(&view, PlaceWish::Turn(true));
    let after = draft.berths[&draft.ship.unwrap()];
    assert_eq!(after.bow, bow);
    draft.heed(&view, PlaceWish::Bow(Offset { col: 8, row: 8 }));
    assert_eq!(draft.berths[&draft.ship.unwrap()].bow, bow, "the middle of the board is nobody's zone");
}

#[test]
fn ts_2_8_what_the_quartermaster_suggests_is_lawful_and_fills_the_hold() {
    let library = Library::built_in().0;
    for name in library.scenarios.keys() {
        let state = TheShips::set_up(&setup(name, None, OrderEntry::Assisted)).unwrap();
        for seat in [0, 1] {
            let draft = DraftFitting::begin(&view_of(&state, seat), Seat(seat));
            for (ship, fitting) in &draft.ships {
                let vessel = state.vessel(state.find(*ship).unwrap());
                let checked = weather_gage::rules::the_ships::fitting::check(&state.articles, vessel, fitting);
                assert_eq!(checked, Ok(()), "{name}: {ship:?}");
            }
        }
    }
}

/// Everything the papers show, in one language.
struct Papers {
    speech: Speech,
    settings: Settings,
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
        Happening::TurnBegan { turn: 12 },
        Happening::VolleyFired {
            ship: id("san-martin"),
            battery: BatteryPlace::Starboard,
            shot: Shot::Grape,
            target: id("revenge"),
            range: 3,
            aspect: Aspect::Bow,
            aim,
            faces: vec![1, 20, 13, 7, 4, 16, 11, 9],
            hits: 4,
            from_hold: false,
        },
        Happening::Sank { ship: id("santiago") },
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
    fn new(words: &Arc<Words>, language: Language) -> Self {
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
            library: Library::built_in().0,
        }
    }
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

const PAPERS: [Drawn; 13] = [
    ("order card", |context, papers| {
        let writing = Writing { speech: &papers.speech, sheet: &papers.sheet, muted: &[key::WARN_BLANK] };
        at_the_side(
            context,
            "card",
            |ui| {
                let _ = order_card_ui(ui, &writing);
            },
            |ui| {
                let _ = order_foot_ui(ui, &writing);
            },
        );
    }),
    ("books", |context, papers| {
        at_the_side(
            context,
            "books",
            |ui| {
                let _ = books_ui(ui, &papers.speech, &papers.view, 2);
            },
            |_| {},
        );
    }),
    ("log", |context, papers| {
        at_the_side(
            context,
            "log",
            |ui| {
                let _ = log_book_ui(ui, &papers.speech, &papers.lines, Some(1));
            },
            |_| {},
        );
    }),
    ("ribbon", |context, papers| {
        let sheet = RibbonSheet {
            speech: &papers.speech,
            turn: Some((12, Some(14))),
            phase: key::PHASE_EXECUTION,
            beat: Some((3, key::STAGE_SECOND_MOVES)),
            who: Fact::new(key::RIBBON_THINKS).with("player", "Howard of Effingham"),
            seat: Some(Chair::Second),
            moment: Some(122),
            news: papers.lines.get(1).map(|line| line.text.clone()),
            undoable: Undoable { freely: false, by_consent: true, redo: true },
            pace: Pace::Step,
            showing: true,
            log: true,
            books: Some(false),
            may_drop: true,
            may_end: true,
        };
        let _ = ribbon(context, &sheet);
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
            ..ReplayStand::default()
        };
        let offered = ReplayPapers {
            stand: Some(papers.speech.say(key::PHASE_EXECUTION)),
            news: papers.lines.get(1).map(|line| line.text.clone()),
            papers: vec![(key::LOG_TITLE, true), (key::BOOKS_TITLE, false)],
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
        let sheet = QuestionSheet {
            speech: &papers.speech,
            articles: &papers.view.table.articles,
            player: Arg::text("Medina Sidonia"),
            seat: Chair::Second,
            options: &options,
            dice: 7,
            in_hand: true,
            why: &why,
        };
        let _ = question(context, &sheet, 80.0);
    }),
    ("curtain", |context, papers| {
        let sheet = CurtainSheet {
            speech: &papers.speech,
            player: "Medina Sidonia".into(),
            seat: Chair::Second,
            key: "Space".into(),
            lifted: 0.3,
        };
        over(context, |ui| {
            let _ = curtain_ui(ui, &sheet);
        });
    }),
    ("ending", |context, papers| {
        for stage in [Stage::Which, Stage::GiveUp, Stage::Draw] {
            let sheet = EndSheet {
                speech: &papers.speech,
                player: Arg::text("Francis Drake"),
                other: Arg::text("Medina Sidonia"),
                alone: false,
                stage,
            };
            over(context, |ui| {
                let _ = end_ui(ui, &sheet);
            });
        }
    }),
    ("set-up", |context, papers| {
        let placing = DraftPlacing::begin(&papers.setup, Seat(1));
        at_the_side(
            context,
            "placing",
            |ui| {
                let _ = placing_ui(ui, &papers.speech, &papers.setup, &placing);
            },
            |ui| {
                let _ = placing_foot_ui(ui, &papers.speech, &papers.setup, &placing);
            },
        );
    }),
    ("fitting", |context, papers| {
        let fitting = DraftFitting::begin(&papers.setup, Seat(1));
        at_the_side(
            context,
            "fitting",
            |ui| {
                let _ = fitting_ui(ui, &papers.speech, &papers.setup, &fitting);
            },
            |ui| {
                let _ = fitting_foot_ui(ui, &papers.speech, &papers.setup, &fitting);
            },
        );
    }),
    ("outfitting and saves", |context, papers| {
        let scenario = &papers.library.scenarios["open-sea"];
        over(context, |ui| {
            let _ = outfit_ui(ui, &OutfitSheet { speech: &papers.speech, scenario }, &mut Outfit::default());
        });
        let saves = [
            SaveLine {
                path: "autosave.save".into(),
                name: None,
                battle: Some(("breaking-the-bar".into(), 7)),
                players: "Francis Drake · Medina Sidonia".into(),
                older: vec![("a.save.1".into(), 11), ("a.save.2".into(), 10)],
            },
            SaveLine {
                path: "odd.save".into(),
                name: None,
                battle: None,
                players: String::new(),
                older: vec![("odd.save.1".into(), 3), ("odd.save.2".into(), 2)],
            },
        ];
        let sheet = SavesSheet { speech: &papers.speech, saves: &saves, pictures: &[], may_save: true };
        over_the_window(context, "saves", Order::Middle, |ui| {
            let _ = saves_ui(ui, &sheet, &mut String::from("Gravelines"));
        });
    }),
    ("consent", |context, papers| {
        let players = [Arg::text("Anne of Plymouth"), Arg::text("Bernardo de Medina")];
        let sheet = ConsentSheet { speech: &papers.speech, players };
        over(context, |ui| {
            let _ = consent_ui(ui, &sheet);
        });
    }),
    ("verdict", |context, papers| {
        let articles = &papers.view.table.articles;
        let ship = |name: &str, side, standing| {
            let named = weather_gage::logbook::wording::the_ships::ship(articles, id(name));
            (id(name), side, named, standing, 31)
        };
        let luck = Luck { volleys: 12, hits: 31, expected: 655 };
        let sheet = VerdictSheet {
            result: Some(Ending::Won(Nation::Spanish)),
            points: Some([104, 128]),
            turns: 14,
            ships: vec![
                ship("revenge", Nation::English, Standing::Taken),
                ship("san-martin", Nation::Spanish, Standing::InPlay),
            ],
            luck: [luck, luck],
            chart: ChartPicture::sailed(&papers.view.table, &[(0, vec![Offset::new(3, 4), Offset::new(4, 6)])]),
        };
        over(context, |ui| {
            let _ = verdict_ui(ui, &papers.speech, &sheet);
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
            papers.settings.ui_scale = scale;
            papers.settings.large_print = large_print;
            let window = vec2(1280.0, 720.0);
            let seen = Rect::from_min_size(pos2(0.0, 0.0), window / scale);
            for (name, draw) in PAPERS {
                let context = Context::default();
                let mut shapes = Vec::new();
                for _ in 0..4 {
                    dress(&context, &papers.settings);
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
                dress(&context, &papers.settings);
                let mut output = context.run_ui(input(window, 1.0), |ui| draw(&ui.ctx().clone(), &papers));
                output.textures_delta.clear();
            }
        }
    }
    assert_eq!(papers.draft.order(), papers.draft.clone().order());
}
