//! The mate's reasons for a card, in words: its motives, with counts and odds.

use super::odds::decimal;
use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::counsel::{Bound, Compared, Hazard, Motive, Reason};

/// Says the mate's reasons for the card of a ship, a sentence each; the last compares it with the next best way.
#[must_use]
pub fn reasons(articles: &Articles, reason: &Reason) -> Vec<Fact> {
    let mut told: Vec<Fact> = reason.motives.iter().map(|motive| speaks(articles, motive)).collect();
    if told.is_empty() {
        told.push(reason.trial.map_or(key::MATE_ONLY, |_| key::MATE_EVEN).into());
    }
    told.extend(reason.trial.map(|trial| Fact::from(key::MateTrial { better: trial.better, worse: trial.worse })));
    told
}

fn speaks(articles: &Articles, motive: &Motive) -> Fact {
    key::mate!(Motive, motive, articles;
        Motive::Fires { battery, shot, target, range, need, guns, share } => {
            // A die shows one of twenty faces (TS-1.1).
            let percent = need.clamp(&0, &20) * 5;
            let hits = decimal(u32::from(*guns) * u32::from(percent.unsigned_abs()));
            let (battery, shot, target, share) = (*battery, *shot, target.in_words(articles), *share);
            key::MateFires { battery, target, share, range: *range, shot, need: *need, percent, hits }.into()
        }
        Motive::Spared { hits, otherwise } => {
            let (hits, otherwise) = (decimal((*hits).into()), decimal((*otherwise).into()));
            key::MateSpared { hits, otherwise }.into()
        }
    )
}
