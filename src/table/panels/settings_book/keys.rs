//! The page of keys and buttons: every action with its two chords, listening for a new one, and collisions.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::settings::bindings::{Action, Bindings, Chord, Group, KeyNames, KeySet};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, choices, hint, key_cap, part, plate, row};

/// The contents of the page of keys.
#[derive(Clone, Copy)]
pub struct KeysSheet<'a> {
    /// The table of keys and buttons.
    pub bindings: &'a Bindings,
    /// The letters of the player's keyboard.
    pub names: &'a KeyNames,
    /// The slot that waits for a key.
    pub listening: Option<(Action, usize)>,
    /// A chord that another deed has already.
    pub conflict: Option<Conflict>,
}

/// A chord that was asked for and belongs to another deed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conflict {
    pub deed: Action,
    pub slot: usize,
    pub chord: Chord,
    pub rival: Action,
}

/// Requests of the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KeysWish {
    /// Listen for a chord.
    Listen(Action, usize),
    Empty(Action, usize),
    Leave,
    /// Take the chord away from its present action.
    Replace,
    /// Leave everything as it was.
    Yield,
    /// One deed as on the first day.
    Reset(Action),
    ResetAll,
    /// All of them for one hand, or for both.
    Lay(KeySet),
}

pub(super) fn keys(ui: &mut Ui, speech: &Speech, sheet: &KeysSheet) -> Option<KeysWish> {
    let mut wish = None;
    if let Some(conflict) = sheet.conflict {
        wish = conflict_ui(ui, speech, sheet, conflict);
    } else {
        hint(ui, &speech.say(key::BINDINGS_HINT));
    }
    row(ui, &speech.say(key::BINDINGS_SET), &speech.say(key::BINDINGS_SET_HINT), |ui| {
        let offered = [
            (Some(KeySet::Both), speech.say(key::BINDINGS_BOTH)),
            (Some(KeySet::Left), speech.say(key::BINDINGS_LEFT)),
            (Some(KeySet::Right), speech.say(key::BINDINGS_RIGHT)),
        ];
        let mut set = KeySet::of(sheet.bindings);
        if choices(ui, &mut set, &offered) {
            wish = set.map(KeysWish::Lay).or(wish);
        }
    });
    let collisions = sheet.bindings.conflicts().len();
    if collisions > 0 {
        let red = Colours::of(ui.ctx()).red;
        let words = speech.say(key::BindingsConflictCount { count: collisions });
        ui.add(Label::new(RichText::new(words).color(red)).wrap());
    }
    for group in Group::ALL {
        part(ui, &speech.say(group.key()));
        for deed in Action::all().filter(|deed| deed.group() == group) {
            wish = deed_row(ui, speech, sheet, deed).or(wish);
        }
    }
    ui.add_space(10.0);
    if plate(ui, &speech.say(key::BINDINGS_RESET_ALL), Voice::Plain).clicked() {
        wish = Some(KeysWish::ResetAll);
    }
    wish
}

fn conflict_ui(ui: &mut Ui, speech: &Speech, sheet: &KeysSheet, conflict: Conflict) -> Option<KeysWish> {
    let colours = Colours::of(ui.ctx());
    let words = speech.say(key::BindingsConflict {
        key: Arg::text(conflict.chord.label(sheet.names, speech)),
        deed: conflict.rival.fact(),
    });
    ui.add(Label::new(RichText::new(words).color(colours.red)).wrap());
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        if plate(ui, &speech.say(key::BINDINGS_CONFLICT_REPLACE), Voice::First).clicked() {
            wish = Some(KeysWish::Replace);
        }
        if plate(ui, &speech.say(key::MENU_CANCEL), Voice::Plain).clicked() {
            wish = Some(KeysWish::Yield);
        }
    });
    wish
}

fn deed_row(ui: &mut Ui, speech: &Speech, sheet: &KeysSheet, deed: Action) -> Option<KeysWish> {
    let colours = Colours::of(ui.ctx());
    let name = speech.relate(&deed.fact());
    let mut wish = None;
    let width = ui.available_width();
    let controls = |ui: &mut Ui, wish: &mut Option<KeysWish>| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for (slot, chord) in sheet.bindings.slots(deed).into_iter().enumerate() {
            let here = sheet.listening == Some((deed, slot));
            let words = match (here, chord) {
                (true, _) => speech.say(key::BINDINGS_PRESS),
                (false, Some(chord)) => chord.label(sheet.names, speech),
                (false, None) => "—".into(),
            };
            let told = format!("{name}: {words}");
            let response = key_cap(ui, &words, &told, here, chord.is_none());
            if response.clicked() {
                *wish = Some(if here { KeysWish::Leave } else { KeysWish::Listen(deed, slot) });
            }
            if here && chord.is_some() && key_cap(ui, &speech.say(key::BINDINGS_REMOVE), &told, false, true).clicked() {
                *wish = Some(KeysWish::Empty(deed, slot));
            }
        }
        if !sheet.bindings.is_default(deed) {
            let words = speech.say(key::BINDINGS_RESET);
            if key_cap(ui, &words, &format!("{name}: {words}"), false, true).clicked() {
                *wish = Some(KeysWish::Reset(deed));
            }
        }
    };
    let label = |ui: &mut Ui| {
        let collides = sheet.bindings.chords(deed).any(|chord| sheet.bindings.rivals(deed, chord).next().is_some());
        let ink = if collides { colours.red } else { colours.ink };
        ui.add(Label::new(RichText::new(&name).color(ink)).wrap());
    };
    if width < 430.0 {
        label(ui);
        ui.horizontal_wrapped(|ui| controls(ui, &mut wish));
    } else {
        ui.horizontal(|ui| {
            ui.allocate_ui_with_layout(vec2(width * 0.4, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width * 0.4);
                label(ui);
            });
            ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| controls(ui, &mut wish));
        });
    }
    wish
}
