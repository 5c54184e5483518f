//! The fittings of the tower and her tray: for dice with numbers a plain floor and steep baffles, for the cubes of a battle
//! zones with ridges between them and decks with rods (DR-28). While anything falls in her, her near wall is away.

use bevy::prelude::*;

use super::throw::Throw;
use crate::table::pieces::model::Rigged;

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
pub const BATTLE_FLOOR: &str = "floor of the battle tray";

/// Frames in which a model that has just come is looked at again: others put it in its place meanwhile.
const SETTLES: u8 = 3;

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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fitting>().add_systems(Update, fit);
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
}
