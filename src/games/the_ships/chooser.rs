//! The scenarios in the chooser: chart, description, sides, goal.

use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::chart_picture::ChartPicture;
use super::seats::chair_of;
use crate::dice::Vessels;
use crate::games::entry::Offer;
use crate::games::outfitting::sits_there;
use crate::logbook::data::Library;
use crate::logbook::data::the_ships::Share;
use crate::logbook::wording::{Arg, key, names};
use crate::play::players::Player;
use crate::rules::the_ships::scenario::{Level, WindRule};
use crate::rules::the_ships::ship_card::Nation;
use crate::table::chairs::Chair;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{hint, illustrated, part};
use crate::table::theme::{Colours, crests};

/// One scenario as the chooser shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioCard {
    /// The rules' name of it.
    pub id: String,
    /// The rules in force.
    pub level: Level,
    /// About how long it takes.
    pub minutes: u16,
    /// The last turn, if there is one.
    pub turns: Option<u8>,
    /// The sides with the ids of their ships' cards.
    pub sides: Vec<(Chair, Nation, Vec<String>)>,
    /// Where the wind blows to, by the heading's id; none where it is thrown.
    pub wind: Option<&'static str>,
    /// Of a hundred battles between captains: the English, the Spanish, neither; where it has been measured.
    pub share: Option<[u16; 3]>,
    /// The small chart.
    pub chart: ChartPicture,
}

/// Every scenario of a library, in the order of its list.
#[must_use]
pub fn offers(library: &Library) -> Vec<Box<dyn Offer>> {
    let mut scenarios: Vec<_> = library.the_ships().scenarios.values().collect();
    scenarios.sort_by_key(|scenario| (scenario.level, scenario.rank));
    scenarios
        .into_iter()
        .map(|scenario| -> Box<dyn Offer> {
            Box::new(ScenarioCard {
                id: scenario.id.clone(),
                level: scenario.level,
                minutes: scenario.minutes,
                turns: scenario.turns,
                sides: scenario
                    .sides
                    .iter()
                    .map(|side| {
                        let ships = side.ships.iter().map(|entry| entry.ship.clone()).collect();
                        (chair_of(side.player), side.player, ships)
                    })
                    .collect(),
                wind: match &scenario.wind {
                    WindRule::Fixed(heading) => {
                        Some(["n", "ne", "se", "s", "sw", "nw"][usize::from(heading.index()) % 6])
                    }
                    _ => None,
                },
                share: library.the_ships().share(scenario).map(Share::of_a_hundred),
                chart: ChartPicture::of(scenario, library.the_ships()),
            })
        })
        .collect()
}

impl Offer for ScenarioCard {
    fn id(&self) -> &str {
        &self.id
    }

    fn part(&self) -> &'static str {
        match self.level {
            Level::Course => key::CHOOSER_COURSE,
            Level::Common => key::CHOOSER_COMMON,
            Level::Advanced => key::CHOOSER_ADVANCED,
        }
    }

    fn seats(&self) -> usize {
        self.sides.len()
    }

    fn is_lesson(&self) -> bool {
        self.level == Level::Course
    }

    fn detail(&self, speech: &Speech) -> String {
        let count: usize = self.sides.iter().map(|(_, _, ships)| ships.len()).sum();
        format!(
            "{} · {}",
            speech.say(key::ChooserShips { count }),
            speech.say(key::ChooserMinutes { minutes: self.minutes })
        )
    }

    fn page(&self, ui: &mut Ui, speech: &Speech, _: Option<&Vessels>, players: &[Player]) {
        let colours = Colours::of(ui.ctx());
        let width = ui.available_width();
        let beside = width > 560.0;
        let chart_width = if beside { (width * 0.5).min(400.0) } else { width.min(400.0) };
        let chart_height = chart_width * 1.08;
        ui.add_space(8.0);
        ui.add(Label::new(RichText::new(speech.say(names::scenario(&self.id))).heading().color(colours.ink)).wrap());
        let chart = |ui: &mut Ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(chart_width, chart_height), Sense::hover());
            response
                .widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, speech.say(names::scenario(&self.id))));
            self.chart.paint(ui.painter(), rect, &colours);
        };
        let words = |ui: &mut Ui| {
            ui.add(Label::new(speech.say(names::scenario_description(&self.id))).wrap());
            part(ui, &speech.say(key::CHOOSER_GOAL));
            ui.add(Label::new(speech.say(names::scenario_goal(&self.id))).wrap());
            let teaches = names::scenario_teaches(&self.id);
            if self.is_lesson() && speech.knows(&teaches) {
                part(ui, &speech.say(key::CHOOSER_TEACHES));
                ui.add(Label::new(speech.say(teaches)).wrap());
            }
            part(ui, &speech.say(key::CHOOSER_SIDES));
            for (at, (chair, nation, ships)) in self.sides.iter().enumerate() {
                let side = match nation {
                    Nation::English => "england",
                    Nation::Spanish => "spain",
                };
                ui.horizontal_wrapped(|ui| {
                    crests::badge(ui, *chair, 18.0);
                    ui.label(speech.say(names::side(side)));
                    let ships: Vec<String> = ships.iter().map(|ship| speech.say(names::ship(ship))).collect();
                    ui.add(Label::new(RichText::new(ships.join(", ")).color(colours.ink_soft)).wrap());
                });
                sits_there(ui, speech, players, at);
            }
            if let Some([england, spain, drawn]) = self.share {
                hint(ui, &speech.say(key::ChooserShare { england, spain, drawn }));
            }
            part(ui, &speech.say(key::CHOOSER_LENGTH));
            let length = match self.turns {
                Some(turns) => speech.say(key::ChooserLengthTurns { turns }),
                None => speech.say(key::CHOOSER_LENGTH_OPEN),
            };
            ui.add(
                Label::new(format!("{length} · {}", speech.say(key::ChooserMinutes { minutes: self.minutes }))).wrap(),
            );
            let wind = match self.wind {
                Some(heading) => speech.say(key::WindTowards { heading: Arg::key(names::heading(heading)) }),
                None => format!("{}: {}", speech.say(key::CHOOSER_WIND), speech.say(key::CHOOSER_WIND_ROLLED)),
            };
            hint(ui, &wind);
        };
        illustrated(ui, beside, chart, words);
    }
}
