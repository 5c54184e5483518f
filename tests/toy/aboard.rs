//! Prize Money aboard: its entry in the chooser, its settings, its papers, and the sheet on which it is played.

use bevy::prelude::*;
use serde_json::{Map, Value, json};

use bevy_egui::egui::vec2;
use weather_gage::captains::Crewed;
use weather_gage::cli::GameLists;
use weather_gage::games::course;
use weather_gage::games::entry::{Entries, GameEntry};
use weather_gage::games::listing::{GameListing, Offer, Side};
use weather_gage::games::outfitting::{self, Item, Outfitting};
use weather_gage::games::papers::desk::Desk;
use weather_gage::games::papers::sheets::{AT_THE_RIGHT, Deal, Scene, Turned};
use weather_gage::games::papers::verdict::Verdict;
use weather_gage::games::papers::{self, MatchStatus, Papers};
use weather_gage::headless::{Games, Of, OffTable};
use weather_gage::logbook::data::Library;
use weather_gage::logbook::wording::{Arg, Spoken as _, key, names};
use weather_gage::play::log::LogBook;
use weather_gage::play::match_plugin;
use weather_gage::play::players::Players;
use weather_gage::play::seen::{Asked, Seen};
use weather_gage::rules::kernel::Seat;
use weather_gage::table::chairs::Chair;
use weather_gage::table::sheet::{Deed, Line, Print, Sheet};
use weather_gage::table::things;

use crate::toy::PrizeMoney;
use crate::toy::state::{Order, Phase, Setup};
use crate::toy::view::{Opponent, View};
use crate::toy_game::SEATS;

/// A captain without a name is called by this.
fn word(seat: Seat) -> &'static str {
    SEATS.get(usize::from(seat.0)).copied().unwrap_or_default()
}

/// A captain sits here, among this number of them.
fn chair(at: usize, of: usize) -> (Chair, Arg) {
    (Chair::of_player(at, of), Arg::text(SEATS[at]))
}

/// The number of captains is the only setting, and the id gives it.
impl GameListing for PrizeMoney {
    const SIDES: &'static [&'static str] = &SEATS;

    fn offers(library: &Library) -> Vec<Offer> {
        let offer = |id: String| {
            let seats = usize::from(<Self as OffTable>::setup(library, &id)?.seats);
            let side = |at| {
                let (chair, name) = chair(at, seats);
                Side { sign: chair.into(), name, with: Vec::new(), played: true }
            };
            Some(Offer {
                id,
                part: key::CHOOSER_SIDES,
                detail: vec![Arg::text(format!("{seats} captains"))],
                is_lesson: false,
                picture: None,
                sides: (0..seats).map(side).collect(),
                about: Vec::new(),
            })
        };
        <Self as OffTable>::offers(library).into_iter().filter_map(offer).collect()
    }

    fn side(_: &View, seat: Seat) -> Option<String> {
        Some(word(seat).to_owned())
    }

    fn more(seen: &Seen<Self>) -> Map<String, Value> {
        let more = json!({ "phase": seen.view.phase, "turn": seen.view.round, "hand": seen.view.hand });
        more.as_object().cloned().unwrap_or_default()
    }

    type Outfit = u8;

    fn printed(library: &Library, id: &str, _: &u8) -> Option<u8> {
        Some(<Self as OffTable>::setup(library, id)?.seats)
    }

    fn page(_: &Library, outfit: &Outfitting<Self>) -> Vec<Item<u8>> {
        let seats = usize::from(outfit.outfit);
        let person = |at| {
            let (chair, name) = chair(at, seats);
            Item::Person(at, chair.into(), name, Self::BOTS)
        };
        (0..seats).map(person).collect()
    }

    fn setup(library: &Library, outfit: &Outfitting<Self>) -> Option<Setup> {
        <Self as OffTable>::setup(library, &outfit.id)
    }

    fn company(_: &Library, _: &str, outfit: &u8) -> usize {
        usize::from(*outfit)
    }
}

impl Papers for PrizeMoney {
    const BOOKS: bool = false;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let writes_in_secret = seen.asked == Asked::Orders;
        let phase = Self::phase_key(seen.view.phase);
        MatchStatus {
            turn: Some((seen.view.round.into(), Some(3))),
            phase,
            part: None,
            writes_in_secret,
            may_end: false,
        }
    }

    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, _: &LogBook<Self>) -> Verdict {
        let line = |(captain, seat): (&Opponent, Seat)| {
            let name = desk.speech.name(&desk.name(seen, seat));
            let won = if Self::has_won(&seen.view, seat) { ", won" } else { "" };
            Line::new(Print::Hint, format!("{name}: {}{won}", captain.gold)).into()
        };
        Verdict {
            title: key::PHASE_OVER,
            another: Some(key::CHOOSER_TITLE),
            size: vec2(720.0, 520.0),
            blocks: seen.view.captains.iter().zip((0..).map(Seat)).map(line).collect(),
            ..Verdict::default()
        }
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        let most = view.captains.iter().map(|captain| captain.gold).max();
        view.phase == Phase::Over && view.captains.get(usize::from(seat.0)).map(|captain| captain.gold) == most
    }

    fn chair(view: &View, seat: Seat) -> Chair {
        Chair::of_player(usize::from(seat.0), view.captains.len())
    }

    fn player(players: &Players, _: &View, seat: Seat) -> Arg {
        Arg::text(players.name_of(seat).unwrap_or(word(seat)))
    }

    type Draft = ();
    type Wish = Deal<Self>;
    type Memory = ();
    type Reckoning = ();

    /// The one sheet it has: what can be laid or chosen, each to be pressed.
    fn sheets(Scene { seen, .. }: &Scene<Self>, (): &()) -> Vec<Sheet<Deal<Self>>> {
        let sheet = Sheet::new("offers", AT_THE_RIGHT).titled(names::game("prize-money"));
        vec![match (&seen.asked, seen.seat) {
            (Asked::Orders, Some(seat)) => {
                let laid = seen.view.hand.iter().map(|card| (format!("Lay {card}"), Order::Lay(*card)));
                let offered = laid.chain([("Propose an end".to_owned(), Order::Propose)]);
                sheet.footed(offered.map(|(words, order)| Deed::button(words, Deal::Give(seat, order))))
            }
            (Asked::Choose { options, .. }, _) => {
                let offered = (0..).zip(options);
                sheet.footed(offered.map(|(number, one)| Deed::button(format!("Take {one:?}"), Deal::Choose(number))))
            }
            (Asked::Throw { .. }, _) => sheet.with([Line::new(Print::Hint, "The highest sum takes the prize (PM-3).")]),
            _ => sheet.with([Line::new(Print::Hint, "Nothing is asked.")]),
        }]
    }

    fn wish(_: &Scene<Self>, (): &mut (), wish: Deal<Self>) -> Vec<Deal<Self>> {
        vec![wish]
    }

    fn keep(_: &Scene<Self>, (): &mut (), _: Turned) {}
}

fn plugin(app: &mut App) {
    app.add_plugins((
        match_plugin::<PrizeMoney>,
        papers::plugin::<PrizeMoney>,
        outfitting::plugin::<PrizeMoney>,
        course::plugin::<PrizeMoney>,
        things::of_game::<PrizeMoney>,
    ));
    things::made::<PrizeMoney, _>(app, || Some(()));
}

/// A program that has no other game.
pub const ALONE: GameLists =
    GameLists { headless: Games(&[&Of::<PrizeMoney>::HERE]), aboard: Entries(&[GameEntry::of::<PrizeMoney>(plugin)]) };

/// A program into which it has come beside the others.
pub const GAMES: GameLists = {
    let (Games([first, second, third, fourth]), Entries([one, other, another, last])) =
        (GameLists::ALL.headless, GameLists::ALL.aboard)
    else {
        panic!("there are four games beside it")
    };
    GameLists {
        headless: Games(&[*first, *second, *third, *fourth, ALONE.headless.0[0]]),
        aboard: Entries(&[*one, *other, *another, *last, ALONE.aboard.0[0]]),
    }
};
