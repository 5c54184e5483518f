//! Whole games by hand, from the title to the last page, in other languages than English: once with keys alone, once
//! with the mouse. They take many minutes each, so that they are played only when asked for: `cargo test --test app
//! whole -- --ignored`.

use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;

use super::battles::{Chair, begin, briskly, ends_well, over};
use super::evening::{ByHand, Evening};
use super::sailor::{By, Sailor};

/// Two players play until one has won; the last save replays to the same end.
fn to_the_end<G: ByHand>(name: &str, by: By, opening: &str, other: &'static str) {
    let mut evening = Evening::<G>::aboard(Language::Ru, name, by);
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

/// The largest battle, both sides by hand.
fn gravelines(language: Language, name: &str, by: By) {
    let mut sailor = Sailor::speaking(language, name, by);
    begin(&mut sailor, "gravelines", Chair::Person);
    briskly(&mut sailor);
    sailor.sail(over);
    ends_well(sailor);
}

#[test]
#[ignore = "takes minutes, for what smaller battles do by the same hands"]
fn gravelines_to_its_end_with_the_mouse_in_polish() {
    gravelines(Language::Pl, "gravelines-by-mouse", By::Mouse);
}

#[test]
#[ignore = "takes minutes, for what smaller battles do by the same hands"]
fn gravelines_to_its_end_with_keys_alone_in_ukrainian() {
    gravelines(Language::Uk, "gravelines-by-keys", By::Keys);
}
