//! Volleys and hits (MM-17), those of a raid's cards and of events included.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::merchants_and_marauders::state::{Hit, Side, State, Volley, VolleyKind};
use crate::rules::merchants_and_marauders::words::{Colour, Location};

/// Volleys and hits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Volleys {
    /// Hits are to be thrown; those of one shooter at one moment are one volley (MM-17.1).
    HitsDue {
        kind: VolleyKind,
        shooter: Option<Side>,
        at: Side,
        hits: u8,
    },
    /// A card adds hits before the dice are thrown.
    HitsAdded {
        shooter: Side,
        hits: u8,
    },
    /// The dice of the volley on this side lie open (MM-17.2).
    LocationsThrown {
        at: Side,
        faces: Vec<u8>,
    },
    /// The symbols of a raid's cards name locations (MM-11.11).
    SymbolsHit {
        at: Side,
        locations: Vec<Location>,
    },
    /// Chain or Grape Shot: every skull of the volley goes there (MM-19.4, 19.5).
    SkullsAimed {
        shooter: Side,
        to: Location,
    },
    /// The target puts a skull on a location (MM-17.2).
    SkullPlaced {
        at: Side,
        hit: u8,
        location: Location,
    },
    HitCancelled {
        at: Side,
        hit: u8,
    },
    /// It follows the same rules at its new location, and is not moved again (MM-17.6, G-39).
    HitMoved {
        at: Side,
        hit: u8,
        to: Location,
    },
    /// A location is lowered to what is left; a hit aimed at a destroyed one lands on the Hull (MM-17.5, 17.6).
    HitTaken {
        at: Side,
        hit: u8,
        aimed: Location,
        on: Location,
        left: u8,
    },
    /// The location is destroyed, and Chain or Grape Shot keep the hit from the Hull (MM-19.4, 19.5).
    HitSpent {
        at: Side,
        hit: u8,
        aimed: Location,
    },
    /// All hits of this moment have been carried out (MM-17.4).
    VolleysOver,
}

impl Volleys {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::HitsDue { kind: VolleyKind::Event, .. } => ("MM-17.14", Open),
            Self::HitsDue { kind: VolleyKind::LongGuns, .. } => ("MM-19.8", Open),
            Self::HitsDue { kind: VolleyKind::Chasers, .. } => ("MM-19.9", Open),
            Self::HitsDue { .. } => ("MM-17.1", Open),
            Self::HitsAdded { .. } => ("MM-28.5", Open),
            Self::LocationsThrown { .. } | Self::SkullPlaced { .. } => ("MM-17.2", Open),
            Self::SymbolsHit { .. } => ("MM-11.11", Open),
            Self::SkullsAimed { to: Location::Crew, .. } | Self::HitSpent { aimed: Location::Crew, .. } => {
                ("MM-19.5", Open)
            }
            Self::SkullsAimed { .. } | Self::HitSpent { .. } => ("MM-19.4", Open),
            Self::HitCancelled { .. } => ("MM-17.3", Open),
            Self::HitMoved { .. } => ("G-39", Open),
            Self::HitTaken { aimed, on, .. } if aimed != on => ("MM-17.6", Open),
            Self::HitTaken { .. } => ("MM-17.5", Open),
            Self::VolleysOver => ("MM-17.4", Open),
        }
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::HitsDue { kind, shooter, at, hits } => table.owe(kind, shooter, at, hits),
            Self::HitsAdded { shooter, hits } => table.volley(
                |volley| volley.shooter == Some(shooter),
                |volley| volley.due = volley.due.saturating_add(hits),
            ),
            Self::LocationsThrown { at, ref faces } => table.volley(
                |volley| volley.at == at,
                |volley| volley.hits = faces.iter().copied().map(Hit::thrown).collect(),
            ),
            Self::SymbolsHit { at, ref locations } => table.volley(
                |volley| volley.at == at,
                |volley| volley.hits = locations.iter().copied().map(Hit::on).collect(),
            ),
            Self::SkullsAimed { shooter, to } => {
                table.volley(|volley| volley.shooter == Some(shooter), |volley| volley.skulls_to = Some(to));
            }
            Self::SkullPlaced { at, hit, location } => table.hit(at, hit, |hit| hit.location = Some(location)),
            Self::HitCancelled { at, hit } => table.hit(at, hit, |hit| hit.cancelled = true),
            Self::HitMoved { at, hit, to } => table.hit(at, hit, |hit| {
                hit.location = Some(to);
                hit.moved = true;
            }),
            Self::HitTaken { at, on, left, .. } => table.set_track(at, on, left),
            Self::HitSpent { .. } => {}
            Self::VolleysOver => table.volleys.clear(),
        }
    }
}

impl State {
    /// Sets the current value of a location of any ship, or the Crew of a garrison.
    pub(super) fn set_track(&mut self, of: Side, location: Location, left: u8) {
        match of {
            Side::Player(by) => self.of(by, |player| {
                if let Some(ship) = &mut player.ship {
                    ship.now[location] = left;
                }
            }),
            Side::Npc(_) | Side::Garrison => {
                if let Some(battle) = &mut self.battle {
                    battle.foe[location] = left;
                }
            }
        }
    }

    fn owe(&mut self, kind: VolleyKind, shooter: Option<Side>, at: Side, hits: u8) {
        match self.volleys.iter_mut().find(|volley| volley.at == at) {
            Some(volley) => volley.due = volley.due.saturating_add(hits),
            None => self.volleys.push(Volley { kind, shooter, at, due: hits, hits: Vec::new(), skulls_to: None }),
        }
    }

    fn volley(&mut self, which: impl Fn(&Volley) -> bool, change: impl FnOnce(&mut Volley)) {
        if let Some(volley) = self.volleys.iter_mut().find(|volley| which(volley)) {
            change(volley);
        }
    }

    fn hit(&mut self, at: Side, hit: u8, change: impl FnOnce(&mut Hit)) {
        self.volley(
            |volley| volley.at == at,
            |volley| {
                if let Some(hit) = volley.hits.get_mut(usize::from(hit)) {
                    change(hit);
                }
            },
        );
    }
}
