//! The sand-glass on the table tells everybody's time of thought, and lies down while the table is out of sight. Taken
//! up, it asks for a limit for one order, if all agree; when the sand has run out a bell rings with a message.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Label, Order, Ui, vec2};

use super::consent::Asked;
use super::desk::AnyDesk;
use super::levers::OpenPapers;
use crate::logbook::chronicle::Limit;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::begin::TableCleared;
use crate::play::consent::{Assembly, Motion, Motions};
use crate::play::sand_glass::{LaidDown, SandGlass, SandRanOut};
use crate::table::pieces::{Piece, Tale};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::sound::Heard;
use crate::table::speech::Speech;
use crate::table::stage::{Uncovered, at_the_table};
use crate::table::theme::furniture::{choices, consent, desk as sheet_of, over_the_window};
use crate::table::theme::{Colours, paper};
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::Under;

/// The minutes that are offered.
const MINUTES: [u16; 5] = [1, 3, 5, 10, 15];

/// The tale of a glass that runs for no player.
fn alone() -> Vec<Fact> {
    vec![Fact::from(key::THING_SAND_GLASS)]
}

/// The contents of the slip beside the glass.
pub struct GlassSheet<'a> {
    pub speech: &'a Speech,
    /// The names of those who have to agree.
    pub players: Vec<String>,
    /// The players who are asked at this window, for themselves alone.
    pub asked: Asked,
    /// Orders can be sealed as far as they are written.
    pub may_seal: bool,
}

/// The question to these players.
#[must_use]
pub fn question(speech: &Speech, players: &[String]) -> String {
    speech.say(key::GlassQuestion { players: Arg::text(players.join(", ")) })
}

/// A number of minutes, or no limit.
fn minutes(speech: &Speech, minutes: u16) -> String {
    if minutes == 0 { speech.say(key::GLASS_NONE) } else { speech.say(key::GlassMinutes { minutes }) }
}

/// Says the limit, and its consequence.
pub fn say_limit(ui: &mut Ui, speech: &Speech, limit: Limit) {
    ui.add(Label::new(minutes(speech, limit.minutes)).wrap());
    if limit.seals {
        ui.add(Label::new(speech.say(key::GLASS_SEALS)).wrap());
    }
}

/// Draws the offers: some minutes, or no limit, and the consequence at the end.
pub fn limit_ui(ui: &mut Ui, speech: &Speech, limit: &mut Limit, may_seal: bool) {
    let offered = [0].into_iter().chain(MINUTES).map(|offered| (offered, minutes(speech, offered)));
    ui.horizontal_wrapped(|ui| choices(ui, &mut limit.minutes, &offered.collect::<Vec<_>>()));
    limit.seals &= may_seal && limit.minutes > 0;
    if may_seal && limit.minutes > 0 {
        let offered =
            [(false, key::GLASS_BELL), (true, key::GLASS_SEALS)].map(|(seals, said)| (seals, speech.say(said)));
        ui.horizontal_wrapped(|ui| choices(ui, &mut limit.seals, &offered));
    }
}

/// Draws the slip; returns the answer, once they give one.
pub fn glass_ui(ui: &mut Ui, sheet: &GlassSheet, limit: &mut Limit) -> Option<bool> {
    let speech = sheet.speech;
    let agree = sheet.asked.agree().map(|agree| speech.say(agree));
    sheet_of(
        ui,
        vec2(630.0, 300.0),
        &speech.say(key::THING_SAND_GLASS),
        |ui| {
            ui.add_space(6.0);
            ui.add(Label::new(question(speech, &sheet.players)).wrap());
            ui.add_space(4.0);
            limit_ui(ui, speech, limit, sheet.may_seal);
            None
        },
        |ui| consent(ui, &speech.say(key::UNDO_CONSENT_REFUSE), agree.as_deref()),
    )
}

/// A click on the glass takes it up.
pub(super) fn take_up(
    mut hands: ResMut<Hands>,
    under: Res<Under>,
    pieces: Query<&Piece>,
    glass: Res<SandGlass>,
    mut open: ResMut<OpenPapers>,
) {
    let pointed = under.piece.and_then(|piece| pieces.get(piece).ok());
    if hands.begun(Action::Select) && pointed.is_some_and(|piece| *piece == Piece::SandGlass) {
        hands.take(Action::Select);
        open.glass = Some(glass.limit().unwrap_or_default());
    }
}

/// Asks everybody at this window; the player at the other one is asked there.
pub(super) fn ask_how_long(
    mut contexts: EguiContexts,
    desk: AnyDesk,
    mut open: ResMut<OpenPapers>,
    motions: Res<Motions>,
    mut assembly: Assembly,
) -> Result {
    // One question after the other.
    let Some(mut limit) = open.glass.filter(|_| motions.0.is_none()) else { return Ok(()) };
    let Some(laid) = desk.laid().filter(|laid| !laid.replay) else {
        open.glass = None;
        return Ok(());
    };
    let players = desk.players.humans().map(|seat| desk.spoken(seat)).collect();
    let asked = Asked::at(&desk);
    let context = contexts.ctx_mut()?;
    let agreed = over_the_window(context, "sand-glass", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        glass_ui(ui, &GlassSheet { speech: &desk.speech, players, asked, may_seal: laid.seals_unfinished }, &mut limit)
    });
    let glass = Some(limit).filter(|_| agreed.is_none());
    if open.glass != glass {
        open.glass = glass;
    }
    if agreed == Some(true) {
        assembly.move_together(Motion::Limit(limit));
    }
    Ok(())
}

/// A bell, and a sentence.
pub(super) fn ring(
    desk: AnyDesk,
    glass: Res<SandGlass>,
    mut ran_out: MessageReader<SandRanOut>,
    mut toasts: ResMut<Toasts>,
    mut heard: MessageWriter<Heard>,
) {
    let (Some(_), Some(Limit { minutes, .. })) = (desk.laid(), glass.limit()) else { return };
    let mut rung = false;
    for SandRanOut(seat) in ran_out.read() {
        let player = desk.called(*seat);
        toasts.post(Tone::News, Fact::from(key::GlassRanOut { player, minutes }));
        rung = true;
    }
    if rung {
        heard.write(Heard::around("bell"));
    }
}

pub(super) fn lay_down(uncovered: Option<Res<State<Uncovered>>>, mut laid_down: ResMut<LaidDown>) {
    laid_down.set_if_neq(LaidDown(!at_the_table(uncovered)));
}

fn tell(tale: Vec<Fact>, pieces: &mut Query<(&Piece, &mut Tale)>) {
    for (_, mut told) in pieces.iter_mut().filter(|(piece, _)| **piece == Piece::SandGlass) {
        if told.0 != tale {
            told.0.clone_from(&tale);
        }
    }
}

pub(super) fn say_how_long(desk: AnyDesk, glass: Res<SandGlass>, mut pieces: Query<(&Piece, &mut Tale)>) {
    if desk.laid().is_none() {
        return;
    }
    let mut tale = alone();
    if let Some(Limit { minutes, seals }) = glass.limit() {
        tale.push(Fact::from(key::GlassLimit { minutes }));
        tale.extend(seals.then(|| Fact::from(key::GLASS_SEALS)));
    }
    for seat in desk.players.humans() {
        let spent = glass.spent(seat).as_secs();
        if spent > 0 {
            let (minutes, seconds) = (spent / 60, spent % 60);
            let [minutes, seconds] = [minutes, seconds].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
            tale.push(Fact::from(key::SandGlassOf { player: desk.called(seat), minutes, seconds }));
        }
    }
    tale.push(Fact::from(key::GLASS_CLICK));
    tell(tale, &mut pieces);
}

pub(super) fn forget(_: On<TableCleared>, mut pieces: Query<(&Piece, &mut Tale)>) {
    tell(alone(), &mut pieces);
}
