//! A game says, the table draws: a game returns a value for everything before its players. Files that still reach for
//! panels, orders or entities themselves stand in a list that may only shrink.

use std::collections::BTreeSet;

use crate::architecture::{all_sources, code_of};

/// The games lie here.
const GAMES: &str = "src/games/";

/// Files that draw, spawn or give orders by themselves. A new name does not come in; one that is clean goes out.
const BY_THEMSELVES: &[&str] = &[
    "dead_reckoning/sea/waters.rs",
    "dead_reckoning/tray_marks.rs",
    "the_ships/board/mod.rs",
    "the_ships/board/sea.rs",
    "the_ships/board/tiles.rs",
    "the_ships/measuring.rs",
    "the_ships/order_card/figures.rs",
    "the_ships/order_card/ghosts.rs",
    "the_ships/ships.rs",
    "the_ships/wakes.rs",
];

/// Does code name the panels' contexts, a writer of orders, or commands to the world?
fn does_it_itself(code: &str) -> bool {
    let named =
        |name: &str| code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|word| word == name);
    let writes = |line: &str| line.contains("MessageWriter<") && line.contains("OrderGiven<");
    named("EguiContexts") || named("Commands") || code.lines().any(writes)
}

#[test]
fn what_is_done_by_itself_is_seen() {
    let told =
        ["mut contexts: EguiContexts,", "(mut commands: Commands, x: u8)", "x: MessageWriter<'w, OrderGiven<G>>"];
    assert!(told.into_iter().all(does_it_itself));
    assert!(!["CommandsOf", "MessageReader<OrderGiven<G>>", "use egui::Ui;"].into_iter().any(does_it_itself));
}

#[test]
fn a_game_says_and_the_table_draws() {
    let files = all_sources().into_iter().map(|path| (path.to_str().unwrap().to_owned(), path));
    let of_a_game = |file: &str| {
        file.strip_prefix(GAMES).is_some_and(|file| {
            ["the_ships/", "dead_reckoning/", "merchants_and_marauders/", "pirates/"]
                .iter()
                .any(|game| file.starts_with(game))
        })
    };
    let found = files.filter(|(file, path)| of_a_game(file) && does_it_itself(&code_of(path)));
    let found: BTreeSet<String> = found.map(|(file, _)| file[GAMES.len()..].to_owned()).collect();
    let listed: BTreeSet<String> = BY_THEMSELVES.iter().map(|file| (*file).to_owned()).collect();
    let new: Vec<_> = found.difference(&listed).collect();
    assert!(new.is_empty(), "a sheet, a thing or a wish can be a value in {new:?}");
    let clean: Vec<_> = listed.difference(&found).collect();
    assert!(clean.is_empty(), "strike these out of the list: {clean:?}");
}
