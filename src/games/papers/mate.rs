//! The mate, for every game with captains that give advice: leave to ask, and the slip with reasons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Context, Frame, Id, Label, Order, Rect, RichText, Shape, Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub use super::interface::MateWish;
use super::sheets::{AT_THE_RIGHT, Drafts, Reading, Reckoned, TurnSystems};
use super::{PaperSystems, Papers};
use crate::games::course::Tutor;
use crate::logbook::wording::key;
use crate::play::PlaySystems;
use crate::play::consent::{Assembly, Motion};
use crate::play::counsel::{CounselGiven, CounselSystems, MateAgreed, MateConsulted, MateThinks};
use crate::play::on_the_table::has_the_table;
use crate::play::players::Players;
use crate::play::saves::Unsaved;
use crate::table::sheet::lies;
use crate::table::speech::Speech;
use crate::table::stage::Redraw;
use crate::table::theme::Colours;
use crate::table::theme::furniture::show_at_once;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::signs::Sign;
use crate::table::theme::slips::{OfferState, because, offer, plaque, slip};

/// The mate's readiness at this window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateStand {
    Free,
    Thinks,
    /// Not all have agreed; they can be asked.
    NotAgreed,
    /// A lesson goes on.
    Lesson,
}

impl MateStand {
    /// The words under the pointer.
    const fn hint(self) -> &'static str {
        match self {
            Self::Free => key::MATE_ASK_HINT,
            Self::Thinks => key::MATE_THINKS_HINT,
            Self::NotAgreed => key::MATE_NOT_AGREED_HINT,
            Self::Lesson => key::MATE_LESSON_HINT,
        }
    }
}

/// The way to the mate, for the player who writes at this window.
#[derive(SystemParam)]
pub struct MatesDoor<'w> {
    agreed: ResMut<'w, MateAgreed>,
    thinks: Res<'w, MateThinks>,
    players: Res<'w, Players>,
    tutor: Res<'w, Tutor>,
    assembly: Assembly<'w>,
    unsaved: ResMut<'w, Unsaved>,
    consulted: MessageWriter<'w, MateConsulted>,
}

impl MatesDoor<'_> {
    /// Are there others who have to agree?
    #[must_use]
    pub fn asks_others(&self) -> bool {
        self.players.persons() > 1
    }

    /// Finds the mate's availability. A player alone needs no consent.
    #[must_use]
    pub fn stand(&self) -> MateStand {
        let taught = self.tutor.step().is_some();
        match (taught, self.thinks.0) {
            (true, _) => MateStand::Lesson,
            (_, true) => MateStand::Thinks,
            _ if self.agreed.0 || !self.asks_others() => MateStand::Free,
            _ => MateStand::NotAgreed,
        }
    }

    /// Asks the mate, or asks all for leave to ask.
    pub fn apply(&mut self, wish: MateWish) {
        match (wish, self.stand()) {
            (MateWish::Ask, MateStand::Free) => {
                self.unsaved.0 |= self.agreed.set_if_neq(MateAgreed(true));
                self.consulted.write(MateConsulted);
            }
            (MateWish::Ask, MateStand::NotAgreed) => self.assembly.moves(Motion::Mate(true)),
            (MateWish::Withdraw, _) => self.assembly.moves(Motion::Mate(false)),
            (MateWish::Ask | MateWish::Keep | MateWish::RubOut, _) => {}
        }
    }
}

/// The mate's slip, beside the sheet on which orders are written: the pencil alone, or reasons too.
pub struct MateSlip<'a> {
    pub speech: &'a Speech,
    pub mate: MateStand,
    /// The reasons for the advice, a sentence each.
    pub reasons: &'a [String],
    /// The advice is in pencil still.
    pub in_pencil: bool,
    /// Others have agreed to it, and the player at this window may think better of it.
    pub may_withdraw: bool,
}

/// The mate's pencil lies beside the sheet that is written, with the mate's reasons for the order.
fn lay_his_slip<G: Papers>(
    mut contexts: EguiContexts,
    reading: Reading<G>,
    reckoned: Res<Reckoned<G>>,
    mut drafts: ResMut<Drafts<G>>,
    mut door: MatesDoor,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some((reasons, in_pencil)) = G::advice(&reckoned.0) else { return Ok(()) };
    let (context, speech) = (contexts.ctx_mut()?, &*reading.desk.speech);
    let reasons: Vec<String> = reasons.iter().map(|reason| speech.relate(reason)).collect();
    let (mate, may_withdraw) = (door.stand(), door.asks_others());
    let slip = MateSlip { speech, mate, reasons: &reasons, in_pencil, may_withdraw };
    if let Some(wish) = mate_slip(context, lies(context, AT_THE_RIGHT), &slip) {
        door.apply(wish);
        if let Some(wish) = G::of_the_mate(wish) {
            reading.scene(&reckoned, |scene| drafts.apply(scene, wish));
        }
        redraw.ask();
    }
    Ok(())
}

/// The mate's order is written for the seat that asked, if it is still at the window.
fn take_his_pencil<G: Papers>(
    mut given: MessageReader<CounselGiven<G>>,
    mut drafts: ResMut<Drafts<G>>,
    thinks: Res<MateThinks>,
    mut redraw: ResMut<Redraw>,
) {
    for CounselGiven { seat, counsel } in given.read() {
        if drafts.of() == Some(*seat) {
            drafts.stroke(Some(*seat), |draft| G::pencil_in(draft, counsel.clone()));
        }
        redraw.ask();
    }
    // The window keeps drawing while the mate thinks.
    if thinks.0 {
        redraw.ask();
    }
}

/// The mate of a game.
pub fn plugin<G: Papers>(app: &mut App) {
    app.add_systems(
        Update,
        take_his_pencil::<G>
            .after(PlaySystems::Show)
            .after(CounselSystems)
            .before(TurnSystems)
            .run_if(resource_exists::<Redraw>),
    )
    .add_systems(EguiPrimaryContextPass, lay_his_slip::<G>.in_set(PaperSystems).run_if(has_the_table::<G>));
}

/// The reasons are this wide, the pencil alone is this wide; the slip has these margins.
const WIDTH: f32 = 226.0;
const PENCIL: f32 = 32.0;
const MARGIN: Vec2 = vec2(9.0, 8.0);

/// Draws the slip at the left of the sheet that lies there, pinned to it.
pub fn mate_slip(context: &Context, beside: Rect, sheet: &MateSlip) -> Option<MateWish> {
    let id = Id::new("mate");
    show_at_once(context, id);
    let width = if sheet.reasons.is_empty() { PENCIL } else { WIDTH };
    Area::new(id)
        .order(Order::Middle)
        .fixed_pos(beside.left_top() + vec2(2.0 - width - 2.0 * MARGIN.x, 30.0))
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            let colours = Colours::of(ui.ctx());
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(MARGIN).show(ui, |ui| {
                ui.set_width(width);
                mate_slip_ui(ui, sheet)
            });
            ui.painter().set(under, slip(inside.response.rect, &colours));
            inside.inner
        })
        .inner
}

/// The slip itself.
pub fn mate_slip_ui(ui: &mut Ui, sheet: &MateSlip) -> Option<MateWish> {
    let (colours, speech) = (Colours::of(ui.ctx()), sheet.speech);
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
    ui.horizontal(|ui| {
        if pencil(ui, speech, sheet.mate) {
            wish = Some(MateWish::Ask);
        }
        if !sheet.reasons.is_empty() {
            let title = RichText::new(speech.say(key::MATE_TITLE)).strong().color(colours.graphite);
            ui.add(Label::new(title).wrap());
        }
    });
    for reason in sheet.reasons {
        ui.add(Label::new(RichText::new(reason).small().color(colours.graphite)).wrap());
    }
    if sheet.reasons.is_empty() || !(sheet.in_pencil || sheet.may_withdraw) {
        return wish;
    }
    ui.horizontal_wrapped(|ui| {
        let offers = [
            (sheet.in_pencil, "mate:keep", key::MATE_KEEP, key::MATE_KEEP_HINT, MateWish::Keep),
            (sheet.in_pencil, "mate:rub-out", key::MATE_RUB_OUT, key::MATE_RUB_OUT_HINT, MateWish::RubOut),
            (sheet.may_withdraw, "mate:withdraw", key::MATE_WITHDRAW, key::MATE_WITHDRAW_HINT, MateWish::Withdraw),
        ];
        for (_, name, words, hint, asked) in offers.into_iter().filter(|(offered, ..)| *offered) {
            let response = offer(ui, &speech.say(words), OfferState::default());
            landmark(&response, name);
            if because(response, &speech.say(hint)).clicked() {
                wish = Some(asked);
            }
        }
    });
    wish
}

/// The button that asks the mate. The reason against it stands under the pointer.
fn pencil(ui: &mut Ui, speech: &Speech, mate: MateStand) -> bool {
    let name = speech.say(key::MATE_ASK);
    let told = format!("{name}\n{}", speech.say(mate.hint()));
    let against = Some(told.as_str()).filter(|_| mate != MateStand::Free);
    let stand = OfferState { against, barred: mate != MateStand::NotAgreed, ..OfferState::default() };
    let response = plaque(ui, vec2(PENCIL, 30.0), &name, stand, |painter, rect, print| {
        Sign::Pencil.paint(painter, Rect::from_center_size(rect.center(), Vec2::splat(18.0)), print, 1.5);
    });
    landmark(&response, "mate");
    let response = if against.is_none() { because(response, &told) } else { response };
    response.clicked() && matches!(mate, MateStand::Free | MateStand::NotAgreed)
}
