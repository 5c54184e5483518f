//! The whole box: every printed thing by its name, and questions about them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::abilities::{Ability, Clause, Face, Symbol, plain};
use super::ids::{CardNo, Kind, Sort, TileId, Worn};
use super::things::{Achievement, Advancement, Bonus, Booty, BuildingCard, Merchant, TileFace, Upgrade, Value, Wind};
use crate::rules::dead_reckoning::cards::{AbilityRef, Card, CardId, Part, Sailor, SleeveSlot};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::kernel::likeness::{Portrait, Vignette};

/// Everything printed, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Cards", deny_unknown_fields)]
pub struct Cards {
    /// The id of the box they come in.
    pub id: String,
    /// The four levels of every sailor.
    pub sailors: BTreeMap<Sailor, [Face; 4]>,
    /// A face for every copy of a sailor; one that is missing follows from the name of the card.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub portraits: BTreeMap<Sailor, Vec<Portrait>>,
    pub advancements: BTreeMap<Kind, Advancement>,
    /// Fronts of encounters: traded for, they are advancements.
    pub fronts: BTreeMap<Kind, Advancement>,
    pub merchants: BTreeMap<Kind, Merchant>,
    pub upgrades: BTreeMap<String, Upgrade>,
    /// Islands and open sea.
    pub tiles: BTreeMap<TileId, TileFace>,
    pub buildings: BTreeMap<Building, BuildingCard>,
    pub achievements: BTreeMap<Achievement, Value>,
    /// Bonus achievement tokens, counted from 0.
    pub bonus: Vec<Bonus>,
    pub booty: Booty,
    /// Wind in hand for those who come later, by the number of players (DR-3.23).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub wind_in_hand: BTreeMap<u8, Wind>,
}

impl Cards {
    /// Finds the face of an advancement in a sleeve, whether it was bought, traded for or won.
    #[must_use]
    pub fn sleeved(&self, worn: Worn) -> Option<&Face> {
        let kind = worn.card.kind;
        match kind.sort {
            Sort::Encounter if worn.prize => self.merchants.get(&kind)?.prize.as_ref(),
            _ => self.bought(kind).map(|advancement| &advancement.face),
        }
    }

    /// An advancement, or the front of a merchant ship, as it is bought or traded for.
    #[must_use]
    pub fn bought(&self, kind: Kind) -> Option<&Advancement> {
        match kind.sort {
            Sort::Advancement => self.advancements.get(&kind),
            Sort::Front => self.fronts.get(&kind),
            Sort::Encounter => self.fronts.get(&self.merchants.get(&kind)?.front),
        }
    }

    /// The face of a sailor.
    #[must_use]
    pub fn portrait(&self, card: CardId) -> Portrait {
        let own = self.portraits.get(&card.sailor).and_then(|all| all.get(usize::from(card.copy.saturating_sub(1))));
        own.copied().unwrap_or_else(|| Portrait::of_name(&String::from(card)))
    }

    /// The vignette of an advancement as it lies there: a merchant ship has one of her own once she is known.
    #[must_use]
    pub fn picture(&self, kind: Kind) -> Option<Vignette> {
        let own = self.merchants.get(&kind).and_then(|merchant| merchant.picture);
        own.or_else(|| self.bought(kind)?.picture)
    }

    /// The place in the sleeve of an advancement.
    #[must_use]
    pub fn slot(&self, kind: Kind) -> Option<SleeveSlot> {
        self.bought(kind).map(|advancement| advancement.slot)
    }

    /// Names a card as it lies on the table: a merchant ship shows only her front (DR-3.9).
    #[must_use]
    pub fn shown(&self, card: CardNo) -> CardNo {
        match self.merchants.get(&card.kind) {
            Some(merchant) if card.kind.sort == Sort::Encounter => merchant.front.any(),
            _ => card,
        }
    }

    /// Names an advancement as it lies on the table: the back of one that was traded for stays hidden (DR-10.8).
    #[must_use]
    pub fn shown_worn(&self, worn: Worn) -> Worn {
        if worn.prize { worn } else { Worn::traded(self.shown(worn.card)) }
    }

    /// All cards of a deck, in the order of their kinds (DR-3.8).
    #[must_use]
    pub fn deck(&self, row: u8) -> Vec<CardNo> {
        let bought = self.advancements.iter().filter(|(kind, _)| kind.row == row);
        let copies = bought.flat_map(|(kind, own)| (1..=own.copies).map(|copy| CardNo { kind: *kind, copy }));
        let ships = self.merchants.keys().filter(|kind| kind.row == row).map(|kind| kind.any());
        copies.chain(ships).collect()
    }

    /// The faces of a sailor card with the part each of them is: the level first, then the sleeve as it was filled (DR-14.6).
    pub fn faces<'a>(&'a self, card: &'a Card) -> impl Iterator<Item = (Part, &'a Face)> {
        let level = usize::from(card.level.saturating_sub(1));
        let own = self.sailors.get(&card.id.sailor).and_then(|levels| levels.get(level));
        let own = own.into_iter().map(move |face| (Part::Level(card.level), face));
        let worn = move |worn: &Worn| Some((Part::Sleeve(self.slot(worn.card.kind)?), self.sleeved(*worn)?));
        own.chain(card.sleeve.iter().filter_map(worn))
    }

    /// Every clause of a sailor card, by its mark.
    pub fn clauses<'a>(&'a self, card: &'a Card) -> impl Iterator<Item = (AbilityRef, &'a Clause)> {
        self.faces(card).flat_map(move |(part, face)| {
            let mark = move |clause| AbilityRef { card: card.id, part, clause };
            (0..).zip(face).map(move |(number, clause)| (mark(number), clause))
        })
    }

    /// Symbols of a kind on a sailor card; those behind a slash are not among them (DR-14.4 to DR-14.7).
    #[must_use]
    pub fn symbols(&self, card: &Card, symbol: Symbol) -> u8 {
        let count = |clause: &Clause| match clause {
            Clause::SymbolPer(own, per) if *own == symbol && own != per => {
                self.faces(card).map(|(_, face)| plain(face, *per)).fold(0, u8::saturating_add)
            }
            clause => clause.plain(symbol),
        };
        self.faces(card).flat_map(|(_, face)| face).map(count).fold(0, u8::saturating_add)
    }

    /// All cannons on a card (DR-14.6).
    #[must_use]
    pub fn cannons(&self, card: &Card) -> u8 {
        self.symbols(card, Symbol::Cannon)
    }

    /// All helms on a card (DR-29.3).
    #[must_use]
    pub fn helms(&self, card: &Card) -> u8 {
        self.symbols(card, Symbol::Helm)
    }

    /// All black flags on a card.
    #[must_use]
    pub fn flags(&self, card: &Card) -> u8 {
        self.symbols(card, Symbol::Flag)
    }

    /// All battle abilities on a card: the level's own first, then those of the sleeve.
    #[must_use]
    pub fn abilities(&self, card: &Card) -> Vec<Ability> {
        self.clauses(card).filter_map(|(_, clause)| clause.battle()).collect()
    }

    /// The mark of a battle ability that is counted from 0 on its card.
    #[must_use]
    pub fn mark(&self, card: &Card, number: u8) -> Option<AbilityRef> {
        let battle = self.clauses(card).filter(|(_, clause)| clause.battle().is_some());
        battle.map(|(mark, _)| mark).nth(number.into())
    }

    /// Symbols of a kind on an upgrade token.
    #[must_use]
    pub fn on_token(&self, token: &str, symbol: Symbol) -> u8 {
        self.upgrades.get(token).map_or(0, |upgrade| plain(&upgrade.face, symbol))
    }

    /// Influence slots printed on an island.
    #[must_use]
    pub fn slots(&self, tile: TileId) -> u8 {
        match self.tiles.get(&tile) {
            Some(TileFace::Island { slots, .. }) => *slots,
            _ => 0,
        }
    }

    /// Defence cubes of a building (DR-21.3).
    #[must_use]
    pub fn defence(&self, building: Building) -> u8 {
        self.buildings.get(&building).map_or(0, |card| card.defence)
    }
}
