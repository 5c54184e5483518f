//! The activity of the table: a mirror for panels, never read by rules.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::curtain::Curtain;
use super::frame::{MatchSystems, PlaySystems, PublishSystems};
use super::on_the_table::has_the_table;
use super::players::Players;
use super::show_lock::ShowLock;
use crate::rules::kernel::{Awaiting, Want};

/// The activity of the table.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum TableActivity {
    /// No match is on.
    #[default]
    NoGame,
    /// Ships are placed, holds filled.
    SettingUp,
    /// The curtain is down between players.
    PassingTheSeat,
    Writing,
    /// A bot thinks; no player is asked.
    Waiting,
    /// Happenings are told and shown.
    Telling,
    /// Dice are to be thrown.
    Throwing,
    /// A choice is to be made.
    Choosing,
    /// The match is over.
    Over,
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    lock: Res<ShowLock>,
    curtain: Res<Curtain>,
    mut next: ResMut<NextState<TableActivity>>,
    now: Res<State<TableActivity>>,
) {
    let busy = current.map_or(TableActivity::NoGame, |current| match current.awaiting() {
        _ if lock.any() || !current.is_told() => TableActivity::Telling,
        Awaiting::Orders(_) if !curtain.up => TableActivity::PassingTheSeat,
        Awaiting::Orders(seats) if seats.iter().all(|seat| players.is_bot(*seat)) => TableActivity::Waiting,
        Awaiting::Orders(_) if G::prepares(G::phase(current.shown())) => TableActivity::SettingUp,
        Awaiting::Orders(_) => TableActivity::Writing,
        Awaiting::Answer(Want::Throw { .. }) => TableActivity::Throwing,
        Awaiting::Answer(Want::Choice { by, .. }) if players.is_bot(*by) => TableActivity::Waiting,
        Awaiting::Answer(Want::Choice { .. }) => TableActivity::Choosing,
        Awaiting::Answer(Want::Shuffle { .. }) => TableActivity::Telling,
        Awaiting::Nothing => TableActivity::Over,
    });
    if *now.get() != busy {
        next.set(busy);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<TableActivity>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        mirror::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems).run_if(has_the_table::<G>),
    );
}
