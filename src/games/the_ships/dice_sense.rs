//! The sense of the dice in the tray: the numbers that are hits in a throw of The Ships (TS-1.1, TS-1.5).

use bevy::prelude::*;

use crate::play::seen::{Asked, Seen};
use crate::play::throws::ThrownFor;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::wants::Why;
use crate::table::throwing::marks::Sense;

/// From this face on a die is thrown again.
const VOID_FROM: u8 = 19;

/// The face that must not be exceeded, if the throw has one.
#[must_use]
pub fn need(why: &Why) -> Option<i16> {
    match why {
        Why::Volley { aim, .. } | Why::Muskets { aim, .. } => Some(aim.need()),
        Why::Steadiness { need, .. } | Why::FireFighting { need, .. } | Why::Strikes { need, .. } => Some(need.need()),
        Why::Grapple { grip, .. } => Some(grip.need()),
        Why::Masts { protection, .. } | Why::Crew { protection, .. } => Some(i16::from(*protection)),
        Why::Rudder { .. } => Some(2),
        Why::FireStarts { .. } | Why::OfficerHit { .. } => Some(3),
        Why::Scorch { .. } => Some(8),
        _ => None,
    }
}

fn meaning(why: &Why) -> Sense {
    let at_most = need(why).map(|need| u8::try_from(need.clamp(0, 20)).unwrap_or(0));
    Sense { at_most, void_from: Some(VOID_FROM) }
}

/// The last throw keeps its meaning until the next is called, so that its dice can be read; a throw that is shown again
/// has its old meaning.
fn make_sense(
    windows: Query<&Seen<TheShips>>,
    changed: Query<(), Changed<Seen<TheShips>>>,
    thrown_for: Res<ThrownFor<TheShips>>,
    mut sense: ResMut<Sense>,
) {
    let asked = windows.iter().find_map(|seen| match &seen.asked {
        Asked::Throw { why, .. } => Some(meaning(why)),
        _ => None,
    });
    if let Some(asked) = asked.filter(|_| !changed.is_empty()) {
        sense.set_if_neq(asked);
    } else if asked.is_none() && thrown_for.is_changed() {
        sense.set_if_neq(thrown_for.0.as_ref().map_or_else(Sense::default, meaning));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, make_sense);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::the_ships::ship_id::ShipId;

    #[test]
    fn a_throw_that_is_shown_again_means_what_it_meant() {
        let mut app = App::new();
        app.init_resource::<Sense>().init_resource::<ThrownFor<TheShips>>().add_plugins(plugin);
        let ship = ShipId::try_from("revenge").unwrap();
        for (why, at_most) in
            [(Why::Rudder { ship }, Some(2)), (Why::Masts { ship, protection: 7 }, Some(7)), (Why::Wind, None)]
        {
            app.insert_resource(ThrownFor::<TheShips>(Some(why)));
            app.update();
            assert_eq!(*app.world().resource::<Sense>(), Sense { at_most, void_from: Some(VOID_FROM) });
        }
        app.insert_resource(ThrownFor::<TheShips>(None));
        app.update();
        assert_eq!(*app.world().resource::<Sense>(), Sense::default(), "an empty tray means nothing");
    }
}
