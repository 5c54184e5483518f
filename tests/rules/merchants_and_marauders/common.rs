//! Any position over the real pack, and a match played from it: orders, throws, words and cards given in order.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use weather_gage::headless::{GAMES, OffTable};
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Misfit, Ruleset, Seat, Want};
use weather_gage::rules::merchants_and_marauders::conserved::{Broken, conserved};
use weather_gage::rules::merchants_and_marauders::happenings::Happening;
use weather_gage::rules::merchants_and_marauders::pack::{Cruise, Pack};
use weather_gage::rules::merchants_and_marauders::position::Position;
use weather_gage::rules::merchants_and_marauders::setup::{Setup, SetupFault};
use weather_gage::rules::merchants_and_marauders::state::{Phase, Player, Side, State};
use weather_gage::rules::merchants_and_marauders::sums;

pub use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
pub use weather_gage::rules::merchants_and_marauders::ids::{CardId, CargoId};
pub use weather_gage::rules::merchants_and_marauders::orders::Order;
pub use weather_gage::rules::merchants_and_marauders::state::{Source, Target, Where};
pub use weather_gage::rules::merchants_and_marauders::wants::{Choice, Why};
pub use weather_gage::rules::merchants_and_marauders::words::Colour::{Blue, Green, Red};
pub use weather_gage::rules::merchants_and_marauders::words::{
    Colour, Declaration, Fitting, Good, Location, Nation, NpcKind, ShipKind, Skill, Weapon, Zone,
};

/// Everything printed.
pub static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    library.merchants_and_marauders().pack.clone()
});

/// Reads a value in the words of a file.
pub fn ron<T: serde::de::DeserializeOwned>(text: &str) -> T {
    use ron::extensions::Extensions;
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// A set-up from the fields of a position: `players: [(colour: Red, captain: "CP-05"), ..], event: "EV-22"`.
pub fn setup(position: &str) -> Setup {
    setup_of(&PACK, position)
}

/// The same over another pack.
pub fn setup_of(pack: &Arc<Pack>, position: &str) -> Setup {
    let position: Position = ron(&format!("({position})"));
    let cruise = ron::<Cruise>("(id: \"position\", players: [])");
    Setup { pack: pack.clone(), cruise, position: Some(Box::new(position)) }
}

/// The fault of a refused position.
pub fn fault(position: &str) -> SetupFault {
    MerchantsAndMarauders::set_up(&setup(position)).unwrap_err()
}

/// Two captains without abilities, all skills 3, in their home ports: Red of Nassau, Blue of Havana.
pub const TWO: &str = "rules_of_zones: false, players: [
    (colour: Red, captain: Plain(nation: English, home: nassau, skills: (3, 3, 3, 3))),
    (colour: Blue, captain: Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))),
]";

/// A player without abilities, all skills 3, English of Nassau; more fields follow: `plain("Red", "gold: 4")`.
pub fn plain(colour: &str, more: &str) -> String {
    let captain = "Plain(nation: English, home: nassau, skills: (3, 3, 3, 3))";
    format!("(colour: {colour}, captain: {captain}, {more})")
}

/// A position of these players, without the special rules of zones; more fields may follow.
pub fn of_players(players: &[String], more: &str) -> String {
    format!("rules_of_zones: false, players: [{}], {more}", players.join(", "))
}

pub fn card(word: &str) -> CardId {
    CardId::try_from(word.to_owned()).unwrap()
}

pub fn cargo(word: &str) -> CargoId {
    CargoId::try_from(word.to_owned()).unwrap()
}

/// All cargo cards but these, as a list in a file.
pub fn everything_but(cards: &[&str]) -> String {
    let all = PACK.cargo.keys().map(ToString::to_string);
    let others: Vec<String> =
        all.filter(|card| !cards.contains(&card.as_str())).map(|card| format!("{card:?}")).collect();
    others.join(", ")
}

/// Holdings by their names.
pub type Holdings = BTreeMap<&'static str, i32>;

/// Changes that a table of the specification names.
pub type Gains = &'static [(&'static str, i32)];

/// Adds up changes; a sum of nothing is left out.
pub fn together(changes: impl IntoIterator<Item = (&'static str, i32)>) -> Holdings {
    let mut all = Holdings::new();
    for (what, more) in changes {
        *all.entry(what).or_default() += more;
    }
    all.retain(|_, more| *more != 0);
    all
}

/// The changes from one to the other.
pub fn gained(before: &Holdings, after: &Holdings) -> Holdings {
    together(after.iter().map(|(what, now)| (*what, now - before[what])))
}

/// A match being played.
pub struct Game {
    pub played: Match<MerchantsAndMarauders>,
    /// Every happening.
    pub told: Vec<Happening>,
    /// This number of them was there before the last input.
    before: usize,
    /// Broken from the start: a position may be any.
    broken: Vec<Broken>,
}

impl Game {
    /// From a position, given by its fields.
    pub fn of(position: &str) -> Self {
        Self::begin(&setup(position))
    }

    pub fn begin(setup: &Setup) -> Self {
        let played = Match::begin(setup).unwrap();
        let broken = conserved(&MerchantsAndMarauders::set_up(setup).unwrap());
        let mut game = Self { played, told: Vec::new(), before: 0, broken };
        game.listen();
        game
    }

    /// From a position in which something lies as no position can say.
    pub fn changed(position: &str, change: impl FnOnce(&mut State)) -> Self {
        let setup = setup(position);
        let mut state = MerchantsAndMarauders::set_up(&setup).unwrap();
        change(&mut state);
        let broken = conserved(&state);
        Self { played: Match::at(&setup, state), told: Vec::new(), before: 0, broken }
    }

    fn listen(&mut self) {
        self.before = self.told.len();
        self.told.extend(self.played.take_told());
        if matches!(self.played.awaiting(), Awaiting::Orders(_)) {
            let fresh: Vec<_> = conserved(self.state()).into_iter().filter(|own| !self.broken.contains(own)).collect();
            assert_eq!(fresh, [], "an invariant is broken (MM-29.10)");
        }
    }

    pub fn state(&self) -> &State {
        self.played.state()
    }

    pub fn phase(&self) -> Phase {
        self.state().phase
    }

    pub fn player(&self, colour: Colour) -> &Player {
        self.state().player(colour).unwrap()
    }

    /// Everything of a player that a card may give or take, in numbers.
    pub fn holdings(&self, colour: Colour) -> Holdings {
        let player = self.player(colour);
        let count = |number: usize| i32::try_from(number).unwrap();
        let fittings = player.ship.as_ref().map_or(0, |ship| ship.fittings.len());
        let own = [
            ("gold", player.gold.into()),
            ("chest", player.chest.into()),
            ("glory", player.glory.into()),
            ("hand", count(player.hand.len())),
            ("cargo", count(player.cargo.len())),
            ("crew", self.track(colour, Location::Crew).into()),
            ("specialists", count(player.specialists.len())),
            ("weapons", count(player.weapons.iter().count())),
            ("modifications", count(fittings)),
            ("rumor", count(player.rumor.iter().count())),
            ("proved", count(player.proved.len())),
            ("mission", count(player.mission.iter().count())),
        ];
        let bounties = Nation::ALL.map(|nation| (nation.word(), self.bounty(colour, nation).into()));
        own.into_iter().chain(bounties).collect()
    }

    pub fn active(&self) -> Colour {
        self.state().active()
    }

    /// The current value of a track.
    pub fn track(&self, colour: Colour, location: Location) -> u8 {
        sums::track(self.state(), Side::Player(colour), location)
    }

    pub fn bounty(&self, colour: Colour, nation: Nation) -> u8 {
        self.state().bounty(colour, nation)
    }

    fn seat(&self, colour: Colour) -> Seat {
        self.state().seat(colour)
    }

    // ---- inputs

    pub fn give(&mut self, colour: Colour, order: Order) -> &mut Self {
        let seat = self.seat(colour);
        let shown = format!("{order:?}");
        self.played.give(seat, order).unwrap_or_else(|misfit| panic!("{shown} of {colour:?}: {misfit:?}"));
        self.listen();
        self
    }

    /// This order is refused by this rule, and nothing changes.
    pub fn refused(&mut self, colour: Colour, order: Order, rule: &str) -> &mut Self {
        let seat = self.seat(colour);
        let before = self.state().clone();
        let refusal = match self.played.give(seat, order.clone()) {
            Err(Misfit::Refused(refusal)) => refusal,
            // The match does not ask the rules about an order that is not awaited.
            Err(_) => MerchantsAndMarauders::check(self.state(), seat, &order).unwrap_err(),
            Ok(()) => panic!("{order:?} was to be refused by {rule}"),
        };
        assert_eq!(refusal.rule.0, rule, "{order:?}: {refusal:?}");
        assert_eq!(*self.state(), before, "a refused order changes nothing (MM-29.9)");
        self
    }

    pub fn answer(&mut self, answer: Answer) -> &mut Self {
        let asked = format!("{:?}", self.played.awaiting());
        self.played.answer(answer).unwrap_or_else(|misfit| panic!("{misfit:?} to {asked}"));
        self.listen();
        self
    }

    /// Faces from 1 to 6; 5 and 6 are skulls.
    pub fn throw(&mut self, faces: &[u8]) -> &mut Self {
        let Want::Throw { request, why, .. } = self.want() else { panic!("no throw: {:?}", self.want()) };
        assert_eq!(request.thrown(), faces.len(), "dice for {why:?}");
        let answer = Answer::Thrown(request.showing(faces));
        self.answer(answer)
    }

    /// Answers in words: digits are faces of a throw, everything else is chosen. Windows are passed.
    pub fn answers(&mut self, answers: &[&str]) -> &mut Self {
        for answer in answers {
            self.pass();
            let faces: Option<Vec<u8>> = answer.split(' ').map(|face| face.parse().ok()).collect();
            match faces {
                Some(faces) => self.throw(&faces),
                None => self.choose(answer),
            };
        }
        self.pass()
    }

    /// By its word, as scripts have it ([`Choice::key`]).
    pub fn choose(&mut self, word: &str) -> &mut Self {
        let options = self.options();
        let number = options.iter().position(|option| option == word);
        let number = number.unwrap_or_else(|| panic!("{word} is none of {options:?}: {:?}", self.why()));
        self.answer(Answer::Chose(u16::try_from(number).unwrap()))
    }

    /// The first of what is shuffled, by name; the rest follows as it lies.
    pub fn deal(&mut self, first: &[&str]) -> &mut Self {
        let Want::Shuffle { cards, why } = self.want() else { panic!("no shuffle: {:?}", self.want()) };
        let names = MerchantsAndMarauders::shuffled(&self.played, why);
        assert!(first.is_empty() || names.len() == usize::from(*cards), "{why:?}: {cards} of {names:?}");
        let mut order: Vec<u16> = Vec::new();
        for name in first {
            let here = (0..).zip(&names).find(|(number, own)| own == name && !order.contains(number));
            order.push(here.unwrap_or_else(|| panic!("{name} is none of {names:?}")).0);
        }
        let rest: Vec<u16> = (0..*cards).filter(|number| !order.contains(number)).collect();
        order.extend(rest);
        self.answer(Answer::Dealt(order))
    }

    /// Passes all windows that are open now, and shuffles as everything lies.
    pub fn pass(&mut self) -> &mut Self {
        loop {
            match self.played.awaiting() {
                Awaiting::Answer(Want::Choice { options, .. }) if options.contains(&Choice::Pass) => {
                    self.choose("pass");
                }
                Awaiting::Answer(Want::Shuffle { .. }) => {
                    self.deal(&[]);
                }
                _ => return self,
            }
        }
    }

    /// Ends the turn of the active player; windows are passed, and every die shows this face.
    pub fn end_turn(&mut self, face: u8) -> &mut Self {
        let active = self.active();
        if self.phase() == Phase::Port {
            self.give(active, Order::LeavePort).pass();
        }
        self.give(active, Order::EndTurn).settle(face)
    }

    /// Answers everything until orders are owed: windows are passed, every die shows this face, and of other choices the
    /// last is taken.
    pub fn settle(&mut self, face: u8) -> &mut Self {
        loop {
            self.pass();
            let answer = match self.played.awaiting() {
                Awaiting::Answer(Want::Throw { request, .. }) => {
                    Answer::Thrown(request.showing(&vec![face; request.thrown()]))
                }
                Awaiting::Answer(Want::Choice { options, .. }) => {
                    Answer::Chose(u16::try_from(options.len() - 1).unwrap())
                }
                _ => return self,
            };
            self.answer(answer);
        }
    }

    // ---- questions

    pub fn want(&self) -> &Want<MerchantsAndMarauders> {
        match self.played.awaiting() {
            Awaiting::Answer(want) => want,
            other => panic!("nothing is wanted: {other:?}"),
        }
    }

    /// The purpose of the open question.
    pub fn why(&self) -> &Why {
        self.want().why()
    }

    /// The words of the choice that is wanted.
    pub fn options(&self) -> Vec<String> {
        match self.want() {
            Want::Choice { options, .. } => options.iter().map(Choice::key).collect(),
            other => panic!("no choice: {other:?}"),
        }
    }

    /// The captain asked for a throw or a choice.
    pub fn asked(&self) -> Colour {
        let seat = match self.want() {
            Want::Throw { by, .. } | Want::Choice { by, .. } => *by,
            Want::Shuffle { .. } => panic!("nobody is asked for a shuffle"),
        };
        self.state().at_seat(seat).unwrap().colour
    }

    /// The number of dice that are wanted.
    pub fn dice(&self) -> usize {
        match self.want() {
            Want::Throw { request, .. } => request.thrown(),
            other => panic!("no throw: {other:?}"),
        }
    }

    /// Are orders owed, and nothing else?
    pub fn is_settled(&self) -> bool {
        matches!(self.played.awaiting(), Awaiting::Orders(_))
    }

    pub fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    // ---- happenings

    /// Happenings since the last input.
    pub fn last(&self) -> &[Happening] {
        &self.told[self.before..]
    }

    /// Was this told at any time?
    pub fn has(&self, happening: impl Into<Happening>) -> bool {
        self.told.contains(&happening.into())
    }

    /// Was this told since the last input?
    pub fn just(&self, happening: impl Into<Happening>) -> bool {
        self.last().contains(&happening.into())
    }

    /// Number of happenings told by a rule.
    pub fn told_by(&self, rule: &str) -> usize {
        self.told.iter().filter(|told| told.rule().0 == rule).count()
    }

    /// Number of happenings of this name: `"GoldGained"`.
    pub fn told_as(&self, name: &str) -> usize {
        let named = |told: &&Happening| {
            let shown = format!("{told:?}");
            shown.split(|c: char| !c.is_alphanumeric()).next() == Some(name)
        };
        self.told.iter().filter(named).count()
    }
}
