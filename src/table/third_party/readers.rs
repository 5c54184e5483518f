//! The desktop's screen readers: the tree of panels and table is kept once one of them listens, and its wishes are
//! carried out.
//!
//! `bevy_egui` hands the tree on to the window but keeps it from the first picture on, and reads no wishes.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Event, accesskit_root_id};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};

/// The tree costs nothing before a reader listens.
fn listen(requested: Res<AccessibilityRequested>, mut contexts: Query<&mut EguiContext>, mut listening: Local<bool>) {
    let asked = requested.get();
    for mut context in &mut contexts {
        if !context.is_added() && asked == *listening {
            continue;
        }
        if asked {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
    *listening = asked;
}

fn forward_requests(
    mut wishes: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for wish in wishes.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(wish.0.clone()));
        }
    }
}

/// The window is called by its title.
fn call_the_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
) {
    let Ok(window) = windows.single() else { return };
    let root = accesskit_root_id().accesskit_id();
    let trees = outputs.iter_mut().filter_map(|output| output.into_inner().platform_output.accesskit_update.as_mut());
    for (id, node) in trees.flat_map(|tree| &mut tree.nodes) {
        if *id == root {
            node.set_label(window.title.as_str());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // The engine brings these with its window; tests have none.
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (
                listen.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::ProcessInput),
                forward_requests.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .add_systems(
            PostUpdate,
            call_the_window.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        );
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;
    use bevy_egui::egui::accesskit::{Action, ActionRequest as Wish, NodeId, TreeId};

    use super::*;

    #[test]
    fn the_tree_is_kept_while_a_reader_listens_and_what_it_asks_for_comes_to_the_panels() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        let window = app.world_mut().spawn(PrimaryEguiContext).id();
        let kept = |app: &mut App| {
            app.update();
            let context = app.world_mut().get_mut::<EguiContext>(window).unwrap().get_mut().clone();
            let mut output = context.run_ui(RawInput::default(), |_| {});
            output.textures_delta.clear();
            output.platform_output.accesskit_update.is_some()
        };
        assert!(!kept(&mut app));
        app.world().resource::<AccessibilityRequested>().set(true);
        assert!(kept(&mut app));
        let wish = Wish { action: Action::Click, target_tree: TreeId::ROOT, target_node: NodeId(7), data: None };
        app.world_mut().write_message(ActionRequest(wish.clone()));
        app.update();
        let heard = &app.world().get::<EguiInput>(window).unwrap().events;
        assert_eq!(*heard, [Event::AccessKitActionRequest(wish)]);
        app.world().resource::<AccessibilityRequested>().set(false);
        assert!(!kept(&mut app));
    }
}
