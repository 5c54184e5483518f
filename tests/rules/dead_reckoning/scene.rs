//! A scene: any position as a file would have it, and a battle played in it with zones and words given in order.

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::dead_reckoning::Shelf;
use weather_gage::rules::dead_reckoning::cards::CardId;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::{Setup, Start};
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::Happening;
use weather_gage::rules::dead_reckoning::printed::abilities::Ability;
use weather_gage::rules::dead_reckoning::printed::ids::CardNo;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::setup::SetupFault;
use weather_gage::rules::dead_reckoning::state::{Fight, Phase, Player, State};
use weather_gage::rules::dead_reckoning::tray::Lie;
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Misfit, PieceId, Rest, Seat, ThrowOutcome, Want};

pub use weather_gage::rules::dead_reckoning::colours::Colour::{Black, Green, Purple};
pub use weather_gage::rules::dead_reckoning::duel::Target;
pub use weather_gage::rules::dead_reckoning::goods::{Goods, Hold};
pub use weather_gage::rules::dead_reckoning::happenings::Happening as H;
pub use weather_gage::rules::dead_reckoning::orders::Order;

pub const ACTIVE: Seat = Seat(0);
pub const OTHER: Seat = Seat(1);

/// One of each kind.
pub fn abilities() -> [Ability; 9] {
    let on_victory = Ability::OnVictory { goods: goods(0, 0), gold_per_helm: true, damage: 0, not_at_buildings: true };
    [
        Ability::DropCubes(2),
        Ability::DropCubePerHelm,
        Ability::GainStrength(1),
        Ability::RemoveOwnCube(2),
        Ability::MoveCube,
        Ability::MoveCubeOrExplode,
        Ability::DrawCard,
        on_victory,
        Ability::LessDamage,
    ]
}

/// A set-up from the words of a file.
pub fn setup(text: &str) -> Setup {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let duel = options.from_str(&format!("(id: \"scene\", {text})")).unwrap();
    let (library, faults) = Shelf::built_in();
    assert_eq!(faults, []);
    Setup::battle(duel, library.cards["dead-reckoning"].clone())
}

pub fn fault(text: &str) -> SetupFault {
    Match::<DeadReckoning>::begin(&setup(text)).unwrap_err()
}

pub fn card(word: &str) -> CardId {
    CardId::try_from(word).unwrap()
}

/// A card of the decks.
pub fn number(word: &str) -> CardNo {
    CardNo::try_from(word).unwrap()
}

pub fn goods(cargo: u8, gold: u8) -> Goods {
    Goods { cargo, gold }
}

/// A tile, or the harbour.
pub fn place(word: &str) -> Place {
    Place::try_from(word.to_owned()).unwrap()
}

/// The use of an ability, in the words of a file.
pub fn employ(text: &str) -> Order {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    Order::Employ(options.from_str(&format!("({text})")).unwrap())
}

/// A battle being played.
pub struct Game {
    pub played: Match<DeadReckoning>,
    /// Every happening.
    pub told: Vec<Happening>,
}

impl Game {
    pub fn of(text: &str) -> Self {
        let mut game = Self { played: Match::begin(&setup(text)).unwrap(), told: Vec::new() };
        game.told = game.played.take_told();
        game
    }

    /// The main phase of a whole game, in any position.
    pub fn in_turn(text: &str) -> Self {
        let setup = setup(text);
        let Start::Battle(duel) = setup.start else { unreachable!() };
        let mut game = Self { played: Match::begin(&Setup::position(duel, setup.cards)).unwrap(), told: Vec::new() };
        game.told = game.played.take_told();
        game
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

    pub fn fight(&self) -> &Fight {
        self.state().fight.as_ref().unwrap()
    }

    pub fn give(&mut self, seat: Seat, order: Order) -> &mut Self {
        self.played.give(seat, order).unwrap();
        self.told.extend(self.played.take_told());
        self
    }

    /// The rule that refuses this order.
    pub fn refused(&mut self, seat: Seat, order: Order) -> &'static str {
        match self.played.give(seat, order.clone()) {
            Err(Misfit::Refused(refusal)) => refusal.rule.0,
            other => panic!("{order:?} was to be refused: {other:?}"),
        }
    }

    pub fn answer(&mut self, answer: Answer) -> &mut Self {
        self.played.answer(answer).unwrap();
        self.told.extend(self.played.take_told());
        self
    }

    /// The open question.
    pub fn want(&self) -> &Want<DeadReckoning> {
        match self.played.awaiting() {
            Awaiting::Answer(want) => want,
            other => panic!("nothing is wanted: {other:?}"),
        }
    }

    /// The dropped cubes came to lie here, in the order of the want.
    pub fn zones(&mut self, ids: &[&str]) -> &mut Self {
        self.zones_knocking(ids, &[])
    }

    /// The same, with cubes that lay in the tray knocked elsewhere.
    pub fn zones_knocking(&mut self, ids: &[&str], knocked: &[(u16, &str)]) -> &mut Self {
        let Want::Throw { request, .. } = self.want() else { panic!("no throw: {:?}", self.want()) };
        assert_eq!(request.thrown(), ids.len(), "{request:?}");
        let rest = |id: &str| Rest::Zone(Lie::by_id(id).unwrap().number());
        let thrown = request.fresh.iter().chain(&request.again);
        let mut rests: Vec<_> = thrown.zip(ids).map(|((piece, _), id)| (*piece, rest(id))).collect();
        for (piece, _, before) in &request.lying {
            let to = knocked.iter().find(|(cube, _)| PieceId(*cube) == *piece).map_or(*before, |(_, id)| rest(id));
            rests.push((*piece, to));
        }
        rests.sort_by_key(|(piece, _)| *piece);
        self.answer(Answer::Thrown(ThrowOutcome(rests)))
    }

    /// The active player does nothing more, and every deck is shuffled as it lies.
    pub fn end_turn(&mut self) -> &mut Self {
        let active = self.state().active;
        self.give(active, Order::EndMain);
        while let Awaiting::Answer(Want::Shuffle { cards, .. }) = self.played.awaiting().clone() {
            self.answer(Answer::Dealt((0..cards).collect()));
        }
        self
    }

    /// The words of the choice that is wanted.
    pub fn options(&self) -> Vec<String> {
        match self.want() {
            Want::Choice { options, .. } => options.iter().map(|option| option.key()).collect(),
            other => panic!("no choice: {other:?}"),
        }
    }

    pub fn choose(&mut self, key: &str) -> &mut Self {
        let options = self.options();
        let number = options.iter().position(|option| option == key);
        let number = number.unwrap_or_else(|| panic!("{key} is none of {options:?}"));
        self.answer(Answer::Chose(u16::try_from(number).unwrap()))
    }

    /// Both sides commit: the active one this number of cannons, and the attacked one in a battle between ships.
    pub fn commit(&mut self, active: u8, other: Option<u8>) -> &mut Self {
        self.give(ACTIVE, Order::Commit(active));
        if let Some(other) = other {
            self.give(OTHER, Order::Commit(other));
        }
        self
    }

    /// Was this told?
    pub fn has(&self, happening: &Happening) -> bool {
        self.told.contains(happening)
    }

    pub fn told_by(&self, rule: &str) -> usize {
        self.told.iter().filter(|told| told.rule().0 == rule).count()
    }

    /// Counts all cubes of a colour.
    pub fn cubes(&self, colour: Colour) -> u16 {
        self.state().all_cubes(colour)
    }
}

/// A merchant ship with two black cubes, and purple beside her.
pub const MERCHANT: &str = "players: [(colour: Purple, at: \"r1c1\")], merchant: \"E1-01\", attack: Merchant";

/// Purple moved in on a green pirate by an island; both have their printed cannon.
pub const PIRATE: &str = "players: [
    (colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)
], islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4)], moved_in: true, attack: Ship(Green)";

/// Purple before a green garrison.
pub const GARRISON: &str = "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)],
    islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
    attack: Building(Garrison)";
