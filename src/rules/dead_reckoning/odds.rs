//! Odds of the built tray, measured by cubes dropped through the tower (DR-28.6), and their worth.

use crate::rules::odds::Chance;

use super::tray::{Lie, Zone, ZoneKind};

include!(concat!(env!("OUT_DIR"), "/odds.rs"));

/// Counts the measured cubes in zones that pass `of`; cubes outside all zones are dropped again and left out
/// (DR-22.13).
fn measured(of: impl Fn(Zone) -> bool) -> u32 {
    ODDS.iter().filter(|(lie, _)| lie.zone().is_some_and(&of)).map(|(_, count)| count).sum()
}

/// The chance that a cube ends in a zone of this kind.
#[must_use]
pub fn ends_in(kind: ZoneKind) -> Chance {
    Chance::of(measured(|zone| zone.kind() == kind), measured(|_| true))
}

/// The strength a cube is worth before it falls, in hundredths, rounded down: an explosion drops it again with one more (DR-22.16).
#[must_use]
pub fn strength_hundredths() -> u32 {
    let worth = |zone: Zone| if let ZoneKind::Strength(worth) = zone.kind() { u32::from(worth) } else { 0 };
    let strength: u32 = ODDS.iter().filter_map(|(lie, count)| Some(worth(lie.zone()?) * count)).sum();
    let exploded = measured(|zone| zone.kind() == ZoneKind::Explosion);
    // A cube is worth its own strength, and one that explodes is worth two cubes besides; this is solved for the worth.
    strength * 100 / measured(|_| true).saturating_sub(2 * exploded).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_28_6_a_cube_ends_somewhere_and_is_worth_what_was_measured() {
        use ZoneKind as K;
        let kinds = [K::Strength(1), K::Strength(2), K::Booty, K::Damage, K::Explosion];
        let sum = kinds.into_iter().fold(Chance::never(), |sum, kind| sum.or(&ends_in(kind)));
        assert_eq!(sum, Chance::certain());
        let per = |kind| ends_in(kind).per(10_000);
        let (ex, own) = (per(K::Explosion), per(K::Strength(1)) + 2 * per(K::Strength(2)));
        // v = own + ex * 2v
        let worth = strength_hundredths() * (10_000 - 2 * ex) / 10_000;
        assert!((worth * 100).abs_diff(own) <= 250, "{worth} {own}");
    }
}
