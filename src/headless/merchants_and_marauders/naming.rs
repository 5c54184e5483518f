//! The names of what is shuffled now, in the order in which it lies (MM-29.3, MM-29.4).

use crate::rules::kernel::{Awaiting, Match, Want};
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::{Phase, State};
use crate::rules::merchants_and_marauders::wants::Why;
use crate::rules::merchants_and_marauders::words::{Good, Nation, NpcKind};

fn cards<'a>(cards: impl IntoIterator<Item = &'a CardId>) -> Vec<String> {
    cards.into_iter().map(CardId::to_string).collect()
}

fn cargo(cards: &[CargoId]) -> Vec<String> {
    cards.iter().map(CargoId::to_string).collect()
}

/// Names the things to be shuffled.
pub fn shuffled(game: &Match<MerchantsAndMarauders>, why: &Why) -> Vec<String> {
    let state = game.state();
    let count = match game.awaiting() {
        Awaiting::Answer(Want::Shuffle { cards, .. }) => usize::from(*cards),
        _ => 0,
    };
    let sets_out = state.phase == Phase::SettingOut;
    match why {
        Why::Deck { sort } if sets_out => cards(state.deck(*sort)),
        Why::Deck { sort: Sort::Glory } => cards(&state.discards.glory),
        Why::Deck { sort: Sort::Mission } => cards(&state.discards.mission),
        Why::Deck { sort: Sort::Rumor } => cards(&state.decks.rumor),
        Why::Deck { sort: Sort::Event } => cards(&state.decks.event),
        // The captain who was drawn goes back with the others (MM-21.6).
        Why::Deck { sort: Sort::Captain } => {
            let drawn = state.player(state.active()).and_then(|player| player.captain);
            cards(state.decks.captain.iter().chain(drawn.as_ref()))
        }
        Why::Cargo if sets_out => cargo(&state.decks.cargo),
        Why::Cargo => cargo(&state.discards.cargo),
        Why::Demand => {
            // At the round's end the token of the event goes back with the others (T-6).
            let laid = state.laid.filter(|_| count > state.reserve.len());
            state.reserve.iter().copied().chain(laid).map(Good::word).map(str::to_owned).collect()
        }
        Why::Fittings => state.scattered.iter().map(|fitting| fitting.word().to_owned()).collect(),
        Why::Merchants => state.track.iter().map(|nation| nation.word().to_owned()).collect(),
        Why::FirstPlayer => state.players.iter().map(|player| player.colour.word().to_owned()).collect(),
        Why::WarNations => Nation::ALL.into_iter().map(|nation| nation.word().to_owned()).collect(),
        Why::NpcOrder => {
            let by = state.active();
            let zone = state.player(by).and_then(|player| player.at.zone());
            let lurking = zone.map(|zone| npcs::lurking(state, zone, by)).unwrap_or_default();
            lurking.into_iter().map(|npc| npc.word().to_owned()).collect()
        }
        Why::Successor { npc } => cards(state.npcs.get(npc).into_iter().flat_map(|ship| &ship.cards)),
        Why::Tie { npc } => {
            let from = npcs::zone_of(state, *npc);
            let hunted = from.map(|from| npcs::hunted(state, *npc, from)).unwrap_or_default();
            hunted.into_iter().map(|colour| colour.word().to_owned()).collect()
        }
        Why::HoldLost { by } => cargo(state.player(*by).map_or(&[], |player| &player.cargo)),
        Why::NavalPlunder => cargo(state.battle.as_ref().map_or(&[], |battle| &battle.spoils)),
        Why::OpeningNpcs => opening(state, count),
        _ => Vec::new(),
    }
}

/// Naval captains enter first, then pirates (MM-30.1): which of them is meant is told by their number.
fn opening(state: &State, count: usize) -> Vec<String> {
    let who = |card: &CardId| -> Option<NpcKind> { Some(state.pack.events.get(card)?.npc.as_ref()?.who) };
    let of = |pirates: bool| -> Vec<&CardId> {
        let fits = |card: &&CardId| who(card).is_some_and(|npc| npc.is_pirate() == pirates);
        state.decks.event.iter().filter(fits).collect()
    };
    let naval = of(false);
    cards(if naval.len() == count { naval } else { of(true) })
}
