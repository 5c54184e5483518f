//! The sounds of dice: the impacts of a film at the moment it shows them, the loudest first.

use bevy::prelude::*;

use super::frame::world_from_tray;
use crate::dice::{Hit, Recording, Solid, Struck};
use crate::table::impacts::{Impact, Stuff};

/// A piece is made of this.
#[must_use]
pub const fn stuff_of(solid: Solid) -> Stuff {
    match solid {
        Solid::D20 | Solid::D6 => Stuff::Resin,
        Solid::Cube => Stuff::Beech,
    }
}

/// The struck thing, as it sounds; none for the lid, which is invisible.
#[must_use]
pub const fn sounding(on: Struck, cubes: bool) -> Option<Stuff> {
    Some(match on {
        Struck::Floor if cubes => Stuff::Board,
        Struck::Floor => Stuff::Baize,
        Struck::Wall | Struck::Ridge => Stuff::Oak,
        Struck::Hopper | Struck::Rod | Struck::Baffle(_) | Struck::Sill | Struck::Hull => Stuff::Planking,
        Struck::Piece if cubes => Stuff::Beech,
        Struck::Piece => Stuff::Resin,
        Struck::Lid => return None,
    })
}

/// The part of a film that has been heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Heard {
    drop: usize,
    hits: usize,
}

impl Heard {
    /// The sounds between the last moment and this one of a drop, the loudest first.
    pub(super) fn until(&mut self, drop: usize, recording: &Recording, seconds: f64) -> Vec<Impact> {
        if self.drop != drop {
            *self = Self { drop, hits: 0 };
        }
        let due = count_until(&recording.hits, seconds);
        let news = recording.hits.get(self.hits..due).unwrap_or_default();
        self.hits = self.hits.max(due);
        let mut impacts: Vec<Impact> = news.iter().filter_map(|hit| impact(recording, hit)).collect();
        impacts.sort_by(|one, other| other.speed.total_cmp(&one.speed));
        impacts
    }

    /// Leaps to this moment; sounds before it are not heard.
    pub(super) fn leap(&mut self, drop: usize, recording: &Recording, seconds: f64) {
        let due = count_until(&recording.hits, seconds);
        let before = if self.drop == drop { self.hits } else { 0 };
        *self = Self { drop, hits: before.max(due) };
    }
}

fn count_until(hits: &[Hit], seconds: f64) -> usize {
    hits.partition_point(|hit| f64::from(hit.at) <= seconds * 1000.0)
}

fn impact(recording: &Recording, hit: &Hit) -> Option<Impact> {
    let on = sounding(hit.on, recording.plan.setting.cubes)?;
    let body = usize::from(hit.body);
    let plan = &recording.plan;
    let loose = plan.standing.iter().filter(|standing| standing.loose).map(|standing| standing.solid);
    let of = plan.launches.iter().map(|launch| launch.solid).chain(loose).nth(body)?;
    let (at, _) = recording.film.at(body, f64::from(hit.at) / 1000.0)?;
    Some(Impact { of: stuff_of(of), on, speed: f32::from(hit.speed), at: world_from_tray(Vec3::from_array(at)) })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::dice::laboratory::request;
    use crate::dice::{Call, Vessels, Way, answer};

    #[test]
    fn cubes_are_wood_on_wood_and_what_is_leapt_over_is_not_heard() {
        let (vessels, lying) = (Vessels::built_in().unwrap(), BTreeMap::new());
        let request = request(&vessels, Solid::Cube, 8);
        let call = Call { request: &request, way: Way::Tower, gesture: None, seed: 12, lying: &lying, filmed: true };
        let answer = answer(&vessels, &call).unwrap();
        let recording = &answer.throws[0].recording;
        let mut heard = Heard::default();
        let all = heard.until(0, recording, 60.0);
        assert!(all.iter().all(|impact| impact.of == Stuff::Beech && impact.on != Stuff::Baize));
        assert!([Stuff::Planking, Stuff::Board].iter().all(|stuff| all.iter().any(|impact| impact.on == *stuff)));
        assert_eq!(heard.until(0, recording, 60.0), [], "nothing is heard twice");
        assert_eq!(heard.until(1, recording, 60.0).len(), all.len(), "another drop is heard from its beginning");
        let mut hurried = Heard::default();
        hurried.leap(0, recording, recording.film.seconds() - 0.12);
        assert!(hurried.until(0, recording, 60.0).len() < all.len() / 3);
    }
}
