//! The reckoning of a whole game: every category in a row, every captain in a column, and island by island below.

use bevy_egui::egui::{Label, RichText, TextStyle, Ui, vec2};

use crate::games::dead_reckoning::crests::{crest, cube, ink};
use crate::games::papers::verdict::{RematchSheet, VerdictWish, verdict_desk};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{End, Happening};
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::scoring::{Category, Sheet, Standing};
use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::{Rule, Viewer};
use crate::table::sheet::{Block, Cell, Column, Pen, Table, TableRow};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, part};

/// The standings on an island.
pub type Ranked = (TileId, Place, Vec<Standing>);

/// The islands as they were counted, one after the other.
#[must_use]
pub fn ranked(log: &LogBook<DeadReckoning>) -> Vec<Ranked> {
    let told = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck);
    let islands = told.filter_map(|(_, told)| match told {
        Happening::End(End::IslandScored { island, at, standings }) => Some((*island, *at, standings.clone())),
        _ => None,
    });
    islands.collect()
}

/// Every category in a row, everybody’s sum below; with their names it is large.
#[must_use]
pub fn table(state: &State, sheets: &[Sheet], name: Option<&dyn Fn(Colour) -> Arg>) -> Table {
    let column = |sheet: &Sheet| Column { sign: Some(state.seat(sheet.by)), name: name.map(|name| name(sheet.by)) };
    let row = |category: Category| {
        let most = sheets.iter().map(|sheet| sheet.of(category)).max().unwrap_or_default();
        let cell = |sheet: &Sheet| {
            let number = sheet.of(category);
            Cell { number: number.into(), best: number == most && sheets.len() > 1 }
        };
        let cells = sheets.iter().map(cell).collect();
        TableRow { name: words::category(category).into(), rule: Some(Rule(category.rule())), cells, sum: false }
    };
    let totals = sheets.iter().map(|sheet| Cell { number: sheet.total().into(), best: false }).collect();
    let sum = TableRow { name: key::VOYAGE_SUM.into(), rule: None, cells: totals, sum: true };
    let rows = Category::ALL.into_iter().map(row).chain([sum]).collect();
    Table { columns: sheets.iter().map(column).collect(), rows, large: name.is_some() }
}

/// Draws the last page of a whole game.
pub fn verdict_ui(
    ui: &mut Ui,
    speech: &Speech,
    table: &State,
    islands: &[Ranked],
    name: &dyn Fn(Colour) -> Arg,
    rematch: &RematchSheet,
) -> Option<VerdictWish> {
    verdict_desk(ui, speech, rematch, vec2(880.0, 640.0), [key::VOYAGE_OVER, key::VOYAGE_ANOTHER], |ui| {
        ui.vertical_centered(|ui| winner_ui(ui, speech, table, name));
        ui.add_space(8.0);
        let colour = |seat| table.at_seat(seat).map_or(Colour::Black, |own| own.colour);
        let blocks = [Block::Table(self::table(table, &table.sheets, Some(name)))];
        Pen::<()>::new(speech, &|seat| crest(colour(seat)), &|_, _| None).blocks(ui, &blocks);
        if !islands.is_empty() {
            part(ui, &speech.say(key::VOYAGE_PAGE_ISLES));
        }
        for (island, at, standings) in islands {
            let (island, standings) = (*island, standings.clone());
            let told = Happening::End(End::IslandScored { island, at: *at, standings });
            hint(ui, &speech.relate(&words::happening(&told)));
        }
    })
}

/// Who has won, large.
fn winner_ui(ui: &mut Ui, speech: &Speech, table: &State, name: &dyn Fn(Colour) -> Arg) {
    let colours = Colours::of(ui.ctx());
    for victor in &table.victors {
        cube(ui, *victor, 44.0);
        let words = speech.say(key::VoyageWins { player: name(*victor) });
        ui.add(Label::new(RichText::new(words).heading().color(colours.ink)).wrap());
        let gold = table.sheets.iter().find(|sheet| sheet.by == *victor).map_or(0, Sheet::total);
        let big = TextStyle::Heading.resolve(ui.style()).size * 1.6;
        ui.add(Label::new(RichText::new(gold.to_string()).size(big).color(ink(*victor))));
    }
    if !table.rulings.none() {
        hint(ui, &speech.say(key::VerdictRulings { count: table.rulings.0 }));
    }
}
