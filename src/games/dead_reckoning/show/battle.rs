//! What happens in a battle, as beats: cubes counted one by one, explosions, hands that move cubes, booty, damage, the end.

use bevy::prelude::*;

use super::sound;
use crate::dice::read_zones::read_pose;
use crate::dice::set_down::centre;
use crate::dice::{Pose, Reading, Vessels};
use crate::games::dead_reckoning::cubes::{CubePiece, Gone, in_the_world, moved, number};
use crate::logbook::wording::Fact;
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::happenings::{Blow, Happening, Removed};
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

    /// The show of a fact; where cubes come to lie by it is noted at once.
    pub fn beats(&mut self, happening: &Happening) -> Beats {
        use Happening as H;
        let said = |at: Vec3, lasts: f32| call(at, words(happening), lasts);
        match happening {
            // What still lay there of the battle before goes home.
            H::Declared { .. } => self.clear().together(said(Self::middle(), 1.2)),
            H::EncounterTurned { .. } => said(Self::middle(), 1.6),
            H::CardPlayed { .. } | H::LevelledUp { .. } => said(Self::middle(), 0.8),
            H::Committed { .. } | H::ExtraCubes { .. } | H::CubesMissing { .. } => said(Self::middle(), 0.7),
            H::PhaseBegan { phase: Phase::Aftermath } => Beats::wait(0.6),
            H::CubeCame { cube, lie, .. } => match lie.zone() {
                Some(_) => sound("beech-on-board", self.over(*cube)).then(Beats::wait(0.13)),
                None => said(self.over(*cube), 0.5),
            },
            H::CubeKnocked { cube, .. } => sound("beech-on-beech", self.over(*cube)).then(said(self.over(*cube), 0.8)),
            H::SentUpAgain { cubes } => cubes.first().map_or(Beats::none(), |cube| said(self.over(*cube), 0.7)),
            H::Exploded { cubes } => {
                let bursts = cubes.iter().map(|cube| puff(self.over(*cube), Recipe::Splinters, 0.7));
                let bursts = bursts.fold(sound("timber", self.over_zone(Zone::Ex)), Beats::together);
                let flash = puff(self.over_zone(Zone::Ex), Recipe::Muzzle, 0.9);
                bursts.together(flash).together(said(self.over_zone(Zone::Ex), 1.0))
            }
            H::CubePutDown { cube, .. } => said(self.over(*cube), 0.8),
            H::AbilityUsed { by, card, number, ability } => {
                let fact = words::ability(*ability);
                let _ = (by, card, number);
                said(Self::middle(), 0.0).then(call(Self::middle(), fact, 0.9))
            }
            H::Passed { .. } => said(Self::middle(), 0.5),
            H::StrengthGained { .. } => sound("struck-wood", Self::middle()).then(said(Self::middle(), 0.8)),
            H::CubeMoved { cube, from, to, .. } => {
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
            H::CubeRemoved { cube, zone, why, .. } => {
                let at = self.over_zone(*zone);
                let shown = match why {
                    Removed::Damage => sound("timber", at).together(puff(at, Recipe::Splinters, 0.5)),
                    Removed::Booty => sound("coin-on-coin", at),
                    Removed::Ability => said(at, 0.0),
                    Removed::NoUse => Beats::none(),
                };
                shown.then(self.lift(*cube, 0.4))
            }
            H::BootyWon { zone, .. } => said(self.over_zone(*zone), 0.8),
            H::GoodsGained { .. } => said(Self::middle(), 0.8),
            H::Stowed { .. } | H::Shifted { .. } | H::Unloaded { .. } => Beats::wait(0.35),
            H::Damaged { why, .. } => {
                let lasts = if *why == Blow::Cube { 0.6 } else { 1.1 };
                said(Self::middle(), lasts)
            }
            H::StrengthCounted { .. } => self.counted().then(said(Self::middle(), 1.3)),
            H::Won { .. } => sound("cheer", Self::middle()).then(said(Self::middle(), 1.6)),
            H::BuildingRemoved { .. } | H::TradeMode { .. } | H::DamageSpared { .. } => said(Self::middle(), 1.0),
            H::EncounterWon { .. } | H::EncounterBuried { .. } | H::UpgradeInstalled { .. } => {
                said(Self::middle(), 1.0)
            }
            H::LegendGrew { .. } | H::Achieved { .. } => said(Self::middle(), 1.0),
            H::Sank { .. } => {
                let splash = puff(Self::middle(), Recipe::Splash, 0.6);
                sound("sinking", Self::middle()).together(splash).then(said(Self::middle(), 1.8))
            }
            H::CardDrawn { .. } | H::CardKept { .. } => said(Self::middle(), 0.6),
            H::BattleEnded => Beats::wait(0.8),
            // What is seen of these is what moves.
            H::PhaseBegan { .. }
            | H::Rearranged { .. }
            | H::Jettisoned { .. }
            | H::CubesTaken { .. }
            | H::CubesDropped { .. }
            | H::ToAct { .. }
            | H::DeckShuffled { .. }
            | H::SeaDogsGrew { .. }
            | H::CubesReturned { .. }
            | H::TurnEnded
            | H::OceanLaid { .. }
            | H::BoxFilled { .. }
            | H::CardLaid { .. }
            | H::BonusDealt { .. }
            | H::BonusKept { .. }
            | H::FirstPlayer { .. }
            | H::DockStocked { .. }
            | H::LevelUpGranted { .. }
            | H::TurnBegan { .. }
            | H::LevelUpLapsed { .. }
            | H::ModeChosen { .. }
            | H::SailsLowered { .. }
            | H::CardsDiscarded { .. }
            | H::DrawDue { .. }
            | H::LastTurns { .. }
            | H::LastTurnTaken { .. }
            | H::Loaded { .. }
            | H::Landed { .. }
            | H::Paid { .. }
            | H::Gained { .. }
            | H::SentAshore { .. }
            | H::Produced { .. }
            | H::SailsRaised { .. }
            | H::Sailed { .. }
            | H::Stopped { .. }
            | H::Explored { .. }
            | H::Repaired { .. }
            | H::Employed { .. }
            | H::TokenUsed { .. }
            | H::CoastRunnerBegan { .. }
            | H::WakeBegan { .. }
            | H::FortsIgnored { .. }
            | H::FlagCopied { .. }
            | H::IslandPassed { .. }
            | H::WakeBurned { .. }
            | H::Bought { .. }
            | H::Sleeved { .. }
            | H::AdvancementTaken { .. }
            | H::NothingTaken { .. }
            | H::NobodyLevelled { .. }
            | H::UpgradeReturned { .. }
            | H::InfluencePlaced { .. }
            | H::InfluenceLost { .. }
            | H::ControlChanged { .. }
            | H::PermanentPlaced { .. }
            | H::BuildingReturned { .. }
            | H::Built { .. }
            | H::ExplorerGrew { .. }
            | H::ExplorerGivenUp { .. }
            | H::Scored { .. }
            | H::IslandScored { .. }
            | H::TieToBreak { .. }
            | H::TieCounted { .. }
            | H::GameWon { .. }
            | H::RulingProposed { .. }
            | H::RulingAgreed { .. }
            | H::RulingRefused { .. }
            | H::SetRight { .. } => Beats::none(),
        }
    }
}
