//! The pages of the settings.

use bevy_egui::egui::{Slider, Ui, WidgetInfo, WidgetType};

use super::Page;
use crate::logbook::wording::key;
use crate::table::settings::{Brightness, CaptionGround, Follow, Hour, Palette, Quality, Settings, Venue, WindowStyle};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{bolt, choices, hint, row};
use crate::table::theme::{print_in, scale_in};

/// Sizes of the interface that are offered, in hundredths.
const SCALES: [u16; 8] = [75, 90, 100, 115, 125, 150, 175, 200];
/// Limits of frames a second that are offered; 0 is none.
const CAPS: [u16; 6] = [0, 30, 60, 90, 120, 144];

pub(super) fn general(ui: &mut Ui, speech: &Speech, settings: &mut Settings) {
    row(ui, &speech.say(key::SETTINGS_LANGUAGE), &speech.say(key::SETTINGS_LANGUAGE_HINT), |ui| {
        choices(ui, &mut settings.language, &speech.languages());
    });
    row(ui, &speech.say(key::SETTINGS_FOLLOW), &speech.say(key::SETTINGS_FOLLOW_HINT), |ui| {
        let offered = [
            (Follow::Off, key::SETTINGS_FOLLOW_OFF),
            (Follow::Gentle, key::SETTINGS_FOLLOW_GENTLE),
            (Follow::Full, key::SETTINGS_FOLLOW_FULL),
        ];
        choices(ui, &mut settings.follow, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    yes_or_no(ui, speech, key::SETTINGS_QUICK_DICE, key::SETTINGS_QUICK_DICE_HINT, &mut settings.quick_dice);
    yes_or_no(ui, speech, key::SETTINGS_HINTS, key::SETTINGS_HINTS_HINT, &mut settings.hints);
}

pub(super) fn picture(ui: &mut Ui, speech: &Speech, settings: &mut Settings) {
    let meant = match settings.quality {
        Quality::Low => key::SETTINGS_QUALITY_LOW_HINT,
        Quality::Medium => key::SETTINGS_QUALITY_MEDIUM_HINT,
        Quality::High => key::SETTINGS_QUALITY_HIGH_HINT,
    };
    row(ui, &speech.say(key::SETTINGS_QUALITY), &speech.say(meant), |ui| {
        let offered = [
            (Quality::Low, key::SETTINGS_QUALITY_LOW),
            (Quality::Medium, key::SETTINGS_QUALITY_MEDIUM),
            (Quality::High, key::SETTINGS_QUALITY_HIGH),
        ];
        choices(ui, &mut settings.quality, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    row(ui, &speech.say(key::SETTINGS_VENUE), &speech.say(key::SETTINGS_VENUE_HINT), |ui| {
        let offered = [(Venue::Cabin, key::SETTINGS_VENUE_CABIN), (Venue::Quay, key::SETTINGS_VENUE_QUAY)];
        choices(ui, &mut settings.venue, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    row(ui, &speech.say(key::SETTINGS_HOUR), &speech.say(key::SETTINGS_HOUR_HINT), |ui| {
        let offered = [
            (Hour::Scenario, key::SETTINGS_HOUR_SCENARIO),
            (Hour::Night, key::SETTINGS_HOUR_NIGHT),
            (Hour::Morning, key::SETTINGS_HOUR_MORNING),
        ];
        choices(ui, &mut settings.hour, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    row(ui, &speech.say(key::SETTINGS_BRIGHTNESS), &speech.say(key::SETTINGS_BRIGHTNESS_HINT), |ui| {
        let offered = [
            (Brightness::Dim, key::SETTINGS_BRIGHTNESS_DIM),
            (Brightness::Middle, key::SETTINGS_BRIGHTNESS_MIDDLE),
            (Brightness::Bright, key::SETTINGS_BRIGHTNESS_BRIGHT),
        ];
        choices(ui, &mut settings.brightness, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    row(ui, &speech.say(key::SETTINGS_WINDOW), &speech.say(key::SETTINGS_WINDOW_HINT), |ui| {
        let offered = [
            (WindowStyle::Windowed, key::SETTINGS_WINDOW_WINDOWED),
            (WindowStyle::Fullscreen, key::SETTINGS_WINDOW_FULLSCREEN),
        ];
        choices(ui, &mut settings.window, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    yes_or_no(ui, speech, key::SETTINGS_VSYNC, key::SETTINGS_VSYNC_HINT, &mut settings.vsync);
    row(ui, &speech.say(key::SETTINGS_FRAME_CAP), &speech.say(key::SETTINGS_FRAME_CAP_HINT), |ui| {
        let offered = CAPS.map(|cap| match cap {
            0 => (cap, speech.say(key::SETTINGS_FRAME_CAP_NONE)),
            _ => (cap, cap.to_string()),
        });
        choices(ui, &mut settings.frame_cap, &offered);
    });
    yes_or_no(ui, speech, key::SETTINGS_LARGE_SHIPS, key::SETTINGS_LARGE_SHIPS_HINT, &mut settings.large_ships);
    yes_or_no(ui, speech, key::SETTINGS_STILL_WATER, key::SETTINGS_STILL_WATER_HINT, &mut settings.still_water);
}

pub(super) fn sound(ui: &mut Ui, speech: &Speech, settings: &mut Settings) {
    yes_or_no(ui, speech, key::SETTINGS_MUTE, key::SETTINGS_MUTE_HINT, &mut settings.mute);
    let volumes = &mut settings.volumes;
    for (name, why, volume) in [
        (key::SETTINGS_VOLUME_ALL, key::SETTINGS_VOLUME_ALL_HINT, &mut volumes.master),
        (key::SETTINGS_VOLUME_DICE, key::SETTINGS_VOLUME_DICE_HINT, &mut volumes.dice),
        (key::SETTINGS_VOLUME_BATTLE, key::SETTINGS_VOLUME_BATTLE_HINT, &mut volumes.battle),
        (key::SETTINGS_VOLUME_TABLE, key::SETTINGS_VOLUME_TABLE_HINT, &mut volumes.panels),
        (key::SETTINGS_VOLUME_SEA, key::SETTINGS_VOLUME_SEA_HINT, &mut volumes.sea),
        (key::SETTINGS_VOLUME_MUSIC, key::SETTINGS_VOLUME_MUSIC_HINT, &mut volumes.music),
    ] {
        let told = speech.say(name);
        row(ui, &told, &speech.say(why), |ui| {
            slider(ui, volume, &told);
            ui.label(speech.say(key::SettingsPercent { percent: i64::from(*volume) }));
        });
    }
    yes_or_no(ui, speech, key::SETTINGS_MONO, key::SETTINGS_MONO_HINT, &mut settings.mono);
    yes_or_no(ui, speech, key::SETTINGS_CAPTIONS, key::SETTINGS_CAPTIONS_HINT, &mut settings.captions);
    if settings.captions {
        percent(
            ui,
            speech,
            (key::SETTINGS_CAPTION_SIZE, key::SETTINGS_CAPTION_SIZE_HINT),
            &mut settings.caption_size,
            [100, 125, 150, 200],
        );
        row(ui, &speech.say(key::SETTINGS_CAPTION_GROUND), &speech.say(key::SETTINGS_CAPTION_GROUND_HINT), |ui| {
            let offered = [
                (CaptionGround::Clear, key::SETTINGS_CAPTION_GROUND_CLEAR),
                (CaptionGround::Tinted, key::SETTINGS_CAPTION_GROUND_TINTED),
                (CaptionGround::Solid, key::SETTINGS_CAPTION_GROUND_SOLID),
            ];
            choices(ui, &mut settings.caption_ground, &offered.map(|(choice, words)| (choice, speech.say(words))));
        });
    }
}

pub(super) fn ease(ui: &mut Ui, speech: &Speech, settings: &mut Settings) {
    row(ui, &speech.say(key::SETTINGS_UI_SCALE), &speech.say(key::SETTINGS_UI_SCALE_HINT), |ui| {
        let mut hundredths = (settings.ui_scale * 100.0).round() as u16;
        let offered = SCALES.map(|scale| (scale, speech.say(key::SettingsPercent { percent: i64::from(scale) })));
        if choices(ui, &mut hundredths, &offered) {
            settings.ui_scale = f32::from(hundredths) / 100.0;
        }
    });
    let window = ui.ctx().viewport_rect().size() * ui.ctx().zoom_factor();
    let here = scale_in(window, settings.ui_scale) / print_in(window);
    if here < settings.ui_scale - 0.005 {
        let percent = (here * 100.0).round() as i64;
        hint(ui, &speech.say(key::SettingsUiScaleHere { percent }));
    }
    yes_or_no(ui, speech, key::SETTINGS_LARGE_PRINT, key::SETTINGS_LARGE_PRINT_HINT, &mut settings.large_print);
    yes_or_no(ui, speech, key::SETTINGS_WORDS, key::SETTINGS_WORDS_HINT, &mut settings.words);
    row(ui, &speech.say(key::SETTINGS_PALETTE), &speech.say(key::SETTINGS_PALETTE_HINT), |ui| {
        let offered = [
            (Palette::Standard, key::SETTINGS_PALETTE_CLASSIC),
            (Palette::ColourBlind, key::SETTINGS_PALETTE_SAFE),
            (Palette::HighContrast, key::SETTINGS_PALETTE_HIGH_CONTRAST),
        ];
        choices(ui, &mut settings.palette, &offered.map(|(choice, words)| (choice, speech.say(words))));
    });
    yes_or_no(
        ui,
        speech,
        key::SETTINGS_REDUCED_MOTION,
        key::SETTINGS_REDUCED_MOTION_HINT,
        &mut settings.reduced_motion,
    );
    percent(
        ui,
        speech,
        (key::SETTINGS_SENSITIVITY, key::SETTINGS_SENSITIVITY_HINT),
        &mut settings.sensitivity,
        [50, 75, 100, 150, 200],
    );
    yes_or_no(ui, speech, key::SETTINGS_PRESS, key::SETTINGS_PRESS_HINT, &mut settings.press_to_hold);
}

/// A page as it was on the first day.
pub(super) fn reset(page: Page, settings: &mut Settings) {
    let fresh = Settings::default();
    match page {
        Page::General => {
            settings.follow = fresh.follow;
            settings.quick_dice = fresh.quick_dice;
            settings.hints = fresh.hints;
        }
        Page::Picture => {
            settings.quality = fresh.quality;
            settings.hour = fresh.hour;
            settings.venue = fresh.venue;
            settings.brightness = fresh.brightness;
            settings.window = fresh.window;
            settings.vsync = fresh.vsync;
            settings.frame_cap = fresh.frame_cap;
            settings.large_ships = fresh.large_ships;
            settings.still_water = fresh.still_water;
        }
        Page::Sound => {
            settings.mute = fresh.mute;
            settings.volumes = fresh.volumes;
            settings.mono = fresh.mono;
            settings.captions = fresh.captions;
            settings.caption_size = fresh.caption_size;
            settings.caption_ground = fresh.caption_ground;
        }
        Page::Ease => {
            settings.ui_scale = fresh.ui_scale;
            settings.large_print = fresh.large_print;
            settings.words = fresh.words;
            settings.palette = fresh.palette;
            settings.reduced_motion = fresh.reduced_motion;
            settings.sensitivity = fresh.sensitivity;
            settings.press_to_hold = fresh.press_to_hold;
        }
        Page::Keys => settings.bindings = fresh.bindings,
    }
}

/// A choice among percentages.
fn percent<const N: usize>(
    ui: &mut Ui,
    speech: &Speech,
    (name, why): (&str, &str),
    value: &mut u16,
    offered: [u16; N],
) {
    row(ui, &speech.say(name), &speech.say(why), |ui| {
        let offered =
            offered.map(|percent| (percent, speech.say(key::SettingsPercent { percent: i64::from(percent) })));
        choices(ui, value, &offered);
    });
}

/// Hundredths, by hand or by the keys.
fn slider(ui: &mut Ui, hundredths: &mut u8, told: &str) {
    ui.spacing_mut().slider_width = 200.0;
    let response = ui.add(Slider::new(hundredths, 0..=100).show_value(false).step_by(5.0).trailing_fill(true));
    let now = f64::from(*hundredths);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Slider, true, told);
        info.value = Some(now);
        info
    });
}

fn yes_or_no(ui: &mut Ui, speech: &Speech, name: &str, why: &str, value: &mut bool) {
    let name = speech.say(name);
    row(ui, &name, &speech.say(why), |ui| {
        bolt(ui, value, &name);
    });
}
