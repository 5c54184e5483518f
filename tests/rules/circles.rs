//! No knots: files that import each other in a circle are few, however long the way round; and generic files name no game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::architecture::{all_sources, code_of};

/// Files that may import each other in a circle.
const MOST: usize = 3;

/// Circles that are larger still: one of their files, and of how many they are. This list only ever gets shorter.
const LARGER: &[(&str, usize)] = &[("src/dice/plan.rs", 4)];

/// Generic files that name a game still. This list only ever gets shorter.
const NAMING: &[&str] = &[];

/// The two lists of games: below the engine and above it.
const LISTS: [&str; 2] = ["src/headless/games.rs", "src/games/mod.rs"];

/// What a game is called in code and in files.
const NAMES: [&str; 6] = ["the_ships", "TheShips", "the-ships", "dead_reckoning", "DeadReckoning", "dead-reckoning"];

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

/// The modules of `src` by their paths, and what each names and passes on.
struct House {
    files: BTreeMap<Words, Module>,
}

struct Module {
    file: String,
    /// Is it the table of contents of a folder?
    contents: bool,
    named: Vec<Words>,
    /// What is passed on under a name, and where it lies.
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

    /// The module in which what this path names is written.
    fn home(&self, path: &[String], depth: usize) -> Option<&Words> {
        let (own, module) = (0..=path.len()).rev().find_map(|end| self.files.get_key_value(&path[..end]))?;
        let next = path.get(own.len()).and_then(|name| module.passed_on.get(name));
        match next.filter(|next| depth < 8 && next.as_slice() != path) {
            Some(next) => self.home(next, depth + 1),
            None => Some(own),
        }
    }

    /// Which files each one imports. A table of contents may name what it lists.
    fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let imports = |(own, module): (&Words, &Module)| {
            let homes = module.named.iter().filter_map(|path| self.home(path, 0));
            let others = homes.filter(|home| *home != own && !(module.contents && home.starts_with(own)));
            others.filter_map(|home| Some(self.files.get(home)?.file.as_str())).collect()
        };
        self.files.iter().map(|module| (module.1.file.as_str(), imports(module))).collect()
    }
}

/// Everything that can be reached from each file.
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
    let mut faults = Vec::new();
    let circles = circles();
    let named = |circle: &[String], file: &str| circle.iter().any(|other| other == file);
    for circle in circles.iter().filter(|circle| circle.len() > MOST) {
        let known = LARGER.iter().find(|(file, _)| named(circle, file));
        if known.is_none_or(|(_, size)| circle.len() > *size) {
            faults.push(format!("{} files import each other:\n  {}", circle.len(), circle.join("\n  ")));
        }
    }
    for (file, size) in LARGER {
        if !circles.iter().any(|circle| named(circle, file) && circle.len() == *size) {
            faults.push(format!("the circle of {size} round {file} is smaller or gone: so may the list be"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Does the file belong to a game?
fn of_a_game(file: &Path) -> bool {
    file.iter().any(|part| NAMES.iter().any(|name| part.to_str().unwrap().trim_end_matches(".rs") == *name))
}

#[test]
fn generic_files_name_no_game() {
    let mut faults = Vec::new();
    for path in all_sources() {
        let file = path.to_str().unwrap();
        if of_a_game(&path) || LISTS.contains(&file) {
            continue;
        }
        let code = code_of(&path);
        // A folder of a game is declared where it lies.
        let declares = |line: &str| line.trim_end().ends_with(';') && line.contains("mod ");
        let names = |line: &&str| !declares(line) && NAMES.iter().any(|name| line.contains(name));
        match (code.lines().find(names), NAMING.contains(&file)) {
            (Some(line), false) => faults.push(format!("{file} names a game: {}", line.trim())),
            (None, true) => faults.push(format!("{file} names no game any more: so may the list be shorter")),
            _ => {}
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
