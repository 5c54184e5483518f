//! The head of the window while Pirates lies on the table.

use bevy::prelude::*;

use crate::logbook::wording::{Fact, key, names};
use crate::play::PlaySystems;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::SeenHere;
use crate::rules::kernel::Ruleset;
use crate::rules::pirates::game::Pirates;
use crate::table::camera::views::View;
use crate::table::panels::hud::TableHead;
use crate::table::stage::Seated;

/// The sheets name the player who acts, and no wind blows.
fn write_the_head(here: SeenHere<Pirates>, seated: Res<Seated>, mut head: ResMut<TableHead>) {
    let Some(seen) = here.get() else { return };
    head.set_if_neq(TableHead {
        title: Fact::from(names::scenario(&seen.title)),
        side: Fact::from(names::game(Pirates::GAME.0)),
        chair: None,
        wind: None,
        about: vec![
            (None, Fact::from(names::scenario_description(&seen.title))),
            (Some(key::CHOOSER_GOAL), Fact::from(names::scenario_goal(&seen.title))),
        ],
        views: vec![
            (key::VIEW_TABLE, View::Table),
            (key::VIEW_BOARD, View::Board),
            (key::VIEW_OWN, View::Papers(seated.0)),
            (key::VIEW_TRAY, View::Tray),
        ],
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write_the_head.after(PlaySystems::Show).run_if(has_the_table::<Pirates>));
}
