//! Matches begin and are left.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, MatchSystems, PlaySystems};
pub use super::frame::{ShowBrokenOff, TableCleared};
use super::lens::Moment;
use super::log::LogBook;
use super::on_the_table::{OnTheTable, TakesTheTable};
use super::players::{Player, Players};
use super::sand_glass::SandGlass;
use super::save_slot::SaveSlot;
use super::show_lock::ShowLock;
use crate::logbook::chronicle::Limit;
use crate::rules::kernel::Ruleset;

/// Begin a match.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct NewMatch<G: Ruleset> {
    pub setup: G::Setup,
    /// Players stand in the order in which the set-up lists the sides; a seat beyond the list gets a player without a
    /// name.
    pub players: Vec<Player>,
    /// The root of everything that is drawn by lot; without one it is drawn from the system whenever it is wanted.
    pub seed: Option<u64>,
    /// All have agreed on this limit for one order or one answer.
    pub limit: Option<Limit>,
}

/// A set-up cannot be played.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct SetUpRefused<G: Ruleset> {
    pub fault: G::SetupFault,
}

/// Play the match on the table once more with the sides changed: every player sits down a seat further, with the points of this
/// leg, by seat.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Rematch {
    /// Each seat has made these points.
    pub points: Vec<i32>,
}

/// Leave the match; it stays in its save.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaveMatch;

/// Clears what belongs to the match before.
pub(super) fn clear<G: AtTable>(
    commands: &mut Commands,
    log: &mut LogBook<G>,
    moment: &mut Moment<G>,
    lock: &mut ShowLock,
) {
    log.clear();
    moment.leave();
    lock.clear();
    commands.trigger(TakesTheTable(G::GAME));
    commands.trigger(TableCleared);
    commands.trigger(ShowBrokenOff);
}

fn change_sides<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    (players, glass): (Res<Players>, Res<SandGlass>),
    mut wanted: MessageReader<Rematch>,
    mut new: MessageWriter<NewMatch<G>>,
) {
    if let Some((Rematch { points }, current)) = wanted.read().last().zip(current) {
        let setup = current.journal().setup.clone();
        let players = players.with_sides_changed(points);
        new.write(NewMatch { setup, players, seed: None, limit: glass.limit() });
    }
}

fn begin<G: AtTable>(
    mut commands: Commands,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut lock: ResMut<ShowLock>,
    mut afresh: ResMut<Afresh>,
    mut wanted: MessageReader<NewMatch<G>>,
    mut refused: MessageWriter<SetUpRefused<G>>,
) {
    let Some(NewMatch { setup, players, seed, limit }) = wanted.read().last() else { return };
    match CurrentMatch::<G>::open(setup, (*seed).into()) {
        Ok(current) => {
            clear(&mut commands, &mut log, &mut moment, &mut lock);
            commands.insert_resource(Players::seated(players.clone(), G::seats(current.state())));
            commands.insert_resource(current);
            commands.insert_resource(SaveSlot::default());
            commands.insert_resource(SandGlass::read(None, *limit));
            afresh.0 += 1;
        }
        Err(fault) => {
            refused.write(SetUpRefused { fault });
        }
    }
}

fn leave<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut lock: ResMut<ShowLock>,
    mut wanted: MessageReader<LeaveMatch>,
) {
    if wanted.read().last().is_some() && current.is_some() {
        clear(&mut commands, &mut log, &mut moment, &mut lock);
        commands.remove_resource::<CurrentMatch<G>>();
        commands.remove_resource::<SaveSlot>();
        commands.insert_resource(OnTheTable(None));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LeaveMatch>().add_message::<Rematch>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_message::<NewMatch<G>>().add_message::<SetUpRefused<G>>().add_systems(
        Update,
        (leave::<G>, change_sides::<G>, begin::<G>).chain().in_set(PlaySystems::Begin).in_set(MatchSystems),
    );
}
