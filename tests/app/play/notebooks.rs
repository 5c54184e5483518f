//! What a seat keeps for itself stays its own: in no view, unreadable in the file, there again after loading, untouched by undo.

use std::fs;

use bevy::prelude::*;
use weather_gage::logbook::chronicle;
use weather_gage::play::begin::LeaveMatch;
use weather_gage::play::keys::KeyFolder;
use weather_gage::play::notebooks::Notebooks;
use weather_gage::play::saves::{LoadMatch, SaveFolder, Unsaved};
use weather_gage::play::undo::{Undo, Undoable};
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::game::TheShips;

use super::desk::{Desk, folder, library, people, setup};

const SECRET: &str = "weather gage by the third turn";

fn keeps(desk: &Desk) -> [String; 2] {
    let books = desk.app.world().resource::<Notebooks>();
    [Seat(0), Seat(1)].map(|seat| books.of(seat).map(|own| own.text.clone()).unwrap_or_default())
}

#[test]
fn what_a_seat_keeps_for_itself_is_sealed_in_the_save_and_there_again_and_undo_leaves_it() {
    let (saves, keys) = (folder("notebooks"), folder("notebooks-keys"));
    let keyed = || {
        let mut desk = Desk::new(6);
        desk.app.insert_resource(SaveFolder(saves.0.clone())).insert_resource(KeyFolder(keys.0.join("keys")));
        desk
    };
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
    // Who has the key goes on with it; without the key nobody reads it.
    desk.say(LeaveMatch);
    desk.app.update();
    let mut other = keyed();
    other.say(LoadMatch(path.clone()));
    other.app.update();
    assert_eq!(keeps(&other), [SECRET.to_owned(), String::new()]);
    let strokes = |desk: &Desk| desk.app.world().resource::<Notebooks>().of(Seat(0)).unwrap().strokes.clone();
    assert_eq!(strokes(&other), [vec![(150, -225)]]);
    // A battle that is over is nobody's secret; the page still is.
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
