//! Things on panels that have a name, so that a player can be led to them: where each of them was drawn last.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::{Align, Context, Id, Rect, Response};

/// The place where a named thing was drawn last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Landmark {
    /// What can be seen of it.
    pub rect: Rect,
    /// Which thing it is.
    pub id: Id,
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

/// Gives what was just drawn a name. What is led to and scrolled away is brought into sight, once.
pub fn landmark(response: &Response, name: impl Into<String>) {
    let name = name.into();
    let pass = response.ctx.cumulative_pass_nr();
    let away = response.ctx.data_mut(|data| {
        let chart: &mut Chart = data.get_temp_mut_or_default(chart());
        let rect = response.interact_rect;
        chart.drawn.insert(name.clone(), Landmark { rect, id: response.id, pass });
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

/// Where this was drawn, in this pass or the one before.
#[must_use]
pub fn find(context: &Context, name: &str) -> Option<Landmark> {
    let pass = context.cumulative_pass_nr();
    let found = context.data(|data| data.get_temp::<Chart>(chart())?.drawn.get(name).copied())?;
    (found.pass + 1 >= pass).then_some(found)
}
