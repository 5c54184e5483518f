//! The rulebook over the table: opened by a click on the folio, by its key, or where the number of a rule was pressed.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContext, EguiContexts, EguiPrimaryContextPass};

use super::examples;
use super::leaving::Below;
use crate::games::entry::Entries;
use crate::games::outfitting::Chosen;
use crate::headless::Games;
use crate::logbook::rulebook::{self, Book, Page};
use crate::logbook::wording::{Fact, Language, key, names};
use crate::play::on_the_table::OnTheTable;
use crate::play::saves::{ReplayMatch, SaveFolder};
use crate::play::second_window::Guest;
use crate::table::launch::Launch;
use crate::table::panels::rulebook::{Reading, RulebookSheet, RulebookWish, rulebook_ui};
use crate::table::pieces::Piece;
use crate::table::settings::bindings::{Action, HandSystems, Hands, HandsOff};
use crate::table::settings::folders::Folders;
use crate::table::settings::{LARGEST_SCALE, SMALLEST_SCALE, Settings};
use crate::table::shelf::{GamesHere, Shelf};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen};
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, links, paper};
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::Under;

/// Most places one can go back to.
const MOST_BACK: usize = 100;
/// At most this number of faults of a data folder's chapters is reported.
const MOST_FAULTS: usize = 3;

/// The book as it lies open, and where it lay open before.
#[derive(Resource, Default)]
struct Folio {
    /// The open book of a game in a language.
    open: Option<(&'static str, Language, Book)>,
    game: Option<&'static str>,
    place: Page,
    /// It was opened there just now.
    turned: bool,
    back: Vec<(&'static str, Page)>,
    reading: Reading,
    /// A rule that is looked up as soon as its book is open.
    sought: Option<String>,
}

impl Folio {
    fn go(&mut self, place: Page) {
        if let Some(game) = self.game.filter(|_| self.place != place) {
            self.back.push((game, self.place));
            let over = self.back.len().saturating_sub(MOST_BACK);
            self.back.drain(..over);
        }
        self.place = place;
        self.turned = true;
    }

    fn back(&mut self) {
        if let Some((game, place)) = self.back.pop() {
            (self.game, self.place, self.turned) = (Some(game), place, true);
        }
    }

    /// The book of another game, at its first page.
    fn take_up(&mut self, game: &'static str) {
        if self.game != Some(game) {
            if let Some(before) = self.game {
                self.back.push((before, self.place));
            }
            (self.game, self.place, self.turned) = (Some(game), Page::default(), true);
        }
    }

    /// Looks up the rule with this number, in any book.
    fn look_up(&mut self, games: Games, number: String) {
        if let Some(game) = games.of_rule(&number) {
            self.take_up(game.id().0);
            self.sought = Some(number);
        }
    }
}

/// The shelf of books.
#[derive(SystemParam)]
struct Library<'w> {
    speech: Res<'w, Speech>,
    games: Res<'w, GamesHere>,
    entries: Res<'w, Entries>,
    shelf: Res<'w, Shelf>,
    launch: Res<'w, Launch>,
    on: Res<'w, OnTheTable>,
    toasts: ResMut<'w, Toasts>,
    guest: Option<Res<'w, Guest>>,
    saves: Option<Res<'w, SaveFolder>>,
    watch: MessageWriter<'w, ReplayMatch>,
}

impl Library<'_> {
    /// The book that is wanted lies open, in the language that is set.
    fn fetch(&mut self, folio: &mut Folio) {
        let on = self.on.0.map(|game| game.0);
        let game = *folio.game.get_or_insert_with(|| on.or(self.games.0.names().next()).unwrap_or_default());
        let renewed = self.shelf.is_changed();
        let language = self.speech.language();
        let kept = folio.open.as_ref().filter(|(of, in_which, _)| *of == game && in_which == language && !renewed);
        if kept.is_some() {
            return;
        }
        let Some(of) = self.games.0.named(game) else { return };
        let given = self.launch.data.clone();
        let data: PathBuf = given.unwrap_or_else(|| Folders::of_the_platform().data);
        let (book, faults) = rulebook::open(language, game, &of.numbering(), Some(&data), &[]);
        for fault in faults.iter().take(MOST_FAULTS) {
            self.toasts.post(Tone::Fault, Fact::from(key::TroubleModFile { reason: fault.fact() }));
        }
        folio.open = Some((game, language.clone(), book));
    }
}

impl Library<'_> {
    /// A scripted example is played, and shown from its beginning; a battle that is on lies under Continue meanwhile.
    fn show_example(&mut self, script: &[u8], id: &str) {
        let saves = self.saves.as_deref().map(|folder| folder.0.as_path());
        let said = match examples::written_down(self.games.0, script, id, &self.shelf.0, saves) {
            Ok(path) => {
                self.watch.write(ReplayMatch(path));
                let kept = saves.is_some() && self.on.0.is_some();
                kept.then(|| (Tone::News, Fact::from(key::RULEBOOK_EXAMPLE_KEPT)))
            }
            Err(fact) => Some((Tone::Fault, fact)),
        };
        if let Some((tone, fact)) = said {
            self.toasts.post(tone, fact);
        }
    }
}

/// The key opens the book and puts it away; a click on the folio, and one on the number of a rule, open it.
fn handle_requests(
    mut hands: ResMut<Hands>,
    off: Res<HandsOff>,
    under: Res<Under>,
    pieces: Query<&Piece>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    games: Res<GamesHere>,
    mut contexts: Query<&mut EguiContext>,
    mut folio: ResMut<Folio>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) {
    let asked = contexts.iter_mut().find_map(|mut context| links::asked(context.get_mut()));
    let noted = contexts.iter_mut().find_map(|mut context| links::noted(context.get_mut()));
    let menu = *menu.get();
    let key = !off.0 && hands.take(Action::RuleBook);
    let at_the_folio = *screen.get() == Screen::Table
        && menu == Menu::None
        && hands.begun(Action::Select)
        && under.piece.and_then(|piece| pieces.get(piece).ok()).is_some_and(|piece| *piece == Piece::Folio);
    if key && menu == Menu::RuleBook {
        below.close(&mut next);
    } else if key || at_the_folio || asked.is_some() {
        if at_the_folio {
            hands.take(Action::Select);
        }
        if let Some(number) = asked.or(noted.filter(|_| key)) {
            folio.look_up(games.0, number);
        }
        below.open(menu, &mut next, Menu::RuleBook);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut library: Library,
    mut folio: ResMut<Folio>,
    mut settings: ResMut<Settings>,
    mut chosen: ResMut<Chosen>,
    mut below: ResMut<Below>,
    (mut next, mut screen): (ResMut<NextState<Menu>>, ResMut<NextState<Screen>>),
) -> Result {
    library.fetch(&mut folio);
    let folio = &mut *folio;
    let context = contexts.ctx_mut()?;
    let Some((game, _, book)) = &folio.open else { return Ok(()) };
    let game = *game;
    if let Some(place) = folio.sought.take().and_then(|number| book.place(&number)) {
        (folio.place, folio.turned) = (place, true);
    }
    let games: Vec<_> = library.games.0.names().map(|game| (game, library.speech.say(names::game(game)))).collect();
    let entry = library.entries.named(game);
    let sheet = RulebookSheet {
        speech: &library.speech,
        book,
        games: &games,
        game,
        place: folio.place,
        turned: folio.turned,
        back: !folio.back.is_empty(),
        bookmarks: &settings.bookmarks,
        pictures: &|painter, place, name| entry.is_some_and(|entry| (entry.picture)(painter, place, name)),
    };
    let wish = over_the_window(context, "rulebook", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        rulebook_ui(ui, &sheet, &mut folio.reading)
    });
    if !context.will_discard() {
        folio.turned = false;
    }
    match wish {
        Some(RulebookWish::Go(place)) => folio.go(place),
        Some(RulebookWish::Rule(number)) => {
            if let Some(place) = book.place(&number) {
                folio.go(place);
            }
        }
        Some(RulebookWish::Back) => folio.back(),
        Some(RulebookWish::Mark(number)) => {
            let before = settings.bookmarks.len();
            settings.bookmarks.retain(|marked| *marked != number);
            if settings.bookmarks.len() == before {
                settings.bookmarks.push(number);
            }
        }
        Some(RulebookWish::Game(game)) => folio.take_up(game),
        Some(RulebookWish::Example(id)) => {
            if library.guest.is_some() {
                // The match lies on the table of the first window.
                library.toasts.post(Tone::News, Fact::from(key::RULEBOOK_EXAMPLE_ELSEWHERE));
            } else if let Some(script) = examples::scripted(game, &id) {
                library.show_example(script, &id);
            } else if let Some(entry) = entry {
                // The battle's set-up is shown first; the battle that is on stays until another begins.
                chosen.0 = Some((entry.id, id));
                below.clear(&mut next);
                screen.set(Screen::Outfitting);
            }
        }
        Some(RulebookWish::Print(larger)) => {
            let scale = settings.ui_scale + if larger { 0.1 } else { -0.1 };
            settings.ui_scale = scale.clamp(SMALLEST_SCALE, LARGEST_SCALE);
        }
        Some(RulebookWish::Close) => below.close(&mut next),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Folio>()
        .add_systems(PreUpdate, handle_requests.after(HandSystems))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::RuleBook)));
}
