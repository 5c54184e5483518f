//! The menus that lie over any screen: settings, pause, help, credits.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
use super::rebinding::Rebinding;
use super::second_window::name_of;
use crate::games::papers::desk::AtDesk;
use crate::play::activity::TableActivity;
use crate::play::begin::LeaveMatch;
use crate::play::fork::Fork;
use crate::play::on_the_table::OnTheTable;
use crate::play::players::Players;
use crate::play::replay::{ReplayStand, ReplayWish};
use crate::play::second_window::{CloseSecondWindow, Guest, OpenSecondWindow, SecondWindow};
use crate::rules::kernel::Seat;
use crate::table::panels::credits::credits_ui;
use crate::table::panels::help::{HelpSheet, help_ui};
use crate::table::panels::pause::{PauseSheet, PauseWish, SecondSheet, pause_ui};
use crate::table::panels::settings_book::{KeysSheet, Page, SettingsSheet, SettingsWish, settings_ui};
use crate::table::settings::Settings;
use crate::table::settings::bindings::KeyNames;
use crate::table::shelf::GamesHere;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen};
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, paper};

/// The state the menus keep between two frames.
#[derive(Resource, Default)]
struct Leafing {
    page: Page,
    sought: String,
    leaving: bool,
}

fn show_settings(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    names: Res<KeyNames>,
    mut settings: ResMut<Settings>,
    mut leafing: ResMut<Leafing>,
    mut rebinding: ResMut<Rebinding>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let wish = over_the_window(context, "settings", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        let keys = KeysSheet {
            bindings: &settings.bindings,
            names: &names,
            listening: rebinding.listening,
            conflict: rebinding.conflict,
        };
        settings_ui(ui, &SettingsSheet { speech: &speech, settings: &settings, page: leafing.page, keys })
    });
    match wish {
        Some(SettingsWish::Set(wanted)) => *settings = *wanted,
        Some(SettingsWish::Turn(page)) => {
            leafing.page = page;
            rebinding.stop();
        }
        Some(SettingsWish::Keys(asked)) => rebinding.apply(asked, &mut settings.bindings),
        Some(SettingsWish::Close) => below.close(&mut next),
        None => {}
    }
    Ok(())
}

/// The second window as the pause knows it.
#[derive(SystemParam)]
struct Second<'w> {
    guest: Option<Res<'w, Guest>>,
    window: Option<Res<'w, SecondWindow>>,
    on: Res<'w, OnTheTable>,
    at: Res<'w, AtDesk>,
    players: Res<'w, Players>,
    open: MessageWriter<'w, OpenSecondWindow>,
    close: MessageWriter<'w, CloseSecondWindow>,
}

impl Second<'_> {
    /// The seat it is for: the last of several people.
    fn seat(&self) -> Option<Seat> {
        let shared = self.on.0.is_some() && self.players.persons() > 1 && self.guest.is_none();
        shared.then(|| self.players.humans().last()).flatten()
    }

    fn sheet(&self) -> Option<SecondSheet> {
        let seat = self.seat()?;
        Some(SecondSheet { player: name_of(&self.at, seat), open: self.window.is_some() })
    }

    fn turn(&mut self) {
        if self.window.is_some() {
            self.close.write(CloseSecondWindow);
        } else if let Some(seat) = self.seat() {
            self.open.write(OpenSecondWindow(seat));
        }
    }
}

fn show_pause(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    activity: Res<State<TableActivity>>,
    (stand, fork): (Res<ReplayStand>, Res<Fork>),
    mut watch: MessageWriter<ReplayWish>,
    mut leafing: ResMut<Leafing>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    mut leave: MessageWriter<LeaveMatch>,
    mut second: Second,
) -> Result {
    let context = contexts.ctx_mut()?;
    let wish = over_the_window(context, "pause", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        let may_watch = *activity.get() != TableActivity::NoGame && !stand.on;
        let (second, beside) = (second.sheet(), second.guest.is_some());
        let (leaving, fork) = (leafing.leaving, fork.is_open());
        pause_ui(ui, &PauseSheet { speech: &speech, leaving, may_watch, second, beside, fork })
    });
    match wish {
        Some(PauseWish::Resume) => below.close(&mut next),
        Some(PauseWish::SetOutAgain) => {
            // The seats are filled anew; the battle that is on stays until another begins.
            below.clear(&mut next);
            next_screen.set(Screen::Outfitting);
        }
        Some(PauseWish::Watch) => {
            watch.write(ReplayWish::Open);
            below.clear(&mut next);
        }
        Some(PauseWish::Second) => {
            second.turn();
            below.clear(&mut next);
        }
        Some(PauseWish::Saves) => below.open(Menu::Pause, &mut next, Menu::Saves),
        Some(PauseWish::Settings) => below.open(Menu::Pause, &mut next, Menu::Settings),
        Some(PauseWish::Help) => below.open(Menu::Pause, &mut next, Menu::Help),
        Some(PauseWish::Dice) => below.open(Menu::Pause, &mut next, Menu::DiceBook),
        Some(PauseWish::Record) => below.open(Menu::Pause, &mut next, Menu::Record),
        Some(PauseWish::ToTitle) => leafing.leaving = true,
        Some(PauseWish::Stay) => leafing.leaving = false,
        Some(PauseWish::Leave) => {
            leafing.leaving = false;
            leave.write(LeaveMatch);
            below.clear(&mut next);
            next_screen.set(Screen::Title);
        }
        Some(PauseWish::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

fn show_help(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    names: Res<KeyNames>,
    settings: Res<Settings>,
    mut leafing: ResMut<Leafing>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let sheet = HelpSheet { speech: &speech, bindings: &settings.bindings, names: &names };
    let away = over_the_window(context, "help", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        help_ui(ui, &sheet, &mut leafing.sought)
    });
    if away {
        below.close(&mut next);
    }
    Ok(())
}

fn show_credits(
    mut contexts: EguiContexts,
    (speech, games): (Res<Speech>, Res<GamesHere>),
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let away = over_the_window(context, "credits", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        credits_ui(ui, &speech, games.0)
    });
    if away {
        below.close(&mut next);
    }
    Ok(())
}

fn forget_the_question(mut leafing: ResMut<Leafing>) {
    leafing.leaving = false;
    leafing.sought.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Leafing>()
        .add_systems(OnEnter(Menu::Pause), forget_the_question)
        .add_systems(OnEnter(Menu::Help), forget_the_question)
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_settings.run_if(in_state(Menu::Settings)),
                show_pause.run_if(in_state(Menu::Pause)),
                show_help.run_if(in_state(Menu::Help)),
                show_credits.run_if(in_state(Menu::Credits)),
            ),
        );
}
