//! The title: the game's name over the living table, and the ways from here.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Label, Layout, Order, Rect, RichText, ScrollArea, TextStyle, TextureHandle, Ui, UiBuilder, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use super::save_lines::{is_locked, standing, under_way};
use super::saves::{hang, small_picture};
use crate::games::course::Passes;
use crate::logbook::chronicle::locker::Kept;
use crate::logbook::wording::{Arg, key, names};
use crate::play::keys::KeyFolder;
use crate::play::saves::{LoadMatch, SaveFailed, SaveFolder};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Uncovered};
use crate::table::theme::furniture::{entry, over_the_window};
use crate::table::theme::{Colours, cartouche, paper};

/// The contents of the title.
pub struct TitleSheet<'a> {
    pub speech: &'a Speech,
    /// A lesson was passed: until then learning comes first.
    pub learned: bool,
    /// There is a battle to go on with.
    pub may_continue: bool,
    /// The name of the match that was left, and the picture of its table.
    pub left: Option<(String, Option<&'a TextureHandle>)>,
}

/// Requests of the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TitleWish {
    /// Go on with the battle that was left.
    Continue,
    Saves,
    Learn,
    NewGame,
    /// Captains' records.
    Record,
    Settings,
    Help,
    Credits,
    /// Out of the program.
    Quit,
}

/// This number of ways leads from the title.
const WAYS: f32 = 9.0;
/// Between two of them.
const BETWEEN: f32 = 2.0;
/// The air of a way, where there is room for it and where there is little.
const AIR: [f32; 2] = [15.0, 2.0];
/// The picture is as high as this where there is room for it, and is left out where it would be lower.
const PICTURE: [f32; 2] = [94.0, 28.0];
/// The name of the game gives room down to this height.
const LOWEST_NAME: f32 = 72.0;

/// Heights of the parts of the title's column, so that all ways and the version are in sight.
struct Measure {
    name: f32,
    air: f32,
    /// None where there is no room for one.
    picture: Option<f32>,
}

/// Shares the height of the column out: the name of the game gives room first, then the air between the ways, then the picture.
fn measure(ui: &Ui, sheet: &TitleSheet, height: f32) -> Measure {
    let [way, small] = [TextStyle::Heading, TextStyle::Small].map(|style| ui.text_style_height(&style));
    let hung = sheet.left.as_ref().is_some_and(|(_, picture)| picture.is_some());
    let line = if sheet.may_continue && sheet.left.is_none() { 0.0 } else { small + BETWEEN };
    let least = WAYS * (way + BETWEEN) + small + 8.0 + 2.0 * BETWEEN;
    let about = if hung { 48.0 } else { line };
    let wished = (height * 0.31).clamp(84.0, 210.0);
    let name = (height - least - WAYS * AIR[0] - about).clamp(LOWEST_NAME.min(wished), wished);
    let air = ((height - name - least - about) / WAYS).clamp(AIR[1], AIR[0]);
    let left = (height - name - least - WAYS * air - BETWEEN).min(PICTURE[0]);
    Measure { name, air, picture: Some(left).filter(|left| hung && *left >= PICTURE[1]) }
}

/// Draws the title.
pub fn title_ui(ui: &mut Ui, sheet: &TitleSheet) -> Option<TitleWish> {
    let colours = Colours::of(ui.ctx());
    let say = |key| sheet.speech.say(key);
    let window = ui.max_rect();
    let width = (window.width() * 0.36).clamp(300.0, 520.0).min(window.width());
    let dusk =
        Rect::from_min_max(window.min, pos2((window.left() + width * 1.75).min(window.right()), window.bottom()));
    paper::dusk(ui.painter(), dusk, &colours, 0.88, 0.0);

    let margin = (window.height() * 0.045).clamp(8.0, 44.0);
    let column = Rect::from_min_max(
        pos2(window.left() + margin, window.top() + margin),
        pos2(window.left() + width, window.bottom() - margin),
    );
    let gap = margin * 0.6;
    let Measure { name: name_height, air, picture } = measure(ui, sheet, column.height() - gap);
    let plate = Rect::from_min_size(column.min, vec2(column.width(), name_height));
    cartouche(ui, plate, &say(key::TITLE_NAME), &say(key::TITLE_SUBTITLE));

    let rest = Rect::from_min_max(pos2(column.left(), plate.bottom() + gap), column.max);
    let mut wish = None;
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rest).layout(Layout::top_down(Align::Min)));
    ScrollArea::vertical().id_salt("title").auto_shrink(false).show(&mut inside, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        // Rows of small print are no higher than their letters.
        ui.spacing_mut().interact_size.y = 0.0;
        let learn = |ui: &mut Ui| entry(ui, &say(key::TITLE_LEARN), None, air).clicked().then_some(TitleWish::Learn);
        if !sheet.learned {
            wish = learn(ui);
        }
        let not_yet = say(key::TITLE_CONTINUE_NOT_YET);
        let why_not = Some(not_yet.as_str()).filter(|_| !sheet.may_continue);
        if entry(ui, &say(key::TITLE_CONTINUE), why_not, air).clicked() {
            wish = Some(TitleWish::Continue);
        }
        if let Some((line, hung)) = &sheet.left {
            // Beside the line, so that the ways below it keep their places.
            ui.horizontal(|ui| {
                ui.add_space(30.0);
                if let Some((picture, high)) = hung.zip(picture) {
                    let [width, height] = picture.size();
                    small_picture(ui, picture, high * width as f32 / height.max(1) as f32);
                }
                ui.add(Label::new(RichText::new(line).small().color(colours.ivory_soft)).wrap());
            });
        }
        if entry(ui, &say(key::TITLE_NEW_GAME), None, air).clicked() {
            wish = Some(TitleWish::NewGame);
        }
        if sheet.learned {
            wish = learn(ui).or(wish);
        }
        for (words, asked) in [
            (key::TITLE_SAVES, TitleWish::Saves),
            (key::RECORD_TITLE, TitleWish::Record),
            (key::TITLE_SETTINGS, TitleWish::Settings),
            (key::TITLE_HELP, TitleWish::Help),
            (key::TITLE_CREDITS, TitleWish::Credits),
            (key::TITLE_QUIT, TitleWish::Quit),
        ] {
            if entry(ui, &say(words), None, air).clicked() {
                wish = Some(asked);
            }
        }
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.add_space(30.0);
            let version = sheet.speech.say(key::TitleVersion { version: env!("CARGO_PKG_VERSION") });
            ui.label(RichText::new(version).small().color(colours.ivory_soft.gamma_multiply(0.7)));
        });
    });
    wish
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    menu: Res<State<Menu>>,
    mut below: ResMut<Below>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    mut left: ResMut<Left>,
    mut load: MessageWriter<LoadMatch>,
    (passes, keys): (Res<Passes>, Option<Res<KeyFolder>>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let left = &mut *left;
    let last = left.under_way.first().and_then(Kept::readable);
    if !left.hung {
        left.hung = true;
        left.picture = hang(context, last.and_then(|(kept, _)| kept.picture.as_deref()));
    }
    let line = last.map(|(_, heading)| {
        let scenario = Arg::key(names::scenario(&heading.title));
        match left.under_way.len() {
            1 => standing(&speech, scenario, heading.turn),
            count => speech.say(key::TitleUnderWay { count }),
        }
    });
    let about = line.map(|line| (line, left.picture.as_ref()));
    let may_continue = !left.under_way.is_empty();
    let sheet = TitleSheet { speech: &speech, learned: passes.any(), may_continue, left: about };
    let wish = over_the_window(context, "title", Order::Middle, |ui| title_ui(ui, &sheet));
    match wish {
        Some(TitleWish::Continue) => match left.under_way.as_slice() {
            [kept] if !kept.is_damaged() && !is_locked(kept, keys.as_deref()) => {
                left.asked = true;
                load.write(LoadMatch(kept.path.clone()));
            }
            _ => below.open(*menu.get(), &mut next_menu, Menu::UnderWay),
        },
        Some(TitleWish::Saves) => below.open(*menu.get(), &mut next_menu, Menu::Saves),
        Some(TitleWish::Learn) => next_screen.set(Screen::Course),
        Some(TitleWish::NewGame) => next_screen.set(Screen::Chooser),
        Some(TitleWish::Record) => below.open(*menu.get(), &mut next_menu, Menu::Record),
        Some(TitleWish::Settings) => below.open(*menu.get(), &mut next_menu, Menu::Settings),
        Some(TitleWish::Help) => below.open(*menu.get(), &mut next_menu, Menu::Help),
        Some(TitleWish::Credits) => below.open(*menu.get(), &mut next_menu, Menu::Credits),
        Some(TitleWish::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// The battles that are under way, as they lie on the disk, and the picture of the one that was left last.
#[derive(Resource, Default)]
struct Left {
    under_way: Vec<Kept>,
    picture: Option<TextureHandle>,
    hung: bool,
    /// The only one is to be gone on with.
    asked: bool,
}

fn look_for_them(folder: Option<Res<SaveFolder>>, passes: Res<Passes>, mut left: ResMut<Left>) {
    let under_way = folder.map(|folder| under_way(&folder, &passes)).unwrap_or_default();
    *left = Left { under_way, ..Left::default() };
}

/// A battle cannot be continued, so the others are offered.
fn offer_the_others(
    mut failed: MessageReader<SaveFailed>,
    (folder, passes): (Option<Res<SaveFolder>>, Res<Passes>),
    menu: Res<State<Menu>>,
    mut left: ResMut<Left>,
    mut below: ResMut<Below>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    if failed.read().count() > 0 && std::mem::take(&mut left.asked) {
        look_for_them(folder, passes, left);
        below.open(*menu.get(), &mut next_menu, Menu::UnderWay);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Left>()
        .add_systems(OnEnter(Screen::Title), look_for_them)
        .add_systems(OnExit(Menu::UnderWay), look_for_them)
        .add_systems(OnExit(Menu::Saves), look_for_them)
        .add_systems(Update, offer_the_others.run_if(in_state(Uncovered(Screen::Title))))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Uncovered(Screen::Title))));
}
