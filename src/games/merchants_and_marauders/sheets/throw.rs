//! The slip over the table while dice wait in the hand: who throws, how many, why, and how.

use super::captain::{called, chance, sum};
use crate::dice::Way;
use crate::games::merchants_and_marauders::wishes::{Draft, Wish};
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::odds;
use crate::rules::merchants_and_marauders::state::RollKind;
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::Why;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Deed, Edge, Line, Place, Print, Sheet, Width};

/// The slip; once the dice have fallen they are looked at.
#[must_use]
pub fn slip(scene: &Scene<MerchantsAndMarauders>, draft: &Draft) -> Option<Sheet<Wish>> {
    let Asked::Throw { by, request, why } = &scene.seen.asked else { return None };
    if scene.window.thrown {
        return None;
    }
    let table = &scene.seen.view.table;
    let thrown = u8::try_from(request.thrown()).unwrap_or(u8::MAX);
    let count: Fact = key::MmSheetDiceInHand { count: thrown }.into();
    let question = MerchantsAndMarauders::question(&table.pack, why);
    let asked = Line::new(Print::Body, question).signed(*by).beside(Print::Faint, Some(count));
    let mut lines = vec![asked];
    let reasons = match why {
        Why::Roll { by, kind } => {
            let parts = sum(&table.pack, &sums::dice_parts(table, *by, *kind));
            Some(key::MmSheetDice { side: called(scene, *by), sum: parts }.into())
        }
        _ => None,
    };
    lines.extend(reasons.map(|reasons: Fact| Line::new(Print::Hint, reasons)));
    let tested = matches!(why, Why::Roll { kind: RollKind::Test(..), .. } | Why::NpcScouts { .. });
    lines.extend((tested && !draft.no_odds).then(|| Line::new(Print::Hint, chance(&odds::skill_test(thrown)))));
    // At the second window there is no hand to shake.
    let by_hand = scene.window.in_hand && !scene.window.guest;
    let how = match by_hand {
        true => Some(key::MmSheetThrowHow { throw: (scene.chord)(Action::Throw) }.into()),
        false => (!scene.window.in_hand).then(|| Fact::from(key::MM_SHEET_THROW_BY_ITSELF)),
    };
    lines.extend(how.map(|how| Line::new(Print::Hint, how)));
    let place = Place::Slip(Edge::Above, Width { share: 0.5, least: 160.0, most: 560.0 });
    let sheet = Sheet::new("mm-throw", place).with(lines);
    let throws = || Deed::first(key::MM_SHEET_THROW, Wish::Throw(Way::Tray)).known_as("throw");
    Some(sheet.footed(scene.window.in_hand.then(throws)))
}
