//! Chances of dice in whole numbers, as a table shows them (PC-21.20, PC-21.21).

use crate::rules::odds::Chance;

/// The faces of a die.
const FACES: u8 = 6;
/// All pairs of faces.
pub const PAIRS: u32 = 36;

/// A die shows this or more.
#[must_use]
pub fn sixths(from: u8) -> Chance {
    let ways = (FACES + 1).saturating_sub(from.max(1));
    Chance::of(u32::from(ways), u32::from(FACES))
}

/// The least face that hits, if any does: a total above the rank (PC-10.11), and never a 1 (PC-10.12).
#[must_use]
pub fn need(rank: u8, bonus: i8) -> Option<u8> {
    let need = (i16::from(rank) + 1 - i16::from(bonus)).max(2);
    u8::try_from(need).ok().filter(|need| *need <= FACES)
}

/// Wins, ties and losses of 36, by the difference of both sums without the dice (PC-21.21).
#[must_use]
pub fn boarding(difference: i16) -> (u32, u32, u32) {
    let faces = || 1..=i16::from(FACES);
    let pairs = faces().flat_map(|own| faces().map(move |other| own + difference - other));
    let count =
        |wanted: &dyn Fn(i16) -> bool| u32::try_from(pairs.clone().filter(|sum| wanted(*sum)).count()).unwrap_or(PAIRS);
    (count(&|sum| sum > 0), count(&|sum| sum == 0), count(&|sum| sum < 0))
}
