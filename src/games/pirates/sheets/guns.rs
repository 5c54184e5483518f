//! Shots: each gun with each target, what it needs, and what bars it (PC-10, 21.18, 21.19).

use super::captain::{Captain, Deed, Group, hundredths, known, millimetres, named, refusal, said};
use super::odds::{self, Shot};
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::Rule;
use crate::rules::odds::Spread;
use crate::rules::pirates::broadsides;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order};
use crate::rules::pirates::printed::Cannon;
use crate::rules::pirates::shooting;
use crate::rules::pirates::sights::{self, Line as Sight};
use crate::rules::pirates::state::{Phase, Running};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Keyword;
use crate::rules::plane::Mm;
use crate::table::sheet::{Line, Print, in_a_list, in_lines};

/// A target that is out of range by less than this says by how much (PC-21.18).
const HAIR: Mm = Mm(200);
/// Targets farther away than this number of L are only named.
const FAR: i32 = 2;

/// The shots of an own unit, as long as they are left.
#[must_use]
pub fn shots<'a>(captain: &Captain<'a>) -> Option<&'a Running> {
    shooting::shots(captain.table).filter(|run| captain.own(run.unit) && captain.orders_in(Phase::Orders))
}

/// The name of a gun.
#[must_use]
pub fn gun_name(gun: Gun, cannon: Cannon) -> Fact {
    let cannon = Arg::text(format!("{}{}", cannon.rank, cannon.range.word()));
    match gun {
        Gun::Mast(number) => key::PcSheetGun { number, cannon }.into(),
        Gun::Musket => key::PcSheetMusket { cannon }.into(),
        Gun::Slot(x, y) => key::PcSheetSlotGun { slot: Arg::text(format!("{x}, {y}")), cannon }.into(),
    }
}

/// Says how near it is, how much is open, and what stands in the way.
fn seen(captain: &Captain, cannon: Cannon, line: &Sight) -> Vec<Fact> {
    let mut told: Vec<Fact> = vec![key::PcSheetAway { way: millimetres(line.reach) }.into()];
    let range = captain.pack().measures.ruler(cannon.range);
    let over = line.reach - range;
    if over > Mm::ZERO && over < HAIR {
        told.push(key::PcSheetShort { by: millimetres(over), ruler: cannon.range }.into());
    }
    if line.legal.is_ok() || line.open > Mm::ZERO {
        told.push(key::PcSheetOpen { degrees: hundredths(line.open.0) }.into());
    }
    told.extend(line.blocked_by.map(|by| key::PcSheetBarredBy { by: captain.name(by) }.into()));
    told
}

/// The targets by their distance, near ones first.
fn by_distance(captain: &Captain, unit: Name) -> Vec<(Name, Mm)> {
    let targets = shooting::targets(captain.table, unit);
    let mut near: Vec<(Name, Mm)> = targets
        .into_iter()
        .filter_map(|target| Some((target, contacts::distance(captain.table, unit, target)?)))
        .collect();
    near.sort_by_key(|(_, way)| *way);
    near
}

fn is_near(captain: &Captain, way: Mm) -> bool {
    way.0 <= captain.pack().measures.l.0.saturating_mul(FAR)
}

fn fire(captain: &Captain, draft: &Draft, unit: Name, (gun, cannon): (Gun, Cannon), target: Name) -> Deed {
    let order = Order::Fire(gun, target);
    let against = captain.against(&order);
    let line = shooting::lines(captain.table, unit, gun, target);
    let shot = odds::shot(captain, unit, (gun, cannon), target);
    let tip = in_lines(seen(captain, cannon, &line).into_iter().chain(odds::reasons(captain, unit, target)));
    let open = against.is_none();
    let chosen = open && draft.gun == Some(gun) && draft.target == Some(target);
    let deed = known(gun_name(gun, cannon), Wish::Give(order)).unless(against);
    let mark = match gun {
        Gun::Mast(mast) => format!("fire:{mast}:{target}"),
        Gun::Musket => format!("fire:musket:{target}"),
        Gun::Slot(x, y) => format!("fire:{x}:{y}:{target}"),
    };
    let note = open.then(|| shot.said());
    Deed { tip, note, keyboard: chosen, ..deed }.known_as(mark)
}

fn volley(shots: impl Iterator<Item = Shot>) -> Option<Fact> {
    let shots: Vec<Shot> = shots.filter(|shot| shot.need.is_some()).collect();
    let one = |shot: &Shot| Spread::dice(1, shot.chance().per(6), 6);
    let all = shots.iter().map(one).reduce(|one, other| one.with(&other)).filter(|_| shots.len() > 1)?;
    let hits = (1..=all.greatest()).map(|hits| {
        let hits_key = u8::try_from(hits).unwrap_or(u8::MAX);
        Fact::from(key::PcSheetVolley { hits: hits_key, percent: all.at_least(hits).per(100) })
    });
    in_a_list(hits)
}

/// Each target within reach, with each gun.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let Some(run) = shots(captain) else { return Vec::new() };
    let (table, unit) = (captain.table, run.unit);
    let guns = sights::guns(table, unit);
    let (near, far): (Vec<_>, Vec<_>) =
        by_distance(captain, unit).into_iter().partition(|(_, way)| is_near(captain, *way));
    let sides = sums::keyword_card(table, unit, Keyword::BroadsidesAttack, true).is_some();
    let mut groups: Vec<Group> = Vec::new();
    for (target, way) in near {
        let head = key::PcSheetTarget { target: captain.name(target), way: millimetres(way) };
        let deeds: Vec<Deed> = guns.iter().map(|gun| fire(captain, draft, unit, *gun, target)).collect();
        let open = guns.iter().zip(&deeds).filter(|(_, deed)| deed.against.is_none());
        let all = volley(open.map(|(gun, _)| odds::shot(captain, unit, *gun, target)));
        let broadside = sides.then(|| {
            let count = u8::try_from(broadsides::battery(table, unit, target).len()).unwrap_or(u8::MAX);
            captain.give(key::PcSheetBroadside { count }, Order::Broadside(target)).by("PC-13.5")
        });
        groups.push(Group::under(head).hinting(all).offering(deeds).offering(broadside).giving_reasons());
    }
    let far = far
        .into_iter()
        .map(|(target, way)| key::PcSheetTarget { target: captain.name(target), way: millimetres(way) }.into());
    let far = in_a_list(far).map(|targets| Line::new(Print::Faint, key::PcSheetTooFar { targets }));
    groups.extend(far.map(|line| Group::default().saying(line)));
    let loads = super::acts::loads(captain, unit);
    groups.extend((!loads.is_empty()).then(|| Group::under(key::PC_SHEET_BEFORE_SHOT).offering(loads)));
    groups
}

/// The order that the draft's gun and target make.
#[must_use]
pub fn drafted(captain: &Captain, draft: &Draft) -> Option<Order> {
    shots(captain)?;
    let (gun, target) = draft.gun.zip(draft.target)?;
    Some(Order::Fire(gun, target))
}

/// The next gun, or the next target, round about.
#[must_use]
pub fn next(captain: &Captain, draft: &Draft, target: Option<bool>) -> Option<Wish> {
    let unit = shots(captain)?.unit;
    let step = |at: Option<usize>, of: usize, back: bool| match (at, back) {
        (None, _) => 0,
        (Some(at), false) => (at + 1) % of.max(1),
        (Some(at), true) => (at + of.max(1) - 1) % of.max(1),
    };
    match target {
        None => {
            let guns = sights::guns(captain.table, unit);
            let now = guns.iter().position(|(gun, _)| Some(*gun) == draft.gun);
            guns.get(step(now, guns.len(), false)).map(|(gun, _)| Wish::Aim(*gun))
        }
        Some(back) => {
            let targets = by_distance(captain, unit);
            let now = targets.iter().position(|(target, _)| Some(*target) == draft.target);
            targets.get(step(now, targets.len(), back)).map(|(target, _)| Wish::At(*target))
        }
    }
}

/// Chances of the chosen unit's guns on the target, before anything is ordered (PC-21.10).
#[must_use]
pub fn looked_at(captain: &Captain, draft: &Draft) -> Option<Group> {
    let (unit, target) = captain.picked(draft).zip(draft.target)?;
    let table = captain.table;
    let way = contacts::distance(table, unit, target)?;
    let head = key::PcSheetTarget { target: captain.name(target), way: millimetres(way) };
    let lines = sights::guns(table, unit).into_iter().map(|(gun, cannon)| {
        let line = shooting::lines(table, unit, gun, target);
        let shot = odds::shot(captain, unit, (gun, cannon), target);
        let why: (Fact, Option<Rule>) = match &line.legal {
            Ok(()) => (shot.said(), None),
            Err(found) => {
                let (why, rule) = refusal(found);
                (why, Some(rule))
            }
        };
        let print = if line.legal.is_ok() { Print::Item } else { Print::Struck };
        let text = Line::new(print, gun_name(gun, cannon)).beside(Print::Faint, Some(why.0));
        Line { tip: in_lines(seen(captain, cannon, &line)), rule: why.1, ..text }
    });
    let mut group = Group::under(head);
    group.lines.extend(lines);
    let against = said(sights::may_target(table, unit, target));
    group.lines.extend(against.map(|(why, rule)| Line::new(Print::Marked, named(why)).by(rule)));
    Some(group)
}
