//! Applies happenings of cubes in tower and tray (DR-22).

use crate::rules::dead_reckoning::happenings::Cubes;
use crate::rules::dead_reckoning::state::{Cube, State};
use crate::rules::dead_reckoning::tray::Lie;
use crate::rules::kernel::PieceId;

impl Cubes {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::CubesDropped { ref fresh, .. } => {
                for (cube, of) in fresh {
                    table.side(*of, |side| side.cup = side.cup.saturating_sub(1));
                    table.fight(|fight| {
                        fight.tray.push(Cube { piece: PieceId(*cube), of: *of, lie: None });
                        fight.next_piece = fight.next_piece.max(cube.saturating_add(1));
                    });
                }
            }
            Self::CubeCame { cube, lie, .. } | Self::CubeKnocked { cube, to: lie, .. } => table.lay(cube, Some(lie)),
            Self::SentUpAgain { ref cubes } | Self::Exploded { ref cubes } => {
                cubes.iter().for_each(|cube| table.lay(*cube, None));
            }
            Self::CubePutDown { cube, zone, .. } | Self::CubeMoved { cube, to: zone, .. } => {
                table.lay(cube, Some(Lie::In(zone)));
            }
            // It goes home.
            Self::CubeRemoved { cube, of, .. } => {
                table.fight(|fight| fight.tray.retain(|lying| lying.piece != PieceId(cube)));
                table.bring_home(of, 1);
            }
        }
    }
}

impl State {
    fn lay(&mut self, cube: u16, lie: Option<Lie>) {
        let cubes = self.fight.iter_mut().flat_map(|fight| &mut fight.tray);
        if let Some(cube) = cubes.into_iter().find(|lying| lying.piece == PieceId(cube)) {
            cube.lie = lie;
        }
    }
}
