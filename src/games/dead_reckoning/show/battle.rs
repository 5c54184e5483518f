//! What happens in a battle, as beats: cubes counted one by one, explosions, hands that move cubes, booty, damage, the end.

use bevy::prelude::*;

use super::sound;
use crate::dice::read_zones::read_pose;
use crate::dice::set_down::centre;
use crate::dice::{Pose, Reading, Vessels};
use crate::games::dead_reckoning::cubes::{CubePiece, Gone, in_the_world, moved, number};
use crate::logbook::wording::Fact;
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::happenings::{
    Advancements, Battle, Blow, Cubes, Happening, Marks, Outcome, Removed, Sailors, Stowing, Turns,
};
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::kernel::PieceId;
use crate::table::beats::{Act, Beats, Change, Recipe, Spot};
use crate::table::pieces::Piece;
use crate::table::throwing::frame::{MM, world_from_tray};
use crate::table::throwing::physical::Lying;

/// How high over the tray words rise, in millimetres.
const OVER: f32 = 16.0;
/// How high a cube is lifted that is counted, and one that leaves the tray.
const COUNTED: f32 = 9.0;
const LIFTED: f32 = 60.0;

fn words(happening: &Happening) -> Fact {
    words::happening(happening)
}

/// Words over a point of the tray.
fn call(at: Vec3, fact: Fact, lasts: f32) -> Beats {
    Beats::of(Act::CallOut { at: Spot::Point(at), fact }, 0.0).then(Beats::wait(lasts))
}

fn puff(at: Vec3, recipe: Recipe, reach: f32) -> Beats {
    Beats::of(Act::Puff { at: Spot::Point(at), along: Vec3::Y * reach, wide: 0.12, recipe }, 0.0)
}

/// The tray, as far as the show has to know it.
pub struct Tray<'a> {
    /// Its zones.
    pub vessels: &'a Vessels,
    /// Where the cubes lie, as far as it has been shown.
    pub lying: &'a mut Lying,
}

impl Tray<'_> {
    fn over(&self, cube: u16) -> Vec3 {
        let pose = self.lying.0.get(&PieceId(cube));
        let at = pose.map_or(Vec3::new(0.0, 75.0, 0.0), |pose| Vec3::from_array(pose.millimetres().map(|c| c as f32)));
        world_from_tray(at + Vec3::Z * OVER)
    }

    fn over_zone(&self, zone: Zone) -> Vec3 {
        let (x, y) = centre(&self.vessels.tray, number(zone)).unwrap_or((0.0, 75.0));
        world_from_tray(Vec3::new(x as f32, y as f32, OVER))
    }

    /// Words over the middle of the tray.
    fn middle() -> Vec3 {
        world_from_tray(Vec3::new(0.0, 84.0, 30.0))
    }

    /// A cube is lifted out and is gone.
    fn lift(&mut self, cube: u16, lasts: f32) -> Beats {
        let piece = Piece::of(CubePiece(PieceId(cube)));
        let Some(pose) = self.lying.0.remove(&PieceId(cube)) else { return Beats::none() };
        let mut to = in_the_world(&pose);
        to.translation += Vec3::Y * LIFTED * MM;
        to.scale *= 0.2;
        let gone = Act::Change { piece: piece.clone(), change: Change::to(Gone) };
        Beats::of(Act::Glide { piece, to, ahead: false }, lasts).then(Beats::of(gone, 0.0))
    }

    /// Every cube that counts is lifted a little and set down again, one after the other (DR-30.13).
    fn counted(&self) -> Beats {
        let counts = |pose: &Pose| match read_pose(self.vessels, pose) {
            Reading::Zone(zone) => {
                let kind = Lie::numbered(zone).and_then(Lie::zone).map(Zone::kind);
                matches!(kind, Some(ZoneKind::Strength(_)))
            }
            _ => false,
        };
        let mut all = Beats::none();
        for (cube, pose) in self.lying.0.iter().filter(|(_, pose)| counts(pose)) {
            let (piece, lies) = (Piece::of(CubePiece(*cube)), in_the_world(pose));
            let mut up = lies;
            up.translation += Vec3::Y * COUNTED * MM;
            let glide = |to: Transform| Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, 0.07);
            all = all.then(glide(up)).then(glide(lies)).then(sound("beech-on-board", self.over(cube.0)));
        }
        all
    }

    /// Every cube is lifted out.
    fn clear(&mut self) -> Beats {
        let all: Vec<u16> = self.lying.0.keys().map(|piece| piece.0).collect();
        all.into_iter().map(|cube| self.lift(cube, 0.4)).fold(Beats::none(), Beats::together)
    }

    /// The show of a fact, but for what is seen by what moves; where cubes come to lie by it is noted at once.
    pub fn beats(&mut self, happening: &Happening) -> Beats {
        use Happening as H;
        let said = |at: Vec3, lasts: f32| call(at, words(happening), lasts);
        match happening {
            H::Turns(told) => match told {
                Turns::PhaseBegan { phase: Phase::Aftermath } => Beats::wait(0.6),
                Turns::PhaseBegan { .. }
                | Turns::TurnEnded
                | Turns::TurnBegan { .. }
                | Turns::LevelUpLapsed { .. }
                | Turns::ModeChosen { .. }
                | Turns::SailsLowered { .. }
                | Turns::CardsDiscarded { .. }
                | Turns::DrawDue { .. }
                | Turns::LastTurns { .. }
                | Turns::LastTurnTaken { .. } => Beats::none(),
            },
            H::Stowing(told) => match told {
                Stowing::BootyWon { zone, .. } => said(self.over_zone(*zone), 0.8),
                Stowing::GoodsGained { .. } => said(Self::middle(), 0.8),
                Stowing::Stowed { .. } | Stowing::Shifted { .. } | Stowing::Unloaded { .. } => Beats::wait(0.35),
                Stowing::Rearranged { .. }
                | Stowing::Jettisoned { .. }
                | Stowing::Loaded { .. }
                | Stowing::Landed { .. }
                | Stowing::Paid { .. }
                | Stowing::Gained { .. }
                | Stowing::SentAshore { .. }
                | Stowing::Produced { .. } => Beats::none(),
            },
            H::Sailors(told) => match told {
                Sailors::CardPlayed { .. } | Sailors::LevelledUp { .. } => said(Self::middle(), 0.8),
                Sailors::CardDrawn { .. } | Sailors::CardKept { .. } => said(Self::middle(), 0.6),
                Sailors::DeckShuffled { .. } | Sailors::NobodyLevelled { .. } => Beats::none(),
            },
            H::Advancements(told) => match told {
                Advancements::UpgradeInstalled { .. } => said(Self::middle(), 1.0),
                Advancements::Bought { .. }
                | Advancements::Sleeved { .. }
                | Advancements::AdvancementTaken { .. }
                | Advancements::NothingTaken { .. }
                | Advancements::UpgradeReturned { .. } => Beats::none(),
            },
            H::Battle(told) => match told {
                // What still lay there of the battle before goes home.
                Battle::Declared { .. } => self.clear().together(said(Self::middle(), 1.2)),
                Battle::EncounterTurned { .. } => said(Self::middle(), 1.6),
                Battle::Committed { .. } | Battle::ExtraCubes { .. } | Battle::CubesMissing { .. } => {
                    said(Self::middle(), 0.7)
                }
                Battle::AbilityUsed { ability, .. } => {
                    said(Self::middle(), 0.0).then(call(Self::middle(), words::ability(*ability), 0.9))
                }
                Battle::Passed { .. } => said(Self::middle(), 0.5),
                Battle::StrengthGained { .. } => sound("struck-wood", Self::middle()).then(said(Self::middle(), 0.8)),
                Battle::StrengthCounted { .. } => self.counted().then(said(Self::middle(), 1.3)),
                Battle::Won { .. } => sound("cheer", Self::middle()).then(said(Self::middle(), 1.6)),
                Battle::BattleEnded => Beats::wait(0.8),
                Battle::CubesTaken { .. } | Battle::ToAct { .. } | Battle::CubesReturned { .. } => Beats::none(),
            },
            H::Cubes(told) => match told {
                Cubes::CubeCame { cube, lie, .. } => match lie.zone() {
                    Some(_) => sound("beech-on-board", self.over(*cube)).then(Beats::wait(0.13)),
                    None => said(self.over(*cube), 0.5),
                },
                Cubes::CubeKnocked { cube, .. } => {
                    sound("beech-on-beech", self.over(*cube)).then(said(self.over(*cube), 0.8))
                }
                Cubes::SentUpAgain { cubes } => cubes.first().map_or(Beats::none(), |cube| said(self.over(*cube), 0.7)),
                Cubes::Exploded { cubes } => {
                    let bursts = cubes.iter().map(|cube| puff(self.over(*cube), Recipe::Splinters, 0.7));
                    let bursts = bursts.fold(sound("timber", self.over_zone(Zone::Ex)), Beats::together);
                    let flash = puff(self.over_zone(Zone::Ex), Recipe::Muzzle, 0.9);
                    bursts.together(flash).together(said(self.over_zone(Zone::Ex), 1.0))
                }
                Cubes::CubePutDown { cube, .. } => said(self.over(*cube), 0.8),
                Cubes::CubeMoved { cube, from, to, .. } => {
                    let Some(pose) = moved(self.vessels, &self.lying.0, PieceId(*cube), *from, *to) else {
                        return Beats::none();
                    };
                    let word = said(self.over(*cube), 0.0);
                    self.lying.0.insert(PieceId(*cube), pose);
                    let (piece, to) = (Piece::of(CubePiece(PieceId(*cube))), in_the_world(&pose));
                    let mut up = to;
                    up.translation += Vec3::Y * 22.0 * MM;
                    let carried = Beats::of(Act::Glide { piece: piece.clone(), to: up, ahead: false }, 0.5);
                    let set = Beats::of(Act::Glide { piece, to, ahead: false }, 0.2);
                    word.then(carried).then(set).then(sound("wood", self.over(*cube)))
                }
                Cubes::CubeRemoved { cube, zone, why, .. } => {
                    let at = self.over_zone(*zone);
                    let shown = match why {
                        Removed::Damage => sound("timber", at).together(puff(at, Recipe::Splinters, 0.5)),
                        Removed::Booty => sound("coin-on-coin", at),
                        Removed::Ability => said(at, 0.0),
                        Removed::NoUse => Beats::none(),
                    };
                    shown.then(self.lift(*cube, 0.4))
                }
                Cubes::CubesDropped { .. } => Beats::none(),
            },
            H::Outcome(told) => match told {
                Outcome::Damaged { why, .. } => {
                    let lasts = if *why == Blow::Cube { 0.6 } else { 1.1 };
                    said(Self::middle(), lasts)
                }
                Outcome::BuildingRemoved { .. }
                | Outcome::TradeMode { .. }
                | Outcome::DamageSpared { .. }
                | Outcome::EncounterWon { .. }
                | Outcome::EncounterBuried { .. } => said(Self::middle(), 1.0),
                Outcome::Sank { .. } => {
                    let splash = puff(Self::middle(), Recipe::Splash, 0.6);
                    sound("sinking", Self::middle()).together(splash).then(said(Self::middle(), 1.8))
                }
            },
            H::Marks(told) => match told {
                Marks::LegendGrew { .. } | Marks::Achieved { .. } => said(Self::middle(), 1.0),
                Marks::SeaDogsGrew { .. } | Marks::ExplorerGrew { .. } | Marks::ExplorerGivenUp { .. } => Beats::none(),
            },
            H::SettingOut(_) | H::Sailing(_) | H::Islands(_) | H::Umpire(_) | H::End(_) => Beats::none(),
        }
    }
}
