//! Sheets as values: a game's words before its players, and the one way of drawing all of them.

mod blocks;
mod deeds;
mod drawing;
mod field;
mod pictures;
mod places;

pub use blocks::{Block, Cell, Column, Figure, Group, Line, Print, Row, Step, Table, TableRow};
pub use deeds::{Deed, Landmark, Voice, in_a_list, in_lines, refused};
pub use drawing::{Answer, Pen, head, lies};
pub use field::Field;
pub use pictures::{Drawing, Picture, pictured};
pub use places::{Edge, Place, Width};

use crate::logbook::wording::Fact;

/// Something that lies before the players: blocks, with buttons below. `W` is the type of its wishes.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet<W> {
    /// Its name among all that lies there; it keeps its scroll position under it.
    pub name: &'static str,
    pub place: Place,
    /// The title over it. A sheet of another title is read from its top.
    pub title: Option<Fact>,
    /// The blocks from above.
    pub blocks: Vec<Block<W>>,
    pub foot: Vec<Deed<W>>,
    /// The keyboard stays on the pressed deed: the next stroke is often beside it.
    pub keeps_keyboard: bool,
    /// There is much on it: everything stands a little closer.
    pub dense: bool,
}

impl<W> Sheet<W> {
    /// Nothing stands on it yet.
    #[must_use]
    pub const fn new(name: &'static str, place: Place) -> Self {
        Self { name, place, title: None, blocks: Vec::new(), foot: Vec::new(), keeps_keyboard: false, dense: false }
    }

    /// With a title.
    #[must_use]
    pub fn titled(self, title: impl Into<Fact>) -> Self {
        Self { title: Some(title.into()), ..self }
    }

    /// Adds these blocks below the others.
    #[must_use]
    pub fn with(mut self, blocks: impl IntoIterator<Item = impl Into<Block<W>>>) -> Self {
        self.blocks.extend(blocks.into_iter().map(Into::into));
        self
    }

    /// With these buttons below.
    #[must_use]
    pub fn footed(mut self, deeds: impl IntoIterator<Item = Deed<W>>) -> Self {
        self.foot.extend(deeds);
        self
    }

    /// Everything on it that can be pressed, numbers apart: tabs, deeds, the buttons below.
    pub fn deeds(&self) -> impl Iterator<Item = &Deed<W>> {
        let on_it = self.blocks.iter().flat_map(|block| match block {
            Block::Tabs(deeds) => deeds.as_slice(),
            Block::Group(group) => group.deeds.as_slice(),
            _ => &[],
        });
        on_it.chain(&self.foot)
    }

    /// The keyboard begins on the first deed that may be taken, unless a tab or a deed has it already.
    #[must_use]
    pub fn for_the_keyboard(mut self) -> Self {
        if self.deeds().any(|deed| deed.keyboard) {
            return self;
        }
        let groups = self.blocks.iter_mut().filter_map(|block| match block {
            Block::Group(group) => Some(&mut group.deeds),
            _ => None,
        });
        if let Some(first) = groups.flatten().find(|deed| deed.can()) {
            first.keyboard = true;
        }
        self
    }
}
