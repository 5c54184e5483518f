//! Papers that every game lays beside the table: the ribbon, the curtain, the page of the log.

pub mod consent;
pub mod curtain;
pub mod desk;
pub mod levers;
pub mod log_page;
pub mod ribbon;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use crate::table::theme::slips::{above, below};

use self::desk::{Begun, Papers};
use crate::play::PlaySystems;
use crate::play::at_table::has_the_table;
use crate::table::settings::bindings::Hands;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen};
use crate::table::toasts::Toasts;

/// The papers that lie before the eyes while no curtain hangs: every game adds its own, in the order they are laid.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaperSystems;

/// What all papers share.
pub(super) fn shared(app: &mut App) {
    app.init_resource::<levers::OpenPapers>()
        .init_resource::<log_page::Written>()
        .add_observer(levers::put_away)
        .add_observer(log_page::put_away)
        .configure_sets(EguiPrimaryContextPass, PaperSystems.run_if(at_the_table).run_if(curtain::is_up));
}

/// The papers of one game.
pub(super) fn plugin<G: Papers>(app: &mut App) {
    let at_table = has_the_table::<G>;
    app.init_resource::<Begun<G>>()
        .add_systems(
            Update,
            (
                desk::remember::<G>,
                desk::say_why::<G>.after(PlaySystems::Show).run_if(resource_exists::<Toasts>),
                (log_page::write_the_log::<G>, desk::speak_to::<G>)
                    .after(PlaySystems::Show)
                    .run_if(resource_exists::<Speech>)
                    .run_if(at_table),
                levers::pull_with_keys::<G>
                    .run_if(resource_exists::<Hands>)
                    .run_if(in_state(Screen::Table))
                    .run_if(at_table),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (consent::ask_both::<G>.run_if(curtain::is_up), curtain::hang_the_curtain::<G>)
                .chain()
                .after(PaperSystems)
                .run_if(at_the_table)
                .run_if(at_table),
        );
}

/// The table is what is looked at, with words and hands there.
pub(super) fn at_the_table(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    speech: Option<Res<Speech>>,
    hands: Option<Res<Hands>>,
) -> bool {
    *screen.get() == Screen::Table && *menu.get() == Menu::None && speech.is_some() && hands.is_some()
}
