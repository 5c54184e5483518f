//! The end phase, a function a step, and the end of a turn (DR-12, DR-25.1, DR-25.2).

use crate::rules::dead_reckoning::boxes;
use crate::rules::dead_reckoning::crafting;
use crate::rules::dead_reckoning::drawing;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{Drawing, Turns};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::sea::Sea;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::{Orders, Seat};

use super::commit;

/// Step 1: every empty card cell of an explored tile gets a card, from row 1 and the west (DR-12.2).
pub fn refill(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    for at in Sea::places() {
        let empty = table.sea.tile(at).is_some_and(|tile| tile.face_up && tile.cell.is_none());
        if empty {
            boxes::lay(table, at);
        }
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Mode });
    Ok(())
}

/// Steps 2 and 3: pirate or trader, in the harbour a trader; then the sails come down (DR-12.4, DR-12.5).
pub fn mode(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    let active = table.active;
    if commit::meanwhile(table, orders, active) {
        return Ok(());
    }
    let by = table.active();
    let Some(player) = table.active_player() else { return Ok(()) };
    let (was, at_home) = (player.pirate, player.at == Place::Harbour);
    // A choice is told, even if nothing changes by it.
    let mut chose = false;
    let pirate = match orders.get(&active) {
        Some(Order::ChooseMode { pirate }) => {
            chose = true;
            *pirate && !at_home
        }
        Some(order) => {
            commit::prepare(table, by, order);
            return Ok(());
        }
        None => false,
    };
    if chose || pirate != was {
        table.tell(Turns::ModeChosen { by, pirate });
    }
    table.tell(Turns::SailsLowered { by });
    table.tell(Turns::PhaseBegan { phase: Phase::Sleeve });
    Ok(())
}

/// Step 4: advancements are sleeved (DR-12.6).
pub fn sleeve(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    let active = table.active;
    if commit::meanwhile(table, orders, active) {
        return Ok(());
    }
    let by = table.active();
    match orders.get(&active) {
        Some(Order::Sleeve(advancement, card)) => crafting::run(table, by, *advancement, *card),
        Some(Order::DoneSleeving) | None => table.tell(Turns::PhaseBegan { phase: Phase::Draw }),
        Some(order) => commit::prepare(table, by, order),
    }
    Ok(())
}

/// Step 5: the cards in play are laid off, and new ones drawn (DR-12.7 to DR-12.12).
pub fn draw(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    let by = table.active();
    let due = drawing::due(table, by);
    table.tell(Turns::CardsDiscarded { by });
    let count = due.count();
    let drawing::Due { bonus, limit, held } = due;
    table.tell(Turns::DrawDue { by, count, bonus, limit, held });
    for _ in 0..count {
        if drawing::draw(table, by, Drawing::EndPhase)?.is_none() {
            break;
        }
    }
    table.tell(Turns::PhaseBegan { phase: Phase::TurnEnd });
    Ok(())
}

/// The end of a turn: perhaps it brings the last turns about; then the next player’s begins (DR-4.1, DR-25.1 to DR-25.4).
pub fn turn_end(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    let by = table.active();
    table.tell(Turns::TurnEnded);
    let marks = table.active_player().map_or(0, |player| player.achievements.len());
    if table.ended_by.is_none() && marks >= usize::from(table.marks_to_end) {
        table.tell(Turns::LastTurns { by });
    }
    if table.ended_by.is_some() {
        table.tell(Turns::LastTurnTaken { by });
    }
    let state = table.state();
    let players = u8::try_from(state.players.len()).unwrap_or(1).max(1);
    let next = state.at_seat(Seat(state.active.0.saturating_add(1) % players)).filter(|next| !next.finished);
    match next.map(|next| next.colour) {
        Some(by) => table.tell(Turns::TurnBegan { by }),
        None => table.tell(Turns::PhaseBegan { phase: Phase::Score }),
    }
    Ok(())
}
