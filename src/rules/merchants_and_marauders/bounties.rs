//! Bounties rise and fall (MM-12.1 to 12.8).

use super::game::{Ruling, Table};
use super::happenings::Papers;
use super::hours::{Hour, Occasion};
use super::occasions;
use super::words::{Colour, Nation};

/// No bounty goes further (MM-12.5).
pub const HIGHEST: u8 = 5;

/// A nation sets a bounty on a captain: its token goes one level up, unless a card cancels it (MM-12.2, 12.5). Each
/// bounty is a moment of its own (G-74); at the highest level nothing is set any more.
///
/// # Errors
/// Stops where an answer is missing.
pub fn set(table: &mut Table<'_>, on: Colour, nation: Nation) -> Ruling<()> {
    if table.bounty(on, nation) >= HIGHEST {
        return Ok(());
    }
    occasions::open(table, &Occasion::of(Hour::BountyDue, on))?;
    if table.bounty_cancelled {
        table.tell(Papers::BountyLapsed { on, nation });
        return Ok(());
    }
    let level = table.bounty(on, nation).saturating_add(1).min(HIGHEST);
    table.tell(Papers::BountySet { on, nation, level });
    Ok(())
}

/// A bounty falls by this number of levels; at 0 the token goes, and the captain is pardoned (MM-12.8).
pub fn fall(table: &mut Table<'_>, on: Colour, nation: Nation, levels: u8) {
    let level = table.bounty(on, nation);
    if level > 0 && levels > 0 {
        table.tell(Papers::BountyFell { on, nation, level: level.saturating_sub(levels) });
    }
}
