//! Programs into which Prize Money has come, as one game more or as the only one: from the chooser to the verdict at its panels, its
//! command line, its second window, and what every game shares.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _, pipe};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::thread::spawn;

use bevy::prelude::*;
use serde_json::{Value, json};
use weather_gage::cli::window::{self, Display};
use weather_gage::cli::{self, GameLists};
use weather_gage::headless::OffTable as _;
use weather_gage::logbook::wording::{Fact, Language, Words, key, names};
use weather_gage::play::at_table::AtTable;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::on_the_table::OnTheTable;
use weather_gage::play::players::Player;
use weather_gage::play::saves::SaveFolder;
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::second_window::{Guest, SecondWindow};
use weather_gage::play::seen::{Asked, Onlooker, Seen, main_window};
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::table::launch::Launch;
use weather_gage::table::panels::hud::TableHead;
use weather_gage::table::settings::keeping::FILE;
use weather_gage::table::shelf::Shelf;
use weather_gage::table::toasts::Toasts;

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;
use crate::toy::PrizeMoney;
use crate::toy::state::{Order, Setup};
use crate::toy_aboard::{ALONE, GAMES};
use crate::toy_game::SEATS;

/// This test program finds the arguments of the other program here.
const ARGUMENTS: &str = "PRIZE_MONEY_ARGUMENTS";

/// That program, beside the other games.
fn toy(arguments: &[&str]) -> Command {
    program("beside", arguments)
}

/// The same, by whichever name: `alone` it has no other game.
fn program(name: &str, arguments: &[&str]) -> Command {
    let mut program = Command::new(env::current_exe().unwrap());
    program.args(["--exact", "toy_program::the_program", "--nocapture", "--test-threads", "2"]);
    program.env(ARGUMENTS, [&[name], arguments].concat().join("\n")).env("RUST_LIB_BACKTRACE", "0");
    program
}

#[test]
fn the_program() {
    let Ok(arguments) = env::var(ARGUMENTS) else { return };
    let games = if arguments.starts_with("alone") { ALONE } else { GAMES };
    assert_eq!(cli::run(games, arguments.split('\n').map(OsString::from)), ExitCode::SUCCESS);
}

/// True if it ended well, with every object that it printed.
fn told(arguments: &[&str]) -> (bool, Vec<Value>) {
    let output = toy(arguments).output().unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    (output.status.success(), lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

fn say(what: impl Into<Fact>) -> String {
    Words::built_in().tell(&Language::En, &what.into())
}

/// Everybody at its table.
struct Table(Driven);

impl Table {
    fn open(folder: &Folder, more: &[&str]) -> Self {
        Self::of("beside", folder, more)
    }

    fn of(name: &str, folder: &Folder, more: &[&str]) -> Self {
        let own = folder.0.to_string_lossy();
        let mut arguments = vec!["drive", "-", "--quality", "low", "--lang", "en", "--seed", "7"];
        arguments.extend(["--config", &own, "--data", &own]);
        arguments.extend(more);
        Self(Driven::of(program(name, &arguments)))
    }

    fn press(&mut self, what: impl Into<Fact>) {
        let what = say(what);
        self.0.step(&format!("click \"{what}\""));
    }

    fn standing(&mut self) -> Value {
        self.0.state()["match"].clone()
    }

    /// The texts in the window that begin so.
    fn written(&mut self, beginning: &str) -> Vec<String> {
        let told = self.0.step("labels");
        let texts = told["labels"].as_array().unwrap().iter().filter_map(|label| label["text"].as_str());
        texts.filter(|text| text.starts_with(beginning)).map(str::to_owned).collect()
    }

    /// Everybody answers, until something holds.
    fn play(&mut self, until: impl Fn(&Value) -> bool) {
        loop {
            self.0.step("until resting 60");
            let now = self.standing();
            if until(&now) {
                return;
            }
            match now["asked"].as_str().unwrap() {
                _ if now["curtain"] == "down" => {
                    // Behind the curtain nothing of a hand is written.
                    assert_eq!((self.written("Lay "), &now["hand"]), (vec![], &json!([])));
                    self.0.steps("hold Space\nuntil match.curtain=up 5\nlet Space");
                }
                "orders" => {
                    let laid = self.written("Lay ");
                    let hand = now["hand"].as_array().unwrap();
                    assert_eq!(laid, hand.iter().map(|card| format!("Lay {card}")).collect::<Vec<_>>());
                    self.press(Fact::from(laid[0].clone()));
                }
                "choose" => {
                    let first = ["Take Cards", "Take Keep"].iter().flat_map(|word| self.written(word)).next();
                    self.press(Fact::from(first.unwrap()));
                }
                "throw" => self.0.steps("key Space\nuntil dice.throw!=held 5"),
                _ => panic!("nobody is asked anything, and it never comes to that: {now}"),
            }
        }
    }
}

#[test]
fn pm_1_to_pm_6_four_captains_go_from_the_chooser_to_the_verdict_at_the_panels_of_every_game() {
    let folder = Folder::new("prize-money");
    // A player who has thrown often enough has quick dice.
    std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\n").unwrap();
    let mut table = Table::open(&folder, &[]);
    table.0.step("until screen=title 5");
    table.press(key::TITLE_NEW_GAME);
    table.0.step("until screen=chooser 5");
    table.press(names::game("prize-money"));
    table.press(Fact::from("four"));
    table.press(key::CHOOSER_PREPARE);
    table.0.step(&format!("until \"label:{}\" 5", say(key::OUTFIT_BEGIN)));
    for seat in &SEATS[1..] {
        table.0.step(&format!("click \"{}\" below \"{seat}\"", say(key::OUTFIT_HUMAN)));
    }
    table.press(key::OUTFIT_BEGIN);
    table.0.step("until screen=table 10");
    // Sealed by two; the third takes the second's back, and is still the one at the window.
    table.play(|now| now["eyes"] == "cat");
    assert_eq!(table.standing()["sealed"], json!(["anne", "bernardo"]));
    table.press(key::RIBBON_UNDO);
    assert_eq!(table.standing()["sealed"], json!(["anne"]));
    // The log gives one of four players' knowledge.
    table.0.steps("until resting 60\nkey Y");
    assert_eq!(table.written("CardDrawn").len(), 12);
    let known: Vec<String> = table.written("CardDrawn").into_iter().filter(|line| line.contains("Some")).collect();
    assert!(known.len() == 3 && known.iter().all(|line| line.contains("Seat(2)")), "{known:?}");
    table.play(|now| now["asked"] == "throw");
    // Killed in the middle of it, and gone on with.
    let before = table.standing()["hash"].clone();
    table = Table::open(&folder, &[]);
    table.0.step("until screen=title 5");
    table.press(key::TITLE_CONTINUE);
    table.0.steps("until screen=table 10\nuntil match.asked=throw 20");
    assert_eq!(table.standing()["hash"], before);
    table.play(|now| now["asked"] == "over");
    table.0.step(&format!("until \"label:{}\" 5", say(key::VERDICT_AGAIN)));
    assert!(table.written("").iter().any(|line| line.ends_with(", won")));
    let over = table.standing()["hash"].clone();
    assert_eq!(table.0.end(), Some(0));
    // As a save it is loaded at the table, and verified and told by the command line.
    let save = SaveFolder(folder.0.join("saves")).last().unwrap();
    let save = save.to_str().unwrap();
    let mut again = Table::open(&folder, &["--load", save]);
    again.0.step("until match.asked=over 20");
    assert_eq!(again.standing()["hash"], over);
    assert_eq!(again.0.end(), Some(0));
    let (fine, lines) = told(&["replay", "--verify", save]);
    assert!(fine && lines[0]["hash"] == over && lines[0]["throws"]["alike"] == 12, "{lines:?}");
    let log = toy(&["log", save, "--lang", "en"]).output().unwrap();
    assert!(log.status.success() && String::from_utf8(log.stdout).unwrap().contains("PrizeTaken"));
}

#[test]
fn the_command_line_plays_its_scripts_series_and_journals() {
    let folder = Folder::new("prize-money-series");
    let deck: Vec<u16> = (0..24).collect();
    let script = format!(
        "Script(game: \"prize-money\", setup: Table(seats: 4, rounds: 1), steps: [Deal({deck:?}), Orders(\"cat\", Lay(18))])"
    );
    let file = folder.0.join("four.ron");
    std::fs::write(&file, &script).unwrap();
    let file = file.to_str().unwrap();
    let (fine, lines) = told(&["script", file]);
    assert!(fine && lines.last().unwrap()["unfinished"] == true, "{lines:?}");
    assert_eq!(told(&["check", file]), (true, vec![]));
    std::fs::write(file, script.replace("Lay(18)", "Lay(24)")).unwrap();
    assert!(!told(&["check", file]).0);
    let own = folder.0.to_str().unwrap();
    let (fine, lines) = told(&["simulate", "--game", "prize-money", "--games", "6", "--record", own, "--strict"]);
    assert!(fine && lines[0]["games"] == 6 && lines[0]["dead_ends"] == 0, "{lines:?}");
    let wins: Vec<&String> = lines[0]["wins"].as_object().unwrap().keys().collect();
    assert!(wins.iter().all(|side| SEATS.contains(&side.as_str())), "{wins:?}");
    let journals = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().path());
    let journals: Vec<_> = journals.filter(|file| file.extension().is_some_and(|end| end == "journal")).collect();
    let mut verify = vec!["replay", "--verify"];
    verify.extend(journals.iter().map(|file| file.to_str().unwrap()));
    let (fine, lines) = told(&verify);
    assert!(fine && lines.len() == 6 && lines.iter().all(|line| line["same"] == true), "{lines:?}");
}

#[test]
fn pm_3_the_only_game_of_a_program_is_chosen_played_and_looked_up() {
    let folder = Folder::new("prize-money-alone");
    std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\n").unwrap();
    let mut table = Table::of("alone", &folder, &[]);
    table.0.step("until screen=title 5");
    table.press(key::TITLE_NEW_GAME);
    table.0.step("until screen=chooser 5");
    let written = table.written("");
    let listed: Vec<_> = GAMES.headless.names().filter(|game| written.contains(&say(names::game(game)))).collect();
    assert_eq!(listed, ["prize-money"]);
    table.press(Fact::from("two"));
    table.press(key::CHOOSER_PREPARE);
    table.0.step(&format!("until \"label:{}\" 5", say(key::OUTFIT_BEGIN)));
    table.press(key::OUTFIT_BEGIN);
    table.0.step("until screen=table 10");
    // It has no tray with zones, and says so.
    let refused = table.0.try_step("move zone S1A");
    assert_eq!(refused["error"], "no zone `S1A` is in the picture");
    table.play(|now| now["asked"] == "throw");
    // The number of its rule is a link; the book that it leads to has not been written.
    let labels = table.0.step("labels")["labels"].clone();
    let link = labels.as_array().unwrap().iter().find(|label| label["text"] == "PM-3").unwrap();
    assert_eq!(link["role"], "Link", "{link}");
    table.0.steps("click \"PM-3\"\nuntil menu=rulebook 5");
    assert_eq!(table.written(&say(key::RULEBOOK_UNWRITTEN)).len(), 1);
    table.press(key::MENU_CLOSE);
    table.0.step("until menu=none 5");
    table.play(|now| now["asked"] == "over");
    table.0.step(&format!("until \"label:{}\" 5", say(key::VERDICT_AGAIN)));
    assert_ne!(table.0.end(), Some(0), "a step was refused");
}

#[test]
fn the_views_of_a_program_are_called_after_its_own_sides() {
    let folder = Folder::new("prize-money-views");
    let out = folder.0.join("cat.png");
    let picture = |view: &str| {
        let arguments =
            ["picture", "--size", "160x90", "--quality", "low", "--view", view, "--out", out.to_str().unwrap()];
        program("alone", &arguments).output().unwrap()
    };
    let refused = picture("england");
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success() && why.contains("credits, anne, bernardo, cat, dirk"), "{why}");
    assert!(picture("cat").status.success() && out.is_file());
}

/// A table of these games at which two captains begin, and the people at it.
fn desk(games: GameLists) -> App {
    let mut app =
        window::app(games, Launch { forgetful: true, ..Launch::default() }, Display::Nowhere(UVec2::new(640, 360)));
    app.finish();
    app.cleanup();
    app.update();
    app
}

fn begin<G: AtTable>(app: &mut App, setup: G::Setup) {
    let players = ["Anne", "Bernardo"].map(Player::human).to_vec();
    app.world_mut().write_message(NewMatch::<G> { setup, players, seed: Some(3), limit: None });
    app.update();
    app.update();
}

fn seen(app: &mut App) -> Seen<PrizeMoney> {
    let mut windows = app.world_mut().query::<(&Onlooker, &Seen<PrizeMoney>)>();
    main_window(windows.iter(app.world())).unwrap().clone()
}

#[test]
fn the_head_of_the_window_is_cleared_for_a_game_that_writes_none() {
    let mut app = desk(GAMES);
    let side = |app: &App| app.world().resource::<TableHead>().side.clone();
    let shelf = app.world().resource::<Shelf>().0.clone();
    let ours = TableHead { side: Fact::from(names::game("prize-money")), ..TableHead::default() };
    begin::<TheShips>(&mut app, TheShips::setup(&shelf, "gravelines").unwrap());
    assert_eq!(app.world().resource::<TableHead>().title, Fact::from(names::scenario("gravelines")));
    begin::<PrizeMoney>(&mut app, Setup::new(2, 3));
    assert_eq!(*app.world().resource::<TableHead>(), ours);
    begin::<TheShips>(&mut app, TheShips::setup(&shelf, "gravelines").unwrap());
    assert_ne!(side(&app), ours.side);
    let mut app = desk(ALONE);
    assert_eq!(
        app.world().resource::<Toasts>().waiting().len(),
        0,
        "nothing that the program carries is called faulty"
    );
    begin::<PrizeMoney>(&mut app, Setup::new(2, 3));
    app.insert_resource(OnTheTable(None));
    app.update();
    assert_eq!(*app.world().resource::<TableHead>(), TableHead::default());
}

#[test]
fn pm_2_each_of_two_windows_of_a_program_lays_its_own_card() {
    let (mut first, mut second) = (desk(GAMES), desk(GAMES));
    begin::<PrizeMoney>(&mut first, Setup::new(2, 3));
    let (here, there) = Wire::pair();
    SecondWindow::open(first.world_mut(), Seat(1), here);
    second.insert_resource(Guest::new(there));
    let mut laid = [0, 0];
    for _ in 0..200 {
        first.update();
        second.update();
        if !first.world().resource::<Curtain>().up {
            first.world_mut().write_message(LiftCurtain);
        }
        for (at, app) in [&mut first, &mut second].into_iter().enumerate() {
            let seat = Seat(at as u8);
            let mut windows = app.world_mut().query::<(&Onlooker, &Seen<PrizeMoney>)>();
            let Some(seen) = main_window(windows.iter(app.world())).cloned() else { continue };
            if seen.seat == Some(seat) && seen.asked == Asked::Orders && laid[at] == 0 {
                assert_eq!(seen.view.hand.len(), 3);
                let order = Order::Lay(seen.view.hand[0]);
                app.world_mut().write_message(OrderGiven::<PrizeMoney> { seat, order });
                laid[at] += 1;
            }
        }
        if laid == [1, 1] && matches!(seen(&mut second).asked, Asked::Throw { .. }) {
            break;
        }
    }
    assert_eq!(laid, [1, 1]);
    assert!(matches!(seen(&mut second).asked, Asked::Throw { .. }));
    assert_eq!(seen(&mut second).view.captains, seen(&mut first).view.captains);
}

/// Runs a program, which prints this number of lines first, as the second window of a table at which Prize Money is
/// played, and returns its exit.
fn ends_as_a_guest(mut program: Command, first_lines: usize) -> ExitStatus {
    let mut guest = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let said = BufReader::new(guest.stdout.take().unwrap()).lines().skip(first_lines);
    let (from, mut to) = pipe().unwrap();
    // A test program that gives no exit code has failed: it is read to its end, even if the table has stopped
    // listening.
    spawn(move || said.map_while(Result::ok).for_each(|line| _ = writeln!(to, "{line}")));
    let mut first = desk(GAMES);
    begin::<PrizeMoney>(&mut first, Setup::new(2, 3));
    let wire = Wire::over(from, guest.stdin.take().unwrap(), None).unwrap();
    SecondWindow::open(first.world_mut(), Seat(1), wire);
    for _ in 0..20 {
        first.update();
    }
    drop(first);
    guest.wait().unwrap()
}

#[test]
fn a_program_of_other_games_is_its_own_second_window() {
    let guest = ["second-window", "--unseen"];
    // A test program says of itself that it is one.
    assert!(ends_as_a_guest(toy(&guest), 2).success());
    assert!(ends_as_a_guest(program("alone", &guest), 2).success());
    // One that does not have the game sits down at no table of it.
    let mut other = crate::program::program();
    other.args(guest);
    assert_eq!(ends_as_a_guest(other, 0).code(), Some(1));
}
