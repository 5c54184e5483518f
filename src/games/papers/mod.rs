//! Papers that every game lays beside the table: ribbon, log, curtain, verdict; and the seats at the table.

pub mod aloud;
pub mod consent;
pub mod curtain;
pub mod desk;
mod fork;
pub mod head;
mod interface;
pub mod keepsakes;
pub mod levers;
pub mod log_page;
pub mod mate;
pub mod notes;
mod open;
mod progress;
pub mod record;
pub mod ribbon;
pub mod sand_glass;
mod seating;
pub mod setting_out;
pub mod sheets;
mod showing;
pub mod since;
pub mod verdict;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub use self::interface::{MatchStatus, Papers};
pub(super) use crate::table::stage::at_the_table;
pub use crate::table::theme::slips::{above, below};

use self::desk::Begun;
use crate::play::PlaySystems;
use crate::play::belongings::belongs;
use crate::play::consent::Motions;
use crate::play::curtain::Curtain;
use crate::play::on_the_table::OnTheTable;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::Seen;
use crate::table::chairs::{SeatNames, Taken};
use crate::table::liveries::Liveries;
use crate::table::pacing::{redraw_on, redraw_while};
use crate::table::panels::replay::replaying;
use crate::table::room::sky;
use crate::table::settings::bindings::HandSystems;
use crate::table::sound::Ended;
use crate::table::stage::Screen;
use crate::table::under::{CarrySystems, PointSystems};

/// The papers that lie before the eyes while no curtain hangs: every game adds its own, in the order they are laid.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaperSystems;

/// The questions that all at the desk are asked: they lie over every paper.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct QuestionSystems;

/// These systems find the match on the desk; all papers read it after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct AtDeskSystems;

/// Adds the part that all papers share.
pub(super) fn shared(app: &mut App) {
    redraw_on::<OnTheTable>(app);
    redraw_on::<Curtain>(app);
    redraw_on::<Motions>(app);
    redraw_on::<levers::OpenPapers>(app);
    belongs::<levers::OpenPapers>(app);
    sheets::shared(app);
    app.init_resource::<Liveries>()
        .init_resource::<Taken>()
        .init_resource::<SeatNames>()
        .init_resource::<desk::AtDesk>()
        .init_resource::<Ended>()
        .init_resource::<levers::OpenPapers>()
        .init_resource::<log_page::Written>()
        .init_resource::<record::Volleys>()
        .init_resource::<record::CaptainsRecord>()
        .add_message::<log_page::KeepLog>()
        .add_systems(PreStartup, record::open)
        .add_systems(Update, record::say_what_is_wrong)
        .add_observer(record::put_away)
        .add_observer(sand_glass::forget)
        .add_systems(Update, sand_glass::lay_down.before(PlaySystems::Begin))
        .add_systems(PreUpdate, sand_glass::take_up.after(HandSystems).run_if(at_the_table).run_if(curtain::is_up))
        .add_observer(levers::put_away)
        .add_observer(log_page::put_away)
        .configure_sets(Update, AtDeskSystems.after(PlaySystems::Show))
        .add_systems(
            Update,
            (
                (desk::speak_to, sand_glass::say_how_long, sand_glass::ring).after(AtDeskSystems),
                // A key's wish is carried out in the same frame.
                notes::turn_with_keys.before(PlaySystems::Begin).run_if(in_state(Screen::Table)),
            ),
        )
        .add_systems(
            PreUpdate,
            notes::draw.after(PointSystems).before(CarrySystems).run_if(at_the_table).run_if(curtain::is_up),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (PaperSystems, QuestionSystems).chain().run_if(at_the_table).run_if(curtain::is_up),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (aloud::say_what_happens, notes::paint_the_pencil).run_if(at_the_table).run_if(curtain::is_up),
                (consent::ask_everybody, sand_glass::ask_how_long).chain().in_set(QuestionSystems),
            ),
        );
}

/// The papers of one game, and its sheets.
pub fn plugin<G: Papers>(app: &mut App) {
    app.add_plugins((sheets::plugin::<G>, sky::of_game::<G>));
    redraw_while(app, any_match_filter::<Changed<Seen<G>>>);
    let at_table = has_the_table::<G>;
    app.init_resource::<Begun<G>>()
        .add_systems(
            Update,
            (
                desk::remember::<G>,
                (desk::remember_who_won::<G>, desk::tell_the_band::<G>).after(PlaySystems::Show).run_if(at_table),
                desk::say_why::<G>.after(PlaySystems::Show),
                (
                    log_page::write_the_log::<G>,
                    desk::mirror::<G>.in_set(AtDeskSystems),
                    showing::fill_replay_bar::<G>,
                    keepsakes::keep_the_log::<G>,
                    record::count_the_volleys::<G>,
                    record::write_down::<G>,
                )
                    .after(PlaySystems::Show)
                    .run_if(at_table),
                (seating::sit::<G>, seating::take_the_chairs::<G>).after(PlaySystems::Show).run_if(at_table),
                // A key's wish is carried out in the same frame.
                levers::pull_with_keys::<G>.before(PlaySystems::Begin).run_if(in_state(Screen::Table)).run_if(at_table),
            ),
        )
        .add_systems(
            PreUpdate,
            levers::leave_the_question::<G>.after(HandSystems).run_if(at_the_table).run_if(at_table),
        )
        .add_systems(PreUpdate, since::put_away::<G>.after(HandSystems).run_if(at_table))
        .add_systems(
            EguiPrimaryContextPass,
            (
                since::show_the_news::<G>,
                (
                    showing::show_the_ribbon::<G>.run_if(not(replaying)),
                    showing::show_the_log::<G>,
                    notes::show_the_notes::<G>,
                )
                    .chain()
                    .before(PaperSystems),
                showing::show_the_verdict::<G>.after(PaperSystems).before(QuestionSystems),
            )
                .run_if(at_the_table)
                .run_if(curtain::is_up)
                .run_if(at_table),
        )
        .add_systems(
            EguiPrimaryContextPass,
            curtain::hang_the_curtain::<G>.after(QuestionSystems).run_if(at_the_table).run_if(at_table),
        );
}
