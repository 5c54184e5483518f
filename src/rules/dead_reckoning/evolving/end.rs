//! How what happens at the end of a game comes true (DR-26, DR-27).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::Reason;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::sheet::{Category, Sheet, Standing};
use crate::rules::dead_reckoning::state::{Fight, Side, State};

impl State {
    /// What an island brings is written down.
    pub(in crate::rules::dead_reckoning) fn score_island(&mut self, island: TileId, standings: &[Standing]) {
        for standing in standings {
            if let Some(by) = standing.who {
                self.sheet(by, |sheet| sheet.islands.push((island, standing.gold)));
            }
        }
    }

    /// Those with the most cubes that count are still tied; alone, or where nobody has a cube to drop, they have won.
    pub(in crate::rules::dead_reckoning) fn part(&mut self, strength: &[(Colour, u8)], thrown: bool) {
        self.fight = None;
        let most = strength.iter().map(|(_, strength)| *strength).max();
        let left = strength.iter().filter(|(_, strength)| Some(*strength) == most);
        self.tied = left.map(|(by, _)| *by).collect();
        if self.tied.len() < 2 || !thrown {
            self.victors = std::mem::take(&mut self.tied);
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

    pub(in crate::rules::dead_reckoning) fn write_down(&mut self, category: Category, gold: &[(Colour, i16)]) {
        for (by, gold) in gold {
            self.sheet(*by, |sheet| sheet.gold.extend([(category, *gold)]));
        }
    }

    /// Everybody who is tied, with an empty cup and an empty tray.
    pub(in crate::rules::dead_reckoning) fn face_each_other(&mut self, cannons: &[(Colour, u8)]) {
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

    /// Somebody has won the game, alone or with others (DR-26.17).
    pub(in crate::rules::dead_reckoning) fn win_the_game(&mut self, by: Colour) {
        if !self.victors.contains(&by) {
            self.victors.push(by);
        }
    }
}
