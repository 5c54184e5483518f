//! The head of the window over a game without a wind, whose sheets name the player who acts.

use bevy::prelude::*;

use crate::logbook::wording::{Fact, key, names};
use crate::play::PlaySystems;
use crate::play::at_table::AtTable;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::SeenHere;
use crate::table::camera::views::View;
use crate::table::panels::hud::TableHead;
use crate::table::stage::Seated;

fn write_the_head<G: AtTable>(here: SeenHere<G>, seated: Res<Seated>, mut head: ResMut<TableHead>) {
    let Some(seen) = here.get() else { return };
    head.set_if_neq(TableHead {
        title: Fact::from(names::scenario(&seen.title)),
        side: Fact::from(names::game(G::GAME.0)),
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

pub(in crate::games) fn plugin<G: AtTable>(app: &mut App) {
    app.add_systems(Update, write_the_head::<G>.after(PlaySystems::Show).run_if(has_the_table::<G>));
}
