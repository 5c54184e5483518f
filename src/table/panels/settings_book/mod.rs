//! The settings, page by page; every change holds at once.

mod keys;
mod pages;

pub use keys::{Conflict, KeysSheet, KeysWish};

use bevy_egui::egui::{Ui, vec2};

use crate::logbook::wording::key;
use crate::table::settings::Settings;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, plate, tab};

/// The pages of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    #[default]
    General,
    /// Quality, window, frames.
    Picture,
    /// Loudness and captions.
    Sound,
    /// Size, print, colours, motion.
    Ease,
    Keys,
}

impl Page {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::General, Self::Picture, Self::Sound, Self::Ease, Self::Keys];

    /// Its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::General => key::SETTINGS_GENERAL,
            Self::Picture => key::SETTINGS_PICTURE,
            Self::Sound => key::SETTINGS_SOUND,
            Self::Ease => key::SETTINGS_EASE,
            Self::Keys => key::SETTINGS_KEYS,
        }
    }
}

/// The contents of the book.
pub struct SettingsSheet<'a> {
    pub speech: &'a Speech,
    /// The settings now.
    pub settings: &'a Settings,
    pub page: Page,
    /// The page of keys.
    pub keys: KeysSheet<'a>,
}

/// Requests of the book.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingsWish {
    Set(Box<Settings>),
    Turn(Page),
    /// Something on the page of keys.
    Keys(KeysWish),
    /// Put the book away.
    Close,
}

/// Draws the book.
pub fn settings_ui(ui: &mut Ui, sheet: &SettingsSheet) -> Option<SettingsWish> {
    let say = |key| sheet.speech.say(key);
    desk(
        ui,
        vec2(860.0, 640.0),
        &say(key::SETTINGS_TITLE),
        |ui| {
            let mut wish = None;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for page in Page::ALL {
                    if tab(ui, &say(page.key()), page == sheet.page).clicked() {
                        wish = Some(SettingsWish::Turn(page));
                    }
                }
            });
            ui.add_space(6.0);
            let mut settings = sheet.settings.clone();
            match sheet.page {
                Page::General => pages::general(ui, sheet.speech, &mut settings),
                Page::Picture => pages::picture(ui, sheet.speech, &mut settings),
                Page::Sound => pages::sound(ui, sheet.speech, &mut settings),
                Page::Ease => pages::ease(ui, sheet.speech, &mut settings),
                Page::Keys => {
                    if let Some(asked) = keys::keys(ui, sheet.speech, &sheet.keys) {
                        wish = Some(SettingsWish::Keys(asked));
                    }
                }
            }
            if settings != *sheet.settings {
                wish = Some(SettingsWish::Set(Box::new(settings)));
            }
            wish
        },
        |ui| {
            let close = plate(ui, &say(key::MENU_CLOSE), Voice::First).clicked();
            let reset = sheet.page != Page::Keys && plate(ui, &say(key::SETTINGS_RESET_PAGE), Voice::Plain).clicked();
            if close {
                Some(SettingsWish::Close)
            } else if reset {
                let mut settings = sheet.settings.clone();
                pages::reset(sheet.page, &mut settings);
                Some(SettingsWish::Set(Box::new(settings)))
            } else {
                None
            }
        },
    )
}
