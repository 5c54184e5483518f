//! The phases of a game as systems: one for each entry of the game's own list, in its order and under its name.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::PlaySystems;
use crate::rules::kernel::{GameId, PhaseEntry, Ruleset};

/// The schedule in which the phases of all games stand as systems. It is run again while a phase is due.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules;

/// A phase's place in the schedule [`Rules`], by its game and by its name in the game's list.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PhaseSystems {
    pub game: GameId,
    /// The name of the phase.
    pub name: &'static str,
}

impl PhaseSystems {
    fn of<G: Ruleset>(entry: &PhaseEntry<G>) -> Self {
        Self { game: G::GAME, name: entry.name }
    }
}

/// A phase that leads nowhere is a fault of the rules; it must not hang the table.
const MOST_ROUNDS: usize = 10_000;

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
    current.version()
}

/// The system of a phase runs its rules, as far as orders and answers reach. It decides nothing.
fn add_the_phase<G: AtTable>(app: &mut App, entry: &'static PhaseEntry<G>) {
    let is_due = move |current: Option<Res<CurrentMatch<G>>>| {
        current.is_some_and(|current| current.is_due() && (entry.holds)(current.phase()))
    };
    let run = move |mut current: ResMut<CurrentMatch<G>>| current.run(entry.run);
    let run = IntoSystem::into_system(run).with_name(entry.name);
    app.add_systems(Rules, run.in_set(PhaseSystems::of(entry)).run_if(is_due));
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_schedule(Rules).add_systems(
        Update,
        run_the_rules::<G>.in_set(PlaySystems::RunRules).run_if(resource_exists::<CurrentMatch<G>>),
    );
    for entry in G::phases() {
        add_the_phase(app, entry);
    }
    for pair in G::phases().windows(2) {
        if let [before, after] = pair {
            app.configure_sets(Rules, PhaseSystems::of(before).before(PhaseSystems::of(after)));
        }
    }
}
