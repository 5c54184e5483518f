//! Questions of the rules: every option as a deed, with what follows from it. In windows the pass stands first.

use super::battle::{declaring, struck};
use super::captain::{Captain, Deed, Group, named};
use super::{pages, ports, raid};
use crate::games::merchants_and_marauders::wishes::Wish;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::pack::ShipCard;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::table::sheet::in_lines;

/// The options of a question.
#[must_use]
pub fn groups(captain: &Captain, options: &[Choice], why: &Why) -> Vec<Group> {
    let about = match why {
        Why::Resolve { card, .. } => words::card_text(captain.pack(), *card),
        Why::For { source, .. } => pages::text_of(captain, *source).into_iter().collect(),
        Why::Take { .. } => vec![key::MmSheetRoom { count: sums::capacity(captain.table, captain.by) }.into()],
        Why::NewShip { .. } => ships_as_printed(captain, |card| card.first),
        _ => Vec::new(),
    };
    let mut numbered: Vec<(usize, &Choice)> = options.iter().enumerate().collect();
    let ahead = |option: &Choice| matches!(option, Choice::PassThisTurn | Choice::PassUntilMyTurn);
    // Passing comes first, for captains with nothing to say; passing in advance stands below.
    numbered.sort_by_key(|(_, option)| (**option != Choice::Pass, ahead(option)));
    let (later, now): (Vec<_>, Vec<_>) = numbered.into_iter().partition(|(_, option)| ahead(option));
    let deed = |(number, option): (usize, &Choice)| offer(captain, number, option, why);
    let first = Group::default().hinting(about).offering(now.into_iter().map(deed));
    let later = Group::under(key::MM_SHEET_AHEAD).offering(later.into_iter().map(deed));
    [first, later].into_iter().filter(|group| !group.is_empty()).collect()
}

fn offer(captain: &Captain, number: usize, option: &Choice, why: &Why) -> Deed {
    let text = named(MerchantsAndMarauders::choice(captain.pack(), option));
    let mut deed = Deed::new(text, Wish::Choose(number)).known_as(format!("choice:{number}"));
    match option {
        Choice::Pass => deed = deed.known_as("pass"),
        Choice::Enough => deed = deed.known_as("enough"),
        Choice::Location(location) => deed = deed.known_as(location.word()),
        _ => {}
    }
    let table = captain.table;
    match (option, why) {
        (_, Why::Spend { .. }) => raid::using(captain, option, deed),
        (Choice::Declare(what), Why::Declare { by }) => match declaring(table, *by, *what).filter(|_| captain.odds) {
            Some((note, tip)) => Deed { note: Some(note), tip: Some(tip), ..deed }.known_as(what.word()),
            None => deed.known_as(what.word()),
        },
        (Choice::Location(location), Why::Skull { at }) => deed.noting(struck(table, *at, *location)),
        (Choice::Cargo(card), Why::Take { .. }) => {
            let price = table.prices.get(&card.good).copied().map(words::gold);
            let wanted =
                ports::wanting(captain, card.good).map(|(zone, moves)| key::MmSheetWantedAt { zone, moves }.into());
            Deed { note: price, tip: wanted, ..deed }
        }
        (Choice::Nation(nation), Why::MerchantNation { .. }) => {
            Deed { tip: Some(super::actions::bounty(captain, *nation)), ..deed }
        }
        (Choice::Raid, Why::RaidOrNot { .. }) => {
            let raid = table.raid.as_ref();
            let nation = raid.map(|raid| raid.nation.unwrap_or(raid.token));
            Deed { tip: nation.map(|nation| super::actions::bounty(captain, nation)), ..deed }
        }
        (Choice::Announce(card) | Choice::Card(card), _) => about_card(captain, deed, *card),
        (Choice::Use(source), _) => Deed { tip: pages::text_of(captain, *source), ..deed },
        (Choice::Ship(kind), _) => Deed { tip: Some(words::ship_why(*kind).into()), ..deed },
        (Choice::Fitting(fitting), _) => Deed { tip: Some(words::fitting_why(*fitting).into()), ..deed },
        (Choice::Weapon(weapon), _) => Deed { tip: Some(words::weapon_why(*weapon).into()), ..deed },
        _ => deed,
    }
}

fn about_card(captain: &Captain, deed: Deed, card: CardId) -> Deed {
    let text = words::card_text(captain.pack(), card);
    let clauses = sources::clauses(captain.pack(), sources::of_card(card));
    let said = in_lines(text).or_else(|| in_lines(clauses.iter().map(words::clause)));
    Deed { tip: said, ..deed }
}

/// Ships of some types with their printed values, one below the other (T-2).
#[must_use]
pub fn ships_as_printed(captain: &Captain, wanted: impl Fn(&ShipCard) -> bool) -> Vec<Fact> {
    let ships = captain.pack().ships.iter().filter(|(_, card)| wanted(card));
    ships.map(|(kind, card)| key::MmSheetReason { what: named(*kind), sum: printed(card, card.crew) }.into()).collect()
}

/// The values of a type of ships, with this much Crew.
#[must_use]
pub fn printed(card: &ShipCard, crew: u8) -> Fact {
    let ShipCard { sturdiness, hold, cannons, manoeuvre, .. } = *card;
    key::MmSheetValues { hull: sturdiness, hold, masts: sturdiness, crew, cannons, manoeuvre }.into()
}
