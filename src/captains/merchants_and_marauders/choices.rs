//! A mate's choices: what a rule asks in between.

use crate::captains::bot::best;
use crate::rules::merchants_and_marauders::fight;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::state::{Player, Side, Source};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::{Colour, Location, NpcKind, SKULL, Zone};

use super::cargo;
use super::chart::Chart;
use super::fights;
use super::mate;
use super::papers;
use super::port_call;
use super::raiding;
use super::weights::Eye;
use super::windows;
use super::worth::{self, gold, lacks, of_card, of_fitting};

/// The number of the option that a mate of this colour takes.
pub fn choice(state: &Eye<'_>, own: Colour, options: &[Choice], why: &Why) -> usize {
    let Some(player) = state.player(own) else { return 0 };
    if let (Why::Spend { .. }, Some(raid)) = (why, &state.raid) {
        return raiding::spent(state, player, raid, options).unwrap_or(options.len() - 1);
    }
    let value: Box<dyn Fn(&Choice) -> i32> = match why {
        Why::Window { by, hour } => Box::new(move |option| windows::value(state, *by, *hour, option)),
        Why::MerchantNation { .. } => Box::new(|option| nation(state, player, option)),
        Why::RaidOrNot { .. } => {
            let pays = raiding::pays(state, player, state.raid.as_ref().and_then(|raid| raid.nation));
            Box::new(move |option| i32::from((*option == Choice::Raid) == pays))
        }
        Why::Take { .. } => {
            let chart = Chart::of(state, player);
            Box::new(move |option| bought(state, player, &chart, option))
        }
        Why::Overboard { .. } | Why::Stow { .. } | Why::Which { .. } => {
            let chart = Chart::of(state, player);
            let out = matches!(why, Why::Overboard { .. });
            Box::new(move |option| stowed(state, player, &chart, out, option))
        }
        Why::Declare { by } => {
            let stake = by.player().and_then(|by| state.player(by)).map_or(60, |own| worth::at_stake(state, own) + 80);
            let rated = fights::declaration(state, *by, stake);
            Box::new(move |option| if let Choice::Declare(what) = option { rated(*what) } else { i32::MIN })
        }
        Why::Skull { at } => Box::new(|option| skull(state, *at, option)),
        Why::TakeShip { by } => Box::new(|option| prize(state, *by, option)),
        Why::HireCrew { .. } => Box::new(|option| port_call::men(state, player, amount(option))),
        Why::TooManyCards { .. } => Box::new(|option| -card(state, option)),
        Why::KeepRumor { .. } => {
            let chart = Chart::of(state, player);
            Box::new(move |option| match option {
                Choice::Card(card) => papers::kept(state, player, &chart, *card),
                _ => i32::MIN,
            })
        }
        Why::NewShip { .. } => {
            let ship = mate::first_ship(state, player);
            Box::new(move |option| i32::from(*option == Choice::Ship(ship)))
        }
        Why::Toll { .. } => Box::new(|option| i32::from((*option == Choice::Pay) == (player.gold >= 5))),
        Why::Reward { by } => Box::new(|option| reward(state, *by, option)),
        _ => Box::new(|option| plain(state, player, option)),
    };
    best(options, value)
}

/// Takes all there is without second thoughts, where nothing is thought about.
fn plain(state: &Eye<'_>, player: &Player, option: &Choice) -> i32 {
    let own = player.colour;
    match option {
        Choice::Gold => 900,
        Choice::Resolve | Choice::Pay | Choice::Yes => 800,
        Choice::Card(_) => 300 + card(state, option),
        Choice::Fitting(fitting) => 100 + of_fitting(state, own, *fitting),
        Choice::Weapon(_) | Choice::Cargo(_) => 300,
        Choice::Die(side, place) => die(state, own, *side, *place),
        Choice::Hit(place) => hit(state, own, *place),
        Choice::Nation(nation) => 4 + i32::from(state.bounty(own, *nation)),
        Choice::Levels(_) | Choice::Amount(_) => amount(option).into(),
        Choice::Location(Location::Hull) => 3 * i32::from(lacks(state, own, Location::Hull)),
        Choice::Location(at) => 2 * i32::from(lacks(state, own, *at)),
        Choice::Face(face) => i32::from(*face == 4),
        Choice::Zone(zone) => spare(state, player, *zone),
        Choice::Npc(npc) => i32::from(is_near(state, player, *npc)),
        Choice::Enough => 2,
        _ => 1,
    }
}

const fn amount(option: &Choice) -> u16 {
    match option {
        Choice::Amount(amount) => *amount,
        Choice::Levels(levels) => *levels as u16,
        _ => 0,
    }
}

fn card(state: &Eye<'_>, option: &Choice) -> i32 {
    if let Choice::Card(card) = option { of_card(state, *card) } else { 0 }
}

/// A token goes where the captain has no need of it, and one that the captain needs stays.
fn spare(state: &Eye<'_>, player: &Player, zone: Zone) -> i32 {
    let wanted = state.demand.get(&zone).is_some_and(|good| cargo::count(&player.cargo, *good) > 0);
    10 - 5 * i32::from(wanted)
}

fn is_near(state: &Eye<'_>, player: &Player, npc: NpcKind) -> bool {
    npcs::zone_of(state, npc) == player.at.zone() && npcs::hostile(state, npc, player.colour)
}

/// Own dice that failed are thrown again, and those of others that did not.
fn die(state: &Eye<'_>, own: Colour, side: Side, place: u8) -> i32 {
    let rolls = state.rolls.iter().rev().find(|roll| roll.by == side);
    let face = rolls.and_then(|roll| roll.faces.get(usize::from(place))).copied().unwrap_or(SKULL);
    match (side == Side::Player(own), face >= SKULL) {
        (true, false) => 30 - i32::from(face),
        (false, true) => 20,
        _ => 0,
    }
}

/// A hit on what is nearly gone, and on the Hull before all, is cancelled; of own volleys the least is thrown again.
fn hit(state: &Eye<'_>, own: Colour, place: u8) -> i32 {
    let at = Side::Player(own);
    let on_me = state.volleys.iter().find(|volley| volley.at == at);
    let found = on_me.and_then(|volley| volley.hits.get(usize::from(place))).and_then(|hit| hit.location);
    match found {
        Some(Location::Hull) => 60 - 10 * i32::from(sums::track(state, at, Location::Hull)),
        Some(location) => 40 - 10 * i32::from(sums::track(state, at, location)),
        None => 5,
    }
}

fn nation(state: &Eye<'_>, player: &Player, option: &Choice) -> i32 {
    if let Choice::Nation(nation) = option { raiding::nation(state, player, *nation) } else { 0 }
}

fn reward(state: &Eye<'_>, by: Colour, option: &Choice) -> i32 {
    let Choice::Nation(nation) = option else { return 0 };
    let loser = state.battle.as_ref().map(|battle| battle.foe_of(Side::Player(by))).and_then(Side::player);
    loser.map_or(0, |loser| state.bounty(loser, *nation).into())
}

/// The card of the market that gains most, as long as one does.
fn bought(state: &Eye<'_>, player: &Player, chart: &Chart, option: &Choice) -> i32 {
    match option {
        Choice::Cargo(card) => cargo::gain(state, player, chart, card.good, gold(state, player)),
        _ => 1,
    }
}

/// The dearest card is stowed, and the cheapest one goes overboard, as long as it is worth less than a raid's card.
fn stowed(state: &Eye<'_>, player: &Player, chart: &Chart, out: bool, option: &Choice) -> i32 {
    match option {
        Choice::Cargo(card) if out => 200 - cargo::dear(state, player, chart, *card, true),
        Choice::Cargo(card) => cargo::dear(state, player, chart, *card, false),
        Choice::Enough if out => 200 - raided(state),
        Choice::Enough => 0,
        other => plain(state, player, other),
    }
}

/// The worth of a card that a raid brings, by the goods alone.
fn raided(state: &Eye<'_>) -> i32 {
    let cards: &[CargoId] = state.raid.as_ref().map_or(&[], |raid| &raid.cards);
    let asked = |card: &&CargoId| state.demand.values().any(|good| *good == card.good);
    if cards.iter().any(|card| asked(&card)) { worth::CARGO + 6 } else { worth::CARGO }
}

/// The highest of Masts, Hold, Crew and Cannons takes the hit while it is above 1, and else the Hull.
fn skull(state: &Eye<'_>, at: Side, option: &Choice) -> i32 {
    let Choice::Location(location) = option else { return 0 };
    let now = i32::from(sums::track(state, at, *location));
    match location {
        Location::Hull if now > 1 => 3,
        Location::Hull => -1,
        Location::Masts if now > 1 => 10 * now + 3,
        Location::Hold if now > 1 => 10 * now + 2,
        Location::Crew if now > 1 => 10 * now + 1,
        Location::Cannons if now > 1 => 10 * now,
        _ if now == 0 => -1,
        _ => now,
    }
}

/// The beaten ship is taken if it is the better one as it stands.
fn prize(state: &Eye<'_>, by: Colour, option: &Choice) -> i32 {
    let Some(foe) = state.battle.as_ref().map(|battle| battle.foe_of(Side::Player(by))) else { return 0 };
    let as_it_is = |side| -> i32 {
        let printed = sums::ship_kind(state, side).map_or(0, |kind| worth::of_ship(state, kind));
        let missing =
            |at| i32::from(sums::max(state, side, at) - sums::track(state, side, at).min(sums::max(state, side, at)));
        printed - 14 * Location::ALL.into_iter().map(missing).sum::<i32>()
    };
    let sinking = sums::track(state, foe, Location::Hull) == 0;
    let better = !sinking && as_it_is(foe) > as_it_is(Side::Player(by)) + 15;
    i32::from((*option == Choice::Yes) == better)
}

/// Is this source a card in a hand?
pub const fn is_hand(source: Source) -> bool {
    matches!(source, Source::Hand(_))
}

/// The skulls of both sides of a battle, the own first.
pub fn skulls(state: &Eye<'_>, side: Side) -> Option<(u8, u8)> {
    let foe = state.battle.as_ref()?.foe_of(side);
    Some((fight::skulls_of(state, side), fight::skulls_of(state, foe)))
}
