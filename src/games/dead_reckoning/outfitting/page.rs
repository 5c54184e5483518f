//! Settings before a battle: the enemy, the players, and the forces of both sides.

use super::Outfit;
use super::edits::{self, Enemy};
use crate::captains::Rank;
use crate::games::dead_reckoning::crests::crest;
use crate::games::dead_reckoning::voyage::deeds::in_one_line;
use crate::games::outfitting::{Item, Setting};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Duel, PlayerAt};
use crate::rules::dead_reckoning::goods::Hold;
use crate::rules::dead_reckoning::printed::abilities::{Clause, Symbol, plain};
use crate::rules::dead_reckoning::printed::cards::Cards;

/// Most damage a ship can begin with (DR-23.1).
const MOST_DAMAGE: u8 = 4;

/// Bots from the random one to one that knows the worth of cubes; none looks ahead in a battle.
const SKIPPERS: [(&str, Rank); 4] =
    [("random", Rank::Random), ("seaman", Rank::Seaman), ("midshipman", Rank::Midshipman), ("mate", Rank::Mate)];

/// Lists all settings.
pub(super) fn items(cards: &Cards, duel: &Duel) -> Vec<Item<Outfit>> {
    let seats = if Enemy::of(duel) == Enemy::Ship { 2 } else { 1 };
    // Players come first of all, then the forces.
    let players = (0..seats).map(|at| {
        let colour = duel.players.get(at).map_or(Colour::Black, |ship| ship.colour);
        Item::Person(at, crest(colour).into(), words::colour(colour), &SKIPPERS)
    });
    let ships = duel.players.iter().take(seats).enumerate().flat_map(|(at, ship)| fitted_out(cards, duel, at, ship));
    enemy(cards, duel).into_iter().chain(players).chain(ships).collect()
}

/// The battle as it is but for this.
fn with(duel: &Duel, change: impl FnOnce(&mut Duel)) -> Outfit {
    let mut duel = duel.clone();
    change(&mut duel);
    Outfit::Battle(Box::new(duel))
}

fn enemy(cards: &Cards, duel: &Duel) -> Vec<Item<Outfit>> {
    let now = Enemy::of(duel);
    let enemies = Enemy::ALL.map(|enemy| {
        let name = match enemy {
            Enemy::Ship => key::DUEL_ENEMY_SHIP,
            Enemy::Merchant => key::DUEL_ENEMY_MERCHANT,
            Enemy::Fort => key::DUEL_ENEMY_FORT,
            Enemy::Garrison => key::DUEL_ENEMY_GARRISON,
        };
        Setting::new(Arg::key(name), enemy == now, with(duel, |duel| edits::face(duel, enemy, cards)))
    });
    let mut items = vec![Item::One(key::DUEL_OUTFIT_ENEMY.into(), None, enemies.into())];
    if now == Enemy::Merchant {
        let merchants = cards.merchants.iter().map(|(kind, merchant)| {
            let cubes = Fact::from(key::DuelCubes { count: merchant.cubes });
            let name = key::DuelWithNote { what: words::printed(&kind.word()), note: cubes };
            let card = Some(kind.any());
            Setting::new(Fact::from(name), duel.merchant == card, with(duel, |duel| duel.merchant = card))
        });
        let why = Some(key::DUEL_OUTFIT_MERCHANT_WHY.into());
        items.push(Item::One(key::DUEL_OUTFIT_MERCHANT.into(), why, merchants.collect()));
    }
    items
}

fn fitted_out(cards: &Cards, duel: &Duel, at: usize, ship: &PlayerAt) -> Vec<Item<Outfit>> {
    let with = |change: &dyn Fn(&mut PlayerAt)| {
        with(duel, |duel| {
            if let Some(ship) = duel.players.get_mut(at) {
                change(ship);
            }
        })
    };
    let (cannons, abilities, room) = edits::sum(ship, cards);
    let sum = key::DuelOutfitSum { cannons, abilities, room }.into();
    let damages = (0..=MOST_DAMAGE)
        .map(|damage| Setting::new(damage.to_string(), ship.damage == damage, with(&|ship| ship.damage = damage)));
    let slots = [Hold::B, Hold::C].map(|hold| {
        let now = ship.upgrades.get(&hold).and_then(|tokens| tokens.last());
        let upgrade = |token: Option<&String>, name| {
            Setting::new(name, token == now, with(&|ship| edits::upgrade(ship, cards, hold, token.cloned())))
        };
        let bare = upgrade(None, Arg::key(key::DUEL_OUTFIT_BARE));
        let tokens = cards.upgrades.keys().map(|token| upgrade(Some(token), words::printed(token)));
        let name = key::DuelOutfitSlot { hold: words::hold(hold) }.into();
        Item::One(name, None, std::iter::once(bare).chain(tokens).collect())
    });
    let crew = edits::fighters(cards).into_iter().map(|card| {
        let now = edits::level(ship, card);
        let levels = std::iter::once(None).chain((1..=4).map(Some)).map(|level: Option<u8>| {
            let name = match level {
                None => Fact::from(key::DUEL_OUTFIT_ASHORE),
                Some(level) => key::DuelOutfitLevel { level }.into(),
            };
            Setting::new(name, level == now, with(&|ship| edits::muster(ship, card, level)))
        });
        Item::One(key::DrNamed { name: words::sailor(card.sailor) }.into(), None, levels.collect())
    });
    let sleeves = edits::advancements(cards).map(|(kind, face)| {
        let chosen = edits::is_sleeved(ship, kind);
        let full = !chosen && !edits::fits(ship, cards, kind);
        let then = with(&|ship| edits::sleeve(ship, cards, kind));
        Setting { against: full.then(|| key::SETUP_DR_SLEEVE.into()), ..Setting::new(shows(face), chosen, then) }
    });
    let mut items = vec![Item::Side(crest(ship.colour).into(), words::colour(ship.colour), sum)];
    items.push(Item::One(key::DUEL_OUTFIT_DAMAGE.into(), None, damages.collect()));
    items.extend(slots);
    items.push(Item::Part(key::DUEL_OUTFIT_CREW.into()));
    items.extend(crew);
    items.push(Item::Part(key::DR_PHASE_ABILITIES.into()));
    items.push(Item::Any(sleeves.collect()));
    items
}

/// The face of an advancement: cannons, then its abilities.
fn shows(face: &[Clause]) -> Arg {
    let cannons = Some(plain(face, Symbol::Cannon)).filter(|cannons| *cannons > 0);
    let cannons = cannons.map(|cannons| Fact::from(key::DuelCannons { count: cannons }));
    let abilities = face.iter().filter_map(Clause::battle).map(words::ability);
    in_one_line(cannons.into_iter().chain(abilities)).map_or(Arg::text(""), Arg::from)
}
