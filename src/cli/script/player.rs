//! Plays a script step by step; what does not fit is reported with its step and rule, and nothing is guessed.

use serde::Serialize;
use serde_json::{Value, json};

use crate::captains::battle::SeededDice;
use crate::captains::captain::{Captain, Rank};
use crate::captains::seeds::seed;
use crate::logbook::data::Library;
use crate::rules::kernel::{Answer, Awaiting, Match, Misfit, Ruleset, Seat, Viewer, Want, digest};
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::wants::{Choice, Why};

use super::form::{Start, Step, read};
use super::outline;

/// One line of the output.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Line(pub Value);

impl Line {
    /// Something that does not fit, at this step (counted from 1).
    #[must_use]
    pub fn error(step: Option<usize>, error: impl Into<String>) -> Self {
        Self(json!({ "error": error.into(), "step": step }))
    }
}

/// Plays a script and prints it; false if anything in it did not fit.
pub fn play(text: &str, library: &Library, print: &mut dyn FnMut(&Line)) -> bool {
    let script = match read(text) {
        Ok(script) => script,
        Err(error) => {
            print(&Line::error(None, error));
            return false;
        }
    };
    if script.game != "the-ships" {
        print(&Line::error(None, format!("game: {} is not played here", script.game)));
        return false;
    }
    let (setup, start) = match start(&script.setup, library) {
        Ok(start) => start,
        Err(error) => {
            print(&Line::error(None, error));
            return false;
        }
    };
    match Match::<TheShips>::begin(&setup.unwrap_or_else(|| position(script.setup, library))) {
        Ok(battle) => Player::new(battle, start, print).run(&script.steps),
        Err(fault) => {
            print(&Line(json!({ "error": fault.fact, "field": fault.field, "step": null })));
            false
        }
    }
}

fn position(start: Start, library: &Library) -> Setup {
    match start {
        Start::Position(position) => position.setup(library),
        Start::Scenario { .. } => super::form::AnyPosition::default().setup(library),
    }
}

/// A scenario's set-up and its seed; none for a position.
fn start(start: &Start, library: &Library) -> Result<(Option<Setup>, Option<u64>), String> {
    let Start::Scenario { id, seed, level, switches, chosen } = start else { return Ok((None, None)) };
    let scenario = library.scenarios.get(id).ok_or_else(|| format!("setup: there is no scenario {id}"))?;
    let mut setup = crate::cli::matches::setup(library, scenario);
    (setup.level, setup.switches, setup.chosen) = (*level, *switches, chosen.clone());
    Ok((Some(setup), *seed))
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
    /// What happened since the last step that was put in.
    told: Vec<Happening>,
    /// A refusal the next order has to meet.
    announced: Option<String>,
}

/// Goes on, or stops with an error that has been printed.
type Next = Result<(), String>;

impl<'a> Player<'a> {
    fn new(battle: Match<TheShips>, root: Option<u64>, print: &'a mut dyn FnMut(&Line)) -> Self {
        let seeded = root.map(|root| Seeded {
            dice: SeededDice::new(seed(root, 0, "dice")),
            captains: [Rank::Random.enlist(seed(root, 0, "first")), Rank::Random.enlist(seed(root, 0, "second"))],
        });
        Self { battle, seeded, print, told: Vec::new(), announced: None }
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
                Err(error) => {
                    (self.print)(&Line::error(Some(number), error));
                    fine = false;
                    break;
                }
            }
        }
        if fine {
            self.answer_from_seed(None);
            self.say_want();
            if let Some(rule) = self.announced.take() {
                (self.print)(&Line::error(Some(steps.len()), format!("no refusal by {rule} followed")));
                fine = false;
            }
        }
        let state = self.battle.state();
        let hash = digest(state);
        (self.print)(&Line(json!({ "state": outline::state(state), "hash": hash.to_string() })));
        fine
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
            Awaiting::Answer(want) => want_line(want, self.battle.state()),
        };
        (self.print)(&Line(line));
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        self.battle.state().side_at(seat).map(outline::side)
    }

    fn seat(&self, side: &str) -> Result<Seat, String> {
        let nation = Nation::ALL.into_iter().find(|nation| outline::side(*nation) == side);
        nation.map(|nation| self.battle.state().seat(nation)).ok_or_else(|| format!("there is no side {side}"))
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
    fn take(&mut self, step: &Step, next: Option<&Step>) -> Result<bool, String> {
        match step {
            Step::Expect(wanted) => return self.expect(wanted).map(|()| false),
            Step::ExpectState(path, value) => return self.expect_state(path, value).map(|()| false),
            Step::ExpectRefusal(rule) => {
                if let Some(earlier) = self.announced.replace(rule.clone()) {
                    return Err(format!("no refusal by {earlier} followed"));
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
                    Some(rule) => Err(format!("the order was to be refused by {rule} and was taken")),
                    None => Ok(false),
                }
            }
            Err(Misfit::Refused(refusal)) => self.refused(&refusal, next),
            Err(misfit) => Err(self.misfit(&misfit)),
        }
    }

    fn refused(&mut self, refusal: &Refusal, next: Option<&Step>) -> Result<bool, String> {
        let found = refusal.rule.0;
        (self.print)(&Line(json!({ "refused": refusal.fact, "ship": refusal.ship, "rule": refusal.rule })));
        let (wanted, skip) = match (self.announced.take(), next) {
            (Some(rule), _) => (Some(rule), false),
            (None, Some(Step::ExpectRefusal(rule))) => (Some(rule.clone()), true),
            (None, _) => (None, false),
        };
        match wanted {
            Some(rule) if rule == found => Ok(skip),
            Some(rule) => Err(format!("refused by {found}, not by {rule}")),
            None => Err(format!("refused by {found}")),
        }
    }

    fn answer_of(&self, step: &Step) -> Result<Answer, String> {
        let Awaiting::Answer(want) = self.battle.awaiting() else { return Err(self.nothing_wanted()) };
        match (step, want) {
            (Step::Throw(faces), Want::Throw { request, why, .. }) => {
                if faces.len() != request.thrown() {
                    let (given, wanted, rule) = (faces.len(), request.thrown(), why.rule().0);
                    return Err(format!("{given} dice given, {wanted} wanted by {rule}"));
                }
                Ok(Answer::Thrown(request.showing(faces)))
            }
            (Step::Choose(word), Want::Choice { options, why, .. }) => {
                let number = options.iter().position(|option| option.key() == *word);
                let number = number.and_then(|number| u16::try_from(number).ok());
                let words: Vec<_> = options.iter().map(|option| option.key()).collect();
                let rule = why.rule().0;
                number.map(Answer::Chose).ok_or_else(|| format!("{word} is none of {} ({rule})", words.join(", ")))
            }
            (Step::Deal(order), Want::Shuffle { .. }) => Ok(Answer::Dealt(order.clone())),
            (Step::Zones(zones), want) => {
                Err(format!("zones {} given, {} is wanted by {}", zones.join(", "), kind(want), want.why().rule().0))
            }
            (_, want) => Err(format!("{} is wanted by {}", kind(want), want.why().rule().0)),
        }
    }

    fn nothing_wanted(&self) -> String {
        match self.battle.awaiting() {
            Awaiting::Orders(seats) => {
                let sides: Vec<_> = seats.iter().filter_map(|seat| self.side(*seat)).collect();
                format!("orders of {} are wanted", sides.join(" and "))
            }
            Awaiting::Answer(want) => format!("{} is wanted by {}", kind(want), want.why().rule().0),
            Awaiting::Nothing => "the battle is over".to_owned(),
        }
    }

    fn misfit(&self, misfit: &Misfit<TheShips>) -> String {
        match misfit {
            Misfit::Refused(refusal) => format!("refused by {}", refusal.rule.0),
            Misfit::NotAwaited(seat) => format!("no order of {} is wanted", self.side(*seat).unwrap_or("nobody")),
            Misfit::AnswerOwed(want) => match want {
                Want::Throw { .. } => {
                    format!("impossible faces, or {} is wanted by {}", kind(want), want.why().rule().0)
                }
                _ => format!("{} is wanted by {}", kind(want), want.why().rule().0),
            },
            Misfit::OrdersOwed(_) | Misfit::Over => self.nothing_wanted(),
        }
    }

    fn expect(&self, wanted: &Happening) -> Next {
        if self.told.contains(wanted) {
            return Ok(());
        }
        let wanted = serde_json::to_string(wanted).unwrap_or_default();
        Err(format!("has not happened: {wanted}"))
    }

    fn expect_state(&self, path: &str, value: &ron::Value) -> Next {
        let state = outline::state(self.battle.state());
        let mut found = &state;
        for name in path.split('.') {
            let next = match name.parse::<usize>() {
                Ok(number) if found.is_array() => found.get(number),
                _ => found.get(name),
            };
            found = next.ok_or_else(|| format!("the state has nothing at {path}"))?;
        }
        let wanted = serde_json::to_value(value).unwrap_or_default();
        if same(&wanted, found) { Ok(()) } else { Err(format!("{path} is {found}, not {wanted}")) }
    }
}

/// Numbers are the same whatever width they were written in; none is null.
fn same(wanted: &Value, found: &Value) -> bool {
    match (wanted.as_f64(), found.as_f64()) {
        (Some(wanted), Some(found)) => wanted == found,
        _ => match (wanted, found) {
            (Value::Array(wanted), Value::Array(found)) => {
                wanted.len() == found.len() && wanted.iter().zip(found).all(|(wanted, found)| same(wanted, found))
            }
            (Value::Object(wanted), Value::Object(found)) => {
                let inside = |(key, wanted): (&String, &Value)| found.get(key).is_some_and(|found| same(wanted, found));
                wanted.iter().all(inside)
            }
            _ => wanted == found,
        },
    }
}

const fn kind(want: &Want<TheShips>) -> &'static str {
    match want {
        Want::Throw { .. } => "a throw",
        Want::Choice { .. } => "a choice",
        Want::Shuffle { .. } => "a shuffle",
    }
}

fn want_line(want: &Want<TheShips>, state: &crate::rules::the_ships::state::State) -> Value {
    let by = |seat: &Seat| state.side_at(*seat).map(outline::side);
    let why = |why: &Why| json!(why);
    let rule = want.why().rule();
    match want {
        Want::Throw { by: seat, request, why: reason } => {
            json!({ "want": { "throw": request.thrown(), "by": by(seat), "why": why(reason) }, "rule": rule })
        }
        Want::Choice { by: seat, options, why: reason } => {
            let keys: Vec<_> = options.iter().map(|option: &Choice| option.key()).collect();
            json!({ "want": { "choose": keys, "by": by(seat), "why": why(reason) }, "rule": rule })
        }
        Want::Shuffle { cards, why: reason } => {
            json!({ "want": { "shuffle": cards, "why": why(reason) }, "rule": rule })
        }
    }
}
