//! The places of things on the table.

use bevy::ecs::entity::EntityHashSet;
use bevy::light::NotShadowCaster;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use weather_gage::table::board::frame::{WIDE, opening};
use weather_gage::table::board::places::BOARD_AT;
use weather_gage::table::camera::views::View;
use weather_gage::table::chairs::Chair;
use weather_gage::table::liveries::Liveries;
use weather_gage::table::room::places::{COVERED, COVERED_AT, TABLE_HALF};
use weather_gage::table::speech::Speech;

use crate::menus::headless;

#[test]
fn the_frame_covers_the_hole_in_the_oak() {
    let (inner, outer) = (opening(), opening() + Vec2::splat(WIDE));
    assert_eq!(Vec2::new(BOARD_AT.x, BOARD_AT.z), COVERED_AT);
    assert!(COVERED.cmpgt(inner).all() && COVERED.cmplt(outer - 0.1).all(), "{inner} {COVERED} {outer}");
}

/// Every corner of something that is called so, in the world, and whether it throws a shadow.
fn corners(app: &mut App, name: &str) -> (Vec<Vec3>, bool) {
    let mut things = app.world_mut().query::<(&Name, &Mesh3d, &GlobalTransform, Has<NotShadowCaster>)>();
    let (_, mesh, at, dark) = things.iter(app.world()).find(|(own, ..)| own.as_str() == name).expect(name);
    let mesh = app.world().resource::<Assets<Mesh>>().get(&mesh.0).unwrap();
    let Some(VertexAttributeValues::Float32x3(corners)) = mesh.attribute(Mesh::ATTRIBUTE_POSITION) else {
        panic!("{name} has no corners")
    };
    (corners.iter().map(|corner| at.transform_point(Vec3::from(*corner))).collect(), !dark)
}

#[test]
fn under_the_table_stands_a_chest_over_the_hole_in_the_rug_and_neither_throws_a_hard_shadow() {
    let mut app = headless();
    let [table, chest, rug] = ["table", "table chest", "rug"].map(|name| corners(&mut app, name));
    assert!(![table.1, chest.1, rug.1].contains(&true), "what they would shade lies in the dark anyway");
    let (least, most) =
        (chest.0.iter().copied().reduce(Vec3::min).unwrap(), chest.0.into_iter().reduce(Vec3::max).unwrap());
    let level = rug.0[0].y;
    assert!((least.y - level).abs() < 0.01 && most.y > level + 4.0, "{least} to {most} on {level}");
    // The corners of the rug next to the table are those of the hole.
    let hole: Vec<_> = rug.0.iter().filter(|at| at.xz().abs().cmplt(TABLE_HALF).all()).collect();
    assert!(!hole.is_empty());
    for corner in hole {
        let covered = least.xz().cmple(corner.xz()).all() && corner.xz().cmple(most.xz()).all();
        assert!(covered, "{corner} beside {least} to {most}");
    }
    // From above it is invisible.
    assert!(most.xz().cmplt(TABLE_HALF).all() && least.xz().abs().cmplt(TABLE_HALF).all());
}

#[test]
fn whose_boards_are_looked_at_they_are_read_upright_and_the_tray_from_where_the_tower_opens() {
    const WIDE: f32 = 16.0 / 9.0;
    for seat in Chair::ALL {
        for whose in Chair::ALL {
            let pose = View::Papers(whose).pose(seat, WIDE);
            assert_eq!(pose.yaw, whose.yaw(), "{seat:?} reads the boards of {whose:?} as {whose:?} does");
        }
        assert_eq!(View::Table.pose(seat, WIDE).yaw, seat.yaw(), "all else from the own chair");
    }
}

#[test]
fn ts_6_when_several_things_change_at_once_the_ship_boards_are_printed_once() {
    let boards = |app: &mut App| -> EntityHashSet {
        let mut things = app.world_mut().query::<(&Name, &Children)>();
        let boards = things.iter(app.world()).filter(|(name, _)| name.starts_with("board:"));
        boards.flat_map(|(_, printed)| printed.iter()).collect()
    };
    let mut app = headless();
    let first = boards(&mut app);
    assert_eq!(first.len(), 4, "Gravelines has two ships a side");
    app.world_mut().resource_mut::<Speech>().set_changed();
    app.world_mut().resource_mut::<Liveries>().set_changed();
    app.update();
    let anew = boards(&mut app);
    assert!(anew.len() == 4 && anew.is_disjoint(&first), "words and colours are on them");
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(boards(&mut app), anew);
}
