//! Whole games by hand, from the title to the last page: once with keys alone, once with the mouse. They take many
//! minutes each, so that they are played only when asked for: `cargo test --test app whole -- --ignored`.

use weather_gage::logbook::wording::key;
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;

use super::evening::{ByHand, Evening};
use super::sailor::By;

/// Two players play until one has won; the last save replays to the same end.
fn to_the_end<G: ByHand>(name: &str, by: By, opening: &str, other: &'static str) {
    let mut evening = Evening::<G>::aboard(name, by);
    evening.begin(opening, &[(other, key::OUTFIT_HUMAN)]);
    evening.play(|_, _| false);
    assert_eq!(evening.standing()["asked"], "over", "{:?}", evening.given);
    evening.ends();
}

#[test]
#[ignore = "takes many minutes"]
fn mm_22_1_a_whole_season_of_two_captains_with_keys_alone() {
    to_the_end::<MerchantsAndMarauders>("season-by-keys", By::Keys, "short-season-2", "mm-blue");
}

#[test]
#[ignore = "takes many minutes"]
fn mm_22_1_a_whole_season_of_two_captains_with_the_mouse() {
    to_the_end::<MerchantsAndMarauders>("season-by-mouse", By::Mouse, "short-season-2", "mm-blue");
}

#[test]
#[ignore = "takes many minutes"]
fn pc_17_1_a_whole_game_of_two_fleets_with_keys_alone() {
    to_the_end::<Pirates>("fleets-by-keys", By::Keys, "two-cays", "pc-flag-black");
}

#[test]
#[ignore = "takes many minutes"]
fn pc_17_1_a_whole_game_of_two_fleets_with_the_mouse() {
    to_the_end::<Pirates>("fleets-by-mouse", By::Mouse, "two-cays", "pc-flag-black");
}
