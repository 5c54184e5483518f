//! A battle of cubes as a captain sees it, from cup to booty (DR-30.9, DR-30.11, DR-30.13).

use weather_gage::logbook::wording::key;
use weather_gage::rules::dead_reckoning::goods::Hold;
use weather_gage::rules::dead_reckoning::orders::Order;

use super::captain::Captain;
use super::presented::{ANSWER, at, saying, standing};
use super::sailor::By;

const ATTACK: &str = r#"Orders("purple", Attack(Ship(Green))),"#;
const FIRED: &str =
    r#"Orders("purple", Attack(Ship(Green))), Orders("purple", Commit(1)), Orders("green", Commit(1)),"#;

#[test]
fn dr_30_9_cubes_are_carried_into_the_cup_and_out_again_and_a_touch_of_it_fires_them() {
    let mut captain = Captain::after("cup", By::Mouse, ANSWER, ATTACK);
    captain.table.step("until resting 60");
    let spots = captain.lift_up("ready:purple");
    assert_eq!(standing(&spots, "open").len(), 1, "{spots:?}");
    captain.put(saying(&spots, "Fire 1 cannon"));
    assert_eq!(captain.orders().len(), 1, "nothing is said before the cup is touched");
    // It is taken out again, and the cup is empty.
    let spots = captain.lift_up("cup:purple");
    captain.put(spots.first().expect("back to where the others lie"));
    assert!(standing(&captain.lift_up("cup:purple"), "open").is_empty(), "there is nothing in it");
    captain.table.steps("release left\nuntil resting 60");
    let spots = captain.lift_up("ready:purple");
    captain.put(saying(&spots, "Fire 1 cannon"));
    // Extras come with their reason, before the eyes of both.
    captain.table.steps("click piece cup:purple\nuntil resting 60");
    assert_eq!(captain.last_order(), Order::Commit(1));
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn a_key_that_is_held_fires_no_cannon() {
    let mut captain = Captain::after("held-key", By::Keys, ANSWER, ATTACK);
    let focused = captain.table.state()["keyboard"].clone();
    assert!(focused.as_str().is_some_and(|words| words.starts_with("Fire ")), "{focused}");
    captain.table.steps("hold Space\nwait 1.5\nlet Space\nuntil resting 60");
    assert_eq!(captain.orders().len(), 1, "Space lifts curtains and lets dice go; here there is neither");
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn dr_30_11_the_cups_are_tipped_together_over_the_masts_and_are_gone_when_all_cubes_lie() {
    let mut captain = Captain::after("tipped", By::Mouse, ANSWER, FIRED);
    captain.table.steps("until match.asked=throw 60\nuntil dice.throw=held 60");
    let stood = ["cup:purple", "cup:green"].map(|cup| at(&captain.place_of(cup)));
    let tip = captain.say(key::DUEL_TIP);
    captain.press(&tip);
    captain.table.steps("until dice.throw=flying 5\nmove piece tower\nstep 2");
    for (cup, stood) in ["cup:purple", "cup:green"].into_iter().zip(stood) {
        let now = at(&captain.place_of(cup));
        assert!(stood.1 - now.1 > 30.0, "{cup} is lifted over the masts: from {stood:?} to {now:?}");
    }
    // The pointer rests on something: a flight is looked at, and no tooltip stands before it.
    let tower = captain.say(key::THING_TOWER);
    captain.table.step("wait 0.6");
    assert_eq!((&captain.table.state()["dice"]["throw"], captain.reads(&tower)), (&"flying".into(), false));
    // Their fall is chance: cubes that explode are tipped in once more.
    captain.table.step("until resting 60");
    while captain.standing()["phase"] == "drop" {
        captain.press(&tip);
        captain.table.steps("until dice.throw!=held 10\nuntil resting 60");
    }
    assert!(captain.place_of("cup:purple").is_null(), "nothing more is in it");
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn dr_30_13_booty_is_carried_into_the_hold_that_its_owner_chooses() {
    let steps = format!(r#"{FIRED} Zones(["GO", "S2", "S1A"]), Orders("purple", Pass)"#);
    let mut captain = Captain::after("booty", By::Mouse, ANSWER, &steps);
    captain.table.steps("until match.asked=choose 60\nuntil resting 60");
    let before = captain.state().players[0].slot(Hold::D).goods;
    let spots = captain.lift_up("gained:purple");
    let open = standing(&spots, "open");
    assert!(open.len() >= 3, "holds, and back to the supply: {spots:?}");
    let spot = saying(&spots, "hold D").clone();
    captain.put(&spot);
    let after = captain.state().players[0].slot(Hold::D).goods;
    assert_eq!((after.gold, after.cargo), (before.gold + 1, before.cargo));
    // The zone is worth two: the other lies there now, and is given back.
    let spots = captain.lift_up("gained:purple");
    captain.put(saying(&spots, "Back to the supply"));
    assert_eq!(captain.state().players[0].slot(Hold::D).goods.gold, after.gold);
    assert!(captain.place_of("gained:purple").is_null(), "nothing more is to be stowed");
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}
