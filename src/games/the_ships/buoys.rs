//! The marks of a course (TS-28.C1): a buoy on each hex, with the pennant of its side and its number; a lantern once it
//! has been reached.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::pieces::ShipsPiece;
use super::seats::chair_of;
use super::setting_out::{SetOutSystems, main_window};
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::seen::{Onlooker, Seen};
use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::course::buoys_reached;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::victory::Course;
use crate::table::board::places::world_from_hex;
use crate::table::craft::joinery::{sheet, turned};
use crate::table::craft::livery::patch;
use crate::table::craft::print::{Anchor, InkImage, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::liveries::Liveries;
use crate::table::pieces::{Extent, Label, Piece, Tale};
use crate::table::shelf::Shelf;
use crate::table::stage::{Redraw, SetOut};

/// Half of a pennant.
const PENNANT: Vec2 = Vec2::new(0.20, 0.14);
/// Where its middle flies above the water.
const FLIES: f32 = 0.62;

/// A buoy on the board.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Buoy;

/// The visible state of a buoy.
#[derive(Clone, PartialEq, Debug)]
struct Laid {
    at: Offset,
    side: Nation,
    number: u8,
    best: u8,
    passes: u8,
    reached: bool,
}

fn laid(courses: &[Course], reached: impl Fn(&Course) -> u8) -> Vec<Laid> {
    let of = |course: &Course| {
        let (reached, passes) = (reached(course), course.best.saturating_add(course.grace));
        let (side, best) = (course.player, course.best);
        let buoys = course.buoys.clone().into_iter().zip(1_u8..);
        buoys.map(move |(at, number)| Laid { at, side, number, best, passes, reached: number <= reached })
    };
    courses.iter().flat_map(of).collect()
}

fn tale(buoy: &Laid) -> Vec<Fact> {
    vec![
        Fact::from(key::ThingMark { number: buoy.number, side: Arg::key(names::side(buoy.side.word())) }),
        match buoy.reached {
            true => Fact::from(key::MARK_REACHED),
            false => key::MarkHow { turns: buoy.best, passes: buoy.passes }.into(),
        },
    ]
}

/// Lays the buoys of the match, or of the scenario before one, whenever they are others or one of them was reached.
fn lay_the_buoys(
    mut commands: Commands,
    windows: Query<(&Onlooker, &Seen<TheShips>)>,
    set_out: Option<Res<SetOut>>,
    shelf: Option<Res<Shelf>>,
    fleet: Res<super::setting_out::Fleet>,
    (surfaces, liveries): (Res<Surfaces>, Res<Liveries>),
    (mut meshes, mut images, mut pots): (ResMut<Assets<Mesh>>, ResMut<Assets<Image>>, ResMut<Assets<Surface>>),
    mut redraw: ResMut<Redraw>,
    old: Query<Entity, With<Buoy>>,
    mut last: Local<(Vec<Laid>, Liveries)>,
) {
    let now = match (main_window(windows.iter()), &shelf, &set_out) {
        _ if fleet.0.is_empty() => Vec::new(),
        (Some(seen), ..) => {
            let table = &seen.view.table;
            laid(&table.articles.scenario.victory.courses, |course| buoys_reached(table, course))
        }
        (None, Some(shelf), Some(set_out)) => match shelf.0.the_ships().scenarios.get(&set_out.0) {
            Some(scenario) => laid(&scenario.victory.courses, |_| 0),
            None => Vec::new(),
        },
        _ => Vec::new(),
    };
    if last.0 == now && last.1 == *liveries {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut case = TypeCase::default();
    let cask = turned(&[(0.13, -0.02), (0.17, 0.06), (0.17, 0.12), (0.11, 0.19), (0.0, 0.20)], 28);
    let staff = turned(&[(0.014, 0.18), (0.011, 0.78), (0.0, 0.79)], 10);
    let lantern = turned(&[(0.0, 0.74), (0.055, 0.77), (0.07, 0.84), (0.045, 0.91), (0.0, 0.93)], 18);
    let [cask, staff, lantern, pennant] = [cask, staff, lantern, sheet(PENNANT)].map(|mesh| meshes.add(mesh));
    for buoy in &now {
        let livery = liveries.of(chair_of(buoy.side));
        let part = |mesh: &Handle<Mesh>, surface: &Handle<Surface>, at: Transform| {
            (Mesh3d(mesh.clone()), MeshMaterial3d(surface.clone()), at)
        };
        commands
            .spawn((
                (Name::new("buoy"), Buoy),
                Piece::of(ShipsPiece::Mark(buoy.side, buoy.number)),
                Extent { centre: Vec3::Y * 0.4, half: Vec3::new(0.2, 0.4, 0.2) },
                Label { name: Fact::from(key::MarkLabel { number: buoy.number }), colour: livery.colour() },
                Tale(tale(buoy)),
                Transform::from_translation(world_from_hex(Hex::from(buoy.at))),
                Visibility::Inherited,
            ))
            .with_children(|parts| {
                parts.spawn(part(&cask, &surfaces.walnut, Transform::IDENTITY));
                parts.spawn(part(&staff, &surfaces.brass, Transform::IDENTITY));
                if buoy.reached {
                    parts.spawn((part(&lantern, &surfaces.glow, Transform::IDENTITY), NotShadowCaster));
                    return;
                }
                let mut print = InkImage::new(200, 140);
                patch(&mut print, Vec2::ZERO, Vec2::new(200.0, 140.0), livery, 46.0);
                print.disc(Vec2::new(100.0, 70.0), 52.0, [0xF1, 0xEB, 0xDC]);
                let number = buoy.number.to_string();
                print.word(
                    &mut case,
                    Vec2::new(100.0, 70.0),
                    Anchor::Middle,
                    (92.0, 90.0),
                    [0x2A, 0x1D, 0x12],
                    &number,
                );
                let print = pots.add(surfaces.printed(images.add(print.image())));
                // Two sheets back to back, so that either seat reads the number.
                for (turn, side) in [(0.0, 1.0), (std::f32::consts::PI, -1.0)] {
                    let stands = Quat::from_rotation_y(turn) * Quat::from_rotation_x(std::f32::consts::FRAC_PI_2);
                    let at = Transform::from_xyz(PENNANT.x, FLIES, 0.004 * side).with_rotation(stands);
                    parts.spawn(part(&pennant, &print, at));
                }
            });
    }
    *last = (now, *liveries);
    redraw.ask();
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_the_buoys.after(SetOutSystems).run_if(resource_exists::<Surfaces>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_28_every_mark_is_laid_with_its_number_and_shows_whether_it_was_reached() {
        let course = Course {
            player: Nation::English,
            ship: "revenge".into(),
            buoys: vec![Offset { col: 3, row: 5 }, Offset { col: 14, row: 5 }],
            best: 4,
            grace: 2,
        };
        let seen: Vec<_> = laid(&[course], |_| 1).iter().map(|buoy| (buoy.at.col, buoy.number, buoy.reached)).collect();
        assert_eq!(seen, [(3, 1, true), (14, 2, false)]);
    }
}
