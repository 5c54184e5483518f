//! The ruler at the bow: heading, segments that are left, what she would meet, and what can be reached (PC-5, 21.17).

use super::captain::{Captain, Deed, Group, hundredths, known, said};
use super::lanes::{self, Lane};
use super::laying::turning;
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::key;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::pivots;
use crate::rules::pirates::sailing;
use crate::rules::pirates::state::{Phase, Running};
use crate::rules::pirates::words::{OrderKind, Ruler};
use crate::rules::plane::Heading;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Field, Voice};

/// Steps of the heading, in hundredths of a degree.
const STEPS: [i32; 3] = [1_500, 100, 10];

/// The Move order that runs, as long as something is sailed.
#[must_use]
pub fn sails<'a>(captain: &Captain<'a>) -> Option<&'a Running> {
    let moves = |run: &&Running| run.kind == OrderKind::Move && (!run.over || sailing::goes_on(captain.table, run));
    captain.running().filter(moves).filter(|_| captain.orders_in(Phase::Orders))
}

/// The segment that is drafted.
#[must_use]
pub fn drafted(captain: &Captain, draft: &Draft) -> Option<Order> {
    let run = sails(captain)?;
    let heading = draft.heading?;
    if run.exit.is_some() {
        return Some(Order::LeaveFog(heading));
    }
    (!run.stopped).then_some(Order::Segment(draft.ruler, heading))
}

/// Everything about sailing.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let Some(run) = sails(captain) else { return Vec::new() };
    let mut groups = Vec::new();
    if run.exit.is_some() {
        groups.push(steering(captain, key::PC_SHEET_OUT_OF_FOG, draft));
        let deed = draft.heading.map(|heading| captain.give(key::PC_SHEET_LEAVE_FOG, Order::LeaveFog(heading)));
        groups.push(Group::default().offering(deed.map(plain)).giving_reasons());
        return groups;
    }
    if !lanes::left(captain.table, run.unit).is_empty() {
        groups.push(rulers(captain, draft, run.unit));
        groups.push(steering(captain, key::PC_SHEET_HEADING, draft));
        groups.extend(course(captain, draft, run.unit));
        groups.extend(snaps(captain, draft, run.unit));
    }
    let about = captain.give(key::PC_SHEET_COME_ABOUT, Order::ComeAbout).by("PC-5.12");
    let stop = captain.give(key::PC_SHEET_STOP_HERE, Order::EndSailing).by("PC-5.5");
    groups.push(Group::default().offering([about, stop]));
    groups
}

fn plain(deed: Deed) -> Deed {
    Deed { voice: Voice::Plain, ..deed }
}

/// Rulers that are left.
fn rulers(captain: &Captain, draft: &Draft, unit: Name) -> Group {
    let left = lanes::left(captain.table, unit);
    let deeds = Ruler::ALL.into_iter().filter_map(|ruler| {
        let count = left.iter().filter(|own| **own == ruler).count();
        let text = key::PcSheetRuler { ruler, count: u8::try_from(count).unwrap_or(u8::MAX) };
        (count > 0).then(|| known(text, Wish::Lay(ruler)).chosen(draft.ruler == ruler))
    });
    Group::after(key::PC_SHEET_LEFT).offering(deeds)
}

/// The heading, typed or turned in steps.
fn steering(captain: &Captain, heading: &'static str, draft: &Draft) -> Group {
    let typed = |heading: Heading| Field {
        mark: "heading",
        text: key::PC_SHEET_TYPED.into(),
        now: hundredths(heading.hundredths()),
        set: |hundredths| Wish::Steer(Heading::new(hundredths)),
    };
    let mut group = turning(&STEPS);
    group.field = draft.heading.map(typed);
    group.heading = Some(heading.into());
    group.in_a_row = false;
    let chord = captain.scene.chord;
    let keys = key::PcSheetSteers { port: chord(Action::PlotPort), starboard: chord(Action::PlotStarboard) };
    group.hinting([keys.into()])
}

/// Outcome of the segment.
fn course(captain: &Captain, draft: &Draft, unit: Name) -> Option<Group> {
    let heading = draft.heading?;
    let lane = lanes::lane(captain.table, unit, draft.ruler, heading)?;
    let order = Order::Segment(draft.ruler, heading);
    let against = captain.against(&order);
    let told = if against.is_some() { Vec::new() } else { lane.told(captain, unit) };
    let text = key::PcSheetSail { ruler: draft.ruler, heading: hundredths(heading.hundredths()) };
    let deed = plain(known(text, Wish::Give(order)).unless(against));
    Some(Group::default().hinting(told).offering([deed]).giving_reasons())
}

/// Things within reach: the ruler is laid on one of them.
fn snaps(captain: &Captain, draft: &Draft, unit: Name) -> Option<Group> {
    let deed = |lane: &Lane| {
        let meets = lanes::meeting(captain, unit, lane.meets)?;
        let wish = Wish::Course(lane.ruler, lane.heading);
        let note = key::PcSheetCourse { ruler: lane.ruler, heading: hundredths(lane.heading.hundredths()) };
        let chosen = draft.ruler == lane.ruler && draft.heading == Some(lane.heading);
        Some(known(meets, wish).noting(note).chosen(chosen))
    };
    let deeds: Vec<Deed> = captain.scene.reckoned.snaps(unit).iter().filter_map(deed).collect();
    (!deeds.is_empty()).then(|| Group::under(key::PC_SHEET_WITHIN_REACH).offering(deeds))
}

/// The next thing within reach, after the course that lies there.
#[must_use]
pub fn next_snap(captain: &Captain, draft: &Draft) -> Option<Wish> {
    let unit = sails(captain)?.unit;
    let snaps = captain.scene.reckoned.snaps(unit);
    let now = snaps.iter().position(|lane| lane.ruler == draft.ruler && Some(lane.heading) == draft.heading);
    let next = snaps.get(now.map_or(0, |at| at + 1) % snaps.len().max(1))?;
    Some(Wish::Course(next.ruler, next.heading))
}

/// Pivoting about the stern (PC-13.13, 13.22).
#[must_use]
pub fn pivoting(captain: &Captain, draft: &Draft, unit: Name) -> Vec<Group> {
    let Some(heading) = draft.heading.filter(|_| draft.pivots) else { return Vec::new() };
    let give =
        captain.give(key::PcSheetPivotTo { degrees: hundredths(heading.hundredths()) }, Order::Pivot(unit, heading));
    let back = known(key::PC_SHEET_NOT_NOW, Wish::Pivots(false));
    let last = Group::default().offering([plain(give), back]).giving_reasons();
    vec![steering(captain, key::PC_SHEET_PIVOT, draft), last]
}

/// A pivot may begin, or the reason why not: some heading must be free.
#[must_use]
pub fn pivot(captain: &Captain, unit: Name) -> Deed {
    let now = captain.table.ship(unit).map_or(Heading::default(), |ship| ship.pose.heading);
    let first = pivots::may_pivot(captain.table, unit, now.turned(1_000));
    let all = || (0..36).map(|step| pivots::may_pivot(captain.table, unit, now.turned(step * 1_000)));
    let checked = if first.is_ok() || all().any(|checked| checked.is_ok()) { Ok(()) } else { first };
    known(key::PC_SHEET_PIVOT, Wish::Pivots(true)).unless(said(checked))
}
