//! The sheets of Dead Reckoning as values: which of them lie there, what a wish on them does, and what of a draft still holds.

use bevy_egui::egui::Ui;

use super::battle;
use super::filling::filler;
use crate::games::dead_reckoning::last_fight::LastFight;
use crate::games::dead_reckoning::offers::asked_seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sides::{Side, sides};
use crate::games::dead_reckoning::voyage::chart::chart_ui;
use crate::games::dead_reckoning::voyage::deeds::Captain;
use crate::games::dead_reckoning::voyage::sheet::{self, WIDTH, in_main};
use crate::games::dead_reckoning::voyage::{at_sea, company, draft, route, touching};
use crate::games::dead_reckoning::wishes::{Draft, Wish};
use crate::games::papers::sheets::{Deal, Paper, Scene, Sheeted, Touch, Turned};
use crate::play::players::Players;
use crate::play::seen::Seen;
use crate::play::telling::Told;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Seat;
use crate::table::sheet::{Edge, Pen, Place, Sheet, Width};

/// How wide the sheet of a side is: it leaves the tray between the two free.
pub(super) const SIDE: Width = Width { share: 0.225, least: 180.0, most: 330.0 };

impl Sheeted for DeadReckoning {
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
        // What may be looked up lies open to everybody who has the table.
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
                return seat.map(|seat| Deal::Give(seat, order)).into_iter().collect();
            }
            Wish::Choose(option) => return vec![Deal::Choose(option)],
            Wish::Call(seat) => return vec![Deal::ComeForward(seat)],
            Wish::Leave => return vec![Deal::Leave],
            Wish::Books => return vec![Deal::Lay(Paper::Books, true)],
            Wish::Draft(order) => draft.order = Some(order),
            Wish::Throw(way) => return vec![Deal::Throw(way)],
            Wish::Turn(page, order) => (draft.page, draft.order) = (page, order),
            Wish::Back => draft.order = None,
            Wish::Set(field, value) => {
                if let (Some(order), Some(captain)) = (&mut draft.order, captain) {
                    draft::set(&captain, order, field, value);
                }
            }
            Wish::Sail(at) => {
                let Some(captain) = captain else { return Vec::new() };
                let path = match &draft.order {
                    Some(Order::Move(path)) => route::on(captain.player, path, at),
                    _ => route::to(captain.player, at),
                };
                draft.order = Some(Order::Move(path));
            }
        }
        Vec::new()
    }

    /// A click on the cup says how many cannons fire.
    fn touched(scene: &Scene<Self>, draft: &Draft, touch: &Touch) -> Option<Wish> {
        let Touch::Piece(piece) = touch else { return None };
        match (piece.own::<ReckoningPiece>()?, filler(scene.seen)) {
            (ReckoningPiece::Cup(of), Some(filler)) if *of == filler.colour => {
                (draft.cup > 0).then_some(Wish::Give(Order::Commit(draft.cup)))
            }
            (piece, _) => touching::touched(scene, piece),
        }
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
            (draft.order, draft.cup) = (None, 0);
        }
        if !in_main(scene) {
            draft.order = None;
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

/// Where log and books lie: where nothing is asked.
pub(super) fn beside(seen: &Seen<DeadReckoning>, players: &Players) -> Place {
    if at_sea(seen) {
        return Place::Side(Edge::Right, WIDTH, None);
    }
    let [active, _] = sides(&seen.view);
    Place::Side(log_side(asked_seat(seen, players), &active), SIDE, None)
}

/// On whose side the log is laid.
pub(super) fn log_side(asked: Option<Seat>, active: &Side) -> Edge {
    if asked.is_some() && asked == active.seat { Edge::Right } else { Edge::Left }
}
