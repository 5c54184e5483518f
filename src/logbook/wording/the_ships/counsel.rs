//! Why the mate would have a card so, in words: what speaks for it, with how often and with what odds.

use super::odds::decimal;
use super::things::{battery as battery_of, ship, shot as shot_of};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::counsel::{Bound, Compared, Hazard, Motive, Reason, Share};

/// His reasons for the card of a ship, a sentence each; the last says how it goes against the next best way.
#[must_use]
pub fn reasons(articles: &Articles, reason: &Reason) -> Vec<Fact> {
    let mut told: Vec<Fact> = reason.motives.iter().map(|motive| speaks(articles, motive)).collect();
    if told.is_empty() {
        told.push(reason.trial.map_or(key::MATE_ONLY, |_| key::MATE_EVEN).into());
    }
    told.extend(
        reason.trial.map(|trial| Fact::from(key::MateTrial { better: share(trial.better), worse: share(trial.worse) })),
    );
    told
}

fn share(share: Share) -> Arg {
    Fact::from(key::MateShare { times: share.times, of: share.of }).into()
}

fn both(compared: Compared) -> (Arg, Arg) {
    (share(compared.so), share(compared.otherwise))
}

fn speaks(articles: &Articles, motive: &Motive) -> Fact {
    let named = |id| ship(articles, id);
    match *motive {
        Motive::Wins(compared) => {
            let (so, otherwise) = both(compared);
            key::MateWins { so, otherwise }.into()
        }
        Motive::Fires { battery, shot, target, range, need, guns, share: often } => {
            // A die shows one of twenty faces (TS-1.1).
            let percent = need.clamp(0, 20) * 5;
            let hits = decimal(u32::from(guns) * u32::from(percent.unsigned_abs()));
            let (battery, shot) = (Arg::key(battery_of(battery)), Arg::key(shot_of(shot)));
            let (target, share) = (named(target), share(often));
            key::MateFires { battery, target, share, range, shot, need, percent, hits }.into()
        }
        Motive::Spared { hits, otherwise } => {
            let (hits, otherwise) = (decimal(hits.into()), decimal(otherwise.into()));
            key::MateSpared { hits, otherwise }.into()
        }
        Motive::Clear(hazard, compared) => {
            let (so, otherwise) = both(compared);
            match hazard {
                Hazard::Ground => key::MateClearGround { so, otherwise }.into(),
                Hazard::Rim => key::MateClearRim { so, otherwise }.into(),
                Hazard::Ship => key::MateClearShip { so, otherwise }.into(),
            }
        }
        Motive::KeepsOff { foe, keeps, reached } => {
            let (so, otherwise) = both(reached);
            key::MateKeepsOff { foe: named(foe), keeps, so, otherwise }.into()
        }
        Motive::Boards { target, holds, locked } => {
            key::MateBoards { target: named(target), holds, share: share(locked) }.into()
        }
        Motive::NearToBoard { foe, keeps, reached } => {
            let (so, otherwise) = both(reached);
            key::MateNearToBoard { foe: named(foe), keeps, so, otherwise }.into()
        }
        Motive::Closes { foe, from, to } => key::MateCloses { foe: named(foe), from, to }.into(),
        Motive::Bears { battery, foe, share } => {
            let (so, otherwise) = both(share);
            key::MateBears { battery: Arg::key(battery_of(battery)), foe: named(foe), so, otherwise }.into()
        }
        Motive::OutOfArc { foe, share } => {
            let (so, otherwise) = both(share);
            key::MateOutOfArc { foe: named(foe), so, otherwise }.into()
        }
        Motive::Reaches(bound, compared) => {
            let (so, otherwise) = both(compared);
            match bound {
                Bound::Mark(number) => key::MateReachesMark { number, so, otherwise }.into(),
                Bound::Exit => key::MateReachesExit { so, otherwise }.into(),
                Bound::Shore => key::MateReachesShore { so, otherwise }.into(),
            }
        }
        Motive::MakesFor { bound, left, otherwise } => match bound {
            Bound::Mark(number) => key::MateMakesMark { number, left, otherwise }.into(),
            Bound::Exit => key::MateMakesExit { left, otherwise }.into(),
            Bound::Shore => key::MateMakesShore { left, otherwise }.into(),
        },
        Motive::Slows { battery, foe } => {
            key::MateSlows { battery: Arg::key(battery_of(battery)), foe: named(foe) }.into()
        }
    }
}
