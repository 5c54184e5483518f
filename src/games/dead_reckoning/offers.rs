//! The offers of a battle now, in groups: the step's own, cards of the hand, goods aboard.

use super::voyage::deeds::{Captain, Deed, Group, known, why};
use super::wishes::Wish;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::cards::{AbilityRef, Card, CardId, Sailor};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Phase, State, in_all};
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::dead_reckoning::{duel::Target, legal};
use crate::rules::kernel::{PieceId, Seat};

/// The offers of this seat lie open at this window.
#[must_use]
pub fn asked_seat(seen: &Seen<DeadReckoning>, players: &Players) -> Option<Seat> {
    match &seen.asked {
        Asked::Orders => seen.seat,
        Asked::Choose { by, .. } => Some(*by),
        // Abilities lie open: any player at the table acts for the seat (DR-18.17, DR-18.18).
        Asked::Waits(seats) if seen.seat.is_none() && seen.view.table.phase == Phase::Abilities => {
            seats.iter().copied().find(|seat| !players.is_bot(*seat))
        }
        _ => None,
    }
}

/// Lists every offer now. The first open one is the usual choice.
#[must_use]
pub fn groups(seen: &Seen<DeadReckoning>, players: &Players) -> Vec<Group> {
    let table = &seen.view.table;
    let captain = asked_seat(seen, players).and_then(|seat| Captain::at(table, seat));
    let mut groups = match (&seen.asked, captain) {
        (Asked::Choose { options, why, .. }, _) => {
            let deeds = options.iter().enumerate().map(|(number, option)| choice(table, number, option, why));
            vec![Group::default().offering(deeds)]
        }
        (_, Some(captain)) => orders(seen, &captain),
        (_, None) => Vec::new(),
    };
    groups.retain(|group| !group.is_empty());
    if let Some(first) = groups.iter_mut().flat_map(|group| &mut group.deeds).find(|deed| deed.can()) {
        first.marks.push("go".to_owned());
    }
    groups
}

/// An option of a question.
#[must_use]
pub fn choice(table: &State, number: usize, option: &Choice, why: &Why) -> Deed {
    let mut text = words::choice(option);
    match option {
        Choice::Cube(piece) => {
            let cube = table.fight.as_ref().and_then(|fight| fight.cube(PieceId(*piece)));
            if let Some(cube) = cube
                && let Some(lie) = cube.lie
            {
                let (by, at) = (words::colour(cube.of), words::lie(lie));
                text = Fact::from(key::DuelChoiceCube { by, zone: at });
            }
        }
        Choice::Card(card) => text = named(table, *card),
        _ => {}
    }
    let mut note = None;
    if let Choice::Ability(card, place) = option
        && let Some(ability) =
            printed(table, *card).and_then(|card| table.cards().abilities(card).get(usize::from(*place)).copied())
    {
        note = Some(words::ability(ability));
    }
    if let Choice::Copied(_, copied) = option
        && let Some(ability) = copied_ability(table, *copied)
    {
        note = Some(words::ability(ability));
    }
    if let (Choice::Play, Why::PlayDrawn { by }) = (option, why)
        && let Some(card) = table.player(*by).and_then(|player| player.hand.last())
    {
        text = Fact::from(key::DuelPlay { card: about(card) });
        note = cannons(table, card);
    }
    // In a battle the question is answered on the table as well, where a hint beside the answer would cover it.
    let deed = match table.fight {
        Some(_) => Deed::new(text, Wish::Choose(number)),
        None => known(text, Wish::Choose(number)),
    };
    Deed { note, ..deed }
}

/// The battle ability that a mark names.
fn copied_ability(table: &State, copied: AbilityRef) -> Option<Ability> {
    let card = printed(table, copied.card)?;
    table.cards().clauses(card).find(|(mark, _)| *mark == copied)?.1.battle()
}

fn printed(table: &State, card: CardId) -> Option<&Card> {
    let all = table.players.iter().flat_map(|player| player.in_play.iter().chain(&player.hand));
    all.into_iter().find(|own| own.id == card)
}

fn named(table: &State, card: CardId) -> Fact {
    let level = printed(table, card).map_or(1, |card| card.level);
    sailor(card.sailor, level)
}

/// A sailor's name with the level.
#[must_use]
pub fn sailor(sailor: Sailor, level: u8) -> Fact {
    Fact::from(key::DuelSailor { card: words::sailor(sailor), level })
}

fn about(card: &Card) -> Fact {
    sailor(card.id.sailor, card.level)
}

/// A card brings this to a battle.
fn cannons(table: &State, card: &Card) -> Option<Fact> {
    let (cards, own) = (table.cards(), card);
    let (cannons, skills) = (cards.cannons(own), cards.abilities(own));
    match (cannons, skills.as_slice()) {
        (0, []) => None,
        (cannons, []) => Some(Fact::from(key::DuelCannons { count: cannons })),
        (0, [first, ..]) => Some(words::ability(*first)),
        (cannons, [first, ..]) => {
            let guns = Fact::from(key::DuelCannons { count: cannons });
            Some(Fact::from(key::DuelBoth { one: guns, other: words::ability(*first) }))
        }
    }
}

fn orders(seen: &Seen<DeadReckoning>, captain: &Captain<'_>) -> Vec<Group> {
    let first = match captain.table.phase {
        Phase::Declare => declaring(captain),
        Phase::Commit | Phase::Answer => committing(captain),
        Phase::Abilities => abilities(seen, captain),
        _ => Vec::new(),
    };
    let mut groups = vec![Group::default().offering(first)];
    if matches!(captain.table.phase, Phase::Declare | Phase::Commit | Phase::Answer) {
        groups.push(Group::under(key::DUEL_HAND).offering(cards(captain)));
        groups.push(Group::under(key::DUEL_GOODS).offering(goods(captain)));
    }
    groups
}

/// An attack's target, in words.
#[must_use]
pub fn attack_words(target: Target) -> Fact {
    match target {
        Target::Merchant => Fact::from(key::DUEL_ATTACK_MERCHANT),
        Target::Ship(colour) => Fact::from(key::DuelAttackShip { by: words::colour(colour) }),
        Target::Building(what) => Fact::from(key::DuelAttackBuilding { building: words::building(what) }),
    }
}

fn declaring(captain: &Captain<'_>) -> Vec<Deed> {
    let deeds = legal::orders(captain.table, captain.seat).into_iter().filter_map(|order| match order {
        Order::Attack(target) => Some(captain.give(attack_words(target), order)),
        Order::Done => Some(captain.give(key::DUEL_DONE, order)),
        _ => None,
    });
    deeds.collect()
}

/// All cannons come first: that is the usual choice.
fn committing(captain: &Captain<'_>) -> Vec<Deed> {
    let most = in_all(&captain.table.unused_cannons(captain.player.colour));
    let deeds = (0..=most).rev().map(|count| {
        let text = match count {
            0 => Fact::from(key::DUEL_COMMIT_NONE),
            _ => Fact::from(key::DuelCommit { count }),
        };
        known(text, Wish::Give(Order::Commit(count)))
    });
    deeds.collect()
}

fn abilities(seen: &Seen<DeadReckoning>, captain: &Captain<'_>) -> Vec<Deed> {
    // A deck with secret cards is a deck all the same.
    let mut table = seen.view.table.clone();
    let place = usize::from(captain.seat.0);
    if let (Some(own), Some(1..)) = (table.players.get_mut(place), seen.view.decks.get(place))
        && own.deck.is_empty()
    {
        own.deck.push(Card { id: CardId { sailor: Sailor::CabinBoy, copy: 1 }, level: 1, sleeve: Vec::new() });
    }
    let player = captain.player;
    let mut deeds = Vec::new();
    for card in &player.in_play {
        for (number, ability) in (0..).zip(table.cards().abilities(card)) {
            let against = check::ability(&table, player.colour, card.id, number).err().map(|refusal| why(&refusal));
            let deed = known(words::ability(ability), Wish::Give(Order::Use(card.id, number)));
            if !ability.on_victory() {
                deeds.push(deed.noting(about(card)).unless(against));
            }
        }
    }
    for (copy, copied, ability) in check::copies(&table, player.colour) {
        let text = key::VoyageCopies { what: words::ability(ability) };
        let note = player.played(copy.card).map(about);
        deeds.push(Deed { note, ..known(text, Wish::Give(Order::UseCopy(copy, copied))) });
    }
    // Open offers stand before barred ones.
    deeds.sort_by_key(|deed| deed.against.is_some());
    deeds.push(known(key::DUEL_PASS, Wish::Give(Order::Pass)));
    deeds
}

fn cards(captain: &Captain<'_>) -> Vec<Deed> {
    let Captain { table, player, .. } = captain;
    let play = player.hand.iter().map(|card| {
        let deed = captain.give(key::DuelPlay { card: about(card) }, Order::Play(card.id));
        Deed { note: cannons(table, card), ..deed }
    });
    let rising = player.hand.iter().filter(|_| player.is_level_up_due()).map(|card| {
        let text = key::DuelLevelUp { card: about(card), level: card.level + 1 };
        captain.give(text, Order::LevelUp(card.id))
    });
    play.chain(rising.filter(Deed::can)).collect()
}

/// Single units, to another hold or overboard: enough to free a gun deck (DR-5.5, DR-5.12, DR-5.13).
fn goods(captain: &Captain<'_>) -> Vec<Deed> {
    let Captain { table, player, .. } = captain;
    let mut deeds = Vec::new();
    for from in Hold::ALL {
        for good in Good::ALL.into_iter().filter(|good| player.slot(from).goods.of(*good) > 0) {
            let what = words::good(good);
            for to in Hold::ALL.into_iter().filter(|to| *to != from && player.room(table.cards(), *to) > 0) {
                let mut laid = player.holds();
                if let Some(goods) = laid.get_mut(&from) {
                    *goods.of_mut(good) -= 1;
                }
                if let Some(goods) = laid.get_mut(&to) {
                    *goods.of_mut(good) += 1;
                }
                let text = key::DuelShift { good: what.clone(), from: words::hold(from), to: words::hold(to) };
                deeds.push(captain.give(text, Order::Rearrange(laid)));
            }
            let mut one = Goods::default();
            *one.of_mut(good) = 1;
            let text = key::DuelJettison { good: what, from: words::hold(from) };
            deeds.push(captain.give(text, Order::Jettison(from, one)));
        }
    }
    deeds.retain(Deed::can);
    deeds
}
