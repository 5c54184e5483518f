//! Merchants & Marauders on the table: the Caribbean, its ports, ships and captains.

mod at_table;
mod chart_picture;
pub mod crests;
mod lessons;
pub mod outfitting;
pub mod pieces;
mod setting_out;
pub mod sheets;
pub mod show;
pub mod things;
pub mod wishes;

use bevy::prelude::*;

use crate::games::papers;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crate::play::match_plugin::<MerchantsAndMarauders>,
        papers::plugin::<MerchantsAndMarauders>,
        papers::sheets::carrying::plugin::<MerchantsAndMarauders>,
        papers::head::plugin::<MerchantsAndMarauders>,
        lessons::plugin,
        outfitting::plugin,
        setting_out::plugin,
        show::plugin,
        things::plugin,
    ));
}
