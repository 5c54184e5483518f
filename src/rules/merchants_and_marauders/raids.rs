//! Merchants: found, let go or raided, in one go (MM-11).

use super::bounties;
use super::cargo;
use super::death;
use super::fight::moment;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::{RaidFault, Raids};
use super::hours::Hour;
use super::ids::CargoId;
use super::missions::{self, DeedDone};
use super::pack::Symbol;
use super::plunder::worth;
use super::purse;
use super::state::{Raid, Side, State};
use super::sums;
use super::trials;
use super::volleys;
use super::wants::{Choice, Why};
use super::words::{Colour, Nation, Skill, Test, Zone};

/// The cards a raid begins with (MM-11.6).
const CARDS: u8 = 3;
/// This much plunder of one raid is worth a point (MM-11.16).
pub const GLORIOUS: u8 = 12;

/// A Scout has found the merchant of the zone: its token is turned, and the captain raids it or lets it go
/// (MM-11.1 to 11.3).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn found(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some(zone) = table.player(by).and_then(|player| player.at.zone()) else { return Ok(()) };
    let Some(token) = table.merchants.get(&zone).copied() else { return Ok(()) };
    table.tell(Raids::MerchantFound { by, zone, token });
    go_on(table)
}

/// Goes on with a merchant that is found, or with a raid: before its cards, or before its successes are spent.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn go_on(table: &mut Table<'_>) -> Ruling<()> {
    let Some(Raid { by, zone, token, nation, cards, .. }) = table.raid.clone() else { return Ok(()) };
    let nation = match nation {
        Some(nation) => nation,
        None => match decide(table, by, zone, token)? {
            Some(nation) => nation,
            None => return Ok(()),
        },
    };
    if cards.is_empty() {
        let cards = cargo::draw(table, CARDS)?;
        table.tell(Raids::RaidCardsTurned { cards });
        let successes = trials::successes(table, by, Test::Raid, Skill::Seamanship)?;
        table.tell(Raids::SuccessesCounted { by, successes });
    }
    settle(table, by, nation)
}

/// The captain names the nation, then raids or lets go; a raid brings a bounty of it at once (MM-11.2 to 11.4).
fn decide(table: &mut Table<'_>, by: Colour, zone: Zone, token: Nation) -> Ruling<Option<Nation>> {
    let seat = table.seat(by);
    let nations = nations(token, table.pack.nation_of(zone)).into_iter().map(Choice::Nation).collect();
    let nation = match table.choose(seat, nations, Why::MerchantNation { by })? {
        Some(Choice::Nation(nation)) => nation,
        _ => token,
    };
    table.tell(Raids::MerchantNamed { by, nation });
    let mut options = vec![Choice::LetGo];
    if is_sound(table, by) {
        options.insert(0, Choice::Raid);
    }
    if table.choose(seat, options, Why::RaidOrNot { by })? != Some(Choice::Raid) {
        table.tell(Raids::MerchantLetGo { by });
        return Ok(None);
    }
    table.tell(Raids::RaidBegan { by, nation });
    bounties::set(table, by, nation)?;
    Ok(Some(nation))
}

/// The nations a merchant may be of: the token's and that of the port (MM-11.2).
#[must_use]
pub fn nations(token: Nation, port: Option<Nation>) -> Vec<Nation> {
    let mut nations = vec![token];
    nations.extend(port.filter(|port| *port != token));
    nations
}

/// No raid with a ship that has a destroyed location (MM-11.5).
#[must_use]
pub fn is_sound(table: &State, by: Colour) -> bool {
    table.ship(by).is_some_and(|ship| ship.now.iter().all(|(_, now)| *now > 0))
}

/// Successes, hits, plunder (MM-11.9 to 11.16).
fn settle(table: &mut Table<'_>, by: Colour, nation: Nation) -> Ruling<()> {
    spend(table, by)?;
    let (escapes, against) = (escapes(table, by), sums::manoeuvre(table, Side::Player(by)));
    table.tell(Raids::EscapesCounted { by, escapes, against });
    let hits = symbols(table).into_iter().filter_map(|symbol| match symbol {
        Symbol::Hit(location) => Some(location),
        Symbol::Escape => None,
    });
    volleys::of_symbols(table, by, hits.collect())?;
    if !volleys::is_afloat(table, Side::Player(by)) {
        table.tell(Raids::RaidFailed { by, why: RaidFault::Sunk });
        table.tell(Raids::RaidOver { by });
        return death::die(table, by);
    }
    if !is_sound(table, by) {
        table.tell(Raids::RaidFailed { by, why: RaidFault::Crippled });
    } else if escapes >= against {
        table.tell(Raids::RaidFailed { by, why: RaidFault::Escaped });
    } else {
        bring_in(table, by, nation)?;
    }
    table.tell(Raids::RaidOver { by });
    moment(table, Hour::RaidOver, vec![by])
}

/// Successes are spent one at a time (MM-11.9). Where no card can be drawn, a success may still discard (G-63).
fn spend(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let seat = table.seat(by);
    while let Some((cards, successes)) =
        table.raid.as_ref().filter(|raid| raid.successes > 0).map(|raid| (raid.cards.clone(), raid.successes))
    {
        let more = !table.decks.cargo.is_empty() || !table.discards.cargo.is_empty();
        let mut options = Vec::new();
        options.extend(more.then_some(Choice::Draw));
        options.extend(cards.iter().copied().map(Choice::Discard));
        options.extend(cards.iter().copied().map(Choice::Exchange).filter(|_| more));
        options.push(Choice::Enough);
        match table.choose(seat, options, Why::Spend { by, successes })? {
            Some(Choice::Draw) => {
                if let Some(card) = cargo::draw(table, 1)?.first().copied() {
                    table.tell(Raids::RaidCardDrawn { card });
                }
            }
            Some(Choice::Discard(card)) => table.tell(Raids::RaidCardDiscarded { card }),
            Some(Choice::Exchange(card)) => {
                let drawn = cargo::draw(table, 1)?.first().copied();
                table.tell(Raids::RaidCardExchanged { card, drawn });
            }
            _ => table.tell(Raids::SuccessesLeft { by }),
        }
    }
    Ok(())
}

/// The symbols of the cards that lie there (MM-11.10).
fn symbols(table: &State) -> Vec<Symbol> {
    let cards = table.raid.iter().flat_map(|raid| &raid.cards);
    cards.filter_map(|card| table.pack.cargo.get(card)).map(|card| card.symbol).collect()
}

/// Counts the escape symbols that this captain does not ignore (MM-11.12).
#[must_use]
pub fn escapes(table: &State, by: Colour) -> u8 {
    let escapes = symbols(table).into_iter().filter(|symbol| *symbol == Symbol::Escape).count();
    u8::try_from(escapes).unwrap_or(u8::MAX).saturating_sub(sums::escapes_ignored(table, by))
}

/// Gold, cargo, glory, and a mission perhaps (MM-11.14 to 11.16).
fn bring_in(table: &mut Table<'_>, by: Colour, nation: Nation) -> Ruling<()> {
    let cards: Vec<CargoId> = table.raid.iter().flat_map(|raid| &raid.cards).copied().collect();
    let plunder = plunder(table, by);
    table.tell(Raids::RaidSucceeded { by, nation, plunder });
    purse::gain(table, by, plunder.into());
    if !cards.is_empty() {
        make_room(table, by, cards.len())?;
        cargo::keep(table, by, &cards, None)?;
    }
    if plunder >= GLORIOUS {
        glory::point(table, by, GloryFor::Plunder)?;
    }
    missions::done(table, by, &DeedDone::Raided(nation, plunder))
}

/// Cargo aboard may be thrown away for that of the raid (MM-11.15).
fn make_room(table: &mut Table<'_>, by: Colour, wanted: usize) -> Ruling<()> {
    let seat = table.seat(by);
    loop {
        let aboard = table.player(by).map_or_else(Vec::new, |player| player.cargo.clone());
        if aboard.is_empty() || usize::from(sums::capacity(table, by)) >= aboard.len() + wanted {
            return Ok(());
        }
        let options = aboard.into_iter().map(Choice::Cargo).chain([Choice::Enough]).collect();
        match table.choose(seat, options, Why::Overboard { by })? {
            Some(Choice::Cargo(card)) => cargo::discard(table, by, &[card]),
            _ => return Ok(()),
        }
    }
}

/// The plunder value of the cards that lie there, and what zone or cards add (MM-11.14, T-1).
#[must_use]
pub fn plunder(table: &State, by: Colour) -> u8 {
    let cards = table.raid.as_ref().map_or(&[][..], |raid| raid.cards.as_slice());
    worth(table, cards).saturating_add(sums::plunder_more(table, by))
}
