//! A captain’s wishes: places to sail for, and the first ship; and how it rates what has become of a few turns.

use std::borrow::Cow;

use crate::captains::Wishes;
use crate::rules::kernel::{Ruleset, Seat};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::{Phase, Player, Source, State, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::{Good, ShipKind};

use super::chart::Chart;
use super::suppositions::imagined;
use super::worth::{self, GLORY, gold, of_card, of_ship};
use super::{cargo, choices, fights, mate, own_seat, plans, port_call};

/// Games played on before each decision, where no other number is named.
pub const SAMPLES: u32 = 32;
/// So many places are thought of.
const AIMS: usize = 5;
/// More than all that a few turns bring.
const VICTORY: i32 = 1500;

/// A place to sail for, or an order.
#[derive(Clone)]
pub enum Wish {
    /// There first, or where a mate would; decided in this round, at this place, with so many actions spent.
    Sail {
        aim: Option<Where>,
        decided: (u16, Where, u8),
    },
    Give(Order),
}

impl Wishes for MerchantsAndMarauders {
    type Wish = Wish;

    const TURNS: u16 = 3;

    fn seat(view: &View) -> Seat {
        own_seat(view)
    }

    fn seen(view: &View) -> Cow<'_, State> {
        Cow::Borrowed(&view.table)
    }

    fn world(view: &View, draw: &mut dyn FnMut(usize) -> usize) -> State {
        imagined(view, draw)
    }

    fn wishes(state: &State, seat: Seat) -> Vec<Wish> {
        let Some(player) = state.at_seat(seat) else { return Vec::new() };
        match state.phase {
            Phase::Ships => {
                let own = mate::first_ship(state, player);
                let mut kinds = [ShipKind::Sloop, ShipKind::Flute];
                kinds.sort_by_key(|kind| *kind != own);
                kinds.map(|kind| Wish::Give(Order::ChooseShip(kind))).to_vec()
            }
            Phase::Actions => sails(state, player),
            _ => Vec::new(),
        }
    }

    /// A wish lasts to the end of the turn, or until the place is reached.
    fn lasts(wish: &Wish, state: &State, seat: Seat) -> bool {
        let (Wish::Sail { aim, decided }, Some(player)) = (wish, state.at_seat(seat)) else { return false };
        let now = (state.round, player.at, state.turn.spent);
        *decided == now || decided.0 == state.round && aim.is_some_and(|aim| aim != player.at)
    }

    /// While it is played out it is open until something was done at the place.
    fn is_open(wish: &Wish, state: &State, seat: Seat) -> bool {
        let (Wish::Sail { aim, decided }, Some(player)) = (wish, state.at_seat(seat)) else { return true };
        state.round <= decided.0 + 1 && !(*aim == Some(player.at) && state.turn.port)
    }

    fn order(state: &State, seat: Seat, wish: &mut Option<Wish>) -> Order {
        match wish {
            Some(Wish::Sail { aim, .. }) => mate::order(state, seat, *aim),
            _ => match wish.take() {
                Some(Wish::Give(order)) => order,
                _ => mate::order(state, seat, None),
            },
        }
    }

    fn choice(state: &State, by: Seat, options: &[Choice], why: &Why) -> usize {
        let own = state.at_seat(by).map(|player| player.colour);
        own.map_or(0, |own| choices::choice(state, own, options, why))
    }

    /// The round counts as soon as the own turn has come.
    fn begun(state: &State, seat: Seat) -> u16 {
        let waits = state.active != seat && state.at_seat(seat).is_some_and(|player| !player.played);
        state.round.saturating_sub(u16::from(waits))
    }

    /// Compares this seat with the best of the others.
    fn worth(state: &State, seat: Seat) -> i32 {
        let Some(own) = state.at_seat(seat) else { return 0 };
        let others = state.players.iter().filter(|other| other.colour != own.colour);
        let best = others.map(|other| fortune(state, other)).max().unwrap_or(0);
        let ended = match (Self::is_over(state), state.winners.contains(&own.colour)) {
            (true, true) => VICTORY,
            (true, false) => -VICTORY,
            _ => 0,
        };
        fortune(state, own) - best / 2 + ended
    }
}

/// A mate's own way and the best places, once all is played that costs nothing.
fn sails(state: &State, player: &Player) -> Vec<Wish> {
    let left = moving::actions_left(state, player.colour) > 0;
    if !left || !port_call::played(state, player).is_empty() || ending::may_claim(state, player.colour) {
        return Vec::new();
    }
    let decided = (state.round, player.at, state.turn.spent);
    let aims = plans::aims(state, player, &Chart::of(state, player), AIMS).into_iter().map(Some);
    [None].into_iter().chain(aims).map(|aim| Wish::Sail { aim, decided }).collect()
}

/// What a player has, with what it may still become.
fn fortune(state: &State, player: &Player) -> i32 {
    let by = player.colour;
    let cap = 10 * u16::from(state.house.target / 2);
    let mut sum = GLORY * i32::from(player.glory);
    sum += 10 * i32::from(player.chest.min(cap)) + 3 * i32::from(player.chest.saturating_sub(cap));
    if ending::total(state, by) >= state.house.target.into() {
        sum += VICTORY / 2;
    }
    let Some(ship) = &player.ship else { return sum - 100 };
    sum += gold(state, player) * 8 * i32::from(player.gold) / 10;
    let chart = Chart::of(state, player);
    let goods = Good::ALL.into_iter().map(|good| (good, cargo::count(&player.cargo, good)));
    sum += goods.map(|(good, count)| cargo::held(state, &chart, player.at, good, count)).sum::<i32>();
    sum += of_ship(state, ship.kind) - 16 * i32::from(sums::damage(state, by, true));
    sum += ship.fittings.keys().map(|fitting| worth::of_source(state, Source::Fitting(*fitting))).sum::<i32>();
    sum += player.hand.iter().map(|card| of_card(state, *card) / 2).sum::<i32>();
    sum += 40 * i32::try_from(player.specialists.len() + player.proved.len()).unwrap_or(0);
    sum += 60 * i32::from(player.mission.is_some()) + 50 * i32::from(player.rumor.is_some());
    sum -= 30 * i32::try_from(player.bounties.len()).unwrap_or(0);
    let lurks = player.at.zone().filter(|_| player.at.at_sea());
    let found = lurks.is_some_and(|zone| !npcs::lurking(state, zone, by).is_empty());
    let danger = if found { fights::dangers(state, player) } else { [0; 17] };
    sum - lurks.map_or(0, |zone| danger[zone as usize])
}
