//! The end of a battle: who has won, what became of every ship, and how the dice fell against what was to be expected.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::play::log::LogBook;
use crate::rules::kernel::Viewer;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::points::damage_points;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Result;
use crate::rules::the_ships::view::View;
use crate::table::panels::chart::seat_of;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, hint, part, plate};
use crate::table::theme::{Colours, ornaments};

/// How the volleys of a side fell.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Luck {
    /// Volleys and musket fire.
    pub volleys: u16,
    /// Hits.
    pub hits: u32,
    /// Twentieths of a hit that were to be expected.
    pub expected: u32,
}

/// Everything the page says.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictSheet {
    /// How it ended.
    pub result: Option<Result>,
    /// English and Spanish points, where the scenario counts them.
    pub points: Option<[i32; 2]>,
    /// The turn in which it ended.
    pub turns: u16,
    /// The ships with what became of them and what damage they took.
    pub ships: Vec<(ShipId, Nation, Arg, Standing, i32)>,
    /// English and Spanish luck.
    pub luck: [Luck; 2],
}

/// What became of a ship, in a word.
#[must_use]
pub const fn fate(standing: Standing) -> &'static str {
    match standing {
        Standing::Waiting => key::FATE_WAITING,
        Standing::InPlay => key::FATE_IN_PLAY,
        Standing::Sunk => key::FATE_SUNK,
        Standing::BlownUp => key::FATE_BLOWN_UP,
        Standing::Exited => key::FATE_EXITED,
        Standing::Fled => key::FATE_FLED,
        Standing::Surrendered => key::FATE_SURRENDERED,
        Standing::Taken => key::FATE_TAKEN,
        Standing::OutOfAction => key::FATE_OUT_OF_ACTION,
    }
}

/// Sums a battle up from what lies open.
#[must_use]
pub fn verdict(view: &View, log: &LogBook<TheShips>) -> VerdictSheet {
    let state = &view.table;
    let mut luck = [Luck::default(); 2];
    let mut points = None;
    for (line, told) in log.told_to(Viewer::Bystander) {
        if line.struck {
            continue;
        }
        match told {
            Happening::VolleyFired { ship, aim, faces, hits, .. }
            | Happening::MusketsFired { ship, aim, faces, hits, .. } => {
                let side = state.find(*ship).map_or(Nation::English, |place| state.side(place));
                if let Some(luck) = luck.get_mut(side as usize) {
                    let chances = u32::try_from(aim.need().clamp(0, 20)).unwrap_or(0);
                    luck.volleys += 1;
                    luck.hits += u32::from(*hits);
                    luck.expected += chances * u32::try_from(faces.len()).unwrap_or(0);
                }
            }
            Happening::Ended { points: counted, .. } => points = *counted,
            _ => {}
        }
    }
    let ships = state
        .each()
        .map(|place| {
            let id = state.id(place);
            let name = words::ship(&state.articles, id);
            (id, state.side(place), name, state.ship(place).standing, damage_points(state, place))
        })
        .collect();
    VerdictSheet { result: state.result, points, turns: state.turn, ships, luck }
}

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerdictWish {
    /// The same battle once more.
    Again,
    /// The whole battle from its beginning.
    Watch,
    /// Put the page aside.
    Look,
    /// Leave the table.
    ToTitle,
}

/// Draws the page.
pub fn verdict_ui(ui: &mut Ui, speech: &Speech, sheet: &VerdictSheet) -> Option<VerdictWish> {
    desk(
        ui,
        vec2(760.0, 600.0),
        &speech.say(key::VERDICT_TITLE),
        |ui| {
            page(ui, speech, sheet);
            ui.add_space(8.0);
            let watch = ui.vertical_centered(|ui| plate(ui, &speech.say(key::VERDICT_WATCH), Voice::Plain).clicked());
            watch.inner.then_some(VerdictWish::Watch)
        },
        |ui| {
            let mut wish = None;
            for (words, voice, asked) in [
                (key::VERDICT_AGAIN, Voice::First, VerdictWish::Again),
                (key::VERDICT_LOOK, Voice::Plain, VerdictWish::Look),
                (key::VERDICT_TO_TITLE, Voice::Plain, VerdictWish::ToTitle),
            ] {
                if plate(ui, &speech.say(words), voice).clicked() {
                    wish = Some(asked);
                }
            }
            wish
        },
    )
}

fn page(ui: &mut Ui, speech: &Speech, sheet: &VerdictSheet) {
    let colours = Colours::of(ui.ctx());
    let result = match sheet.result {
        Some(Result::Won(side)) => speech.tell(key::LOG_WON, &[("side", Arg::key(words::side(side)))]),
        Some(Result::BothWon) => speech.say(key::LOG_BOTH_WON),
        Some(Result::Drawn) | None => speech.say(key::LOG_DRAWN),
    };
    ui.vertical_centered(|ui| {
        if let Some(Result::Won(side)) = sheet.result {
            ornaments::badge(ui, seat_of(side), 40.0);
        }
        ui.add(Label::new(RichText::new(result).heading().color(colours.ink)).wrap());
        hint(ui, &speech.tell(key::VERDICT_TURNS, &[("turns", sheet.turns.into())]));
    });
    let sides = [(Nation::English, 0), (Nation::Spanish, 1)];
    if let Some(points) = sheet.points {
        part(ui, &speech.say(key::VERDICT_POINTS));
        for (side, at) in sides {
            let points = points.get(at).copied().unwrap_or(0);
            ui.horizontal_wrapped(|ui| {
                ornaments::badge(ui, seat_of(side), 18.0);
                let said = [("side", Arg::key(words::side(side))), ("points", points.into())];
                ui.add(Label::new(speech.tell(key::VERDICT_POINTS_OF, &said)).wrap());
            });
        }
    }
    part(ui, &speech.say(key::VERDICT_SHIPS));
    for (_, side, name, standing, damage) in &sheet.ships {
        ui.horizontal_wrapped(|ui| {
            ornaments::badge(ui, seat_of(*side), 18.0);
            let said = [("ship", name.clone()), ("fate", Arg::key(fate(*standing))), ("points", (*damage).into())];
            ui.add(Label::new(speech.tell(key::VERDICT_DAMAGE, &said)).wrap());
        });
    }
    part(ui, &speech.say(key::VERDICT_LUCK));
    for (side, at) in sides {
        let Some(luck) = sheet.luck.get(at) else { continue };
        let tenths = luck.expected.div_ceil(2);
        let expected = Arg::text(format!("{}.{}", tenths / 10, tenths % 10));
        let said = [
            ("side", Arg::key(words::side(side))),
            ("volleys", luck.volleys.into()),
            ("hits", luck.hits.into()),
            ("expected", expected),
        ];
        ui.horizontal_wrapped(|ui| {
            ornaments::badge(ui, seat_of(side), 18.0);
            ui.add(Label::new(speech.tell(key::VERDICT_LUCK_OF, &said)).wrap());
        });
    }
}
