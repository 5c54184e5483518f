//! Every number that something can change, each with its parts and their reasons (MM-4.3, 28.5, G-71).

mod ports;
mod prices;

use super::clauses::{Condition, Modifier, Rolls, Tests};
use super::pack::Squadron;
use super::sources;
use super::state::{RollKind, Side, Source, State};
use super::words::{Colour, Location, NpcKind, ShipKind, Skill, Zone};
use crate::rules::kernel::Rule;

pub use ports::{free_entry, has_toll, is_closed, may_enter, opened_by};
pub use prices::{is_demanded, price, price_parts, sale_parts, sale_price, ship_price, ship_price_parts};

use prices::walk_changes;

/// No value of a ship is above this (MM-5.6).
pub const CAP: u8 = 5;
/// The dice in the box (MM-4.3, G-2).
pub const DICE: u8 = 10;
/// Cargo cards that a captain may hold in port (MM-10.14).
pub const IN_PORT: u8 = 6;

/// A part of a sum comes from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Rule(Rule),
    Of(Source),
}

/// The parts of a sum, in the order in which they count.
pub type Parts = Vec<(Part, i16)>;

/// Is shown every part of a sum.
type Visit<'a> = &'a mut dyn FnMut(Part, i16);

fn listed(walk: impl FnOnce(Visit<'_>)) -> Parts {
    let mut parts = Parts::new();
    walk(&mut |part, amount| parts.push((part, amount)));
    parts
}

fn added(walk: impl FnOnce(Visit<'_>)) -> i16 {
    let mut sum: i16 = 0;
    walk(&mut |_, amount| sum = sum.saturating_add(amount));
    sum
}

/// A sum within these bounds.
fn within(sum: i16, least: u8, most: u8) -> u8 {
    u8::try_from(sum.clamp(least.into(), most.into())).unwrap_or(most)
}

const fn rule(number: &'static str) -> Part {
    Part::Rule(Rule(number))
}

// ---- dice

/// The value of a skill as it is printed (MM-5.1, 14.1); a squadron and a garrison have theirs in place of a card.
#[must_use]
pub fn skill(state: &State, side: Side, skill: Skill) -> u8 {
    match side {
        Side::Player(by) => state.captain(by).map_or(0, |captain| captain.skills[skill]),
        Side::Npc(kind) => {
            let Squadron { seamanship, scouting, leadership, .. } = orders_of(state, kind);
            match skill {
                Skill::Seamanship => seamanship,
                Skill::Scouting => scouting,
                Skill::Leadership => leadership,
                Skill::Influence => 0,
            }
        }
        Side::Garrison => match skill {
            Skill::Leadership => state.battle.as_ref().map_or(0, |battle| battle.garrison),
            Skill::Seamanship | Skill::Scouting | Skill::Influence => 0,
        },
    }
}

/// The skills of the captain in command (MM-14.5), or of a war squadron (T-6).
fn orders_of(state: &State, kind: NpcKind) -> Squadron {
    let none = Squadron { zone: Zone::CaribbeanSea, seamanship: 0, scouting: 0, leadership: 0 };
    let Some(npc) = state.npcs.get(&kind) else { return none };
    if npc.squadron {
        return kind.nation().and_then(|nation| state.pack.squadrons.get(&nation)).copied().unwrap_or(none);
    }
    let card = npc.cards.first().and_then(|card| state.pack.events.get(card)).and_then(|event| event.npc.as_ref());
    card.map_or(none, |card| Squadron {
        zone: card.zone,
        seamanship: card.seamanship,
        scouting: card.scouting,
        leadership: card.leadership,
    })
}

/// The ship of an NPC: the one on its card, or a Man-of-War in war (MM-14.2, 15.3).
#[must_use]
pub fn npc_ship(state: &State, kind: NpcKind) -> ShipKind {
    let Some(npc) = state.npcs.get(&kind) else { return ShipKind::Frigate };
    if npc.man_of_war || npc.squadron {
        return ShipKind::ManOfWar;
    }
    let card = npc.cards.first().and_then(|card| state.pack.events.get(card)).and_then(|event| event.npc.as_ref());
    card.map_or(ShipKind::Frigate, |card| card.ship)
}

/// The type of a side's ship; a garrison has none.
#[must_use]
pub fn ship_kind(state: &State, side: Side) -> Option<ShipKind> {
    match side {
        Side::Player(by) => state.ship(by).map(|ship| ship.kind),
        Side::Npc(kind) => Some(npc_ship(state, kind)),
        Side::Garrison => None,
    }
}

/// The dice of a roll: everything counts, between 1 and 10 (MM-4.3, G-2); with destroyed Masts a contest has 1 die,
/// whatever else there is (MM-16.6).
#[must_use]
pub fn dice(state: &State, side: Side, kind: RollKind) -> u8 {
    within(added(|visit| walk_dice(state, side, kind, visit)), 1, DICE)
}

/// The parts of [`dice`].
#[must_use]
pub fn dice_parts(state: &State, side: Side, kind: RollKind) -> Parts {
    listed(|visit| walk_dice(state, side, kind, visit))
}

fn walk_dice(state: &State, side: Side, kind: RollKind, visit: Visit<'_>) {
    let thrown = match kind {
        RollKind::Test(_, skill) => skill,
        RollKind::Contest => Skill::Seamanship,
        RollKind::CrewCombat => Skill::Leadership,
    };
    if kind == RollKind::Contest && track(state, side, Location::Masts) == 0 {
        visit(rule("MM-17.9"), 1);
        return;
    }
    visit(rule("MM-5.2"), skill(state, side, thrown).into());
    let battle = state.battle.as_ref().filter(|_| !matches!(kind, RollKind::Test(..)));
    if let Some(battle) = battle {
        let foe = battle.foe_of(side);
        if kind == RollKind::Contest && manoeuvre(state, side) >= manoeuvre(state, foe).saturating_add(2) {
            visit(rule("MM-16.6"), 1);
        }
    }
    if let Side::Player(by) = side {
        sources::modifiers(state, by, None, |source, modifier| {
            if let Modifier::Dice(rolls, more) = modifier
                && changes(rolls, kind)
            {
                visit(Part::Of(source), more.into());
            }
        });
    }
    // Cards of this battle (MM-28.5).
    let more = battle.and_then(|battle| battle.more.get(battle.place(side)));
    if let Some(more) = more.filter(|more| **more != 0) {
        visit(rule("MM-28.5"), (*more).into());
    }
}

/// Are the dice of this roll among those that change (MM-28.7)?
fn changes(rolls: Rolls, kind: RollKind) -> bool {
    match (rolls, kind) {
        (Rolls::Of(Tests::All), _) => true,
        (Rolls::Of(tests), RollKind::Test(test, skill)) => tests.holds(test, skill),
        (Rolls::Contest, RollKind::Contest) | (Rolls::CrewCombat, RollKind::CrewCombat) => true,
        _ => false,
    }
}

/// The dice of an NPC that scouts for a captain: with a flag the highest single bounty, if that is more (MM-14.16).
#[must_use]
pub fn npc_scout_dice(state: &State, npc: NpcKind, of: Colour) -> u8 {
    within(added(|visit| walk_npc_scout(state, npc, of, visit)), 1, DICE)
}

fn walk_npc_scout(state: &State, npc: NpcKind, of: Colour, visit: Visit<'_>) {
    let printed = skill(state, Side::Npc(npc), Skill::Scouting);
    let highest = state.player(of).and_then(|player| player.bounties.values().max()).copied().unwrap_or(0);
    if has_flag(state, npc) && highest > printed {
        visit(rule("MM-14.16"), highest.into());
    } else {
        visit(rule("MM-5.2"), printed.into());
    }
    sources::modifiers(state, of, None, |source, modifier| {
        if let Modifier::NpcDice(more) = modifier {
            visit(Part::Of(source), more.into());
        }
    });
}

/// Does a flag stand beside Scouting (MM-14.16)? Squadrons have one (T-6).
fn has_flag(state: &State, kind: NpcKind) -> bool {
    state.npcs.get(&kind).is_some_and(|npc| {
        let card = npc.cards.first().and_then(|card| state.pack.events.get(card)).and_then(|event| event.npc.as_ref());
        npc.squadron || card.is_some_and(|card| card.flag)
    })
}

// ---- the ship

/// The current value of a location, or the Crew of a garrison. Outside a fight an NPC is whole (MM-14.26).
#[must_use]
pub fn track(state: &State, side: Side, location: Location) -> u8 {
    match side {
        Side::Player(by) => state.ship(by).map_or(0, |ship| ship.now[location]),
        Side::Npc(_) | Side::Garrison => match &state.battle {
            Some(battle) if battle.sides().contains(&side) => battle.foe[location],
            _ => max(state, side, location),
        },
    }
}

/// The maximum of a location, never above 5 (MM-5.6, 5.7, G-41).
#[must_use]
pub fn max(state: &State, side: Side, location: Location) -> u8 {
    within(added(|visit| walk_max(state, side, location, visit)), 0, CAP)
}

/// The parts of [`max`].
#[must_use]
pub fn max_parts(state: &State, side: Side, location: Location) -> Parts {
    listed(|visit| walk_max(state, side, location, visit))
}

/// The value printed for a location of a ship (T-2).
#[must_use]
pub fn printed(state: &State, kind: ShipKind, location: Location) -> u8 {
    state.pack.ships.get(&kind).map_or(0, |card| match location {
        Location::Hull | Location::Masts => card.sturdiness,
        Location::Hold => card.hold,
        Location::Crew => card.crew,
        Location::Cannons => card.cannons,
    })
}

fn walk_max(state: &State, side: Side, location: Location, visit: Visit<'_>) {
    let Some(kind) = ship_kind(state, side) else { return };
    visit(rule("MM-5.7"), printed(state, kind, location).into());
    let Side::Player(by) = side else { return };
    // A maximum cannot hang on damage, which is counted from it.
    let counts = |when: &Condition| !when.asks_for_damage();
    sources::modifiers_if(state, by, None, counts, |source, modifier| {
        if let Modifier::Max(of, more) = modifier
            && of == location
        {
            visit(Part::Of(source), more.into());
        }
    });
}

/// Points missing at the locations of a player's ship, Crew included or not (MM-5.8).
#[must_use]
pub fn damage(state: &State, by: Colour, with_crew: bool) -> u8 {
    let side = Side::Player(by);
    let missing = |location| max(state, side, location).saturating_sub(track(state, side, location));
    let counted = Location::ALL.into_iter().filter(|location| with_crew || *location != Location::Crew);
    counted.map(missing).fold(0, u8::saturating_add)
}

/// Manoeuvrability, which no hit lowers (MM-5.9).
#[must_use]
pub fn manoeuvre(state: &State, side: Side) -> u8 {
    within(added(|visit| walk_manoeuvre(state, side, visit)), 0, CAP)
}

/// The parts of [`manoeuvre`].
#[must_use]
pub fn manoeuvre_parts(state: &State, side: Side) -> Parts {
    listed(|visit| walk_manoeuvre(state, side, visit))
}

fn walk_manoeuvre(state: &State, side: Side, visit: Visit<'_>) {
    let card = ship_kind(state, side).and_then(|kind| state.pack.ships.get(&kind));
    let Some(card) = card else { return };
    visit(rule("MM-5.6"), card.manoeuvre.into());
    if let Side::Player(by) = side {
        simple(state, by, visit, |modifier| match modifier {
            Modifier::Manoeuvre(more) => Some(more),
            _ => None,
        });
    }
}

/// Cargo cards that the ship has room for at sea: its Hold, and what no hit takes, at most 5 (MM-5.10, 28.5).
#[must_use]
pub fn capacity(state: &State, by: Colour) -> u8 {
    within(added(|visit| walk_capacity(state, by, visit)), 0, CAP)
}

/// The parts of [`capacity`].
#[must_use]
pub fn capacity_parts(state: &State, by: Colour) -> Parts {
    listed(|visit| walk_capacity(state, by, visit))
}

fn walk_capacity(state: &State, by: Colour, visit: Visit<'_>) {
    visit(rule("MM-5.10"), track(state, Side::Player(by), Location::Hold).into());
    simple(state, by, visit, |modifier| match modifier {
        Modifier::Capacity(more) => Some(more),
        _ => None,
    });
}

/// Cargo cards that a captain may hold where the ship lies now: six in port (MM-10.14, D-13).
#[must_use]
pub fn cargo_limit(state: &State, by: Colour) -> u8 {
    match state.player(by) {
        Some(player) if player.at.in_port() && state.house.any_hold_in_port => u8::MAX,
        Some(player) if player.at.in_port() => IN_PORT,
        _ => capacity(state, by),
    }
}

// ---- the turn

/// All actions of this turn (MM-8.1, 8.14): the fewest that a thing sets, and those that are added.
#[must_use]
pub fn actions(state: &State, by: Colour) -> u8 {
    within(added(|visit| walk_actions(state, by, visit)), 0, u8::MAX)
}

fn walk_actions(state: &State, by: Colour, visit: Visit<'_>) {
    visit(rule("MM-8.1"), 3);
    walk_changes(3, visit, false, |change| {
        sources::modifiers(state, by, None, |source, modifier| {
            if let Modifier::Actions(by) = modifier {
                change(source, by);
            }
        });
    });
    if state.active() == by && state.turn.more_actions > 0 {
        visit(rule("MM-8.14"), state.turn.more_actions.into());
    }
}

/// Further actions of this turn that are good for a Move only (MM-8.14).
#[must_use]
pub fn moves(state: &State, by: Colour) -> u8 {
    within(added(|visit| walk_moves(state, by, visit)), 0, u8::MAX)
}

fn walk_moves(state: &State, by: Colour, visit: Visit<'_>) {
    sources::modifiers(state, by, None, |source, modifier| {
        if let Modifier::Moves(more) = modifier {
            visit(Part::Of(source), more.into());
        }
    });
    if state.active() == by && state.turn.more_moves > 0 {
        visit(rule("MM-8.14"), state.turn.more_moves.into());
    }
}

/// Visits the parts of a sum that one kind of modifiers makes.
fn simple(state: &State, by: Colour, visit: Visit<'_>, part: impl Fn(Modifier) -> Option<i8>) {
    sources::modifiers(state, by, None, |source, modifier| {
        if let Some(more) = part(modifier) {
            visit(Part::Of(source), more.into());
        }
    });
}

fn draw_part(modifier: Modifier) -> Option<i8> {
    match modifier {
        Modifier::Draw(more) => Some(more),
        _ => None,
    }
}

/// Market cards beyond the printed number (MM-10.9).
#[must_use]
pub fn market_cards(state: &State, by: Colour) -> u8 {
    within(added(|visit| simple(state, by, visit, draw_part)), 0, u8::MAX)
}

fn plunder_part(modifier: Modifier) -> Option<i8> {
    match modifier {
        Modifier::Plunder(more) => Some(more),
        _ => None,
    }
}

/// Bonus to the plunder value of a raid (MM-11.14).
#[must_use]
pub fn plunder_more(state: &State, by: Colour) -> u8 {
    within(added(|visit| simple(state, by, visit, plunder_part)), 0, u8::MAX)
}

fn escapes_part(modifier: Modifier) -> Option<i8> {
    match modifier {
        Modifier::Escapes(more) => Some(more.saturating_neg()),
        _ => None,
    }
}

/// Escape symbols that do not count in a raid (MM-11.12).
#[must_use]
pub fn escapes_ignored(state: &State, by: Colour) -> u8 {
    within(added(|visit| simple(state, by, visit, escapes_part)), 0, u8::MAX)
}

/// The cap of a side's hits in a crew combat is higher by this (MM-18.4).
#[must_use]
pub fn crew_cap_more(state: &State, side: Side) -> u8 {
    within(added(|visit| walk_crew_cap(state, side, visit)), 0, u8::MAX)
}

fn walk_crew_cap(state: &State, side: Side, visit: Visit<'_>) {
    if let Side::Player(by) = side {
        simple(state, by, visit, |modifier| match modifier {
            Modifier::CrewCap(more) => Some(more),
            _ => None,
        });
    }
}
