//! A seat's notebook stays its own: in no view, unreadable in the file, there again after loading, untouched by undo.

use std::fs;

use bevy::prelude::*;
use weather_gage::logbook::chronicle;
use weather_gage::play::begin::LeaveMatch;
use weather_gage::play::keys::KeyFolder;
use weather_gage::play::notebooks::{LETTERS, Notebook, Notebooks};
use weather_gage::play::saves::{LoadMatch, SaveFolder, Unsaved};
use weather_gage::play::second_window::SecondWindow;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::undo::{Undo, Undoable};
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::game::TheShips;

use super::desk::tempfolder::Folder;
use super::desk::{Desk, folder, library, people, setup};
use super::second_window::{Chair, SECOND, alone};

const SECRET: &str = "weather gage by the third turn";

fn keeps(desk: &Desk) -> [String; 2] {
    let books = desk.app.world().resource::<Notebooks>();
    [Seat(0), Seat(1)].map(|seat| books.of(seat).map(|own| own.text.clone()).unwrap_or_default())
}

/// An empty desk that keeps its battles here, and their keys there.
fn keyed(saves: &Folder, keys: &Folder) -> Desk {
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone())).insert_resource(KeyFolder(keys.0.join("keys")));
    desk
}

#[test]
fn what_a_seat_keeps_for_itself_is_sealed_in_the_save_and_there_again_and_undo_leaves_it() {
    let (saves, keys) = (folder("notebooks"), folder("notebooks-keys"));
    let keyed = || keyed(&saves, &keys);
    let mut desk = keyed();
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.until(2000, |desk| desk.seen().view.table.turn >= 1 && !desk.seen().sealed.is_empty());
    let mut books = desk.app.world_mut().resource_mut::<Notebooks>();
    books.of_mut(Seat(0)).text = SECRET.into();
    let own = books.of_mut(Seat(0));
    own.begin_stroke();
    assert!(own.draw_to(Vec2::new(1.5, -2.25)));
    desk.app.world_mut().resource_mut::<Unsaved>().0 = true;
    desk.app.update();
    assert!(!desk.app.world().resource::<Unsaved>().0, "it is written without waiting for an answer");
    assert!(!format!("{:?}", desk.seen()).contains(SECRET));
    let path = SaveFolder(saves.0.clone()).last().unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nnotes ") && !text.contains("third turn") && !text.contains("150,-225"));
    // Undo takes back the sealed cards, and leaves the page.
    assert!(desk.app.world().resource::<Undoable>().freely);
    desk.say(Undo::default());
    desk.app.update();
    assert!(desk.seen().sealed.is_empty());
    assert_eq!(keeps(&desk), [SECRET.to_owned(), String::new()]);
    // A program with the key goes on with it; without the key the page is unreadable.
    desk.say(LeaveMatch);
    desk.app.update();
    let mut other = keyed();
    other.say(LoadMatch(path.clone()));
    other.app.update();
    assert_eq!(keeps(&other), [SECRET.to_owned(), String::new()]);
    let strokes = |desk: &Desk| desk.app.world().resource::<Notebooks>().of(Seat(0)).unwrap().strokes.clone();
    assert_eq!(strokes(&other), [vec![(150, -225)]]);
    // A battle that is over has no secrets; the page still is one.
    assert!(other.play_out());
    other.app.update();
    let over = fs::read_to_string(&path).unwrap();
    assert!(over.contains("\njournal\n") && over.contains("\nnotes ") && !over.contains("third turn"));
    let read = chronicle::read_save::<TheShips>(&over).unwrap();
    assert!(read.heading.over && read.enclosures.notes.is_none());
    // Another battle, another page.
    other.begin(setup(&library(), "gravelines"), people(), 7);
    assert_eq!(keeps(&other), [const { String::new() }; 2]);
}

#[test]
fn where_no_key_can_be_kept_notes_stay_at_the_table() {
    let saves = folder("notebooks-bare");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.app.world_mut().resource_mut::<Notebooks>().of_mut(Seat(1)).text = SECRET.into();
    desk.app.world_mut().resource_mut::<Unsaved>().0 = true;
    desk.app.update();
    let text = fs::read_to_string(SaveFolder(saves.0.clone()).last().unwrap()).unwrap();
    assert!(!text.contains("notes ") && !text.contains("third turn"));
    assert_eq!(keeps(&desk), [String::new(), SECRET.to_owned()]);
}

/// A second window for the second seat, told only facts that it may know.
fn beside(desk: &mut Desk) -> Chair {
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, here);
    alone(desk);
    let mut chair = Chair::at(there);
    look(desk, &mut chair);
    chair
}

/// A few frames at both windows without any input.
fn look(desk: &mut Desk, chair: &mut Chair) {
    for _ in 0..3 {
        desk.app.update();
        chair.app.update();
    }
}

#[test]
fn what_is_written_at_the_second_window_lies_in_the_save_and_is_there_again() {
    let (saves, keys) = (folder("notebooks-apart"), folder("notebooks-apart-keys"));
    let mut desk = keyed(&saves, &keys);
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    let mut books = desk.app.world_mut().resource_mut::<Notebooks>();
    books.of_mut(Seat(0)).text = "of the first".into();
    books.of_mut(SECOND).text = "before".into();
    let mut chair = beside(&mut desk);
    let there = |chair: &Chair| {
        let books = chair.app.world().resource::<Notebooks>();
        [Seat(0), SECOND].map(|seat| books.of(seat).cloned().unwrap_or_default())
    };
    assert_eq!(there(&chair).map(|own| own.text), [String::new(), "before".to_owned()], "it goes on with its own page");
    // Words are at the first window as they are written; they are in the save when the writing is done.
    chair.app.world_mut().resource_mut::<Notebooks>().of_mut(SECOND).text = SECRET.into();
    chair.app.update();
    desk.app.update();
    assert_eq!(keeps(&desk), ["of the first".to_owned(), SECRET.to_owned()]);
    // The pencil is set down, and lifted.
    let mut books = chair.app.world_mut().resource_mut::<Notebooks>();
    books.of_mut(SECOND).begin_stroke();
    assert!(books.of_mut(SECOND).draw_to(Vec2::new(0.5, 4.0)));
    chair.app.update();
    desk.app.update();
    let strokes = |desk: &Desk| desk.app.world().resource::<Notebooks>().of(SECOND).unwrap().strokes.clone();
    assert!(strokes(&desk).is_empty(), "it still draws");
    chair.app.world_mut().resource_mut::<Unsaved>().0 = true;
    chair.app.update();
    desk.app.update();
    assert_eq!(strokes(&desk), [vec![(50, 400)]]);
    assert!(!desk.app.world().resource::<Unsaved>().0, "it is written without waiting for an answer");
    let path = SaveFolder(saves.0.clone()).last().unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\nnotes ") && !text.contains("third turn") && !text.contains("50,400"));
    // Its window is closed: the seat finds its page at the first one.
    let page = there(&chair)[1].clone();
    drop(chair);
    desk.app.update();
    desk.app.update();
    assert_eq!(desk.app.world().resource::<Notebooks>().of(SECOND), Some(&page));
    desk.say(LeaveMatch);
    desk.app.update();
    // The battle goes on in another program, and at another second window.
    let mut other = keyed(&saves, &keys);
    other.say(LoadMatch(path));
    other.app.update();
    assert_eq!(keeps(&other), ["of the first".to_owned(), SECRET.to_owned()]);
    let mut chair = beside(&mut other);
    assert_eq!(there(&chair), [Default::default(), page]);
    // No more of it than one may keep.
    chair.app.world_mut().resource_mut::<Notebooks>().of_mut(SECOND).text = "ё".repeat(LETTERS + 7);
    chair.app.update();
    other.app.update();
    assert_eq!(keeps(&other)[1].chars().count(), LETTERS);
    // Another battle, another page at both.
    other.begin(setup(&library(), "gravelines"), people(), 7);
    look(&mut other, &mut chair);
    assert_eq!(keeps(&other), [const { String::new() }; 2]);
    assert_eq!(there(&chair), [Notebook::default(), Notebook::default()]);
}

#[test]
fn what_was_written_in_another_match_is_not_put_into_this_one() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, here);
    desk.app.update();
    let says = |sitting: u32| {
        format!(
            "{{\"Keep\":{{\"sitting\":{sitting},\"notebook\":{{\"text\":\"{SECRET}\",\"strokes\":[]}},\"done\":true}}}}"
        )
    };
    for (sitting, kept) in [(0, ""), (2, ""), (1, SECRET)] {
        assert!(there.send(says(sitting)));
        desk.app.update();
        desk.app.update();
        assert!(desk.app.world().contains_resource::<SecondWindow>(), "that was no nonsense");
        assert_eq!(keeps(&desk), [String::new(), kept.to_owned()], "{sitting}");
    }
}
