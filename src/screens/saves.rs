//! The page of saved battles: save under a name, load, replay.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Color32, ColorImage, Context, CornerRadius, Label, Order, Rect, RichText, Sense, Stroke, TextEdit, TextureHandle,
    TextureOptions, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use crate::logbook::chronicle::locker;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::activity::TableActivity;
use crate::play::saves::{LoadMatch, MatchSaved, ReplayMatch, SaveFailed, SaveFolder, SaveMatch};
use crate::table::easel;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen};
use crate::table::theme::furniture::{Voice, desk, hint, over_the_window, plate};
use crate::table::theme::slips::{Stand, offer};
use crate::table::theme::{Colours, paper};
use crate::table::toasts::{Toasts, Tone};

/// One save of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveLine {
    /// Its file.
    pub path: PathBuf,
    /// Its name; none for one that was saved by itself.
    pub name: Option<String>,
    /// The scenario and the turn; none if it cannot be read.
    pub battle: Option<(String, u16)>,
    /// Who plays.
    pub players: String,
    /// Something was set right by hand in it.
    pub ruled: bool,
    /// The ones it took the place of, with the turn of each.
    pub older: Vec<(PathBuf, u16)>,
}

/// What the page shows.
pub struct SavesSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The saves, the newest first.
    pub saves: &'a [SaveLine],
    /// The picture of each, where there is one.
    pub pictures: &'a [Option<TextureHandle>],
    /// There is a battle to be saved.
    pub may_save: bool,
}

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavesWish {
    /// Save under this name.
    Save(String),
    /// Go on with this one.
    Load(PathBuf),
    /// Play this one again.
    Replay(PathBuf),
    /// Put the page away.
    Close,
}

/// What lies in the locker, in lines.
fn save_lines(kept: Vec<locker::Kept>) -> Vec<SaveLine> {
    let earlier = |older: Vec<locker::Kept>| {
        older.into_iter().filter_map(|kept| Some((kept.path, kept.heading.ok()?.turn))).collect()
    };
    let line = |kept: locker::Kept| match kept.heading {
        Ok(heading) => {
            let players: Vec<&str> = heading.players.iter().map(|player| player.name.trim()).collect();
            let players = players.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" · ");
            let battle = Some((heading.title, heading.turn));
            let (path, name, ruled) = (kept.path, heading.name, heading.ruled);
            SaveLine { path, name, battle, players, ruled, older: earlier(kept.older) }
        }
        Err(_) => {
            let older = earlier(kept.older);
            SaveLine { path: kept.path, name: None, battle: None, players: String::new(), ruled: false, older }
        }
    };
    kept.into_iter().map(line).collect()
}

/// Draws the page.
pub fn saves_ui(ui: &mut Ui, sheet: &SavesSheet, name: &mut String) -> Option<SavesWish> {
    let speech = sheet.speech;
    desk(
        ui,
        vec2(760.0, 560.0),
        &speech.say(key::SAVES_TITLE),
        |ui| {
            let mut wish = None;
            if sheet.may_save {
                ui.horizontal_wrapped(|ui| {
                    let width = (ui.available_width() - 140.0).clamp(80.0, 380.0);
                    let hint = speech.say(key::SAVES_NAME);
                    let field = ui.add(TextEdit::singleline(name).hint_text(hint).desired_width(width).char_limit(40));
                    let entered =
                        field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
                    if (plate(ui, &speech.say(key::SAVES_SAVE), Voice::First).clicked() || entered)
                        && !name.trim().is_empty()
                    {
                        wish = Some(SavesWish::Save(name.trim().to_owned()));
                    }
                });
                ui.add_space(6.0);
            }
            if sheet.saves.is_empty() {
                hint(ui, &speech.say(key::SAVES_NONE));
            }
            for (number, save) in sheet.saves.iter().enumerate() {
                let picture = sheet.pictures.get(number).and_then(Option::as_ref);
                wish = one_save(ui, speech, save, picture).or(wish);
            }
            wish
        },
        |ui| plate(ui, &speech.say(key::MENU_CLOSE), Voice::Plain).clicked().then_some(SavesWish::Close),
    )
}

/// A small picture of a table, framed.
pub(super) fn small_picture(ui: &mut Ui, picture: &TextureHandle, wide: f32) {
    let colours = Colours::of(ui.ctx());
    let [width, height] = picture.size();
    let size = vec2(wide, wide * height as f32 / width.max(1) as f32);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(picture.id(), rect, whole, Color32::WHITE);
    let edge = Stroke::new(colours.line, colours.brass_dark);
    ui.painter().rect_stroke(rect, CornerRadius::same(2), edge, StrokeKind::Outside);
}

/// A picture from a save, for egui.
pub(super) fn hang(context: &Context, file: Option<&[u8]>) -> Option<TextureHandle> {
    let (size, pixels) = easel::pixels(file?)?;
    let image = ColorImage::from_rgba_unmultiplied([size.x as usize, size.y as usize], &pixels);
    Some(context.load_texture("picture of a save", image, TextureOptions::LINEAR))
}

fn one_save(ui: &mut Ui, speech: &Speech, save: &SaveLine, picture: Option<&TextureHandle>) -> Option<SavesWish> {
    let colours = Colours::of(ui.ctx());
    let mut wish = None;
    let file = save.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let title = match (&save.name, &save.battle) {
        (Some(name), _) => name.clone(),
        (None, Some(_)) => speech.say(key::SAVES_BY_ITSELF),
        (None, None) => file,
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(picture) = picture {
            small_picture(ui, picture, (ui.available_width() * 0.3).clamp(48.0, 128.0));
        }
        ui.add_enabled_ui(save.battle.is_some(), |ui| {
            if plate(ui, &speech.say(key::SAVES_LOAD), Voice::Plain).clicked() {
                wish = Some(SavesWish::Load(save.path.clone()));
            }
            if plate(ui, &speech.say(key::SAVES_REPLAY), Voice::Plain).clicked() {
                wish = Some(SavesWish::Replay(save.path.clone()));
            }
        });
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(RichText::new(&title).color(colours.ink)).wrap());
            let line = match &save.battle {
                Some((scenario, turn)) => {
                    speech.say(key::SavesLine { scenario: Arg::key(names::scenario(scenario)), turn: *turn })
                }
                None => speech.say(key::SAVES_UNREADABLE),
            };
            hint(ui, &line);
            if !save.players.is_empty() {
                hint(ui, &save.players);
            }
            if save.ruled {
                ui.add(Label::new(RichText::new(speech.say(key::SAVES_RULED)).small().color(colours.red)).wrap());
            }
            if !save.older.is_empty() {
                wish = earlier(ui, speech, save).or(wish.take());
            }
        });
    });
    ui.add_space(2.0);
    wish
}

/// The ones it took the place of.
fn earlier(ui: &mut Ui, speech: &Speech, save: &SaveLine) -> Option<SavesWish> {
    ui.horizontal_wrapped(|ui| {
        let mut wish = None;
        ui.spacing_mut().item_spacing.x = 6.0;
        hint(ui, &speech.say(key::SAVES_EARLIER));
        for (path, turn) in &save.older {
            let words = speech.say(key::RibbonTurn { turn: *turn });
            if offer(ui, &words, Stand::default()).clicked() {
                wish = Some(SavesWish::Load(path.clone()));
            }
        }
        wish
    })
    .inner
}

/// The list as it was when the page was opened.
#[derive(Resource, Default)]
struct Leafing {
    saves: Vec<SaveLine>,
    files: Vec<Option<Arc<[u8]>>>,
    pictures: Vec<Option<TextureHandle>>,
    name: String,
}

fn look_into_the_locker(folder: Option<Res<SaveFolder>>, mut leafing: ResMut<Leafing>) {
    leafing.open(folder.as_deref());
}

impl Leafing {
    fn open(&mut self, folder: Option<&SaveFolder>) {
        let kept = folder.map(|folder| locker::list(&folder.0)).unwrap_or_default();
        self.files = kept.iter().map(|kept| kept.picture.clone()).collect();
        self.pictures.clear();
        self.saves = save_lines(kept);
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    activity: Res<State<TableActivity>>,
    mut leafing: ResMut<Leafing>,
    mut below: ResMut<Below>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
    mut save: MessageWriter<SaveMatch>,
    mut load: MessageWriter<LoadMatch>,
    mut replay: MessageWriter<ReplayMatch>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let leafing = &mut *leafing;
    if leafing.pictures.len() != leafing.files.len() {
        leafing.pictures = leafing.files.iter().map(|file| hang(context, file.as_deref())).collect();
    }
    let sheet = SavesSheet {
        speech: &speech,
        saves: &leafing.saves,
        pictures: &leafing.pictures,
        may_save: !matches!(activity.get(), TableActivity::NoGame | TableActivity::Over),
    };
    let wish = over_the_window(context, "saves", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        saves_ui(ui, &sheet, &mut leafing.name)
    });
    match wish {
        Some(SavesWish::Save(name)) => {
            save.write(SaveMatch { name });
            leafing.name.clear();
        }
        Some(SavesWish::Load(path)) => {
            load.write(LoadMatch(path));
            below.clear(&mut menu);
            screen.set(Screen::Table);
        }
        Some(SavesWish::Replay(path)) => {
            replay.write(ReplayMatch(path));
            below.clear(&mut menu);
            screen.set(Screen::Table);
        }
        Some(SavesWish::Close) => below.close(&mut menu),
        None => {}
    }
    Ok(())
}

/// What became of a wish to save or load is said.
fn report(
    mut saved: MessageReader<MatchSaved>,
    mut failed: MessageReader<SaveFailed>,
    folder: Option<Res<SaveFolder>>,
    mut leafing: ResMut<Leafing>,
    mut toasts: ResMut<Toasts>,
) {
    if let Some(MatchSaved(path)) = saved.read().last() {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        toasts.post(Tone::News, Fact::from(key::SavesSaved { file }));
        leafing.open(folder.as_deref());
    }
    for SaveFailed(fact) in failed.read() {
        toasts.post(Tone::Fault, fact.clone());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Leafing>()
        .add_systems(OnEnter(Menu::Saves), look_into_the_locker)
        .add_systems(Update, report.run_if(resource_exists::<Toasts>))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Saves).and_then(resource_exists::<Speech>)));
}
