//! The prints on cards, tiles, marks, boards and tokens of Dead Reckoning, in the language of the window.

use bevy::math::Vec2;

use super::signs::{BLANK, GILT, INK, Icon, PALE, RED, draw, icon, vignette};
use super::thing::{Print, Tools};
use crate::games::dead_reckoning::boards::places::{BOARD, Seat};
use crate::games::dead_reckoning::sea::lay::paint;
use crate::games::dead_reckoning::sea::places::STRIP;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::cards::{Card, Part, SleeveSlot};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Hold;
use crate::rules::dead_reckoning::printed::abilities::Clause;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::{CardNo, Sort, TileId, Worn};
use crate::rules::dead_reckoning::printed::things::{Achievement, TileFace};
use crate::rules::kernel::likeness::{Subject, Vignette};
use crate::table::craft::engraver::{self, Attitude, Frame, Manner, ornaments};
use crate::table::craft::print::{Anchor, Ink, InkImage, ink};
use crate::table::speech::capital;
use crate::table::things::Printer;

/// Texels of a card.
pub const CARD: Vec2 = Vec2::new(352.0, 496.0);
const GREEN: Ink = [0x3B, 0x5E, 0x3A];
const SEA: Ink = [0x2A, 0x5B, 0x70];

/// Sets a print.
pub(super) fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
    match print {
        Print::Sailor(of, card) => printer.sailor(*of, card, None),
        Print::Opened(of, card, slot) => printer.sailor(*of, card, Some(*slot)),
        Print::Bought(card) => printer.advancement(Worn::traded(*card), true),
        Print::Worn(worn) => printer.advancement(*worn, false),
        Print::Turned(card) => printer.merchant(*card),
        Print::Sleeve(of) => printer.back(ink(paint(*of)), None),
        Print::Deck(row) => printer.back(SEA, Some(*row)),
        Print::Mark(what, gold) => printer.mark(*what, *gold),
        Print::Board(of) => printer.board(*of, Vec2::new(BOARD.0, BOARD.1)),
        Print::Token(token) => printer.token(token),
        Print::Dock(of) => dock(*of),
        Print::Strip(tile) => printer.strip(*tile, STRIP.1),
        Print::Unexplored => unknown_tile(),
    }
}

/// The symbol of a clause with its number; none for other clauses.
const fn symbols(clause: &Clause) -> Option<(u8, Icon)> {
    match clause {
        Clause::Symbol(symbol) => Some((1, icon(*symbol))),
        Clause::Symbols(count, symbol) => Some((*count, icon(*symbol))),
        _ => None,
    }
}

/// The least and the greatest height of a portrait in texels.
const PORTRAIT: (f32, f32) = (92.0, 224.0);

/// A vignette that would be lower than this is left out, and words have its room.
const LEAST_PICTURE: f32 = 60.0;
/// Words are set smaller until it is as high as this.
const GOOD_PICTURE: f32 = 110.0;

/// Words on this paint are pale, and dark where it is pale itself.
fn over(paint: Ink) -> Ink {
    let light: u16 = paint.into_iter().map(u16::from).sum();
    if light > 400 { INK } else { BLANK }
}

/// The bands of a sailor card's parts, from above and in texels: the level first, then each sheet in the sleeve.
fn bands(parts: usize) -> impl Iterator<Item = (f32, f32)> {
    const WORN: f32 = 0.24;
    let (top, room) = (110.0, CARD.y - 110.0 - 30.0);
    let first = room * (1.0 - WORN * parts.saturating_sub(1) as f32);
    (0..parts).map(move |number| {
        let begins = |number: usize| if number == 0 { top } else { top + first + room * WORN * (number - 1) as f32 };
        (begins(number), begins(number + 1))
    })
}

/// The band of a part on the face of its card, in shares of its height from above.
#[must_use]
pub fn band_of(cards: &Cards, card: &Card, part: Part) -> (f32, f32) {
    let mut parts: Vec<Part> = cards.faces(card).map(|(part, _)| part).collect();
    parts.sort_unstable();
    let at = parts.iter().position(|own| *own == part).unwrap_or_default();
    let (top, low) = bands(parts.len()).nth(at).unwrap_or((0.0, CARD.y));
    (top / CARD.y, low / CARD.y)
}

/// Sheets for a place in the sleeve are tinted with this.
#[must_use]
pub const fn tint(slot: SleeveSlot) -> u32 {
    match slot {
        SleeveSlot::Top => 0xD8C79A,
        SleeveSlot::Middle => 0xC9D2B0,
        SleeveSlot::Bottom => 0xB9C9D0,
    }
}

impl Printer<'_, Tools> {
    fn say(&self, what: impl Into<Fact>) -> String {
        self.speech.say(what)
    }

    fn name(&self, name: &crate::logbook::wording::Arg) -> String {
        capital(&self.speech.name(name))
    }

    fn margin(sheet: &mut InkImage, colour: Ink) {
        let size = sheet.size();
        sheet.frame(Vec2::splat(9.0), size - Vec2::splat(9.0), 9.0, colour);
        sheet.frame(Vec2::splat(21.0), size - Vec2::splat(21.0), 2.0, INK);
    }

    /// Clauses from the top of a field down to its end; says where they end.
    fn clauses(&mut self, sheet: &mut InkImage, face: &[Clause], (top, low): (f32, f32), size: f32) -> f32 {
        let (left, right) = (32.0, sheet.size().x - 32.0);
        let mut y = top;
        let signs: Vec<Icon> = face
            .iter()
            .filter_map(symbols)
            .flat_map(|(count, icon)| std::iter::repeat_n(icon, usize::from(count)))
            .collect();
        if !signs.is_empty() {
            let wide = (size * 2.9).min((right - left) / signs.len() as f32);
            for (number, sign) in (0_u16..).zip(&signs) {
                let x = left + wide * (f32::from(number) + 0.5);
                draw(sheet, *sign, Vec2::new(x, y + wide * 0.5), wide * 0.86);
            }
            y += wide + 6.0;
        }
        for clause in face.iter().filter(|clause| symbols(clause).is_none()) {
            let text = self.say(words::clause(clause));
            let ink = if clause.battle().is_some() {
                RED
            } else if matches!(clause, Clause::AtEnd(_)) {
                [0x5B, 0x2F, 0x80]
            } else {
                INK
            };
            let mut own = size;
            // Long words are set smaller until they end in time.
            while own > 13.0 && y + sheet.paragraph_height(self.case, right - left, own, &text) > low {
                own -= 1.5;
            }
            y += sheet.paragraph(self.case, Vec2::new(left, y), right - left, own, ink, &text) + 5.0;
        }
        y
    }

    /// Such clauses take this height in a type of this size.
    fn tall(&mut self, sheet: &InkImage, face: &[Clause], size: f32) -> f32 {
        let room = sheet.size().x - 64.0;
        let signs: usize = face.iter().filter_map(symbols).map(|(count, _)| usize::from(count)).sum();
        let row = if signs == 0 { 0.0 } else { (size * 2.9).min(room / signs as f32) + 6.0 };
        let written = face.iter().filter(|clause| symbols(clause).is_none());
        let high = |clause: &Clause| {
            let text = self.say(words::clause(clause));
            sheet.paragraph_height(self.case, room, size, &text) + 5.0
        };
        row + written.map(high).sum::<f32>()
    }

    fn heading(&mut self, sheet: &mut InkImage, name: &str, ground: Ink, ink: Ink) {
        let wide = sheet.size().x;
        sheet.block(Vec2::new(22.0, 22.0), Vec2::new(wide - 22.0, 74.0), ground, 1.0);
        sheet.title(self.case, Vec2::new(wide / 2.0, 48.0), Anchor::Middle, (34.0, wide - 60.0), ink, name);
    }

    /// A sailor with the sleeve; one place may be kept free for an advancement about to be slipped in.
    fn sailor(&mut self, of: Colour, card: &Card, free_slot: Option<SleeveSlot>) -> InkImage {
        let mut sheet = self.case.sheet(CARD.x as usize, CARD.y as usize);
        let colour = ink(paint(of));
        sheet.block(Vec2::splat(20.0), CARD - Vec2::splat(20.0), BLANK, 0.55);
        Self::margin(&mut sheet, colour);
        let cards = &self.tools.cards;
        let mut faces: Vec<(Part, Vec<Clause>)> = cards.faces(card).map(|(part, face)| (part, face.clone())).collect();
        faces.sort_by_key(|(part, _)| *part);
        let mut own = cards.portrait(card.id);
        let [red, green, blue] = colour;
        own.coat = (red, green, blue);
        // The portrait has what the words of the level leave; they are set smaller before it hangs, small, beside the name.
        let (top, low) = bands(faces.len()).next().unwrap_or((110.0, CARD.y));
        let own_face = faces.first().map(|(_, face)| face.clone()).unwrap_or_default();
        let free = |own: &mut Self, size: f32| low - top - own.tall(&sheet, &own_face, size) - 18.0;
        let sizes = if faces.len() > 2 { [21.0, 20.0, 19.0] } else { [29.0, 26.0, 23.0] };
        let size = sizes.into_iter().find(|size| free(self, *size) >= PORTRAIT.0).unwrap_or(sizes[0]);
        let free = free(self, size);
        let name = self.name(&words::card(card.id));
        let large = free >= PORTRAIT.0;
        let left = if large { 22.0 } else { 104.0 };
        sheet.block(Vec2::splat(22.0), Vec2::new(CARD.x - 22.0, 74.0), colour, 1.0);
        let middle = (left + CARD.x - 22.0) / 2.0;
        let room = CARD.x - 22.0 - left - 16.0;
        sheet.word(self.case, Vec2::new(middle, 48.0), Anchor::Middle, (34.0, room), over(colour), &name);
        for level in 1..=4_u8 {
            let at = Vec2::new(middle + (f32::from(level) - 2.5) * 30.0, 92.0);
            sheet.disc(at, 10.0, INK);
            sheet.disc(at, 7.0, if level <= card.level { GILT } else { BLANK });
        }
        let gained = usize::from(card.level.saturating_sub(1));
        let high = if large { free.min(PORTRAIT.1) } else { 0.0 };
        let frame = if large {
            Frame::panel(Vec2::new(30.0, top), Vec2::new(CARD.x - 30.0, top + high), colour)
        } else {
            Frame::round(Vec2::new(62.0, 66.0), 43.0, colour)
        };
        for (number, ((part, face), (top, low))) in faces.iter().zip(bands(faces.len())).enumerate() {
            if let Part::Sleeve(slot) = part {
                let is_free = free_slot == Some(*slot);
                let strength = if is_free { 0.25 } else { 0.9 };
                sheet.block(Vec2::new(22.0, top), Vec2::new(CARD.x - 22.0, low), ink(tint(*slot)), strength);
                sheet.block(Vec2::new(22.0, top), Vec2::new(CARD.x - 22.0, top + 4.0), GREEN, 1.0);
                if is_free {
                    continue;
                }
            }
            let down = if number == 0 && large { high } else { 0.0 };
            self.clauses(&mut sheet, face, (top + 9.0 + down, low), size);
        }
        engraver::portrait(&mut sheet, &frame, &own, gained);
        sheet
    }

    fn advancement(&mut self, worn: Worn, priced: bool) -> InkImage {
        let mut sheet = self.case.sheet(CARD.x as usize, CARD.y as usize);
        let kind = worn.card.kind;
        let merchant = kind.sort != Sort::Advancement;
        let ground = if merchant { ink(0x7A2E22) } else { SEA };
        sheet.block(Vec2::splat(20.0), CARD - Vec2::splat(20.0), BLANK, 0.35);
        Self::margin(&mut sheet, ground);
        let name = self.name(&words::kind(kind));
        self.heading(&mut sheet, &name, ground, BLANK);
        let slot = self.tools.cards.slot(kind);
        let face = self.tools.cards.sleeved(worn).cloned().unwrap_or_default();
        let low = CARD.y - 70.0;
        // Many words are set smaller before the picture gives way to them.
        let room = |own: &mut Self, size: f32| (low - 98.0 - own.tall(&sheet, &face, size)).min(228.0);
        let sizes = [30.0, 27.0, 24.0];
        let mut leaves = |picture: f32| sizes.into_iter().find(|size| room(self, *size) > picture);
        let size = leaves(GOOD_PICTURE).or_else(|| leaves(LEAST_PICTURE)).unwrap_or(sizes[0]);
        let high = room(self, size);
        let frame = Frame::panel(Vec2::new(30.0, 82.0), Vec2::new(CARD.x - 30.0, 82.0 + high), ground);
        if high > LEAST_PICTURE {
            let known = if worn.prize { kind } else { self.tools.cards.shown(worn.card).kind };
            let picture = self.tools.cards.picture(known).unwrap_or_else(|| vignette(&face));
            engraver::vignette(&mut sheet, &frame, &picture);
            let corner = Vec2::new(CARD.x - 72.0, 86.0);
            sheet.block(corner, Vec2::new(CARD.x - 34.0, 134.0), BLANK, 0.9);
        }
        for (number, own) in (0_u8..).zip(SleeveSlot::ALL) {
            let top = 91.0 + f32::from(number) * 14.0;
            let ink = if slot == Some(own) { GREEN } else { [0xCF, 0xBF, 0x98] };
            sheet.block(Vec2::new(CARD.x - 69.0, top), Vec2::new(CARD.x - 37.0, top + 10.0), ink, 1.0);
        }
        self.clauses(&mut sheet, &face, (if high > LEAST_PICTURE { 90.0 + high } else { 142.0 }, low), size);
        if priced && let Some(bought) = self.tools.cards.bought(kind) {
            for number in 0..bought.cost {
                let at = Vec2::new(44.0 + f32::from(number) * 30.0, CARD.y - 46.0);
                sheet.disc(at, 13.0, INK);
                sheet.disc(at, 10.0, ink(0x8F6436));
                sheet.block(at - Vec2::new(10.0, 2.0), at + Vec2::new(10.0, 2.0), INK, 1.0);
                sheet.engraves((at - Vec2::splat(13.0), at + Vec2::splat(13.0)));
            }
        }
        sheet
    }

    fn merchant(&mut self, card: CardNo) -> InkImage {
        let mut sheet = self.case.sheet(CARD.x as usize, CARD.y as usize);
        let dark = ink(0x2A2622);
        Self::margin(&mut sheet, dark);
        let name = self.name(&words::kind(card.kind));
        self.heading(&mut sheet, &name, dark, BLANK);
        let merchant = self.tools.cards.merchants.get(&card.kind).cloned();
        let (cubes, prize) = merchant.map_or((0, Vec::new()), |own| (own.cubes, own.prize.unwrap_or_default()));
        let text = self.say(key::DrThingMerchantCubes { count: cubes });
        // The picture has what cubes and words leave.
        let said = sheet.paragraph_height(self.case, CARD.x - 64.0, 22.0, &text);
        let room = CARD.y - 30.0 - 40.0 - said - self.tall(&sheet, &prize, 25.0) - 20.0;
        let foot = room.clamp(236.0, 322.0);
        let frame = Frame::panel(Vec2::new(30.0, 82.0), Vec2::new(CARD.x - 30.0, foot), dark);
        let picture = self.tools.cards.picture(card.kind).unwrap_or(Vignette::of(Subject::Ship));
        let attitude = Attitude::of(usize::from(card.kind.number.saturating_sub(1)), picture.of);
        engraver::in_manner(&mut sheet, &frame, &picture, &Manner { attitude, ..Manner::default() });
        for number in 0..cubes {
            let at = Vec2::new(34.0 + f32::from(number) * (36.0_f32).min(284.0 / f32::from(cubes)), foot + 10.0);
            sheet.block(at, at + Vec2::splat(24.0), dark, 1.0);
        }
        sheet.paragraph(self.case, Vec2::new(32.0, foot + 40.0), CARD.x - 64.0, 22.0, PALE, &text);
        self.clauses(&mut sheet, &prize, (foot + 46.0 + said, CARD.y - 30.0), 25.0);
        sheet
    }

    /// The back of a card.
    fn back(&mut self, ground: Ink, row: Option<u8>) -> InkImage {
        let mut sheet = self.case.sheet(176, 248);
        let size = sheet.size();
        ornaments::back(&mut sheet, ground);
        rose(&mut sheet, size / 2.0, 54.0, ground);
        if let Some(row) = row {
            for corner in [Vec2::new(30.0, 34.0), size - Vec2::new(30.0, 34.0)] {
                sheet.disc(corner, 19.0, GILT);
                sheet.disc(corner, 17.0, ground);
                sheet.set(self.case, corner, Anchor::Middle, 34.0, BLANK, &row.to_string());
            }
        }
        sheet
    }

    /// The strip of a tile: name, yield, points, its slots and its permanent area.
    fn strip(&mut self, tile: TileId, half: Vec2) -> InkImage {
        let fine = 230.0;
        let mut sheet = InkImage::new((2.0 * half.x * fine) as usize, (2.0 * half.y * fine) as usize);
        let size = sheet.size();
        sheet.frame(Vec2::splat(4.0), size - Vec2::splat(4.0), 3.0, INK);
        let name = self.name(&crate::games::dead_reckoning::sea::tales::name(tile));
        let line = 34.0;
        sheet.word(self.case, Vec2::new(16.0, line), Anchor::Left, (42.0, size.x * 0.40), INK, &name);
        match self.tools.cards.tiles.get(&tile).cloned() {
            Some(TileFace::Island { produces, points, hand, slots, .. }) => {
                let mut x = size.x * 0.45;
                for _ in 0..produces.cargo {
                    sheet.disc(Vec2::new(x, line), 16.0, INK);
                    sheet.disc(Vec2::new(x, line), 13.0, ink(0x8F6436));
                    sheet.block(Vec2::new(x - 13.0, line - 3.0), Vec2::new(x + 13.0, line + 3.0), INK, 1.0);
                    x += 38.0;
                }
                for _ in 0..produces.gold {
                    sheet.disc(Vec2::new(x, line), 16.0, INK);
                    sheet.disc(Vec2::new(x, line), 13.5, ink(0xE0B040));
                    sheet.disc(Vec2::new(x, line), 8.0, GILT);
                    x += 38.0;
                }
                if hand {
                    draw(&mut sheet, Icon::Card, Vec2::new(x + 4.0, line), 40.0);
                }
                let points: Vec<String> = points.iter().map(u8::to_string).collect();
                sheet.word(
                    self.case,
                    Vec2::new(size.x - 16.0, line),
                    Anchor::Right,
                    (40.0, 190.0),
                    GREEN,
                    &points.join(" · "),
                );
                let at = |x: f32| (x + half.x) * fine;
                let y = size.y - 0.15 * fine - 0.02 * fine;
                for number in 0..slots {
                    let x = at(crate::games::dead_reckoning::sea::places::slot_on_tile(usize::from(number)).x);
                    let room = Vec2::splat(0.108 * fine);
                    sheet.block(Vec2::new(x, y) - room, Vec2::new(x, y) + room, [0xD8, 0xC7, 0x9A], 1.0);
                    sheet.frame(Vec2::new(x, y) - room, Vec2::new(x, y) + room, 3.5, INK);
                }
                let (from, to) = (at(0.14), at(1.52));
                sheet.block(Vec2::new(from, y - 26.0), Vec2::new(to, y + 26.0), [0xB9, 0xC9, 0xD0], 0.8);
                sheet.frame(Vec2::new(from, y - 26.0), Vec2::new(to, y + 26.0), 2.5, PALE);
            }
            Some(TileFace::OpenSea { good, .. }) => {
                let text = self.say(key::DrThingOpenSea { good: words::good(good) });
                sheet.paragraph(self.case, Vec2::new(16.0, 62.0), size.x - 32.0, 26.0, PALE, &text);
            }
            None => {}
        }
        sheet
    }

    /// A mark of the quay.
    fn mark(&mut self, what: Achievement, gold: u8) -> InkImage {
        let mut sheet = InkImage::new(322, 268);
        let size = sheet.size();
        sheet.frame(Vec2::splat(5.0), size - Vec2::splat(5.0), 4.0, INK);
        sheet.block(Vec2::splat(9.0), Vec2::new(size.x - 9.0, 58.0), ink(0x6B2A36), 1.0);
        let name = self.say(words::mark(what));
        sheet.word(self.case, Vec2::new(14.0, 34.0), Anchor::Left, (32.0, size.x - 82.0), BLANK, &name);
        let coin = Vec2::new(size.x - 36.0, 34.0);
        sheet.disc(coin, 23.0, ink(0xE0B040));
        sheet.set(self.case, coin, Anchor::Middle, 30.0, INK, &gold.to_string());
        let needs = self.say(words::mark_needs(what));
        sheet.paragraph(self.case, Vec2::new(16.0, 66.0), size.x - 32.0, 23.0, INK, &needs);
        for place in 0..4_u8 {
            let x = size.x * (0.5 + (-0.42 + 0.28 * f32::from(place)) / 1.15);
            sheet.frame(Vec2::new(x - 26.0, size.y - 80.0), Vec2::new(x + 26.0, size.y - 24.0), 2.0, PALE);
        }
        sheet
    }

    /// A ship board: the hull from above with her holds, the damage she takes, the sails she makes.
    fn board(&mut self, of: Colour, half: Vec2) -> InkImage {
        let fine = 280.0;
        let mut sheet = InkImage::new((2.0 * half.x * fine) as usize, (2.0 * half.y * fine) as usize);
        let size = sheet.size();
        let at = |(x, y): (f32, f32)| (Vec2::new(x, y) + half) * fine;
        let colour = ink(paint(of));
        sheet.frame(Vec2::splat(8.0), size - Vec2::splat(8.0), 8.0, colour);
        sheet.frame(Vec2::splat(20.0), size - Vec2::splat(20.0), 2.0, INK);
        let name = self.name(&words::colour(of));
        sheet.word(self.case, at((-1.30, -0.80)), Anchor::Left, (50.0, 240.0), colour, &name);
        // Her deck, bow to the right.
        let deck = ink(0xC9A96C);
        let side = |side: f32| {
            (0..=160_u8).map(move |step| {
                let x = -1.24 + 2.56 * f32::from(step) / 160.0;
                let bow = ((x - 0.55) / 0.77_f32).max(0.0);
                let stern = ((-0.95 - x) / 0.29_f32).max(0.0);
                (x, 0.02 + side * 0.46 * (1.0 - bow.powf(2.3)).max(0.0).sqrt() * (1.0 - 0.16 * stern))
            })
        };
        let hull: Vec<Vec2> = side(-1.0).chain(side(1.0).rev()).map(at).collect();
        sheet.fill(&hull, deck, 0.8);
        sheet.line(&hull, 3.0, INK);
        sheet.block(at((-1.24, -0.36)), at((-1.22, 0.40)), INK, 1.0);
        for hold in Hold::ALL {
            let (x, y) = Seat::hold(hold);
            let (least, most) = (at((x - 0.25, y - 0.35)), at((x + 0.25, y + 0.35)));
            sheet.block(least, most, BLANK, 0.95);
            sheet.frame(least, most, 4.0, INK);
            let letter = hold.letter().to_ascii_uppercase().to_string();
            sheet.set(self.case, least + Vec2::new(18.0, 20.0), Anchor::Middle, 28.0, PALE, &letter);
            if hold.printed() > 0 {
                sheet.set(
                    self.case,
                    Vec2::new(most.x - 18.0, least.y + 20.0),
                    Anchor::Middle,
                    28.0,
                    INK,
                    &hold.printed().to_string(),
                );
                for number in 0..hold.sails() {
                    let place = Vec2::new(least.x + 30.0 + 40.0 * f32::from(number), most.y - 28.0);
                    draw(&mut sheet, Icon::Sail, place, 42.0);
                }
            }
        }
        draw(&mut sheet, Icon::Cannon, at((1.16, 0.02)), 44.0);
        for number in 0..5_u8 {
            let place = at(Seat::damage(number));
            sheet.disc(place, 25.0, PALE);
            sheet.disc(place, 22.0, BLANK);
            sheet.stroke(place - Vec2::splat(9.0), place + Vec2::splat(9.0), 2.5, RED);
            sheet.stroke(place + Vec2::new(-9.0, 9.0), place + Vec2::new(9.0, -9.0), 2.5, RED);
        }
        for sails in 0..10_u8 {
            let place = at(Seat::sails(sails));
            let room = Vec2::splat(27.0);
            sheet.block(place - room, place + room, BLANK, 0.9);
            sheet.frame(place - room, place + room, 2.5, INK);
            sheet.set(self.case, place, Anchor::Middle, 30.0, PALE, &sails.to_string());
        }
        draw(&mut sheet, Icon::Sail, at((-1.27, 0.78)), 40.0);
        sheet
    }

    /// An upgrade token.
    fn token(&mut self, token: &str) -> InkImage {
        let mut sheet = self.case.sheet(200, 280);
        let size = sheet.size();
        sheet.block(Vec2::splat(4.0), size - Vec2::splat(4.0), ink(0xD9C08A), 0.9);
        sheet.frame(Vec2::splat(4.0), size - Vec2::splat(4.0), 4.0, INK);
        let name = self.name(&words::printed(token));
        sheet.title(self.case, Vec2::new(size.x / 2.0, 24.0), Anchor::Middle, (24.0, size.x - 20.0), INK, &name);
        if let Some(upgrade) = self.tools.cards.upgrades.get(token).cloned() {
            sheet.set(self.case, Vec2::new(size.x - 24.0, 54.0), Anchor::Middle, 28.0, INK, &upgrade.hold.to_string());
            let end = self.clauses(&mut sheet, &upgrade.face, (70.0, size.y - 12.0), 20.0);
            // Below the words there is room for a picture: of the hold alone where the token does nothing else.
            let plain = upgrade.face.is_empty();
            let picture =
                if plain { Vignette::of(Subject::Barrel) } else { Vignette { with: None, ..vignette(&upgrade.face) } };
            let signs = upgrade.face.iter().filter_map(symbols).map(|(count, _)| count).sum::<u8>();
            let count = if plain { upgrade.hold } else { signs.max(1) };
            let frame = Frame::panel(Vec2::new(16.0, end + 6.0), size - Vec2::splat(16.0), ink(0xD9C08A));
            if frame.half().y > LEAST_PICTURE / 2.0 {
                engraver::in_manner(&mut sheet, &frame, &picture, &Manner { count, ..Manner::default() });
            }
        }
        sheet
    }
}

/// A dock tile.
fn dock(of: Colour) -> InkImage {
    let mut sheet = InkImage::new(288, 240);
    let size = sheet.size();
    sheet.frame(Vec2::splat(5.0), size - Vec2::splat(5.0), 6.0, ink(paint(of)));
    let mut y = 30.0;
    while y < size.y - 14.0 {
        sheet.block(Vec2::new(14.0, y), Vec2::new(size.x - 14.0, y + 2.0), PALE, 0.8);
        y += 26.0;
    }
    sheet
}

/// The back of a tile.
fn unknown_tile() -> InkImage {
    let mut sheet = InkImage::new(660, 524);
    let size = sheet.size();
    let ground = ink(0x1C3A48);
    sheet.block(Vec2::ZERO, size, ground, 0.96);
    sheet.frame(Vec2::splat(16.0), size - Vec2::splat(16.0), 5.0, GILT);
    sheet.frame(Vec2::splat(26.0), size - Vec2::splat(26.0), 2.0, GILT);
    for wave in 0..9_u8 {
        let y = 62.0 + 50.0 * f32::from(wave);
        for crest in 0..12_u8 {
            let x = 60.0 + 48.0 * f32::from(crest) + if wave % 2 == 0 { 0.0 } else { 24.0 };
            if Vec2::new(x, y).distance(size / 2.0) < 178.0 || x > size.x - 50.0 {
                continue;
            }
            sheet.stroke(Vec2::new(x - 12.0, y + 4.0), Vec2::new(x, y - 4.0), 1.6, [0x3E, 0x6C, 0x7E]);
            sheet.stroke(Vec2::new(x, y - 4.0), Vec2::new(x + 12.0, y + 4.0), 1.6, [0x3E, 0x6C, 0x7E]);
        }
    }
    rose(&mut sheet, size / 2.0, 150.0, ground);
    sheet
}

/// A compass rose in gilt.
fn rose(sheet: &mut InkImage, middle: Vec2, radius: f32, ground: Ink) {
    sheet.disc(middle, radius * 0.80, GILT);
    sheet.disc(middle, radius * 0.77, ground);
    for (count, reach) in [(8_u8, 0.72), (4, 1.0)] {
        for point in 0..count {
            let turn =
                std::f32::consts::TAU * (f32::from(point) + if count == 8 { 0.5 } else { 0.0 }) / f32::from(count);
            let out = Vec2::new(turn.sin(), -turn.cos());
            let side = Vec2::new(-out.y, out.x) * radius * if count == 8 { 0.09 } else { 0.15 };
            let (tip, foot) = (middle + out * radius * reach, middle + out * radius * 0.15);
            sheet.fill(&[tip, foot + side, middle], GILT, 1.0);
            sheet.fill(&[tip, foot - side, middle], [0x7A, 0x58, 0x1E], 1.0);
        }
    }
    sheet.disc(middle, radius * 0.11, ground);
    sheet.disc(middle, radius * 0.06, GILT);
}
