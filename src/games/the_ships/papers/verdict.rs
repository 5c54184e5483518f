//! The end of a battle: who has won, what became of every ship, and how the dice fell against what was to be expected.

use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use crate::games::papers::verdict::{RematchSheet, VerdictWish, rematch_ui};
use crate::games::the_ships::chart_picture::ChartPicture;
use crate::games::the_ships::courses::courses;
use crate::games::the_ships::seats::chair_of;
use crate::headless::OffTable as _;
use crate::logbook::record::{Tally, Volley};
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::play::log::LogBook;
use crate::rules::kernel::{Seat, Viewer};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::{End, Happening};
use crate::rules::the_ships::points::damage_points;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Verdict;
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, for_the_keyboard, hint, illustrated, part, plate};
use crate::table::theme::{Colours, crests};

/// Everything the page says.
#[derive(Clone, PartialEq, Debug)]
pub struct VerdictSheet {
    /// How it ended.
    pub result: Option<Verdict>,
    /// English and Spanish points, where the scenario counts them.
    pub points: Option<[i32; 2]>,
    /// The turn in which it ended.
    pub turns: u16,
    /// How often something was set right by hand (TS-29).
    pub rulings: u16,
    /// The ships with what became of them and what damage they took.
    pub ships: Vec<(ShipId, Nation, Arg, Standing, i32)>,
    /// English and Spanish luck.
    pub luck: [Tally; 2],
    /// The board with the ways of all ships.
    pub chart: ChartPicture,
}

impl VerdictSheet {
    /// What a side has made of it: the points of the scenario, or the damage it has done where none are counted.
    #[must_use]
    pub fn points_of(&self, side: Nation) -> i32 {
        let counted = self.points.and_then(|points| points.get(side as usize).copied());
        let done = || self.ships.iter().filter(|(_, own, ..)| *own != side).map(|(.., damage)| *damage);
        counted.unwrap_or_else(|| done().fold(0, i32::saturating_add))
    }
}

/// Sums a battle up from what lies open.
#[must_use]
pub fn verdict(view: &View, log: &LogBook<TheShips>) -> VerdictSheet {
    let state = &view.table;
    let told: Vec<_> = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck).map(|(_, told)| told).collect();
    let points = told.iter().rev().find_map(|told| match told {
        Happening::End(End::Ended { points, .. }) => Some(*points),
        _ => None,
    });
    let volleys = TheShips::volleys(view, &told);
    let luck = [Nation::English, Nation::Spanish].map(|side| {
        let of = |volley: &&Volley| state.side_at(Seat(volley.by)) == Some(side);
        Tally::of(volleys.iter().filter(of))
    });
    let ships = state
        .each()
        .map(|place| {
            let id = state.id(place);
            let name = words::ship(&state.articles, id);
            (id, state.side(place), name, state.ship(place).standing, damage_points(state, place))
        })
        .collect();
    VerdictSheet {
        result: state.result,
        points: points.flatten(),
        turns: state.turn,
        rulings: state.rulings,
        ships,
        luck,
        chart: ChartPicture::sailed(state, &courses(state, log, 0)),
    }
}

/// Draws the page.
pub fn verdict_ui(ui: &mut Ui, speech: &Speech, sheet: &VerdictSheet, rematch: &RematchSheet) -> Option<VerdictWish> {
    // Four plates stand beside each other only where the window is wide enough for the longest language.
    let roomy = ui.max_rect().width() > 860.0;
    let watch = |ui: &mut Ui| plate(ui, &speech.say(key::VERDICT_WATCH), Voice::Plain).clicked();
    desk(
        ui,
        vec2(1040.0, 640.0),
        &speech.say(key::PHASE_OVER),
        |ui| {
            let next = page(ui, speech, sheet, rematch);
            let asked = !roomy && ui.vertical_centered(watch).inner;
            next.or(asked.then_some(VerdictWish::Watch))
        },
        |ui| {
            let mut wish = None;
            if plate(ui, &speech.say(key::VERDICT_AGAIN), Voice::First).clicked() {
                wish = Some(VerdictWish::Again);
            }
            if roomy && watch(ui) {
                wish = Some(VerdictWish::Watch);
            }
            for (words, asked) in
                [(key::VERDICT_LOOK, VerdictWish::Look), (key::VERDICT_TO_TITLE, VerdictWish::ToTitle)]
            {
                let response = plate(ui, &speech.say(words), Voice::Plain);
                // A key pressed once too often for the last dice does no harm here.
                if asked == VerdictWish::Look {
                    for_the_keyboard(ui, &response);
                }
                if response.clicked() {
                    wish = Some(asked);
                }
            }
            wish
        },
    )
}

fn page(ui: &mut Ui, speech: &Speech, sheet: &VerdictSheet, rematch: &RematchSheet) -> Option<VerdictWish> {
    let colours = Colours::of(ui.ctx());
    let result = match sheet.result {
        Some(Verdict::Won(side)) => speech.say(key::LogWon { side: Arg::key(words::side(side)) }),
        Some(Verdict::BothWon) => speech.say(key::LOG_BOTH_WON),
        Some(Verdict::Drawn) | None => speech.say(key::LOG_DRAWN),
    };
    ui.vertical_centered(|ui| {
        if let Some(Verdict::Won(side)) = sheet.result {
            crests::badge(ui, chair_of(side), 40.0);
        }
        ui.add(Label::new(RichText::new(result).heading().color(colours.ink)).wrap());
        hint(ui, &speech.say(key::VerdictTurns { turns: sheet.turns }));
        if sheet.rulings > 0 {
            let mark = speech.say(key::VerdictRulings { count: sheet.rulings });
            ui.add(Label::new(RichText::new(mark).color(colours.red)).wrap());
        }
    });
    let width = ui.available_width();
    let beside = width > 640.0;
    let chart = |ui: &mut Ui| {
        let wide = if beside { width * 0.46 } else { width.min(420.0) };
        let tall = (wide * sheet.chart.size.y / sheet.chart.size.x.max(1.0)).clamp(wide * 0.6, wide);
        // Where it fits beside the counts, its lower half needs no scrolling.
        let room = ui.clip_rect().bottom() - ui.cursor().top() - 6.0;
        let tall = if beside && room > 200.0 { tall.min(room) } else { tall };
        let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
        let name = speech.say(key::VERDICT_COURSES);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
        sheet.chart.paint(ui.painter(), rect, &colours);
    };
    let mut wish = None;
    illustrated(ui, beside, chart, |ui| {
        counts(ui, speech, sheet);
        wish = rematch_ui(ui, speech, rematch);
    });
    wish
}

/// Points, ships and luck.
fn counts(ui: &mut Ui, speech: &Speech, sheet: &VerdictSheet) {
    ui.spacing_mut().interact_size.y = 22.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    let sides = [(Nation::English, 0), (Nation::Spanish, 1)];
    if let Some(points) = sheet.points {
        part(ui, &speech.say(key::VERDICT_POINTS));
        for (side, at) in sides {
            let points = points.get(at).copied().unwrap_or(0);
            ui.horizontal_wrapped(|ui| {
                crests::badge(ui, chair_of(side), 18.0);
                let said = key::VerdictPointsOf { side: Arg::key(words::side(side)), points };
                ui.add(Label::new(speech.say(said)).wrap());
            });
        }
    }
    part(ui, &speech.say(key::VERDICT_SHIPS));
    for (_, side, name, standing, damage) in &sheet.ships {
        ui.horizontal_wrapped(|ui| {
            crests::badge(ui, chair_of(*side), 18.0);
            let (ship, fate) = (name.clone(), Arg::key(words::fate(*standing)));
            ui.add(Label::new(speech.say(key::VerdictDamage { ship, fate, points: *damage })).wrap());
        });
    }
    if sheet.luck.iter().any(|luck| luck.volleys > 0) {
        part(ui, &speech.say(key::VERDICT_LUCK));
    }
    for (side, at) in sides.into_iter().filter(|_| sheet.luck.iter().any(|luck| luck.volleys > 0)) {
        let Some(luck) = sheet.luck.get(at) else { continue };
        let expected = Arg::text(speech.tenths(luck.expected));
        let side_name = Arg::key(words::side(side));
        let said = key::VerdictLuckOf { side: side_name, volleys: luck.volleys, hits: luck.hits, expected };
        ui.horizontal_wrapped(|ui| {
            crests::badge(ui, chair_of(side), 18.0);
            ui.add(Label::new(speech.say(said)).wrap());
        });
    }
}
