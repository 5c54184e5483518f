//! Setting a cube down by hand: flat, in a zone, at the free spot nearest to where it should be (DR-22.10, DR-22.15).

use crate::shipwright::vessels::{Spot, Tray, Vessels};

use super::pose::Pose;
use super::read_zones::{distance, edges, within, zone_under};

/// The middle of the ridge that two zones share; nothing where they share none.
#[must_use]
pub fn shared_ridge(tray: &Tray, one: u8, other: u8) -> Option<Spot> {
    let (mut sum, mut length) = ((0.0, 0.0), 0.0);
    for ((x0, y0), (x1, y1)) in &tray.ridges {
        let (dx, dy) = (x1 - x0, y1 - y0);
        let long = (dx * dx + dy * dy).sqrt().max(1e-9);
        let (x, y) = ((x0 + x1) / 2.0, (y0 + y1) / 2.0);
        let beside = |side: f64| zone_under(tray, (x - dy / long * side, y + dx / long * side));
        let sides = [beside(0.5), beside(-0.5)];
        if sides == [Some(one), Some(other)] || sides == [Some(other), Some(one)] {
            sum = (sum.0 + x * long, sum.1 + y * long);
            length += long;
        }
    }
    (length > 0.0).then(|| (sum.0 / length, sum.1 / length))
}

/// The middle of a zone's corners.
#[must_use]
pub fn centre(tray: &Tray, zone: u8) -> Option<Spot> {
    let outline = &tray.zones.get(usize::from(zone))?.outline;
    let mut bounds = ((f64::MAX, f64::MIN), (f64::MAX, f64::MIN));
    for (x, y) in outline {
        bounds = ((bounds.0.0.min(*x), bounds.0.1.max(*x)), (bounds.1.0.min(*y), bounds.1.1.max(*y)));
    }
    Some(((bounds.0.0 + bounds.0.1) / 2.0, (bounds.1.0 + bounds.1.1) / 2.0))
}

/// A cube flat in a zone, as near to a spot as the zone and the cubes in the tray leave room.
#[must_use]
pub fn set_down(vessels: &Vessels, zone: u8, near: Spot, others: &[Pose]) -> Option<Pose> {
    let tray = &vessels.tray;
    let outline = &tray.zones.get(usize::from(zone))?.outline;
    let edge = vessels.dice.cube.edge;
    let inset = tray.ridge.base / 2.0 + edge / 2.0 + 0.5;
    let fits = |spot: Spot| {
        within(outline, spot)
            && edges(outline).all(|(from, to)| {
                // Half its width across this edge: it is set down square to the tray.
                let (dx, dy) = (to.0 - from.0, to.1 - from.1);
                let long = (dx * dx + dy * dy).sqrt().max(1e-9);
                let reach = inset - edge / 2.0 + edge / 2.0 * (dx.abs() + dy.abs()) / long;
                distance(spot, (from, to)) >= reach.min(inset * 1.2)
            })
    };
    let mut spots = Vec::new();
    for column in 0..=((tray.x.1 - tray.x.0) as u32) {
        for row in 0..=((tray.y.1 - tray.y.0) as u32) {
            let spot = (tray.x.0 + f64::from(column), tray.y.0 + f64::from(row));
            if fits(spot) {
                spots.push(spot);
            }
        }
    }
    let square = |a: Spot, b: Spot| (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1);
    spots.sort_by(|a, b| square(*a, near).total_cmp(&square(*b, near)));
    // Clear of every cube however it is turned; in a full zone, clear of those that lie square; at last, anywhere.
    let clear = [edge * 1.58, edge * 1.05, 0.0].into_iter().find_map(|gap| {
        let free = |spot: &&Spot| {
            others.iter().all(|other| {
                let [x, y, _] = other.millimetres();
                square(**spot, (x, y)) >= gap * gap
            })
        };
        spots.iter().find(free)
    })?;
    Some(Pose::upright([clear.0, clear.1, edge / 2.0]))
}
