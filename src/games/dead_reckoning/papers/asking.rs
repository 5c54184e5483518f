//! Joins the two sheets with the battle: each side's own, and on that of the side that is asked what may be done now.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect};

use super::filling::Cup;
use super::side::{Answer, Sheet, side_ui};
use crate::games::dead_reckoning::last_fight::LastFight;
use crate::games::dead_reckoning::offers::{Deal, Mark, Offer, asked_seat, offers};
use crate::games::dead_reckoning::sides::{Force, SideSheet, sides};
use crate::games::dead_reckoning::voyage::at_sea;
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::{above, below};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::choices::ChoiceMade;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::printed::things::Effect;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel;
use crate::table::stage::Redraw;
use crate::table::theme::slips::{at_the_side, bare_sheet};

/// Which offer the pointer or the keyboard is on, and what there is of it on the table.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Meant {
    /// All that can be taken at a cube or in a zone, by the place of the offer.
    pub marks: Vec<(usize, Mark)>,
    /// The one that is meant on the sheet.
    pub on_the_sheet: Option<usize>,
    /// The one that is pointed at on the table.
    pub on_the_table: Option<usize>,
}

impl Meant {
    /// What is meant, wherever.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        let wanted = self.on_the_table.or(self.on_the_sheet)?;
        self.marks.iter().find(|(number, _)| *number == wanted).map(|(_, mark)| *mark)
    }
}

/// What the merchant's card says, as far as it was turned; or the cubes of a building.
fn card(seen: &Seen<DeadReckoning>, side: &SideSheet) -> Vec<Fact> {
    let table = &seen.view.table;
    match &side.force {
        Force::Ship(_) => Vec::new(),
        Force::Building(building) => vec![Fact::from(key::DuelDefence { count: table.cards().defence(*building) })],
        Force::Merchant(id) => {
            let Some(card) = id.and_then(|id| table.cards().merchants.get(&id)) else {
                return vec![Fact::from(key::DUEL_MERCHANT_CLOSED)];
            };
            let mut lines = vec![Fact::from(key::DuelBlackCubes { count: card.cubes })];
            lines.extend(card.victory.iter().map(|effect| Fact::from(key::DuelOnVictory { what: said(*effect) })));
            lines.extend(card.defeat.iter().map(|effect| Fact::from(key::DuelOnDefeat { what: said(*effect) })));
            if card.prize.is_some() {
                lines.push(Fact::from(key::DUEL_PRIZE));
            }
            lines
        }
    }
}

fn said(effect: Effect) -> Fact {
    match effect {
        Effect::Gain(goods) => Fact::from(key::DuelGain { cargo: goods.cargo, gold: goods.gold }),
        Effect::Damage(count) => Fact::from(key::DuelTakesDamage { count }),
        Effect::DrawCard => Fact::from(key::DUEL_DRAWS),
        Effect::LevelUp => Fact::from(key::DUEL_RISES),
        Effect::Upgrade(_) => Fact::from(key::DUEL_UPGRADE),
    }
}

/// What is asked, in words, with its rule.
fn question(seen: &Seen<DeadReckoning>) -> Option<(Fact, &'static str)> {
    match &seen.asked {
        Asked::Choose { why, .. } => Some((words::why(why), why.rule().0)),
        _ => Some(match seen.view.table.phase {
            Phase::Declare => (Fact::from(key::DUEL_ASK_DECLARE), "DR-18.3"),
            Phase::Commit => (Fact::from(key::DUEL_ASK_COMMIT), "DR-18.11"),
            Phase::Answer => (Fact::from(key::DUEL_ASK_ANSWER), "DR-20.5"),
            Phase::Abilities => (Fact::from(key::DUEL_ASK_ABILITY), "DR-18.18"),
            _ => return None,
        }),
    }
}

pub(super) fn show_the_sides(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    open: Res<OpenPapers>,
    (last, cup): (Res<LastFight>, Res<Cup>),
    mut meant: ResMut<Meant>,
    mut given: MessageWriter<OrderGiven<DeadReckoning>>,
    mut chosen: MessageWriter<ChoiceMade<DeadReckoning>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    // Between the battles of a whole game the captain's own sheet lies there, and that of a captain who comes forward.
    let Some(seen) = desk.seen().filter(|seen| !at_sea(seen) && !desk.out_of_turn(seen)) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let width = sheet_width(window);
    let (top, bottom) = (below(context), above(context));
    let asked = asked_seat(seen, &desk.players);
    let all = offers(seen, &desk.players);
    let [active, other] = sides(&last.over(&seen.view));
    let mut answer = Answer::default();
    for (side, hand) in [(&active, Hand::Left), (&other, Hand::Right)] {
        // Log and books lie over the sheet of the side that is not asked.
        if (open.log || open.books) && hand == log_side(asked, &active) {
            continue;
        }
        let own = asked.is_some() && asked == side.seat;
        let label = match side.seat {
            Some(seat) => desk.name(seen, seat),
            None => words::colour(side.colour),
        };
        let lines = card(seen, side);
        let sheet = Sheet {
            speech: &desk.speech,
            side,
            cup: cup.count(),
            name: label,
            question: own.then(|| question(seen)).flatten(),
            offers: if own { &all } else { &[] },
            card: &lines,
        };
        let place = at_the_side(window, hand.corner(), width, top, bottom);
        let mut got = Answer::default();
        bare_sheet(context, hand.name(), place, |ui| got = side_ui(ui, &sheet));
        if own {
            answer = got;
        }
    }
    let marks = (0..).zip(&all).filter_map(|(number, offer)| Some((number, offer.mark?))).collect();
    let pointed = meant.on_the_table.filter(|number| *number < all.len());
    meant.set_if_neq(Meant { marks, on_the_sheet: answer.meant, on_the_table: pointed });
    if let (Some(seat), Some(taken)) = (asked, answer.taken.and_then(|taken| all.get(taken))) {
        take(seat, taken, &mut given, &mut chosen);
        redraw.ask();
    }
    Ok(())
}

/// On whose side the log is laid.
pub(crate) fn log_side(asked: Option<kernel::Seat>, active: &SideSheet) -> Hand {
    if asked.is_some() && asked == active.seat { Hand::Right } else { Hand::Left }
}

/// To which hand of the tray a sheet lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Left,
    Right,
}

impl Hand {
    pub(crate) const fn corner(self) -> Align2 {
        match self {
            Self::Left => Align2::LEFT_TOP,
            Self::Right => Align2::RIGHT_TOP,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Left => "duel-left",
            Self::Right => "duel-right",
        }
    }
}

fn take(
    seat: kernel::Seat,
    offer: &Offer,
    given: &mut MessageWriter<OrderGiven<DeadReckoning>>,
    chosen: &mut MessageWriter<ChoiceMade<DeadReckoning>>,
) {
    match &offer.deal {
        Deal::Order(order) => {
            given.write(OrderGiven { seat, order: order.clone() });
        }
        Deal::Choice(option) => {
            chosen.write(ChoiceMade::of(seat, *option));
        }
    }
}

/// A sheet leaves the tray between the two free.
pub(crate) fn sheet_width(window: Rect) -> f32 {
    (window.width() * 0.225).clamp(180.0, 330.0)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Meant>();
}
