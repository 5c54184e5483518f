//! Changes for a side between two of its own views: three lines, made from its views and its log alone.

use super::things::{fate, heading, ship as named};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::happenings::{Gunnery, Happening};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::points::open_scores;
use crate::rules::the_ships::ship::Ship;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Soldiers};
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::view::View;

/// A line of changes: parts that stand side by side, each a sentence of its own.
pub type Parts = Vec<Fact>;

/// Changes of a side's ships, of the others', and of the sea.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Since {
    /// Every own ship that has changed, with its changes.
    pub own: Vec<(Arg, Parts)>,
    /// Every other ship that has.
    pub theirs: Vec<(Arg, Parts)>,
    pub sea: Parts,
}

/// Gives the loss between two counts; none if there is no loss.
fn less(before: usize, after: usize) -> Option<i64> {
    i64::try_from(before.saturating_sub(after)).ok().filter(|lost| *lost > 0)
}

fn sum(numbers: impl IntoIterator<Item = u8>) -> usize {
    numbers.into_iter().map(usize::from).sum()
}

fn began(before: bool, after: bool, begins: &'static str, ends: &'static str) -> Option<Fact> {
    (before != after).then(|| Fact::from(if after { begins } else { ends }))
}

/// Lists the changes of a ship, as far as both views show them.
fn changes(before: &State, after: &State, place: Place, own: bool) -> Parts {
    let (was, is) = (before.ship(place), after.ship(place));
    if was.standing != is.standing && !is.in_play() {
        return vec![Fact::from(fate(is.standing))];
    }
    let guns = |ship: &Ship| BatteryPlace::ALL.into_iter().map(|battery| ship.guns_in(battery)).sum::<usize>();
    // Soldiers below deck are known to her own captain alone.
    let soldiers = |ship: &Ship| sum(Soldiers::ALL.into_iter().flat_map(|kind| [ship.on_deck(kind), ship.below(kind)]));
    let crossed = less(sum(is.crossed.0), sum(was.crossed.0));
    let counts: [Option<Fact>; 6] = [
        crossed.map(|count| key::SinceHull { count }.into()),
        less(sum(was.masts), sum(is.masts)).map(|count| key::SinceMasts { count }.into()),
        less(guns(was), guns(is)).map(|count| key::SinceGuns { count }.into()),
        less(was.sailors.into(), is.sailors.into()).map(|count| key::SinceCrew { count }.into()),
        less(soldiers(was), soldiers(is)).filter(|_| own).map(|count| key::SinceSoldiers { count }.into()),
        less(is.officers_lost.count_ones() as usize, was.officers_lost.count_ones() as usize)
            .map(|count| key::SinceOfficers { count }.into()),
    ];
    let marks = [
        began(was.fire.is_some(), is.fire.is_some(), key::SINCE_FIRE, key::SINCE_FIRE_OUT),
        began(was.panic, is.panic, key::SINCE_PANIC, key::SINCE_STEADY),
        began(was.aground, is.aground, key::SINCE_AGROUND, key::SINCE_AFLOAT),
        (is.rudder_lost && !was.rudder_lost).then(|| Fact::from(key::SINCE_RUDDER)),
    ];
    let id = after.id(place);
    let hooked = after.locks.iter().filter(|lock| lock.boarder == id && !before.locks.contains(lock));
    let hooked = hooked.map(|lock| key::SinceAlongside { ship: named(&after.articles, lock.boarded) }.into());
    counts.into_iter().chain(marks).flatten().chain(hooked).collect()
}

/// Lists the changes for a side since the view `before`, with the log since then.
#[must_use]
pub fn since<'a>(side: Nation, before: &View, after: &View, told: impl IntoIterator<Item = &'a Happening>) -> Since {
    let (was, is) = (&before.table, &after.table);
    let of = |own: bool| {
        let ships = is.each().filter(|place| (is.side(*place) == side) == own);
        let ships = ships.map(|place| (named(&is.articles, is.id(place)), changes(was, is, place, own)));
        ships.filter(|(_, parts)| !parts.is_empty()).collect()
    };
    // Volleys and hits, own and the others'.
    let (mut ours, mut others) = ([0_i64; 2], [0_i64; 2]);
    for happening in told {
        if let Happening::Gunnery(Gunnery::VolleyFired { ship, hits, .. }) = happening
            && let Some(place) = is.place_of(*ship)
        {
            let [volleys, hit] = if is.side(place) == side { &mut ours } else { &mut others };
            (*volleys, *hit) = (*volleys + 1, *hit + i64::from(*hits));
        }
    }
    let ([own, own_hits], [other, other_hits]) = (ours, others);
    let guns = match own + other {
        0 => Fact::from(key::SINCE_NO_VOLLEYS),
        _ => key::SinceVolleys { own, own_hits, other, other_hits }.into(),
    };
    let wind = (was.wind != is.wind).then(|| key::WindTowards { heading: Arg::key(heading(is.wind)) }.into());
    let counted =
        open_scores(is).filter(|points| open_scores(was).as_ref() != Some(points)).map(|[english, spanish]| {
            let (own, other) = if side == Nation::English { (english, spanish) } else { (spanish, english) };
            key::SincePoints { own, other }.into()
        });
    Since { own: of(true), theirs: of(false), sea: [Some(guns), wind, counted].into_iter().flatten().collect() }
}
