//! The tables of printed things, figure by figure (chapter 29).

use std::collections::BTreeMap;

use weather_gage::rules::dead_reckoning::cards::SleeveSlot;
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::printed::abilities::Symbol;
use weather_gage::rules::dead_reckoning::printed::cards::Cards;
use weather_gage::rules::dead_reckoning::printed::things::{Achievement, Compass, TileFace};

use super::scene::*;

fn cards() -> Cards {
    setup("players: []").cards
}

#[test]
fn dr_14_11_an_amount_belongs_to_one_use() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-PUR@2\"]), (colour: Green)],
        sea: {\"r1c1\": (id: \"IS-05\"), \"r1c2\": (id: \"IS-11\")}",
    );
    let on = |at: &str| employ(&format!("ability: \"SA-PUR/2/0\", islands: [\"{at}\"]"));
    game.give(ACTIVE, on("r1c1"));
    assert_eq!(game.refused(ACTIVE, on("r1c2")), "DR-6.3", "the second island is not kept for later");
}

#[test]
fn the_islands_are_printed_as_the_table_has_them() {
    let rows = [
        ("IS-01", (0, 1), 4, "6/5/4", false),
        ("IS-02", (2, 0), 3, "4/2", false),
        ("IS-03", (1, 1), 4, "5/3/1", false),
        ("IS-04", (0, 2), 5, "7/4/2", false),
        ("IS-05", (1, 0), 3, "3/2", true),
        ("IS-06", (0, 1), 4, "5/3", true),
        ("IS-07", (2, 0), 4, "5/3/2", false),
        ("IS-08", (1, 1), 5, "7/5/3", false),
        ("IS-09", (0, 2), 6, "8/5/3", false),
        ("IS-10", (3, 0), 5, "6/4/2", false),
        ("IS-11", (1, 0), 4, "5/4/2", true),
        ("IS-12", (1, 2), 7, "10/6/4", false),
    ];
    let printed: Vec<_> = cards()
        .tiles
        .into_iter()
        .filter_map(|(id, face)| match face {
            TileFace::Island { produces, slots, points, hand, .. } => {
                let points: Vec<String> = points.iter().map(u8::to_string).collect();
                Some((String::from(id), (produces.cargo, produces.gold), slots, points.join("/"), hand))
            }
            TileFace::OpenSea { .. } => None,
        })
        .collect();
    let rows: Vec<_> = rows
        .into_iter()
        .map(|(id, goods, slots, points, hand)| (id.to_owned(), goods, slots, points.to_owned(), hand))
        .collect();
    assert_eq!(printed, rows);
}

#[test]
fn open_sea_points_where_the_table_says_with_so_many_players() {
    use Compass::{East, North, South, West};
    let rows: [(&str, &[u8], [Compass; 2]); 4] = [
        ("OS1", &[], [East, West]),
        ("OS2", &[], [North, South]),
        ("OS3", &[2, 3], [North, East]),
        ("OS4", &[2], [South, West]),
    ];
    let tiles: BTreeMap<String, TileFace> =
        cards().tiles.into_iter().map(|(id, face)| (String::from(id), face)).collect();
    for (id, wanted, points) in rows {
        let TileFace::OpenSea { players, arrows, good, .. } = &tiles[id] else { panic!("{id}") };
        assert!(players.iter().eq(wanted), "{id}");
        assert!(*arrows == points.into() && good.word() == "gold", "{id}");
    }
}

#[test]
fn advancements_and_fronts_cost_what_the_tables_say_and_lie_where_they_say() {
    // Copies, slot, cost: by deck, in the order of the tables.
    let rows = [
        "2T2 2M3 2B2 2M2 2B3 2T2 2T3 2M3 2B2 2T3",
        "2M4 2B4 2B5 2T4 2B4 2T3 2M4 2B3 2M4 2T4",
        "2T5 2B6 2M5 2B5 2M5 2T5 2T5 2M6 2B6",
        "2T7 2M7 2B7 2T6 2M7 2T7 2M6 1M7 1B6 1T6 1B6 1M7 1B6 1M7",
    ];
    let fronts = ["1T3 1B3", "1M4 1T4", "1B5 1M5", "1T6 1M6"];
    let cards = cards();
    let written = |row: u8, all: &BTreeMap<_, weather_gage::rules::dead_reckoning::printed::things::Advancement>| {
        let of_row = all
            .iter()
            .filter(|(kind, _): &(&weather_gage::rules::dead_reckoning::printed::ids::Kind, _)| kind.row == row);
        let slot = |slot| match slot {
            SleeveSlot::Top => 'T',
            SleeveSlot::Middle => 'M',
            SleeveSlot::Bottom => 'B',
        };
        let each = of_row.map(|(_, own)| format!("{}{}{}", own.copies, slot(own.slot), own.cost));
        each.collect::<Vec<_>>().join(" ")
    };
    for (row, (advancements, front)) in (1..).zip(rows.into_iter().zip(fronts)) {
        assert_eq!(written(row, &cards.advancements), advancements, "deck {row}");
        assert_eq!(written(row, &cards.fronts), front, "fronts of deck {row}");
    }
}

#[test]
fn merchant_ships_fight_with_the_cubes_of_the_tables() {
    let rows =
        ["F1a2 F1a2 F1b3 F1b1 F1a2", "F2a3 F2a3 F2b4 F2b3 F2a4", "F3a4 F3b5 F3a4 F3b5 F3a4", "F4a7 F4b6 F4a5 F4b6"];
    for (row, wanted) in (1..).zip(rows) {
        let all = cards().merchants;
        let of_row = all.iter().filter(|(kind, _)| kind.row == row);
        let each = of_row.map(|(_, merchant)| format!("{}{}", merchant.front.word(), merchant.cubes));
        assert_eq!(each.collect::<Vec<_>>().join(" "), wanted);
    }
}

#[test]
fn upgrade_tokens_and_great_cabins_are_those_of_the_table() {
    let rows = [
        ("UA-1", 3, 6, 0, 0, 0),
        ("UA-2", 3, 2, 2, 0, 0),
        ("UA-3", 3, 2, 0, 2, 0),
        ("UA-4", 3, 2, 0, 0, 1),
        ("UB-1", 4, 3, 0, 0, 0),
        ("UB-2", 4, 1, 1, 0, 0),
        ("UB-3", 4, 1, 0, 1, 0),
        ("UB-4", 4, 1, 0, 0, 0),
        ("UB-5", 4, 2, 0, 0, 0),
    ];
    let cards = cards();
    let printed: Vec<_> = cards
        .upgrades
        .iter()
        .map(|(id, own)| {
            let [cannons, sails, hand] = [Symbol::Cannon, Symbol::Sail, Symbol::Hand].map(|of| cards.on_token(id, of));
            (id.as_str(), own.tokens, own.hold, cannons, sails, hand)
        })
        .collect();
    assert_eq!(printed, rows);
}

#[test]
fn buildings_and_bonus_tokens_are_those_of_the_tables() {
    let cards = cards();
    let printed = Building::ALL.map(|building| {
        let own = &cards.buildings[&building];
        (own.cost, own.produces, own.walls, own.defence, own.damage, own.points)
    });
    let fort = (4, goods(0, 0), true, 5, 0, 1);
    let garrison = (3, goods(0, 0), true, 3, 1, 1);
    let outpost = (2, goods(1, 1), false, 0, 0, 1);
    assert_eq!(printed, [fort, garrison, outpost]);
    use Achievement::{
        Builder, Capitalist, Explorer, FirstRateShip, Legend, MasterTrader, SeaDogs, Settler, TerrorOfTheSeas,
    };
    let named = [
        [Legend, Explorer, Builder],
        [SeaDogs, Settler, Capitalist],
        [TerrorOfTheSeas, FirstRateShip, MasterTrader],
        [Legend, Capitalist, FirstRateShip],
        [Explorer, Settler, SeaDogs],
        [Builder, MasterTrader, Settler],
        [TerrorOfTheSeas, Legend, SeaDogs],
        [Explorer, Capitalist, Builder],
    ];
    for (token, names) in cards.bonus.iter().zip(named) {
        assert!(token.names == names.into() && token.each == 2);
    }
}
