//! The head of the window while The Ships lie on the table: the scenario, the player, the wind, the views.

use bevy::prelude::*;

use super::seats::side_of;
use crate::logbook::wording::{Fact, key, names, the_ships as words};
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Seen, SeenHere};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::points::{open_scores, scores};
use crate::rules::the_ships::scenario::WindRule;
use crate::rules::the_ships::state::Phase;
use crate::table::camera::views::View;
use crate::table::chairs::Taken;
use crate::table::panels::hud::TableHead;
use crate::table::shelf::Shelf;
use crate::table::stage::{Seated, SetOut};

/// The scenario's description, the way to win, the score, and the turns left.
fn about(scenario: &str, seen: Option<&Seen<TheShips>>) -> Vec<(Option<&'static str>, Fact)> {
    let mut about = vec![
        (None, Fact::from(names::scenario_description(scenario))),
        (Some(key::CHOOSER_GOAL), Fact::from(names::scenario_goal(scenario))),
    ];
    let Some(table) = seen.map(|seen| &seen.view.table) else { return about };
    let points = if table.phase == Phase::Over { Some(scores(table)) } else { open_scores(table) };
    if let Some([english, spanish]) = points.filter(|_| !table.articles.scenario.victory.awards.is_empty()) {
        about.push((Some(key::VERDICT_POINTS), key::AboutPoints { english, spanish }.into()));
    }
    about.push((
        Some(key::CHOOSER_LENGTH),
        match table.articles.scenario.turns {
            Some(turns) => {
                key::AboutTurns { turn: table.turn, left: u16::from(turns).saturating_sub(table.turn) }.into()
            }
            None => Fact::from(key::CHOOSER_LENGTH_OPEN),
        },
    ));
    about
}

fn write_the_head(
    here: SeenHere<TheShips>,
    shelf: Res<Shelf>,
    set_out: Res<SetOut>,
    seated: Res<Seated>,
    taken: Res<Taken>,
    mut head: ResMut<TableHead>,
) {
    let fixed = shelf.0.the_ships().scenarios.get(&set_out.0).and_then(|scenario| match &scenario.wind {
        WindRule::Fixed(heading) => Some(*heading),
        _ => None,
    });
    // A match knows its wind, thrown or given; before one the scenario may.
    let wind = match here.get() {
        Some(seen) if seen.view.table.phase != Phase::Weather => Some(seen.view.table.wind),
        _ => fixed,
    };
    let own = seated.0;
    let others = taken.others(own).map(|chair| (key::VIEW_ENEMY, View::Papers(chair)));
    let first = [(key::VIEW_TABLE, View::Table), (key::VIEW_BOARD, View::Board), (key::VIEW_OWN, View::Papers(own))];
    head.set_if_neq(TableHead {
        title: Fact::from(names::scenario(&set_out.0)),
        side: Fact::from(words::side(side_of(own))),
        chair: Some(own),
        wind: wind.map(|heading| (heading, words::heading(heading))),
        about: about(&set_out.0, here.get()),
        views: first.into_iter().chain(others).chain([(key::VIEW_TRAY, View::Tray)]).collect(),
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_the_head.after(crate::play::PlaySystems::Show).run_if(has_the_table::<TheShips>));
}
