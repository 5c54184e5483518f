//! The things on the table of The Ships beside the ships themselves: their looks, and their laying.

mod lay;
mod models;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use self::lay::{Stage, things};
use super::cards::prints;
use super::pieces::ShipsPiece;
use super::seats::chair_of;
use super::setting_out::{Fleet, SetOutSystems};
use super::ship_board_print::{self, Marks};
use crate::games::papers::sheets::Drafts;
use crate::logbook::data::Library;
use crate::logbook::wording::{Arg, key};
use crate::play::livery::Livery;
use crate::play::seen::{Asked, SeenHere};
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;
use crate::table::board::WindOnTable;
use crate::table::board::places::MM;
use crate::table::camera::views::BoardsLaid;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::liveries::Liveries;
use crate::table::pieces::Piece;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::SetOut;
use crate::table::things::{self, Cut, Deck, LaidOut, Laying, Maker, Printer, Stuff, ThingSystems, ThingsOnTable};

/// Half of a ship board (250 by 190 mm), of an order card, of the cards on a battery, of the pennant of a mark, and of a name plate.
pub(super) const BOARD: Vec2 = Vec2::new(1.254, 0.95);
const ORDERS: Vec2 = Vec2::new(0.57, 0.214);
const GUNS: Vec2 = Vec2::new(0.133, 0.214);
const PENNANT: Vec2 = Vec2::new(0.20, 0.14);
const NAME: Vec2 = Vec2::new(19.0, 2.74);

/// A card is cut to one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stock {
    /// For the orders of a ship.
    Orders,
    Guns,
}

impl Stock {
    const fn half(self) -> Vec2 {
        match self {
            Self::Orders => ORDERS,
            Self::Guns => GUNS,
        }
    }
}

/// The prints. None of them holds a secret from the viewers at the window.
#[derive(Clone, PartialEq, Debug)]
pub enum Print {
    /// The face of a card that lies on it: nothing.
    Blank(Stock),
    /// The back of a card.
    Back(Stock, Livery),
    /// The orders of a ship: her card, the writing, true if it is in pencil, and the name of the ship she boards.
    Orders(ShipCard, Livery, Option<(OrderCard, bool)>, Option<Arg>),
    /// The cards on a battery, and the boxes it takes to load.
    Guns(BatteryPlace, Option<BatteryCards>, u8),
    /// A ship board, with its boxes crossed off.
    Board(ShipCard, Livery, Marks),
    /// The pennant of a mark, and whether it is one for the other side to reach.
    Pennant(Livery, u8, bool),
    /// The plate with the name of a ship.
    Name(String, Livery),
}

/// Forms that no other game has.
#[derive(Clone, PartialEq, Debug)]
pub enum Own {
    Token,
    /// The buoy of a mark, by its number: with a pennant, or a lantern once it was reached; a small and pale one is for the other side.
    Buoy {
        livery: Livery,
        number: u8,
        reached: bool,
        theirs: bool,
    },
    /// An arrow on a disc.
    Wind(Heading),
    /// The base of a ship, with her name.
    Base(String, Livery),
}

/// The look of a thing.
pub type Form = things::Form<Print, Own>;

type Thing = things::Thing<Form>;

/// Prints the boards of all ships, fresh from the printer, and blank cards for orders and guns.
pub(super) fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
    let ships = &library.the_ships().ships;
    let livery = |card: &ShipCard| Livery::ALL[card.nation as usize];
    let board =
        |(id, card): (&String, &ShipCard)| (id.clone(), Print::Board(card.clone(), livery(card), Marks::none(card)));
    let orders = |(id, card): (&String, &ShipCard)| (id.clone(), Print::Orders(card.clone(), livery(card), None, None));
    let guns = BatteryPlace::ALL.map(|place| (format!("{place:?}"), Print::Guns(place, None, 1)));
    let backs = |stock: Stock| Nation::ALL.map(|side| Print::Back(stock, Livery::ALL[side as usize]));
    let decks = vec![
        Deck::new(key::DECK_SHIP_BOARDS, ships.iter().map(board)),
        Deck::new(key::DECK_ORDER_CARDS, ships.iter().map(orders)).with_backs(backs(Stock::Orders)),
        Deck::new(key::DECK_GUN_CARDS, guns).with_backs(backs(Stock::Guns)),
    ];
    things::printed::<TheShips>(&(), speech, case, decks)
}

impl LaidOut for TheShips {
    type Print = Print;
    type Own = Own;
    type Tools = ();

    fn cut(print: &Print) -> Cut {
        match print {
            Print::Blank(stock) | Print::Back(stock, _) => stock.half().into(),
            Print::Orders(..) => ORDERS.into(),
            Print::Guns(..) => GUNS.into(),
            Print::Board(..) => BOARD.into(),
            Print::Pennant(..) => PENNANT.into(),
            Print::Name(..) => Cut(NAME * MM, Stuff::Brass),
        }
    }

    fn print(print: &Print, printer: &mut Printer<()>) -> InkImage {
        let Printer { case, speech, .. } = printer;
        match print {
            Print::Blank(_) => InkImage::new(4, 4),
            Print::Back(Stock::Orders, livery) => prints::back(case, prints::ORDER, *livery),
            Print::Back(Stock::Guns, livery) => prints::back(case, prints::GUNS, *livery),
            Print::Orders(ship, livery, written, prey) => {
                prints::orders(case, ship, *livery, written.as_ref(), speech, prey.as_ref())
            }
            Print::Guns(battery, written, reload) => prints::guns(case, *battery, *written, *reload, speech),
            Print::Board(card, livery, marks) => ship_board_print::print(case, card, *livery, marks, speech),
            Print::Pennant(livery, number, theirs) => prints::pennant(case, *livery, *number, *theirs),
            Print::Name(ship, livery) => prints::name(case, ship, *livery, speech),
        }
    }

    /// Sister ships share a board until something is crossed off it.
    fn keeps(print: &Print) -> bool {
        !matches!(print, Print::Orders(..) | Print::Guns(..) | Print::Board(..))
    }

    fn make(own: &Own, maker: &mut Maker<Self>) {
        match own {
            Own::Token => models::token(maker),
            Own::Buoy { livery, number, reached, theirs } => models::buoy(maker, *livery, *number, *reached, *theirs),
            Own::Wind(towards) => models::wind(maker, *towards),
            Own::Base(ship, livery) => models::base(maker, ship, *livery),
        }
    }
}

/// Everything the list is made from.
#[derive(SystemParam)]
struct Sources<'w, 's> {
    here: SeenHere<'w, 's, TheShips>,
    fleet: Res<'w, Fleet>,
    drafts: Res<'w, Drafts<TheShips>>,
    wind: Res<'w, WindOnTable>,
    liveries: Res<'w, Liveries>,
    shelf: Res<'w, Shelf>,
    set_out: Res<'w, SetOut>,
}

impl Sources<'_, '_> {
    fn changed(&self) -> bool {
        let (draft, chosen) = (self.drafts.is_changed(), self.set_out.is_changed());
        let table = self.fleet.is_changed() || self.wind.is_changed() || self.liveries.is_changed();
        table || draft || chosen || self.here.fresh().is_some()
    }
}

/// Lays changed things for the eyes at the window; cards are turned and tokens carried while the match goes on.
fn lay(from: Sources, mut hands: Laying<Form>, mut boards: ResMut<BoardsLaid>, mut last: Local<Option<u64>>) {
    let seen = from.here.get();
    let afresh = seen.map(|seen| seen.afresh);
    if !from.changed() && *last == afresh {
        return;
    }
    let at_once = from.fleet.is_changed() || *last != afresh;
    *last = afresh;
    if from.fleet.is_changed() {
        for (side, laid) in lay::reach(&from.fleet) {
            *boards.0.of_mut(chair_of(side)) = Some(laid);
        }
    }
    // Losses are crossed off once their show is over.
    let shown = seen.is_some_and(|seen| seen.asked == Asked::Nothing && seen.moment.is_none());
    let marked = |ship: ShipId| match &hands.table.thing(&Piece::of(ShipsPiece::Board(ship)))?.form {
        Form::Sheet(Print::Board(_, _, marks)) => Some(*marks).filter(|_| shown && !at_once),
        _ => None,
    };
    let scenario = from.shelf.0.the_ships().scenarios.get(&from.set_out.0);
    let wanted = things(&Stage {
        fleet: &from.fleet,
        seen,
        draft: &from.drafts.draft().cards,
        courses: scenario.map_or(&[][..], |scenario| scenario.victory.courses.as_slice()),
        wind: from.wind.0,
        liveries: &from.liveries,
        marked: &marked,
    });
    hands.lay(wanted, at_once);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThingsOnTable<Form>>().add_systems(Update, lay.after(SetOutSystems).before(ThingSystems));
    things::made::<TheShips, _>(app, || Some(()));
}
