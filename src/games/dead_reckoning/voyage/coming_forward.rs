//! A captain whose level-up is due comes to the window for it, in any player's turn: called by the pennant on the ship board, or from
//! the books (DR-13.1, DR-30.15).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::showing::OpenSheet;
use super::{at_sea, sheet::Page};
use crate::games::dead_reckoning::pieces::{ReckoningPiece, Touched};
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::play::curtain::ComeForward;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::check::may_level_up_meanwhile;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Seat;
use crate::table::speech::Speech;
use crate::table::stage::Redraw;

/// Calls a captain forward.
#[derive(SystemParam)]
pub struct Call<'w> {
    open: ResMut<'w, OpenSheet>,
    come: MessageWriter<'w, ComeForward>,
    redraw: ResMut<'w, Redraw>,
}

impl Call<'_> {
    /// May this captain be called to this window now?
    pub fn may(desk: &Desk<DeadReckoning>, seen: &Seen<DeadReckoning>, seat: Seat) -> bool {
        matches!(seen.asked, Asked::Orders | Asked::Waits(_))
            && !desk.is_elsewhere(seat)
            && !desk.is_guest()
            && (!desk.out_of_turn(seen) || seen.seat != Some(seat))
            && may_level_up_meanwhile(&seen.view.table, seat)
    }

    /// This captain is to come.
    pub fn forward(&mut self, seat: Seat) {
        self.come.write(ComeForward(seat));
        self.redraw.ask();
    }

    /// Where a card is levelled up lies open before the captain at the window.
    fn turn_the_sheet(&mut self) {
        (self.open.page, self.open.draft) = (Page::Crew, None);
        self.redraw.ask();
    }
}

fn heed_pennants(
    desk: Desk<DeadReckoning>,
    mut touched: MessageReader<Touched>,
    mut call: Call,
    mut papers: ResMut<OpenPapers>,
) {
    for Touched(piece) in touched.read() {
        let (ReckoningPiece::LevelUp(of), Some(seen)) = (piece, desk.seen()) else { continue };
        let seat = seen.view.table.seat(*of);
        // Before the own eyes the sheet is there already.
        if seen.seat == Some(seat) && at_sea(seen) {
            call.turn_the_sheet();
        } else if Call::may(&desk, seen, seat) {
            call.forward(seat);
        } else {
            papers.books = true;
            call.redraw.ask();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, heed_pennants.run_if(has_the_table::<DeadReckoning>).run_if(resource_exists::<Speech>));
}
