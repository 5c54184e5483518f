//! Finding a place for goods: booty under the lock, and goods gained when it is over (DR-5.17, DR-18.20).

use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::{Good, Goods, Hold, Place};
use super::happenings::{Stow, Stowing};
use super::marks;
use super::state::State;
use super::wants::{Choice, Why};

/// Holds of a ship with room for one more.
fn open_holds(state: &State, by: Colour) -> Vec<Hold> {
    let Some(player) = state.player(by) else { return Vec::new() };
    Hold::ALL.into_iter().filter(|hold| player.room(state.cards(), *hold) > 0).collect()
}

/// May this player lay goods on the island of the battle? A blockade does not matter here, walls do (DR-18.23).
fn open_island(state: &State, by: Colour) -> bool {
    let island = state.fight.as_ref().and_then(|fight| state.island_at(fight.at));
    island.is_some_and(|island| !island.bars(by))
}

fn each(goods: Goods) -> impl Iterator<Item = Good> {
    Good::ALL.into_iter().flat_map(move |good| std::iter::repeat_n(good, usize::from(goods.of(good))))
}

/// Booty: free hold space or the island of the battle; the rest goes back (DR-18.20, DR-18.23).
pub fn booty(table: &mut Table<'_>, by: Colour, goods: Goods) -> Ruling<()> {
    for good in each(goods) {
        let state = table.state();
        let mut options: Vec<Choice> = open_holds(state, by).into_iter().map(Choice::Hold).collect();
        if open_island(state, by) {
            options.push(Choice::Island);
        }
        options.push(Choice::Supply);
        let chosen = table.choose(state.seat(by), options, Why::StowBooty { by, good })?;
        let to = match chosen {
            Some(Choice::Hold(hold)) => Stow::Hold(hold),
            Some(Choice::Island) => Stow::Island,
            _ => Stow::Supply,
        };
        table.tell(Stowing::Stowed { by, good, to });
    }
    Ok(())
}

/// Finds the place of this player's ship; in a battle it is the battle's place.
fn lies(state: &State, by: Colour) -> Option<Place> {
    match &state.fight {
        Some(fight) => Some(fight.at),
        None => state.player(by).map(|player| player.at),
    }
}

/// Goods gained to the ship make their own room, at any step of a battle (DR-5.17, DR-18.9).
pub fn gain(table: &mut Table<'_>, by: Colour, goods: Goods) -> Ruling<()> {
    if goods.units() == 0 {
        return Ok(());
    }
    table.tell(Stowing::GoodsGained { by, goods });
    for good in each(goods) {
        let state = table.state();
        let open = open_holds(state, by);
        let mut options: Vec<Choice> = open.iter().copied().map(Choice::Hold).collect();
        if open.is_empty() {
            options.extend(room_to_make(state, by));
            options.push(Choice::Supply);
        }
        let chosen = table.choose(state.seat(by), options, Why::StowGain { by, good })?;
        let to = match chosen {
            Some(Choice::Hold(hold)) => Stow::Hold(hold),
            Some(Choice::Overboard(hold, out)) => {
                let mut goods = Goods::default();
                *goods.of_mut(out) = 1;
                table.tell(Stowing::Jettisoned { by, hold, goods });
                Stow::Hold(hold)
            }
            Some(Choice::Unload(from, out)) => {
                table.tell(Stowing::Unloaded { by, good: out, from });
                Stow::Hold(from)
            }
            Some(Choice::Island) => Stow::Island,
            Some(Choice::Harbour) => Stow::Harbour,
            _ => Stow::Supply,
        };
        table.tell(Stowing::Stowed { by, good, to });
        if lies(table, by) == Some(Place::Harbour) && by == table.active() {
            marks::enriched(table, by);
        }
    }
    Ok(())
}

/// Lists ways to make room: goods go overboard, or ashore where the active player may unload (DR-5.9, DR-5.10, DR-5.13,
/// DR-5.14), or the new goods themselves are unloaded at once.
fn room_to_make(state: &State, by: Colour) -> Vec<Choice> {
    let Some(player) = state.player(by) else { return Vec::new() };
    let Some(at) = lies(state, by) else { return Vec::new() };
    let at_home = at == Place::Harbour;
    let island = state.island_at(at).is_some() && !state.walled(by, at) && !state.blockaded(by, at);
    let unloads = by == state.active() && (at_home || island) && !state.turn.under_way;
    let mut options = Vec::new();
    for hold in Hold::ALL {
        for good in Good::ALL {
            if player.slot(hold).goods.of(good) > 0 {
                options.push(Choice::Overboard(hold, good));
                if unloads {
                    options.push(Choice::Unload(hold, good));
                }
            }
        }
    }
    if unloads {
        options.push(if at_home { Choice::Harbour } else { Choice::Island });
    }
    options
}

/// Goods that no longer fit into a hold: to free space, or overboard, at once (DR-15.34).
pub fn clear(table: &mut Table<'_>, by: Colour, hold: Hold) -> Ruling<()> {
    loop {
        let state = table.state();
        let Some(player) = state.player(by) else { return Ok(()) };
        let goods = player.slot(hold).goods;
        if goods.units() <= player.capacity(state.cards(), hold) {
            return Ok(());
        }
        let open = open_holds(state, by);
        let mut options = Vec::new();
        for good in Good::ALL.into_iter().filter(|good| goods.of(*good) > 0) {
            options.extend(open.iter().map(|to| Choice::Shift(good, *to)));
            options.push(Choice::Overboard(hold, good));
        }
        match table.choose(state.seat(by), options, Why::Covered { by, hold })? {
            Some(Choice::Shift(good, to)) => table.tell(Stowing::Shifted { by, good, from: hold, to }),
            Some(Choice::Overboard(_, good)) => {
                let mut goods = Goods::default();
                *goods.of_mut(good) = 1;
                table.tell(Stowing::Jettisoned { by, hold, goods });
            }
            _ => return Ok(()),
        }
    }
}
