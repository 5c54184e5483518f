//! What is written on the panels and where, from the tree that egui keeps for screen readers.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::{EguiContext, EguiOutput};

use crate::table::camera::TableCamera;

/// Something written.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// The words.
    pub text: String,
    /// What it is: `Button`, `CheckBox`, `Label`...
    pub role: String,
    /// Its middle, in logical pixels of the window.
    pub at: Vec2,
    /// It can be used.
    pub enabled: bool,
    /// It is only read.
    pub plain: bool,
    /// The keyboard is on it.
    pub focused: bool,
}

/// Asks egui to keep the tree from now on.
pub fn keep_the_tree(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<TableCamera>>();
    for mut context in contexts.iter_mut(world) {
        context.get_mut().enable_accesskit();
    }
}

/// Everything that was written in the last frame.
pub fn written(world: &mut World) -> Vec<Label> {
    let mut outputs = world.query_filtered::<(&mut EguiContext, &EguiOutput, &Camera), With<TableCamera>>();
    let mut found = Vec::new();
    for (mut context, output, camera) in outputs.iter_mut(world) {
        let zoom = context.get_mut().zoom_factor();
        let size = camera.logical_viewport_size().unwrap_or(Vec2::splat(f32::MAX));
        let Some(tree) = &output.platform_output.accesskit_update else { continue };
        for (id, node) in &tree.nodes {
            let text = node.label().or(node.value()).or(node.placeholder()).unwrap_or_default().trim();
            let Some(bounds) = node.bounds().filter(|_| !text.is_empty()) else { continue };
            let at = Vec2::new((bounds.x0 + bounds.x1) as f32, (bounds.y0 + bounds.y1) as f32) / 2.0 * zoom;
            if at.x < 0.0 || at.y < 0.0 || at.x > size.x || at.y > size.y {
                continue;
            }
            let role = node.role();
            found.push(Label {
                text: text.to_owned(),
                role: format!("{role:?}"),
                at,
                enabled: !node.is_disabled(),
                plain: matches!(role, Role::Label | Role::Unknown | Role::GenericContainer),
                focused: *id == tree.focus,
            });
        }
    }
    found.sort_by(|a, b| (a.at.y, a.at.x).partial_cmp(&(b.at.y, b.at.x)).unwrap_or(std::cmp::Ordering::Equal));
    found
}

/// What the keyboard is on, if it is on a panel.
pub fn focused(world: &mut World) -> Option<String> {
    let mut outputs = world.query_filtered::<&EguiOutput, With<TableCamera>>();
    let output = outputs.iter(world).next()?;
    let tree = output.platform_output.accesskit_update.as_ref()?;
    let (_, node) = tree.nodes.iter().find(|(id, _)| *id == tree.focus)?;
    node.label().or(node.value()).or(node.placeholder()).map(str::to_owned)
}

/// The `count`th thing of this name: what can be used before what is only read, the exact words before a part of them.
#[must_use]
pub fn find<'a>(labels: &'a [Label], text: &str, count: usize) -> Option<&'a Label> {
    let small = text.to_lowercase();
    let same = |label: &Label| label.text == text;
    let alike = |label: &Label| label.text.to_lowercase().contains(&small);
    let usable = |label: &Label| label.enabled && !label.plain;
    let nth = |fits: &dyn Fn(&Label) -> bool| labels.iter().filter(|label| fits(label)).nth(count.saturating_sub(1));
    nth(&|label| same(label) && usable(label))
        .or_else(|| nth(&|label| same(label)))
        .or_else(|| nth(&|label| alike(label) && usable(label)))
        .or_else(|| nth(&|label| alike(label)))
}
