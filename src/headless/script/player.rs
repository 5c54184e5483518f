//! Plays a script step by step. A step that does not fit is reported with its number and rule, and nothing is guessed.

use serde::Serialize;
use serde_json::{Value, json};

use crate::headless::{OffTable, Speaker};
use crate::logbook::data::{DataFault, Source};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::{
    Answer, Awaiting, Journal, Match, Misfit, PieceId, Seat, ThrowOutcome, ThrowRequest, Throwable, Want, digest,
};

use super::form::Whose;
use super::misfit::{StepFault, dice_misfit, wanted};
use super::pattern::{Difference, Near, Pattern, Unwanted, difference, name_of, printed};
use super::stage::{Input, Opening, Put, Steps};

/// One line of the output.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct JsonLine(pub Value);

/// Reports the fault that keeps a script from beginning, with its place in the file.
pub fn fault_line(fault: &DataFault, speaker: &Speaker) -> Value {
    let place = |number: usize| (number > 0).then_some(number);
    json!({
        "error": speaker.tell(&fault.what),
        "step": null,
        "line": place(fault.line),
        "column": place(fault.column),
        "field": fault.field,
    })
}

/// A match being played by a script.
pub struct Player<'a, G: OffTable> {
    battle: Match<G>,
    opening: Option<Opening<G, G::Step>>,
    print: &'a mut dyn FnMut(&JsonLine),
    speaker: &'a Speaker,
    source: &'a Source,
    /// Happenings since the last input.
    told: Vec<G::Happening>,
    /// A refusal the next order has to meet.
    announced: Option<String>,
}

/// Goes on, or stops with a fault.
type Next = Result<(), StepFault>;

impl<'a, G: OffTable> Player<'a, G> {
    /// The opening answers before the first orders, if there is one.
    pub fn new(
        battle: Match<G>,
        opening: Option<Opening<G, G::Step>>,
        print: &'a mut dyn FnMut(&JsonLine),
        speaker: &'a Speaker,
        source: &'a Source,
    ) -> Self {
        Self { battle, opening, print, speaker, source, told: Vec::new(), announced: None }
    }

    /// Takes every step and prints everything; false if anything did not fit.
    pub fn run(&mut self, steps: &[G::Step]) -> bool {
        self.drain();
        let mut number = 0;
        let mut fine = true;
        while let Some(step) = steps.get(number) {
            self.open(Some(step));
            let taken = self.take(step, steps.get(number + 1));
            number += 1;
            match taken {
                Ok(skip) => number += usize::from(skip),
                Err(fault) => {
                    self.complain(number, &fault);
                    fine = false;
                    break;
                }
            }
        }
        if fine {
            self.open(None);
            self.say_want();
            if let Some(rule) = self.announced.take() {
                self.complain(steps.len(), &StepFault::of(Fact::from(key::ScriptNoRefusal { rule })));
                fine = false;
            }
        }
        let state = self.battle.state();
        let hash = digest(state);
        let unfinished = fine && !matches!(self.battle.awaiting(), Awaiting::Nothing);
        (self.print)(&JsonLine(
            json!({ "state": G::state(state), "hash": hash.to_string(), "unfinished": unfinished }),
        ));
        fine
    }

    /// The journal of all inputs.
    pub fn journal(&self) -> &Journal<G> {
        self.battle.journal()
    }

    /// Counts the seats.
    pub fn seats(&self) -> usize {
        G::sides(self.battle.state()).len()
    }

    /// Reports a fault with the number of its step and its place in the file.
    fn complain(&mut self, step: usize, fault: &StepFault) {
        let place = self.source.fault(format!("steps[{}]", step.saturating_sub(1)), fault.what.clone());
        let error = self.speaker.tell(&fault.what);
        let rule = fault.rule.as_deref();
        (self.print)(&JsonLine(json!({ "error": error, "step": step, "line": place.line, "rule": rule })));
    }

    fn drain(&mut self) {
        let fresh = self.battle.take_told();
        for told in &fresh {
            (self.print)(&JsonLine(json!({ "happening": told, "rule": G::rule(told) })));
        }
        self.told.extend(fresh);
    }

    /// Prints the open question.
    fn want(&self) -> Option<Value> {
        Some(match self.battle.awaiting() {
            Awaiting::Nothing => return None,
            Awaiting::Orders(seats) => {
                let sides: Vec<_> = seats.iter().filter_map(|seat| self.side(*seat)).collect();
                let phase = json!(G::phase(self.battle.state()));
                json!({ "want": { "orders": sides, "phase": phase }, "rule": G::orders(self.battle.state()).0 })
            }
            Awaiting::Answer(want) => {
                let mut line = want_line(want, self.battle.state());
                if let Want::Shuffle { why, .. } = want {
                    let names = G::shuffled(&self.battle, why);
                    if !names.is_empty() {
                        line["want"]["of"] = json!(names);
                    }
                }
                line
            }
        })
    }

    fn say_want(&mut self) {
        if let Some(line) = self.want() {
            (self.print)(&JsonLine(line));
        }
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        side::<G>(self.battle.state(), seat)
    }

    fn seat(&self, word: &str) -> Result<Seat, StepFault> {
        let sides = G::sides(self.battle.state());
        let place = sides.iter().position(|side| *side == word).and_then(|place| u8::try_from(place).ok());
        let strange = || Fact::from(key::ScriptNoSide { side: word, sides: sides.join(", ") });
        place.map(Seat).ok_or_else(|| StepFault::of(strange()))
    }

    /// Before the first orders the opening may answer a question that the next step does not.
    fn open(&mut self, next: Option<&G::Step>) {
        let Some(mut opening) = self.opening.take() else { return };
        while let Some(input) = opening(&self.battle, next) {
            let taken = match input {
                Input::Order(seat, order) => self.battle.give(seat, order),
                Input::Answer(answer) => self.battle.answer(answer),
            };
            if taken.is_err() {
                break;
            }
            self.drain();
        }
        self.opening = Some(opening);
    }

    /// Takes one step; true if the next one belonged to it.
    fn take(&mut self, step: &G::Step, next: Option<&G::Step>) -> Result<bool, StepFault> {
        let put = step.put();
        match put {
            Put::Expect(wanted) => return self.expect(wanted).map(|()| false),
            Put::ExpectState(path, value) => return self.expect_state(path, value, G::TOLERANCE).map(|()| false),
            Put::ExpectExact(path, value) => return self.expect_state(path, value, None).map(|()| false),
            Put::Probe(probe, expected) => return self.probe(&*probe, expected).map(|()| false),
            Put::ExpectOrder(wanted) => return self.expect_order(wanted).map(|()| false),
            Put::ExpectNo(pattern) => return self.expect_no(pattern).map(|()| false),
            Put::ExpectWant(pattern) => return self.expect_want(pattern).map(|()| false),
            Put::ExpectSetUpRefused(field) => {
                return Err(StepFault::of(key::ScriptSetUpTaken { field }.into()));
            }
            Put::ExpectRefusal(rule) => {
                if let Some(earlier) = self.announced.replace(rule.to_owned()) {
                    return Err(StepFault::of(Fact::from(key::ScriptNoRefusal { rule: earlier })));
                }
                return Ok(false);
            }
            _ => {}
        }
        self.told.clear();
        self.say_want();
        let (seat, order) = match put {
            Put::Order(side, order) => {
                let seat = self.seat(side)?;
                (seat, G::meant(self.battle.state(), seat, order))
            }
            answer => {
                let answer = match self.answer_of(&answer) {
                    Ok(answer) => answer,
                    Err(fault) => return self.unfit(fault, next),
                };
                self.battle.answer(answer).map_err(|misfit| self.misfit(&misfit))?;
                self.drain();
                return Ok(false);
            }
        };
        let misfit = match self.battle.give(seat, order.clone()) {
            Ok(()) => {
                self.drain();
                return match self.announced.take() {
                    Some(rule) => Err(StepFault::by(Fact::from(key::ScriptNotRefused { rule: rule.as_str() }), &rule)),
                    None => Ok(false),
                };
            }
            Err(misfit) => misfit,
        };
        // The match does not ask the rules about an order that is not awaited (DR-33.8).
        let refusal = match &misfit {
            Misfit::Refused(refusal) => Some(refusal.clone()),
            Misfit::NotAwaited(_) | Misfit::AnswerOwed(_) => G::check(self.battle.state(), seat, &order).err(),
            Misfit::OrdersOwed(_) | Misfit::Over => None,
        };
        match (refusal, &misfit) {
            (Some(refusal), Misfit::Refused(_)) => {
                let stranger = G::stranger(self.battle.state(), &order);
                self.refused(&refusal, next).map_err(|fault| match stranger {
                    Some((ship, ships)) => StepFault::of(key::ScriptNoShip { ship, ships: ships.join(", ") }.into()),
                    None => fault,
                })
            }
            (Some(refusal), _) if self.is_announced(next) => self.refused(&refusal, next),
            (Some(refusal), Misfit::NotAwaited(_)) => {
                Err(StepFault { rule: Some(G::refusal(&refusal).1.0.to_owned()), ..self.misfit(&misfit) })
            }
            _ => Err(self.misfit(&misfit)),
        }
    }

    /// Does a step say that this one is refused?
    fn is_announced(&self, next: Option<&G::Step>) -> bool {
        self.announced.is_some() || matches!(next.map(Steps::put), Some(Put::ExpectRefusal(_)))
    }

    /// An answer that does not fit is a refusal where one was announced.
    fn unfit(&mut self, fault: StepFault, next: Option<&G::Step>) -> Result<bool, StepFault> {
        match fault.rule.clone() {
            Some(rule) if self.is_announced(next) => self.meets(serde_json::Map::new(), fault.what, &rule, next),
            _ => Err(fault),
        }
    }

    fn refused(&mut self, refusal: &G::Refusal, next: Option<&G::Step>) -> Result<bool, StepFault> {
        let (reason, rule) = G::refusal(refusal);
        self.meets(G::particulars(refusal), reason, rule.0, next)
    }

    /// Prints a refusal; true if the next step announces it, and nothing fits that announces another or none.
    fn meets(
        &mut self,
        mut printed: serde_json::Map<String, Value>,
        reason: Fact,
        found: &str,
        next: Option<&G::Step>,
    ) -> Result<bool, StepFault> {
        printed.insert("refused".into(), in_json(&reason));
        printed.insert("rule".into(), json!(found));
        (self.print)(&JsonLine(printed.into()));
        let (announced, skip) = match (self.announced.take(), next.map(Steps::put)) {
            (Some(rule), _) => (Some(rule), false),
            (None, Some(Put::ExpectRefusal(rule))) => (Some(rule.to_owned()), true),
            (None, _) => (None, false),
        };
        let fact = match announced {
            Some(rule) if rule == found => return Ok(skip),
            Some(announced) => Fact::from(key::ScriptRefusedByOther { rule: found, announced, reason }),
            None => key::ScriptRefused { rule: found, reason }.into(),
        };
        Err(StepFault::by(fact, found))
    }

    fn answer_of(&self, put: &Put<'_, G>) -> Result<Answer, StepFault> {
        let Awaiting::Answer(want) = self.battle.awaiting() else { return Err(self.nothing_wanted()) };
        let rule = match put {
            Put::Choose(word) => G::against(want.why(), word).0,
            _ => G::asks(want.why()).0,
        };
        if let (Put::Throw(_, whose) | Put::Zones(_, _, whose), Want::Throw { .. }) = (put, want) {
            self.is_meant(whose)?;
        }
        match (put, want) {
            (Put::Throw(faces, _), Want::Throw { request, .. }) => match dice_misfit(request, faces) {
                Some(fact) => Err(StepFault::by(fact, rule)),
                None => Ok(Answer::Thrown(request.showing(faces))),
            },
            (Put::Zones(zones, knocked, _), Want::Throw { request, .. }) => {
                lying::<G>(request, zones, knocked).map(Answer::Thrown).map_err(|fact| StepFault::by(fact, rule))
            }
            (Put::Choose(word), Want::Choice { options, .. }) => {
                let words: Vec<_> = options.iter().map(G::word).collect();
                let number = words.iter().position(|known| known == word);
                let fact = Fact::from(key::ScriptNoChoice { word: *word, words: words.join(", ") });
                let number = number.and_then(|number| u16::try_from(number).ok());
                number.map(Answer::Chose).ok_or_else(|| StepFault::by(fact, rule))
            }
            (Put::Deal(order), Want::Shuffle { cards, .. }) => {
                let answer = Answer::Dealt(order.to_vec());
                let wrong = || Fact::from(key::ScriptNoOrder { cards: i64::from(*cards) });
                if want.fits(&answer) { Ok(answer) } else { Err(StepFault::by(wrong(), rule)) }
            }
            (Put::DealNamed(first), Want::Shuffle { why, .. }) => dealt(first, &G::shuffled(&self.battle, why))
                .map(Answer::Dealt)
                .map_err(|fact| StepFault::by(fact, rule)),
            (Put::Never, _) => Err(StepFault::by(Fact::from(key::SCRIPT_NO_SUCH_INPUT), rule)),
            (_, want) => Err(wanted(want, self.battle.state())),
        }
    }

    fn nothing_wanted(&self) -> StepFault {
        match self.battle.awaiting() {
            Awaiting::Orders(seats) => {
                let sides: Vec<_> = seats.iter().filter_map(|seat| self.side(*seat)).collect();
                let rule = G::orders(self.battle.state()).0;
                StepFault::by(Fact::from(key::ScriptOrdersWanted { sides: sides.join(", ") }), rule)
            }
            Awaiting::Answer(want) => wanted(want, self.battle.state()),
            Awaiting::Nothing => StepFault::by(Fact::from(key::SCRIPT_OVER), G::END.0),
        }
    }

    fn misfit(&self, misfit: &Misfit<G>) -> StepFault {
        match misfit {
            Misfit::Refused(refusal) => {
                let (reason, rule) = G::refusal(refusal);
                let reason = self.speaker.tell(&reason);
                StepFault::by(Fact::from(key::ScriptRefused { rule: rule.0, reason }), rule.0)
            }
            Misfit::NotAwaited(seat) => {
                let side = self.side(*seat).unwrap_or_default();
                let sides = match self.battle.awaiting() {
                    Awaiting::Orders(seats) => seats.iter().filter_map(|seat| self.side(*seat)).collect::<Vec<_>>(),
                    _ => Vec::new(),
                };
                let sides = sides.join(", ");
                StepFault::by(Fact::from(key::ScriptOrderNotWanted { side, sides }), G::orders(self.battle.state()).0)
            }
            Misfit::AnswerOwed(want) => wanted(want, self.battle.state()),
            Misfit::OrdersOwed(_) | Misfit::Over => self.nothing_wanted(),
        }
    }

    fn expect(&self, wanted: &Pattern<G::Happening>) -> Next {
        if self.told.iter().any(|own| wanted.is(own, G::TOLERANCE)) {
            return Ok(());
        }
        let missing = Fact::from(key::ScriptNotHappened { happening: wanted.text() });
        let nearest = wanted.nearest(&self.told);
        let rule = wanted.whole.as_ref().or(nearest.as_ref().map(|(own, _)| *own)).map(|own| G::rule(own).0.to_owned());
        let fact = match nearest {
            Some((nearest, Difference { path, wanted, found })) => Fact::from(key::ScriptNearest {
                missing,
                nearest: printed(nearest).to_string(),
                path,
                found: found.unwrap_or_default().to_string(),
                wanted: wanted.to_string(),
            }),
            None => missing,
        };
        Err(StepFault { what: fact, rule })
    }

    fn expect_order(&self, wanted: &[Pattern<G::Happening>]) -> Next {
        let mut told = self.told.iter();
        for happening in wanted {
            if !told.any(|own| happening.is(own, G::TOLERANCE)) {
                self.expect(happening)?;
                return Err(StepFault::of(key::ScriptOutOfOrder { happening: happening.text() }.into()));
            }
        }
        Ok(())
    }

    fn expect_no(&self, unwanted: &Unwanted<G::Happening>) -> Next {
        match self.told.iter().find(|own| unwanted.is(own, G::TOLERANCE)) {
            Some(found) => Err(StepFault::of(key::ScriptHappened { happening: printed(found).to_string() }.into())),
            None => Ok(()),
        }
    }

    fn expect_want(&self, pattern: &ron::Value) -> Next {
        let pattern = serde_json::to_value(pattern).unwrap_or_default();
        let want = self.want().and_then(|mut line| line.get_mut("want").map(Value::take)).unwrap_or_default();
        if difference(&pattern, &want, None).is_none() {
            return Ok(());
        }
        let (found, wanted) = (want.to_string(), pattern.to_string());
        Err(StepFault::of(key::ScriptOtherWant { found, wanted }.into()))
    }

    /// Is this throw the one the step means?
    fn is_meant(&self, whose: &Whose) -> Next {
        let mut pattern = serde_json::Map::new();
        pattern.extend(whose.by.as_ref().map(|by| ("by".to_owned(), json!(by))));
        pattern.extend(whose.why.as_ref().map(|why| ("why".to_owned(), json!(why))));
        let want = self.want().unwrap_or_default();
        let mut found = want.get("want").cloned().unwrap_or_default();
        let pattern = Value::Object(pattern);
        // A purpose may be named alone, without the parts of its number (PC-30.1).
        if pattern.get("why").is_some_and(Value::is_string)
            && let Some(name) = found.get("why").and_then(name_of).map(str::to_owned)
        {
            found["why"] = json!(name);
        }
        if difference(&pattern, &found, None).is_none() {
            return Ok(());
        }
        let (found, wanted) = (found.to_string(), pattern.to_string());
        Err(StepFault::of(key::ScriptOtherWant { found, wanted }.into()))
    }

    fn expect_state(&self, path: &str, value: &ron::Value, near: Near) -> Next {
        let state = G::state(self.battle.state());
        let mut found = &state;
        for name in path.split('.') {
            let next = match name.parse::<usize>() {
                Ok(number) if found.is_array() => found.get(number),
                _ => found.get(name),
            };
            found = next.ok_or_else(|| StepFault::of(Fact::from(key::ScriptNoSuchState { path })))?;
        }
        let last = path.rsplit('.').next().unwrap_or(path);
        is_so(path, &named(last, plain(value)), &named(last, found.clone()), near)
    }

    /// Prints what is worked out, and changes nothing.
    fn probe(&mut self, probe: &dyn Fn(&G::State) -> Value, expected: Option<&ron::Value>) -> Next {
        let found = probe(self.battle.state());
        (self.print)(&JsonLine(json!({ "probe": found })));
        let expected = expected.map(|value| named("probe", plain(value)));
        expected.map_or(Ok(()), |wanted| is_so("probe", &wanted, &named("probe", found), G::TOLERANCE))
    }
}

fn plain(value: &ron::Value) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The field is compared by its name.
fn named(field: &str, value: Value) -> Value {
    Value::Object([(field.to_owned(), value)].into_iter().collect())
}

/// Compares a field with what is expected of it; the path leads to the field.
fn is_so(path: &str, wanted: &Value, found: &Value, near: Near) -> Next {
    let Some(other) = difference(wanted, found, near) else { return Ok(()) };
    let inner = other.path.split_once('.').map_or("", |(_, inner)| inner);
    let path = [path, inner].join(".");
    let path = path.trim_end_matches('.');
    Err(StepFault::of(match other.found {
        Some(found) => {
            key::ScriptOtherState { path, found: found.to_string(), wanted: other.wanted.to_string() }.into()
        }
        None => key::ScriptNoSuchState { path }.into(),
    }))
}

/// The word of the side at a seat.
pub fn side<G: OffTable>(state: &G::State, seat: Seat) -> Option<&'static str> {
    G::sides(state).get(usize::from(seat.0)).copied()
}

/// Orders a deck by the names of its first cards; the rest follows as it lies.
fn dealt(first: &[String], deck: &[String]) -> Result<Vec<u16>, Fact> {
    let mut order: Vec<u16> = Vec::new();
    for name in first {
        // If copies do not differ, a name without a number is the next of them (DR-33.4).
        let is_it = |own: &str| own == name || own.split_once('#').is_some_and(|(kind, _)| kind == name);
        let here = (0..).zip(deck).find(|(number, own)| is_it(own) && !order.contains(number));
        let missing = || Fact::from(key::ScriptNotInDeck { name: name.as_str(), names: deck.join(", ") });
        order.push(here.map(|(number, _)| number).ok_or_else(missing)?);
    }
    let rest = (0..).zip(deck).map(|(number, _)| number).filter(|number| !order.contains(number)).collect::<Vec<_>>();
    order.extend(rest);
    Ok(order)
}

/// Lists the zones of all cubes: dropped ones in the order of the want, lying ones unless they were knocked.
fn lying<G: OffTable>(request: &ThrowRequest, zones: &[String], knocked: &[(u16, &str)]) -> Result<ThrowOutcome, Fact> {
    if zones.len() != request.thrown() {
        return Err(key::ScriptCubeCount { given: zones.len(), wanted: request.thrown() }.into());
    }
    let lies = |cube: u16| request.lying.iter().any(|(lying, ..)| lying.0 == cube);
    if let Some((cube, _)) = knocked.iter().find(|(cube, _)| !lies(*cube)) {
        return Err(Fact::from(key::ScriptNoCube { cube: i64::from(*cube) }));
    }
    let reading = |word: &str| G::reading(word).ok_or_else(|| Fact::from(key::ScriptNoZone { zone: word }));
    let dropped = request.fresh.iter().chain(&request.again).zip(zones);
    let mut rests = dropped.map(|((cube, _), word)| Ok((*cube, reading(word)?))).collect::<Result<Vec<_>, Fact>>()?;
    for (cube, _, rest) in &request.lying {
        let word = knocked.iter().find(|(knocked, _)| *knocked == cube.0).map(|(_, word)| *word);
        rests.push((*cube, word.map_or(Ok(*rest), reading)?));
    }
    rests.sort_unstable_by_key(|(cube, _)| *cube);
    let outcome = ThrowOutcome(rests);
    match request.accept(&outcome) {
        Ok(()) => Ok(outcome),
        // A cube that is put down needs a zone (DR-22.15).
        Err(_) => Err(Fact::from(key::ScriptNoZone { zone: zones.join(", ") })),
    }
}

/// A fact as it is printed: its key and its arguments.
fn in_json(fact: &Fact) -> Value {
    let argument = |argument: &Arg| match argument {
        Arg::Number(number) => json!(number),
        Arg::Text(text) => json!(text),
        Arg::Key(key) => json!(key),
        Arg::Fact(fact) => in_json(fact),
    };
    let arguments: Vec<_> = fact.args.iter().map(|(name, value)| json!([name, argument(value)])).collect();
    json!({ "key": fact.key, "args": arguments })
}

/// Lists the cubes of a throw in the order of their zones, each with its number and its owner (DR-33.2).
fn cubes<G: OffTable>(request: &ThrowRequest, state: &G::State) -> Vec<Value> {
    let thrown =
        request.fresh.iter().map(|piece| (piece, false)).chain(request.again.iter().map(|piece| (piece, true)));
    let cube = |((piece, kind), again): (&(PieceId, Throwable), bool)| match kind {
        // Black cubes have no owner.
        Throwable::Cube { of } => Some(json!({ "cube": piece.0, "of": side::<G>(state, *of), "again": again })),
        _ => None,
    };
    thrown.filter_map(cube).collect()
}

/// Prints a question, the side that is asked, and the rule that asks.
fn want_line<G: OffTable>(want: &Want<G>, state: &G::State) -> Value {
    let by = |seat: &Seat| side::<G>(state, *seat);
    let rule = G::asks(want.why());
    match want {
        Want::Throw { by: seat, request, why } => {
            let mut throw = json!({ "throw": request.thrown(), "by": by(seat), "why": why });
            let cubes = cubes::<G>(request, state);
            if !cubes.is_empty() {
                throw["cubes"] = cubes.into();
            }
            json!({ "want": throw, "rule": rule })
        }
        Want::Choice { by: seat, options, why } => {
            let keys: Vec<_> = options.iter().map(G::word).collect();
            json!({ "want": { "choose": keys, "by": by(seat), "why": why }, "rule": rule })
        }
        Want::Shuffle { cards, why } => json!({ "want": { "shuffle": cards, "why": why }, "rule": rule }),
    }
}
