//! The dice themselves: resin in the colours of the seats, ivory, painted wood, each made once and shared.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::shapes::{self, CELLS};
use crate::dice::Vessels;
use crate::dice::solids::Solid;
use crate::play::livery::Livery;
use crate::play::players::Players;
use crate::rules::kernel::{PieceId, Seat};
use crate::table::craft::print::{Anchor, InkImage, TypeCase};
use crate::table::craft::surface::{Kind, Surface, Surfaces, dye};
use crate::table::deck::Around;

/// Texels of a cell of the engraving.
const CELL: usize = 96;

/// A die that lies or flies on the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The rules' number of it in this throw.
    pub piece: PieceId,
    pub solid: Solid,
}

/// The face of the rules' answer, once it lies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shows(pub u8);

/// Dice, tray and tower in numbers.
#[derive(Resource)]
pub struct ThrowVessels(pub std::sync::Arc<Vessels>);

/// Meshes and surfaces of all dice.
#[derive(Resource)]
pub struct DiceBox {
    shapes: BTreeMap<Solid, Handle<Mesh>>,
    coats: BTreeMap<(Solid, u8), Handle<Surface>>,
    paints: BTreeMap<Paint, Handle<Surface>>,
    /// Resin in every livery.
    resins: BTreeMap<Livery, Handle<Surface>>,
    /// The cubes of a seat come from here, if a game gives a place.
    homes: BTreeMap<u8, Vec3>,
}

/// The paints of cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Paint {
    Purple,
    Green,
    Blue,
    Yellow,
    Black,
}

impl Paint {
    /// All of them, with the colour each is mixed from.
    const ALL: [(Self, u32); 5] = [
        (Self::Purple, 0x7B_3F_A0),
        (Self::Green, 0x3E_8E_41),
        (Self::Blue, 0x1E_6F_A8),
        (Self::Yellow, 0xE0_B0_2C),
        (Self::Black, 0x1C_1A_18),
    ];
}

impl DiceBox {
    /// Shape and coat of a die of this seat.
    #[must_use]
    pub fn take_out(&self, solid: Solid, seat: Seat) -> Option<(Handle<Mesh>, Handle<Surface>)> {
        let coat = self.coats.get(&(solid, seat.0)).or_else(|| self.coats.get(&(solid, 0)))?;
        Some((self.shapes.get(&solid)?.clone(), coat.clone()))
    }

    /// From now on cubes of this seat are taken from there into the hand.
    pub fn keep(&mut self, seat: Seat, at: Vec3) {
        self.homes.insert(seat.0, at);
    }

    /// A fresh piece of this seat comes from here, if its way is to be seen.
    #[must_use]
    pub fn kept(&self, solid: Solid, seat: Seat) -> Option<Vec3> {
        self.homes.get(&seat.0).copied().filter(|_| solid == Solid::Cube)
    }

    /// From now on cubes of this seat are painted so.
    pub fn paint(&mut self, seat: Seat, paint: Paint) {
        if let Some(coat) = self.paints.get(&paint) {
            self.coats.insert((Solid::Cube, seat.0), coat.clone());
        }
    }
}

/// Resin is darker than cloth: gilt numbers stand in it.
const fn resin_of(livery: Livery) -> u32 {
    match livery {
        Livery::Vermilion => 0x8E1F14,
        Livery::Blue => 0x0F3B66,
        Livery::Green => 0x0F4A35,
        Livery::Yellow => 0x6E5310,
        Livery::Rose => 0x5E2348,
        Livery::Sky => 0x1B5670,
    }
}

/// Everybody throws dice of their own colour.
fn hand_out(players: Res<Players>, mut dice_box: ResMut<DiceBox>) {
    // Without a match all colours lie ready, for throws for the pleasure of it.
    let worn: Vec<_> = match players.seats().next() {
        Some(_) => players.seats().map(|seat| (seat, players.livery_of(seat))).collect(),
        None => (0..).map(Seat).zip(Livery::ALL).collect(),
    };
    for (seat, livery) in worn {
        if let Some(resin) = dice_box.resins.get(&livery).cloned() {
            dice_box.coats.insert((Solid::D20, seat.0), resin);
        }
    }
}

/// The numbers of a die, engraved: 6 and 9 are told apart by a stroke below.
fn engraving(case: &mut TypeCase, solid: Solid, ink: [u8; 3]) -> Image {
    let mut sheet = InkImage::new(CELLS.x as usize * CELL, CELLS.y as usize * CELL);
    let all = sheet.size();
    for number in 1..=solid.sides() {
        let cell = shapes::cell(number);
        let middle = cell.center() * all;
        let text = number.to_string();
        let size = match solid {
            Solid::D20 if number > 9 => CELL as f32 * 0.34,
            Solid::D20 => CELL as f32 * 0.40,
            Solid::D6 | Solid::Cube => CELL as f32 * 0.72,
        };
        sheet.set(case, middle, Anchor::Middle, size, ink, &text);
        if matches!(number, 6 | 9) {
            let (half, below) = (size * 0.24, size * 0.46);
            let least = middle + Vec2::new(-half, below);
            sheet.block(least, least + Vec2::new(2.0 * half, (size * 0.09).max(2.0)), ink, 1.0);
        }
    }
    sheet.image()
}

fn fill_the_box(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<Surface>>,
) -> Result {
    let vessels = Vessels::built_in()?;
    let solids = [Solid::D20, Solid::D6, Solid::Cube];
    let shapes = solids
        .into_iter()
        .map(|solid| {
            let edge = solid.make(&vessels.dice).edge;
            (solid, meshes.add(shapes::mesh(solid, edge, solid != Solid::Cube)))
        })
        .collect();
    let mut case = TypeCase::default();
    let gilt = images.add(engraving(&mut case, Solid::D20, [0xF6, 0xE7, 0xBE]));
    let pips = images.add(engraving(&mut case, Solid::D6, [0x2A, 0x1D, 0x12]));
    // Resin in the colours of the seats, ivory, painted wood.
    let mut coats = BTreeMap::new();
    let mut coat = |colour: u32, picture: Option<&Handle<Image>>, roughness: f32| {
        pots.add(Surface {
            dye: crate::table::craft::surface::Dye {
                base: dye(colour),
                second: dye(colour) * 1.7,
                dark: dye(0x120C08),
                numbers: Vec4::new(roughness, 1.0, 1.0, 0.0),
            },
            grain: surfaces.grain.clone(),
            picture: picture.cloned(),
            kind: Kind::Resin,
            around: Around::default(),
        })
    };
    let resins = Livery::ALL.into_iter().map(|livery| (livery, coat(resin_of(livery), Some(&gilt), 0.22))).collect();
    for (seat, wood) in (0_u8..).zip([0xC8501E, 0x1E6FA8, 0x3E8E41, 0xE0B02C]) {
        coats.insert((Solid::D6, seat), coat(0xE9DFC6, Some(&pips), 0.35));
        coats.insert((Solid::Cube, seat), coat(wood, None, 0.6));
    }
    let paints = Paint::ALL.into_iter().map(|(paint, colour)| (paint, coat(colour, None, 0.6))).collect();
    commands.insert_resource(DiceBox { shapes, coats, paints, resins, homes: BTreeMap::new() });
    commands.insert_resource(ThrowVessels(std::sync::Arc::new(vessels)));
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Players>()
        .add_systems(Startup, fill_the_box)
        .add_systems(Update, hand_out.run_if(resource_changed::<Players>.or_eager(resource_added::<DiceBox>)));
}
