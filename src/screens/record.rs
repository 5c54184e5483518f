//! The captain's record over the title or the table.

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use crate::games::papers::keepsakes::write_beside;
use crate::games::papers::record::{CaptainsRecord, Volleys};
use crate::logbook::wording::{Fact, key};
use crate::play::on_the_table::OnTheTable;
use crate::table::chairs::SeatNames;
use crate::table::launch::Launch;
use crate::table::panels::record::{RecordMark, RecordSheet, RecordWish, record_page, record_text, record_ui};
use crate::table::speech::Speech;
use crate::table::stage::Menu;
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, paper};
use crate::table::toasts::{Toasts, Tone};

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    mut kept: ResMut<CaptainsRecord>,
    (volleys, on, names): (Res<Volleys>, Res<OnTheTable>, Res<SeatNames>),
    launch: Res<Launch>,
    mut mark: Local<RecordMark>,
    mut toasts: ResMut<Toasts>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let sheet = RecordSheet {
        speech: &speech,
        record: &kept.record,
        fired: on.0.is_some().then_some(volleys.fired.as_slice()),
        players: names.0.iter().map(|name| speech.name(name)).collect(),
    };
    let wish = over_the_window(context, "record", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        record_ui(ui, &sheet, &mut mark)
    });
    let failed = |error: &std::io::Error| Fact::from(key::RecordNotKept { reason: Fact::from(error) });
    match wish {
        Some(RecordWish::Export) => {
            let Some(folder) = launch.own_data() else { return Ok(()) };
            let (text, json) = (record_text(&speech, &kept.record), kept.record.text());
            let page = record_page(&speech, &kept.record);
            match write_beside(&folder.join("logs"), "record", &[("txt", &text), ("json", &json), ("html", &page)]) {
                Ok(file) => {
                    toasts.post(Tone::News, Fact::from(key::RecordExported { file: file.display().to_string() }));
                }
                Err(error) => toasts.post(Tone::Fault, failed(&error)),
            }
        }
        Some(RecordWish::Erase) => match kept.erase() {
            Ok(()) => toasts.post(Tone::News, Fact::from(key::RECORD_ERASED)),
            Err(error) => toasts.post(Tone::Fault, failed(&error)),
        },
        Some(RecordWish::Close) => below.close(&mut next),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Record)));
}
