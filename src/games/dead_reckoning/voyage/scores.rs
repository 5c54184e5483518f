//! The reckoning of a whole game: every category in a row, every captain in a column, and island by island below.

use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, TextStyle, Ui, vec2};

use crate::games::dead_reckoning::crests::{cube, ink};
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
use crate::rules::kernel::Viewer;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, part};
use crate::table::theme::slips::because;

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
pub fn table_ui(ui: &mut Ui, speech: &Speech, sheets: &[Sheet], name: Option<&dyn Fn(Colour) -> Arg>) {
    let colours = Colours::of(ui.ctx());
    let small = name.is_none();
    let text = |words: String, ink| {
        let text = RichText::new(words).color(ink);
        if small { text.small() } else { text }
    };
    let (gap, size) = if small { (vec2(8.0, 2.0), 14.0) } else { (vec2(12.0, 3.0), 22.0) };
    // Names share what the longest category leaves.
    let count = f32::from(u8::try_from(sheets.len()).unwrap_or(u8::MAX)).max(1.0);
    let column = if small { size } else { (ui.available_width() * 0.66 / count - gap.x).clamp(size, 200.0) };
    Grid::new(("scores", small)).spacing(gap).min_col_width(column).min_row_height(0.0).show(ui, |ui| {
        ui.label("");
        for sheet in sheets {
            ui.allocate_ui_with_layout(vec2(column, size), Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                cube(ui, sheet.by, size);
                if let Some(name) = name {
                    // Four columns leave little room.
                    let name = RichText::new(speech.name(&name(sheet.by))).small().color(colours.ink);
                    ui.add(Label::new(name).truncate());
                }
            });
        }
        ui.end_row();
        for category in Category::ALL {
            let rule = speech.say(key::TooltipRule { rule: Arg::text(category.rule()) });
            because(ui.label(text(speech.say(words::category(category)), colours.ink)), &rule);
            let most = sheets.iter().map(|sheet| sheet.of(category)).max().unwrap_or_default();
            for sheet in sheets {
                let worth = sheet.of(category);
                // Who has most of it is seen at a glance.
                let ink = match worth {
                    0 => colours.ink_soft,
                    _ if worth == most && sheets.len() > 1 => colours.red,
                    _ => colours.ink,
                };
                ui.label(text(worth.to_string(), ink));
            }
            ui.end_row();
        }
        let large = TextStyle::Body.resolve(ui.style()).size * 1.25;
        let sum = |words: String| {
            let text = text(words, colours.ink).strong();
            if small { text } else { text.size(large) }
        };
        ui.label(sum(speech.say(key::VOYAGE_SUM)));
        for sheet in sheets {
            ui.label(sum(sheet.total().to_string()));
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
    verdict_desk(ui, speech, rematch, vec2(880.0, 640.0), [key::VOYAGE_OVER, key::VOYAGE_ANOTHER], |ui| {
        ui.vertical_centered(|ui| winner_ui(ui, speech, table, name));
        ui.add_space(8.0);
        table_ui(ui, speech, &table.sheets, Some(name));
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
