//! The slip over the table while dice wait in the hand: who throws, why, what is needed, and how.

use super::captain::{Captain, standing};
use super::odds;
use crate::dice::Way;
use crate::games::papers::sheets::Scene;
use crate::games::pirates::wishes::{Draft, Wish};
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::sights;
use crate::rules::pirates::wants::Why;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Deed, Edge, Line, Place, Print, Sheet, Width};

/// Chances of the dice (PC-21.20).
fn chances(captain: &Captain, draft: &Draft, why: &Why) -> Option<Fact> {
    let table = captain.table;
    match why {
        Why::Attack { unit, target } => {
            let gun = draft.gun.filter(|_| captain.own(*unit))?;
            let gun = sights::guns(table, *unit).into_iter().find(|(own, _)| *own == gun)?;
            Some(odds::shot(captain, *unit, gun, *target).said())
        }
        Why::Ram { target, .. } => {
            let masts = standing(&table.unit(*target)?).0;
            Some(odds::said(&odds::sixths(masts.saturating_add(1))))
        }
        Why::Boarding { unit, against } => odds::boarding_said(captain, *unit, *against),
        Why::Scuttle { .. } => Some(odds::said(&odds::sixths(5))),
        Why::BreakFree { unit } => {
            let masts = table.ship(*unit)?.standing();
            Some(odds::said(&odds::sixths(6_u8.saturating_sub(masts))))
        }
        Why::Reef { unit, reef } => odds::terrain_said(captain, *unit, *reef),
        Why::Sargasso { unit, sea } => odds::terrain_said(captain, *unit, *sea),
        Why::Whirlpool { .. } => Some(key::PcSheetWhirlpoolOdds { chance: odds::said(&odds::sixths(4)) }.into()),
        Why::Fear { .. } => Some(key::PcSheetFearOdds { chance: odds::said(&odds::sixths(6)) }.into()),
        _ => None,
    }
}

/// The slip; once the dice have fallen they are looked at.
#[must_use]
pub fn slip(scene: &Scene<Pirates>, draft: &Draft) -> Option<Sheet<Wish>> {
    let Asked::Throw { by, request, why } = &scene.seen.asked else { return None };
    if scene.window.thrown {
        return None;
    }
    let table = scene.reckoned.table(&scene.seen.view);
    let thrown = u8::try_from(request.thrown()).unwrap_or(u8::MAX);
    let count: Fact = key::PcSheetDiceInHand { count: thrown }.into();
    let asked = Line::new(Print::Body, Pirates::question(table, why)).signed(*by).by(Pirates::asks(why));
    let mut lines = vec![asked.beside(Print::Faint, Some(count))];
    let chances = Captain::reading(scene).and_then(|captain| chances(&captain, draft, why));
    lines.extend(chances.map(|chances| Line::new(Print::Hint, chances)));
    // At the second window there is no hand to shake.
    let by_hand = scene.window.in_hand && !scene.window.guest;
    let how = match by_hand {
        true => Some(key::PcSheetThrowHow { throw: (scene.chord)(Action::Throw) }.into()),
        false => (!scene.window.in_hand).then(|| Fact::from(key::PC_SHEET_THROW_BY_ITSELF)),
    };
    lines.extend(how.map(|how| Line::new(Print::Hint, how)));
    let place = Place::Slip(Edge::Above, Width { share: 0.5, least: 160.0, most: 560.0 });
    let sheet = Sheet::new("pc-throw", place).with(lines);
    let throws = || Deed::first(key::PC_SHEET_THROW, Wish::Throw(Way::Tray)).known_as("throw");
    Some(sheet.footed(scene.window.in_hand.then(throws)))
}
