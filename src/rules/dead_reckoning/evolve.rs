//! How each happening comes true. The only place where the state changes; it cannot fail.

use crate::rules::kernel::PieceId;

use super::cards::Card;
use super::colours::Colour;
use super::duel::{Foe, Target};
use super::goods::{Good, Place};
use super::happenings::{Happening, Levelling, Reason, Stow};
use super::island::Island;
use super::printed::ids::{CardNo, Kind, Sort, TileId, Worn};
use super::printed::things::Achievement;
use super::sea::{Cell, Sea};
use super::state::{Course, Cube, Fight, Phase, Player, Side, State};
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
                self.uses(*by, |used| {
                    used.tokens.remove(hold);
                });
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
            H::Loaded { .. }
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
            | H::IslandPassed { .. }
            | H::WakeBurned { .. } => self.sail(happening),
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
            H::Scored { .. }
            | H::IslandScored { .. }
            | H::TieToBreak { .. }
            | H::TieCounted { .. }
            | H::GameWon { .. } => self.reckon(happening),
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
            H::InfluencePlaced { .. }
            | H::ControlChanged { .. }
            | H::PermanentPlaced { .. }
            | H::BuildingReturned { .. }
            | H::Built { .. }
            | H::ExplorerGrew { .. }
            | H::ExplorerGivenUp { .. } => self.shore(happening),
            H::UpgradeReturned { by, hold, .. } => self.of(*by, |player| drop(player.slot_mut(*hold).tokens.pop())),
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

    /// The back of the encounter that is attacked becomes public.
    fn turn_card(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(cell) = at.and_then(|at| self.sea.tile_mut(at)).and_then(|tile| tile.cell.as_mut()) {
            cell.turned = true;
        }
    }

    /// The card that was fought for leaves its tile.
    fn empty_cell(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(tile) = at.and_then(|at| self.sea.tile_mut(at)) {
            tile.cell = None;
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

    fn fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = &mut self.fight {
            change(fight);
        }
    }

    fn side(&mut self, colour: Colour, change: impl FnOnce(&mut Side)) {
        if let Some(side) = self.fight.iter_mut().flat_map(|fight| &mut fight.sides).find(|side| side.colour == colour)
        {
            change(side);
        }
    }

    fn lay(&mut self, cube: u16, lie: Option<Lie>) {
        let cubes = self.fight.iter_mut().flat_map(|fight| &mut fight.tray);
        if let Some(cube) = cubes.into_iter().find(|lying| lying.piece == PieceId(cube)) {
            cube.lie = lie;
        }
    }

    /// Off the ship where it lies, or where its battle takes place: onto the island, or to the own dock and chest (DR-5.9,
    /// DR-5.10).
    fn ashore(&mut self, by: Colour, good: Good) {
        let lies = || self.player(by).map(|player| player.at);
        let at = self.fight.as_ref().map(|fight| fight.at).or_else(lies);
        if at == Some(Place::Harbour) {
            self.of(by, |player| match good {
                Good::Cargo => player.dock = player.dock.saturating_add(1),
                Good::Gold => player.chest = player.chest.saturating_add(1),
            });
        } else if let Some(island) = at.and_then(|at| self.sea.island_mut(at)) {
            *island.goods.of_mut(good) += 1;
        }
    }

    fn declare(&mut self, target: Target, why: Reason) {
        let active = self.active();
        let at = self.player(active).map_or(Place::Harbour, |player| player.at);
        let other = match target {
            Target::Merchant => Colour::Black,
            Target::Ship(colour) => colour,
            Target::Building(_) => self.island_at(at).and_then(|island| island.controller()).unwrap_or(Colour::Black),
        };
        let foe = match target {
            Target::Ship(colour) => Foe::Ship(colour),
            Target::Building(building) => Foe::Building(at, building),
            Target::Merchant => Foe::Card(self.sea.cell(at).map_or(NO_CARD, |cell| cell.card)),
        };
        let side = |colour| Side { colour, ready: false, cup: 0, markers: 0, damage: 0 };
        self.fight = Some(Fight {
            foe,
            at,
            why,
            sides: vec![side(active), side(other)],
            tray: Vec::new(),
            next_piece: 0,
            to_act: 0,
            passes: 0,
            winner: None,
        });
        if why == Reason::Flag {
            self.uses(active, |used| used.flags = used.flags.saturating_add(1));
        }
        if target == Target::Merchant {
            self.turn.purchases = self.turn.purchases.saturating_add(1);
        }
        self.phase = Phase::Commit;
    }

    fn take_cubes(&mut self, by: Colour, count: u8, from: Option<TileId>) {
        match from {
            Some(island) => {
                if let Some(island) = self.sea.island_named(island) {
                    (0..count).for_each(|_| island.lift(by));
                }
            }
            None if by == Colour::Black => self.black = self.black.saturating_sub(count),
            None => self.of(by, |player| player.supply = player.supply.saturating_sub(count)),
        }
        self.side(by, |side| side.cup = side.cup.saturating_add(count));
    }

    fn drop_cubes(&mut self, fresh: &[(u16, Colour)]) {
        for (cube, of) in fresh {
            self.side(*of, |side| side.cup = side.cup.saturating_sub(1));
            self.fight(|fight| {
                fight.tray.push(Cube { piece: PieceId(*cube), of: *of, lie: None });
                fight.next_piece = fight.next_piece.max(cube.saturating_add(1));
            });
        }
    }

    fn bring_home(&mut self, of: Colour, count: u8) {
        match of {
            Colour::Black => self.black = self.black.saturating_add(count),
            _ => self.of(of, |player| player.supply = player.supply.saturating_add(count)),
        }
    }

    fn sink(&mut self, ship: Colour, by: Option<Colour>, from_ship: u8, from_chest: u8) {
        self.of(ship, |player| {
            for slot in &mut player.slots {
                slot.goods.gold = 0;
            }
            player.chest = player.chest.saturating_sub(u16::from(from_chest));
            player.at = Place::Harbour;
            player.damage = 0;
            player.pirate = false;
            player.sails = 0;
        });
        if let Some(by) = by {
            let lost = u16::from(from_ship) + u16::from(from_chest);
            self.of(by, |player| player.chest = player.chest.saturating_add(lost));
        }
        if ship == self.active() {
            self.turn.moved_in = false;
            self.turn.under_way = false;
        }
    }
}

/// No card at all: a battle against a merchant ship is declared only where one lies.
const NO_CARD: CardNo = Kind { row: 0, sort: Sort::Encounter, number: 0 }.any();

/// The discard pile becomes the deck: the numbers name its cards from the bottom.
fn shuffle(player: &mut Player, order: Option<&[u16]>) {
    let pile: Vec<Card> = std::mem::take(&mut player.discard);
    let card = |number: &u16| pile.get(usize::from(*number)).cloned();
    player.deck.extend(order.unwrap_or_default().iter().filter_map(card));
}
