//! The print of a ship board: the hull from above with every box and gun, masts, people, numbers; and the grease-pencil's
//! crosses on it (TS-6).

use bevy::math::Vec2;

use crate::logbook::wording::{key, names};
use crate::play::livery::Livery;
use crate::rules::kernel::likeness::{Ground, Subject, Vignette};
use crate::rules::the_ships::by::{ByBattery, BySoldiers};
use crate::rules::the_ships::guns::Guns;
use crate::rules::the_ships::ship::{MASTS, Ship};
use crate::rules::the_ships::ship_card::{self, BatteryPlace, BoxRow, Handling, MastName, ShipCard, Soldiers};
use crate::table::craft::engraver::{self, Attitude, Cut, Device, Frame, Manner, Vessel};
use crate::table::craft::livery::patch;
use crate::table::craft::print::{Anchor, Corners, InkImage, TypeCase};
use crate::table::speech::Speech;

/// Texels of a board.
pub const SIZE: Vec2 = Vec2::new(1108.0, 840.0);
/// The ink.
const INK: [u8; 3] = [0x2A, 0x1D, 0x12];
/// Words that come second.
const PALE_INK: [u8; 3] = [0x6A, 0x50, 0x36];
/// Guns.
const RED: [u8; 3] = [0x9B, 0x1C, 0x1F];
/// The grease-pencil.
const PENCIL: [u8; 3] = [0x1E, 0x2E, 0x5A];
/// The deck.
const DECK: [u8; 3] = [0xC9, 0xA9, 0x6C];
/// The parchment, inside a box.
const BLANK: [u8; 3] = [0xF4, 0xEA, 0xD0];

/// The margins.
const LEFT: f32 = 58.0;
const RIGHT: f32 = SIZE.x - 58.0;
/// The hull: her stern, her stem, the line of her keel, half her beam.
const STERN: f32 = 196.0;
const STEM: f32 = 1046.0;
const KEEL: f32 = 304.0;
const BEAM: f32 = 96.0;
/// A box is this deep.
const DEEP: f32 = 46.0;

/// The grease-pencil marks on a ship board. Everybody may see them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks {
    crossed: ByBattery<u8>,
    guns: ByBattery<Guns>,
    /// Boxes left of each mast.
    masts: [u8; MASTS],
    sailors: u8,
    deck: BySoldiers<u8>,
}

impl Marks {
    /// A board fresh from the printer.
    #[must_use]
    pub fn none(card: &ShipCard) -> Self {
        let mut masts = [0; MASTS];
        for (left, mast) in masts.iter_mut().zip(&card.masts) {
            *left = mast.boxes;
        }
        let guns = ByBattery::of([Guns::ALL; 3]);
        let (crossed, deck) = Default::default();
        Self { crossed, guns, masts, sailors: card.people.sailors, deck }
    }

    /// The rest of a ship.
    #[must_use]
    pub const fn of(ship: &Ship) -> Self {
        Self { crossed: ship.crossed, guns: ship.guns, masts: ship.masts, sailors: ship.sailors, deck: ship.deck }
    }
}

/// One board being printed.
struct Printing<'a> {
    sheet: InkImage,
    case: &'a mut TypeCase,
}

/// The layout of a row of boxes: its beginning, its direction, the direction of its guns, the length of a box.
#[derive(Clone, Copy)]
struct Row {
    at: Vec2,
    along: Vec2,
    outward: Vec2,
    pitch: f32,
}

impl Printing<'_> {
    fn word(&mut self, at: Vec2, anchor: Anchor, size: (f32, f32), colour: [u8; 3], text: &str) -> f32 {
        self.sheet.word(self.case, at, anchor, size, colour, text)
    }

    /// Crossed off with the grease-pencil.
    fn cross(&mut self, least: Vec2, most: Vec2) {
        self.sheet.stroke(least, most, 3.4, PENCIL);
        self.sheet.stroke(Vec2::new(least.x, most.y), Vec2::new(most.x, least.y), 3.4, PENCIL);
    }

    /// A rule from margin to margin.
    fn rule(&mut self, y: f32) {
        self.sheet.block(Vec2::new(LEFT, y), Vec2::new(RIGHT, y + 3.0), INK, 1.0);
    }

    /// Her deck from above, bow to the right.
    fn hull(&mut self) {
        let half_of = |x: f32| {
            let share = ((x - STERN) / (STEM - STERN)).clamp(0.0, 1.0);
            let bow = ((share - 0.78) / 0.22).max(0.0);
            let stern = (1.0 - share / 0.10).max(0.0);
            BEAM * (1.0 - bow.powf(2.6)).max(0.0).sqrt() * (1.0 - 0.14 * stern * stern)
        };
        let side = |side: f32| {
            (0..=200_u8).map(move |step| {
                let x = STERN + (STEM - STERN) * f32::from(step) / 200.0;
                Vec2::new(x, KEEL + side * half_of(x))
            })
        };
        let hull: Vec<Vec2> = side(-1.0).chain(side(1.0).rev()).collect();
        self.sheet.fill(&hull, DECK, 0.55);
        self.sheet.line(&hull, 2.6, INK);
        self.sheet.block(
            Vec2::new(STERN - 2.0, KEEL - half_of(STERN)),
            Vec2::new(STERN + 3.0, KEEL + half_of(STERN)),
            INK,
            1.0,
        );
        // Her midships line, between the rows.
        self.sheet.block(Vec2::new(STERN + 70.0, KEEL - 1.0), Vec2::new(STEM - 30.0, KEEL + 1.0), PALE_INK, 0.6);
    }

    /// A row of boxes with the guns that stand after some of them. The first `crossed` are crossed, and so are lost
    /// guns.
    fn boxes(&mut self, row: Row, printed: &BoxRow, (crossed, guns): (u8, Guns)) {
        let Row { at, along, outward, pitch } = row;
        for i in 0..printed.boxes {
            let corner = at + along * f32::from(i) * pitch;
            let other = corner + along * (pitch - 6.0) - outward * DEEP;
            let (least, most) = (corner.min(other), corner.max(other));
            self.sheet.block(least, most, BLANK, 1.0);
            self.sheet.frame(least, most, 3.5, INK);
            if i < crossed {
                self.cross(least + Vec2::splat(6.0), most - Vec2::splat(6.0));
            }
        }
        for (gun, after) in (0..).zip(&printed.guns_after) {
            let middle = at + along * (f32::from(*after) * pitch - 3.0) + outward * 15.0;
            let across = Vec2::new(outward.y, outward.x).abs() * 5.0;
            let muzzle = middle + outward * 24.0;
            self.sheet.block((middle - across).min(muzzle - across), (middle + across).max(muzzle + across), RED, 1.0);
            self.sheet.disc(middle, 10.5, RED);
            if !guns.contains(gun) {
                self.cross(middle - Vec2::splat(13.0), middle + Vec2::splat(13.0));
            }
        }
    }

    /// `count` small circles in lines of ten; the last `lost` are crossed off, the first `on_deck` are on deck.
    fn heads(&mut self, at: Vec2, count: u8, lost: u8, on_deck: u8) {
        for i in 0..count {
            let (column, line) = (i % 10, i / 10);
            let middle = at + Vec2::new(f32::from(column) * 22.5, f32::from(line) * 27.0);
            self.sheet.disc(middle, 10.0, INK);
            self.sheet.disc(middle, 6.5, if i < on_deck { PENCIL } else { BLANK });
            if i + lost >= count {
                self.cross(middle - Vec2::splat(8.0), middle + Vec2::splat(8.0));
            }
        }
    }
}

/// Prints the board of a ship with its boxes crossed off.
pub fn print(case: &mut TypeCase, card: &ShipCard, livery: Livery, marks: &Marks, speech: &Speech) -> InkImage {
    let sheet = case.sheet(SIZE.x as usize, SIZE.y as usize);
    let mut p = Printing { sheet, case };
    p.sheet.frame(Vec2::splat(24.0), SIZE - Vec2::splat(24.0), 4.0, INK);
    p.sheet.frame(Vec2::splat(34.0), SIZE - Vec2::splat(34.0), 2.0, INK);
    heading(&mut p, card, livery, speech);
    seen_from_above(&mut p, card, marks, speech);
    p.rule(450.0);
    masts(&mut p, card, marks, speech);
    people(&mut p, card, marks, speech);
    p.sheet
}

/// Sisters are told apart by their light, and by what else is at sea.
const LIGHTS: [(Ground, Option<Subject>); 4] = [
    (Ground::Sea, None),
    (Ground::Storm, Some(Subject::Gull)),
    (Ground::Night, Some(Subject::Moon)),
    (Ground::Shore, Some(Subject::Island)),
];

/// She is drawn from her card: masts as high as their boxes, a port for each gun, a high stern if she turns badly. Her
/// light follows from her worth.
fn portrait(card: &ShipCard, livery: Livery) -> (Vignette, Manner) {
    let last = card.masts.len().saturating_sub(1).max(1) as f32;
    let mast = |(number, mast): (usize, &ship_card::Mast)| engraver::Mast {
        at: 0.46 - 0.98 * number as f32 / last,
        tall: 0.90 + 0.14 * f32::from(mast.boxes.min(4)),
        sails: mast.boxes.clamp(1, 3),
        cut: if matches!(mast.name, MastName::Fore | MastName::Main) { Cut::Square } else { Cut::Lateen },
    };
    let clumsy = card.handling == Handling::Clumsy;
    let vessel = Vessel {
        masts: card.masts.iter().enumerate().map(mast).collect(),
        ports: u8::try_from(card.hull.port.guns_after.len()).unwrap_or_default(),
        castle: if clumsy { 0.34 } else { 0.16 },
        device: clumsy.then_some((Device::Cross, RED)),
        flag: livery.colour(),
        ..Vessel::rigged(1, 1, Cut::Square)
    };
    let (ground, beside) = LIGHTS[usize::from(card.points / 5) % LIGHTS.len()];
    let with = if card.fireship { Some(Subject::Fire) } else { beside };
    let manner = Manner { attitude: Attitude::of(usize::from(clumsy), Subject::Ship), vessel: Some(vessel), count: 1 };
    (Vignette { of: Subject::Ship, with, ground }, manner)
}

/// Engraves her portrait between these corners.
pub fn engrave(sheet: &mut InkImage, card: &ShipCard, livery: Livery, (least, most): Corners) {
    let (vignette, manner) = portrait(card, livery);
    engraver::in_manner(sheet, &Frame::panel(least, most, livery.colour()), &vignette, &manner);
}

fn heading(p: &mut Printing, card: &ShipCard, livery: Livery, speech: &Speech) {
    patch(&mut p.sheet, Vec2::new(LEFT, 52.0), Vec2::new(LEFT + 30.0, 154.0), livery, 30.0);
    engrave(&mut p.sheet, card, livery, (Vec2::new(LEFT + 42.0, 50.0), Vec2::new(LEFT + 186.0, 156.0)));
    let left = LEFT + 202.0;
    p.word(Vec2::new(left, 82.0), Anchor::Left, (66.0, 440.0), INK, &speech.say(names::ship(&card.id)));
    let kind = speech.say(names::ship_kind(&card.id));
    p.word(Vec2::new(left + 2.0, 140.0), Anchor::Left, (34.0, RIGHT - left - 2.0), PALE_INK, &kind);
    let points = speech.say(key::ShipBoardPoints { count: card.points });
    p.word(Vec2::new(RIGHT, 84.0), Anchor::Right, (46.0, 330.0), INK, &points);
    p.rule(164.0);
}

fn seen_from_above(p: &mut Printing, card: &ShipCard, marks: &Marks, speech: &Speech) {
    let [port, starboard, stern] = BatteryPlace::ALL.map(|place| card.hull.row(place));
    let [port_marks, starboard_marks, stern_marks] = BatteryPlace::ALL.map(|row| (marks.crossed[row], marks.guns[row]));
    p.hull();
    let broadside = STERN + 76.0;
    let room = STEM - 70.0 - broadside;
    let pitch = |row: &BoxRow| (room / f32::from(row.boxes.max(1))).min(64.0);
    let row = |y, outward, row| Row { at: Vec2::new(broadside, y), along: Vec2::X, outward, pitch: pitch(row) };
    p.boxes(row(KEEL - BEAM + 14.0, Vec2::NEG_Y, port), port, port_marks);
    p.boxes(row(KEEL + BEAM - 14.0, Vec2::Y, starboard), starboard, starboard_marks);
    let tall = (150.0 / f32::from(stern.boxes.max(1))).min(44.0);
    let top = KEEL - tall * f32::from(stern.boxes) / 2.0;
    let across = Row { at: Vec2::new(STERN + 14.0, top), along: Vec2::Y, outward: Vec2::NEG_X, pitch: tall };
    p.boxes(across, stern, stern_marks);
    // On her deck it says how she turns.
    let handling = speech.say(match card.handling {
        Handling::Nimble => key::HANDLING_NIMBLE,
        Handling::Clumsy => key::HANDLING_CLUMSY,
    });
    p.word(Vec2::new(broadside, KEEL - 18.0), Anchor::Left, (30.0, room), PALE_INK, &handling);
    for (y, words) in [
        (KEEL - BEAM - 23.0, key::SIDE_OF_SHIP_PORT),
        (KEEL, key::SIDE_OF_SHIP_STERN),
        (KEEL + BEAM + 24.0, key::SIDE_OF_SHIP_STARBOARD),
    ] {
        let room = if y == KEEL { 98.0 } else { 250.0 };
        p.word(Vec2::new(LEFT, y), Anchor::Left, (34.0, room), INK, &speech.say(words));
    }
}

/// Masts with their boxes and tokens.
fn masts(p: &mut Printing, card: &ShipCard, marks: &Marks, speech: &Speech) {
    let mut y = 476.0;
    for (mast, left) in card.masts.iter().zip(marks.masts) {
        let name = speech.say(match mast.name {
            MastName::Fore => key::MAST_FORE,
            MastName::Main => key::MAST_MAIN,
            MastName::Mizzen => key::MAST_MIZZEN,
            MastName::Bonaventure => key::MAST_BONAVENTURE,
        });
        p.word(Vec2::new(LEFT, y + DEEP / 2.0), Anchor::Left, (38.0, 232.0), INK, &name);
        let printed = BoxRow { boxes: mast.boxes, guns_after: Vec::new() };
        let pitch = (200.0 / f32::from(mast.boxes.max(1))).min(52.0);
        let row = Row { at: Vec2::new(LEFT + 246.0, y), along: Vec2::X, outward: Vec2::NEG_Y, pitch };
        p.boxes(row, &printed, (mast.boxes.saturating_sub(left), Guns::ALL));
        let tokens = format!("{} / {}", mast.tokens.battle, mast.tokens.full);
        p.word(Vec2::new(LEFT + 562.0, y + DEEP / 2.0), Anchor::Right, (46.0, 110.0), INK, &tokens);
        y += 82.0;
    }
}

/// The people aboard, and her load.
fn people(p: &mut Printing, card: &ShipCard, marks: &Marks, speech: &Speech) {
    let column = LEFT + 588.0;
    let people = [
        (key::PEOPLE_SAILORS, card.people.sailors, card.people.sailors.saturating_sub(marks.sailors), 0),
        (key::PEOPLE_MUSKETEERS, card.people.musketeers, 0, marks.deck[Soldiers::Musketeers]),
        (key::PEOPLE_PIKEMEN, card.people.pikemen, 0, marks.deck[Soldiers::Pikemen]),
    ];
    let mut y = 494.0;
    for (name, count, lost, on_deck) in people {
        p.word(Vec2::new(column, y), Anchor::Left, (34.0, 166.0), INK, &speech.say(name));
        p.heads(Vec2::new(RIGHT - 213.0, y), count, lost, on_deck);
        y += 27.0 * f32::from(count.div_ceil(10).max(1)) + 17.0;
    }
    let numbers = [
        speech.say(key::ShipBoardHold { count: card.hold }),
        speech.say(key::ShipBoardPowder { count: card.powder }),
        speech.say(key::ShipBoardCrewProtection { number: card.crew_protection }),
    ];
    for (line, text) in (0_u8..).zip(&numbers) {
        let at = Vec2::new(column, 696.0 + 38.0 * f32::from(line));
        p.word(at, Anchor::Left, (34.0, RIGHT - column), INK, text);
    }
}
