//! Prize Money without a table: its sentences, its scripts, its series, its journals.

use serde::Deserialize;
use serde_json::{Value, json};
use weather_gage::headless::OffTable;
use weather_gage::headless::script::Begun;
use weather_gage::logbook::data::lessons::Taught;
use weather_gage::logbook::data::{DataFault, Folder, GameShelf, Layer, Library, Source};
use weather_gage::logbook::rulebook::Numbering;
use weather_gage::logbook::wording::{Arg, Fact, Spoken};
use weather_gage::rules::kernel::{Match, Rule, Ruleset as _};

use crate::toy::PrizeMoney;
use crate::toy::state::{Choice, Happening, Order, Phase, Refusal, Setup, SetupFault, State, Why};

/// The words of the seats.
pub const SEATS: [&str; 4] = ["anne", "bernardo", "cat", "dirk"];

/// Its sentences stand in no file: each is its own key.
fn said(what: impl std::fmt::Debug) -> Fact {
    Fact::from(format!("{what:?}"))
}

impl Spoken for PrizeMoney {
    type Names = ();
    const ORDERS: Rule = Rule("PM-2");
    const END: Rule = Rule("PM-6");

    fn names(_: &<PrizeMoney as weather_gage::rules::kernel::Ruleset>::View) -> &() {
        &()
    }

    fn happening((): &(), told: &Happening) -> Fact {
        said(told)
    }

    fn rule(told: &Happening) -> Rule {
        Rule(match told {
            Happening::DeckShuffled { .. } => "PM-1",
            Happening::CardLaid { .. } | Happening::AllLaid | Happening::RoundBegan { .. } => "PM-2",
            Happening::CardTurned { .. } | Happening::DieFell { .. } | Happening::PrizeTaken { .. } => "PM-3",
            Happening::GoldTaken { .. } | Happening::CardsLifted { .. } | Happening::CardKept { .. } => "PM-4",
            Happening::CardDrawn { .. } => "PM-5",
            Happening::Ended => "PM-6",
            Happening::EndProposed { .. } | Happening::EndAnswered { .. } => "PM-7",
        })
    }

    fn refusal(refusal: &Refusal) -> (Fact, Rule) {
        (said(refusal), Rule("PM-2"))
    }

    fn question((): &(), why: &Why) -> Fact {
        said(why)
    }

    fn asks(why: &Why) -> Rule {
        Rule(match why {
            Why::Deck => "PM-1",
            Why::Die { .. } => "PM-3",
            Why::Reward | Why::Keep => "PM-4",
            Why::Ending { .. } => "PM-7",
        })
    }

    fn choice((): &(), option: &Choice) -> Arg {
        said(option).into()
    }

    fn phase_key(phase: Phase) -> &'static str {
        match phase {
            Phase::Deal => "deal",
            Phase::Lay => "lay",
            Phase::Prize => "prize",
            Phase::Over => "over",
        }
    }

    fn fault(fault: &SetupFault) -> (&str, Fact) {
        match fault {
            SetupFault::Seats(_) => ("seats", said(fault)),
            SetupFault::TooFewCards => ("box_of_cards", said(fault)),
        }
    }
}

/// It has no data files.
#[derive(Clone, Debug, Default)]
pub struct Shelf;

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        &[]
    }

    fn add(&mut self, _: Folder, _: &mut Layer, _: &str, _: &[u8]) -> Result<(), Vec<DataFault>> {
        Ok(())
    }

    fn copied(&self) -> Box<dyn GameShelf> {
        Box::new(Self)
    }

    fn empty() -> &'static Self {
        &Self
    }
}

/// A script begins so.
#[derive(Debug, Deserialize)]
pub enum Start {
    /// With this number of seats and rounds.
    Table { seats: u8, rounds: u8 },
}

weather_gage::steps! {
    PrizeMoney;
    /// An order of a captain.
    Orders(side: String, order: Order) => Put::Order(side, *order),
    /// The order of the deck.
    Deal(order: Vec<u16>) => Put::Deal(order),
}

impl OffTable for PrizeMoney {
    type Shelf = Shelf;
    type Start = Start;
    type Step = Step;

    const TAUGHT: Taught = Taught { game: Self::GAME.0, readings: &[], landmarks: &[] };

    const NUMBERING: Numbering = Numbering(&["PM-"]);

    fn offers(_: &Library) -> Vec<String> {
        ["two", "three", "four"].map(str::to_owned).into()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        let number = Self::offers(library).iter().position(|offer| offer == id)?;
        Some(Setup::new(u8::try_from(number).ok()? + 2, 3))
    }

    fn title(setup: &Setup) -> String {
        ["two", "three", "four"].get(usize::from(setup.seats).saturating_sub(2)).copied().unwrap_or_default().to_owned()
    }

    fn winners(state: &State) -> Vec<&'static str> {
        let most = state.captains.iter().map(|captain| captain.gold).max();
        let won = SEATS.into_iter().zip(&state.captains).filter(|(_, captain)| Some(captain.gold) == most);
        won.map(|(seat, _)| seat).collect()
    }

    fn begin(
        Start::Table { seats, rounds }: Start,
        _: &Library,
        source: &Source,
    ) -> Result<Begun<Self, Step>, DataFault> {
        let fault = |fault: SetupFault| {
            let (field, flaw) = Self::fault(&fault);
            source.fault(format!("setup.{field}"), flaw)
        };
        let battle = Match::begin(&Setup::new(seats, rounds)).map_err(fault)?;
        Ok(Begun { battle, opening: None })
    }

    fn sides(state: &State) -> Vec<&'static str> {
        SEATS.into_iter().take(state.captains.len()).collect()
    }

    fn state(state: &State) -> Value {
        let captain = |(seat, captain): (&str, &crate::toy::state::Captain)| {
            (seat.to_owned(), json!({ "hand": captain.hand, "gold": captain.gold }))
        };
        let captains: serde_json::Map<_, _> = SEATS.into_iter().zip(&state.captains).map(captain).collect();
        json!({ "phase": state.phase, "round": state.round, "deck": state.deck, "captains": captains })
    }

    fn word(choice: &Choice) -> String {
        match choice {
            Choice::Keep(card) => format!("keep-{card}"),
            named => format!("{named:?}").to_lowercase(),
        }
    }
}
