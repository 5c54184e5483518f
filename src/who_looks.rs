//! Secrets at the window that players share: a pure function of plain values decides on them, so that it is tested
//! without a table.

use crate::rules::kernel::Seat;

/// The shared window is looked at in one of these ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Look {
    /// All look on; only open facts are seen.
    #[default]
    All,
    /// This seat is alone at the window, and its own secrets are seen.
    Alone(Seat),
    /// The curtain hangs until this seat lifts it; nothing is seen.
    Behind(Seat),
}

/// A seat that is not asked has come forward to give an order that is allowed meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Forward {
    seat: Seat,
    /// The curtain has been lifted for it.
    alone: bool,
}

/// The shared window as it is kept from one frame to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SharedWindow {
    pub look: Look,
    forward: Option<Forward>,
    /// The last seat that was alone at the window, or that lifted the curtain.
    last: Option<Seat>,
    /// The seat that has this window to itself, since another went over to the second one.
    sole: Option<Seat>,
}

/// The orders of a phase are this secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// All look on while they are given.
    Open,
    /// The seat that gives them looks through its own eyes; there is nothing secret yet.
    Own,
    /// They are secret until all are sealed.
    Secret,
}

/// The question that the rules put to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question<'a> {
    /// None: something is being told, or it is over.
    None,
    /// Orders of these seats.
    Orders(&'a [Seat], Secrecy),
    /// A choice of this seat; true if its player is shown a secret.
    Choice(Seat, bool),
    /// A throw or a shuffle.
    Throw,
}

/// Everything that decides on the next look, besides the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now<'a> {
    /// The players of these seats sit at this window.
    pub here: &'a [Seat],
    /// The seat of the one person who plays all seats, if one does.
    pub one: Option<Seat>,
    pub question: Question<'a>,
    /// The seats here that may come forward.
    pub may_come: &'a [Seat],
    /// A seat sits at a second window.
    pub second_window: bool,
    /// The picture is for everybody: a picture file, or a match that is played again.
    pub for_all: bool,
    /// Something is still being shown.
    pub showing: bool,
    /// This seat lifted the curtain, which named it.
    pub lifted: Option<Seat>,
    /// The player at the window lets it fall.
    pub dropped: bool,
    /// This seat comes forward.
    pub came: Option<Seat>,
}

impl Now<'_> {
    /// The seats here that owe a secret, in the order in which they sit, with its degree.
    fn owing(&self) -> Option<(Vec<Seat>, Secrecy)> {
        let (asked, secrecy) = match &self.question {
            Question::Orders(seats, secrecy @ (Secrecy::Own | Secrecy::Secret)) if !seats.is_empty() => {
                (*seats, *secrecy)
            }
            Question::Choice(by, true) => (std::slice::from_ref(by), Secrecy::Secret),
            _ => return None,
        };
        (!self.showing).then(|| (self.here.iter().copied().filter(|seat| asked.contains(seat)).collect(), secrecy))
    }

    /// A player of all seats looks through the eyes of another seat while only that one is asked.
    fn eyes_of_one(&self, own: Seat) -> Seat {
        let asked = match &self.question {
            Question::Orders(seats, _) => *seats,
            Question::Choice(by, _) => std::slice::from_ref(by),
            Question::Throw | Question::None => &[],
        };
        asked.first().copied().filter(|_| !self.showing && !asked.contains(&own)).unwrap_or(own)
    }
}

impl SharedWindow {
    /// This seat is alone at the window already.
    #[must_use]
    pub fn alone(seat: Seat) -> Self {
        Self { look: Look::Alone(seat), last: Some(seat), ..Self::default() }
    }

    /// The seat that has come forward.
    #[must_use]
    pub fn out_of_turn(&self) -> Option<Seat> {
        self.forward.map(|forward| forward.seat)
    }

    /// A seat may write its sealed order anew: a curtain that hangs waits for it.
    pub fn hang_for(&mut self, seat: Seat) {
        if matches!(self.look, Look::Behind(_)) {
            self.look = Look::Behind(seat);
        }
    }

    /// The seat that has come forward, as long as it has something to order. An answer that is wanted sends it back, and so does a
    /// curtain that falls.
    fn come_forward(&mut self, now: &Now) -> Option<Seat> {
        let may = |seat: Seat| now.may_come.contains(&seat);
        let orders = matches!(now.question, Question::Orders(..)) && !now.showing;
        let answers = matches!(now.question, Question::Choice(..) | Question::Throw);
        self.forward = self.forward.filter(|forward| !now.dropped && !answers && may(forward.seat));
        if let Some(seat) = now.came.filter(|seat| orders && may(*seat)) {
            self.forward = self.forward.filter(|forward| forward.seat == seat).or(Some(Forward { seat, alone: false }));
        }
        self.out_of_turn().filter(|_| orders)
    }

    /// A seat that owes a secret looks alone at the window.
    fn look_of_one_owing(
        &self,
        was: Look,
        dropped: bool,
        owing: &[Seat],
        secrecy: Secrecy,
        hangs_for: impl Fn(Seat) -> Look,
    ) -> Look {
        match (owing, was) {
            ([], _) => was,
            ([first, ..], _) if secrecy == Secrecy::Own => Look::Alone(*first),
            (_, Look::Alone(seat)) if owing.contains(&seat) => {
                if dropped {
                    Look::Behind(seat)
                } else {
                    was
                }
            }
            // The seat with the last open secrets goes on, if it alone is asked. If others are asked as well, cards are
            // written anew: all have looked on, and the curtain falls before the first of them.
            ([only], Look::All) if self.last == Some(*only) => Look::Alone(*only),
            (_, Look::Behind(seat)) if owing.contains(&seat) => hangs_for(seat),
            ([first, ..], _) => hangs_for(*first),
        }
    }
}

/// Decides on the next look at the shared window. Secrets of a seat are opened only behind a curtain that hung for this
/// seat, or if it was the last that was alone at the window.
#[must_use]
pub fn who_looks(before: &SharedWindow, now: &Now) -> SharedWindow {
    let mut next = *before;
    let comes = next.come_forward(now);
    let went_back = |seat: Seat| comes.is_none() && before.out_of_turn() == Some(seat);
    let was = match before.look {
        // A player who goes back to their own place leaves nothing open, nor does one who goes over to the second
        // window.
        Look::Alone(seat) if went_back(seat) => Look::All,
        Look::Alone(seat) | Look::Behind(seat) if !now.here.contains(&seat) => Look::All,
        look => look,
    };
    next.last = now.lifted.or(next.last).filter(|seat| now.here.contains(seat));
    let hangs_for = |seat: Seat| match now.lifted {
        Some(lifted) if lifted == seat && was == Look::Behind(seat) => Look::Alone(seat),
        _ => Look::Behind(seat),
    };
    next.sole = next.sole.filter(|seat| now.second_window && now.here == [*seat]);
    next.look = match now.here {
        _ if now.for_all => Look::All,
        _ if let Some(own) = now.one => Look::Alone(comes.unwrap_or_else(|| now.eyes_of_one(own))),
        [] => Look::All,
        // Another one goes over to the second window: once the curtain falls between them, and then no more.
        [only] if now.second_window && next.sole.is_none() => {
            let look = if before.look == Look::Alone(*only) { before.look } else { hangs_for(*only) };
            next.sole = Some(*only).filter(|only| look == Look::Alone(*only));
            look
        }
        [only] => Look::Alone(*only),
        _ if let Some(seat) = comes => {
            let alone = next.forward.is_some_and(|forward| forward.alone) || was == Look::Alone(seat);
            let look = if alone { Look::Alone(seat) } else { hangs_for(seat) };
            next.forward = Some(Forward { seat, alone: look == Look::Alone(seat) });
            look
        }
        _ => match now.owing() {
            Some((owing, secrecy)) => next.look_of_one_owing(was, now.dropped, &owing, secrecy, hangs_for),
            None => Look::All,
        },
    };
    if let Look::Alone(seat) = next.look {
        next.last = Some(seat);
    }
    next
}
