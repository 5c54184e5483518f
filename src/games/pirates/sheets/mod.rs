//! The papers of Pirates: the sheet of a captain, the books, the slip of a throw, the last page.

mod acts;
mod books;
mod captain;
mod cargo;
mod choices;
mod fleet;
mod forts;
mod guns;
mod holding;
mod islands;
mod lanes;
mod laying;
mod odds;
mod orders;
mod reckoning;
mod ruler;
mod sheet;
mod throw;
mod touching;
mod verdict;
mod wheel;

use bevy::prelude::Transform;

use super::crests::crest;
use super::pieces::PiratePiece;
use super::wishes::{Draft, Wish};
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::sheets::carrying::{Grip, InHand};
use crate::games::papers::sheets::{Deal, Paper, Scene, Touch, Turned};
use crate::games::papers::verdict::Verdict;
use crate::games::papers::{MatchStatus, Papers};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, Spoken as _, key};
use crate::play::at_table::AtTable as _;
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::kernel::Seat;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::state::Outcome;
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::Flag;
use crate::table::carrying::TableSpot;
use crate::table::chairs::Chair;
use crate::table::pieces::Piece;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Edge, Place, Sheet};
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;

pub use reckoning::PirateReckoning;
pub use sheet::WIDTH;

/// The flag of a seat.
fn flag(view: &View, seat: Seat) -> Flag {
    view.table.at_seat(seat).map_or(Flag::Red, |player| player.flag)
}

impl Papers for Pirates {
    const BOOKS: bool = true;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let table = &seen.view.table;
        MatchStatus {
            turn: Some((Self::turn(table), None)),
            phase: Self::phase_key(table.phase),
            part: None,
            writes_in_secret: seen.asked == Asked::Orders && Self::is_secret(table.phase),
            may_end: false,
        }
    }

    /// A question that everybody may hear is asked while all look.
    fn acts(seen: &Seen<Self>, _: &Players) -> Option<(Seat, fn(Arg) -> Fact)> {
        let seat = match &seen.asked {
            Asked::Orders => seen.seat,
            Asked::Choose { by, .. } => Some(*by),
            _ => None,
        };
        seat.map(|seat| (seat, key::PcSheetActs::of as _))
    }

    fn log_place(_: &Seen<Self>, _: &Players, _: &OpenPapers) -> Place {
        Place::Side(Edge::Right, WIDTH, None)
    }

    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict {
        verdict::page(desk, seen, log)
    }

    fn scores(view: &View) -> Vec<i64> {
        verdict::scores(&view.table)
    }

    fn over(_: &View) -> &'static str {
        key::PC_SHEET_GAME_OVER
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        view.table.result == Some(Outcome::Won(flag(view, seat)))
    }

    fn chair(view: &View, seat: Seat) -> Chair {
        Chair::of_seat(seat, view.table.players.len())
    }

    fn crest(view: &View, seat: Seat, _: &Colours) -> Crest {
        crest(flag(view, seat))
    }

    fn player(players: &Players, view: &View, seat: Seat) -> Arg {
        let by = words::flag(flag(view, seat));
        match players.name_of(seat) {
            Some(name) => Fact::from(key::PcSheetPlayerNamed { name, by }).into(),
            None => by,
        }
    }

    type Draft = Draft;
    type Wish = Wish;
    type Memory = ();
    type Reckoning = PirateReckoning;

    const KEYS: &[Action] = &[
        Action::NextCard,
        Action::SealOrders,
        Action::PlotAhead,
        Action::PlotPort,
        Action::PlotStarboard,
        Action::PlotBack,
    ];

    fn reckon(scene: &Scene<Self>, draft: &Draft) -> PirateReckoning {
        reckoning::reckon(scene, draft)
    }

    fn sheets(scene: &Scene<Self>, draft: &Draft) -> Vec<Sheet<Wish>> {
        sheet::sheets(scene, draft)
    }

    fn wish(scene: &Scene<Self>, draft: &mut Draft, wish: Wish) -> Vec<Deal<Self>> {
        match wish {
            Wish::Give(order) => {
                holding::given(draft, &order);
                scene.reader().map(|seat| Deal::Give(seat, order)).into_iter().collect()
            }
            Wish::Choose(option) => vec![Deal::Choose(option)],
            Wish::Throw(way) => vec![Deal::Throw(way)],
            Wish::Books => vec![Deal::Lay(Paper::Books, true)],
            wish => {
                holding::stroke(scene, draft, wish);
                Vec::new()
            }
        }
    }

    fn touched(scene: &Scene<Self>, draft: &Draft, touch: &Touch) -> Option<Wish> {
        match touch {
            Touch::Piece(piece) => touching::touched(scene, draft, piece.own::<PiratePiece>()?),
            Touch::Key(deed) => touching::struck(scene, draft, *deed),
            Touch::Wheel(roll) => wheel::rolled(scene, draft, roll),
            Touch::Hex(_) => None,
        }
    }

    fn takes_up(scene: &Scene<Self>, draft: &Draft, grip: &Grip) -> Option<InHand<Self>> {
        touching::takes_up(scene, draft, grip)
    }

    fn lit(
        scene: &Scene<Self>,
        draft: &Draft,
        pointed: &dyn Fn(&Piece) -> bool,
        _: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<TableSpot> {
        touching::lit(scene, draft, &|piece| pointed(&Piece::of(piece)))
    }

    fn keep(scene: &Scene<Self>, draft: &mut Draft, turned: Turned) {
        holding::keep(scene, draft, turned);
    }

    fn put_away(draft: &mut Draft) {
        *draft = Draft { unit: draft.unit, laid: std::mem::take(&mut draft.laid), ..Draft::default() };
    }

    fn is_stroke(wish: &Wish) -> bool {
        matches!(
            wish,
            Wish::Counter(_)
                | Wish::Stand(..)
                | Wish::Shift(..)
                | Wish::Slot(..)
                | Wish::Pay(_)
                | Wish::Course(..)
                | Wish::Steer(_)
                | Wish::Swing(_)
        )
    }
}
