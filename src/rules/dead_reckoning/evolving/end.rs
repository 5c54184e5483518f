//! How what happens at the end of a game comes true (DR-26, DR-27).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{Happening, Reason};
use crate::rules::dead_reckoning::sheet::{Category, Sheet};
use crate::rules::dead_reckoning::state::{Fight, Side, State};

impl State {
    /// A happening of the end.
    pub(in crate::rules::dead_reckoning) fn reckon(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::Scored { category, gold } => self.write_down(*category, gold),
            H::IslandScored { island, standings, .. } => {
                for standing in standings {
                    if let Some(by) = standing.who {
                        self.sheet(by, |sheet| sheet.islands.push((*island, standing.gold)));
                    }
                }
            }
            H::TieToBreak { cannons } => self.face_each_other(cannons),
            H::TieCounted { strength, thrown } => {
                self.fight = None;
                let most = strength.iter().map(|(_, strength)| *strength).max();
                let left = strength.iter().filter(|(_, strength)| Some(*strength) == most);
                self.tied = left.map(|(by, _)| *by).collect();
                // Where nobody has a cube to drop, nothing parts them.
                if self.tied.len() < 2 || !thrown {
                    self.victors = std::mem::take(&mut self.tied);
                }
            }
            H::GameWon { by, .. } if !self.victors.contains(by) => self.victors.push(*by),
            _ => {}
        }
    }

    fn sheet(&mut self, by: Colour, change: impl FnOnce(&mut Sheet)) {
        if !self.sheets.iter().any(|sheet| sheet.by == by) {
            self.sheets.push(Sheet::blank(by));
        }
        if let Some(sheet) = self.sheets.iter_mut().find(|sheet| sheet.by == by) {
            change(sheet);
        }
    }

    fn write_down(&mut self, category: Category, gold: &[(Colour, i16)]) {
        for (by, gold) in gold {
            self.sheet(*by, |sheet| sheet.gold.extend([(category, *gold)]));
        }
    }

    /// Everybody who is tied, with an empty cup and an empty tray.
    fn face_each_other(&mut self, cannons: &[(Colour, u8)]) {
        let side = |(colour, _): &(Colour, u8)| Side { colour: *colour, ready: true, cup: 0, markers: 0, damage: 0 };
        self.tied = cannons.iter().map(|(by, _)| *by).collect();
        self.fight = Some(Fight {
            foe: Foe::Ship(self.tied.last().copied().unwrap_or(Colour::Black)),
            at: Place::Harbour,
            why: Reason::Tie,
            sides: cannons.iter().map(side).collect(),
            tray: Vec::new(),
            next_piece: 0,
            to_act: 0,
            passes: 0,
            winner: None,
        });
    }
}
