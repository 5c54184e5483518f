//! How each happening comes true. The only place where the state changes; it cannot fail.

use std::collections::BTreeSet;

use crate::rules::kernel::PieceId;

use super::cards::Card;
use super::colours::Colour;
use super::happenings::{Happening, Levelling, Stow};
use super::island::Island;
use super::printed::ids::{TileId, Worn};
use super::printed::things::Achievement;
use super::sea::{Cell, Sea};
use super::state::{Course, Phase, Player, State};
use super::tray::Lie;
use super::turn::{Turn, Used};

impl State {
    /// Lets a happening come true.
    pub fn let_happen(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::Declared { target, why, .. } => self.declare(*target, *why),
            H::EncounterTurned { .. } => self.turn_card(),
            H::PhaseBegan { phase } => self.phase = *phase,
            H::CardPlayed { by, card } => self.of(*by, |player| {
                player.hand.retain(|held| held.id != card.id);
                player.in_play.push(card.clone());
            }),
            H::LevelledUp { by, card, why, .. } => self.of(*by, |player| {
                if let Some(sailor) = player.crew_mut().find(|own| Some(own.id) == *card) {
                    sailor.level += 1;
                }
                player.level_up_due &= *why != Levelling::Due;
            }),
            H::Rearranged { by, holds } => self.of(*by, |player| {
                for hold in super::goods::Hold::ALL {
                    player.slot_mut(hold).goods = holds.get(&hold).copied().unwrap_or_default();
                }
            }),
            H::Jettisoned { by, hold, goods } => self.of(*by, |player| {
                let slot = player.slot_mut(*hold);
                slot.goods = slot.goods.less(*goods);
            }),
            H::Committed { by, cannons } => {
                self.uses(*by, |used| {
                    for (mount, count) in cannons {
                        *used.cannons.entry(*mount).or_default() += count;
                    }
                });
                self.side(*by, |side| side.ready = true);
            }
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
            H::AbilityUsed { by, card, number, .. } => {
                let played = self.player(*by).and_then(|player| player.played(*card));
                let mark = played.and_then(|card| self.cards().mark(card, *number));
                self.uses(*by, |used| used.abilities.extend(mark));
                self.fight(|fight| fight.passes = 0);
            }
            H::Passed { .. } => self.fight(|fight| fight.passes += 1),
            H::StrengthGained { by, count } => {
                self.side(*by, |side| side.markers = side.markers.saturating_add(*count));
            }
            H::CubeRemoved { cube, of, .. } => {
                self.fight(|fight| fight.tray.retain(|lying| lying.piece != PieceId(*cube)));
                self.bring_home(*of, 1);
            }
            H::DeckShuffled { by, order } => self.of(*by, |player| shuffle(player, order.as_deref())),
            H::CardDrawn { by, .. } => self.of(*by, |player| {
                if !player.deck.is_empty() {
                    let card = player.deck.remove(0);
                    player.hand.push(card);
                }
            }),
            H::Stowed { by, good, to } => match to {
                Stow::Hold(hold) => self.of(*by, |player| *player.slot_mut(*hold).goods.of_mut(*good) += 1),
                Stow::Island | Stow::Harbour => self.ashore(*by, *good),
                Stow::Supply => {}
            },
            H::Shifted { by, good, from, to } => self.of(*by, |player| {
                let left = player.slot_mut(*from).goods.of_mut(*good);
                *left = left.saturating_sub(1);
                *player.slot_mut(*to).goods.of_mut(*good) += 1;
            }),
            H::Unloaded { by, good, from } => {
                self.of(*by, |player| {
                    let left = player.slot_mut(*from).goods.of_mut(*good);
                    *left = left.saturating_sub(1);
                });
                self.ashore(*by, *good);
            }
            H::Damaged { ship, count, .. } => {
                self.of(*ship, |player| player.damage = player.damage.saturating_add(*count));
                self.side(*ship, |side| side.damage = side.damage.saturating_add(*count));
            }
            H::StrengthCounted { .. } => {}
            H::Won { by, .. } => {
                self.fight(|fight| fight.winner = fight.place_of(*by).and_then(|place| u8::try_from(place).ok()));
                self.winners.push(*by);
                let beaten = self.fight.as_ref().filter(|fight| fight.winner == Some(1));
                self.turn.barred.extend(beaten.filter(|fight| fight.why.is_a_pirate()).map(|fight| fight.at));
            }
            H::BuildingRemoved { island, building } => {
                if let Some(island) = self.sea.island_named(*island) {
                    island.buildings.remove(building);
                }
            }
            H::TradeMode { ship } => self.of(*ship, |player| player.pirate = false),
            H::DamageSpared { ship, count } => {
                self.of(*ship, |player| player.damage = player.damage.saturating_sub(*count));
                self.side(*ship, |side| side.damage = side.damage.saturating_sub(*count));
            }
            H::EncounterWon { by, merchant } => {
                self.empty_cell();
                self.of(*by, |player| player.set_aside.push(Worn::of(*merchant)));
            }
            H::EncounterBuried { merchant } => {
                self.empty_cell();
                self.buried.push(*merchant);
            }
            H::UpgradeInstalled { by, token, hold } => {
                // What it can do is fresh, whatever was used there before.
                self.uses(*by, |used| used.freshen(*hold));
                self.of(*by, |player| player.slot_mut(*hold).tokens.push(token.clone()));
            }
            H::LegendGrew { by, wins, cube } => self.of(*by, |player| {
                player.battles_won = *wins;
                if *cube {
                    player.supply -= 1;
                    player.legend_cubes += 1;
                }
            }),
            H::SeaDogsGrew { by, cube, .. } => self.of(*by, |player| {
                player.supply -= u8::from(*cube);
                player.sea_dogs_cubes += u8::from(*cube);
            }),
            H::Achieved { by, what } => self.of(*by, |player| {
                player.achievements.insert(*what);
                player.supply += match what {
                    Achievement::Legend => std::mem::take(&mut player.legend_cubes),
                    Achievement::SeaDogs => std::mem::take(&mut player.sea_dogs_cubes),
                    Achievement::Explorer => std::mem::take(&mut player.explorer_cubes),
                    _ => 0,
                };
            }),
            H::Sank { ship, by, from_ship, from_chest } => self.sink(*ship, *by, *from_ship, *from_chest),
            H::CubesReturned { of, count } => {
                self.fight(|fight| fight.tray.retain(|cube| cube.of != *of));
                self.side(*of, |side| side.cup = 0);
                self.bring_home(*of, *count);
            }
            H::BattleEnded => {
                if let Some(fight) = self.fight.take() {
                    self.turn.fought.insert(fight.foe);
                }
                self.attack = None;
            }
            H::Loaded { by, at, holds } => self.load(*by, *at, holds),
            H::Landed { by, at, holds } => self.unload(*by, *at, holds),
            H::Paid { by, split } => self.pay(*by, split),
            H::Gained { by, split } => self.gain(*by, split),
            H::SentAshore { by, at, goods } | H::Produced { by, at, goods } => self.put_on(*by, *at, *goods),
            H::SailsRaised { by, sails, slashes, .. } => {
                self.turn.raised = true;
                self.of(*by, |player| player.sails = *sails);
                self.uses(*by, |used| used.abilities.extend(slashes.keys()));
            }
            H::Sailed { by, to, .. } => self.sail(*by, *to),
            H::Stopped { .. } => {
                self.turn.moved_in = true;
                self.turn.under_way = false;
            }
            H::Explored { by, at, tile } => self.turn_up(*by, *at, *tile),
            H::Repaired { by, count } => self.of(*by, |player| player.damage = player.damage.saturating_sub(*count)),
            H::Employed { by, ability, .. } => {
                self.uses(*by, |used| used.abilities.extend([*ability]));
                self.fight(|fight| fight.passes = 0);
            }
            H::TokenUsed { by, hold, .. } => self.uses(*by, |used| {
                used.tokens.insert(*hold);
            }),
            H::CoastRunnerBegan { row, .. } => self.turn.coast_runners.push((*row, BTreeSet::new())),
            H::WakeBegan { damage, .. } => self.turn.wakes.push((*damage, BTreeSet::new())),
            H::FortsIgnored { .. } => self.turn.ignores_forts = true,
            H::FlagCopied { by } => self.uses(*by, |used| used.copied_flags.0 += 1),
            H::IslandPassed { number, at, .. } => {
                let runners = self.turn.coast_runners.get_mut(usize::from(*number));
                runners.into_iter().for_each(|(_, passed)| passed.extend([*at]));
            }
            H::WakeBurned { number, at, .. } => {
                let wakes = self.turn.wakes.get_mut(usize::from(*number));
                wakes.into_iter().for_each(|(_, burned)| burned.extend([*at]));
            }
            H::TurnEnded => {
                let last = std::mem::take(&mut self.turn);
                if self.course == Course::Battle {
                    // No turn follows, and what was fought may still be looked at.
                    self.turn.fought = last.fought;
                }
                self.of(self.active(), |player| player.turns = player.turns.saturating_add(1));
                if self.course == Course::Voyage {
                    self.of(self.active(), |player| player.level_up_due = true);
                }
            }
            H::OceanLaid { tiles } => self.lay_ocean(tiles),
            H::BoxFilled { row, cards } => {
                if let Some(filled) = self.boxes.get_mut(usize::from(*row).saturating_sub(1)) {
                    *filled = cards.clone().unwrap_or_default();
                }
            }
            H::CardLaid { at, from, card } => {
                let front = self.boxes.get_mut(usize::from(*from).saturating_sub(1));
                if let Some(cards) = front.filter(|cards| !cards.is_empty()) {
                    cards.remove(0);
                }
                if let Some(tile) = self.sea.tile_mut(*at) {
                    tile.cell = Some(Cell { card: *card, turned: false });
                }
            }
            H::BonusDealt { by, tokens } => self.of(*by, |player| player.bonus_dealt.clone_from(tokens)),
            H::BonusKept { by, token } => self.of(*by, |player| player.bonus = *token),
            H::FirstPlayer { by } => self.active = self.seat(*by),
            H::DockStocked { by, cargo } => self.of(*by, |player| player.dock = player.dock.saturating_add(*cargo)),
            H::LevelUpGranted { by } => self.of(*by, |player| player.level_up_due = true),
            H::TurnBegan { by } => {
                self.active = self.seat(*by);
                self.turn = Turn::default();
                self.phase = Phase::TurnStart;
            }
            H::LevelUpLapsed { by } => self.of(*by, |player| player.level_up_due = false),
            H::ModeChosen { by, pirate } => self.of(*by, |player| player.pirate = *pirate),
            H::SailsLowered { by } => self.of(*by, |player| player.sails = 0),
            H::CardsDiscarded { by } => self.of(*by, |player| {
                let played = std::mem::take(&mut player.in_play);
                player.discard.extend(played);
            }),
            H::DrawDue { .. } => {}
            H::LastTurns { by } => self.ended_by = Some(self.seat(*by)),
            H::LastTurnTaken { by } => self.of(*by, |player| {
                player.finished = true;
                player.level_up_due = false;
            }),
            H::Scored { category, gold } => self.write_down(*category, gold),
            H::IslandScored { island, standings, .. } => self.score_island(*island, standings),
            H::TieToBreak { cannons } => self.face_each_other(cannons),
            H::TieCounted { strength, thrown } => self.part(strength, *thrown),
            H::GameWon { by, .. } => {
                if !self.victors.contains(by) {
                    self.victors.push(*by);
                }
            }
            H::Bought { by, card, holds } => self.buy(*by, *card, holds),
            H::SetRight { amendments } => {
                amendments.iter().for_each(|amendment| self.set_right(amendment));
                self.rulings.0 = self.rulings.0.saturating_add(1);
            }
            H::RulingProposed { .. } | H::RulingAgreed { .. } | H::RulingRefused { .. } => {}
            H::Sleeved { by, advancement, card } => self.sleeve(*by, *advancement, *card),
            H::AdvancementTaken { by, row, card } => self.take_advancement(*by, *row, *card),
            H::NothingTaken { .. } | H::NobodyLevelled { .. } => {}
            H::InfluenceLost { .. } => {}
            H::InfluencePlaced { by, at, instead_of, from } => self.influence(*by, *at, *instead_of, *from),
            H::PermanentPlaced { by, at, from } => {
                self.take_one(*by, *from);
                self.on(*at, |island| *island.permanent.made(*by) += 1);
            }
            H::ControlChanged { at, to, .. } => {
                self.on(*at, |island| island.last_controller = to.or(island.last_controller));
            }
            H::BuildingReturned { at, building } => self.on(*at, |island| {
                island.buildings.remove(building);
            }),
            H::Built { at, building, .. } => self.on(*at, |island| {
                island.buildings.insert(*building);
            }),
            H::ExplorerGrew { by, cube, .. } => self.of(*by, |player| {
                player.supply = player.supply.saturating_sub(u8::from(*cube));
                player.explorer_cubes = player.explorer_cubes.saturating_add(u8::from(*cube));
            }),
            H::ExplorerGivenUp { by, .. } => self.of(*by, |player| {
                player.supply = player.supply.saturating_add(std::mem::take(&mut player.explorer_cubes));
            }),
            H::UpgradeReturned { by, hold, .. } => {
                self.uses(*by, |used| used.freshen(*hold));
                self.of(*by, |player| drop(player.slot_mut(*hold).tokens.pop()));
            }
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

    fn lay_ocean(&mut self, tiles: &[Option<TileId>]) {
        for (at, id) in Sea::places().zip(tiles) {
            let slots = id.map_or(0, |id| self.cards().slots(id));
            let Some(tile) = self.sea.tile_mut(at) else { continue };
            tile.id = *id;
            tile.face_up = at.row() == Some(1);
            if tile.face_up {
                tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
            }
        }
    }
}

/// The discard pile becomes the deck: the numbers name its cards from the bottom.
fn shuffle(player: &mut Player, order: Option<&[u16]>) {
    let pile: Vec<Card> = std::mem::take(&mut player.discard);
    let card = |number: &u16| pile.get(usize::from(*number)).cloned();
    player.deck.extend(order.unwrap_or_default().iter().filter_map(card));
}
