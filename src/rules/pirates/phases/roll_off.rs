//! The first player is rolled for (PC-3.2): all throw at once, and those who tie for the highest throw again, alone.

use crate::rules::kernel::{Orders, ThrowRequest};
use crate::rules::pirates::berths;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::{SettingOut, Turns};
use crate::rules::pirates::wants::Why;
use crate::rules::pirates::words::Flag;

/// PC-26.2.
pub fn run(table: &mut Table<'_>, _: &Orders<Pirates>) -> Ruling<()> {
    let mut left: Vec<Flag> = table.players.iter().map(|player| player.flag).collect();
    while let [by, _, ..] = *left.as_slice() {
        let thrown = table.throw(table.seat(by), ThrowRequest::dice(left.len(), 6), Why::RollOff)?;
        let faces: Vec<(Flag, u8)> = left.iter().copied().zip(thrown.faces()).collect();
        let highest = faces.iter().map(|(_, face)| *face).max();
        left = faces.iter().filter(|(_, face)| Some(*face) == highest).map(|(flag, _)| *flag).collect();
        table.tell(SettingOut::RolledOff { faces });
    }
    if let Some(by) = left.first().copied() {
        table.tell(SettingOut::FirstPlayer { by });
    }
    let phase = berths::next_phase(table);
    table.tell(Turns::PhaseBegan { phase });
    Ok(())
}
