//! Exact odds in words: whole percentages and hundredths, the same on every panel.

use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::odds::{Chance, Spread};
use crate::rules::the_ships::odds::{GrappleOdds, Mishap, MusketOdds, Prospect, RoundOdds, VolleyOdds};

/// Hundredths as they are written.
pub(super) fn decimal(count: u32) -> Arg {
    Arg::text(format!("{}.{:02}", count / 100, count % 100))
}

fn hundredths(spread: &Spread) -> Arg {
    decimal(spread.mean_hundredths())
}

/// Gives the percentage; a possible event is never said to be impossible, nor an uncertain one certain.
fn percent(chance: &Chance) -> Arg {
    match chance.per(100) {
        0 if *chance > Chance::never() => Arg::text("<1"),
        100 if *chance < Chance::certain() => Arg::text(">99"),
        percent => percent.into(),
    }
}

/// Says the odds of a volley.
#[must_use]
pub fn volley_odds(odds: &VolleyOdds) -> Vec<Fact> {
    let hits = hundredths(&odds.hits);
    let (losses, percent_of_one) = (hundredths(&odds.losses), percent(&odds.losses.at_least(1)));
    let mut told = vec![key::OddsHits { hits, losses, percent: percent_of_one }.into()];
    let likely = |chance: &Chance| chance.per(100) > 0;
    told.extend(Some(&odds.sinks).filter(|c| likely(c)).map(|c| key::OddsSinks { percent: percent(c) }.into()));
    told.extend(odds.fire.as_ref().filter(|c| likely(c)).map(|c| key::OddsFire { percent: percent(c) }.into()));
    told.extend(odds.rudder.as_ref().filter(|c| likely(c)).map(|c| key::OddsRudder { percent: percent(c) }.into()));
    told
}

/// Says the odds of musket fire.
#[must_use]
pub fn musket_odds(odds: &MusketOdds) -> Fact {
    let (hits, losses) = (hundredths(&odds.hits), hundredths(&odds.losses));
    key::OddsHits { hits, losses, percent: percent(&odds.losses.at_least(1)) }.into()
}

/// Says the odds of the hooks, and the losses of either side in the first round.
#[must_use]
pub fn boarding_odds(grapple: &GrappleOdds, round: &RoundOdds) -> Vec<Fact> {
    let held = key::OddsGrapple { percent: percent(&grapple.holds) }.into();
    let (own, other) = (hundredths(&round.one.losses), hundredths(&round.other.losses));
    let fought = key::OddsRound { own, other, percent: percent(&round.other.taken.or(&round.other.surrenders)) };
    vec![held, fought.into()]
}

/// Says the promise of a throw.
#[must_use]
pub fn prospect(prospect: &Prospect) -> Vec<Fact> {
    let one = |fact: Fact| vec![fact];
    match prospect {
        Prospect::Volley(odds) => volley_odds(odds),
        Prospect::Muskets(odds) => one(musket_odds(odds)),
        Prospect::Pierces(spread) => {
            one(key::OddsPierces { mean: hundredths(spread), percent: percent(&spread.at_least(1)) }.into())
        }
        Prospect::Strikes(spread) => {
            one(key::OddsStrikes { mean: hundredths(spread), percent: percent(&spread.at_least(1)) }.into())
        }
        Prospect::Grapple(chance) => one(key::OddsGrapple { percent: percent(chance) }.into()),
        Prospect::Steady(chance) => one(key::OddsSteady { percent: percent(chance) }.into()),
        Prospect::FireFighting(odds) => {
            let out = key::OddsFireOut { percent: percent(&odds.out) };
            vec![out.into(), key::OddsBlowsUp { percent: percent(&odds.blows_up) }.into()]
        }
        Prospect::Befalls(what, chance) => {
            let percent = percent(chance);
            one(match what {
                Mishap::Rudder => key::OddsRudder { percent }.into(),
                Mishap::Fire => key::OddsFire { percent }.into(),
                Mishap::Officer => key::OddsOfficer { percent }.into(),
                Mishap::BlowsUp => key::OddsBlowsUp { percent }.into(),
            })
        }
    }
}
