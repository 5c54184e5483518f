//! The search for the best uses of the successes of a raid (MM-11.9), by counting cards.

use std::collections::BTreeMap;
use std::mem;

use crate::rules::merchants_and_marauders::pack::{CargoCard, Symbol};
use crate::rules::merchants_and_marauders::words::Location;

use super::raid::{Aim, RaidOdds, RaidShip, RaidUse};

/// Plunder that brings a glory point (MM-11.16).
const GLORY_PLUNDER: u16 = 12;

/// The cards of a raid seen so far, sorted. Each is twice the number of its kind from 1 on, and one more once it is
/// discarded.
pub(super) type Hand = [u8; 16];

/// Open cards with which a hand has room for all that can be drawn, and a byte to spare.
const MOST_OPEN: usize = 11;

/// The sum of open cards (MM-11.10 to MM-11.14): two bytes of plunder, one of escapes, and one of hits for each
/// location. A card is added and taken away as a number, for this is done a million times.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Tally(u64);

impl Tally {
    fn of(card: CargoCard) -> Self {
        let hits = |location| u8::from(card.symbol == Symbol::Hit(location));
        let [hull, hold, masts, crew, cannons] = Location::ALL.map(hits);
        let escapes = u8::from(card.symbol == Symbol::Escape);
        Self(u64::from_be_bytes([0, card.plunder, escapes, hull, hold, masts, crew, cannons]))
    }

    fn and(self, card: Self) -> Self {
        Self(self.0.saturating_add(card.0))
    }

    fn without(self, card: Self) -> Self {
        Self(self.0.saturating_sub(card.0))
    }
}

/// Equal cards.
struct Kind {
    card: CargoCard,
    tally: Tally,
    /// Those of the raid counted in.
    all: u8,
}

/// Finds the best uses for one ship and one set of cards, and remembers them.
pub(super) struct Search {
    ship: RaidShip,
    aim: Aim,
    kinds: Vec<Kind>,
    /// The odds with one of all cards more, open ones too.
    sums: BTreeMap<Tally, RaidOdds>,
    /// The best odds by the successes left.
    known: BTreeMap<u128, RaidOdds>,
}

impl Search {
    pub(super) fn new(ship: &RaidShip, aim: Aim, unseen: &[(CargoCard, u8)], open: &[CargoCard]) -> Self {
        let mut kinds: Vec<Kind> = Vec::new();
        for (card, count) in unseen.iter().copied().chain(open.iter().map(|card| (*card, 1))) {
            match kinds.iter_mut().find(|kind| kind.card == card) {
                Some(kind) => kind.all = kind.all.saturating_add(count),
                None => kinds.push(Kind { card, tally: Tally::of(card), all: count }),
            }
        }
        kinds.sort_by_key(|kind| (kind.card.symbol, kind.card.plunder));
        Self { ship: *ship, aim, kinds, sums: BTreeMap::new(), known: BTreeMap::new() }
    }

    /// The hand of these cards.
    pub(super) fn hand(&self, open: &[CargoCard]) -> Hand {
        let code = |card: &CargoCard| Some(self.numbered().find(|(_, kind)| kind.card == *card)?.0);
        open.iter().filter_map(code).take(MOST_OPEN).fold(Hand::default(), with)
    }

    /// The odds of all hands of this size that can be drawn, each played as well as can be with these successes.
    pub(super) fn dealt(&mut self, cards: u8, successes: u8) -> RaidOdds {
        let mut hands = BTreeMap::from([(Hand::default(), 1)]);
        for _ in 0..cards {
            let mut next = BTreeMap::new();
            for (hand, ways) in &hands {
                for (drawn, more) in self.draws(hand) {
                    *next.entry(drawn).or_default() += ways * more;
                }
            }
            if !next.is_empty() {
                hands = next;
            }
        }
        hands.into_iter().fold(RaidOdds::default(), |sum, (hand, ways)| sum.plus(self.best(hand, successes), ways))
    }

    /// Odds after each use of the next of these successes; equal cards come once.
    pub(super) fn uses(&mut self, hand: Hand, successes: u8) -> Vec<(RaidUse, RaidOdds)> {
        let of = self.scale(&hand, successes);
        let mut uses = vec![(RaidUse::Enough, self.settled(self.tally(&hand)).out_of(of))];
        let Some(left) = successes.checked_sub(1) else { return uses };
        uses.extend(self.drawn(&hand, left).map(|odds| (RaidUse::Draw, odds)));
        for code in open_kinds(&hand) {
            let Some(Kind { card, .. }) = self.kind(code) else { continue };
            let (card, without) = (*card, discarded(&hand, code));
            uses.push((RaidUse::Discard(card), self.best(without, left).out_of(of)));
            uses.extend(self.drawn(&without, left).map(|odds| (RaidUse::Exchange(card), odds)));
        }
        uses
    }

    /// The odds if these successes are spent as well as can be.
    pub(super) fn best(&mut self, hand: Hand, successes: u8) -> RaidOdds {
        let tally = self.tally(&hand);
        let Some(left) = successes.checked_sub(1) else { return self.settled(tally) };
        // The first byte of a hand is free.
        let key = (u128::from(successes) << 120) + u128::from_be_bytes(hand);
        if let Some(odds) = self.known.get(&key) {
            return *odds;
        }
        // A card that is only discarded can as well be discarded last, when more is known.
        let mut best = self.thinned(tally, &hand, 0, successes).out_of(self.scale(&hand, successes));
        let exchanged: Vec<_> = self.poorest(&hand).map(|(code, _)| discarded(&hand, code)).collect();
        for hand in [hand].into_iter().chain(exchanged) {
            if let Some(odds) = self.drawn(&hand, left).filter(|odds| odds.better(&best, self.aim)) {
                best = odds;
            }
        }
        self.known.insert(key, best);
        best
    }

    /// The odds of one card more, with `left` successes after it; none if all cards are seen.
    fn drawn(&mut self, hand: &Hand, left: u8) -> Option<RaidOdds> {
        let mut sum = RaidOdds::default();
        if left > 0 {
            for (hand, ways) in self.draws(hand) {
                sum = sum.plus(self.best(hand, left), ways);
            }
        } else {
            // The cards already seen are taken out of the sum over all cards, which many hands share.
            let tally = self.tally(hand);
            for code in hand {
                if let Some(kind) = self.kind(*code) {
                    sum = sum.plus(self.settled(tally.and(kind.tally)), 1);
                }
            }
            sum = self.summed(tally).less(sum);
        }
        (sum.of > 0).then_some(sum)
    }

    /// The odds of a tally with each of all cards, open ones too.
    fn summed(&mut self, tally: Tally) -> RaidOdds {
        if let Some(odds) = self.sums.get(&tally) {
            return *odds;
        }
        let more = self.kinds.iter().map(|kind| (self.settled(tally.and(kind.tally)), kind.all));
        let odds = more.fold(RaidOdds::default(), |sum, (odds, ways)| sum.plus(odds, ways.into()));
        self.sums.insert(tally, odds);
        odds
    }

    /// The best that this number of discards makes of a tally, of cards with a code above this.
    fn thinned(&self, tally: Tally, hand: &Hand, above: u8, discards: u8) -> RaidOdds {
        let mut best = self.settled(tally);
        let Some(left) = discards.checked_sub(1) else { return best };
        for (code, kind) in self.poorest(hand).filter(|(code, _)| *code > above) {
            let odds = self.thinned(tally.without(kind.tally), &discarded(hand, code), code - 1, left);
            if odds.better(&best, self.aim) {
                best = odds;
            }
        }
        best
    }

    /// The odds, all or nothing, if no card comes or goes any more (MM-11.10 to MM-11.14).
    fn settled(&self, Tally(tally): Tally) -> RaidOdds {
        let ship = &self.ship;
        let [plunder, more_plunder, escapes, hits @ ..] = tally.to_be_bytes();
        let [hull, ..] = ship.locations.0;
        // Hits that would have to be cancelled, and those that go over to the Hull.
        let (mut too_many, mut over) = (0, 0);
        for (hits, value) in hits.into_iter().zip(ship.locations.0) {
            too_many += (hits + 1).saturating_sub(value);
            over += hits.saturating_sub(value);
        }
        // Hits over on the Hull itself sink the ship as well.
        let [to_hull, ..] = hits;
        if to_hull.min(hull) + over >= hull.saturating_add(ship.hits_cancelled) {
            return RaidOdds { sunk: 1, of: 1, ..RaidOdds::default() };
        }
        let escaped = escapes.saturating_sub(ship.escapes_ignored) >= ship.manoeuvre;
        if escaped || too_many > ship.hits_cancelled {
            return RaidOdds { of: 1, ..RaidOdds::default() };
        }
        let gold = u16::from_be_bytes([plunder, more_plunder]).saturating_add(ship.plunder_added.into());
        RaidOdds { brought_in: 1, gold: gold.into(), glory: u64::from(gold >= GLORY_PLUNDER), sunk: 0, of: 1 }
    }

    /// The hands with one card more, and the ways to each.
    fn draws(&self, hand: &Hand) -> Vec<(Hand, u64)> {
        let left = |code: u8, kind: &Kind| {
            let seen = hand.iter().filter(|seen| **seen / 2 == code / 2).count();
            u64::from(kind.all).saturating_sub(u64::try_from(seen).unwrap_or(u64::MAX))
        };
        let draws = self.numbered().map(|(code, kind)| (with(*hand, code), left(code, kind)));
        draws.filter(|(_, ways)| *ways > 0).collect()
    }

    /// The denominator of the odds after this number of successes: a product, as if each had drawn a card.
    fn scale(&self, hand: &Hand, successes: u8) -> u64 {
        let all: u64 = self.kinds.iter().map(|kind| u64::from(kind.all)).sum();
        let seen = u64::try_from(hand.iter().filter(|code| **code > 0).count()).unwrap_or(u64::MAX);
        (seen..).take(successes.into()).map(|seen| all.saturating_sub(seen).max(1)).product()
    }

    fn numbered(&self) -> impl Iterator<Item = (u8, &Kind)> {
        (2..=u8::MAX).step_by(2).zip(&self.kinds)
    }

    fn kind(&self, code: u8) -> Option<&Kind> {
        self.kinds.get(usize::from(code / 2).checked_sub(1)?)
    }

    /// The open cards with the lowest number of each symbol. To keep another in place of one of them is never worse.
    fn poorest(&self, hand: &Hand) -> impl Iterator<Item = (u8, &Kind)> {
        let mut last = None;
        let open = open_kinds(hand).filter_map(|code| Some((code, self.kind(code)?)));
        open.filter(move |(_, kind)| last.replace(kind.card.symbol) != Some(kind.card.symbol))
    }

    fn tally(&self, hand: &Hand) -> Tally {
        let mut tally = Tally::default();
        for code in hand {
            if let Some(kind) = self.kind(*code).filter(|_| code % 2 == 0) {
                tally = tally.and(kind.tally);
            }
        }
        tally
    }
}

/// The codes of the cards that are not discarded, equal ones once.
fn open_kinds(hand: &Hand) -> impl Iterator<Item = u8> {
    let mut last = 0;
    hand.iter().copied().filter(move |code| code % 2 == 0 && *code != mem::replace(&mut last, *code))
}

fn with(mut hand: Hand, code: u8) -> Hand {
    if let Some(free) = hand.first_mut() {
        *free = code;
    }
    hand.sort_unstable();
    hand
}

fn discarded(hand: &Hand, code: u8) -> Hand {
    let mut hand = *hand;
    if let Some(card) = hand.iter_mut().find(|card| **card == code) {
        *card += 1;
    }
    hand.sort_unstable();
    hand
}
