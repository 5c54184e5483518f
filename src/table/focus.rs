//! Remembers the button that was handed the keyboard without the player's choice: Space and a held key do nothing
//! there.

use bevy_egui::egui::{Context, Id, Response};

/// Its key in egui's memory.
const HANDED: &str = "handed the keyboard";

/// Hands the keyboard over to a button, unless something else has it: from there Tab goes on.
pub fn hand_to(context: &Context, button: &Response) {
    if context.memory(|memory| memory.focused().is_none()) {
        button.request_focus();
        context.data_mut(|data| data.insert_temp(Id::new(HANDED), button.id));
    }
}

/// Is the keyboard on a button only because it was handed over, not because the player went there?
#[must_use]
pub fn was_handed(context: &Context) -> bool {
    let handed = context.data(|data| data.get_temp::<Id>(Id::new(HANDED)));
    handed.is_some() && handed == context.memory(|memory| memory.focused())
}
