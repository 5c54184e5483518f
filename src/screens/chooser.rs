//! Which game, which battle: a list of scenarios and a page about the one that is meant.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align, CornerRadius, Label, Layout, Order, RichText, ScrollArea, Sense, TextureHandle, TextureId, TextureOptions,
    Ui, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::battle_outfit::BattleMeant;
use super::battles::{BattleCard, battle_cards, battle_list, battle_page};
use crate::games::dead_reckoning::tray_floor;
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, key, names};
use crate::rules::the_ships::scenario::{Level, WindRule};
use crate::rules::the_ships::ship_card::Nation;
use crate::table::panels::chart::{ChartPicture, seat_of};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Seat, SetOut};
use crate::table::theme::furniture::{Voice, desk, hint, illustrated, over_the_window, part, plate, tab, tab_to_come};
use crate::table::theme::{Colours, ornaments, paper};
use crate::table::throwing::dice_box::ThrowVessels;

/// One scenario as the chooser shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioCard {
    /// The rules' name of it.
    pub id: String,
    /// The rules in force.
    pub level: Level,
    /// About how long it takes.
    pub minutes: u16,
    /// The last turn, if there is one.
    pub turns: Option<u8>,
    /// The sides with the ids of their ships' cards.
    pub sides: Vec<(Seat, Nation, Vec<String>)>,
    /// Where the wind blows to, by the heading's id; none where it is thrown.
    pub wind: Option<&'static str>,
    /// The small chart.
    pub chart: ChartPicture,
}

/// Every scenario of a library, in the order of its list.
#[must_use]
pub fn cards(library: &Library) -> Vec<ScenarioCard> {
    let mut scenarios: Vec<_> = library.scenarios.values().collect();
    scenarios.sort_by_key(|scenario| (scenario.level, scenario.rank));
    scenarios
        .into_iter()
        .map(|scenario| ScenarioCard {
            id: scenario.id.clone(),
            level: scenario.level,
            minutes: scenario.minutes,
            turns: scenario.turns,
            sides: scenario
                .sides
                .iter()
                .map(|side| {
                    let ships = side.ships.iter().map(|entry| entry.ship.clone()).collect();
                    (seat_of(side.player), side.player, ships)
                })
                .collect(),
            wind: match &scenario.wind {
                WindRule::Fixed(heading) => Some(["n", "ne", "se", "s", "sw", "nw"][usize::from(heading.index()) % 6]),
                _ => None,
            },
            chart: ChartPicture::of(scenario, library),
        })
        .collect()
}

/// What the chooser shows.
pub struct ChooserSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The scenarios, in order.
    pub cards: &'a [ScenarioCard],
    /// The battles of Dead Reckoning, in order.
    pub battles: &'a [BattleCard],
    /// The floor of the tray, for their picture.
    pub tray: Option<TextureId>,
    /// The game whose tab is open.
    pub game: Game,
    /// The id of the one that is meant.
    pub meant: &'a str,
}

/// The games on this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Game {
    /// The Ships.
    #[default]
    TheShips,
    /// The battles of Dead Reckoning.
    DeadReckoning,
}

impl Game {
    const ALL: [(Self, &'static str); 2] = [(Self::TheShips, "the-ships"), (Self::DeadReckoning, "dead-reckoning")];
}

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChooserWish {
    /// Open the tab of this game.
    Open(Game),
    /// Mean this one.
    Mean(String),
    /// Set it out.
    SetOut(String),
    /// Back to the title.
    Back,
}

const LATER: [&str; 2] = ["merchants-and-marauders", "pirates"];

/// Draws the chooser.
pub fn chooser_ui(ui: &mut Ui, sheet: &ChooserSheet) -> Option<ChooserWish> {
    let say = |key| sheet.speech.say(key);
    let meant = sheet.cards.iter().find(|card| card.id == sheet.meant).or(sheet.cards.first());
    let battle = sheet.battles.iter().find(|card| card.id == sheet.meant).or(sheet.battles.first());
    let the_ships = sheet.game == Game::TheShips;
    let list = |ui: &mut Ui| match sheet.game {
        Game::TheShips => list(ui, sheet, meant),
        Game::DeadReckoning => battle_list(ui, sheet.speech, sheet.battles, battle),
    };
    let page = |ui: &mut Ui| match (sheet.game, meant, battle) {
        (Game::TheShips, Some(card), _) => page(ui, sheet.speech, card),
        (Game::DeadReckoning, _, Some(card)) => battle_page(ui, sheet.speech, card, sheet.tray),
        _ => {
            ui.label(say(key::CHOOSER_EMPTY));
        }
    };
    let set_out = if the_ships { meant.map(|card| card.id.clone()) } else { battle.map(|card| card.id.clone()) };
    desk(
        ui,
        vec2(1180.0, 690.0),
        &say(key::CHOOSER_TITLE),
        |ui| {
            let mut wish = games(ui, sheet.speech, sheet.game);
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
            ui.add_enabled_ui(set_out.is_some(), |ui| {
                if plate(ui, &say(key::CHOOSER_BEGIN), Voice::First).clicked() {
                    wish = set_out.clone().map(ChooserWish::SetOut);
                }
            });
            if plate(ui, &say(key::MENU_BACK), Voice::Plain).clicked() {
                wish = Some(ChooserWish::Back);
            }
            wish
        },
    )
}

/// The four games; two of them are not on the table yet, and say so.
fn games(ui: &mut Ui, speech: &Speech, open: Game) -> Option<ChooserWish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (game, id) in Game::ALL {
            if tab(ui, &speech.say(names::game(id)), game == open).clicked() && game != open {
                wish = Some(ChooserWish::Open(game));
            }
        }
        for id in LATER {
            tab_to_come(ui, &speech.say(names::game(id)), &speech.say(key::GAME_NOT_YET));
        }
        hint(ui, &speech.say(key::CHOOSER_GAMES_LATER));
    });
    ui.add_space(4.0);
    wish
}

fn list(ui: &mut Ui, sheet: &ChooserSheet, meant: Option<&ScenarioCard>) -> Option<ChooserWish> {
    let mut wish = None;
    for (level, words) in [
        (Level::Course, key::CHOOSER_COURSE),
        (Level::Common, key::CHOOSER_COMMON),
        (Level::Advanced, key::CHOOSER_ADVANCED),
    ] {
        let mut cards = sheet.cards.iter().filter(|card| card.level == level).peekable();
        if cards.peek().is_none() {
            continue;
        }
        part(ui, &sheet.speech.say(words));
        ui.spacing_mut().item_spacing.y = 3.0;
        for card in cards {
            let chosen = meant.is_some_and(|meant| meant.id == card.id);
            let speech = sheet.speech;
            let count: usize = card.sides.iter().map(|(_, _, ships)| ships.len()).sum();
            let detail = format!(
                "{} · {}",
                speech.tell(key::CHOOSER_SHIPS, &[("count", count.into())]),
                speech.tell(key::CHOOSER_MINUTES, &[("minutes", card.minutes.into())])
            );
            let response = line(ui, speech.say(names::scenario(&card.id)), detail, chosen);
            if response.double_clicked() {
                wish = Some(ChooserWish::SetOut(card.id.clone()));
            } else if response.clicked() {
                wish = Some(ChooserWish::Mean(card.id.clone()));
            }
        }
    }
    wish
}

/// One line of the list.
pub(super) fn line(ui: &mut Ui, name: String, detail: String, chosen: bool) -> bevy_egui::egui::Response {
    let colours = Colours::of(ui.ctx());
    let body = bevy_egui::egui::TextStyle::Body.resolve(ui.style());
    let small = bevy_egui::egui::TextStyle::Small.resolve(ui.style());
    let hold = bevy_egui::egui::Color32::PLACEHOLDER;
    let width = ui.available_width().max(25.0);
    let name_galley = ui.painter().layout(name.clone(), body, hold, width - 24.0);
    let detail_galley = ui.painter().layout(detail, small, hold, width - 24.0);
    let height = name_galley.size().y + detail_galley.size().y + 12.0;
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
            clip.add(paper::walnut(rect.shrink(1.0), &colours));
            painter.rect_filled(
                bevy_egui::egui::Rect::from_min_size(rect.min, vec2(4.0, rect.height())),
                0,
                colours.brass,
            );
        } else if lit {
            painter.rect_filled(rect, CornerRadius::same(4), colours.parchment_light);
        }
        let (print, soft) = if chosen { (colours.ivory, colours.ivory_soft) } else { (colours.ink, colours.ink_soft) };
        let at = rect.min + vec2(14.0, 5.0);
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

/// The page about one scenario: chart, description, sides, goal.
fn page(ui: &mut Ui, speech: &Speech, card: &ScenarioCard) {
    let colours = Colours::of(ui.ctx());
    let width = ui.available_width();
    let beside = width > 560.0;
    let chart_width = if beside { (width * 0.5).min(400.0) } else { width.min(400.0) };
    let chart_height = chart_width * 1.08;
    ui.add_space(8.0);
    ui.add(Label::new(RichText::new(speech.say(names::scenario(&card.id))).heading().color(colours.ink)).wrap());
    let chart = |ui: &mut Ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(chart_width, chart_height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, speech.say(names::scenario(&card.id))));
        card.chart.paint(ui.painter(), rect, &colours);
    };
    let words = |ui: &mut Ui| {
        ui.add(Label::new(speech.say(names::scenario_description(&card.id))).wrap());
        part(ui, &speech.say(key::CHOOSER_GOAL));
        ui.add(Label::new(speech.say(names::scenario_goal(&card.id))).wrap());
        part(ui, &speech.say(key::CHOOSER_SIDES));
        for (seat, nation, ships) in &card.sides {
            let side = match nation {
                Nation::English => "england",
                Nation::Spanish => "spain",
            };
            ui.horizontal_wrapped(|ui| {
                ornaments::badge(ui, *seat, 18.0);
                ui.label(speech.say(names::side(side)));
                let ships: Vec<String> = ships.iter().map(|ship| speech.say(names::ship(ship))).collect();
                ui.add(Label::new(RichText::new(ships.join(", ")).color(colours.ink_soft)).wrap());
            });
        }
        part(ui, &speech.say(key::CHOOSER_LENGTH));
        let length = match card.turns {
            Some(turns) => speech.tell(key::CHOOSER_LENGTH_TURNS, &[("turns", turns.into())]),
            None => speech.say(key::CHOOSER_LENGTH_OPEN),
        };
        ui.add(
            Label::new(format!(
                "{length} · {}",
                speech.tell(key::CHOOSER_MINUTES, &[("minutes", card.minutes.into())])
            ))
            .wrap(),
        );
        let wind = match card.wind {
            Some(heading) => speech.tell(key::WIND_TOWARDS, &[("heading", Arg::key(names::heading(heading)))]),
            None => format!("{}: {}", speech.say(key::CHOOSER_WIND), speech.say(key::CHOOSER_WIND_ROLLED)),
        };
        hint(ui, &wind);
    };
    illustrated(ui, beside, chart, words);
}

/// The scenarios as cards, made once for a shelf, and the one that is meant.
#[derive(Resource, Default)]
struct Browsing {
    cards: Vec<ScenarioCard>,
    battles: Vec<BattleCard>,
    game: Game,
    meant: String,
}

fn lay_the_cards_out(shelf: Res<Shelf>, set_out: Res<SetOut>, mut browsing: ResMut<Browsing>) {
    browsing.cards = cards(&shelf.0);
    browsing.battles = battle_cards(&shelf.0);
    if browsing.meant.is_empty() {
        browsing.meant = set_out.0.clone();
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    vessels: Option<Res<ThrowVessels>>,
    mut browsing: ResMut<Browsing>,
    mut set_out: ResMut<SetOut>,
    mut battle: ResMut<BattleMeant>,
    mut next: ResMut<NextState<Screen>>,
    mut tray: Local<Option<TextureHandle>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if let Some(vessels) = vessels.filter(|_| tray.is_none() && browsing.game == Game::DeadReckoning) {
        let floor = tray_floor::print(&vessels.0).for_a_panel();
        *tray = Some(context.load_texture("floor of the battle tray", floor, TextureOptions::LINEAR));
    }
    let wish = over_the_window(context, "chooser", Order::Middle, |ui| {
        let colours = Colours::of(ui.ctx());
        paper::nightfall(ui.painter(), ui.max_rect(), &colours);
        let sheet = ChooserSheet {
            speech: &speech,
            cards: &browsing.cards,
            battles: &browsing.battles,
            tray: tray.as_ref().map(TextureHandle::id),
            game: browsing.game,
            meant: &browsing.meant,
        };
        chooser_ui(ui, &sheet)
    });
    match wish {
        // The table behind shows what is meant.
        Some(ChooserWish::Mean(id)) => browsing.meant = id,
        Some(ChooserWish::Open(game)) => browsing.game = game,
        Some(ChooserWish::SetOut(id)) => {
            browsing.meant.clone_from(&id);
            match browsing.game {
                Game::TheShips => {
                    battle.0 = None;
                    set_out.0 = id;
                }
                Game::DeadReckoning => battle.0 = Some(id),
            }
            next.set(Screen::Outfitting);
        }
        Some(ChooserWish::Back) => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Browsing>()
        .add_systems(Update, lay_the_cards_out.run_if(resource_exists_and_changed::<Shelf>))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Chooser).and_then(in_state(Menu::None)).and_then(resource_exists::<Speech>)),
        );
}
