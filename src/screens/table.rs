//! At the table: the quiet strip above it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use crate::logbook::wording::{Arg, key, names};
use crate::rules::the_ships::scenario::WindRule;
use crate::rules::the_ships::ship_card::Nation;
use crate::table::panels::chart::seat_of;
use crate::table::panels::hud::{HudSheet, HudWish, hud};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Seated, SetOut};

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Option<Res<Shelf>>,
    set_out: Res<SetOut>,
    seated: Res<Seated>,
    menu: Res<State<Menu>>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let side = [Nation::English, Nation::Spanish].into_iter().find(|nation| seat_of(*nation) == seated.0);
    let side = match side {
        Some(Nation::Spanish) => "spain",
        _ => "england",
    };
    let fixed = shelf.and_then(|shelf| match &shelf.0.scenarios.get(&set_out.0)?.wind {
        WindRule::Fixed(heading) => Some(*heading),
        _ => None,
    });
    let wind = fixed.map(|heading| {
        let id = ["n", "ne", "se", "s", "sw", "nw"].into_iter().nth(usize::from(heading.index())).unwrap_or("n");
        (heading, speech.tell(key::WIND_TOWARDS, &[("heading", Arg::key(names::heading(id)))]))
    });
    let sheet = HudSheet {
        speech: &speech,
        scenario: speech.say(&names::scenario(&set_out.0)),
        seat: seated.0,
        side: speech.say(&names::side(side)),
        wind,
        north: 0.0,
    };
    match hud(context, &sheet) {
        Some(HudWish::Pause) => below.open(*menu.get(), &mut next, Menu::Pause),
        Some(HudWish::Help) => below.open(*menu.get(), &mut next, Menu::Help),
        Some(HudWish::Settings) => below.open(*menu.get(), &mut next, Menu::Settings),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(in_state(Menu::None)).and_then(resource_exists::<Speech>)),
    );
}
