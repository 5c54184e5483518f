//! Signs on cards: the small pictures that stand for a clause, and the vignette of a card that has none in its data.

use bevy::math::Vec2;

use crate::rules::dead_reckoning::printed::abilities::{Act, Clause, Symbol};
use crate::rules::kernel::likeness::{Ground, Subject, Vignette};
use crate::table::craft::print::{Ink, InkImage};

/// Lines and letters.
pub const INK: Ink = [0x2A, 0x1D, 0x12];
/// Small print.
pub const PALE: Ink = [0x6A, 0x50, 0x36];
/// Battles.
pub const RED: Ink = [0x9B, 0x1C, 0x1F];
/// Rims and coins.
pub const GILT: Ink = [0xC7, 0x92, 0x2A];
/// Unprinted paper.
pub const BLANK: Ink = [0xF4, 0xEA, 0xD0];

/// The small pictures that stand for a clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Sail,
    Cannon,
    Helm,
    Flag,
    Card,
}

/// The sign of a symbol.
#[must_use]
pub const fn icon(symbol: Symbol) -> Icon {
    match symbol {
        Symbol::Sail => Icon::Sail,
        Symbol::Cannon => Icon::Cannon,
        Symbol::Helm => Icon::Helm,
        Symbol::Flag => Icon::Flag,
        Symbol::BonusCard | Symbol::Hand => Icon::Card,
    }
}

/// Draws one.
pub fn draw(sheet: &mut InkImage, icon: Icon, at: Vec2, size: f32) {
    let p = |x: f32, y: f32| at + Vec2::new(x, y) * size;
    match icon {
        Icon::Sail => {
            sheet.fill(&[p(-0.05, -0.48), p(0.44, 0.30), p(-0.05, 0.30)], PALE, 1.0);
            sheet.fill(&[p(-0.14, -0.34), p(-0.14, 0.30), p(-0.44, 0.30)], PALE, 1.0);
            sheet.stroke(p(-0.10, -0.48), p(-0.10, 0.46), size * 0.035, INK);
            sheet.stroke(p(-0.42, 0.42), p(0.38, 0.42), size * 0.05, INK);
        }
        Icon::Cannon => {
            sheet.stroke(p(-0.28, 0.06), p(0.40, -0.20), size * 0.13, RED);
            sheet.disc(p(-0.10, 0.28), size * 0.18, INK);
            sheet.disc(p(-0.10, 0.28), size * 0.07, BLANK);
        }
        Icon::Helm => {
            for spoke in 0..4_u8 {
                let turn = f32::from(spoke) * std::f32::consts::FRAC_PI_4;
                let out = Vec2::new(turn.cos(), turn.sin()) * 0.46;
                sheet.stroke(p(-out.x, -out.y), p(out.x, out.y), size * 0.035, INK);
            }
            sheet.disc(at, size * 0.34, INK);
            sheet.disc(at, size * 0.25, BLANK);
            for spoke in 0..4_u8 {
                let turn = f32::from(spoke) * std::f32::consts::FRAC_PI_4;
                let out = Vec2::new(turn.cos(), turn.sin()) * 0.25;
                sheet.stroke(p(-out.x, -out.y), p(out.x, out.y), size * 0.025, INK);
            }
            sheet.disc(at, size * 0.09, GILT);
        }
        Icon::Flag => {
            sheet.stroke(p(-0.34, -0.44), p(-0.34, 0.46), size * 0.035, INK);
            sheet.block(p(-0.32, -0.42), p(0.40, 0.10), INK, 1.0);
            sheet.disc(p(0.04, -0.20), size * 0.12, BLANK);
            sheet.stroke(p(-0.14, 0.02), p(0.22, 0.02), size * 0.02, BLANK);
        }
        Icon::Card => {
            sheet.block(p(-0.28, -0.40), p(0.28, 0.40), INK, 1.0);
            sheet.block(p(-0.22, -0.34), p(0.22, 0.34), BLANK, 1.0);
            sheet.stroke(p(-0.10, 0.0), p(0.10, 0.0), size * 0.03, INK);
            sheet.stroke(p(0.0, -0.10), p(0.0, 0.10), size * 0.03, INK);
        }
    }
}

/// The vignette that follows from what a card does.
#[must_use]
pub fn vignette(face: &[Clause]) -> Vignette {
    let mut of: Vec<Subject> = face.iter().map(subject).collect();
    of.dedup();
    let main = of.first().copied().unwrap_or(Subject::Ship);
    Vignette { of: main, with: of.get(1).copied(), ground: Ground::Sea }
}

fn subject(clause: &Clause) -> Subject {
    match clause {
        Clause::Symbol(symbol) | Clause::Symbols(_, symbol) | Clause::SymbolPer(symbol, _) => match symbol {
            Symbol::Sail => Subject::Mast,
            Symbol::Cannon => Subject::Cannon,
            Symbol::Helm => Subject::Helm,
            Symbol::Flag => Subject::Skull,
            Symbol::BonusCard | Symbol::Hand => Subject::Chart,
        },
        Clause::Battle(_) => Subject::Swords,
        Clause::AtEnd(_) => Subject::Chest,
        Clause::Either(options) => options.first().map_or(Subject::Compass, subject),
        Clause::Do(act) => done(act),
    }
}

fn done(act: &Act) -> Subject {
    match act {
        Act::Gain(..) => Subject::Barrel,
        Act::Pay(_, _, then) | Act::InHarbour(then) | Act::InPort(then) => done(then),
        Act::Influence(..) => Subject::Flag,
        Act::Produce { .. } => Subject::Leaf,
        Act::Build(_) => Subject::Fort,
        Act::Upgrade(_) | Act::Swap => Subject::Hull,
        Act::Repair(_) => Subject::Hammer,
        Act::LevelThis | Act::LevelBottom => Subject::Ledger,
        Act::TakeTop(_) => Subject::Scroll,
        Act::Broadside { .. } => Subject::Cannon,
        Act::CoastRunner(_) => Subject::Island,
        Act::WakeOfFire(_) => Subject::Fire,
        Act::IgnoreForts => Subject::Mortar,
        Act::Flag => Subject::Skull,
        Act::Copy => Subject::Parrot,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::dead_reckoning::Shelf;
    use crate::rules::dead_reckoning::cards::{CardId, Sailor};
    use crate::rules::kernel::likeness::Portrait;
    use crate::table::craft::engraver::{self, Frame};

    /// The face of a sailor who gained this number of levels, as it is seen at arm's length.
    fn seen(face: &Portrait, gained: usize) -> Vec<f32> {
        let mut sheet = InkImage::new(96, 96);
        let frame = Frame::panel(Vec2::ZERO, Vec2::splat(96.0), [0x6A, 0x3A, 0x8A]);
        engraver::portrait(&mut sheet, &frame, face, gained);
        sheet.tones(16)
    }

    fn apart(one: &[f32], other: &[f32]) -> f32 {
        let sum: f32 = one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum();
        (sum / one.len() as f32).sqrt()
    }

    #[test]
    fn one_knows_a_sailor_again_and_nobody_is_taken_for_another() {
        let cards = Shelf::built_in().0.printed();
        let all = Sailor::ALL.into_iter();
        let all = all.flat_map(|sailor| (1..=sailor.copies()).map(move |copy| CardId { sailor, copy }));
        let faces: Vec<_> = all.map(|id| (id, cards.portrait(id))).collect();
        let first: Vec<Vec<f32>> = faces.iter().map(|(_, face)| seen(face, 0)).collect();
        for (number, (id, face)) in faces.iter().enumerate() {
            for ((other, _), small) in faces.iter().zip(&first).skip(number + 1) {
                assert!(apart(&first[number], small) > 0.03, "{id:?} and {other:?} look alike");
            }
            let level_two = seen(face, 1);
            assert!(apart(&first[number], &level_two) > 0.001, "{id:?} gains nothing that is seen");
        }
    }

    #[test]
    fn every_advancement_and_every_encounter_has_a_picture_of_its_own() {
        let cards = Shelf::built_in().0.printed();
        let kinds = cards.advancements.keys().chain(cards.fronts.keys()).chain(cards.merchants.keys());
        let pictures: Vec<_> = kinds.map(|kind| cards.picture(*kind).expect("it is in the data")).collect();
        let different: BTreeSet<String> = pictures.iter().map(|picture| format!("{picture:?}")).collect();
        assert_eq!(different.len(), pictures.len());
    }
}
