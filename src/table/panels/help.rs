//! Keys and buttons, and the first minute at the table.

use bevy_egui::egui::{TextEdit, Ui, vec2};

use crate::logbook::wording::key;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, hint, part, plate};

/// What the help says.
pub struct HelpSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// What each key does, group by group: the group's name, then deeds with their keys.
    pub groups: Vec<(String, Vec<(String, String)>)>,
}

/// Draws the help; true when it is to be put away. `sought` is what stands in the search field.
pub fn help_ui(ui: &mut Ui, sheet: &HelpSheet, sought: &mut String) -> bool {
    let say = |key| sheet.speech.say(key);
    desk(
        ui,
        vec2(780.0, 620.0),
        &say(key::HELP_TITLE),
        |ui| {
            ui.add(TextEdit::singleline(sought).hint_text(say(key::MENU_SEARCH)).desired_width(f32::INFINITY));
            let wanted = sought.trim().to_lowercase();
            if wanted.is_empty() {
                part(ui, &say(key::HELP_FIRST_MINUTE));
                for words in [key::HELP_ORBIT, key::HELP_PAN, key::HELP_ZOOM, key::HELP_POINT, key::HELP_TRACKPAD] {
                    hint(ui, &say(words));
                }
            }
            for (group, deeds) in &sheet.groups {
                let fitting: Vec<_> = deeds
                    .iter()
                    .filter(|(deed, keys)| [deed, keys, group].iter().any(|text| text.to_lowercase().contains(&wanted)))
                    .collect();
                if fitting.is_empty() {
                    continue;
                }
                part(ui, group);
                for (deed, keys) in fitting {
                    deed_row(ui, deed, keys);
                }
            }
            None
        },
        |ui| plate(ui, &say(key::MENU_CLOSE), Voice::First).clicked().then_some(()),
    )
    .is_some()
}

/// A deed at the left, its keys at the right.
fn deed_row(ui: &mut Ui, deed: &str, keys: &str) {
    let width = ui.available_width();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(width * 0.52, 0.0), |ui| {
            ui.set_width(width * 0.52);
            ui.add(bevy_egui::egui::Label::new(deed).wrap());
        });
        ui.add(bevy_egui::egui::Label::new(bevy_egui::egui::RichText::new(keys).strong()).wrap());
    });
}
