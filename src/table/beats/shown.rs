//! The show of one fact, as a row of a game's table: its sounds, words, acts and length.

use bevy::prelude::*;

use super::score::{Act, Beats, Cue, Spot};
use crate::logbook::wording::Fact;
use crate::table::pieces::Piece;

/// The show of a fact.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The sound with which it begins.
    pub cue: Option<Cue>,
    /// The words that rise, over a place, and the seconds in which they are read.
    pub say: Option<(Spot, Fact, f32)>,
    pub acts: Beats,
    /// The pieces that come to their new place or look by these acts alone.
    pub settles: Vec<Piece>,
}

impl Shown {
    /// Nothing is shown: the fact stands in the log, or is visible in later ones.
    #[must_use]
    pub fn nothing() -> Self {
        Self::default()
    }

    /// Words over a place, read for this number of seconds.
    #[must_use]
    pub fn said(over: Spot, fact: Fact, seconds: f32) -> Self {
        Self { say: Some((over, fact, seconds)), ..Self::default() }
    }

    /// A sound from a place.
    #[must_use]
    pub fn heard(sound: &'static str, from: Spot) -> Self {
        Self { cue: Some(Cue { sound, times: 1, from }), ..Self::default() }
    }

    /// It begins with this sound, from this place.
    #[must_use]
    pub fn sound(self, sound: &'static str, from: Spot) -> Self {
        Self { cue: Some(Cue { sound, times: 1, from }), ..self }
    }

    /// These pieces are settled by its acts.
    #[must_use]
    pub fn settling(self, settles: Vec<Piece>) -> Self {
        Self { settles, ..self }
    }

    /// From the same beginning something else.
    #[must_use]
    pub fn with(mut self, other: impl Into<Self>) -> Self {
        let mut other = other.into();
        self.settles.append(&mut other.settles);
        self.acts = self.acts.together(other.beats());
        self
    }

    /// After it something else.
    #[must_use]
    pub fn then(self, other: impl Into<Self>) -> Self {
        let (after, other) = (self.lasts(), other.into());
        let settles = other.settles.clone();
        let acts = other.beats();
        let late = if acts.is_empty() || after <= 0.0 { acts } else { Beats::wait(after).then(acts) };
        self.with(Self { acts: late, settles, ..Self::default() })
    }

    /// Others may begin while it goes on, with other pieces.
    #[must_use]
    pub fn alongside(self) -> Self {
        Self { acts: self.acts.alongside(), ..self }
    }

    /// The next fact is told after this time.
    #[must_use]
    pub fn lasts(&self) -> f32 {
        self.say.as_ref().map_or(0.0, |(.., seconds)| *seconds).max(self.acts.lasts())
    }

    /// All of it on one line of time.
    #[must_use]
    pub fn beats(self) -> Beats {
        let cue = self.cue.map_or_else(Beats::none, |cue| Beats::of(Act::Sound(cue), 0.0));
        let words = self.say.map_or_else(Beats::none, |(at, fact, seconds)| {
            Beats::of(Act::CallOut { at, fact }, 0.0).then(Beats::wait(seconds))
        });
        let alongside = self.acts.is_alongside();
        let all = cue.together(words).together(self.acts);
        if alongside { all.alongside() } else { all }
    }
}

impl From<Beats> for Shown {
    fn from(acts: Beats) -> Self {
        Self { acts, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::wording::key;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Pawn(u8);

    impl std::fmt::Display for Pawn {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "pawn-{}", self.0)
        }
    }

    fn times(shown: Shown) -> Vec<(f32, &'static str)> {
        let name = |act: &Act| match act {
            Act::Sound(cue) => cue.sound,
            Act::CallOut { .. } => "words",
            Act::Look { .. } => "look",
            _ => "",
        };
        let beats = shown.beats();
        let named = beats.acts().iter().map(|timed| (timed.at, name(&timed.act)));
        named.filter(|(_, name)| !name.is_empty()).collect()
    }

    #[test]
    fn what_follows_waits_until_the_words_are_read_and_the_acts_are_over() {
        let at = || Spot::Point(Vec3::ZERO);
        let word = || Shown::said(at(), Fact::from(key::CALL_COLLISION), 0.9).sound("hull", at());
        let look = || Beats::of(Act::Look { at: at(), radius: 1.0 }, 0.0);
        assert_eq!(times(word().then(look())), [(0.0, "hull"), (0.0, "words"), (0.9, "look")]);
        assert_eq!(times(word().with(Beats::wait(1.5)).then(look()))[2], (1.5, "look"));
        assert_eq!(times(Beats::wait(0.5).into()), []);
        let both = word().then(word());
        assert_eq!(both.lasts(), 1.8);
        assert!(Shown::nothing().then(Shown::nothing()).beats().is_empty(), "nothing is waited for");
    }

    #[test]
    fn a_show_keeps_what_it_settles_and_that_it_goes_on_beside_others() {
        let [one, other] = [1, 2].map(|number| Piece::of(Pawn(number)));
        let step = Shown::from(Beats::wait(0.7)).settling(vec![one.clone()]).alongside();
        let both = step.then(Shown::nothing().settling(vec![other.clone()]));
        assert_eq!(both.settles, [one, other]);
        assert!(both.beats().is_alongside());
    }
}
