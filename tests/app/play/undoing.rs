//! Undo goes back to where nothing was shown and no die was cast, further only by consent; redo comes forward again.

use weather_gage::captains::Rank;
use weather_gage::play::activity::TableActivity;
use weather_gage::play::begin::LeaveMatch;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::log::LogBook;
use weather_gage::play::players::Player;
use weather_gage::play::saves::{LoadMatch, SaveFolder};
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::seen::Asked;
use weather_gage::play::undo::{Redo, Returned, Undo, Undoable};
use weather_gage::rules::kernel::{Seat, Viewer};
use weather_gage::rules::the_ships::amendments::Amendment;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Order;
use weather_gage::rules::the_ships::state::Phase;

use super::desk::{Desk, SEATS, folder, library, people, setup};

fn undoable(desk: &Desk) -> Undoable {
    *desk.app.world().resource::<Undoable>()
}

fn in_the_orders_of_turn(desk: &Desk, turn: u16) -> bool {
    let table = &desk.seen().view.table;
    table.phase == Phase::Orders && table.turn == turn
}

#[test]
fn a_sealed_card_comes_back_and_cards_that_were_turned_do_not() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| in_the_orders_of_turn(desk, 1) && desk.seen().sealed.len() == 1);
    let sealed = desk.seen().sealed[0];
    assert!(undoable(&desk).freely);
    desk.say(Undo::default());
    desk.app.update();
    assert_eq!(desk.seen().sealed, []);
    assert_eq!(*desk.app.world().resource::<Curtain>(), Curtain { up: false, next: Some(sealed) });
    assert!(undoable(&desk).redo);
    desk.say(Redo::default());
    desk.app.update();
    desk.app.update();
    assert_eq!(desk.seen().sealed, [sealed]);
    assert_eq!(desk.app.world().resource::<Curtain>().next, Some(Seat(1 - sealed.0)));

    desk.until(300, |desk| desk.seen().view.table.phase > Phase::Tokens || in_the_orders_of_turn(desk, 2));
    let (before, now) = (desk.digest(), undoable(&desk));
    assert!(!now.freely && now.by_consent);
    desk.say(Undo::default());
    desk.app.update();
    assert_eq!(desk.digest(), before, "not alone");
}

/// A bot gives the same again at once: a player alone takes back the own last order.
#[test]
fn against_a_bot_the_last_thing_a_person_did_comes_back() {
    let players = [Player::human("Anne"), Player::bot("Two", Rank::Mate)];
    let mut desk = Desk::with(setup(&library(), "lesson-1"), players, 12);
    desk.until(3000, |desk| in_the_orders_of_turn(desk, 3) && desk.seen().asked == Asked::Orders);
    assert!(undoable(&desk).by_consent);
    desk.say(Undo { by_consent: true, by: None });
    for _ in 0..8 {
        desk.app.update();
    }
    assert!(in_the_orders_of_turn(&desk, 2), "turn {}", desk.seen().view.table.turn);
    assert_eq!(desk.seen().asked, Asked::Orders, "the card of turn 2 is written anew");
}

#[test]
fn by_consent_everything_comes_back_and_goes_forward_again_with_the_same_dice() {
    let mut desk = Desk::with(setup(&library(), "lesson-2"), people(), 12);
    desk.until(3000, |desk| in_the_orders_of_turn(desk, 4) && desk.seen().sealed.is_empty());
    let (digest, told) = (desk.digest(), desk.told(Viewer::Bystander));
    let mut steps = 0;
    while undoable(&desk).by_consent {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
        steps += 1;
    }
    assert!(steps >= 4, "{steps}");
    assert_eq!(desk.seen().view.table.turn, 0);
    let log = desk.app.world().resource::<LogBook<TheShips>>();
    let (all, struck) = (log.len(), log.told_to(Viewer::Bystander).filter(|(line, _)| line.struck).count());
    assert!(struck > 0 && all > struck, "undone lines stay in the book");
    while undoable(&desk).redo {
        desk.say(Redo::default());
        desk.app.update();
        desk.app.update();
        desk.app.update();
    }
    assert_eq!(desk.digest(), digest);
    assert_eq!(desk.told(Viewer::Bystander), told);
    assert!(!undoable(&desk).redo);
    for seat in SEATS {
        assert_eq!(desk.told(Viewer::Seat(seat)).is_empty(), told.is_empty());
    }
    desk.say(LiftCurtain);
    desk.app.update();
    desk.app.update();
    assert_eq!(desk.activity(), TableActivity::Writing);
}

#[test]
fn ts_29_a_ruling_voids_what_was_sealed_and_only_both_together_take_it_back() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| in_the_orders_of_turn(desk, 1) && desk.seen().sealed.len() == 1);
    let (before, sealed) = (desk.digest(), desk.seen().sealed[0]);
    let towards = desk.seen().view.table.wind.right();
    let propose = |desk: &mut Desk| {
        let order = Order::Propose(vec![Amendment::Wind { towards }]);
        desk.say(OrderGiven::<TheShips> { seat: Seat(1 - sealed.0), order });
        for _ in 0..3 {
            desk.app.update();
        }
        assert!(matches!(desk.seen().asked, Asked::Choose { by, .. } if by == sealed), "{:?}", desk.seen().asked);
        assert_eq!((desk.seen().sealed.len(), desk.seen().seat), (0, None), "both look on");
    };
    propose(&mut desk);
    // Before it is answered one alone takes it back; the sealed cards are to be sealed again.
    assert!(undoable(&desk).freely);
    desk.say(Undo::default());
    desk.app.update();
    desk.app.update();
    assert_eq!((desk.digest(), desk.seen().sealed.len()), (before, 0));
    assert!(!matches!(desk.seen().asked, Asked::Choose { .. }));
    propose(&mut desk);
    desk.say(ChoiceMade::<TheShips>::of(sealed, 0));
    for _ in 0..3 {
        desk.app.update();
    }
    let ruled = |desk: &Desk| (desk.seen().view.table.rulings, desk.seen().view.table.wind == towards);
    assert_eq!(ruled(&desk), (1, true));
    let (after, now) = (desk.digest(), undoable(&desk));
    assert!(!now.freely && now.by_consent);
    desk.say(Undo::default());
    desk.app.update();
    assert_eq!(desk.digest(), after, "not alone");
    desk.say(Undo { by_consent: true, by: None });
    desk.app.update();
    desk.app.update();
    assert_eq!((ruled(&desk), desk.digest()), ((0, false), before), "the mark goes with it");
    desk.say(Redo::default());
    for _ in 0..3 {
        desk.app.update();
    }
    assert_eq!((ruled(&desk), desk.digest()), ((1, true), after));
    // And the battle goes on.
    desk.until(300, |desk| in_the_orders_of_turn(desk, 2));
}

#[test]
fn cards_that_were_turned_come_back_together_as_they_were_written() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| in_the_orders_of_turn(desk, 1) && desk.seen().sealed.len() == 1);
    let before = desk.digest();
    desk.until(300, |desk| desk.digest() != before);
    let written = |desk: &Desk| desk.app.world().resource::<Returned<TheShips>>().0.clone();
    assert!(written(&desk).is_empty());
    while desk.digest() != before {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
    }
    desk.app.update();
    assert_eq!(desk.seen().sealed, [], "everybody may write anew");
    let back = written(&desk);
    assert_eq!(back.keys().copied().collect::<Vec<_>>(), SEATS);
    assert!(back.values().all(|order| matches!(order, Order::Cards { .. })), "{back:?}");
    desk.say(Redo::default());
    desk.app.update();
    desk.app.update();
    assert_eq!((desk.seen().sealed.len(), written(&desk).len()), (1, 0));
}

#[test]
fn what_can_be_taken_back_is_said_of_a_battle_that_comes_as_far_as_the_one_before_it() {
    let saves = folder("undo-loaded");
    let mut desk = Desk::new(2);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| in_the_orders_of_turn(desk, 2));
    let path = SaveFolder(saves.0.clone()).last().unwrap();
    // The second time it has come exactly as far as the first.
    for time in 0..2 {
        desk.say(LeaveMatch);
        desk.app.update();
        assert!(!undoable(&desk).by_consent);
        desk.say(LoadMatch(path.clone()));
        desk.app.update();
        desk.app.update();
        assert!(undoable(&desk).by_consent, "{time}");
    }
}
