//! Finds the zone in which a cube lies, by the part of it that touches the floor (DR-22.4 to DR-22.8, DR-28.22).

use crate::rules::kernel::PieceId;
use crate::shipwright::vessels::{Spot, Tray, Vessels};

use super::pose::Pose;
use super::read_faces::Reading;
use super::recording::{Lying, Recording};
use super::solids::Solid;

/// Is a point within an outline, with corners in either direction?
#[must_use]
pub fn within(outline: &[Spot], (x, y): Spot) -> bool {
    let mut inside = false;
    let mut before = outline.last().copied().unwrap_or_default();
    for corner in outline {
        let ((x0, y0), (x1, y1)) = (before, *corner);
        if (y0 > y) != (y1 > y) && x < x0 + (y - y0) / (y1 - y0) * (x1 - x0) {
            inside = !inside;
        }
        before = *corner;
    }
    inside
}

/// The distance of a point from the line between two others.
#[must_use]
pub fn distance((x, y): Spot, ((x0, y0), (x1, y1)): (Spot, Spot)) -> f64 {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy).max(1e-12);
    let along = along.clamp(0.0, 1.0);
    let (ex, ey) = (x - x0 - along * dx, y - y0 - along * dy);
    (ex * ex + ey * ey).sqrt()
}

/// The edges of an outline.
pub fn edges(outline: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> + '_ {
    let after = outline.iter().cycle().skip(1);
    outline.iter().copied().zip(after.copied())
}

/// The zone with this point inside its outline, or nearest to it.
#[must_use]
pub fn zone_under(tray: &Tray, (x, y): Spot) -> Option<u8> {
    // A little inside, for an outline holds two of its four sides only.
    let spot = (x.clamp(tray.x.0 + 1e-6, tray.x.1 - 1e-6), y.clamp(tray.y.0 + 1e-6, tray.y.1 - 1e-6));
    let far = |outline: &[Spot]| edges(outline).map(|edge| distance(spot, edge)).fold(f64::MAX, f64::min);
    let held = tray.zones.iter().position(|zone| within(&zone.outline, spot));
    let near = || {
        let zones = tray.zones.iter().enumerate();
        zones.min_by(|a, b| far(&a.1.outline).total_cmp(&far(&b.1.outline))).map(|(at, _)| at)
    };
    held.or_else(near).and_then(|at| u8::try_from(at).ok())
}

/// Reads one cube.
#[must_use]
pub fn read_zone(vessels: &Vessels, lying: &Lying) -> Reading {
    if lying.lost {
        return Reading::Lost;
    }
    if !lying.still {
        return Reading::Unsettled;
    }
    read_pose(vessels, &lying.pose)
}

/// Reads a cube that lies like this.
#[must_use]
pub fn read_pose(vessels: &Vessels, pose: &Pose) -> Reading {
    let tray = &vessels.tray;
    let corners: Vec<_> =
        Solid::Cube.corners(vessels.dice.cube.edge).into_iter().map(|corner| pose.carried(corner)).collect();
    let [x, y, z] = pose.millimetres();
    // DR-28.22, 1 and 2.
    if y < tray.y.0 && z > 10.0 || corners.iter().all(|corner| corner[1] < tray.y.0) {
        return Reading::Stuck;
    }
    if x < tray.x.0 - 1.0 || x > tray.x.1 + 1.0 || y > tray.y.1 + 1.0 {
        return Reading::Lost;
    }
    let lowest = corners.iter().map(|corner| corner[2]).fold(f64::MAX, f64::min);
    let mut touching: Vec<_> = corners.into_iter().filter(|corner| corner[2] < tray.touching).collect();
    if touching.is_empty() {
        let on_ridge = (tray.on_ridge.0..=tray.on_ridge.1).contains(&lowest);
        return if on_ridge { Reading::OnRidge } else { Reading::Stacked };
    }
    touching.sort_by(|a, b| a[2].total_cmp(&b[2]));
    let zones: Vec<_> = touching.iter().map(|corner| zone_under(tray, (corner[0], corner[1]))).collect();
    let first = zones.first().copied().flatten();
    // DR-28.25: two zones are noise; the lowest corner decides, and where that is no lower, the middle of the cube.
    let level = touching.iter().zip(&zones).filter(|(corner, _)| corner[2] < lowest + 0.05);
    let zone = if level.clone().all(|(_, zone)| *zone == first) {
        first
    } else {
        let middle = zone_under(tray, (x, y));
        level.clone().any(|(_, zone)| *zone == middle).then_some(middle).flatten()
    };
    zone.map_or(Reading::OnRidge, Reading::Zone)
}

/// Reads every cube of a throw: those thrown, and those that lay there and may have been knocked.
#[must_use]
pub fn read_zones(vessels: &Vessels, recording: &Recording) -> Vec<(PieceId, Reading)> {
    let thrown = recording.plan.launches.iter().map(|launch| launch.piece);
    let loose = recording.plan.standing.iter().filter(|piece| piece.loose).map(|piece| piece.piece);
    thrown.chain(loose).zip(&recording.lying).map(|(piece, lying)| (piece, read_zone(vessels, lying))).collect()
}
