//! The faces of cards, set in the language of the window.

use bevy::prelude::*;

use super::cards::gun;
use super::places::{CREW, DECK};
use super::thing::{Print, Tools};
use super::{sea, tales};
use crate::games::pirates::crests;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::likeness::{Ground, Portrait, Subject, Vignette};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::{Cannon, Link};
use crate::rules::pirates::words::{Keyword, Nation, Ruler};
use crate::table::craft::engraver::{self, Frame, ornaments};
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

/// Parts of a face that all kinds of cards share.
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

/// A number that a card has from its name, the same on every machine: it chooses what stands beside a picture.
fn lot(card: Name) -> usize {
    card.word().bytes().fold(7_usize, |sum, letter| sum.wrapping_mul(31).wrapping_add(letter.into()))
}

/// The picture of a unit: a vessel by her masts, a kraken or a fort.
fn picture(pack: &Pack, card: Name, masts: usize) -> Vignette {
    let of = if pack.monster(card).is_some() {
        Subject::Kraken
    } else if pack.stronghold(card).is_some() {
        Subject::Fort
    } else {
        match masts {
            0 | 1 => Subject::Sloop,
            2 => Subject::Brig,
            3 => Subject::Frigate,
            _ => Subject::Galleon,
        }
    };
    const BESIDE: [Option<Subject>; 6] = [
        None,
        Some(Subject::Gull),
        Some(Subject::Island),
        Some(Subject::Moon),
        Some(Subject::Sloop),
        Some(Subject::Whale),
    ];
    const GROUNDS: [Ground; 3] = [Ground::Sea, Ground::Storm, Ground::Night];
    let lot = lot(card);
    let with = BESIDE[lot % BESIDE.len()].filter(|other| *other != of);
    Vignette { of, with, ground: GROUNDS[lot / 7 % GROUNDS.len()] }
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
    // The picture; cannons stand in a row beside it, or below it if they are many, and lost masts lie there.
    let foot = if face.cannons.len() > 3 { 160.0 } else { 208.0 };
    let frame =
        Frame::panel(Vec2::new(size.x - 340.0, 86.0), Vec2::new(size.x - 24.0, foot), ink(crests::nation(face.nation)));
    engraver::vignette(&mut sheet, &frame, &picture(&pack, card, face.cannons.len()));
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

fn crew(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let Some(hand) = pack.hand(card) else { return sheet_of(CREW, SOFT) };
    let colour = rim(hand.nation);
    let mut sheet = sheet_of(CREW, colour);
    let size = sheet.size();
    sheet.block(Vec2::splat(15.0), Vec2::new(size.x - 15.0, 56.0), colour, 0.88);
    let title = name(printer, card);
    sheet.word(printer.case, Vec2::new(size.x / 2.0, 36.0), Anchor::Middle, (24.0, size.x - 46.0), WHITE, &title);
    let mut own = Portrait::of_name(card.word());
    let [red, green, blue] = colour;
    own.coat = (red, green, blue);
    let frame = Frame::panel(Vec2::new(20.0, 62.0), Vec2::new(size.x - 20.0, 184.0), colour);
    engraver::portrait(&mut sheet, &frame, &own, 0);
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
    let frame = Frame::panel(Vec2::new(20.0, 62.0), Vec2::new(size.x - 20.0, 184.0), GILT);
    engraver::vignette(&mut sheet, &frame, &treasured(card));
    said(&mut sheet, printer, &[words::treasure_effect(card)], (Vec2::new(20.0, 192.0), size.y - 18.0, 17.0));
    sheet
}

/// A chest, and what else was found.
fn treasured(card: Name) -> Vignette {
    const FOUND: [Subject; 10] = [
        Subject::Coin,
        Subject::Scroll,
        Subject::Skull,
        Subject::Compass,
        Subject::Star,
        Subject::Cutlass,
        Subject::Bottle,
        Subject::Parrot,
        Subject::Lantern,
        Subject::Chart,
    ];
    let lot = lot(card);
    Vignette { of: Subject::Chest, with: FOUND.get(lot % FOUND.len()).copied(), ground: Ground::Shore }
}

/// The back of a crew card, or of a treasure.
fn back(gold: bool) -> InkImage {
    let colour = if gold { [0x6E, 0x52, 0x1C] } else { [0x2E, 0x3A, 0x44] };
    let mut sheet = InkImage::new((CREW.x * FINE) as usize, (CREW.y * FINE) as usize);
    ornaments::back(&mut sheet, colour);
    let middle = sheet.size() / 2.0;
    let of = if gold { Subject::Coin } else { Subject::Anchor };
    engraver::vignette(&mut sheet, &Frame::round(middle, 38.0, colour), &Vignette::of(of));
    sheet
}
