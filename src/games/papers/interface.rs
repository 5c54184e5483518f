//! The papers of a game: what it says of a match, its sheets as values, what the hands do beside them, and what comes of a wish.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::desk::Desk;
use super::open::OpenPapers;
use super::verdict::Verdict;
use crate::captains::Counsel;
use crate::dice::Way;
use crate::logbook::wording::{Arg, Fact, Loud, Saying, key};
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::play::since::Since;
use crate::play::telling::Told;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::{Ruleset, Seat};
use crate::table::carrying::TableSpot;
use crate::table::chairs::Chair;
use crate::table::pieces::Piece;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Edge, Pen, Place, Sheet, Width};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;
use crate::table::things::{FormOf, LaidOut, Thing};

/// Sheets on which orders are written lie here, unless the game says otherwise.
pub const AT_THE_RIGHT: Place = Place::Side(Edge::Right, WRITTEN, None);
/// The width of such a sheet; in a narrow window it leaves more than half of it free.
pub const WRITTEN: Width = Width { share: 0.44, least: 120.0, most: 348.0 };

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
pub struct Scene<'a, G: Papers> {
    pub seen: &'a Seen<G>,
    pub players: &'a Players,
    pub open: &'a OpenPapers,
    pub window: &'a AtWindow,
    pub memory: &'a G::Memory,
    /// Results worked out for the draft.
    pub reckoned: &'a G::Reckoning,
    /// Names a key.
    pub chord: &'a dyn Fn(Action) -> Arg,
}

impl<G: Papers> Scene<'_, G> {
    /// The seat whose orders or choice are awaited at this window.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        G::acts(self.seen, self.players).map(|(seat, _)| seat)
    }

    /// The reader of the sheets: the seat that is asked, or the one at the window.
    #[must_use]
    pub fn reader(&self) -> Option<Seat> {
        self.asked().or(self.seen.seat).filter(|_| !self.window.all_agree)
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Arg {
        G::player(self.players, &self.seen.view, seat)
    }
}

/// Deeds of the hands beside the sheets.
#[derive(Clone, PartialEq, Debug)]
pub enum Touch {
    /// A piece is clicked, or chosen with the keyboard.
    Piece(Piece),
    /// A hex is clicked on which no piece lies, or that is chalked on.
    Hex(Offset),
    /// A key of [`Papers::KEYS`] is struck.
    Key(Action),
    /// The wheel is turned over the table.
    Wheel(Roll),
}

/// A turn of the wheel: what a game has no use for goes to the eye.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roll {
    /// The point of the table under the cursor.
    pub at: Vec3,
    /// The number of notches, away from the hand or towards it.
    pub notches: i32,
    /// With Shift, for small steps.
    pub fine: bool,
    /// Something is carried meanwhile.
    pub carries: bool,
}

/// The reason to look at a draft again.
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

/// Consequences of a wish, beside a change of the draft.
#[derive(Clone, PartialEq, Debug)]
pub enum Deal<G: Ruleset> {
    /// An order of this seat.
    Give(Seat, G::Order),
    /// The seat takes back its sealed order.
    TakeBack(Seat),
    /// This option of the question.
    Choose(usize),
    /// The dice are let go this way.
    Throw(Way),
    /// This seat is called to the window.
    ComeForward(Seat),
    /// The player who came forward goes back.
    Leave,
    /// A paper is laid open, or put away.
    Lay(Paper, bool),
    /// Remarks of this kind are not made any more; or all of them again.
    Mute(Option<String>),
    /// Something is wrong with what the hands did.
    Fault(Fact),
}

/// A place where something may be put.
#[derive(Clone, PartialEq, Debug)]
pub struct Berth<W> {
    pub spot: TableSpot,
    /// The wish of putting it there.
    pub does: W,
    /// The wish of leading the hand over it.
    pub led: Option<W>,
}

/// Something in the hand, and where it may be put.
pub struct InHand<G: Papers> {
    /// The piece that is lifted.
    pub piece: Piece,
    /// It is not to be seen before it is taken: out of a chest.
    pub comes: Option<Thing<FormOf<G>>>,
    /// Its place, if it is not where it was put on the table.
    pub lies: Option<Transform>,
    /// Its turn in the hand, if it is not as it lies.
    pub held: Option<Transform>,
    pub berths: Vec<Berth<G::Wish>>,
}

/// A grip of the hand.
pub struct Grip<'a> {
    pub piece: &'a Piece,
    /// The point of it that was gripped.
    pub at: Vec3,
    /// It was led over a place before, and the draft says what came of it.
    pub led: bool,
    /// Tells a piece's place.
    pub lies: &'a dyn Fn(&Piece) -> Option<Transform>,
}

/// Requests to the mate, or about the mate's order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateWish {
    /// The mate is asked for an order.
    Ask,
    /// The mate's order stands, in ink.
    Keep,
    /// The mate's order is rubbed out.
    RubOut,
    /// A player who agreed thinks better of it: the mate is asked no more.
    Withdraw,
}

/// The status of a match, for ribbon and replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchStatus {
    /// The turn and the last one; none before the first, or where turns are not counted.
    pub turn: Option<(u16, Option<u8>)>,
    /// The name of the phase.
    pub phase: &'static str,
    /// The number of a part of the phase, and its name.
    pub part: Option<(u8, &'static str)>,
    /// Orders are written at this window that others may not see.
    pub writes_in_secret: bool,
    /// The match may be given up now.
    pub may_end: bool,
}

/// A game with papers: what they say of the match, and the sheets on which it is played.
pub trait Papers: LaidOut {
    /// There are books to open beside the log.
    const BOOKS: bool;

    /// The match's status.
    fn standing(seen: &Seen<Self>) -> MatchStatus;

    /// The seat whose orders are given at this window now, and the words for it.
    fn acts(seen: &Seen<Self>, _: &Players) -> Option<(Seat, fn(Arg) -> Fact)> {
        seen.seat.filter(|_| seen.asked == Asked::Orders).map(|seat| (seat, key::RibbonWrites::of as _))
    }

    /// The place of the log.
    fn log_place(_: &Seen<Self>, _: &Players, _: &OpenPapers) -> Place {
        Place::Side(Edge::Left, Width::fixed(320.0), None)
    }

    /// Sums the match up from what lies open.
    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict;

    /// The score of every seat as everybody can count it: the last page draws how it went. Nothing, where another picture
    /// lies there.
    fn scores(_: &Self::View) -> Vec<i64> {
        Vec::new()
    }

    /// The words for its end.
    fn over(_: &Self::View) -> &'static str {
        key::PHASE_OVER
    }

    /// Has the player of this seat won?
    fn has_won(view: &Self::View, seat: Seat) -> bool;

    /// The chair in which the player of a seat sits.
    fn chair(view: &Self::View, seat: Seat) -> Chair;

    /// The sign by which a player is known.
    fn crest(view: &Self::View, seat: Seat, colours: &Colours) -> Crest {
        colours.crest(Self::chair(view, seat))
    }

    /// A player's name, or the side's where there is none.
    fn player(players: &Players, view: &Self::View, seat: Seat) -> Arg;

    /// Changes for a seat since its last order, in three lines at most: the last happenings, where a game has no more
    /// to say.
    fn since(since: &Since<Self>, now: &Self::View, speech: &Speech) -> Vec<String> {
        let said = since.told.iter().rev().map(|told| Saying::of::<Self>(Self::names(now), told, speech.voice()));
        let lines = said.filter(|said| matches!(said.loud, Loud::Line | Loud::Mark)).map(|said| said.text);
        let mut last: Vec<String> = lines.take(3).collect();
        last.reverse();
        last
    }

    /// An order that a seat has begun on its sheets and not given yet; also the open page.
    type Draft: Clone + PartialEq + Default + Send + Sync + 'static;
    /// A wish on a sheet.
    type Wish: Clone + PartialEq + Send + Sync + 'static;
    /// The table's memory of happenings since it was set out.
    type Memory: Default + Send + Sync + 'static;
    /// Costly results from view and draft, worked out once for sheets and for things drawn beside them.
    type Reckoning: Default + Send + Sync + 'static;

    /// Keys that are wishes: [`Touch::Key`].
    const KEYS: &[Action] = &[];

    /// Works it out.
    fn reckon(_: &Scene<Self>, _: &Self::Draft) -> Self::Reckoning {
        Self::Reckoning::default()
    }

    /// All sheets that lie there now, the lowest first.
    fn sheets(scene: &Scene<Self>, draft: &Self::Draft) -> Vec<Sheet<Self::Wish>>;

    /// Carries out a wish on the draft, and tells the consequences.
    fn wish(scene: &Scene<Self>, draft: &mut Self::Draft, wish: Self::Wish) -> Vec<Deal<Self>>;

    /// The wish of a touch on the table.
    fn touched(_: &Scene<Self>, _: &Self::Draft, _: &Touch) -> Option<Self::Wish> {
        None
    }

    /// Drops the parts of a draft that no longer hold, whenever the view has changed.
    fn keep(scene: &Scene<Self>, draft: &mut Self::Draft, turned: Turned);

    /// The player turns away: clears the parts of a draft that must not be found later.
    fn put_away(_: &mut Self::Draft) {}

    /// Takes a piece into the hand, if it may be carried. Asked again while it is carried.
    fn takes_up(_: &Scene<Self>, _: &Self::Draft, _: &Grip) -> Option<InHand<Self>> {
        None
    }

    /// Places that are lit while nothing is carried, by what is pointed at and where pieces lie.
    fn lit(
        _: &Scene<Self>,
        _: &Self::Draft,
        _pointed: &dyn Fn(&Piece) -> bool,
        _lies: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<TableSpot> {
        Vec::new()
    }

    /// Things that lie at hand while something is asked.
    fn comes_to_hand(_: &Scene<Self>) -> Vec<Thing<FormOf<Self>>> {
        Vec::new()
    }

    /// Places of pieces that a draft has moved, or may move.
    fn shifted(
        _: &Scene<Self>,
        _: &Self::Draft,
        _lies: &dyn Fn(&Piece) -> Option<Transform>,
    ) -> Vec<(Piece, Transform)> {
        Vec::new()
    }

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

    /// The mate's advice on the draft, and whether it is in pencil; none for an empty draft, or in a game whose
    /// captains give no advice.
    fn advice(_: &Self::Reckoning) -> Option<(&[Fact], bool)> {
        None
    }

    /// Makes a game's wish of a wish about the mate.
    fn of_the_mate(_: MateWish) -> Option<Self::Wish> {
        None
    }

    /// The mate writes, in pencil.
    fn pencil_in(_: &mut Self::Draft, _: Counsel<Self::Order, Self::Reason>) {}

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
