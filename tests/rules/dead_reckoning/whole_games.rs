//! Whole games played at random: nothing is lost, nothing is refused, nothing leaks, everything is said, and every
//! listed order is allowed.

use weather_gage::captains::{Crew, Crewed, Rank, play};
use weather_gage::headless::GAMES;
use weather_gage::headless::OffTable;
use weather_gage::headless::simulate::Wanted;
use weather_gage::logbook::chronicle;
use weather_gage::logbook::wording::{Fact, Language, Spoken, Words, dead_reckoning as facts};
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::{Opening, Setup};
use weather_gage::rules::dead_reckoning::happenings::Happening;
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::State;
use weather_gage::rules::kernel::{Answer, Journal, Orders, Ruleset, Seat, Source, Viewer, Want, digest, run_live};

use super::scene::setup;

/// A whole game from its beginning.
pub fn opening(players: usize) -> Setup {
    let cards = setup("players: []").cards;
    let players: Vec<Colour> = Colour::ALL.into_iter().take(players).collect();
    Setup::voyage(Opening::printed("voyage", &players), cards)
}

/// Bots that write down everything that is asked.
struct Listener {
    crew: Crew<DeadReckoning>,
    asked: Vec<Want<DeadReckoning>>,
}

impl Source<DeadReckoning> for Listener {
    fn answer(&mut self, state: &State, want: &Want<DeadReckoning>) -> Answer {
        self.asked.push(want.clone());
        self.crew.answer(state, want)
    }
}

/// One run of a game.
pub struct Step {
    pub before: State,
    pub orders: Orders<DeadReckoning>,
    pub asked: Vec<Want<DeadReckoning>>,
    pub answers: Vec<Answer>,
    pub told: Vec<Happening>,
    pub after: State,
}

/// Plays this number of runs of a game, or to its end, and shows each of them.
pub fn walk(players: usize, rank: Rank, seed: u64, runs: usize, mut see: impl FnMut(&Step)) {
    let mut state = DeadReckoning::set_up(&opening(players)).unwrap();
    let mut listener = Listener { crew: Crew::for_game(&[rank], seed, 0), asked: Vec::new() };
    for _ in 0..runs {
        if DeadReckoning::is_over(&state) {
            return;
        }
        let mut orders = Orders::<DeadReckoning>::new();
        for seat in DeadReckoning::awaited(&state) {
            let view = DeadReckoning::seen_by(&state, Viewer::Seat(seat));
            let order = listener.crew.bot(seat).unwrap().order(&view);
            assert_eq!(DeadReckoning::check(&state, seat, &order), Ok(()), "{order:?}");
            orders.insert(seat, order);
        }
        let (after, told, answers) = run_live(state.clone(), &orders, &[], &mut listener).unwrap();
        let asked = std::mem::take(&mut listener.asked);
        let step = Step { before: state, orders, asked, answers, told, after };
        see(&step);
        state = step.after;
    }
}

#[test]
fn dr_33_9_whole_random_games_keep_every_cube_and_happenings_tell_all() {
    for players in 2..=4 {
        walk(players, Rank::Random, 33, 1500, |step| {
            let mut evolved = step.before.clone();
            for happening in &step.told {
                DeadReckoning::evolve(&mut evolved, happening);
                let colours = evolved.players.iter().map(|player| player.colour);
                for of in colours {
                    assert_eq!(evolved.all_cubes(of), 35, "{of:?} after {happening:?}");
                }
                assert!(happening.rule().0.starts_with("DR-"));
            }
            assert!(evolved == step.after, "{:?} tells less than happened: {:?}", step.orders, step.told);
        });
    }
}

#[test]
fn dr_33_8_every_order_that_is_listed_is_accepted_and_is_known_from_the_own_view() {
    for players in 2..=4 {
        let mut run = 0;
        walk(players, Rank::Random, 8, 900, |step| {
            run += 1;
            let awaited = DeadReckoning::awaited(&step.before);
            for seat in (0..u8::try_from(players).unwrap()).map(Seat) {
                let listed = legal::orders(&step.before, seat);
                let view = DeadReckoning::seen_by(&step.before, Viewer::Seat(seat));
                if awaited.contains(&seat) {
                    assert_eq!(legal::orders(&view.table, seat), listed, "{:?}", step.before.phase);
                    // Lots drawn without a look give the same order as the own view: secrets have no part in it.
                    let lot = u64::try_from(run).unwrap();
                    let mut blind = DeadReckoning::enlist(Rank::Random, lot);
                    let drawn = DeadReckoning::by_lot(&step.before, seat, blind.lots().unwrap());
                    assert_eq!(drawn, Some(DeadReckoning::enlist(Rank::Random, lot).order(&view)));
                }
                assert!(!listed.is_empty() || !awaited.contains(&seat), "{:?}", step.before.phase);
                for order in &listed {
                    assert_eq!(DeadReckoning::check(&step.before, seat, order), Ok(()), "{order:?}");
                }
                // Every one of them can be carried out, with any luck.
                let Some(order) = listed.get(run % listed.len().max(1)).filter(|_| awaited.contains(&seat)) else {
                    continue;
                };
                let orders = Orders::<DeadReckoning>::from([(seat, order.clone())]);
                let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 4, 0);
                let carried = run_live(step.before.clone(), &orders, &[], &mut crew);
                let (after, _, _) = carried.unwrap_or_else(|fault| panic!("{order:?}: answer {fault}"));
                let still = |order: &Order| after == step.before && !matches!(order, Order::Rearrange(_));
                assert!(!still(order), "{order:?} changes nothing");
            }
        });
    }
}

#[test]
fn all_that_random_games_tell_ask_and_refuse_is_said_in_four_languages() {
    let (words, mut heard) = (Words::built_in(), Vec::<Fact>::new());
    for players in 2..=4 {
        let mut refused: Vec<(Seat, Order)> = Vec::new();
        walk(players, Rank::Random, 21, 1500, |step| {
            for happening in &step.told {
                heard.push(facts::happening(happening));
                let masked = DeadReckoning::told_to(&step.before, happening, Viewer::Bystander);
                heard.extend(masked.iter().map(facts::happening));
            }
            for want in &step.asked {
                heard.push(facts::why(want.why()));
                if let Want::Choice { options, .. } = want {
                    heard.extend(options.iter().map(facts::choice));
                }
            }
            // An order of a while ago is refused now for any reason there is.
            for (seat, order) in &refused {
                if let Err(refusal) = DeadReckoning::check(&step.before, *seat, order) {
                    heard.push(DeadReckoning::refusal(&refusal).0);
                }
            }
            refused.extend(step.orders.iter().map(|(seat, order)| (*seat, order.clone())));
            let old = refused.len().saturating_sub(40);
            refused.drain(..old);
            heard.sort_by_cached_key(|fact| format!("{fact:?}"));
            heard.dedup();
        });
    }
    let mut faults = Vec::new();
    for fact in &heard {
        for language in Language::BUILT_IN {
            let sentence = words.tell(&language, fact);
            if !words.has(&language, &fact.key) || sentence.contains('{') || sentence.contains("dr-") {
                faults.push(format!("{language} {}: {sentence}", fact.key));
            }
        }
    }
    assert!(heard.len() > 300, "{} different sentences", heard.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_journal_of_a_whole_game_written_read_and_played_again_gives_the_same_states() {
    for players in 2..=4 {
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 3, 0);
        let played = play(&opening(players), &mut crew, true).unwrap();
        assert_eq!((played.refusals, played.dead_end), (Vec::new(), None));
        let journal: Journal<DeadReckoning> =
            chronicle::read(&chronicle::write(&played.journal.unwrap()).unwrap()).unwrap();
        assert_eq!(digest(journal.replay().unwrap().state()), played.digest, "{players} players");
        assert!(DeadReckoning::turns(&played.state) > 4);
    }
}

#[test]
fn dr_28_6_a_series_counts_where_cubes_first_come_to_rest() {
    let (library, _) = GAMES.library(None);
    let game = GAMES.named(DeadReckoning::GAME.0).unwrap();
    let wanted = Wanted { players: Some(2), strict: true, ..Wanted::of("mate") };
    let played = game.series(&library, &wanted).unwrap().play(7, 0, false);
    assert!(played.fell.iter().map(|(_, cubes)| cubes).sum::<u64>() > played.throws, "{:?}", played.fell);
    assert!(played.fell.iter().all(|(zone, _)| DeadReckoning::reading(zone).is_some()), "{:?}", played.fell);
    assert_eq!(played.out_of_place, None);
}

#[test]
fn mates_and_captains_are_never_refused_in_whole_games() {
    let captain = Rank::Captain { samples: 4 };
    let pairs = [[Rank::Mate, Rank::Mate], [Rank::Random, Rank::Mate], [captain, Rank::Mate]];
    for (players, ranks) in [2, 3, 2].into_iter().zip(pairs) {
        let played = play(&opening(players), &mut Crew::<DeadReckoning>::for_game(&ranks, 17, 1), false).unwrap();
        assert_eq!((played.refusals, played.dead_end), (Vec::new(), None), "{ranks:?}");
    }
}
