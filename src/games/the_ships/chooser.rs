//! The scenarios in the chooser: chart, sides, odds, length, wind.

use std::sync::Arc;

use super::chart_picture::ChartPicture;
use super::seats::chair_of;
use crate::games::listing::{Offer, Side};
use crate::logbook::data::Library;
use crate::logbook::data::the_ships::Share;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::rules::the_ships::scenario::{self, Level, Scenario, WindRule};
use crate::table::sheet::{Line, Picture, Print};
use crate::table::theme::Colours;

/// Every scenario of a library, in the order of its list.
#[must_use]
pub fn offers(library: &Library) -> Vec<Offer> {
    let mut scenarios: Vec<_> = library.the_ships().scenarios.values().collect();
    scenarios.sort_by_key(|scenario| (scenario.level, scenario.rank));
    scenarios.into_iter().map(|scenario| offer(library, scenario)).collect()
}

fn offer(library: &Library, scenario: &Scenario) -> Offer {
    let ships: usize = scenario.sides.iter().map(|side| side.ships.len()).sum();
    let minutes = || Fact::from(key::ChooserMinutes { minutes: scenario.minutes });
    let part = match scenario.level {
        Level::Course => key::CHOOSER_COURSE,
        Level::Common => key::CHOOSER_COMMON,
        Level::Advanced => key::CHOOSER_ADVANCED,
    };
    let share = library.the_ships().share(scenario).map(Share::of_a_hundred);
    let share =
        share.map(|[england, spain, drawn]| Line::new(Print::Hint, key::ChooserShare { england, spain, drawn }));
    let length = match scenario.turns {
        Some(turns) => key::ChooserLengthTurns { turns }.into(),
        None => Fact::from(key::CHOOSER_LENGTH_OPEN),
    };
    let wind = match &scenario.wind {
        WindRule::Fixed(to) => key::WindTowards { heading: Arg::key(words::heading(*to)) }.into(),
        _ => Fact::from(key::CHOOSER_WIND_ROLLED),
    };
    let length = key::DuelWithNote { what: length, note: minutes() };
    let rest = [(Print::Part, key::CHOOSER_LENGTH.into()), (Print::Body, length.into()), (Print::Hint, wind)];
    let rest = rest.map(|(print, said): (_, Fact)| Line::new(print, said));
    let chart = ChartPicture::of(scenario, library.the_ships());
    Offer {
        id: scenario.id.clone(),
        part,
        detail: vec![Fact::from(key::ChooserShips { count: ships }).into(), minutes().into()],
        is_lesson: scenario.level == Level::Course,
        picture: Some(Picture {
            name: names::scenario(&scenario.id).into(),
            wide: (0.5, 400.0),
            high: 1.08,
            yields: false,
            paint: Arc::new(move |painter, place| chart.paint(painter, place, &Colours::of(painter.ctx()))),
        }),
        sides: scenario.sides.iter().map(side).collect(),
        about: share.into_iter().chain(rest).collect(),
    }
}

fn side(side: &scenario::Side) -> Side {
    Side {
        sign: chair_of(side.player).into(),
        name: Arg::key(words::side(side.player)),
        with: side.ships.iter().map(|entry| Arg::key(names::ship(&entry.ship))).collect(),
        played: true,
    }
}
