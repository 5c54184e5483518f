//! Applies happenings of the end of a game (DR-26, DR-27).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{End, Reason};
use crate::rules::dead_reckoning::sheet::Sheet;
use crate::rules::dead_reckoning::state::{Fight, Side, State};

impl End {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match self {
            Self::Scored { category, gold } => {
                for (by, gold) in gold {
                    table.sheet(*by, |sheet| sheet.gold.extend([(*category, *gold)]));
                }
            }
            Self::IslandScored { island, standings, .. } => {
                for standing in standings {
                    if let Some(by) = standing.who {
                        table.sheet(by, |sheet| sheet.islands.push((*island, standing.gold)));
                    }
                }
            }
            Self::TieToBreak { cannons } => table.face_each_other(cannons),
            // Those with the most cubes that count are still tied; alone, or with no cube to drop, they have won.
            Self::TieCounted { strength, thrown } => {
                table.fight = None;
                let most = strength.iter().map(|(_, strength)| *strength).max();
                let left = strength.iter().filter(|(_, strength)| Some(*strength) == most);
                table.tied = left.map(|(by, _)| *by).collect();
                if table.tied.len() < 2 || !thrown {
                    table.victors = std::mem::take(&mut table.tied);
                }
            }
            // Alone or with others (DR-26.17).
            Self::GameWon { by, .. } => {
                if !table.victors.contains(by) {
                    table.victors.push(*by);
                }
            }
        }
    }
}

impl State {
    fn sheet(&mut self, by: Colour, change: impl FnOnce(&mut Sheet)) {
        if !self.sheets.iter().any(|sheet| sheet.by == by) {
            self.sheets.push(Sheet::blank(by));
        }
        if let Some(sheet) = self.sheets.iter_mut().find(|sheet| sheet.by == by) {
            change(sheet);
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
