//! Any position over the real pack, and a match played from it: orders, throws, draws and words given in order.

use std::sync::{Arc, LazyLock};

use weather_gage::headless::GAMES;
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Misfit, Ruleset, Want};
use weather_gage::rules::pirates::conserved::{Broken, conserved};
use weather_gage::rules::pirates::happenings::Happening;
use weather_gage::rules::pirates::pack::Pack;
use weather_gage::rules::pirates::position::Position;
use weather_gage::rules::pirates::setup::{Begin, Setup, SetupFault};
use weather_gage::rules::pirates::state::{Fort, Island, Kraken, Phase, Player, Ship, State};

pub use weather_gage::rules::pirates::game::Pirates;
pub use weather_gage::rules::pirates::ids::Name;
pub use weather_gage::rules::pirates::orders::{Gun, Order, Piece, Place, Task};
pub use weather_gage::rules::pirates::wants::{Choice, Why};
pub use weather_gage::rules::pirates::words::Flag::{Black, Blue, Red};
pub use weather_gage::rules::pirates::words::Ruler::{L, S};
pub use weather_gage::rules::pirates::words::{Flag, OrderKind};
pub use weather_gage::rules::plane::{Heading, Mm, Pose, Spot};

/// Everything printed.
pub static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    library.pirates().pack.clone()
});

/// Reads a value in the words of a file.
pub fn ron<T: serde::de::DeserializeOwned>(text: &str) -> T {
    use ron::extensions::Extensions;
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(text).unwrap_or_else(|fault| panic!("{fault}: {text}"))
}

/// A name.
pub fn n(word: &str) -> Name {
    word.try_into().unwrap_or_else(|fault| panic!("{fault}: {word}"))
}

/// A place, in whole millimetres.
pub fn at(x: i32, y: i32) -> Spot {
    Spot::new(Mm::whole(x), Mm::whole(y))
}

/// A length in hundredths.
pub fn mm(hundredths: i32) -> Mm {
    Mm(hundredths)
}

/// A heading in whole degrees.
pub fn deg(degrees: i32) -> Heading {
    Heading::degrees(degrees)
}

/// A set-up from the fields of a position (PC-30.5): `islands: [..], ships: [..]`.
pub fn setup(position: &str) -> Setup {
    let position: Position = ron(&format!("({position})"));
    Setup { pack: PACK.clone(), game: Begin::Position(Box::new(position)) }
}

/// The fault of a refused position.
pub fn fault(position: &str) -> SetupFault {
    Pirates::set_up(&setup(position)).unwrap_err()
}

/// A match being played.
pub struct Game {
    pub played: Match<Pirates>,
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
        let broken = conserved(&Pirates::set_up(setup).unwrap());
        let mut game = Self { played, told: Vec::new(), before: 0, broken };
        game.listen();
        game
    }

    fn listen(&mut self) {
        self.before = self.told.len();
        self.told.extend(self.played.take_told());
        if matches!(self.played.awaiting(), Awaiting::Orders(_)) {
            let fresh: Vec<_> = conserved(self.state()).into_iter().filter(|own| !self.broken.contains(own)).collect();
            assert_eq!(fresh, [], "an invariant is broken (PC-24.6)");
        }
    }

    pub fn state(&self) -> &State {
        self.played.state()
    }

    pub fn phase(&self) -> Phase {
        self.state().phase
    }

    pub fn player(&self, flag: Flag) -> &Player {
        self.state().player(flag).unwrap()
    }

    pub fn ship(&self, id: &str) -> &Ship {
        self.state().ship(n(id)).unwrap_or_else(|| panic!("no ship {id}"))
    }

    pub fn kraken(&self, id: &str) -> &Kraken {
        self.state().kraken(n(id)).unwrap_or_else(|| panic!("no kraken {id}"))
    }

    pub fn fort(&self, id: &str) -> &Fort {
        self.state().fort(n(id)).unwrap_or_else(|| panic!("no fort {id}"))
    }

    pub fn island(&self, id: &str) -> &Island {
        self.state().island(n(id)).unwrap_or_else(|| panic!("no island {id}"))
    }

    /// Standing masts from the bow, counted from 1.
    pub fn masts(&self, id: &str) -> Vec<u8> {
        (1..).zip(&self.ship(id).masts).filter(|(_, stands)| **stands).map(|(mast, _)| mast).collect()
    }

    /// Values of the coins aboard.
    pub fn coins(&self, id: &str) -> Vec<u8> {
        self.ship(id).coins.iter().map(|coin| coin.value).collect()
    }

    /// Values of the coins on the home island.
    pub fn bank(&self, flag: Flag) -> Vec<u8> {
        self.player(flag).banked.iter().map(|coin| coin.value).collect()
    }

    /// Crew cards aboard.
    pub fn crew(&self, id: &str) -> Vec<String> {
        self.ship(id).crew.iter().map(|crew| crew.card.word().to_owned()).collect()
    }

    // ---- inputs

    pub fn give(&mut self, flag: Flag, order: Order) -> &mut Self {
        let seat = self.state().seat(flag);
        let shown = format!("{order:?}");
        self.played.give(seat, order).unwrap_or_else(|misfit| panic!("{shown} of {flag:?}: {misfit:?}"));
        self.listen();
        self
    }

    /// The player to move gives it.
    pub fn order(&mut self, order: Order) -> &mut Self {
        self.give(self.state().to_move, order)
    }

    /// The player to move gives a unit an order.
    pub fn task(&mut self, unit: &str, task: Task) -> &mut Self {
        self.order(Order::Order(n(unit), task))
    }

    pub fn end_turn(&mut self) -> &mut Self {
        self.order(Order::EndTurn)
    }

    /// This order is refused by this rule, and nothing changes.
    pub fn refused(&mut self, flag: Flag, order: Order, rule: &str) -> &mut Self {
        let seat = self.state().seat(flag);
        let before = self.state().clone();
        let refusal = match self.played.give(seat, order.clone()) {
            Err(Misfit::Refused(refusal)) => refusal,
            // The match does not ask the rules about an order that is not awaited.
            Err(_) => Pirates::check(self.state(), seat, &order).unwrap_err(),
            Ok(()) => panic!("{order:?} was to be refused by {rule}"),
        };
        assert_eq!(refusal.rule.0, rule, "{order:?}: {refusal:?}");
        assert_eq!(*self.state(), before, "a refused order changes nothing (PC-0.8)");
        self
    }

    /// The player to move is refused it.
    pub fn refuses(&mut self, order: Order, rule: &str) -> &mut Self {
        self.refused(self.state().to_move, order, rule)
    }

    pub fn answer(&mut self, answer: Answer) -> &mut Self {
        let asked = format!("{:?}", self.played.awaiting());
        self.played.answer(answer).unwrap_or_else(|misfit| panic!("{misfit:?} to {asked}"));
        self.listen();
        self
    }

    /// Faces from 1 to 6.
    pub fn throw(&mut self, faces: &[u8]) -> &mut Self {
        let Want::Throw { request, why, .. } = self.want() else { panic!("no throw: {:?}", self.want()) };
        assert_eq!(request.thrown(), faces.len(), "dice for {why:?}");
        let answer = Answer::Thrown(request.showing(faces));
        self.answer(answer)
    }

    /// By its key, as scripts have it ([`Choice::key`]).
    pub fn choose(&mut self, key: &str) -> &mut Self {
        let options = self.options();
        let number = options.iter().position(|option| option == key);
        let number = number.unwrap_or_else(|| panic!("{key} is none of {options:?}: {:?}", self.why()));
        self.answer(Answer::Chose(u16::try_from(number).unwrap()))
    }

    /// Indices into the candidates, the first ones; the rest follows as it lies (PC-30.2).
    pub fn deal(&mut self, first: &[u16]) -> &mut Self {
        let Want::Shuffle { cards, .. } = self.want() else { panic!("no draw: {:?}", self.want()) };
        let mut order = first.to_vec();
        order.extend((0..*cards).filter(|number| !first.contains(number)));
        self.answer(Answer::Dealt(order))
    }

    // ---- questions

    pub fn want(&self) -> &Want<Pirates> {
        match self.played.awaiting() {
            Awaiting::Answer(want) => want,
            other => panic!("nothing is wanted: {other:?}"),
        }
    }

    /// The purpose of the open question.
    pub fn why(&self) -> &Why {
        self.want().why()
    }

    /// The keys of the choice that is wanted.
    pub fn options(&self) -> Vec<String> {
        match self.want() {
            Want::Choice { options, .. } => options.iter().map(Choice::key).collect(),
            other => panic!("no choice: {other:?}"),
        }
    }

    /// The player asked for a throw or a choice.
    pub fn asked(&self) -> Flag {
        let seat = match self.want() {
            Want::Throw { by, .. } | Want::Choice { by, .. } => *by,
            Want::Shuffle { .. } => panic!("nobody is asked for a draw"),
        };
        self.state().at_seat(seat).unwrap().flag
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

    /// Number of happenings of this name: `"MastLost"`.
    pub fn told_as(&self, name: &str) -> usize {
        let named = |told: &&Happening| {
            let shown = format!("{told:?}");
            shown.split(|c: char| !c.is_alphanumeric()).next() == Some(name)
        };
        self.told.iter().filter(named).count()
    }
}
