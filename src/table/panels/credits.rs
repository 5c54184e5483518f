//! The credits: the makers of each part, and a word on those who had no part in it.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use crate::headless::Games;
use crate::logbook::wording::{key, names};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, plate};
use crate::table::theme::{Colours, ornaments};

/// Draws the credits of a program of these games; true when they are to be put away.
pub fn credits_ui(ui: &mut Ui, speech: &Speech, games: Games) -> bool {
    desk(
        ui,
        vec2(660.0, 480.0),
        &speech.say(key::CREDITS_TITLE),
        |ui| {
            let colours = Colours::of(ui.ctx());
            ui.vertical_centered(|ui| {
                ui.spacing_mut().item_spacing.y = 12.0;
                let (rect, _) = ui.allocate_exact_size(vec2(76.0, 84.0), bevy_egui::egui::Sense::hover());
                ornaments::rose(ui.painter(), rect.center(), 36.0, colours.ink, colours.parchment, colours.brass);
                let makers = games.names().map(names::game_makers).filter(|makers| speech.knows(makers));
                let rest =
                    [key::CREDITS_NOT_AFFILIATED, key::CREDITS_HISTORY, key::CREDITS_ENGINE, key::CREDITS_LICENCE];
                let program = [key::CREDITS_PROGRAM.to_owned()].into_iter();
                for words in program.chain(makers).chain(rest.map(str::to_owned)) {
                    ui.add(Label::new(speech.say(&words)).wrap());
                }
                ui.label(
                    RichText::new(speech.say(key::TitleVersion { version: env!("CARGO_PKG_VERSION") }))
                        .small()
                        .color(colours.ink_soft),
                );
            });
            None
        },
        |ui| plate(ui, &speech.say(key::MENU_CLOSE), Voice::First).clicked().then_some(()),
    )
    .is_some()
}
