//! The slip a ship stands on while she is built: what every part's builder may ask for.

use super::hull::Hull;
use super::lines::ShipLines;
use super::paint::{Kind, Paint, Rgb, hex};

/// The fineness of the meshes at a level of detail.
#[derive(Clone, Copy, Debug)]
pub struct Grain {
    /// Hull net, along and across.
    pub hull: (usize, usize),
    /// Points along wales, decks and castles.
    pub along: usize,
    /// Sides of a spar.
    pub sides: usize,
    /// Sail patch, across and down.
    pub sail: (usize, usize),
    pub fine: bool,
    /// Anything but the silhouette.
    pub some: bool,
}

/// Everything a part's builder may ask for.
pub struct Slip<'a> {
    /// The ship as data.
    pub ship: &'a ShipLines,
    pub hull: Hull,
    pub grain: Grain,
    pub paints: Paints,
}

/// The paints of a ship.
pub struct Paints {
    pub hull: Paint,
    pub bottom: Rgb,
    /// Wales, keel, stem, post.
    pub wale: Paint,
    pub deck: Paint,
    pub spar: Paint,
    pub sail: Rgb,
    pub standing: Paint,
    pub running: Paint,
    pub gilt: Paint,
    /// Upper works, the two colours.
    pub bands: [Paint; 2],
}

impl Paints {
    /// The lines of a ship, ready to be lofted.
    pub fn of(ship: &ShipLines) -> Self {
        let c = &ship.colours;
        let of = |text: &str, kind| Paint::new(hex(text), kind);
        Self {
            hull: of(&c.hull, Kind::Planking),
            bottom: hex(&c.bottom),
            wale: of(&c.wale, Kind::Plain),
            deck: of(&c.deck, Kind::Planking),
            spar: of(&c.spar, Kind::Spar),
            sail: hex(&c.sail),
            standing: of(&c.standing, Kind::Rope),
            running: of(&c.running, Kind::Rope),
            gilt: of(&c.gilt, Kind::Metal),
            bands: [of(&c.band.0, Kind::Plain), of(&c.band.1, Kind::Plain)],
        }
    }
}
