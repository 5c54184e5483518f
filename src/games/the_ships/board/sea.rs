//! The material of the board: the engraved chart under its water.

use bevy::prelude::*;

use super::ChartOnTable;
use super::survey::{self, Survey};
use crate::rules::geometry::hex::{Heading, Hex, Offset};
use crate::table::aids::Aids;
use crate::table::board::places::{BOARD_AT, BOARD_MIDDLE, plane_from_hex, yaw_from_heading};
use crate::table::board::water::{Bearings, Sea};
use crate::table::board::{HexMarks, WindOnTable};
use crate::table::craft::grain::Grain;
use crate::table::deck::Around;
use crate::table::settings::Settings;

/// The sea that lies on the table, and its survey.
#[derive(Resource)]
pub struct SeaOnTable {
    /// The material of all tiles.
    pub sea: Handle<Sea>,
    pub survey: Survey,
}

/// The direction of a heading in the board's plane (x east, y south).
#[must_use]
pub fn plane_direction(heading: Heading) -> Vec2 {
    let ahead = Quat::from_rotation_y(yaw_from_heading(heading)) * Vec3::Z;
    Vec2::new(ahead.x, ahead.z)
}

fn bearings(wind: Heading, settings: &Settings, marks: &HexMarks, aids: &Aids) -> Bearings {
    let origin = Vec2::new(BOARD_AT.x, BOARD_AT.z) - BOARD_MIDDLE;
    let (from, size) = survey::region();
    let mark = |at: Option<Offset>, kind: f32, strength: f32| {
        at.map_or(Vec4::ZERO, |offset| plane_from_hex(Hex::from(offset)).extend(kind).extend(strength))
    };
    Bearings {
        origin_and_wind: origin.extend(plane_direction(wind).x).extend(plane_direction(wind).y),
        region: from.extend(size.x).extend(size.y),
        numbers: Vec4::new(18.0, 18.0, f32::from(u8::from(settings.moves_water())), f32::from(u8::from(aids.grid))),
        marks: [mark(marks.chosen, 2.0, 0.9), mark(marks.hover, 1.0, 0.8), Vec4::ZERO, Vec4::ZERO],
    }
}

/// A new chart is surveyed once; it takes some tens of milliseconds.
fn survey_the_chart(
    mut commands: Commands,
    chart: Res<ChartOnTable>,
    wind: Res<WindOnTable>,
    settings: Res<Settings>,
    aids: Res<Aids>,
    grain: Res<Grain>,
    mut images: ResMut<Assets<Image>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let survey = Survey::new(|offset| chart.0.terrain(offset));
    let sea = seas.add(Sea {
        bearings: bearings(wind.0, &settings, &HexMarks::default(), &aids),
        soundings: images.add(survey.soundings()),
        land: images.add(survey.land()),
        grain: grain.0.clone(),
        close: false,
        hexes: true,
        around: Around::default(),
    });
    commands.insert_resource(SeaOnTable { sea, survey });
}

/// Wind, quality and marks change; the survey stays.
fn tell_the_shader(
    wind: Res<WindOnTable>,
    settings: Res<Settings>,
    marks: Res<HexMarks>,
    aids: Res<Aids>,
    on_table: Res<SeaOnTable>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let now = bearings(wind.0, &settings, &marks, &aids);
    if seas.get(&on_table.sea).is_some_and(|sea| sea.bearings != now)
        && let Some(mut sea) = seas.get_mut(&on_table.sea)
    {
        sea.bearings = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            survey_the_chart.run_if(resource_changed::<ChartOnTable>),
            tell_the_shader.run_if(
                resource_exists::<SeaOnTable>.and_then(
                    resource_changed::<WindOnTable>
                        .or_eager(resource_changed::<Settings>)
                        .or_eager(resource_changed::<HexMarks>)
                        .or_eager(resource_changed::<Aids>)
                        .or_eager(resource_changed::<SeaOnTable>),
                ),
            ),
        )
            .chain(),
    );
}
