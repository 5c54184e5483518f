//! The press: prints leave it a few at a time. Every byte lies twice in memory while it is brought to the driver, and
//! memory freed in between is seldom given back: a table full of cards that came in one frame cost as much again.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::table::pacing::redraw_while;
use crate::table::stage::InAWindow;

/// This number of bytes leaves the press in a frame, or one print that is larger.
const A_FRAME: usize = 4 << 20;

/// Prints that wait, each with the place that is kept for it.
#[derive(Resource, Default)]
pub struct Press(VecDeque<(Handle<Image>, Image)>);

impl Press {
    /// Takes a print in, and says where it will be.
    pub fn lay_in(&mut self, images: &Assets<Image>, print: Image) -> Handle<Image> {
        let place = images.reserve_handle();
        self.0.push_back((place.clone(), print));
        place
    }

    /// Prints as many as may leave in a frame.
    fn print(&mut self, images: &mut Assets<Image>, most: usize) {
        let mut brought = 0;
        while brought < most
            && let Some((place, print)) = self.0.pop_front()
        {
            brought += print.data.as_ref().map_or(0, Vec::len);
            if let Err(fault) = images.insert(place.id(), print) {
                warn!("a print is lost: {fault}");
            }
        }
    }
}

/// A picture that is taken by itself waits for nothing.
fn print(mut press: ResMut<Press>, mut images: ResMut<Assets<Image>>, window: Option<Res<InAWindow>>) {
    press.print(&mut images, if window.is_some() { A_FRAME } else { usize::MAX });
}

/// Prints leave the press; a print made in a frame is laid in before.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PressSystems;

pub(super) fn plugin(app: &mut App) {
    let waiting = |press: Res<Press>| !press.0.is_empty();
    redraw_while(app, waiting);
    app.init_resource::<Press>()
        .add_systems(PostUpdate, print.in_set(PressSystems).before(bevy::asset::AssetEventSystems).run_if(waiting));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::craft::print::InkImage;

    #[test]
    fn prints_come_in_their_order_and_a_few_at_a_time() {
        let (mut press, mut images) = (Press::default(), Assets::<Image>::default());
        let places: Vec<_> = (0..5).map(|_| press.lay_in(&images, InkImage::new(1024, 512).image())).collect();
        let there = |images: &Assets<Image>| places.iter().filter(|place| images.contains(place.id())).count();
        assert_eq!(there(&images), 0);
        press.print(&mut images, A_FRAME);
        assert_eq!(there(&images), 2);
        assert!(images.contains(places[0].id()) && images.contains(places[1].id()));
        press.print(&mut images, usize::MAX);
        assert_eq!(there(&images), 5);
    }
}
