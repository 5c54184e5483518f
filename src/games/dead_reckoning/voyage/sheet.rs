//! The sheet of the captain at this window: what is asked, pages of what may be done, and the order that is being laid out.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::deeds::{Captain, Deed, Does, Group};
use super::draft::Field;
use super::rows::{self, Part, Row};
use super::{chart, company, crew, ending, isles, market, ship};
use crate::games::dead_reckoning::crests::cube;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::view::View;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, for_the_keyboard, hint, plate, pressed};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, caption, offer, plaque, remark};

/// A page of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// Hand and cards in play.
    #[default]
    Crew,
    /// Sails, holds, dock, chest, tokens.
    Ship,
    /// Where she can go.
    Sea,
    /// Cards to be had, and whom to fight.
    Cards,
    /// The islands.
    Isles,
}

impl Page {
    /// All five, in the order of their tabs.
    pub const ALL: [Self; 5] = [Self::Crew, Self::Ship, Self::Sea, Self::Cards, Self::Isles];

    /// The word that lessons have for it.
    const fn word(self) -> &'static str {
        match self {
            Self::Crew => "crew",
            Self::Ship => "ship",
            Self::Sea => "sea",
            Self::Cards => "cards",
            Self::Isles => "isles",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crew => key::VOYAGE_PAGE_CREW,
            Self::Ship => key::VOYAGE_PAGE_SHIP,
            Self::Sea => key::VOYAGE_PAGE_SEA,
            Self::Cards => key::VOYAGE_PAGE_CARDS,
            Self::Isles => key::VOYAGE_PAGE_ISLES,
        }
    }
}

/// The contents of the sheet.
pub struct Sheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// What the captain is called.
    pub name: Arg,
    /// Whose turn it is, by name.
    pub active: Arg,
    /// The captain.
    pub captain: Captain<'a>,
    /// The table.
    pub view: &'a View,
    /// What is asked.
    pub asked: &'a Asked<DeadReckoning>,
    /// Orders or a choice of this captain are awaited.
    pub awaited: bool,
    /// This captain has come forward while others are awaited, to level up a card (DR-30.15).
    pub out_of_turn: bool,
    /// The page that lies open.
    pub page: Page,
    /// What is being laid out.
    pub draft: Option<&'a Order>,
}

/// Requests of the sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// The order is given.
    Give(Order),
    /// An option of the question is chosen.
    Choose(usize),
    /// Another page.
    Turn(Page),
    /// An order is laid out.
    Draft(Order),
    /// A number of it is changed.
    Set(Field, u8),
    /// It is put away.
    Back,
    /// The captain who has come forward goes back.
    Leave,
    /// A place of the chart was chosen.
    Sail(Place),
}

impl Sheet<'_> {
    fn in_main(&self) -> bool {
        self.awaited && self.captain.table.phase == Phase::Main && matches!(self.asked, Asked::Orders)
    }
}

/// Everything above the buttons.
pub fn body(ui: &mut Ui, sheet: &Sheet) -> Option<Wish> {
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    head(ui, sheet);
    if let (Asked::Choose { options, why, .. }, true) = (sheet.asked, sheet.awaited) {
        return group_ui(ui, sheet, &ending::options(sheet.captain.table, options, why), true);
    }
    if sheet.out_of_turn || (sheet.awaited && !sheet.in_main()) {
        let mut wish = None;
        let groups = if sheet.out_of_turn { vec![rising(sheet)] } else { ending::groups(&sheet.captain) };
        for (number, group) in groups.iter().enumerate() {
            wish = group_ui(ui, sheet, group, number == 0).or(wish);
        }
        return wish;
    }
    let wish = tabs(ui, sheet);
    if let Some(order) = sheet.draft {
        return draft_ui(ui, sheet, order).or(wish);
    }
    page_ui(ui, sheet).or(wish)
}

/// What the captain came forward for.
fn rising(sheet: &Sheet) -> Group {
    let group = crew::level_up(&sheet.captain);
    if group.is_empty() { group.saying(key::VOYAGE_NOBODY_RISES) } else { group }
}

/// The buttons below.
pub fn foot(ui: &mut Ui, sheet: &Sheet) -> Option<Wish> {
    let speech = sheet.speech;
    if sheet.out_of_turn {
        let response = plate(ui, &speech.say(key::MENU_BACK), Voice::Plain);
        landmark(&response, "leave");
        return pressed(&response).then_some(Wish::Leave);
    }
    if let Some(order) = sheet.draft.filter(|_| sheet.in_main()) {
        let allowed = sheet.captain.against(order).is_none();
        let mut wish = None;
        ui.add_enabled_ui(allowed, |ui| {
            let response = plate(ui, &speech.say(key::VOYAGE_CONFIRM), Voice::First);
            landmark(&response, "confirm");
            if pressed(&response) {
                wish = Some(Wish::Give(order.clone()));
            }
        });
        if pressed(&plate(ui, &speech.say(key::MENU_BACK), Voice::Plain)) {
            wish = Some(Wish::Back);
        }
        return wish;
    }
    let (words, order) = match sheet.captain.table.phase {
        _ if !sheet.awaited || !matches!(sheet.asked, Asked::Orders) => return None,
        Phase::Main => (key::VOYAGE_END_MAIN, Order::EndMain),
        Phase::Sleeve => (key::VOYAGE_DONE_SLEEVING, Order::DoneSleeving),
        _ => return None,
    };
    let against = sheet.captain.against(&order);
    let mut wish = None;
    ui.add_enabled_ui(against.is_none(), |ui| {
        let response = plate(ui, &speech.say(words), Voice::First);
        landmark(&response, if order == Order::EndMain { "end-main" } else { "done" });
        if pressed(&response) {
            wish = Some(Wish::Give(order));
        }
    });
    wish
}

/// Who, and what is asked.
fn head(ui: &mut Ui, sheet: &Sheet) {
    let (speech, colours) = (sheet.speech, Colours::of(ui.ctx()));
    ui.horizontal_wrapped(|ui| {
        cube(ui, sheet.captain.player.colour, 18.0);
        let asked = match sheet.asked {
            Asked::Choose { why, .. } if sheet.awaited => Some((words::why(why), why.rule().0)),
            _ if sheet.awaited => ending::question(sheet.captain.table),
            _ if sheet.out_of_turn => Some((key::VOYAGE_ASK_OUT_OF_TURN.into(), "DR-13.1")),
            _ => None,
        };
        match asked {
            Some((question, rule)) => {
                let text = RichText::new(speech.relate(&question)).strong().color(colours.ink);
                let rule = speech.say(key::TooltipRule { rule: Arg::text(rule) });
                because(ui.add(Label::new(text).wrap()), &rule);
            }
            None => {
                let text = speech.say(key::VoyageWaits { player: sheet.active.clone() });
                ui.add(Label::new(RichText::new(text).color(colours.ink_soft)).wrap());
            }
        }
    });
    if let Some(who) = company::still_to_play(sheet.captain.table) {
        remark(ui, &speech.say(key::VoyageStillToPlay { who }));
    }
    if sheet.awaited && sheet.captain.table.phase == Phase::Sleeve {
        match ending::still_due(&sheet.captain) {
            0 => {}
            due => {
                let count = i64::try_from(due).unwrap_or(i64::MAX);
                let due = speech.say(key::VoyageStillDue { count });
                let text = match ending::still_due_by_name(&sheet.captain) {
                    Some(which) => speech.say(key::DuelWithNote { what: Arg::text(due), note: which }),
                    None => due,
                };
                remark(ui, &text);
            }
        }
    }
}

fn tabs(ui: &mut Ui, sheet: &Sheet) -> Option<Wish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for page in Page::ALL {
            let open = page == sheet.page;
            let response =
                offer(ui, &sheet.speech.say(page.name()), OfferState { chosen: open, ..OfferState::default() });
            landmark(&response, format!("page:{}", page.word()));
            // The keyboard has a place here whatever there is to do: from the open page Tab goes on.
            if open && sheet.awaited {
                for_the_keyboard(ui, &response);
            }
            if pressed(&response) {
                wish = Some(Wish::Turn(page));
            }
        }
    });
    wish
}

fn page_ui(ui: &mut Ui, sheet: &Sheet) -> Option<Wish> {
    let captain = &sheet.captain;
    let groups = match sheet.page {
        Page::Crew => crew::groups(captain),
        Page::Ship => ship::groups(captain),
        Page::Sea => return chart::chart_ui(ui, sheet.speech, captain, &[]).map(Wish::Sail),
        Page::Cards => market::groups(captain, sheet.view),
        Page::Isles => isles::groups(captain),
    };
    let mut wish = None;
    for (number, group) in groups.iter().enumerate() {
        wish = group_ui(ui, sheet, group, number == 0).or(wish);
    }
    wish
}

/// What is known, and what may be done.
fn group_ui(ui: &mut Ui, sheet: &Sheet, group: &Group, first: bool) -> Option<Wish> {
    let (speech, colours) = (sheet.speech, Colours::of(ui.ctx()));
    if let Some(heading) = &group.heading {
        caption(ui, &speech.relate(heading));
    }
    for line in &group.lines {
        let text = RichText::new(speech.relate(&line.text)).small().color(colours.ink);
        let response = ui.add(Label::new(text).wrap());
        if let Some((tip, rule)) = &line.tip {
            let tip = speech.say(key::VoyageTip { what: tip.clone(), rule: Arg::text(*rule) });
            because(response, &tip);
        }
    }
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for (number, deed) in group.deeds.iter().enumerate() {
            if deed_ui(ui, sheet, deed, first && number == 0) {
                wish = Some(match &deed.does {
                    Does::Give(order) => Wish::Give(order.clone()),
                    Does::Draft(order) => Wish::Draft(order.clone()),
                    Does::Choose(option) => Wish::Choose(*option),
                });
            }
        }
    });
    wish
}

/// True if it was taken.
fn deed_ui(ui: &mut Ui, sheet: &Sheet, deed: &Deed, first: bool) -> bool {
    let speech = sheet.speech;
    let mut text = speech.relate(&deed.text);
    if let Some(note) = &deed.note {
        text = speech.say(key::DuelWithNote { what: Arg::text(&text), note: note.clone() });
    }
    // While others play, a barred deed announces no reason.
    let idle = !sheet.awaited && deed.against.is_some();
    let against = deed.against.as_ref();
    let said = against.map(|(why, rule)| speech.say(key::OrderRefused { why: why.clone(), rule: Arg::text(*rule) }));
    let response =
        offer(ui, &text, OfferState { against: said.as_deref(), barred: said.is_some(), ..OfferState::default() });
    if let Some(name) = deed.does.landmark() {
        landmark(&response, name);
    }
    let can = deed.against.is_none() && !idle;
    // Before the keyboard is handed over: what Tab leaves in this frame says nothing, or Tab would end in what it says.
    let response = match deed.rule.filter(|_| can) {
        Some(rule) => because(response, &speech.say(key::TooltipRule { rule: Arg::text(rule) })),
        None => response,
    };
    if first && can && (sheet.awaited || sheet.out_of_turn) {
        for_the_keyboard(ui, &response);
    }
    can && pressed(&response)
}

/// An order that is laid out: its numbers, and what is against it as it stands.
fn draft_ui(ui: &mut Ui, sheet: &Sheet, order: &Order) -> Option<Wish> {
    let (speech, colours) = (sheet.speech, Colours::of(ui.ctx()));
    let (title, parts) = rows::parts(&sheet.captain, order);
    let text = RichText::new(speech.relate(&title)).strong().color(colours.ink);
    ui.add(Label::new(text).wrap());
    let mut wish = None;
    for part in &parts {
        wish = part_ui(ui, speech, part).or(wish);
    }
    if let Some((why, rule)) = sheet.captain.against(order) {
        remark(ui, &speech.say(key::OrderRefused { why, rule: Arg::text(rule) }));
    }
    if let Order::Move(path) = order {
        wish = chart::chart_ui(ui, speech, &sheet.captain, path).map(Wish::Sail).or(wish);
    }
    wish
}

fn part_ui(ui: &mut Ui, speech: &Speech, part: &Part) -> Option<Wish> {
    let mut wish = None;
    if let Some(heading) = &part.heading {
        caption(ui, &speech.relate(heading));
    }
    for line in &part.lines {
        hint(ui, &speech.relate(line));
    }
    let mut row_of = |ui: &mut Ui, row: &Row| {
        if let Some(value) = row_ui(ui, speech, row) {
            wish = Some(Wish::Set(row.field, value));
        }
    };
    // What is chosen or not stands side by side, numbers below each other.
    if part.rows.iter().any(|row| row.toggle) {
        ui.horizontal_wrapped(|ui| part.rows.iter().filter(|row| row.toggle).for_each(|row| row_of(ui, row)));
    }
    part.rows.iter().filter(|row| !row.toggle).for_each(|row| row_of(ui, row));
    wish
}

/// A number with less and more beside it, or something that is chosen or not.
fn row_ui(ui: &mut Ui, speech: &Speech, row: &Row) -> Option<u8> {
    let text = speech.relate(&row.text);
    if row.toggle {
        let response = offer(ui, &text, OfferState { chosen: row.now > 0, ..OfferState::default() });
        return pressed(&response).then_some(u8::from(row.now == 0));
    }
    let colours = Colours::of(ui.ctx());
    let mut value = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let less = speech.say(key::VoyageLess { what: Arg::text(&text) });
        if knob(ui, "\u{2212}", &less, row.now > 0) {
            value = row.now.checked_sub(1);
        }
        let number = RichText::new(row.now.to_string()).strong().color(colours.ink);
        ui.add_sized(vec2(20.0, 26.0), Label::new(number));
        let more = speech.say(key::VoyageMore { what: Arg::text(&text) });
        if knob(ui, "+", &more, row.now < row.most) {
            value = Some(row.now + 1);
        }
        let most = speech.say(key::VoyageOfMost { what: Arg::text(&text), count: row.most });
        ui.add(Label::new(RichText::new(most).small().color(colours.ink)).wrap());
    });
    value
}

/// A small square with a sign on it; true if it was pressed and may be.
fn knob(ui: &mut Ui, sign: &str, told: &str, can: bool) -> bool {
    let mut taken = false;
    ui.add_enabled_ui(can, |ui| {
        let font = bevy_egui::egui::TextStyle::Body.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(sign.to_owned(), font, bevy_egui::egui::Color32::PLACEHOLDER);
        let response = plaque(ui, vec2(28.0, 26.0), told, OfferState::default(), |painter, rect, print| {
            let print = if can { print } else { print.gamma_multiply(0.35) };
            painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley.clone(), print);
        });
        // The keyboard stays here: the next one is often wanted as well.
        taken = response.clicked();
    });
    taken
}
