//! Laws of every battle: nothing is lost, nothing leaks, happenings tell all, and a match leads to its end.

use weather_gage::captains::dead_reckoning::cubes::SeededCubes;
use weather_gage::captains::{Crew, Luck, Played, Rank, play};
use weather_gage::logbook::chronicle;
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::dead_reckoning::Shelf;
use weather_gage::rules::dead_reckoning::cards::Card;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::Setup;
use weather_gage::rules::dead_reckoning::happenings::{Happening, Outcome, Stow, Stowing};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::odds::ODDS;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::{Phase, State};
use weather_gage::rules::dead_reckoning::tray::{Lie, READINGS, Zone, ZoneKind};
use weather_gage::rules::kernel::{
    Awaiting, Journal, Match, Orders, PieceId, Rest, Ruleset, Seat, ThrowRequest, Throwable, Vessel, Viewer, digest,
    run_live,
};

use super::scene::{Game, MERCHANT, PIRATE, Purple, setup};

/// Orders of everybody who owes one, another in every game.
pub fn any_orders(state: &State, game: u64) -> Orders<DeadReckoning> {
    let chosen = |seat: Seat| {
        let all = legal::orders(state, seat);
        all[usize::try_from(digest(state).0 ^ game).unwrap_or(0) % all.len()].clone()
    };
    DeadReckoning::awaited(state).into_iter().map(|seat| (seat, chosen(seat))).collect()
}

pub fn setups() -> Vec<Setup> {
    let (library, _) = Shelf::built_in();
    let cards = &library.cards["dead-reckoning"];
    // Single battles: whole games have their own law (DR-33.9).
    let battles = library.battles.values().filter(|duel| duel.sea.is_empty());
    let mut setups: Vec<Setup> = battles.map(|duel| Setup::described(duel.clone(), cards.clone())).collect();
    // Short of cubes, laden, in the harbour, with every kind of ability and several enemies.
    setups.push(setup(
        "players: [
            (colour: Purple, at: \"r1c1\", damage: 3, supply: 1, holds: {A: (cargo: 4), D: (gold: 3)}, upgrades: {B: [\"UB-1\"]},
             in_play: [\"SA-CAP@4+A4-02+A3-01\", \"SA-GUN@4+A3-03\", \"SA-BOS@2+A2-01+A2-08\"],
             hand: [\"SA-GUN#2@3+A4-04\", \"SA-DEC@2\"], deck: [\"SA-PIR@2\"], discard: [\"SA-CAB@1\", \"SA-CAB#2@2\"]),
            (colour: Green, at: \"r1c1\", pirate: true, damage: 4, supply: 2, chest: 29, battles_won: 3,
             in_play: [\"SA-GUN@4+A3-03\"], hand: [\"SA-CAP@4+A3-01\", \"SA-GUN#2@1\"], deck: [\"SA-PUR@2+A2-07\"]),
            (colour: Blue, at: \"r1c1\", pirate: true, finished: true),
        ], islands: [
            (id: \"IS-01\", at: \"r1c1\", slots: 6, cubes: {Blue: 6}, buildings: [Fort, Garrison]),
            (id: \"IS-02\", at: \"r2c1\", slots: 5, cubes: {Purple: 2, Green: 2}, permanent: {Green: 1}),
        ], merchant: \"E4-02\", moved_in: true, black: 9",
    ));
    setups.push(setup(
        "players: [(colour: Purple, hand: [\"SA-CAP@3\", \"SA-GUN@3\"], holds: {A: (gold: 4)}), (colour: Green, supply: 0)]",
    ));
    setups
}

fn colours(state: &State) -> Vec<Colour> {
    let mut colours: Vec<Colour> = state.players.iter().map(|player| player.colour).collect();
    colours.push(Colour::Black);
    colours
}

/// Goods and coins of a state, and of the supply as the happenings have it.
fn wealth(state: &State) -> i64 {
    let aboard: i64 =
        state.players.iter().map(|player| i64::from(player.aboard().units()) + i64::from(player.chest)).sum();
    aboard + state.islands().iter().map(|island| i64::from(island.goods.units())).sum::<i64>()
}

/// A happening brings this in from the supply, or gives it back.
fn from_supply(told: &Happening) -> i64 {
    match told {
        Happening::Stowing(Stowing::Stowed { to: Stow::Hold(_) | Stow::Island, .. }) => 1,
        Happening::Stowing(Stowing::Jettisoned { goods, .. }) => -i64::from(goods.units()),
        Happening::Outcome(Outcome::Sank { by: None, from_ship, from_chest, .. }) => -i64::from(from_ship + from_chest),
        _ => 0,
    }
}

#[test]
fn cubes_goods_and_cards_are_conserved_and_happenings_tell_all() {
    for (number, setup) in setups().iter().enumerate() {
        for game in 0..40 {
            let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random, Rank::Random], 7, game);
            let mut state = DeadReckoning::set_up(setup).unwrap();
            let cubes = |state: &State| colours(state).into_iter().map(|of| state.all_cubes(of)).collect::<Vec<_>>();
            let cards = |state: &State| {
                let held = |player: &weather_gage::rules::dead_reckoning::state::Player| {
                    player.hand.len() + player.in_play.len() + player.deck.len() + player.discard.len()
                };
                state.players.iter().map(held).collect::<Vec<_>>()
            };
            let (all_cubes, all_cards) = (cubes(&state), cards(&state));
            while !DeadReckoning::is_over(&state) {
                let orders = any_orders(&state, game);
                let (after, told, _) = run_live::<DeadReckoning>(state.clone(), &orders, &[], &mut crew).unwrap();
                let mut evolved = state.clone();
                for happening in &told {
                    DeadReckoning::evolve(&mut evolved, happening);
                    assert_eq!(cubes(&evolved), all_cubes, "battle {number} game {game}: {happening:?}");
                    assert!(happening.rule().0.starts_with("DR-"));
                }
                assert_eq!(evolved, after, "battle {number} game {game}");
                let flow: i64 = told.iter().map(from_supply).sum();
                assert_eq!(wealth(&after), wealth(&state) + flow, "battle {number} game {game}");
                assert_eq!(cards(&after), all_cards);
                state = after;
            }
        }
    }
}

#[test]
fn a_thousand_random_battles_end() {
    let setups = setups();
    for game in 0..1000_u64 {
        let setup = &setups[usize::try_from(game).unwrap() % setups.len()];
        let tempers = if game % 3 == 0 { [Rank::Mate, Rank::Random] } else { [Rank::Random, Rank::Random] };
        let Played { refusals, dead_end, state, .. } =
            play(setup, &mut Crew::<DeadReckoning>::for_game(&tempers, 1, game), false).unwrap();
        assert_eq!((refusals, dead_end, state.phase), (Vec::new(), None, Phase::Over), "game {game}");
    }
}

#[test]
fn a_journal_written_read_and_played_again_gives_the_same_states() {
    for (number, setup) in setups().iter().enumerate() {
        for game in 0..10 {
            let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random, Rank::Mate], 3, game);
            let played = play(setup, &mut crew, true).unwrap();
            let text = chronicle::write(&played.journal.unwrap()).unwrap();
            let journal: Journal<DeadReckoning> = chronicle::read(&text).unwrap();
            let again = journal.replay().unwrap();
            assert_eq!(digest(again.state()), played.digest, "battle {number} game {game}");
            assert_eq!(*again.awaiting(), Awaiting::Nothing);
        }
    }
}

#[test]
fn step_by_step_and_in_one_pass_tell_the_same_story() {
    for setup in &setups() {
        for game in 0..10 {
            let live = play(setup, &mut Crew::<DeadReckoning>::for_game(&[Rank::Random], 5, game), true).unwrap();
            let journal = live.journal.unwrap();
            let mut stepped = Match::<DeadReckoning>::begin(setup).unwrap();
            for entry in &journal.entries {
                for (seat, order) in &entry.orders {
                    stepped.give(*seat, order.clone()).unwrap();
                }
                for answer in &entry.answers {
                    stepped.answer(answer.clone()).unwrap();
                }
            }
            assert_eq!(digest(stepped.state()), live.digest);
        }
    }
}

/// Changes another player's secrets.
fn with_other_secrets(state: &State, keeper: usize) -> State {
    let mut other = state.clone();
    let player = &mut other.players[keeper];
    player.chest += 7;
    player.hand.iter_mut().chain(&mut player.deck).for_each(|card: &mut Card| card.level = 5 - card.level);
    player.deck.reverse();
    other
}

#[test]
fn a_view_holds_no_secret_of_anybody_else() {
    for setup in &setups() {
        let mut played = Match::<DeadReckoning>::begin(setup).unwrap();
        for _ in 0..3 {
            let state = played.state();
            for keeper in 0..state.players.len() {
                let other = with_other_secrets(state, keeper);
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Bystander] {
                    let (one, two) = (DeadReckoning::seen_by(state, viewer), DeadReckoning::seen_by(&other, viewer));
                    let keeps = viewer == Viewer::Seat(Seat(u8::try_from(keeper).unwrap()));
                    assert!(keeps || one == two, "{viewer:?} sees what {keeper} keeps");
                }
            }
            let Awaiting::Orders(seats) = played.awaiting() else { break };
            let seat = seats[0];
            if played.give(seat, Order::Commit(0)).is_err() {
                break;
            }
        }
    }
}

#[test]
fn a_view_keeps_the_order_of_the_own_deck_and_the_back_of_an_encounter() {
    let decks = |cards: &str| {
        Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\", deck: [{cards}], in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\")],
            merchant: \"E1-01\""
        ))
    };
    let (one, two) = (decks("\"SA-PIR\", \"SA-BOS\""), decks("\"SA-BOS\", \"SA-PIR\""));
    let own = Viewer::Seat(Seat(0));
    assert_eq!(DeadReckoning::seen_by(one.state(), own), DeadReckoning::seen_by(two.state(), own));
    let back =
        |id: &str| Game::of(&MERCHANT.replace("E1-01", id).replace(", attack: Merchant", ", fought: [Merchant]"));
    assert_eq!(DeadReckoning::seen_by(back("E1-01").state(), own), DeadReckoning::seen_by(back("E1-02").state(), own));
}

#[test]
fn what_is_listed_is_allowed_and_what_is_allowed_is_listed() {
    for setup in &setups() {
        let mut played = Match::<DeadReckoning>::begin(setup).unwrap();
        for round in 0..4_usize {
            let Awaiting::Orders(seats) = played.awaiting().clone() else { break };
            for seat in &seats {
                let listed = legal::orders(played.state(), *seat);
                assert!(listed.iter().all(|order| DeadReckoning::check(played.state(), *seat, order).is_ok()));
                for cannons in 0..12 {
                    let allowed = DeadReckoning::check(played.state(), *seat, &Order::Commit(cannons)).is_ok();
                    assert_eq!(allowed, listed.contains(&Order::Commit(cannons)));
                }
                let hand = &played.state().at_seat(*seat).unwrap().hand;
                for order in hand.iter().flat_map(|card| [Order::Play(card.id), Order::LevelUp(card.id)]) {
                    let allowed = DeadReckoning::check(played.state(), *seat, &order).is_ok();
                    assert_eq!(allowed, listed.contains(&order));
                }
            }
            let order = legal::orders(played.state(), seats[0]).into_iter().nth(round).unwrap_or(Order::Commit(0));
            if played.give(seats[0], order).is_err() {
                break;
            }
        }
    }
}

/// The share of lone cubes that fall into zones of a kind; the seed is fixed.
fn fallen(drops: u32, wanted: impl Fn(Lie) -> bool) -> f64 {
    let mut cubes = SeededCubes::new(28);
    let request = ThrowRequest {
        into: Vessel::BattleShip { zones: READINGS },
        fresh: vec![(PieceId(0), Throwable::Cube { of: Seat(0) })],
        again: Vec::new(),
        lying: Vec::new(),
    };
    let hits = (0..drops).filter(|_| match cubes.throw(&request).0.first() {
        Some((_, Rest::Zone(number))) => Lie::numbered(*number).is_some_and(&wanted),
        _ => false,
    });
    hits.count() as f64 / f64::from(drops)
}

#[test]
fn dr_28_6_seeded_cubes_fall_as_the_built_tray_has_it() {
    let all: u32 = ODDS.iter().map(|(_, count)| count).sum();
    assert!(ODDS.iter().map(|(lie, _)| *lie).eq(Lie::all()), "the zones first, as they are numbered");
    let built = |wanted: &dyn Fn(Lie) -> bool| {
        let counts = ODDS.iter().filter(|(lie, _)| wanted(*lie)).map(|(_, count)| count);
        f64::from(counts.sum::<u32>()) / f64::from(all)
    };
    for (name, wanted) in [
        (
            "strength 1",
            &(|lie: Lie| lie.zone().is_some_and(|zone| zone.kind() == ZoneKind::Strength(1))) as &dyn Fn(Lie) -> bool,
        ),
        ("strength 2", &|lie| lie == Lie::In(Zone::S2)),
        ("booty", &|lie| lie.zone().is_some_and(|zone| zone.kind() == ZoneKind::Booty)),
        ("near the guns", &|lie| lie == Lie::In(Zone::S1b)),
        ("any two goods", &|lie| lie == Lie::In(Zone::Ch)),
        ("damage", &|lie| lie.zone().is_some_and(|zone| zone.kind() == ZoneKind::Damage)),
        ("explosion", &|lie| lie == Lie::In(Zone::Ex)),
        ("ridge", &|lie| lie == Lie::Ridge),
    ] {
        let (found, built) = (fallen(20_000, wanted), built(wanted));
        assert!((found - built).abs() < 0.012, "{name}: {found} for {built}");
    }
    assert!((built(&|lie| lie == Lie::In(Zone::Ex)) - 0.059).abs() < 0.001, "the tray that was built, not the drawing");
}

#[test]
fn dr_28_10_an_exploding_cube_becomes_little_more_than_one() {
    let mut cubes = 0_usize;
    let game = Game::of(PIRATE);
    for seed in 0..2000 {
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Mate], 28, seed);
        let mut state = game.state().clone();
        for order in [Order::Commit(1), Order::Commit(0)] {
            let seat = DeadReckoning::awaited(&state)[0];
            state = run_live::<DeadReckoning>(state, &[(seat, order)].into(), &[], &mut crew).unwrap().0;
        }
        state = run_live::<DeadReckoning>(state, &Orders::<DeadReckoning>::new(), &[], &mut crew).unwrap().0;
        cubes += state.fight.unwrap().tray.len();
    }
    let grown = cubes as f64 / 2000.0;
    assert!((grown - 1.068).abs() < 0.02, "(1 - p) / (1 - 2p) for p = 0.060, cubes on ridges dropped again: {grown}");
}

#[test]
fn dr_28_11_four_cannons_take_a_garrison_three_times_in_four() {
    let garrison = "players: [(colour: Purple, at: \"r1c1\", upgrades: {B: [\"UB-2\"]}, in_play: [\"SA-DEC@1+A2-07\"]),
        (colour: Green)], islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)";
    for (text, wanted) in [(garrison.to_owned(), 0.74), (garrison.replace("Garrison", "Fort"), 0.46)] {
        let setup = setup(&text);
        let won = |game: &u64| {
            let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Mate], 11, *game);
            play(&setup, &mut crew, false).unwrap().state.winners == [Purple]
        };
        let share = (0..2000).filter(won).count() as f64 / 2000.0;
        assert!((share - wanted).abs() < 0.05, "{share} for {wanted}");
    }
}

#[test]
fn a_steady_skipper_beats_a_random_one() {
    let (library, _) = Shelf::built_in();
    let setup = Setup::battle(library.battles["battle-ship"].clone(), library.cards["dead-reckoning"].clone());
    let wins = |tempers: [Rank; 2]| {
        let won = |game: &u64| {
            play(&setup, &mut Crew::<DeadReckoning>::for_game(&tempers, 2, *game), false).unwrap().state.winners
                == [Purple]
        };
        (0..200).filter(won).count()
    };
    let (steady, random) = (wins([Rank::Mate, Rank::Random]), wins([Rank::Random, Rank::Mate]));
    assert!(steady > random + 60, "{steady} to {random} of 200");
}
