//! The end of the game: totals, claims, and who has won (MM-22).

use super::game::{MerchantsAndMarauders, Ruling, Table};
use super::happenings::{Decided, Ending, Fates};
use super::state::State;
use super::wants::{Choice, Why};
use super::words::Colour;
use crate::rules::kernel::Interruption;

/// Gold of a full point in the chest (MM-22.1).
const TEN: u16 = 10;

/// Full tens of gold in the chest, at most half the target (MM-22.1).
#[must_use]
pub fn secret_points(state: &State, by: Colour) -> u8 {
    let tens = state.player(by).map_or(0, |player| player.chest / TEN);
    u8::try_from(tens).unwrap_or(u8::MAX).min(state.house.target / 2)
}

/// The track and the secret points (MM-22.2).
#[must_use]
pub fn total(state: &State, by: Colour) -> u16 {
    u16::from(track(state, by)) + u16::from(secret_points(state, by))
}

fn track(state: &State, by: Colour) -> u8 {
    state.player(by).map_or(0, |player| player.glory)
}

fn reaches(state: &State, by: Colour) -> bool {
    total(state, by) >= state.house.target.into()
}

/// The track alone claims by itself (MM-22.3).
fn has_claimed(state: &State, by: Colour) -> bool {
    state.player(by).is_some_and(|player| player.claimed) || track(state, by) >= state.house.target
}

/// May this player open the chest and claim? Whose turn it is, and whether a battle goes on, is the check's to see
/// (MM-22.3).
#[must_use]
pub fn may_claim(state: &State, by: Colour) -> bool {
    reaches(state, by) && !has_claimed(state, by)
}

/// The chest is opened and counted (MM-22.3); the round is finished before anybody has won (MM-22.4).
pub fn claim(table: &mut Table<'_>, by: Colour) {
    let (track, chest, points) = counted(table, by);
    table.tell(Fates::Claimed { by, track, chest, points });
}

fn counted(state: &State, by: Colour) -> (u8, u16, u8) {
    (track(state, by), state.player(by).map_or(0, |player| player.chest), secret_points(state, by))
}

/// Settles claims at the end of a round: if there are any, others who reach the target may claim as well; a player who
/// does not reach it any more has not claimed (MM-22.4 to 22.6).
///
/// # Errors
/// Stops where an answer is missing, or because the game is won.
pub fn settle(table: &mut Table<'_>) -> Ruling<()> {
    let players = table.clockwise_from(table.first);
    for by in &players {
        if table.player(*by).is_some_and(|player| player.claimed) && !reaches(table, *by) {
            table.tell(Fates::ClaimLapsed { by: *by });
        }
    }
    if !players.iter().any(|by| has_claimed(table, *by)) {
        return Ok(());
    }
    for by in &players {
        if may_claim(table, *by) {
            let seat = table.seat(*by);
            let options = vec![Choice::Yes, Choice::No];
            if table.choose(seat, options, Why::ClaimToo { by: *by })? == Some(Choice::Yes) {
                claim(table, *by);
            }
        }
    }
    let claimants: Vec<Colour> = players.into_iter().filter(|by| has_claimed(table, *by)).collect();
    Err(win(table, &claimants, &[Decided::Track, Decided::Chest], Ending::Claim))
}

/// Ends the game at once because a deck is empty (MM-22.7): the highest total wins, then the track, then the chest
/// (MM-22.8, G-27).
///
/// # Errors
/// Always, because the game is over.
pub fn end_by_time(table: &mut Table<'_>) -> Ruling<()> {
    let players = table.clockwise_from(table.first);
    Err(win(table, &players, &[Decided::Total, Decided::Track, Decided::Chest], Ending::Time))
}

/// Everybody opens the chest; the best of these has won by the first count that tells them apart, or several share the
/// victory (MM-22.5, MM-22.8).
fn win(
    table: &mut Table<'_>,
    players: &[Colour],
    counts: &[Decided],
    ending: Ending,
) -> Interruption<MerchantsAndMarauders> {
    for by in table.clockwise_from(table.first) {
        let (track, chest, points) = counted(table, by);
        table.tell(Fates::Counted { by, track, chest, points });
    }
    let mut winners = players.to_vec();
    let mut decided = if winners.len() == 1 { Decided::AtOnce } else { Decided::Shared };
    for count in counts {
        let of = |by: &Colour| match count {
            Decided::Total => total(table, *by),
            Decided::Track => track(table, *by).into(),
            Decided::Chest | Decided::AtOnce | Decided::Shared => table.player(*by).map_or(0, |player| player.chest),
        };
        let most = winners.iter().map(of).max();
        let best: Vec<Colour> = winners.iter().copied().filter(|by| Some(of(by)) == most).collect();
        if winners.len() > 1 && best.len() == 1 {
            decided = *count;
        }
        winners = best;
    }
    table.tell(Fates::GameWon { winners, ending, decided });
    Interruption::Ended
}
