//! Plays a script step by step; what does not fit is reported with its step and rule, and nothing is guessed.

use serde::Serialize;
use serde_json::{Value, json};

use crate::captains::battle::SeededDice;
use crate::captains::captain::{Captain, Rank};
use crate::captains::seeds::seed;
use crate::cli::Speaker;
use crate::logbook::data::{DataFault, Library, Read, Source};
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Misfit, Ruleset, Seat, Viewer, Want, digest};
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::ship_card::Nation;

use super::form::{Start, Step, read};
use super::misfit::{Slip, dice_misfit, wanted};
use super::outline;

/// One line of the output.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Line(pub Value);

/// Plays a script and prints it; false if anything in it did not fit.
pub fn play(file: &str, bytes: &[u8], library: &Library, speaker: &Speaker, print: &mut dyn FnMut(&Line)) -> bool {
    let read = read(file, bytes);
    let begun = read.and_then(|Read { value, source }| {
        let script = begin(value.setup, &value.game, library, &source)?;
        Ok((script, value.steps, source))
    });
    match begun {
        Ok(((battle, seed), steps, source)) => Player::new(battle, seed, print, speaker, &source).run(&steps),
        Err(fault) => {
            print(&Line(fault_line(&fault, speaker)));
            false
        }
    }
}

/// What keeps a script from beginning, with its place in the file.
fn fault_line(fault: &DataFault, speaker: &Speaker) -> Value {
    let place = |number: usize| (number > 0).then_some(number);
    json!({
        "error": speaker.tell(&fault.what),
        "step": null,
        "line": place(fault.line),
        "column": place(fault.column),
        "field": fault.field,
    })
}

/// The battle a script begins with, and the seed of a scenario.
fn begin(
    start: Start,
    game: &str,
    library: &Library,
    source: &Source,
) -> Result<(Match<TheShips>, Option<u64>), DataFault> {
    if game != "the-ships" {
        return Err(source.fault("game", Fact::new(key::SCRIPT_OTHER_GAME).with("game", game)));
    }
    match start {
        Start::Scenario { id, seed, level, switches, chosen } => {
            let Some(scenario) = library.scenarios.get(&id) else {
                return Err(source.fault("setup.id", Fact::new(key::SCRIPT_NO_SCENARIO).with("id", id)));
            };
            let mut setup = crate::cli::matches::setup(library, scenario);
            (setup.level, setup.switches, setup.chosen) = (level, switches, chosen);
            let begun = Match::begin(&setup);
            let fault = |SetupFault { field, fact }| source.fault(format!("setup.{field}"), Fact::from(&fact));
            begun.map(|battle| (battle, seed)).map_err(fault)
        }
        Start::Position(position) => {
            if position.terrain_off_the_board() {
                return Err(source.fault("setup.terrain", Fact::new(key::SETUP_OFF_THE_BOARD_TERRAIN)));
            }
            let begun = Match::begin(&position.clone().setup(library));
            let fault = |SetupFault { field, fact }| source.fault(position.path_of(&field), Fact::from(&fact));
            begun.map(|battle| (battle, None)).map_err(fault)
        }
    }
}

/// What answers before the first orders where no step does.
struct Seeded {
    dice: SeededDice,
    captains: [Box<dyn Captain>; 2],
}

struct Player<'a> {
    battle: Match<TheShips>,
    seeded: Option<Seeded>,
    print: &'a mut dyn FnMut(&Line),
    speaker: &'a Speaker,
    source: &'a Source,
    /// What happened since the last step that was put in.
    told: Vec<Happening>,
    /// A refusal the next order has to meet.
    announced: Option<String>,
}

/// Goes on, or stops with what does not fit.
type Next = Result<(), Slip>;

impl<'a> Player<'a> {
    fn new(
        battle: Match<TheShips>,
        root: Option<u64>,
        print: &'a mut dyn FnMut(&Line),
        speaker: &'a Speaker,
        source: &'a Source,
    ) -> Self {
        let seeded = root.map(|root| Seeded {
            dice: SeededDice::new(seed(root, 0, "dice")),
            captains: [Rank::Random.enlist(seed(root, 0, "first")), Rank::Random.enlist(seed(root, 0, "second"))],
        });
        Self { battle, seeded, print, speaker, source, told: Vec::new(), announced: None }
    }

    fn run(mut self, steps: &[Step]) -> bool {
        self.drain();
        let mut number = 0;
        let mut fine = true;
        while let Some(step) = steps.get(number) {
            self.answer_from_seed(Some(step));
            let taken = self.take(step, steps.get(number + 1));
            number += 1;
            match taken {
                Ok(skip) => number += usize::from(skip),
                Err(slip) => {
                    self.complain(number, &slip);
                    fine = false;
                    break;
                }
            }
        }
        if fine {
            self.answer_from_seed(None);
            self.say_want();
            if let Some(rule) = self.announced.take() {
                self.complain(steps.len(), &Slip::of(Fact::new(key::SCRIPT_NO_REFUSAL).with("rule", rule)));
                fine = false;
            }
        }
        let state = self.battle.state();
        let hash = digest(state);
        (self.print)(&Line(json!({ "state": outline::state(state), "hash": hash.to_string() })));
        fine
    }

    /// What does not fit, with the number of its step and its place in the file.
    fn complain(&mut self, step: usize, slip: &Slip) {
        let place = self.source.fault(format!("steps[{}]", step.saturating_sub(1)), slip.what.clone());
        let error = self.speaker.tell(&slip.what);
        let rule = slip.rule.as_deref();
        (self.print)(&Line(json!({ "error": error, "step": step, "line": place.line, "rule": rule })));
    }

    fn drain(&mut self) {
        let fresh = self.battle.take_told();
        for told in &fresh {
            (self.print)(&Line(outline::happening(told)));
        }
        self.told.extend(fresh);
    }

    fn say_want(&mut self) {
        let line = match self.battle.awaiting() {
            Awaiting::Nothing => return,
            Awaiting::Orders(seats) => {
                let sides: Vec<_> = seats.iter().filter_map(|seat| self.side(*seat)).collect();
                json!({ "want": { "orders": sides, "phase": self.battle.state().phase }, "rule": "TS-7.1" })
            }
            Awaiting::Answer(want) => outline::want(want, self.battle.state()),
        };
        (self.print)(&Line(line));
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        self.battle.state().side_at(seat).map(outline::side)
    }

    fn seat(&self, side: &str) -> Result<Seat, Slip> {
        let nation = Nation::ALL.into_iter().find(|nation| outline::side(*nation) == side);
        nation
            .map(|nation| self.battle.state().seat(nation))
            .ok_or_else(|| Slip::of(Fact::new(key::SCRIPT_NO_SIDE).with("side", side)))
    }

    /// Before the first orders, what the next step does not answer comes from the seed, if there is one.
    fn answer_from_seed(&mut self, next: Option<&Step>) {
        while self.battle.state().turn == 0 {
            let Some(seeded) = &mut self.seeded else { return };
            match self.battle.awaiting().clone() {
                Awaiting::Nothing => return,
                Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(_))) => {
                    let outcome = seeded.dice.throw(&request);
                    let _ = self.battle.answer(Answer::Thrown(outcome));
                }
                Awaiting::Orders(seats)
                    if !matches!(next, Some(Step::Place(..) | Step::FitOut(..) | Step::Concede(_))) =>
                {
                    let Some(seat) = seats.first() else { return };
                    let view = TheShips::seen_by(self.battle.state(), Viewer::Seat(*seat));
                    let [first, second] = &mut seeded.captains;
                    let order = if seat.0 == 0 { first.order(&view) } else { second.order(&view) };
                    if self.battle.give(*seat, order).is_err() {
                        return;
                    }
                }
                _ => return,
            }
            self.drain();
        }
    }

    /// Takes one step; true if the next one belonged to it.
    fn take(&mut self, step: &Step, next: Option<&Step>) -> Result<bool, Slip> {
        match step {
            Step::Expect(wanted) => return self.expect(wanted).map(|()| false),
            Step::ExpectState(path, value) => return self.expect_state(path, value).map(|()| false),
            Step::ExpectRefusal(rule) => {
                if let Some(earlier) = self.announced.replace(rule.clone()) {
                    return Err(Slip::of(Fact::new(key::SCRIPT_NO_REFUSAL).with("rule", earlier)));
                }
                return Ok(false);
            }
            _ => {}
        }
        self.told.clear();
        self.say_want();
        let (seat, order) = match step {
            Step::Orders(side, cards) => (self.seat(side)?, Order::cards(cards.clone())),
            Step::Strike(side, strike, cards) => {
                (self.seat(side)?, Order::Cards { cards: cards.clone(), strike: strike.clone() })
            }
            Step::Place(side, berths) => (self.seat(side)?, Order::Place(berths.clone())),
            Step::FitOut(side, ships) => (self.seat(side)?, Order::FitOut(ships.clone())),
            Step::Concede(side) => (self.seat(side)?, Order::Concede),
            answer => {
                let answer = self.answer_of(answer)?;
                self.battle.answer(answer).map_err(|misfit| self.misfit(&misfit))?;
                self.drain();
                return Ok(false);
            }
        };
        match self.battle.give(seat, order) {
            Ok(()) => {
                self.drain();
                match self.announced.take() {
                    Some(rule) => Err(Slip::by(Fact::new(key::SCRIPT_NOT_REFUSED).with("rule", rule.as_str()), &rule)),
                    None => Ok(false),
                }
            }
            Err(Misfit::Refused(refusal)) => self.refused(&refusal, next),
            Err(misfit) => Err(self.misfit(&misfit)),
        }
    }

    fn refused(&mut self, refusal: &Refusal, next: Option<&Step>) -> Result<bool, Slip> {
        let found = refusal.rule.0;
        (self.print)(&Line(json!({ "refused": refusal.fact, "ship": refusal.ship, "rule": refusal.rule })));
        let (announced, skip) = match (self.announced.take(), next) {
            (Some(rule), _) => (Some(rule), false),
            (None, Some(Step::ExpectRefusal(rule))) => (Some(rule.clone()), true),
            (None, _) => (None, false),
        };
        let slip = |key: &str| {
            let reason = self.speaker.tell(&Fact::from(&refusal.fact));
            Slip::by(Fact::new(key).with("rule", found).with("reason", reason), found)
        };
        match announced {
            Some(rule) if rule == found => Ok(skip),
            Some(rule) => Err(slip(key::SCRIPT_REFUSED_BY_OTHER).with("announced", &rule)),
            None => Err(slip(key::SCRIPT_REFUSED)),
        }
    }

    fn answer_of(&self, step: &Step) -> Result<Answer, Slip> {
        let Awaiting::Answer(want) = self.battle.awaiting() else { return Err(self.nothing_wanted()) };
        let state = self.battle.state();
        match (step, want) {
            (Step::Throw(faces), Want::Throw { request, why, .. }) => match dice_misfit(request, faces) {
                Some(fact) => Err(Slip::by(fact, why.rule().0)),
                None => Ok(Answer::Thrown(request.showing(faces))),
            },
            (Step::Choose(word), Want::Choice { options, why, .. }) => {
                let number = options.iter().position(|option| option.key() == *word);
                let words: Vec<_> = options.iter().map(|option| option.key()).collect();
                let fact = Fact::new(key::SCRIPT_NO_CHOICE).with("word", word.as_str()).with("words", words.join(", "));
                let number = number.and_then(|number| u16::try_from(number).ok());
                number.map(Answer::Chose).ok_or_else(|| Slip::by(fact, why.rule().0))
            }
            (Step::Zones(_) | Step::Deal(_), want) => {
                Err(Slip::by(Fact::new(key::SCRIPT_NO_SUCH_INPUT), want.why().rule().0))
            }
            (_, want) => Err(wanted(want, state)),
        }
    }

    fn nothing_wanted(&self) -> Slip {
        match self.battle.awaiting() {
            Awaiting::Orders(seats) => {
                let sides: Vec<_> = seats.iter().filter_map(|seat| self.side(*seat)).collect();
                Slip::by(Fact::new(key::SCRIPT_ORDERS_WANTED).with("sides", sides.join(", ")), "TS-7.1")
            }
            Awaiting::Answer(want) => wanted(want, self.battle.state()),
            Awaiting::Nothing => Slip::by(Fact::new(key::SCRIPT_OVER), "TS-7.3"),
        }
    }

    fn misfit(&self, misfit: &Misfit<TheShips>) -> Slip {
        match misfit {
            Misfit::Refused(refusal) => {
                let reason = self.speaker.tell(&Fact::from(&refusal.fact));
                let rule = refusal.rule.0;
                Slip::by(Fact::new(key::SCRIPT_REFUSED).with("rule", rule).with("reason", reason), rule)
            }
            Misfit::NotAwaited(seat) => {
                let side = self.side(*seat).unwrap_or_default();
                Slip::by(Fact::new(key::SCRIPT_ORDER_NOT_WANTED).with("side", side), "TS-7.1")
            }
            Misfit::AnswerOwed(want) => wanted(want, self.battle.state()),
            Misfit::OrdersOwed(_) | Misfit::Over => self.nothing_wanted(),
        }
    }

    fn expect(&self, wanted: &Happening) -> Next {
        if self.told.contains(wanted) {
            return Ok(());
        }
        let happening = serde_json::to_string(wanted).unwrap_or_default();
        Err(Slip::by(Fact::new(key::SCRIPT_NOT_HAPPENED).with("happening", happening), wanted.rule().0))
    }

    fn expect_state(&self, path: &str, value: &ron::Value) -> Next {
        let state = outline::state(self.battle.state());
        let mut found = &state;
        for name in path.split('.') {
            let next = match name.parse::<usize>() {
                Ok(number) if found.is_array() => found.get(number),
                _ => found.get(name),
            };
            found = next.ok_or_else(|| Slip::of(Fact::new(key::SCRIPT_NO_SUCH_STATE).with("path", path)))?;
        }
        let wanted = serde_json::to_value(value).unwrap_or_default();
        if outline::same(&wanted, found) {
            return Ok(());
        }
        let other = Fact::new(key::SCRIPT_OTHER_STATE).with("path", path);
        Err(Slip::of(other.with("found", found.to_string()).with("wanted", wanted.to_string())))
    }
}
