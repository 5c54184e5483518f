//! One ship as data: hull lines, castles, rig, arms and colours, as `assets/ships/lines/*.ron` write them.
//!
//! Metres: x = 0 at the heel and forward, y to port, z up from the waterline.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A point (x, z) in the middle plane.
pub type Profile = (f64, f64);

/// Everything a ship is lofted from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "Ship", deny_unknown_fields)]
pub struct ShipLines {
    /// The ship's id: small letters, digits and hyphens.
    pub id: String,
    /// Her name, for messages only.
    pub name: String,
    /// Always `m`.
    pub units: String,
    /// 400: one metre is 2.5 mm on the table.
    pub scale: f64,
    /// Length of the keel.
    pub keel: f64,
    pub beam: f64,
    /// Depth under the waterline.
    pub draught: f64,
    /// Planks from keel to rail.
    pub strakes: u32,
    /// The places of the eight lines round the girth, 0 at the keel to 1 at the rail.
    pub v: Vec<f64>,
    /// The eight longitudinal lines K F H W B G U R from the stern end to the stem end.
    pub lines: BTreeMap<String, Vec<(f64, f64, f64)>>,
    /// Metres aft a metre of height, above the wing transom.
    pub transom_rake: f64,
    /// Metres inward a metre of height, above the rail.
    pub lean_in: f64,
    /// Castles, each tier after the one it stands on.
    pub castles: Vec<Castle>,
    /// Wales, low to high.
    pub wales: Vec<Wale>,
    /// The thickness of the wales.
    pub wale_proud: f64,
    /// The beak's side view: three points of the upper edge going forward, three of the lower edge coming back.
    pub beak: Vec<Profile>,
    /// Half-widths of the beak's upper edge.
    pub beak_half_widths: (f64, f64, f64),
    /// The figure at the beak's tip.
    pub figurehead: Figurehead,
    pub galleries: Vec<Gallery>,
    pub ports: Ports,
    /// The hull's damage boxes.
    pub boxes: Boxes,
    /// Masts from the bow.
    pub masts: Vec<Mast>,
    /// Bowsprit from heel to cap.
    pub bowsprit: (Profile, Profile),
    /// Outer end of the outligger.
    pub outligger: Profile,
    pub square: Vec<SquareSail>,
    pub lateen: Vec<LateenSail>,
    /// Emblems painted on sails.
    pub emblems: Vec<SailEmblem>,
    pub colours: Colours,
    pub bands: Vec<Band>,
    pub transom: TransomArms,
    pub flags: Vec<Flag>,
    /// Heights of the stern lanterns, the middle one first.
    pub lanterns: Vec<f64>,
}

/// The place where a castle begins.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum CastleStart {
    /// A straight bulkhead at this x.
    At(f64),
    Transom,
}

/// A castle: two leaning sides, bulkheads, a deck.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Castle {
    /// `forecastle`, `half_deck`, ...
    pub id: String,
    pub from: CastleStart,
    pub to: f64,
    /// Deck height aft and forward.
    pub deck: (f64, f64),
    /// Rail height aft and forward.
    pub rail: (f64, f64),
}

/// A wale along a line of constant girth.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wale {
    /// Place round the girth.
    pub v: f64,
    /// Height of the timber.
    pub height: f64,
}

/// A figurehead.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum Figurehead {
    Lion,
    Plain,
}

/// A gallery round the stern.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gallery {
    /// Height of the floor.
    pub floor: f64,
    /// Height of the rail.
    pub rail: f64,
    pub out: f64,
    /// Its length along the quarter.
    pub wrap: f64,
}

/// Gun ports.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ports {
    /// From bow to stern.
    pub x: Vec<f64>,
    /// Sill over the gun deck at the side.
    pub above_gun_deck: f64,
    pub size: (f64, f64),
    /// (y, z) of the sills in the transom.
    pub stern: Vec<(f64, f64)>,
}

/// Damage boxes of one side, counted from the bow.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boxes {
    pub count: u32,
    /// Fore end of the first.
    pub from: f64,
    pub length: f64,
}

/// A mast.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mast {
    /// fore, main, mizzen, bonaventure.
    pub id: String,
    /// Its place on the upper deck.
    pub x: f64,
    /// Degrees aft.
    pub rake: f64,
    /// Height of the hounds.
    pub hounds: f64,
    /// Height of the topmast's head.
    pub topmast: f64,
    /// Height of the truck of the pole, where there is one.
    pub pole: Option<f64>,
    /// Diameter at the deck.
    pub diameter: f64,
    /// Shrouds a side: count, x of the first at the channel, step.
    pub shrouds: (u32, f64, f64),
    pub boxes: u32,
}

/// A yard of a square sail.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yard {
    /// Height when the sail is set.
    pub z: f64,
    pub length: f64,
    /// Height when furled, where the yard is lowered.
    pub lowered: Option<f64>,
}

/// The foot of a square sail.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foot {
    pub z: f64,
    pub width: f64,
}

/// The state of a square sail under battle sail.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SquareBattle {
    /// Clewed up in three festoons.
    Clewed,
    /// Rolled on its yard.
    Furled,
    /// Set, perhaps shorter and flatter.
    Set {
        /// Height of the foot.
        foot: f64,
        /// Depth of the belly.
        belly: f64,
    },
}

/// A square sail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareSail {
    /// `main_course`, `fore_topsail`, `spritsail`, ...
    pub id: String,
    /// The mast, or `bowsprit`.
    pub mast: String,
    pub yard: Yard,
    /// Width of the head.
    pub head: f64,
    /// Its foot under full sail.
    pub foot: Foot,
    /// Depth of the belly under full sail.
    pub belly: f64,
    /// Height of the bonnet's lacing.
    pub bonnet: Option<f64>,
    pub battle: SquareBattle,
}

/// The state of a lateen under battle sail.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum LateenBattle {
    /// Rolled along its yard.
    Furled,
    Set {
        /// Depth of the belly.
        belly: f64,
    },
}

/// A lateen sail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateenSail {
    /// `mizzen_lateen`, `bonaventure_lateen`.
    pub id: String,
    pub mast: String,
    pub tack: Profile,
    /// Upper corner.
    pub peak: Profile,
    pub clew: Profile,
    /// Depth of the belly under full sail.
    pub belly: f64,
    pub battle: LateenBattle,
}

/// An emblem on a sail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SailEmblem {
    pub sail: String,
    pub design: SailDesign,
}

/// The designs painted on a sail.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum SailDesign {
    /// A cross with broadening arms.
    Cross(String),
}

/// Colours, each `#RRGGBB`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Colours {
    pub hull: String,
    pub bottom: String,
    pub wale: String,
    /// The two colours of her upper works.
    pub band: (String, String),
    pub deck: String,
    pub spar: String,
    pub sail: String,
    pub standing: String,
    pub running: String,
    pub gilt: String,
}

/// The run of a band.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum BandPlace {
    /// Along the hull, between two places of the girth.
    Rail(f64, f64),
    /// On every castle side, between two fractions of its height.
    Castle(f64, f64),
}

/// The pattern of a band; lengths in metres.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum Pattern {
    Plain,
    /// Triangles, apex up, of this width.
    Triangles(f64),
    /// Round-headed arches of this pitch.
    Arcade(f64),
    /// Bars at 45 degrees of this width.
    Bars(f64),
    /// Chevrons pointing forward, of this pitch.
    Chevrons(f64),
    Discs(f64, f64),
    /// Interlaced S scrolls of this pitch.
    Strapwork(f64),
    /// Ball balusters of this pitch.
    Balusters(f64),
    Lozenges(f64, f64),
}

/// A painted band.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub on: BandPlace,
    pub pattern: Pattern,
    /// Colour of the ground.
    pub ground: String,
    /// Colour of the figures.
    pub figure: String,
    /// Lines along both edges: colour, width.
    pub edge: Option<(String, f64)>,
}

/// The arms on the transom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TransomArms {
    /// A rose of five petals.
    TudorRose {
        size: f64,
        figure: String,
        ground: String,
        /// The rest of the transom.
        field: String,
    },
    /// A swallow in flight.
    Bird {
        size: f64,
        figure: String,
        ground: String,
        /// The frame.
        field: String,
    },
    /// A shield with a cross.
    Shield {
        size: f64,
        figure: String,
        ground: String,
        /// The rest of the transom.
        field: String,
    },
    /// The sword-cross of St James.
    SwordCross {
        size: f64,
        figure: String,
        ground: String,
        /// The rest of the transom.
        field: String,
    },
}

/// The staff or mast of a flag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum FlagPlace {
    /// At the truck of this mast.
    Truck(String),
    /// On the stern staff.
    Staff,
}

/// The design of a flag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum FlagDesign {
    /// Red cross on white.
    StGeorge,
    Burgundy(String, String),
    /// Upper and lower half.
    Pennant(String, String),
    /// Two colours of an odd number of stripes, canton of St George.
    Striped(String, String, u32),
    /// The royal standard on this field.
    Royal(String),
}

/// A flag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flag {
    pub at: FlagPlace,
    pub design: FlagDesign,
    pub size: (f64, f64),
}
