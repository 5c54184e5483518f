//! Parley (PC-13.26 to 13.34): a coin stops a shot.

use super::docking;
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::Guns;
use super::ids::Name;
use super::options::ParleyOption;
use super::state::{Coin, Ship, State};
use super::sums;
use super::wants::{Choice, Why};
use super::words::Keyword;

/// Asks the controller of a ship whether Parley is called against a shot of this unit; true if the shot is stopped.
///
/// The question is asked of every ship with face-down crew whose controller has a coin, so that it tells nothing (PC-21.14).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn called(table: &mut Table<'_>, unit: Name, by: Name) -> Ruling<bool> {
    let (Some(ship), Some(shooter)) = (table.ship(unit).cloned(), table.unit(by).map(|unit| unit.flag())) else {
        return Ok(false);
    };
    let mut options = sources(table, &ship);
    if options.is_empty() {
        return Ok(false);
    }
    let seat = table.seat(ship.flag);
    let open = sums::keyword_card(table, unit, Keyword::Parley, false);
    let card = open.or_else(|| sums::keyword_card(table, unit, Keyword::Parley, true));
    let asks = table.options.ask_parley == ParleyOption::Always && ship.crew.iter().any(|crew| !crew.up);
    let Some(card) = card else {
        if asks {
            table.choose_always(seat, vec![Choice::Nothing], Why::Parley { unit, by })?;
        }
        return Ok(false);
    };
    options.push(Choice::Nothing);
    let aboard = match table.choose(seat, options, Why::Parley { unit, by })? {
        Some(Choice::Aboard) => true,
        Some(Choice::Bank) => false,
        _ => return Ok(false),
    };
    sums::claim(table, unit, card);
    let coins = coins(table, &ship, aboard);
    let count = u16::try_from(coins.len()).unwrap_or(u16::MAX);
    let order = if count > 1 { table.shuffle(count, Why::ParleyCoin { unit })? } else { vec![0] };
    let place = order.first().copied().unwrap_or_default();
    let Some(paid) = coins.get(usize::from(place)).copied() else { return Ok(false) };
    let coin = u8::try_from(place).unwrap_or(u8::MAX);
    table.tell(Guns::ParleyCalled { unit, by, aboard, coin, value: paid.value });
    docking::bank(table, shooter, &[paid], None);
    ending::settle(table)?;
    Ok(true)
}

/// Coins aboard, or those of the bank (PC-13.30); coins in forts cannot pay (PC-13.34).
fn coins(table: &State, ship: &Ship, aboard: bool) -> Vec<Coin> {
    if aboard {
        ship.coins.clone()
    } else {
        table.player(ship.flag).map(|player| player.banked.clone()).unwrap_or_default()
    }
}

fn sources(table: &State, ship: &Ship) -> Vec<Choice> {
    let all = [(Choice::Aboard, true), (Choice::Bank, false)];
    all.into_iter().filter(|(_, aboard)| !coins(table, ship, *aboard).is_empty()).map(|(source, _)| source).collect()
}
