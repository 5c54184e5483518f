//! A program into which Prize Money has come as one game more: from the chooser to the verdict at its panels, and its command line.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

use serde_json::{Value, json};
use weather_gage::cli;
use weather_gage::logbook::wording::{Fact, Language, Words, key, names};
use weather_gage::play::saves::SaveFolder;
use weather_gage::table::settings::keeping::FILE;

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;
use crate::toy_aboard::GAMES;
use crate::toy_game::SEATS;

/// Where this test program finds the arguments of the program that it is then.
const ARGUMENTS: &str = "PRIZE_MONEY_ARGUMENTS";

/// That program.
fn toy(arguments: &[&str]) -> Command {
    let mut program = Command::new(env::current_exe().unwrap());
    program.args(["--exact", "toy_program::the_program", "--nocapture", "--test-threads", "2"]);
    program.env(ARGUMENTS, arguments.join("\n")).env("RUST_LIB_BACKTRACE", "0");
    program
}

#[test]
fn the_program() {
    let Ok(arguments) = env::var(ARGUMENTS) else { return };
    let arguments = ["prize-money"].into_iter().chain(arguments.split('\n')).map(OsString::from);
    assert_eq!(cli::run(GAMES, arguments), ExitCode::SUCCESS);
}

/// Whether it ended well, and every object that it printed.
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
        let own = folder.0.to_string_lossy();
        let mut arguments = vec!["drive", "-", "--quality", "low", "--lang", "en", "--seed", "7"];
        arguments.extend(["--config", &own, "--data", &own]);
        arguments.extend(more);
        Self(Driven::of(toy(&arguments)))
    }

    fn press(&mut self, what: impl Into<Fact>) {
        let what = say(what);
        self.0.step(&format!("click \"{what}\""));
    }

    fn standing(&mut self) -> Value {
        self.0.state()["match"].clone()
    }

    /// What is written in the window and begins so.
    fn written(&mut self, beginning: &str) -> Vec<String> {
        let told = self.0.step("labels");
        let texts = told["labels"].as_array().unwrap().iter().filter_map(|label| label["text"].as_str());
        texts.filter(|text| text.starts_with(beginning)).map(str::to_owned).collect()
    }

    /// Everybody does what is asked, until something holds.
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
    // Who has thrown often enough has quick dice.
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
    // The log says what one of four may know.
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
