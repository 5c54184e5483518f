//! Steps 5 to 9: booty, damage, winner, outcome and sinking (DR-18.20 to DR-18.32).

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::drawing;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{
    Battle, Blow, Cubes, Drawing, Outcome, Removed, Sailing, Stowing, Turns,
};
use crate::rules::dead_reckoning::levelling;
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::things::Effect;
use crate::rules::dead_reckoning::sinking;
use crate::rules::dead_reckoning::state::{Course, Phase};
use crate::rules::dead_reckoning::stowing;
use crate::rules::dead_reckoning::tray::{Zone, ZoneKind};
use crate::rules::dead_reckoning::upgrades;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Orders;

/// The rest of the battle, in one go.
pub fn run(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    let Some(fight) = table.fight.clone() else { return Ok(()) };
    let [active, other] = fight.sides.as_slice() else { return Ok(()) };
    let (foe, sides) = (fight.foe, [active.colour, other.colour]);
    if !matches!(foe, Foe::Building(..)) {
        for by in sides {
            booty(table, by)?;
        }
    }
    for by in sides {
        damage(table, foe, by);
    }
    let winner = count(table, sides);
    outcome(table, foe, winner, sides)?;
    let [active, _] = sides;
    if winner != Colour::Black && !(matches!(foe, Foe::Building(..)) && winner != active) {
        spoils(table, foe, winner)?;
    }
    if !matches!(foe, Foe::Building(..)) {
        marks::battle_won(table, winner);
    }
    sinking::check(table, foe, sides);
    for of in sides {
        let cubes = table.fight.iter().flat_map(|fight| &fight.tray).filter(|cube| cube.of == of).count();
        if cubes > 0 {
            table.tell(Battle::CubesReturned { of, count: u8::try_from(cubes).unwrap_or(u8::MAX) });
        }
    }
    table.tell(Battle::BattleEnded);
    let phase = if table.course == Course::Voyage { Phase::Main } else { Phase::Declare };
    table.tell(Turns::PhaseBegan { phase });
    Ok(())
}

/// Cubes in booty zones bring goods; black ones bring nothing (DR-18.20 to DR-18.24).
fn booty(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    for (cube, zone) in cubes_in(table, by, ZoneKind::Booty) {
        let why = if by == Colour::Black { Removed::NoUse } else { Removed::Booty };
        table.tell(Cubes::CubeRemoved { cube, of: by, zone, why });
        if by == Colour::Black {
            continue;
        }
        let goods = match zone {
            Zone::Go => table.cards().booty.go,
            Zone::Ca => table.cards().booty.ca,
            Zone::Mi => table.cards().booty.mi,
            _ => any_two(table, by)?,
        };
        table.tell(Stowing::BootyWon { by, zone, goods });
        stowing::booty(table, by, goods)?;
    }
    Ok(())
}

/// Any two goods in any mix (DR-18.24).
fn any_two(table: &mut Table<'_>, by: Colour) -> Ruling<Goods> {
    let count = table.cards().booty.ch;
    let mixes: Vec<Choice> =
        (0..=count).map(|cargo| Choice::Goods(Goods { cargo, gold: count.saturating_sub(cargo) })).collect();
    let seat = table.seat(by);
    Ok(match table.choose(seat, mixes, Why::AnyTwo { by })? {
        Some(Choice::Goods(goods)) => goods,
        _ => Goods::default(),
    })
}

/// Cubes in damage zones hit the enemy ship, if there is one for them to hit (DR-18.25, DR-18.26).
fn damage(table: &mut Table<'_>, foe: Foe, by: Colour) {
    let active = table.active();
    let enemy = match foe {
        Foe::Ship(_) => table.fight.as_ref().and_then(|fight| fight.enemy_of(by)),
        Foe::Card(_) | Foe::Building(..) => (by != active).then_some(active),
    };
    for (cube, zone) in cubes_in(table, by, ZoneKind::Damage) {
        let why = if enemy.is_some() { Removed::Damage } else { Removed::NoUse };
        table.tell(Cubes::CubeRemoved { cube, of: by, zone, why });
        if let Some(ship) = enemy {
            let by = (by != Colour::Black).then_some(by);
            table.tell(Outcome::Damaged { ship, by, count: 1, why: Blow::Cube });
        }
    }
}

/// The higher strength wins, and a tie is the active player's (DR-18.28, DR-18.29).
fn count(table: &mut Table<'_>, [active, other]: [Colour; 2]) -> Colour {
    let of = |colour| table.fight.as_ref().map_or(0, |fight| fight.strength(colour));
    let (own, theirs) = (of(active), of(other));
    let by = if own >= theirs { active } else { other };
    table.tell(Battle::StrengthCounted { active: own, other: theirs });
    table.tell(Battle::Won { by, tie: own == theirs });
    by
}

fn outcome(table: &mut Table<'_>, foe: Foe, winner: Colour, [active, other]: [Colour; 2]) -> Ruling<()> {
    let loser = if winner == active { other } else { active };
    match foe {
        Foe::Ship(_) => {
            table.tell(Outcome::Damaged { ship: loser, by: Some(winner), count: 1, why: Blow::LostToShip });
            if table.player(loser).is_some_and(|player| player.pirate) {
                table.tell(Outcome::TradeMode { ship: loser });
            }
        }
        Foe::Card(_) => merchant(table, active, winner == active)?,
        Foe::Building(at, building) if winner == active => {
            if let Some(island) = table.island_at(at).map(|island| island.id) {
                table.tell(Outcome::BuildingRemoved { island, building });
            }
        }
        Foe::Building(..) => {
            let why = Blow::LostToBuilding;
            table.tell(Outcome::Damaged { ship: active, by: Some(other), count: 1, why });
        }
    }
    Ok(())
}

/// Carries out the effects of the card; then it becomes an advancement or is buried (DR-10.10, DR-10.11).
fn merchant(table: &mut Table<'_>, by: Colour, won: bool) -> Ruling<()> {
    let state = table.state();
    let Some(id) = state.merchant() else { return Ok(()) };
    let Some(card) = state.cards().merchants.get(&id.kind).cloned() else { return Ok(()) };
    for effect in if won { &card.victory } else { &card.defeat } {
        match effect {
            Effect::Gain(goods) => stowing::gain(table, by, *goods)?,
            Effect::Damage(count) => {
                table.tell(Outcome::Damaged { ship: by, by: None, count: *count, why: Blow::Merchant });
            }
            Effect::DrawCard => drop(drawing::draw(table, by, Drawing::Merchant)?),
            Effect::LevelUp => levelling::one_in_hand(table, by)?,
            Effect::Upgrade(class) => upgrades::install(table, by, Some(*class))?,
        }
    }
    table.tell(match won && card.prize.is_some() {
        true => Outcome::EncounterWon { by, merchant: id },
        false => Outcome::EncounterBuried { merchant: id },
    });
    Ok(())
}

/// On-victory abilities, then those against damage (DR-15.47, DR-15.48, DR-18.30).
fn spoils(table: &mut Table<'_>, foe: Foe, winner: Colour) -> Ruling<()> {
    for last in [false, true] {
        loop {
            let state = table.state();
            let hurt =
                state.fight.iter().flat_map(|fight| &fight.sides).any(|side| side.colour == winner && side.damage > 0);
            let ready = check::on_victory(state, winner).into_iter();
            let ready = ready.filter(|(_, _, ability)| (*ability == Ability::LessDamage) == last && (!last || hurt));
            let ready: Vec<(Choice, CardId, Ability)> = ready.collect();
            let mut options: Vec<Choice> = ready.iter().map(|(choice, ..)| choice.clone()).collect();
            options.push(Choice::Nothing);
            let chosen = table.choose(state.seat(winner), options, Why::OnVictory { by: winner })?;
            let chosen = ready.into_iter().find(|(choice, ..)| Some(choice) == chosen.as_ref());
            let Some((choice, card, ability)) = chosen else { break };
            match choice {
                Choice::Copied(copy, _) => table.tell(Sailing::Employed { by: winner, ability: copy, option: 0 }),
                Choice::Ability(card, number) => {
                    table.tell(Battle::AbilityUsed { by: winner, card, number, ability });
                }
                _ => break,
            }
            victory(table, foe, winner, card, ability)?;
        }
    }
    Ok(())
}

fn victory(table: &mut Table<'_>, foe: Foe, winner: Colour, card: CardId, ability: Ability) -> Ruling<()> {
    match ability {
        Ability::OnVictory { mut goods, gold_per_helm, damage, .. } => {
            let state = table.state();
            let played = state.player(winner).and_then(|player| player.played(card));
            if gold_per_helm {
                let helms = played.map_or(0, |card| state.cards().helms(card));
                goods.gold = goods.gold.saturating_add(helms);
            }
            let enemy = state.fight.as_ref().and_then(|fight| fight.enemy_of(winner));
            if let (Some(ship), Foe::Ship(_), true) = (enemy, foe, damage > 0) {
                table.tell(Outcome::Damaged { ship, by: Some(winner), count: damage, why: Blow::Victory });
            }
            stowing::gain(table, winner, goods)
        }
        Ability::LessDamage => {
            table.tell(Outcome::DamageSpared { ship: winner, count: 1 });
            Ok(())
        }
        _ => Ok(()),
    }
}

fn cubes_in(table: &Table<'_>, of: Colour, kind: ZoneKind) -> Vec<(u16, Zone)> {
    let fight = table.fight.iter();
    fight.flat_map(|fight| fight.cubes_in(of, |found| found == kind)).map(|(piece, zone)| (piece.0, zone)).collect()
}
