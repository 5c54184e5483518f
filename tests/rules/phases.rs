//! Each game lists its phases once: every phase in which something is to be done is held by exactly one entry.

use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase as Step;
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::merchants_and_marauders::state::Phase as Part;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::pirates::state::Phase as Watch;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::ship_card::Nation;
use weather_gage::rules::the_ships::state::{Phase, Stage};

fn names<G: Ruleset>() -> Vec<&'static str> {
    G::phases().iter().map(|entry| entry.name).collect()
}

fn holding<G: Ruleset>(phase: G::Phase) -> usize {
    G::phases().iter().filter(|entry| (entry.holds)(phase)).count()
}

#[test]
fn ts_7_1_the_phases_of_the_turn_stand_in_one_list() {
    let turn = ["orders", "steadiness", "tokens", "movement_beat", "fire_window", "marks"];
    let before = ["weather", "placing", "fitting_out", "dawn"];
    assert_eq!(names::<TheShips>(), [before.as_slice(), &turn].concat());
    use Stage as S;
    let stages = [
        S::Opening,
        S::OpeningWindow,
        S::Pivots,
        S::PivotsWindow,
        S::FirstMoves,
        S::FirstWindow,
        S::SecondMoves,
        S::SecondWindow,
    ];
    let placing = [Nation::English, Nation::Spanish].map(Phase::Placing);
    let single =
        [Phase::Weather, Phase::FittingOut, Phase::Dawn, Phase::Orders, Phase::Steadiness, Phase::Tokens, Phase::Marks];
    for phase in single.into_iter().chain(placing).chain(stages.map(Phase::Execution)) {
        assert_eq!(holding::<TheShips>(phase), 1, "{phase:?}");
    }
    assert_eq!(holding::<TheShips>(Phase::Over), 0);
}

#[test]
fn dr_18_8_the_steps_of_a_battle_stand_in_one_list() {
    let battle = ["declaring", "committing", "dropping", "abilities", "aftermath"];
    let (before, after) = (
        ["setting_out", "turn_start", "main_phase"],
        ["refill", "mode", "sleeve", "draw", "turn_end", "score", "tie_break"],
    );
    assert_eq!(names::<DeadReckoning>(), [before.as_slice(), &battle, &after].concat());
    let turn = [Step::SettingOut, Step::TurnStart, Step::Main, Step::Refill, Step::Mode, Step::Sleeve, Step::Draw];
    for step in turn.into_iter().chain([Step::TurnEnd, Step::Score]) {
        assert_eq!(holding::<DeadReckoning>(step), 1, "{step:?}");
    }
    for step in [Step::Declare, Step::Commit, Step::Answer, Step::Drop, Step::Abilities, Step::Aftermath] {
        assert_eq!(holding::<DeadReckoning>(step), 1, "{step:?}");
    }
    assert_eq!(holding::<DeadReckoning>(Step::Over), 0);
}

#[test]
fn mm_7_1_the_parts_of_a_round_stand_in_one_list() {
    let all = [
        "setting_out",
        "ships",
        "reveal",
        "round",
        "turn_start",
        "actions",
        "port",
        "raid",
        "battle",
        "turn_end",
        "round_end",
    ];
    assert_eq!(names::<MerchantsAndMarauders>(), all);
    for part in <Part as strum::VariantArray>::VARIANTS {
        assert_eq!(holding::<MerchantsAndMarauders>(*part), usize::from(*part != Part::Over), "{part:?}");
    }
}

#[test]
fn pc_4_2_the_parts_of_a_turn_stand_in_one_list() {
    let all = ["roll_off", "islands", "terrain_laid", "homes", "dealing", "opening", "orders", "closing"];
    assert_eq!(names::<Pirates>(), all);
    for watch in <Watch as strum::VariantArray>::VARIANTS {
        assert_eq!(holding::<Pirates>(*watch), usize::from(*watch != Watch::Over), "{watch:?}");
    }
}
