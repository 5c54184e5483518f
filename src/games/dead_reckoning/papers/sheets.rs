//! The sheets of Dead Reckoning as values: the choice of sheets, the effects of wishes, and the parts of a draft that
//! still hold.

use bevy_egui::egui::{Ui, vec2};

use super::battle;
use super::filling::{self, filler};
use super::stowing;
use super::verdict::{self, fought};
use crate::games::dead_reckoning::crests::crest;
use crate::games::dead_reckoning::last_fight::LastFight;
use crate::games::dead_reckoning::offers::asked_seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sides::{Side, sides};
use crate::games::dead_reckoning::things::thing::Thing;
use crate::games::dead_reckoning::voyage::chart::chart_ui;
use crate::games::dead_reckoning::voyage::deeds::Captain;
use crate::games::dead_reckoning::voyage::deeds::Open;
use crate::games::dead_reckoning::voyage::scores;
use crate::games::dead_reckoning::voyage::sheet::{self, WIDTH, in_main};
use crate::games::dead_reckoning::voyage::{at_sea, carrying, company, draft, route, touching};
use crate::games::dead_reckoning::wishes::{Draft, Wish};
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::sheets::carrying::{Grip, InHand};
use crate::games::papers::sheets::{Deal, Paper, Scene, Touch, Turned};
use crate::games::papers::verdict::Verdict;
use crate::games::papers::{MatchStatus, Papers};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::at_table::AtTable;
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::play::telling::Told;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel::Seat;
use crate::table::carrying::TableSpot;
use crate::table::chairs::Chair;
use crate::table::pieces::Piece;
use crate::table::sheet::{Edge, Pen, Place, Sheet, Width};
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;
use bevy::prelude::Transform;

/// The sheet of a side is this wide: it leaves the tray between the two free.
pub(super) const SIDE: Width = Width { share: 0.225, least: 180.0, most: 330.0 };

impl Papers for DeadReckoning {
    const BOOKS: bool = true;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let table = &seen.view.table;
        let phase = table.phase;
        let secret = seen.asked == Asked::Orders && phase != Phase::Abilities;
        let turn = (table.course == Course::Voyage).then(|| (Self::turn(table), None));
        MatchStatus { turn, phase: words::phase(phase), part: None, writes_in_secret: secret, may_end: false }
    }

    fn acts(seen: &Seen<Self>, players: &Players) -> Option<(Seat, fn(Arg) -> Fact)> {
        asked_seat(seen, players).map(|seat| (seat, key::DuelActs::of as _))
    }

    fn log_place(seen: &Seen<Self>, players: &Players, _: &OpenPapers) -> Place {
        beside(seen, players)
    }

    /// A rematch counts the battles won, where two players have fought.
    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict {
        let table = &seen.view.table;
        let name = |colour| match table.player(colour) {
            Some(_) => desk.name(seen, table.seat(colour)),
            None => words::colour(colour),
        };
        if table.course == Course::Voyage {
            return Verdict {
                title: key::VOYAGE_OVER,
                another: Some(key::VOYAGE_ANOTHER),
                size: vec2(880.0, 640.0),
                head: scores::head(table, &name),
                blocks: scores::blocks(table, &scores::ranked(log), &name),
                ..Verdict::default()
            };
        }
        let all = fought(log);
        let won = |colour| all.iter().filter(|one| one.won.is_some_and(|(winner, _)| winner == colour)).count();
        let points = table.players.iter().map(|player| i32::try_from(won(player.colour)).unwrap_or(i32::MAX));
        Verdict {
            title: key::PHASE_OVER,
            another: Some(key::DUEL_ANOTHER),
            size: vec2(720.0, 520.0),
            blocks: verdict::blocks(&all, &|colour| table.seat(colour), &name),
            points: points.filter(|_| table.players.len() == 2).collect(),
            ..Verdict::default()
        }
    }

    fn over(view: &View) -> &'static str {
        match view.table.course {
            Course::Voyage => key::VOYAGE_OVER,
            Course::Battle => key::PHASE_OVER,
        }
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        let table = &view.table;
        table.at_seat(seat).is_some_and(|own| match table.course {
            Course::Voyage => table.victors.contains(&own.colour),
            Course::Battle => table.winners.last() == Some(&own.colour),
        })
    }

    /// The tray is read from one side, and in a battle alone everybody sits there.
    fn chair(view: &View, seat: Seat) -> Chair {
        match view.table.course {
            Course::Battle => Chair::South,
            Course::Voyage => Chair::of_seat(seat, view.table.players.len()),
        }
    }

    fn crest(view: &View, seat: Seat, _: &Colours) -> Crest {
        crest(view.table.at_seat(seat).map_or(Colour::Black, |own| own.colour))
    }

    fn player(players: &Players, view: &View, seat: Seat) -> Arg {
        match (players.name_of(seat), view.table.at_seat(seat)) {
            (Some(name), Some(own)) => {
                let by = words::colour(own.colour);
                Arg::from(Fact::from(key::DuelNamed { name, by }))
            }
            (Some(name), None) => Arg::text(name),
            (None, own) => words::colour(own.map_or(Colour::Black, |own| own.colour)),
        }
    }

    type Draft = Draft;
    type Wish = Wish;
    type Memory = LastFight;
    type Reckoning = ();

    fn sheets(scene: &Scene<Self>, draft: &Draft) -> Vec<Sheet<Wish>> {
        let mut sheets = Vec::new();
        // Between the battles of a whole game the captain's own sheet lies there, and that of a captain who comes forward.
        match at_sea(scene.seen) || scene.window.out_of_turn {
            true => sheets.extend(sheet::sheet(scene, draft)),
            false => sheets.extend(battle::of_both_sides(scene, draft)),
        }
        // Open facts may be looked up by everybody who has the table.
        if scene.open.books && !scene.open.log {
            let place = beside(scene.seen, scene.players);
            sheets.push(Sheet::new("company", place).with(company::books(scene)));
        }
        sheets.extend(battle::of_a_throw(scene));
        sheets
    }

    fn wish(scene: &Scene<Self>, draft: &mut Draft, wish: Wish) -> Vec<Deal<Self>> {
        let seat = scene.reader();
        let captain = seat.and_then(|seat| Captain::at(&scene.seen.view.table, seat));
        match wish {
            Wish::Give(order) => {
                draft.order = None;
                // A ship that has sailed pays and stows elsewhere.
                if matches!(order, Order::Move(_) | Order::EndMain) {
                    draft.left = None;
                }
                return seat.map(|seat| Deal::Give(seat, order)).into_iter().collect();
            }
            Wish::Choose(option) => return vec![Deal::Choose(option)],
            Wish::Call(seat) => return vec![Deal::ComeForward(seat)],
            Wish::Leave => return vec![Deal::Leave],
            Wish::Books => return vec![Deal::Lay(Paper::Books, true)],
            Wish::Draft(order) => draft.order = Some(order),
            Wish::Throw(way) => return vec![Deal::Throw(way)],
            Wish::Turn(page, order) => draft.turn_to(page, order),
            Wish::Back => draft.order = None,
            Wish::Fill(count) => draft.cup = count,
            Wish::Set(field, value) => {
                if let (Some(order), Some(captain)) = (&mut draft.order, captain) {
                    draft::set(&captain, order, field, value);
                }
            }
            Wish::Sail(at) => {
                let Some(captain) = captain else { return Vec::new() };
                let path = match &draft.order {
                    Some(Order::Move(path)) => route::on(captain.player, path, at),
                    _ => {
                        let order = Order::Move(route::to(captain.player, at));
                        let told = draft::open(&captain, &order) == Open::Nothing && captain.against(&order).is_none();
                        if told && in_main(scene) {
                            return Self::wish(scene, draft, Wish::Give(order));
                        }
                        route::to(captain.player, at)
                    }
                };
                draft.order = Some(Order::Move(path));
            }
        }
        Vec::new()
    }

    /// A click on the cup fixes the number of cannons that fire.
    fn touched(scene: &Scene<Self>, draft: &Draft, touch: &Touch) -> Option<Wish> {
        let Touch::Piece(piece) = touch else { return None };
        match (piece.own::<ReckoningPiece>()?, filler(scene.seen)) {
            (ReckoningPiece::Cup(of), Some(filler)) if *of == filler.colour => {
                (draft.cup > 0).then_some(Wish::Give(Order::Commit(draft.cup)))
            }
            (piece, _) => touching::touched(scene, piece),
        }
    }

    fn takes_up(scene: &Scene<Self>, draft: &Draft, grip: &Grip) -> Option<InHand<Self>> {
        let stowed = || stowing::takes_up(scene.seen, grip);
        let filled = || filling::takes_up(scene.seen, draft, grip);
        carrying::takes_up(scene, draft, grip).or_else(filled).or_else(stowed)
    }

    fn lit(
        scene: &Scene<Self>,
        draft: &Draft,
        pointed: &dyn Fn(&Piece) -> bool,
        lies: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<TableSpot> {
        carrying::lit(scene, draft, pointed, lies)
    }

    fn comes_to_hand(scene: &Scene<Self>) -> Vec<Thing> {
        stowing::comes_to_hand(scene.seen)
    }

    fn shifted(
        scene: &Scene<Self>,
        draft: &Draft,
        lies: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<(Piece, Transform)> {
        filling::shifted(scene.seen, draft, lies)
    }

    fn remember(memory: &mut LastFight, told: &Told<Self>) {
        memory.remember(told);
    }

    /// Another captain finds the first page, with nothing laid out; nor does an order that is laid out, or a cup that is filled,
    /// outlast an undo.
    fn keep(scene: &Scene<Self>, draft: &mut Draft, turned: Turned) {
        if turned == Turned::Comes {
            *draft = Draft::default();
        }
        if turned == Turned::Afresh {
            draft.clear();
            draft.cup = 0;
        }
        if !in_main(scene) {
            draft.clear();
        }
        draft.cup = filler(scene.seen).map_or(0, |filler| draft.cup.min(filler.cannons));
    }

    fn own_ui(_: &'static str, ui: &mut Ui, pen: &Pen<Wish>, scene: &Scene<Self>, draft: &Draft) -> Option<Wish> {
        let captain = Captain::at(&scene.seen.view.table, scene.reader()?)?;
        let path = match &draft.order {
            Some(Order::Move(path)) => path.as_slice(),
            _ => &[],
        };
        chart_ui(ui, pen.speech, &captain, path).map(Wish::Sail)
    }
}

/// The log and the books lie on the side where no question is asked.
pub(super) fn beside(seen: &Seen<DeadReckoning>, players: &Players) -> Place {
    if at_sea(seen) {
        return Place::Side(Edge::Right, WIDTH, None);
    }
    let [active, _] = sides(&seen.view);
    Place::Side(log_side(asked_seat(seen, players), &active), SIDE, None)
}

/// The log is laid on this side.
pub(super) fn log_side(asked: Option<Seat>, active: &Side) -> Edge {
    if asked.is_some() && asked == active.seat { Edge::Right } else { Edge::Left }
}
