//! Keys and buttons, and the first minute at the table.

use bevy_egui::egui::{Label, RichText, TextEdit, Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::settings::bindings::{Action, Bindings, Group, KeyNames};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, desk, hint, part, plate};

/// The contents of the help.
pub struct HelpSheet<'a> {
    pub speech: &'a Speech,
    /// The table of keys and buttons.
    pub bindings: &'a Bindings,
    /// The letters of the player's keyboard.
    pub names: &'a KeyNames,
}

impl HelpSheet<'_> {
    /// Every chord of a deed, as the player reads it.
    fn keys(&self, deed: Action) -> String {
        let chords: Vec<String> =
            self.bindings.chords(deed).map(|chord| chord.label(self.names, self.speech)).collect();
        if chords.is_empty() { self.speech.say(key::BINDINGS_NONE) } else { chords.join(",  ") }
    }

    /// The first chord of a deed, for a sentence.
    fn first(&self, deed: Action) -> Arg {
        let chord = self.bindings.chords(deed).next().map(|chord| chord.label(self.names, self.speech));
        Arg::text(chord.unwrap_or_else(|| "—".into()))
    }

    /// A section: actions with their keys. The ten stored views take one line each way.
    fn section(&self, group: Group) -> Vec<(String, String)> {
        let numbered = |deed: &Action| matches!(deed, Action::StoreView(_) | Action::RecallView(_));
        let mut lines: Vec<(String, String)> = Action::all()
            .filter(|deed| deed.group() == group && !numbered(deed))
            .map(|deed| (self.speech.relate(&deed.fact()), self.keys(deed)))
            .collect();
        if group == Group::Views {
            for (words, first, last) in [
                (key::DEED_STORE_VIEW_ANY, Action::StoreView(1), Action::StoreView(0)),
                (key::DEED_RECALL_VIEW_ANY, Action::RecallView(1), Action::RecallView(0)),
            ] {
                lines.push((self.speech.say(words), format!("{} … {}", self.keys(first), self.keys(last))));
            }
        }
        lines
    }
}

/// Draws the help; true when it is to be closed. `sought` is the text of the search field.
pub fn help_ui(ui: &mut Ui, sheet: &HelpSheet, sought: &mut String) -> bool {
    let say = |key| sheet.speech.say(key);
    desk(
        ui,
        vec2(860.0, 640.0),
        &say(key::HELP_TITLE),
        |ui| {
            ui.add(
                TextEdit::singleline(sought)
                    .hint_text(say(key::MENU_SEARCH))
                    .margin(vec2(10.0, 7.0))
                    .desired_width(f32::INFINITY),
            );
            let wanted = sought.trim().to_lowercase();
            if wanted.is_empty() {
                part(ui, &say(key::HELP_FIRST_MINUTE));
                for words in [key::HELP_ORBIT, key::HELP_PAN, key::HELP_ZOOM] {
                    hint(ui, &say(words));
                }
                let speech = sheet.speech;
                hint(ui, &speech.say(key::HelpFocus { key: sheet.first(Action::Home) }));
                hint(ui, &speech.say(key::HelpLeanIn { key: sheet.first(Action::LeanIn) }));
                hint(ui, &speech.say(key::HelpCaptainsEye { key: sheet.first(Action::CaptainsEye) }));
                hint(ui, &say(key::HELP_POINT));
                hint(ui, &say(key::HELP_TRACKPAD));
            }
            let mut found = false;
            for group in Group::ALL {
                let name = say(group.key());
                let lines = sheet.section(group);
                let fitting: Vec<_> = lines
                    .iter()
                    .filter(|(deed, keys)| [deed, keys, &name].iter().any(|text| text.to_lowercase().contains(&wanted)))
                    .collect();
                if fitting.is_empty() {
                    continue;
                }
                found = true;
                part(ui, &name);
                for (deed, keys) in fitting {
                    deed_row(ui, deed, keys);
                }
            }
            if !found {
                ui.add_space(8.0);
                hint(ui, &say(key::HELP_NOTHING));
            }
            None
        },
        |ui| plate(ui, &say(key::MENU_CLOSE), Voice::First).clicked().then_some(()),
    )
    .is_some()
}

/// A deed at the left, its keys at the right.
fn deed_row(ui: &mut Ui, deed: &str, keys: &str) {
    let colours = Colours::of(ui.ctx());
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.allocate_ui(vec2(width * 0.48, 0.0), |ui| {
            ui.set_width(width * 0.48);
            ui.add(Label::new(deed).wrap());
        });
        ui.add(Label::new(RichText::new(keys).color(colours.red)).wrap());
    });
}
