//! Wishes on the sheets of Merchants & Marauders and at its pieces, and a captain's draft.

use crate::dice::Way;
use crate::logbook::wording::key;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::state::{Target, Where};
use crate::rules::merchants_and_marauders::words::Zone;

/// A page of the sheet of a captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Page {
    /// Deeds that can be done now.
    #[default]
    Deeds,
    /// The own ship, hold, purse and chest.
    Ship,
    /// Hand, rumor, mission, specialists.
    Cards,
    /// Ports: what they want, what lies there.
    Ports,
}

impl Page {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Deeds, Self::Ship, Self::Cards, Self::Ports];

    /// The word that lessons have for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deeds => key::MM_PAGE_DEEDS,
            Self::Ship => key::MM_PAGE_SHIP,
            Self::Cards => key::MM_PAGE_CARDS,
            Self::Ports => key::MM_PAGE_PORTS,
        }
    }
}

/// The player wishes one of these.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// The order is given.
    Give(Order),
    /// This option of the question is chosen.
    Choose(usize),
    /// The dice are let go this way.
    Throw(Way),
    Turn(Page),
    /// A cargo card is laid on the scales, or taken off them.
    Weigh(CargoId),
    /// This much gold goes into the chest, or comes out of it.
    Count(u16),
    /// Chances stand beside deeds, or do not (MM-26.1).
    Odds,
    /// The books are opened.
    Books,
}

impl Wish {
    /// The name under which lessons know it.
    #[must_use]
    pub fn landmark(&self) -> Option<String> {
        Some(match self {
            Self::Choose(option) => format!("choice:{option}"),
            Self::Weigh(card) => format!("weigh:{card}"),
            Self::Give(order) => match order {
                Order::Move(Where::Port(zone)) => format!("enter:{}", zone.word()),
                Order::Move(to) => format!("move:{}", to.zone().map_or("nowhere", Zone::word)),
                Order::Scout(target) => match target {
                    Target::Player(by) => format!("scout:{}", by.word()),
                    Target::Npc(npc) => format!("scout:{}", npc.word()),
                    Target::Merchant => "scout:merchant".to_owned(),
                    Target::Mission => "scout:mission".to_owned(),
                    Target::Rumor => "scout:rumor".to_owned(),
                },
                Order::Port => "port".to_owned(),
                Order::EndTurn => "end-turn".to_owned(),
                Order::Claim => "claim".to_owned(),
                Order::Sell(_) => "sell".to_owned(),
                Order::Buy => "buy".to_owned(),
                Order::BuyShip(kind) => format!("buy-ship:{}", kind.word()),
                Order::BuyWeapon(weapon) => format!("buy-weapon:{}", weapon.word()),
                Order::Recruit => "recruit".to_owned(),
                Order::AskForRumors => "rumor".to_owned(),
                Order::ClaimMission(card) => format!("mission:{card}"),
                Order::Stash(_) => "stash".to_owned(),
                Order::LeavePort => "leave-port".to_owned(),
                Order::ChooseShip(kind) => format!("ship:{}", kind.word()),
                Order::Play(card) => format!("play:{card}"),
                Order::Repair(location, _) => format!("repair:{}", location.word()),
                Order::BuyModification => "buy-modification".to_owned(),
                Order::Fetch(_) => "fetch".to_owned(),
                Order::Prove => "prove".to_owned(),
                Order::Deliver => "deliver".to_owned(),
                Order::Ashore => "ashore".to_owned(),
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// A captain's draft: the page that lies open, the cargo on the scales, the coins counted out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    pub page: Page,
    pub scales: Vec<CargoId>,
    pub coins: u16,
    /// No chances, and no advice (MM-26.1).
    pub no_odds: bool,
}
