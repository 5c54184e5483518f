//! Writing the card: from the panel, from the board and from the keys, until it is sealed.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Align2, Context, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::draft::{DraftOrder, LastTurn, Mark, OrderWish};
use super::draw::order_card_ui;
use super::foot::order_foot_ui;
use super::marking::Writing;
use super::sheet::{OrderSheet, click, order_sheet};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::mate::{MateSlip, MateStand, MatesDoor, mate_slip};
use crate::games::papers::{above, at_the_table, below};
use crate::games::the_ships::pieces::ShipsPiece;
use crate::logbook::wording::{Fact, key};
use crate::play::PlaySystems;
use crate::play::begin::TableCleared;
use crate::play::belongings::{belongs, belongs_as};
use crate::play::consent::{Motion, Motions};
use crate::play::counsel::{CounselGiven, CounselSystems, MateThinks};
use crate::play::fork::OrderCopied;
use crate::play::sand_glass::SandGlass;
use crate::play::saves::SealedBefore;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen};
use crate::rules::kernel;
use crate::rules::the_ships::check;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Order, OrderCard, Step};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::view::View;
use crate::table::pieces::Piece;
use crate::table::settings::bindings::{Deed, HandSystems, Hands};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Redraw};
use crate::table::theme::furniture::let_go_of_the_keyboard;
use crate::table::theme::slips::{at_the_side, side_sheet};
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::{PointSystems, Under};

/// The card in hand with everything that can be read off it; none while no seat writes.
#[derive(Resource, Default)]
pub struct OnTheDesk {
    view: Option<View>,
    draft: Option<DraftOrder>,
    sheet: Option<OrderSheet>,
}

impl OnTheDesk {
    /// What lies there.
    #[must_use]
    pub fn parts(&self) -> Option<(&View, &DraftOrder, &OrderSheet)> {
        Some((self.view.as_ref()?, self.draft.as_ref()?, self.sheet.as_ref()?))
    }
}

/// Kinds of remarks that were muted by the player.
#[derive(Resource, Clone, Debug, Default)]
pub struct Muted(pub Vec<String>);

/// Cards half written by a seat whose player has turned away.
#[derive(Resource, Clone, Debug, Default)]
struct Drawer(BTreeMap<kernel::Seat, DraftOrder>);

/// Takes the cards of the seat at the window out, and puts them away when it turns away.
fn take_the_cards_out(
    windows: Query<Ref<Seen<TheShips>>, With<PrimaryWindow>>,
    open: Option<Res<OpenPapers>>,
    motions: Res<Motions>,
    mut draft: ResMut<DraftOrder>,
    mut drawer: ResMut<Drawer>,
) {
    let Ok(seen) = windows.single() else {
        if draft.seat.is_some() {
            *draft = DraftOrder::default();
        }
        return;
    };
    if !seen.is_changed() && !motions.is_changed() && !open.as_ref().is_some_and(DetectChanges::is_changed) {
        return;
    }
    // The umpire's sheet lies where the card lay, and both look at the page on which they agree about the mate.
    let umpire = open.is_some_and(|open| open.ruling);
    let agrees = motions.0.as_ref().is_some_and(|open| matches!(open.motion, Motion::Mate(_)));
    let phase_1 = seen.asked == Asked::Orders && seen.view.table.phase == Phase::Orders;
    let writes = seen.seat.filter(|_| phase_1 && !umpire && !agrees);
    match writes {
        Some(seat) if draft.serves(&seen.view, seat) => {}
        Some(seat) => {
            let kept = drawer.0.remove(&seat).filter(|kept| kept.serves(&seen.view, seat));
            *draft = kept.unwrap_or_else(|| DraftOrder::begin(&seen.view, seat));
        }
        None => {
            if let Some(seat) = draft.seat {
                // A look at an earlier moment, or the curtain, loses nothing.
                let kept = std::mem::take(&mut *draft).put_away();
                drawer.0.insert(seat, kept);
            }
        }
    }
}

/// What was written elsewhere is written here too; it can be rubbed out like anything.
fn copy(mut copied: MessageReader<OrderCopied<TheShips>>, mut draft: ResMut<DraftOrder>) {
    for OrderCopied { seat, order } in copied.read() {
        if let Order::Cards { cards, strike } = order
            && draft.seat == Some(*seat)
        {
            draft.write_all(cards.clone(), strike.clone());
        }
    }
}

/// The cards lie aside while something is tried; what is written on them so far goes along.
fn put_the_cards_aside(world: &mut World) -> Box<dyn FnOnce(&mut World) + Send + Sync> {
    let cards = world.get_resource_mut::<DraftOrder>().map(|mut draft| std::mem::take(&mut *draft));
    if let Some((seat, order)) = cards.as_ref().and_then(|cards| Some((cards.seat?, cards.order()))) {
        world.write_message(OrderCopied::<TheShips> { seat, order });
    }
    Box::new(move |world| {
        if let Some(cards) = cards {
            world.insert_resource(cards);
        }
    })
}

fn lay_the_sheet(
    windows: Query<Ref<Seen<TheShips>>, With<PrimaryWindow>>,
    draft: Res<DraftOrder>,
    last: Res<LastTurn>,
    mut desk: ResMut<OnTheDesk>,
) {
    let Some(seat) = draft.seat else {
        if desk.sheet.is_some() {
            *desk = OnTheDesk::default();
        }
        return;
    };
    let Ok(seen) = windows.single() else { return };
    if !(seen.is_changed() || draft.is_changed()) && desk.sheet.is_some() {
        return;
    }
    let has_last = draft.ship.is_some_and(|ship| last.0.get(&seat).is_some_and(|cards| cards.contains_key(&ship)));
    let sheet = order_sheet(&seen.view, &draft, has_last);
    *desk = OnTheDesk { view: Some(seen.view.clone()), draft: Some(draft.clone()), sheet };
}

/// Carries out the requests of the card.
#[derive(bevy::ecs::system::SystemParam)]
struct Quill<'w> {
    draft: ResMut<'w, DraftOrder>,
    drawer: ResMut<'w, Drawer>,
    last: ResMut<'w, LastTurn>,
    muted: ResMut<'w, Muted>,
    given: MessageWriter<'w, OrderGiven<TheShips>>,
    mate: MatesDoor<'w>,
    redraw: ResMut<'w, Redraw>,
}

impl Quill<'_> {
    fn seal(&mut self) {
        let Some(seat) = self.draft.seat else { return };
        self.draft.pencil.ink();
        let cards: BTreeMap<ShipId, OrderCard> = self.draft.cards.clone();
        self.last.0.insert(seat, cards);
        self.drawer.0.insert(seat, self.draft.clone());
        self.given.write(OrderGiven { seat, order: self.draft.order() });
    }

    fn write(&mut self, view: &View, sheet: &OrderSheet, wish: &OrderWish) {
        self.redraw.ask();
        match wish {
            OrderWish::Seal if sheet.against.is_none() => self.seal(),
            OrderWish::Mute(kind) => self.muted.0.push(kind.clone()),
            OrderWish::Unmute => self.muted.0.clear(),
            _ => {
                if let OrderWish::Mate(wish) = wish {
                    self.mate.apply(*wish);
                }
                let last = self.draft.seat.and_then(|seat| self.last.0.get(&seat));
                self.draft.apply(view, wish, last);
            }
        }
    }
}

/// What a click on a paper of this ship does: her card is taken up, and a gun card shows where its battery bears.
fn paper_clicked(paper: &Piece, draft: &DraftOrder) -> Option<OrderWish> {
    let (ship, battery) = match *paper.own::<ShipsPiece>()? {
        ShipsPiece::Orders(ship) | ShipsPiece::Board(ship) => (ship, None),
        ShipsPiece::Guns(ship, battery) => (ship, Some(battery)),
        ShipsPiece::Ship(_) | ShipsPiece::Mark(..) | ShipsPiece::Wind => return None,
    };
    draft.cards.get(&ship)?;
    let bears = battery.is_some() && draft.ship == Some(ship);
    Some(if bears { OrderWish::Bear(battery) } else { OrderWish::TakeUp(ship) })
}

fn write_with_keys(
    hands: Res<Hands>,
    under: Res<Under>,
    pieces: Query<&Piece>,
    desk: Res<OnTheDesk>,
    mut quill: Quill,
) {
    let Some((view, draft, sheet)) = desk.parts() else { return };
    let mut wish = None;
    for (deed, step) in
        [(Deed::PlotPort, Step::Left), (Deed::PlotAhead, Step::Forward), (Deed::PlotStarboard, Step::Right)]
    {
        let lawful = sheet.next.iter().any(|next| next.offer.value == step && next.offer.against.is_none());
        if hands.begun(deed) && (lawful || !sheet.assisted) {
            wish = Some(OrderWish::Mark(Mark::Step(step)));
        }
    }
    if hands.begun(Deed::PlotBack) {
        wish = Some(OrderWish::Mark(Mark::Back));
    }
    if hands.begun(Deed::NextCard) {
        wish = Some(OrderWish::Leaf(true));
    }
    if hands.begun(Deed::SealOrders) {
        wish = Some(OrderWish::Seal);
    }
    let selected = hands.begun(Deed::Select);
    if let Some(piece) = under.piece.and_then(|piece| pieces.get(piece).ok()).filter(|_| selected) {
        wish = paper_clicked(piece, draft).or(wish);
    }
    let clicked = selected && !under.by_keys && under.piece.is_none();
    if let Some(hex) = under.hex.filter(|_| clicked) {
        wish = click(view, draft, hex).map(OrderWish::Mark).or(wish);
    }
    if let Some(wish) = wish {
        quill.write(view, sheet, &wish);
    }
}

/// The sand has run out, and all have agreed that cards are sealed then as they stand.
fn seal_for_the_late(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    glass: Res<SandGlass>,
    mut quill: Quill,
    toasts: Option<ResMut<Toasts>>,
    mut sealed: Local<bool>,
) {
    let Some(seat) = quill.draft.seat.filter(|seat| glass.is_late(*seat)) else {
        *sealed = false;
        return;
    };
    let Ok(seen) = windows.single() else { return };
    let owes = seen.asked == Asked::Orders && seen.moment.is_none() && quill.draft.serves(&seen.view, seat);
    if !std::mem::replace(&mut *sealed, owes) && owes {
        let stands = quill.draft.as_it_stands(&seen.view);
        if check::order(&seen.view.table, seat, &stands.order()).is_ok() {
            *quill.draft = stands;
            quill.seal();
            quill.redraw.ask();
            if let Some(mut toasts) = toasts {
                toasts.post(Tone::News, Fact::from(key::GLASS_SEALED));
            }
        }
    }
}

/// Undo rubs out what is being written, stroke by stroke; only then does it take back what was sealed.
fn rub_out_first(mut hands: ResMut<Hands>, mut draft: ResMut<DraftOrder>, mut redraw: ResMut<Redraw>) {
    if hands.begun(Deed::Undo) && draft.seat.is_some() && draft.rub_out() {
        hands.take(Deed::Undo);
        redraw.ask();
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    desk: Res<OnTheDesk>,
    hands: Res<Hands>,
    mut quill: Quill,
) -> Result {
    let Some((view, _, sheet)) = desk.parts() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let muted = quill.muted.0.clone();
    let writing = Writing { speech: &speech, sheet, muted: &muted };
    let place = at_the_side(context.viewport_rect(), Align2::RIGHT_TOP, 348.0, below(context), above(context));
    let title = speech.say(key::OrderCardTitle { turn: sheet.turn, ship: sheet.name.clone() });
    if hands.begun(Deed::TakeUpCard) {
        // The next Tab stop is the first thing on the card.
        context.memory_mut(|memory| memory.move_focus(bevy_egui::egui::FocusDirection::Next));
    }
    let wish = side_sheet(
        context,
        "order card",
        place,
        &title,
        |ui| order_card_ui(ui, &writing),
        |ui| order_foot_ui(ui, &writing),
    );
    let mate = (quill.mate.stand(), quill.mate.asks_others());
    let wish = wish.or_else(|| the_mates_slip(context, place, &writing, mate));
    if let Some(wish) = wish {
        quill.write(view, sheet, &wish);
        if matches!(wish, OrderWish::Seal) {
            let_go_of_the_keyboard(context);
        }
    }
    Ok(())
}

/// The mate’s pencil lies beside the slip, and why he would have the card in hand as he wrote it.
fn the_mates_slip(
    context: &Context,
    beside: Rect,
    writing: &Writing,
    (mate, may_withdraw): (MateStand, bool),
) -> Option<OrderWish> {
    let Writing { speech, sheet, .. } = writing;
    let reasons: Vec<String> = sheet.reasons.iter().map(|reason| speech.relate(reason)).collect();
    let slip = MateSlip { speech, mate, reasons: &reasons, in_pencil: sheet.in_pencil, may_withdraw };
    mate_slip(context, beside, &slip).map(OrderWish::Mate)
}

/// What the mate came to is written in pencil, for the seat that asked.
fn take_his_pencil(
    mut given: MessageReader<CounselGiven<TheShips>>,
    mut draft: ResMut<DraftOrder>,
    thinks: Res<MateThinks>,
    mut redraw: ResMut<Redraw>,
) {
    for CounselGiven { seat, counsel } in given.read() {
        if draft.seat == Some(*seat) {
            draft.pencil_in(counsel.clone());
        }
        redraw.ask();
    }
    // His answer is waited for.
    if thinks.0 {
        redraw.ask();
    }
}

fn forget(_: On<TableCleared>, mut draft: ResMut<DraftOrder>, mut drawer: ResMut<Drawer>, mut last: ResMut<LastTurn>) {
    *draft = DraftOrder::default();
    drawer.0.clear();
    last.0.clear();
}

/// A battle that goes on has a last turn too: what each seat sealed last.
fn remember(before: Res<SealedBefore<TheShips>>, mut last: ResMut<LastTurn>) {
    for (seat, order) in &before.0 {
        if let Order::Cards { cards, .. } = order {
            last.0.insert(*seat, cards.clone());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    belongs_as(app, put_the_cards_aside);
    belongs::<Drawer>(app);
    belongs::<LastTurn>(app);
    belongs::<OnTheDesk>(app);
    app.init_resource::<DraftOrder>()
        .add_message::<OrderCopied<TheShips>>()
        .init_resource::<LastTurn>()
        .init_resource::<Muted>()
        .init_resource::<Drawer>()
        .init_resource::<OnTheDesk>()
        .add_observer(forget)
        .add_systems(Update, remember.run_if(resource_exists_and_changed::<SealedBefore<TheShips>>))
        .add_systems(
            Update,
            (
                write_with_keys
                    .run_if(resource_exists::<Hands>.and_then(in_state(Menu::None)))
                    .before(PlaySystems::TakeOrders),
                seal_for_the_late.run_if(resource_exists::<Redraw>).before(PlaySystems::TakeOrders),
                (take_the_cards_out, copy, take_his_pencil.run_if(resource_exists::<Redraw>), lay_the_sheet)
                    .chain()
                    .after(PlaySystems::Show)
                    .after(CounselSystems),
            ),
        )
        .add_systems(
            PreUpdate,
            rub_out_first
                .after(HandSystems)
                .after(PointSystems)
                .run_if(resource_exists::<Hands>.and_then(in_state(Menu::None))),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(at_the_table));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::kernel::Seat;

    #[test]
    fn what_each_seat_sealed_last_before_the_save_can_be_written_again() {
        let ship = ShipId::try_from("revenge").unwrap_or_else(|_| panic!("an id"));
        let cards = |step: Step, steps: usize| {
            let route = crate::rules::the_ships::orders::Route(vec![step; steps]);
            Order::cards([(ship, OrderCard { route, ..OrderCard::default() })].into())
        };
        let orders = vec![
            (Seat(0), cards(Step::Forward, 1)),
            (Seat(1), cards(Step::Forward, 2)),
            (Seat(0), cards(Step::Left, 3)),
            (Seat(1), Order::Concede),
        ];
        let mut app = App::new();
        app.init_resource::<LastTurn>()
            .insert_resource(SealedBefore::<TheShips>(orders))
            .add_systems(Update, remember.run_if(resource_exists_and_changed::<SealedBefore<TheShips>>));
        app.update();
        let last = &app.world().resource::<LastTurn>().0;
        let route = |seat: u8| last[&Seat(seat)][&ship].route.0.clone();
        assert_eq!((route(0), route(1)), (vec![Step::Left; 3], vec![Step::Forward; 2]));
    }
}
