//! Sums over the table: which abilities work aboard, moves, spaces, bonuses, gold. Everything here is pure.

use super::abilities::{Ability, Charm};
use super::game::Table;
use super::happenings::Cargo;
use super::ids::Name;
use super::options::MarkOption;
use super::printed::Hand;
use super::state::{Crew, Kraken, Ship, State, Unit};
use super::words::{Flag, Keyword, Nation, Ruler};

/// Abilities that work on this unit now, each with the card that gives it (PC-12). A card of which the ability is the same
/// as another's stands beside it: in any moment one of the two is used (PC-4.8).
#[must_use]
pub fn working(state: &State, unit: Name) -> Vec<(Name, Ability)> {
    abilities(state, unit, false)
}

/// The same as if all crew aboard were face up: what the controller may claim (PC-12.5).
#[must_use]
pub fn could(state: &State, unit: Name) -> Vec<(Name, Ability)> {
    abilities(state, unit, true)
}

fn abilities(state: &State, unit: Name, hidden: bool) -> Vec<(Name, Ability)> {
    match state.unit(unit) {
        Some(Unit::Ship(ship)) => of_ship(state, ship, hidden),
        Some(Unit::Kraken(kraken)) => of_kraken(state, kraken),
        Some(Unit::Fort(fort)) => {
            let card = state.stronghold(fort);
            card.into_iter().flat_map(|card| &card.abilities).map(|own| (fort.card, own.clone())).collect()
        }
        None => Vec::new(),
    }
}

fn of_ship(state: &State, ship: &Ship, hidden: bool) -> Vec<(Name, Ability)> {
    let mut list = Vec::new();
    if ship_works(ship) {
        let own = state.craft(ship).into_iter().flat_map(|craft| &craft.abilities);
        list.extend(own.map(|ability| (ship.card, ability.clone())));
        for (card, charm) in charms(state, ship) {
            if let Charm::Gives(ability) = charm {
                list.push((card, ability.clone()));
            }
        }
    }
    for (crew, hand) in hands(state, ship, hidden) {
        list.extend(hand.abilities.iter().map(|ability| (crew.card, ability.clone())));
    }
    list
}

fn of_kraken(state: &State, kraken: &Kraken) -> Vec<(Name, Ability)> {
    if kraken.plight.cowed || kraken.plight.silenced {
        return Vec::new();
    }
    let card = state.monster(kraken);
    card.into_iter().flat_map(|card| &card.abilities).map(|own| (kraken.card, own.clone())).collect()
}

/// The abilities of the ship herself are not cancelled (PC-12.10).
const fn ship_works(ship: &Ship) -> bool {
    !ship.plight.cowed && !ship.plight.silenced
}

/// Crew that can use their abilities aboard (PC-12.3); those who lie face down count if `hidden`.
fn hands<'a>(state: &'a State, ship: &'a Ship, hidden: bool) -> impl Iterator<Item = (&'a Crew, &'a Hand)> {
    let crew = ship.crew.iter().filter(move |crew| (crew.up || hidden) && crew_works(state, ship, crew));
    crew.filter_map(|crew| Some((crew, state.pack.hand(crew.card)?)))
}

/// Can this crew use its abilities aboard, apart from being face down?
#[must_use]
pub fn crew_works(state: &State, ship: &Ship, crew: &Crew) -> bool {
    !rests(state, ship, crew) && state.pack.hand(crew.card).is_some_and(|hand| nation_works(state, ship, hand.nation))
}

/// Fear, smoke or silence lies on this crew (PC-13.17, AB-38, AB-39, AB-51).
#[must_use]
pub fn rests(state: &State, ship: &Ship, crew: &Crew) -> bool {
    let smoked = ship.plight.smoked && state.to_move == ship.flag;
    ship.plight.cowed || crew.hushed || smoked || is_hushed(state, ship)
}

/// All crew rest this turn, unless a treasure shields them from an enemy's kraken (AB-51, UT-13).
fn is_hushed(state: &State, ship: &Ship) -> bool {
    let own = |kraken: &&Kraken| kraken.flag == ship.flag && has(state, kraken.id, |own| *own == Ability::SilenceRoll);
    state.hush && (!shielded(state, ship) || state.krakens.iter().any(|kraken| own(&kraken)))
}

/// Do crew of this nation work on this deck (PC-12.3, AB-04)?
#[must_use]
pub fn nation_works(state: &State, ship: &Ship, nation: Nation) -> bool {
    state.craft(ship).is_some_and(|craft| craft.nation == nation || (ship_works(ship) && craft.opens_to(nation)))
}

/// Effects of the face-up treasures aboard, each with its card.
pub fn charms<'a>(state: &'a State, ship: &'a Ship) -> impl Iterator<Item = (Name, &'a Charm)> {
    let up = ship.uniques.iter().filter(|treasure| treasure.up);
    up.flat_map(|treasure| {
        let charms = state.pack.unique(treasure.card).map_or(&[][..], |unique| &unique.charms);
        charms.iter().map(|charm| (treasure.card, charm))
    })
}

/// No enemy ability, keyword or treasure affects this ship or her crew (UT-13).
#[must_use]
pub fn shielded(state: &State, ship: &Ship) -> bool {
    charms(state, ship).any(|(_, charm)| *charm == Charm::Shield)
}

/// Does such an ability work on this unit?
#[must_use]
pub fn has(state: &State, unit: Name, fits: impl Fn(&Ability) -> bool) -> bool {
    working(state, unit).iter().any(|(_, ability)| fits(ability))
}

/// A card of which such an ability works now.
#[must_use]
pub fn bearer(state: &State, unit: Name, fits: impl Fn(&Ability) -> bool) -> Option<Name> {
    working(state, unit).into_iter().find(|(_, ability)| fits(ability)).map(|(card, _)| card)
}

/// A face-down crew that could give this ability, where no card gives it now; its controller may claim it (PC-12.5).
#[must_use]
pub fn face_down(state: &State, unit: Name, fits: impl Fn(&Ability) -> bool) -> Option<Name> {
    if has(state, unit, &fits) {
        return None;
    }
    could(state, unit).into_iter().find(|(_, ability)| fits(ability)).map(|(card, _)| card)
}

/// Turns a crew up, if it lies face down (PC-12.4).
pub fn claim(table: &mut Table<'_>, unit: Name, card: Name) {
    let down = table.ship(unit).and_then(|ship| ship.crew.iter().find(|crew| crew.card == card && !crew.up)).is_some();
    let up = table.ship(unit).is_some_and(|ship| ship.crew.iter().any(|crew| crew.card == card && crew.up));
    if down && !up {
        table.tell(Cargo::CrewRevealed { unit, card });
    }
}

/// Turns up the crew that gives this ability, if no card gives it yet.
pub fn claim_ability(table: &mut Table<'_>, unit: Name, fits: impl Fn(&Ability) -> bool) {
    if let Some(card) = face_down(table, unit, fits) {
        claim(table, unit, card);
    }
}

/// Does this keyword work on the unit (PC-12.7, 12.10)?
#[must_use]
pub fn keyword(state: &State, unit: Name, keyword: Keyword) -> bool {
    keyword_card(state, unit, keyword, false).is_some()
}

/// The card that gives this keyword to the unit; face-down crew count if `hidden`.
#[must_use]
pub fn keyword_card(state: &State, unit: Name, keyword: Keyword, hidden: bool) -> Option<Name> {
    match state.unit(unit)? {
        Unit::Ship(ship) => {
            let own = ship_works(ship) && state.craft(ship).is_some_and(|craft| craft.has(keyword));
            let crew = || hands(state, ship, hidden).find(|(_, hand)| hand.has(keyword)).map(|(crew, _)| crew.card);
            own.then_some(ship.card).or_else(crew)
        }
        Unit::Kraken(kraken) => {
            let works = !kraken.plight.cowed && !kraken.plight.silenced;
            let card = state.monster(kraken).filter(|card| works && card.keywords.contains(&keyword));
            card.map(|_| kraken.card)
        }
        Unit::Fort(_) => None,
    }
}

// ---- moving

/// The segments of a unit's base move, printed ones first, bonuses after them (PC-5.1, 5.14, 5.15). Face-down crew count if
/// `hidden`.
#[must_use]
pub fn base_move(state: &State, unit: Name, hidden: bool) -> Vec<Ruler> {
    let (mut segments, slowed) = match state.unit(unit) {
        Some(Unit::Ship(ship)) => (of_sails(state, ship, hidden), ship.plight.slowed),
        Some(Unit::Kraken(kraken)) => {
            let own = state.monster(kraken).map(|card| card.base_move.clone()).unwrap_or_default();
            let swims = kraken.tentacles.contains(&true);
            let own = if swims { own } else { Vec::new() };
            // A named target drives it on (PC-14.19).
            let driven = (swims && target(state, unit).is_some()).then_some(Ruler::S);
            (own.into_iter().chain(driven).collect(), kraken.plight.slowed)
        }
        Some(Unit::Fort(_)) | None => (Vec::new(), false),
    };
    if slowed && !segments.is_empty() {
        segments = vec![Ruler::S];
    }
    segments
}

fn of_sails(state: &State, ship: &Ship, hidden: bool) -> Vec<Ruler> {
    let list = abilities(state, ship.id, hidden);
    let gives = |fits: &dyn Fn(&Ability) -> bool| list.iter().any(|(_, ability)| fits(ability));
    let full = capacity(state, ship, false) == used_space(state, ship);
    let mut segments = if ship.is_derelict() {
        let rows = keyword(state, ship.id, Keyword::Galley) || gives(&|own| *own == Ability::Oarsman);
        if !rows {
            return Vec::new();
        }
        vec![Ruler::S]
    } else if ship.towing.is_some() || (full && gives(&|own| *own == Ability::SlowWhenFull)) {
        vec![Ruler::S]
    } else {
        state.craft(ship).map(|craft| craft.base_move.clone()).unwrap_or_default()
    };
    let mut counted: Vec<&Ability> = Vec::new();
    for (_, ability) in &list {
        if counted.contains(&ability) {
            continue;
        }
        counted.push(ability);
        match ability {
            Ability::Helmsman => segments.push(Ruler::S),
            Ability::CaptainSpeed(ruler) if captain_stands(state, ship) => segments.push(*ruler),
            Ability::FullRigSpeed(ruler) if ship.standing() == ship.full() => segments.push(*ruler),
            _ => {}
        }
    }
    segments
}

/// A crew with `captain` works here face up (AB-12, AB-13, PC-19.2).
fn captain_stands(state: &State, ship: &Ship) -> bool {
    hands(state, ship, false).any(|(_, hand)| hand.abilities.contains(&Ability::Captain))
}

/// A face-down piece aboard might lengthen the move: everybody sees its back, and only its player its face.
#[must_use]
pub fn may_have_more(state: &State, unit: Name) -> bool {
    let down = |ship: &Ship| ship.crew.iter().any(|crew| !crew.up) || ship.uniques.iter().any(|treasure| !treasure.up);
    state.ship(unit).is_some_and(down)
}

// ---- spaces

/// Cargo spaces of a ship (PC-9.20); links of face-down crew count unless it is for all to see (PC-21.6).
#[must_use]
pub fn capacity(state: &State, ship: &Ship, public: bool) -> u8 {
    let aboard = || ship.crew.iter().filter(|crew| crew.up || !public);
    let cards: Vec<Name> = aboard().map(|crew| crew.card).collect();
    // A soul that was taken counts as linked to the crew that took it (AB-48).
    let takes = |card: &Name| state.pack.hand(*card).is_some_and(|hand| hand.abilities.contains(&Ability::SoulTithe));
    let souls = if cards.iter().any(takes) { aboard().filter(|crew| crew.soul).count() } else { 0 };
    state.pack.capacity(ship.card, &cards).saturating_add(small(souls))
}

/// Spaces that are taken: crew, but for those that take none, and ordinary coins (PC-9.20).
#[must_use]
pub fn used_space(state: &State, ship: &Ship) -> u8 {
    let cards: Vec<Name> = ship.crew.iter().map(|crew| crew.card).collect();
    state.pack.crew_spaces(&cards).saturating_add(small(ship.coins.len()))
}

/// Spaces that are left.
#[must_use]
pub fn free_space(state: &State, ship: &Ship) -> u8 {
    capacity(state, ship, false).saturating_sub(used_space(state, ship))
}

/// Points of all crew aboard (PC-2.10).
#[must_use]
pub fn crew_points(state: &State, ship: &Ship) -> u16 {
    let cards: Vec<Name> = ship.crew.iter().map(|crew| crew.card).collect();
    state.pack.crew_points(&cards)
}

/// The points of a ship's card.
#[must_use]
pub fn points(state: &State, ship: &Ship) -> u16 {
    state.craft(ship).map_or(0, |craft| u16::from(craft.points))
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

// ---- bonuses

/// Bonuses to an attack roll of this unit against that one, each with its card (PC-10.11, AB-02, 03, 12, 52).
#[must_use]
pub fn attack_parts(state: &State, shooter: Name, target: Name) -> Vec<(Name, i8)> {
    let nation = |unit: Name| state.ship(unit).and_then(|ship| state.craft(ship)).map(|craft| craft.nation);
    let sheltered = state.ship(target).is_some_and(|ship| shielded(state, ship));
    let mut parts: Vec<(Name, Ability)> = Vec::new();
    let mut add = |card: Name, ability: Ability| {
        if parts.iter().all(|(_, own)| *own != ability) {
            parts.push((card, ability));
        }
    };
    let own = if sheltered { Vec::new() } else { working(state, shooter) };
    for (card, ability) in own {
        let counts = match &ability {
            Ability::CannonPlusVs(filter) => nation(target).is_some_and(|nation| filter.fits(nation)),
            Ability::CaptainGunnery => state.ship(shooter).is_some_and(|ship| captain_stands(state, ship)),
            Ability::FortGarrison => state.fort(shooter).is_some_and(|fort| {
                state.ships.iter().any(|ship| ship.flag == fort.flag && ship.docked == Some(fort.island))
            }),
            _ => false,
        };
        if counts {
            add(card, ability);
        }
    }
    for (card, ability) in working(state, target) {
        if matches!(&ability, Ability::MarkedBy(by) if nation(shooter) == Some(*by)) {
            add(card, ability);
        }
    }
    parts.into_iter().map(|(card, _)| (card, 1)).collect()
}

/// The bonus to an attack roll of this unit against that one.
#[must_use]
pub fn attack_bonus(state: &State, shooter: Name, target: Name) -> i8 {
    attack_parts(state, shooter, target).into_iter().map(|(_, bonus)| bonus).sum()
}

/// The bonus to a boarding roll of this ship against that one (AB-01).
#[must_use]
pub fn boarding_bonus(state: &State, unit: Name, against: Name) -> i8 {
    if state.ship(against).is_some_and(|ship| shielded(state, ship)) {
        return 0;
    }
    let nation = state.ship(against).and_then(|ship| state.craft(ship)).map(|craft| craft.nation);
    let mut counted: Vec<Ability> = Vec::new();
    for (_, ability) in working(state, unit) {
        let counts = match &ability {
            Ability::BoardPlus => true,
            Ability::BoardPlusVs(only) => nation == Some(*only),
            _ => false,
        };
        if counts && !counted.contains(&ability) {
            counted.push(ability);
        }
    }
    counted.iter().map(|_| 1).sum()
}

// ---- gold

/// Gold that counts for winning: the bank, what treasures added, and the coins in standing forts (PC-17.2).
#[must_use]
pub fn winning_gold(state: &State, flag: Flag) -> u16 {
    let forts = state.forts.iter().filter(|fort| fort.flag == flag).flat_map(|fort| &fort.coins);
    banked_gold(state, flag).saturating_add(forts.map(|coin| u16::from(coin.value)).sum())
}

/// The value of everything on the home island (PC-6.6).
#[must_use]
pub fn banked_gold(state: &State, flag: Flag) -> u16 {
    let Some(player) = state.player(flag) else { return 0 };
    player.bonus.saturating_add(player.banked.iter().map(|coin| u16::from(coin.value)).sum())
}

/// This much winning gold wins (PC-17.1, 26.6).
#[must_use]
pub fn mark(starting_gold: u16, players: usize, option: MarkOption) -> u16 {
    let (part, of) = match (option, players) {
        (MarkOption::Shared, 3) => (2, 5),
        (MarkOption::Shared, 4) => (1, 3),
        _ => (1, 2),
    };
    starting_gold.saturating_mul(part) / of + 1
}

/// Players in turn sequence, from the one to move (PC-12.12, 26.7).
#[must_use]
pub fn in_turn(state: &State) -> Vec<Flag> {
    let at = usize::from(state.seat(state.to_move).0);
    let round = state.players.iter().cycle().skip(at).take(state.players.len());
    round.map(|player| player.flag).collect()
}

// ---- targets, and abilities that were used

/// The target of this kraken as long as it holds: the ship is afloat and an enemy, and Davy Jones can call (PC-14.20).
#[must_use]
pub fn target(table: &State, kraken: Name) -> Option<Name> {
    let beast = table.kraken(kraken)?;
    let ship = table.ship(beast.target?).filter(|ship| ship.flag != beast.flag)?;
    let own = table.ships.iter().filter(|ship| ship.flag == beast.flag);
    let calls = own.into_iter().any(|ship| has(table, ship.id, |ability| *ability == Ability::KrakenCaller));
    calls.then_some(ship.id)
}

/// Was this ability used this turn (PC-12.9)?
#[must_use]
pub fn was_used(table: &State, unit: Name, card: Name, ability: Name) -> bool {
    let used = match table.unit(unit) {
        Some(Unit::Ship(ship)) => &ship.used,
        Some(Unit::Kraken(kraken)) => &kraken.used,
        Some(Unit::Fort(fort)) => &fort.used,
        None => return false,
    };
    used.contains(&(card, ability))
}
