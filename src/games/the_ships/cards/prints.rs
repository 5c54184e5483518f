//! The print of order cards and gun cards, face and back, with the captain's writing on them.

use bevy::math::Vec2;

use crate::games::the_ships::ship_board_print::engrave;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::livery::Livery;
use crate::rules::the_ships::orders::{DeckOrder, OrderCard, Step};
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::{BatteryPlace, ShipCard};
use crate::table::craft::livery::patch;
use crate::table::craft::print::{Anchor, Corners, InkImage, TypeCase};
use crate::table::speech::Speech;

/// Texels of an order card.
pub const ORDER: Vec2 = Vec2::new(720.0, 270.0);
/// Texels of a gun card.
pub const GUNS: Vec2 = Vec2::new(168.0, 270.0);
/// The ink, and the pen.
const INK: [u8; 3] = [0x2A, 0x1D, 0x12];
const PALE_INK: [u8; 3] = [0x6A, 0x50, 0x36];
const PEN: [u8; 3] = [0x1E, 0x2E, 0x5A];
/// The mate’s pencil.
const GRAPHITE: [u8; 3] = [0x80, 0x80, 0x82];
const IVORY: [u8; 3] = [0xF1, 0xEB, 0xDC];
/// The margin of a card.
const MARGIN: f32 = 22.0;
/// Her portrait stands on an order card between these corners.
const PORTRAIT: Corners = (Vec2::new(50.0, 20.0), Vec2::new(146.0, 82.0));
/// The deck of a ship on a gun card: its middle, and half of it.
const DECK: (Vec2, Vec2) = (Vec2::new(GUNS.x / 2.0, 223.0), Vec2::new(58.0, 18.0));
const OAK: [u8; 3] = [0xC9, 0xA9, 0x6C];
const RED: [u8; 3] = [0x9B, 0x1C, 0x1F];

/// An arrow: ahead, or bent to port or starboard.
fn arrow(sheet: &mut InkImage, at: Vec2, half: f32, step: Step, pen: [u8; 3]) {
    let bend = match step {
        Step::Forward => 0.0,
        Step::Left => -1.0,
        Step::Right => 1.0,
    };
    let foot = at + Vec2::new(-bend * half * 0.4, half * 0.9);
    let knee = at + Vec2::new(-bend * half * 0.4, if bend == 0.0 { 0.0 } else { -half * 0.1 });
    let tip = at + Vec2::new(bend * half * 0.85, -half * if bend == 0.0 { 0.9 } else { 0.45 });
    sheet.stroke(foot, knee, 3.6, pen);
    sheet.stroke(knee, tip, 3.6, pen);
    let along = (tip - knee).normalize_or_zero();
    for side in [along.perp(), -along.perp()] {
        sheet.stroke(tip, tip - along * half * 0.55 + side * half * 0.42, 3.6, pen);
    }
}

fn edge(sheet: &mut InkImage, size: Vec2) {
    sheet.frame(Vec2::splat(10.0), size - Vec2::splat(10.0), 3.0, INK);
}

/// The back of a card: the livery of the side; no word tells which ship.
pub fn back(case: &TypeCase, size: Vec2, livery: Livery) -> InkImage {
    let mut sheet = case.sheet(size.x as usize, size.y as usize);
    patch(&mut sheet, Vec2::splat(14.0), size - Vec2::splat(14.0), livery, 34.0);
    sheet.frame(Vec2::splat(20.0), size - Vec2::splat(20.0), 3.0, IVORY);
    edge(&mut sheet, size);
    sheet
}

/// More lines on the card.
fn remarks(card: &OrderCard, prey: Option<&Arg>) -> Vec<Fact> {
    let mut lines = Vec::new();
    lines.extend(prey.map(|prey| Fact::from(key::CardBoards { ship: prey.clone() })));
    if let Some(pivot) = card.pivot {
        lines.push(Fact::from(words::pivot_in_words(pivot)));
    }
    let simple = [(card.weigh, key::ORDER_WEIGH), (card.cut, key::ORDER_CUT), (card.drop, key::ORDER_DROP)];
    lines.extend(simple.into_iter().filter(|(on, _)| *on).map(|(_, words)| Fact::from(words)));
    if card.land.is_some() {
        lines.push(Fact::from(key::ORDER_LAND));
    }
    if let Some(range) = card.muskets {
        lines.push(Fact::from(key::CardMuskets { range }));
    }
    lines.extend(card.musketeers.map(|order| match order {
        DeckOrder::Up(step) => Fact::from(key::CardMusketeersUp { step }),
        DeckOrder::Down(step) => key::CardMusketeersDown { step }.into(),
    }));
    lines.extend(card.pikemen.map(|order| match order {
        DeckOrder::Up(step) => Fact::from(key::CardPikemenUp { step }),
        DeckOrder::Down(step) => key::CardPikemenDown { step }.into(),
    }));
    if card.train.is_some() {
        lines.push(Fact::from(key::ORDER_TRAIN));
    }
    lines
}

/// The face of an order card, in ink or in pencil, with the ship she boards. A blank one has only her name and portrait.
pub fn orders(
    case: &mut TypeCase,
    ship: &ShipCard,
    livery: Livery,
    written: Option<&(OrderCard, bool)>,
    speech: &Speech,
    prey: Option<&Arg>,
) -> InkImage {
    let card = written.map(|(card, _)| card);
    let pen = if written.is_some_and(|(_, pencil)| *pencil) { GRAPHITE } else { PEN };
    let mut sheet = case.sheet(ORDER.x as usize, ORDER.y as usize);
    edge(&mut sheet, ORDER);
    patch(&mut sheet, Vec2::new(MARGIN, MARGIN), Vec2::new(MARGIN + 20.0, 80.0), livery, 20.0);
    let (least, most) = PORTRAIT;
    engrave(&mut sheet, ship, livery, PORTRAIT);
    let (left, line) = (most.x + 14.0, f32::midpoint(least.y, most.y));
    let name = speech.say(names::ship(&ship.id));
    sheet.word(case, Vec2::new(left, line), Anchor::Left, (48.0, 278.0), INK, &name);
    if let Some(card) = card {
        let sails = speech.say(words::sails(card.sails));
        sheet.word(case, Vec2::new(ORDER.x - MARGIN, line), Anchor::Right, (44.0, 244.0), pen, &sails);
    }
    // The route, step after step; the boxes stand there before anything is written.
    let steps = card.map_or(0, |card| card.route.0.len());
    let boxes = steps.max(8);
    let pitch = (ORDER.x - 2.0 * MARGIN) / boxes as f32;
    let (top, low) = (90.0, 174.0);
    for number in 0..boxes {
        let left = MARGIN + pitch * number as f32;
        sheet.frame(Vec2::new(left + 2.0, top), Vec2::new(left + pitch - 2.0, low), 2.4, PALE_INK);
        let step = card.and_then(|card| card.route.0.get(number));
        if let Some(step) = step {
            arrow(&mut sheet, Vec2::new(left + pitch / 2.0, (top + low) / 2.0), (pitch * 0.42).min(30.0), *step, pen);
        }
    }
    let lines: Vec<String> =
        card.map(|card| remarks(card, prey)).unwrap_or_default().iter().map(|line| speech.relate(line)).collect();
    for (number, line) in (0_u8..).zip(&lines).take(4) {
        let column = ORDER.x / 2.0 * f32::from(number % 2);
        let at = Vec2::new(MARGIN + column, 200.0 + 36.0 * f32::from(number / 2));
        sheet.word(case, at, Anchor::Left, (34.0, ORDER.x / 2.0 - 2.0 * MARGIN), pen, line);
    }
    sheet
}

/// Her deck from above, bow to the right: the part of this battery is red, and its guns are run out.
fn deck(sheet: &mut InkImage, battery: BatteryPlace) {
    const REACH: f32 = 12.0;
    let (middle, half) = DECK;
    if !sheet.engraves((middle - half - REACH, middle + half + REACH)) {
        return;
    }
    // From astern to her stem, along one side.
    let side = |side: f32| {
        (0..=40_u8).map(move |step| {
            let along = f32::from(step) / 20.0 - 1.0;
            let bow = ((along - 0.35) / 0.65).max(0.0);
            middle + half * Vec2::new(along, side * (1.0 - bow.powf(2.4)).max(0.0).sqrt())
        })
    };
    let hull: Vec<Vec2> = side(-1.0).chain(side(1.0).rev()).collect();
    sheet.fill(&hull, OAK, 0.8);
    let guns: Vec<(Vec2, Vec2)> = match battery {
        BatteryPlace::Stern => {
            let least = middle - half;
            sheet.block(least, Vec2::new(least.x + half.x * 0.6, middle.y + half.y), RED, 0.75);
            let gun = |y: f32| (Vec2::new(least.x, middle.y + y), Vec2::NEG_X);
            [-8.0, 8.0].map(gun).to_vec()
        }
        broadside => {
            let out = if broadside == BatteryPlace::Port { -1.0 } else { 1.0 };
            let keel = [middle - Vec2::X * half.x];
            sheet.fill(&side(out).chain(keel).collect::<Vec<_>>(), RED, 0.75);
            let gun = |number: u8| (middle + half * Vec2::new(f32::from(number) * 0.26 - 0.8, out), Vec2::Y * out);
            (0..5).map(gun).collect()
        }
    };
    sheet.line(&hull, 1.6, INK);
    sheet.line(&[middle - half, middle + half * Vec2::new(-1.0, 1.0)], 1.6, INK);
    for (from, out) in guns {
        sheet.stroke(from, from + out * (REACH - 3.0), 3.2, INK);
    }
}

/// The face of the cards on a battery: its name, the shot with its boxes, the range, and where it stands.
pub fn guns(
    case: &mut TypeCase,
    battery: BatteryPlace,
    cards: Option<BatteryCards>,
    reload: u8,
    speech: &Speech,
) -> InkImage {
    let mut sheet = case.sheet(GUNS.x as usize, GUNS.y as usize);
    edge(&mut sheet, GUNS);
    let (middle, room) = (GUNS.x / 2.0, GUNS.x - 36.0);
    let place = speech.say(match battery {
        BatteryPlace::Port => key::SIDE_OF_SHIP_PORT,
        BatteryPlace::Starboard => key::SIDE_OF_SHIP_STARBOARD,
        BatteryPlace::Stern => key::SIDE_OF_SHIP_STERN,
    });
    sheet.word(case, Vec2::new(middle, 38.0), Anchor::Middle, (36.0, room), PALE_INK, &place);
    deck(&mut sheet, battery);
    let Some(cards) = cards else { return sheet };
    if let Some(load) = cards.load {
        let shot = speech.say(load.shot.shot().map_or(key::ORDER_LOAD_BLANK, words::shot));
        sheet.word(case, Vec2::new(middle, 80.0), Anchor::Middle, (38.0, room), PEN, &shot);
        let boxes = reload.max(load.boxes).max(1);
        let pitch = (room / f32::from(boxes)).min(34.0);
        for number in 0..boxes {
            let x = middle + pitch * (f32::from(number) - f32::from(boxes - 1) / 2.0);
            let (least, most) = (Vec2::new(x - 12.0, 104.0), Vec2::new(x + 12.0, 128.0));
            sheet.frame(least, most, 2.6, INK);
            if number < load.boxes {
                sheet.stroke(least + Vec2::splat(5.0), most - Vec2::splat(5.0), 2.6, PEN);
                sheet.stroke(Vec2::new(least.x + 5.0, most.y - 5.0), Vec2::new(most.x - 5.0, least.y + 5.0), 2.6, PEN);
            }
        }
    }
    if let Some(range) = cards.range.filter(|range| *range > 0) {
        sheet.word(case, Vec2::new(middle, 162.0), Anchor::Middle, (74.0, room), PEN, &range.to_string());
    }
    sheet
}

/// The pennant of a mark, with its number.
pub fn pennant(case: &mut TypeCase, livery: Livery, number: u8, pale: bool) -> InkImage {
    let (size, middle) = (Vec2::new(200.0, 140.0), Vec2::new(100.0, 70.0));
    let mut sheet = InkImage::new(size.x as usize, size.y as usize);
    // A pale one has the colours of its side at the hoist alone.
    patch(&mut sheet, Vec2::ZERO, if pale { size.with_x(34.0) } else { size }, livery, 46.0);
    sheet.disc(middle, 52.0, IVORY);
    let ink = if pale { PALE_INK } else { INK };
    sheet.word(case, middle, Anchor::Middle, (92.0, 90.0), ink, &number.to_string());
    sheet
}

/// The plate with the name of a ship, in the livery of her side.
pub fn name(case: &mut TypeCase, ship: &str, livery: Livery, speech: &Speech) -> InkImage {
    let mut sheet = InkImage::new(500, 72);
    patch(&mut sheet, Vec2::new(8.0, 10.0), Vec2::new(48.0, 62.0), livery, 20.0);
    let name = speech.say(names::ship(ship)).to_uppercase();
    let size = InkImage::fitting(case, 420.0, 58.0, &name);
    sheet.set(case, Vec2::new(274.0, 36.0), Anchor::Middle, size, INK, &name);
    sheet
}
