//! The drafts of all seats: one lies before the eyes, the others in the drawer; and a game's own memory beside them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::games::papers::Papers;
use crate::games::papers::interface::{Deal, Scene};
use crate::rules::kernel::Seat;

/// The draft of a seat, what it was before each stroke, and what it was before each stroke was rubbed out.
pub(super) struct Kept<D> {
    pub(super) draft: D,
    strokes: Vec<D>,
    rubbed: Vec<D>,
}

impl<D: Default> Default for Kept<D> {
    fn default() -> Self {
        Self { draft: D::default(), strokes: Vec::new(), rubbed: Vec::new() }
    }
}

impl<D: Clone + PartialEq> Kept<D> {
    /// A stroke has changed the draft from this one; strokes that were rubbed out do not come again.
    pub(super) fn struck(&mut self, before: D) {
        if self.draft != before {
            self.strokes.push(before);
            self.rubbed.clear();
        }
    }

    /// The last stroke is rubbed out, or the last one that was rubbed out is drawn again; false where there is none.
    pub(super) fn rub(&mut self, again: bool) -> bool {
        let (from, to) = match again {
            false => (&mut self.strokes, &mut self.rubbed),
            true => (&mut self.rubbed, &mut self.strokes),
        };
        let Some(other) = from.pop() else { return false };
        to.push(std::mem::replace(&mut self.draft, other));
        true
    }

    /// Is there a stroke to be rubbed out, or to be drawn again?
    pub(super) fn can_rub(&self, again: bool) -> bool {
        let from = if again { &self.rubbed } else { &self.strokes };
        !from.is_empty()
    }

    /// Strokes begin from the draft as it is now.
    pub(super) fn forget_strokes(&mut self) {
        self.strokes.clear();
        self.rubbed.clear();
    }
}

/// Drafts of every seat: one lies before the eyes, the others in the drawer. Undo, loading and forks clear them away or
/// put them aside as the match itself.
#[derive(Resource)]
pub struct Drafts<G: Papers> {
    pub(super) of: Option<Seat>,
    /// The last reader, even if no draft has lain there since.
    pub(super) reader: Option<Seat>,
    pub(super) afresh: Option<u64>,
    pub(super) now: Kept<G::Draft>,
    pub(super) drawer: BTreeMap<Option<Seat>, Kept<G::Draft>>,
    pub(super) meant: Option<G::Wish>,
}

impl<G: Papers> Default for Drafts<G> {
    fn default() -> Self {
        Self { of: None, reader: None, afresh: None, now: Kept::default(), drawer: BTreeMap::new(), meant: None }
    }
}

impl<G: Papers> Drafts<G> {
    /// The draft before the eyes.
    #[must_use]
    pub const fn draft(&self) -> &G::Draft {
        &self.now.draft
    }

    /// The draft belongs to this seat; none while all look.
    #[must_use]
    pub const fn of(&self) -> Option<Seat> {
        self.of
    }

    /// The wish of the deed under the pointer or the keyboard.
    #[must_use]
    pub const fn meant(&self) -> Option<&G::Wish> {
        self.meant.as_ref()
    }

    /// Changes the draft of a seat, before the eyes or in the drawer.
    pub fn edit(&mut self, seat: Option<Seat>, change: impl FnOnce(&mut G::Draft)) {
        change(&mut self.kept(seat).draft);
    }

    /// The same as a stroke of the pen, which undo rubs out.
    pub fn stroke(&mut self, seat: Option<Seat>, change: impl FnOnce(&mut G::Draft)) {
        let kept = self.kept(seat);
        let before = kept.draft.clone();
        change(&mut kept.draft);
        kept.struck(before);
    }

    pub(super) fn kept(&mut self, seat: Option<Seat>) -> &mut Kept<G::Draft> {
        if self.of == seat { &mut self.now } else { self.drawer.entry(seat).or_default() }
    }

    pub(super) fn turn_to(&mut self, seat: Option<Seat>) {
        G::put_away(&mut self.now.draft);
        let next = self.drawer.remove(&seat).unwrap_or_default();
        let before = std::mem::replace(&mut self.now, next);
        self.drawer.insert(self.of, before);
        self.of = seat;
    }

    /// Carries out a wish.
    pub(in crate::games::papers) fn apply(&mut self, scene: &Scene<G>, wish: G::Wish) -> Vec<Deal<G>> {
        let before = G::is_stroke(&wish).then(|| self.now.draft.clone());
        let deals = G::wish(scene, &mut self.now.draft, wish);
        if let Some(before) = before {
            self.now.struck(before);
        }
        deals
    }
}

/// The table's memory of happenings.
#[derive(Resource)]
pub struct Memory<G: Papers>(pub G::Memory);

impl<G: Papers> Default for Memory<G> {
    fn default() -> Self {
        Self(G::Memory::default())
    }
}

/// The results computed for the draft before the eyes.
#[derive(Resource)]
pub struct Reckoned<G: Papers>(pub G::Reckoning);

impl<G: Papers> Default for Reckoned<G> {
    fn default() -> Self {
        Self(G::Reckoning::default())
    }
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn strokes_that_were_rubbed_out_are_drawn_again_until_another_is_drawn() {
        let mut kept = Kept::<u8>::default();
        let draw = |kept: &mut Kept<u8>, to: u8| {
            let before = std::mem::replace(&mut kept.draft, to);
            kept.struck(before);
        };
        (1..=3).for_each(|to| draw(&mut kept, to));
        assert!(kept.rub(false) && kept.rub(false) && kept.draft == 1);
        assert!(kept.rub(true) && kept.draft == 2 && kept.can_rub(true));
        draw(&mut kept, 2);
        assert!(kept.rub(true) && kept.draft == 3, "a stroke that changed nothing is none");
        assert!(!kept.rub(true) && kept.rub(false) && kept.draft == 2);
        draw(&mut kept, 7);
        assert!(!kept.can_rub(true) && kept.rub(false) && kept.draft == 2);
    }
}
