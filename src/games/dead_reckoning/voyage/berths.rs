//! Things that a captain may take in hand, places for each, and the results: orders of the sheet, at places of the
//! table (DR-30.3, DR-30.4, DR-30.6, DR-30.14).

use bevy::prelude::*;

use super::crew::about;
use super::deeds::{Captain, Deed, Open};
use super::draft;
use super::{ending, market, route, ship};
use crate::games::dead_reckoning::boards::places::{HOLD, Seat};
use crate::games::dead_reckoning::offers::attack_words;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::places::{CARD, HARBOUR, THICK, TILE, place};
use crate::games::dead_reckoning::wishes::{Page, Wish};
use crate::games::papers::sheets::carrying;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::key;
use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Place};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::ids::{Sort, Worn};
use crate::rules::dead_reckoning::sea::Sea;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::view::View;
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::sheet::refused;

/// The things a captain's hand can carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    /// A card of the hand.
    Card(CardId),
    /// A barrel or a coin, out of a hold or from where the ship lies.
    Good(Good, Option<Hold>),
    Ship,
    /// The card at the ship.
    Encounter,
    /// An advancement that was set aside.
    Aside(Worn),
    /// The cube of the sail track.
    Sails,
}

/// The load that is taken in hand where this piece is gripped, nearest to a barrel or a coin; none if there is nothing
/// to carry.
#[must_use]
pub fn load(captain: &Captain<'_>, piece: &ReckoningPiece, nearest: Option<Good>) -> Option<Load> {
    let (player, phase) = (captain.player, captain.table.phase);
    let own = |colour| colour == player.colour;
    if phase == Phase::Sleeve {
        return match *piece {
            ReckoningPiece::SetAside(of, worn) if own(of) => Some(Load::Aside(worn)),
            _ => None,
        };
    }
    match *piece {
        ReckoningPiece::Card(of, card) if own(of) && player.hand.iter().any(|held| held.id == card) => {
            Some(Load::Card(card))
        }
        ReckoningPiece::Ship(of) if own(of) => Some(Load::Ship),
        ReckoningPiece::SailTrack(of) if own(of) => Some(Load::Sails),
        ReckoningPiece::Encounter(at) if at == player.at => Some(Load::Encounter),
        ReckoningPiece::Dock(of) if own(of) && player.dock > 0 => Some(Load::Good(Good::Cargo, None)),
        ReckoningPiece::Chest(of) if own(of) && player.chest > 0 => Some(Load::Good(Good::Gold, None)),
        ReckoningPiece::Goods(at) if at == player.at => Some(Load::Good(nearest?, None)),
        ReckoningPiece::Hold(of, hold) if own(of) => Some(Load::Good(nearest?, Some(hold))),
        _ => None,
    }
}

/// A place where something may be put.
pub type Berth = carrying::Berth<Wish>;

fn berth(at: Transform, half: Vec2, deed: Deed) -> Berth {
    let mut spot = TableSpot::new(at, half, if deed.against.is_none() { SpotState::Open } else { SpotState::Closed });
    spot.tells = match &deed.against {
        Some(against) => vec![refused(against)],
        None => std::iter::once(deed.text).chain(deed.note).collect(),
    };
    // An order that is laid out first is found on the page where cards are paid for.
    let does = match deed.does {
        Wish::Draft(order) => Wish::Turn(Page::Cards, Some(order)),
        does => does,
    };
    Berth { spot, does, led: None }
}

/// With its words written on it.
fn signed(mut berth: Berth) -> Berth {
    berth.spot.sign = berth.spot.tells.first().cloned();
    berth
}

/// Open and closed places for it; `path` is the way the ship was carried so far.
#[must_use]
pub fn berths(captain: &Captain<'_>, view: &View, load: Load, path: &[Place]) -> Vec<Berth> {
    let seat = Seat::of(view, captain.player.colour);
    match load {
        Load::Card(card) => hand(captain, &seat, card),
        Load::Good(good, from) => goods(captain, &seat, good, from),
        Load::Ship => tiles(captain, path),
        Load::Encounter => encounter(captain, &seat),
        Load::Aside(worn) => sleeves(captain, &seat, worn),
        Load::Sails => sails(captain, &seat),
    }
}

fn hand(captain: &Captain<'_>, seat: &Seat, card: CardId) -> Vec<Berth> {
    let held = captain.player.hand.iter().find(|held| held.id == card);
    let deed = held.map(|held| captain.give(key::DuelPlay { card: about(held) }, Order::Play(card)));
    let (at, half) = seat.play_area();
    deed.map(|deed| berth(at, half, deed)).into_iter().collect()
}

fn goods(captain: &Captain<'_>, seat: &Seat, good: Good, from: Option<Hold>) -> Vec<Berth> {
    let Captain { table, player, .. } = captain;
    let mut one = Goods::default();
    *one.of_mut(good) = 1;
    let what = words::good(good);
    let others = Hold::ALL.into_iter().filter(|hold| Some(*hold) != from);
    let mut all: Vec<Berth> = others
        .filter(|hold| player.capacity(table.cards(), *hold) > 0)
        .map(|hold| {
            let to = words::hold(hold);
            let deed = match from {
                Some(from) => {
                    let mut laid = player.holds();
                    let left = laid.made(from).less(one);
                    *laid.made(from) = left;
                    let more = laid.made(hold).and(one);
                    *laid.made(hold) = more;
                    let text = key::DuelShift { good: what.clone(), from: words::hold(from), to };
                    captain.give(text, Order::Rearrange(laid))
                }
                None => {
                    let text = key::VoyageCarryLoad { good: what.clone(), to };
                    captain.give(text, Order::Load([(hold, one)].into()))
                }
            };
            berth(seat.over_hold(hold), HOLD, deed)
        })
        .collect();
    let Some(from) = from else { return all };
    let ashore = captain.give(key::VoyageCarryUnload { good: what }, Order::Unload([(from, one)].into()));
    let (at, half) = seat.ashore(player.at, good);
    all.push(berth(at, half, ashore));
    all
}

/// Every tile and the harbour: with the cost of sailing there on the way so far, and the dangers on it.
fn tiles(captain: &Captain<'_>, path: &[Place]) -> Vec<Berth> {
    let berths = Sea::places().chain([Place::Harbour]).map(|at| {
        let way = route::led(captain.player, path, at);
        let (told, text) = (route::told(captain, &way), key::VoyageSailTo { place: route::named(captain.table, at) });
        let deed = captain.draft(text, Order::Move(way.clone()));
        let passed = deed.against.as_ref().is_some_and(|(_, rule)| rule.0 == "DR-8.8");
        // Within the rim, which is light too.
        let half = if at == Place::Harbour { HARBOUR } else { TILE } * 0.95;
        let up = if captain.table.sea.tile(at).is_some_and(|tile| !tile.face_up) { THICK } else { 0.012 };
        let mut berth = berth(Transform::from_translation(place(at) + Vec3::Y * up), half, deed);
        if at == captain.player.at {
            berth.spot.tells = vec![key::VoyageLiesHere { place: route::named(captain.table, at) }.into()];
        }
        if passed {
            berth.spot.state = SpotState::Passed;
        }
        if berth.spot.state != SpotState::Closed {
            berth.spot.tells.extend(told);
        }
        let order = Order::Move(way.clone());
        // With nothing waiting there, no more is said.
        berth.does = match draft::open(captain, &order) {
            Open::Nothing => Wish::Give(order),
            _ => Wish::Turn(Page::Sea, Some(order)),
        };
        // Over a closed place nothing is laid out, but for the one she comes from.
        let leads = way != path && (berth.spot.state != SpotState::Closed || way.is_empty());
        let order = Some(way).filter(|way| !way.is_empty()).map(Order::Move);
        berth.led = leads.then_some(Wish::Turn(Page::Sea, order));
        berth
    });
    berths.collect()
}

/// The tiles within reach, as they are lit before the ship is carried.
#[must_use]
pub fn within_reach(captain: &Captain<'_>, path: &[Place]) -> Vec<TableSpot> {
    tiles(captain, path).into_iter().map(|berth| berth.spot).filter(|spot| spot.state != SpotState::Closed).collect()
}

/// Two handles of a merchant ship: trade, and attack; an advancement has the first (DR-30.6).
fn encounter(captain: &Captain<'_>, seat: &Seat) -> Vec<Berth> {
    let (aside, half) = seat.aside_area();
    let mut all: Vec<Berth> =
        market::purchase(captain).map(|deed| signed(berth(aside, half, deed))).into_iter().collect();
    let merchant =
        captain.table.sea.cell(captain.player.at).is_some_and(|cell| cell.card.kind.sort != Sort::Advancement);
    if merchant {
        let deed = captain.give(attack_words(Target::Merchant), Order::Attack(Target::Merchant));
        let (at, half) = seat.play_area();
        all.push(signed(berth(at, half, deed)));
    }
    all
}

fn sleeves(captain: &Captain<'_>, seat: &Seat, worn: Worn) -> Vec<Berth> {
    let cards = &captain.player.in_play;
    let name = captain.table.cards().shown_worn(worn);
    let berths = cards.iter().enumerate().map(|(number, card)| {
        let mut lies = seat.in_play(number, cards.len());
        lies.translation.y += 0.02;
        berth(lies, CARD, ending::sleeved(captain, name, card))
    });
    berths.collect()
}

/// The numbers of the sail track to which sails could be raised now (DR-7.1).
#[must_use]
pub fn sails(captain: &Captain<'_>, seat: &Seat) -> Vec<Berth> {
    let deeds = ship::raising(captain).into_iter().map(|(count, deed)| {
        let (x, z) = Seat::sails(count);
        berth(seat.on_board(x, z, 0.02), Vec2::new(0.11, 0.15), deed)
    });
    deeds.collect()
}
