//! Influence that is laid out: the place of each cube, the cube it replaces, the island that lends it, and the ability
//! that follows at once (DR-17, DR-30.8).

use super::crew::about;
use super::deeds::{Captain, Group};
use super::draft;
use super::laid::{Brings, brings, last, plan};
use super::rows::{row, toggle};
use super::{isles, route};
use crate::games::dead_reckoning::wishes::Field;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::influence::Plan;
use crate::rules::dead_reckoning::orders::{Employ, Placing};
use crate::rules::dead_reckoning::printed::abilities::Reach;

/// Cubes that are laid or may come next, each kind of them once.
fn kinds(plan: &Plan<'_>, laid: &[Placing]) -> Vec<Placing> {
    let mut kinds: Vec<Placing> = Vec::new();
    for cube in laid.iter().copied().chain(plan.open()) {
        if !kinds.contains(&cube) {
            kinds.push(cube);
        }
    }
    kinds.sort_unstable_by_key(|cube| (cube.at, cube.instead_of, cube.from));
    kinds
}

/// The rules allow this number more of these.
fn more(plan: &Plan<'_>, cube: Placing) -> u8 {
    let mut plan = plan.clone();
    (0..).take_while(|_| plan.lay(cube).is_ok()).count().try_into().unwrap_or(u8::MAX)
}

fn named(captain: &Captain<'_>, cube: Placing) -> Fact {
    let place: Fact = match cube.instead_of {
        None => key::VOYAGE_EMPTY_SLOT.into(),
        Some(other) => {
            let by = words::colour(other);
            match captain.table.player(other).is_some_and(|player| player.finished) {
                true => key::VoyageInsteadOfTwo { by }.into(),
                false => key::VoyageInsteadOf { by }.into(),
            }
        }
    };
    let Some(from) = cube.from else { return place };
    let from = key::VoyageFromIsland { island: route::name(captain.table, from) };
    key::DuelWithNote { what: place, note: from }.into()
}

/// Cubes on each island within reach and on those that lend, each with its future comparison, and the abilities that
/// may follow.
pub(super) fn parts(captain: &Captain<'_>, said: &Employ, brings: Brings) -> Vec<Group> {
    let Captain { table, player, .. } = captain;
    let now = last(said);
    let Some(plan) = plan(captain, said, brings) else { return Vec::new() };
    let kinds = kinds(&plan, &now.cubes);
    let left: Fact = key::VoyageCubesLeft { left: plan.left(), supply: plan.supply() }.into();
    let mut parts = vec![Group::default().hinting([left])];
    let near = if brings.1 == Reach::Here { Vec::new() } else { player.at.neighbours() };
    let mut shown: Vec<Place> = std::iter::once(player.at).chain(near).collect();
    for from in kinds.iter().filter_map(|cube| cube.from) {
        if !shown.contains(&from) {
            shown.push(from);
        }
    }
    for at in shown {
        let Some(after) = plan.island(at) else { continue };
        let here = kinds.iter().filter(|cube| cube.at == at);
        let rows = here.map(|cube| {
            let laid = now.cubes.iter().filter(|own| *own == cube).count();
            let laid = u8::try_from(laid).unwrap_or(u8::MAX);
            row(named(captain, *cube), Field::Cube(*cube), laid, laid.saturating_add(more(&plan, *cube)))
        });
        let stands = [isles::comparison(table, after), isles::control(after)];
        parts.push(Group::under(route::named(table, at)).hinting(stands).counting(rows));
    }
    parts.extend(followers(captain, said, &plan));
    parts
}

/// Influence slots of the table that a use may take next, and those that it takes: empty ones, or those of others (DR-30.8).
pub(super) fn slots(captain: &Captain<'_>, said: &Employ) -> Vec<(Place, u8, bool)> {
    let now = last(said);
    let plan = brings(captain, said).and_then(|brings| plan(captain, said, brings));
    let Some(plan) = plan else { return Vec::new() };
    let open = plan.open();
    let mut slots = Vec::new();
    for kind in kinds(&plan, &now.cubes) {
        let Some(island) = captain.table.island_at(kind.at) else { continue };
        let before =
            |of: &Colour| island.cubes.iter().take_while(|(own, _)| *own != of).map(|(_, count)| *count).sum::<u8>();
        let theirs = match kind.instead_of {
            Some(other) => before(&other)..before(&other) + island.in_slots(other),
            None => island.slots - island.empty_slots()..island.slots,
        };
        let alike = |cube: &&Placing| (cube.at, cube.instead_of) == (kind.at, kind.instead_of);
        let taken = now.cubes.iter().filter(alike).count();
        let offered = open.iter().any(|cube| alike(&cube));
        for (number, slot) in theirs.enumerate().filter(|(number, _)| *number < taken || offered) {
            let known = (kind.at, slot, number < taken);
            if !slots.contains(&known) {
                slots.push(known);
            }
        }
    }
    slots
}

/// Abilities that could follow at once, and those that do (DR-17.3).
fn followers(captain: &Captain<'_>, said: &Employ, plan: &Plan<'_>) -> Option<Group> {
    let follower = |next: &Employ, now: bool| {
        let card = about(captain.player.played(next.ability.card)?);
        let text = key::DuelWithNote { what: card, note: words::act(draft::act_of(captain, next)?) };
        Some(toggle(text, Field::Join(next.ability, next.option), now))
    };
    let chosen = std::iter::successors(said.joined.as_deref(), |next| next.joined.as_deref());
    let mut deeds: Vec<_> = chosen.filter_map(|next| follower(next, true)).collect();
    for (next, count, reach) in employing::to_join(captain.table, captain.player, said) {
        let joined = plan.clone().join(count, reach);
        if joined.is_ok_and(|joined| !joined.open().is_empty()) {
            deeds.extend(follower(&next, false));
        }
    }
    let group = || Group::under(key::VOYAGE_FOLLOWS).hinting([key::VOYAGE_FOLLOWS_WHY.into()]);
    (!deeds.is_empty()).then(|| group().offering(deeds))
}
