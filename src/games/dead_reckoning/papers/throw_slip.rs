//! The slip over the tray while cubes wait in the hand: whose throw it is, how many, and how they go in.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Frame, Id, Label, Order, RichText, Shape, Ui, vec2};

use crate::dice::Way;
use crate::games::dead_reckoning::crests::cube;
use crate::games::papers::below;
use crate::games::papers::desk::Desk;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::wants::Why;
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Deed, KeyNames};
use crate::table::stage::Redraw;
use crate::table::theme::furniture::{Voice, hint, plate, pressed, show_at_once};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::{Colours, ornaments, paper};
use crate::table::throwing::hand::LetGo;
use crate::table::throwing::throw::Throw;

/// Joins the slip with the throw that is asked for.
pub(super) fn show_the_throw(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    throws: Query<&Throw>,
    settings: Res<Settings>,
    names: Res<KeyNames>,
    mut let_go: MessageWriter<LetGo>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let Asked::Throw { by, request, why } = &seen.asked else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let id = Id::new("duel-throw");
    show_at_once(context, id);
    let speech = &desk.speech;
    let window = context.viewport_rect();
    let waits = throws.iter().any(|throw| throw.held().is_some()) || desk.lets_go_afar();
    if !waits && !throws.is_empty() {
        // Now they are looked at.
        return Ok(());
    }
    let by_hand = waits && !desk.players.is_bot(*by) && !request.fresh.is_empty();
    Area::new(id)
        .order(Order::Middle)
        .anchor(Align2::CENTER_TOP, vec2(0.0, below(context)))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width((window.width() * 0.5).clamp(160.0, 560.0));
            slip(ui, |ui| {
                let colours = Colours::of(ui.ctx());
                ui.horizontal_wrapped(|ui| {
                    if let Some(own) = seen.view.table.at_seat(*by) {
                        cube(ui, own.colour, 18.0);
                    }
                    let asked = speech.relate(&words::why(why));
                    let count = speech.say(key::DuelCubes { count: request.thrown() });
                    let line = speech.say(key::DuelWithNote { what: Arg::text(asked), note: Arg::text(count) });
                    ui.add(Label::new(RichText::new(line).color(colours.ink)).wrap());
                });
                // Cubes that are put down by hand are no matter of chance.
                let falls = *why != Why::PutDown;
                for odds in words::odds_of_zones().iter().filter(|_| falls) {
                    hint(ui, &speech.relate(odds));
                }
                let chord = |deed| {
                    let chord = settings.bindings.chords(deed).next();
                    Arg::text(chord.map_or(String::new(), |chord| chord.label(&names, speech)))
                };
                let how = match by_hand {
                    true => speech.say(key::DuelThrowHow { tip: chord(Deed::TipIn), throw: chord(Deed::Throw) }),
                    false => speech.say(key::DUEL_THROW_BY_ITSELF),
                };
                ui.horizontal_wrapped(|ui| {
                    if by_hand {
                        let tip = plate(ui, &speech.say(key::DUEL_TIP), Voice::First);
                        landmark(&tip, "tower");
                        if pressed(&tip) {
                            let_go.write(LetGo(Way::Tower));
                            redraw.ask();
                        }
                    }
                    hint(ui, &how);
                });
            });
        });
    Ok(())
}

/// A strip of walnut would hide the tray: a slip of parchment.
fn slip(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let inside = Frame::NONE.inner_margin(vec2(14.0, 8.0)).show(ui, add);
    let rect = inside.response.rect;
    let shape = Shape::Vec(vec![
        ornaments::strip(ui.ctx(), rect.expand(3.0), &colours),
        paper::parchment(ui.ctx(), rect.shrink(2.0), &colours),
    ]);
    ui.painter().set(under, shape);
}
