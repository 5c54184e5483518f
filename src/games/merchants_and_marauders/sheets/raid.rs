//! A raid on the sheets: cards, escapes, hits, plunder, and what each use of a success leads to (MM-11, MM-26.5).

use super::captain::{Captain, Deed, named};
use crate::games::merchants_and_marauders::wishes::{Draft, Wish};
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::seen::Asked;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::odds::{self, Aim, RaidOdds, RaidShip, RaidUse};
use crate::rules::merchants_and_marauders::pack::{CargoCard, Symbol};
use crate::rules::merchants_and_marauders::raids;
use crate::rules::merchants_and_marauders::state::{Raid, RollKind, Side, State};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::{Location, Skill, Test};
use crate::table::sheet::{Block, Line, Print, in_a_list};

/// A captain counts a lost ship as this much gold (O-4).
const SHIP: u64 = 20;

/// A question about the odds of a raid.
#[derive(Clone, PartialEq, Debug)]
enum Question {
    /// Before the first card, with this number of dice to throw.
    Begin(u8),
    /// Cards lie open, and the dice are in hand.
    Throw(u8),
    /// This number of successes is left.
    Spend(u8),
}

/// Everything that the odds follow from.
#[derive(Clone, PartialEq, Debug)]
struct Case {
    question: Question,
    ship: RaidShip,
    open: Vec<CargoCard>,
    unseen: Vec<(CargoCard, u8)>,
}

/// The odds of the raid that goes on: they are dear, and worked out once for every question.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RaidReckoning {
    case: Option<Case>,
    /// If every success is spent as well as can be.
    whole: Option<RaidOdds>,
    uses: Vec<(RaidUse, RaidOdds)>,
}

fn case(scene: &Scene<MerchantsAndMarauders>) -> Option<Case> {
    let table = &scene.seen.view.table;
    let raid = table.raid.as_ref()?;
    let dice = sums::dice(table, Side::Player(raid.by), RollKind::Test(Test::Raid, Skill::Seamanship));
    let question = match &scene.seen.asked {
        Asked::Choose { why: Why::RaidOrNot { .. }, .. } => Question::Begin(dice),
        Asked::Throw { why: Why::Roll { kind: RollKind::Test(Test::Raid, _), .. }, .. } => Question::Throw(dice),
        Asked::Choose { why: Why::Spend { successes, .. }, .. } => Question::Spend(*successes),
        _ => return None,
    };
    let open = odds::open(table, raid);
    Some(Case { question, ship: RaidShip::of(table, raid.by), open, unseen: odds::unseen(table) })
}

/// Works the odds out, unless they are known already.
#[must_use]
pub fn reckon(scene: &Scene<MerchantsAndMarauders>, draft: &Draft) -> RaidReckoning {
    let Some(case) = case(scene).filter(|_| !draft.no_odds) else { return RaidReckoning::default() };
    if scene.reckoned.case.as_ref() == Some(&case) {
        return scene.reckoned.clone();
    }
    let (mut whole, mut uses) = (None, Vec::new());
    match case.question {
        Question::Begin(dice) => whole = Some(odds::before_all(&case.ship, &case.unseen, dice, Aim::Gold)),
        Question::Throw(dice) => {
            whole = Some(odds::before_throw(&case.ship, &case.unseen, &case.open, dice, Aim::Gold));
        }
        Question::Spend(successes) => {
            uses = odds::raid_uses(&case.ship, &case.unseen, &case.open, successes, Aim::Gold);
        }
    }
    RaidReckoning { case: Some(case), whole, uses }
}

impl RaidReckoning {
    /// The odds of a use.
    fn of(&self, wanted: RaidUse) -> Option<&RaidOdds> {
        self.uses.iter().find(|(used, _)| *used == wanted).map(|(_, odds)| odds)
    }

    /// Is there no better use for gold?
    fn is_best(&self, odds: &RaidOdds) -> bool {
        let worth = |odds: &RaidOdds| {
            let of = u128::from(odds.of.max(1));
            let [gold, sunk] = [odds.gold, odds.sunk.saturating_mul(SHIP)].map(u128::from);
            // In millionths, above what may be lost.
            (gold * 1_000_000 / of + u128::from(SHIP) * 1_000_000).saturating_sub(sunk * 1_000_000 / of)
        };
        self.uses.iter().all(|(_, other)| worth(other) <= worth(odds))
    }
}

/// Odds in a few words.
fn said(odds: &RaidOdds) -> Fact {
    let tenths = odds.gold_per(10);
    let gold = Arg::text(format!("{}.{}", tenths / 10, tenths % 10));
    key::MmSheetRaidOdds {
        percent: odds.brought_in().per(100),
        gold,
        glory: odds.glory().per(100),
        sunk: odds.sunk().per(100),
    }
    .into()
}

/// Hint for a use of a success: its outcome; the best use is marked.
#[must_use]
pub fn using(captain: &Captain, option: &Choice, deed: Deed) -> Deed {
    let printed = |card| captain.pack().cargo.get(card).copied();
    let wanted = match option {
        Choice::Enough => Some(RaidUse::Enough),
        Choice::Draw => Some(RaidUse::Draw),
        Choice::Discard(card) => printed(card).map(RaidUse::Discard),
        Choice::Exchange(card) => printed(card).map(RaidUse::Exchange),
        _ => None,
    };
    let reckoned = captain.scene.reckoned;
    let Some(odds) = wanted.and_then(|wanted| reckoned.of(wanted)) else { return deed };
    let best = reckoned.is_best(odds).then(|| key::MM_SHEET_BEST.into());
    let tenths = odds.gold_per(10);
    let gold = Arg::text(format!("{}.{}", tenths / 10, tenths % 10));
    let note: Fact = key::MmSheetUse { percent: odds.brought_in().per(100), gold }.into();
    let note = in_a_list([note].into_iter().chain(best));
    Deed { note, tip: Some(said(odds)), ..deed }
}

/// The raid that goes on, as everybody may see it.
#[must_use]
pub fn panel(scene: &Scene<MerchantsAndMarauders>) -> Vec<Block<Wish>> {
    let table = &scene.seen.view.table;
    let Some(raid) = &table.raid else { return Vec::new() };
    let nation = raid.nation.unwrap_or(raid.token);
    let title =
        Line::new(Print::Caption, key::MmSheetRaidOn { merchant: Arg::key(words::merchant(nation)), zone: raid.zone });
    let mut lines = vec![title];
    lines.extend(raid.cards.iter().map(|card| Line::new(Print::Item, named(words::cargo(&table.pack, *card)))));
    if !raid.cards.is_empty() {
        lines.extend(tally(table, raid));
    }
    let rolls = table.rolls.iter().filter(|roll| roll.by == Side::Player(raid.by));
    let who = || super::captain::called(scene, Side::Player(raid.by));
    lines.extend(rolls.map(|roll| Line::new(Print::Faint, super::battle::rolled(who(), roll))));
    if raid.successes > 0 {
        lines.push(Line::new(Print::Strong, key::MmSheetSuccessesLeft { count: raid.successes }));
    }
    lines.extend(scene.reckoned.whole.as_ref().map(|odds| Line::new(Print::Small, said(odds))));
    lines.into_iter().map(Block::from).collect()
}

/// Escapes against Manoeuvrability, hits with what they would destroy, plunder (MM-11.10 to 11.16).
fn tally(table: &State, raid: &Raid) -> Vec<Line> {
    let side = Side::Player(raid.by);
    let (escapes, against) = (raids::escapes(table, raid.by), sums::manoeuvre(table, side));
    let print = |bad: bool| if bad { Print::Marked } else { Print::Small };
    let mut lines = vec![Line::new(print(escapes >= against), key::MmSheetEscapes { escapes, against })];
    for location in Location::ALL {
        let hits = odds::open(table, raid).iter().filter(|card| card.symbol == Symbol::Hit(location)).count();
        if hits > 0 {
            let left = usize::from(sums::track(table, side, location)).saturating_sub(hits);
            lines.push(Line::new(print(left == 0), key::MmSheetRaidHits { location, hits, left }));
        }
    }
    let plunder = raids::plunder(table, raid.by);
    let worth = Line::new(print(false), key::MmSheetPlunder { count: plunder });
    lines.push(worth.beside(Print::Red, (plunder >= raids::GLORIOUS).then(|| key::MM_SHEET_GLORY.into())));
    lines
}
