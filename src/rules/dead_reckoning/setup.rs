//! From a set-up to a battle: everything is checked here once, so that the rules may rely on it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::cards::{Card, Cards};
use super::check;
use super::colours::Colour;
use super::duel::{Achievement, BLACK_CUBES, Duel, PlayerAt, Setup};
use super::goods::{Hold, Place};
use super::island::Island;
use super::marks::{self, LEGEND, SEA_DOGS};
use super::refusals::Refusal;
use super::sinking::SINKS;
use super::state::{Phase, Player, Printed, Slot, State};

/// Cubes of a player, the one on the sail track left out (DR-1.25, DR-3.13).
pub const CUBES: u8 = 34;

/// What is wrong with a set-up: where, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// The path of the field, as a reader of the file would write it.
    pub field: String,
    /// What is wrong.
    pub flaw: Flaw,
}

/// What can be wrong with a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The battle that was declared could not be.
    Refused(Refusal),
    /// This advancement does not exist.
    Advancement,
    /// There are 20 black cubes.
    BlackCubes,
    /// This card is there twice.
    CardTwice,
    /// Each player has a colour of their own, and black is nobody’s.
    Colour,
    /// A player has 34 cubes besides the one on the sail track.
    Cubes,
    /// A ship with 5 damage has sunk.
    Damage,
    /// More lies in a hold than it takes.
    HoldTooFull,
    /// An island lies on a tile of its own.
    IslandPlace,
    /// This island is there twice.
    IslandTwice,
    /// This merchant ship does not exist.
    Merchant,
    /// Merchant ships are met at sea.
    MerchantInHarbour,
    /// In the harbour every ship trades.
    PirateInHarbour,
    /// From one to four players sit at the table.
    Players,
    /// Each place in a sleeve takes one advancement.
    Sleeve,
    /// More cubes than slots.
    Slots,
    /// A cube of nobody at the table.
    StrangeCube,
    /// This upgrade does not exist, or not so often.
    Upgrade,
}

fn fault(field: impl Into<String>, flaw: Flaw) -> SetupFault {
    SetupFault { field: field.into(), flaw }
}

type Built<T> = Result<T, SetupFault>;

/// Builds the table.
pub fn set_up(setup: &Setup) -> Built<State> {
    let duel = &setup.duel;
    if duel.players.is_empty() || duel.players.len() > 4 {
        return Err(fault("players", Flaw::Players));
    }
    let islands = islands(duel)?;
    let mut players = Vec::new();
    for (number, player) in duel.players.iter().enumerate() {
        let twice = duel.players.iter().take(number).any(|other| other.colour == player.colour);
        if twice || player.colour == Colour::Black {
            return Err(fault(format!("players[{number}].colour"), Flaw::Colour));
        }
        players.push(seated(player, number, &setup.cards, &islands)?);
    }
    if duel.black > BLACK_CUBES {
        return Err(fault("black", Flaw::BlackCubes));
    }
    if let Some(merchant) = &duel.merchant {
        if !setup.cards.merchants.contains_key(merchant) {
            return Err(fault("merchant", Flaw::Merchant));
        }
        if players.first().is_some_and(|active| active.at == Place::Harbour) {
            return Err(fault("merchant", Flaw::MerchantInHarbour));
        }
    }
    let state = State {
        printed: Printed(Arc::new(setup.cards.clone())),
        phase: Phase::Declare,
        players,
        islands,
        merchant: duel.merchant.clone(),
        merchant_turned: false,
        buried: Vec::new(),
        black: duel.black,
        moved_in: duel.moved_in,
        purchases: duel.purchases,
        fought: duel.fought.clone(),
        barred: BTreeSet::new(),
        attack: duel.attack,
        fight: None,
        winners: Vec::new(),
    };
    if let Some(target) = duel.attack
        && let Err(refusal) = check::attack(&state, target)
    {
        return Err(fault("attack", Flaw::Refused(refusal)));
    }
    Ok(state)
}

fn islands(duel: &Duel) -> Built<Vec<Island>> {
    let mut islands: Vec<Island> = Vec::new();
    for (number, given) in duel.islands.iter().enumerate() {
        let field = |what: &str| format!("islands[{number}].{what}");
        if islands.iter().any(|island| island.id == given.id) {
            return Err(fault(field("id"), Flaw::IslandTwice));
        }
        if given.at == Place::Harbour || islands.iter().any(|island| island.at == Some(given.at)) {
            return Err(fault(field("at"), Flaw::IslandPlace));
        }
        let lying = given.cubes.values().fold(0_u8, |sum, cubes| sum.saturating_add(*cubes));
        if lying > given.slots {
            return Err(fault(field("cubes"), Flaw::Slots));
        }
        let known = |colour: &Colour| duel.players.iter().any(|player| player.colour == *colour);
        if !given.cubes.keys().chain(given.permanent.keys()).all(known) {
            return Err(fault(field("cubes"), Flaw::StrangeCube));
        }
        islands.push(Island {
            id: given.id.clone(),
            at: Some(given.at),
            slots: given.slots,
            cubes: given.cubes.clone(),
            permanent: given.permanent.clone(),
            goods: given.goods,
            buildings: given.buildings.clone(),
        });
    }
    Ok(islands)
}

fn seated(given: &PlayerAt, number: usize, cards: &Cards, islands: &[Island]) -> Built<Player> {
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
    if given.pirate && given.at == Place::Harbour {
        return Err(fault(field("pirate"), Flaw::PirateInHarbour));
    }
    let legend_cubes = match given.achievements.contains(&Achievement::Legend) {
        true => 0,
        false => given.battles_won.min(LEGEND - 1),
    };
    let ashore = islands.iter().map(|island| island.cubes_of(given.colour)).fold(legend_cubes, u8::saturating_add);
    let top_sailors = match given.achievements.contains(&Achievement::SeaDogs) {
        true => 0,
        false => marks::at_the_top(all.map(|(pile, _)| pile)).min(SEA_DOGS - 1),
    };
    // Where the file says how many cubes are in the supply, only the others can lie on Sea Dogs (DR-24.4).
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
        level_up_due: given.level_up_due.unwrap_or(number > 0 && !given.finished),
        used_cannons: given.used_cannons.clone(),
        used_abilities: given.used_abilities.clone(),
        used_flags: given.used_flags,
        battles_won: given.battles_won,
        legend_cubes,
        sea_dogs_cubes,
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
        let slot = cards.slot(advancement).filter(|_| cards.sleeved(advancement).is_some());
        let slot = slot.ok_or(Flaw::Advancement)?;
        if !taken.insert(slot) {
            return Err(Flaw::Sleeve);
        }
    }
    Ok(())
}
