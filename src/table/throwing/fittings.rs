//! The fittings of the tower and her tray: for dice with numbers a plain floor and steep baffles, for the cubes of a battle
//! zones with ridges between them and decks with rods (DR-28). While anything falls in her, her near wall is away.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::dice_box::ThrowVessels;
use super::throw::Throw;
use crate::dice::Vessels;
use crate::logbook::wording::{Fact, key};
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::InkImage;
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::pieces::model::Rigged;
use crate::table::pieces::{Piece, Tale};
use crate::table::room::places::{TRAY, TRAY_HALF, tray_yaw};

/// The fittings in the tower; a game that throws cubes changes them.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fitting {
    /// Decks and a plain tray for dice with numbers.
    #[default]
    Dice,
    /// Decks and a tray for the cubes of a battle.
    Battle,
}

/// The name of the floor that is laid in the tray for a battle.
const BATTLE_FLOOR: &str = "floor of the battle tray";

/// Frames in which a model that has just come is looked at again: others put it in its place meanwhile.
const SETTLES: u8 = 3;

/// The print on the floor for a battle.
#[derive(Resource, Clone, Copy)]
pub struct BattleFloor(pub fn(&Vessels) -> InkImage);

/// The floor for a battle is printed when it is first wanted, and kept.
fn lay_the_floor(
    mut commands: Commands,
    (floor, vessels): (Res<BattleFloor>, Res<ThrowVessels>),
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let picture = images.add((floor.0)(&vessels.0).image());
    commands.spawn((
        Name::new(BATTLE_FLOOR),
        Mesh3d(meshes.add(sheet(TRAY_HALF))),
        MeshMaterial3d(pots.add(surfaces.printed(picture))),
        NotShadowCaster,
        Visibility::Inherited,
        Transform::from_translation(TRAY).with_rotation(Quat::from_rotation_y(tray_yaw())),
    ));
}

/// Is a part of the model there, with this put into it and the wall away or not? Nothing for parts that are none of it.
fn stands(part: &str, fitting: Fitting, open: bool) -> Option<bool> {
    let battle = fitting == Fitting::Battle;
    Some(match part {
        "tower_wall" => !battle && !open,
        "battle_wall" => battle && !open,
        "tower_inside" | "baize of the tray" => !battle,
        "battle_inside" | "battle_tray" | BATTLE_FLOOR => battle,
        _ => return None,
    })
}

fn fit(
    fitting: Res<Fitting>,
    throws: Query<&Throw>,
    come: Query<(), Added<Rigged>>,
    mut parts: Query<(&Name, &mut Visibility)>,
    mut last: Local<Option<(Fitting, bool)>>,
    mut settling: Local<u8>,
) {
    let now = (*fitting, throws.iter().filter_map(Throw::flight).any(|flight| flight.tower));
    if !come.is_empty() {
        *settling = SETTLES;
    }
    if *settling == 0 && *last == Some(now) {
        return;
    }
    *settling = settling.saturating_sub(1);
    *last = Some(now);
    for (name, mut visibility) in &mut parts {
        if let Some(there) = stands(name, now.0, now.1) {
            visibility.set_if_neq(if there { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}

/// The tower's words: cubes go in and come out elsewhere than dice.
fn says(fitting: Fitting) -> Tale {
    let note = match fitting {
        Fitting::Dice => key::THING_TOWER_NOTE,
        Fitting::Battle => key::THING_TOWER_NOTE_CUBES,
    };
    Tale(vec![Fact::from(key::THING_TOWER), Fact::from(note)])
}

fn tell_of_the_tower(fitting: Res<Fitting>, mut pieces: Query<(&Piece, &mut Tale)>) {
    for (_, mut tale) in pieces.iter_mut().filter(|(piece, _)| **piece == Piece::Tower) {
        tale.set_if_neq(says(*fitting));
    }
}

pub(super) fn plugin(app: &mut App) {
    let wanted = resource_exists::<BattleFloor>.and_then(resource_equals(Fitting::Battle)).and_then(run_once);
    let tells = tell_of_the_tower.run_if(resource_changed::<Fitting>);
    app.init_resource::<Fitting>().add_systems(Update, (fit, tells, lay_the_floor.run_if(wanted)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_wall_one_inside_and_one_floor_at_a_time() {
        for (fitting, open) in [(Fitting::Dice, false), (Fitting::Battle, false), (Fitting::Battle, true)] {
            let there = |part| stands(part, fitting, open) == Some(true);
            assert_eq!(there("tower_wall") || there("battle_wall"), !open);
            assert_ne!(there("tower_inside"), there("battle_inside"));
            assert_ne!(there("baize of the tray"), there("battle_tray"));
        }
        assert_eq!(stands("tower_rig", Fitting::Battle, true), None);
    }

    #[test]
    fn the_tower_speaks_of_cubes_while_cubes_fall_in_her() {
        let mut app = App::new();
        app.init_resource::<Fitting>().add_systems(Update, tell_of_the_tower.run_if(resource_changed::<Fitting>));
        let [tower, bowl] =
            [Piece::Tower, Piece::TokenBowl].map(|piece| app.world_mut().spawn((piece, Tale::default())).id());
        for fitting in [Fitting::Battle, Fitting::Dice] {
            app.insert_resource(fitting);
            app.update();
            assert_eq!(app.world().get::<Tale>(tower), Some(&says(fitting)));
        }
        assert_ne!(says(Fitting::Battle), says(Fitting::Dice));
        assert_eq!(app.world().get::<Tale>(bowl), Some(&Tale::default()));
    }
}
