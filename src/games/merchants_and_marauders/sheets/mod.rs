//! The papers of Merchants & Marauders: the sheet of a captain, the books, the slip of a throw, the last page.

mod actions;
mod battle;
mod books;
mod captain;
mod choices;
mod pages;
mod port;
pub mod ports;
pub mod raid;
mod sheet;
mod throw;
mod touching;
mod verdict;

use bevy::prelude::Transform;

use super::crests::crest;
use super::pieces::CruisePiece;
use super::wishes::{Draft, Page, Wish};
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::sheets::carrying::{Grip, InHand};
use crate::games::papers::sheets::{Deal, Paper, Scene, Touch, Turned};
use crate::games::papers::verdict::Verdict;
use crate::games::papers::{MatchStatus, Papers};
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, Spoken as _, key};
use crate::play::at_table::AtTable as _;
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::Colour;
use crate::table::carrying::TableSpot;
use crate::table::chairs::Chair;
use crate::table::pieces::Piece;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Edge, Place, Sheet};
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;

use raid::RaidReckoning;
pub use sheet::WIDTH;

/// The colour of a seat.
fn colour(view: &View, seat: Seat) -> Colour {
    view.table.at_seat(seat).map_or(Colour::Red, |player| player.colour)
}

impl Papers for MerchantsAndMarauders {
    const BOOKS: bool = true;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let table = &seen.view.table;
        MatchStatus {
            turn: Some((Self::turn(table), None)),
            phase: Self::phase_key(table.phase),
            part: None,
            writes_in_secret: seen.asked == Asked::Orders,
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
        seat.map(|seat| (seat, key::MmSheetActs::of as _))
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
        key::MM_SHEET_GAME_OVER
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        view.table.winners.contains(&colour(view, seat))
    }

    fn chair(view: &View, seat: Seat) -> Chair {
        Chair::of_seat(seat, view.table.players.len())
    }

    fn crest(view: &View, seat: Seat, _: &Colours) -> Crest {
        crest(colour(view, seat))
    }

    fn player(players: &Players, view: &View, seat: Seat) -> Arg {
        let by = words::colour(colour(view, seat));
        match players.name_of(seat) {
            Some(name) => Fact::from(key::MmSheetPlayerNamed { name, by }).into(),
            None => by,
        }
    }

    type Draft = Draft;
    type Wish = Wish;
    type Memory = ();
    type Reckoning = RaidReckoning;

    const KEYS: &[Action] = &[Action::NextCard, Action::SealOrders];

    fn reckon(scene: &Scene<Self>, draft: &Draft) -> RaidReckoning {
        raid::reckon(scene, draft)
    }

    fn sheets(scene: &Scene<Self>, draft: &Draft) -> Vec<Sheet<Wish>> {
        sheet::sheets(scene, draft)
    }

    fn wish(scene: &Scene<Self>, draft: &mut Draft, wish: Wish) -> Vec<Deal<Self>> {
        match wish {
            Wish::Give(order) => {
                (draft.coins, draft.scales) = (0, Vec::new());
                return scene.reader().map(|seat| Deal::Give(seat, order)).into_iter().collect();
            }
            Wish::Choose(option) => return vec![Deal::Choose(option)],
            Wish::Throw(way) => return vec![Deal::Throw(way)],
            Wish::Books => return vec![Deal::Lay(Paper::Books, true)],
            Wish::Turn(page) => draft.page = page,
            Wish::Weigh(card) => match draft.scales.iter().position(|laid| *laid == card) {
                Some(place) => {
                    draft.scales.remove(place);
                }
                None => {
                    draft.scales.push(card);
                    draft.page = Page::Deeds;
                }
            },
            Wish::Count(coins) => draft.coins = coins,
            Wish::Odds => draft.no_odds = !draft.no_odds,
        }
        Vec::new()
    }

    fn touched(scene: &Scene<Self>, draft: &Draft, touch: &Touch) -> Option<Wish> {
        match touch {
            Touch::Piece(piece) => touching::touched(scene, piece.own::<CruisePiece>()?),
            Touch::Key(Action::NextCard) => {
                let open = Page::ALL.iter().position(|page| *page == draft.page)?;
                Page::ALL.get((open + 1) % Page::ALL.len()).copied().map(Wish::Turn)
            }
            Touch::Key(Action::SealOrders) => sheet::finishing(scene),
            Touch::Key(_) | Touch::Hex(_) | Touch::Wheel(_) => None,
        }
    }

    fn takes_up(scene: &Scene<Self>, _: &Draft, grip: &Grip) -> Option<InHand<Self>> {
        touching::takes_up(scene, grip)
    }

    fn lit(
        scene: &Scene<Self>,
        _: &Draft,
        pointed: &dyn Fn(&Piece) -> bool,
        _: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<TableSpot> {
        touching::lit(scene, &|piece| pointed(&Piece::of(piece)))
    }

    /// Cargo on the scales is cargo aboard, and coins are the captain's own; another captain finds the first page.
    fn keep(scene: &Scene<Self>, draft: &mut Draft, turned: Turned) {
        if turned == Turned::Comes {
            *draft = Draft { no_odds: draft.no_odds, ..Draft::default() };
        }
        let own = scene.reader().and_then(|seat| scene.seen.view.table.at_seat(seat));
        draft.scales.retain(|card| own.is_some_and(|own| own.cargo.contains(card)));
        draft.coins = draft.coins.min(own.map_or(0, |own| own.gold.max(own.chest)));
    }

    fn put_away(draft: &mut Draft) {
        (draft.coins, draft.scales) = (0, Vec::new());
    }

    fn is_stroke(wish: &Wish) -> bool {
        matches!(wish, Wish::Weigh(_) | Wish::Count(_))
    }
}
