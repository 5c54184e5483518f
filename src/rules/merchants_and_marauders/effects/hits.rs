//! Hits that cards add, cancel, move and aim (MM-17.3, 19.3 to 19.9).

use super::{Doing, ask};
use crate::rules::merchants_and_marauders::game::{Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Volleys;
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::state::{Hit, State, Volley, VolleyKind};
use crate::rules::merchants_and_marauders::volleys;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::words::Location;

/// The own volley.
fn own<'a>(state: &'a State, doing: &Doing<'_>) -> Option<&'a Volley> {
    state.volleys.iter().find(|volley| volley.shooter == Some(doing.side()))
}

/// Hits on the own ship that this is true of, numbered from 0.
fn on_me(state: &State, doing: &Doing<'_>, which: impl Fn(&Hit) -> bool) -> Vec<u8> {
    let volley = state.volleys.iter().find(|volley| volley.at == doing.side());
    let hits = (0_u8..).zip(volley.into_iter().flat_map(|volley| &volley.hits));
    hits.filter(|(_, hit)| which(hit)).map(|(place, _)| place).collect()
}

/// Hits on the own ship that count still.
pub(super) fn standing(state: &State, doing: &Doing<'_>) -> Vec<u8> {
    on_me(state, doing, |hit| !hit.cancelled)
}

/// A hit is moved once (G-39).
pub(super) fn movable(state: &State, doing: &Doing<'_>) -> Vec<u8> {
    on_me(state, doing, |hit| !hit.cancelled && !hit.moved && hit.location.is_some())
}

/// Is a hit of the own volley due, with no die thrown yet?
pub(super) fn is_due(state: &State, doing: &Doing<'_>) -> bool {
    own(state, doing).is_some_and(|volley| volley.due > 0 && volley.hits.is_empty())
}

/// One weapon a volley says where the skulls go (MM-19.3, G-23).
pub(super) fn aimable(state: &State, doing: &Doing<'_>) -> bool {
    own(state, doing).is_some_and(|volley| volley.skulls_to.is_none() && !volley.hits.is_empty())
}

/// Hits come on top of those that are due, above the number of Cannons too (T-8).
pub(super) fn add(table: &mut Table<'_>, doing: &Doing<'_>, hits: u8) {
    if is_due(table, doing) {
        table.tell(Volleys::HitsAdded { shooter: doing.side(), hits });
    }
}

/// The owner picks hits that do not count.
pub(super) fn cancel(table: &mut Table<'_>, doing: &Doing<'_>, count: u8) -> Ruling<()> {
    for _ in 0..count {
        let options = standing(table, doing).into_iter().map(Choice::Hit).collect();
        let Some(Choice::Hit(hit)) = ask(table, doing, options)? else { return Ok(()) };
        table.tell(Volleys::HitCancelled { at: doing.side(), hit });
    }
    Ok(())
}

/// The owner picks hits and their new locations (G-39).
pub(super) fn shift(table: &mut Table<'_>, doing: &Doing<'_>, count: u8) -> Ruling<()> {
    let at = doing.side();
    for _ in 0..count {
        let options = movable(table, doing).into_iter().map(Choice::Hit).collect();
        let Some(Choice::Hit(hit)) = ask(table, doing, options)? else { return Ok(()) };
        let volley = table.volleys.iter().find(|volley| volley.at == at);
        let now = volley.and_then(|volley| volley.hits.get(usize::from(hit))).and_then(|hit| hit.location);
        let others = Location::ALL.into_iter().filter(|location| Some(*location) != now);
        let options = others.map(Choice::Location).collect();
        if let Some(Choice::Location(to)) = ask(table, doing, options)? {
            table.tell(Volleys::HitMoved { at, hit, to });
        }
    }
    Ok(())
}

/// Every skull of the own volley goes there (MM-19.4, 19.5).
pub(super) fn aim(table: &mut Table<'_>, doing: &Doing<'_>, to: Location) {
    if aimable(table, doing) {
        table.tell(Volleys::SkullsAimed { shooter: doing.side(), to });
    }
}

/// A volley without special weapons is due: Long Guns before round 1, else as Chasers fire (MM-19.8, 19.9).
pub(super) fn strike(table: &mut Table<'_>, doing: &Doing<'_>, hits: u8) {
    let kind = if doing.hour() == Some(Hour::Opening) { VolleyKind::LongGuns } else { VolleyKind::Chasers };
    if hits > 0 {
        volleys::due(table, doing.side(), kind, hits);
    }
}
