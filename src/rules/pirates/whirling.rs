//! A unit goes through a whirlpool, which may take something (PC-16.20 to 16.23).

use super::abilities::Ability;
use super::bonds;
use super::causes::Cause;
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::Seas;
use super::held;
use super::hits;
use super::ids::Name;
use super::krakens;
use super::losses::{self, Way};
use super::orders::Piece;
use super::ramming;
use super::sailing;
use super::sums;
use super::terrain;
use super::towing;
use super::wants::{Choice, Why};
use crate::rules::plane::{Heading, Pose, Spot};

/// From this face on a whirlpool takes something (PC-16.22).
const TAKES: u8 = 4;

/// Moves it there and rolls (PC-16.22). It ends the sailing of a Move order.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn use_whirlpool(table: &mut Table<'_>, unit: Name, to: Name, at: Spot, heading: Heading) -> Ruling<()> {
    let Some(from) = contacts::pose(table, unit) else { return Ok(()) };
    let heading = if table.ship(unit).is_some() { heading } else { Heading::default() };
    let under_way = table.running.as_ref().is_some_and(|running| running.unit == unit && !running.over);
    let pins = held::pins(table);
    let before = contacts::outline(table, unit);
    bonds::cast_off(table, unit);
    table.tell(Seas::Whirled { unit, whirlpool: to, from, to: Pose::new(at, heading) });
    terrain::laid(table, unit, before.as_ref(), false)?;
    towing::follow(table, unit)?;
    let face = dice::die(table, unit, Why::Whirlpool { unit })?;
    table.tell(Seas::WhirlpoolRolled { unit, face });
    if face >= TAKES {
        swallow(table, unit)?;
    }
    if under_way { sailing::finish(table, unit, &[], &pins) } else { ramming::settle(table, &pins) }
}

/// A whirlpool takes a mast, a coin or a crew, as the controller chooses (PC-16.22, 16.23).
fn swallow(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    if let Some(flag) = table.kraken(unit).map(|kraken| kraken.flag) {
        return krakens::tentacle_lost(table, unit, flag, Cause::Whirlpool);
    }
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let seat = table.seat(ship.flag);
    let masts = (1..).zip(&ship.masts).filter(|(_, stands)| **stands).map(|(mast, _)| Choice::Mast(mast));
    let coins = (0..).zip(&ship.coins).map(|(place, _)| Choice::Piece(Piece::Coin(place)));
    let mut options: Vec<Choice> = masts.chain(coins).collect();
    if !sums::has(table, unit, |ability| *ability == Ability::CrewSafe) {
        options.extend(losses::crew_choices(ship));
    }
    match table.choose(seat, options, Why::WhirlpoolLoss { unit })? {
        Some(Choice::Mast(mast)) => hits::this_mast_lost(table, unit, mast, Cause::Whirlpool),
        Some(Choice::Piece(Piece::Coin(place))) => {
            hits::coin_lost(table, unit, place);
            Ok(())
        }
        Some(Choice::Piece(Piece::Crew(card))) => losses::eliminate(table, unit, card, Way::Mishap),
        _ => Ok(()),
    }
}
