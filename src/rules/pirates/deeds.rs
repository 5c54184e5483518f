//! Abilities that their player begins: looks, thefts, silence, further orders (AB-05, 06, 19, 21, 22, 29, 30, 39 to 41,
//! 49, 55).

use super::abilities::{Ability, HIGH};
use super::cargo;
use super::contacts;
use super::dice;
use super::docking;
use super::exploring;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Turns};
use super::ids::Name;
use super::losses::{self, Way};
use super::orders::Piece;
use super::powers::Source;
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::running;
use super::state::{Coin, Crew, Island, Ship, State};
use super::sums;
use super::turns;
use super::wants::{Choice, Why};
use super::words::{Flag, Nation, OrderKind};

/// No unit is given a third order (PC-4.7).
const MOST_ORDERS: usize = 2;

/// May this ability be begun now, on that object? A face-down crew may be turned up without an object (PC-12.5).
///
/// # Errors
/// The first objection.
pub fn may_begin(state: &State, by: Flag, source: &Source, ability: &Ability, on: Option<Name>) -> Checked {
    let rule = ability.rule().0;
    let (unit, claims) = (source.unit, source.down && on.is_none());
    let once = || unless(dice::was_used(state, unit, source.card, ability), "PC-12.9", Objection::UsedAlready);
    let object = on.ok_or(refuse(rule, Objection::BadTarget));
    match ability {
        Ability::ExtraOrder => {
            once()?;
            may_have_more(state, unit)
        }
        Ability::Encore => {
            once()?;
            let given = state.ship(unit).is_some_and(|ship| !ship.given.is_empty());
            unless(given, rule, Objection::OutOfMoment)
        }
        Ability::RaidHome => {
            once()?;
            may_raid(state, unit)
        }
        _ if claims => Ok(()),
        Ability::PeekCargo => {
            once()?;
            let ship = other_ship(state, unit, object?, rule)?;
            unless(ship.flag != by && sums::shielded(state, ship), "UT-13", Objection::BadTarget)?;
            unless(!hides_something(ship), rule, Objection::NotThere)
        }
        Ability::PeekIsland => {
            once()?;
            let island = state.island(object?).ok_or(refuse(rule, Objection::NoSuch))?;
            unless(cargo::counters(island) == 0, rule, Objection::NotThere)
        }
        Ability::SwapCoin => {
            once()?;
            let own = state.ship(unit).is_some_and(|ship| !treasure(ship).is_empty());
            unless(!own, rule, Objection::NotThere)?;
            let ship = victim(state, unit, object?, rule)?;
            unless(ship.flag == by, rule, Objection::FriendlyTarget)?;
            unless(treasure(ship).is_empty(), rule, Objection::NotThere)?;
            unless(!contacts::within_s(state, unit, ship.id), rule, Objection::OutOfReach)
        }
        Ability::StripPirates => {
            let ship = victim(state, unit, object?, rule)?;
            let pirates = state.craft(ship).is_some_and(|craft| craft.nation == Nation::Pirates);
            unless(!pirates, rule, Objection::BadTarget)?;
            plunders(state, unit, ship)
        }
        Ability::Pickpocket => {
            once()?;
            plunders(state, unit, victim(state, unit, object?, rule)?)
        }
        Ability::SilenceOne => {
            once()?;
            let ship = victim(state, unit, object?, rule)?;
            unless(!contacts::within_s(state, unit, ship.id), rule, Objection::OutOfReach)
        }
        Ability::Sacrifice => {
            once()?;
            let ship = state.ship(unit).ok_or(refuse(rule, Objection::NoSuch))?;
            let crew = object?;
            let aboard = ship.crew.iter().filter(|own| own.card == crew).count();
            let left = if crew == source.card { aboard.saturating_sub(1) } else { aboard };
            unless(left == 0, rule, Objection::NotThere)?;
            unless(sums::has(state, unit, |own| *own == Ability::CrewSafe), "AB-11", Objection::BadTarget)?;
            may_have_more(state, unit)
        }
        Ability::FortMaps => {
            let fort = state.fort(unit).map(|fort| fort.island);
            let ship = state.ship(object?).filter(|ship| ship.flag == by && ship.docked == fort && fort.is_some());
            let ship = ship.ok_or(refuse(rule, Objection::NotDockedThere))?;
            unless(hiding(state).next().is_none(), rule, Objection::NotThere)?;
            turns::may_give(state, ship.id, OrderKind::Explore)
        }
        _ => Err(refuse(rule, Objection::OutOfMoment)),
    }
}

/// Is something done with this ability, and not only its card turned up?
#[must_use]
pub const fn acts(ability: &Ability, on: Option<Name>) -> bool {
    match ability {
        Ability::ExtraOrder | Ability::Encore | Ability::RaidHome | Ability::LastCoinAway => true,
        Ability::PeekCargo
        | Ability::PeekIsland
        | Ability::SwapCoin
        | Ability::StripPirates
        | Ability::Pickpocket
        | Ability::SilenceOne
        | Ability::Sacrifice
        | Ability::FortMaps => on.is_some(),
        _ => false,
    }
}

/// Could one more order be of use (PC-4.7)?
///
/// # Errors
/// She has had two.
pub fn may_have_more(state: &State, unit: Name) -> Checked {
    let given = state.unit(unit).map_or(0, |unit| unit.given().len());
    unless(given >= MOST_ORDERS, "PC-4.7", Objection::TwoOrders)
}

fn other_ship<'a>(state: &'a State, unit: Name, other: Name, rule: &'static str) -> Result<&'a Ship, Refusal> {
    let ship = state.ship(other).filter(|ship| ship.id != unit && !ship.waits);
    ship.ok_or(refuse(rule, Objection::NoSuch))
}

/// A ship that an act may be done to: not lost, and not under a shield if she is an enemy's (PC-16.4, UT-13).
fn victim<'a>(state: &'a State, unit: Name, other: Name, rule: &'static str) -> Result<&'a Ship, Refusal> {
    let ship = other_ship(state, unit, other, rule)?;
    let own = state.ship(unit).map(|own| (own.flag, own.lost.is_some()));
    unless(
        own.is_some_and(|(flag, _)| flag != ship.flag) && sums::shielded(state, ship),
        "UT-13",
        Objection::BadTarget,
    )?;
    unless(ship.lost.is_some() || own.is_none_or(|(_, lost)| lost), "PC-16.4", Objection::Lost)?;
    Ok(ship)
}

/// Something lies face down aboard.
fn hides_something(ship: &Ship) -> bool {
    ship.crew.iter().any(|crew| !crew.up) || ship.coins.iter().any(|coin| !coin.up)
}

fn treasure(ship: &Ship) -> Vec<Piece> {
    let coins = (0..).zip(&ship.coins).map(|(place, _)| Piece::Coin(place));
    coins.chain(ship.uniques.iter().map(|own| Piece::Unique(own.card))).collect()
}

/// She touches that ship, and some treasure there fits.
fn plunders(state: &State, unit: Name, ship: &Ship) -> Checked {
    unless(!contacts::touching(state, unit, ship.id), "AB-40", Objection::NotTouching)?;
    unless(treasure(ship).is_empty(), "AB-40", Objection::NotThere)?;
    unless(losses::treasure_for(state, ship.id, unit).is_empty(), "PC-9.21", Objection::NoRoom)
}

/// Docked at an enemy's home in this turn, with room for a coin of the bank (AB-22).
fn may_raid(state: &State, unit: Name) -> Checked {
    let rule = "AB-22";
    let Some(ship) = state.ship(unit) else { return Err(refuse(rule, Objection::NoSuch)) };
    let of = raided(state, ship).ok_or(refuse(rule, Objection::NotDockedThere))?;
    unless(ship.must_leave, rule, Objection::MustLeave)?;
    let banked = state.player(of).is_some_and(|player| !player.banked.is_empty());
    unless(!banked, rule, Objection::NotThere)?;
    unless(sums::free_space(state, ship) == 0, "PC-9.21", Objection::NoRoom)
}

/// The player at whose home this ship is docked as an enemy.
fn raided(state: &State, ship: &Ship) -> Option<Flag> {
    let home = ship.docked.and_then(|at| state.island(at)).and_then(|island| island.home);
    home.filter(|home| *home != ship.flag)
}

/// Islands with counters on them.
fn hiding(state: &State) -> impl Iterator<Item = &Island> {
    state.islands.iter().filter(|island| cargo::counters(island) > 0)
}

/// Carries out an ability that has been accepted.
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn begin(table: &mut Table<'_>, by: Flag, source: &Source, ability: &Ability, on: Option<Name>) -> Ruling<()> {
    let (unit, card) = (source.unit, source.card);
    let used = Turns::AbilityUsed { unit, card, ability: dice::word(ability) };
    match (ability, on) {
        (Ability::ExtraOrder, _) => {
            table.tell(used);
            if high(table, unit, card)? {
                table.tell(Turns::ExtraOrder { unit, card, kind: None });
            }
            Ok(())
        }
        (Ability::Encore, _) => {
            table.tell(used);
            if high(table, unit, card)? {
                table.tell(Turns::EncoreWon { unit, card });
            }
            Ok(())
        }
        (Ability::RaidHome, _) => {
            table.tell(used);
            raid(table, unit, card)
        }
        (Ability::LastCoinAway, _) => {
            if table.ship(unit).is_some_and(|ship| ship.emptied) {
                exploring::sail_away(table, unit);
            }
            Ok(())
        }
        (Ability::PeekCargo, Some(on)) => {
            table.tell(used);
            peek_cargo(table, by, card, on)
        }
        (Ability::PeekIsland, Some(on)) => {
            table.tell(used);
            peek_island(table, by, on)
        }
        (Ability::SwapCoin, Some(on)) => {
            table.tell(used);
            swap(table, by, unit, on)
        }
        (Ability::StripPirates, Some(on)) => strip(table, by, (unit, card), on),
        (Ability::Pickpocket, Some(on)) => {
            table.tell(used);
            let pieces = losses::treasure_for(table, on, unit);
            losses::draw(table, on, &pieces, unit).map(|_| ())
        }
        (Ability::SilenceOne, Some(on)) => {
            table.tell(used);
            silence(table, by, card, on)
        }
        (Ability::Sacrifice, Some(on)) => {
            table.tell(used);
            losses::eliminate(table, unit, on, Way::Mishap)?;
            table.tell(Turns::ExtraOrder { unit, card, kind: None });
            Ok(())
        }
        (Ability::FortMaps, Some(on)) => {
            running::give(table, on, OrderKind::Explore);
            let islands: Vec<Name> = hiding(table).map(|island| island.id).collect();
            for island in islands {
                peek_island(table, by, island)?;
            }
            running::over(table);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A die for the card shows enough.
fn high(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<bool> {
    let face = dice::die(table, unit, Why::Ability { card })?;
    table.tell(Turns::CardRolled { unit, card, face });
    Ok(face >= HIGH)
}

/// A coin of the enemy's bank, her controller's choice (AB-22).
fn raid(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let (flag, Some(of)) = (ship.flag, raided(table, ship)) else { return Ok(()) };
    let banked: Vec<Coin> = table.player(of).map(|player| player.banked.clone()).unwrap_or_default();
    let mut options: Vec<Choice> = Vec::new();
    let mut values: Vec<u8> = Vec::new();
    for (place, coin) in (0..).zip(&banked) {
        if !values.contains(&coin.value) {
            values.push(coin.value);
            options.push(Choice::Piece(Piece::Coin(place)));
        }
    }
    if let Some(Choice::Piece(Piece::Coin(place))) = table.choose(table.seat(flag), options, Why::For { card })?
        && let Some(coin) = banked.get(usize::from(place))
    {
        table.tell(Cargo::CoinStolen { unit, of, value: coin.value });
    }
    Ok(())
}

/// One face-down crew or coin; the backs are alike, so that one of the kind is drawn (AB-05).
fn peek_cargo(table: &mut Table<'_>, by: Flag, card: Name, at: Name) -> Ruling<()> {
    let Some(ship) = table.ship(at) else { return Ok(()) };
    let crew = ship.crew.iter().filter(|crew| !crew.up).map(|crew| Piece::Crew(crew.card));
    let crew: Vec<Piece> = crew.collect();
    let coins = (0..).zip(&ship.coins).filter(|(_, coin)| !coin.up).map(|(place, _)| Piece::Coin(place));
    let coins: Vec<Piece> = coins.collect();
    let kinds = [(!crew.is_empty(), Choice::Crew), (!coins.is_empty(), Choice::Treasure)];
    let kinds = kinds.into_iter().filter(|(there, _)| *there).map(|(_, kind)| kind).collect();
    let kind = table.choose(table.seat(by), kinds, Why::For { card })?;
    let pieces = if kind == Some(Choice::Crew) { crew } else { coins };
    let piece = losses::drawn(table, at, &pieces)?;
    let value = |place: u8| table.ship(at).and_then(|ship| ship.coins.get(usize::from(place))).map(|coin| coin.value);
    let (crew, coin) = match piece {
        Some(Piece::Crew(card)) => (Some(card), None),
        Some(Piece::Coin(place)) => (None, value(place)),
        _ => return Ok(()),
    };
    table.tell(Cargo::Peeked { by, at, crew, coin, unique: None });
    Ok(())
}

/// One face-down treasure of an island; one is drawn, since their backs are alike (AB-06, AB-55).
fn peek_island(table: &mut Table<'_>, by: Flag, at: Name) -> Ruling<()> {
    let Some(island) = table.island(at) else { return Ok(()) };
    let coins = (0..).zip(&island.coins).map(|(place, _)| Piece::Coin(place));
    let pieces: Vec<Piece> = coins.chain(island.uniques.iter().map(|card| Piece::Unique(*card))).collect();
    let piece = losses::drawn(table, at, &pieces)?;
    let value = |place: u8| table.island(at).and_then(|island| island.coins.get(usize::from(place)).copied());
    let (coin, unique) = match piece {
        Some(Piece::Coin(place)) => (value(place), None),
        Some(Piece::Unique(card)) => (None, Some(card)),
        _ => return Ok(()),
    };
    table.tell(Cargo::Peeked { by, at, crew: None, coin, unique });
    Ok(())
}

/// One random treasure of each changes places (AB-19). A treasure that would not fit is not drawn.
fn swap(table: &mut Table<'_>, by: Flag, unit: Name, other: Name) -> Ruling<()> {
    let (Some(own), Some(theirs)) = (table.ship(unit).cloned(), table.ship(other).cloned()) else { return Ok(()) };
    let coin = |piece: &Piece| matches!(piece, Piece::Coin(_));
    // A treasure that takes no space leaves none for a coin in return.
    let fits = |given: &Piece, got: &Piece| {
        let room = |state: &State, ship: &Ship| sums::free_space(state, ship) > 0;
        let own_fits = coin(given) || !coin(got) || room(table, &own);
        let theirs_fits = coin(got) || !coin(given) || room(table, &theirs);
        own_fits && theirs_fits
    };
    let mine = treasure(&own);
    let offers =
        |given: &Piece| -> Vec<Piece> { treasure(&theirs).into_iter().filter(|got| fits(given, got)).collect() };
    let gives: Vec<Piece> = mine.into_iter().filter(|given| !offers(given).is_empty()).collect();
    let wins: Vec<(Piece, Vec<Piece>)> = gives.iter().map(|given| (*given, offers(given))).collect();
    let Some(given) = losses::drawn(table, unit, &gives)? else { return Ok(()) };
    let offers = wins.into_iter().find(|(own, _)| *own == given).map(|(_, offers)| offers).unwrap_or_default();
    let Some(got) = losses::drawn(table, other, &offers)? else { return Ok(()) };
    let to = theirs.flag;
    carry(table, (by, unit), got, other);
    carry(table, (to, other), given, unit);
    cargo::show_links(table, unit);
    docking::unload(table, unit)?;
    docking::unload(table, other)
}

fn carry(table: &mut Table<'_>, (by, to): (Flag, Name), piece: Piece, from: Name) {
    match piece {
        Piece::Coin(place) => cargo::move_coin(table, by, from, usize::from(place), to),
        Piece::Unique(card) => cargo::move_unique(table, by, from, card, to),
        Piece::Crew(_) => {}
    }
}

/// Any number of treasures that fit, one by one (AB-21).
fn strip(table: &mut Table<'_>, by: Flag, (unit, card): (Name, Name), from: Name) -> Ruling<()> {
    loop {
        let pieces = losses::treasure_for(table, from, unit);
        if pieces.is_empty() {
            return Ok(());
        }
        let options = std::iter::once(Choice::Nothing).chain(pieces.into_iter().map(Choice::Piece)).collect();
        match table.choose(table.seat(by), options, Why::For { card })? {
            Some(Choice::Piece(piece)) => losses::take(table, from, piece, unit)?,
            _ => return Ok(()),
        }
    }
}

/// The ship herself, a crew that lies face up, or one of those that lie face down (AB-39).
fn silence(table: &mut Table<'_>, by: Flag, card: Name, at: Name) -> Ruling<()> {
    let Some(ship) = table.ship(at).cloned() else { return Ok(()) };
    let mut options = vec![Choice::Unit(at)];
    let seen = |crew: &Crew| crew.up || ship.flag == by;
    let named = ship.crew.iter().filter(|crew| seen(crew)).map(|crew| Choice::Piece(Piece::Crew(crew.card)));
    options.extend(named);
    options.extend(ship.crew.iter().any(|crew| !seen(crew)).then_some(Choice::Crew));
    options.dedup();
    let place =
        |fits: &dyn Fn(&Crew) -> bool| ship.crew.iter().position(fits).and_then(|place| u8::try_from(place).ok());
    let place = match table.choose(table.seat(by), options, Why::For { card })? {
        Some(Choice::Piece(Piece::Crew(own))) => place(&|crew| crew.card == own && seen(crew)),
        Some(Choice::Crew) => {
            let hidden = ship.crew.iter().filter(|crew| !seen(crew)).map(|crew| Piece::Crew(crew.card));
            let hidden: Vec<Piece> = hidden.collect();
            match losses::drawn(table, at, &hidden)? {
                Some(Piece::Crew(own)) => place(&|crew| crew.card == own && !seen(crew)),
                _ => None,
            }
        }
        _ => {
            table.tell(Turns::Silenced { unit: at });
            return Ok(());
        }
    };
    if let Some(place) = place {
        table.tell(Turns::CrewHushed { unit: at, place });
    }
    Ok(())
}
