//! The faces of cards, set in the language of the window.

use bevy::prelude::*;

use super::cards::gun;
use super::places::{CREW, DECK};
use super::thing::{Print, Tools};
use super::{sea, tales};
use crate::games::pirates::crests;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::{Cannon, Link};
use crate::rules::pirates::words::{Keyword, Nation, Ruler};
use crate::table::craft::print::{Anchor, Ink, InkImage, ink};
use crate::table::things::Printer;

/// Lines and letters.
const PEN: Ink = [0x2A, 0x1D, 0x12];
const SOFT: Ink = [0x6A, 0x56, 0x3C];
const PAPER: Ink = [0xDC, 0xCB, 0x9C];
const WHITE: Ink = [0xF2, 0xEC, 0xDA];
const RED: Ink = [0xA8, 0x2C, 0x22];
const GILT: Ink = [0xB4, 0x87, 0x2C];
const WOOD: Ink = [0x7A, 0x54, 0x2E];
/// Texels to a decimetre.
const FINE: f32 = 420.0;

/// Prints one.
pub fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
    match print {
        Print::Sea(wide, high) => sea::print(*wide, *high),
        Print::Deck(card) => deck(printer, *card),
        Print::Crew(card) => crew(printer, *card),
        Print::CrewBack => back(false),
        Print::Treasure(card) => treasure(printer, *card),
        Print::TreasureBack => back(true),
    }
}

fn sheet_of(half: Vec2, rim: Ink) -> InkImage {
    let mut sheet = InkImage::new((half.x * 2.0 * FINE) as usize, (half.y * 2.0 * FINE) as usize);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, PAPER, 1.0);
    sheet.block(Vec2::ZERO, size, rim, 0.08);
    sheet.frame(Vec2::splat(6.0), size - Vec2::splat(6.0), 5.0, rim);
    sheet.frame(Vec2::splat(14.0), size - Vec2::splat(14.0), 1.2, PEN);
    sheet
}

/// The rim of a nation's cards; pale nations have a darker one.
const fn rim(nation: Nation) -> Ink {
    match nation {
        Nation::Pirates => [0x2A, 0x26, 0x24],
        Nation::England => [0x9C, 0x2A, 0x23],
        Nation::Spain => [0xB8, 0x86, 0x1E],
        Nation::France => [0x2B, 0x4C, 0x9B],
        Nation::America => [0x2F, 0x5C, 0x4A],
    }
}

/// What a card has in common with others.
struct Face<'a> {
    nation: Nation,
    /// Points, or the gold that a fort costs.
    worth: u8,
    in_gold: bool,
    cannons: &'a [Cannon],
    moves: &'a [Ruler],
    cargo: Option<u8>,
    keywords: &'a [Keyword],
    abilities: &'a [Ability],
    links: &'a [Link],
}

fn face(pack: &Pack, card: Name) -> Option<Face<'_>> {
    let craft = pack.craft(card).map(|craft| Face {
        nation: craft.nation,
        worth: craft.points,
        in_gold: false,
        cannons: &craft.cannons,
        moves: &craft.base_move,
        cargo: Some(craft.cargo),
        keywords: &craft.keywords,
        abilities: &craft.abilities,
        links: &craft.links,
    });
    let monster = || {
        pack.monster(card).map(|monster| Face {
            nation: monster.nation,
            worth: monster.points,
            in_gold: false,
            cannons: &monster.cannons,
            moves: &monster.base_move,
            cargo: None,
            keywords: &monster.keywords,
            abilities: &monster.abilities,
            links: &[],
        })
    };
    let fort = || {
        pack.stronghold(card).map(|fort| Face {
            nation: fort.nation,
            worth: fort.cost,
            in_gold: true,
            cannons: &fort.flags,
            moves: &[],
            cargo: None,
            keywords: &[],
            abilities: &fort.abilities,
            links: &[],
        })
    };
    craft.or_else(monster).or_else(fort)
}

fn name(printer: &Printer<Tools>, card: Name) -> String {
    printer.speech.name(&words::printed(&printer.tools.pack, card))
}

/// A little die with the rank of a cannon: white for range S, red for L (PC-1.2).
fn die(sheet: &mut InkImage, at: Vec2, half: f32, cannon: Cannon) {
    let (ground, pip) = match cannon.range {
        Ruler::S => (WHITE, PEN),
        Ruler::L => (RED, WHITE),
    };
    sheet.block(at - Vec2::splat(half + 2.0), at + Vec2::splat(half + 2.0), PEN, 1.0);
    sheet.block(at - Vec2::splat(half), at + Vec2::splat(half), ground, 1.0);
    let out = half * 0.55;
    let spots: &[(f32, f32)] = match cannon.rank {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, 1.0), (1.0, -1.0)],
        3 => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (0.0, 0.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    };
    for (x, y) in spots {
        sheet.disc(at + Vec2::new(*x, *y) * out, half * 0.19, pip);
    }
}

/// Rulers end to end, long and short as they are.
fn rulers(sheet: &mut InkImage, printer: &mut Printer<Tools>, at: Vec2, moves: &[Ruler]) {
    let mut from = at;
    for ruler in moves {
        let long = if *ruler == Ruler::S { 44.0 } else { 66.0 };
        let to = from + Vec2::new(long, 0.0);
        sheet.block(from - Vec2::Y * 12.0, to + Vec2::Y * 12.0, PEN, 1.0);
        let ground = if *ruler == Ruler::S { WHITE } else { RED };
        sheet.block(from + Vec2::new(2.0, -10.0), to + Vec2::new(-2.0, 10.0), ground, 1.0);
        let letter = if *ruler == Ruler::S { PEN } else { WHITE };
        sheet.word(printer.case, (from + to) / 2.0, Anchor::Middle, (20.0, 40.0), letter, ruler.word());
        from = to + Vec2::X * 3.0;
    }
}

/// A round medal with a number.
fn medal(sheet: &mut InkImage, printer: &mut Printer<Tools>, at: Vec2, (radius, ground): (f32, Ink), number: u8) {
    sheet.disc(at, radius + 2.0, PEN);
    sheet.disc(at, radius, ground);
    sheet.disc(at, radius - 5.0, PAPER);
    let number = number.to_string();
    sheet.word(printer.case, at, Anchor::Middle, (radius * 1.1, radius * 1.5), PEN, &number);
}

/// A barrel with the number of cargo spaces.
fn barrel(sheet: &mut InkImage, printer: &mut Printer<Tools>, at: Vec2, spaces: u8) {
    let outline = [(-15.0, -22.0), (15.0, -22.0), (22.0, 0.0), (15.0, 22.0), (-15.0, 22.0), (-22.0, 0.0)];
    let outline: Vec<Vec2> = outline.iter().map(|point| at + Vec2::from(*point)).collect();
    sheet.fill(&outline, WOOD, 1.0);
    for y in [-14.0, 14.0] {
        sheet.stroke(at + Vec2::new(-18.0, y), at + Vec2::new(18.0, y), 1.6, PEN);
    }
    sheet.word(printer.case, at, Anchor::Middle, (25.0, 34.0), WHITE, &spaces.to_string());
}

/// A ship of the engraver with this number of masts, a kraken, or a fort behind the cannons.
fn vignette(sheet: &mut InkImage, at: Vec2, masts: usize, cloth: Ink) {
    let point = |x: f32, y: f32| at + Vec2::new(x, y);
    let half = 46.0 + 15.0 * masts as f32;
    let hull = [point(-half, 8.0), point(half + 16.0, 2.0), point(half - 4.0, 30.0), point(-half + 10.0, 30.0)];
    for mast in 0..masts {
        // The bow is to the right, where the first mast stands.
        let x = half - (mast as f32 + 0.8) * 2.0 * half / (masts as f32 + 0.6);
        sheet.stroke(point(x, 10.0), point(x - 2.0, -74.0), 2.0, WOOD);
        for (top, low, wide) in [(-70.0, -40.0, 14.0), (-36.0, -2.0, 19.0)] {
            let sail = [
                point(x - wide * 0.7, top),
                point(x + wide * 0.7, top),
                point(x + wide + 4.0, low),
                point(x - wide + 4.0, low),
            ];
            sheet.fill(&sail, cloth, 1.0);
            let closed: Vec<Vec2> = sail.iter().chain(sail.first()).copied().collect();
            sheet.line(&closed, 0.9, PEN);
        }
    }
    sheet.stroke(point(half + 6.0, 4.0), point(half + 44.0, -14.0), 1.8, WOOD);
    sheet.fill(&hull, WOOD, 1.0);
    sheet.stroke(point(-half + 3.0, 15.0), point(half + 8.0, 10.0), 1.4, GILT);
    for wave in 0..9_u8 {
        let x = -half - 20.0 + f32::from(wave) * (2.0 * half + 50.0) / 9.0;
        sheet.line(&[point(x, 36.0), point(x + 8.0, 31.0), point(x + 16.0, 36.0)], 1.1, [0x3B, 0x72, 0x84]);
    }
}

fn arms_of_the_deep(sheet: &mut InkImage, at: Vec2) {
    for arm in 0..7_u8 {
        let side = f32::from(arm) - 3.0;
        let point = |step: u8| {
            let share = f32::from(step) / 12.0;
            at + Vec2::new(
                side * (18.0 + 16.0 * share) + 9.0 * (share * 6.0 + side).sin(),
                30.0 - 96.0 * share * (1.0 - side.abs() * 0.12),
            )
        };
        for step in 0..12_u8 {
            sheet.stroke(point(step), point(step + 1), 7.0 - 0.5 * f32::from(step), [0x7A, 0x33, 0x50]);
        }
    }
    for wave in 0..10_u8 {
        let x = -110.0 + f32::from(wave) * 23.0;
        sheet.line(
            &[at + Vec2::new(x, 34.0), at + Vec2::new(x + 9.0, 28.0), at + Vec2::new(x + 18.0, 34.0)],
            1.6,
            [0x3B, 0x72, 0x84],
        );
    }
}

fn walls(sheet: &mut InkImage, at: Vec2, roof: Ink) {
    let point = |x: f32, y: f32| at + Vec2::new(x, y);
    sheet.fill(
        &[point(-92.0, -8.0), point(92.0, -8.0), point(104.0, 34.0), point(-104.0, 34.0)],
        [0x9A, 0x8F, 0x7A],
        1.0,
    );
    for tooth in 0..8_u8 {
        let x = -90.0 + f32::from(tooth) * 25.0;
        sheet.block(point(x - 7.0, -22.0), point(x + 7.0, -8.0), [0x9A, 0x8F, 0x7A], 1.0);
    }
    sheet.fill(&[point(-40.0, -22.0), point(0.0, -58.0), point(40.0, -22.0)], roof, 1.0);
    for gun in [-60.0, -20.0, 20.0, 60.0] {
        sheet.disc(point(gun, 10.0), 6.0, PEN);
    }
    sheet.line(
        &[point(-92.0, -8.0), point(92.0, -8.0), point(104.0, 34.0), point(-104.0, 34.0), point(-92.0, -8.0)],
        1.2,
        PEN,
    );
}

/// The card of a unit.
fn deck(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let Some(face) = face(&pack, card) else { return sheet_of(DECK, SOFT) };
    let colour = rim(face.nation);
    let mut sheet = sheet_of(DECK, colour);
    let size = sheet.size();
    // Name and worth.
    sheet.block(Vec2::new(15.0, 15.0), Vec2::new(size.x - 15.0, 78.0), colour, 0.88);
    let title = name(printer, card);
    sheet.word(printer.case, Vec2::new(34.0, 47.0), Anchor::Left, (40.0, size.x - 160.0), WHITE, &title);
    let ground = if face.in_gold { GILT } else { colour };
    medal(&mut sheet, printer, Vec2::new(size.x - 58.0, 52.0), (34.0, ground), face.worth);
    // The picture, with cannons in a row below it; lost masts lie there.
    let at = Vec2::new(size.x - 210.0, 172.0);
    if pack.monster(card).is_some() {
        arms_of_the_deep(&mut sheet, at);
    } else if pack.stronghold(card).is_some() {
        walls(&mut sheet, at, colour);
    } else {
        vignette(&mut sheet, at, face.cannons.len(), ink(crests::nation(face.nation)));
    }
    let middle = size / 2.0;
    for (number, cannon) in face.cannons.iter().enumerate() {
        let (at, step) = gun(number, face.cannons.len());
        die(&mut sheet, middle + at * FINE, (step * FINE * 0.26).min(26.0), *cannon);
    }
    let line = Vec2::new(34.0, 112.0);
    rulers(&mut sheet, printer, line, face.moves);
    if let Some(spaces) = face.cargo {
        let right = 34.0 + face.moves.iter().map(|ruler| if *ruler == Ruler::S { 47.0 } else { 69.0 }).sum::<f32>();
        barrel(&mut sheet, printer, line + Vec2::new(right + 12.0, 2.0), spaces);
    }
    let facts = facts(&pack, face.links, face.keywords, face.abilities);
    said(&mut sheet, printer, &facts, (Vec2::new(30.0, 236.0), size.y - 24.0, 24.0));
    sheet
}

/// Keywords in one line, then what the abilities do, then links.
fn facts(pack: &Pack, links: &[Link], keywords: &[Keyword], abilities: &[Ability]) -> Vec<Fact> {
    let mut all = Vec::new();
    if !keywords.is_empty() {
        all.push(tales::named(words::list(keywords.iter().map(|keyword| Arg::from(*keyword)))));
    }
    all.extend(abilities.iter().map(words::ability));
    all.extend(links.iter().map(|link| {
        let name = match link {
            Link::Crew(card) | Link::Craft(card) => words::printed(pack, *card),
            Link::EveryCraftOf(nation) => Arg::key(words::every_ship(*nation)),
        };
        key::PcPrintLink { name }.into()
    }));
    all
}

/// Sentences below each other, in the largest type in which all of them fit.
fn said(sheet: &mut InkImage, printer: &mut Printer<Tools>, facts: &[Fact], (at, until, largest): (Vec2, f32, f32)) {
    let room = sheet.size().x - 2.0 * at.x;
    let said: Vec<String> = facts.iter().map(|fact| printer.speech.relate(fact)).collect();
    let mut size = largest;
    let high = |printer: &mut Printer<Tools>, sheet: &InkImage, size: f32| -> f32 {
        said.iter().map(|said| sheet.paragraph_height(printer.case, room, size, said) + 5.0).sum()
    };
    while size > 11.0 && high(printer, sheet, size) > until - at.y {
        size -= 1.0;
    }
    let mut top = at.y;
    for said in &said {
        top += sheet.paragraph(printer.case, Vec2::new(at.x, top), room, size, PEN, said) + 5.0;
    }
}

/// A sailor of the engraver, from the shoulders: hat and coat in the colours of the nation, different for every name.
fn sailor(sheet: &mut InkImage, at: Vec2, card: Name, coat: Ink) {
    let lot = card.word().bytes().fold(5_u32, |sum, letter| sum.wrapping_mul(33).wrapping_add(u32::from(letter)));
    let point = |x: f32, y: f32| at + Vec2::new(x, y);
    let skin = [[0xDD, 0xB5, 0x8C], [0xC2, 0x92, 0x66], [0x8A, 0x5E, 0x3E], [0xE6, 0xC4, 0xA2]][(lot % 4) as usize];
    let hair = [[0x3A, 0x2A, 0x1A], [0x6A, 0x4A, 0x2A], [0x8E, 0x84, 0x78], [0x1E, 0x19, 0x16]][(lot / 5 % 4) as usize];
    sheet.disc(at, 62.0, [0xC2, 0xA9, 0x70]);
    let body = [
        point(-52.0, 60.0),
        point(-42.0, 28.0),
        point(-14.0, 16.0),
        point(14.0, 16.0),
        point(42.0, 28.0),
        point(52.0, 60.0),
    ];
    sheet.fill(&body, coat, 1.0);
    sheet.fill(&[point(-12.0, 16.0), point(12.0, 16.0), point(0.0, 46.0)], WHITE, 1.0);
    sheet.disc(point(0.0, -12.0), 27.0, hair);
    sheet.fill(
        &[point(-21.0, -22.0), point(21.0, -22.0), point(17.0, 8.0), point(0.0, 22.0), point(-17.0, 8.0)],
        skin,
        1.0,
    );
    match lot / 7 % 4 {
        // A three-cornered hat, a scarf, a felt hat, a bare head.
        0 => sheet.fill(
            &[
                point(-46.0, -24.0),
                point(-26.0, -46.0),
                point(0.0, -40.0),
                point(26.0, -46.0),
                point(46.0, -24.0),
                point(0.0, -18.0),
            ],
            PEN,
            1.0,
        ),
        1 => sheet.fill(
            &[
                point(-26.0, -18.0),
                point(-22.0, -40.0),
                point(22.0, -40.0),
                point(26.0, -18.0),
                point(38.0, -2.0),
                point(24.0, -14.0),
            ],
            RED,
            1.0,
        ),
        2 => {
            sheet.fill(&[point(-44.0, -20.0), point(44.0, -20.0), point(36.0, -28.0), point(-36.0, -28.0)], WOOD, 1.0);
            sheet.fill(&[point(-22.0, -28.0), point(-16.0, -54.0), point(16.0, -54.0), point(22.0, -28.0)], WOOD, 1.0);
        }
        _ => {}
    }
    for side in [-1.0, 1.0] {
        sheet.disc(point(9.0 * side, -9.0), 2.6, PEN);
    }
    if lot / 11 % 5 == 0 {
        sheet.disc(point(9.0, -9.0), 7.0, PEN);
        sheet.stroke(point(-22.0, -20.0), point(20.0, -6.0), 1.5, PEN);
    }
    if lot / 13 % 3 == 0 {
        sheet.fill(
            &[
                point(-17.0, 2.0),
                point(0.0, 7.0),
                point(17.0, 2.0),
                point(12.0, 22.0),
                point(0.0, 34.0),
                point(-12.0, 22.0),
            ],
            hair,
            1.0,
        );
    } else {
        sheet.stroke(point(-6.0, 9.0), point(6.0, 9.0), 1.3, [0x7A, 0x3A, 0x2A]);
    }
}

fn crew(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let Some(hand) = pack.hand(card) else { return sheet_of(CREW, SOFT) };
    let colour = rim(hand.nation);
    let mut sheet = sheet_of(CREW, colour);
    let size = sheet.size();
    sheet.block(Vec2::splat(15.0), Vec2::new(size.x - 15.0, 56.0), colour, 0.88);
    let title = name(printer, card);
    sheet.word(printer.case, Vec2::new(size.x / 2.0, 36.0), Anchor::Middle, (24.0, size.x - 46.0), WHITE, &title);
    sailor(&mut sheet, Vec2::new(size.x / 2.0 - 14.0, 124.0), card, colour);
    medal(&mut sheet, printer, Vec2::new(size.x - 38.0, 84.0), (20.0, colour), hand.points);
    let mut facts = facts(&pack, &hand.links, &hand.keywords, &hand.abilities);
    if !hand.takes_space {
        facts.push(key::PC_PRINT_NO_SPACE.into());
    }
    said(&mut sheet, printer, &facts, (Vec2::new(20.0, 192.0), size.y - 18.0, 17.0));
    sheet
}

fn treasure(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let mut sheet = sheet_of(CREW, GILT);
    let size = sheet.size();
    sheet.block(Vec2::splat(15.0), Vec2::new(size.x - 15.0, 56.0), GILT, 0.88);
    let title = name(printer, card);
    sheet.word(printer.case, Vec2::new(size.x / 2.0, 36.0), Anchor::Middle, (24.0, size.x - 46.0), WHITE, &title);
    chest(&mut sheet, Vec2::new(size.x / 2.0, 122.0));
    said(&mut sheet, printer, &[words::treasure_effect(card)], (Vec2::new(20.0, 192.0), size.y - 18.0, 17.0));
    sheet
}

fn chest(sheet: &mut InkImage, at: Vec2) {
    let point = |x: f32, y: f32| at + Vec2::new(x, y);
    sheet.fill(&[point(-52.0, -4.0), point(52.0, -4.0), point(46.0, 44.0), point(-46.0, 44.0)], WOOD, 1.0);
    sheet.fill(&[point(-54.0, -10.0), point(-40.0, -44.0), point(40.0, -44.0), point(54.0, -10.0)], WOOD, 1.0);
    sheet.block(point(-50.0, -12.0), point(50.0, -2.0), PEN, 1.0);
    for (x, y) in [(-34.0, -10.0), (-14.0, -14.0), (8.0, -11.0), (30.0, -13.0)] {
        sheet.disc(point(x, y), 11.0, PEN);
        sheet.disc(point(x, y), 9.5, [0xE0, 0xB0, 0x40]);
    }
    sheet.block(point(-9.0, 0.0), point(9.0, 18.0), GILT, 1.0);
}

/// The back of a crew card, or of a treasure.
fn back(gold: bool) -> InkImage {
    let colour = if gold { [0x6E, 0x52, 0x1C] } else { [0x2E, 0x3A, 0x44] };
    let mut sheet = InkImage::new((CREW.x * FINE) as usize, (CREW.y * FINE) as usize);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, colour, 1.0);
    let light: Ink = colour.map(|part| part.saturating_add(26));
    for step in -20..30_i16 {
        let x = f32::from(step) * 14.0;
        sheet.stroke(Vec2::new(x, 0.0), Vec2::new(x + size.y, size.y), 0.6, light);
        sheet.stroke(Vec2::new(x, 0.0), Vec2::new(x - size.y, size.y), 0.6, light);
    }
    sheet.frame(Vec2::splat(4.0), size - Vec2::splat(4.0), 2.0, GILT);
    let middle = size / 2.0;
    sheet.disc(middle, 30.0, GILT);
    sheet.disc(middle, 26.0, colour);
    // An anchor, or a coin.
    if gold {
        sheet.disc(middle, 15.0, [0xE0, 0xB0, 0x40]);
        sheet.disc(middle, 11.0, GILT);
    } else {
        sheet.stroke(middle - Vec2::Y * 15.0, middle + Vec2::Y * 15.0, 1.8, GILT);
        sheet.stroke(middle + Vec2::new(-8.0, -9.0), middle + Vec2::new(8.0, -9.0), 1.6, GILT);
        let arm = |side: f32| {
            [middle + Vec2::new(14.0 * side, 4.0), middle + Vec2::new(9.0 * side, 13.0), middle + Vec2::Y * 16.0]
        };
        sheet.line(&arm(1.0), 1.8, GILT);
        sheet.line(&arm(-1.0), 1.8, GILT);
        sheet.disc(middle - Vec2::Y * 18.0, 4.0, GILT);
    }
    sheet
}
