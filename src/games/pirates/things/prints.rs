//! The faces of cards, set in the language of the window.

use bevy::prelude::*;

use super::cards::gun;
use super::pictures::{self, rim};
use super::places::{CREW, DECK};
use super::thing::{Print, Tools};
use super::{sea, tales};
use crate::games::pirates::crests;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::likeness::{Subject, Vignette};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::{Cannon, Link};
use crate::rules::pirates::words::{Keyword, Nation, Ruler};
use crate::table::craft::engraver::{self, Frame, ornaments};
use crate::table::craft::print::{Anchor, Ink, InkImage, TypeCase, ink};
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
        Print::CrewBack => back(printer.case, false),
        Print::Treasure(card) => treasure(printer, *card),
        Print::TreasureBack => back(printer.case, true),
    }
}

fn sheet_of(case: &TypeCase, half: Vec2, rim: Ink) -> InkImage {
    let mut sheet = case.sheet((half.x * 2.0 * FINE) as usize, (half.y * 2.0 * FINE) as usize);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, PAPER, 1.0);
    sheet.block(Vec2::ZERO, size, rim, 0.08);
    sheet.frame(Vec2::splat(6.0), size - Vec2::splat(6.0), 5.0, rim);
    sheet.frame(Vec2::splat(14.0), size - Vec2::splat(14.0), 1.2, PEN);
    sheet
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

/// Rulers end to end, long and short as they are; they end here.
fn rulers(sheet: &mut InkImage, printer: &mut Printer<Tools>, at: Vec2, moves: &[Ruler]) -> f32 {
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
    from.x
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

/// The words of a unit are set in this type, or in a larger one where they end above the coins aboard.
const USUAL: u8 = 24;
const LARGE: u8 = 30;
const ABOVE_COINS: f32 = 112.0;

/// The card of a unit.
fn deck(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let Some(face) = face(&pack, card) else { return sheet_of(printer.case, DECK, SOFT) };
    let colour = rim(face.nation);
    let mut sheet = sheet_of(printer.case, DECK, colour);
    let size = sheet.size();
    // Name and worth.
    sheet.block(Vec2::new(15.0, 15.0), Vec2::new(size.x - 15.0, 78.0), colour, 0.88);
    let title = name(printer, card);
    sheet.title(printer.case, Vec2::new(34.0, 47.0), Anchor::Left, (40.0, size.x - 160.0), WHITE, &title);
    let ground = if face.in_gold { GILT } else { colour };
    medal(&mut sheet, printer, Vec2::new(size.x - 58.0, 52.0), (34.0, ground), face.worth);
    // Rulers and hold stand above the cannons; the picture has the room beside these, or beside those if cannons are many.
    let line = Vec2::new(34.0, 112.0);
    let right = rulers(&mut sheet, printer, line, face.moves);
    if let Some(spaces) = face.cargo {
        barrel(&mut sheet, printer, Vec2::new(right + 34.0, line.y + 2.0), spaces);
    }
    let mut beside = size.x - 340.0;
    for (number, cannon) in face.cannons.iter().enumerate() {
        let (at, step) = gun(number, face.cannons.len());
        let (at, half) = (size / 2.0 + at * FINE, (step * FINE * 0.26).min(26.0));
        die(&mut sheet, at, half, *cannon);
        beside = beside.max(at.x + half + 18.0);
    }
    // Beside the words there is more room than beside many cannons; what has so many carries nothing that would lie there.
    let below = beside > size.x - 180.0;
    let (least, most) = if below {
        (Vec2::new(size.x - 320.0, 234.0), size - Vec2::splat(24.0))
    } else {
        (Vec2::new(beside, 86.0), Vec2::new(size.x - 24.0, 222.0))
    };
    let frame = Frame::panel(least, most, ink(crests::nation(face.nation)));
    let (vignette, manner) = pictures::of_unit(&pack, card);
    engraver::in_manner(&mut sheet, &frame, &vignette, &manner);
    let facts = facts(&pack, face.links, face.keywords, face.abilities);
    let facts = spoken(printer, &facts);
    let room = Vec2::new(if below { least.x - 46.0 } else { size.x - 60.0 }, size.y - 260.0);
    let few = type_for(&sheet, printer.case, &facts, room.with_y(ABOVE_COINS), LARGE).0;
    let largest = if few > f32::from(USUAL) { LARGE } else { USUAL };
    let room = if largest == LARGE { room.with_y(ABOVE_COINS) } else { room };
    said(&mut sheet, printer, &facts, (Vec2::new(30.0, 236.0), room), largest);
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

fn spoken(printer: &Printer<Tools>, facts: &[Fact]) -> Vec<String> {
    facts.iter().map(|fact| printer.speech.relate(fact)).collect()
}

/// Sentences in a room of this width and height are set in the largest type from this down in which all of them fit.
fn type_for(sheet: &InkImage, case: &mut TypeCase, said: &[String], room: Vec2, largest: u8) -> (f32, f32) {
    let mut high =
        |size: f32| -> f32 { said.iter().map(|said| sheet.paragraph_height(case, room.x, size, said) + 5.0).sum() };
    let size = (11..=largest).rev().map(f32::from).find(|size| high(*size) <= room.y).unwrap_or(11.0);
    (size, high(size))
}

/// Sets sentences below each other in such a room.
fn said(sheet: &mut InkImage, printer: &mut Printer<Tools>, said: &[String], (at, room): (Vec2, Vec2), largest: u8) {
    let (size, _) = type_for(sheet, printer.case, said, room, largest);
    let mut top = at.y;
    for said in said {
        top += sheet.paragraph(printer.case, Vec2::new(at.x, top), room.x, size, PEN, said) + 5.0;
    }
}

/// A small card: its name, its picture, and its words, for which the picture makes room.
fn small(
    printer: &mut Printer<Tools>,
    (card, colour): (Name, Ink),
    facts: &[Fact],
    engraves: impl FnOnce(&mut InkImage, &Frame),
) -> InkImage {
    /// The foot of the picture at the highest and at the lowest.
    const FOOT: (f32, f32) = (140.0, 200.0);
    /// Before words are set smaller than this, the picture has its foot there.
    const SMALL: (f32, f32) = (14.0, 122.0);
    let mut sheet = sheet_of(printer.case, CREW, colour);
    let size = sheet.size();
    sheet.block(Vec2::splat(15.0), Vec2::new(size.x - 15.0, 56.0), colour, 0.88);
    let title = name(printer, card);
    sheet.title(printer.case, Vec2::new(size.x / 2.0, 36.0), Anchor::Middle, (24.0, size.x - 46.0), WHITE, &title);
    let (facts, wide, low) = (spoken(printer, facts), size.x - 40.0, size.y - 18.0);
    let mut fit = |foot: f32| type_for(&sheet, printer.case, &facts, Vec2::new(wide, low - foot - 8.0), 17);
    let highest = if fit(FOOT.0).0 < SMALL.0 { SMALL.1 } else { FOOT.0 };
    let foot = (low - fit(highest).1 - 8.0).clamp(highest, FOOT.1);
    engraves(&mut sheet, &Frame::panel(Vec2::new(20.0, 62.0), Vec2::new(size.x - 20.0, foot), colour));
    said(&mut sheet, printer, &facts, (Vec2::new(20.0, foot + 8.0), Vec2::new(wide, low - foot - 8.0)), 17);
    sheet
}

fn crew(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let Some(hand) = pack.hand(card) else { return sheet_of(printer.case, CREW, SOFT) };
    let colour = rim(hand.nation);
    let (own, tint, aside) = pictures::of_hand(card, hand.nation, &pack);
    let mut facts = facts(&pack, &hand.links, &hand.keywords, &hand.abilities);
    if !hand.takes_space {
        facts.push(key::PC_PRINT_NO_SPACE.into());
    }
    let mut sheet = small(printer, (card, colour), &facts, |sheet, frame| {
        engraver::portrait_aside(sheet, &Frame { tint, ..*frame }, (&own, 0), aside);
    });
    let corner = Vec2::new(sheet.size().x - 38.0, 84.0);
    medal(&mut sheet, printer, corner, (20.0, colour), hand.points);
    sheet
}

fn treasure(printer: &mut Printer<Tools>, card: Name) -> InkImage {
    let (vignette, manner) = pictures::of_treasure(&printer.tools.pack, card);
    let facts = [words::treasure_effect(card)];
    small(printer, (card, GILT), &facts, |sheet, frame| engraver::in_manner(sheet, frame, &vignette, &manner))
}

/// The back of a crew card, or of a treasure.
fn back(case: &TypeCase, gold: bool) -> InkImage {
    let colour = if gold { [0x6E, 0x52, 0x1C] } else { [0x2E, 0x3A, 0x44] };
    let mut sheet = case.sheet((CREW.x * FINE) as usize, (CREW.y * FINE) as usize);
    ornaments::back(&mut sheet, colour);
    let middle = sheet.size() / 2.0;
    let of = if gold { Subject::Coin } else { Subject::Anchor };
    engraver::vignette(&mut sheet, &Frame::round(middle, 38.0, colour), &Vignette::of(of));
    sheet
}
