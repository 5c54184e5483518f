//! Pointing and selecting: the thing under the cursor, and the selected piece.

mod choosing;
pub mod rays;
pub mod row;

use bevy::prelude::*;

use crate::table::settings::bindings::HandSystems;
use crate::table::stage::at_the_table;
use crate::table::under::{ByEar, Carried, CarrySystems, Chalking, PointSystems, Under};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Under>()
        .init_resource::<ByEar>()
        .init_resource::<Carried>()
        .init_resource::<Chalking>()
        .configure_sets(PreUpdate, (PointSystems.after(HandSystems), CarrySystems.after(PointSystems)))
        .add_systems(
            PreUpdate,
            (
                choosing::look_under_the_cursor,
                choosing::go_from_piece_to_piece,
                choosing::go_where_a_reader_asked,
                choosing::mark,
                choosing::choose.run_if(at_the_table),
            )
                .chain()
                .in_set(PointSystems),
        );
}
