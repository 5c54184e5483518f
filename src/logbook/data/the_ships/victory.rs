//! Checks the goals of a scenario: every ship, tile and course they name must be there (TS-25, TS-28).

use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::scenario::Scenario;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::victory::{Condition, Ending, Outcome, Tally, Who};

use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a scenario's end.
pub fn inspect(scenario: &Scenario, chart: Option<&Chart>, found: &mut Inspection<'_>) {
    let victory = &scenario.victory;
    let look = Look { scenario, chart };
    if victory.at_once.is_empty() && victory.at_end.is_empty() {
        found.fault("victory", Fact::from(key::FAULT_NO_VICTORY));
    }
    for (name, endings) in [("at_once", &victory.at_once), ("at_end", &victory.at_end)] {
        for (at, Ending { when, then }) in endings.iter().enumerate() {
            look.condition(when, format!("victory.{name}[{at}].when"), found);
            if *then == Outcome::MorePoints && victory.awards.is_empty() {
                found.fault(format!("victory.{name}[{at}].then"), Fact::from(key::FAULT_NO_AWARDS));
            }
        }
    }
    for (at, award) in victory.awards.iter().enumerate() {
        found.within(format!("victory.awards[{at}].points"), award.points, 1, 1000);
        let each = format!("victory.awards[{at}].each");
        match &award.each {
            Tally::Ships(who, _) | Tally::Chests(who, _) => look.who(who, format!("{each}[0]"), found),
            Tally::If(condition) => look.condition(condition, each, found),
            _ => {}
        }
    }
    found.within("victory.margin", victory.margin, 0, 1000);
    for (at, course) in victory.courses.iter().enumerate() {
        let path = format!("victory.courses[{at}]");
        let own = |nation: Nation| scenario.entries().any(|(side, e)| side.player == nation && e.id() == course.ship);
        if !own(course.player) {
            found.fault(format!("{path}.ship"), unknown_ship(&course.ship));
        }
        found.length(format!("{path}.buoys"), course.buoys.len(), 1, 12);
        for (n, buoy) in course.buoys.iter().enumerate() {
            if chart.is_some_and(|chart| chart.terrain(*buoy).is_none()) {
                found.fault(format!("{path}.buoys[{n}]"), off_board(buoy.col, buoy.row));
            }
        }
        found.within(format!("{path}.best"), course.best, 1, i64::from(scenario.turns.unwrap_or(100)));
        found.within(format!("{path}.grace"), course.grace, 0, 20);
    }
}

/// A hex that is not on this board.
pub fn off_board(col: i32, row: i32) -> Fact {
    Fact::from(key::FaultOffBoard { col, row })
}

/// A ship that is not in this scenario, or nowhere at all.
pub fn unknown_ship(id: &str) -> Fact {
    Fact::from(key::FaultUnknownShip { id })
}

struct Look<'a> {
    scenario: &'a Scenario,
    chart: Option<&'a Chart>,
}

impl Look<'_> {
    fn who(&self, who: &Who, path: String, found: &mut Inspection<'_>) {
        if let Who::Ship(id) = who
            && !self.scenario.entries().any(|(_, entry)| entry.id() == id)
        {
            found.fault(path, unknown_ship(id));
        }
    }

    fn condition(&self, condition: &Condition, path: String, found: &mut Inspection<'_>) {
        match condition {
            Condition::Always | Condition::NoneInPlay(_) => {}
            Condition::Is(who, _) => self.who(who, format!("{path}[0]"), found),
            Condition::OffTile(who, number) => {
                self.who(who, format!("{path}[0]"), found);
                if self.chart.is_some_and(|chart| !chart.tiles().any(|(_, laid)| laid.number == *number)) {
                    found.fault(format!("{path}[1]"), Fact::from(key::FaultTileNotLaid { number: *number }));
                }
            }
            Condition::Ashore(_, units) => found.within(format!("{path}[1]"), *units, 1, 60),
            Condition::CourseSailed(nation) => {
                if !self.scenario.victory.courses.iter().any(|course| course.player == *nation) {
                    found.fault(path, Fact::from(key::FAULT_NO_COURSE));
                }
            }
            Condition::Every(all) | Condition::Any(all) => {
                found.length(path.clone(), all.len(), 1, 20);
                for (at, one) in all.iter().enumerate() {
                    self.condition(one, format!("{path}[{at}]"), found);
                }
            }
            Condition::Not(inner) => self.condition(inner, path, found),
        }
    }
}
