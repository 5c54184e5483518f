//! The order card on the screen: what may be marked, what may not and why, from the sails down to the musketeers.

use bevy_egui::egui::{Color32, Grid, Label, Painter, Rect, RichText, TextStyle, Ui, vec2};

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::numbers::Silence;
use crate::rules::the_ships::orders::{DeckOrder, Step};
use crate::rules::the_ships::plot::PlottedStep;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ship_card::{Sails, Soldiers};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, tab};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{Stand, because, caption, offer, offer_as_wide, plaque, remark, step_arrow};

use super::draft::{Mark, OrderWish};
use super::guns::guns;
use super::sheet::{Offer, OrderSheet, Prey, SoldierSheet, leg_in_words};
use super::sights::{Bearing, Sight};
use super::warnings::Warning;

/// Everything that is written goes through here.
pub struct Writing<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The sheet.
    pub sheet: &'a OrderSheet,
    /// Kinds of warnings that keep quiet.
    pub muted: &'a [String],
}

/// A refusal in words with the number of its rule.
#[must_use]
pub fn refused(speech: &Speech, refusal: &Refusal) -> String {
    let why = Fact::from(key::OrderRefused { why: words::refusal(refusal), rule: refusal.rule.0 });
    speech.relate(&why)
}

impl Writing<'_> {
    pub(super) fn say(&self, key: &str) -> String {
        self.speech.say(key)
    }

    fn is_muted(&self, kind: &str) -> bool {
        self.muted.iter().any(|muted| muted == kind)
    }

    /// Are odds wanted?
    fn odds(&self) -> bool {
        !self.is_muted(key::ODDS_OFF)
    }

    pub(super) fn offer<T>(&self, ui: &mut Ui, name: &str, text: &str, offered: &Offer<T>) -> bool {
        self.offer_as_wide(ui, name, text, offered, 0.0)
    }

    /// `name` is what lessons know it by.
    fn offer_as_wide<T>(&self, ui: &mut Ui, name: &str, text: &str, offered: &Offer<T>, width: f32) -> bool {
        let why = offered.against.as_ref().map(|refusal| refused(self.speech, refusal));
        let barred = self.sheet.assisted;
        let response =
            offer_as_wide(ui, text, Stand { chosen: offered.chosen, against: why.as_deref(), barred }, width);
        landmark(&response, name);
        response.clicked() && !(barred && why.is_some() && !offered.chosen)
    }
}

/// What lessons know a value by.
pub(super) fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

const fn anchor_mark(mark: &Mark) -> &'static str {
    match mark {
        Mark::Weigh(_) => "anchor:weigh",
        Mark::Cut(_) => "anchor:cut",
        _ => "anchor:drop",
    }
}

pub(super) fn mark(mark: Mark) -> Option<OrderWish> {
    Some(OrderWish::Mark(mark))
}

/// Draws the card in hand.
pub fn order_card_ui(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
    let parts = [tabs, sails, route, instead, guns, people, anchor_and_shore, seen, remarks];
    let mut wish = None;
    for part in parts {
        wish = part(ui, writing).or(wish);
    }
    wish
}

fn tabs(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if sheet.tabs.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for one in &sheet.tabs {
                let done = if one.against.is_none() && one.written { "✔ " } else { "" };
                let name = format!("{done}{}", writing.speech.name(&one.name));
                let response = tab(ui, &name, one.ship == sheet.ship);
                let response = match &one.against {
                    Some(refusal) => because(response, &refused(writing.speech, refusal)),
                    None => response,
                };
                landmark(&response, format!("tab:{}", one.ship.as_str()));
                if response.clicked() {
                    wish = Some(OrderWish::TakeUp(one.ship));
                }
            }
        });
    }
    wish
}

fn sails(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    caption(ui, &writing.say(key::ORDER_SAILS));
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (offered, tokens) in &writing.sheet.sails {
            let name = writing.say(words::sails(offered.value));
            let text = match offered.value {
                Sails::Furled => name,
                _ => writing.speech.say(key::OrderSailsBring { sails: name, tokens: (*tokens) }),
            };
            if writing.offer(ui, &format!("sails:{}", word(offered.value)), &text, offered) {
                wish = mark(Mark::Sails(offered.value));
            }
        }
    });
    wish
}

const fn bend(step: Step) -> f32 {
    match step {
        Step::Forward => 0.0,
        Step::Left => -1.0,
        Step::Right => 1.0,
    }
}

/// The route, its first step uppermost, as it is read; below the last those that left-over tokens force.
fn route(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    if let Some(mark) = &sheet.mark {
        hint(ui, &writing.speech.relate(mark));
    }
    if sheet.sails.iter().any(|(offered, _)| offered.chosen && offered.value == Sails::Furled) {
        return None;
    }
    let mut wish = None;
    let spent = sheet.legs.last().map_or(0, |leg| leg.total);
    let left = sheet.budget.saturating_sub(spent);
    caption(ui, &writing.say(key::ORDER_ROUTE));
    hint(ui, &writing.speech.say(key::OrderTokens { spent, tokens: sheet.budget, left }));
    ui.horizontal(|ui| {
        for next in &sheet.next {
            let why = next.offer.against.as_ref().map(|refusal| refused(writing.speech, refusal));
            let about = Fact::from(key::OrderNextStep {
                step: Arg::key(words::step(next.offer.value)),
                sailing: Arg::key(words::sailing(next.sailing)),
                cost: next.cost,
            });
            let told = writing.speech.relate(&about);
            let barred = sheet.assisted && why.is_some();
            let stand = Stand { chosen: false, against: why.as_deref(), barred: sheet.assisted };
            let cost = next.cost;
            let step = next.offer.value;
            let response = plaque(ui, vec2(58.0, 34.0), &told, stand, |painter, rect, print| {
                step_arrow(painter, rect.left_center() + vec2(18.0, 0.0), 10.0, bend(step), print);
                number(painter, rect, cost, print);
            });
            let response = if why.is_none() { response.on_hover_text(&told) } else { response };
            landmark(&response, format!("step:{}", word(step)));
            if response.clicked() && !barred {
                wish = mark(Mark::Step(step));
            }
        }
        let none = sheet.legs.is_empty();
        let back = offer(ui, &writing.say(key::ORDER_STEP_BACK), Stand { barred: true, ..Stand::default() });
        landmark(&back, "back");
        if back.clicked() && !none {
            wish = mark(Mark::Back);
        }
    });
    if !sheet.legs.is_empty() {
        let start = Stand { chosen: sheet.look == 0, ..Stand::default() };
        if offer(ui, &writing.say(key::ORDER_START), start).clicked() {
            wish = Some(OrderWish::Look(Some(0)));
        }
    }
    for (number, leg) in (1..).zip(&sheet.legs) {
        if leg_line(ui, writing, number, leg, false) {
            wish = Some(OrderWish::Look(Some(number)));
        }
    }
    for (number, leg) in (sheet.legs.len() + 1..).zip(&sheet.drift) {
        leg_line(ui, writing, number, leg, true);
    }
    wish
}

fn number(painter: &Painter, rect: Rect, number: u8, print: Color32) {
    use bevy_egui::egui::{Align2, FontId};
    let at = rect.right_center() - vec2(16.0, 0.0);
    painter.text(at, Align2::CENTER_CENTER, number.to_string(), FontId::proportional(15.0), print);
}

/// One step: its number, an arrow, the wind, the cost and the sum. Forced steps are said in small print.
fn leg_line(ui: &mut Ui, writing: &Writing, number: usize, leg: &PlottedStep, forced: bool) -> bool {
    let sheet = writing.sheet;
    let told = writing.speech.relate(&leg_in_words(leg));
    let text = if forced {
        writing.speech.say(key::OrderLegForced { number, leg: Arg::text(&told) })
    } else {
        writing.speech.say(key::OrderLegNumbered { number, leg: Arg::text(&told) })
    };
    let too_far = leg.total > sheet.budget;
    let unlawful = (!leg.lawful || too_far)
        .then(|| writing.say(if too_far { key::ORDER_LEG_TOO_DEAR } else { key::ORDER_LEG_UNLAWFUL }));
    if forced {
        hint(ui, &text);
        return false;
    }
    let width = ui.available_width();
    let chosen = sheet.look == number;
    let stand = Stand { chosen, against: unlawful.as_deref(), barred: false };
    let font = TextStyle::Small.resolve(ui.style());
    let galley = ui.painter().layout(text.clone(), font, Color32::PLACEHOLDER, width - 40.0);
    let height = (galley.size().y + 6.0).max(24.0);
    let step = leg.step;
    plaque(ui, vec2(width, height), &text, stand, |painter, rect, print| {
        step_arrow(painter, rect.left_center() + vec2(14.0, 0.0), 8.0, bend(step), print);
        let at = rect.left_center() + vec2(30.0, -galley.size().y / 2.0);
        painter.galley_with_override_text_color(at, galley, print);
    })
    .clicked()
}

/// In place of a route: boarding, or a turn in place.
fn instead(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if !sheet.prey.is_empty() {
        caption(ui, &writing.say(key::ORDER_BOARD));
        ui.horizontal_wrapped(|ui| {
            for Prey { offered, name, .. } in &sheet.prey {
                if writing.offer(ui, &format!("board:{}", offered.value.as_str()), &writing.speech.name(name), offered)
                {
                    wish = mark(Mark::Board(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
        for Prey { offered, name, odds } in sheet.prey.iter().filter(|_| writing.odds()) {
            if offered.against.is_none() || offered.chosen {
                let odds = odds.iter().map(|odds| writing.speech.relate(odds)).collect::<Vec<_>>().join("\n");
                hint(ui, &writing.speech.say(key::OddsAgainst { ship: name.clone(), odds }));
            }
        }
    }
    let any = sheet.pivots.iter().any(|offered| offered.against.is_none() || offered.chosen);
    if any {
        caption(ui, &writing.say(key::ORDER_PIVOT));
        let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        for two in sheet.pivots.chunks(2) {
            ui.horizontal(|ui| {
                for offered in two {
                    let pivot = format!("pivot:{}:{}", word(offered.value.axle), word(offered.value.turn));
                    let text = writing.say(words::pivot_in_words(offered.value));
                    if writing.offer_as_wide(ui, &pivot, &text, offered, half) {
                        wish = mark(Mark::Pivot(Some(offered.value).filter(|_| !offered.chosen)));
                    }
                }
            });
        }
    }
    wish
}

fn people(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    for soldiers in &writing.sheet.soldiers {
        wish = one_company(ui, writing, soldiers).or(wish);
        if soldiers.kind == Soldiers::Musketeers {
            wish = muskets(ui, writing).or(wish);
        }
    }
    wish
}

fn muskets(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(writing.say(key::ORDER_MUSKETS)).small()));
        for offered in &writing.sheet.muskets {
            let text = writing.speech.say(key::HexDistance { count: offered.value });
            if writing.offer(ui, &format!("muskets:{}", offered.value), &text, offered) {
                wish = mark(Mark::Muskets(Some(offered.value).filter(|_| !offered.chosen)));
            }
        }
    });
    for (name, odds) in writing.sheet.marks.iter().filter(|_| writing.odds()) {
        let odds = writing.speech.relate(odds);
        hint(ui, &writing.speech.say(key::OddsAgainst { ship: name.clone(), odds }));
    }
    wish
}

fn one_company(ui: &mut Ui, writing: &Writing, soldiers: &SoldierSheet) -> Option<OrderWish> {
    let mut wish = None;
    let name = writing.say(match soldiers.kind {
        Soldiers::Musketeers => key::PEOPLE_MUSKETEERS,
        Soldiers::Pikemen => key::PEOPLE_PIKEMEN,
    });
    caption(ui, &name);
    hint(ui, &writing.speech.say(key::OrderSoldiers { deck: soldiers.units.0, below: soldiers.units.1 }));
    ui.horizontal_wrapped(|ui| {
        for offered in &soldiers.orders {
            let text = writing.speech.say(match offered.value {
                DeckOrder::Up(0) => Fact::from(key::ORDER_DECK_UP_AT_ONCE),
                DeckOrder::Down(0) => Fact::from(key::ORDER_DECK_DOWN_AT_ONCE),
                DeckOrder::Up(step) => Fact::from(key::OrderDeckUp { step }),
                DeckOrder::Down(step) => Fact::from(key::OrderDeckDown { step }),
            });
            let place = format!("deck:{}:{}", word(soldiers.kind), offered.value.step());
            if writing.offer(ui, &place, &text, offered) {
                wish = mark(Mark::Deck(soldiers.kind, Some(offered.value).filter(|_| !offered.chosen)));
            }
        }
    });
    wish
}

fn anchor_and_shore(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if !sheet.anchor.is_empty() {
        caption(ui, &writing.say(key::ORDER_ANCHOR));
        ui.horizontal_wrapped(|ui| {
            for (offered, words) in &sheet.anchor {
                if writing.offer(ui, anchor_mark(&offered.value), &writing.say(words), offered) {
                    wish = mark(offered.value.clone());
                }
            }
        });
    }
    if !sheet.shores.is_empty() {
        caption(ui, &writing.say(key::ORDER_LAND));
        ui.horizontal_wrapped(|ui| {
            for offered in &sheet.shores {
                let hex = key::HexName { column: offered.value.col, row: offered.value.row };
                if writing.offer(ui, "land", &writing.speech.say(hex), offered) {
                    wish = mark(Mark::Land(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    if !sheet.train.is_empty() {
        caption(ui, &writing.say(key::ORDER_TRAIN));
        ui.horizontal_wrapped(|ui| {
            for offered in &sheet.train {
                let text = writing.speech.say(key::OrderOnStep { step: offered.value });
                if writing.offer(ui, &format!("train:{}", offered.value), &text, offered) {
                    wish = mark(Mark::Train(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    wish
}

/// The enemies, as the ghost would see them if they stayed.
fn seen(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    // Without guns and muskets nobody need know how far it is.
    if sheet.sights.is_empty() || (sheet.batteries.is_empty() && sheet.soldiers.is_empty()) {
        return None;
    }
    caption(ui, &writing.speech.say(key::OrderSights { step: sheet.look }));
    let mut wish = None;
    if writing.odds() && offer(ui, &writing.say(key::ODDS_OFF), Stand::default()).clicked() {
        wish = Some(OrderWish::Mute(key::ODDS_OFF.into()));
    }
    Grid::new("sights").num_columns(1).spacing(vec2(4.0, 2.0)).show(ui, |ui| {
        for sight in &sheet.sights {
            one_sight(ui, writing, sight);
            ui.end_row();
        }
    });
    wish
}

fn one_sight(ui: &mut Ui, writing: &Writing, sight: &Sight) {
    let colours = Colours::of(ui.ctx());
    let speech = writing.speech;
    ui.vertical(|ui| {
        ui.set_max_width(ui.available_width());
        let range = speech.say(key::OrderSight { ship: sight.name.clone(), range: sight.range });
        ui.add(Label::new(RichText::new(range).small().color(colours.ink)).wrap());
        match (&sight.hidden, &sight.hider) {
            (Some(Silence::HiddenBy(_)), Some(third)) => {
                hint(ui, &speech.say(key::OrderSightHidden { third: third.clone() }));
            }
            (Some(_), _) => hint(ui, &speech.say(key::ORDER_SIGHT_LAND)),
            (None, _) => {}
        }
        for bearing in &sight.bearings {
            let line = bearing_in_words(bearing);
            let response = ui.add(
                Label::new(RichText::new(speech.relate(&line)).small().color(colours.ink_soft))
                    .sense(bevy_egui::egui::Sense::hover())
                    .wrap(),
            );
            if let Some(aim) = &bearing.aim {
                let parts: Vec<_> = words::aim_parts(aim).iter().map(|part| speech.relate(part)).collect();
                let mut told = vec![parts.join(", ")];
                if let Some(odds) = bearing.odds.as_ref().filter(|_| writing.odds()) {
                    told.extend(words::volley_odds(odds).iter().map(|odds| speech.relate(odds)));
                }
                because(response, &told.join("\n"));
            }
        }
        if sight.bearings.is_empty() {
            hint(ui, &speech.say(key::ORDER_BEARS_NONE));
        }
    });
}

/// What a battery that bears would do, or what keeps it silent.
#[must_use]
pub fn bearing_in_words(bearing: &Bearing) -> Fact {
    let (battery, guns) = (Arg::key(words::battery(bearing.battery)), bearing.guns);
    let Some(shot) = bearing.shot else { return key::OrderBearsNotReady { battery }.into() };
    let shot = Arg::key(words::shot(shot));
    let need = bearing.aim.as_ref().map_or(0, |aim| aim.need());
    match bearing.held {
        _ if bearing.guns == 0 => key::OrderBearsNoGuns { battery }.into(),
        Some(Silence::NoPowder) => key::OrderBearsNoPowder { battery, shot }.into(),
        Some(Silence::HiddenBy(_) | Silence::Land) => key::OrderBearsHidden { battery, shot }.into(),
        Some(Silence::Locked) => key::OrderBearsLocked { battery, shot }.into(),
        Some(Silence::NoVolley) => key::OrderBearsNoVolley { battery, shot }.into(),
        Some(Silence::NoRange | Silence::Beyond(_)) if bearing.aim.is_none() => {
            key::OrderBearsNoVolley { battery, shot }.into()
        }
        Some(Silence::NoRange) => key::OrderBearsNoRange { battery, shot, need, guns }.into(),
        Some(Silence::Beyond(_)) => key::OrderBearsOutOfRange { battery, shot, need, guns }.into(),
        None => key::OrderBearsFires { battery, shot, need, guns }.into(),
    }
}

/// What a friend would mention, as far as he is listened to.
pub(super) fn spoken<'a>(writing: &'a Writing) -> Vec<&'a Warning> {
    writing.sheet.warnings.iter().filter(|warning| !writing.is_muted(warning.kind())).collect()
}

/// A remark in words with the number of its rule.
pub(super) fn remark_in_words(speech: &Speech, warning: &Warning) -> String {
    speech.say(key::OrderRefused { why: warning.fact.clone(), rule: warning.rule })
}

fn remarks(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    let spoken = spoken(writing);
    if !spoken.is_empty() || !writing.muted.is_empty() {
        caption(ui, &writing.say(key::ORDER_REMARKS));
    }
    for warning in spoken {
        remark(ui, &remark_in_words(writing.speech, warning));
        if offer(ui, &writing.say(key::ORDER_MUTE), Stand::default()).clicked() {
            wish = Some(OrderWish::Mute(warning.kind().to_owned()));
        }
    }
    if !writing.muted.is_empty() && offer(ui, &writing.say(key::ORDER_UNMUTE), Stand::default()).clicked() {
        wish = Some(OrderWish::Unmute);
    }
    let strike = Stand { chosen: sheet.strikes, ..Stand::default() };
    ui.add_space(8.0);
    if offer(ui, &writing.say(key::ORDER_STRIKE), strike).clicked() {
        wish = Some(OrderWish::Strike(!sheet.strikes));
    }
    wish
}
