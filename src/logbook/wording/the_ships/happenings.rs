//! Happenings in words: one sentence a happening, a ladder a chapter, and the parts of every number in it. A new one
//! does not compile without a sentence.

use super::things::{aim_parts, grip_parts, need_parts, part};
use super::umpire::amendment;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{
    Advanced, Boarding, Collision, End, Gunnery, Happening, Losses, Movement, SailorLoss, SettingOut, Stop, Turns,
    Umpire,
};
use crate::rules::the_ships::numbers::Silence;
use crate::rules::the_ships::orders::{Berth, FittingOut};
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::state::Verdict;

/// One happening.
#[must_use]
pub fn happening(articles: &Articles, told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::SettingOut(told) => key::log_setting_out!(SettingOut, told, articles),
        H::Turns(told) => key::log_turns!(Turns, told, articles),
        H::Movement(told) => key::log_movement!(Movement, told, articles),
        H::Gunnery(told) => key::log_gunnery!(Gunnery, told, articles),
        H::Losses(told) => key::log_losses!(Losses, told, articles;
            Losses::BoxCrossed { ship, row, number, .. } => {
                key::LogBox { ship: ship.in_words(articles), part: Arg::key(part(*row)), number: *number }.into()
            }
            // Guns are counted from 0, and told from 1.
            Losses::GunLost { ship, battery, gun, .. } => {
                key::LogGunLost { ship: ship.in_words(articles), battery: *battery, gun: gun.saturating_add(1) }.into()
            }
            Losses::GunStruckOff { ship, battery, gun } => {
                let gun = gun.saturating_add(1);
                key::LogGunStruckOff { ship: ship.in_words(articles), battery: *battery, gun }.into()
            }
        ),
        H::Boarding(told) => key::log_boarding!(Boarding, told, articles),
        H::Advanced(told) => key::log_advanced!(Advanced, told, articles),
        H::Umpire(told) => umpire(articles, told),
        H::End(told) => key::log_end!(End, told, articles),
    }
}

/// Says a ruling.
fn umpire(articles: &Articles, told: &Umpire) -> Fact {
    match told {
        Umpire::RulingProposed { side, amendments } => {
            key::LogRulingProposed { side: *side, count: amendments.len() }.into()
        }
        Umpire::RulingAgreed { side } => key::LogRulingAgreed { side: *side }.into(),
        Umpire::RulingRefused { side } => key::LogRulingRefused { side: *side }.into(),
        Umpire::SetRight { amendment: what } => key::LogSetRight { what: amendment(articles, what) }.into(),
    }
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
            let names = vessel.map(|vessel| vessel.card.masts.iter().map(|mast| mast.name).collect::<Vec<_>>());
            let brought = names.unwrap_or_default().into_iter().zip(by_mast).filter(|(_, count)| **count > 0);
            let mut parts: Vec<_> =
                brought.map(|(name, count)| Fact::from(key::PartMastBrings { mast: name, value: *count })).collect();
            if *officers != 0 {
                parts.push(Fact::from(key::PartOfficers { value: *officers }));
            }
            parts
        }
        _ => Vec::new(),
    }
}
