//! Between chooser and table: seats, forces and rules. One page for every game; a game fills it in.

mod chest;
mod items;
mod person;

pub use items::{Item, Keeping, KeptFile, Setting};
pub use person::sits_there;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Order, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::chest::Chest;
use self::items::{Settled, items_ui};
use super::listing::GameListing;
use super::papers::sand_glass;
use crate::captains::Rank;
use crate::logbook::chronicle::{KeptPlayer, Limit};
use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key, names};
use crate::play::at_table::AtTable;
use crate::play::begin::NewMatch;
use crate::play::players::Player;
use crate::rules::kernel::GameId;
use crate::table::launch::Launch;
use crate::table::settings::Settings;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Screen, Uncovered};
use crate::table::theme::furniture::{Voice, desk, hint, over_the_window, part, plate};
use crate::table::theme::slips::remark;
use crate::table::theme::{Colours, paper};

/// The battle chosen to be played: of which game, and its id there.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Chosen(pub Option<(GameId, String)>);

impl Chosen {
    /// The id of the chosen offer of this game.
    #[must_use]
    pub fn of<G: AtTable>(&self) -> Option<&str> {
        self.0.as_ref().filter(|(game, _)| *game == G::GAME).map(|(_, id)| id.as_str())
    }
}

/// All settings before a match.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Outfitting<G: GameListing> {
    /// The id of the offer.
    pub id: String,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    pub outfit: G::Outfit,
    /// The limit for one order or one answer.
    pub limit: Limit,
}

impl<G: GameListing> Default for Outfitting<G> {
    fn default() -> Self {
        Self { id: String::new(), players: Vec::new(), outfit: G::Outfit::default(), limit: Limit::default() }
    }
}

impl<G: GameListing> Outfitting<G> {
    /// As the battle of this id is printed, between these players.
    #[must_use]
    pub fn of(library: &Library, id: &str, players: Vec<Player>) -> Self {
        let mut this = Self { players, ..Self::default() };
        this.turn_to(library, id);
        this
    }

    /// Turns to another battle; the players stay. False if there is none of this id.
    fn turn_to(&mut self, library: &Library, id: &str) -> bool {
        let Some(outfit) = G::printed(library, id, &self.outfit) else { return false };
        (self.id, self.outfit) = (id.to_owned(), outfit);
        seat(&mut self.players, G::company(library, id, &self.outfit));
        true
    }
}

/// Seats as many players as there are seats: by default one person is alone, against the weakest bots.
pub fn seat(players: &mut Vec<Player>, seats: usize) {
    players.truncate(seats);
    let more = (players.len()..seats).map(|at| match at {
        0 => Player::default(),
        _ => Player::bot(String::new(), Rank::Random),
    });
    players.extend(more.collect::<Vec<_>>());
}

/// The players of the last match.
#[must_use]
pub fn who_played_last(settings: &Settings) -> Vec<Player> {
    settings.players.iter().cloned().map(Player::from).collect()
}

/// A pupil is alone, even if the last match had more players.
#[must_use]
pub fn alone(mut players: Vec<Player>) -> Vec<Player> {
    players.truncate(1);
    players.retain(|player| !player.is_bot());
    players
}

/// Begins the chosen offer with its last settings, without showing the page; a lesson is taken alone, as it is printed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeginAtOnce {
    pub lesson: bool,
}

/// Requests of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutfitWish {
    Begin,
    /// As it is printed.
    Reset,
    /// Back to the chooser.
    Back,
    /// Something is kept as a file.
    Keep(KeptFile),
    /// A file of the player's own is thrown away, by its path in the data folder.
    ThrowAway(PathBuf),
}

/// The page, and everything that is dear to work out for it: once for each change.
struct Page<G: GameListing> {
    items: Vec<Item<G::Outfit>>,
    /// The reason against beginning like this.
    hindrance: Option<Fact>,
    /// Something is otherwise than it is printed.
    changed: bool,
}

impl<G: GameListing> Page<G> {
    fn of(library: &Library, outfit: &Outfitting<G>) -> Self {
        let printed = G::printed(library, &outfit.id, &G::Outfit::default());
        Self {
            items: G::page(library, outfit),
            hindrance: G::hindrance(library, outfit),
            changed: printed.is_some_and(|printed| printed != outfit.outfit),
        }
    }
}

/// The page that lies there, as long as it is of this shelf and this outfit.
type LaidPage<G> = Option<(Arc<Library>, Outfitting<G>, Page<G>)>;

/// The sand-glass, if a person sits at the table.
fn glass_ui<G: GameListing>(ui: &mut Ui, speech: &Speech, outfit: &mut Outfitting<G>) {
    let players = G::players(outfit);
    let persons = players.iter().enumerate().filter(|(_, player)| !player.is_bot());
    let names: Vec<_> = persons.map(|(at, player)| person::called(speech, player, at + 1)).collect();
    if names.is_empty() {
        return;
    }
    part(ui, &speech.say(key::THING_SAND_GLASS));
    hint(ui, &sand_glass::question(speech, &names));
    sand_glass::limit_ui(ui, speech, &mut outfit.limit, G::SEALS_UNFINISHED);
}

/// Draws the page, worked out for this picture alone. `hindrance` is why a match cannot begin like this.
pub fn outfit_ui<G: GameListing>(
    ui: &mut Ui,
    speech: &Speech,
    library: &Library,
    hindrance: Option<&Fact>,
    outfit: &mut Outfitting<G>,
) -> Option<OutfitWish> {
    let page = Page { hindrance: hindrance.cloned(), ..Page::of(library, outfit) };
    page_ui(ui, speech, &page, outfit)
}

/// Draws the page.
fn page_ui<G: GameListing>(
    ui: &mut Ui,
    speech: &Speech,
    page: &Page<G>,
    outfit: &mut Outfitting<G>,
) -> Option<OutfitWish> {
    let (hindrance, changed) = (page.hindrance.as_ref(), page.changed);
    desk(
        ui,
        vec2(1060.0, 690.0),
        &speech.say(names::scenario(&outfit.id)),
        |ui| {
            let mut filed = None;
            match items_ui(ui, speech, &page.items, &mut outfit.players) {
                Some(Settled::Outfit(settled)) => outfit.outfit = settled,
                Some(Settled::Keep(file)) => filed = Some(OutfitWish::Keep(file)),
                Some(Settled::ThrowAway(path, then)) => {
                    outfit.outfit = then;
                    filed = Some(OutfitWish::ThrowAway(path));
                }
                None => {}
            }
            glass_ui(ui, speech, outfit);
            if let Some(why) = hindrance {
                remark(ui, &speech.say(key::OutfitFault { why: why.clone() }));
            }
            filed
        },
        |ui| {
            let mut wish = None;
            ui.add_enabled_ui(hindrance.is_none(), |ui| {
                if plate(ui, &speech.say(key::OUTFIT_BEGIN), Voice::First).clicked() {
                    wish = Some(OutfitWish::Begin);
                }
            });
            ui.add_enabled_ui(changed, |ui| {
                if plate(ui, &speech.say(key::OUTFIT_RESET), Voice::Plain).clicked() {
                    wish = Some(OutfitWish::Reset);
                }
            });
            if plate(ui, &speech.say(key::MENU_BACK), Voice::Plain).clicked() {
                wish = Some(OutfitWish::Back);
            }
            wish
        },
    )
}

/// From the page to the table.
#[derive(SystemParam)]
struct Gangway<'w, G: GameListing> {
    launch: Res<'w, Launch>,
    begin: MessageWriter<'w, NewMatch<G>>,
    next: ResMut<'w, NextState<Screen>>,
}

impl<G: GameListing> Gangway<'_, G> {
    /// Begins the match, if it can begin like this.
    fn cast_off(&mut self, library: &Library, outfit: &Outfitting<G>) -> bool {
        let setup = <G as GameListing>::setup(library, outfit).filter(|_| G::hindrance(library, outfit).is_none());
        let Some(setup) = setup else { return false };
        let seed = self.launch.fixed_seed();
        let (players, limit) = (G::players(outfit), Some(outfit.limit));
        self.begin.write(NewMatch { setup, players, seed, limit });
        self.next.set(Screen::Table);
        true
    }
}

/// Remembers the players; a seat that this battle does not have keeps its former player.
fn remember(settings: &mut Settings, players: &[Player]) {
    let mut kept: Vec<_> = players.iter().map(KeptPlayer::from).collect();
    kept.extend(settings.players.iter().skip(kept.len()).cloned());
    settings.players = kept;
}

/// Lays the chosen offer on the page, with its last settings, and the last players.
fn lay_open<G: GameListing>(chosen: &Chosen, library: &Library, settings: &Settings, outfit: &mut Outfitting<G>) {
    let Some(id) = chosen.of::<G>() else { return };
    outfit.players = who_played_last(settings);
    if outfit.id == id {
        let seats = G::company(library, id, &outfit.outfit);
        seat(&mut outfit.players, seats);
    } else {
        outfit.turn_to(library, id);
    }
}

fn open<G: GameListing>(
    chosen: Res<Chosen>,
    shelf: Res<Shelf>,
    settings: Res<Settings>,
    mut outfit: ResMut<Outfitting<G>>,
) {
    lay_open(&chosen, &shelf.0, &settings, &mut outfit);
}

/// Shows the page of an offer that cannot begin with its last settings.
fn begin_at_once<G: GameListing>(
    chosen: Res<Chosen>,
    shelf: Res<Shelf>,
    settings: Res<Settings>,
    mut outfit: ResMut<Outfitting<G>>,
    mut asked: MessageReader<BeginAtOnce>,
    mut gangway: Gangway<G>,
) {
    let Some(BeginAtOnce { lesson }) = asked.read().last().copied() else { return };
    let begun = if lesson {
        let id = chosen.of::<G>().unwrap_or_default();
        gangway.cast_off(&shelf.0, &Outfitting::of(&shelf.0, id, alone(who_played_last(&settings))))
    } else {
        lay_open(&chosen, &shelf.0, &settings, &mut outfit);
        gangway.cast_off(&shelf.0, &outfit)
    };
    if !begun {
        gangway.next.set(Screen::Outfitting);
    }
}

fn show<G: GameListing>(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    mut chest: Chest,
    mut settings: ResMut<Settings>,
    mut outfit: ResMut<Outfitting<G>>,
    mut gangway: Gangway<G>,
    mut laid: Local<LaidPage<G>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let library = chest.library();
    if laid.as_ref().is_none_or(|(of, with, _)| !Arc::ptr_eq(of, &library) || *with != *outfit) {
        *laid = Some((Arc::clone(&library), outfit.clone(), Page::of(&library, &outfit)));
    }
    let Some((.., page)) = laid.as_ref() else { return Ok(()) };
    let wish = over_the_window(context, "outfitting", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        page_ui(ui, &speech, page, &mut outfit)
    });
    match wish {
        Some(OutfitWish::Begin) => {
            remember(&mut settings, &outfit.players);
            gangway.cast_off(&library, &outfit);
        }
        Some(OutfitWish::Reset) => {
            let id = outfit.id.clone();
            outfit.outfit = G::Outfit::default();
            outfit.turn_to(&library, &id);
        }
        Some(OutfitWish::Back) => gangway.next.set(Screen::Chooser),
        Some(OutfitWish::Keep(file)) => chest.keep(&gangway.launch, &file),
        Some(OutfitWish::ThrowAway(path)) => chest.throw_away(&gangway.launch, &path),
        None => {}
    }
    Ok(())
}

/// A battle named on the command line opens the page on which it is fitted out.
fn open_what_was_asked_for<G: GameListing>(
    launch: Res<Launch>,
    shelf: Res<Shelf>,
    mut chosen: ResMut<Chosen>,
    mut next: ResMut<NextState<Screen>>,
) {
    let asked = launch.fit_out.as_ref().filter(|_| launch.load.is_none());
    if let Some(id) = asked.filter(|id| G::printed(&shelf.0, id, &G::Outfit::default()).is_some()) {
        chosen.0 = Some((G::GAME, id.clone()));
        next.set(Screen::Outfitting);
    }
}

/// Is it something of this game that is fitted out?
fn chosen<G: GameListing>(chosen: Res<Chosen>) -> bool {
    chosen.of::<G>().is_some()
}

/// Adds the part that all games share.
pub(super) fn shared(app: &mut App) {
    app.init_resource::<Chosen>().add_message::<BeginAtOnce>();
}

/// The page of one game.
pub fn plugin<G: GameListing>(app: &mut App) {
    app.init_resource::<Outfitting<G>>()
        .add_systems(Startup, open_what_was_asked_for::<G>)
        .add_systems(OnEnter(Screen::Outfitting), open::<G>)
        // Panels ask for it; it is done in the frame after.
        .add_systems(Update, begin_at_once::<G>.run_if(on_message::<BeginAtOnce>.and_then(chosen::<G>)))
        .add_systems(
            EguiPrimaryContextPass,
            show::<G>.run_if(in_state(Uncovered(Screen::Outfitting)).and_then(chosen::<G>)),
        );
}
