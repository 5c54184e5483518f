//! Named things on panels, so that a player can be led to them: each keeps the place where it was drawn last.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::{Align, Context, Id, LayerId, Rect, Response};

/// The place where a named thing was drawn last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Landmark {
    /// Its visible part.
    pub rect: Rect,
    pub id: Id,
    /// The sheet on which it stands.
    layer: LayerId,
    /// The pass in which it was drawn.
    pass: u64,
}

/// All landmarks drawn, and those to be brought into sight.
#[derive(Clone, Default)]
struct Chart {
    drawn: BTreeMap<String, Landmark>,
    sought: BTreeSet<String>,
    brought: BTreeSet<String>,
}

fn chart() -> Id {
    Id::new("landmarks")
}

/// Gives a name to the thing just drawn. A sought one that is scrolled away is brought into sight, once.
pub fn landmark(response: &Response, name: impl Into<String>) {
    let name = name.into();
    let pass = response.ctx.cumulative_pass_nr();
    let away = response.ctx.data_mut(|data| {
        let chart: &mut Chart = data.get_temp_mut_or_default(chart());
        let rect = response.interact_rect;
        chart.drawn.insert(name.clone(), Landmark { rect, id: response.id, layer: response.layer_id, pass });
        let shown = rect.is_positive() && rect.height() >= response.rect.height() * 0.6;
        !shown && chart.sought.contains(&name) && chart.brought.insert(name)
    });
    if away {
        response.scroll_to_me(Some(Align::Center));
    }
}

/// From now on the player is led to these, and to nothing else.
pub fn lead_to(context: &Context, sought: BTreeSet<String>) {
    context.data_mut(|data| {
        let chart: &mut Chart = data.get_temp_mut_or_default(chart());
        if chart.sought != sought {
            (chart.sought, chart.brought) = (sought, BTreeSet::new());
        }
    });
}

/// The landmark of this name, if it was drawn in this pass or the one before; without one the first of its kind:
/// `move` is any `move:SHIP`.
#[must_use]
pub fn find(context: &Context, name: &str) -> Option<Landmark> {
    let pass = context.cumulative_pass_nr();
    let kind = format!("{name}:");
    context.data(|data| {
        let drawn = data.get_temp::<Chart>(chart())?.drawn;
        let of_its_kind = drawn.range(kind.clone()..).take_while(|(name, _)| name.starts_with(&kind));
        let all = drawn.get(name).into_iter().chain(of_its_kind.map(|(_, found)| found));
        all.copied().find(|found| found.pass + 1 >= pass)
    })
}

/// The same, where it is in sight: nothing that could be clicked lies over it.
#[must_use]
pub fn in_sight(context: &Context, name: &str) -> Option<Landmark> {
    let found = find(context, name).filter(|found| found.rect.is_positive())?;
    context.layer_id_at(found.rect.center()).is_none_or(|top| top == found.layer).then_some(found)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Order, RawInput, pos2, vec2};

    use super::*;

    #[test]
    fn any_of_a_kind_is_found_where_none_is_named() {
        let context = Context::default();
        let mut seen = Vec::new();
        for names in [&["move:rover", "move:raven", "moveable"][..], &["move:raven"], &[]] {
            for _ in 0..2 {
                let mut output = context.run_ui(RawInput::default(), |ui| {
                    names.iter().for_each(|name| landmark(&ui.button(*name), *name));
                });
                output.textures_delta.clear();
            }
            let place = |name: &str| find(&context, name).map(|found| found.rect.top());
            seen.push([place("move") == place("move:raven"), place("move").is_some(), place("mov").is_some()]);
        }
        assert_eq!(seen[..2], [[true, true, false]; 2]);
    }

    #[test]
    fn what_lies_under_a_page_is_not_in_sight() {
        let context = Context::default();
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0));
        let mut seen = Vec::new();
        for page in [false, false, true, true] {
            let input = RawInput { screen_rect: Some(window), ..RawInput::default() };
            let mut output = context.run_ui(input, |ui| {
                let context = ui.ctx().clone();
                Area::new(Id::new("slip")).fixed_pos(pos2(50.0, 50.0)).show(&context, |ui| {
                    landmark(&ui.button("Seal"), "seal");
                });
                if page {
                    let over = Area::new(Id::new("page")).order(Order::Foreground).fixed_pos(window.min);
                    over.show(&context, |ui| ui.expand_to_include_rect(window));
                }
            });
            output.textures_delta.clear();
            seen.push((find(&context, "seal").is_some(), in_sight(&context, "seal").is_some()));
        }
        assert_eq!((seen[1], seen[3]), ((true, true), (true, false)));
    }
}
