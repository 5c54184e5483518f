//! No knots: files that import each other in a circle are few, however long the way round; generic files name no game and count
//! no seats, and no game names another.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::architecture::{all_sources, code_of};

/// Files that may import each other in a circle.
const MOST: usize = 3;

/// The two lists of games: below the engine and above it.
const LISTS: [&str; 2] = ["src/headless/games.rs", "src/games/mod.rs"];

/// They are passed on here, and a program is made of them here.
const OF_LISTS: [&str; 2] = ["src/headless/mod.rs", "src/cli/mod.rs"];

/// The folders of each game.
const FOLDERS: [&str; 4] = ["the_ships", "dead_reckoning", "merchants_and_marauders", "pirates"];

/// Each game has these names in code and in files.
const NAMES: [[&str; 3]; 4] = [
    ["the_ships", "TheShips", "the-ships"],
    ["dead_reckoning", "DeadReckoning", "dead-reckoning"],
    ["merchants_and_marauders", "MerchantsAndMarauders", "merchants-and-marauders"],
    // The word alone is one of the sea as well.
    ["rules::pirates", "game::Pirates", "\"pirates\""],
];

/// These stand for a player where generic code would count two of them.
const OF_A_SEAT: [&str; 8] = ["Seat", "Player", "Viewer", "Chair", "Hand", "Livery", "View", "Option<"];

/// The one file that counts them: headings of saves as they were up to form 2.
const OF_TWO: (&str, &str) = ("src/logbook/chronicle/save_file.rs", "struct HeadingOfTwo");

/// The words of a path: `crate`, `table`, `stage`, `Screen`.
type Words = Vec<String>;

fn is_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Reads the paths that begin in `text`, with `before` in front of each: `a::{b, c::D}` are two. Returns what follows them.
fn paths<'a>(text: &'a str, before: &Words, found: &mut Vec<Words>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut inside) = text.strip_prefix('{') {
        loop {
            inside = inside.trim_start();
            if let Some(rest) = inside.strip_prefix('}') {
                return rest;
            }
            let rest = paths(inside, before, found).trim_start();
            match rest.strip_prefix(',') {
                Some(next) => inside = next,
                None if rest.starts_with('}') => inside = rest,
                None => return rest,
            }
        }
    }
    let end = text.find(|letter| !is_name(letter)).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    let mut path = before.clone();
    if !word.is_empty() && word != "self" {
        path.push(word.to_owned());
    }
    match rest.strip_prefix("::").filter(|rest| rest.starts_with(|letter| is_name(letter) || letter == '{')) {
        Some(rest) => paths(rest, &path, found),
        None => {
            found.push(path);
            let alias = rest.trim_start();
            let alias = alias.strip_prefix("as ").map(|alias| alias.trim_start().trim_start_matches(is_name));
            alias.unwrap_or(rest)
        }
    }
}

/// The modules of `src` by their paths, with the names that each uses and passes on.
struct House {
    files: BTreeMap<Words, Module>,
}

struct Module {
    file: String,
    /// Is it the table of contents of a folder?
    contents: bool,
    named: Vec<Words>,
    /// Names that are passed on, with their places.
    passed_on: BTreeMap<String, Words>,
}

fn module_of(file: &Path) -> (Words, bool) {
    let mut words: Words =
        file.strip_prefix("src").unwrap().iter().map(|word| word.to_str().unwrap().to_owned()).collect();
    let last = words.pop().unwrap();
    let stem = last.trim_end_matches(".rs");
    let contents = matches!(stem, "mod" | "lib" | "main");
    if !contents {
        words.push(stem.to_owned());
    }
    (words, contents)
}

impl House {
    fn read() -> Self {
        let mut files = BTreeMap::new();
        for path in all_sources() {
            let code = code_of(&path);
            let code = code.split("#[cfg(test)]\nmod tests").next().unwrap();
            let (own, contents) = module_of(&path);
            let parent = if contents { own.clone() } else { own[..own.len() - 1].to_vec() };
            let above = own[..own.len().saturating_sub(1)].to_vec();
            let (mut named, mut passed_on) = (Vec::new(), BTreeMap::new());
            for (begin, root) in [("crate::", &Words::new()), ("super::", if contents { &above } else { &parent })] {
                for (at, _) in code.match_indices(begin) {
                    if code[..at].ends_with(is_name) {
                        continue;
                    }
                    paths(&code[at + begin.len()..], root, &mut named);
                }
            }
            for (at, word) in code.match_indices("use ") {
                let line = code[..at].rsplit('\n').next().unwrap().trim();
                if !line.starts_with("pub") || !line.ends_with(['b', ')']) {
                    continue;
                }
                let rest = &code[at + word.len()..];
                let mut passed = Vec::new();
                match (rest.strip_prefix("crate::"), rest.strip_prefix("super::")) {
                    (Some(rest), _) => paths(rest, &Words::new(), &mut passed),
                    (_, Some(rest)) => paths(rest, if contents { &above } else { &parent }, &mut passed),
                    _ => paths(rest, &own, &mut passed),
                };
                passed_on.extend(passed.into_iter().filter_map(|path| Some((path.last()?.clone(), path))));
            }
            let file = path.to_str().unwrap().to_owned();
            files.insert(own, Module { file, contents, named, passed_on });
        }
        Self { files }
    }

    /// The module in which the thing of this path is written.
    fn home(&self, path: &[String], depth: usize) -> Option<&Words> {
        let (own, module) = (0..=path.len()).rev().find_map(|end| self.files.get_key_value(&path[..end]))?;
        let next = path.get(own.len()).and_then(|name| module.passed_on.get(name));
        match next.filter(|next| depth < 8 && next.as_slice() != path) {
            Some(next) => self.home(next, depth + 1),
            None => Some(own),
        }
    }

    /// The imports of each file. A table of contents may name its entries.
    fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let imports = |(own, module): (&Words, &Module)| {
            let homes = module.named.iter().filter_map(|path| self.home(path, 0));
            let others = homes.filter(|home| *home != own && !(module.contents && home.starts_with(own)));
            others.filter_map(|home| Some(self.files.get(home)?.file.as_str())).collect()
        };
        self.files.iter().map(|module| (module.1.file.as_str(), imports(module))).collect()
    }
}

/// Every file that can be reached from each file.
fn reached<'a>(from: &'a str, imports: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let (mut seen, mut left) = (BTreeSet::new(), vec![from]);
    while let Some(file) = left.pop() {
        left.extend(imports[file].iter().filter(|next| seen.insert(**next)));
    }
    seen
}

/// The circles of more than one file, the largest first.
fn circles() -> Vec<Vec<String>> {
    let house = House::read();
    let imports = house.imports();
    let reach: BTreeMap<_, _> = imports.keys().map(|file| (*file, reached(file, &imports))).collect();
    let mut circles: BTreeSet<Vec<String>> = BTreeSet::new();
    for (file, far) in &reach {
        let round = far.iter().filter(|other| reach[**other].contains(file)).map(|other| (*other).to_owned());
        circles.insert(round.collect());
    }
    let mut circles: Vec<_> = circles.into_iter().filter(|circle| circle.len() > 1).collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

#[test]
fn paths_are_read_as_the_compiler_reads_them() {
    let mut found = Vec::new();
    let rest = paths("a::{self, b::{C, d}, E as F}; x", &Words::new(), &mut found);
    let joined: Vec<_> = found.iter().map(|path| path.join("::")).collect();
    assert_eq!((joined, rest), (["a", "a::b::C", "a::b::d", "a::E"].map(str::to_owned).to_vec(), "; x"));
}

#[test]
fn no_circle_of_files_is_large() {
    let large = circles().into_iter().filter(|circle| circle.len() > MOST);
    let told = |circle: Vec<String>| format!("{} files import each other:\n  {}", circle.len(), circle.join("\n  "));
    let faults: Vec<_> = large.map(told).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The file belongs to this game.
fn game_of(file: &Path) -> Option<&'static [&'static str; 3]> {
    let named = |part: &std::ffi::OsStr| {
        let part = part.to_str().unwrap().trim_end_matches(".rs");
        let file = NAMES.iter().position(|names| names.contains(&part));
        file.or_else(|| FOLDERS.iter().position(|folder| *folder == part)).map(|game| &NAMES[game])
    };
    file.iter().find_map(named)
}

/// Generic files with their text, without the two lists of games.
fn generic_files() -> impl Iterator<Item = (String, String)> {
    let generic = all_sources().into_iter().filter(|path| game_of(path).is_none());
    let read = generic.map(|path| (path.to_str().unwrap().to_owned(), code_of(&path)));
    read.filter(|(file, _)| !LISTS.contains(&file.as_str()))
}

#[test]
fn generic_files_name_no_game() {
    let mut faults = Vec::new();
    for (file, code) in generic_files() {
        // A folder of a game is declared where it lies.
        let declares = |line: &str| line.trim_end().ends_with(';') && line.contains("mod ");
        let names = |line: &&str| !declares(line) && NAMES.as_flattened().iter().any(|name| line.contains(name));
        faults.extend(code.lines().find(names).map(|line| format!("{file} names a game: {}", line.trim())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Does code reach for the games of this library instead of those that it is given?
fn reaches_for_games(code: &str) -> bool {
    let code = code.split("#[cfg(test)]\nmod tests").next().unwrap();
    code.contains("GameLists::ALL") || code.split(|letter| !is_name(letter)).any(|word| word == "GAMES")
}

#[test]
fn whatever_needs_the_games_is_given_them() {
    assert!(
        ["use crate::headless::{GAMES, Speaker};", "cli::run(GameLists::ALL, x)"].into_iter().all(reaches_for_games)
    );
    assert!(
        !["key::CREDITS_GAMES", "lists: GameLists", "games.0\n#[cfg(test)]\nmod tests { GAMES }"]
            .into_iter()
            .any(reaches_for_games)
    );
    let made = |file: &str| LISTS.contains(&file) || OF_LISTS.contains(&file) || file == "src/main.rs";
    let read = all_sources().into_iter().map(|path| (path.to_str().unwrap().to_owned(), code_of(&path)));
    let faults: Vec<_> =
        read.filter(|(file, code)| !made(file) && reaches_for_games(code)).map(|(file, _)| file).collect();
    assert!(faults.is_empty(), "the built-in games are reached for in\n{}", faults.join("\n"));
}

#[test]
fn games_do_not_know_each_other() {
    let mut faults = Vec::new();
    for path in all_sources() {
        let Some(own) = game_of(&path) else { continue };
        let code = code_of(&path);
        let others = NAMES.as_flattened().iter().filter(|name| !own.contains(name));
        let named = others.filter(|name| code.contains(**name));
        faults.extend(named.map(|name| format!("{} names {name}", path.display())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Does a line count two seats, or take one for the other's opposite?
fn counts_two(line: &str) -> bool {
    let pairs = line.match_indices("; 2]").filter_map(|(at, _)| line[..at].rsplit('[').next());
    let of_seats = |kind: &str| OF_A_SEAT.iter().any(|word| kind.contains(word));
    let opposite = ["1 - ", "1 ^ "].iter().any(|sum| {
        let taken = line.match_indices(sum).map(|(at, sum)| &line[at + sum.len()..]);
        taken.into_iter().any(|from| ["seat", "own", "player", "side", "self.0"].iter().any(|it| from.starts_with(it)))
    });
    pairs.into_iter().any(of_seats) || opposite
}

#[test]
fn generic_files_count_no_seats() {
    let counting =
        ["players: [Player; 2],", "let [a, b]: [Option<u8>; 2] = x;", "chairs[1 - seat]", "Self(1 - self.0)"];
    assert!(counting.into_iter().all(counts_two));
    assert!(!["uv: [f64; 2],", "at[1 - second]", "players: Vec<Player>,"].into_iter().any(counts_two));
    let mut faults = Vec::new();
    for (file, code) in generic_files() {
        let before = if file == OF_TWO.0 { OF_TWO.1 } else { "\0" };
        let after = code.split_once(before).map_or("", |(_, rest)| rest.split_once("\n}").unwrap().1);
        let read = [code.split(before).next().unwrap(), after];
        let found = read.into_iter().flat_map(str::lines).find(|line| counts_two(line));
        faults.extend(found.map(|line| format!("{file} counts two seats: {}", line.trim())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
