//! Lays order cards and gun cards beside the ship boards, prints what is written on them, and turns them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::lying::{Card, gun_card, order_card};
use super::prints::{self, GUNS, ORDER};
use crate::games::the_ships::order_card::draft::DraftOrder;
use crate::games::the_ships::pieces::ShipsPiece;
use crate::games::the_ships::seats::chair_of;
use crate::games::the_ships::setting_out::{Fleet, SetOutSystems, main_window};
use crate::games::the_ships::ship_boards::places_of_the_boards;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::seen::{Onlooker, Seen};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;
use crate::table::cards::{self, CardSystems, Cut, Facing};
use crate::table::chairs::Chair;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::liveries::Liveries;
use crate::table::pieces::{Piece, Tale};
use crate::table::room::places::{CARDS_NEARER, TABLE_TOP};
use crate::table::speech::Speech;
use crate::table::stage::Redraw;

/// Half of an order card, and of the cards on a battery, in decimetres; where they lie beside each other.
const ORDER_HALF: Vec2 = Vec2::new(0.57, 0.214);
const GUNS_HALF: Vec2 = Vec2::new(0.133, 0.214);
const ORDER_AT: f32 = 0.2;
const GUNS_AT: [f32; 3] = [-1.12, -0.83, -0.54];
/// How high a card lies over the table's oak.
const HEIGHT: f32 = 0.03;
/// Which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    Orders,
    Guns(BatteryPlace),
}

impl Which {
    const fn stock(self) -> Stock {
        match self {
            Self::Orders => Stock::Orders,
            Self::Guns(_) => Stock::Guns,
        }
    }
}

/// Of which size it is cut, and with which back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stock {
    Orders,
    Guns,
}

/// The way a card lies.
#[derive(Clone, PartialEq, Debug)]
enum Lies {
    /// What is written on it may be in pencil.
    Orders(Card<OrderCard>, bool),
    Guns(Card<BatteryCards>),
}

impl Lies {
    const fn is_there(&self) -> bool {
        match self {
            Self::Orders(card, _) => card.is_there(),
            Self::Guns(card) => card.is_there(),
        }
    }

    const fn facing(&self) -> Facing {
        match self {
            Self::Orders(Card::Down, _) | Self::Guns(Card::Down) => Facing::Down,
            Self::Orders(..) | Self::Guns(_) => Facing::Up,
        }
    }
}

/// A card beside a ship board.
#[derive(Component, Debug)]
struct TableCard {
    ship: ShipId,
    side: Nation,
    card: ShipCard,
    which: Which,
    lies: Lies,
}

impl TableCard {
    /// What it says of itself.
    fn tale(&self) -> Tale {
        let ship = Arg::key(names::ship(&self.card.id));
        let title = match self.which {
            Which::Orders => Fact::from(key::ThingOrderCard { ship }),
            Which::Guns(battery) => Fact::from(key::ThingGunCards { ship, battery: Arg::key(words::battery(battery)) }),
        };
        let note = match &self.lies {
            Lies::Orders(Card::Up(None), _) => Some(key::CARD_NOTE_BLANK),
            Lies::Orders(Card::Up(_), _) => None,
            Lies::Orders(..) => Some(key::CARD_NOTE_DOWN),
            Lies::Guns(Card::Up(_)) => None,
            Lies::Guns(_) => Some(key::CARD_NOTE_GUNS_DOWN),
        };
        Tale([title].into_iter().chain(note.map(Fact::from)).collect())
    }
}

/// Meshes and materials that all cards share.
#[derive(Resource)]
struct CardParts {
    orders: Cut,
    guns: Cut,
    /// Backs of order cards and gun cards, for every chair.
    backs: BTreeMap<(Stock, Chair), Handle<Surface>>,
    /// Paper on which nothing stands.
    paper: Handle<Surface>,
}

/// There are no cards before a battle.
fn in_a_match(windows: Query<(), With<Seen<TheShips>>>) -> bool {
    !windows.is_empty()
}

fn cut_the_cards(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    liveries: Res<Liveries>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let mut paper = |sheet: InkImage| pots.add(surfaces.printed(images.add(sheet.image())));
    commands.insert_resource(CardParts {
        orders: Cut::new(ORDER_HALF, &mut meshes),
        guns: Cut::new(GUNS_HALF, &mut meshes),
        backs: [Nation::English, Nation::Spanish]
            .map(chair_of)
            .into_iter()
            .flat_map(|chair| [(Stock::Orders, ORDER, chair), (Stock::Guns, GUNS, chair)])
            .map(|(stock, size, chair)| ((stock, chair), paper(prints::back(size, liveries.of(chair)))))
            .collect(),
        paper: paper(InkImage::new(4, 4)),
    });
}

fn lay_the_cards(
    mut commands: Commands,
    fleet: Res<Fleet>,
    parts: Res<CardParts>,
    old: Query<Entity, With<TableCard>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (placed, board) in places_of_the_boards(&fleet) {
        let nearer = board.mul_transform(Transform::from_xyz(0.0, 0.0, CARDS_NEARER));
        let row =
            [(Which::Orders, ORDER_AT)].into_iter().chain(BatteryPlace::ALL.map(Which::Guns).into_iter().zip(GUNS_AT));
        for (which, x) in row {
            let place = nearer.mul_transform(Transform::from_xyz(x, 0.0, 0.0));
            let place = place.with_translation(place.translation.with_y(TABLE_TOP + HEIGHT));
            let cut = match which {
                Which::Orders => &parts.orders,
                Which::Guns(_) => &parts.guns,
            };
            let Some(back) = parts.backs.get(&(which.stock(), chair_of(placed.side))) else { continue };
            let (id, lies) = match which {
                Which::Orders => (ShipsPiece::Orders(placed.id), Lies::Orders(Card::Away, false)),
                Which::Guns(battery) => (ShipsPiece::Guns(placed.id, battery), Lies::Guns(Card::Away)),
            };
            let card = TableCard { ship: placed.id, side: placed.side, card: placed.card.clone(), which, lies };
            let laid = cards::lay(&mut commands, cut.half(), Facing::Down, Some((cut, &parts.paper, back)));
            commands.entity(laid).insert((Piece::of(id), card.tale(), card, place, Visibility::Hidden));
        }
    }
}

/// How the card of a ship lies for the eyes at the window.
fn lies(card: &TableCard, seen: &Seen<TheShips>, draft: &DraftOrder) -> Lies {
    let table = &seen.view.table;
    let place = table.place_of(card.ship);
    match card.which {
        Which::Orders => {
            let lies = place.map_or(Card::Away, |place| order_card(seen, draft, place));
            let pencil = lies.face().is_some_and(|face| draft.pencil.is_on(card.ship, face));
            Lies::Orders(lies, pencil)
        }
        Which::Guns(battery) => Lies::Guns(place.map_or(Card::Away, |place| gun_card(seen, place, battery))),
    }
}

/// Prints and turns what has changed for the eyes at the window.
fn turn_the_cards(
    windows: Query<(&Onlooker, Ref<Seen<TheShips>>)>,
    draft: Res<DraftOrder>,
    speech: Res<Speech>,
    surfaces: Res<Surfaces>,
    liveries: Res<Liveries>,
    parts: Res<CardParts>,
    mut laid: Query<(&mut TableCard, &mut cards::Card, &mut Visibility, &mut Tale)>,
    mut faces: Query<&mut MeshMaterial3d<Surface>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
    mut redraw: ResMut<Redraw>,
    mut last: Local<Option<u64>>,
) {
    let seen = main_window(windows.iter());
    let fresh = laid.iter_mut().any(|(card, ..)| card.is_added());
    if !(draft.is_changed() || seen.as_ref().is_none_or(DetectChanges::is_changed) || fresh) {
        return;
    }
    let afresh = seen.as_ref().map(|seen| seen.afresh);
    let at_once = *last != afresh || fresh;
    *last = afresh;
    let mut case: Option<TypeCase> = None;
    for (mut card, mut leaf, mut visibility, mut tale) in &mut laid {
        let now = match (&seen, card.which) {
            (Some(seen), _) => lies(&card, seen, &draft),
            (None, Which::Orders) => Lies::Orders(Card::Away, false),
            (None, Which::Guns(_)) => Lies::Guns(Card::Away),
        };
        if now == card.lies {
            continue;
        }
        redraw.ask();
        let comes = now.is_there() && !card.lies.is_there();
        card.lies = now;
        visibility.set_if_neq(if card.lies.is_there() { Visibility::Inherited } else { Visibility::Hidden });
        if comes || at_once {
            leaf.lie(card.lies.facing());
        } else {
            leaf.turn(card.lies.facing());
        }
        *tale = card.tale();
        let printed = match (&card.lies, &seen) {
            (Lies::Orders(Card::Up(orders), pencil), Some(seen)) => {
                let case = case.get_or_insert_with(TypeCase::default);
                let articles = &seen.view.table.articles;
                let name_of = |id: ShipId| words::ship(articles, id);
                Some(prints::orders(
                    case,
                    &card.card,
                    liveries.of(chair_of(card.side)),
                    (orders.as_ref(), *pencil),
                    &speech,
                    name_of,
                ))
            }
            (Lies::Guns(Card::Up(written)), Some(_)) => {
                let Which::Guns(battery) = card.which else { continue };
                let case = case.get_or_insert_with(TypeCase::default);
                Some(prints::guns(case, battery, *written, card.card.reload, &speech))
            }
            // What no viewer may read is not on the paper either, however it is turned.
            _ => None,
        };
        let Some(mut face) = leaf.face().and_then(|face| faces.get_mut(face).ok()) else { continue };
        face.0 = match printed {
            Some(sheet) => pots.add(surfaces.printed(images.add(sheet.image()))),
            None => parts.paper.clone(),
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    let words = resource_exists::<Speech>.and_then(resource_exists::<CardParts>);
    app.add_systems(
        Update,
        (
            cut_the_cards.run_if(
                in_a_match.and_then(resource_exists::<Surfaces>).and_then(resource_exists_and_changed::<Liveries>),
            ),
            lay_the_cards.run_if(
                in_a_match.and_then(words.clone()).and_then(
                    resource_exists_and_changed::<Fleet>
                        .or_eager(resource_exists_and_changed::<Speech>)
                        .or_eager(resource_exists_and_changed::<CardParts>),
                ),
            ),
            turn_the_cards.run_if(words),
        )
            .chain()
            .after(SetOutSystems)
            .before(CardSystems),
    );
}
