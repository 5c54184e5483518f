//! The books: what lies open of every captain, ship, cards, marks on the harbour board.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::crew::about;
use super::deeds::in_one_line;
use super::{route, scores};
use crate::games::dead_reckoning::crests::cube;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::scoring::score;
use crate::rules::dead_reckoning::state::{Phase, Player, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, pressed};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, caption, offer};

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// In the last turns, who still has one (DR-25.2, DR-30.17).
#[must_use]
pub fn still_to_play(table: &State) -> Option<Fact> {
    let left = table.players.iter().filter(|player| table.ended_by.is_some() && !player.finished);
    in_one_line(left.map(|player| key::DrNamed { name: words::colour(player.colour) }.into()))
}

/// What lies open of a player.
#[must_use]
pub fn lines(view: &View, seat: Seat, player: &Player) -> Vec<Fact> {
    let table = &view.table;
    let place = usize::from(seat.0);
    let count = |all: &[usize]| number(all.get(place).copied().unwrap_or_default());
    let (hand, deck, pile) = (count(&view.hands), count(&view.decks), count(&view.discards));
    let Goods { cargo, gold } = player.aboard();
    let at = route::named(table, player.at);
    let mut lines: Vec<Fact> = vec![
        if player.pirate { key::VoyagePirateAt { place: at }.into() } else { key::VoyageTraderAt { place: at }.into() },
        key::VoyageDamage { count: player.damage }.into(),
        key::VoyageAboard { cargo, gold }.into(),
        key::VoyageOnDock { cargo: player.dock }.into(),
        key::VoyageCardsOf { hand, deck, pile }.into(),
        key::VoyageSupply { count: player.supply }.into(),
        key::VoyageTowards { wins: player.battles_won, explored: player.explored }.into(),
    ];
    let marks = player.achievements.iter().map(|mark| Fact::from(key::DrNamed { name: words::achievement(*mark) }));
    let tokens = player.slots.iter().flat_map(|slot| slot.tokens.last());
    let tokens = tokens.map(|token| Fact::from(key::DrNamed { name: words::printed(token) }));
    let aside = player.set_aside.iter();
    let aside = aside.map(|worn| Fact::from(key::DrNamed { name: words::kind(worn.card.kind) }));
    lines.extend(in_one_line(marks).map(|what| key::VoyageMarks { what }.into()));
    lines.extend(in_one_line(tokens).map(|what| key::VoyageHasTokens { what }.into()));
    lines.extend(in_one_line(aside).map(|what| key::VoyageHasAside { what }.into()));
    lines.extend(in_one_line(player.in_play.iter().map(about)).map(|what| key::VoyageHasPlayed { what }.into()));
    // Once everything is counted the hands lie open.
    if table.phase == Phase::Over {
        lines.extend(in_one_line(player.hand.iter().map(about)).map(|what| key::VoyageHasHeld { what }.into()));
    }
    if player.is_level_up_due() {
        lines.push(key::VOYAGE_LEVEL_DUE.into());
    }
    if player.finished {
        lines.push(key::VOYAGE_FINISHED.into());
    }
    lines
}

/// Draws it, a captain after the other; says whose level-up is to be done now, of those that may be (DR-30.15).
pub fn company_ui(
    ui: &mut Ui,
    speech: &Speech,
    view: &View,
    name: &dyn Fn(Seat) -> Arg,
    may: &dyn Fn(Seat) -> bool,
) -> Option<Seat> {
    let mut called = None;
    let colours = Colours::of(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(6.0, 3.0);
    for player in &view.table.players {
        let seat = view.table.seat(player.colour);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            cube(ui, player.colour, 18.0);
            let called = RichText::new(speech.name(&name(seat))).strong().color(colours.ink);
            ui.add(Label::new(called).wrap());
        });
        for line in lines(view, seat, player) {
            ui.add(Label::new(RichText::new(speech.relate(&line)).small().color(colours.ink)).wrap());
        }
        if may(seat) {
            let response = offer(ui, &speech.say(key::VOYAGE_LEVEL_UP_NOW), OfferState::default());
            let response = because(response, &speech.say(key::TooltipRule { rule: Arg::text("DR-13.1") }));
            landmark(&response, format!("call:{}", player.colour.word()));
            called = pressed(&response).then_some(seat).or(called);
        }
    }
    caption(ui, &speech.say(key::VOYAGE_SO_FAR));
    scores::table_ui(ui, speech, &score(&view.table), None);
    hint(ui, &speech.say(key::VOYAGE_SO_FAR_WHY));
    if view.table.ended_by.is_some() {
        caption(ui, &speech.say(key::VOYAGE_LAST_TURNS));
        if let Some(who) = still_to_play(&view.table) {
            hint(ui, &speech.say(key::VoyageStillToPlay { who }));
        }
    }
    called
}
