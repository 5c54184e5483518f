//! Moments that have come, and whose they are (MM-28.3).

use serde::{Deserialize, Serialize};

use super::clauses::{Moment, Step, Whose};
use super::words::{Colour, Skill, Test};
use crate::rules::kernel::keyed::kinds;

kinds! {
    /// A moment without its details: players set by it whether they want to be asked (MM-28.5).
    Hour, 33, "kebab-case":
    Revealed, RoundEnd, TurnStart, TurnEvent, TurnEnd, OwnTurn, PortStep, BeforeSell, BeforeBuy, BeforeBuyShip,
    Market, Entering, EnteredClosed, Tested, Scouted, BountyDue, CardPlayed, RaidOver, BattleStart, Opening,
    Declared, Contest, WonContest, VolleyDue, Volley, VolleyOver, Hits, Boarding, CrewStart, CrewRoll, CrewLoss,
    Sank, BattleOver
}

/// A player's wish for windows of an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ahead {
    Ask,
    PassThisTurn,
    PassUntilMyTurn,
}

/// A moment that has come: whose it is, and the test of it (MM-28.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    pub hour: Hour,
    /// In a battle the attacker comes first. Moments of all need none.
    pub mine: Vec<Colour>,
    pub test: Option<(Test, Skill)>,
}

impl Occasion {
    /// A moment of one player.
    #[must_use]
    pub fn of(hour: Hour, by: Colour) -> Self {
        Self { hour, mine: vec![by], test: None }
    }

    /// A moment of the table.
    #[must_use]
    pub const fn of_all(hour: Hour) -> Self {
        Self { hour, mine: Vec::new(), test: None }
    }

    /// The dice of a test lie open.
    #[must_use]
    pub fn tested(by: Colour, test: Test, skill: Skill) -> Self {
        Self { hour: Hour::Tested, mine: vec![by], test: Some((test, skill)) }
    }
}

/// Does a clause of this player speak at this moment (MM-28.3)? What may be played at any time of the own turn may be
/// played between the activities of a Port action too (MM-13.5).
#[must_use]
pub fn fits(moment: &Moment, occasion: &Occasion, by: Colour) -> bool {
    let (hour, whose) = match moment {
        Moment::Or(moments) => return moments.iter().any(|one| fits(one, occasion, by)),
        Moment::Tested(whose, tests) => {
            let Some((test, skill)) = occasion.test else { return false };
            if !tests.iter().any(|tests| tests.holds(test, skill)) {
                return false;
            }
            (Hour::Tested, *whose)
        }
        Moment::Revealed => (Hour::Revealed, Whose::Any),
        Moment::RoundEnd => (Hour::RoundEnd, Whose::Any),
        Moment::CardPlayed => (Hour::CardPlayed, Whose::Any),
        Moment::OwnTurn if occasion.hour == Hour::PortStep => (Hour::PortStep, Whose::Mine),
        Moment::OwnTurn => (Hour::OwnTurn, Whose::Mine),
        Moment::PortStep => (Hour::PortStep, Whose::Mine),
        Moment::Before(Step::Sell) => (Hour::BeforeSell, Whose::Mine),
        Moment::Before(Step::Buy) => (Hour::BeforeBuy, Whose::Mine),
        Moment::Before(Step::BuyShip) => (Hour::BeforeBuyShip, Whose::Mine),
        Moment::Market => (Hour::Market, Whose::Mine),
        Moment::Entering => (Hour::Entering, Whose::Mine),
        Moment::EnteredClosed => (Hour::EnteredClosed, Whose::Mine),
        Moment::RaidOver => (Hour::RaidOver, Whose::Mine),
        Moment::HitsOnMe => (Hour::Hits, Whose::Mine),
        Moment::BattleOver => (Hour::BattleOver, Whose::Mine),
        Moment::TurnStart(whose) => (Hour::TurnStart, *whose),
        Moment::TurnEvent(whose) => (Hour::TurnEvent, *whose),
        Moment::TurnEnd(whose) => (Hour::TurnEnd, *whose),
        Moment::Scouted(whose) => (Hour::Scouted, *whose),
        Moment::BountyDue(whose) => (Hour::BountyDue, *whose),
        Moment::BattleStart(whose) => (Hour::BattleStart, *whose),
        Moment::Opening(whose) => (Hour::Opening, *whose),
        Moment::Declared(whose) => (Hour::Declared, *whose),
        Moment::Contest(whose) => (Hour::Contest, *whose),
        Moment::WonContest(whose) => (Hour::WonContest, *whose),
        Moment::VolleyDue(whose) => (Hour::VolleyDue, *whose),
        Moment::Volley(whose) => (Hour::Volley, *whose),
        Moment::VolleyOver(whose) => (Hour::VolleyOver, *whose),
        Moment::Boarding(whose) => (Hour::Boarding, *whose),
        Moment::CrewStart(whose) => (Hour::CrewStart, *whose),
        Moment::CrewRoll(whose) => (Hour::CrewRoll, *whose),
        Moment::CrewLoss(whose) => (Hour::CrewLoss, *whose),
        Moment::Sank(whose) => (Hour::Sank, *whose),
    };
    let mine = occasion.mine.contains(&by);
    hour == occasion.hour
        && match whose {
            Whose::Mine => mine,
            Whose::Other => !mine,
            Whose::Any => true,
        }
}
