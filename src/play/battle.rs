//! How a phase is run by a system: the rules' own function goes in, what happened is kept for the telling.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use crate::rules::kernel::{Procedure, Ruleset};

/// The schedule in which a game's phases stand as systems. It is run again while a phase is due.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules;

/// A phase that leads nowhere is a fault of the rules; it must not hang the table.
const MOST_ROUNDS: usize = 10_000;

/// The doing of a phase. It decides nothing.
#[derive(SystemParam)]
pub struct Battle<'w, G: AtTable> {
    current: Option<ResMut<'w, CurrentMatch<G>>>,
}

impl<G: AtTable> Battle<'_, G> {
    /// The phase in which the match stands, if it is due.
    #[must_use]
    pub fn phase(&self) -> Option<G::Phase> {
        self.current.as_ref().filter(|current| current.is_due()).map(|current| G::phase(current.play.state()))
    }

    /// Runs the rules of a phase as far as orders and answers reach.
    pub fn run(&mut self, procedure: Procedure<G>) {
        if let Some(current) = &mut self.current {
            current.run(procedure);
        }
    }
}

/// Is a phase of this kind due?
pub fn in_phase<G: AtTable>(is: fn(G::Phase) -> bool) -> impl Fn(Option<Res<CurrentMatch<G>>>) -> bool + Clone {
    move |current| current.is_some_and(|current| current.is_due() && is(G::phase(current.play.state())))
}

fn run_the_rules<G: AtTable>(world: &mut World) -> Result {
    for _ in 0..MOST_ROUNDS {
        let due = |world: &World| world.get_resource::<CurrentMatch<G>>().filter(|current| current.is_due()).map(stand);
        let Some(before) = due(world) else { return Ok(()) };
        world.try_run_schedule(Rules)?;
        if due(world) == Some(before) {
            break;
        }
    }
    error!("a phase of {} leads nowhere", <G as Ruleset>::GAME.0);
    Ok(())
}

fn stand<G: AtTable>(current: &CurrentMatch<G>) -> u64 {
    current.version
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_schedule(Rules).add_systems(
        Update,
        run_the_rules::<G>.in_set(PlaySystems::RunRules).run_if(resource_exists::<CurrentMatch<G>>),
    );
}
