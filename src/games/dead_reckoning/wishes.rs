//! Wishes on the sheets of Dead Reckoning and at its pieces, and a captain's draft.

use crate::dice::Way;
use crate::logbook::wording::key;
use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::cards::AbilityRef;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::orders::{Order, Placing};
use crate::rules::kernel::Seat;

/// A page of the sheet of a captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Page {
    /// Hand and cards in play.
    #[default]
    Crew,
    /// Sails, holds, dock, chest, tokens.
    Ship,
    /// Places she can go to, and foes there.
    Sea,
    /// Cards to be had.
    Cards,
    Isles,
    /// Marks and gold to be won.
    Aims,
}

impl Page {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 6] = [Self::Crew, Self::Ship, Self::Sea, Self::Cards, Self::Isles, Self::Aims];

    /// The word that lessons have for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crew => key::VOYAGE_PAGE_CREW,
            Self::Ship => key::VOYAGE_PAGE_SHIP,
            Self::Sea => key::VOYAGE_PAGE_SEA,
            Self::Cards => key::VOYAGE_PAGE_CARDS,
            Self::Isles => key::VOYAGE_PAGE_ISLES,
            Self::Aims => key::VOYAGE_PAGE_AIMS,
        }
    }
}

/// A number of an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Field {
    /// Goods that pay, are loaded, unloaded or laid anew, in a hold.
    Aboard(Hold, Good),
    /// Goods that pay, on the dock tile or in the chest.
    Home(Good),
    /// Goods gained, into a hold.
    Gain(Hold, Good),
    /// Goods gained, to the dock tile or the chest.
    GainHome(Good),
    /// An island: chosen or not.
    Island(Place),
    /// Cubes of influence, alike: on this island, in place of another player’s, from that island.
    Cube(Placing),
    /// Another influence ability follows at once, and they replace a cube together (DR-17.3): or not.
    Join(AbilityRef, u8),
    /// A building on an island: put up or not.
    Build(Place, Building),
    /// Something that is set right by hand; the number is the one in it.
    Right(Amendment),
}

/// The player wishes one of these.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// The order is given.
    Give(Order),
    /// The order is laid out first, with its payment and places.
    Draft(Order),
    /// Changes a number of the order that is laid out.
    Set(Field, u8),
    /// Puts the order that is laid out away.
    Back,
    /// A place of the chart is chosen.
    Sail(Place),
    /// Another page, with this order laid out on it.
    Turn(Page, Option<Order>),
    /// This option of the question is chosen.
    Choose(usize),
    /// A captain is called forward, to level up a card.
    Call(Seat),
    /// The captain who has come forward goes back.
    Leave,
    /// The books are opened.
    Books,
    /// The cubes are let go this way.
    Throw(Way),
    /// This number of cannons lies in the cup.
    Fill(u8),
}

impl Wish {
    /// The name under which lessons know it.
    #[must_use]
    pub fn landmark(&self) -> Option<String> {
        let order = match self {
            Self::Choose(option) => return Some(format!("choice:{option}")),
            Self::Give(order) | Self::Draft(order) => order,
            _ => return None,
        };
        Some(match order {
            Order::Play(card) => format!("play:{}", String::from(*card)),
            Order::LevelUp(card) => format!("level:{}", String::from(*card)),
            Order::Employ(said) => format!("use:{}", String::from(said.ability)),
            Order::Sleeve(_, card) => format!("sleeve:{}", String::from(*card)),
            Order::RaiseSails(_) => "raise".to_owned(),
            Order::Load(_) => "load".to_owned(),
            Order::Unload(_) => "unload".to_owned(),
            Order::Buy(_) => "buy".to_owned(),
            Order::ChooseMode { pirate } => format!("mode:{}", if *pirate { "pirate" } else { "trader" }),
            _ => return None,
        })
    }
}

/// A captain's draft: the page that lies open, the order that is laid out on it, the cup that is being filled.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    pub page: Page,
    /// The order that is being laid out.
    pub order: Option<Order>,
    /// One that was left on its page, to be found there again.
    pub left: Option<(Page, Order)>,
    /// Cannons that were put into the cup by hand, before their number is said.
    pub cup: u8,
}

impl Draft {
    /// Turns to another page. The order that was being laid out stays on its own page.
    pub fn turn_to(&mut self, page: Page, order: Option<Order>) {
        let found = self.left.take_if(|(of, _)| order.is_none() && *of == page).map(|(_, order)| order);
        if let Some(own) = self.order.take().filter(|_| page != self.page) {
            self.left = Some((self.page, own));
        }
        (self.page, self.order) = (page, order.or(found));
    }

    /// Nothing is laid out any more.
    pub fn clear(&mut self) {
        (self.order, self.left) = (None, None);
    }
}
