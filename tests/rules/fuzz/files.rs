//! Small files that could make much work: nothing below a hundred kilobytes takes longer than some seconds.

use std::path::Path;

use weather_gage::headless::{GAMES, Speaker};
use weather_gage::logbook::data::{check, recognise};
use weather_gage::logbook::wording::check_file;

use super::{Counts, Lots, worked_here};

/// Pieces from which a file is put together.
const PIECES: [&str; 26] = [
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    ",",
    ":",
    " ",
    "\n",
    "a",
    "9",
    "-",
    "k = ",
    "{ $n -> ",
    "*[other] ",
    "F(",
    "/*",
    "*/",
    "//",
    "Script(",
    "steps: ",
    "Expect(",
    "r#\"",
    "\\u{",
];

/// A file: a piece many times, and others between.
fn heap(lots: &mut Lots) -> String {
    let size = 1 << (6 + lots.draw(11));
    let mut text = String::new();
    let pattern: Vec<_> = (0..=lots.draw(5)).map(|_| *lots.pick(&PIECES)).collect();
    while text.len() < size {
        if lots.once_in(200) {
            let piece: &&str = lots.pick(&PIECES);
            text.push_str(piece);
        }
        for piece in &pattern {
            text.push_str(piece);
        }
    }
    text
}

pub fn small_files(lots: &mut Lots, counts: &mut Counts) {
    let (library, _) = GAMES.library(None);
    let speaker = Speaker::of(&["--lang=en".into()]);
    for _ in 0..10 {
        let text = heap(lots);
        let begun = worked_here();
        let _ = check_file(Path::new("wording/uk/x.ftl"), &text);
        for name in ["ships/x.ron", "scenarios/x.ron", "x.ftl", "models/x.glb", "vessels/x.ron", "x.ron"] {
            if let Ok(file) = recognise(name, text.clone().into_bytes(), &GAMES.folders()) {
                let _ = check(&[file], GAMES.shelves(), None);
            }
        }
        GAMES.script("x.ron", text.as_bytes(), &library, &speaker, None, &mut |_| ());
        let _ = GAMES.replay(&text, &library, true);
        let took = worked_here() - begun;
        assert!(took < 60.0, "{took} s of processor time: {text:.200}");
        counts.add("small files read", 1);
    }
}
