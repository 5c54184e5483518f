//! Ships of no player: whom they chase, where they sail, when they scout, how they come and go (MM-14).

use super::game::{Ruling, Table};
use super::happenings::{Course, Grudge, Rounds};
use super::ids::CardId;
use super::pack::Icon;
use super::state::State;
use super::wants::Why;
use super::war;
use super::words::{Colour, Compass, NpcKind, Zone};

/// Is it hostile to this captain (MM-14.9)?
#[must_use]
pub fn hostile(state: &State, npc: NpcKind, by: Colour) -> bool {
    grudge(state, npc, by).is_some()
}

/// The first priority that the captain meets: naval ships chase pirates, then enemies in war (MM-14.10), pirates chase
/// all who are none (MM-14.11). A player without a captain is no target (MM-21.5).
#[must_use]
pub fn grudge(state: &State, npc: NpcKind, by: Colour) -> Option<Grudge> {
    state.player(by)?.at.zone()?;
    state.captain(by)?;
    if npc.is_pirate() {
        return (!state.is_pirate(by)).then_some(Grudge::NoPirate);
    }
    let level = |levels: u16| u8::try_from(levels).unwrap_or(u8::MAX);
    match measures(state, npc, by) {
        [0, 0, 0] => None,
        [0, 0, _] => Some(Grudge::War),
        [0, others, _] => Some(Grudge::OtherBounties(level(others))),
        [own, ..] => Some(Grudge::Bounty(level(own))),
    }
}

/// The measures of the three priorities, which captains are compared by (MM-14.12).
#[must_use]
pub fn measures(state: &State, npc: NpcKind, by: Colour) -> [u16; 3] {
    let Some(player) = state.player(by) else { return [0; 3] };
    let Some(nation) = npc.nation() else {
        return [player.gold, u16::try_from(player.cargo.len()).unwrap_or(u16::MAX), 1];
    };
    let others = player.bounties.iter().filter(|(of, _)| **of != nation).map(|(_, level)| u16::from(*level));
    let enemy = state.captain(by).is_some_and(|captain| state.at_war(nation, captain.nation));
    [state.bounty(by, nation).into(), others.sum(), enemy.into()]
}

/// The zone of its model.
#[must_use]
pub fn zone_of(state: &State, npc: NpcKind) -> Option<Zone> {
    state.npcs.get(&npc)?.at
}

/// The ships that would scout for this captain in a zone: hostile ones, pirates only where no naval ship lies
/// (MM-14.17), and Men-of-War only where there is one alone (MM-14.18).
#[must_use]
pub fn lurking(state: &State, zone: Zone, by: Colour) -> Vec<NpcKind> {
    let here = |npc: &NpcKind| zone_of(state, *npc) == Some(zone);
    let man_of_war = |npc: &NpcKind| state.npcs.get(npc).is_some_and(|ship| ship.man_of_war);
    let naval = NpcKind::ALL.iter().any(|npc| here(npc) && !npc.is_pirate());
    let men_of_war = NpcKind::ALL.iter().filter(|npc| here(npc) && man_of_war(npc)).count();
    let scouts = |npc: &NpcKind| if npc.is_pirate() { !naval } else { !man_of_war(npc) || men_of_war < 2 };
    NpcKind::ALL.into_iter().filter(|npc| here(npc) && scouts(npc) && hostile(state, *npc, by)).collect()
}

/// Ships of the icons sail, in printed order (MM-14.20).
///
/// # Errors
/// Stops where an answer is missing.
pub fn sail_by_icons(table: &mut Table<'_>, icons: &[Icon]) -> Ruling<()> {
    for Icon { npc, letter } in icons {
        let Some(from) = zone_of(table, *npc) else {
            table.tell(Rounds::IconSkipped { npc: *npc });
            continue;
        };
        if let Some(prey) = prey(table, *npc, from)? {
            chase(table, *npc, from, prey);
        } else if let Some((letter, to)) = by_letter(table, from, *letter) {
            table.tell(Rounds::NpcSailed { npc: *npc, from, to, course: Course::Letter(letter) });
        }
    }
    Ok(())
}

fn chase(table: &mut Table<'_>, npc: NpcKind, from: Zone, prey: Colour) {
    let Some(because) = grudge(table, npc, prey) else { return };
    let Some(to) = table.player(prey).and_then(|player| player.at.zone()) else { return };
    if to == from {
        table.tell(Rounds::NpcStayed { npc, at: from, prey, because });
    } else {
        table.tell(Rounds::NpcSailed { npc, from, to, course: Course::Hunt(prey, because) });
    }
}

/// Lists the captains that a ship hunts from this zone: in it or next to it, across every border, at sea or in port,
/// and of those the ones with the highest measures (MM-14.13, MM-14.21, MM-14.23).
#[must_use]
pub fn hunted(state: &State, npc: NpcKind, from: Zone) -> Vec<Colour> {
    let near = |zone: Zone| zone == from || state.pack.neighbours(from).any(|border| border.to == zone);
    let prey = |by: &Colour| {
        let zone = state.player(*by).and_then(|player| player.at.zone());
        zone.is_some_and(near) && hostile(state, npc, *by)
    };
    let near: Vec<Colour> = state.clockwise_from(state.first).into_iter().filter(prey).collect();
    let most = near.iter().map(|by| measures(state, npc, *by)).max();
    near.into_iter().filter(|by| Some(measures(state, npc, *by)) == most).collect()
}

/// The captain who is hunted; one of equals is drawn (MM-14.13).
fn prey(table: &mut Table<'_>, npc: NpcKind, from: Zone) -> Ruling<Option<Colour>> {
    let mut equal = hunted(table, npc, from);
    if equal.len() > 1 {
        equal = table.shuffled(&equal, Why::Tie { npc })?;
    }
    Ok(equal.first().copied())
}

/// Finds the border with this letter, or the next letter clockwise that the zone has (MM-14.22).
#[must_use]
pub fn by_letter(state: &State, from: Zone, letter: Compass) -> Option<(Compass, Zone)> {
    let turned = Compass::ALL.into_iter().cycle().skip_while(|other| *other != letter).take(Compass::ALL.len());
    let mut found = turned.filter_map(|letter| {
        let border = state.pack.neighbours(from).find(|border| border.letter == Some(letter))?;
        Some((letter, border.to))
    });
    found.next()
}

/// A card moves a ship; it scouts for nobody because of that (MM-14.14).
pub fn move_one(table: &mut Table<'_>, npc: NpcKind, to: Zone) {
    if let Some(from) = zone_of(table, npc) {
        table.tell(Rounds::NpcSailed { npc, from, to, course: Course::Card });
    }
}

/// A captain of the events takes command of the ship of that kind, which moves to the captain's zone (MM-14.3 to 14.5).
/// In war it is a Man-of-War, and a squadron makes room (MM-15.5).
pub fn enter(table: &mut Table<'_>, card: CardId) {
    let Some((npc, at)) =
        table.pack.events.get(&card).and_then(|event| event.npc.as_ref().map(|npc| (npc.who, npc.zone)))
    else {
        return;
    };
    if let Some(nation) = npc.nation()
        && table.npcs.get(&npc).is_some_and(|ship| ship.squadron)
    {
        table.tell(Rounds::SquadronLeft { nation });
    }
    let man_of_war = fights(table, npc);
    table.tell(Rounds::NpcEntered { npc, card, at, man_of_war });
}

/// Is this ship's nation at war (MM-14.2)?
fn fights(state: &State, npc: NpcKind) -> bool {
    npc.nation().is_some_and(|nation| war::fights(state, nation))
}

/// A beaten ship leaves the board, and its top card goes to the discard (MM-14.6).
pub fn beaten(table: &mut Table<'_>, npc: NpcKind) {
    let card = table.npcs.get(&npc).and_then(|ship| ship.cards.first()).copied();
    table.tell(Rounds::NpcBeaten { npc, card });
}

/// Step (2) of a round's end: new captains enter, or the beaten are followed by one of the cards below, ship by ship
/// (MM-7.8). Where both would happen the new captain comes (MM-14.7, G-16).
///
/// # Errors
/// Stops where an answer is missing.
pub fn enter_all(table: &mut Table<'_>) -> Ruling<()> {
    for npc in NpcKind::ALL {
        let of_this = |card: &CardId| {
            let event = table.pack.events.get(card);
            event.and_then(|event| event.npc.as_ref()).is_some_and(|captain| captain.who == npc)
        };
        let new: Vec<CardId> = table.entering.iter().copied().filter(of_this).collect();
        if new.is_empty() && table.returning.contains(&npc) {
            follow(table, npc)?;
        }
        for card in new {
            enter(table, card);
        }
    }
    Ok(())
}

/// One of the cards below goes on top, drawn at random if there are several (MM-14.6).
fn follow(table: &mut Table<'_>, npc: NpcKind) -> Ruling<()> {
    let mut cards = table.npcs.get(&npc).map(|ship| ship.cards.clone()).unwrap_or_default();
    if cards.len() > 1 {
        cards = table.shuffled(&cards, Why::Successor { npc })?;
    }
    let Some(card) = cards.first().copied() else { return Ok(()) };
    let captain = table.pack.events.get(&card).and_then(|event| event.npc.as_ref());
    let Some(at) = captain.map(|captain| captain.zone) else { return Ok(()) };
    let man_of_war = fights(table, npc);
    table.tell(Rounds::NpcReturned { npc, card, at, man_of_war });
    Ok(())
}
