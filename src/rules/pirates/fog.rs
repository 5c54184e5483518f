//! Ships lost in fog, and their way out of it (PC-16.3 to 16.10, 18.19).

use super::banks;
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::{Sailing, Seas};
use super::ids::Name;
use super::passages;
use super::refusals::{Checked, Objection, refuse, unless};
use super::running;
use super::state::State;
use super::terrain;
use super::wants::Why;
use crate::rules::plane::{self, Body, Heading, Pose, Spot};

/// This number of numbers stands round a bank.
const NUMBERS: u8 = 6;

/// The place of the stern point of a ship that leaves a bank at this number (PC-18.19).
#[must_use]
pub fn fog_exit(table: &State, fog: Name, number: u8) -> Option<Spot> {
    let bank = banks::bank(table, fog)?;
    plane::fog_exit(&bank.shape, bank.pose, number, &contacts::rulers(table))
}

/// The pose in which a unit leaves a bank at this number (PC-16.10, 18.19).
fn pose_at(table: &State, unit: Name, fog: Name, number: u8, heading: Heading) -> Option<Pose> {
    match contacts::body(table, unit)? {
        Body::Hull(hull) => Some(hull.with_stern_at(fog_exit(table, fog, number)?, heading)),
        Body::Disc(radius) => {
            let bank = banks::bank(table, fog)?;
            let direction = plane::fog_direction(bank.pose, number);
            let rulers = contacts::rulers(table);
            let at = plane::disc_outside(&bank.shape, bank.pose.at, direction, radius, &rulers)?;
            Some(Pose::new(at, Heading::default()))
        }
    }
}

/// May the unit lie like that outside its bank (PC-16.9)?
fn is_free(table: &State, unit: Name, pose: Pose) -> bool {
    let Some(body) = contacts::body(table, unit) else { return false };
    let outline = body.outline(pose);
    !contacts::off_table(table, &outline) && !contacts::overlaps(table, &outline, &[unit])
}

/// Rolls for the number at which a lost unit leaves. A kraken has no heading to choose and leaves at once.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn find_exit(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(fog) = banks::bank_of(table, unit) else { return Ok(()) };
    let face = dice::die(table, unit, Why::FogExit { unit, fog })?;
    let headings = if table.ship(unit).is_some() { 360 } else { 1 };
    let opens = |number: &u8| {
        let mut poses = (0..headings).filter_map(|to| pose_at(table, unit, fog, *number, Heading::degrees(to)));
        poses.any(|pose| is_free(table, unit, pose))
    };
    // After 6 comes 1 (PC-16.9).
    let exit = (0..NUMBERS).map(|step| (face + step - 1) % NUMBERS + 1).find(opens);
    table.tell(Seas::FogRolled { unit, fog, face, exit });
    let Some(number) = exit else {
        table.tell(Sailing::SailingOver { unit });
        running::over(table);
        return Ok(());
    };
    let kraken = table.kraken(unit).and_then(|_| pose_at(table, unit, fog, number, Heading::default()));
    kraken.map_or(Ok(()), |to| come_out(table, unit, fog, to))
}

fn come_out(table: &mut Table<'_>, unit: Name, fog: Name, to: Pose) -> Ruling<()> {
    let Some(from) = contacts::pose(table, unit) else { return Ok(()) };
    // She does not enter the bank again before she has been clear of it (PC-16.8).
    let mut grace = passages::grace_at(table, unit, to);
    grace.push(fog);
    grace.sort_unstable();
    grace.dedup();
    table.tell(Seas::LeftFog { unit, fog, from, to, grace });
    terrain::laid_but(table, unit, None, Some(fog), passages::ignores_terrain(table, unit))
}

/// May the lost ship leave the fog on this heading (PC-16.7 to 16.9)?
///
/// # Errors
/// The first objection.
pub fn may_leave_fog(table: &State, heading: Heading) -> Checked {
    let running = table.running.as_ref().ok_or(refuse("PC-16.7", Objection::NotLost))?;
    let number = running.exit.ok_or(refuse("PC-16.7", Objection::NotLost))?;
    let fog = banks::bank_of(table, running.unit).ok_or(refuse("PC-16.7", Objection::NotLost))?;
    let pose = pose_at(table, running.unit, fog, number, heading);
    unless(!pose.is_some_and(|pose| is_free(table, running.unit, pose)), "PC-16.9", Objection::Overlaps)
}

/// Leaves the fog on this heading.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn leave_fog(table: &mut Table<'_>, heading: Heading) -> Ruling<()> {
    let Some((unit, number)) = table.running.as_ref().and_then(|run| Some((run.unit, run.exit?))) else {
        return Ok(());
    };
    let Some(fog) = banks::bank_of(table, unit) else { return Ok(()) };
    let Some(to) = pose_at(table, unit, fog, number, heading) else { return Ok(()) };
    come_out(table, unit, fog, to)
}
