//! The two sides of a battle: their forces, their cubes and strength part by part.

use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::cubes::extras;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::happenings::Extra;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::Kind;
use crate::rules::dead_reckoning::state::Fight;
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;

/// Counts cubes of a side by the effect of their zones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// In zones of strength 1.
    pub ones: u8,
    /// In the zone of strength 2.
    pub twos: u8,
    pub markers: u8,
    pub booty: u8,
    pub damage: u8,
    /// In the explosion, on ridges, in the hand, in the air.
    pub away: u8,
    /// Taken, not dropped yet.
    pub cup: u8,
}

impl Tally {
    /// The strength (DR-18.28).
    #[must_use]
    pub fn strength(&self) -> u8 {
        self.ones.saturating_add(self.twos.saturating_mul(2)).saturating_add(self.markers)
    }

    /// Of a side.
    #[must_use]
    pub fn of(fight: &Fight, colour: Colour) -> Self {
        let mut tally = Self::default();
        for side in fight.sides.iter().filter(|side| side.colour == colour) {
            tally.markers = tally.markers.saturating_add(side.markers);
            tally.cup = tally.cup.saturating_add(side.cup);
        }
        for cube in fight.tray.iter().filter(|cube| cube.of == colour) {
            let counted = match cube.lie.and_then(Lie::zone).map(Zone::kind) {
                Some(ZoneKind::Strength(1)) => &mut tally.ones,
                Some(ZoneKind::Strength(_)) => &mut tally.twos,
                Some(ZoneKind::Booty) => &mut tally.booty,
                Some(ZoneKind::Damage) => &mut tally.damage,
                Some(ZoneKind::Explosion) | None => &mut tally.away,
            };
            *counted = counted.saturating_add(1);
        }
        tally
    }
}

/// The force a side fights with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    Ship,
    /// A merchant ship, by the kind of its card or, before it is turned, of its front.
    Merchant(Option<Kind>),
    Building(Building),
}

/// A side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub colour: Colour,
    /// This seat plays it; none plays a merchant or a building.
    pub seat: Option<Seat>,
    /// It fights with this.
    pub force: Force,
    pub tally: Tally,
    /// Cubes that will come beside those of its cannons, each with the reason (DR-30.9).
    pub extras: Vec<(u8, Extra)>,
    pub won: bool,
    /// It attacks: a tie is its own (DR-18.29).
    pub attacks: bool,
}

fn side(view: &View, colour: Colour, force: Option<Force>) -> Side {
    let table = &view.table;
    let fight = table.fight.as_ref();
    let place = fight.and_then(|fight| fight.place_of(colour));
    let fixed = fight.is_none_or(|fight| fight.sides.iter().any(|side| side.colour == colour && side.ready));
    let player = table.player(colour).map(|_| Force::Ship);
    Side {
        colour,
        seat: player.map(|_| table.seat(colour)).filter(|_| !matches!(force, Some(Force::Building(_)))),
        force: force.or(player).unwrap_or_else(|| Force::Merchant(table.merchant().map(|card| card.kind))),
        tally: fight.map(|fight| Tally::of(fight, colour)).unwrap_or_default(),
        extras: if fixed { Vec::new() } else { extras(table, colour) },
        won: fight.and_then(|fight| fight.winner).is_some_and(|won| place == Some(usize::from(won))),
        attacks: place == Some(0),
    }
}

/// The two sides: those of the battle that is fought, or the active player and a possible target.
#[must_use]
pub fn sides(view: &View) -> [Side; 2] {
    let table = &view.table;
    let active = table.active();
    let foe = table.fight.as_ref().map(|fight| fight.foe).or(table.attack);
    let foe = foe.or_else(|| check::attackable(table).first().and_then(|target| check::foe(table, *target)));
    let foe = foe.or_else(|| table.turn.fought.last().copied());
    let other = match foe {
        Some(Foe::Ship(colour)) => side(view, colour, None),
        Some(Foe::Card(card)) => side(view, Colour::Black, Some(Force::Merchant(Some(card.kind)))),
        Some(Foe::Building(at, building)) => {
            let fighting = table.fight.as_ref().and_then(|fight| fight.enemy_of(active));
            let owner = fighting.or_else(|| table.island_at(at).and_then(|island| island.controller()));
            side(view, owner.unwrap_or(Colour::Black), Some(Force::Building(building)))
        }
        None => {
            let second = table.players.get(1).map_or(Colour::Black, |player| player.colour);
            side(view, second, None)
        }
    };
    [side(view, active, None), other]
}
