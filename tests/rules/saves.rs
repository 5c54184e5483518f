//! Saves as files: enclosures beside the journal, and files of an earlier form.

use std::sync::Arc;

use weather_gage::logbook::chronicle::{BattleId, Enclosures, Heading, JournalFault, KeptPlayer, Limit, Save};
use weather_gage::logbook::chronicle::{
    Cover, Key, Phrase, Seal, carry, read, read_cover, read_heading, read_save, read_sealed_save, unlock, write_save,
    write_sealed_save,
};
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::dead_reckoning::game::DeadReckoning;
use weather_gage::rules::kernel::{Answer, Match, Seat, ThrowOutcome, digest};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Order;

fn save() -> Save<TheShips> {
    let (library, faults) = Shelf::built_in();
    assert!(faults.is_empty());
    let setup = library.setup(&library.scenarios["gravelines"]);
    let mut played = Match::<TheShips>::begin(&setup).unwrap();
    played.give(Seat(0), Order::Concede).ok();
    let player = |name: &str| KeptPlayer { name: name.into(), language: None, bot: None, livery: None, brought: None };
    let heading = Heading {
        game: "the-ships".into(),
        title: "gravelines".into(),
        name: Some("Before\nthe storm".into()),
        turn: 3,
        over: false,
        players: vec![player("Anne"), player("journal")],
        ruled: true,
        battle: BattleId::try_from("battle-00c0ffee00c0ffee".to_owned()).ok(),
    };
    let enclosures = Enclosures {
        throws: vec![(4, "(by:(0))".into()), (17, "a record of a later time".into())],
        picture: Some(Arc::from([137_u8, 80, 78, 71, 0, 255].as_slice())),
        views: Some("where everybody stood".into()),
        glass: Some("[61000,0]".into()),
        limit: Some(Limit { minutes: 5, seals: true }),
        mate: true,
        notes: None,
    };
    Save { heading, seed: Some(42), journal: played.journal().clone(), enclosures }
}

/// The entry of a save in the list.
fn cover(save: &Save<TheShips>, sealed: bool) -> Cover {
    let (heading, picture) = (save.heading.clone(), save.enclosures.picture.clone());
    Cover { heading, picture, sealed, carried: false }
}

/// The text with the checksum that belongs to it.
fn sealed(form: u16, rest: &str) -> String {
    format!("weather-gage-save {form} {}\n{rest}", digest(&rest.as_bytes()))
}

#[test]
fn a_save_is_read_as_it_was_written() {
    let save = save();
    let file = write_save(&save).unwrap();
    assert_eq!(read_save::<TheShips>(&file).unwrap(), save);
    assert_eq!(read::<TheShips>(&file).unwrap(), save.journal);
    assert_eq!(read_heading(&file).unwrap(), save.heading);
    assert_eq!(read_cover(&file).unwrap(), cover(&save, false));
}

/// A file as an earlier program wrote it.
fn kept(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    std::fs::read_to_string(path.join(name)).unwrap()
}

#[test]
fn saves_of_earlier_forms_with_always_two_players_are_still_read() {
    let journal = read::<TheShips>(&kept("replays/lesson-1.journal")).unwrap();
    let second = read_save::<TheShips>(&kept("saves/form-2.save")).unwrap();
    assert_eq!((second.seed, &second.journal), (None, &journal));
    assert_eq!((second.heading.turn, second.heading.ruled), (9, true));
    assert_eq!(second.heading.name.as_deref(), Some("Before the storm"));
    let player = |name: &str, language: Option<&str>, bot: Option<&str>, livery: Option<&str>| KeptPlayer {
        name: name.into(),
        language: language.map(Into::into),
        bot: bot.map(Into::into),
        livery: livery.map(Into::into),
        brought: None,
    };
    let bernardo = player("Bernardo", None, Some("mate"), None);
    assert_eq!(second.heading.players, [player("Anne", Some("pl"), None, Some("rose")), bernardo.clone()]);
    assert_eq!(second.enclosures.picture.as_deref(), Some([137, 80, 78, 71, 13, 10, 26, 10].as_slice()));
    assert_eq!(second.enclosures.throws, [(4, "(by:(0))".into())]);
    let first = read_save::<TheShips>(&kept("saves/form-1.save")).unwrap();
    assert_eq!((first.seed, &first.journal), (None, &journal));
    assert_eq!(first.heading.players, [player("Anne", Some("pl"), None, None), bernardo]);
    assert_eq!(first.enclosures, Enclosures::default());
    // A new save is of the form of today.
    assert!(write_save(&second).unwrap().starts_with("weather-gage-save 4 "));
}

/// Rulings agreed to and refused, written before there was one way of a ruling for every game.
#[test]
fn a_kept_ruling_of_either_game_is_played_again_to_the_same_digest() {
    let ships = read_save::<TheShips>(&kept("saves/ruling-the-ships.save")).unwrap().journal.replay().unwrap();
    assert_eq!((ships.state().rulings, digest(ships.state()).to_string()), (1, "4afd282737b8f4d3".to_owned()));
    let reckoning = read_save::<DeadReckoning>(&kept("saves/ruling-dead-reckoning.save")).unwrap();
    let reckoning = reckoning.journal.replay().unwrap();
    assert_eq!(
        (reckoning.state().rulings.0, digest(reckoning.state()).to_string()),
        (1, "d11c1b569e75c0c7".to_owned())
    );
}

#[test]
fn a_seed_of_the_time_when_everything_followed_from_it_is_forgotten_and_one_that_was_asked_for_is_kept() {
    let save = save();
    let file = write_save(&save).unwrap();
    assert_eq!(read_save::<TheShips>(&file).unwrap().seed, Some(42));
    let (_, rest) = file.split_once('\n').unwrap();
    let before = read_save::<TheShips>(&sealed(3, rest)).unwrap();
    assert_eq!((before.seed, before.journal), (None, save.journal.clone()));
    let fresh = write_save(&Save { seed: None, ..save }).unwrap();
    assert_eq!(fresh.lines().nth(2), Some("-"));
    assert_eq!(read_save::<TheShips>(&fresh).unwrap().seed, None);
    let spoilt = rest.replacen("\n42\n", "\nforty-two\n", 1);
    assert!(matches!(read_save::<TheShips>(&sealed(4, &spoilt)), Err(JournalFault::Unreadable(_))));
}

#[test]
fn a_sealed_save_opens_with_its_key_alone_and_only_as_it_was_sealed() {
    let save = save();
    let seal = Seal { key: Key::of([3; 32]), nonce: [5; 24] };
    let file = write_sealed_save(&save, Some(&seal)).unwrap();
    let with = |file: &str, key: Key| read_sealed_save::<TheShips>(file, |_| Some(key));
    assert_eq!(with(&file, seal.key.clone()).unwrap(), save);
    assert_eq!(Key::read(&seal.key.write()), Some(seal.key.clone()));
    for fault in [read_save::<TheShips>(&file), with(&file, Key::of([4; 32]))] {
        assert_eq!(fault, Err(JournalFault::Sealed));
    }
    assert_eq!(read_cover(&file).unwrap(), cover(&save, true));
    // With anything changed in it or beside it, and the right checksum: nothing of it is played.
    let (_, rest) = file.split_once('\n').unwrap();
    let last = rest.trim_end().chars().last().unwrap();
    let other = if last == 'A' { 'B' } else { 'A' };
    let (nonce, _) = rest.split_once("sealed ").map(|(_, after)| after.split_once('\n').unwrap()).unwrap();
    for spoilt in [
        rest.replace("turn:3", "turn:4"),
        rest.replace(nonce, &nonce.chars().rev().collect::<String>()),
        format!("{}{other}\n", rest.trim_end().strip_suffix(last).unwrap()),
        rest.replace(nonce, "short"),
        rest.split_once("sealed ").unwrap().0.to_owned() + "sealed x\n",
    ] {
        assert_ne!(spoilt, rest);
        assert_eq!(with(&sealed(4, &spoilt), seal.key.clone()), Err(JournalFault::Sealed), "{spoilt}");
    }
}

#[test]
fn a_carried_save_gives_its_key_to_the_phrase_alone_and_is_else_the_save_it_was() {
    let save = save();
    let seal = Seal { key: Key::of([3; 32]), nonce: [5; 24] };
    let file = write_sealed_save(&save, Some(&seal)).unwrap();
    let phrase = Phrase("four  words of brass ".into());
    let copy = carry(&file, &seal.key, &phrase, ([7; 32], [9; 24])).unwrap();
    assert_eq!(read_cover(&copy).unwrap(), Cover { carried: true, ..cover(&save, true) });
    assert_eq!(read_sealed_save::<TheShips>(&copy, |_| Some(seal.key.clone())).unwrap(), save);
    assert_eq!(read_save::<TheShips>(&copy), Err(JournalFault::Sealed));
    let battle = save.heading.battle.clone().unwrap();
    let same = Phrase("four words of brass".into());
    assert_eq!(unlock(&copy, &same).unwrap(), Some((battle, seal.key.clone())), "blanks do not count");
    assert_eq!(unlock(&copy, &Phrase("four words of Brass".into())).unwrap(), None);
    // The text beside the key is sealed with it.
    let (_, rest) = copy.split_once('\n').unwrap();
    let line = |copy: &str| copy.lines().find(|line| line.starts_with("carried ")).unwrap().to_owned();
    assert_eq!(unlock(&sealed(4, &rest.replace("turn:3", "turn:4")), &same).unwrap(), None);
    for spoilt in ["carried x", "carried x y", "carried x y z w"] {
        assert_eq!(
            unlock(&sealed(4, &rest.replace(&line(&copy), spoilt)), &same),
            Err(JournalFault::Sealed),
            "{spoilt}"
        );
    }
    assert_eq!(unlock(&file, &same), Err(JournalFault::Sealed), "it was never carried");
    // A copy of a copy has one such line; under another salt the same phrase is another key.
    let again = carry(&copy, &seal.key, &phrase, ([8; 32], [9; 24])).unwrap();
    assert_eq!(again.matches("\ncarried ").count(), 1);
    assert_ne!(line(&copy).rsplit(' ').next(), line(&again).rsplit(' ').next());
    assert!(phrase.is_long() && !Phrase("four words only".into()).is_long());
    assert!(!format!("{phrase:?}").contains("brass"), "it is not printed");
}

#[test]
fn a_name_of_a_battle_that_could_be_a_path_is_none() {
    for name in ["battle-00c0ffee00c0ffee", "autosave"] {
        assert_eq!(BattleId::try_from(name.to_owned()).unwrap().word(), name);
    }
    for name in ["", "../autosave", "battle-", "battle-00c0ffee00c0ffeg", "battle-00c0ffee00c0ffee/", "Autosave"] {
        assert!(BattleId::try_from(name.to_owned()).is_err(), "{name}");
    }
}

#[test]
fn a_save_keeps_as_many_players_as_there_are() {
    for seats in 2..=4 {
        let mut save = save();
        save.heading.players = vec![save.heading.players[0].clone(); seats];
        assert_eq!(read_save::<TheShips>(&write_save(&save).unwrap()).unwrap(), save);
    }
}

#[test]
fn lines_of_a_later_time_are_left_out_and_spoilt_ones_cost_only_themselves() {
    let save = save();
    let file = write_save(&save).unwrap();
    let (_, rest) = file.split_once('\n').unwrap();
    let more = rest.replace("throw 4 ", "weather cloudy with rain\nthrow four ").replace("picture ", "picture \u{e9}");
    let read = read_save::<TheShips>(&sealed(4, &more)).unwrap();
    assert_eq!(read.journal, save.journal);
    assert_eq!(read.enclosures.throws, save.enclosures.throws[1..]);
    assert_eq!(read.enclosures.picture, None);
    // Any change without its checksum is found out.
    assert_eq!(read_save::<TheShips>(&file.replace("throw 4 ", "throw 5 ")), Err(JournalFault::Checksum));
    assert_eq!(read_save::<TheShips>(&sealed(5, rest)), Err(JournalFault::LaterForm(5)));
}

#[test]
fn the_answers_of_a_journal_are_counted_as_they_were_put_in() {
    let mut save = save();
    let entry = save.journal.entries[0].clone();
    let thrown = |number: u8| {
        Answer::Thrown(ThrowOutcome(Vec::from([(
            weather_gage::rules::kernel::PieceId(0),
            weather_gage::rules::kernel::Rest::Face(number),
        )])))
    };
    save.journal.entries[0].answers = vec![thrown(1), thrown(2)];
    save.journal.entries.push(weather_gage::rules::kernel::Entry { orders: Default::default(), ..entry.clone() });
    save.journal.entries[1].answers = vec![thrown(3)];
    let orders = entry.orders.len();
    let found: Vec<_> = (0..orders + 4).map(|number| save.journal.answer_at(number).cloned()).collect();
    let mut wanted = vec![None; orders];
    wanted.extend([Some(thrown(1)), Some(thrown(2)), Some(thrown(3)), None]);
    assert_eq!(found, wanted);
}
