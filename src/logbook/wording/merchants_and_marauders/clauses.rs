//! The language of cards in words: a clause becomes a sentence, put together from short phrases.

use super::modifiers::{modifier, signed};
use super::things::{gold, list};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::clauses::{
    Clause, Condition, Cost, Count, Dice, Effect, Keep, Moment, Rolled, Span, Step, Tests, Whichever, Who, Whose,
};
use crate::rules::merchants_and_marauders::words::{Test, Trade};

keys! {
    /// A test, as it stands after “for”.
    tests(Tests): mm_tests;
}

/// Says a clause of a captain, a card, a zone, a modification, a weapon.
#[must_use]
pub fn clause(clause: &Clause) -> Fact {
    said(clause, |what| key::MmClauseAlways { what }.into())
}

/// Says a clause of an event: it holds this round instead of always.
#[must_use]
pub fn event_clause(clause: &Clause) -> Fact {
    said(clause, |what| key::MmClauseThisRound { what }.into())
}

fn said(clause: &Clause, always: impl Fn(Fact) -> Fact) -> Fact {
    if let Clause::While { when, modifiers } = clause {
        let what = joined(modifiers.iter().map(modifier));
        return match when {
            Condition::Always => always(what),
            when => key::MmClauseWhile { when: condition(when), what }.into(),
        };
    }
    let Some(told) = clause.reaction() else { return key::MM_NOTHING.into() };
    let mut at = moment(told.at);
    if *told.when != Condition::Always {
        at = key::MmClauseIf { at, when: condition(told.when) }.into();
    }
    at = price(at, told.pay);
    let mut what = effects(told.effects);
    if matches!(clause, Clause::May { .. }) {
        what = key::MmClauseMay { what }.into();
    }
    if let Some(span) = told.once {
        what = key::MmClauseSpan { what, span: Arg::key(key::mm_once!(Span, span)) }.into();
    }
    if let Some(span) = told.lasts {
        what = key::MmClauseSpan { what, span: Arg::key(key::mm_lasts!(Span, span)) }.into();
    }
    key::MmClause { at, what }.into()
}

/// One after the other.
fn joined(all: impl Iterator<Item = Fact>) -> Fact {
    let both = |one: Fact, other: Fact| key::MmThen { one, other }.into();
    all.reduce(both).unwrap_or_else(|| key::MM_NOTHING.into())
}

/// Adds the costs.
pub(super) fn price(at: Fact, pay: &[Cost]) -> Fact {
    pay.iter().fold(at, |at, one| key::MmClausePay { at, cost: cost(*one) }.into())
}

fn cost(cost: Cost) -> Fact {
    key::mm_cost!(Cost, &cost; Cost::Gold(count) => key::MmPayGold { gold: gold(*count) }.into(),)
}

/// Says a moment, as the beginning of a sentence.
#[must_use]
pub fn moment(at: &Moment) -> Fact {
    use Moment as M;
    let either = |one: Fact, other: Fact| key::MmEither { one, other }.into();
    let nothing = || key::MM_NOTHING.into();
    Fact::from(key::mm_moment!(Moment, at;
        M::Tested(whose, asked) => return tested(*whose, asked),
        M::BattleStart(whose) => return in_battle(key::MM_AT_BATTLE_START, *whose),
        M::Opening(whose) => return in_battle(key::MM_AT_OPENING, *whose),
        M::Declared(whose) => return in_battle(key::MM_AT_DECLARED, *whose),
        M::Contest(whose) => return in_battle(key::MM_AT_CONTEST, *whose),
        M::WonContest(whose @ (Whose::Other | Whose::Any)) => return foreign(key::MM_AT_WON_CONTEST_OF, *whose),
        M::VolleyDue(whose @ (Whose::Other | Whose::Any)) => return foreign(key::MM_AT_VOLLEY_DUE_OF, *whose),
        M::Volley(whose @ (Whose::Other | Whose::Any)) => return foreign(key::MM_AT_VOLLEY_OF, *whose),
        M::VolleyOver(whose @ (Whose::Other | Whose::Any)) => return foreign(key::MM_AT_VOLLEY_OVER_OF, *whose),
        M::Boarding(whose) => return in_battle(key::MM_AT_BOARDING, *whose),
        M::CrewStart(whose) => return in_battle(key::MM_AT_CREW_START, *whose),
        M::CrewRoll(whose) => return in_battle(key::MM_AT_CREW_ROLL, *whose),
        M::CrewLoss(whose) => return in_battle(key::MM_AT_CREW_LOSS, *whose),
        M::Sank(whose @ (Whose::Other | Whose::Any)) => return foreign(key::MM_AT_SANK_OF, *whose),
        M::Or(moments) => return moments.iter().map(moment).reduce(either).unwrap_or_else(nothing),
    ))
}

fn tested(whose: Whose, asked: &[Tests]) -> Fact {
    let either = |one: Arg, other: Arg| key::MmOr { one, other }.into();
    let named = asked.iter().filter(|one| **one != Tests::All).map(|one| Arg::from(*one)).reduce(either);
    let what = named.filter(|_| !asked.contains(&Tests::All));
    match (whose, what) {
        (Whose::Mine, Some(what)) => key::MmAtTested { what }.into(),
        (Whose::Other, Some(what)) => key::MmAtTestedOther { what }.into(),
        (Whose::Any, Some(what)) => key::MmAtTestedAny { what }.into(),
        (Whose::Mine, None) => key::MM_AT_TESTED_ALL.into(),
        (Whose::Other, None) => key::MM_AT_TESTED_ALL_OTHER.into(),
        (Whose::Any, None) => key::MM_AT_TESTED_ALL_ANY.into(),
    }
}

/// A moment that both sides of one's own battle share.
fn in_battle(at: &str, whose: Whose) -> Fact {
    if whose == Whose::Mine { at.into() } else { foreign(at, whose) }
}

/// A moment of another player in a battle.
fn foreign(at: &str, whose: Whose) -> Fact {
    let at = Arg::key(at);
    if whose == Whose::Any { key::MmAtAny { at }.into() } else { key::MmAtOther { at }.into() }
}

/// Says a condition, as it stands after “if”.
#[must_use]
pub fn condition(when: &Condition) -> Fact {
    use Condition as C;
    let all = |parts: &[Condition], both: fn(Fact, Fact) -> Fact| {
        parts.iter().map(condition).reduce(both).unwrap_or_else(|| key::MM_IF_ALWAYS.into())
    };
    key::mm_condition!(Condition, when;
        C::In(zones) => key::MmIfIn { zones: list(zones.iter().map(|zone| (*zone).into())) }.into(),
        C::And(parts) => all(parts, |one, other| key::MmAnd { one, other }.into()),
        C::Or(parts) => all(parts, |one, other| key::MmOr { one, other }.into()),
        C::Not(inner) => match inner.as_ref() {
            C::Pirate | C::Bounty(Whichever::Any, 1) => key::MM_IF_NOT_PIRATE.into(),
            C::Bounty(Whichever::Of(nation), 1) => key::MmIfNoBounty { nation: *nation }.into(),
            C::Nation(nation) => key::MmIfNotNation { nation: *nation }.into(),
            C::Home => key::MM_IF_NOT_HOME.into(),
            other => key::MmIfNot { what: condition(other) }.into(),
        },
    )
}

/// Says effects one after the other.
#[must_use]
pub fn effects(all: &[Effect]) -> Fact {
    joined(all.iter().map(effect))
}

/// Says an effect.
#[must_use]
pub fn effect(done: &Effect) -> Fact {
    use Effect as E;
    key::mm_effect!(Effect, done;
        E::Gold(count) => key::MmDoGold { gold: gold(*count) }.into(),
        E::Crew(by) => key::MmDoCrew { change: signed(*by) }.into(),
        E::Pardon(count, each) => key::MmDoPardon { count: *count, gold: gold(*each) }.into(),
        E::Hire(trade) => key::mm_hire!(Trade, *trade).into(),
        E::PerSkull(dice, all) => key::MmDoPerSkull { throw: throw(*dice), what: effects(all) }.into(),
        E::IfSkull(dice, all) => key::MmDoIfSkull { throw: throw(*dice), what: effects(all) }.into(),
        E::Try(skill, good, bad) => {
            let skill = *skill;
            match (good.as_slice(), bad.as_slice()) {
                ([], bad) => key::MmDoTryOr { skill, what: effects(bad) }.into(),
                (good, []) => key::MmDoTryFor { skill, what: effects(good) }.into(),
                (good, bad) => key::MmDoTry { skill, good: effects(good), bad: effects(bad) }.into(),
            }
        }
        E::NextRoll(by) => key::MmDoNextRoll { change: signed(*by) }.into(),
        E::FoeRoll(by) => key::MmDoFoeRoll { change: signed(*by) }.into(),
        E::SellAll(each) => key::MmDoSellAll { gold: gold(*each) }.into(),
        E::Toll(count, skill) => key::MmDoToll { gold: gold(*count), skill: *skill }.into(),
        E::Ashore(leadership, crew, won) => {
            key::MmDoAshore { leadership: *leadership, crew: *crew, what: effects(won) }.into()
        }
        E::DiscardOn(faces) => {
            let either = |one: Arg, other: Arg| key::MmOr { one, other }.into();
            let faces = faces.iter().map(|face| Arg::from(*face)).reduce(either);
            key::MmDoDiscardOn { faces: faces.unwrap_or_else(|| Arg::key(key::MM_NOTHING)) }.into()
        }
        E::Modify(change) => modifier(change),
    )
}

fn throw(dice: Dice) -> Fact {
    match dice {
        Dice::Of(count) => key::MmDoThrow { count }.into(),
        Dice::Cannons => key::MM_DO_THROW_CANNONS.into(),
    }
}

/// The key of a test, as it stands after “for”.
#[must_use]
pub const fn test(test: Test) -> &'static str {
    let asked = match test {
        Test::ScoutMerchant => Tests::ScoutMerchant,
        Test::ScoutPlayer => Tests::ScoutPlayer,
        Test::ScoutNpc => Tests::ScoutNpc,
        Test::ScoutGoal => Tests::ScoutGoal,
        Test::Recruit => Tests::Recruit,
        Test::Rumor => Tests::Rumor,
        Test::ProveInfluence => Tests::ProveInfluence,
        Test::ProveScouting => Tests::ProveScouting,
        Test::Claim => Tests::Claim,
        Test::Entry => Tests::Entry,
        Test::Raid => Tests::Raid,
        Test::Event => Tests::Event,
        Test::Hire => Tests::Hire,
        Test::Plain => return key::MM_TEST_PLAIN,
    };
    tests(asked)
}

said_as! {
    Test: |asked| Arg::key(test(asked));
}
