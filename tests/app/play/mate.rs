//! The mate at a bare table: answers the player who writes, once all have agreed; the match never hears of it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use weather_gage::captains::Counsel;
use weather_gage::games::papers::mate::MateWish;
use weather_gage::games::the_ships::order_card::draft::{DraftOrder, Mark, OrderWish};
use weather_gage::games::the_ships::order_card::sheet::order_sheet;
use weather_gage::play::bots::Thinking;
use weather_gage::play::counsel::{self, CounselGiven, MateAgreed, MateConsulted, MateThinks};
use weather_gage::play::curtain::{DropCurtain, LiftCurtain};
use weather_gage::play::saves::{LoadMatch, SaveFolder, Unsaved};
use weather_gage::play::seen::Asked;
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::the_ships::counsel::Reason;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::{Order, Step};
use weather_gage::rules::the_ships::ship_card::Sails;

use super::desk::{Desk, folder, library, people, setup};

/// A desk at which two people play, one of whom writes.
fn writing(root: u64) -> Desk {
    let mut desk = Desk::fitted(root, counsel::of_game::<TheShips>);
    let window = desk.window;
    desk.app.world_mut().entity_mut(window).insert(PrimaryWindow);
    desk.begin(setup(&library(), "gravelines"), people(), root);
    desk.until(4000, |desk| desk.seen().asked == Asked::Orders && desk.seen().view.table.turn > 0);
    desk
}

/// The mate's answers since the last call.
fn said(desk: &mut Desk) -> Vec<CounselGiven<TheShips>> {
    desk.app.world_mut().resource_mut::<Messages<CounselGiven<TheShips>>>().drain().collect()
}

fn ask(desk: &mut Desk) -> Vec<CounselGiven<TheShips>> {
    desk.say(MateConsulted);
    desk.app.update();
    said(desk)
}

fn agree(desk: &mut Desk, agreed: bool) {
    desk.app.world_mut().resource_mut::<MateAgreed>().0 = agreed;
}

#[test]
fn he_says_nothing_before_all_have_agreed_and_then_the_same_whenever_he_is_asked() {
    let mut desk = writing(31);
    assert!(ask(&mut desk).is_empty());
    agree(&mut desk, true);
    let before = desk.digest();
    let first = ask(&mut desk);
    let seat = desk.seen().seat;
    assert_eq!(first.iter().map(|given| Some(given.seat)).collect::<Vec<_>>(), [seat]);
    assert_eq!(ask(&mut desk), first);
    assert_eq!(desk.digest(), before);
    let state = desk.seen().view.table.clone();
    TheShips::check(&state, seat.unwrap(), &first[0].counsel.order).unwrap();
    agree(&mut desk, false);
    assert!(ask(&mut desk).is_empty());
}

#[test]
fn what_he_thinks_about_is_forgotten_when_the_curtain_falls() {
    let mut desk = writing(32);
    agree(&mut desk, true);
    desk.app.insert_resource(Thinking::Aside);
    assert!(ask(&mut desk).is_empty(), "he thinks aside");
    assert!(desk.app.world().resource::<MateThinks>().0);
    desk.say(DropCurtain);
    for _ in 0..3 {
        desk.app.update();
    }
    assert_eq!(desk.seen().seat, None);
    assert!(!desk.app.world().resource::<MateThinks>().0);
    desk.say(LiftCurtain);
    for _ in 0..5 {
        desk.app.update();
        assert!(said(&mut desk).is_empty());
    }
    // Asked once more, the mate gives one answer: the first thought, which would be ready by now, is lost.
    desk.say(MateConsulted);
    let mut answers = Vec::new();
    while answers.is_empty() {
        desk.app.update();
        answers = said(&mut desk);
    }
    assert_eq!(answers.len(), 1);
    assert_eq!(Some(answers[0].seat), desk.seen().seat);
    desk.app.update();
    assert!(said(&mut desk).is_empty());
}

#[test]
fn that_all_have_agreed_is_kept_with_the_battle_and_not_carried_into_another() {
    let saves = folder("mate");
    let mut desk = writing(33);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    agree(&mut desk, true);
    desk.app.world_mut().resource_mut::<Unsaved>().0 = true;
    desk.app.update();
    let path = SaveFolder(saves.0.clone()).last().expect("it is saved by itself");
    let mut other = Desk::new(34);
    other.say(LoadMatch(path));
    other.app.update();
    assert_eq!(*other.app.world().resource::<MateAgreed>(), MateAgreed(true));
    other.begin(setup(&library(), "gravelines"), people(), 34);
    assert_eq!(*other.app.world().resource::<MateAgreed>(), MateAgreed(false));
}

#[test]
fn his_pencil_lies_over_the_captains_own_until_it_is_kept_rubbed_out_or_written_over() {
    let mut desk = writing(35);
    agree(&mut desk, true);
    let counsel: Counsel<Order, Reason> = ask(&mut desk).remove(0).counsel;
    let view = desk.seen().view.clone();
    let mut draft = DraftOrder::begin(&view, desk.seen().seat.unwrap());
    draft.apply(&view, &OrderWish::Mark(Mark::Sails(Sails::Battle)));
    draft.apply(&view, &OrderWish::Mark(Mark::Step(Step::Forward)));
    let own = draft.clone();
    let sheet = |draft: &DraftOrder| order_sheet(&view, draft).unwrap();
    assert!(!sheet(&own).in_pencil && sheet(&own).reasons.is_empty());
    draft.pencil_in(counsel.clone());
    assert_eq!(draft.order(), counsel.order);
    assert!(sheet(&draft).in_pencil && !sheet(&draft).reasons.is_empty());
    // Kept, it stands in ink, with its reason beside it.
    let mut kept = draft.clone();
    kept.apply(&view, &OrderWish::Mate(MateWish::Keep));
    assert_eq!(kept.order(), counsel.order);
    assert!(!sheet(&kept).in_pencil && !sheet(&kept).reasons.is_empty());
    // Rubbed out, the captain's own is there again.
    let mut rubbed = draft.clone();
    rubbed.apply(&view, &OrderWish::Mate(MateWish::RubOut));
    assert_eq!(rubbed.cards, own.cards);
    assert!(!sheet(&rubbed).in_pencil && sheet(&rubbed).reasons.is_empty());
    // Written over, it is no longer the mate's; with the stroke rubbed out, it is again.
    let mut over = draft.clone();
    over.apply(&view, &OrderWish::Mark(Mark::Wipe));
    assert!(!sheet(&over).in_pencil && sheet(&over).reasons.is_empty());
    over = draft.clone();
    assert!(sheet(&over).in_pencil);
    // Asked twice, the mate writes over the pencil and not over the captain's ink.
    draft.pencil_in(counsel);
    draft.apply(&view, &OrderWish::Mate(MateWish::RubOut));
    assert_eq!(draft.cards, own.cards);
    // Behind the curtain no advice is left; kept cards stand.
    assert_eq!(over.put_away().cards, own.cards);
    assert_eq!(kept.clone().put_away().order(), kept.order());
    assert!(sheet(&kept.put_away()).reasons.is_empty());
}
