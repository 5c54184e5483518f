//! Once a battle is over: another watch through any eyes, a return to any line of the log, and a rematch with the sides
//! changed.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use weather_gage::logbook::chronicle;
use weather_gage::play::begin::{LeaveMatch, NewMatch, Rematch};
use weather_gage::play::bots::Thinking;
use weather_gage::play::log::LogBook;
use weather_gage::play::moments::LookAtMoment;
use weather_gage::play::players::Players;
use weather_gage::play::replay::{ReplayStand, ReplayWish};
use weather_gage::play::saves::{ReplayMatch, SaveFolder};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::undo::{BackTo, Redo};
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{Happening, Turns};
use weather_gage::rules::the_ships::state::{Phase, State};

use super::desk::{Desk, SEATS, bots, folder, library, people, setup};

fn stand(desk: &Desk) -> ReplayStand {
    desk.app.world().resource::<ReplayStand>().clone()
}

fn wish(desk: &mut Desk, wish: ReplayWish) {
    desk.say(wish);
    desk.app.update();
}

/// After how many happenings the first cards of England lie on the table.
fn cards_laid(desk: &Desk) -> usize {
    let log = desk.app.world().resource::<LogBook<TheShips>>();
    let laid = |told: &Happening| matches!(told, Happening::Turns(Turns::CardLaid { secret: Some(_), .. }));
    log.told_to(Viewer::Seat(Seat(0))).find(|(_, told)| laid(told)).map(|(line, _)| line.number + 1).unwrap()
}

#[test]
fn a_battle_that_is_over_is_watched_through_any_eyes_and_one_that_goes_on_through_nobodys() {
    let mut desk = Desk::with(setup(&library(), "lesson-2"), people(), 6);
    desk.until(4000, |desk| desk.seen().view.table.turn >= 2 && desk.seen().asked == Asked::Orders);
    wish(&mut desk, ReplayWish::Open);
    wish(&mut desk, ReplayWish::Hold);
    wish(&mut desk, ReplayWish::Eyes(Some(Seat(0))));
    assert_eq!((stand(&desk).over, stand(&desk).eyes, desk.seen().seat), (false, None, None));
    wish(&mut desk, ReplayWish::Close);
    desk.app.update();
    assert!(desk.play_out());
    desk.until(20, |desk| desk.seen().asked == Asked::Over);

    wish(&mut desk, ReplayWish::Open);
    let laid = cards_laid(&desk);
    wish(&mut desk, ReplayWish::To(laid));
    let card = |desk: &Desk, side: usize| {
        let table = &desk.seen().view.table;
        let own = table.each().find(|place| table.owner(*place) == SEATS[side]).unwrap();
        table.ship(own).day.card.is_some()
    };
    assert_eq!((desk.seen().seat, card(&desk, 0)), (None, false), "as it lay open");
    let lines = stand(&desk).lines.len();
    wish(&mut desk, ReplayWish::Eyes(Some(Seat(0))));
    assert_eq!((desk.seen().seat, stand(&desk).eyes), (Some(Seat(0)), Some(Seat(0))));
    assert_eq!((stand(&desk).at, card(&desk, 0), card(&desk, 1)), (laid, true, false), "her own card lies open");
    assert!(stand(&desk).lines.len() >= lines, "what she alone was told is a line of its own");
    wish(&mut desk, ReplayWish::Eyes(Some(Seat(1))));
    assert_eq!((desk.seen().seat, card(&desk, 0)), (Some(Seat(1)), false));
    wish(&mut desk, ReplayWish::Eyes(Some(Seat(2))));
    assert_eq!(desk.seen().seat, Some(Seat(1)), "nobody sits there");
    wish(&mut desk, ReplayWish::Eyes(None));
    assert_eq!((desk.seen().seat, card(&desk, 0)), (None, false));
    wish(&mut desk, ReplayWish::Close);
    desk.app.update();
    assert_eq!(desk.seen().asked, Asked::Over);
    // Sealed orders lie open to everybody after the end.
    assert_eq!(desk.seen().view.table.phase, Phase::Over);
}

#[test]
fn dr_30_1_hands_lie_open_after_the_end_and_a_battle_of_cubes_is_watched_through_any_eyes() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<DeadReckoning>));
    app.insert_resource(Thinking::AtOnce);
    let window = app.world_mut().spawn(Onlooker::default()).id();
    app.finish();
    app.cleanup();
    let setup = library().dead_reckoning().named("battle-ship").unwrap();
    app.world_mut().write_message(NewMatch::<DeadReckoning> {
        setup,
        players: bots().to_vec(),
        seed: Some(5),
        limit: None,
    });
    let seen = |app: &App| app.world().get::<Seen<DeadReckoning>>(window).cloned();
    let open = |app: &App| {
        let view = seen(app).unwrap().view;
        view.table.players.iter().zip(view.hands).map(|(player, held)| (player.hand.len(), held)).collect::<Vec<_>>()
    };
    let over = |app: &App| seen(app).is_some_and(|seen| seen.asked == Asked::Over);
    for _ in 0..1000 {
        if over(&app) {
            break;
        }
        app.update();
    }
    assert!(over(&app));
    assert!(open(&app).iter().all(|(open, held)| open == held), "{:?}", open(&app));
    let mut wish = |wish: ReplayWish| {
        app.world_mut().write_message(wish);
        app.update();
        (seen(&app).unwrap().seat, open(&app))
    };
    wish(ReplayWish::Open);
    assert_eq!(wish(ReplayWish::To(1)), (None, vec![(0, 1), (0, 3)]), "as it lay open");
    assert_eq!(wish(ReplayWish::Eyes(Some(Seat(0)))), (Some(Seat(0)), vec![(1, 1), (0, 3)]));
    assert_eq!(wish(ReplayWish::Eyes(Some(Seat(1)))), (Some(Seat(1)), vec![(0, 1), (3, 3)]));
    assert_eq!(wish(ReplayWish::Eyes(None)), (None, vec![(0, 1), (0, 3)]));
}

#[test]
fn back_to_a_line_is_one_step_and_what_came_after_can_be_put_in_again() {
    let mut desk = Desk::with(setup(&library(), "lesson-2"), people(), 6);
    assert!(desk.play_out());
    desk.until(20, |desk| desk.seen().asked == Asked::Over);
    let (end, told) = (desk.digest(), desk.told(Viewer::Bystander));
    let log = desk.app.world().resource::<LogBook<TheShips>>();
    let third = |told: &Happening| matches!(told, Happening::Turns(Turns::TurnBegan { turn: 3 }));
    let (line, _) = log.told_to(Viewer::Bystander).find(|(_, told)| third(told)).expect("it takes three turns");
    let line = line.number;
    desk.say(LookAtMoment(line));
    desk.app.update();
    let moment = desk.seen().view.table.clone();
    desk.say(BackTo(line));
    desk.app.update();
    desk.until(20, |desk| matches!(desk.seen().asked, Asked::Orders | Asked::Waits(_)));
    let table = &desk.seen().view.table;
    assert_eq!((table.turn, table.phase, desk.seen().moment), (3, Phase::Orders, None));
    let bases = |table: &State| table.each().map(|place| table.base(place)).collect::<Vec<_>>();
    assert_eq!(bases(table), bases(&moment), "the ships lie where they lay");
    // The branch that was left can be taken up again.
    for _ in 0..400 {
        desk.say(Redo::default());
    }
    for _ in 0..4000 {
        if desk.digest() == end {
            break;
        }
        desk.app.update();
    }
    assert_eq!(desk.digest(), end);
    desk.app.update();
    assert_eq!(desk.told(Viewer::Bystander), told);
}

#[test]
fn a_rematch_changes_the_sides_and_keeps_the_points_of_the_first_leg_in_the_save() {
    let saves = folder("rematch");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "lesson-2"), people(), 6);
    assert!(desk.play_out());
    desk.until(20, |desk| desk.seen().asked == Asked::Over);
    desk.say(Rematch { points: vec![12, 7] });
    desk.app.update();
    desk.app.update();
    let seats = |desk: &Desk| {
        let players = desk.app.world().resource::<Players>();
        players.iter().map(|player| (player.name.clone(), player.brought)).collect::<Vec<_>>()
    };
    assert_eq!(seats(&desk), [("Bernardo".to_owned(), Some(7)), ("Anne".to_owned(), Some(12))]);
    assert_eq!((desk.seen().title.as_str(), desk.seen().view.table.turn < 2), ("lesson-2", true));
    desk.until(400, |desk| desk.seen().view.table.turn >= 1);
    desk.app.update();
    let kept = desk.app.world().resource::<SaveFolder>().last().unwrap();
    let heading = chronicle::read_heading(&std::fs::read_to_string(kept).unwrap()).unwrap();
    assert_eq!(heading.players.iter().map(|player| player.brought).collect::<Vec<_>>(), [Some(7), Some(12)]);
    // The leg after the second is the first of another two.
    desk.say(Rematch { points: vec![1, 2] });
    desk.app.update();
    desk.app.update();
    assert_eq!(seats(&desk), [("Anne".to_owned(), None), ("Bernardo".to_owned(), None)]);
}

#[test]
fn a_replay_from_a_file_gives_the_battle_back_that_lay_on_the_table() {
    let saves = folder("replay-beside");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    let path = |title: &str| {
        let kept = SaveFolder(saves.0.clone()).under_way().into_iter();
        kept.into_iter().find(|kept| kept.readable().unwrap().1.title == title).unwrap().path
    };
    desk.begin(setup(&library(), "open-sea"), people(), 5);
    desk.until(400, |desk| desk.seen().view.table.turn >= 2);
    desk.begin(setup(&library(), "lesson-2"), people(), 6);
    desk.until(400, |desk| desk.seen().view.table.turn >= 2);
    let (digest, title) = (desk.digest(), desk.seen().title.clone());
    for other in ["open-sea", "lesson-2"] {
        for _ in 0..2 {
            // One after the other: the battle waits.
            desk.say(ReplayMatch(path(other)));
            desk.app.update();
            desk.app.update();
            assert!(stand(&desk).from_file && stand(&desk).back_to_battle, "{other}");
        }
        wish(&mut desk, ReplayWish::Close);
        desk.app.update();
        assert_eq!((desk.digest(), &desk.seen().title, stand(&desk).on), (digest, &title, false), "{other}");
        desk.until(400, |desk| desk.seen().asked == Asked::Orders);
    }
    desk.say(LeaveMatch);
    desk.app.update();
    desk.say(ReplayMatch(path("open-sea")));
    desk.app.update();
    desk.app.update();
    assert!(stand(&desk).from_file && !stand(&desk).back_to_battle);
}
