//! Changes to a battle before it begins: the enemy, and of each ship hull, upgrades, crew and abilities.

use crate::rules::dead_reckoning::cards::{Card, CardId, Sailor, SleeveSlot};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Duel, IslandAt, PlayerAt, Target};
use crate::rules::dead_reckoning::goods::{Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::abilities::{Clause, Symbol, plain};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::{Kind, TileId, Worn};

/// The tile on which battles are fought that have none of their own.
const TILE: Place = Place::Tile(1, 2);

/// The active player fights this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Enemy {
    /// The other player's ship.
    Ship,
    Merchant,
    /// A fort of the other player.
    Fort,
    /// A garrison of the other player.
    Garrison,
}

impl Enemy {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Ship, Self::Merchant, Self::Fort, Self::Garrison];

    /// Of a battle.
    #[must_use]
    pub const fn of(duel: &Duel) -> Self {
        match duel.attack {
            Some(Target::Merchant) => Self::Merchant,
            Some(Target::Building(Building::Garrison)) => Self::Garrison,
            Some(Target::Building(_)) => Self::Fort,
            Some(Target::Ship(_)) | None => Self::Ship,
        }
    }
}

/// A player as at the start of a game, with a gunner in play.
fn fresh(colour: Colour) -> PlayerAt {
    let gunner = Card { id: CardId { sailor: Sailor::Gunner, copy: 1 }, level: 2, sleeve: Vec::new() };
    PlayerAt { in_play: vec![gunner], turns: 1, ..PlayerAt::fresh(colour) }
}

/// Sets another enemy, with everything that has to lie on the table for it.
pub fn face(duel: &mut Duel, enemy: Enemy, cards: &Cards) {
    if Enemy::of(duel) == enemy && duel.attack.is_some() {
        return;
    }
    if duel.players.len() < 2 {
        let taken = duel.players.first().map(|player| player.colour);
        let colour = if taken == Some(Colour::Green) { Colour::Purple } else { Colour::Green };
        duel.players.push(fresh(colour));
    }
    let [active, other, ..] = duel.players.as_mut_slice() else { return };
    if active.at == Place::Harbour {
        active.at = TILE;
    }
    let (at, own, theirs) = (active.at, active.colour, other.colour);
    (other.at, other.pirate) = (Place::Harbour, false);
    duel.merchant = None;
    duel.moved_in = false;
    duel.fought.clear();
    match enemy {
        Enemy::Ship => {
            (other.at, other.pirate) = (at, true);
            duel.moved_in = true;
            duel.attack = Some(Target::Ship(theirs));
        }
        Enemy::Merchant => {
            duel.merchant = cards.merchants.keys().next().map(|kind| kind.any());
            duel.attack = Some(Target::Merchant);
        }
        Enemy::Fort | Enemy::Garrison => {
            let building = if enemy == Enemy::Fort { Building::Fort } else { Building::Garrison };
            duel.islands.retain(|island| island.at != at);
            duel.islands.push(IslandAt {
                id: TileId { open_sea: false, number: 4 },
                at,
                slots: 5,
                cubes: [(theirs, 3), (own, 1)].into(),
                permanent: [(theirs, 1)].into(),
                goods: Default::default(),
                buildings: [building].into(),
                last_controller: None,
            });
            duel.attack = Some(Target::Building(building));
        }
    }
}

/// Sailors who bring anything to a battle at some level.
#[must_use]
pub fn fighters(cards: &Cards) -> Vec<CardId> {
    let symbols = [Symbol::Cannon, Symbol::Flag, Symbol::Helm];
    let fights = |face: &Vec<Clause>| fights(face) || symbols.iter().any(|symbol| plain(face, *symbol) > 0);
    let of_use = |sailor: &Sailor| cards.sailors.get(sailor).is_some_and(|levels| levels.iter().any(fights));
    let all = Sailor::ALL.into_iter().filter(of_use);
    all.flat_map(|sailor| (1..=sailor.copies()).map(move |copy| CardId { sailor, copy })).collect()
}

/// The level at which a sailor is in play.
#[must_use]
pub fn level(player: &PlayerAt, card: CardId) -> Option<u8> {
    player.in_play.iter().find(|played| played.id == card).map(|played| played.level)
}

/// Puts a sailor into play at a level, or ashore: then the sailor leaves the ship, and the sleeve is lost.
pub fn muster(player: &mut PlayerAt, card: CardId, level: Option<u8>) {
    let Some(level) = level else {
        player.in_play.retain(|played| played.id != card);
        return;
    };
    match player.in_play.iter_mut().find(|played| played.id == card) {
        Some(played) => played.level = level,
        None => {
            for pile in [&mut player.hand, &mut player.deck, &mut player.discard] {
                pile.retain(|other| other.id != card);
            }
            player.in_play.push(Card { id: card, level, sleeve: Vec::new() });
        }
    }
}

/// Advancements that count in a battle, with their clauses.
pub fn advancements(cards: &Cards) -> impl Iterator<Item = (Kind, &[Clause])> {
    let counts = cards.advancements.iter().filter(|(_, own)| fights(&own.face));
    counts.map(|(kind, own)| (*kind, own.face.as_slice()))
}

/// Has it a cannon or a battle ability?
fn fights(face: &[Clause]) -> bool {
    plain(face, Symbol::Cannon) > 0 || face.iter().any(|clause| clause.battle().is_some())
}

/// Is an advancement in a sleeve of this player?
#[must_use]
pub fn is_sleeved(player: &PlayerAt, kind: Kind) -> bool {
    player.in_play.iter().any(|card| card.sleeve.iter().any(|own| own.card.kind == kind))
}

/// The first card in play with room for an advancement at its place in the sleeve (DR-11.2).
fn room_for(player: &PlayerAt, cards: &Cards, slot: SleeveSlot) -> Option<usize> {
    let free = |card: &Card| !card.sleeve.iter().any(|own| cards.slot(own.card.kind) == Some(slot));
    player.in_play.iter().position(free)
}

/// May it be sleeved somewhere?
#[must_use]
pub fn fits(player: &PlayerAt, cards: &Cards, kind: Kind) -> bool {
    cards.slot(kind).is_some_and(|slot| room_for(player, cards, slot).is_some())
}

/// Puts an advancement into the first sleeve with room for it, or takes it out again.
pub fn sleeve(player: &mut PlayerAt, cards: &Cards, kind: Kind) {
    if is_sleeved(player, kind) {
        player.in_play.iter_mut().for_each(|card| card.sleeve.retain(|own| own.card.kind != kind));
        return;
    }
    let place = cards.slot(kind).and_then(|slot| room_for(player, cards, slot));
    if let Some(card) = place.and_then(|place| player.in_play.get_mut(place)) {
        card.sleeve.push(Worn::of(kind.any()));
    }
}

/// The upgrade on a bare slot; goods that no longer have room go ashore.
pub fn upgrade(player: &mut PlayerAt, cards: &Cards, hold: Hold, token: Option<String>) {
    let room = token.as_ref().and_then(|token| cards.upgrades.get(token)).map_or(0, |upgrade| upgrade.hold);
    match token {
        Some(token) => player.upgrades.insert(hold, vec![token]),
        None => player.upgrades.remove(&hold),
    };
    if player.holds.get(&hold).is_some_and(|goods| goods.units() > room) {
        player.holds.remove(&hold);
    }
}

/// Cannons, battle abilities and room for goods: a ship's worth in a battle.
#[must_use]
pub fn sum(player: &PlayerAt, cards: &Cards) -> (u8, u8, u8) {
    let tokens = player.upgrades.values().filter_map(|tokens| cards.upgrades.get(tokens.last()?));
    let (guns, room) = tokens.fold((1_u8, 0_u8), |(guns, room), token| {
        (guns + plain(&token.face, Symbol::Cannon), room.saturating_add(token.hold))
    });
    let abilities = player.in_play.iter().flat_map(|card| cards.abilities(card)).count();
    let guns = player.in_play.iter().map(|card| cards.cannons(card)).fold(guns, u8::saturating_add);
    let printed = Hold::ALL.into_iter().filter(|hold| !player.upgrades.contains_key(hold)).map(Hold::printed);
    (guns, u8::try_from(abilities).unwrap_or(u8::MAX), printed.fold(room, u8::saturating_add))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::data::Library;
    use crate::rules::dead_reckoning::duel::Setup;
    use crate::rules::dead_reckoning::ruleset::DeadReckoning;
    use crate::rules::kernel::Ruleset;

    fn shelf() -> (Library, Cards) {
        let library = crate::headless::GAMES.library(None).0;
        let cards = library.dead_reckoning().cards["dead-reckoning"].clone();
        (library, cards)
    }

    #[test]
    fn dr_18_1_every_battle_can_be_fought_against_every_enemy() {
        let (library, cards) = shelf();
        for battle in library.dead_reckoning().battles.values().filter(|battle| !battle.is_of_a_whole_game()) {
            for from in Enemy::ALL {
                for enemy in Enemy::ALL {
                    let mut duel = battle.clone();
                    face(&mut duel, from, &cards);
                    face(&mut duel, enemy, &cards);
                    assert_eq!(Enemy::of(&duel), enemy);
                    let set_up = DeadReckoning::set_up(&Setup::battle(duel, cards.clone()));
                    assert!(set_up.is_ok(), "{} against {enemy:?}: {:?}", battle.id, set_up.err());
                }
            }
        }
    }

    #[test]
    fn dr_11_2_crew_and_sleeves_stay_lawful_whatever_is_picked() {
        let (library, cards) = shelf();
        let mut duel = library.dead_reckoning().battles["battle-ship"].clone();
        for player in &mut duel.players {
            for card in fighters(&cards) {
                muster(player, card, Some(4));
            }
            let all: Vec<Kind> = advancements(&cards).map(|(kind, _)| kind).collect();
            for id in all {
                let (had, could) = (is_sleeved(player, id), fits(player, &cards, id));
                if !had {
                    sleeve(player, &cards, id);
                    assert_eq!(is_sleeved(player, id), could, "{id:?}");
                }
            }
            upgrade(player, &cards, Hold::B, Some("UA-2".to_owned()));
            upgrade(player, &cards, Hold::C, None);
        }
        let [one, two] = [0, 1].map(|at| sum(&duel.players[at], &cards));
        assert!(one.0 > 4 && two.1 > 3, "{one:?} {two:?}");
        let set_up = DeadReckoning::set_up(&Setup::battle(duel.clone(), cards.clone()));
        assert!(set_up.is_ok(), "{:?}", set_up.err());
        let player = &mut duel.players[0];
        let first = fighters(&cards)[0];
        muster(player, first, None);
        assert_eq!(level(player, first), None);
    }
}
