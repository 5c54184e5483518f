//! Lays order cards and gun cards beside the ship boards, prints what is written on them, and turns them.

use std::f32::consts::PI;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::lying::{Card, gun_card, order_card};
use super::prints::{self, GUNS, ORDER};
use super::word_of;
use crate::games::the_ships::order_card::draft::DraftOrder;
use crate::games::the_ships::seats::chair_of;
use crate::games::the_ships::setting_out::{Fleet, SetOutSystems, main_window};
use crate::games::the_ships::ship_boards::places_of_the_boards;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::seen::{Onlooker, Seen};
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;
use crate::table::beats::eased;
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::{Sheet, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::liveries::Liveries;
use crate::table::pieces::{Extent, Piece, Tale};
use crate::table::room::places::{CARDS_NEARER, TABLE_TOP};
use crate::table::settings::Settings;
use crate::table::speech::Speech;
use crate::table::stage::{Seat, Stir};

/// Half of an order card, and of the cards on a battery, in decimetres; where they lie beside each other.
const ORDER_HALF: Vec2 = Vec2::new(0.57, 0.214);
const GUNS_HALF: Vec2 = Vec2::new(0.133, 0.214);
const ORDER_AT: f32 = 0.2;
const GUNS_AT: [f32; 3] = [-1.12, -0.83, -0.54];
/// How high a card lies over the table's oak.
const HEIGHT: f32 = 0.03;
/// Seconds in which a card is turned.
const TURNS: f32 = 0.5;

/// Which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    Orders,
    Guns(BatteryPlace),
}

/// How it lies.
#[derive(Clone, PartialEq, Debug)]
enum Lies {
    Orders(Card<OrderCard>),
    Guns(Card<BatteryCards>),
}

impl Lies {
    const fn is_there(&self) -> bool {
        match self {
            Self::Orders(card) => card.is_there(),
            Self::Guns(card) => card.is_there(),
        }
    }

    const fn is_down(&self) -> bool {
        matches!(self, Self::Orders(Card::Down) | Self::Guns(Card::Down))
    }
}

/// A card beside a ship board.
#[derive(Component, Debug)]
struct TableCard {
    ship: String,
    side: Nation,
    card: ShipCard,
    which: Which,
    lies: Lies,
    leaf: Entity,
    face: Entity,
    /// How far it is turned up: 0 face down, 1 face up.
    up: f32,
}

impl TableCard {
    const fn wanted(&self) -> f32 {
        if self.lies.is_down() { 0.0 } else { 1.0 }
    }

    fn half(&self) -> Vec2 {
        if self.which == Which::Orders { ORDER_HALF } else { GUNS_HALF }
    }

    /// What it says of itself.
    fn tale(&self) -> Tale {
        let ship = Arg::key(names::ship(&self.card.id));
        let title = match self.which {
            Which::Orders => Fact::new(key::THING_ORDER_CARD).with("ship", ship),
            Which::Guns(battery) => {
                Fact::new(key::THING_GUN_CARDS).with("ship", ship).with("battery", Arg::key(words::battery(battery)))
            }
        };
        let note = match &self.lies {
            Lies::Orders(Card::Up(None)) => Some(key::CARD_NOTE_BLANK),
            Lies::Orders(Card::Up(_)) => None,
            Lies::Orders(_) => Some(key::CARD_NOTE_DOWN),
            Lies::Guns(Card::Up(_)) => None,
            Lies::Guns(_) => Some(key::CARD_NOTE_GUNS_DOWN),
        };
        Tale([title].into_iter().chain(note.map(Fact::new)).collect())
    }
}

/// Where the leaf of a card is that is turned up so far.
fn turned(up: f32, half: f32) -> Transform {
    let lift = (up * PI).sin() * half * 1.15;
    Transform::from_xyz(0.0, lift, 0.0).with_rotation(Quat::from_rotation_x(PI * (1.0 - eased(up))))
}

/// What all cards share.
#[derive(Resource)]
struct CardParts {
    orders: Handle<Mesh>,
    guns: Handle<Mesh>,
    /// Backs: order cards and gun cards of both chairs.
    backs: [[Handle<Surface>; 2]; 2],
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
    let mut paper = |sheet: Sheet| pots.add(surfaces.printed(images.add(sheet.image())));
    commands.insert_resource(CardParts {
        orders: meshes.add(sheet(ORDER_HALF)),
        guns: meshes.add(sheet(GUNS_HALF)),
        backs: [ORDER, GUNS].map(|size| liveries.0.map(|livery| paper(prints::back(size, livery)))),
        paper: paper(Sheet::new(4, 4)),
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
            let (mesh, half, kind) = match which {
                Which::Orders => (&parts.orders, ORDER_HALF, 0),
                Which::Guns(_) => (&parts.guns, GUNS_HALF, 1),
            };
            let [near, far] = &parts.backs[kind];
            let back = if chair_of(placed.side) == Seat::First { near } else { far };
            let leaf = commands.spawn((Name::new("leaf"), turned(0.0, half.y), Visibility::Inherited)).id();
            let face = commands
                .spawn((Mesh3d(mesh.clone()), MeshMaterial3d(parts.paper.clone()), NotShadowCaster, ChildOf(leaf)))
                .insert(Transform::from_xyz(0.0, 0.004, 0.0))
                .id();
            commands.spawn((
                (Mesh3d(mesh.clone()), MeshMaterial3d(back.clone()), NotShadowCaster, ChildOf(leaf)),
                Transform::from_xyz(0.0, -0.004, 0.0).with_rotation(Quat::from_rotation_x(PI)),
            ));
            let (id, lies) = match which {
                Which::Orders => (format!("card:{}", placed.id), Lies::Orders(Card::Away)),
                Which::Guns(battery) => (format!("guns:{}:{}", placed.id, word_of(battery)), Lies::Guns(Card::Away)),
            };
            let card = TableCard {
                ship: placed.id.clone(),
                side: placed.side,
                card: placed.card.clone(),
                which,
                lies,
                leaf,
                face,
                up: 0.0,
            };
            commands
                .spawn((
                    Name::new("card"),
                    Piece { id },
                    Extent { centre: Vec3::ZERO, half: Vec3::new(half.x, 0.012, half.y) },
                    card.tale(),
                    card,
                    place,
                    Visibility::Hidden,
                ))
                .add_child(leaf);
        }
    }
}

/// How the card of a ship lies for the eyes at the window.
fn lies(card: &TableCard, seen: &Seen<TheShips>, draft: &DraftOrder) -> Lies {
    let table = &seen.view.table;
    let place = table.each().find(|place| table.id(*place).as_str() == card.ship);
    match card.which {
        Which::Orders => Lies::Orders(place.map_or(Card::Away, |place| order_card(seen, draft, place))),
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
    mut cards: Query<(&mut TableCard, &mut Visibility, &mut Tale)>,
    mut faces: Query<&mut MeshMaterial3d<Surface>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
    mut stir: ResMut<Stir>,
    mut last: Local<Option<u64>>,
) {
    let seen = main_window(windows.iter());
    let fresh = cards.iter_mut().any(|(card, ..)| card.is_added());
    if !(draft.is_changed() || seen.as_ref().is_none_or(DetectChanges::is_changed) || fresh) {
        return;
    }
    let afresh = seen.as_ref().map(|seen| seen.afresh);
    let at_once = *last != afresh || fresh;
    *last = afresh;
    let mut case: Option<TypeCase> = None;
    for (mut card, mut visibility, mut tale) in &mut cards {
        let now = match (&seen, card.which) {
            (Some(seen), _) => lies(&card, seen, &draft),
            (None, Which::Orders) => Lies::Orders(Card::Away),
            (None, Which::Guns(_)) => Lies::Guns(Card::Away),
        };
        if now == card.lies {
            continue;
        }
        stir.up();
        let comes = now.is_there() && !card.lies.is_there();
        card.lies = now;
        visibility.set_if_neq(if card.lies.is_there() { Visibility::Inherited } else { Visibility::Hidden });
        if comes || at_once {
            // -1: it is laid down as it is, and not turned first.
            card.up = -1.0;
        }
        *tale = card.tale();
        let printed = match (&card.lies, &seen) {
            (Lies::Orders(Card::Up(orders)), Some(seen)) => {
                let case = case.get_or_insert_with(TypeCase::default);
                let articles = &seen.view.table.articles;
                let name_of = |id: ShipId| words::ship(articles, id);
                Some(prints::orders(
                    case,
                    &card.card,
                    liveries.of(chair_of(card.side)),
                    orders.as_ref(),
                    &speech,
                    name_of,
                ))
            }
            (Lies::Guns(Card::Up(cards)), Some(_)) => {
                let Which::Guns(battery) = card.which else { continue };
                let case = case.get_or_insert_with(TypeCase::default);
                Some(prints::guns(case, battery, *cards, card.card.reload, &speech))
            }
            // What nobody may read is not on the paper either, however it is turned.
            _ => None,
        };
        let Ok(mut face) = faces.get_mut(card.face) else { continue };
        face.0 = match printed {
            Some(sheet) => pots.add(surfaces.printed(images.add(sheet.image()))),
            None => parts.paper.clone(),
        };
    }
}

/// Cards that lie the wrong way up are turned over.
fn turn_over(
    time: Res<Time>,
    settings: Option<Res<Settings>>,
    mut cards: Query<&mut TableCard>,
    mut leaves: Query<&mut Transform>,
    mut stir: ResMut<Stir>,
) {
    let still = settings.is_some_and(|settings| settings.reduced_motion);
    for mut card in &mut cards {
        let wanted = card.wanted();
        if card.up == wanted {
            continue;
        }
        let step = time.delta_secs() / TURNS;
        card.up = if still || card.up < 0.0 { wanted } else { card.up + (wanted - card.up).clamp(-step, step) };
        if let Ok(mut leaf) = leaves.get_mut(card.leaf) {
            *leaf = turned(card.up, card.half().y);
        }
        stir.up();
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
                        .or_else(resource_exists_and_changed::<Speech>)
                        .or_else(resource_exists_and_changed::<CardParts>),
                ),
            ),
            turn_the_cards.run_if(words),
            turn_over,
        )
            .chain()
            .after(SetOutSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_turned_about_its_long_edge_and_clears_the_table() {
        let normal = |up| turned(up, 0.2).rotation * Vec3::Y;
        assert!(normal(1.0).abs_diff_eq(Vec3::Y, 1e-5) && normal(0.0).abs_diff_eq(Vec3::NEG_Y, 1e-5));
        for tenth in 0..=10 {
            let leaf = turned(tenth as f32 / 10.0, 0.2);
            for edge in [-0.2, 0.2] {
                assert!(leaf.transform_point(Vec3::Z * edge).y > -1e-3, "{tenth}");
            }
        }
    }
}
