//! Everything a player may do now, as a list to choose from with the mouse, with keys, or where the cubes lie.

use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, Spoken, key};
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::cards::{AbilityRef, Card, CardId, Sailor};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::refusals::Refusal;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Phase, Player, State, in_all};
use crate::rules::dead_reckoning::tray::Zone;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::dead_reckoning::{duel::Target, legal};
use crate::rules::kernel::{PieceId, Seat};

/// The effect of an offer that is taken.
#[derive(Clone, PartialEq, Debug)]
pub enum Deal {
    /// An order is given.
    Order(Order),
    /// This option of the question is chosen.
    Choice(usize),
}

/// The place on the table where an offer can be taken too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// At a cube.
    Cube(PieceId),
    /// In a zone.
    Zone(Zone),
}

/// Offers that belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// What the step asks for.
    First,
    /// Cards of the hand.
    Cards,
    /// Goods aboard.
    Goods,
}

/// Something that may be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// With what it stands together.
    pub kind: Kind,
    /// What it is.
    pub text: Fact,
    /// What else there is to say of it.
    pub note: Option<Fact>,
    /// What is against it, and the rule.
    pub against: Option<(Fact, &'static str)>,
    /// What becomes of it.
    pub deal: Deal,
    /// Where it is on the table.
    pub mark: Option<Mark>,
}

impl Offer {
    fn order(kind: Kind, text: Fact, order: Order) -> Self {
        Self { kind, text, note: None, against: None, deal: Deal::Order(order), mark: None }
    }
}

/// Whose offers lie open at this window.
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

/// Everything that may be done now.
#[must_use]
pub fn offers(seen: &Seen<DeadReckoning>, players: &Players) -> Vec<Offer> {
    let Some(seat) = asked_seat(seen, players) else { return Vec::new() };
    match &seen.asked {
        Asked::Choose { options, why, .. } => {
            options.iter().enumerate().map(|(number, option)| choice(&seen.view.table, number, option, why)).collect()
        }
        _ => orders(seen, seat),
    }
}

/// An option of a question.
#[must_use]
pub fn choice(table: &State, number: usize, option: &Choice, why: &Why) -> Offer {
    let mut text = words::choice(option);
    let mut mark = None;
    match option {
        Choice::Cube(piece) => {
            mark = Some(Mark::Cube(PieceId(*piece)));
            let cube = table.fight.as_ref().and_then(|fight| fight.cube(PieceId(*piece)));
            if let Some(cube) = cube
                && let Some(lie) = cube.lie
            {
                let (by, at) = (words::colour(cube.of), words::lie(lie));
                text = Fact::from(key::DuelChoiceCube { by, zone: at });
            }
        }
        Choice::Zone(zone) => mark = Some(Mark::Zone(*zone)),
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
    Offer { kind: Kind::First, text, note, against: None, deal: Deal::Choice(number), mark }
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

/// What a card brings to a battle.
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

fn orders(seen: &Seen<DeadReckoning>, seat: Seat) -> Vec<Offer> {
    let table = &seen.view.table;
    let Some(player) = table.at_seat(seat) else { return Vec::new() };
    let mut offers = match table.phase {
        Phase::Declare => declaring(table, seat),
        Phase::Commit | Phase::Answer => committing(table, player),
        Phase::Abilities => abilities(seen, seat, player),
        _ => Vec::new(),
    };
    if matches!(table.phase, Phase::Declare | Phase::Commit | Phase::Answer) {
        offers.extend(cards(table, seat, player));
        offers.extend(goods(table, seat, player));
    }
    offers
}

/// Whom an attack is on, in words.
#[must_use]
pub fn attack_words(target: Target) -> Fact {
    match target {
        Target::Merchant => Fact::from(key::DUEL_ATTACK_MERCHANT),
        Target::Ship(colour) => Fact::from(key::DuelAttackShip { by: words::colour(colour) }),
        Target::Building(what) => Fact::from(key::DuelAttackBuilding { building: words::building(what) }),
    }
}

fn declaring(table: &State, seat: Seat) -> Vec<Offer> {
    let mut offers = Vec::new();
    for order in legal::orders(table, seat) {
        match order {
            Order::Attack(target) => offers.push(Offer::order(Kind::First, attack_words(target), order)),
            Order::Done => offers.push(Offer::order(Kind::First, Fact::from(key::DUEL_DONE), order)),
            _ => {}
        }
    }
    offers
}

/// All cannons first: that is what most captains want.
fn committing(table: &State, player: &Player) -> Vec<Offer> {
    let most = in_all(&table.unused_cannons(player.colour));
    let offer = |cannons: u8| {
        let text = match cannons {
            0 => Fact::from(key::DUEL_COMMIT_NONE),
            _ => Fact::from(key::DuelCommit { count: cannons }),
        };
        Offer::order(Kind::First, text, Order::Commit(cannons))
    };
    (0..=most).rev().map(offer).collect()
}

fn abilities(seen: &Seen<DeadReckoning>, seat: Seat, player: &Player) -> Vec<Offer> {
    // A deck whose cards may not be known is a deck all the same.
    let mut table = seen.view.table.clone();
    let place = usize::from(seat.0);
    if let (Some(own), Some(1..)) = (table.players.get_mut(place), seen.view.decks.get(place))
        && own.deck.is_empty()
    {
        own.deck.push(Card { id: CardId { sailor: Sailor::CabinBoy, copy: 1 }, level: 1, sleeve: Vec::new() });
    }
    let mut offers = Vec::new();
    for card in &player.in_play {
        for (number, ability) in (0..).zip(table.cards().abilities(card)) {
            let against = check::ability(&table, player.colour, card.id, number).err().map(|refusal| why(&refusal));
            let text = words::ability(ability);
            let offer = Offer::order(Kind::First, text, Order::Use(card.id, number));
            if !ability.on_victory() {
                offers.push(Offer { note: Some(about(card)), against, ..offer });
            }
        }
    }
    for (copy, copied, ability) in check::copies(&table, player.colour) {
        let text = Fact::from(key::VoyageCopies { what: words::ability(ability) });
        let note = player.played(copy.card).map(about);
        offers.push(Offer { note, ..Offer::order(Kind::First, text, Order::UseCopy(copy, copied)) });
    }
    // What can be done stands before what cannot.
    offers.sort_by_key(|offer| offer.against.is_some());
    offers.push(Offer::order(Kind::First, Fact::from(key::DUEL_PASS), Order::Pass));
    offers
}

/// What the rules have against an order, in words, and the rule.
#[must_use]
pub fn why(refusal: &Refusal) -> (Fact, &'static str) {
    let (why, rule) = DeadReckoning::refusal(refusal);
    (why, rule.0)
}

fn cards(table: &State, seat: Seat, player: &Player) -> Vec<Offer> {
    let mut offers = Vec::new();
    for card in &player.hand {
        let order = Order::Play(card.id);
        let against = check::order(table, seat, &order).err().map(|refusal| why(&refusal));
        let text = Fact::from(key::DuelPlay { card: about(card) });
        let offer = Offer::order(Kind::Cards, text, order);
        offers.push(Offer { note: cannons(table, card), against, ..offer });
    }
    if player.is_level_up_due() {
        for card in &player.hand {
            let order = Order::LevelUp(card.id);
            if check::order(table, seat, &order).is_ok() {
                let text = Fact::from(key::DuelLevelUp { card: about(card), level: card.level + 1 });
                offers.push(Offer::order(Kind::Cards, text, order));
            }
        }
    }
    offers
}

/// Single units, to another hold or overboard: enough to free a gun deck (DR-5.5, DR-5.12, DR-5.13).
fn goods(table: &State, seat: Seat, player: &Player) -> Vec<Offer> {
    let mut offers = Vec::new();
    for from in Hold::ALL {
        for good in Good::ALL {
            if player.slot(from).goods.of(good) == 0 {
                continue;
            }
            let what = words::good(good);
            for to in Hold::ALL.into_iter().filter(|to| *to != from && player.room(table.cards(), *to) > 0) {
                let mut laid = player.holds();
                if let Some(goods) = laid.get_mut(&from) {
                    *goods.of_mut(good) -= 1;
                }
                if let Some(goods) = laid.get_mut(&to) {
                    *goods.of_mut(good) += 1;
                }
                let text =
                    Fact::from(key::DuelShift { good: what.clone(), from: words::hold(from), to: words::hold(to) });
                offers.push(Offer::order(Kind::Goods, text, Order::Rearrange(laid)));
            }
            let mut one = Goods::default();
            *one.of_mut(good) = 1;
            let text = Fact::from(key::DuelJettison { good: what, from: words::hold(from) });
            offers.push(Offer::order(Kind::Goods, text, Order::Jettison(from, one)));
        }
    }
    offers.retain(|offer| match &offer.deal {
        Deal::Order(order) => check::order(table, seat, order).is_ok(),
        Deal::Choice(_) => true,
    });
    offers
}
