//! Looks at the shared window: no sequence of seals, windows, undo and comings-forward shows a seat another's secret.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use weather_gage::rules::kernel::Seat;
use weather_gage::who_looks::{Look, Now, Question, Secrecy, SharedWindow, who_looks};

const ANNE: Seat = Seat(0);
const BERNARDO: Seat = Seat(1);
const CAT: Seat = Seat(2);

/// Nothing is asked of these people, and nothing happens.
fn quiet(here: &[Seat]) -> Now<'_> {
    Now {
        here,
        one: None,
        question: Question::None,
        may_come: &[],
        second_window: false,
        for_all: false,
        showing: false,
        lifted: None,
        dropped: false,
        came: None,
    }
}

fn asked<'a>(here: &'a [Seat], seats: &'a [Seat]) -> Now<'a> {
    Now { question: Question::Orders(seats, Secrecy::Secret), ..quiet(here) }
}

fn lifted(by: Seat, now: Now) -> Now {
    Now { lifted: Some(by), ..now }
}

/// The looks at the window after each of these.
fn looks(steps: &[Now]) -> Vec<Look> {
    let mut window = SharedWindow::default();
    let mut look = |now: &Now| {
        window = who_looks(&window, now);
        window.look
    };
    steps.iter().map(&mut look).collect()
}

#[test]
fn the_curtain_falls_before_each_of_those_who_write_in_secret() {
    let both = [ANNE, BERNARDO];
    let (first, second) = (asked(&both, &both), asked(&both, &[BERNARDO]));
    assert_eq!(
        looks(&[first, lifted(ANNE, first), first, second, lifted(BERNARDO, second), quiet(&both)]),
        [
            Look::Behind(ANNE),
            Look::Alone(ANNE),
            Look::Alone(ANNE),
            Look::Behind(BERNARDO),
            Look::Alone(BERNARDO),
            Look::All
        ]
    );
}

#[test]
fn the_player_at_the_window_lets_it_fall_for_himself() {
    let both = [ANNE, BERNARDO];
    let now = asked(&both, &both);
    let dropped = Now { dropped: true, ..now };
    let all = looks(&[now, lifted(ANNE, now), dropped, now, lifted(ANNE, now)]);
    assert_eq!(all[1..], [Look::Alone(ANNE), Look::Behind(ANNE), Look::Behind(ANNE), Look::Alone(ANNE)]);
}

#[test]
fn after_something_all_have_seen_only_a_seat_that_is_asked_alone_goes_on_without_the_curtain() {
    let both = [ANNE, BERNARDO];
    let (alone, all) = (asked(&both, &[ANNE]), asked(&both, &both));
    let shown = Now { showing: true, ..alone };
    assert_eq!(looks(&[alone, lifted(ANNE, alone), shown, alone])[2..], [Look::All, Look::Alone(ANNE)]);
    assert_eq!(looks(&[alone, lifted(ANNE, alone), shown, all])[2..], [Look::All, Look::Behind(ANNE)]);
}

#[test]
fn what_is_undone_is_written_anew_by_the_seat_the_curtain_then_waits_for() {
    let both = [ANNE, BERNARDO];
    let mut window = who_looks(&SharedWindow::default(), &asked(&both, &[BERNARDO]));
    window.hang_for(ANNE);
    window = who_looks(&window, &asked(&both, &both));
    assert_eq!(window.look, Look::Behind(ANNE));
    // In the moment of the undo Bernardo, who was named on it, lifts it.
    assert_eq!(who_looks(&window, &lifted(BERNARDO, asked(&both, &both))).look, Look::Behind(ANNE));
    // It does not hang for a seat whose cards lie open.
    window = who_looks(&window, &lifted(ANNE, asked(&both, &both)));
    window.hang_for(BERNARDO);
    assert_eq!(window.look, Look::Alone(ANNE));
}

#[test]
fn all_look_on_at_what_is_open_and_at_choices_that_show_nothing() {
    let both = [ANNE, BERNARDO];
    for question in
        [Question::Orders(&both, Secrecy::Open), Question::Choice(BERNARDO, false), Question::Throw, Question::None]
    {
        assert_eq!(looks(&[Now { question, ..quiet(&both) }]), [Look::All], "{question:?}");
    }
    let now = Now { question: Question::Choice(BERNARDO, true), ..quiet(&both) };
    assert_eq!(looks(&[now, lifted(BERNARDO, now)]), [Look::Behind(BERNARDO), Look::Alone(BERNARDO)]);
    // Before there is a secret, each looks through their own eyes.
    let now = Now { question: Question::Orders(&both, Secrecy::Own), ..quiet(&both) };
    assert_eq!(looks(&[now]), [Look::Alone(ANNE)]);
}

#[test]
fn one_person_against_bots_never_sees_the_curtain() {
    let now = asked(&[BERNARDO], &[ANNE, CAT]);
    assert_eq!(looks(&[now, Now { showing: true, ..now }]), [Look::Alone(BERNARDO); 2]);
    assert_eq!(looks(&[asked(&[], &[ANNE])]), [Look::All], "nor does a window at which only bots play");
}

#[test]
fn pictures_and_replays_are_for_everybody() {
    let now = asked(&[ANNE, BERNARDO], &[ANNE]);
    let replayed = Now { for_all: true, ..now };
    assert_eq!(looks(&[now, lifted(ANNE, now), replayed, now])[1..], [Look::Alone(ANNE), Look::All, Look::Alone(ANNE)]);
}

#[test]
fn who_plays_all_seats_looks_through_another_while_that_one_alone_is_asked() {
    let both = [ANNE, BERNARDO];
    let of_anne = |now| Now { one: Some(ANNE), ..now };
    let (own, other) = (of_anne(asked(&both, &both)), of_anne(asked(&both, &[BERNARDO])));
    let shown = Now { showing: true, ..other };
    assert_eq!(looks(&[own, other, shown]), [Look::Alone(ANNE), Look::Alone(BERNARDO), Look::Alone(ANNE)]);
}

#[test]
fn a_curtain_falls_once_when_another_goes_over_to_the_second_window() {
    let both = [ANNE, BERNARDO];
    let shared = asked(&both, &[BERNARDO]);
    let apart = Now { second_window: true, ..asked(&[ANNE], &[BERNARDO]) };
    assert_eq!(
        looks(&[shared, lifted(BERNARDO, shared), apart, apart, lifted(ANNE, apart), apart])[1..],
        [Look::Alone(BERNARDO), Look::Behind(ANNE), Look::Behind(ANNE), Look::Alone(ANNE), Look::Alone(ANNE)]
    );
    // The player at the window stays there.
    let shared = asked(&both, &[ANNE]);
    assert_eq!(looks(&[shared, lifted(ANNE, shared), apart])[1..], [Look::Alone(ANNE); 2]);
}

#[test]
fn a_seat_that_goes_over_to_the_second_window_leaves_nothing_open_to_those_who_stay() {
    let shared = asked(&[ANNE, BERNARDO, CAT], &[BERNARDO]);
    let apart = Now { second_window: true, ..asked(&[ANNE, CAT], &[BERNARDO]) };
    assert_eq!(
        looks(&[shared, lifted(BERNARDO, shared), apart, shared])[1..],
        [Look::Alone(BERNARDO), Look::All, Look::Behind(BERNARDO)]
    );
}

#[test]
fn a_curtain_lifted_by_one_opens_nothing_of_another() {
    let both = [ANNE, BERNARDO];
    // It hung for Anne, who in the moment she lifts it is asked no more.
    let all = looks(&[asked(&both, &[ANNE]), lifted(ANNE, asked(&both, &[BERNARDO]))]);
    assert_eq!(all, [Look::Behind(ANNE), Look::Behind(BERNARDO)]);
    // It does not open the first window either, if the player for whom it hung has gone over to the second.
    let apart = Now { second_window: true, ..asked(&[ANNE], &[BERNARDO]) };
    assert_eq!(looks(&[asked(&both, &[BERNARDO]), lifted(BERNARDO, apart)])[1], Look::Behind(ANNE));
}

#[test]
fn a_seat_comes_forward_behind_the_curtain_and_goes_back() {
    let both = [ANNE, BERNARDO];
    let now = Now { may_come: &[BERNARDO], ..asked(&both, &[ANNE]) };
    let comes = Now { came: Some(BERNARDO), ..now };
    let back = Now { dropped: true, ..now };
    assert_eq!(
        looks(&[now, lifted(ANNE, now), comes, lifted(BERNARDO, now), now, back, lifted(ANNE, now)]),
        [
            Look::Behind(ANNE),
            Look::Alone(ANNE),
            Look::Behind(BERNARDO),
            Look::Alone(BERNARDO),
            Look::Alone(BERNARDO),
            Look::Behind(ANNE),
            Look::Alone(ANNE)
        ]
    );
    // It may come no more once it has ordered, and an answer that is wanted sends it back.
    let ordered = Now { may_come: &[], ..now };
    assert_eq!(looks(&[now, comes, lifted(BERNARDO, now), ordered])[2..], [Look::Alone(BERNARDO), Look::Behind(ANNE)]);
    let answer = Now { question: Question::Throw, ..now };
    assert_eq!(looks(&[now, comes, lifted(BERNARDO, now), answer, now])[3..], [Look::All, Look::Behind(ANNE)]);
    // A seat that may not come does not.
    assert_eq!(looks(&[now, lifted(ANNE, now), Now { came: Some(CAT), ..now }])[2], Look::Alone(ANNE));
}

/// Something that happens at the table before the next frame.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The rules ask for orders of these seats, one bit each.
    AskAll(u8, Secrecy),
    AskOne(Seat, bool),
    AskThrow,
    Seal(Seat),
    Undo(Seat),
    SecondWindow(Seat),
    CloseIt,
    Show(bool),
    Replay(bool),
    MayCome(u8),
    Come(Seat),
    Lift,
    Drop,
    /// Another match begins.
    Clear,
}

fn steps() -> impl Strategy<Value = Vec<Vec<Step>>> {
    let seat = || (0..4_u8).prop_map(Seat);
    let secrecy = prop_oneof![1 => Just(Secrecy::Open), 1 => Just(Secrecy::Own), 6 => Just(Secrecy::Secret)];
    let step = prop_oneof![
        3 => (1..16_u8, secrecy).prop_map(|(seats, secrecy)| Step::AskAll(seats, secrecy)),
        1 => (seat(), any::<bool>()).prop_map(|(seat, secret)| Step::AskOne(seat, secret)),
        1 => Just(Step::AskThrow),
        4 => seat().prop_map(Step::Seal),
        2 => seat().prop_map(Step::Undo),
        1 => seat().prop_map(Step::SecondWindow),
        1 => Just(Step::CloseIt),
        2 => any::<bool>().prop_map(Step::Show),
        1 => any::<bool>().prop_map(Step::Replay),
        1 => (0..16_u8).prop_map(Step::MayCome),
        2 => seat().prop_map(Step::Come),
        8 => Just(Step::Lift),
        1 => Just(Step::Drop),
        1 => Just(Step::Clear),
    ];
    prop::collection::vec(prop::collection::vec(step, 1..4), 1..60)
}

/// The table as those who sit at it know it.
#[derive(Default)]
struct Table {
    persons: Vec<Seat>,
    owing: Vec<Seat>,
    secrecy: Option<Secrecy>,
    choice: Option<(Seat, bool)>,
    throws: bool,
    second: Option<Seat>,
    showing: bool,
    replays: bool,
    may_come: Vec<Seat>,
    window: SharedWindow,
    /// The person at the shared window: the one who lifted the curtain last.
    at_the_window: Option<Seat>,
}

fn of_bits(bits: u8) -> Vec<Seat> {
    (0..4).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect()
}

impl Table {
    fn here(&self) -> Vec<Seat> {
        self.persons.iter().copied().filter(|seat| self.second != Some(*seat)).collect()
    }

    fn ask(&mut self, owing: Vec<Seat>, secrecy: Option<Secrecy>, choice: Option<(Seat, bool)>, throws: bool) {
        (self.owing, self.secrecy, self.choice, self.throws) = (owing, secrecy, choice, throws);
    }

    /// One frame: the steps since the last, and then the look.
    fn frame(&mut self, steps: &[Step]) {
        let (mut lifted, mut dropped, mut came) = (None, false, None);
        let hung_for = if let Look::Behind(seat) = self.window.look { Some(seat) } else { None };
        for step in steps {
            match *step {
                Step::AskAll(seats, secrecy) => self.ask(of_bits(seats), Some(secrecy), None, false),
                Step::AskOne(seat, secret) => self.ask(Vec::new(), None, Some((seat, secret)), false),
                Step::AskThrow => self.ask(Vec::new(), None, None, true),
                Step::Seal(seat) => {
                    self.owing.retain(|owing| *owing != seat);
                    self.showing |= self.owing.is_empty();
                }
                Step::Undo(seat) => {
                    self.ask(self.owing.iter().copied().chain([seat]).collect(), Some(Secrecy::Secret), None, false);
                    self.window.hang_for(seat);
                }
                Step::SecondWindow(seat) => self.second = Some(seat).filter(|seat| self.persons.contains(seat)),
                Step::CloseIt => self.second = None,
                Step::Show(showing) => self.showing = showing,
                Step::Replay(replays) => self.replays = replays,
                Step::MayCome(seats) => self.may_come = of_bits(seats),
                Step::Come(seat) => came = Some(seat),
                Step::Lift => lifted = hung_for,
                Step::Drop => dropped = true,
                Step::Clear => (self.window, self.at_the_window) = (SharedWindow::default(), None),
            }
        }
        let here = self.here();
        let may_come: Vec<Seat> = self.may_come.iter().copied().filter(|seat| here.contains(seat)).collect();
        let question = match (self.secrecy.filter(|_| !self.owing.is_empty()), self.choice) {
            (Some(secrecy), _) => Question::Orders(&self.owing, secrecy),
            (None, Some((by, secret))) => Question::Choice(by, secret),
            (None, None) if self.throws => Question::Throw,
            (None, None) => Question::None,
        };
        let now = Now {
            here: &here,
            one: None,
            question,
            may_come: &may_come,
            second_window: self.second.is_some(),
            for_all: self.replays,
            showing: self.showing,
            lifted,
            dropped,
            came,
        };
        let before = self.window.look;
        self.at_the_window = lifted.or(self.at_the_window).filter(|seat| here.contains(seat));
        let next = who_looks(&self.window, &now);
        let nothing_secret = matches!(question, Question::Orders(_, Secrecy::Own));
        match next.look {
            Look::All => {}
            Look::Alone(seat) => {
                if nothing_secret || self.persons == [seat] {
                    self.at_the_window = Some(seat);
                }
                assert_eq!(self.at_the_window, Some(seat), "{seat:?} is shown to another: {before:?}, {now:?}");
                assert!(here.contains(&seat) && !self.replays);
                if let Look::Alone(other) = before {
                    assert!(other == seat || nothing_secret, "from one to the other with no curtain");
                }
            }
            Look::Behind(seat) => {
                assert!(here.contains(&seat) && !self.replays && here.len() + usize::from(now.second_window) > 1);
            }
        }
        assert!(!self.showing || here.len() < 2 || next.look == Look::All, "a show is for all");
        // A player who is asked comes to the window, once the curtain is lifted.
        let asked_here: Vec<Seat> = self.owing.iter().copied().filter(|seat| here.contains(seat)).collect();
        let secret = matches!(question, Question::Orders(_, Secrecy::Secret)) && !self.showing && !self.replays;
        if secret && here.len() > 1 && !asked_here.is_empty() {
            let lifted = if let Look::Behind(seat) = next.look { Some(seat) } else { None };
            let quiet = Now { lifted, dropped: false, came: None, ..now };
            let Look::Alone(seat) = who_looks(&next, &quiet).look else { panic!("{next:?} stays down") };
            assert!(asked_here.contains(&seat) || next.out_of_turn() == Some(seat));
        }
        self.window = next;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn nothing_ever_shows_a_seat_what_is_anothers(seats in 2..=4_u8, bots in 0..16_u8, steps in steps()) {
        let persons = (0..seats).map(Seat).filter(|seat| bots >> seat.0 & 1 == 0).collect();
        let mut table = Table { persons, ..Table::default() };
        for step in &steps {
            table.frame(step);
        }
    }
}
