//! Volumes: the sliders of the settings, and the key that silences all of it.

use bevy::prelude::*;

use crate::logbook::wording::{Fact, key};
use crate::sound::Levels;
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::toasts::{Toasts, Tone};

/// The loudness of everything, by the settings.
#[must_use]
pub fn levels(settings: &Settings) -> Levels {
    let volumes = &settings.volumes;
    // An ear hears half of it where a slider stands in the middle.
    let loud = |hundredths: u8| (f32::from(hundredths.min(100)) / 100.0).powf(1.7);
    let master = if settings.mute { 0.0 } else { loud(volumes.master) };
    // In the order of the groups.
    let groups = [volumes.dice, volumes.battle, volumes.panels, volumes.sea, volumes.music].map(loud);
    Levels { master, groups, mono: settings.mono }
}

fn switch(hands: Res<Hands>, mut settings: ResMut<Settings>, mut toasts: ResMut<Toasts>) {
    if hands.begun(Action::Mute) {
        settings.mute = !settings.mute;
        let (now, before) =
            if settings.mute { (key::TOAST_MUTED, key::TOAST_UNMUTED) } else { (key::TOAST_UNMUTED, key::TOAST_MUTED) };
        toasts.withdraw(&Fact::from(before));
        toasts.post(Tone::News, Fact::from(now));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, switch);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mute_is_silence_and_a_slider_moves_its_own_group() {
        let mut settings = Settings::default();
        settings.volumes.battle = 0;
        let now = levels(&settings);
        assert!(now.master > 0.0 && now.groups[0] > 0.9, "{now:?}");
        assert_eq!(now.groups[1], 0.0);
        settings.mute = true;
        settings.mono = true;
        assert_eq!(levels(&settings).master, 0.0);
        assert!(levels(&settings).mono);
        assert_eq!(levels(&settings).groups, now.groups, "what is set stays set");
    }
}
