//! Sailing, docking, pivots and tows (PC-5, PC-6, PC-8.14 to 8.23, PC-13.13).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Running, State};
use crate::rules::pirates::words::{Flag, OrderKind, Ruler};
use crate::rules::plane::{Mm, Pose};

/// Units sail, dock, turn and tow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Sailing {
    /// The segments of the order, the pieces that she touches as she lies (PC-18.12), and whether a Schooner may pivot after it
    /// (PC-13.16).
    SailingBegan {
        unit: Name,
        left: Vec<Ruler>,
        grace: Vec<Name>,
        pivots: bool,
    },
    Moved {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    /// A piece stopped her after this much of the segment; none is the edge of the table.
    Stopped {
        unit: Name,
        t: Mm,
        by: Option<Name>,
    },
    /// A segment is behind her; these pieces are on the lists of PC-18.12 now.
    SegmentSailed {
        unit: Name,
        ruler: Ruler,
        grace: Vec<Name>,
        touched: Vec<Name>,
    },
    CameAbout {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    /// She was set clear (PC-18.15).
    Shifted {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    /// The rest of the segments is given up (PC-5.5).
    RestGivenUp {
        unit: Name,
    },
    /// Nothing is left of the sailing; a captain's shots may follow (PC-5.16).
    SailingOver {
        unit: Name,
    },
    Docked {
        unit: Name,
        island: Name,
    },
    Undocked {
        unit: Name,
        island: Name,
    },
    PennantLeft {
        by: Flag,
        island: Name,
    },
    Pivoted {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    TowTaken {
        unit: Name,
        derelict: Name,
        from: Pose,
        to: Pose,
    },
    /// The derelict follows astern (PC-8.17).
    TowFollowed {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    TowDropped {
        unit: Name,
        derelict: Name,
    },
    /// The derelict is laid at the island (PC-8.21).
    TowedDocked {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    ChangedFleet {
        unit: Name,
        from: Flag,
        to: Flag,
    },
}

impl Sailing {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        let rule = match self {
            Self::SailingBegan { .. } => "PC-5.2",
            Self::Moved { .. } => "PC-5.3",
            Self::Stopped { by: Some(_), .. } => "PC-5.8",
            Self::Stopped { .. } => "PC-5.10",
            Self::SegmentSailed { .. } | Self::RestGivenUp { .. } => "PC-5.5",
            Self::CameAbout { .. } => "PC-5.12",
            Self::Shifted { .. } => "PC-5.11",
            Self::SailingOver { .. } => "PC-5.16",
            Self::Docked { .. } | Self::Undocked { .. } => "PC-6.1",
            Self::PennantLeft { .. } => "PC-6.7",
            Self::Pivoted { .. } => "PC-13.13",
            Self::TowTaken { .. } => "PC-8.15",
            Self::TowFollowed { .. } => "PC-8.17",
            Self::TowDropped { .. } => "PC-8.20",
            Self::TowedDocked { .. } => "PC-8.21",
            Self::ChangedFleet { .. } => "PC-8.16",
        };
        (rule, Open)
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Flag) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::SailingBegan { unit, left, grace, pivots } => {
                let running = table.running.take().filter(|running| running.unit == *unit);
                let mut running = running.unwrap_or_else(|| Running::of(*unit, OrderKind::Move));
                running.left.clone_from(left);
                running.grace.clone_from(grace);
                running.touched.clone_from(grace);
                table.running = Some(running);
                if *pivots {
                    table.of_ship(*unit, |ship| ship.pivoted = false);
                }
            }
            Self::SegmentSailed { unit, ruler, grace, touched } => {
                if let Some(running) = &mut table.running {
                    if let Some(at) = running.left.iter().position(|left| left == ruler) {
                        running.left.remove(at);
                    }
                    running.sailed = true;
                    running.over = false;
                    running.grace.clone_from(grace);
                    running.touched.clone_from(touched);
                }
                table.of_ship(*unit, |ship| ship.moved = true);
            }
            Self::CameAbout { unit, to, .. } => {
                table.lay(*unit, *to);
                table.of_ship(*unit, |ship| ship.moved = true);
                if let Some(running) = &mut table.running {
                    running.left.clear();
                    running.sailed = true;
                    running.stopped = true;
                }
            }
            Self::RestGivenUp { .. } | Self::Stopped { .. } => {
                if let Some(running) = &mut table.running {
                    running.stopped = true;
                }
            }
            Self::SailingOver { .. } => {
                if let Some(running) = &mut table.running {
                    running.over = true;
                    running.whirl = None;
                }
            }
            Self::Moved { unit, to, .. }
            | Self::Shifted { unit, to, .. }
            | Self::TowFollowed { unit, to, .. }
            | Self::TowedDocked { unit, to, .. } => table.lay(*unit, *to),
            Self::Pivoted { unit, to, .. } => {
                table.lay(*unit, *to);
                table.of_ship(*unit, |ship| ship.pivoted = true);
            }
            Self::TowTaken { unit, derelict, to, .. } => {
                table.lay(*derelict, *to);
                table.of_ship(*unit, |ship| ship.towing = Some(*derelict));
            }
            Self::TowDropped { unit, .. } => table.of_ship(*unit, |ship| ship.towing = None),
            Self::Docked { unit, island } => table.of_ship(*unit, |ship| {
                ship.docked = Some(*island);
                ship.dock_free = false;
            }),
            Self::Undocked { unit, .. } => table.of_ship(*unit, |ship| {
                ship.docked = None;
                ship.dock_free = false;
                ship.landed = false;
                ship.must_leave = false;
            }),
            Self::PennantLeft { by, island } => table.of_island(*island, |island| {
                if !island.pennants.contains(by) {
                    island.pennants.push(*by);
                    island.pennants.sort_unstable();
                }
            }),
            Self::ChangedFleet { unit, to, .. } => table.of_ship(*unit, |ship| ship.flag = *to),
        }
    }
}
