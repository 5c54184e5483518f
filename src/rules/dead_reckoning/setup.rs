//! From a set-up to a table: everything is checked here once, so that the rules may rely on it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::cards::{Card, CardId, Sailor};
use super::check;
use super::colours::Colour;
use super::conserved::{self, Broken};
use super::duel::{BLACK_CUBES, CUBES, Duel, Foe, MARKS, Opening, PlayerAt, Setup, Start, Target};
use super::goods::{Hold, Place};
use super::island::Island;
use super::marks::{self, LEGEND, SEA_DOGS};
use super::printed::cards::Cards;
use super::printed::ids::Worn;
use super::printed::things::Achievement;
use super::refusals::Refusal;
use super::sails;
use super::sea::{Cell, Sea};
use super::sinking::SINKS;
use super::state::{Course, Phase, Player, Printed, Rulings, Slot, State, WindInHand};
use super::turn::{CopiedFlags, Turn, Used};
use crate::rules::kernel::Seat;

/// A set-up is wrong at this place for this reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// The path of the field, as a reader of the file would write it.
    pub field: String,
    pub flaw: Flaw,
}

/// A set-up can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The battle that was declared could not be.
    Refused(Refusal),
    /// This advancement does not exist.
    Advancement,
    /// There are 20 black cubes.
    BlackCubes,
    /// There is no such bonus token.
    Bonus,
    /// A card of the decks lies in two places.
    CardInTwoPlaces,
    CardTwice,
    /// Each player has a colour of their own, and black belongs to none.
    Colour,
    /// A player has 34 cubes besides the one on the sail track.
    Cubes,
    /// A ship with 5 damage has sunk.
    Damage,
    /// More lies in a hold than it takes.
    HoldTooFull,
    /// An island lies on a tile of its own.
    IslandPlace,
    IslandTwice,
    /// The end comes with one to nine marks.
    Marks,
    /// This merchant ship does not exist.
    Merchant,
    /// Merchant ships are met at sea.
    MerchantInHarbour,
    /// A position does not begin in this part of a turn.
    Phase,
    /// In the harbour every ship trades.
    PirateInHarbour,
    /// From one to four players sit at the table.
    Players,
    /// The sail track ends at 8.
    Sails,
    /// Each place in a sleeve takes one advancement.
    Sleeve,
    /// More cubes than slots.
    Slots,
    /// A cube has a colour that no player at the table has.
    StrangeCube,
    /// This tile does not exist, or lies elsewhere.
    Tile,
    /// This upgrade does not exist, or not this often.
    Upgrade,
    /// Two to four players sail.
    Voyagers,
}

fn fault(field: impl Into<String>, flaw: Flaw) -> SetupFault {
    SetupFault { field: field.into(), flaw }
}

type Built<T> = Result<T, SetupFault>;

/// Builds the table.
pub fn set_up(setup: &Setup) -> Built<State> {
    match &setup.start {
        Start::Voyage(opening) => voyage(opening, &setup.cards),
        Start::Battle(duel) => position(duel, &setup.cards, Course::Battle),
        Start::Position(duel) => position(duel, &setup.cards, Course::Voyage),
    }
}

fn empty(cards: &Cards, course: Course, phase: Phase, players: Vec<Player>) -> State {
    State {
        printed: Printed(Arc::new(cards.clone())),
        course,
        phase,
        players,
        active: Seat(0),
        turn: Turn::default(),
        sea: Sea::default(),
        boxes: Default::default(),
        buried: Vec::new(),
        black: BLACK_CUBES,
        bonus: false,
        wind_in_hand: WindInHand(false),
        attack: None,
        fight: None,
        winners: Vec::new(),
        marks_to_end: MARKS,
        ended_by: None,
        sheets: Vec::new(),
        tied: Vec::new(),
        victors: Vec::new(),
        rulings: Rulings::default(),
    }
}

/// A whole game before anything is laid out: everybody in the harbour with an unshuffled deck (DR-3.12 to DR-3.16).
fn voyage(opening: &Opening, cards: &Cards) -> Built<State> {
    if !(2..=4).contains(&opening.players.len()) {
        return Err(fault("players", Flaw::Voyagers));
    }
    let mut players = Vec::new();
    for (number, colour) in opening.players.iter().enumerate() {
        let twice = opening.players.iter().take(number).any(|other| other == colour);
        if twice || *colour == Colour::Black {
            return Err(fault(format!("players[{number}]"), Flaw::Colour));
        }
        let all =
            Sailor::ALL.into_iter().flat_map(|sailor| (1..=sailor.copies()).map(move |copy| CardId { sailor, copy }));
        let crew = all.map(|id| Card { id, level: 1, sleeve: Vec::new() }).collect();
        let fresh = PlayerAt { discard: crew, level_up_due: Some(false), ..PlayerAt::fresh(*colour) };
        players.push(seated(&fresh, number, cards, &Sea::default(), false)?);
    }
    let state = empty(cards, Course::Voyage, Phase::SettingOut, players);
    let marks_to_end = marks(opening.marks)?;
    Ok(State { bonus: opening.bonus, wind_in_hand: WindInHand(opening.wind_in_hand), marks_to_end, ..state })
}

/// There are nine achievements (DR-1.1).
fn marks(given: u8) -> Built<u8> {
    let most = u8::try_from(Achievement::ALL.len()).unwrap_or(u8::MAX);
    if (1..=most).contains(&given) { Ok(given) } else { Err(fault("marks", Flaw::Marks)) }
}

fn position(duel: &Duel, cards: &Cards, course: Course) -> Built<State> {
    if duel.players.is_empty() || duel.players.len() > 4 {
        return Err(fault("players", Flaw::Players));
    }
    let active = match duel.active {
        None => 0,
        Some(colour) => {
            let seat = duel.players.iter().position(|player| player.colour == colour);
            seat.ok_or_else(|| fault("active", Flaw::Colour))?
        }
    };
    let mut sea = sea(duel, cards)?;
    let mut players = Vec::new();
    for (number, player) in duel.players.iter().enumerate() {
        let twice = duel.players.iter().take(number).any(|other| other.colour == player.colour);
        if twice || player.colour == Colour::Black {
            return Err(fault(format!("players[{number}].colour"), Flaw::Colour));
        }
        players.push(seated(player, number, cards, &sea, number != active)?);
    }
    if duel.black > BLACK_CUBES {
        return Err(fault("black", Flaw::BlackCubes));
    }
    let at = players.get(active).map_or(Place::Harbour, |active| active.at);
    if let Some(merchant) = duel.merchant {
        if !cards.merchants.contains_key(&merchant.kind) {
            return Err(fault("merchant", Flaw::Merchant));
        }
        let Some(tile) = sea.tile_mut(at) else { return Err(fault("merchant", Flaw::MerchantInHarbour)) };
        tile.cell = Some(Cell { card: merchant, turned: false });
    }
    let phase = match (course, duel.phase) {
        (Course::Battle, None) => Phase::Declare,
        (Course::Voyage, None) => Phase::Main,
        (Course::Voyage, Some(phase)) if phase.opens() => phase,
        _ => return Err(fault("phase", Flaw::Phase)),
    };
    let mut state = State { sea, ..empty(cards, course, phase, players) };
    state.active = Seat(u8::try_from(active).unwrap_or(0));
    for (row, cards) in &duel.boxes {
        let filled = state.boxes.get_mut(usize::from(*row).wrapping_sub(1));
        filled.ok_or_else(|| fault("boxes", Flaw::Tile))?.clone_from(cards);
    }
    if let Some(colour) = duel.ended_by {
        let seat = state.seat(colour);
        state.at_seat(seat).ok_or_else(|| fault("ended_by", Flaw::Colour))?;
        state.ended_by = Some(seat);
    }
    state.buried.clone_from(&duel.buried);
    state.black = duel.black;
    state.marks_to_end = marks(duel.marks)?;
    state.turn = Turn {
        raised: duel.turn.raised,
        moved: duel.turn.moved || duel.moved_in,
        moved_in: duel.moved_in,
        explored: duel.turn.explored,
        purchases: duel.purchases,
        used: duel.players.iter().map(|player| used(player, cards)).collect(),
        barred: duel.turn.barred.clone(),
        sleeved: duel.turn.sleeved.clone(),
        ignores_forts: duel.turn.ignores_forts,
        coast_runners: duel.turn.coast_runners.clone(),
        wakes: duel.turn.wakes.clone(),
        ..Turn::default()
    };
    let foe = |target: Target| match target {
        Target::Ship(colour) => Some(Foe::Ship(colour)),
        Target::Building(building) => Some(Foe::Building(at, building)),
        Target::Merchant => state.sea.cell(at).map(|cell| Foe::Card(cell.card)),
    };
    let fought = duel.fought.iter().filter_map(|target| foe(*target)).collect();
    state.turn.fought = fought;
    let broken = conserved::conserved(&state);
    let twice = broken.iter().find(|broken| matches!(broken, Broken::CardTwice(_)));
    if let Some(card) = twice.filter(|_| course == Course::Voyage) {
        return Err(fault(conserved::where_again(&state, card), Flaw::CardInTwoPlaces));
    }
    marks::put_at_once(&mut state);
    if let Some(target) = duel.attack {
        check::attack(&state, target).map_err(|refusal| fault("attack", Flaw::Refused(refusal)))?;
        state.attack = check::foe(&state, target);
    }
    Ok(state)
}

/// Reads the marks of used abilities, cannons and tokens from the file.
fn used(given: &PlayerAt, cards: &Cards) -> Used {
    let all = [&given.in_play, &given.hand];
    let mark = |(card, number): &(CardId, u8)| {
        let card = all.into_iter().flatten().find(|own| own.id == *card)?;
        cards.mark(card, *number)
    };
    Used {
        cannons: given.used_cannons.clone(),
        abilities: given.used_abilities.iter().filter_map(mark).chain(given.used.iter().copied()).collect(),
        flags: given.used_flags,
        tokens: given.used_tokens.clone(),
        copied_flags: CopiedFlags::default(),
    }
}

/// Builds the ocean of a file: its tiles, its islands and the cards in its cells.
fn sea(duel: &Duel, cards: &Cards) -> Built<Sea> {
    let mut sea = Sea::default();
    for (at, given) in &duel.sea {
        let field = || format!("sea.{}", String::from(*at));
        let known = cards.tiles.contains_key(&given.id);
        let twice = sea.tiles().any(|(_, tile)| tile.id == Some(given.id));
        let Some(tile) = sea.tile_mut(*at).filter(|_| known && !twice) else {
            return Err(fault(field(), Flaw::Tile));
        };
        tile.id = Some(given.id);
        tile.face_up = given.face_up;
        tile.cell = given.card.map(|card| Cell { card, turned: false });
        if given.face_up && !given.id.open_sea {
            tile.island = Some(Island::fresh(given.id, cards.slots(given.id)));
        }
    }
    for (island, at) in islands(duel, cards)? {
        let Some(tile) = sea.tile_mut(at) else { continue };
        if tile.id.is_some_and(|id| id != island.id) {
            return Err(fault(format!("sea.{}", String::from(at)), Flaw::Tile));
        }
        (tile.id, tile.face_up) = (Some(island.id), true);
        tile.island = Some(island);
    }
    Ok(sea)
}

fn islands(duel: &Duel, cards: &Cards) -> Built<Vec<(Island, Place)>> {
    let mut islands: Vec<(Island, Place)> = Vec::new();
    for (number, given) in duel.islands.iter().enumerate() {
        let field = |what: &str| format!("islands[{number}].{what}");
        if islands.iter().any(|(island, _)| island.id == given.id) {
            return Err(fault(field("id"), Flaw::IslandTwice));
        }
        if given.at == Place::Harbour || islands.iter().any(|(_, at)| *at == given.at) {
            return Err(fault(field("at"), Flaw::IslandPlace));
        }
        let lying = given.cubes.values().fold(0_u8, |sum, cubes| sum.saturating_add(*cubes));
        let slots = if given.slots == 0 { cards.slots(given.id) } else { given.slots };
        if lying > slots {
            return Err(fault(field("cubes"), Flaw::Slots));
        }
        let known = |colour: &Colour| duel.players.iter().any(|player| player.colour == *colour);
        if !given.cubes.keys().chain(given.permanent.keys()).all(known) {
            return Err(fault(field("cubes"), Flaw::StrangeCube));
        }
        let mut island = Island {
            id: given.id,
            slots,
            cubes: given.cubes.clone(),
            permanent: given.permanent.clone(),
            goods: given.goods,
            buildings: given.buildings.clone(),
            last_controller: given.last_controller,
        };
        island.last_controller = island.controller().or(island.last_controller);
        islands.push((island, given.at));
    }
    Ok(islands)
}

fn seated(given: &PlayerAt, number: usize, cards: &Cards, sea: &Sea, waits: bool) -> Built<Player> {
    let field = |what: &str| format!("players[{number}].{what}");
    let all = [(&given.hand, "hand"), (&given.in_play, "in_play"), (&given.deck, "deck"), (&given.discard, "discard")];
    let mut seen = BTreeSet::new();
    for (pile, name) in all {
        for card in pile {
            if !seen.insert(card.id) {
                return Err(fault(field(name), Flaw::CardTwice));
            }
            sleeve(card, cards).map_err(|flaw| fault(field(name), flaw))?;
        }
    }
    if given.damage >= SINKS {
        return Err(fault(field("damage"), Flaw::Damage));
    }
    if given.sails > sails::MOST {
        return Err(fault(field("sails"), Flaw::Sails));
    }
    if given.bonus.is_some_and(|kept| usize::from(kept) >= cards.bonus.len()) {
        return Err(fault(field("bonus"), Flaw::Bonus));
    }
    let unknown = |worn: &Worn| cards.slot(worn.card.kind).is_none() || cards.sleeved(*worn).is_none();
    if given.set_aside.iter().any(unknown) {
        return Err(fault(field("set_aside"), Flaw::Advancement));
    }
    if given.pirate && given.at == Place::Harbour {
        return Err(fault(field("pirate"), Flaw::PirateInHarbour));
    }
    let legend_cubes = match given.achievements.contains(&Achievement::Legend) {
        true => 0,
        false => given.battles_won.min(LEGEND - 1),
    };
    let explorer_cubes = match given.achievements.contains(&Achievement::Explorer) {
        true => 0,
        false => given.explored,
    };
    let ashore = sea
        .islands()
        .map(|(_, island)| island.cubes_of(given.colour))
        .fold(legend_cubes.saturating_add(explorer_cubes), u8::saturating_add);
    let top_sailors = match given.achievements.contains(&Achievement::SeaDogs) {
        true => 0,
        false => marks::at_the_top(all.into_iter().flat_map(|(pile, _)| pile)).min(SEA_DOGS - 1),
    };
    // If the file gives the cubes of the supply, only the rest can lie on Sea Dogs (DR-24.4).
    let (supply, sea_dogs_cubes) = match (given.supply, CUBES.checked_sub(ashore)) {
        (_, None) => return Err(fault(field("supply"), Flaw::Cubes)),
        (Some(supply), Some(most)) if supply > most => return Err(fault(field("supply"), Flaw::Cubes)),
        (Some(supply), Some(most)) => (supply, top_sailors.min(most - supply)),
        (None, Some(rest)) => (rest.saturating_sub(top_sailors), top_sailors.min(rest)),
    };
    let slots = Hold::ALL.map(|hold| Slot {
        tokens: given.upgrades.get(&hold).cloned().unwrap_or_default(),
        goods: given.holds.get(&hold).copied().unwrap_or_default(),
    });
    let mut counted: BTreeMap<&str, u8> = BTreeMap::new();
    for token in slots.iter().flat_map(|slot| &slot.tokens) {
        let laid = counted.entry(token).or_default();
        *laid += 1;
        if cards.upgrades.get(token).is_none_or(|upgrade| *laid > upgrade.tokens) {
            return Err(fault(field("upgrades"), Flaw::Upgrade));
        }
    }
    let player = Player {
        colour: given.colour,
        at: given.at,
        pirate: given.pirate,
        damage: given.damage,
        slots,
        sails: given.sails,
        chest: given.chest.into(),
        dock: given.dock,
        supply,
        hand: given.hand.clone(),
        in_play: given.in_play.clone(),
        deck: given.deck.clone(),
        discard: given.discard.clone(),
        set_aside: given.set_aside.clone(),
        level_up_due: given.level_up_due.unwrap_or(waits && !given.finished),
        turns: given.turns,
        battles_won: given.battles_won,
        legend_cubes,
        sea_dogs_cubes,
        explored: given.explored,
        explorer_cubes,
        bonus_dealt: given.bonus.into_iter().collect(),
        bonus: given.bonus,
        achievements: given.achievements.clone(),
        finished: given.finished,
    };
    let full = |hold: &Hold| player.slot(*hold).goods.units() > player.capacity(cards, *hold);
    if Hold::ALL.iter().any(full) {
        return Err(fault(field("holds"), Flaw::HoldTooFull));
    }
    Ok(player)
}

/// One advancement a place in the sleeve, three at most (DR-11.2).
fn sleeve(card: &Card, cards: &Cards) -> Result<(), Flaw> {
    let mut taken = BTreeSet::new();
    for advancement in &card.sleeve {
        let slot = cards.slot(advancement.card.kind).filter(|_| cards.sleeved(*advancement).is_some());
        let slot = slot.ok_or(Flaw::Advancement)?;
        if !taken.insert(slot) {
            return Err(Flaw::Sleeve);
        }
    }
    Ok(())
}
