//! Questions to captains: a choice or a throw in the middle of a phase, a ruling to agree to, and the end of a battle.

use super::wishes::{EndWish, Stage, Wish};
use crate::dice::Way;
use crate::games::papers::sheets::{Deal, Paper, Scene};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::seen::Asked;
use crate::rules::kernel::Seat;
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::odds::{Prospect, of_throw};
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::wants::{Choice, Why};
use crate::table::sheet::{Block, Deed, Edge, Group, Line, Place, Print, Sheet, Width};

/// The parts of the number a throw needs, in one line.
fn parts(why: &Why) -> Option<Fact> {
    let parts = match why {
        Why::Volley { aim, .. } | Why::Muskets { aim, .. } => words::aim_parts(aim),
        Why::Steadiness { need, .. } | Why::FireFighting { need, .. } | Why::Strikes { need, .. } => {
            words::need_parts(need)
        }
        Why::Grapple { grip, .. } => words::grip_parts(grip),
        _ => Vec::new(),
    };
    let several = parts.len() > 1;
    parts.into_iter().reduce(|one, other| key::SheetList { one, other }.into()).filter(|_| several)
}

/// A throw, or a choice.
pub struct Question<'a> {
    /// The names of ships.
    pub articles: &'a Articles,
    pub by: Seat,
    /// The player's name.
    pub player: Arg,
    /// The options; empty while dice are to be thrown.
    pub options: &'a [Choice],
    /// Dice to be thrown.
    pub dice: usize,
    /// A person has them in the hand, and may let go.
    pub in_hand: bool,
    /// They lie at the first window, and this is the second: they can be let go, not shaken.
    pub afar: bool,
    pub why: &'a Why,
    /// The promise of the throw, if it is more than a lot.
    pub odds: Option<Prospect>,
}

impl Question<'_> {
    /// Above the ribbon; a throw below the upper edge, where it covers no dice.
    #[must_use]
    pub fn sheet(&self) -> Sheet<Wish> {
        let throws = self.options.is_empty();
        let rule = Fact::from(key::TooltipRule { rule: Arg::text(self.why.rule().0) });
        let (title, rule, edge) = if throws {
            let dice = Fact::from(key::ThrowDice { count: self.dice });
            (key::ThrowTitle::of(self.player.clone()), key::DuelWithNote { what: dice, note: rule }.into(), Edge::Above)
        } else {
            (key::ChoiceOf::of(self.player.clone()), rule, Edge::Below)
        };
        let title = Line::new(Print::Hint, key::DuelWithNote { what: title, note: rule }).signed(self.by);
        let asked = Line::new(Print::Body, words::ask(self.articles, self.why));
        let told = parts(self.why).into_iter().chain(self.odds.iter().flat_map(words::prospect));
        let told = told.map(|told| Line::new(Print::Hint, told));
        let ways = [("throw", key::THROW_TRAY, Way::Tray), ("tower", key::THROW_TOWER, Way::Tower)];
        let ways = ways.map(|(name, words, way)| Deed::button(words, Wish::Throw(way)).known_as(name));
        let ways = self.in_hand.then(|| Block::from(Group::default().offering(ways)));
        let shake = (self.in_hand && !self.afar).then(|| Line::new(Print::Hint, key::THROW_SHAKE));
        let options = self.options.iter().enumerate().map(|(number, option)| {
            let name = key::DrNamed { name: words::choice(self.articles, *option) };
            let choose = Wish::Choose(number);
            // The keyboard is on the first answer at once.
            let deed = match number {
                0 => Deed::first(name, choose).for_the_keyboard(),
                _ => Deed::button(name, choose),
            };
            deed.known_as(format!("choice:{number}"))
        });
        let options = (!throws).then(|| Group::default().offering(options));
        Sheet::new("question", Place::Slip(edge, Width::fixed(640.0)))
            .with([title, asked].into_iter().chain(told))
            .with(ways)
            .with(shake)
            .with(options)
    }
}

/// The question at this window.
pub(super) fn asked(scene: &Scene<TheShips>) -> Option<Sheet<Wish>> {
    let articles = &scene.seen.view.table.articles;
    let (by, options, dice, why) = match &scene.seen.asked {
        Asked::Choose { by, options, why: Why::Umpire { amendments, .. } } => {
            let proposer = scene.players.seats().find(|seat| seat != by)?;
            return Some(ruling(articles, [scene.name(proposer), scene.name(*by)], amendments, options));
        }
        Asked::Choose { by, options, why } => (*by, options.as_slice(), 0, why),
        Asked::Throw { by, request, why } => (*by, [].as_slice(), request.thrown(), why),
        _ => return None,
    };
    let odds = if options.is_empty() { of_throw(&scene.seen.view.table, why, dice) } else { None };
    let (player, in_hand, afar) = (scene.name(by), scene.window.in_hand, scene.window.guest);
    Some(Question { articles, by, player, options, dice, in_hand, afar, why, odds }.sheet())
}

/// Both look on: everything in a ruling is open (TS-29).
#[must_use]
pub fn ruling(
    articles: &Articles,
    [player, other]: [Arg; 2],
    amendments: &[Amendment],
    options: &[Choice],
) -> Sheet<Wish> {
    let question = Line::new(Print::Body, key::UmpireQuestion { player, other });
    let told = amendments.iter().map(|amendment| Line::new(Print::Remark, words::amendment(articles, amendment)));
    let answer = |answer| Wish::Choose(options.iter().position(|option| *option == answer).unwrap_or(usize::MAX));
    Sheet::new("ruling", Place::Over(600.0, 460.0))
        .titled(key::UMPIRE_QUESTION_TITLE)
        .with([question].into_iter().chain(told))
        .footed([
            Deed::first(key::UMPIRE_REFUSE, answer(Choice::Refuse)).for_the_keyboard(),
            Deed::button(key::UMPIRE_AGREE, answer(Choice::Agree)),
        ])
}

/// Giving the battle up, agreeing on a draw unless a bot sits there, and the way to the umpire's sheet.
#[must_use]
pub fn ending([player, other]: [Arg; 2], alone: bool, may_rule: bool, stage: Stage) -> Sheet<Wish> {
    let question = match stage {
        Stage::Which => None,
        Stage::GiveUp => Some(Fact::from(key::END_CONCEDE_QUESTION)),
        Stage::Draw => Some(key::EndDrawQuestion { player, other }.into()),
    };
    let ways = [
        (true, key::END_CONCEDE, EndWish::Ask(Stage::GiveUp)),
        (!alone, key::END_DRAW, EndWish::Ask(Stage::Draw)),
        (may_rule, key::UMPIRE_OPEN, EndWish::SetRight),
    ];
    let ways = ways.into_iter().filter(|(offered, ..)| *offered && stage == Stage::Which);
    let ways = ways.map(|(_, words, wish)| Deed::button(words, Wish::End(wish)));
    let agree = if stage == Stage::GiveUp { key::END_CONCEDE } else { key::END_AGREE };
    let agree = Deed::button(agree, Wish::End(EndWish::Agree(stage)));
    Sheet::new("ending", Place::Over(520.0, 260.0))
        .titled(key::END_MENU)
        .with(question.map(|question| Line::new(Print::Body, question)))
        .with([Group::default().offering(ways)])
        .footed([Deed::first(key::END_REFUSE, Wish::End(EndWish::Close)).for_the_keyboard()])
        .footed((stage != Stage::Which).then_some(agree))
}

/// The two who fight: the one at the window, and the other.
fn both(scene: &Scene<TheShips>) -> Option<[Seat; 2]> {
    let seat = scene.seen.seat?;
    Some([seat, scene.players.seats().find(|other| *other != seat)?])
}

/// The sheet on which the battle is ended, where a player at this window wants to.
pub(super) fn to_end(scene: &Scene<TheShips>, stage: Stage) -> Option<Sheet<Wish>> {
    let [seat, other] = both(scene).filter(|_| scene.open.ending)?;
    let may_rule = scene.seen.asked == Asked::Orders && scene.seen.view.table.phase == Phase::Orders;
    Some(ending([seat, other].map(|seat| scene.name(seat)), scene.window.elsewhere.contains(&other), may_rule, stage))
}

/// Carries out a wish to end the battle.
pub(super) fn end(scene: &Scene<TheShips>, stage: &mut Stage, wish: EndWish) -> Vec<Deal<TheShips>> {
    let put_away = Deal::Lay(Paper::Ending, false);
    match (wish, both(scene)) {
        (EndWish::Ask(next), _) => {
            *stage = next;
            Vec::new()
        }
        // Both give up at once: neither has won (TS-25.5).
        (EndWish::Agree(Stage::Draw), Some(both)) => {
            let sealed = scene.seen.sealed.iter().map(|seat| Deal::TakeBack(*seat));
            sealed.chain(both.map(|seat| Deal::Give(seat, Order::Concede))).chain([put_away]).collect()
        }
        (EndWish::Agree(_), Some([seat, _])) => vec![Deal::Give(seat, Order::GiveUp), put_away],
        (EndWish::SetRight, _) => vec![put_away, Deal::Lay(Paper::Ruling, true)],
        (EndWish::Close | EndWish::Agree(_), _) => vec![put_away],
    }
}
