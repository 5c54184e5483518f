//! The faces of cards, boards and tokens, set in the language of the window.

use bevy::prelude::*;

use super::places::{BOARD, CARD, GLORY, GRID, on_grid, on_track};
use super::thing::{Print, Tools};
use super::{chart, subjects};
use crate::games::merchants_and_marauders::crests::paint;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::likeness::{Subject, Vignette};
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::pack::{Pack, Symbol};
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Location, Nation, ShipKind, Skill};
use crate::table::craft::engraver::{self, Frame, Manner, draw, ornaments};
use crate::table::craft::print::{Anchor, Ink, InkImage, TypeCase, ink};
use crate::table::speech::capital;
use crate::table::things::Printer;

/// Lines and letters.
const PEN: Ink = [0x2A, 0x1D, 0x12];
const SOFT: Ink = [0x6A, 0x56, 0x3C];
const PAPER: Ink = [0xD3, 0xBF, 0x8E];
const RED: Ink = [0x9C, 0x2A, 0x23];
const GILT: Ink = [0xB4, 0x87, 0x2C];
/// Texels to a decimetre.
const FINE: f32 = 420.0;

fn blank(half: Vec2, fine: f32) -> InkImage {
    InkImage::new((half.x * 2.0 * fine) as usize, (half.y * 2.0 * fine) as usize)
}

/// Prints one.
pub fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    match print {
        Print::Chart => chart::print(printer),
        Print::GloryTrack(target) => glory_track(printer, *target),
        Print::Grid => grid(printer),
        Print::Board(colour, captain, ship) => board(printer, &pack, *colour, *captain, *ship),
        Print::Card(card) => face(printer, &pack, *card),
        Print::Back(sort) => back(printer.case, *sort),
        Print::Cargo(card) => cargo(printer, &pack, *card),
        Print::CargoBack => cargo_back(printer.case),
        Print::Demand(good) => {
            token([0xC8, 0xB1, 0x78], |sheet, middle| draw(sheet, subjects::good(*good), middle, 104.0))
        }
        Print::Merchant => token([0x5B, 0x4A, 0x36], |sheet, middle| draw(sheet, Subject::Ship, middle, 100.0)),
        Print::Fitting(kind, used) => fitting(*kind, *used),
        Print::Weapon(weapon) => {
            token([0x3B, 0x3F, 0x46], |sheet, middle| draw(sheet, subjects::weapon(*weapon), middle, 104.0))
        }
        Print::Bounty(nation) => {
            token(chart::colour(*nation), |sheet, middle| draw(sheet, Subject::Skull, middle, 92.0))
        }
        Print::War => war(printer),
    }
}

fn token(ground: Ink, draws: impl FnOnce(&mut InkImage, Vec2)) -> InkImage {
    let mut sheet = InkImage::new(140, 140);
    let (size, middle) = (sheet.size(), sheet.size() / 2.0);
    sheet.block(Vec2::ZERO, size, ground, 1.0);
    sheet.frame(Vec2::splat(4.0), size - Vec2::splat(4.0), 3.0, PEN);
    draws(&mut sheet, middle);
    sheet
}

fn fitting(kind: Option<Fitting>, used: bool) -> InkImage {
    let Some(kind) = kind else {
        return token([0x6B, 0x4F, 0x2F], |sheet, middle| draw(sheet, Subject::Anchor, middle, 96.0));
    };
    let ground = if used { [0x8A, 0x80, 0x70] } else { [0xB8, 0x9C, 0x5C] };
    token(ground, |sheet, middle| {
        draw(sheet, subjects::fitting(kind), middle, 100.0);
        if used {
            sheet.stroke(Vec2::splat(18.0), Vec2::splat(122.0), 5.0, RED);
        }
    })
}

/// A bare card, printed this fine.
fn bare(case: &TypeCase, fine: f32) -> InkImage {
    case.sheet((CARD.x * 2.0 * fine) as usize, (CARD.y * 2.0 * fine) as usize)
}

fn card_sheet(case: &TypeCase, rim: Ink) -> InkImage {
    let mut sheet = bare(case, FINE);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, PAPER, 1.0);
    sheet.block(Vec2::ZERO, size, rim, 0.10);
    sheet.frame(Vec2::splat(7.0), size - Vec2::splat(7.0), 4.0, rim);
    sheet.frame(Vec2::splat(14.0), size - Vec2::splat(14.0), 1.2, PEN);
    sheet
}

const fn rim(sort: Sort) -> Ink {
    match sort {
        Sort::Captain => [0x5A, 0x2F, 0x1C],
        Sort::Event => [0x2C, 0x4A, 0x5E],
        Sort::Glory => [0x8E, 0x6A, 0x1C],
        Sort::Mission => [0x2F, 0x5C, 0x3A],
        Sort::Rumor => [0x58, 0x36, 0x6A],
    }
}

fn back(case: &TypeCase, sort: Sort) -> InkImage {
    let mut sheet = bare(case, FINE * 0.5);
    ornaments::back(&mut sheet, rim(sort));
    let picture = match sort {
        Sort::Captain => Subject::Hat,
        Sort::Event => Subject::Wind,
        Sort::Glory => Subject::Star,
        Sort::Mission => Subject::Scroll,
        Sort::Rumor => Subject::Bottle,
    };
    medal(&mut sheet, picture);
    sheet
}

fn cargo_back(case: &TypeCase) -> InkImage {
    let mut sheet = bare(case, FINE * 0.5);
    ornaments::back(&mut sheet, [0x5E, 0x42, 0x24]);
    medal(&mut sheet, Subject::Barrel);
    sheet
}

fn medal(sheet: &mut InkImage, picture: Subject) {
    let middle = sheet.size() / 2.0;
    engraver::vignette(sheet, &Frame::round(middle, 50.0, [0x8A, 0x66, 0x38]), &Vignette::of(picture));
}

/// The top of a picture, and its foot at the lowest.
const PICTURE: (f32, f32) = (64.0, 290.0);
/// Words end so far above the lower edge.
const FOOT: f32 = 24.0;
/// Words are set in the largest type, from this down...
const LARGEST: u8 = 23;
/// ... to one of these, that leaves a picture its foot there: a picture gives way before words are set small.
const TYPES: [(u8, f32); 3] = [(18, 176.0), (16, 146.0), (13, 124.0)];

fn face(printer: &mut Printer<Tools>, pack: &Pack, card: CardId) -> InkImage {
    let colour = rim(card.sort);
    let mut sheet = card_sheet(printer.case, colour);
    let size = sheet.size();
    let middle = size.x / 2.0;
    let name = printer.speech.name(&words::card(pack, card));
    sheet.title(printer.case, Vec2::new(middle, 40.0), Anchor::Middle, (31.0, size.x - 48.0), PEN, &name);
    let event = pack.events.get(&card).filter(|_| card.sort == Sort::Event);
    let icons = event.map_or(&[][..], |event| event.icons.as_slice());
    // The line below stands there first, then the words of the card; the picture has what they leave.
    let room = size.x - 56.0;
    let mut low = size.y - FOOT;
    let key = words::line_key(pack, card);
    if printer.speech.knows(&key) {
        let line = printer.speech.name(&Arg::key(key));
        low -= sheet.paragraph_height(printer.case, room, 15.0, &line);
        sheet.paragraph(printer.case, Vec2::new(28.0, low), room, 15.0, SOFT, &line);
        low -= 8.0;
    }
    let said: Vec<String> = facts(pack, card, false).iter().map(|fact| printer.speech.relate(fact)).collect();
    let skills = pack.captains.get(&card).filter(|_| card.sort == Sort::Captain).map(|captain| captain.skills);
    let above = if skills.is_some() || !icons.is_empty() { 54.0 } else { 8.0 };
    let mut foot = |size: u8| -> f32 {
        let tall = |said: &String| sheet.paragraph_height(printer.case, room, f32::from(size), said) + 6.0;
        low - above - said.iter().map(tall).sum::<f32>()
    };
    let [.., (smallest, highest)] = TYPES;
    let fits = |(least, low): (u8, f32)| (least..=LARGEST).rev().find(|size| foot(*size) >= low);
    let type_size = TYPES.into_iter().find_map(fits).unwrap_or(smallest);
    let foot = foot(type_size).clamp(highest, PICTURE.1);
    let frame = Frame::panel(Vec2::new(24.0, PICTURE.0), Vec2::new(size.x - 24.0, foot), colour);
    let portrait = match card.sort {
        Sort::Captain => pack.captains.get(&card).map(|captain| captain.portrait),
        _ => event.and_then(|event| event.npc.as_ref()).map(|npc| npc.portrait),
    };
    match portrait {
        Some(portrait) => engraver::portrait(&mut sheet, &frame, &portrait, 0),
        None => {
            let (vignette, manner) = subjects::of_card(pack, card);
            engraver::in_manner(&mut sheet, &frame, &vignette, &manner);
        }
    }
    for (number, icon) in icons.iter().enumerate() {
        let at = Vec2::new(middle + (number as f32 - 1.0) * 92.0, foot + 26.0);
        let colour = icon.npc.nation().map_or(PEN, chart::colour);
        sheet.disc(at - Vec2::X * 18.0, 16.0, colour);
        draw(&mut sheet, Subject::Ship, at - Vec2::X * 18.0, 26.0);
        sheet.word(printer.case, at + Vec2::X * 16.0, Anchor::Middle, (26.0, 40.0), PEN, icon.letter.word());
    }
    // The skills of a captain stand in two columns, in one type.
    if let Some(skills) = skills {
        let said = Skill::ALL.map(|skill| printer.speech.say(key::MmPrintSkill { skill, value: skills[skill] }));
        let wide = room * 0.5 - 8.0;
        let size = said.iter().fold(19.0, |size, said| InkImage::fitting(printer.case, wide, size, said));
        for (number, said) in said.iter().enumerate() {
            let at = Vec2::new(28.0 + room * 0.5 * (number % 2) as f32, foot + 18.0 + 23.0 * (number / 2) as f32);
            sheet.word(printer.case, at, Anchor::Left, (size, wide), PEN, said);
        }
    }
    let mut top = foot + above;
    for said in &said {
        top += sheet.paragraph(printer.case, Vec2::new(28.0, top), room, f32::from(type_size), PEN, said) + 6.0;
    }
    sheet
}

/// Everything a card says, one sentence after the other, with or without the `skills` of a captain.
pub fn facts(pack: &Pack, card: CardId, skills: bool) -> Vec<Fact> {
    let mut all = Vec::new();
    if card.sort == Sort::Captain
        && let Some(captain) = pack.captains.get(&card)
    {
        let nation = Arg::key(words::nation_people(captain.nation));
        all.push(key::MmPrintHome { zone: captain.home, nation }.into());
        if skills {
            all.extend(Skill::ALL.map(|skill| Fact::from(key::MmPrintSkill { skill, value: captain.skills[skill] })));
        }
    }
    if card.sort == Sort::Event
        && let Some(npc) = pack.events.get(&card).and_then(|event| event.npc.as_ref())
    {
        let (ship, zone) = (npc.ship, npc.zone);
        all.push(key::MmPrintNpc { npc: npc.who, ship, zone }.into());
        let flag = if npc.flag { "⚑" } else { "" };
        let scouting = format!("{}{flag}", npc.scouting);
        all.push(key::MmPrintNpcSkills { seamanship: npc.seamanship, scouting, leadership: npc.leadership }.into());
        return all;
    }
    all.extend(words::card_text(pack, card));
    all
}

fn cargo(printer: &mut Printer<Tools>, pack: &Pack, card: CargoId) -> InkImage {
    let mut sheet = card_sheet(printer.case, [0x5E, 0x42, 0x24]);
    let size = sheet.size();
    let middle = size.x / 2.0;
    let name = capital(&printer.speech.name(&words::good(card.good)));
    sheet.word(printer.case, Vec2::new(middle, 44.0), Anchor::Middle, (38.0, size.x - 60.0), PEN, &name);
    let frame = Frame::round(Vec2::new(middle, 178.0), 108.0, [0x8A, 0x66, 0x38]);
    let Some(printed) = pack.cargo.get(&card) else { return sheet };
    let manner = Manner { count: printed.plunder, ..Manner::default() };
    engraver::in_manner(&mut sheet, &frame, &Vignette::of(subjects::good(card.good)), &manner);
    sheet.disc(Vec2::new(66.0, size.y - 82.0), 44.0, GILT);
    let number = printed.plunder.to_string();
    sheet.word(printer.case, Vec2::new(66.0, size.y - 82.0), Anchor::Middle, (58.0, 80.0), PEN, &number);
    let at = Vec2::new(size.x - 110.0, size.y - 100.0);
    match printed.symbol {
        Symbol::Escape => draw(&mut sheet, Subject::Wind, at, 96.0),
        Symbol::Hit(location) => {
            draw(&mut sheet, Subject::Burst, at, 104.0);
            draw(&mut sheet, subjects::location(location), at, 52.0);
            let name = capital(&printer.speech.name(&words::location(location)));
            sheet.word(printer.case, Vec2::new(at.x, size.y - 34.0), Anchor::Middle, (22.0, 170.0), PEN, &name);
        }
    }
    sheet
}

fn board(
    printer: &mut Printer<Tools>,
    pack: &Pack,
    colour: Colour,
    captain: Option<CardId>,
    ship: Option<ShipKind>,
) -> InkImage {
    const FINE: f32 = 300.0;
    let mut sheet = blank(BOARD, FINE);
    let size = sheet.size();
    let at = |right: f32, near: f32| (Vec2::new(right, near) + BOARD) * FINE;
    sheet.block(Vec2::ZERO, size, PAPER, 1.0);
    sheet.frame(Vec2::splat(6.0), size - Vec2::splat(6.0), 9.0, ink(paint(colour)));
    sheet.frame(Vec2::splat(18.0), size - Vec2::splat(18.0), 1.4, PEN);
    if let Some(card) = captain.and_then(|captain| pack.captains.get(&captain)) {
        let frame = Frame::round(at(-1.40, -0.36), 150.0, ink(paint(colour)));
        engraver::portrait(&mut sheet, &frame, &card.portrait, 0);
        for (number, skill) in Skill::ALL.into_iter().enumerate() {
            let place = at(-1.72 + 0.22 * number as f32, 0.30);
            sheet.disc(place, 27.0, GILT);
            sheet.disc(place, 23.0, PAPER);
            sheet.word(printer.case, place, Anchor::Middle, (36.0, 40.0), PEN, &card.skills[skill].to_string());
            let name = printer.speech.name(&words::skill(skill));
            let short: String = name.chars().take(3).collect();
            sheet.word(printer.case, place + Vec2::Y * 36.0, Anchor::Middle, (17.0, 60.0), SOFT, &short);
        }
    }
    if let Some(captain) = captain {
        let name = printer.speech.name(&words::card(pack, captain));
        sheet.word(printer.case, at(-1.36, -0.92), Anchor::Middle, (30.0, 330.0), PEN, &name);
    }
    if let Some(ship) = ship {
        let name = printer.speech.name(&words::ship(ship));
        sheet.word(printer.case, at(0.16, -0.90), Anchor::Middle, (36.0, 400.0), PEN, &name);
    }
    for location in Location::ALL {
        let (right, near) = on_track(location, 0);
        let name = printer.speech.name(&words::location(location));
        draw(&mut sheet, subjects::location(location), at(right - 0.27, near), 44.0);
        sheet.word(printer.case, at(right - 0.13, near - 0.12), Anchor::Left, (17.0, 220.0), SOFT, &name);
        for value in 0..=5_u8 {
            let (right, near) = on_track(location, value);
            let (place, half) = (at(right, near + 0.01), Vec2::splat(24.0));
            let ground = if value == 0 { [0xB5, 0x6A, 0x52] } else { [0xBF, 0xA5, 0x69] };
            sheet.block(place - half, place + half, ground, 1.0);
            sheet.frame(place - half, place + half, 1.4, PEN);
            sheet.word(printer.case, place, Anchor::Middle, (26.0, 40.0), SOFT, &value.to_string());
        }
    }
    let bounty = printer.speech.say(key::MM_PRINT_BOUNTIES);
    sheet.word(printer.case, at(1.46, -0.62), Anchor::Middle, (26.0, 280.0), PEN, &bounty);
    for (row, nation) in Nation::ALL.into_iter().enumerate() {
        for level in 1..=5_u8 {
            let place = at(1.02 + 0.17 * f32::from(level), -0.36 + 0.26 * row as f32);
            sheet.disc(place, 22.0, chart::colour(nation));
            sheet.disc(place, 18.0, PAPER);
            sheet.word(printer.case, place, Anchor::Middle, (20.0, 30.0), SOFT, &level.to_string());
        }
    }
    sheet
}

fn grid(printer: &mut Printer<Tools>) -> InkImage {
    const FINE: f32 = 260.0;
    let mut sheet = blank(GRID, FINE);
    let size = sheet.size();
    let at = |right: f32, near: f32| (Vec2::new(right, near) + GRID) * FINE;
    sheet.block(Vec2::ZERO, size, [0xC6, 0xB0, 0x7C], 1.0);
    sheet.frame(Vec2::splat(6.0), size - Vec2::splat(6.0), 6.0, PEN);
    for location in Location::ALL {
        let (right, near) = on_grid(location, 0);
        let name = printer.speech.name(&words::location(location));
        sheet.word(printer.case, at(right - 0.14, near), Anchor::Right, (24.0, 100.0), PEN, &name);
        for value in 0..=5_u8 {
            let (right, near) = on_grid(location, value);
            let (place, half) = (at(right, near), Vec2::splat(24.0));
            sheet.frame(place - half, place + half, 1.6, PEN);
            sheet.word(printer.case, place, Anchor::Middle, (26.0, 40.0), SOFT, &value.to_string());
        }
    }
    sheet
}

fn glory_track(printer: &mut Printer<Tools>, target: u8) -> InkImage {
    const FINE: f32 = 170.0;
    let mut sheet = blank(GLORY, FINE);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, [0xC8, 0xB1, 0x78], 1.0);
    let spaces = target.max(10) + 1;
    let step = size.x / f32::from(spaces);
    for space in 0..spaces {
        let left = step * f32::from(space);
        let goal = space == target;
        if goal {
            sheet.block(Vec2::new(left, 0.0), Vec2::new(left + step, size.y), [0xD8, 0xB0, 0x4A], 1.0);
        }
        sheet.frame(Vec2::new(left, 2.0), Vec2::new(left + step, size.y - 2.0), 1.8, PEN);
        let middle = Vec2::new(left + step * 0.78, size.y / 2.0);
        sheet.word(
            printer.case,
            middle,
            Anchor::Middle,
            (38.0, step * 0.4),
            if goal { RED } else { SOFT },
            &space.to_string(),
        );
    }
    sheet
}

fn war(printer: &mut Printer<Tools>) -> InkImage {
    let mut sheet = InkImage::new(276, 372);
    let (size, middle) = (sheet.size(), sheet.size() / 2.0);
    sheet.block(Vec2::ZERO, size, [0xBE, 0xA0, 0x72], 1.0);
    sheet.frame(Vec2::splat(6.0), size - Vec2::splat(6.0), 4.0, RED);
    draw(&mut sheet, Subject::Swords, middle, 150.0);
    let name = printer.speech.say(key::MM_PRINT_WAR);
    sheet.word(printer.case, Vec2::new(middle.x, 36.0), Anchor::Middle, (38.0, 230.0), RED, &name);
    sheet
}
