//! The rows of the show: for every visible or audible fact its sound, its words with their place and time, and its own
//! movement. A fact that only moves things to other places has no row, for words would stand in its way.

use super::{Over, Stage, crafting, dealing, shuffling, sinking};
use crate::games::dead_reckoning::sea::places::{TILE, place};
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::happenings::{
    Advancements, Battle, Blow, Cubes, End, Happening, Islands, Marks, Outcome, Sailing, Sailors, SettingOut, Stowing,
    Turns, Umpire,
};
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tray::Zone;
use crate::table::beats::{Act, Beats, Shown, Spot};

impl Stage<'_, '_, '_> {
    pub(super) fn shown(&mut self) -> Shown {
        use Happening as H;
        use Over::{Cube, Harbour, Place, Row, Ship, Tray};
        let (told, pause) = (self.told, Beats::wait);
        match told {
            H::SettingOut(SettingOut::FirstPlayer { by }) => self.call("bell", Ship(*by), 0.8),
            H::SettingOut(SettingOut::OceanLaid { .. }) => {
                self.say(Harbour, 0.6).with(dealing::ocean(self).unwrap_or_default())
            }
            H::SettingOut(SettingOut::BoxFilled { row, .. }) => self.hear("paper", Row(*row)).then(pause(0.15)),
            H::SettingOut(SettingOut::DockStocked { by, .. }) => {
                self.say(Ship(*by), 0.4).with(dealing::filled(self, *by))
            }
            H::SettingOut(SettingOut::WindInHand { by, .. }) => self.call("coin-on-oak", Ship(*by), 0.4),
            H::SettingOut(SettingOut::BonusDealt { by, .. } | SettingOut::BonusKept { by, .. }) => {
                self.say(Ship(*by), 0.4)
            }
            H::SettingOut(SettingOut::LevelUpGranted { by }) => self.call("paper", Ship(*by), 0.6),

            H::Turns(Turns::PhaseBegan { phase: Phase::Aftermath }) => pause(0.6).into(),
            H::Turns(Turns::TurnBegan { by }) => self.call("bell", Ship(*by), 0.8),
            H::Turns(Turns::LastTurns { by } | Turns::LastTurnTaken { by }) => {
                self.say(Harbour, 1.4).sound("bell", self.spot(Ship(*by)))
            }
            H::Turns(Turns::ModeChosen { by, .. }) => self.say(Ship(*by), 0.6),
            H::Turns(Turns::SailsLowered { by }) => self.hear("cloth", Ship(*by)).then(pause(0.2)),
            H::Turns(Turns::DrawDue { by, .. }) => self.say(Ship(*by), 0.7),

            H::Sailing(Sailing::SailsRaised { by, .. }) => self.call("cloth", Ship(*by), 0.8),
            H::Sailing(Sailing::Explored { at, .. }) => self.say(Place(*at), 1.0),
            H::Sailing(Sailing::IslandPassed { at, .. }) => self.say(Place(*at), 0.5),
            H::Sailing(Sailing::WakeBurned { at, .. }) => self.call("burning", Place(*at), 0.7),
            H::Sailing(Sailing::Repaired { by, .. }) => self.call("wood", Ship(*by), 0.5),
            H::Sailing(Sailing::Employed { by, .. } | Sailing::TokenUsed { by, .. }) => self.say(Ship(*by), 0.5),
            H::Sailing(
                Sailing::CoastRunnerBegan { by, .. }
                | Sailing::WakeBegan { by, .. }
                | Sailing::FortsIgnored { by }
                | Sailing::FlagCopied { by },
            ) => self.say(Ship(*by), 0.6),

            H::Stowing(Stowing::Produced { at, .. } | Stowing::SentAshore { at, .. }) => self.say(Place(*at), 0.5),
            H::Stowing(Stowing::Loaded { at, .. } | Stowing::Landed { at, .. }) => self.say(Place(*at), 0.3),
            H::Stowing(Stowing::Paid { by, .. } | Stowing::Gained { by, .. } | Stowing::GoodsGained { by, .. }) => {
                self.say(Ship(*by), 0.3)
            }
            H::Stowing(Stowing::Jettisoned { by, .. }) => self.call("splash", Ship(*by), 0.4),
            H::Stowing(Stowing::BootyWon { zone, .. }) => self.say(Over::Zone(*zone), 0.8),

            H::Sailors(Sailors::LevelledUp { by, card, .. }) => {
                let risen = card.and_then(|card| crafting::risen(self, *by, card));
                self.call("paper", Ship(*by), 0.6).with(risen.unwrap_or_default())
            }
            H::Sailors(Sailors::DeckShuffled { by, .. }) => {
                self.say(Ship(*by), 0.5).with(shuffling::riffled(self, *by).unwrap_or_default())
            }
            H::Sailors(Sailors::NobodyLevelled { by }) => self.say(Ship(*by), 0.5),
            H::Sailors(Sailors::CardPlayed { .. } | Sailors::CardDrawn { .. } | Sailors::CardKept { .. })
                if self.fought =>
            {
                self.say(Tray, 0.7)
            }

            H::Advancements(Advancements::Bought { by, .. }) => self.say(Ship(*by), 0.6),
            H::Advancements(Advancements::Sleeved { by, advancement, card }) => {
                let slipped_in = crafting::slipped_in(self, *by, *advancement, *card);
                self.say(Ship(*by), 0.6).with(slipped_in.unwrap_or_default())
            }
            H::Advancements(Advancements::AdvancementTaken { row, .. } | Advancements::NothingTaken { row, .. }) => {
                self.say(Row(*row), 0.5)
            }
            H::Advancements(Advancements::UpgradeInstalled { by, .. } | Advancements::UpgradeReturned { by, .. }) => {
                self.say(Ship(*by), 0.5)
            }

            H::Islands(Islands::ControlChanged { at, to: Some(_), .. }) => self.call("bell", Place(*at), 1.0),
            H::Islands(
                Islands::ControlChanged { at, .. } | Islands::Built { at, .. } | Islands::BuildingReturned { at, .. },
            ) => self.say(Place(*at), 0.8),
            H::Islands(Islands::InfluenceLost { by, .. }) => self.say(Ship(*by), 0.5),

            // Cubes left there from the battle before go home.
            H::Battle(Battle::Declared { by, target, .. }) => self.declared(*by, *target).with(self.cleared()),
            H::Battle(Battle::EncounterTurned { .. }) => {
                self.say(Tray, 1.6).with(dealing::turned_over(self).unwrap_or_default())
            }
            H::Battle(Battle::Committed { .. } | Battle::ExtraCubes { .. } | Battle::CubesMissing { .. }) => {
                self.say(Tray, 0.7)
            }
            H::Battle(Battle::AbilityUsed { ability, .. }) => {
                self.say(Tray, 0.0).then(Shown::said(self.spot(Tray), words::ability(*ability), 0.9))
            }
            H::Battle(Battle::Passed { .. }) => self.say(Tray, 0.5),
            H::Battle(Battle::StrengthGained { .. }) => self.call("struck-wood", Tray, 0.8),
            H::Battle(Battle::StrengthCounted { .. }) => Shown::from(self.counted()).then(self.say(Tray, 1.3)),
            H::Battle(Battle::Won { .. }) => self.call("cheer", Tray, 1.6),
            H::Battle(Battle::BattleEnded) => pause(0.8).into(),

            H::Cubes(Cubes::CubeCame { cube, lie, .. }) if lie.zone().is_some() => {
                self.hear("beech-on-board", Cube(*cube)).then(pause(0.13))
            }
            H::Cubes(Cubes::CubeCame { cube, .. }) => self.say(Cube(*cube), 0.5),
            H::Cubes(Cubes::CubeKnocked { cube, .. }) => self.call("beech-on-beech", Cube(*cube), 0.8),
            H::Cubes(Cubes::SentUpAgain { cubes }) => {
                cubes.first().map(|cube| self.say(Cube(*cube), 0.7)).unwrap_or_default()
            }
            H::Cubes(Cubes::Exploded { cubes }) => {
                self.call("timber", Over::Zone(Zone::Ex), 1.0).with(self.exploded(cubes))
            }
            H::Cubes(Cubes::CubePutDown { cube, .. }) => self.say(Cube(*cube), 0.8),
            H::Cubes(Cubes::CubeMoved { cube, from, to, .. }) => self.carried_over(*cube, *from, *to),
            H::Cubes(Cubes::CubeRemoved { cube, zone, why, .. }) => self.removed(*cube, *zone, *why),

            H::Outcome(Outcome::Damaged { ship, why: Blow::Cube, .. }) => self.say(Ship(*ship), 0.6),
            H::Outcome(Outcome::Damaged { ship, .. }) => self.call("timber", Ship(*ship), 0.8),
            H::Outcome(Outcome::DamageSpared { ship, .. }) => self.say(Ship(*ship), 0.5),
            H::Outcome(Outcome::TradeMode { ship } | Outcome::EncounterWon { by: ship, .. }) => {
                self.say(Ship(*ship), 0.6)
            }
            H::Outcome(Outcome::BuildingRemoved { .. }) => self.say(Harbour, 0.6),
            H::Outcome(Outcome::EncounterBuried { .. }) => self.say(Tray, 1.0),
            H::Outcome(Outcome::Sank { ship, by, from_ship, from_chest }) => {
                let lost = from_ship.saturating_add(*from_chest);
                let sinks = sinking::goes_down(self, *ship, *by, lost).unwrap_or_default();
                let sinks = sinks.with(self.call("sinking", Ship(*ship), 1.4)).with(self.splashed());
                self.watched(*ship).then(sinks)
            }

            H::Marks(Marks::LegendGrew { by, .. } | Marks::SeaDogsGrew { by, .. }) => self.say(Ship(*by), 0.6),
            H::Marks(Marks::Achieved { what, .. }) => self.reached(*what),
            H::Marks(Marks::ExplorerGrew { by, .. } | Marks::ExplorerGivenUp { by, .. }) => self.say(Ship(*by), 0.5),

            H::Umpire(
                Umpire::RulingProposed { .. }
                | Umpire::RulingAgreed { .. }
                | Umpire::RulingRefused { .. }
                | Umpire::SetRight { .. },
            ) => self.say(Harbour, 0.8),

            H::End(End::Scored { .. }) => self.call("coin-on-coin", Harbour, 1.2),
            H::End(End::IslandScored { at, .. }) => {
                let look = Act::Look { at: Spot::Point(place(*at)), radius: TILE.x * 1.3 };
                let look = Beats::of(look, 0.0).then(pause(0.5));
                Shown::from(look).then(self.call("coin-on-coin", Place(*at), 1.4))
            }
            H::End(End::TieToBreak { .. } | End::TieCounted { .. }) => self.say(Harbour, 1.2),
            H::End(End::GameWon { by, .. }) => self.call("cheer", Ship(*by), 2.0),

            _ => Shown::nothing(),
        }
    }
}
