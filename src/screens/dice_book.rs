//! The dice book over the table.

use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use crate::dice::laboratory::Trial;
use crate::table::chairs::SeatNames;
use crate::table::panels::dice_book::{Bookmark, DiceBookSheet, DiceBookWish, dice_book_ui};
use crate::table::speech::Speech;
use crate::table::stage::Menu;
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, paper};
use crate::table::throwing::ledger::Ledger;
use crate::table::throwing::trial::DiceTrial;

/// Dice of one throw in the laboratory.
const AT_ONCE: u64 = 10;

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    ledger: Res<Ledger>,
    names: Res<SeatNames>,
    mut trial: ResMut<DiceTrial>,
    mut mark: Local<Bookmark>,
    mut begun: Local<u64>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let players = names.0.iter().map(|name| speech.name(name)).collect();
    let sheet = DiceBookSheet {
        speech: &speech,
        ledger: &ledger,
        progress: trial.progress(),
        found: trial.found.as_ref(),
        players,
    };
    let wish = over_the_window(context, "dice book", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        dice_book_ui(ui, &sheet, &mut mark)
    });
    match wish {
        Some(DiceBookWish::Try(die, way, dice)) => {
            *begun += 1;
            trial.begin(Trial { die, count: AT_ONCE as usize, way, seed: *begun }, dice / AT_ONCE);
        }
        Some(DiceBookWish::Stop) => trial.stop(),
        Some(DiceBookWish::Close) => below.close(&mut next),
        None => {}
    }
    Ok(())
}

/// A laboratory that is out of sight stops.
fn leave(mut trial: ResMut<DiceTrial>) {
    trial.stop();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::DiceBook)))
        .add_systems(OnExit(Menu::DiceBook), leave);
}
