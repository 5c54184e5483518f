//! The combat tray as the rules see it: twelve zones, their borders, and the ways a cube can fail to lie in one
//! (DR-22).

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::rules::kernel::keyed::all;
/// A zone of the tray (DR-22.1), in the order of the rulebook's table; its number in a throw is its place here.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "UPPERCASE", const_into_str)]
#[serde(rename_all = "UPPERCASE")]
pub enum Zone {
    Ex,
    /// Strength 1, in the middle.
    S1a,
    /// Strength 1, beside the explosion.
    S1b,
    /// Strength 1, between the boards.
    S1c,
    /// Strength 1, by the wall.
    S1d,
    S2,
    Go,
    Ca,
    /// Booty: 1 cargo and 1 gold.
    Mi,
    /// Booty: any 2 goods.
    Ch,
    /// Damage, in the middle.
    Da,
    /// Damage, in the corner.
    Db,
}

/// A zone does one of these for the owner of a cube (DR-22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ZoneKind {
    /// The cube is dropped again with one more.
    Explosion,
    Strength(u8),
    Booty,
    /// One damage to the enemy ship.
    Damage,
}

impl Zone {
    /// All twelve.
    pub const ALL: [Self; 12] = all(Self::VARIANTS);

    /// Its id in files, scripts and the tray's geometry.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// The zone with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.id() == id)
    }

    /// The zone is of this kind.
    #[must_use]
    pub const fn kind(self) -> ZoneKind {
        match self {
            Self::Ex => ZoneKind::Explosion,
            Self::S1a | Self::S1b | Self::S1c | Self::S1d => ZoneKind::Strength(1),
            Self::S2 => ZoneKind::Strength(2),
            Self::Go | Self::Ca | Self::Mi | Self::Ch => ZoneKind::Booty,
            Self::Da | Self::Db => ZoneKind::Damage,
        }
    }

    /// Zones with which it shares a ridge (DR-22.9).
    #[must_use]
    pub const fn adjacent(self) -> &'static [Self] {
        use Zone as Z;
        match self {
            Z::Ex => &[Z::Da, Z::Go, Z::S1a, Z::S1b],
            Z::S1a => &[Z::Da, Z::Ex, Z::S1b, Z::S1c, Z::S2],
            Z::S1b => &[Z::Ca, Z::Ex, Z::S1a, Z::S1c],
            Z::S1c => &[Z::Ca, Z::Db, Z::S1a, Z::S1b, Z::S1d, Z::S2],
            Z::S1d => &[Z::Db, Z::S1c, Z::S2],
            Z::S2 => &[Z::Ch, Z::Da, Z::S1a, Z::S1c, Z::S1d],
            Z::Go => &[Z::Da, Z::Ex, Z::Mi],
            Z::Ca => &[Z::Db, Z::S1b, Z::S1c],
            Z::Mi => &[Z::Ch, Z::Da, Z::Go],
            Z::Ch => &[Z::Da, Z::Mi, Z::S2],
            Z::Da => &[Z::Ch, Z::Ex, Z::Go, Z::Mi, Z::S1a, Z::S2],
            Z::Db => &[Z::Ca, Z::S1c, Z::S1d],
        }
    }
}

/// A cube comes to rest in a zone, or in one of the ways that send it up again (DR-22.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lie {
    /// On the floor of a zone.
    In(Zone),
    /// Wholly on ridges (DR-22.6).
    Ridge,
    /// On other cubes, touching no floor (DR-22.8).
    Stack,
    /// Outside the tray (DR-22.14).
    Out,
    /// Stuck in the tower or on its sill.
    Tower,
    /// It never came to rest.
    Unsettled,
}

/// A cube may be put down in this number of zones.
pub const ZONES: u8 = 12;
/// A drop knows this number of answers for each cube: the zones, then the ways to miss them.
pub const READINGS: u8 = 17;

impl Lie {
    /// Every answer, in the order of their numbers in a throw.
    pub fn all() -> impl Iterator<Item = Self> {
        let missed = [Self::Ridge, Self::Stack, Self::Out, Self::Tower, Self::Unsettled];
        Zone::ALL.into_iter().map(Self::In).chain(missed)
    }

    /// The answer with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::all().nth(usize::from(number))
    }

    /// Its number in a throw.
    #[must_use]
    pub fn number(self) -> u8 {
        (0..).zip(Self::all()).find(|(_, lie)| *lie == self).map_or(0, |(number, _)| number)
    }

    /// Its word in scripts: the id of the zone, or `RIDGE`, `STACK`, `OUT`, `TOWER`, `UNSETTLED` (DR-33.2).
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::In(zone) => zone.id(),
            Self::Ridge => "RIDGE",
            Self::Stack => "STACK",
            Self::Out => "OUT",
            Self::Tower => "TOWER",
            Self::Unsettled => "UNSETTLED",
        }
    }

    /// The answer with this word.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|lie| lie.id() == id)
    }

    /// The zone, if it is one.
    #[must_use]
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Self::In(zone) => Some(zone),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Missed;

    #[test]
    fn dr_22_1_twelve_zones_of_six_kinds() {
        let strength = |worth| Zone::ALL.into_iter().filter(|z| z.kind() == ZoneKind::Strength(worth)).count();
        assert_eq!((strength(1), strength(2)), (4, 1));
        let of = |kind| Zone::ALL.into_iter().filter(|z| z.kind() == kind).count();
        assert_eq!((of(ZoneKind::Explosion), of(ZoneKind::Booty), of(ZoneKind::Damage)), (1, 4, 2));
        let numbers: Vec<u8> = Lie::all().map(Lie::number).collect();
        assert_eq!(numbers, (0..READINGS).collect::<Vec<u8>>());
        assert!(Lie::all().all(|lie| Lie::by_id(lie.id()) == Some(lie) && Lie::numbered(lie.number()) == Some(lie)));
        assert!(Zone::ALL.into_iter().all(|zone| Lie::In(zone).number() < ZONES));
        // The tray counts what misses its zones in the same order.
        let missed = [Lie::Ridge, Lie::Stack, Lie::Out, Lie::Tower, Lie::Unsettled].map(Lie::number);
        assert_eq!(Missed::ALL.map(|missed| missed.number(ZONES)), missed);
    }

    #[test]
    fn dr_22_9_zones_that_share_a_ridge() {
        let pairs: usize = Zone::ALL.into_iter().map(|zone| zone.adjacent().len()).sum();
        assert_eq!(pairs, 48, "24 pairs, counted from both ends");
        for zone in Zone::ALL {
            assert!(!zone.adjacent().contains(&zone));
            assert!(zone.adjacent().iter().all(|other| other.adjacent().contains(&zone)), "{zone:?}");
        }
        assert_eq!(Zone::Ex.adjacent(), [Zone::Da, Zone::Go, Zone::S1a, Zone::S1b]);
        assert_eq!(Zone::Ch.adjacent(), [Zone::Da, Zone::Mi, Zone::S2]);
    }
}
