//! Eyes in a save: every player's view of the table, and their stored views, are there again when the battle goes on.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::eyes::{EyeState, Eyes};
use super::pose::{FOV, Pose};
use crate::play::saves::KeptViews;
use crate::table::chairs::Chair;
use crate::table::stage::SetOut;

/// The lenses there are.
const NARROWEST: f32 = 0.2;
const WIDEST: f32 = 1.6;

/// A pose in numbers: the focus, yaw, pitch, distance, and the lens.
type Numbers = [f32; 7];

/// The eye of a chair in a save.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptEye {
    stands: Numbers,
    kept: Vec<Option<Numbers>>,
}

fn numbers(pose: &Pose) -> Numbers {
    let Pose { focus, yaw, pitch, distance, fov } = *pose;
    [focus.x, focus.y, focus.z, yaw, pitch, distance, fov]
}

fn pose([x, y, z, yaw, pitch, distance, fov]: Numbers) -> Pose {
    let fov = if (NARROWEST..=WIDEST).contains(&fov) { fov } else { FOV };
    Pose { focus: Vec3::new(x, y, z), yaw, pitch, distance, fov }
}

/// All eyes, as a line of text.
fn written(eyes: &[EyeState]) -> Option<String> {
    let eye = |(stands, kept): &EyeState| KeptEye {
        stands: numbers(stands),
        kept: kept.iter().map(|kept| kept.as_ref().map(numbers)).collect(),
    };
    // There are as many as chairs, so that the line is read as it was written.
    let eyes: Option<[KeptEye; Chair::ALL.len()]> = eyes.iter().map(eye).collect::<Vec<_>>().try_into().ok();
    ron::to_string(&eyes?).ok()
}

/// Notes every move of an eye for the next save.
pub(super) fn note(eyes: Res<Eyes>, mut views: ResMut<KeptViews>, mut last: Local<Vec<EyeState>>) {
    let now = Chair::ALL.map(|chair| eyes.of(chair).stands());
    if *last == now {
        return;
    }
    *last = now.to_vec();
    let line = written(&last);
    // An eye that was just given back is in the save already.
    if views.line.as_deref() != line.as_deref() {
        *views = KeptViews { line: line.map(Into::into), loaded: false };
    }
}

/// A battle goes on: every eye gets its earlier pose, even if something else sends it to the whole table meanwhile.
pub(super) fn give_back(views: Res<KeptViews>, set_out: Res<SetOut>, mut eyes: ResMut<Eyes>) {
    if !views.loaded || !(views.is_changed() || set_out.is_changed()) {
        return;
    }
    let line = views.line.as_deref().unwrap_or_default();
    let Ok(kept) = ron::from_str::<[KeptEye; Chair::ALL.len()]>(line) else { return };
    for (chair, eye) in Chair::ALL.into_iter().zip(kept) {
        eyes.of_mut(chair).stand_again(pose(eye.stands), eye.kept.into_iter().map(|kept| kept.map(pose)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.insert_resource(Eyes::new(16.0 / 9.0))
            .init_resource::<KeptViews>()
            .init_resource::<SetOut>()
            .add_systems(Update, (give_back, note).chain());
        app.update();
        app
    }

    #[test]
    fn eyes_and_stored_views_stand_where_they_stood_when_a_battle_goes_on() {
        let mut app = app();
        let mut eyes = app.world_mut().resource_mut::<Eyes>();
        let eye = eyes.of_mut(Chair::North);
        eye.rig.orbit(0.7, 0.2);
        assert!(eye.keep(3));
        eye.rig.orbit(0.4, -0.1);
        let stood = eye.stands();
        app.update();
        let line = app.world().resource::<KeptViews>().line.clone();
        let mut other = self::app();
        let whole_table = other.world().resource::<Eyes>().clone();
        other.insert_resource(KeptViews { line, loaded: true });
        other.update();
        let eyes = other.world().resource::<Eyes>();
        assert_eq!(eyes.of(Chair::North).stands(), stood);
        assert_eq!(eyes.of(Chair::South).stands(), whole_table.of(Chair::South).stands());
        assert!(other.world().resource::<KeptViews>().loaded, "nobody has moved");
        // Moved since, it is the new place that the next save keeps.
        other.world_mut().resource_mut::<Eyes>().of_mut(Chair::South).rig.orbit(0.3, 0.0);
        other.update();
        assert!(!other.world().resource::<KeptViews>().loaded);
    }

    #[test]
    fn a_line_nobody_wrote_leaves_the_eyes_in_the_cabin() {
        let wild = "(stands:(NaN,inf,-1e30,1e9,7,0,9),kept:[Some((1,2,3,4,5,6,7)),None])";
        for line in ["", "rubbish", &format!("({wild},{wild},{wild},{wild})")] {
            let mut app = app();
            app.insert_resource(KeptViews { line: Some(line.into()), loaded: true });
            app.update();
            for chair in Chair::ALL {
                let (stands, _) = app.world().resource::<Eyes>().of(chair).stands();
                assert_eq!(stands, stands.inside(), "{line}");
            }
        }
    }
}
