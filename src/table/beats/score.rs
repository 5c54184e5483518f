//! Beats as a value: acts on a line of time, put together one after the other or side by side.

use std::fmt;
use std::sync::Arc;

use bevy::prelude::*;

use super::puffs::Recipe;
use crate::logbook::wording::Fact;
use crate::table::pieces::Piece;

/// The place of an act: a piece or a point.
#[derive(Clone, PartialEq, Debug)]
pub enum Spot {
    /// At a piece, at a point of its own frame.
    Piece(Piece, Vec3),
    /// At a point of the world.
    Point(Vec3),
}

/// Something to be heard, and read by those who do not hear.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Cue {
    /// The name of the sound.
    pub sound: &'static str,
    /// It sounds this many times: the guns of a side.
    pub times: u8,
    /// It comes from here; a point, once it is heard.
    pub from: Spot,
}

/// A change to a piece at a moment of the show: components of the game's own.
#[derive(Clone)]
pub struct Change(Arc<dyn Fn(&mut EntityWorldMut) + Send + Sync>);

impl Change {
    /// The piece gets this component.
    pub fn to(component: impl Component + Clone) -> Self {
        Self(Arc::new(move |piece| {
            piece.insert(component.clone());
        }))
    }

    pub(super) fn come_true(&self, piece: &mut EntityWorldMut) {
        (self.0)(piece);
    }
}

impl fmt::Debug for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Change")
    }
}

/// One thing that is shown.
#[derive(Clone, Debug)]
pub enum Act {
    /// A piece goes to a place, along an arc if it looks ahead where it goes.
    Glide {
        piece: Piece,
        /// It comes to rest here.
        to: Transform,
        /// It follows its bow; otherwise it turns where it lies.
        ahead: bool,
    },
    /// A hand carries a piece to a place, over the pieces between.
    Carry {
        piece: Piece,
        /// It comes to rest here.
        to: Transform,
        /// It is lifted this high.
        over: f32,
    },
    /// A piece heels to port if `by` is more than 0, and swings back.
    Heel {
        piece: Piece,
        /// The greatest angle in radians.
        by: f32,
    },
    /// A piece lists and goes down.
    Sink {
        piece: Piece,
    },
    /// A mast goes over the side: to port if true.
    MastFalls {
        piece: Piece,
        /// The name of the mast in the model.
        mast: &'static str,
        to_port: bool,
    },
    /// Smoke, a splash, splinters.
    Puff {
        /// It comes from here.
        at: Spot,
        /// Its direction in the frame of the spot; its length is its reach.
        along: Vec3,
        /// Over how wide a line, along the spot's own z.
        wide: f32,
        recipe: Recipe,
    },
    /// Words that rise from a place.
    CallOut {
        at: Spot,
        fact: Fact,
    },
    Sound(Cue),
    /// The eye may look there.
    Look {
        at: Spot,
        /// This much of the table is worth seeing around it.
        radius: f32,
    },
    /// Something great: the eye may look at it from beside, and all from one end to the other is to be seen.
    Watch {
        from: Spot,
        to: Spot,
        /// And this much about each end.
        room: f32,
    },
    /// A paper is marked: the eye may read it.
    Read {
        at: Spot,
        /// The radius worth reading.
        radius: f32,
    },
    /// A piece becomes another.
    Change {
        piece: Piece,
        change: Change,
    },
    /// Nothing, for a while.
    Wait,
}

impl Act {
    /// The piece that is busy with it.
    #[must_use]
    pub fn piece(&self) -> Option<&Piece> {
        match self {
            Self::Glide { piece, .. }
            | Self::Carry { piece, .. }
            | Self::Heel { piece, .. }
            | Self::Sink { piece }
            | Self::MastFalls { piece, .. }
            | Self::Change { piece, .. } => Some(piece),
            _ => None,
        }
    }
}

/// An act with its time, in seconds from the beginning.
#[derive(Clone, Debug)]
pub struct Timed {
    pub at: f32,
    /// It takes this long.
    pub lasts: f32,
    pub act: Act,
}

/// The show of one fact.
#[derive(Clone, Debug, Default)]
pub struct Beats {
    acts: Vec<Timed>,
    lasts: f32,
    alongside: bool,
}

impl Beats {
    /// Nothing.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Makes one act that takes this number of seconds.
    #[must_use]
    pub fn of(act: Act, lasts: f32) -> Self {
        Self { acts: vec![Timed { at: 0.0, lasts, act }], lasts, alongside: false }
    }

    /// Makes a pause of this number of seconds.
    #[must_use]
    pub fn wait(seconds: f32) -> Self {
        Self::of(Act::Wait, seconds)
    }

    /// These, and then others.
    #[must_use]
    pub fn then(mut self, others: Self) -> Self {
        let from = self.lasts;
        self.acts.extend(others.acts.into_iter().map(|timed| Timed { at: timed.at + from, ..timed }));
        self.lasts += others.lasts;
        self
    }

    /// These, and others from the same beginning.
    #[must_use]
    pub fn together(mut self, others: Self) -> Self {
        self.acts.extend(others.acts);
        self.lasts = self.lasts.max(others.lasts);
        self
    }

    /// These, and then all of others, if there are any.
    #[must_use]
    pub fn then_all(self, others: impl Iterator<Item = Self>) -> Self {
        let alongside = self.alongside;
        let all = others.fold(self, Self::then);
        Self { alongside, ..all }
    }

    /// Others may begin while these go on, with other pieces.
    #[must_use]
    pub fn alongside(mut self) -> Self {
        self.alongside = true;
        self
    }

    /// Nothing at all is to be shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.acts.is_empty()
    }

    /// May others begin while these go on?
    #[must_use]
    pub fn is_alongside(&self) -> bool {
        self.alongside
    }

    /// They take this long.
    #[must_use]
    pub fn lasts(&self) -> f32 {
        self.lasts
    }

    /// The acts with their times.
    #[must_use]
    pub fn acts(&self) -> &[Timed] {
        &self.acts
    }
}

/// Between 0 and 1, slow at both ends.
#[must_use]
pub fn eased(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// On the way from one place to another: along the bow at both ends, or turning on the spot.
#[must_use]
pub fn on_the_way(from: &Transform, to: &Transform, ahead: bool, share: f32) -> Transform {
    if share >= 1.0 {
        return *to;
    }
    let t = eased(share);
    let rotation = from.rotation.slerp(to.rotation, t);
    let straight = from.translation.lerp(to.translation, t);
    let translation = if ahead {
        let reach = from.translation.distance(to.translation);
        let (leave, arrive) = (from.rotation * Vec3::Z * reach, to.rotation * Vec3::Z * reach);
        let (t2, t3) = (t * t, t * t * t);
        from.translation * (2.0 * t3 - 3.0 * t2 + 1.0)
            + leave * (t3 - 2.0 * t2 + t)
            + to.translation * (3.0 * t2 - 2.0 * t3)
            + arrive * (t3 - t2)
    } else {
        straight
    };
    Transform { translation, rotation, scale: to.scale }
}

/// In a hand from one place to another.
#[must_use]
pub fn in_a_hand(from: &Transform, to: &Transform, over: f32, share: f32) -> Transform {
    if share >= 1.0 {
        return *to;
    }
    let t = eased(share);
    Transform {
        translation: from.translation.lerp(to.translation, t) + Vec3::Y * over * (t * std::f32::consts::PI).sin(),
        rotation: from.rotation.slerp(to.rotation, t),
        scale: from.scale.lerp(to.scale, t),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beats_follow_each_other_or_go_side_by_side() {
        let beats = Beats::wait(1.0).then(Beats::wait(0.5).together(Beats::wait(2.0))).then(Beats::wait(0.25));
        let times: Vec<_> = beats.acts().iter().map(|timed| (timed.at, timed.lasts)).collect();
        assert_eq!(times, [(0.0, 1.0), (1.0, 0.5), (1.0, 2.0), (3.0, 0.25)]);
        assert_eq!(beats.lasts(), 3.25);
        assert!(Beats::none().is_empty() && !beats.is_alongside() && beats.alongside().is_alongside());
    }

    #[test]
    fn a_glide_begins_and_ends_where_it_should_and_leaves_along_the_bow() {
        let from = Transform::from_xyz(1.0, 0.0, 2.0);
        let to = Transform::from_xyz(1.6, 0.0, 2.6).with_rotation(Quat::from_rotation_y(1.047));
        for ahead in [true, false] {
            assert!(on_the_way(&from, &to, ahead, 0.0).translation.abs_diff_eq(from.translation, 1e-6));
            assert_eq!(on_the_way(&from, &to, ahead, 1.0), to);
        }
        let soon = on_the_way(&from, &to, true, 0.1).translation - from.translation;
        assert!(soon.z > 4.0 * soon.x.abs(), "{soon}");
    }
}
