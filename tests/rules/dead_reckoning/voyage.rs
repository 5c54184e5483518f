//! A whole game from its setting out: ocean, boxes, hands, and turns that pass round (DR-3, DR-4, DR-12, DR-13, DR-25).

use std::collections::BTreeSet;

use weather_gage::captains::{Crew, Rank};
use weather_gage::rules::dead_reckoning::cards::AbilityRef;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::{Opening, Setup, Start};
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{SettingOut, Turns};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::abilities::Clause;
use weather_gage::rules::dead_reckoning::printed::ids::CardNo;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::setup::SetupFault;
use weather_gage::rules::dead_reckoning::state::{Phase, Player, State};
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Orders, Ruleset, Seat, Viewer, Want, run_live};

use super::scene::*;

const COLOURS: [Colour; 4] = [Purple, Green, Colour::Blue, Colour::Yellow];

fn opening(players: usize, bonus: bool) -> Setup {
    let cards = setup("players: []").cards;
    Setup::voyage(Opening { bonus, ..Opening::printed("voyage", &COLOURS[..players]) }, cards)
}

/// A game set out, with every deck as it lies in its box and the first choice taken, and the seat that begins.
pub fn set_out(players: usize, bonus: bool, first: u16) -> Game {
    dealt(&opening(players, bonus), players, first)
}

fn dealt(setup: &Setup, players: usize, first: u16) -> Game {
    let mut game = Game { played: Match::begin(setup).unwrap(), told: Vec::new() };
    game.told = game.played.take_told();
    while let Awaiting::Answer(want) = game.played.awaiting().clone() {
        let answer = match want {
            Want::Shuffle { cards, .. } if usize::from(cards) == players => {
                Answer::Dealt((0..cards).map(|seat| (seat + first) % cards).collect())
            }
            Want::Shuffle { cards, .. } => Answer::Dealt((0..cards).collect()),
            _ => Answer::Chose(0),
        };
        game.answer(answer);
    }
    game
}

#[test]
fn dr_3_23_with_wind_in_hand_those_who_come_later_begin_with_gold() {
    for players in 2..=4 {
        let mut setup = opening(players, false);
        let Start::Voyage(opening) = &mut setup.start else { unreachable!() };
        opening.wind_in_hand = true;
        let wind = setup.cards.wind_in_hand[&u8::try_from(players).unwrap()].clone();
        assert_eq!([wind.gold.len(), wind.without.len(), wind.with.len()], [players; 3]);
        assert!(wind.with.iter().all(|share| share.abs_diff(100 / u8::try_from(players).unwrap()) <= 3), "{wind:?}");
        let game = dealt(&setup, players, 1);
        let later = |turn: usize| game.state().players[(turn + 1) % players].chest;
        let gold: Vec<_> = (0..players).map(|turn| later(turn) - 15).collect();
        assert_eq!(gold, wind.gold.iter().copied().map(u16::from).collect::<Vec<_>>());
        assert!(set_out(players, false, 1).state().players.iter().all(|player| player.chest == 15), "off at first");
    }
}

/// The rest of the turn, with nothing done in it that need not be.
fn finish(game: &mut Game) {
    let active = game.state().active;
    if game.phase() == Phase::TurnStart {
        let card = game.state().at_seat(active).unwrap().hand.iter().find(|card| card.level < 4).unwrap().id;
        game.give(active, Order::LevelUp(card));
    }
    game.give(active, Order::EndMain);
    while let Awaiting::Answer(Want::Shuffle { cards, .. }) = game.played.awaiting().clone() {
        game.answer(Answer::Dealt((0..cards).collect()));
    }
}

#[test]
fn dr_3_2_to_3_6_the_ocean_has_twelve_tiles_by_the_number_of_players() {
    for (players, islands) in [(2, 8), (3, 9), (4, 10)] {
        let game = set_out(players, true, 0);
        let sea = &game.state().sea;
        let ids: BTreeSet<_> = sea.tiles().filter_map(|(_, tile)| tile.id).collect();
        assert_eq!((ids.len(), ids.iter().filter(|id| !id.open_sea).count()), (12, islands), "{players} players");
        assert!(sea.tiles().all(|(at, tile)| tile.face_up == (at.row() == Some(1))));
        assert!(sea.islands().all(|(at, _)| at.row() == Some(1)), "what lies face down is no island yet");
        let marks: Vec<_> = ids.iter().filter(|id| id.open_sea).map(|id| id.number).collect();
        assert_eq!(marks, (1..=12 - u8::try_from(islands).unwrap()).collect::<Vec<_>>());
    }
}

#[test]
fn dr_3_8_to_3_10_each_deck_lies_in_its_box_and_three_cards_on_row_one() {
    let game = set_out(2, false, 0);
    let lengths = game.state().boxes.each_ref().map(Vec::len);
    assert_eq!(lengths, [22, 25, 23, 25], "25, 25, 23 and 25 cards, three of them laid out (DR-1.3)");
    let laid: Vec<_> = game.state().sea.tiles().filter_map(|(at, tile)| Some((at.row()?, tile.cell?.card))).collect();
    assert_eq!(laid.len(), 3);
    assert!(laid.iter().all(|(row, card)| *row == 1 && card.kind.row == 1 && !card.kind.is_encounter()));
    let all: BTreeSet<_> =
        game.state().boxes.iter().flatten().copied().chain(laid.iter().map(|(_, card)| *card)).collect();
    assert_eq!(all.len(), 98, "each card is in one place (DR-33.9)");
}

#[test]
fn dr_3_12_to_3_18_everybody_begins_alike() {
    let game = set_out(3, true, 0);
    for player in &game.state().players {
        assert_eq!((player.chest, player.supply, player.at, player.pirate), (15, 34, Place::Harbour, false));
        assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (4, 8, 0));
        assert!(player.crew().all(|card| card.level == 1 && card.sleeve.is_empty()));
        assert_eq!(player.bonus_dealt.len(), 2);
        assert!(player.bonus.is_some_and(|kept| player.bonus_dealt.contains(&kept)));
        assert_eq!(game.cubes(player.colour), 35);
    }
    assert!(set_out(3, false, 0).state().players.iter().all(|player| player.bonus_dealt.is_empty()));
}

#[test]
fn dr_3_19_to_3_22_cargo_goes_by_the_order_of_turns_and_the_fourth_may_level_up() {
    let mut game = set_out(4, false, 2);
    assert_eq!(game.state().active, Seat(2));
    assert_eq!(game.state().players.iter().map(|player| player.dock).collect::<Vec<_>>(), [3, 2, 1, 2]);
    let due: Vec<bool> = game.state().players.iter().map(|player| player.level_up_due).collect();
    assert_eq!(due, [false, true, false, false], "green is the fourth");
    assert_eq!(game.phase(), Phase::Main, "nobody has a level-up before the first turn (DR-3.22)");
    let waiting = game.player(Purple).hand[0].id;
    assert_eq!(game.refused(Seat(0), Order::LevelUp(waiting)), "DR-3.22");
    for _ in 0..3 {
        finish(&mut game);
    }
    assert_eq!((game.state().active(), game.phase()), (Green, Phase::Main), "he may, and need not");
    let card = game.player(Green).hand[0].id;
    assert_eq!(game.refused(Seat(1), Order::LevelUp(card)), "DR-13.5", "before the first turn, not in it");
    let mut early = set_out(4, false, 2);
    let card = early.player(Green).hand[0].id;
    early.give(Seat(1), Order::LevelUp(card));
    assert_eq!(early.player(Green).hand[0].level, 2);
}

#[test]
fn dr_4_1_turns_pass_round_and_dr_12_7_cards_are_laid_off_and_drawn() {
    for players in 2..=4_usize {
        let mut game = set_out(players, false, 1);
        for turn in 0..4 * players {
            let active = game.state().active;
            assert_eq!(usize::from(active.0), (turn + 1) % players);
            assert_eq!(game.phase() == Phase::TurnStart, turn >= players, "the level-up is due (DR-13.2)");
            if game.phase() == Phase::Main {
                let card = game.state().at_seat(active).unwrap().hand[0].id;
                game.give(active, Order::Play(card));
            }
            finish(&mut game);
            let player = game.state().at_seat(active).unwrap();
            assert!(player.in_play.is_empty() && player.hand.len() <= 6);
            assert_eq!((player.crew().count(), player.level_up_due), (12, true));
        }
        assert!(game.state().turn == Default::default(), "nothing is remembered of a turn (DR-6.5)");
    }
}

#[test]
fn dr_13_2_a_due_level_up_comes_before_anything_else() {
    let mut game = set_out(2, false, 0);
    finish(&mut game);
    finish(&mut game);
    assert_eq!(game.phase(), Phase::TurnStart);
    assert_eq!(game.refused(ACTIVE, Order::EndMain), "DR-13.2");
    let card = game.player(Purple).hand[0].id;
    assert_eq!(game.refused(ACTIVE, Order::Play(card)), "DR-13.2");
    game.give(ACTIVE, Order::LevelUp(card));
    assert_eq!(game.phase(), Phase::Main);
    game.give(OTHER, Order::LevelUp(game.player(Green).hand[0].id));
    assert_eq!(game.player(Green).hand[0].level, 2, "others do it while she plays (DR-4.15)");
}

#[test]
fn dr_12_4_at_sea_pirate_or_trader_is_chosen() {
    let at_sea = "players: [(colour: Purple, at: \"r1c1\", sails: 3), (colour: Green)]";
    let start = |text: &str| {
        let setup = setup(text);
        let Start::Battle(duel) = setup.start else { unreachable!() };
        Game { played: Match::begin(&Setup::position(duel, setup.cards)).unwrap(), told: Vec::new() }
    };
    let mut game = start(at_sea);
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.phase(), Phase::Mode);
    game.give(ACTIVE, Order::ChooseMode { pirate: true });
    assert_eq!((game.player(Purple).pirate, game.player(Purple).sails), (true, 0), "and the sails come down (DR-12.5)");
    assert_eq!(game.state().active(), Green);
    let mut home = start("players: [(colour: Purple), (colour: Green)]");
    home.give(ACTIVE, Order::EndMain);
    assert_eq!((home.state().active(), home.player(Purple).pirate), (Green, false), "in the harbour nobody is asked");
}

#[test]
fn dr_12_2_and_12_3_empty_cells_are_filled_from_the_box_or_the_next() {
    let text = "players: [(colour: Purple), (colour: Green)], sea: {\"r1c1\": (id: \"IS-01\"), \"r1c2\": (id: \"OS1\"),
        \"r3c1\": (id: \"IS-02\"), \"r4c1\": (id: \"IS-03\"), \"r2c2\": (id: \"IS-04\", face_up: false)},
        boxes: {1: [\"A1-01#1\"], 3: [\"A3-01#1\", \"E3-02\"]}";
    let setup = setup(text);
    let Start::Battle(duel) = setup.start else { unreachable!() };
    let mut game = Game { played: Match::begin(&Setup::position(duel, setup.cards)).unwrap(), told: Vec::new() };
    game.give(ACTIVE, Order::EndMain);
    let card = |row, column| game.state().sea.cell(Place::Tile(row, column)).map(|cell| String::from(cell.card));
    assert_eq!(card(1, 1).as_deref(), Some("A1-01#1"));
    assert_eq!(card(1, 2).as_deref(), Some("A3-01#1"), "the nearest box with a higher number");
    assert_eq!(card(3, 1).as_deref(), Some("E3-02"));
    assert_eq!((card(4, 1), card(2, 2)), (None, None), "nothing is left, and what lies face down has no card");
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Bystander);
    assert_eq!(seen.table.sea.cell(Place::Tile(3, 1)).map(|cell| String::from(cell.card)).as_deref(), Some("F3b"));
}

#[test]
fn dr_25_1_and_25_2_four_marks_bring_one_more_turn_for_the_others() {
    let marks = "achievements: [Legend, SeaDogs, Builder, Explorer]";
    let setup = setup(&format!("players: [(colour: Purple, {marks}), (colour: Green), (colour: Blue)], active: Green"));
    let Start::Battle(duel) = setup.start else { unreachable!() };
    let mut game = Game { played: Match::begin(&Setup::position(duel, setup.cards)).unwrap(), told: Vec::new() };
    let turn = |game: &mut Game| {
        let active = game.state().active;
        game.give(active, Order::EndMain);
    };
    turn(&mut game);
    assert_eq!(game.state().ended_by, None, "it waits for the end of the own turn (G-47)");
    turn(&mut game);
    turn(&mut game);
    assert_eq!((game.state().ended_by, game.state().active()), (Some(Seat(0)), Green));
    turn(&mut game);
    turn(&mut game);
    assert_eq!((game.phase(), game.state().active()), (Phase::Over, Colour::Blue));
    assert!(game.state().players.iter().all(|player| player.finished && !player.level_up_due));
}

#[test]
fn dr_3_1_two_to_four_players_set_sail_each_in_a_colour() {
    let refused = |players: &[Colour]| -> SetupFault {
        let Setup { cards, .. } = opening(2, true);
        DeadReckoning::set_up(&Setup::voyage(Opening::printed("x", players), cards)).unwrap_err()
    };
    assert_eq!(refused(&[Purple]).field, "players");
    assert_eq!(refused(&[Purple, Purple]).field, "players[1]");
    assert_eq!(refused(&[Purple, Black]).field, "players[1]");
}

/// Lays secrets from every captain otherwise.
fn with_other_secrets(state: &State) -> State {
    let mut other = state.clone();
    other.boxes.iter_mut().for_each(|cards| cards[1..].reverse());
    let hidden: Vec<_> = state.sea.tiles().filter(|(_, tile)| !tile.face_up).map(|(at, tile)| (at, tile.id)).collect();
    for ((at, _), (_, id)) in hidden.iter().zip(hidden.iter().rev()) {
        other.sea.tile_mut(*at).unwrap().id = *id;
    }
    other.players[2].bonus = None;
    other.players[2].chest += 1;
    other.players[2].hand.reverse();
    other
}

#[test]
fn dr_3_9_nobody_knows_what_lies_behind_the_first_card_or_face_down() {
    let game = set_out(3, true, 0);
    let other = with_other_secrets(game.state());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Bystander] {
        assert_eq!(DeadReckoning::seen_by(game.state(), viewer), DeadReckoning::seen_by(&other, viewer));
        for told in &game.told {
            match DeadReckoning::told_to(game.state(), told, viewer) {
                Some(H::SettingOut(SettingOut::BoxFilled { cards, .. })) => assert_eq!(cards, None),
                Some(H::SettingOut(SettingOut::OceanLaid { tiles })) => assert!(tiles[3..].iter().all(Option::is_none)),
                Some(H::SettingOut(SettingOut::BonusKept { by: Colour::Blue, token })) => assert_eq!(token, None),
                _ => {}
            }
        }
    }
}

#[test]
fn what_is_not_built_is_refused_by_its_rule_and_never_listed() {
    let mut game = set_out(2, false, 0);
    let ability = AbilityRef::try_from("SA-CAP/1/0".to_owned()).unwrap();
    assert_eq!(String::from(ability), "SA-CAP/1/0");
    let orders = [
        (Order::Buy([].into()), "DR-10.3"),
        (Order::ChooseMode { pirate: false }, "DR-12.4"),
        (Order::DoneSleeving, "DR-11.7"),
    ];
    for (order, rule) in orders {
        assert!(!legal::orders(game.state(), ACTIVE).contains(&order));
        assert_eq!(game.refused(ACTIVE, order), rule);
    }
}

/// Lists every card of the four decks, in any place.
fn lying(state: &State) -> Vec<CardNo> {
    let cells = state.sea.tiles().filter_map(|(_, tile)| Some(tile.cell?.card));
    let worn = state.players.iter().flat_map(|player| player.crew().flat_map(|card| &card.sleeve));
    let worn = worn.chain(state.players.iter().flat_map(|player| &player.set_aside)).map(|worn| worn.card);
    let boxes = state.boxes.iter().flatten().chain(&state.buried).copied();
    let mut all: Vec<CardNo> = boxes.chain(cells).chain(worn).collect();
    all.sort();
    all
}

#[test]
fn sixty_turns_of_random_players_lose_nothing() {
    for players in 2..=4_usize {
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random; 4], 12, 3);
        let mut state = DeadReckoning::set_up(&opening(players, true)).unwrap();
        let (mut runs, mut turns) = (0_usize, 0);
        while turns < 60 && !DeadReckoning::is_over(&state) {
            runs += 1;
            assert!(runs < 20_000, "a dead end in {:?}", state.phase);
            let mut orders = Orders::<DeadReckoning>::new();
            for seat in DeadReckoning::awaited(&state) {
                let all = legal::orders(&state, seat);
                assert!(!all.is_empty(), "{:?}", state.phase);
                orders.insert(seat, all[runs.wrapping_mul(2_654_435_761) / 64 % all.len()].clone());
            }
            let (after, told, _) = run_live::<DeadReckoning>(state.clone(), &orders, &[], &mut crew).unwrap();
            let mut evolved = state;
            for happening in &told {
                DeadReckoning::evolve(&mut evolved, happening);
                let cubes = |player: &Player| evolved.all_cubes(player.colour) == 35;
                assert!(evolved.players.iter().all(cubes), "{happening:?}");
                let lying = lying(&evolved);
                assert!(lying.windows(2).all(|two| two[0] != two[1]), "{happening:?}");
                assert!(lying.len() == 98 || evolved.phase == Phase::SettingOut, "{happening:?}");
            }
            assert_eq!(evolved, after);
            turns += told.iter().filter(|told| matches!(told, H::Turns(Turns::TurnEnded))).count();
            state = after;
            assert!(state.players.iter().all(|player| player.crew().count() == 12));
            if matches!(state.phase, Phase::TieBreak | Phase::Score | Phase::Over) {
                continue;
            }
            for (at, island) in state.sea.islands() {
                let known = island.controller().is_none_or(|controller| island.last_controller == Some(controller));
                let owned = island.buildings.is_empty() || island.last_controller.is_some();
                let fits = island.cubes.values().sum::<u8>() <= island.slots;
                assert!(known && owned && fits, "{at:?}: {island:?}");
            }
        }
    }
}

#[test]
fn dr_29_1_and_29_4_the_printed_cards_are_those_of_the_specification() {
    let cards = opening(2, true).cards;
    assert_eq!([1, 2, 3, 4].map(|row| cards.deck(row).len()), [25, 25, 23, 25]);
    let tokens = cards.upgrades.values().map(|upgrade| u32::from(upgrade.tokens)).sum::<u32>();
    assert_eq!((tokens, cards.tiles.len(), cards.bonus.len(), cards.achievements.len()), (32, 16, 8, 9));
    let fresh =
        cards.sailors.iter().flat_map(|(sailor, levels)| std::iter::repeat_n(&levels[0], sailor.copies().into()));
    let clauses: Vec<&Clause> = fresh.flatten().collect();
    assert_eq!(clauses.len(), 12, "one ability on each card of a fresh deck (DR-29.4)");
    assert_eq!(clauses.iter().filter(|clause| matches!(clause, Clause::Symbol(_))).count(), 1, "one sail");
}
