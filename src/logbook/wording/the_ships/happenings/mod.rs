//! What happened, in words: one sentence a happening, and the parts of every number in it.

mod boarding;
mod gunnery;
mod movement;
mod turns;

use super::things::{aim_parts, battery, grip_parts, mast, need_parts};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Advanced, Boarding, Gunnery, Happening, Turns};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName};

/// One happening. Every one has an arm of its own: one that is new does not compile without a sentence.
#[must_use]
pub fn happening(articles: &Articles, happening: &Happening) -> Fact {
    use Happening as H;
    match happening {
        H::SettingOut(told) => turns::setting_out(articles, told),
        H::Turns(told) => turns::turns(articles, told),
        H::Movement(told) => movement::movement(articles, told),
        H::Gunnery(told) => gunnery::gunnery(articles, told),
        H::Losses(told) => gunnery::losses(articles, told),
        H::Boarding(told) => boarding::boarding(articles, told),
        H::Advanced(told) => boarding::advanced(articles, told),
        H::Umpire(told) => turns::umpire(articles, told),
        H::End(told) => turns::end(articles, told),
    }
}

fn at(place: BatteryPlace) -> Arg {
    Arg::key(battery(place))
}

/// The parts of every number in a happening, in the order of the rulebook (TS-29).
#[must_use]
pub fn parts_of_happening(articles: &Articles, happening: &Happening) -> Vec<Fact> {
    use Happening as H;
    match happening {
        H::Gunnery(Gunnery::VolleyFired { aim, .. } | Gunnery::MusketsFired { aim, .. }) => aim_parts(aim),
        H::Turns(Turns::SteadinessThrown { need, .. })
        | H::Advanced(Advanced::FireFought { need, .. })
        | H::Boarding(Boarding::Struck { need, .. }) => need_parts(need),
        H::Boarding(Boarding::GrappleThrown { grip, .. }) => grip_parts(grip),
        H::Turns(Turns::TokensReceived { ship: id, by_mast, officers, .. }) => {
            let vessel = articles.vessels.iter().find(|vessel| vessel.id == *id);
            let names = vessel.map(|vessel| vessel.card.masts.iter().map(|mast| mast.name).collect::<Vec<MastName>>());
            let brought = names.unwrap_or_default().into_iter().zip(by_mast).filter(|(_, count)| **count > 0);
            let mut parts: Vec<_> = brought
                .map(|(name, count)| Fact::from(key::PartMastBrings { mast: Arg::key(mast(name)), value: *count }))
                .collect();
            if *officers != 0 {
                parts.push(Fact::from(key::PartOfficers { value: *officers }));
            }
            parts
        }
        _ => Vec::new(),
    }
}
