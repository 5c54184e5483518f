//! Hints outside the course: the first time something new is asked for, one quiet sentence beside it, and never again.

use bevy::prelude::*;
use bevy_egui::egui::{Area, Frame, Id, Order, Shape, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::passes::Passes;
use super::readings::{ReadSystems, Readings};
use super::tutor::Tutor;
use crate::games::papers::{PaperSystems, above, at_the_table, below, curtain};
use crate::logbook::data::lessons::{Hint, Pointer};
use crate::logbook::wording::{key, names};
use crate::table::settings::Settings;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Stir;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, pressed, show_at_once};
use crate::table::theme::landmarks;
use crate::table::theme::slips::{Stand, offer, slip};

/// The hint that is said now.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Hinted(Option<Hint>);

impl Hinted {
    /// What it points at.
    #[must_use]
    pub fn pointers(&self) -> &[Pointer] {
        self.0.as_ref().map_or(&[], |hint| &hint.point)
    }
}

/// Says what is new, while nobody teaches; what no longer holds is not said any longer.
fn hint_at_what_is_new(
    settings: Res<Settings>,
    readings: Res<Readings>,
    shelf: Res<Shelf>,
    tutor: Res<Tutor>,
    mut passes: ResMut<Passes>,
    mut hinted: ResMut<Hinted>,
    mut stir: ResMut<Stir>,
) {
    // What cannot be remembered would be said again.
    let may = settings.hints && passes.are_kept() && tutor.taught().is_none() && tutor.played().is_some();
    if hinted.0.as_ref().is_some_and(|hint| !may || !readings.fulfil(&hint.when)) {
        hinted.0 = None;
        stir.up();
    }
    if hinted.0.is_some() || !may {
        return;
    }
    let new = |hint: &&Hint| !passes.was_hinted(&hint.id) && readings.fulfil(&hint.when);
    let Some(hint) = shelf.0.lessons().hints.values().find(new).cloned() else { return };
    passes.hint(&hint.id);
    hinted.0 = Some(hint);
    stir.up();
}

/// So wide a hint is.
const WIDTH: f32 = 280.0;

fn show(mut contexts: EguiContexts, speech: Res<Speech>, mut hinted: ResMut<Hinted>, mut stir: ResMut<Stir>) -> Result {
    let Some(said) = &hinted.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let id = Id::new("hint");
    show_at_once(context, id);
    let beside = said.point.iter().find_map(|pointer| match pointer {
        Pointer::Panel(name) => landmarks::find(context, name).map(|found| found.rect),
        Pointer::Piece(_) | Pointer::Hex(..) => None,
    });
    let at = match beside {
        Some(rect) if rect.left() - WIDTH - 24.0 > window.left() => pos2(rect.left() - WIDTH - 24.0, rect.top()),
        Some(rect) => pos2(rect.left(), rect.bottom() + 12.0),
        None => pos2(window.left() + 8.0, window.top() + below(context)),
    };
    let lowest = (window.bottom() - above(context) - 90.0).max(window.top());
    let words = speech.say(names::hint(&said.id));
    let away = Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(pos2(at.x, at.y.min(lowest)))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(WIDTH);
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(vec2(12.0, 8.0)).show(ui, |ui| {
                hint(ui, &words);
                pressed(&offer(ui, &speech.say(key::HINT_SEEN), Stand::default()))
            });
            ui.painter().set(under, slip(inside.response.rect, &Colours::of(ui.ctx())));
            inside.inner
        })
        .inner;
    if away {
        hinted.0 = None;
        stir.up();
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hinted>()
        .add_systems(
            Update,
            hint_at_what_is_new
                .after(ReadSystems)
                .run_if(resource_exists::<Shelf>.and_then(resource_exists::<Settings>)),
        )
        .add_systems(EguiPrimaryContextPass, show.after(PaperSystems).run_if(at_the_table).run_if(curtain::is_up));
}
