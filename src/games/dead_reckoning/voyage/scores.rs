//! The reckoning of a whole game: every category in a row, every captain in a column, and island by island below.

use bevy_egui::egui::{Grid, Label, RichText, TextStyle, Ui, vec2};

use crate::games::dead_reckoning::crests::{cube, ink};
use crate::games::dead_reckoning::papers::verdict::verdict_desk;
use crate::games::papers::verdict::{RematchSheet, VerdictWish};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::scoring::{Category, Sheet, Standing};
use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::Viewer;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, part};

/// Who stands where on an island.
pub type Ranked = (TileId, Place, Vec<Standing>);

/// The islands as they were counted, one after the other.
#[must_use]
pub fn ranked(log: &LogBook<DeadReckoning>) -> Vec<Ranked> {
    let told = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck);
    let islands = told.filter_map(|(_, told)| match told {
        Happening::IslandScored { island, at, standings } => Some((*island, *at, standings.clone())),
        _ => None,
    });
    islands.collect()
}

/// Every category in a row, everybody’s sum below.
pub fn table_ui(ui: &mut Ui, speech: &Speech, sheets: &[Sheet], small: bool) {
    let colours = Colours::of(ui.ctx());
    let text = |words: String| {
        let text = RichText::new(words).color(colours.ink);
        if small { text.small() } else { text }
    };
    let gap = if small { vec2(8.0, 2.0) } else { vec2(22.0, 5.0) };
    Grid::new(("scores", small)).spacing(gap).show(ui, |ui| {
        ui.label("");
        for sheet in sheets {
            cube(ui, sheet.by, if small { 14.0 } else { 22.0 });
        }
        ui.end_row();
        for category in Category::ALL {
            let rule = speech.say(key::TooltipRule { rule: Arg::text(category.rule()) });
            ui.label(text(speech.say(words::category(category)))).on_hover_text(rule);
            for sheet in sheets {
                ui.label(text(sheet.of(category).to_string()));
            }
            ui.end_row();
        }
        ui.label(text(speech.say(key::VOYAGE_SUM)).strong());
        for sheet in sheets {
            ui.label(text(sheet.total().to_string()).strong());
        }
        ui.end_row();
    });
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
    verdict_desk(ui, speech, rematch, vec2(820.0, 620.0), key::VOYAGE_ANOTHER, |ui| {
        ui.vertical_centered(|ui| winner_ui(ui, speech, table, name));
        part(ui, &speech.say(key::DUEL_RECKONING));
        table_ui(ui, speech, &table.sheets, false);
        if !islands.is_empty() {
            part(ui, &speech.say(key::VOYAGE_PAGE_ISLES));
        }
        for (island, at, standings) in islands {
            let (island, standings) = (*island, standings.clone());
            let told = Happening::IslandScored { island, at: *at, standings };
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
