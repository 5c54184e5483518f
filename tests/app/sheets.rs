//! Any sheet of any game, taken from whole games that are played by lot: as a value it fits every window and language, is worked by
//! the keyboard alone, and is read aloud.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock};

use bevy_egui::egui::{self, Context, RawInput, Rect, Vec2, pos2, vec2};
use weather_gage::captains::{Crew, Rank};
use weather_gage::games::papers::Papers;
use weather_gage::games::papers::levers::OpenPapers;
use weather_gage::games::papers::sheets::{AtWindow, Scene, Turned};
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::lessons::Pointer;
use weather_gage::logbook::wording::{Arg, Language, Words};
use weather_gage::play::players::{Player, Players};
use weather_gage::play::seen::{Asked, Seen};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Awaiting, Match, Seat, Source, Viewer, Want};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::table::liveries::Liveries;
use weather_gage::table::settings::{Palette, Settings};
use weather_gage::table::sheet::{Answer, Block, Pen, Place, Sheet, Step};
use weather_gage::table::speech::Speech;
use weather_gage::table::theme::slips::{because, side_sheet};
use weather_gage::table::theme::{Colours, dress, scale_in};

use crate::screens::{input, key_event, spilt};

/// The window of a player at some moment of a game.
struct Moment<G: Papers> {
    seen: Seen<G>,
    window: AtWindow,
    open: OpenPapers,
    draft: G::Draft,
    /// The last reckoning, as at the table: some of it is dear.
    reckoned: Arc<Mutex<G::Reckoning>>,
}

impl<G: Papers> Clone for Moment<G> {
    fn clone(&self) -> Self {
        let Self { seen, window, open, draft, reckoned } = self;
        let reckoned = Arc::clone(reckoned);
        Self { seen: seen.clone(), window: window.clone(), open: open.clone(), draft: draft.clone(), reckoned }
    }
}

impl<G: Papers> Moment<G> {
    fn with<T>(&self, look: impl FnOnce(&Scene<G>) -> T) -> T {
        let mut reckoned = self.reckoned.lock().unwrap();
        *reckoned = self.before(&reckoned, |scene| G::reckon(scene, &self.draft));
        self.before(&reckoned, look)
    }

    fn before<T>(&self, reckoned: &G::Reckoning, look: impl FnOnce(&Scene<G>) -> T) -> T {
        let names = ["Anne of Plymouth", "Bernardo de Medina", "Calico", "Dirk"];
        let players = Players::seated(names.map(Player::human).into(), 4);
        look(&Scene {
            seen: &self.seen,
            players: &players,
            open: &self.open,
            window: &self.window,
            memory: &G::Memory::default(),
            reckoned,
            chord: &|_| Arg::text("Ctrl+Space"),
        })
    }

    fn sheets(&self) -> Vec<Sheet<G::Wish>> {
        self.with(|scene| G::sheets(scene, &self.draft))
    }

    /// Draws a sheet of it once.
    fn draw(&self, context: &Context, speech: &Speech, sheet: &Sheet<G::Wish>) -> Answer<G::Wish> {
        self.with(|scene| {
            let colours = Colours::of(context);
            let crest = |seat| G::crest(&scene.seen.view, seat, &colours);
            Pen::new(speech, &crest, &|name, ui, pen| G::own_ui(name, ui, pen, scene, &self.draft)).draw(context, sheet)
        })
    }

    /// The sheets after each wish that changes nothing but the draft.
    fn drafts(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for sheet in self.sheets() {
            let rows = sheet.blocks.iter().filter_map(|block| match block {
                Block::Group(group) => Some(&group.rows),
                _ => None,
            });
            let steps = rows.flatten().flat_map(|row| [&row.less, &row.more]).filter_map(|step| match step {
                Step::Does(wish) => Some(wish),
                _ => None,
            });
            let deeds = sheet.deeds().filter(|deed| deed.can()).map(|deed| &deed.does);
            for wish in deeds.chain(steps) {
                let mut next = self.clone();
                let deals = self.with(|scene| G::wish(scene, &mut next.draft, wish.clone()));
                if deals.is_empty() && next.draft != self.draft {
                    all.push(next);
                }
            }
        }
        all
    }
}

/// Sheets with the same names and sentences are alike, with any arguments.
fn kind<W>(sheet: &Sheet<W>) -> String {
    let mut words: Vec<&str> = vec![sheet.name];
    for block in &sheet.blocks {
        match block {
            Block::Line(line) => words.push(&line.text.key),
            Block::Tabs(tabs) => words.extend(tabs.iter().filter(|tab| tab.chosen).map(|tab| tab.text.key.as_str())),
            Block::Group(group) => words.extend(group.heading.iter().map(|heading| heading.key.as_str())),
            Block::Own(name) => words.push(name),
            _ => {}
        }
    }
    words.dedup();
    words.join(" ")
}

/// The question at the head of a sheet, its page and its headings: lines between them come in any number.
fn headings<W>(sheet: &Sheet<W>) -> String {
    let mut words: Vec<&str> = vec![sheet.name];
    words.extend(sheet.blocks.iter().find_map(|block| match block {
        Block::Line(line) => Some(line.text.key.as_str()),
        _ => None,
    }));
    for block in &sheet.blocks {
        match block {
            Block::Tabs(tabs) => words.extend(tabs.iter().filter(|tab| tab.chosen).map(|tab| tab.text.key.as_str())),
            Block::Group(group) => words.extend(group.heading.iter().map(|heading| heading.key.as_str())),
            _ => {}
        }
    }
    words.join(" ")
}

/// The size of a sheet.
fn size<W: std::fmt::Debug>(sheet: &Sheet<W>) -> usize {
    format!("{:?}{:?}", sheet.blocks, sheet.foot).len()
}

/// The fullest sheet of every kind that came by in games played by lot, with its moment.
struct Found<G: Papers>(BTreeMap<String, (usize, Moment<G>, Sheet<G::Wish>)>);

impl<G: Papers<Wish: std::fmt::Debug>> Found<G> {
    fn look_at(&mut self, moment: &Moment<G>) -> bool {
        let mut new = false;
        for sheet in moment.sheets() {
            let (kind, size) = (kind(&sheet), size(&sheet));
            let known = self.0.get(&kind).map(|(size, ..)| *size);
            new |= known.is_none();
            if known.is_none_or(|known| known < size) {
                self.0.insert(kind, (size, moment.clone(), sheet));
            }
        }
        new
    }

    /// The moment, and every draft that can be begun in it and is of a new kind.
    fn look_into(&mut self, moment: Moment<G>) {
        let mut left = vec![(moment, 0)];
        while let Some((moment, depth)) = left.pop() {
            if self.look_at(&moment) && depth < 3 {
                left.extend(moment.drafts().into_iter().map(|next| (next, depth + 1)));
            }
        }
    }

    /// Every seat's view at this moment.
    fn note(&mut self, game: &Match<G>, seats: u8, title: &str) {
        let state = game.state();
        let every = (0..seats).map(Seat).map(Some).chain([None]);
        for seat in every {
            let asked = match game.awaiting() {
                Awaiting::Orders(seats) => match seat {
                    Some(own) if seats.contains(&own) => Asked::Orders,
                    _ => Asked::Waits(seats.clone()),
                },
                Awaiting::Answer(Want::Choice { by, options, why }) if seat.is_none_or(|seat| seat == *by) => {
                    Asked::Choose { by: *by, options: options.clone(), why: why.clone() }
                }
                Awaiting::Answer(Want::Throw { by, request, why }) => {
                    Asked::Throw { by: *by, request: request.clone(), why: why.clone() }
                }
                Awaiting::Nothing => Asked::Over,
                _ => Asked::Nothing,
            };
            let viewer = seat.map_or(Viewer::Bystander, Viewer::Seat);
            let view = G::seen_by(state, viewer);
            let seen =
                Seen { seat, title: title.into(), view, asked, sealed: vec![], moment: None, replay: false, afresh: 1 };
            let open = OpenPapers::default();
            let looked_up = OpenPapers { books: true, ending: true, ..open.clone() };
            let set_right = OpenPapers { ruling: true, ..open.clone() };
            for (open, out_of_turn) in [(open.clone(), false), (looked_up, false), (set_right, false), (open, true)] {
                let window = AtWindow { in_hand: true, out_of_turn, ..AtWindow::default() };
                let draft = G::Draft::default();
                let mut moment = Moment { seen: seen.clone(), window, open, draft, reckoned: Arc::default() };
                let mut draft = G::Draft::default();
                moment.with(|scene| G::keep(scene, &mut draft, Turned::Comes));
                moment.draft = draft;
                self.look_into(moment);
            }
        }
    }
}

/// The phase and the question, for any seat.
fn asked<G: Papers>(game: &Match<G>) -> String {
    let phase = G::phase(game.state());
    match game.awaiting() {
        Awaiting::Answer(Want::Choice { why, .. } | Want::Throw { why, .. }) => {
            let why = format!("{why:?}");
            format!("{phase:?} {}", why.split([' ', '(', '{']).next().unwrap_or_default())
        }
        _ => format!("{phase:?}"),
    }
}

/// Plays set-ups by lot, as far as this number of inputs of each; looks at every question asked for the first time, and
/// at one of each few.
fn found<G>(ids: &[&str], inputs: usize) -> Vec<(Moment<G>, Sheet<G::Wish>)>
where
    G: Papers<Wish: std::fmt::Debug>,
{
    let library = GAMES.library(None).0;
    let mut found = Found::<G>(BTreeMap::new());
    for (number, id) in (0..).zip(ids) {
        let setup = G::setup(&library, id).expect("a set-up of this name");
        let mut game = Match::<G>::begin(&setup).unwrap();
        let mut crew = Crew::<G>::for_game(&[Rank::Random], 1588, number);
        let seats = G::seats(game.state());
        let mut known = BTreeSet::new();
        for number in 0..inputs {
            if known.insert(asked(&game)) || number % 16 == 0 {
                found.note(&game, seats, id);
            }
            match game.awaiting().clone() {
                Awaiting::Nothing => break,
                Awaiting::Orders(owing) => {
                    let view = G::seen_by(game.state(), Viewer::Seat(owing[0]));
                    let order = crew.bot(owing[0]).unwrap().order(&view);
                    game.give(owing[0], order).unwrap();
                }
                Awaiting::Answer(want) => {
                    let answer = crew.answer(game.state(), &want);
                    game.answer(answer).unwrap();
                }
            }
        }
    }
    found.0.into_values().map(|(_, moment, sheet)| (moment, sheet)).collect()
}

/// Sheets with the moments from which they are taken.
type Sheets<G> = Vec<(Moment<G>, Sheet<<G as Papers>::Wish>)>;

fn of_dead_reckoning() -> &'static Sheets<DeadReckoning> {
    static ALL: OnceLock<Sheets<DeadReckoning>> = OnceLock::new();
    let ids = ["voyage-2", "voyage-4", "battle-ship", "battle-neutral", "battle-fort"];
    ALL.get_or_init(|| found::<DeadReckoning>(&ids, 900))
}

fn of_merchants_and_marauders() -> &'static Sheets<MerchantsAndMarauders> {
    static ALL: OnceLock<Sheets<MerchantsAndMarauders>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = found::<MerchantsAndMarauders>(&["caribbean-4", "hunter-and-factor"], 700);
        all.sort_by_key(|(_, sheet)| Reverse(size(sheet)));
        let mut known = BTreeSet::new();
        all.retain(|(_, sheet)| known.insert(headings(sheet)));
        all
    })
}

fn of_pirates() -> &'static Sheets<Pirates> {
    static ALL: OnceLock<Sheets<Pirates>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = found::<Pirates>(&["two-cays", "six-isles", "silver-fort"], 400);
        all.sort_by_key(|(_, sheet)| Reverse(size(sheet)));
        let mut known = BTreeSet::new();
        all.retain(|(_, sheet)| known.insert(headings(sheet)));
        all
    })
}

fn of_the_ships() -> &'static Sheets<TheShips> {
    static ALL: OnceLock<Sheets<TheShips>> = OnceLock::new();
    ALL.get_or_init(|| found::<TheShips>(&["gravelines", "breaking-the-bar"], 60))
}

/// Draws a few pictures of a sheet, as a window would, and gives the shapes of the last.
fn drawn<G: Papers>(
    (moment, sheet): &(Moment<G>, Sheet<G::Wish>),
    (speech, settings): (&Speech, &Settings),
    window: Vec2,
) -> Vec<egui::epaint::ClippedShape> {
    let context = Context::default();
    let mut shapes = Vec::new();
    for _ in 0..3 {
        dress(&context, settings, Liveries::default());
        let mut output = context.run_ui(input(window, settings.ui_scale), |ui| {
            moment.draw(&ui.ctx().clone(), speech, sheet);
        });
        output.textures_delta.clear();
        shapes = std::mem::take(&mut output.shapes);
    }
    shapes
}

fn fits<G: Papers>(sheets: &[(Moment<G>, Sheet<G::Wish>)]) {
    let words = Arc::new(Words::built_in());
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        let speech = Speech::new(words.clone(), language.clone());
        let (small, large) = (vec2(1280.0, 720.0), vec2(3840.0, 2160.0));
        for (window, scale, large_print) in [
            (small, 0.75, false),
            (small, 1.0, false),
            (small, 2.0, false),
            (small, 1.0, true),
            (vec2(1920.0, 1080.0), 1.0, false),
            (large, 2.0, false),
        ] {
            let ui_scale = scale_in(window, scale);
            let settings = Settings { language: language.clone(), ui_scale, large_print, ..Settings::default() };
            let seen = Rect::from_min_size(pos2(0.0, 0.0), window / ui_scale);
            for sheet in sheets {
                let shapes = drawn(sheet, (&speech, &settings), window);
                assert!(!shapes.is_empty(), "{} shows nothing", sheet.1.name);
                let told = format!("{}, {language}, {window:?} by {scale}, large {large_print}", kind(&sheet.1));
                faults.extend(spilt(&shapes, seen).into_iter().map(|fault| format!("{told}: {fault}")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn survives<G: Papers>(sheets: &[(Moment<G>, Sheet<G::Wish>)]) {
    let speech = Speech::new(Arc::new(Words::built_in()), Language::Uk);
    for palette in [Palette::Standard, Palette::ColourBlind, Palette::HighContrast] {
        for window in [vec2(1.0, 1.0), vec2(64.0, 48.0), vec2(320.0, 200.0), vec2(300.0, 2000.0)] {
            let settings = Settings { palette, language: Language::Uk, ..Settings::default() };
            for sheet in sheets {
                drawn(sheet, (&speech, &settings), window);
            }
        }
    }
}

/// Every wish on a sheet, without those of a game's own drawings.
fn wishes<W: Clone>(sheet: &Sheet<W>) -> Vec<W> {
    let rows = sheet.blocks.iter().flat_map(|block| match block {
        Block::Group(group) => group.rows.as_slice(),
        _ => &[],
    });
    let steps = rows.flat_map(|row| [&row.less, &row.more]).filter_map(|step| match step {
        Step::Does(wish) => Some(wish.clone()),
        _ => None,
    });
    sheet.deeds().filter(|deed| deed.can()).map(|deed| deed.does.clone()).chain(steps).collect()
}

fn is_worked_by_keyboard<G: Papers<Wish: std::fmt::Debug>>(sheets: &[(Moment<G>, Sheet<G::Wish>)]) {
    let speech = Speech::new(Arc::new(Words::built_in()), Language::En);
    let settings = Settings::default();
    for (moment, sheet) in sheets {
        let context = Context::default();
        let step = |keys: &[egui::Key]| {
            dress(&context, &settings, Liveries::default());
            let events = keys.iter().map(|key| key_event(*key)).collect();
            let raw = RawInput { events, ..input(vec2(1280.0, 720.0), settings.ui_scale) };
            let mut answer = Answer { wish: None, meant: None };
            let mut output = context.run_ui(raw, |ui| answer = moment.draw(&ui.ctx().clone(), &speech, sheet));
            output.textures_delta.clear();
            answer
        };
        for _ in 0..3 {
            step(&[]);
        }
        let wanted = wishes(sheet);
        let mut met: Vec<G::Wish> = Vec::new();
        for _ in 0..3 * wanted.len() + 30 {
            step(&[egui::Key::Tab]);
            if let Some(meant) = step(&[]).meant
                && !met.contains(&meant)
            {
                met.push(meant.clone());
                // Enter does it: looked at for the first ones, since the keyboard may leave them then.
                if met.len() == 1 {
                    let done = step(&[egui::Key::Enter]).wish.or(step(&[]).wish);
                    assert_eq!(done, Some(meant), "{}", kind(sheet));
                }
            }
        }
        let missed: Vec<_> = wanted.iter().filter(|wish| !met.contains(wish)).collect();
        assert!(missed.is_empty(), "{}: Tab does not come by {missed:?}", kind(sheet));
    }
}

fn is_read_aloud<G: Papers>(sheets: &[(Moment<G>, Sheet<G::Wish>)]) {
    let words = Arc::new(Words::built_in());
    for language in Language::BUILT_IN {
        let speech = Speech::new(words.clone(), language.clone());
        let settings = Settings { language, ..Settings::default() };
        for (moment, sheet) in sheets {
            let context = Context::default();
            context.enable_accesskit();
            let mut said = BTreeSet::new();
            for _ in 0..3 {
                dress(&context, &settings, Liveries::default());
                let mut output = context.run_ui(input(vec2(1280.0, 720.0), settings.ui_scale), |ui| {
                    moment.draw(&ui.ctx().clone(), &speech, sheet);
                });
                output.textures_delta.clear();
                for (_, node) in output.platform_output.accesskit_update.iter().flat_map(|tree| &tree.nodes) {
                    said.extend(node.label().into_iter().chain(node.value()).map(ToOwned::to_owned));
                }
            }
            let words = said.iter().flat_map(|text| text.split([' ', ':', ',', '\n']));
            let keys: Vec<_> = words.filter(|word| word.contains('-') && speech.knows(word)).collect();
            assert!(keys.is_empty(), "{}: {keys:?} stand there in place of their words", kind(sheet));
            for deed in sheet.deeds() {
                let text = speech.relate(&deed.text);
                let told = said.iter().any(|said| said.starts_with(&text));
                assert!(told, "{}: {text:?} is not read aloud", kind(sheet));
            }
        }
    }
}

#[test]
fn any_sheet_fits_every_window_in_every_language() {
    fits(of_dead_reckoning());
    fits(of_merchants_and_marauders());
    fits(of_pirates());
    fits(of_the_ships());
}

#[test]
fn any_sheet_survives_every_window_in_every_palette() {
    survives(of_dead_reckoning());
    survives(of_merchants_and_marauders());
    survives(of_pirates());
    survives(of_the_ships());
}

#[test]
fn any_sheet_is_worked_by_the_keyboard_alone() {
    is_worked_by_keyboard(of_dead_reckoning());
    is_worked_by_keyboard(of_merchants_and_marauders());
    is_worked_by_keyboard(of_pirates());
    is_worked_by_keyboard(of_the_ships());
}

#[test]
fn any_sheet_is_read_aloud() {
    is_read_aloud(of_dead_reckoning());
    is_read_aloud(of_merchants_and_marauders());
    is_read_aloud(of_pirates());
    is_read_aloud(of_the_ships());
}

/// A derelict of one’s own and a way out of the fog come by too seldom to be looked for.
const SELDOM: [&str; 2] = ["pc-derelict", "pc-fog"];

/// Every deed to which a hint of a game points stands on some sheet of it.
fn is_pointed_at<G: Papers>(game: &str, sheets: &[(Moment<G>, Sheet<G::Wish>)]) {
    let marks: BTreeSet<&str> =
        sheets.iter().flat_map(|(_, sheet)| sheet.deeds()).flat_map(|deed| &deed.marks).map(String::as_str).collect();
    let library = GAMES.library(None).0;
    let hints = library.lessons().hints.values().filter(|hint| hint.game.as_deref() == Some(game));
    let mut missed = Vec::new();
    for hint in hints {
        let kind =
            |name: &str| marks.iter().any(|mark| mark.strip_prefix(name).is_some_and(|rest| rest.starts_with(':')));
        let there = |pointer: &Pointer| match pointer {
            Pointer::Panel(name) => marks.contains(name.as_str()) || kind(name),
            Pointer::Piece(_) | Pointer::Hex(..) => true,
        };
        if !SELDOM.contains(&hint.id.as_str()) && !hint.point.iter().any(there) {
            missed.push((&hint.id, &hint.point));
        }
    }
    assert!(missed.is_empty(), "{game}: {missed:?}");
}

#[test]
fn any_hint_points_at_a_deed_that_is_there() {
    is_pointed_at("merchants-and-marauders", of_merchants_and_marauders());
    is_pointed_at("pirates", of_pirates());
}

#[test]
fn every_kind_of_sheet_comes_by() {
    let all = of_dead_reckoning();
    let has = |name: &str| all.iter().any(|(_, sheet)| sheet.name == name);
    assert!(["voyage", "company", "duel-left", "duel-right", "duel-throw"].into_iter().all(has));
    let cruises = of_merchants_and_marauders();
    let has = |name: &str| cruises.iter().any(|(_, sheet)| sheet.name == name);
    assert!(["mm-captain", "mm-watched", "mm-books", "mm-throw"].into_iter().all(has));
    assert!(cruises.len() > 20, "{} kinds", cruises.len());
    let coast = of_pirates();
    let has = |name: &str| coast.iter().any(|(_, sheet)| sheet.name == name);
    assert!(["pc-captain", "pc-books", "pc-throw"].into_iter().all(has));
    assert!(coast.len() > 12, "{} kinds", coast.len());
    let ships = of_the_ships();
    let has = |name: &str| ships.iter().any(|(_, sheet)| sheet.name == name);
    assert!(["order card", "umpire", "placing", "fitting", "question", "books", "ending"].into_iter().all(has));
    assert!(all.iter().any(|(_, sheet)| sheet.foot.iter().any(|deed| deed.marks.contains(&"confirm".to_owned()))));
    let places: Vec<_> = all.iter().map(|(_, sheet)| matches!(sheet.place, Place::Side(..))).collect();
    assert!(places.contains(&true) && all.len() > 30, "{} kinds", all.len());
}

#[test]
fn what_is_said_of_an_answer_lies_beside_the_sheet_and_not_over_the_next_one() {
    let (context, settings) = (Context::default(), Settings::default());
    let place = Rect::from_min_max(pos2(8.0, 60.0), pos2(380.0, 640.0));
    let mut answers: Vec<egui::Response> = Vec::new();
    for frame in 0..8_u8 {
        dress(&context, &settings, Liveries::default());
        let over = answers.first().map(|first| egui::Event::PointerMoved(first.rect.center()));
        let raw = RawInput {
            time: Some(frame.into()),
            events: over.filter(|_| frame < 4).into_iter().collect(),
            ..input(vec2(1280.0, 720.0), settings.ui_scale)
        };
        let mut output = context.run_ui(raw, |ui| {
            let body = |ui: &mut egui::Ui| {
                answers =
                    ["Play: Deckhand", "Play: Gunner"].map(|words| because(ui.button(words), "Rule DR-6.1")).into();
                None::<()>
            };
            side_sheet(&ui.ctx().clone(), "sheet", place, "Purple", body, |_| None);
        });
        output.textures_delta.clear();
    }
    let said = egui::AreaState::load(&context, egui::Tooltip::tooltip_id(answers[0].id, 0)).expect("the rule is said");
    let (said, first) = (said.rect(), answers[0].rect);
    assert!(said.left() >= place.right() - 1.0, "{said} over {place}");
    assert!((said.top() - first.top()).abs() < 40.0, "{said} beside {first}");
}
