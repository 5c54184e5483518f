//! The names of things in Pirates: players, cards, and pieces by what lies on the table.

use crate::logbook::wording::{Arg, Fact, InWords, key};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::words::{Flag, Keyword, Nation, OrderKind, Ruler, TerrainKind};

names! {
    /// A player.
    flag(Flag): pc_flag;
    /// An order.
    order(OrderKind): pc_order;
    /// The country of a nation.
    nation(Nation): pc_nation;
    /// A kind of terrain.
    terrain(TerrainKind): pc_terrain;
    /// A keyword.
    keyword(Keyword): pc_keyword;
}

keys! {
    /// A step of the game.
    phase(Phase): pc_phase;
}

/// Says what a keyword does.
#[must_use]
pub const fn keyword_why(of: Keyword) -> &'static str {
    key::pc_keyword_why!(Keyword, of)
}

/// Says what a kind of terrain does.
#[must_use]
pub const fn terrain_why(of: TerrainKind) -> &'static str {
    key::pc_terrain_why!(TerrainKind, of)
}

said_as! {
    Ruler: |ruler| Arg::text(ruler.word());
}

/// Names one after the other; none of them is nothing.
#[must_use]
pub fn list(all: impl IntoIterator<Item = Arg>) -> Arg {
    let both = |one: Arg, other: Arg| key::PcThingList { one, other }.into();
    all.into_iter().reduce(both).unwrap_or_else(|| Arg::key(key::PC_THING_NOTHING))
}

/// A name in play may bear a number after its card: `la-rosario-2`.
fn numbered(name: Name) -> (String, Option<u8>) {
    let word = name.word();
    let parts = word.rsplit_once('-').and_then(|(card, number)| Some((card.to_owned(), number.parse().ok()?)));
    parts.map_or_else(|| (word.to_owned(), None), |(card, number)| (card, Some(number)))
}

/// The family of keys of a card, and its part of the key.
fn family(pack: &Pack, card: Name) -> Option<&'static str> {
    let families = [
        (pack.craft(card).is_some_and(|craft| craft.masts() > 0), "ship"),
        (pack.hand(card).is_some(), "crew"),
        (pack.monster(card).is_some(), "kraken"),
        (pack.stronghold(card).is_some(), "fort"),
        (pack.unique(card).is_some(), "treasure"),
        (pack.islands.contains_key(&card), "island"),
    ];
    families.into_iter().find(|(is, _)| *is).map(|(_, family)| family)
}

/// The name printed on a card.
#[must_use]
pub fn card(state: &State, card: Name) -> Arg {
    printed(&state.pack, card)
}

/// The same, where no match is played.
#[must_use]
pub fn printed(pack: &Pack, card: Name) -> Arg {
    let Some(family) = family(pack, card) else { return Arg::text(card.word()) };
    match card.word().split_once(':') {
        Some((rating, of)) => {
            let name = Arg::key(format!("pc-{family}-{rating}-name"));
            let of = Nation::named(of).map_or_else(|| Arg::text(of), nation);
            key::PcThingCrewOf { name, nation: of }.into()
        }
        // Ships of a position's own have no words.
        None if family == "ship" && pack.craft(card).is_some_and(|craft| craft.source.is_empty() && !craft.house) => {
            Arg::text(card.word())
        }
        None => Arg::key(format!("pc-{family}-{card}-name")),
    }
}

/// A piece on the table, or a card.
#[must_use]
pub fn name(state: &State, of: Name) -> Arg {
    if let Some(unit) = state.unit(of) {
        return by_number(state, unit.card(), numbered(of).1);
    }
    if let Some(island) = state.island(of) {
        return match (island.home, island.card) {
            (Some(flag), _) => key::PcThingHome::of(flag).into(),
            (None, Some(shape)) => by_number(state, shape, numbered(of).1),
            (None, None) => Arg::text(of.word()),
        };
    }
    if let Some(piece) = state.terrain.iter().find(|piece| piece.id == of) {
        return piece.kind.into();
    }
    let (word, number) = numbered(of);
    let printed = Name::try_from(word.as_str())
        .ok()
        .filter(|printed| number.is_some() && family(&state.pack, *printed).is_some());
    printed.map_or_else(|| card(state, of), |printed| by_number(state, printed, number))
}

fn by_number(state: &State, of: Name, number: Option<u8>) -> Arg {
    let name = card(state, of);
    match number {
        Some(number @ 2..) => key::PcThingNumber { name, number }.into(),
        _ => name,
    }
}

impl InWords<State> for Name {
    fn in_words(&self, state: &State) -> Arg {
        name(state, *self)
    }
}

/// A card's key for its small print, by family.
#[must_use]
pub fn treasure_effect(card: Name) -> Fact {
    format!("pc-treasure-{card}-effect").into()
}
