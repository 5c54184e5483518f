//! Cubes in the tray, and their tales: they lie where they fell, and hands move them only as the rules say.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::dice::read_zones::read_pose;
use crate::dice::set_down::{centre, set_down, shared_ridge};
use crate::dice::{Pose, Reading, Vessels};
use crate::games::papers::sheets::Memory;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::seen::SeenHere;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::happenings::{Cubes, Happening};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Cube;
use crate::rules::dead_reckoning::tray::{Lie, Zone};
use crate::rules::kernel::PieceId;
use crate::table::throwing::at_rest::{KnowSystems, KnownCubes};
use crate::table::throwing::fittings::Fitting;

/// The number of a zone in tray and throws.
#[must_use]
pub fn number(zone: Zone) -> u8 {
    Lie::In(zone).number()
}

/// The pose of a cube moved by hand: at the middle of the ridge it crosses, or, from afar, in the middle (DR-22.10).
#[must_use]
pub fn moved(vessels: &Vessels, lying: &BTreeMap<PieceId, Pose>, cube: PieceId, from: Zone, to: Zone) -> Option<Pose> {
    let tray = &vessels.tray;
    let near = if from.adjacent().contains(&to) { shared_ridge(tray, number(from), number(to)) } else { None };
    let near = near.or_else(|| centre(tray, number(to)))?;
    let others: Vec<Pose> = lying.iter().filter(|(other, _)| **other != cube).map(|(_, pose)| *pose).collect();
    set_down(vessels, number(to), near, &others)
}

/// The poses of all cubes of a battle: as they were seen, if that is known and agrees with the rules; else in the
/// middle of their zones.
#[must_use]
pub fn laid_out(vessels: &Vessels, seen: &BTreeMap<PieceId, Pose>, tray: &[Cube]) -> BTreeMap<PieceId, Pose> {
    let mut laid: BTreeMap<PieceId, Pose> = BTreeMap::new();
    let mut unknown = Vec::new();
    for cube in tray {
        let Some(lie) = cube.lie else { continue };
        let pose = seen.get(&cube.piece).copied();
        match (lie.zone(), pose) {
            (Some(zone), Some(pose)) if read_pose(vessels, &pose) == Reading::Zone(number(zone)) => {
                laid.insert(cube.piece, pose);
            }
            (Some(zone), _) => unknown.push((cube.piece, zone)),
            // It lies in no zone and goes up again at once.
            (None, Some(pose)) => {
                laid.insert(cube.piece, pose);
            }
            (None, None) => {}
        }
    }
    for (cube, zone) in unknown {
        let others: Vec<Pose> = laid.values().copied().collect();
        let pose = centre(&vessels.tray, number(zone)).and_then(|spot| set_down(vessels, number(zone), spot, &others));
        if let Some(pose) = pose {
            laid.insert(cube, pose);
        }
    }
    laid
}

/// Carries cubes on by every move of a hand since they last fell.
pub fn carried<'a>(
    vessels: &Vessels,
    lying: &mut BTreeMap<PieceId, Pose>,
    told: impl DoubleEndedIterator<Item = &'a Happening>,
) {
    use Happening as H;
    let falls = |told: &&Happening| {
        matches!(told, H::Cubes(Cubes::CubeCame { .. } | Cubes::CubeKnocked { .. } | Cubes::CubePutDown { .. }))
    };
    let since: Vec<&Happening> = told.rev().take_while(|told| !falls(told)).collect();
    for happening in since.into_iter().rev() {
        match happening {
            H::Cubes(Cubes::CubeMoved { cube, from, to, .. }) => {
                if let Some(pose) = moved(vessels, lying, PieceId(*cube), *from, *to) {
                    lying.insert(PieceId(*cube), pose);
                }
            }
            H::Cubes(Cubes::CubeRemoved { cube, .. }) => {
                lying.remove(&PieceId(*cube));
            }
            _ => {}
        }
    }
}

/// Tale of a cube under the pointer: its owner, and its effect where it lies.
#[must_use]
pub fn tale(of: Colour, lie: Option<Lie>) -> Vec<Fact> {
    let mut tale = vec![Fact::from(key::DuelCube { by: words::colour(of) })];
    if let Some(lie) = lie {
        tale.push(Fact::from(key::DuelCubeLies { zone: words::lie(lie) }));
    }
    tale
}

/// Mirrors the cubes that the rules know; of a battle that is over, as far as it is remembered.
fn know(here: SeenHere<DeadReckoning>, last: Res<Memory<DeadReckoning>>, mut known: ResMut<KnownCubes>) {
    let told = here.get().map(|seen| {
        let fight = last.0.0.as_ref().or(seen.view.table.fight.as_ref());
        let cubes = fight.into_iter().flat_map(|fight| &fight.tray);
        cubes.map(|cube| (cube.piece, tale(cube.of, cube.lie))).collect()
    });
    known.set_if_neq(KnownCubes(told));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, know.in_set(KnowSystems).run_if(resource_equals(Fitting::Battle)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dead_reckoning::happenings::Battle;

    fn lies(piece: u16, zone: Zone) -> Cube {
        Cube { piece: PieceId(piece), of: Colour::Purple, lie: Some(Lie::In(zone)) }
    }

    #[test]
    fn dr_22_10_a_cube_is_put_down_beside_the_ridge_it_crosses_and_touches_no_other() {
        let vessels = Vessels::built_in().unwrap();
        let lying = laid_out(&vessels, &BTreeMap::new(), &[lies(0, Zone::S1a), lies(1, Zone::S2), lies(2, Zone::S2)]);
        let to = moved(&vessels, &lying, PieceId(0), Zone::S1a, Zone::S2).unwrap();
        assert_eq!(read_pose(&vessels, &to), Reading::Zone(number(Zone::S2)));
        let (ridge, [x, y, _]) = (shared_ridge(&vessels.tray, 1, 5).unwrap(), to.millimetres());
        assert!((x - ridge.0).hypot(y - ridge.1) < 20.0, "near the ridge: {x} {y}");
        for other in [1, 2] {
            let [a, b, _] = lying[&PieceId(other)].millimetres();
            assert!((x - a).hypot(y - b) >= 8.0);
        }
        // From afar, as DR-15.45 allows for the explosion.
        let far = moved(&vessels, &lying, PieceId(1), Zone::S2, Zone::Ex).unwrap();
        assert_eq!(read_pose(&vessels, &far), Reading::Zone(0));
    }

    #[test]
    fn what_was_seen_to_lie_stays_and_what_is_not_known_is_put_in_its_zone() {
        let vessels = Vessels::built_in().unwrap();
        let there = laid_out(&vessels, &BTreeMap::new(), &[lies(7, Zone::Ch)])[&PieceId(7)];
        let seen = BTreeMap::from([(PieceId(7), there), (PieceId(8), there)]);
        let laid = laid_out(&vessels, &seen, &[lies(7, Zone::Ch), lies(8, Zone::Db)]);
        assert_eq!(laid[&PieceId(7)], there);
        assert_eq!(
            read_pose(&vessels, &laid[&PieceId(8)]),
            Reading::Zone(number(Zone::Db)),
            "what it was seen in is past"
        );
    }

    #[test]
    fn what_hands_did_since_the_cubes_fell_is_done_again() {
        let vessels = Vessels::built_in().unwrap();
        let (of, by) = (Colour::Purple, Colour::Purple);
        let fell = laid_out(&vessels, &BTreeMap::new(), &[lies(0, Zone::S1a), lies(1, Zone::S2)]);
        let told = [
            Happening::Cubes(Cubes::CubeMoved { cube: 1, of, from: Zone::S2, to: Zone::Ch }),
            Happening::Cubes(Cubes::CubeCame { cube: 1, of, lie: Lie::In(Zone::S2) }),
            Happening::Battle(Battle::Passed { by, forced: false }),
            Happening::Cubes(Cubes::CubeMoved { cube: 0, of, from: Zone::S1a, to: Zone::S2 }),
        ];
        let mut lying = fell.clone();
        carried(&vessels, &mut lying, told.iter());
        assert_eq!(lying[&PieceId(1)], fell[&PieceId(1)], "what was moved before it fell again is past");
        assert_eq!(lying.get(&PieceId(0)), moved(&vessels, &fell, PieceId(0), Zone::S1a, Zone::S2).as_ref());
    }
}
