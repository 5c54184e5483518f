//! Answers of a captain: rams, boardings, what is lost, what is taken.

use crate::captains::bot::best;
use crate::rules::pirates::orders::Piece;
use crate::rules::pirates::state::State;
use crate::rules::pirates::wants::{Choice, Why};
use crate::rules::pirates::words::{Flag, Ruler};

use super::goals::aboard;

/// The option that is best for this player.
#[must_use]
pub fn choose(state: &State, flag: Flag, options: &[Choice], why: &Why) -> usize {
    best(options, |option| worth(state, flag, option, why))
}

fn worth(state: &State, flag: Flag, option: &Choice, why: &Why) -> i32 {
    match (why, option) {
        (Why::RamOrNot { unit, target }, Choice::Ram) => {
            let (own, other) = (state.ship(*unit), state.ship(*target));
            // A pin costs nothing that the contact has not cost already.
            i32::from(own.is_some() && other.is_some()) * 5
        }
        (Why::BoardOrNot { unit, against }, Choice::Board) => {
            let (own, other) = if state.ship(*unit).is_some_and(|ship| ship.flag == flag) {
                (state.ship(*unit), state.ship(*against))
            } else {
                (state.ship(*against), state.ship(*unit))
            };
            let (Some(own), Some(other)) = (own, other) else { return -1 };
            let gain = |ship: &crate::rules::pirates::state::Ship| {
                aboard(ship) * 2 + 3 * i32::try_from(ship.coins.len() + ship.crew.len()).unwrap_or(0)
            };
            let odds = i32::from(own.standing()) - i32::from(other.standing());
            (6 + odds) * gain(other) - (6 - odds) * gain(own)
        }
        (Why::Spoils { .. }, Choice::Treasure) => 5,
        (Why::Spoils { .. }, Choice::AllCrew) => 4,
        (Why::Spoils { .. }, Choice::Crew) => 3,
        (Why::Parley { unit, .. }, Choice::Aboard | Choice::Bank) => {
            let ship = state.ship(*unit);
            // A coin buys a turn: for a laden ship that is about to sink.
            let saved = ship.map_or(0, |ship| if ship.standing() <= 1 { aboard(ship) - 2 } else { -1 });
            if matches!(option, Choice::Bank) { saved - 1 } else { saved }
        }
        (Why::Ghost { .. }, Choice::Sails) => 1,
        (Why::Draw { .. }, Choice::Refuse) => 1,
        (Why::MayUse { .. }, Choice::Use) => 1,
        (_, Choice::Piece(piece)) => match piece {
            Piece::Crew(card) => -4 * state.pack.hand(*card).map_or(2, |card| i32::from(card.points)),
            Piece::Coin(_) => -12,
            Piece::Unique(_) => -1,
        },
        (Why::Loss { unit }, Choice::Mast(mast)) => -gun(state, *unit, *mast),
        (_, Choice::Nothing) => 0,
        (Why::Home { of }, Choice::Island(island)) if *of != flag => {
            // The farther the home from everything, the better.
            let from = |one: &crate::rules::plane::Spot, other: &crate::rules::plane::Spot| {
                (one.x.0 - other.x.0).abs() / 100 + (one.y.0 - other.y.0).abs() / 100
            };
            let here = state.island(*island).map(|island| island.pose.at).unwrap_or_default();
            state.islands.iter().map(|island| from(&here, &island.pose.at)).sum()
        }
        _ => 0,
    }
}

/// The worth of a mast by its cannon.
fn gun(state: &State, unit: crate::rules::pirates::ids::Name, mast: u8) -> i32 {
    let craft = state.ship(unit).and_then(|ship| state.craft(ship));
    let cannon = craft.and_then(|craft| craft.cannons.get(usize::from(mast).checked_sub(1)?).copied());
    cannon.map_or(5, |cannon| 2 * (6 - i32::from(cannon.rank)) + i32::from(cannon.range == Ruler::L))
}
