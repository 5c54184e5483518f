//! The ends of a match (PC-17, PC-26.6 to 26.14, PC-27.6).

use super::abilities::{Ability, Charm, Stroke};
use super::game::{Ruling, Table};
use super::happenings::{RANSOM_ABOARD, Reason, Turns};
use super::harbours;
use super::pack::Victory;
use super::state::{Phase, Ship, State};
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Flag, Keyword};
use crate::rules::kernel::Interruption;

/// A player over the mark has won at once; the player to move comes first (PC-17.1, 17.3, 26.7).
///
/// # Errors
/// The match ends.
pub fn settle(table: &mut Table<'_>) -> Ruling<()> {
    if let Some(Victory::Assault { by, gold, .. }) = table.victory {
        let there = sums::banked_gold(table, by) >= gold;
        return if there { won(table, by, Reason::Gold) } else { Ok(()) };
    }
    let over = |flag: &Flag| sums::winning_gold(table, *flag) >= table.mark && !resigned(table, *flag);
    let first = sums::in_turn(table).into_iter().find(over);
    match first {
        Some(by) => won(table, by, Reason::Gold),
        None => Ok(()),
    }
}

fn resigned(state: &State, flag: Flag) -> bool {
    state.player(flag).is_some_and(|player| player.resigned)
}

fn won(table: &mut Table<'_>, by: Flag, reason: Reason) -> Ruling<()> {
    table.tell(Turns::Won { by, reason });
    over(table)
}

fn over(table: &mut Table<'_>) -> Ruling<()> {
    table.tell(Turns::PhaseBegan { phase: Phase::Over });
    Err(Interruption::Ended)
}

/// The player to move has no unit left that could ever move again (PC-17.4): the match ends, or goes on without this
/// player (PC-26.12). False if the turn is over with it.
///
/// # Errors
/// The match ends.
pub fn no_unit(table: &mut Table<'_>) -> Ruling<bool> {
    let by = table.to_move;
    if moves_again(table, by) || table.idle.contains(&by) {
        return Ok(true);
    }
    if let Some(Victory::Assault { by: attacker, .. }) = table.victory {
        let other = table.after(attacker);
        return if by == attacker { won(table, other, Reason::NoUnit).map(|()| false) } else { Ok(true) };
    }
    table.tell(Turns::PlayerOut { by });
    last_left(table, Reason::NoUnit)?;
    Ok(false)
}

/// Has this player a unit that could be given a Move order now or later (PC-17.4)?
#[must_use]
pub fn moves_again(state: &State, flag: Flag) -> bool {
    let kraken = state.krakens.iter().any(|kraken| kraken.flag == flag);
    kraken || state.ships.iter().any(|ship| ship.flag == flag && could_move(state, ship))
}

fn could_move(state: &State, ship: &Ship) -> bool {
    let rows = || {
        let crew = sums::could(state, ship.id);
        let fits = |own: &Ability| matches!(own, Ability::Oarsman | Ability::FieldRepair);
        crew.iter().any(|(_, own)| fits(own))
    };
    let card = || state.craft(ship).is_some_and(|craft| craft.has(Keyword::Galley));
    // At home she can be repaired (PC-11.2), and a ship that waits for a place comes to lie there (PC-13.36).
    !ship.is_derelict() || ship.waits || harbours::at_home(state, ship) || card() || rows()
}

/// The match ends when one player at most is not out (PC-26.12).
fn last_left(table: &mut Table<'_>, reason: Reason) -> Ruling<()> {
    if table.players.iter().filter(|player| !player.out).count() > 1 {
        return Ok(());
    }
    by_gold(table, reason)
}

/// The coins that nobody has banked bring nobody over the mark: the match ends with the turn (PC-17.5).
///
/// # Errors
/// The match ends.
pub fn no_gold(table: &mut Table<'_>) -> Ruling<()> {
    if let Some(Victory::Assault { by, turns, .. }) = table.victory {
        let ended = table.to_move == by && table.player(by).is_some_and(|player| player.turns >= turns);
        let other = table.after(by);
        return if ended { won(table, other, Reason::Turns) } else { Ok(()) };
    }
    if table.poor || has_hope(table) { Ok(()) } else { by_gold(table, Reason::NoGold) }
}

/// Can anybody who is not out still come over the mark?
fn has_hope(state: &State) -> bool {
    let hopes = |flag: Flag| sums::winning_gold(state, flag).saturating_add(to_be_had(state, flag)) >= state.mark;
    state.players.iter().any(|player| !player.out && hopes(player.flag))
}

/// A position may be any state (PC-30.5): one that nobody could win from its start is not ended for lack of gold while coins
/// lie about or nothing is banked, and a player who has no unit in it is not out for that.
pub fn leave_open(state: &mut State) {
    let lying = state.islands.iter().any(|island| !island.coins.is_empty());
    let aboard = state.ships.iter().any(|ship| !ship.coins.is_empty());
    let gained = state.players.iter().any(|player| sums::winning_gold(state, player.flag) > 0);
    state.poor = !has_hope(state) && (lying || aboard || !gained);
    let flags = state.players.iter().map(|player| player.flag);
    let sails = |flag: &Flag| {
        state.ships.iter().any(|ship| ship.flag == *flag) || state.krakens.iter().any(|own| own.flag == *flag)
    };
    state.idle = flags.filter(|flag| !sails(flag)).collect();
}

/// Gold that this player could still come by: what lies on islands and aboard, coins of enemy forts, and what treasures and
/// Ransom may yet be worth.
fn to_be_had(state: &State, flag: Flag) -> u16 {
    let islands = state.islands.iter().flat_map(|island| &island.coins).map(|value| u16::from(*value)).sum::<u16>();
    let aboard = state.ships.iter().flat_map(|ship| &ship.coins).map(|coin| u16::from(coin.value)).sum::<u16>();
    let forts = state.forts.iter().filter(|fort| fort.flag != flag).flat_map(|fort| &fort.coins);
    let forts = forts.map(|coin| u16::from(coin.value)).sum::<u16>();
    let lying = state.islands.iter().flat_map(|island| &island.uniques).copied();
    let held = state.ships.iter().flat_map(|ship| &ship.uniques);
    let worth = held.clone().map(|own| u16::from(own.worth)).sum::<u16>();
    let charms = lying.chain(held.map(|own| own.card)).filter_map(|card| state.pack.unique(card));
    let hopes = charms.flat_map(|unique| &unique.charms).map(|charm| match charm {
        Charm::Loading(Stroke::WorthDie) => 6,
        Charm::Loading(Stroke::WorthLessCrew(most)) => u16::from(*most),
        Charm::WorthAtHome(gold) => u16::from(*gold),
        Charm::LeastCoinTwice => 7,
        _ => 0,
    });
    let crew = state.ships.iter().filter(|ship| ship.flag != flag).flat_map(|ship| &ship.crew);
    let ransom = crew.filter(|crew| state.pack.hand(crew.card).is_some_and(|hand| hand.has(Keyword::Ransom)));
    let ransom = ransom.map(|_| u16::from(RANSOM_ABOARD)).sum::<u16>();
    [islands, aboard, forts, worth, hopes.sum(), ransom].into_iter().fold(0, u16::saturating_add)
}

/// Most winning gold wins; on a tie a player who is not out, then more points afloat, then nobody (PC-17.4 to 17.6,
/// 26.12).
fn by_gold(table: &mut Table<'_>, reason: Reason) -> Ruling<()> {
    let rank = |flag: Flag| {
        let out = table.player(flag).is_some_and(|player| player.out);
        (sums::winning_gold(table, flag), !out, afloat(table, flag))
    };
    let flags = table.players.iter().filter(|player| !player.resigned).map(|player| player.flag);
    let ranks: Vec<_> = flags.map(|flag| (rank(flag), flag)).collect();
    let best = ranks.iter().map(|(rank, _)| *rank).max();
    let mut first = ranks.into_iter().filter(|(rank, _)| Some(*rank) == best).map(|(_, flag)| flag);
    match (first.next(), first.next()) {
        (Some(by), None) => won(table, by, reason),
        _ => drawn(table),
    }
}

fn drawn(table: &mut Table<'_>) -> Ruling<()> {
    table.tell(Turns::Drawn);
    over(table)
}

/// Points of ships and krakens afloat, derelicts not counted (PC-17.6).
#[must_use]
pub fn afloat(state: &State, flag: Flag) -> u16 {
    let ships = state.ships.iter().filter(|ship| ship.flag == flag && !ship.is_derelict() && !ship.waits);
    let krakens = state.krakens.iter().filter(|kraken| kraken.flag == flag && !kraken.waits);
    let ships = ships.map(|ship| sums::points(state, ship)).sum::<u16>();
    let krakens = krakens.filter_map(|kraken| state.monster(kraken)).map(|card| u16::from(card.points)).sum::<u16>();
    ships.saturating_add(krakens)
}

/// A player gives up (PC-17.7, 26.13).
///
/// # Errors
/// The match may end with it.
pub fn resign(table: &mut Table<'_>, by: Flag) -> Ruling<()> {
    table.tell(Turns::Resigned { by });
    let mut left = table.players.iter().filter(|player| !player.resigned && !player.out).map(|player| player.flag);
    match (left.next(), left.next()) {
        (Some(last), None) if table.players.len() == 2 => won(table, last, Reason::LastLeft),
        _ => last_left(table, Reason::LastLeft),
    }
}

/// A draw is offered; everybody who is not out must agree (PC-17.7, 26.14).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn offer_draw(table: &mut Table<'_>, by: Flag) -> Ruling<()> {
    table.tell(Turns::DrawOffered { by });
    for flag in sums::in_turn(table) {
        if flag == by || table.player(flag).is_none_or(|player| player.out) {
            continue;
        }
        let answer = table.choose(table.seat(flag), vec![Choice::Agree, Choice::Refuse], Why::Draw { by })?;
        if answer != Some(Choice::Agree) {
            table.tell(Turns::DrawRefused { by: flag });
            return Ok(());
        }
    }
    drawn(table)
}
