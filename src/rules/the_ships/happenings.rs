//! What can happen: facts in the past tense, each small enough to be shown alone, each with the number of its rule.

use serde::{Deserialize, Serialize};

use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::cones::Aspect;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::Rule;

use super::amendments::Amendment;
use super::gunnery_table::Shot;
use super::numbers::{Aim, Grip, Need, Silence};
use super::orders::{Berth, FittingOut, LoadMark, OrderCard, Pivot, Step};
use super::ship::{Fire, MASTS};
use super::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use super::ship_id::ShipId;
use super::state::{Phase, Verdict};

/// The six kinds of collision (TS-13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Collision {
    /// Bow into bow.
    HeadOn,
    /// Bow into stern.
    IntoStern,
    /// Bow into a side.
    Ram,
    /// Side to side.
    SideToSide,
    /// Side into stern.
    SideIntoStern,
    /// Side into bow.
    SideIntoBow,
}

/// Why a box, a gun, a sailor or a soldier was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// Hit by ball.
    Ball,
    /// Hit by chain.
    Chain,
    /// Hit by grape.
    Grape,
    /// Hit by muskets.
    Muskets,
    /// Run into a ship.
    Collision,
    /// Run into land, a reef or rocks.
    Terrain,
    /// Burnt.
    Fire,
    /// Hit by what a fireship threw about (FS-4).
    Blast,
}

/// What cost a sailor (TS-17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SailorLoss {
    /// With a gun that was lost with its boxes.
    Gun,
    /// With a stern box.
    SternBox,
    /// With a mast box.
    MastBox,
    /// By grape.
    Grape,
    /// By muskets.
    Muskets,
    /// Hand to hand.
    Melee,
}

/// Why a ship stopped (TS-11.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stop {
    /// She ran into a ship, or was in a crossing or a contested hex.
    Collision,
    /// She would have run on land or a reef.
    Terrain,
    /// She would have left the board.
    Edge,
    /// She ran aground.
    Aground,
    /// She is held by a grapple.
    Grappled,
    /// She burns.
    Fire,
}

/// Who strikes in a melee (TS-18.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fighters {
    /// First.
    Pikemen,
    /// Second.
    Musketeers,
    /// Last.
    Sailors,
}

impl Fighters {
    /// In the order in which they strike and fall.
    pub const ALL: [Self; 3] = [Self::Pikemen, Self::Musketeers, Self::Sailors];
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named in the words of the rulebook")]
pub enum Happening {
    // ---- before the battle
    /// The wind die fell.
    WindThrown { face: u8 },
    /// The wind blows this way.
    WindSet { towards: Heading },
    /// A side threw for placing first.
    PlacingThrown { side: Nation, face: u8 },
    /// This side places its ships next.
    ToPlace { side: Nation },
    /// A ship was placed.
    Placed { ship: ShipId, bow: Offset, facing: Heading },
    /// All ships of a side are placed.
    AllPlaced { side: Nation },
    /// A captain filled the hold and loaded the guns.
    FittedOut { ship: ShipId, secret: Option<FittingOut> },

    // ---- the turn
    /// The next phase began.
    PhaseBegan { phase: Phase },
    /// A new turn began.
    TurnBegan { turn: u16 },
    /// An order card was laid face down.
    CardLaid { ship: ShipId, secret: Option<OrderCard> },
    /// A range card was put on a battery.
    RangeSet { ship: ShipId, battery: BatteryPlace, secret: Option<u8> },
    /// A captain struck the flag.
    FlagStruck { ship: ShipId },
    /// A side gave the battle up.
    Conceded { side: Nation },
    /// A steadiness check was thrown.
    SteadinessThrown { ship: ShipId, face: u8, need: Need },
    /// The crew fell into panic.
    PanicBroke { ship: ShipId },
    /// The crew is steady again.
    PanicEnded { ship: ShipId },
    /// Everything not yet carried out was cancelled.
    OrdersLost { ship: ShipId },

    // ---- phase 3
    /// An order card was turned up, and the sails set.
    CardTurned { ship: ShipId, sails: Sails, card: Option<OrderCard> },
    /// A battery began to load.
    LoadingBegan { ship: ShipId, battery: BatteryPlace, secret: Option<LoadMark> },
    /// Movement tokens were handed out.
    TokensReceived { ship: ShipId, by_mast: [u8; MASTS], officers: i16, total: u8 },

    // ---- phase 4: movement
    /// The anchor was dropped.
    AnchorDropped { ship: ShipId },
    /// The anchor was weighed with one token.
    AnchorWeighed { ship: ShipId },
    /// The cable was cut.
    CableCut { ship: ShipId },
    /// Soldiers came on deck.
    CameOnDeck { ship: ShipId, kind: Soldiers, units: u8 },
    /// Soldiers went below.
    WentBelow { ship: ShipId, kind: Soldiers, units: u8 },
    /// A deck order was without effect.
    DeckOrderLapsed { ship: ShipId, kind: Soldiers },
    /// The next beat began.
    BeatBegan { beat: u8 },
    /// Tokens were laid.
    TokensLaid { ship: ShipId, count: u8 },
    /// A step was paid for; `plotted` is what the card says where that could not be done.
    StepPaid { ship: ShipId, step: Step, sailing: PointOfSailing, cost: u8, plotted: Option<Step> },
    /// A step was made.
    Stepped { ship: ShipId, step: Step, to: Berth },
    /// The boarder ground along her target.
    GroundAlongside { ship: ShipId, target: ShipId },
    /// A ship stopped, and her tokens were taken off.
    Stopped { ship: ShipId, why: Stop },
    /// A ship left the board, over an exit of her side or not.
    Exited { ship: ShipId, allowed: bool },
    /// A tile was lifted and put down ahead of a ship.
    TileLeapt { tile: u8, from: Offset, to: Offset },
    /// A ship turned in place.
    Pivoted { ship: ShipId, pivot: Pivot, to: Berth },
    /// A pivot could not be made.
    PivotHindered { ship: ShipId },
    /// A ship ran aground.
    RanAground { ship: ShipId },
    /// A ship would have run on land or a reef.
    StruckGround { ship: ShipId, step: Step },
    /// An owner threw for a contested hex.
    ContestThrown { ship: ShipId, face: u8 },
    /// This ship must enter the contested hex.
    ContestLost { ship: ShipId, hex: Offset },
    /// Two ships ran into each other.
    Collided {
        kind: Collision,
        striker: ShipId,
        struck: ShipId,
        /// Each ran into the other (TS-13.5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mutual: bool,
    },
    /// A ship reached a buoy of her course.
    BuoyReached { ship: ShipId, buoy: u8, last: bool },
    /// Tokens that could not be used were taken off.
    TokensDiscarded { ship: ShipId, count: u8 },

    // ---- phase 4: guns and muskets
    /// A fire window opened.
    WindowOpened,
    /// A battery fired.
    VolleyFired {
        ship: ShipId,
        battery: BatteryPlace,
        shot: Shot,
        target: ShipId,
        range: u8,
        /// The range that was set: its card is shown (TS-14.10).
        #[serde(default)]
        set: u8,
        aspect: Aspect,
        aim: Aim,
        faces: Vec<u8>,
        hits: u8,
        from_hold: bool,
    },
    /// In a window in which nobody fired, a ready battery that bears stayed silent; its own captain is told why.
    HeldFire {
        ship: ShipId,
        battery: BatteryPlace,
        /// The nearest enemy on whom it bears.
        target: ShipId,
        /// How far she is.
        distance: u8,
        why: Silence,
    },
    /// A load card was shown and is void: the battery is empty.
    LoadVoid { ship: ShipId, battery: BatteryPlace, boxes: u8 },
    /// A range card was shown and is void: it was taken off.
    RangeVoid { ship: ShipId, battery: BatteryPlace, range: u8 },
    /// Musketeers fired.
    MusketsFired { ship: ShipId, target: ShipId, range: u8, aim: Aim, faces: Vec<u8>, hits: u8 },
    /// The target's owner threw for the masts.
    MastsShielded { ship: ShipId, protection: u8, faces: Vec<u8>, damage: u8 },
    /// The target's owner threw for the crew.
    CrewShielded { ship: ShipId, protection: u8, faces: Vec<u8>, losses: u8 },
    /// The shooter threw for the rudder.
    RudderThrown { ship: ShipId, faces: Vec<u8>, lost: bool },
    /// The shooter threw for fire.
    FireThrown { ship: ShipId, faces: Vec<u8>, caught: bool },

    // ---- losses
    /// A box of the hull was crossed; boxes count from 1.
    BoxCrossed { ship: ShipId, row: BatteryPlace, number: u8, cause: Cause },
    /// A gun was lost with its boxes; guns count from 0.
    GunLost { ship: ShipId, battery: BatteryPlace, gun: u8, cause: Cause },
    /// A box of a mast was crossed.
    MastBoxCrossed { ship: ShipId, mast: MastName, cause: Cause },
    /// A mast fell.
    MastFell { ship: ShipId, mast: MastName },
    /// Tokens went with a mast.
    TokensLost { ship: ShipId, count: u8 },
    /// A sailor was lost.
    SailorLost { ship: ShipId, to: SailorLoss },
    /// The gun the lost sailor served was struck off.
    GunStruckOff { ship: ShipId, battery: BatteryPlace, gun: u8 },
    /// A mast box was struck off for the lost sailor.
    MastStruckOff { ship: ShipId, mast: MastName },
    /// Soldiers on deck were lost.
    SoldierLost { ship: ShipId, kind: Soldiers },
    /// A ship sank.
    Sank { ship: ShipId },
    /// A ship has no sailors left.
    PutOutOfAction { ship: ShipId },

    // ---- boarding
    /// A grapple check was thrown.
    GrappleThrown { ship: ShipId, target: ShipId, face: u8, grip: Grip, held: bool },
    /// A boarder's captain chose her next step in a disputed case.
    ApproachChosen { ship: ShipId, step: Step },
    /// Two ships are locked.
    Locked { boarder: ShipId, boarded: ShipId },
    /// Strikers were shared out among several enemies.
    StrikesShared { ship: ShipId, against: ShipId, pikemen: u8, musketeers: u8, sailors: u8 },
    /// Men struck in a melee.
    Struck { ship: ShipId, against: ShipId, who: Fighters, need: Need, faces: Vec<u8>, hits: u8 },
    /// A unit fell in a melee.
    Felled { ship: ShipId, who: Fighters },
    /// A round of a pair was over.
    RoundFought { boarder: ShipId, boarded: ShipId },
    /// A ship was taken.
    Taken { ship: ShipId, by: ShipId },
    /// A ship came free of all melees.
    CameFree {
        /// Who.
        ship: ShipId,
        /// She has taken an enemy: her next movement may not begin with a turn (TS-18.14).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        won: bool,
    },

    // ---- advanced rules
    /// The rudder is gone.
    RudderLost { ship: ShipId },
    /// The burning-side die fell.
    BurningSideThrown { ship: ShipId, face: u8 },
    /// A ship caught fire.
    CaughtFire { ship: ShipId, fire: Fire },
    /// The crew fought the fire.
    FireFought { ship: ShipId, faces: Vec<u8>, need: Need },
    /// A panicking crew let the fire burn.
    FireLeft { ship: ShipId, face: u8 },
    /// The fire is out.
    FireOut { ship: ShipId },
    /// Fire damage is due next turn.
    BurnsOn { ship: ShipId },
    /// Fire damage was done.
    FireDamaged { ship: ShipId },
    /// A ship blew up.
    BlewUp { ship: ShipId },
    /// The owner threw whether an officer fell.
    OfficerThrown { ship: ShipId, face: u8, hit: bool },
    /// The owner threw which officer.
    OfficerDrawn { ship: ShipId, face: u8, officer: Officer },
    /// An officer fell.
    OfficerFell { ship: ShipId, officer: Officer, instead_of: Option<Officer> },
    /// A ship surrendered.
    Surrendered { ship: ShipId },
    /// Soldiers went ashore.
    WentAshore { ship: ShipId, kind: Soldiers, hex: Offset },
    /// The rest of a landing was cancelled.
    LandingCancelled { ship: ShipId },

    // ---- fireships
    /// The crew of a fireship fired the train and took to the boat.
    TrainFired { ship: ShipId },
    /// A ship next to a burning fireship was tried.
    Scorched { ship: ShipId, by: ShipId, face: u8, caught: bool },
    /// It was thrown whether a burning fireship blows up.
    FuseThrown { ship: ShipId, face: u8 },

    // ---- the umpire
    /// A side proposed that this be set right by hand.
    RulingProposed { side: Nation, amendments: Vec<Amendment> },
    /// The other side agreed.
    RulingAgreed { side: Nation },
    /// The other side did not agree: nothing is changed.
    RulingRefused { side: Nation },
    /// One thing was set right by hand.
    SetRight { amendment: Amendment },

    // ---- phase 5 and the end
    /// A reload box was filled.
    BoxFilled { ship: ShipId, battery: BatteryPlace },
    /// A ship's marks were set, and her card wiped.
    MarksSet { ship: ShipId, last_move: bool },
    /// It has ended.
    Ended { result: Verdict, points: Option<[i32; 2]> },
}

impl Happening {
    /// The rule that made it happen.
    #[must_use]
    pub fn rule(&self) -> Rule {
        use Happening as H;
        Rule(match self {
            H::WindThrown { .. } => "TS-5.1",
            H::WindSet { .. } => "TS-2.5",
            H::PlacingThrown { .. } | H::ToPlace { .. } | H::Placed { .. } | H::AllPlaced { .. } => "TS-2.6",
            H::FittedOut { .. } => "TS-2.8",
            H::PhaseBegan { .. } => "TS-7.1",
            H::TurnBegan { .. } => "TS-7.2",
            H::CardLaid { .. } => "TS-8.1",
            H::RangeSet { .. } => "TS-14.4",
            H::FlagStruck { .. } | H::Conceded { .. } => "TS-25.5",
            H::SteadinessThrown { .. } | H::PanicBroke { .. } => "TS-23.2",
            H::PanicEnded { .. } => "TS-23.4",
            H::OrdersLost { .. } => "TS-23.3",
            H::CardTurned { .. } | H::TokensReceived { .. } => "TS-11.1",
            H::LoadingBegan { .. } => "TS-14.2",
            H::AnchorDropped { .. } => "TS-10.18",
            H::AnchorWeighed { .. } => "TS-10.17",
            H::CableCut { .. } | H::Scorched { .. } | H::FuseThrown { .. } | H::TrainFired { .. } => "TS-28.7",
            H::CameOnDeck { .. } | H::WentBelow { .. } | H::DeckOrderLapsed { .. } => "TS-10.16",
            H::BeatBegan { .. } | H::TokensLaid { .. } => "TS-11.6",
            H::StepPaid { plotted: Some(_), .. } => "TS-9.5",
            H::StepPaid { .. } => "TS-11.7",
            H::Stepped { step: Step::Forward, .. } => "TS-12.1",
            H::Stepped { .. } => "TS-12.2",
            H::GroundAlongside { .. } => "TS-18.3",
            H::Stopped { why, .. } => match why {
                Stop::Collision => "TS-13.1",
                Stop::Terrain => "TS-4.4",
                Stop::Edge => "TS-4.6",
                Stop::Aground => "TS-4.3",
                Stop::Grappled => "TS-18.7",
                Stop::Fire => "TS-21.4",
            },
            H::Exited { .. } => "TS-4.7",
            H::TileLeapt { .. } => "TS-4.8",
            H::Pivoted { .. } => "TS-12.4",
            H::PivotHindered { .. } => "TS-11.13",
            H::RanAground { .. } => "TS-4.3",
            H::StruckGround { .. } => "TS-13.7",
            H::ContestThrown { .. } | H::ContestLost { .. } => "TS-13.6",
            H::Collided { .. } => "TS-13.3",
            H::BuoyReached { .. } => "TS-28.C1",
            H::TokensDiscarded { .. } => "TS-11.12",
            H::WindowOpened => "TS-19.2",
            H::VolleyFired { .. } => "TS-14.13",
            H::HeldFire { why, .. } => match why {
                Silence::NoPowder => "TS-14.5",
                Silence::NoRange => "TS-14.4",
                Silence::Beyond(_) => "TS-14.6",
                Silence::HiddenBy(_) | Silence::Land => "TS-3.15",
                Silence::Locked => "TS-14.9",
                Silence::NoVolley => "TS-14.11",
            },
            H::LoadVoid { .. } | H::RangeVoid { .. } => "TS-14.10",
            H::MusketsFired { .. } => "TS-16.3",
            H::MastsShielded { .. } => "TS-15.6",
            H::CrewShielded { .. } => "TS-15.10",
            H::RudderThrown { .. } | H::RudderLost { .. } => "TS-21.1",
            H::FireThrown { .. } => "TS-21.2",
            H::BoxCrossed { cause, row, .. } => match (cause, row) {
                (Cause::Collision, _) => "TS-13.4",
                (Cause::Terrain, _) => "TS-13.7",
                (Cause::Fire, _) => "TS-21.9",
                (Cause::Blast, _) => "TS-28.7",
                (_, BatteryPlace::Stern) => "TS-15.3",
                _ => "TS-15.1",
            },
            H::GunLost { .. } => "TS-15.2",
            H::MastBoxCrossed { cause, .. } => match cause {
                Cause::Collision => "TS-13.4",
                Cause::Fire => "TS-21.9",
                _ => "TS-15.7",
            },
            H::MastFell { .. } | H::TokensLost { .. } => "TS-15.8",
            H::SailorLost { to, .. } => match to {
                SailorLoss::Gun => "TS-15.2",
                SailorLoss::SternBox => "TS-15.3",
                SailorLoss::MastBox => "TS-15.9",
                SailorLoss::Grape => "TS-15.10",
                SailorLoss::Muskets => "TS-16.5",
                SailorLoss::Melee => "TS-18.11",
            },
            H::GunStruckOff { .. } | H::MastStruckOff { .. } => "TS-17.3",
            H::SoldierLost { .. } => "TS-17.5",
            H::Sank { .. } => "TS-15.4",
            H::PutOutOfAction { .. } => "TS-17.6",
            H::GrappleThrown { .. } => "TS-18.4",
            H::ApproachChosen { .. } => "TS-18.2",
            H::Locked { .. } => "TS-18.8",
            H::StrikesShared { .. } => "TS-18.15",
            H::Struck { .. } | H::RoundFought { .. } => "TS-18.10",
            H::Felled { .. } => "TS-18.11",
            H::Taken { .. } => "TS-18.13",
            H::CameFree { .. } => "TS-18.14",
            H::BurningSideThrown { .. } => "TS-21.3",
            H::CaughtFire { .. } => "TS-21.4",
            H::FireFought { .. } => "TS-21.5",
            H::FireLeft { .. } => "TS-21.11",
            H::FireOut { .. } => "TS-21.6",
            H::BurnsOn { .. } => "TS-21.7",
            H::FireDamaged { .. } => "TS-21.9",
            H::BlewUp { .. } => "TS-21.8",
            H::OfficerThrown { .. } => "TS-22.1",
            H::OfficerDrawn { .. } => "TS-22.2",
            H::OfficerFell { instead_of: Some(_), .. } => "TS-22.3",
            H::OfficerFell { .. } => "TS-22.2",
            H::Surrendered { .. } => "TS-22.6",
            H::WentAshore { .. } => "TS-24.2",
            H::LandingCancelled { .. } => "TS-24.3",
            H::RulingProposed { .. } | H::RulingAgreed { .. } | H::RulingRefused { .. } | H::SetRight { .. } => "TS-29",
            H::BoxFilled { .. } | H::MarksSet { .. } => "TS-20.1",
            H::Ended { .. } => "TS-25.1",
        })
    }
}
