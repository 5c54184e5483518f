//! The kernel's laws, on a toy game with everything the four games need: secret orders, dice, a die thrown again, cubes
//! that are knocked on, a shuffled deck, a choice.

use std::collections::BTreeMap;

use weather_gage::rules::kernel::{
    Answer, Awaiting, BadOutcome, GameId, Interruption, Journal, Match, Misfit, Orders, PhaseEntry, Piece, PieceId,
    Referee, ReplayFault, Rest, Ruleset, Ruling, Run, Seat, Source, ThrowOutcome, ThrowRequest, Throwable, Vessel,
    Viewer, Want, digest, run, run_live,
};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Toy;

#[derive(Clone, Debug, PartialEq, Hash)]
struct Table {
    secrets: [u8; 2],
    phase: u8,
    score: i32,
    cubes: Vec<u8>,
    deck: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
enum Told {
    Aimed { seat: Seat, secret: Option<u8> },
    Thrown(Vec<u8>),
    Again(u8),
    Cubes(Vec<u8>),
    Dealt(Vec<u16>),
    Next(u8),
}

impl Toy {
    fn aim(referee: &mut Referee<'_, Self>, orders: &Orders<Self>) -> Ruling<(), Self> {
        for (seat, aim) in orders {
            referee.tell(Told::Aimed { seat: *seat, secret: Some(*aim) });
        }
        let request = ThrowRequest::dice(3, 20);
        let faces: Vec<u8> = referee.throw(Seat(0), request.clone(), "volley")?.faces().collect();
        referee.tell(Told::Thrown(faces.clone()));
        if referee.choose(Seat(1), vec!["keep", "again"], "spare")? == Some("again") {
            let mut lying: Vec<_> =
                request.fresh.iter().zip(&faces).map(|((id, of), f)| (*id, *of, Rest::Face(*f))).collect();
            let (id, of, _) = lying.remove(0);
            let again = ThrowRequest { into: Vessel::DiceTray, fresh: vec![], again: vec![(id, of)], lying };
            let face = referee.throw(Seat(1), again, "again")?.faces().next().unwrap();
            referee.tell(Told::Again(face));
        }
        referee.tell(Told::Next(1));
        Ok(())
    }

    fn tower(referee: &mut Referee<'_, Self>, _: &Orders<Self>) -> Ruling<(), Self> {
        let cube = |n, of| (PieceId(n), Throwable::Cube { of: Seat(of) });
        let into = Vessel::BattleShip { zones: 4 };
        let first = ThrowRequest { into, fresh: vec![cube(0, 0)], again: vec![], lying: vec![] };
        let outcome = referee.throw(Seat(0), first, "first cube")?;
        let lying: Vec<(PieceId, Throwable, Rest)> =
            outcome.0.iter().map(|(id, rest)| (*id, Throwable::Cube { of: Seat(0) }, *rest)).collect();
        let second = ThrowRequest { into, fresh: vec![cube(1, 1)], again: vec![], lying };
        let zones = |outcome: &ThrowOutcome| -> Vec<u8> {
            outcome.0.iter().map(|(_, rest)| if let Rest::Zone(zone) = rest { *zone } else { 99 }).collect()
        };
        let outcome = referee.throw(Seat(1), second, "second cube")?;
        referee.tell(Told::Cubes(zones(&outcome)));
        let order = referee.shuffle(4, "deck")?;
        referee.tell(Told::Dealt(order));
        referee.tell(Told::Next(2));
        Ok(())
    }
}

impl Ruleset for Toy {
    const GAME: GameId = GameId("toy");
    const RULES_VERSION: u16 = 3;
    type Setup = [u8; 2];
    type State = Table;
    type Phase = u8;
    type Order = u8;
    type Happening = Told;
    type Refusal = &'static str;
    type SetupFault = &'static str;
    type Why = &'static str;
    type Choice = &'static str;
    type View = ([Option<u8>; 2], i32);

    fn set_up(setup: &[u8; 2]) -> Result<Table, &'static str> {
        if setup[0] > 9 {
            return Err("too far");
        }
        Ok(Table { secrets: *setup, phase: 0, score: 0, cubes: vec![], deck: vec![] })
    }
    fn phase(state: &Table) -> u8 {
        state.phase
    }
    fn seats(_: &Table) -> u8 {
        2
    }
    fn phases() -> &'static [PhaseEntry<Self>] {
        &[
            PhaseEntry { name: "aim", holds: |phase| phase == 0, run: Self::aim },
            PhaseEntry { name: "tower", holds: |phase| phase == 1, run: Self::tower },
        ]
    }
    fn awaited(state: &Table) -> Vec<Seat> {
        if state.phase == 0 { vec![Seat(0), Seat(1)] } else { vec![] }
    }
    fn is_over(state: &Table) -> bool {
        state.phase == 2
    }
    fn check(_: &Table, _: Seat, order: &u8) -> Result<(), &'static str> {
        if *order <= 6 { Ok(()) } else { Err("out of range") }
    }
    fn evolve(state: &mut Table, told: &Told) {
        match told {
            Told::Aimed { seat, secret } => state.secrets[usize::from(seat.0)] = secret.unwrap_or(0),
            Told::Thrown(faces) => state.score += faces.iter().map(|f| i32::from(*f)).sum::<i32>(),
            Told::Again(face) => state.score += i32::from(*face),
            Told::Cubes(zones) => state.cubes.clone_from(zones),
            Told::Dealt(order) => state.deck.clone_from(order),
            Told::Next(phase) => state.phase = *phase,
        }
    }
    fn seen_by(state: &Table, viewer: Viewer) -> Self::View {
        let of = |n: u8| viewer.shares_secrets_of(Seat(n)).then(|| state.secrets[usize::from(n)]);
        ([of(0), of(1)], state.score)
    }
    fn told_to(_: &Table, told: &Told, viewer: Viewer) -> Option<Told> {
        match told {
            Told::Aimed { seat, .. } if !viewer.shares_secrets_of(*seat) => {
                Some(Told::Aimed { seat: *seat, secret: None })
            }
            _ => Some(told.clone()),
        }
    }
}

fn orders() -> Orders<Toy> {
    BTreeMap::from([(Seat(0), 4), (Seat(1), 2)])
}

fn faces(faces: &[u8]) -> Answer {
    Answer::Thrown(ThrowRequest::dice(faces.len(), 20).showing(faces))
}

fn start() -> Table {
    Toy::set_up(&[0, 0]).unwrap()
}

#[test]
fn it_stops_where_something_is_wanted_and_tells_what_happened_so_far() {
    let Run::Wants { want, told, meanwhile } = run::<Toy>(&start(), &orders(), &[]) else { panic!("dice are wanted") };
    assert_eq!(want, Want::Throw { by: Seat(0), request: ThrowRequest::dice(3, 20), why: "volley" });
    let aims = [(0, 4), (1, 2)].map(|(seat, aim)| Told::Aimed { seat: Seat(seat), secret: Some(aim) });
    assert_eq!(told, aims);
    assert_eq!(meanwhile.secrets, [4, 2]);
}

#[test]
fn what_is_told_with_fewer_answers_is_the_beginning_of_what_is_told_with_more() {
    let answers = [faces(&[3, 9, 20]), Answer::Chose(1), again(7)];
    let mut before: Vec<Told> = Vec::new();
    for count in 0..=answers.len() {
        let told = match run::<Toy>(&start(), &orders(), &answers[..count]) {
            Run::Settled { told, .. } | Run::Wants { told, .. } => told,
            Run::OutOfStep { .. } => panic!("the answers fit"),
        };
        assert!(told.starts_with(&before), "{told:?} after {before:?}");
        before = told;
    }
    assert_eq!(before.last(), Some(&Told::Next(1)));
}

fn again(face: u8) -> Answer {
    let rests = [(0, face), (1, 9), (2, 20)].map(|(id, face)| (PieceId(id), Rest::Face(face)));
    Answer::Thrown(ThrowOutcome(rests.to_vec()))
}

#[test]
fn replaying_the_happenings_gives_the_state_after() {
    let answers = [faces(&[3, 9, 20]), Answer::Chose(1), again(7)];
    let Run::Settled { after, told } = run::<Toy>(&start(), &orders(), &answers) else { panic!("it settles") };
    let mut replayed = start();
    for happening in &told {
        Toy::evolve(&mut replayed, happening);
    }
    assert_eq!(replayed, after);
    assert_eq!(digest(&replayed), digest(&after));
    assert_eq!(after.score, 3 + 9 + 20 + 7);
}

#[test]
fn answers_that_do_not_fit_and_surplus_answers_are_out_of_step() {
    let out = |answers: &[Answer]| match run::<Toy>(&start(), &orders(), answers) {
        Run::OutOfStep { answer, .. } => Some(answer),
        _ => None,
    };
    assert_eq!(out(&[Answer::Chose(0)]), Some(0));
    assert_eq!(out(&[faces(&[3, 9])]), Some(0));
    assert_eq!(out(&[faces(&[3, 9, 21])]), Some(0));
    assert_eq!(out(&[faces(&[3, 9, 20]), Answer::Chose(2)]), Some(1));
    assert_eq!(out(&[faces(&[3, 9, 20]), Answer::Chose(0), Answer::Chose(0)]), Some(2));
}

#[test]
fn a_die_set_aside_may_not_change() {
    let disturbed = [(0, 7), (1, 10), (2, 20)].map(|(id, face)| (PieceId(id), Rest::Face(face)));
    let answers = [faces(&[3, 9, 20]), Answer::Chose(1), Answer::Thrown(ThrowOutcome(disturbed.to_vec()))];
    assert!(matches!(run::<Toy>(&start(), &orders(), &answers), Run::OutOfStep { answer: 2, .. }));
}

#[test]
fn the_border_guard_names_what_is_wrong() {
    let die = |n| -> Piece { (PieceId(n), Throwable::Die { faces: 6 }) };
    let request = ThrowRequest {
        into: Vessel::DiceTray,
        fresh: vec![die(0)],
        again: vec![],
        lying: vec![(PieceId(1), die(1).1, Rest::Face(2))],
    };
    let of = |rests: &[(u16, Rest)]| {
        let rests = rests.iter().map(|(id, rest)| (PieceId(*id), *rest)).collect();
        request.accept(&ThrowOutcome(rests))
    };
    assert_eq!(of(&[(0, Rest::Face(6)), (1, Rest::Face(2))]), Ok(()));
    assert_eq!(of(&[(0, Rest::Face(6))]), Err(BadOutcome::Missing(PieceId(1))));
    assert_eq!(of(&[(0, Rest::Face(7)), (1, Rest::Face(2))]), Err(BadOutcome::Impossible(PieceId(0), Rest::Face(7))));
    assert_eq!(of(&[(0, Rest::Zone(1)), (1, Rest::Face(2))]), Err(BadOutcome::Impossible(PieceId(0), Rest::Zone(1))));
    assert_eq!(of(&[(0, Rest::Face(1)), (1, Rest::Face(3))]), Err(BadOutcome::Disturbed(PieceId(1), Rest::Face(3))));
    let more = [(0, Rest::Face(1)), (1, Rest::Face(2)), (2, Rest::Face(1))];
    assert_eq!(of(&more), Err(BadOutcome::Stranger(PieceId(2))));
    let twice = [(0, Rest::Face(1)), (0, Rest::Face(1)), (1, Rest::Face(2))];
    assert_eq!(of(&twice), Err(BadOutcome::OutOfOrder(PieceId(0))));
}

fn cubes(zones: &[u8]) -> Answer {
    let rests = (0..).zip(zones).map(|(id, zone)| (PieceId(id), Rest::Zone(*zone))).collect();
    Answer::Thrown(ThrowOutcome(rests))
}

#[test]
fn a_cube_lying_in_the_ship_must_be_reported_again_and_may_be_knocked_on() {
    let state = Table { phase: 1, ..start() };
    let none = Orders::<Toy>::new();
    let dealt = Answer::Dealt(vec![2, 0, 3, 1]);
    let Run::Settled { after, .. } = run::<Toy>(&state, &none, &[cubes(&[2]), cubes(&[3, 1]), dealt.clone()]) else {
        panic!("it settles")
    };
    assert_eq!((after.cubes, after.deck), (vec![3, 1], vec![2, 0, 3, 1]));
    let missing = Answer::Thrown(ThrowOutcome(vec![(PieceId(1), Rest::Zone(1))]));
    assert!(matches!(run::<Toy>(&state, &none, &[cubes(&[2]), missing]), Run::OutOfStep { answer: 1, .. }));
    assert!(matches!(run::<Toy>(&state, &none, &[cubes(&[4])]), Run::OutOfStep { answer: 0, .. }));
    for wrong in [vec![0, 1, 2], vec![0, 1, 2, 2], vec![1, 2, 3, 4]] {
        let answers = [cubes(&[2]), cubes(&[3, 1]), Answer::Dealt(wrong)];
        assert!(matches!(run::<Toy>(&state, &none, &answers), Run::OutOfStep { answer: 2, .. }));
    }
}

#[test]
fn another_seats_secret_does_not_show() {
    let seen = |secrets| Toy::seen_by(&Table { secrets, ..start() }, Viewer::Seat(Seat(0)));
    assert_eq!(seen([3, 1]), seen([3, 6]));
    assert_ne!(seen([3, 1]), seen([4, 1]));
    let aimed = Told::Aimed { seat: Seat(1), secret: Some(5) };
    let blind = Some(Told::Aimed { seat: Seat(1), secret: None });
    assert_eq!(Toy::told_to(&start(), &aimed, Viewer::Seat(Seat(0))), blind);
    assert_eq!(Toy::told_to(&start(), &aimed, Viewer::Bystander), blind);
    assert_eq!(Toy::told_to(&start(), &aimed, Viewer::Seat(Seat(1))), Some(aimed));
}

/// Always the same answers, as a seed would give them.
struct Always;

impl Source<Toy> for Always {
    fn answer(&mut self, _: &Table, want: &Want<Toy>) -> Answer {
        match want {
            Want::Throw { request, .. } if request.into == Vessel::DiceTray && request.fresh.is_empty() => again(7),
            Want::Throw { request, .. } if request.into == Vessel::DiceTray => faces(&[3, 9, 20]),
            Want::Throw { request, .. } if request.lying.is_empty() => cubes(&[2]),
            Want::Throw { .. } => cubes(&[3, 1]),
            Want::Choice { .. } => Answer::Chose(1),
            Want::Shuffle { .. } => Answer::Dealt(vec![3, 2, 1, 0]),
        }
    }
}

#[test]
fn live_and_step_by_step_runs_tell_the_same_story() {
    let (after, told, given) = run_live::<Toy>(start(), &orders(), &[], &mut Always).unwrap();
    let stepped = run::<Toy>(&start(), &orders(), &given);
    assert_eq!(stepped, Run::Settled { after: after.clone(), told: told.clone() });
    // Recorded answers come first, the live source only goes on.
    let (half, told_half, rest) = run_live::<Toy>(start(), &orders(), &given[..1], &mut Always).unwrap();
    assert_eq!((half, told_half), (after, told));
    assert_eq!(rest, given[1..]);
}

#[test]
fn a_source_that_gives_nonsense_is_out_of_step() {
    struct Nonsense;
    impl Source<Toy> for Nonsense {
        fn answer(&mut self, _: &Table, _: &Want<Toy>) -> Answer {
            Answer::Chose(77)
        }
    }
    assert_eq!(run_live::<Toy>(start(), &orders(), &[], &mut Nonsense), Err(0));
}

fn played() -> Match<Toy> {
    let mut played = Match::<Toy>::begin(&[0, 0]).unwrap();
    played.give(Seat(1), 2).unwrap();
    played.give(Seat(0), 4).unwrap();
    for answer in [faces(&[3, 9, 20]), Answer::Chose(1), again(7), cubes(&[2]), cubes(&[3, 1])] {
        played.answer(answer).unwrap();
    }
    played
}

#[test]
fn a_match_runs_once_all_orders_lie_sealed() {
    let mut played = Match::<Toy>::begin(&[0, 0]).unwrap();
    assert_eq!(played.awaiting(), &Awaiting::Orders(vec![Seat(0), Seat(1)]));
    assert_eq!(played.give(Seat(0), 7), Err(Misfit::Refused("out of range")));
    assert_eq!(played.give(Seat(2), 1), Err(Misfit::NotAwaited(Seat(2))));
    assert_eq!(played.answer(Answer::Chose(0)), Err(Misfit::OrdersOwed(vec![Seat(0), Seat(1)])));
    played.give(Seat(0), 4).unwrap();
    assert_eq!(played.awaiting(), &Awaiting::Orders(vec![Seat(1)]));
    assert!(played.take_told().is_empty());
    assert_eq!(played.take_back(Seat(0)), Some(4));
    played.give(Seat(0), 5).unwrap();
    played.give(Seat(1), 2).unwrap();
    assert_eq!(played.take_told().len(), 2);
    assert!(matches!(played.give(Seat(1), 2), Err(Misfit::AnswerOwed(_))));
    assert!(matches!(played.answer(Answer::Chose(0)), Err(Misfit::AnswerOwed(_))));
    assert_eq!(Match::<Toy>::begin(&[10, 0]).err(), Some("too far"));
}

#[test]
fn a_journal_is_the_match_and_survives_being_written_down() {
    let mut match_ = played();
    let text = ron::to_string(match_.journal()).unwrap();
    let read: Journal<Toy> = ron::from_str(&text).unwrap();
    assert_eq!(&read, match_.journal());
    assert_eq!(ron::to_string(&read).unwrap(), text);
    let again = read.replay().unwrap();
    assert_eq!(again.state(), match_.state());
    assert_eq!(again.awaiting(), match_.awaiting());
    match_.answer(Answer::Dealt(vec![0, 1, 2, 3])).unwrap();
    assert_eq!(match_.awaiting(), &Awaiting::Nothing);
    assert_eq!(match_.answer(Answer::Chose(0)), Err(Misfit::Over));
    assert_eq!(match_.journal().replay().unwrap().state(), match_.state());
}

#[test]
fn a_spoiled_journal_is_refused_with_the_entry() {
    let good = played().journal().clone();
    let fault = |spoil: fn(&mut Journal<Toy>)| {
        let mut journal = good.clone();
        spoil(&mut journal);
        journal.replay().map(|_| ()).unwrap_err()
    };
    assert_eq!(fault(|j| j.game = "chess".into()), ReplayFault::OtherGame("chess".into()));
    assert_eq!(fault(|j| j.rules_version = 4), ReplayFault::OtherRules(4));
    // Of older rules it is refused only where something in it is played differently now.
    let mut older = good.clone();
    older.rules_version = 2;
    assert_eq!(older.replay().unwrap().state(), good.replay().unwrap().state());
    let differs = fault(|j| {
        j.rules_version = 2;
        j.entries[0].answers[1] = Answer::Chose(5);
    });
    assert_eq!(differs, ReplayFault::OtherRules(2));
    assert_eq!(fault(|j| j.setup = [10, 0]), ReplayFault::Setup("too far"));
    assert!(matches!(fault(|j| j.entries[0].answers[1] = Answer::Chose(5)), ReplayFault::Misfit { entry: 0, .. }));
    assert!(matches!(fault(|j| j.entries[0].answers[0] = faces(&[1, 1, 1])), ReplayFault::Misfit { entry: 0, .. }));
    assert!(matches!(
        fault(|j| {
            j.entries[0].orders.insert(Seat(0), 1);
        }),
        ReplayFault::Diverged { entry: 0, .. }
    ));
    assert!(matches!(
        fault(|j| {
            j.entries[0].answers.pop();
        }),
        ReplayFault::Misfit { entry: 0, .. }
    ));
}

#[test]
fn a_single_option_is_not_asked_and_no_dice_are_not_thrown() {
    let mut asked = Vec::new();
    struct Record<'a>(&'a mut Vec<Want<Toy>>);
    impl Source<Toy> for Record<'_> {
        fn answer(&mut self, state: &Table, want: &Want<Toy>) -> Answer {
            self.0.push(want.clone());
            Always.answer(state, want)
        }
    }
    let (_, _, given) = run_live::<Toy>(start(), &orders(), &[], &mut Record(&mut asked)).unwrap();
    assert_eq!(asked.len(), given.len());
    assert!(matches!(Interruption::<Toy>::Wants(Box::new(asked[0].clone())), Interruption::Wants(_)));
}
