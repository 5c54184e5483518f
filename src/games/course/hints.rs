//! Hints outside the course: the first time something new is asked for, one quiet sentence beside it, and never again.

use bevy::prelude::*;
use bevy_egui::egui::{Area, AreaState, Context, Frame, Id, Order, Pos2, Rect, Shape, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::passes::Passes;
use super::readings::Readings;
use super::tutor::{Tutor, TutorSystems};
use crate::games::papers::{PaperSystems, above, at_the_table, below, curtain};
use crate::logbook::data::lessons::{Hint, Pointer};
use crate::logbook::wording::{key, names};
use crate::play::on_the_table::OnTheTable;
use crate::table::pacing::redraw_on;
use crate::table::settings::Settings;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::free_room::{free, taken};
use crate::table::theme::furniture::{hint, pressed, show_at_once};
use crate::table::theme::landmarks;
use crate::table::theme::slips::{self, OfferState, offer};

/// The hint that is said now.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Hinted(Option<Hint>);

impl Hinted {
    /// It points at these.
    #[must_use]
    pub fn pointers(&self) -> &[Pointer] {
        self.0.as_ref().map_or(&[], |hint| &hint.point)
    }
}

/// Hints at new things, while no lesson is taught; a hint that no longer holds is taken back.
fn hint_at_what_is_new(
    settings: Res<Settings>,
    readings: Res<Readings>,
    shelf: Res<Shelf>,
    (tutor, on): (Res<Tutor>, Res<OnTheTable>),
    mut passes: ResMut<Passes>,
    mut hinted: ResMut<Hinted>,
) {
    // Without a memory of hints they would be repeated.
    let may = settings.hints && passes.are_kept() && tutor.taught().is_none() && tutor.played().is_some();
    if hinted.0.as_ref().is_some_and(|hint| !may || !readings.fulfil(&hint.when)) {
        hinted.0 = None;
    }
    if hinted.0.is_some() || !may {
        return;
    }
    let here = |game: &String| on.0.is_some_and(|on| on.0 == *game);
    let new = |hint: &&Hint| {
        hint.game.as_ref().is_none_or(here) && !passes.was_hinted(&hint.id) && readings.fulfil(&hint.when)
    };
    let Some(hint) = shelf.0.lessons().hints.values().find(new).cloned() else { return };
    passes.hint(&hint.id);
    hinted.0 = Some(hint);
}

/// A hint is this wide.
const WIDTH: f32 = 280.0;
/// It keeps this far from the thing it points at.
const BESIDE: f32 = 12.0;

/// Places a hint: beside its thing, where nothing else lies, or where it covers least.
fn place(context: &Context, id: Id, beside: Option<Rect>) -> Pos2 {
    let window = context.viewport_rect();
    let size = AreaState::load(context, id).and_then(|state| state.size).unwrap_or(vec2(WIDTH, 90.0));
    let (top, bottom) = (window.top() + below(context), window.bottom() - above(context));
    let corner = pos2(window.left() + 8.0, top);
    let [far_left, far_right] = [corner.x, window.right() - size.x - 8.0].map(|x| pos2(x, top));
    let middle = pos2(window.center().x - size.x / 2.0, top);
    let taken = taken(context, id);
    let Some(rect) = beside else {
        let places = [middle, far_right, far_left].map(|at| Rect::from_min_size(at, size));
        return free(window, &taken, places).map_or(corner, |place| place.min);
    };
    let lowest = (bottom - size.y).max(window.top());
    // Beside the sheet, not on it.
    let sheet = taken.iter().copied().find(|sheet| sheet.contains(rect.center())).unwrap_or(rect);
    let (left, right) = (sheet.left() - size.x - BESIDE, sheet.right() + BESIDE);
    let level = rect.top().min(lowest);
    let [under, over] = [rect.bottom() + BESIDE, rect.top() - size.y - BESIDE].map(|y| pos2(rect.left(), y));
    let beside = [pos2(left, level), pos2(right, level), under];
    let places = beside.into_iter().chain([middle, far_left, far_right]);
    let places = places.map(|at| Rect::from_min_size(at, size));
    let places = places.filter(|place| !place.intersects(rect));
    // With no room left it lies over something else, but not over its subject.
    let kept_in = |at: Pos2| pos2(at.x.min(window.right() - size.x - 8.0).max(corner.x), at.y.min(lowest).max(top));
    let otherwise = [pos2(left, level), under, over, corner].map(|at| Rect::from_min_size(kept_in(at), size));
    let clear = otherwise.into_iter().find(|place| !place.intersects(rect));
    free(window, &taken, places).or(clear).map_or(corner, |place| place.min)
}

fn show(mut contexts: EguiContexts, speech: Res<Speech>, mut hinted: ResMut<Hinted>) -> Result {
    let Some(said) = &hinted.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let id = Id::new("hint");
    show_at_once(context, id);
    let beside = said.point.iter().find_map(|pointer| match pointer {
        Pointer::Panel(name) => landmarks::find(context, name).map(|found| found.rect),
        Pointer::Piece(_) | Pointer::Hex(..) => None,
    });
    let at = place(context, id, beside);
    let words = speech.say(names::hint(&said.id));
    let away = Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(at)
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(WIDTH);
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(vec2(12.0, 8.0)).show(ui, |ui| {
                hint(ui, &words);
                pressed(&offer(ui, &speech.say(key::HINT_SEEN), OfferState::default()))
            });
            ui.painter().set(under, slips::slip(inside.response.rect, &Colours::of(ui.ctx())));
            inside.inner
        })
        .inner;
    if away {
        hinted.0 = None;
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<Hinted>(app);
    app.init_resource::<Hinted>()
        .add_systems(Update, hint_at_what_is_new.after(TutorSystems))
        .add_systems(EguiPrimaryContextPass, show.after(PaperSystems).run_if(at_the_table).run_if(curtain::is_up));
}
