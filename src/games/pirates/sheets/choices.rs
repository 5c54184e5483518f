//! Questions of the rules: every option as a deed, with what follows from it.

use super::captain::{Captain, Deed, Group, named};
use super::{fleet, lanes, odds};
use crate::games::pirates::wishes::Wish;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Piece;
use crate::rules::pirates::wants::{Choice, Why};
use crate::table::sheet::{Line, Print, in_lines};

/// The effects of a card, if it is one.
fn text_of(captain: &Captain, card: Name) -> Option<Fact> {
    let pack = captain.pack();
    if pack.unique(card).is_some() {
        return Some(words::treasure_effect(card));
    }
    let hand = pack.hand(card);
    let keywords = hand.map(|hand| hand.keywords.clone()).unwrap_or_default();
    let abilities = hand.map(|hand| &hand.abilities).or(pack.craft(card).map(|craft| &craft.abilities));
    let abilities = abilities.into_iter().flatten().map(words::ability);
    in_lines(abilities.chain(keywords.into_iter().map(|keyword| words::keyword_why(keyword).into())))
}

/// The unit that a question is about, to be looked at while it is answered.
#[must_use]
pub const fn about(why: &Why) -> Option<Name> {
    match why {
        Why::RamOrNot { unit, .. }
        | Why::RamWhom { unit }
        | Why::BoardOrNot { unit, .. }
        | Why::Spoils { unit, .. }
        | Why::Loss { unit }
        | Why::HandOver { unit }
        | Why::Parley { unit, .. }
        | Why::Ghost { unit }
        | Why::DockWhere { unit }
        | Why::WhirlpoolLoss { unit } => Some(*unit),
        _ => None,
    }
}

fn offer(captain: &Captain, number: usize, option: &Choice, why: &Why) -> Deed {
    let text = match option {
        Choice::Piece(Piece::Coin(place)) => coin(captain, *place, why),
        option => named(Pirates::choice(captain.table, option)),
    };
    let deed = Deed::new(text, Wish::Choose(number)).known_as(format!("choice:{number}")).known_as(option.key());
    match (option, why) {
        (Choice::Ram, Why::RamOrNot { unit, target }) => deed.noting(lanes::ram(captain, *unit, *target)),
        (Choice::Board, Why::BoardOrNot { unit, against }) => {
            let own = if captain.own(*unit) { (*unit, *against) } else { (*against, *unit) };
            Deed { tip: odds::boarding_said(captain, own.0, own.1), ..deed }
        }
        (Choice::Unit(target), Why::RamWhom { unit }) => deed.noting(lanes::ram(captain, *unit, *target)),
        (Choice::Piece(Piece::Crew(card) | Piece::Unique(card)) | Choice::Card(card), _) => {
            Deed { tip: text_of(captain, *card), ..deed }
        }
        _ => deed,
    }
}

/// A coin is named by its value, if these eyes may see it.
fn coin(captain: &Captain, place: u8, why: &Why) -> Fact {
    let table = captain.table;
    let aboard = about(why).and_then(|unit| table.ship(unit)).map(|ship| ship.coins.clone());
    let raided = || match why {
        // A raider chooses a coin of the bank at which she is docked (AB-22).
        Why::For { card } => {
            let ship = table.ships.iter().find(|ship| {
                ship.flag == captain.by && (ship.card == *card || ship.crew.iter().any(|crew| crew.card == *card))
            });
            let home = ship.and_then(|ship| table.island(ship.docked?)).and_then(|island| island.home);
            home.and_then(|home| table.player(home)).map(|player| player.banked.clone())
        }
        _ => None,
    };
    let coins = aboard.or_else(raided).unwrap_or_default();
    match coins.get(usize::from(place)) {
        Some(coin) if coin.value > 0 => key::PcSheetCoin { value: coin.value }.into(),
        _ => named(words::piece(table, Piece::Coin(place))),
    }
}

/// The options of a question.
#[must_use]
pub fn groups(captain: &Captain, options: &[Choice], why: &Why) -> Vec<Group> {
    let told: Vec<Fact> = match why {
        Why::BoardOrNot { unit, against } => {
            let own = if captain.own(*unit) { (*unit, *against) } else { (*against, *unit) };
            odds::boarding_said(captain, own.0, own.1).into_iter().collect()
        }
        Why::MayUse { card } | Why::For { card } => text_of(captain, *card).into_iter().collect(),
        Why::Ghost { .. } => vec![words::keyword_why(crate::rules::pirates::words::Keyword::GhostShip).into()],
        Why::Parley { .. } => vec![words::keyword_why(crate::rules::pirates::words::Keyword::Parley).into()],
        _ => Vec::new(),
    };
    let deeds = options.iter().enumerate().map(|(number, option)| offer(captain, number, option, why));
    let group = Group::default().hinting(told).offering(deeds);
    let unit = about(why).filter(|unit| captain.table.unit(*unit).is_some()).map(|unit| {
        let mut group = Group::default().saying(Line::new(Print::Strong, named(captain.name(unit))));
        group.lines.extend(fleet::lines(captain, unit));
        group
    });
    [group].into_iter().chain(unit).collect()
}
