//! How each happening comes true: the only place where the state changes, with the files of `evolving/`, one a chapter. It cannot
//! fail.

use std::collections::BTreeSet;

use super::colours::Colour;
use super::happenings::Happening;
use super::state::{Player, State};
use super::tray::Lie;
use super::turn::Used;

impl State {
    /// Lets a happening come true.
    pub fn let_happen(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::Declared { target, why, .. } => self.declare(*target, *why),
            H::EncounterTurned { .. } => self.turn_card(),
            H::PhaseBegan { phase } => self.phase = *phase,
            H::CardPlayed { by, card } => self.play_card(*by, card),
            H::LevelledUp { by, card, why, .. } => self.level_up(*by, *card, *why),
            H::Rearranged { by, holds } => self.rearrange(*by, holds),
            H::Jettisoned { by, hold, goods } => self.jettison(*by, *hold, *goods),
            H::Committed { by, cannons } => self.commit(*by, cannons),
            H::ExtraCubes { by, .. } => self.side(*by, |side| side.ready = true),
            H::CubesTaken { by, count, from } => self.take_cubes(*by, *count, *from),
            H::CubesMissing { .. } | H::BootyWon { .. } | H::GoodsGained { .. } | H::CardKept { .. } => {}
            H::CubesDropped { fresh, .. } => self.drop_cubes(fresh),
            H::CubeCame { cube, lie, .. } | H::CubeKnocked { cube, to: lie, .. } => self.lay(*cube, Some(*lie)),
            H::SentUpAgain { cubes } | H::Exploded { cubes } => cubes.iter().for_each(|cube| self.lay(*cube, None)),
            H::CubePutDown { cube, zone, .. } | H::CubeMoved { cube, to: zone, .. } => {
                self.lay(*cube, Some(Lie::In(*zone)));
            }
            H::ToAct { by } => self.fight(|fight| fight.to_act = u8::from(fight.place_of(*by) == Some(1))),
            H::AbilityUsed { by, card, number, .. } => self.use_ability(*by, *card, *number),
            H::Passed { .. } => self.fight(|fight| fight.passes += 1),
            H::StrengthGained { by, count } => {
                self.side(*by, |side| side.markers = side.markers.saturating_add(*count));
            }
            H::CubeRemoved { cube, of, .. } => self.remove_cube(*cube, *of),
            H::DeckShuffled { by, order } => self.shuffle(*by, order.as_deref()),
            H::CardDrawn { by, .. } => self.draw(*by),
            H::Stowed { by, good, to } => self.stow(*by, *good, *to),
            H::Shifted { by, good, from, to } => self.shift(*by, *good, *from, *to),
            H::Unloaded { by, good, from } => self.make_room(*by, *good, *from),
            H::Damaged { ship, count, .. } => self.damage(*ship, *count),
            H::StrengthCounted { .. } => {}
            H::Won { by, .. } => self.win_the_battle(*by),
            H::BuildingRemoved { island, building } => self.lose_the_building(*island, *building),
            H::TradeMode { ship } => self.of(*ship, |player| player.pirate = false),
            H::DamageSpared { ship, count } => self.spare(*ship, *count),
            H::EncounterWon { by, merchant } => self.win_the_card(*by, *merchant),
            H::EncounterBuried { merchant } => self.bury(*merchant),
            H::UpgradeInstalled { by, token, hold } => self.install(*by, token, *hold),
            H::LegendGrew { by, wins, cube } => self.grow_the_legend(*by, *wins, *cube),
            H::SeaDogsGrew { by, cube, .. } => self.grow_the_sea_dogs(*by, *cube),
            H::Achieved { by, what } => self.achieve(*by, *what),
            H::Sank { ship, by, from_ship, from_chest } => self.sink(*ship, *by, *from_ship, *from_chest),
            H::CubesReturned { of, count } => self.return_cubes(*of, *count),
            H::BattleEnded => self.end_the_battle(),
            H::Loaded { by, at, holds } => self.load(*by, *at, holds),
            H::Landed { by, at, holds } => self.unload(*by, *at, holds),
            H::Paid { by, split } => self.pay(*by, split),
            H::Gained { by, split } => self.gain(*by, split),
            H::SentAshore { by, at, goods } | H::Produced { by, at, goods } => self.put_on(*by, *at, *goods),
            H::SailsRaised { by, sails, slashes, .. } => self.raise_sails(*by, *sails, slashes),
            H::Sailed { by, to, .. } => self.sail(*by, *to),
            H::Stopped { .. } => self.stop(),
            H::Explored { by, at, tile } => self.turn_up(*by, *at, *tile),
            H::Repaired { by, count } => self.of(*by, |player| player.damage = player.damage.saturating_sub(*count)),
            H::Employed { by, ability, .. } => self.employ(*by, *ability),
            H::TokenUsed { by, hold, .. } => self.uses(*by, |used| used.tokens.extend([*hold])),
            H::CoastRunnerBegan { row, .. } => self.turn.coast_runners.push((*row, BTreeSet::new())),
            H::WakeBegan { damage, .. } => self.turn.wakes.push((*damage, BTreeSet::new())),
            H::FlagCopied { by } => self.uses(*by, |used| used.copied_flags.0 += 1),
            H::FortsIgnored { .. } => self.turn.ignores_forts = true,
            H::IslandPassed { number, at, .. } => self.run_along(*number, *at),
            H::WakeBurned { number, at, .. } => self.burn(*number, *at),
            H::TurnEnded => self.end_the_turn(),
            H::OceanLaid { tiles } => self.lay_ocean(tiles),
            H::BoxFilled { row, cards } => self.fill_box(*row, cards.as_deref()),
            H::CardLaid { at, from, card } => self.lay_card(*at, *from, *card),
            H::BonusDealt { by, tokens } => self.of(*by, |player| player.bonus_dealt.clone_from(tokens)),
            H::BonusKept { by, token } => self.of(*by, |player| player.bonus = *token),
            H::FirstPlayer { by } => self.active = self.seat(*by),
            H::DockStocked { by, cargo } => self.of(*by, |player| player.dock = player.dock.saturating_add(*cargo)),
            H::LevelUpGranted { by } => self.of(*by, |player| player.level_up_due = true),
            H::TurnBegan { by } => self.begin_the_turn(*by),
            H::LevelUpLapsed { by } => self.of(*by, |player| player.level_up_due = false),
            H::ModeChosen { by, pirate } => self.of(*by, |player| player.pirate = *pirate),
            H::SailsLowered { by } => self.of(*by, |player| player.sails = 0),
            H::CardsDiscarded { by } => self.discard(*by),
            H::DrawDue { .. } => {}
            H::LastTurns { by } => self.ended_by = Some(self.seat(*by)),
            H::LastTurnTaken { by } => self.finish(*by),
            H::Scored { category, gold } => self.write_down(*category, gold),
            H::IslandScored { island, standings, .. } => self.score_island(*island, standings),
            H::TieToBreak { cannons } => self.face_each_other(cannons),
            H::TieCounted { strength, thrown } => self.part(strength, *thrown),
            H::GameWon { by, .. } => self.win_the_game(*by),
            H::Bought { by, card, holds } => self.buy(*by, *card, holds),
            H::SetRight { amendments } => self.set_all_right(amendments),
            H::RulingProposed { .. } | H::RulingAgreed { .. } | H::RulingRefused { .. } => {}
            H::Sleeved { by, advancement, card } => self.sleeve(*by, *advancement, *card),
            H::AdvancementTaken { by, row, card } => self.take_advancement(*by, *row, *card),
            H::NothingTaken { .. } | H::NobodyLevelled { .. } => {}
            H::InfluenceLost { .. } => {}
            H::InfluencePlaced { by, at, instead_of, from } => self.influence(*by, *at, *instead_of, *from),
            H::PermanentPlaced { by, at, from } => self.hold_for_good(*by, *at, *from),
            H::ControlChanged { at, to, .. } => {
                self.on(*at, |island| island.last_controller = to.or(island.last_controller));
            }
            H::BuildingReturned { at, building } => self.on(*at, |island| {
                island.buildings.remove(building);
            }),
            H::Built { at, building, .. } => self.on(*at, |island| {
                island.buildings.insert(*building);
            }),
            H::ExplorerGrew { by, cube, .. } => self.grow_the_explorer(*by, *cube),
            H::ExplorerGivenUp { by, .. } => self.give_up_exploring(*by),
            H::UpgradeReturned { by, hold, .. } => self.give_back(*by, *hold),
        }
    }

    pub(super) fn of(&mut self, colour: Colour, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.player_mut(colour) {
            change(player);
        }
    }

    pub(super) fn uses(&mut self, colour: Colour, change: impl FnOnce(&mut Used)) {
        if self.player(colour).is_none() {
            return;
        }
        let seat = usize::from(self.seat(colour).0);
        if self.turn.used.len() <= seat {
            self.turn.used.resize_with(seat + 1, Used::default);
        }
        if let Some(used) = self.turn.used.get_mut(seat) {
            change(used);
        }
    }
}
