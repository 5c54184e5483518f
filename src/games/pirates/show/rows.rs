//! The rows of the show: for every fact that is seen or heard its sound, its words with their place and time. A fact that only moves
//! things to other places has no row, for words would stand in its way.

use super::{Over, Stage};
use crate::rules::pirates::happenings::{Cargo, Guns, Happening, Rams, Sailing, Seas, SettingOut, Strongholds, Turns};
use crate::rules::pirates::words::OrderKind;
use crate::table::beats::Shown;

use Over::{Home, Piece, Sea};

impl Stage<'_> {
    pub(super) fn shown(&self) -> Shown {
        use Happening as H;
        match self.told {
            H::SettingOut(told) => self.set_out(told),
            H::Turns(told) => self.turn(told),
            H::Sailing(told) => self.sailing(told),
            H::Seas(told) => self.seas(told),
            H::Rams(told) => self.ram(told),
            H::Guns(told) => self.gun(told),
            H::Strongholds(told) => self.stronghold(told),
            H::Cargo(told) => self.cargo(told),
        }
    }

    fn set_out(&self, told: &SettingOut) -> Shown {
        use SettingOut as T;
        match told {
            T::RolledOff { .. } => self.say(Sea, 1.2),
            T::FirstPlayer { by } => self.call("bell", Home(*by), 0.9),
            T::IslandDrawn { .. } => self.call("card", Sea, 0.5),
            T::IslandPlaced { island, .. } => self.say(Piece(*island), 0.4),
            T::IslandsCleared | T::TerrainLeftOut { .. } => self.say(Sea, 1.0),
            T::TerrainPlaced { terrain, .. } => self.say(Piece(*terrain), 0.4),
            T::HomeChosen { island, .. } => self.call("bell", Piece(*island), 0.8),
            T::UnitPlaced { .. } => Shown::nothing(),
            T::UnitWaits { unit, .. } => self.say(Piece(*unit), 0.7),
            T::TreasureDealt { .. } => self.call("coin-on-coin", Sea, 1.2),
        }
    }

    fn turn(&self, told: &Turns) -> Shown {
        use Turns as T;
        match told {
            T::TurnBegan { by, .. } => self.call("bell", Home(*by), 0.8),
            // The ship is seen to go, and the shot to fall.
            T::OrderGiven { kind: OrderKind::Move | OrderKind::Shoot, .. } => Shown::nothing(),
            T::OrderGiven { unit, .. } => self.say(Piece(*unit), 0.4),
            T::ExtraOrder { unit, .. } | T::EncoreWon { unit, .. } => self.call("cheer", Piece(*unit), 0.9),
            T::GhostStated { unit, .. } | T::FearRolled { unit, .. } => self.say(Piece(*unit), 0.9),
            T::AbilityUsed { unit, .. } => self.call("card", Piece(*unit), 0.8),
            T::CardRolled { unit, .. } | T::Rerolled { unit, .. } => self.say(Piece(*unit), 1.0),
            T::DieLies { unit, .. } | T::SegmentAdded { unit, .. } => self.say(Piece(*unit), 0.6),
            T::Silenced { unit } | T::CrewHushed { unit, .. } => self.say(Piece(*unit), 0.8),
            T::AllHushed => self.say(Sea, 1.0),
            T::DrawOffered { by } | T::DrawRefused { by } => self.say(Home(*by), 1.0),
            T::Resigned { by } | T::PlayerOut { by } => self.call("cloth", Home(*by), 1.4),
            T::Won { by, .. } => self.call("cheer", Home(*by), 2.0),
            T::Drawn => self.call("bell", Sea, 1.6),
            T::PhaseBegan { .. } | T::TurnEnded { .. } | T::FactorsCleared | T::OrderOver { .. } => Shown::nothing(),
        }
    }

    fn sailing(&self, told: &Sailing) -> Shown {
        use Sailing as T;
        match told {
            T::Moved { from, to, .. } => self.followed(*from, *to),
            T::Docked { unit, .. } => self.call("anchor", Piece(*unit), 0.7),
            T::PennantLeft { island, .. } => self.hear("cloth", Piece(*island)),
            T::TowTaken { derelict, .. } => self.call("rope", Piece(*derelict), 0.8),
            T::TowDropped { derelict, .. } => self.call("rope", Piece(*derelict), 0.6),
            T::TowedDocked { unit, .. } => self.call("anchor", Piece(*unit), 0.8),
            T::ChangedFleet { unit, .. } => self.between(*unit, *unit).then(self.call("cheer", Piece(*unit), 1.3)),
            T::RestGivenUp { unit } => self.say(Piece(*unit), 0.5),
            T::SailingBegan { .. }
            | T::Stopped { .. }
            | T::SegmentSailed { .. }
            | T::Shifted { .. }
            | T::SailingOver { .. }
            | T::CameAbout { .. }
            | T::Pivoted { .. }
            | T::Undocked { .. }
            | T::TowFollowed { .. } => Shown::nothing(),
        }
    }

    fn seas(&self, told: &Seas) -> Shown {
        use Seas as T;
        match told {
            T::ReefRolled { unit, .. } => self.call("aground", Piece(*unit), 1.0),
            T::Lost { unit, .. }
            | T::FogRolled { unit, .. }
            | T::SargassoRolled { unit, .. }
            | T::BreakFreeRolled { unit, .. }
            | T::WhirlpoolRolled { unit, .. } => self.say(Piece(*unit), 1.0),
            T::Entangled { unit, .. } => self.call("rope", Piece(*unit), 0.9),
            T::BrokeFree { unit, .. } => self.call("cheer", Piece(*unit), 0.8),
            T::LeftFog { .. } | T::SetFree { .. } | T::StoppedToWhirl { .. } => Shown::nothing(),
            T::Whirled { unit, .. } => self.call("splash", Piece(*unit), 0.9),
        }
    }

    fn ram(&self, told: &Rams) -> Shown {
        use Rams as T;
        match told {
            T::Rammed { unit, target } => self.between(*unit, *target).then(self.shakes(*target, "hull", 0.9)),
            T::RamStruck { target, .. } => self.struck(*target),
            T::RamMissed { target, .. } => self.say(Piece(*target), 0.9),
            T::Pinned { unit, .. } => self.call("grapple", Piece(*unit), 0.9),
            T::Unpinned { unit, .. } => self.say(Piece(*unit), 0.5),
            T::BoardingRolled { unit, against, .. } => {
                self.between(*unit, *against).then(self.call("melee", Piece(*against), 1.3))
            }
            T::BoardingTied { against, .. } => self.say(Piece(*against), 1.0),
            T::BoardingWon { unit, .. } => self.call("cheer", Piece(*unit), 1.3),
        }
    }

    fn gun(&self, told: &Guns) -> Shown {
        use Guns as T;
        match told {
            T::GunLoaded { unit, .. } => self.say(Piece(*unit), 0.6),
            T::ShotFired { unit, target, .. } => self.fires(*unit, *target, 1),
            T::ShotMissed { unit, target, .. } => self.missed(*unit, *target),
            T::ShotHit { target, .. } => self.struck(*target),
            T::Broadside { unit, target, guns, .. } => {
                self.fires(*unit, *target, u8::try_from(guns.len()).unwrap_or(u8::MAX))
            }
            T::HitShrugged { unit } | T::MastSaved { unit, .. } => self.call("wood", Piece(*unit), 0.9),
            T::Chained { unit } | T::Smoked { unit } | T::CameHome { unit, .. } | T::WaitsForHome { unit } => {
                self.say(Piece(*unit), 0.9)
            }
            T::ParleyCalled { unit, .. } => self.call("bell", Piece(*unit), 1.2),
            T::MastLost { unit, mast, .. } => self.mast_falls(*unit, *mast),
            T::PowderBlew { unit, .. } => self.bursts(*unit),
            T::MastRepaired { unit, .. } => self.call("wood", Piece(*unit), 0.8),
            T::CoinLost { unit, .. } | T::SavedFromSea { unit, .. } => self.call("splash", Piece(*unit), 0.7),
            T::BecameDerelict { unit } => self.between(*unit, *unit).then(self.call("timber", Piece(*unit), 1.3)),
            T::Sunk { unit, .. } => self.goes_down(*unit),
            T::CoinsSplit { by, .. } => self.call("coin-on-coin", Home(*by), 0.9),
            T::WreckOnReef { .. } => self.hear("aground", Sea),
            T::GoingDown { unit, .. } | T::ScuttleFailed { unit, .. } => self.say(Piece(*unit), 1.1),
        }
    }

    fn stronghold(&self, told: &Strongholds) -> Shown {
        use Strongholds as T;
        match told {
            T::Embraced { kraken, unit, .. } => self.between(*kraken, *unit).then(self.shakes(*unit, "timber", 1.4)),
            T::Released { unit, .. } => self.say(Piece(*unit), 0.8),
            T::TentacleLost { unit, .. } => self.call("splash", Piece(*unit), 0.9),
            T::KrakenDied { unit, .. } => self.between(*unit, *unit).then(self.call("sinking", Piece(*unit), 1.6)),
            T::KrakenCameHome { unit, .. } | T::KrakenWaits { unit } => self.say(Piece(*unit), 0.9),
            T::TentacleGrown { unit, .. } => self.call("splash", Piece(*unit), 0.6),
            T::TargetNamed { kraken, .. } => self.say(Piece(*kraken), 0.9),
            T::FortBuilt { fort, island, .. } => {
                self.between(*island, *island).then(self.call("struck-wood", Piece(*fort), 1.3))
            }
            T::FlagLost { fort, .. } => self.call("timber", Piece(*fort), 0.9),
            T::FortAbandoned { fort } => self.call("cloth", Piece(*fort), 1.0),
            T::FortDestroyed { fort, .. } => self.bursts(*fort),
            T::IslandWild { island } => self.say(Piece(*island), 0.8),
            T::CountersMixed { .. } => Shown::nothing(),
        }
    }

    fn cargo(&self, told: &Cargo) -> Shown {
        use Cargo as T;
        match told {
            T::CrewRevealed { unit, .. } => self.call("card", Piece(*unit), 1.0),
            T::CrewEliminated { unit, .. } => self.call("musket", Piece(*unit), 0.9),
            T::RansomTurned { unit, .. } | T::UniqueTurned { unit, .. } => self.call("card", Piece(*unit), 0.9),
            T::RansomPaid { to, .. } => self.call("coin-on-oak", Home(*to), 0.9),
            T::CoinBanked { by, from, .. } => {
                let home = self.home(*by);
                let from = from.map_or(home, |unit| self.point(unit));
                Self::looked_over(from, home).with(self.call("coin-on-coin", Home(*by), 0.8))
            }
            T::CoinStolen { unit, .. } => self.call("coin-on-oak", Piece(*unit), 0.9),
            T::GoldAdded { by, .. } => self.call("coin-on-coin", Home(*by), 0.9),
            T::ExploreBegan { what, .. } => self.hear("paper", Piece(*what)),
            T::TreasureTaken { unit, .. } => self.say(Piece(*unit), 0.4),
            T::UniqueTaken { unit, .. } => self.call("cheer", Piece(*unit), 1.0),
            T::Explored { unit, .. } => self.say(Piece(*unit), 0.9),
            T::SoulTaken { unit, .. }
            | T::UniqueRemoved { unit, .. }
            | T::UniqueWorth { unit, .. }
            | T::StaysNext { unit, .. } => self.say(Piece(*unit), 0.8),
            T::Peeked { at, .. } => self.call("paper", Piece(*at), 0.8),
            // Cards and coins are seen to go.
            T::CrewTurnedDown { .. }
            | T::CrewMoved { .. }
            | T::CoinMoved { .. }
            | T::UniqueMoved { .. }
            | T::Landed { .. }
            | T::FreeExploreBegan { .. }
            | T::Looked { .. } => Shown::nothing(),
        }
    }
}
