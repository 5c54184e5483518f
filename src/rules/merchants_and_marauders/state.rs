//! The state of the table: plain data, secrets included.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::clauses::{Modifier, Span};
pub use super::engagements::{Battle, Hit, Outcome, Raid, Roll, RollKind, Volley, VolleyKind};
use super::hours::{Ahead, Hour};
use super::ids::{CardId, CargoId, Sort};
use super::pack::{CaptainCard, Cruise, House, Pack};
use super::words::{ByLocation, ByZone, Colour, Fitting, Good, Nation, NpcKind, ShipKind, Weapon, Zone};
use crate::rules::kernel::Seat;
use crate::rules::kernel::keyed::{Few, SomeOf};
use crate::rules::kernel::shared;

/// The game goes through these phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Phase {
    /// Decks and tokens are laid out, captains are dealt (MM-6.1 to 6.8).
    SettingOut,
    /// Everybody picks a ship in secret (MM-6.8).
    Ships,
    /// All reveal at once (MM-6.8 to 6.10).
    Reveal,
    /// Merchants, time, event (MM-7.1).
    Round,
    /// MM-8.13.
    TurnStart,
    /// Up to three actions (MM-8.1).
    Actions,
    /// Within a Port action (MM-10.1).
    Port,
    /// A merchant was found (MM-11).
    Raid,
    /// A battle goes on (MM-16).
    Battle,
    /// Effects at a turn's end, and the next turn (MM-8.13).
    TurnEnd,
    /// MM-7.8.
    RoundEnd,
    Over,
}

/// A ship or a captain is here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Where {
    Zone(Zone),
    Port(Zone),
    /// The captain is dead, and the player waits for another (MM-21.5).
    #[default]
    Nowhere,
}

impl Where {
    /// The zone, at sea or in its port.
    #[must_use]
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Self::Zone(zone) | Self::Port(zone) => Some(zone),
            Self::Nowhere => None,
        }
    }

    /// Outside the ports.
    #[must_use]
    pub const fn at_sea(self) -> bool {
        matches!(self, Self::Zone(_))
    }

    /// In a port, where nobody is attacked (MM-8.10).
    #[must_use]
    pub const fn in_port(self) -> bool {
        matches!(self, Self::Port(_))
    }
}

/// A ship of a player (MM-5.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    pub kind: ShipKind,
    /// Current values.
    pub now: ByLocation,
    /// Modifications aboard; true shows the used side.
    pub fittings: Few<Fitting, bool, 8>,
}

/// One of the two sides of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    Player(Colour),
    Npc(NpcKind),
    /// Ashore, without a ship (T-9).
    Garrison,
}

impl Side {
    /// The word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player(by) => by.word(),
            Self::Npc(npc) => npc.word(),
            Self::Garrison => "garrison",
        }
    }

    /// The player whose side it is.
    #[must_use]
    pub const fn player(self) -> Option<Colour> {
        match self {
            Self::Player(by) => Some(by),
            Self::Npc(_) | Self::Garrison => None,
        }
    }
}

/// A clause belongs to one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A glory card in hand.
    Hand(CardId),
    Captain(CardId),
    Specialist(CardId),
    /// A proved rumor that stays.
    Proved(CardId),
    Fitting(Fitting),
    Weapon(Weapon),
    Zone(Zone),
    Event(CardId),
}

impl Source {
    /// The word in scripts.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            Self::Hand(card)
            | Self::Captain(card)
            | Self::Specialist(card)
            | Self::Proved(card)
            | Self::Event(card) => card.to_string(),
            Self::Fitting(fitting) => fitting.word().to_owned(),
            Self::Weapon(weapon) => weapon.word().to_owned(),
            Self::Zone(zone) => zone.word().to_owned(),
        }
    }
}

/// A Scout names one of these (MM-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    Player(Colour),
    Npc(NpcKind),
    Merchant,
    Mission,
    Rumor,
}

/// An activity in port (MM-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Activity {
    Sell,
    Buy,
    Yard,
    Recruit,
    Rumor,
    Mission,
    Stash,
}

/// A player with captain, ship and cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub colour: Colour,
    /// None while the captain is dead. Secret during the setting out.
    pub captain: Option<CardId>,
    /// The captain lies open.
    pub shown: bool,
    /// Picked and not yet shown (MM-6.8).
    pub picked: Option<ShipKind>,
    pub ship: Option<Ship>,
    pub at: Where,
    /// Aboard: the sum is the owner's secret.
    pub gold: u16,
    /// In the chest: the owner's secret.
    pub chest: u16,
    /// The glory track.
    pub glory: u8,
    pub hand: Vec<CardId>,
    pub cargo: Vec<CargoId>,
    /// The unproved rumor.
    pub rumor: Option<CardId>,
    /// Proved rumors that stay.
    pub proved: Vec<CardId>,
    pub mission: Option<CardId>,
    /// Own turns begun since the mission was claimed.
    pub mission_age: u8,
    /// Levels.
    pub bounties: Few<Nation, u8, 4>,
    pub weapons: SomeOf<Weapon>,
    pub specialists: Vec<CardId>,
    /// The point for a big ship was taken by this captain (MM-10.20).
    pub big_ship: bool,
    /// The port of the last Buy, and how many own turns ago it was (MM-10.9).
    pub last_buy: Option<(Zone, u8)>,
    /// This turn is spent on retiring (MM-21.9).
    pub retiring: bool,
    /// The dead captain who comes back, by a house rule (MM-30.2).
    pub kept: Option<CardId>,
    /// Windows that are passed in advance (MM-28.5): the owner's secret.
    pub ahead: Few<Hour, Ahead, 33>,
    /// MM-22.3.
    pub claimed: bool,
    /// This player has had a turn in this round (MM-22.4).
    pub played: bool,
}

/// A ship of no player (MM-14).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Npc {
    /// The captain in command lies on top, which is first. A war squadron has none.
    pub cards: Vec<CardId>,
    /// None while no model is on the board.
    pub at: Option<Zone>,
    /// In war (MM-14.2).
    pub man_of_war: bool,
    /// A war squadron, which is a Man-of-War and has no card (MM-15.3).
    pub squadron: bool,
}

/// A modification token in a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yard {
    pub kind: Fitting,
    pub open: bool,
}

/// A clause that may be used once in a span, and was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    pub by: Colour,
    pub source: Source,
    pub span: Span,
}

/// A modifier with an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    pub by: Colour,
    pub source: Source,
    pub modifier: Modifier,
    pub span: Span,
}

/// The turn of the active player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// Actions spent.
    pub spent: u8,
    /// Further Move actions spent (Trade Winds, Fair Wind).
    pub moves_spent: u8,
    /// Actions and moves that cards gave.
    pub more_actions: u8,
    pub more_moves: u8,
    /// The Port action was taken (MM-8.2).
    pub port: bool,
    /// Targets with the zone they were in (MM-9.4).
    pub scouted: Vec<(Target, Zone)>,
    /// Of the Port action under way, in order.
    pub activities: Vec<Activity>,
    /// Cards sold this turn.
    pub sold: u8,
    pub won_crew_combat: bool,
    /// Closed ports that may be entered this turn.
    pub open_ports: u8,
    /// Hiring tests that failed this turn (MM-13.12).
    pub hiring_failed: Vec<CardId>,
    /// The rumor was tried, or goods were delivered, in this Port action: extra steps (MM-10.4).
    pub steps: Vec<CardId>,
    /// Modifications may go over to the ship that is being bought (St. John).
    pub carry: bool,
}

/// All decks, the top card first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Decks {
    pub event: Vec<CardId>,
    pub cargo: Vec<CargoId>,
    pub glory: Vec<CardId>,
    pub rumor: Vec<CardId>,
    pub mission: Vec<CardId>,
    pub captain: Vec<CardId>,
}

/// All discard piles, the top card last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Discards {
    pub event: Vec<CardId>,
    pub cargo: Vec<CargoId>,
    pub glory: Vec<CardId>,
    pub mission: Vec<CardId>,
    /// Captains out of the game.
    pub captain: Vec<CardId>,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(with = "shared")]
    pub pack: Arc<Pack>,
    pub house: House,
    /// The set-up, until everybody is ready to sail (MM-6).
    pub opening: Option<Box<Cruise>>,
    pub phase: Phase,
    /// The number of the round that is on, or about to begin.
    pub round: u16,
    /// Clockwise, by seat.
    pub players: Vec<Player>,
    pub first: Seat,
    pub active: Seat,
    pub turn: Turn,
    /// The event of this round, while it lies open; a captain lies in the row, a war in its box.
    pub event: Option<CardId>,
    /// The demand token that lies on the event.
    pub laid: Option<Good>,
    pub war: Option<(Nation, Nation)>,
    /// It stays in the War box.
    pub war_card: Option<CardId>,
    /// The war broke out this round, and its ships come at the end of it (MM-15.3).
    pub new_war: bool,
    pub demand: ByZone<Good>,
    /// Face down, the next first.
    pub reserve: Vec<Good>,
    /// Face down.
    pub merchants: ByZone<Nation>,
    /// The Merchants track, face down.
    pub track: Vec<Nation>,
    pub yards: ByZone<Yard>,
    /// Modification tokens of a lost ship, to be put into ports (MM-10.28).
    pub scattered: Vec<Fitting>,
    /// On offer.
    pub missions: Vec<CardId>,
    pub npcs: Few<NpcKind, Npc, 6>,
    /// Drawn this round; their models enter at its end (MM-14.3).
    pub entering: Vec<CardId>,
    /// Beaten this round; one of the cards below may follow at its end (MM-14.6).
    pub returning: Vec<NpcKind>,
    pub decks: Decks,
    pub discards: Discards,
    /// Events that were cut from the deck, face down and out of the game (MM-30.1).
    pub aside: Vec<CardId>,
    pub used: Vec<Used>,
    pub lasting: Vec<Lasting>,
    pub rolls: Vec<Roll>,
    pub volleys: Vec<Volley>,
    pub raid: Option<Raid>,
    pub battle: Option<Battle>,
    /// The market of Buy goods: the buyer's secret (MM-10.9).
    pub market: Vec<CargoId>,
    /// Prices of this market by good: the buyer's secret too (MM-10.10).
    pub prices: Few<Good, u8, 8>,
    /// The port being entered.
    pub entering_port: Option<Zone>,
    /// The glory card that was resolved last (MM-13.15).
    pub last_card: Option<CardId>,
    /// A bounty that is due was cancelled.
    pub bounty_cancelled: bool,
    pub winners: Vec<Colour>,
}

impl State {
    /// The player of a colour.
    #[must_use]
    pub fn player(&self, by: Colour) -> Option<&Player> {
        self.players.iter().find(|player| player.colour == by)
    }

    /// Changes a player; only `evolving` does.
    pub(super) fn of(&mut self, by: Colour, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.iter_mut().find(|player| player.colour == by) {
            change(player);
        }
    }

    /// The seat of a colour.
    #[must_use]
    pub fn seat(&self, by: Colour) -> Seat {
        let place = self.players.iter().position(|player| player.colour == by).unwrap_or(0);
        Seat(u8::try_from(place).unwrap_or(0))
    }

    /// The player of a seat.
    #[must_use]
    pub fn at_seat(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// The colour of the active player.
    #[must_use]
    pub fn active(&self) -> Colour {
        self.at_seat(self.active).map_or(Colour::Red, |player| player.colour)
    }

    /// All colours, from this seat on, clockwise.
    #[must_use]
    pub fn clockwise_from(&self, seat: Seat) -> Vec<Colour> {
        let (before, from) = self.players.split_at(usize::from(seat.0).min(self.players.len()));
        from.iter().chain(before).map(|player| player.colour).collect()
    }

    /// The printed card of a player's captain.
    #[must_use]
    pub fn captain(&self, by: Colour) -> Option<&CaptainCard> {
        self.pack.captains.get(&self.player(by)?.captain?)
    }

    /// The ship of a player.
    #[must_use]
    pub fn ship(&self, by: Colour) -> Option<&Ship> {
        self.player(by)?.ship.as_ref()
    }

    /// A captain with a bounty is a pirate (MM-12.1).
    #[must_use]
    pub fn is_pirate(&self, by: Colour) -> bool {
        self.player(by).is_some_and(|player| !player.bounties.is_empty())
    }

    /// The level that a nation has set on a captain; 0 for none.
    #[must_use]
    pub fn bounty(&self, on: Colour, nation: Nation) -> u8 {
        self.player(on).and_then(|player| player.bounties.get(&nation)).copied().unwrap_or(0)
    }

    /// Are these two at war?
    #[must_use]
    pub fn at_war(&self, one: Nation, other: Nation) -> bool {
        self.war.is_some_and(|war| war == (one, other) || war == (other, one))
    }

    /// The player who throws and decides for a ship of no player: the next clockwise from its opponent (MM-14.24).
    #[must_use]
    pub fn controller_against(&self, captain: Colour) -> Colour {
        self.clockwise_from(self.seat(captain)).get(1).copied().unwrap_or(captain)
    }

    /// The seat that throws and decides for a side.
    #[must_use]
    pub fn hand_of(&self, side: Side) -> Seat {
        match side {
            Side::Player(by) => self.seat(by),
            Side::Npc(_) | Side::Garrison => {
                let against = self.battle.as_ref().and_then(|battle| battle.foe_of(side).player());
                self.seat(self.controller_against(against.unwrap_or_else(|| self.active())))
            }
        }
    }

    /// The deck of a sort of cards.
    #[must_use]
    pub const fn deck(&self, sort: Sort) -> &Vec<CardId> {
        match sort {
            Sort::Captain => &self.decks.captain,
            Sort::Event => &self.decks.event,
            Sort::Glory => &self.decks.glory,
            Sort::Mission => &self.decks.mission,
            Sort::Rumor => &self.decks.rumor,
        }
    }
}
