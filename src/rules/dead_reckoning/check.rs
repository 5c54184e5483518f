//! Checks orders and gives the reason why one is refused.

use crate::rules::kernel::Seat;

use super::buying::PURCHASES;
use super::cards::{AbilityRef, Card, CardId, TOP_LEVEL};
use super::colours::Colour;
use super::copying;
use super::crafting;
use super::drawing;
use super::duel::{Foe, Target};
use super::goods::{Goods, Hold, Place};
use super::happenings::Reason;
use super::island::Building;
use super::orders::Order;
use super::printed::abilities::Ability;
use super::printed::ids::Sort;
use super::refusals::{Checked, Objection, Refusal, refuse};
use super::state::{Course, Phase, Player, State, in_all};
use super::voyage;
use super::wants::Choice;

/// These seats owe an order.
#[must_use]
pub fn awaited(state: &State) -> Vec<Seat> {
    match state.phase {
        Phase::Declare | Phase::Main => {
            let battle = state.phase == Phase::Declare && !could_attack(state);
            let goes_on = state.attack.is_some() || !forced(state).is_empty() || battle;
            if goes_on { Vec::new() } else { vec![state.active] }
        }
        Phase::Commit => vec![state.active],
        Phase::TurnStart if owes_level_up(state) => vec![state.active],
        Phase::Mode if state.active_player().is_some_and(|active| active.at != Place::Harbour) => vec![state.active],
        Phase::Sleeve if state.active_player().is_some_and(|active| crafting::possible(state, active)) => {
            vec![state.active]
        }
        Phase::Answer => {
            let other = state.fight.as_ref().and_then(|fight| fight.enemy_of(state.active()));
            other.map(|other| state.seat(other)).into_iter().collect()
        }
        Phase::Abilities => state.fight.iter().map(|fight| state.seat(fight.acting())).collect(),
        _ => Vec::new(),
    }
}

/// Must the active player level up a card before anything else (DR-13.2)? Before the own first turn it is a gift that may be
/// let go (DR-3.21).
#[must_use]
pub fn owes_level_up(state: &State) -> bool {
    let owes = |active: &Player| {
        active.level_up_due && active.turns > 0 && active.hand.iter().any(|card| card.level < TOP_LEVEL)
    };
    state.active_player().is_some_and(owes)
}

/// Lists every target at the active ship's place.
fn targets(state: &State) -> Vec<Target> {
    let ships = state.others().map(|player| Target::Ship(player.colour));
    let buildings = [Building::Fort, Building::Garrison].map(Target::Building);
    std::iter::once(Target::Merchant).chain(ships).chain(buildings).collect()
}

/// Lists the targets that the active player may attack now.
#[must_use]
pub fn attackable(state: &State) -> Vec<Target> {
    targets(state).into_iter().filter(|target| attack(state, *target).is_ok()).collect()
}

/// Is there anything to attack, if need be with a flag that is still in hand?
fn could_attack(state: &State) -> bool {
    let Some(active) = state.active_player() else { return false };
    let flag = active.hand.iter().any(|card| state.cards().flags(card) > 0);
    let near = |target: &Target| match target {
        Target::Ship(colour) => {
            let there = state.player(*colour).is_some_and(|player| player.at == active.at);
            there && !state.turn.fought.contains(&Foe::Ship(*colour))
        }
        _ => false,
    };
    !attackable(state).is_empty() || (flag && targets(state).iter().any(near))
}

/// Pirates who must be fought where the active ship stopped (DR-9.4).
#[must_use]
pub fn forced(state: &State) -> Vec<Target> {
    let Some(active) = state.active_player().filter(|_| state.turn.moved_in) else { return Vec::new() };
    let here = state.others().filter(|other| other.pirate && other.at == active.at);
    let fresh = here.filter(|other| !state.turn.fought.contains(&Foe::Ship(other.colour)));
    fresh.map(|other| Target::Ship(other.colour)).collect()
}

/// Finds the foe that the active player names by this target, if it is there.
#[must_use]
pub fn foe(state: &State, target: Target) -> Option<Foe> {
    let at = state.active_player()?.at;
    match target {
        Target::Ship(colour) => Some(Foe::Ship(colour)),
        Target::Building(building) => Some(Foe::Building(at, building)),
        Target::Merchant => {
            let card = state.sea.cell(at)?.card;
            (card.kind.sort != Sort::Advancement).then_some(Foe::Card(card))
        }
    }
}

/// May the active player attack this, and by which reason?
///
/// # Errors
/// The rule against it.
pub fn attack(state: &State, target: Target) -> Result<Reason, Refusal> {
    let foe = foe(state, target);
    if foe.is_some_and(|foe| state.turn.fought.contains(&foe)) {
        return Err(refuse("DR-18.3", Objection::Fought));
    }
    let forced = forced(state);
    if !forced.is_empty() && !forced.contains(&target) {
        return Err(refuse("DR-9.4", Objection::PirateFirst));
    }
    let Some(active) = state.active_player() else { return Err(refuse("DR-18.2", Objection::NotYours)) };
    match target {
        // The merchant ship lies where the active ship stopped; a ship that sank was towed away from there.
        Target::Merchant if active.at == Place::Harbour => Err(refuse("DR-8.5", Objection::NoMerchant)),
        Target::Merchant if foe.is_none() => Err(refuse("DR-19.1", Objection::NoMerchant)),
        Target::Merchant if state.turn.purchases >= PURCHASES => Err(refuse("DR-10.1", Objection::TwoEncounters)),
        Target::Merchant => Ok(Reason::Open),
        Target::Ship(colour) => attack_ship(state, active, colour),
        Target::Building(building) => attack_building(state, active, building).map(|()| Reason::Open),
    }
}

fn attack_ship(state: &State, active: &Player, colour: Colour) -> Result<Reason, Refusal> {
    let other = state.player(colour).filter(|other| other.colour != active.colour);
    let Some(other) = other else { return Err(refuse("DR-20.1", Objection::NoSuchShip)) };
    if other.at != active.at {
        return Err(refuse("DR-20.1", Objection::Elsewhere));
    }
    if other.pirate && other.at != Place::Harbour {
        return Ok(if state.turn.moved_in { Reason::MovedIn } else { Reason::BeganHere });
    }
    match state.flags(active.colour) {
        0 if state.used(active.colour).is_some_and(|used| used.flags > 0) => {
            Err(refuse("DR-20.2", Objection::FlagUsed))
        }
        0 => Err(refuse("DR-20.1", Objection::NoFlag)),
        _ => Ok(Reason::Flag),
    }
}

fn attack_building(state: &State, active: &Player, building: Building) -> Checked {
    if building == Building::Outpost {
        return Err(refuse("DR-16.8", Objection::Outpost));
    }
    let island = state.island_at(active.at).filter(|island| island.buildings.contains(&building));
    let Some(island) = island else { return Err(refuse("DR-21.1", Objection::NoBuilding)) };
    if island.controller().is_none_or(|controller| controller == active.colour) {
        return Err(refuse("DR-21.1", Objection::NoEnemyBuilding));
    }
    state.open_to(active.colour, active.at, "DR-21.2")
}

/// May this seat order this while another seat is awaited? Cards are levelled up between one's own turns (DR-4.15,
/// DR-13.1), goods are laid anew by any player (DR-5.12) and thrown overboard by the active one (DR-5.13).
#[must_use]
pub fn meanwhile(state: &State, seat: Seat, order: &Order) -> bool {
    !awaited(state).is_empty()
        && match order {
            Order::LevelUp(_) => seat != state.active,
            Order::Rearrange(_) => true,
            Order::Jettison(..) => seat == state.active,
            _ => false,
        }
}

/// May this seat level up a card while others are awaited, as far as everybody knows: with which one is its own affair (DR-13.1,
/// DR-4.15, DR-30.15).
#[must_use]
pub fn may_level_up_meanwhile(state: &State, seat: Seat) -> bool {
    let awaited = awaited(state);
    let may = |player: &Player| player.is_level_up_due() && !Bound::of(state, player).dropped;
    seat != state.active && !awaited.is_empty() && !awaited.contains(&seat) && state.at_seat(seat).is_some_and(may)
}

/// May this seat give this order now?
///
/// # Errors
/// The first reason against it.
pub fn order(state: &State, seat: Seat, order: &Order) -> Checked {
    let Some(player) = state.at_seat(seat) else { return Err(refuse("DR-18.2", Objection::NotYours)) };
    // The harbour never asks about a mode, in no turn and after no deed.
    if matches!(order, Order::ChooseMode { pirate: true }) && player.at == Place::Harbour {
        return Err(refuse("DR-9.2", Objection::TradesInHarbour));
    }
    if !awaited(state).contains(&seat) && !meanwhile(state, seat, order) {
        return Err(out_of_turn(state, player, order));
    }
    in_its_go(state, player, order)
}

/// The battle in progress binds its sides; other players are free (DR-4.15, DR-5.12).
struct Bound {
    /// The cubes have been dropped (DR-18.6).
    dropped: bool,
    /// Goods lie where they lie (DR-18.9).
    locked: bool,
}

impl Bound {
    fn of(state: &State, player: &Player) -> Self {
        let fights = state.fight.as_ref().is_some_and(|fight| fight.place_of(player.colour).is_some());
        let dropped = fights && matches!(state.phase, Phase::Drop | Phase::Abilities | Phase::Aftermath);
        let at_a_wall = state.fight.as_ref().is_some_and(|fight| matches!(fight.foe, Foe::Building(..)));
        Self { dropped, locked: dropped && !(at_a_wall && player.colour != state.active()) }
    }
}

/// The rule that keeps a player from an order while others are awaited, or while a throw or a choice is (DR-33.8).
fn out_of_turn(state: &State, player: &Player, order: &Order) -> Refusal {
    let Bound { dropped, locked } = Bound::of(state, player);
    let fights = state.fight.is_some();
    let between_ships = state.fight.as_ref().is_some_and(|fight| matches!(fight.foe, Foe::Ship(_)));
    let (rule, why) = match order {
        Order::Commit(_) if fights => ("DR-18.12", if dropped { Objection::Committed } else { Objection::NotYourGo }),
        Order::Commit(_) => ("DR-18.8", Objection::NoBattle),
        Order::Play(_) if dropped => ("DR-18.6", Objection::PlayAfterDrop),
        Order::Play(_) => ("DR-6.1", Objection::NotYourGo),
        Order::LevelUp(_) if dropped => ("DR-13.1", Objection::LevelAfterDrop),
        Order::LevelUp(_) => ("DR-13.1", Objection::NotYourGo),
        Order::Rearrange(_) | Order::Jettison(..) | Order::Load(_) | Order::Unload(_) if locked => {
            ("DR-18.9", Objection::Locked)
        }
        Order::Rearrange(_) => ("DR-4.13", Objection::NotYourGo),
        Order::Jettison(..) => ("DR-5.13", Objection::NotYourGo),
        Order::Attack(_) | Order::Done if fights => ("DR-4.13", Objection::BattleInProgress),
        Order::Attack(_) => ("DR-4.9", Objection::NotYourGo),
        Order::Done => ("DR-18.8", Objection::NotYourGo),
        Order::Use(..) | Order::UseCopy(..) | Order::Pass if !fights => ("DR-6.4", Objection::AbilityOutside),
        Order::Use(..) | Order::UseCopy(..) | Order::Pass if between_ships => ("DR-18.18", Objection::NotYourGo),
        Order::Use(..) | Order::UseCopy(..) | Order::Pass => ("DR-18.17", Objection::NotYourGo),
        // A battle that has begun is finished first.
        _ if player.colour == state.active() && fights => ("DR-4.13", Objection::BattleInProgress),
        _ if player.colour == state.active() && state.phase == Phase::Main => ("DR-4.13", Objection::NotYourGo),
        order => (voyage::belongs(order).1, Objection::NotYourGo),
    };
    refuse(rule, why)
}

/// May a player give this order when it is their go?
///
/// # Errors
/// The first reason against it.
pub(super) fn in_its_go(state: &State, player: &Player, order: &Order) -> Checked {
    let Bound { dropped, locked } = Bound::of(state, player);
    match order {
        Order::LevelUp(_) | Order::Rearrange(_) | Order::Jettison(..) => {}
        _ if state.phase == Phase::TurnStart => return Err(refuse("DR-13.2", Objection::LevelFirst)),
        _ => {}
    }
    match order {
        Order::Attack(_) | Order::Done if state.fight.is_some() => Err(refuse("DR-4.13", Objection::BattleInProgress)),
        Order::Attack(_) if !state.phase.declares() => Err(refuse("DR-4.9", Objection::NotNow)),
        Order::Done if state.phase != Phase::Declare => Err(refuse("DR-18.8", Objection::NotNow)),
        Order::Attack(target) => attack(state, *target).map(drop),
        Order::Done => Ok(()),
        Order::Play(_) if dropped => Err(refuse("DR-18.6", Objection::PlayAfterDrop)),
        Order::Play(_) if !state.phase.declares() && !matches!(state.phase, Phase::Commit | Phase::Answer) => {
            Err(refuse("DR-6.1", Objection::NotNow))
        }
        Order::Play(card) => play(state, player, *card),
        Order::LevelUp(_) if dropped => Err(refuse("DR-13.1", Objection::LevelAfterDrop)),
        Order::LevelUp(card) => level_up(state, player, *card),
        Order::Rearrange(_) | Order::Jettison(..) | Order::Load(_) | Order::Unload(_) if locked => {
            Err(refuse("DR-18.9", Objection::Locked))
        }
        Order::Load(_) | Order::Unload(_) if player.colour != state.active() => {
            Err(refuse("DR-5.14", Objection::NotYourGo))
        }
        Order::Rearrange(holds) => {
            let laid = Hold::ALL.map(|hold| (hold, holds.get(&hold).copied().unwrap_or_default()));
            rearrange(state, player, laid)
        }
        Order::Jettison(hold, goods) => jettison(player, *hold, *goods),
        Order::Commit(_) if dropped => Err(refuse("DR-18.12", Objection::Committed)),
        Order::Commit(_) if state.fight.is_none() => Err(refuse("DR-18.8", Objection::NoBattle)),
        Order::Commit(cannons) => commit(state, player, *cannons),
        Order::Use(..) | Order::UseCopy(..) | Order::Pass if !dropped => {
            Err(refuse("DR-6.4", Objection::AbilityOutside))
        }
        Order::Use(card, number) => ability(state, player.colour, *card, *number).map(drop),
        Order::UseCopy(copy, copied) => self::copy(state, player.colour, *copy, *copied).map(drop),
        Order::Pass => Ok(()),
        _ => voyage::order(state, player, order),
    }
}

fn play(state: &State, player: &Player, card: CardId) -> Checked {
    let Some(card) = player.hand.iter().find(|held| held.id == card) else {
        return Err(refuse("DR-6.1", Objection::NotInHand));
    };
    let fights = state.cards().cannons(card) > 0 || !state.cards().abilities(card).is_empty();
    if state.phase == Phase::Answer && !fights {
        return Err(refuse("DR-20.6", Objection::NoCannonOnIt));
    }
    Ok(())
}

fn level_up(state: &State, player: &Player, card: CardId) -> Checked {
    if player.finished {
        return Err(refuse("DR-25.5", Objection::NoMoreLevels));
    }
    if !player.level_up_due {
        if state.course == Course::Voyage && player.turns == 0 && player.colour != state.active() {
            return Err(refuse("DR-3.22", Objection::BeforeFirstTurn));
        }
        return Err(refuse("DR-13.5", Objection::Levelled));
    }
    match player.hand.iter().find(|held| held.id == card) {
        None => Err(refuse("DR-13.1", Objection::NotInHand)),
        Some(held) if held.level >= TOP_LEVEL => Err(refuse("DR-13.3", Objection::TopLevel)),
        Some(_) => Ok(()),
    }
}

fn rearrange(state: &State, player: &Player, laid: [(Hold, Goods); 4]) -> Checked {
    for (hold, goods) in laid {
        let room = player.capacity(state.cards(), hold);
        if goods.units() > room {
            return Err(refuse("DR-5.3", Objection::HoldTooSmall { room }));
        }
    }
    let all = laid.iter().map(|(_, goods)| goods).sum::<Goods>();
    if all == player.aboard() { Ok(()) } else { Err(refuse("DR-5.12", Objection::OtherGoods)) }
}

fn jettison(player: &Player, hold: Hold, goods: Goods) -> Checked {
    let there = player.slot(hold).goods;
    if goods.units() > 0 && there.holds(goods) { Ok(()) } else { Err(refuse("DR-5.13", Objection::NotAboard)) }
}

fn commit(state: &State, player: &Player, cannons: u8) -> Checked {
    let (all, unused) = (in_all(&state.cannons(player.colour)), in_all(&state.unused_cannons(player.colour)));
    if cannons <= unused {
        return Ok(());
    }
    let silent = state.silent_cannons(player.colour);
    let (rule, why) = match cannons {
        cannons if cannons <= unused.saturating_add(silent) => {
            ("DR-5.5", Objection::CannonsBehindGoods { cannons: unused })
        }
        cannons if cannons <= all => ("DR-18.4", Objection::CannonsUsed { cannons: unused }),
        _ => ("DR-18.11", Objection::Cannons { cannons: unused }),
    };
    Err(refuse(rule, why))
}

/// May this ability be used in the ability step?
///
/// # Errors
/// The rule against it.
pub fn ability(state: &State, by: Colour, card: CardId, number: u8) -> Result<Ability, Refusal> {
    let Some(player) = state.player(by) else { return Err(refuse("DR-18.2", Objection::NotYours)) };
    let Some(played) = player.played(card) else { return Err(refuse("DR-6.2", Objection::NotInPlay)) };
    let abilities = state.cards().abilities(played);
    let Some(ability) = abilities.get(usize::from(number)).copied() else {
        return Err(refuse("DR-14.9", Objection::NoSuchAbility));
    };
    if state.battle_ability_used(by, card, number) {
        return Err(refuse("DR-18.5", Objection::AbilityUsed));
    }
    may_use(state, player, played, ability)
}

/// May this battle ability be copied by that one (DR-15.18)?
///
/// # Errors
/// The rule against it.
pub fn copy(state: &State, by: Colour, copy: AbilityRef, copied: AbilityRef) -> Result<Ability, Refusal> {
    let Some(player) = state.player(by) else { return Err(refuse("DR-18.2", Objection::NotYours)) };
    let ability = copying::ability(state, player, copy, copied)?;
    match player.played(copy.card) {
        Some(card) => may_use(state, player, card, ability),
        None => Err(refuse("DR-6.2", Objection::NotInPlay)),
    }
}

/// May an ability that was not used be used in the ability step, as if it stood on this card?
fn may_use(state: &State, player: &Player, card: &Card, ability: Ability) -> Result<Ability, Refusal> {
    let by = player.colour;
    let tray = state.fight.as_ref().map(|fight| fight.tray.as_slice()).unwrap_or_default();
    let rule = ability.rule();
    match ability {
        Ability::OnVictory { .. } | Ability::LessDamage => Err(refuse(rule, Objection::OnVictory)),
        Ability::DropCubePerHelm if state.cards().helms(card) == 0 => Err(refuse(rule, Objection::NoHelm)),
        Ability::DropCubes(_) | Ability::DropCubePerHelm if !state.could_take(by) => {
            Err(refuse("DR-17.13", Objection::NoCubes))
        }
        Ability::RemoveOwnCube(_) if !tray.iter().any(|cube| cube.of == by) => Err(refuse(rule, Objection::NoOwnCube)),
        Ability::MoveCube | Ability::MoveCubeOrExplode if tray.is_empty() => Err(refuse(rule, Objection::NoCube)),
        Ability::DrawCard if !drawing::possible(player) => Err(refuse(rule, Objection::NoCard)),
        ability => Ok(ability),
    }
}

fn each_ability(state: &State, by: Colour) -> impl Iterator<Item = (CardId, u8, Ability)> {
    let in_play = state.player(by).map(|player| player.in_play.as_slice()).unwrap_or_default();
    in_play.iter().flat_map(|card| {
        let abilities = state.cards().abilities(card);
        (0..).zip(abilities).map(|(number, ability)| (card.id, number, ability))
    })
}

/// Abilities a side may use in the ability step now.
#[must_use]
pub fn usable(state: &State, by: Colour) -> Vec<(CardId, u8)> {
    let all = each_ability(state, by).map(|(card, number, _)| (card, number));
    all.filter(|(card, number)| ability(state, by, *card, *number).is_ok()).collect()
}

/// A side may copy these abilities in the ability step now; each pair names the copying one first (DR-15.18).
#[must_use]
pub fn copies(state: &State, by: Colour) -> Vec<(AbilityRef, AbilityRef, Ability)> {
    let all = state.player(by).map(|player| copying::abilities(state, player)).unwrap_or_default();
    all.into_iter().filter(|(copy, copied, _)| self::copy(state, by, *copy, *copied).is_ok()).collect()
}

/// Can a side do anything in the ability step?
#[must_use]
pub fn has_use(state: &State, by: Colour) -> bool {
    !usable(state, by).is_empty() || !copies(state, by).is_empty()
}

/// Abilities a winner may use in the outcome step (DR-15.47), with the card each of them counts on: each once per turn, and not
/// against buildings if it says so.
#[must_use]
pub fn on_victory(state: &State, by: Colour) -> Vec<(Choice, CardId, Ability)> {
    let at_building = state.fight.as_ref().is_some_and(|fight| matches!(fight.foe, Foe::Building(..)));
    let fits = |ability: Ability| match ability {
        Ability::OnVictory { not_at_buildings, .. } => !(at_building && not_at_buildings),
        Ability::LessDamage => true,
        _ => false,
    };
    let fresh = |(card, number, _): &(CardId, u8, Ability)| !state.battle_ability_used(by, *card, *number);
    let own = each_ability(state, by).filter(fresh);
    let own = own.map(|(card, number, ability)| (Choice::Ability(card, number), card, ability));
    let copied = state.player(by).map(|player| copying::abilities(state, player)).unwrap_or_default().into_iter();
    let copied = copied.map(|(copy, copied, ability)| (Choice::Copied(copy, copied), copy.card, ability));
    own.chain(copied).filter(|(_, _, ability)| fits(*ability)).collect()
}
