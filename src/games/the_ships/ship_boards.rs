//! Ship boards: one parchment a ship on her captain's side of the table, with every box of her card (TS-6).

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::setting_out::{Fleet, SetOutSystems, main_window};
use super::ships::side_colour;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::seen::{Asked, Onlooker, Seen};
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::ship::{MASTS, Ship};
use crate::rules::the_ships::ship_card::{BatteryPlace, BoxRow, MastName, Nation, ShipCard};
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::{Anchor, Sheet, TypeCase};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::pieces::{Extent, Piece, Tale};
use crate::table::room::places::{TABLE_TOP, ship_boards};
use crate::table::speech::Speech;
use crate::table::stage::Seat;

/// Half of a ship board: 250 by 190 mm at most.
const HALF: Vec2 = Vec2::new(1.32, 1.0);
/// Texels a decimetre.
const FINENESS: f32 = 420.0;
/// The ink.
const INK: [u8; 3] = [0x2A, 0x1D, 0x12];
/// Guns.
const RED: [u8; 3] = [0x9B, 0x1C, 0x1F];

/// A board that lies on the table, and what has been marked on it.
#[derive(Component, Clone, PartialEq, Debug)]
struct ShipBoard {
    ship: String,
    card: ShipCard,
    side: Nation,
    marks: Marks,
}

/// What a grease-pencil has crossed off a ship board. Everybody may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Marks {
    /// Boxes crossed: port, starboard, stern.
    crossed: [u8; 3],
    /// Guns standing, as bits.
    guns: [u32; 3],
    /// Boxes left of each mast.
    masts: [u8; MASTS],
    /// Sailors left.
    sailors: u8,
    /// Soldiers on deck, musketeers first.
    deck: [u8; 2],
}

impl Marks {
    /// A board fresh from the printer.
    fn none(card: &ShipCard) -> Self {
        let mut masts = [0; MASTS];
        for (left, mast) in masts.iter_mut().zip(&card.masts) {
            *left = mast.boxes;
        }
        Self { crossed: [0; 3], guns: [u32::MAX; 3], masts, sailors: card.people.sailors, deck: [0; 2] }
    }

    /// What a ship has left.
    fn of(ship: &Ship) -> Self {
        Self { crossed: ship.crossed, guns: ship.guns, masts: ship.masts, sailors: ship.sailors, deck: ship.deck }
    }
}

/// The grease-pencil.
const PENCIL: [u8; 3] = [0x1E, 0x2E, 0x5A];

/// One board being printed.
struct Printing<'a> {
    sheet: Sheet,
    case: &'a mut TypeCase,
    speech: &'a Speech,
}

impl Printing<'_> {
    fn word(&mut self, at: Vec2, anchor: Anchor, size: f32, colour: [u8; 3], text: &str) -> f32 {
        self.sheet.set(self.case, at, anchor, size, colour, text)
    }

    /// A line of the grease-pencil.
    fn scratch(&mut self, from: Vec2, to: Vec2) {
        let steps = (from.distance(to) / 2.0).ceil().max(1.0);
        let mut step = 0.0;
        while step <= steps {
            self.sheet.disc(from.lerp(to, step / steps), 3.0, PENCIL);
            step += 1.0;
        }
    }

    /// Crossed off.
    fn cross(&mut self, least: Vec2, most: Vec2) {
        self.scratch(least, most);
        self.scratch(Vec2::new(least.x, most.y), Vec2::new(most.x, least.y));
    }

    /// A row of boxes with the guns that stand after some of them; guns above or below the row. The first so many are
    /// crossed, and the guns that are gone.
    fn boxes(&mut self, at: Vec2, room: f32, row: &BoxRow, guns_above: bool, (crossed, guns): (u8, u32)) {
        let count = f32::from(row.boxes.max(1));
        let side = (room / count).min(54.0);
        for i in 0..row.boxes {
            let least = at + Vec2::new(f32::from(i) * side, 0.0);
            self.sheet.frame(least, least + Vec2::new(side - 5.0, 40.0), 3.0, INK);
            if i < crossed {
                self.cross(least + Vec2::splat(4.0), least + Vec2::new(side - 9.0, 36.0));
            }
        }
        for (gun, after) in row.guns_after.iter().enumerate() {
            let x = at.x + f32::from(*after) * side - 2.5;
            let (y, muzzle) = if guns_above { (at.y - 16.0, -16.0) } else { (at.y + 56.0, 16.0) };
            self.sheet.disc(Vec2::new(x, y), 9.0, RED);
            let (top, low) = if muzzle < 0.0 { (y + muzzle, y) } else { (y, y + muzzle) };
            self.sheet.block(Vec2::new(x - 4.0, top), Vec2::new(x + 4.0, low), RED, 1.0);
            if guns >> gun & 1 == 0 {
                self.cross(Vec2::new(x - 11.0, y - 11.0), Vec2::new(x + 11.0, y + 11.0));
            }
        }
    }

    /// So many small circles in lines of ten; the last so many are crossed off, the first so many are on deck.
    fn heads(&mut self, at: Vec2, count: u8, lost: u8, on_deck: u8) {
        for i in 0..count {
            let (column, line) = (i % 10, i / 10);
            let middle = at + Vec2::new(f32::from(column) * 24.0, f32::from(line) * 26.0);
            self.sheet.disc(middle, 9.5, INK);
            self.sheet.disc(middle, 6.5, if i < on_deck { PENCIL } else { [0xEF, 0xE3, 0xC6] });
            if i + lost >= count {
                self.cross(middle - Vec2::splat(8.0), middle + Vec2::splat(8.0));
            }
        }
    }
}

fn print(case: &mut TypeCase, card: &ShipCard, side: Nation, marks: &Marks, speech: &Speech) -> Sheet {
    let size = HALF * 2.0 * FINENESS;
    let sheet = Sheet::new(size.x as usize, size.y as usize);
    let mut p = Printing { sheet, case, speech };
    let (left, right) = (60.0, size.x - 60.0);
    p.sheet.frame(Vec2::splat(26.0), size - Vec2::splat(26.0), 4.0, INK);
    p.sheet.frame(Vec2::splat(36.0), size - Vec2::splat(36.0), 2.0, INK);
    let name = speech.say(&names::ship(&card.id));
    p.sheet.block(Vec2::new(left, 58.0), Vec2::new(left + 26.0, 132.0), side_colour(side), 1.0);
    p.word(Vec2::new(left + 44.0, 84.0), Anchor::Left, 66.0, INK, &name);
    let kind = speech.say(&names::ship_kind(&card.id));
    p.word(Vec2::new(left + 46.0, 130.0), Anchor::Left, 30.0, INK, &kind);
    let points = speech.tell(key::SHIP_BOARD_POINTS, &[("count", Arg::from(card.points))]);
    p.word(Vec2::new(right, 78.0), Anchor::Right, 34.0, INK, &points);
    let handling = match card.handling {
        crate::rules::the_ships::ship_card::Handling::Nimble => key::HANDLING_NIMBLE,
        crate::rules::the_ships::ship_card::Handling::Clumsy => key::HANDLING_CLUMSY,
    };
    let handling = p.speech.say(handling);
    p.word(Vec2::new(right, 122.0), Anchor::Right, 30.0, INK, &handling);
    p.sheet.block(Vec2::new(left, 160.0), Vec2::new(right, 163.0), INK, 1.0);

    // The hull seen from above, bow to the right: port row above, starboard below, stern at the left.
    let (x, top, low) = (left + 170.0, 250.0, 400.0);
    let room = right - x - 60.0;
    let port = speech.say(key::SIDE_OF_SHIP_PORT);
    let starboard = speech.say(key::SIDE_OF_SHIP_STARBOARD);
    let stern = speech.say(key::SIDE_OF_SHIP_STERN);
    p.word(Vec2::new(left, top + 20.0), Anchor::Left, 28.0, INK, &port);
    p.word(Vec2::new(left, low + 20.0), Anchor::Left, 28.0, INK, &starboard);
    let [port_marks, starboard_marks, stern_marks] = [0, 1, 2].map(|row: usize| (marks.crossed[row], marks.guns[row]));
    p.boxes(Vec2::new(x, top), room, card.hull.row(BatteryPlace::Port), true, port_marks);
    p.boxes(Vec2::new(x, low), room, card.hull.row(BatteryPlace::Starboard), false, starboard_marks);
    p.word(Vec2::new(left, 345.0), Anchor::Left, 28.0, INK, &stern);
    p.boxes(Vec2::new(x, 325.0), room * 0.6, card.hull.row(BatteryPlace::Stern), true, stern_marks);

    // Masts with their boxes and what they bring.
    let mut y = 520.0;
    for (mast, left_of_it) in card.masts.iter().zip(marks.masts) {
        let name = speech.say(match mast.name {
            MastName::Fore => key::MAST_FORE,
            MastName::Main => key::MAST_MAIN,
            MastName::Mizzen => key::MAST_MIZZEN,
            MastName::Bonaventure => key::MAST_BONAVENTURE,
        });
        p.word(Vec2::new(left, y + 20.0), Anchor::Left, 30.0, INK, &name);
        let row = BoxRow { boxes: mast.boxes, guns_after: Vec::new() };
        p.boxes(Vec2::new(left + 250.0, y), 240.0, &row, true, (mast.boxes.saturating_sub(left_of_it), u32::MAX));
        let tokens = format!("{} / {}", mast.tokens.battle, mast.tokens.full);
        p.word(Vec2::new(left + 490.0, y + 20.0), Anchor::Left, 34.0, INK, &tokens);
        y += 62.0;
    }
    // People.
    let people = [
        (key::PEOPLE_SAILORS, card.people.sailors, card.people.sailors.saturating_sub(marks.sailors), 0),
        (key::PEOPLE_MUSKETEERS, card.people.musketeers, 0, marks.deck[0]),
        (key::PEOPLE_PIKEMEN, card.people.pikemen, 0, marks.deck[1]),
    ];
    let mut y = 520.0;
    for (name, count, lost, on_deck) in people {
        let name = speech.say(name);
        p.word(Vec2::new(size.x * 0.56, y + 14.0), Anchor::Left, 28.0, INK, &name);
        p.heads(Vec2::new(right - 226.0, y + 14.0), count, lost, on_deck);
        y += 26.0 * f32::from(count.div_ceil(10)) + 24.0;
    }
    let numbers = [
        speech.tell(key::SHIP_BOARD_HOLD, &[("count", Arg::from(card.hold))]),
        speech.tell(key::SHIP_BOARD_POWDER, &[("count", Arg::from(card.powder))]),
        speech.tell(key::SHIP_BOARD_CREW_PROTECTION, &[("number", Arg::from(card.crew_protection))]),
    ];
    for (line, text) in numbers.iter().enumerate() {
        let size = Sheet::fitting(p.case, right - size.x * 0.56, 27.0, text);
        p.word(Vec2::new(p.sheet.size().x * 0.56, y + 8.0 + 36.0 * line as f32), Anchor::Left, size, INK, text);
    }
    p.sheet
}

fn lay_the_boards(
    mut commands: Commands,
    fleet: Res<Fleet>,
    speech: Res<Speech>,
    surfaces: Res<Surfaces>,
    old: Query<Entity, With<ShipBoard>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut case = TypeCase::default();
    let mesh = meshes.add(sheet(HALF));
    for (side, seat) in [(Nation::English, Seat::First), (Nation::Spanish, Seat::Second)] {
        let ships: Vec<_> = fleet.0.iter().filter(|placed| placed.side == side).collect();
        let middle = ship_boards(seat);
        let turn = if seat == Seat::First { 0.0 } else { std::f32::consts::PI };
        for (i, placed) in ships.iter().enumerate() {
            let card = &placed.card;
            let step = (2.0 * HALF.x + 0.12).min(10.6 / ships.len() as f32);
            let x = (i as f32 - (ships.len() as f32 - 1.0) / 2.0) * step * turn.cos();
            let at = Vec3::new(middle.x + x, TABLE_TOP + 0.022 + 0.004 * i as f32, middle.z);
            let marks = Marks::none(card);
            let picture = images.add(print(&mut case, card, side, &marks, &speech).image());
            let paper = pots.add(surfaces.printed(picture));
            commands.spawn((
                Name::new("ship board"),
                ShipBoard { ship: placed.id.clone(), card: card.clone(), side, marks },
                Piece { id: format!("board:{}", placed.id) },
                Extent { centre: Vec3::ZERO, half: Vec3::new(HALF.x, 0.02, HALF.y) },
                Tale(vec![
                    Fact::new(key::THING_SHIP_BOARD).with("ship", Arg::key(names::ship(&card.id))),
                    Fact::new(names::ship_note(&card.id)),
                ]),
                Mesh3d(mesh.clone()),
                (MeshMaterial3d(paper), NotShadowCaster),
                Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn)),
            ));
        }
    }
}

/// Crosses off what was lost, once the show of it is over.
fn mark_the_boards(
    windows: Query<(&Onlooker, &Seen<TheShips>)>,
    speech: Res<Speech>,
    mut boards: Query<(&mut ShipBoard, &MeshMaterial3d<Surface>)>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) {
    let Some(seen) = main_window(windows.iter()) else { return };
    if seen.asked == Asked::Nothing && seen.moment.is_none() {
        return;
    }
    let table = &seen.view.table;
    for (mut board, paper) in &mut boards {
        let ship = table.each().find(|place| table.id(*place).as_str() == board.ship);
        let Some(marks) = ship.map(|place| Marks::of(table.ship(place))).filter(|marks| *marks != board.marks) else {
            continue;
        };
        board.marks = marks;
        let sheet = print(&mut TypeCase::default(), &board.card, board.side, &marks, &speech);
        if let Some(mut paper) = pots.get_mut(&paper.0) {
            paper.picture = Some(images.add(sheet.image()));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark_the_boards.run_if(resource_exists::<Speech>.and_then(resource_exists::<Surfaces>)).after(SetOutSystems),
    )
    .add_systems(
        Update,
        lay_the_boards.run_if(
            resource_exists::<Speech>
                .and_then(resource_exists::<Surfaces>)
                .and_then(resource_exists_and_changed::<Fleet>.or_else(resource_exists_and_changed::<Speech>)),
        ),
    );
}
