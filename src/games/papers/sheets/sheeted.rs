//! A game whose sheets are values: what they follow from, what the hands do beside them, and what comes of a wish.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::dice::Way;
use crate::games::papers::desk::Papers;
use crate::games::papers::levers::OpenPapers;
use crate::logbook::wording::{Arg, Fact};
use crate::play::players::Players;
use crate::play::seen::Seen;
use crate::play::telling::Told;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::{Ruleset, Seat};
use crate::table::pieces::Piece;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Edge, Pen, Place, Sheet, Width};

/// Where a sheet lies on which orders are written, unless the game says otherwise.
pub const AT_THE_RIGHT: Place = Place::Side(Edge::Right, Width::fixed(348.0), None);

/// The window beside what may be seen in it: who sits at it, and how far a throw has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AtWindow {
    /// This is the second window.
    pub guest: bool,
    /// The player at the window has come forward out of turn.
    pub out_of_turn: bool,
    /// Seats that cannot be asked at this window.
    pub elsewhere: Vec<Seat>,
    /// Dice or cubes wait in the hand of a person at this window.
    pub in_hand: bool,
    /// They fall, or are being looked at.
    pub thrown: bool,
    /// All look at a page on which they agree about the mate: nothing lies there that is one player's alone.
    pub all_agree: bool,
}

/// Everything that sheets follow from, beside the draft.
pub struct Scene<'a, G: Sheeted> {
    /// What the window may see.
    pub seen: &'a Seen<G>,
    /// Who sits at the table.
    pub players: &'a Players,
    /// Which papers lie open.
    pub open: &'a OpenPapers,
    pub window: &'a AtWindow,
    /// What the table remembers of what it was told.
    pub memory: &'a G::Memory,
    /// What was worked out for the draft.
    pub reckoned: &'a G::Reckoning,
    /// What a key is called.
    pub chord: &'a dyn Fn(Action) -> Arg,
}

impl<G: Sheeted> Scene<'_, G> {
    /// Whose orders or choice are awaited at this window.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        G::acts(self.seen, self.players).map(|(seat, _)| seat)
    }

    /// For whom sheets lie there: who is asked, or whose eyes are at the window.
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        self.asked().or(self.seen.seat).filter(|_| !self.window.all_agree)
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Arg {
        G::player(self.players, &self.seen.view, seat)
    }
}

/// What the hands do beside the sheets.
#[derive(Clone, PartialEq, Debug)]
pub enum Touch {
    /// A piece is clicked, or chosen with the keyboard.
    Piece(Piece),
    /// A hex is clicked on which no piece lies.
    Hex(Offset),
    /// A key of [`Sheeted::KEYS`] is struck.
    Key(Action),
}

/// How a draft comes to be looked at again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// The view has changed, before the same eyes.
    Stays,
    /// The table was set out afresh: undone, loaded, another moment.
    Afresh,
    /// Another player has come to the window.
    Comes,
}

/// A paper that is laid open or put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they are papers")]
pub enum Paper {
    Log,
    Books,
    Ending,
    Ruling,
}

/// What comes of a wish, beside a change of the draft.
#[derive(Clone, PartialEq, Debug)]
pub enum Deal<G: Ruleset> {
    /// An order of this seat.
    Give(Seat, G::Order),
    /// What this seat has sealed is taken back.
    TakeBack(Seat),
    /// This option of the question.
    Choose(usize),
    /// The dice are let go this way.
    Throw(Way),
    /// This seat is called to the window.
    ComeForward(Seat),
    /// Who came forward goes back.
    Leave,
    /// A paper is laid open, or put away.
    Lay(Paper, bool),
    /// Remarks of this kind are not made any more; or all of them again.
    Mute(Option<String>),
    /// Something is wrong with what the hands did.
    Fault(Fact),
}

/// A game whose sheets are values.
pub trait Sheeted: Papers {
    /// What a seat has begun on its sheets and not given yet; also which page lies open.
    type Draft: Clone + PartialEq + Default + Send + Sync + 'static;
    /// What can be wished for on a sheet.
    type Wish: Clone + PartialEq + Send + Sync + 'static;
    /// What the table remembers of what it was told since it was set out.
    type Memory: Default + Send + Sync + 'static;
    /// What follows from view and draft and is dear: it is worked out once for sheets and for what is drawn beside them.
    type Reckoning: Default + Send + Sync + 'static;

    /// Keys that are wishes: [`Touch::Key`].
    const KEYS: &[Action] = &[];

    /// Works it out.
    fn reckon(_: &Scene<Self>, _: &Self::Draft) -> Self::Reckoning {
        Self::Reckoning::default()
    }

    /// All sheets that lie there now, the lowest first.
    fn sheets(scene: &Scene<Self>, draft: &Self::Draft) -> Vec<Sheet<Self::Wish>>;

    /// What a wish does to the draft, and what comes of it.
    fn wish(scene: &Scene<Self>, draft: &mut Self::Draft, wish: Self::Wish) -> Vec<Deal<Self>>;

    /// What a touch of the table asks for: it is a wish like any.
    fn touched(_: &Scene<Self>, _: &Self::Draft, _: &Touch) -> Option<Self::Wish> {
        None
    }

    /// What of a draft still holds. Asked whenever the view has changed.
    fn keep(scene: &Scene<Self>, draft: &mut Self::Draft, turned: Turned);

    /// The player turns away: what of a draft must not be found when they come back.
    fn put_away(_: &mut Self::Draft) {}

    /// Is the wish a stroke of the pen, which undo rubs out before it takes back anything that was given?
    fn is_stroke(_: &Self::Wish) -> bool {
        false
    }

    /// Remembers something that is told.
    fn remember(_: &mut Self::Memory, _: &Told<Self>) {}

    /// The order as far as a draft says it.
    fn written(_: &Self::Draft) -> Option<(Seat, Self::Order)> {
        None
    }

    /// An order that was written elsewhere is written here.
    fn copy(_: &mut Self::Draft, _: &Self::Order) {}

    /// This order was sealed by the seat of the draft before the match was saved.
    fn sealed_before(_: &mut Self::Draft, _: &Self::Order) {}

    /// The sand has run out: what is given of the draft as it stands, if anything may be.
    fn unfinished(_: &Scene<Self>, _: &mut Self::Draft) -> Option<Deal<Self>> {
        None
    }

    /// Draws a block of the game's own.
    fn own_ui(
        _: &'static str,
        _: &mut Ui,
        _: &Pen<Self::Wish>,
        _: &Scene<Self>,
        _: &Self::Draft,
    ) -> Option<Self::Wish> {
        None
    }
}
