//! Wishes on the sheets of Pirates and at its pieces, and a captain's draft.

use crate::dice::Way;
use crate::logbook::wording::key;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order, Task};
use crate::rules::pirates::words::{Ruler, TerrainKind};
use crate::rules::plane::{Heading, Mm, Spot};

/// A page of the sheet of a captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Page {
    /// Orders of the chosen unit, and the order that is carried out.
    #[default]
    Orders,
    /// All own units, with what each has aboard.
    Fleet,
    /// Crew and cargo from here to there, and abilities.
    Cargo,
    /// Islands with their counters, and what this seat knows of them.
    Islands,
}

impl Page {
    /// All of them, in the order of their tabs.
    pub const ALL: [Self; 4] = [Self::Orders, Self::Fleet, Self::Cargo, Self::Islands];

    /// The word that lessons have for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Orders => key::PC_PAGE_ORDERS,
            Self::Fleet => key::PC_PAGE_FLEET,
            Self::Cargo => key::PC_PAGE_CARGO,
            Self::Islands => key::PC_PAGE_ISLANDS,
        }
    }
}

/// Something is to be placed by its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placing {
    /// The island that was drawn (PC-3.4).
    Island(Name),
    /// PC-3.10.
    Terrain(TerrainKind),
    /// A unit at its home (PC-3.13).
    Unit(Name),
    /// A ship that broke free is put off the weed (PC-16.19).
    Freed(Name),
    /// The derelict that this ship tows (PC-8.21).
    Towed(Name),
    /// A unit that uses a whirlpool, and the other one (PC-16.20).
    Whirled(Name, Name),
    /// A fort, and its island (PC-15.4).
    Fort(Name, Name),
}

impl Placing {
    /// The name under which lessons know it.
    fn word(self) -> String {
        match self {
            Self::Island(island) => format!("place:{island}"),
            Self::Terrain(kind) => format!("place:{}", kind.word()),
            Self::Unit(unit) | Self::Freed(unit) => format!("place:{unit}"),
            Self::Towed(unit) => format!("dock-towed:{unit}"),
            Self::Whirled(unit, to) => format!("whirl:{unit}:{to}"),
            Self::Fort(fort, island) => format!("fort:{fort}:{island}"),
        }
    }
}

/// A match can be ended by its players so (PC-17.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    Draw,
    Resigning,
    /// The turn, although an order is left.
    Turn,
}

/// The player wishes one of these.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// The order is given.
    Give(Order),
    /// This option of the question is chosen.
    Choose(usize),
    /// The dice are let go this way.
    Throw(Way),
    /// The books are opened.
    Books,
    Turn(Page),
    /// This unit is looked after.
    Pick(Name),
    /// The ruler lies on this heading, by hand, by a step or at a mark.
    Steer(Heading),
    /// It lies so, and has this length.
    Course(Ruler, Heading),
    /// It is turned by this number of hundredths of a degree.
    Swing(i32),
    /// This ruler lies there.
    Lay(Ruler),
    /// The heading is one to pivot to, or is not.
    Pivots(bool),
    /// This gun is aimed.
    Aim(Gun),
    /// This unit is the target.
    At(Name),
    /// A counter of the island that is explored is marked, or not any more.
    Counter(u8),
    /// This is to be placed.
    Place(Placing),
    /// The piece to be placed stands here.
    Stand(Spot, Heading),
    /// It goes this far east and north.
    Shift(Mm, Mm),
    /// A slot of a fort gets a flag, or not.
    Slot(i8, i8),
    /// A coin of the bank, by its place, pays or does not.
    Pay(u8),
    /// A ruler lies on the table, to measure with.
    Measure(Ruler, Spot, Heading),
    /// All rulers are put away.
    PutAway,
    /// An order that ends the match is asked once more.
    Ends(Option<Ending>),
}

impl Wish {
    /// The name under which lessons know it.
    #[must_use]
    pub fn landmark(&self) -> Option<String> {
        Some(match self {
            Self::Choose(option) => format!("choice:{option}"),
            Self::Pick(unit) => format!("unit:{unit}"),
            Self::Lay(ruler) => format!("ruler:{}", ruler.word()),
            Self::At(target) => format!("target:{target}"),
            Self::Counter(place) => format!("counter:{place}"),
            Self::Course(ruler, heading) => format!("course:{}:{}", ruler.word(), heading.hundredths()),
            Self::Swing(turn) => format!("swing:{turn}"),
            Self::Pivots(true) => "pivot".to_owned(),
            Self::Aim(Gun::Mast(mast)) => format!("gun:{mast}"),
            Self::Aim(Gun::Musket) => "gun:musket".to_owned(),
            Self::Aim(Gun::Slot(x, y)) => format!("gun:{x}:{y}"),
            Self::Place(placing) => placing.word(),
            Self::Slot(x, y) => format!("slot:{x}:{y}"),
            Self::Pay(coin) => format!("pay:{coin}"),
            Self::Give(order) => match order {
                Order::Order(unit, task) => match task {
                    Task::Move => format!("move:{unit}"),
                    Task::Explore => format!("explore:{unit}"),
                    Task::Shoot => format!("shoot:{unit}"),
                    Task::Repair(mast) => format!("repair:{mast}"),
                    Task::BreakFree => format!("break-free:{unit}"),
                },
                Order::Segment(..) => "sail".to_owned(),
                Order::LeaveFog(_) => "leave-fog".to_owned(),
                Order::ComeAbout => "come-about".to_owned(),
                Order::EndSailing => "end-sailing".to_owned(),
                Order::Fire(..) => "fire".to_owned(),
                Order::Broadside(_) => "broadside".to_owned(),
                Order::CeaseFire => "cease-fire".to_owned(),
                Order::Take(_) => "take".to_owned(),
                Order::Leave => "leave".to_owned(),
                Order::FreeExplore(_) => "free-explore".to_owned(),
                Order::Ferry(crew, ..) => format!("ferry:{crew}"),
                Order::Transfer(..) => "transfer".to_owned(),
                Order::Pivot(..) => "pivot".to_owned(),
                Order::TakeInTow(_, derelict) => format!("tow:{derelict}"),
                Order::Scuttle(unit) => format!("scuttle:{unit}"),
                Order::Embrace(_, unit) => format!("embrace:{unit}"),
                Order::Use(card, ..) => format!("use:{card}"),
                Order::BuildFort(..) => "build-fort".to_owned(),
                Order::FanOut => "fan-out".to_owned(),
                Order::EndOrders => "end-orders".to_owned(),
                Order::EndTurn => "end-turn".to_owned(),
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// A captain's draft: the page that lies open, the unit that is looked after, how the ruler lies, and what is marked.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    pub page: Page,
    pub unit: Option<Name>,
    pub ruler: Ruler,
    /// The ruler lies so; none where nothing is to be sailed.
    pub heading: Option<Heading>,
    /// The heading is one to pivot to.
    pub pivots: bool,
    pub gun: Option<Gun>,
    pub target: Option<Name>,
    /// Counters of the island that is explored.
    pub counters: Vec<u8>,
    /// This is to be placed.
    pub placing: Option<Placing>,
    /// It is to stand here.
    pub at: Option<(Spot, Heading)>,
    pub slots: Vec<(i8, i8)>,
    /// Coins of the bank that pay for it, by their places.
    pub coins: Vec<u8>,
    /// Rulers that lie on the table, to measure with (PC-21.10).
    pub laid: Vec<(Ruler, Spot, Heading)>,
    /// This has been asked for, and is asked once more.
    pub ends: Option<Ending>,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            page: Page::default(),
            unit: None,
            ruler: Ruler::S,
            heading: None,
            pivots: false,
            gun: None,
            target: None,
            counters: Vec::new(),
            placing: None,
            at: None,
            slots: Vec::new(),
            coins: Vec::new(),
            laid: Vec::new(),
            ends: None,
        }
    }
}
