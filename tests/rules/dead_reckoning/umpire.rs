//! Rulings by hand: proposed, refused, agreed to, marked, and never beyond the bounds of the table (DR-33.9).

use weather_gage::rules::dead_reckoning::amendments::Amendment as A;
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::goods::{Good, Hold, Place};
use weather_gage::rules::dead_reckoning::happenings::Happening as H;
use weather_gage::rules::dead_reckoning::happenings::Umpire;
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::kernel::digest;
use weather_gage::rules::kernel::ruling::MOST;

use super::scene::{ACTIVE, Game, Green, Purple};

const AT: Place = Place::Tile(1, 1);

fn table() -> Game {
    Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", dock: 2), (colour: Green, at: \"r1c1\"), (colour: Blue)],
         islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 2})]",
    )
}

fn ruling() -> Vec<A> {
    vec![
        A::Dock { of: Purple, cargo: 5 },
        A::Lies { ship: Green, at: Place::Harbour },
        A::Cubes { at: AT, of: Purple, count: 2 },
        A::Building { at: AT, building: Building::Outpost, stands: true },
        A::Aboard { ship: Purple, hold: Hold::A, good: Good::Cargo, count: 1 },
    ]
}

#[test]
fn dr_33_9_what_all_others_agree_to_is_done_and_the_game_is_marked() {
    let mut game = table();
    game.give(ACTIVE, Order::Propose(ruling())).choose("agree").choose("agree");
    let state = game.state();
    assert_eq!((state.players[0].dock, state.players[1].at, state.rulings.0), (5, Place::Harbour, 1));
    let island = state.island_at(AT).unwrap();
    assert_eq!((island.in_slots(Purple), island.buildings.len()), (2, 1));
    assert!(state.players.iter().all(|player| game.cubes(player.colour) == 35), "cubes come from the supply");
    assert_eq!(game.told.iter().filter(|told| matches!(told, H::Umpire(Umpire::RulingAgreed { .. }))).count(), 2);
    game.give(ACTIVE, Order::EndMain);
}

#[test]
fn dr_33_9_one_who_does_not_agree_leaves_the_table_as_it_is() {
    let mut game = table();
    let before = digest(game.state());
    game.give(ACTIVE, Order::Propose(ruling())).choose("agree").choose("refuse");
    assert_eq!(digest(game.state()), before, "and nothing is marked");
    assert!(game.has(&H::Umpire(Umpire::RulingRefused { by: Colour::Blue })));
}

#[test]
fn dr_33_9_nothing_may_lie_where_it_cannot() {
    let mut game = table();
    let cubes = |at, count| A::Cubes { at, of: Green, count };
    for wrong in [
        vec![],
        vec![A::Dock { of: Purple, cargo: 2 }],
        vec![A::Dock { of: Colour::Yellow, cargo: 3 }],
        vec![cubes(Place::Tile(2, 1), 1)],
        vec![cubes(AT, 5)],
        vec![A::Aboard { ship: Purple, hold: Hold::A, good: Good::Gold, count: 9 }],
        vec![A::Sails { ship: Purple, count: 9 }],
        vec![A::Damage { ship: Purple, count: 5 }],
        vec![A::Mode { ship: Colour::Blue, pirate: true }],
        vec![A::Dock { of: Purple, cargo: 3 }; MOST + 1],
    ] {
        assert_eq!(game.refused(ACTIVE, Order::Propose(wrong.clone())), "DR-33.9", "{wrong:?}");
    }
}
