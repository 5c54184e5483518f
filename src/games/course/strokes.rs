//! "Show me": does a hand's strokes once for the player, by the same ways as a hand does them.

use std::str::FromStr;

use bevy::prelude::*;
use bevy_egui::egui::Event;
use bevy_egui::egui::accesskit::{self, ActionRequest, TreeId};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

use super::readings::Readings;
use super::tutor::Tutor;
use crate::logbook::data::lessons::Stroke;
use crate::table::settings::bindings::{Action, HandSystems, Hands};
use crate::table::theme::landmarks;
use crate::table::under::PointSystems;

/// The mate is asked for advice; a game with lessons that need it writes the advice down where its player would.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MateAsked;

/// Seconds between one stroke and the next: they are to be seen.
const BETWEEN: f32 = 0.5;
/// A key is kept down this long.
const HELD: f32 = 0.7;
/// A thing that is to be pressed may take this long to be drawn.
const PATIENCE: f32 = 3.0;

/// Strokes that show a step to the player. Dice in the hand are let go and a question is answered first, for until then
/// nothing else lies there to be pressed. `there` says of a landmark whether it is drawn.
pub(super) fn shown(step: &[Stroke], readings: &Readings, there: impl Fn(&str) -> bool) -> Vec<Stroke> {
    let is = |name: &str, word: &str| readings.of(name) == Some(&word.into());
    let answers = || step.iter().any(|stroke| matches!(stroke, Stroke::Press(name) if there(name)));
    if is("dice", "held") && !is("asked", "waits") {
        vec![Stroke::Do(Action::TipIn.to_string())]
    } else if is("asked", "choose") && !answers() {
        vec![Stroke::Press("choice:0".into())]
    } else {
        step.to_vec()
    }
}

/// The wait before the first stroke, and whether it has begun.
#[derive(Default)]
struct Pen {
    waited: f32,
    since: f32,
}

fn draw(
    mut tutor: ResMut<Tutor>,
    mut pen: Local<Pen>,
    time: Res<Time>,
    mut hands: ResMut<Hands>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut mate: MessageWriter<MateAsked>,
) {
    let Some(stroke) = tutor.strokes.front().cloned() else {
        *pen = Pen::default();
        return;
    };
    let seconds = time.delta_secs();
    pen.waited += seconds;
    pen.since += seconds;
    if pen.waited < BETWEEN {
        return;
    }
    let done = match &stroke {
        Stroke::Press(name) => {
            let pressed = contexts.iter_mut().any(|(mut context, mut input)| press(&mut context, &mut input, name));
            pressed || pen.since > PATIENCE
        }
        Stroke::Do(deed) => {
            if let Ok(deed) = Action::from_str(deed) {
                hands.lend(deed, true);
            }
            true
        }
        Stroke::Hold(deed) => {
            if let Ok(deed) = Action::from_str(deed) {
                hands.lend(deed, pen.waited - seconds < BETWEEN);
            }
            pen.waited > BETWEEN + HELD
        }
        Stroke::Mate => {
            mate.write(MateAsked);
            true
        }
    };
    if done {
        tutor.strokes.pop_front();
        *pen = Pen::default();
    }
}

/// As a screen reader presses it.
fn press(context: &mut EguiContext, input: &mut EguiInput, name: &str) -> bool {
    let Some(found) = landmarks::find(context.get_mut(), name) else { return false };
    let request = ActionRequest {
        action: accesskit::Action::Click,
        target_tree: TreeId::ROOT,
        target_node: found.id.accesskit_id(),
        data: None,
    };
    input.events.push(Event::AccessKitActionRequest(request));
    true
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MateAsked>().add_systems(
        PreUpdate,
        draw.after(HandSystems)
            .before(PointSystems)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_in_the_hand_and_open_questions_come_before_what_the_step_shows() {
        let step = [Stroke::Press("seal".into())];
        let of = |asked: &str, dice: &str, there: bool| {
            let mut readings = Readings::default();
            readings.set("asked", asked);
            readings.set("dice", dice);
            shown(&step, &readings, |_| there)
        };
        let tipped = vec![Stroke::Do("tip-in".into())];
        assert_eq!(of("orders", "none", true), step);
        assert_eq!(of("throw", "held", false), tipped);
        assert_eq!(of("throw", "flying", false), step);
        assert_eq!(of("waits", "held", false), step, "a bot lets go by itself");
        assert_eq!(of("choose", "none", false), [Stroke::Press("choice:0".into())]);
        assert_eq!(of("choose", "none", true), step, "the step itself answers");
        let mut bare = Readings::default();
        bare.set("dice", "held");
        assert_eq!(shown(&step, &bare, |_| false), tipped, "five dice for nothing but practice");
    }
}
