//! Reasons for dropping cubes and questions to players, in words.

use super::end::list;
use super::things::{colour, printed, tile};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::odds::{ends_in, strength_hundredths};
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::things::Class;
use crate::rules::dead_reckoning::tray::ZoneKind;
use crate::rules::dead_reckoning::wants::{Choice, Why};

/// Says the purpose of a throw or a choice.
#[must_use]
pub fn why(why: &Why) -> Fact {
    key::dr_why!(Why, why;
        Why::Umpire { by, amendments } => key::AskUmpire { side: colour(*by), count: amendments.len() }.into(),
    )
}

/// Something to choose.
#[must_use]
pub fn choice(choice: &Choice) -> Fact {
    key::dr_choice!(Choice, choice;
        Choice::Cube(piece) => key::DrChoiceCube { number: i64::from(*piece) + 1 }.into(),
        Choice::Bonus(number) => key::DrChoiceBonus { number: i64::from(*number) + 1 }.into(),
        Choice::From(island) => key::VoyageFromIsland { island: tile(*island) }.into(),
        Choice::Copied(copy, _) => key::DrChoiceCopied { name: copy.card }.into(),
        Choice::Token(token) => key::DrChoiceToken { upgrade: printed(token) }.into(),
        Choice::Agree => key::CHOICE_AGREE.into(),
        Choice::Refuse => key::CHOICE_REFUSE.into(),
    )
}

/// Says the measured worth of cubes that fall through the tower, zone by zone.
#[must_use]
pub fn odds_of_zones() -> Vec<Fact> {
    let per = |kind| ends_in(kind).per(100);
    let (strong, weak) = (per(ZoneKind::Strength(2)), per(ZoneKind::Strength(1)));
    let (booty, damage, explosion) = (per(ZoneKind::Booty), per(ZoneKind::Damage), per(ZoneKind::Explosion));
    let hundredths = strength_hundredths();
    let strength = Arg::text(format!("{}.{:02}", hundredths / 100, hundredths % 100));
    vec![key::DrOddsZones { strong, weak, booty, damage, explosion }.into(), key::DrOddsStrength { strength }.into()]
}

/// Says an ability.
#[must_use]
pub fn ability(ability: Ability) -> Fact {
    key::dr_ability!(Ability, &ability;
        Ability::OnVictory { goods, gold_per_helm, damage, not_at_buildings } => {
            let parts = [
                (*damage > 0).then(|| key::DrPartDamage { count: *damage }.into()),
                (goods.cargo > 0).then(|| key::DrPartCargo { count: goods.cargo }.into()),
                (goods.gold > 0).then(|| key::DrPartGold { count: goods.gold }.into()),
                gold_per_helm.then(|| key::DR_PART_GOLD_PER_HELM.into()),
                not_at_buildings.then(|| key::DR_PART_NOT_AT_BUILDINGS.into()),
            ];
            key::DrAbilityOnVictory { what: list(parts.into_iter().flatten()) }.into()
        }
    )
}
