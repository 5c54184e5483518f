//! The desktop's screen readers: the tree of panels and table is kept once one of them listens, and what it asks for is done.
//!
//! `bevy_egui` hands the tree on to the window but keeps it from the first picture on, and reads no wishes.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

/// Who does not listen costs nothing.
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

fn heed(mut wishes: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    for wish in wishes.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(wish.0.clone()));
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
                heed.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            ),
        );
}
