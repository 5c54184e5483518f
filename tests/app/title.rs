//! The title: every way from it and the version stay in sight, whatever lies in the saves.

use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Context, TextureOptions, Ui, vec2};
use weather_gage::logbook::wording::{Language, Words, key};
use weather_gage::screens::{TitleSheet, title_ui};
use weather_gage::table::liveries::Liveries;
use weather_gage::table::settings::Settings;
use weather_gage::table::speech::Speech;
use weather_gage::table::theme::{dress, scale_in};

use crate::screens::{input, over, texts};

/// The title with a battle to go on with and a picture of its table.
pub fn left_title(ui: &mut Ui, speech: &Speech, learned: bool) {
    let image = ColorImage::filled([320, 180], Color32::DARK_BLUE);
    let picture = ui.ctx().load_texture("picture", image, TextureOptions::LINEAR);
    let left = Some(("Gravelines, turn 12".to_owned(), Some(&picture)));
    let _ = title_ui(ui, &TitleSheet { speech, learned, may_continue: true, left });
}

#[test]
fn the_title_keeps_every_way_and_the_version_in_sight() {
    let words = Arc::new(Words::built_in());
    for language in Language::BUILT_IN {
        let speech = Speech::new(words.clone(), language.clone());
        let version = speech.say(key::TitleVersion { version: env!("CARGO_PKG_VERSION") });
        let quit = speech.say(key::TITLE_QUIT);
        for (high, wanted, large_print) in
            [(720.0, 1.0, false), (720.0, 1.0, true), (720.0, 2.0, false), (1080.0, 1.0, false)]
        {
            let window = vec2(high * 16.0 / 9.0, high);
            let scale = scale_in(window, wanted);
            let settings = Settings { ui_scale: scale, large_print, language: language.clone(), ..Settings::default() };
            for learned in [false, true] {
                let context = Context::default();
                let mut found = Vec::new();
                for _ in 0..4 {
                    dress(&context, &settings, Liveries::default());
                    let mut output = context
                        .run_ui(input(window, scale), |ui| over(ui.ctx(), |ui| left_title(ui, &speech, learned)));
                    output.textures_delta.clear();
                    found.clear();
                    output.shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut found));
                }
                for word in [&quit, &version] {
                    let (at, _) = found.iter().find(|(_, text)| text == word).unwrap_or_else(|| panic!("{word}"));
                    let bottom = high / scale;
                    assert!(at.bottom() <= bottom - 4.0, "{language} {window} {scale}: {word} at {at} of {bottom}");
                }
            }
        }
    }
}
