//! The names of things in Dead Reckoning: players, cards, zones, holds, steps.

use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::cards::{CardId, Sailor};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::{Kind, TileId};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tray::{Lie, Zone};

/// A player.
#[must_use]
pub fn colour(colour: Colour) -> Arg {
    Arg::key(match colour {
        Colour::Purple => key::DR_PURPLE,
        Colour::Green => key::DR_GREEN,
        Colour::Blue => key::DR_BLUE,
        Colour::Yellow => key::DR_YELLOW,
        Colour::Black => key::DR_BLACK,
    })
}

/// A zone.
#[must_use]
pub fn zone(zone: Zone) -> Arg {
    Arg::key(zone_key(zone))
}

/// The key of a zone's name.
#[must_use]
pub const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Ex => key::DR_ZONE_EX,
        Zone::S1a => key::DR_ZONE_S1A,
        Zone::S1b => key::DR_ZONE_S1B,
        Zone::S1c => key::DR_ZONE_S1C,
        Zone::S1d => key::DR_ZONE_S1D,
        Zone::S2 => key::DR_ZONE_S2,
        Zone::Go => key::DR_ZONE_GO,
        Zone::Ca => key::DR_ZONE_CA,
        Zone::Mi => key::DR_ZONE_MI,
        Zone::Ch => key::DR_ZONE_CH,
        Zone::Da => key::DR_ZONE_DA,
        Zone::Db => key::DR_ZONE_DB,
    }
}

/// Where a cube lies.
#[must_use]
pub fn lie(lie: Lie) -> Arg {
    Arg::key(match lie {
        Lie::In(within) => zone_key(within),
        Lie::Ridge => key::DR_LIE_RIDGE,
        Lie::Stack => key::DR_LIE_STACK,
        Lie::Out => key::DR_LIE_OUT,
        Lie::Tower => key::DR_LIE_TOWER,
        Lie::Unsettled => key::DR_LIE_UNSETTLED,
    })
}

/// A sailor.
#[must_use]
pub fn sailor(sailor: Sailor) -> Arg {
    Arg::key(match sailor {
        Sailor::Captain => key::DR_SA_CAP,
        Sailor::Bosun => key::DR_SA_BOS,
        Sailor::Purser => key::DR_SA_PUR,
        Sailor::FirstMate => key::DR_SA_MAT,
        Sailor::Pirate => key::DR_SA_PIR,
        Sailor::Gunner => key::DR_SA_GUN,
        Sailor::Deckhand => key::DR_SA_DEC,
        Sailor::CabinBoy => key::DR_SA_CAB,
    })
}

/// A card, by its sailor.
#[must_use]
pub fn card(card: CardId) -> Arg {
    sailor(card.sailor)
}

/// The key of something printed: a merchant ship `E1-01`, an upgrade `UB-2`.
#[must_use]
pub fn printed_key(id: &str) -> String {
    format!("dr-{}", id.to_ascii_lowercase())
}

/// A card of the decks or an upgrade, by its id.
#[must_use]
pub fn printed(id: &str) -> Arg {
    Arg::key(printed_key(id))
}

/// A tile of the ocean, by its id.
#[must_use]
pub fn tile(tile: TileId) -> Arg {
    printed(&String::from(tile))
}

/// The name of an achievement.
#[must_use]
pub const fn mark(what: Achievement) -> &'static str {
    match what {
        Achievement::Legend => key::DR_MARK_LEGEND,
        Achievement::TerrorOfTheSeas => key::DR_MARK_TERROR,
        Achievement::Capitalist => key::DR_MARK_CAPITALIST,
        Achievement::SeaDogs => key::DR_MARK_SEA_DOGS,
        Achievement::FirstRateShip => key::DR_MARK_FIRST_RATE,
        Achievement::Builder => key::DR_MARK_BUILDER,
        Achievement::Settler => key::DR_MARK_SETTLER,
        Achievement::Explorer => key::DR_MARK_EXPLORER,
        Achievement::MasterTrader => key::DR_MARK_MASTER_TRADER,
    }
}

/// An achievement.
#[must_use]
pub fn achievement(what: Achievement) -> Arg {
    Arg::key(mark(what))
}

/// A card of the decks, by its kind.
#[must_use]
pub fn kind(kind: Kind) -> Arg {
    printed(&kind.word())
}

/// A building.
#[must_use]
pub fn building(building: Building) -> Arg {
    Arg::key(match building {
        Building::Fort => key::DR_FORT,
        Building::Garrison => key::DR_GARRISON,
        Building::Outpost => key::DR_OUTPOST,
    })
}

/// A hold.
#[must_use]
pub fn hold(hold: Hold) -> Arg {
    Arg::key(match hold {
        Hold::A => key::DR_HOLD_A,
        Hold::B => key::DR_HOLD_B,
        Hold::C => key::DR_HOLD_C,
        Hold::D => key::DR_HOLD_D,
    })
}

/// A tile, by row and column, or the harbour.
#[must_use]
pub fn place(place: Place) -> Fact {
    match place {
        Place::Harbour => key::DR_PLACE_HARBOUR.into(),
        Place::Tile(row, column) => key::DrPlaceTile { row, column }.into(),
    }
}

/// A good.
#[must_use]
pub fn good(good: Good) -> Arg {
    Arg::key(match good {
        Good::Cargo => key::DR_CARGO,
        Good::Gold => key::DR_GOLD,
    })
}

/// A step of a battle.
#[must_use]
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SettingOut => key::DR_PHASE_SETTING_OUT,
        Phase::TurnStart => key::DR_PHASE_TURN_START,
        Phase::Main => key::DR_PHASE_MAIN,
        Phase::Refill => key::DR_PHASE_REFILL,
        Phase::Mode => key::DR_PHASE_MODE,
        Phase::Sleeve => key::DR_PHASE_SLEEVE,
        Phase::Draw => key::DR_PHASE_DRAW,
        Phase::TurnEnd => key::DR_PHASE_TURN_END,
        Phase::Score => key::DR_PHASE_SCORE,
        Phase::TieBreak => key::DR_PHASE_TIE_BREAK,
        Phase::Declare => key::DR_PHASE_DECLARE,
        Phase::Commit => key::DR_PHASE_COMMIT,
        Phase::Answer => key::DR_PHASE_ANSWER,
        Phase::Drop => key::DR_PHASE_DROP,
        Phase::Abilities => key::DR_PHASE_ABILITIES,
        Phase::Aftermath => key::DR_PHASE_AFTERMATH,
        Phase::Over => key::DR_PHASE_OVER,
    }
}
