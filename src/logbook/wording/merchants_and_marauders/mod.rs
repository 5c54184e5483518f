//! Merchants & Marauders in words: happenings, refusals, questions, the names of its things, the texts of its cards.
//!
//! Nothing here knows a language. Every function gives a fact, which `Words` says in any of them. Cards are named by
//! what is printed, for twins share their words.

mod asks;
mod battles;
mod cards;
mod clauses;
mod happenings;
mod modifiers;
mod refusals;
mod things;

pub use asks::{ahead, choice, face, faces, part, why};
pub use cards::{ability_key, card, card_key, card_text, deed, line_key, mission_text, rumor_text, source};
pub use clauses::{clause, condition, effect, effects, event_clause, moment, test, tests};
pub use happenings::{decided, glory_for, grudge, happening};
pub use modifiers::modifier;
pub use things::{
    activity, cargo, colour, compass, declaration, fitting, fitting_why, gold, good, goods, hour, list, location,
    location_why, merchant, nation, nation_people, npc, phase, place, ship, ship_why, side, skill, skill_why, sort,
    target, trade, trade_why, volley, weapon, weapon_why, zone, zone_rule,
};

use super::{Arg, Fact, Loud, Spoken};
use crate::rules::kernel::Rule;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::happenings::{
    Battles, Cards, Dice, Fates, Happening, Papers, Raids, Rounds, SettingOut, Trade, Turns, Volleys,
};
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::refusals::Refusal;
use crate::rules::merchants_and_marauders::setup::SetupFault;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};

impl Spoken for MerchantsAndMarauders {
    /// Players go by their colours, cards by what is printed.
    type Names = Pack;
    const ORDERS: Rule = Rule("MM-29.3");
    const END: Rule = Rule("MM-22.5");

    fn names(view: &View) -> &Pack {
        &view.table.pack
    }

    fn happening(pack: &Pack, told: &Happening) -> Fact {
        happening(pack, told)
    }

    fn rule(told: &Happening) -> Rule {
        told.rule()
    }

    fn loud(told: &Happening) -> Loud {
        use Happening as H;
        match told {
            H::Turns(Turns::TurnBegan { .. }) => Loud::Turn,
            H::Rounds(Rounds::RoundBegan { .. })
            | H::Turns(Turns::PhaseBegan { .. })
            | H::Battles(Battles::BattleRoundBegan { .. } | Battles::CrewRoundBegan { .. }) => Loud::Phase,
            H::Cards(Cards::PointGained { .. })
            | H::Papers(Papers::MissionCompleted { .. } | Papers::RumorProved { .. })
            | H::Raids(Raids::RaidSucceeded { .. })
            | H::Battles(Battles::BattleBegan { .. } | Battles::BattleDecided { .. })
            | H::Rounds(Rounds::WarBroke { .. } | Rounds::WarEnded { .. })
            | H::Fates(Fates::CaptainDied { .. } | Fates::Claimed { .. } | Fates::GameWon { .. }) => Loud::Mark,
            H::SettingOut(
                SettingOut::DeckLaid { .. } | SettingOut::CargoLaid { .. } | SettingOut::EventsCut { .. },
            )
            | H::Rounds(Rounds::IconSkipped { .. } | Rounds::RoundClosed { .. } | Rounds::LaidTokenReturned { .. })
            | H::Turns(Turns::ActionSpent { .. } | Turns::ScoutBegan { .. } | Turns::EntryBegan { .. })
            | H::Trade(Trade::CargoShuffled { .. } | Trade::MarketDiscarded { .. })
            | H::Papers(Papers::MissionsShuffled { .. } | Papers::RumorsShuffled { .. })
            | H::Volleys(Volleys::VolleysOver)
            | H::Dice(Dice::DiceGathered)
            | H::Cards(Cards::GloryDeckRebuilt { .. } | Cards::CardResolved { .. } | Cards::AheadSet { .. }) => {
                Loud::Aside
            }
            _ => Loud::Line,
        }
    }

    fn refusal(refusal: &Refusal) -> (Fact, Rule) {
        (refusals::objection(refusal.why), refusal.rule)
    }

    fn question(pack: &Pack, asked: &Why) -> Fact {
        why(pack, asked)
    }

    fn asks(why: &Why) -> Rule {
        why.rule()
    }

    fn choice(pack: &Pack, option: &Choice) -> Arg {
        choice(pack, option)
    }

    fn phase_key(begun: Phase) -> &'static str {
        phase(begun)
    }

    fn fault(fault: &SetupFault) -> (&str, Fact) {
        (&fault.field, refusals::flaw(fault.flaw))
    }
}
