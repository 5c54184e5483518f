//! Influence as it is laid out: the effect of changing one number, as far as the rules allow (DR-17).

use super::deeds::Captain;
use super::draft;
use crate::rules::dead_reckoning::cards::AbilityRef;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::influence::Plan;
use crate::rules::dead_reckoning::orders::{Employ, Placing};
use crate::rules::dead_reckoning::printed::abilities::{Act, Amount, Reach};

/// The cubes of an ability, and their reach.
pub(super) type Brings = (Amount, Reach);

/// The use that is laid out now: the last of those that follow each other.
pub(super) fn last(said: &Employ) -> &Employ {
    said.joined.as_deref().map_or(said, last)
}

fn last_mut(said: &mut Employ) -> &mut Employ {
    match said.joined {
        Some(ref mut joined) => last_mut(joined),
        None => said,
    }
}

pub(super) fn brings(captain: &Captain<'_>, said: &Employ) -> Option<Brings> {
    match draft::core(draft::act_of(captain, said)?).0 {
        Act::Influence(amount, reach) => Some((*amount, *reach)),
        _ => None,
    }
}

/// The plan that is laid out, as far as the rules allow it.
pub(super) fn plan<'a>(captain: &Captain<'a>, said: &Employ, (amount, reach): Brings) -> Option<Plan<'a>> {
    employing::planned(captain.table, captain.player, said, amount, reach).ok()
}

/// Sets the number of equal cubes; cubes that the rules forbid after the change are taken back.
pub(super) fn set(captain: &Captain<'_>, said: &mut Employ, cube: Placing, value: u8) {
    let Some(brings) = brings(captain, said) else { return };
    let cubes = &mut last_mut(said).cubes;
    let had = cubes.iter().filter(|own| **own == cube).count();
    match usize::from(value) {
        more if more > had => cubes.extend(std::iter::repeat_n(cube, more - had)),
        fewer => {
            for _ in fewer..had {
                if let Some(last) = cubes.iter().rposition(|own| *own == cube) {
                    cubes.remove(last);
                }
            }
        }
    }
    while plan(captain, said, brings).is_none() && last_mut(said).cubes.pop().is_some() {}
}

/// Another ability follows, or is struck out with all that comes after it.
pub(super) fn join(said: &mut Employ, ability: AbilityRef, option: u8, follows: bool) {
    match &mut said.joined {
        Some(next) if next.ability != ability => join(next, ability, option, follows),
        Some(_) if follows => {}
        next => *next = follows.then(|| Box::new(employing::said(ability, option))),
    }
}
