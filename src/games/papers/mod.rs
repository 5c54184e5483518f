//! Papers that every game lays beside the table: ribbon, log, curtain, verdict; and who sits where.

pub mod aloud;
pub mod consent;
pub mod curtain;
pub mod desk;
mod fork;
pub mod keepsakes;
pub mod levers;
pub mod log_page;
pub mod mate;
pub mod notes;
pub mod record;
pub mod ribbon;
pub mod sand_glass;
mod seating;
mod showing;
pub mod since;
pub mod verdict;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use crate::table::theme::slips::{above, below};

use self::desk::{Begun, Papers};
use crate::play::PlaySystems;
use crate::play::belongings::belongs;
use crate::play::on_the_table::has_the_table;
use crate::table::chairs::{SeatNames, Taken};
use crate::table::liveries::Liveries;
use crate::table::panels::replay::replaying;
use crate::table::settings::bindings::{HandSystems, Hands};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Redraw, Screen};
use crate::table::toasts::Toasts;
use crate::table::under::{CarrySystems, PointSystems, Under};

/// The papers that lie before the eyes while no curtain hangs: every game adds its own, in the order they are laid.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaperSystems;

/// What all papers share.
pub(super) fn shared(app: &mut App) {
    belongs::<levers::OpenPapers>(app);
    app.init_resource::<Liveries>()
        .init_resource::<Taken>()
        .init_resource::<SeatNames>()
        .init_resource::<levers::OpenPapers>()
        .init_resource::<log_page::Written>()
        .init_resource::<record::Volleys>()
        .init_resource::<record::CaptainsRecord>()
        .add_message::<log_page::KeepLog>()
        .add_systems(PreStartup, record::open)
        .add_systems(Update, record::say_what_is_wrong.run_if(resource_exists::<Toasts>))
        .add_observer(record::put_away)
        .add_observer(sand_glass::forget)
        .add_systems(Update, sand_glass::lay_down.before(PlaySystems::Begin))
        .add_systems(
            PreUpdate,
            sand_glass::take_up
                .after(HandSystems)
                .run_if(resource_exists::<Hands>.and_then(resource_exists::<Under>).and_then(resource_exists::<Redraw>))
                .run_if(in_state(Screen::Table).and_then(in_state(Menu::None)))
                .run_if(curtain::is_up),
        )
        .add_observer(levers::put_away)
        .add_observer(log_page::put_away)
        .add_systems(EguiPrimaryContextPass, aloud::say_what_happens.run_if(at_the_table).run_if(curtain::is_up))
        .configure_sets(EguiPrimaryContextPass, PaperSystems.run_if(at_the_table).run_if(curtain::is_up));
}

/// The papers of one game.
pub fn plugin<G: Papers>(app: &mut App) {
    let at_table = has_the_table::<G>;
    app.init_resource::<Begun<G>>()
        .add_systems(
            Update,
            (
                desk::remember::<G>,
                desk::remember_who_won::<G>.after(PlaySystems::Show).run_if(at_table),
                desk::say_why::<G>.after(PlaySystems::Show).run_if(resource_exists::<Toasts>),
                (
                    log_page::write_the_log::<G>,
                    desk::speak_to::<G>,
                    showing::lend_to_the_replay::<G>,
                    keepsakes::keep_the_log::<G>.run_if(resource_exists::<Toasts>),
                    record::count_the_volleys::<G>,
                    sand_glass::say_how_long::<G>,
                    sand_glass::ring::<G>.run_if(resource_exists::<Toasts>),
                    record::write_down::<G>.run_if(resource_exists::<Toasts>),
                )
                    .after(PlaySystems::Show)
                    .run_if(resource_exists::<Speech>)
                    .run_if(at_table),
                (seating::sit::<G>, seating::take_the_chairs::<G>).after(PlaySystems::Show).run_if(at_table),
                // What a key asks for is done in the same frame.
                (levers::pull_with_keys::<G>, notes::turn_with_keys::<G>)
                    .before(PlaySystems::Begin)
                    .run_if(resource_exists::<Hands>)
                    .run_if(in_state(Screen::Table))
                    .run_if(at_table),
            ),
        )
        .add_systems(
            PreUpdate,
            notes::draw::<G>
                .after(PointSystems)
                .before(CarrySystems)
                .run_if(
                    resource_exists::<Hands>.and_then(resource_exists::<Redraw>).and_then(resource_exists::<Speech>),
                )
                .run_if(in_state(Screen::Table).and_then(in_state(Menu::None)))
                .run_if(curtain::is_up)
                .run_if(at_table),
        )
        .add_systems(
            PreUpdate,
            levers::leave_the_question::<G>
                .after(HandSystems)
                .run_if(resource_exists::<Hands>.and_then(resource_exists::<ButtonInput<KeyCode>>))
                .run_if(in_state(Screen::Table).and_then(in_state(Menu::None)))
                .run_if(resource_exists::<Speech>)
                .run_if(at_table),
        )
        .add_systems(
            PreUpdate,
            since::put_away::<G>
                .after(HandSystems)
                .run_if(resource_exists::<ButtonInput<KeyCode>>.and_then(resource_exists::<ButtonInput<MouseButton>>))
                .run_if(at_table),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                since::show_the_news::<G>,
                notes::paint_the_pencil::<G>,
                (
                    showing::show_the_ribbon::<G>.run_if(not(replaying)),
                    showing::show_the_log::<G>,
                    notes::show_the_notes::<G>,
                )
                    .chain()
                    .before(PaperSystems),
                showing::show_the_verdict::<G>.after(PaperSystems).before(consent::ask_everybody::<G>),
            )
                .run_if(at_the_table)
                .run_if(curtain::is_up)
                .run_if(at_table),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                consent::ask_everybody::<G>.run_if(curtain::is_up),
                sand_glass::ask_how_long::<G>.run_if(curtain::is_up),
                curtain::hang_the_curtain::<G>,
            )
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
