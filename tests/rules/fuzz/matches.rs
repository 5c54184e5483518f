//! Matches want by want: inputs that fit and inputs that do not, and the same match again as a script and as a journal.

use serde::Serialize;
use weather_gage::captains::{Crew, Rank};
use weather_gage::headless::{GAMES, OffTable, Speaker};
use weather_gage::logbook::chronicle;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::tray::Lie;
use weather_gage::rules::kernel::{
    Answer, Awaiting, Journal, Match, Rest, Ruleset, Seat, Source, ThrowOutcome, ThrowRequest, Viewer, Want, digest,
};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Order;

use super::{Counts, Lots};

/// Writes a game's match as a script.
trait AsScript: OffTable {
    fn order(side: &str, order: &Self::Order) -> Option<String>;
    fn throw(request: &ThrowRequest, outcome: &ThrowOutcome) -> String;

    /// The set-up of a scenario, with the options that it has at the table.
    fn setup_of(id: &str) -> String {
        format!("Scenario({id:?})")
    }
}

fn ron(value: &impl Serialize) -> String {
    use ron::extensions::Extensions;
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    ron::Options::default().with_default_extension(extensions).to_string(value).unwrap()
}

impl AsScript for TheShips {
    fn order(side: &str, order: &Order) -> Option<String> {
        Some(match order {
            Order::Place(berths) => format!("Place({side:?}, {})", ron(berths)),
            Order::FitOut(ships) => format!("FitOut({side:?}, {})", ron(ships)),
            Order::Cards { cards, strike } if strike.is_empty() => format!("Orders({side:?}, {})", ron(cards)),
            Order::Cards { cards, strike } => format!("Strike({side:?}, {}, {})", ron(strike), ron(cards)),
            Order::Concede => format!("Concede({side:?})"),
            Order::GiveUp => format!("GiveUp({side:?})"),
            Order::Propose(amendments) => format!("Propose({side:?}, {})", ron(amendments)),
        })
    }

    fn throw(request: &ThrowRequest, outcome: &ThrowOutcome) -> String {
        let of = |piece| match outcome.0.iter().find(|(own, _)| *own == piece) {
            Some((_, Rest::Face(face))) => *face,
            other => panic!("a die shows a face: {other:?}"),
        };
        let faces: Vec<u8> = request.fresh.iter().chain(&request.again).map(|(piece, _)| of(*piece)).collect();
        format!("Throw({faces:?})")
    }
}

impl AsScript for DeadReckoning {
    fn order(side: &str, order: &Self::Order) -> Option<String> {
        Some(format!("Orders({side:?}, {})", ron(order)))
    }

    fn throw(request: &ThrowRequest, outcome: &ThrowOutcome) -> String {
        let lie = |rest: &Rest| match rest {
            Rest::Zone(zone) => Lie::numbered(*zone).unwrap().id(),
            Rest::Face(_) => panic!("a cube has no face here"),
        };
        let of = |piece| outcome.0.iter().find(|(own, _)| *own == piece).map(|(_, rest)| lie(rest)).unwrap();
        let zones: Vec<_> = request.fresh.iter().chain(&request.again).map(|(piece, _)| of(*piece)).collect();
        let knocked: Vec<_> =
            request.lying.iter().map(|(piece, ..)| format!("{}: {:?}", piece.0, of(*piece))).collect();
        match knocked.is_empty() {
            true => format!("Zones({zones:?})"),
            false => format!("Knocking({zones:?}, {{{}}})", knocked.join(", ")),
        }
    }
}

impl AsScript for MerchantsAndMarauders {
    fn order(side: &str, order: &Self::Order) -> Option<String> {
        Some(format!("Orders({side:?}, {})", ron(order)))
    }

    fn throw(request: &ThrowRequest, outcome: &ThrowOutcome) -> String {
        <TheShips as AsScript>::throw(request, outcome)
    }
}

impl AsScript for Pirates {
    fn order(side: &str, order: &Self::Order) -> Option<String> {
        Some(format!("Orders({side:?}, {})", ron(order)))
    }

    /// In scripts only a player who holds Parley is asked, unless they say otherwise (PC-30.3).
    fn setup_of(id: &str) -> String {
        format!("Scenario(id: {id:?}, options: (ask_parley: Always))")
    }

    fn throw(request: &ThrowRequest, outcome: &ThrowOutcome) -> String {
        <TheShips as AsScript>::throw(request, outcome)
    }
}

/// Everything that a refusal must leave as it is.
fn stand<G: Ruleset>(battle: &Match<G>) -> (weather_gage::rules::kernel::Digest, Journal<G>, Awaiting<G>) {
    (digest(battle.state()), battle.journal().clone(), battle.awaiting().clone())
}

/// An answer that does not fit, mostly.
fn odd_answer(lots: &mut Lots) -> Answer {
    match lots.draw(4) {
        0 => Answer::Chose(u16::try_from(lots.draw(70_000) % 65_536).unwrap()),
        1 => Answer::Dealt((0..lots.draw(60)).map(|card| u16::try_from(card ^ 1).unwrap()).collect()),
        2 => Answer::Thrown(ThrowOutcome(Vec::new())),
        _ => {
            let faces: Vec<u8> = (0..lots.draw(12)).map(|_| u8::try_from(lots.draw(256)).unwrap()).collect();
            Answer::Thrown(ThrowRequest::dice(faces.len(), 20).showing(&faces))
        }
    }
}

/// Plays one want by want; orders and answers that do not fit come between.
fn match_of<G: AsScript>(lots: &mut Lots, counts: &mut Counts) {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty());
    let offers = G::offers(&library);
    let id = lots.pick(&offers).clone();
    let setup = G::setup(&library, &id).unwrap();
    let mut battle = Match::<G>::begin(&setup).unwrap();
    let ranks = [Rank::Random, Rank::Random];
    let number = lots.draw(1 << 30) as u64;
    let (mut crew, mut odd) = (Crew::<G>::for_game(&ranks, number, 0), Crew::<G>::for_game(&ranks, number, 1));
    let mut bots: Vec<_> = (0..4).map(|seat| G::enlist(Rank::Random, number ^ seat)).collect();
    let (mut steps, mut earlier) = (Vec::new(), Vec::<G::Order>::new());
    for _ in 0..3000 {
        let before = stand(&battle);
        match battle.awaiting().clone() {
            Awaiting::Nothing => break,
            Awaiting::Orders(seats) => {
                if let Some(order) = earlier.get(lots.draw(earlier.len() * 4 + 1)).cloned() {
                    let seat = Seat(u8::try_from(lots.draw(5)).unwrap());
                    let sealed = battle.sealed().len();
                    if battle.give(seat, order.clone()).is_err() {
                        assert!(stand(&battle) == before, "{id}: a refused order changed something");
                        counts.add("refused orders", 1);
                    } else {
                        counts.add("orders of another moment that fit", 1);
                        let side = G::sides(battle.state())[usize::from(seat.0)];
                        assert!(battle.sealed().len() <= sealed + 1);
                        steps.extend(G::order(side, &order));
                    }
                    continue;
                }
                if lots.once_in(8) {
                    assert!(battle.answer(odd_answer(lots)).is_err() && stand(&battle) == before);
                    counts.add("refused answers", 1);
                }
                let seat = *lots.pick(&seats);
                let view = G::seen_by(battle.state(), Viewer::Seat(seat));
                let order = bots[usize::from(seat.0)].order(&view);
                let order = match G::check(battle.state(), seat, &order) {
                    Ok(()) => order,
                    Err(refusal) => panic!("{id}: a bot is refused: {refusal:?}"),
                };
                let side = G::sides(battle.state())[usize::from(seat.0)];
                steps.extend(G::order(side, &order));
                earlier.push(order.clone());
                battle.give(seat, order).unwrap();
                counts.add("orders", 1);
            }
            Awaiting::Answer(want) => {
                if lots.once_in(8) {
                    let answer = odd_answer(lots);
                    if !want.fits(&answer) {
                        assert!(battle.answer(answer).is_err() && stand(&battle) == before, "{id}");
                        counts.add("refused answers", 1);
                    }
                    continue;
                }
                let source = if lots.once_in(2) { &mut crew } else { &mut odd };
                let answer = source.answer(battle.state(), &want);
                steps.push(match (&want, &answer) {
                    (Want::Throw { request, .. }, Answer::Thrown(outcome)) => G::throw(request, outcome),
                    (Want::Choice { options, .. }, Answer::Chose(chosen)) => {
                        format!("Choose({:?})", G::word(&options[usize::from(*chosen)]))
                    }
                    (_, Answer::Dealt(order)) => format!("Deal({order:?})"),
                    _ => panic!("{id}: no answer to {want:?}"),
                });
                battle.answer(answer).unwrap();
                counts.add("answers", 1);
            }
        }
    }
    let hash = digest(battle.state());
    // The same as a journal, written and read again.
    let text = chronicle::write(battle.journal()).unwrap();
    let read: Journal<G> = chronicle::read(&text).unwrap();
    assert!(read == *battle.journal(), "{id}");
    assert_eq!(digest(read.replay().unwrap().state()), hash, "{id}");
    // And as a script.
    let script = format!("Script(game: {:?}, setup: {}, steps: [{}])", G::GAME.0, G::setup_of(&id), steps.join(",\n"));
    if script.len() > 1 << 20 {
        counts.add("scripts that grew too long", 1);
        return;
    }
    let (mut last, mut error) = (String::new(), None);
    let speaker = Speaker::of(&["--lang=en".into()]);
    let fine = GAMES.script("fuzz.ron", script.as_bytes(), &library, &speaker, None, &mut |line| {
        error = error.take().or(line.0.get("error").map(|_| line.0.to_string()));
        last = line.0.get("hash").and_then(|hash| hash.as_str()).unwrap_or_default().to_owned();
    });
    assert!(fine && last == hash.to_string(), "{id}: {error:?}\n{}", steps.last().unwrap());
    counts.add("steps of scripts", steps.len() as u64);
}

pub fn of_the_ships(lots: &mut Lots, counts: &mut Counts) {
    match_of::<TheShips>(lots, counts);
}

pub fn of_dead_reckoning(lots: &mut Lots, counts: &mut Counts) {
    match_of::<DeadReckoning>(lots, counts);
}

pub fn of_merchants_and_marauders(lots: &mut Lots, counts: &mut Counts) {
    match_of::<MerchantsAndMarauders>(lots, counts);
}

pub fn of_pirates(lots: &mut Lots, counts: &mut Counts) {
    match_of::<Pirates>(lots, counts);
}
