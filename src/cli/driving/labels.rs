//! Texts on the panels and their places, from the tree that egui keeps for screen readers.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, Role, TreeId, TreeUpdate};
use bevy_egui::egui::{self, LayerId};
use bevy_egui::{EguiContext, EguiInput, EguiOutput};
use serde_json::{Value, json};

use crate::games::papers;
use crate::table::camera::TableCamera;
use crate::table::panels::table_aloud;
use crate::table::theme::landmarks;

/// Something written.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The thing of the tree, the same from frame to frame.
    pub id: NodeId,
    pub text: String,
    /// `Button`, `CheckBox`, `Label`...
    pub role: String,
    /// Its place in the order in which a screen reader goes through the tree.
    pub told: usize,
    /// The middle of its visible part, else of all of it, in logical pixels of the window.
    pub at: Vec2,
    /// It can be seen: it is in the window, not scrolled away, and nothing lies over it.
    pub reach: Reach,
    pub panel: Option<LayerId>,
    /// It can be used.
    pub enabled: bool,
    /// It is only read.
    pub plain: bool,
    /// The keyboard is on it.
    pub focused: bool,
}

/// Visibility of a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Enough to click it.
    Clear,
    /// It is scrolled away, wholly or in its middle.
    Scrolled,
    /// Another panel lies over it.
    Covered,
}

/// Words that are looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sought {
    pub text: String,
    /// The number among those with the same words, from 1.
    pub count: usize,
    /// The heading under which it stands, on the same panel.
    pub below: Option<String>,
}

/// Asks egui to keep the tree from now on.
pub fn keep_the_tree(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<TableCamera>>();
    for mut context in contexts.iter_mut(world) {
        context.get_mut().enable_accesskit();
    }
}

fn words_of(node: &egui::accesskit::Node) -> &str {
    node.label().or(node.value()).or(node.placeholder()).unwrap_or_default().trim()
}

/// Pieces on the table stand in the tree too; they are written on no panel.
fn is_a_piece(node: &egui::accesskit::Node) -> bool {
    node.role() == table_aloud::ROLE
}

/// A press lands here: on its middle, as far as the panel shows it.
fn pressed_at(whole: egui::Rect, shown: Option<egui::Rect>, window: egui::Rect) -> (egui::Pos2, bool) {
    let shown = shown.unwrap_or(whole).intersect(window);
    let half = (whole.height() / 2.0).min(12.0);
    if shown.is_positive() && shown.height() >= half { (shown.center(), true) } else { (whole.center(), false) }
}

/// Numbers all things in the order of the tree: a panel's first part is read first.
fn reading_order(tree: &TreeUpdate) -> HashMap<NodeId, usize> {
    let children: HashMap<NodeId, &[NodeId]> = tree.nodes.iter().map(|(id, node)| (*id, node.children())).collect();
    let mut order = HashMap::default();
    let mut next: Vec<NodeId> = tree.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = next.pop() {
        if !order.contains_key(&id) {
            order.insert(id, order.len());
            next.extend(children.get(&id).into_iter().flat_map(|children| children.iter().rev()));
        }
    }
    order
}

/// Lists every label of the last frame, from the top down, those that are scrolled away too.
pub fn written(world: &mut World) -> Vec<Label> {
    let mut outputs = world.query_filtered::<(&mut EguiContext, &EguiOutput, &Camera), With<TableCamera>>();
    let mut found = Vec::new();
    for (mut context, output, camera) in outputs.iter_mut(world) {
        let context = context.get_mut();
        let zoom = context.zoom_factor();
        let size = camera.logical_viewport_size().unwrap_or(Vec2::splat(f32::MAX)) / zoom;
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y));
        let Some(tree) = &output.platform_output.accesskit_update else { continue };
        let order = reading_order(tree);
        let places: HashMap<NodeId, (LayerId, egui::Rect)> = context.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let widgets = layers.flat_map(|(layer, widgets)| widgets.iter().map(|widget| (*layer, widget)));
            widgets.map(|(layer, widget)| (widget.id.accesskit_id(), (layer, widget.interact_rect))).collect()
        });
        for (id, node) in &tree.nodes {
            if is_a_piece(node) {
                continue;
            }
            let text = words_of(node);
            let Some(bounds) = node.bounds().filter(|_| !text.is_empty()) else { continue };
            let least = egui::pos2(bounds.x0 as f32, bounds.y0 as f32);
            let whole = egui::Rect::from_min_max(least, egui::pos2(bounds.x1 as f32, bounds.y1 as f32));
            let place = places.get(id);
            let (at, shown) = pressed_at(whole, place.map(|(_, shown)| *shown), window);
            let above = context.layer_id_at(at);
            let reach = match place {
                _ if !shown => Reach::Scrolled,
                Some((layer, _)) if above.is_some_and(|above| above != *layer) => Reach::Covered,
                _ => Reach::Clear,
            };
            let role = node.role();
            found.push(Label {
                id: *id,
                told: order.get(id).copied().unwrap_or(usize::MAX),
                text: text.to_owned(),
                role: format!("{role:?}"),
                at: Vec2::new(at.x, at.y) * zoom,
                reach,
                panel: place.map(|(layer, _)| *layer),
                enabled: !node.is_disabled(),
                plain: matches!(role, Role::Label | Role::Image | Role::Unknown | Role::GenericContainer),
                focused: *id == tree.focus,
            });
        }
    }
    found.sort_by(|a, b| (a.at.y, a.at.x).partial_cmp(&(b.at.y, b.at.x)).unwrap_or(std::cmp::Ordering::Equal));
    found
}

/// Tells the table as a screen reader does: the pieces in its order, its present one, and the last happening.
pub fn aloud(world: &mut World) -> Value {
    let mut outputs = world.query_filtered::<&EguiOutput, With<TableCamera>>();
    let tree = outputs.iter(world).find_map(|output| output.platform_output.accesskit_update.as_ref());
    let Some(tree) = tree else { return Value::Null };
    let order = reading_order(tree);
    let mut pieces: Vec<_> = tree.nodes.iter().filter(|(_, node)| is_a_piece(node)).collect();
    pieces.sort_by_key(|(id, _)| order.get(id).copied());
    let on = pieces.iter().find(|(id, _)| *id == tree.focus).and_then(|(_, node)| node.label());
    let news = tree.nodes.iter().find(|(id, _)| *id == papers::aloud::node()).and_then(|(_, node)| node.value());
    let pieces = pieces.iter().map(|(_, node)| {
        let at = node.bounds().map(|at| [at.x0, at.y0, at.x1, at.y1].map(f64::round));
        json!({ "name": node.label(), "more": node.description(), "at": at, "chosen": node.is_selected() })
    });
    json!({ "on": on, "news": news, "pieces": pieces.collect::<Vec<_>>() })
}

/// Finds the thing with this name among lessons, if it was drawn just now.
pub fn mark_of(world: &mut World, name: &str) -> Option<NodeId> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<TableCamera>>();
    contexts.iter_mut(world).find_map(|mut context| Some(landmarks::find(context.get_mut(), name)?.id.accesskit_id()))
}

/// A number that changes when anything written changes: its words, its place, or where the keyboard is.
pub fn print_of(world: &mut World) -> u64 {
    let mut outputs = world.query_filtered::<&EguiOutput, With<TableCamera>>();
    let trees = outputs.iter(world).filter_map(|output| output.platform_output.accesskit_update.as_ref());
    // The order of the nodes means nothing: their prints are added up.
    trees.fold(0, |sum: u64, tree| {
        let nodes = tree.nodes.iter().filter(|(_, node)| !is_a_piece(node)).map(|(id, node)| {
            let mut print = DefaultHasher::new();
            (id.0, words_of(node), node.is_disabled(), *id == tree.focus).hash(&mut print);
            let bounds = node.bounds().unwrap_or_default();
            [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(f64::to_bits).hash(&mut print);
            print.finish()
        });
        nodes.fold(sum, u64::wrapping_add)
    })
}

/// Scrolls something into the window, as a screen reader asks for it.
pub fn scroll_to(world: &mut World, id: NodeId) {
    let mut inputs = world.query_filtered::<&mut EguiInput, With<TableCamera>>();
    let request =
        ActionRequest { action: Action::ScrollIntoView, target_tree: TreeId::ROOT, target_node: id, data: None };
    for mut input in inputs.iter_mut(world) {
        input.events.push(egui::Event::AccessKitActionRequest(request.clone()));
    }
}

/// The label under the keyboard's focus, if that is on a panel.
pub fn focused(world: &mut World) -> Option<String> {
    let mut outputs = world.query_filtered::<&EguiOutput, With<TableCamera>>();
    let output = outputs.iter(world).next()?;
    let tree = output.platform_output.accesskit_update.as_ref()?;
    let on_panel = |node: &egui::accesskit::Node| node.role() != Role::Window && !is_a_piece(node);
    let (_, node) = tree.nodes.iter().find(|(id, node)| *id == tree.focus && on_panel(node))?;
    node.label().or(node.value()).or(node.placeholder()).map(str::to_owned)
}

/// Finds the thing of this name: a visible one before one that is scrolled away, a usable one before one that is only
/// read, the exact words before their beginning before a part of them. Under a heading it is the next thing on the same
/// panel, as it is read aloud, that can be used and begins so.
#[must_use]
pub fn find<'a>(labels: &'a [Label], sought: &Sought) -> Option<&'a Label> {
    let text = sought.text.as_str();
    let nth = |fits: &dyn Fn(&Label) -> bool| labels.iter().filter(|label| fits(label)).nth(sought.count.max(1) - 1);
    let usable = |label: &Label| label.enabled && !label.plain;
    if let Some(heading) = &sought.below {
        let heading = heading.to_lowercase();
        let is_heading = |label: &&Label| label.text.to_lowercase() == heading;
        let above = labels.iter().filter(|label| label.plain).find(is_heading);
        let above = above.or_else(|| labels.iter().find(is_heading))?;
        let here = |label: &&Label| label.panel == above.panel && usable(label) && label.text.starts_with(text);
        let mut after: Vec<_> = labels.iter().filter(|label| label.told > above.told).filter(here).collect();
        after.sort_by_key(|label| label.told);
        return after.get(sought.count.max(1) - 1).copied();
    }
    let small = text.to_lowercase();
    let same = |label: &Label| label.text == text;
    let begins = |label: &Label| label.text.starts_with(text);
    let alike = |label: &Label| label.text.to_lowercase().contains(&small);
    let clear = |label: &Label| label.reach == Reach::Clear;
    nth(&|label| same(label) && usable(label) && clear(label))
        .or_else(|| nth(&|label| same(label) && usable(label)))
        .or_else(|| nth(&|label| same(label) && clear(label)))
        .or_else(|| nth(&same))
        .or_else(|| nth(&|label| begins(label) && usable(label) && clear(label)))
        .or_else(|| nth(&|label| begins(label) && usable(label)))
        .or_else(|| nth(&|label| alike(label) && usable(label)))
        .or_else(|| nth(&alike))
}
