//! Step 4: battle abilities (DR-15.4, DR-18.17 to DR-18.19).

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::cubes;
use crate::rules::dead_reckoning::drawing;
use crate::rules::dead_reckoning::duel::{Foe, Mount};
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{
    Battle, Blow, Cubes, Drawing, Extra, Outcome, Removed, Sailing, Sailors, Turns,
};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::stowing;
use crate::rules::dead_reckoning::tower;
use crate::rules::dead_reckoning::tray::Zone;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{Orders, PieceId};

use super::commit;

/// The active side is asked first; a side with nothing to use passes at once (DR-18.18).
pub fn begin(table: &mut Table<'_>) {
    let active = table.active();
    table.tell(Battle::ToAct { by: active });
    if !check::has_use(table, active) {
        table.tell(Battle::Passed { by: active, forced: true });
        go_on(table);
    }
}

/// One ability, or a pass.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    let Some(by) = table.fight.as_ref().map(|fight| fight.acting()) else { return Ok(()) };
    let awaited = table.seat(by);
    if commit::meanwhile(table, orders, awaited) {
        return Ok(());
    }
    match orders.get(&awaited) {
        Some(Order::Use(card, number)) => {
            let ability = check::ability(table, by, *card, *number);
            if let Ok(ability) = ability {
                table.tell(Battle::AbilityUsed { by, card: *card, number: *number, ability });
                use_ability(table, by, *card, ability)?;
            }
        }
        Some(Order::UseCopy(copy, copied)) => {
            let ability = check::copy(table, by, *copy, *copied);
            if let Ok(ability) = ability {
                table.tell(Sailing::Employed { by, ability: *copy, option: 0 });
                use_ability(table, by, copy.card, ability)?;
            }
        }
        _ => table.tell(Battle::Passed { by, forced: false }),
    }
    go_on(table);
    Ok(())
}

/// Gives the go to the next side, or ends the step.
fn go_on(table: &mut Table<'_>) {
    loop {
        let state = table.state();
        let Some(fight) = &state.fight else { return };
        let (between_ships, acting) = (matches!(fight.foe, Foe::Ship(_)), fight.acting());
        let over = if between_ships { fight.passes >= 2 } else { fight.passes >= 1 };
        if over {
            table.tell(Turns::PhaseBegan { phase: Phase::Aftermath });
            return;
        }
        let next = if between_ships { fight.enemy_of(acting).unwrap_or(acting) } else { acting };
        table.tell(Battle::ToAct { by: next });
        if check::has_use(table, next) {
            return;
        }
        table.tell(Battle::Passed { by: next, forced: true });
    }
}

/// Carries out a battle ability; it counts helms on this card (DR-14.6).
fn use_ability(table: &mut Table<'_>, by: Colour, card: CardId, ability: Ability) -> Ruling<()> {
    let state = table.state();
    let played = state.player(by).and_then(|player| player.played(card));
    let helms = played.map_or(0, |card| state.cards().helms(card));
    match ability {
        Ability::DropCubes(count) => reinforce(table, by, count),
        Ability::DropCubePerHelm => reinforce(table, by, helms),
        Ability::GainStrength(count) => {
            table.tell(Battle::StrengthGained { by, count });
            Ok(())
        }
        Ability::RemoveOwnCube(gold) => remove(table, by, gold),
        Ability::MoveCube => move_cube(table, by, false),
        Ability::MoveCubeOrExplode => move_cube(table, by, true),
        Ability::DrawCard => draw(table, by),
        Ability::OnVictory { .. } | Ability::LessDamage => Ok(()),
    }
}

/// More cubes; they settle, and then they explode (DR-15.40, DR-15.41).
fn reinforce(table: &mut Table<'_>, by: Colour, count: u8) -> Ruling<()> {
    cubes::extra(table, by, count, Extra::Ability)?;
    tower::tip_in(table, by, Why::Reinforcement { by })
}

/// One own cube out of the tray: damage to the enemy ship, if there is one, and gold (DR-15.43).
fn remove(table: &mut Table<'_>, by: Colour, gold: u8) -> Ruling<()> {
    let state = table.state();
    let Some(fight) = &state.fight else { return Ok(()) };
    let options = fight.tray.iter().filter(|cube| cube.of == by).map(|cube| Choice::Cube(cube.piece.0)).collect();
    let enemy = fight.enemy_of(by).filter(|_| matches!(fight.foe, Foe::Ship(_)));
    let chosen = table.choose(state.seat(by), options, Why::WhichOwnCube { by })?;
    let Some(Choice::Cube(cube)) = chosen else { return Ok(()) };
    if let Some(zone) = zone_of(table, cube) {
        table.tell(Cubes::CubeRemoved { cube, of: by, zone, why: Removed::Ability });
    }
    if let Some(ship) = enemy {
        table.tell(Outcome::Damaged { ship, by: Some(by), count: 1, why: Blow::Ability });
    }
    stowing::gain(table, by, Goods { cargo: 0, gold })
}

/// Any cube to a zone beside its own, or into the explosion (DR-15.44, DR-15.45); there it explodes at once (DR-18.19).
fn move_cube(table: &mut Table<'_>, by: Colour, explode: bool) -> Ruling<()> {
    let state = table.state();
    let Some(fight) = &state.fight else { return Ok(()) };
    let seat = state.seat(by);
    let options = fight.tray.iter().map(|cube| Choice::Cube(cube.piece.0)).collect();
    let Some(Choice::Cube(cube)) = table.choose(seat, options, Why::WhichCube { by })? else { return Ok(()) };
    let Some(from) = zone_of(table, cube) else { return Ok(()) };
    let mut zones: Vec<Zone> = from.adjacent().to_vec();
    if explode {
        zones.push(Zone::Ex);
    }
    zones.sort_unstable();
    zones.dedup();
    let options = zones.into_iter().map(Choice::Zone).collect();
    let Some(Choice::Zone(to)) = table.choose(seat, options, Why::WhichZone { by, cube })? else { return Ok(()) };
    let of = table.fight.as_ref().and_then(|fight| fight.cube(PieceId(cube))).map_or(by, |cube| cube.of);
    table.tell(Cubes::CubeMoved { cube, of, from, to });
    tower::settle(table, by)
}

/// The only way to play a card after the drop (DR-15.46).
fn draw(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some(card) = drawing::draw(table, by, Drawing::Ability)? else { return Ok(()) };
    let seat = table.seat(by);
    match table.choose(seat, vec![Choice::Play, Choice::Keep], Why::PlayDrawn { by })? {
        Some(Choice::Play) => {
            let (id, cannons) = (card.id, table.cards().cannons(&card));
            table.tell(Sailors::CardPlayed { by, card });
            if cannons == 0 {
                return Ok(());
            }
            table.tell(Battle::Committed { by, cannons: vec![(Mount::Card(id), cannons)] });
            reinforce(table, by, cannons)
        }
        _ => {
            table.tell(Sailors::CardKept { by });
            Ok(())
        }
    }
}

fn zone_of(table: &Table<'_>, cube: u16) -> Option<Zone> {
    table.fight.as_ref()?.cube(PieceId(cube))?.lie?.zone()
}
