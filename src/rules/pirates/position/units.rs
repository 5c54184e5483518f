//! Ships, krakens and forts of a position.

use std::sync::Arc;

use super::laying::{Gold, crew, fresh, named};
use super::{CardAt, FearAt, FearWord, Made, Position, ShipAt, TreasureAt};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::{Cannon, Craft, notation};
use crate::rules::pirates::setup::{Built, Flaw, fault, fresh_id, fresh_kraken, fresh_ship, open_coins, unless};
use crate::rules::pirates::state::{Coin, Fort, Kraken, Plight, Ship, State, Treasure};
use crate::rules::pirates::words::{Flag, Nation, OrderKind, Ruler, TerrainKind};
use crate::rules::plane::Pose;

/// A plain ship has such cannons (PC-30.6).
const PLAIN_CANNON: Cannon = Cannon { rank: 3, range: Ruler::S };
/// On a ship without a nation crew of every nation can use their abilities. A rule that asks for hers is told this one.
const NO_NATION: Nation = Nation::America;
/// No unit has more orders in a turn (PC-4.7).
const MOST_ORDERS: usize = 2;
/// Fear is thrown with these faces (PC-13.17).
const COWED: u8 = 5;
const SLOWED: u8 = 6;

/// The player of a unit: the first one, if nothing is said.
fn flag(state: &State, given: Option<Flag>, field: &str) -> Built<Flag> {
    let flag = given.unwrap_or(state.first);
    unless(state.player(flag).is_none(), field, Flaw::NoSuchFlag)?;
    Ok(flag)
}

/// Masts or tentacles that stand, by numbers from 1; all of them if none is given.
fn standing(count: usize, given: Option<&Vec<u8>>, field: &str) -> Built<Vec<bool>> {
    let Some(given) = given else { return Ok(vec![true; count]) };
    let there = |number: &u8| (1..=count).contains(&usize::from(*number));
    let twice = |(place, number): (usize, &u8)| given.iter().take(place).any(|before| before == number);
    unless(!given.iter().all(there) || given.iter().enumerate().any(twice), field, Flaw::Mast)?;
    Ok((1..=count).map(|number| given.iter().any(|own| usize::from(*own) == number)).collect())
}

/// Fear, as a die or a word says it.
fn fear(given: Option<FearAt>, field: &str) -> Built<(bool, bool)> {
    match given {
        None => Ok((false, false)),
        Some(FearAt::Face(COWED) | FearAt::Word(FearWord::Cowed)) => Ok((true, false)),
        Some(FearAt::Face(SLOWED) | FearAt::Word(FearWord::Slowed)) => Ok((false, true)),
        Some(FearAt::Face(_)) => Err(fault(field, Flaw::Factor)),
    }
}

/// The ships, with their cargo.
pub(super) fn lay_ships(position: &Position, state: &mut State, gold: &mut Gold) -> Built<()> {
    for (number, given) in position.ships.iter().enumerate() {
        let field = |name: &str| format!("ships[{number}].{name}");
        let (id, card) = carded(state, given, &field("id"), &field("card"))?;
        let flag = flag(state, given.flag, &field("flag"))?;
        let owner = given.owner.unwrap_or(flag);
        unless(state.player(owner).is_none(), field("owner"), Flaw::NoSuchFlag)?;
        let full = state.pack.craft(card).map_or(0, Craft::masts);
        unless(given.given.len() > MOST_ORDERS, field("given"), Flaw::Orders)?;
        gold.take(&given.coins, &field("coins"))?;
        let (cowed, slowed) = fear(given.fear, &field("fear"))?;
        let mut ship = Ship {
            owner,
            masts: standing(usize::from(full), given.masts.as_ref(), &field("masts"))?,
            crew: crew(&state.pack, &given.crew, &field("crew"))?,
            coins: coins(&given.coins, &given.face_up, &field("face_up"))?,
            uniques: treasures(&state.pack, &given.uniques, &field("uniques"))?,
            docked: given.docked,
            dock_free: given.dock_free,
            given: given.given.clone(),
            extra: given.extra,
            rammed: given.rammed,
            pivoted: given.pivoted,
            moved: given.given.contains(&OrderKind::Move),
            ghost: given.ghost,
            lost: given.lost,
            entangled: given.entangled,
            towing: given.towing,
            going_down: given.going_down,
            plight: Plight {
                cowed,
                slowed,
                chained: given.chained,
                smoked: given.smoked,
                silenced: given.silenced,
                untouchable: given.untouchable,
                stays: given.stays,
                ..Plight::default()
            },
            waits: false,
            ..fresh_ship(id, card, flag, full)
        };
        ship.used = given.used.iter().flat_map(|word| sources(&state.pack, &ship, *word)).collect();
        unless(given.at.is_some() && given.bow.is_some(), field("bow"), Flaw::PlaceTwice)?;
        ship.pose = Pose::new(given.at.unwrap_or_default(), given.heading);
        if let (Some(bow), Some(hull)) = (given.bow, contacts::hull(state, &ship)) {
            ship.pose = hull.with_bow_at(bow, given.heading);
        }
        state.ships.push(ship);
    }
    Ok(())
}

/// The id and the card of a ship; one without a printed card gets one in the position's own pack.
fn carded(state: &mut State, given: &ShipAt, id_field: &str, field: &str) -> Built<(Name, Name)> {
    let made = match &given.card {
        CardAt::Card(card) => {
            unless(state.pack.craft(*card).is_none(), field, Flaw::Card)?;
            return Ok((fresh(state, given.id, *card, id_field)?, *card));
        }
        CardAt::Made(made) => made,
    };
    let id = fresh(state, given.id, named("plain"), id_field)?;
    let card = fresh_id(id, &|card| state.pack.crafts.contains_key(&card));
    let craft = craft(made, field)?;
    unless(!state.pack.hulls.contains_key(&craft.masts()), field, Flaw::Masts)?;
    Arc::make_mut(&mut state.pack).crafts.insert(card, craft);
    Ok((id, card))
}

/// The card of a plain ship (PC-30.6).
fn craft(made: &Made, field: &str) -> Built<Craft> {
    let Made::Plain { masts, cannons, base_move, cargo, points, nation, keywords, abilities } = made;
    let notation = || fault(field, Flaw::Notation);
    let cannons = match cannons {
        Some(cannons) => notation::cannons(cannons).map_err(|_| notation())?,
        None => vec![PLAIN_CANNON; usize::from(*masts)],
    };
    unless(cannons.len() != usize::from(*masts), field, Flaw::Masts)?;
    let mut words = Vec::new();
    for ability in abilities {
        words.push(ability.ability().ok_or_else(notation)?);
    }
    if nation.is_none() {
        words.push(Ability::OpenDeck(Nation::ALL.into_iter().collect()));
    }
    Ok(Craft {
        source: String::new(),
        nation: nation.unwrap_or(NO_NATION),
        points: *points,
        cargo: *cargo,
        base_move: notation::segments(base_move).map_err(|_| notation())?,
        cannons,
        keywords: keywords.clone(),
        abilities: words,
        links: Vec::new(),
        outline: None,
        house: false,
    })
}

/// Coins face down, but for those that are said to lie open.
fn coins(values: &[u8], face_up: &[u8], field: &str) -> Built<Vec<Coin>> {
    let mut coins: Vec<Coin> = values.iter().map(|value| Coin { value: *value, up: false, ransom: false }).collect();
    for value in face_up {
        let coin = coins.iter_mut().find(|coin| coin.value == *value && !coin.up);
        coin.ok_or_else(|| fault(field, Flaw::NotAboard))?.up = true;
    }
    Ok(coins)
}

/// Unique treasures aboard.
fn treasures(pack: &Pack, list: &[TreasureAt], field: &str) -> Built<Vec<Treasure>> {
    let made = |(number, given): (usize, &TreasureAt)| {
        let (card, down, worth) = match *given {
            TreasureAt::Card(card) => (card, None, 0),
            TreasureAt::Lying { card, down, worth } => (card, down, worth),
        };
        let printed = pack.unique(card).ok_or_else(|| fault(format!("{field}[{number}]"), Flaw::Card))?;
        Ok(Treasure { card, up: !down.unwrap_or(printed.face_down), worth })
    };
    list.iter().enumerate().map(made).collect()
}

/// The cards aboard that have the ability which was used; the ship's own, if none has.
fn sources(pack: &Pack, ship: &Ship, word: Name) -> Vec<(Name, Name)> {
    let has = |abilities: &[Ability]| abilities.iter().any(|ability| ability.word() == word.word());
    let own = pack.craft(ship.card).is_some_and(|craft| has(&craft.abilities)).then_some(ship.card);
    let hands = ship.crew.iter().map(|crew| crew.card);
    let hands = hands.filter(|card| pack.hand(*card).is_some_and(|hand| has(&hand.abilities)));
    let mut cards: Vec<Name> = own.into_iter().chain(hands).collect();
    if cards.is_empty() {
        cards.push(ship.card);
    }
    cards.into_iter().map(|card| (card, word)).collect()
}

/// The krakens.
pub(super) fn lay_krakens(position: &Position, state: &mut State) -> Built<()> {
    for (number, given) in position.krakens.iter().enumerate() {
        let field = |name: &str| format!("krakens[{number}].{name}");
        let cannons = state.pack.monster(given.card).map(|monster| monster.cannons.len());
        let count = cannons.ok_or_else(|| fault(field("card"), Flaw::Card))?;
        let id = fresh(state, given.id, given.card, &field("id"))?;
        let flag = flag(state, given.flag, &field("flag"))?;
        let owner = given.owner.unwrap_or(flag);
        unless(state.player(owner).is_none(), field("owner"), Flaw::NoSuchFlag)?;
        unless(given.given.len() > MOST_ORDERS, field("given"), Flaw::Orders)?;
        let embraced = given.embraces.and_then(|id| state.ship(id)).map(|ship| ship.pose.at);
        let (cowed, slowed) = fear(given.fear, &field("fear"))?;
        state.krakens.push(Kraken {
            owner,
            at: given.at.or(embraced).unwrap_or_default(),
            tentacles: standing(count, given.tentacles.as_ref(), &field("tentacles"))?,
            embraces: given.embraces,
            since: given.since,
            target: given.target,
            given: given.given.clone(),
            extra: given.extra,
            used: given.used.iter().map(|word| (given.card, *word)).collect(),
            lost: given.lost,
            plight: Plight { cowed, slowed, ..Plight::default() },
            waits: false,
            ..fresh_kraken(id, given.card, flag, count)
        });
    }
    Ok(())
}

/// The forts, with the gold inside.
pub(super) fn lay_forts(position: &Position, state: &mut State, gold: &mut Gold) -> Built<()> {
    for (number, given) in position.forts.iter().enumerate() {
        let field = |name: &str| format!("forts[{number}].{name}");
        let card = state.pack.stronghold(given.card).ok_or_else(|| fault(field("card"), Flaw::Card))?;
        let (cost, count) = (u16::from(card.cost), card.flags.len());
        let id = fresh(state, given.id, given.card, &field("id"))?;
        let flag = flag(state, given.flag, &field("flag"))?;
        let island = state.island(given.island).ok_or_else(|| fault(field("island"), Flaw::NoSuch))?;
        unless(state.fort_on(given.island).is_some(), field("island"), Flaw::FortTwice)?;
        gold.take(&given.coins, &field("coins"))?;
        let inside: u16 = given.coins.iter().map(|value| u16::from(*value)).sum();
        unless(inside < cost, field("coins"), Flaw::FortCost)?;
        unless(given.given.len() > MOST_ORDERS, field("given"), Flaw::Orders)?;
        let slots = &state.pack.measures.slots;
        let flags: Vec<((i8, i8), u8)> = match &given.flags {
            Some(flags) => flags.clone(),
            None => slots.iter().take(count).map(|slot| (*slot, 1)).collect(),
        };
        let known = |(slot, stands): &((i8, i8), u8)| slots.contains(slot) && *stands <= 1;
        let twice =
            |(place, (slot, _)): (usize, &((i8, i8), u8))| flags.iter().take(place).any(|(other, _)| other == slot);
        let legal = flags.len() <= count && flags.iter().all(known) && !flags.iter().enumerate().any(twice);
        unless(!legal, field("flags"), Flaw::Flags)?;
        state.forts.push(Fort {
            id,
            card: given.card,
            flag,
            island: given.island,
            pose: Pose::new(given.at.unwrap_or(island.pose.at), given.turned),
            flags: flags.into_iter().map(|(slot, stands)| (slot, stands == 1)).collect(),
            coins: open_coins(&given.coins),
            given: given.given.clone(),
            extra: given.extra,
            used: given.used.iter().map(|word| (given.card, *word)).collect(),
        });
    }
    Ok(())
}

/// Pieces that others name are there.
pub(super) fn bind(position: &Position, state: &State) -> Built<()> {
    let lies =
        |id: Name, kind: TerrainKind| state.terrain.iter().any(|terrain| terrain.id == id && terrain.kind == kind);
    let ship = |id: Name| state.ship(id).is_some();
    let there = |given: Option<Name>, known: &dyn Fn(Name) -> bool, field: String| {
        unless(given.is_some_and(|id| !known(id)), field, Flaw::NoSuch)
    };
    for (number, given) in position.ships.iter().enumerate() {
        let field = |name: &str| format!("ships[{number}].{name}");
        there(given.docked, &|id| state.island(id).is_some(), field("docked"))?;
        there(given.lost, &|id| lies(id, TerrainKind::Fog), field("lost"))?;
        there(given.entangled, &|id| lies(id, TerrainKind::Sargasso), field("entangled"))?;
        there(given.towing, &ship, field("towing"))?;
    }
    for (number, given) in position.krakens.iter().enumerate() {
        let field = |name: &str| format!("krakens[{number}].{name}");
        there(given.embraces, &ship, field("embraces"))?;
        there(given.target, &ship, field("target"))?;
        there(given.lost, &|id| lies(id, TerrainKind::Fog), field("lost"))?;
    }
    for (number, (rammed, rammer)) in position.pinned.iter().enumerate() {
        unless(!ship(*rammed) || !ship(*rammer), format!("pinned[{number}]"), Flaw::NoSuch)?;
    }
    Ok(())
}
