//! The choice of a game and a battle: a list of all offers and a page about the selected one.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, CornerRadius, Label, Layout, Order, Response, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::games::course::{BeginLesson, Passes};
use crate::games::entry::Entries;
use crate::games::listing::Offer;
use crate::games::outfitting::{BeginAtOnce, Chosen, alone, seat, sits_there, who_played_last};
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::players::Player;
use crate::rules::kernel::{GameId, Seat};
use crate::table::chairs::Chair;
use crate::table::settings::Settings;
use crate::table::sheet::{Line, Pen, Print, in_a_list, pictured};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Screen, SetOut, Uncovered};
use crate::table::theme::furniture::{Voice, desk, over_the_window, part, plate, tab};
use crate::table::theme::{Colours, paper};

/// A game and everything of it that can be played, in the order of its list.
pub struct Offers {
    pub game: GameId,
    /// All offers.
    pub all: Vec<Offer>,
}

impl Offers {
    /// Those of these games.
    #[must_use]
    pub fn of(games: Entries, library: &Library) -> Vec<Self> {
        games.0.iter().map(|game| Self { game: game.id, all: (game.offers)(library) }).collect()
    }
}

/// The contents of the chooser.
pub struct ChooserSheet<'a> {
    pub speech: &'a Speech,
    /// Offers, game by game.
    pub offers: &'a [Offers],
    /// The tab of this game is open.
    pub game: GameId,
    /// The id of the selected offer.
    pub meant: &'a str,
    /// The players of the last match would play again.
    pub players: &'a [Player],
    /// The id of the lesson for a player who never played this game.
    pub learn: Option<&'a str>,
}

/// Requests of the chooser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChooserWish {
    /// Open the tab of this game.
    Open(GameId),
    Mean(String),
    /// Begins it at once, with the choices made last.
    Begin(BeginAtOnce, String),
    /// Settles seats, forces and rules.
    Prepare(String),
    /// Take this lesson first.
    Learn(String),
    /// Back to the title.
    Back,
}

/// Draws the chooser.
pub fn chooser_ui(ui: &mut Ui, sheet: &ChooserSheet) -> Option<ChooserWish> {
    let say = |key| sheet.speech.say(key);
    let all = sheet
        .offers
        .iter()
        .find(|offers| offers.game == sheet.game)
        .map(|offers| offers.all.as_slice())
        .unwrap_or_default();
    let meant = all.iter().find(|offer| offer.id == sheet.meant).or(all.first());
    let page = |ui: &mut Ui| match meant {
        Some(offer) => {
            let last = sheet.players.to_vec();
            let mut players = if offer.is_lesson { alone(last) } else { last };
            seat(&mut players, offer.sides.len());
            page_ui(ui, sheet.speech, offer, &players);
        }
        None => {
            ui.label(say(key::CHOOSER_EMPTY));
        }
    };
    let list = |ui: &mut Ui| list(ui, sheet.speech, all, meant);
    desk(
        ui,
        vec2(1180.0, 690.0),
        &say(key::CHOOSER_TITLE),
        |ui| {
            let mut wish = games(ui, sheet);
            let room = ui.available_size();
            if room.x < 620.0 {
                wish = list(ui).or(wish);
                page(ui);
                return wish;
            }
            let height = (room.y - 4.0).max(160.0);
            ui.horizontal_top(|ui| {
                let left = (room.x * 0.34).clamp(230.0, 360.0);
                ui.allocate_ui_with_layout(vec2(left, height), Layout::top_down(Align::Min), |ui| {
                    ScrollArea::vertical().id_salt("scenarios").max_height(height).auto_shrink(false).show(ui, |ui| {
                        wish = list(ui).or(wish.take());
                    });
                });
                let colours = Colours::of(ui.ctx());
                let (line, _) = ui.allocate_exact_size(vec2(9.0, height), Sense::hover());
                ui.painter().vline(
                    line.center().x,
                    line.y_range(),
                    bevy_egui::egui::Stroke::new(1.0, colours.parchment_edge),
                );
                let right = ui.available_width();
                ui.allocate_ui_with_layout(vec2(right, height), Layout::top_down(Align::Min), |ui| {
                    ScrollArea::vertical().id_salt("scenario").max_height(height).auto_shrink(false).show(ui, |ui| {
                        page(ui);
                    });
                });
            });
            wish
        },
        |ui| {
            let mut wish = None;
            ui.add_enabled_ui(meant.is_some(), |ui| {
                if plate(ui, &say(key::CHOOSER_BEGIN), Voice::First).clicked() {
                    wish = meant.map(begin);
                }
                if plate(ui, &say(key::CHOOSER_PREPARE), Voice::Plain).clicked() {
                    wish = meant.map(|offer| ChooserWish::Prepare(offer.id.clone()));
                }
            });
            if let Some(lesson) = sheet.learn {
                let plate = plate(ui, &say(key::CHOOSER_LEARN_FIRST), Voice::Plain);
                if plate.on_hover_text(sheet.speech.say(names::lesson(lesson))).clicked() {
                    wish = Some(ChooserWish::Learn(lesson.to_owned()));
                }
            }
            if plate(ui, &say(key::MENU_BACK), Voice::Plain).clicked() {
                wish = Some(ChooserWish::Back);
            }
            wish
        },
    )
}

fn begin(offer: &Offer) -> ChooserWish {
    ChooserWish::Begin(BeginAtOnce { lesson: offer.is_lesson }, offer.id.clone())
}

/// The page about one: a picture, a description, the way to win, the players.
fn page_ui(ui: &mut Ui, speech: &Speech, offer: &Offer, players: &[Player]) {
    let colours = Colours::of(ui.ctx());
    let known = |print, key: String| Some(Line::new(print, key)).filter(|line| speech.knows(&line.text.key));
    let told = |heading: &str, key| known(Print::Body, key).map(|told| [Line::new(Print::Part, heading), told]);
    let teaches = if offer.is_lesson { told(key::CHOOSER_TEACHES, names::scenario_teaches(&offer.id)) } else { None };
    let goal = told(key::CHOOSER_GOAL, names::scenario_goal(&offer.id));
    let description = known(Print::Body, names::scenario_description(&offer.id));
    let before = description.into_iter().chain(goal.into_iter().chain(teaches).flatten());
    let before: Vec<_> = before.chain([Line::new(Print::Part, key::CHOOSER_SIDES)]).collect();
    let crest = |seat: Seat| {
        let side = offer.sides.get(usize::from(seat.0));
        side.map_or_else(|| colours.crest(Chair::South), |side| side.sign.crest(&colours))
    };
    let pen = Pen::<()>::new(speech, &crest, &|_, _, _| None);
    ui.add_space(8.0);
    let name = speech.say(names::scenario(&offer.id));
    ui.add(Label::new(RichText::new(name).heading().color(colours.ink)).wrap());
    pictured(ui, speech, offer.picture.as_ref(), 560.0, |ui| {
        before.iter().for_each(|line| pen.line(ui, line));
        for (seat, side) in (0..).map(Seat).zip(&offer.sides) {
            let name = Line::new(Print::Body, said(side.name.clone()));
            pen.line(ui, &name.signed(seat).beside(Print::Soft, in_a_list(side.with.iter().cloned().map(said))));
            if side.played {
                sits_there(ui, speech, players, usize::from(seat.0));
            }
        }
        offer.about.iter().for_each(|line| pen.line(ui, line));
    });
}

fn said(name: Arg) -> Fact {
    key::DrNamed { name }.into()
}

/// The games.
fn games(ui: &mut Ui, sheet: &ChooserSheet) -> Option<ChooserWish> {
    let (speech, open) = (sheet.speech, sheet.game);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for Offers { game, .. } in sheet.offers {
            if tab(ui, &speech.say(names::game(game.0)), *game == open).clicked() && *game != open {
                wish = Some(ChooserWish::Open(*game));
            }
        }
    });
    ui.add_space(4.0);
    wish
}

fn list(ui: &mut Ui, speech: &Speech, all: &[Offer], meant: Option<&Offer>) -> Option<ChooserWish> {
    let mut wish = None;
    let mut under = None;
    for offer in all {
        if under != Some(offer.part) {
            under = Some(offer.part);
            part(ui, &speech.say(offer.part));
            ui.spacing_mut().item_spacing.y = 2.0;
        }
        let chosen = meant.is_some_and(|meant| meant.id == offer.id);
        let detail: Vec<_> = offer.detail.iter().map(|detail| speech.name(detail)).collect();
        let response = line(ui, speech.say(names::scenario(&offer.id)), detail.join(" · "), chosen);
        if response.double_clicked() {
            wish = Some(begin(offer));
        } else if response.clicked() {
            wish = Some(ChooserWish::Mean(offer.id.clone()));
        }
    }
    wish
}

/// One line of the list.
fn line(ui: &mut Ui, name: String, detail: String, chosen: bool) -> Response {
    let colours = Colours::of(ui.ctx());
    let body = bevy_egui::egui::TextStyle::Body.resolve(ui.style());
    let small = bevy_egui::egui::TextStyle::Small.resolve(ui.style());
    let hold = bevy_egui::egui::Color32::PLACEHOLDER;
    let width = ui.available_width().max(25.0);
    let name_galley = ui.painter().layout(name.clone(), body, hold, width - 24.0);
    let detail_galley = ui.painter().layout(detail, small, hold, width - 24.0);
    let height = name_galley.size().y + detail_galley.size().y + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, &name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let lit = response.hovered() || response.has_focus();
        if chosen {
            painter.rect_filled(rect, CornerRadius::same(4), colours.walnut_dark);
            let clip = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
            clip.add(paper::walnut(painter.ctx(), rect.shrink(1.0), &colours));
            painter.rect_filled(
                bevy_egui::egui::Rect::from_min_size(rect.min, vec2(4.0, rect.height())),
                0,
                colours.brass,
            );
        } else if lit {
            painter.rect_filled(rect, CornerRadius::same(4), colours.parchment_light);
        }
        let (print, soft) = if chosen { (colours.ivory, colours.ivory_soft) } else { (colours.ink, colours.ink_soft) };
        let at = rect.min + vec2(14.0, 3.0);
        let down = name_galley.size().y + 1.0;
        painter.galley_with_override_text_color(at, name_galley, print);
        painter.galley_with_override_text_color(at + vec2(0.0, down), detail_galley, soft);
        if response.has_focus() {
            painter.rect_stroke(
                rect.shrink(1.0),
                CornerRadius::same(4),
                bevy_egui::egui::Stroke::new(2.0, colours.red),
                bevy_egui::egui::epaint::StrokeKind::Inside,
            );
        }
    }
    response
}

/// The offers of all games, made once for a shelf, and the selected one.
#[derive(Resource)]
struct Browsing {
    offers: Vec<Offers>,
    game: GameId,
    meant: String,
}

impl FromWorld for Browsing {
    fn from_world(world: &mut World) -> Self {
        let first = world.get_resource::<Entries>().and_then(|games| games.0.first());
        Self { offers: Vec::new(), game: first.map_or(GameId(""), |game| game.id), meant: String::new() }
    }
}

fn lay_the_cards_out(games: Res<Entries>, shelf: Res<Shelf>, set_out: Res<SetOut>, mut browsing: ResMut<Browsing>) {
    browsing.offers = Offers::of(*games, &shelf.0);
    if browsing.meant.is_empty() {
        browsing.meant = set_out.0.clone();
    }
}

/// The first lesson is meant until it has been won, and after a lesson that was won the next.
fn mean_the_next_lesson(
    settings: Res<Settings>,
    (passes, shelf): (Res<Passes>, Res<Shelf>),
    mut browsing: ResMut<Browsing>,
    mut before: Local<bool>,
) {
    let lessons = browsing.offers.iter().flat_map(|offers| offers.all.iter().map(|offer| (offers.game, offer)));
    let lessons: Vec<_> = lessons.filter(|(_, offer)| offer.is_lesson).collect();
    let passed = |id: &str| shelf.0.lessons().of(id).is_some_and(|lesson| passes.has(&lesson.id));
    let left = |(_, offer): &&(GameId, &Offer)| !settings.won.contains(&offer.id) && !passed(&offer.id);
    let next = match lessons.iter().position(|(_, offer)| offer.id == browsing.meant) {
        Some(at) => lessons.iter().skip(at).find(left),
        None => lessons.first().filter(left).filter(|_| !*before),
    };
    let next = next.map(|(game, offer)| (*game, offer.id.clone()));
    *before = true;
    if let Some((game, id)) = next {
        (browsing.game, browsing.meant) = (game, id);
    }
}

/// The first lesson of a game of which none is passed, and that has no lessons in its list.
fn lesson_first<'a>(shelf: &'a Shelf, passes: &Passes, offers: &[Offers], game: GameId) -> Option<&'a str> {
    let listed = offers
        .iter()
        .find(|offers| offers.game == game)
        .is_some_and(|offers| offers.all.iter().any(|offer| offer.is_lesson));
    let lessons = shelf.0.lessons().course().into_iter();
    let lessons: Vec<_> = lessons.filter(|lesson| !listed && lesson.game() == Some(game.0)).collect();
    let none = !lessons.iter().any(|lesson| passes.has(&lesson.id));
    lessons.first().filter(|_| none).map(|lesson| lesson.id.as_str())
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    mut browsing: ResMut<Browsing>,
    mut chosen: ResMut<Chosen>,
    (mut at_once, mut lessons): (MessageWriter<BeginAtOnce>, MessageWriter<BeginLesson>),
    settings: Res<Settings>,
    (passes, shelf): (Res<Passes>, Res<Shelf>),
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let learn = lesson_first(&shelf, &passes, &browsing.offers, browsing.game);
    let wish = over_the_window(context, "chooser", Order::Middle, |ui| {
        let colours = Colours::of(ui.ctx());
        paper::nightfall(ui.painter(), ui.max_rect(), &colours);
        let sheet = ChooserSheet {
            speech: &speech,
            offers: &browsing.offers,
            game: browsing.game,
            meant: &browsing.meant,
            players: &who_played_last(&settings),
            learn,
        };
        chooser_ui(ui, &sheet)
    });
    match wish {
        Some(ChooserWish::Mean(id)) => browsing.meant = id,
        Some(ChooserWish::Open(game)) => browsing.game = game,
        Some(ChooserWish::Begin(how, id)) => {
            browsing.meant.clone_from(&id);
            chosen.0 = Some((browsing.game, id));
            at_once.write(how);
        }
        Some(ChooserWish::Prepare(id)) => {
            browsing.meant.clone_from(&id);
            chosen.0 = Some((browsing.game, id));
            next.set(Screen::Outfitting);
        }
        Some(ChooserWish::Learn(lesson)) => {
            lessons.write(BeginLesson(lesson));
        }
        Some(ChooserWish::Back) => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Browsing>()
        .add_systems(OnEnter(Screen::Chooser), mean_the_next_lesson)
        .add_systems(Update, lay_the_cards_out.run_if(resource_changed::<Shelf>))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Uncovered(Screen::Chooser))));
}
