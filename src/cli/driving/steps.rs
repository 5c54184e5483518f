//! The words of a drive script: one step a line, plain or as JSON.

use serde_json::Value;
use thiserror::Error;

use bevy::input::mouse::MouseButton;
use bevy::math::Vec2;

use super::labels::Sought;
use crate::table::settings::bindings::{Chord, Trigger};

/// A place in the window.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    /// In logical pixels.
    Point(Vec2),
    /// The middle of a piece.
    Piece(String),
    /// Free floor of a zone of the battle tray, by its word.
    Zone(String),
    /// The middle of a hex.
    Hex(i32, i32),
    /// Something on a panel, by the name under which lessons know it.
    Mark(String),
    /// A text: the first of its kind unless counted, or the next below a heading.
    Label(Sought),
}

/// One thing to do.
#[derive(Clone, PartialEq, Debug)]
pub enum DriveStep {
    Move(Target),
    Press(MouseButton),
    Release(MouseButton),
    /// Moves there and clicks this often.
    Click(Target, u8),
    /// Moves there, presses, moves on, lets go.
    Drag(Target, Target, MouseButton),
    /// Turns the wheel by this number of notches, away and across.
    Wheel(f32, f32),
    /// Presses a key with its modifiers and lets it go. The second is the text that the player's keyboard writes with
    /// it.
    Key(Chord, Option<String>),
    /// Goes on with Tab until the keyboard is there.
    Tab(Target),
    /// Presses and keeps pressed.
    Hold(Chord),
    /// Lets a held key go.
    Let(Chord),
    Text(String),
    /// Lets this number of seconds pass.
    Wait(f32),
    /// Lets this number of frames pass.
    Frames(u32),
    /// From now on this number of frames makes a second.
    Rate(u32),
    /// Lets time pass until something holds, for at most this number of seconds.
    Until(String, f32),
    /// Prints the state.
    State,
    /// Prints the labels on the panels.
    Labels,
    /// Prints the table as a screen reader tells it.
    Aloud,
    Shot(String),
    /// Destroys the graphics device.
    LoseDevice,
    Quit,
}

/// A line that is no step.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoStep {
    #[error("`{0}` is no step")]
    Word(String),
    /// Too few, too many, or the wrong ones.
    #[error("`{word}` needs {needs}")]
    Arguments { word: String, needs: &'static str },
    /// A quotation mark without its fellow.
    #[error("a quotation mark is not closed")]
    Quotation,
    /// Neither words nor JSON.
    #[error("not readable as JSON: {0}")]
    Json(String),
}

/// Longest wait for a condition, in seconds.
const PATIENCE: f32 = 60.0;

/// Reads one line; nothing for an empty one and for a remark (`# ...`).
///
/// # Errors
/// The line is no step.
pub fn read(line: &str) -> Result<Option<DriveStep>, NoStep> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let words = if line.starts_with(['{', '[']) { words_of_json(line)? } else { words_of_line(line)? };
    match words.split_first() {
        Some((word, rest)) => step(word, rest).map(Some),
        None => Ok(None),
    }
}

/// A word; true if it stood in quotation marks.
type Word = (String, bool);

fn words_of_line(line: &str) -> Result<Vec<Word>, NoStep> {
    let mut words = Vec::new();
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_whitespace() {
            continue;
        }
        let mut word = String::new();
        if letter == '"' {
            loop {
                match letters.next() {
                    Some('"') => break,
                    Some('\\') => word.extend(letters.next()),
                    Some(letter) => word.push(letter),
                    None => return Err(NoStep::Quotation),
                }
            }
            words.push((word, true));
        } else {
            word.push(letter);
            while let Some(letter) = letters.next_if(|letter| !letter.is_whitespace()) {
                word.push(letter);
            }
            words.push((word, false));
        }
    }
    Ok(words)
}

/// `{"click": "Settings"}`, `{"move": [10, 20]}` or `["move", 10, 20]`.
fn words_of_json(line: &str) -> Result<Vec<Word>, NoStep> {
    fn gather(value: &Value, words: &mut Vec<Word>) {
        match value {
            Value::Array(values) => values.iter().for_each(|value| gather(value, words)),
            Value::String(text) => words.push((text.clone(), text.parse::<f32>().is_err())),
            Value::Null | Value::Bool(_) => {}
            other => words.push((other.to_string(), false)),
        }
    }
    let value: Value = serde_json::from_str(line).map_err(|error| NoStep::Json(error.to_string()))?;
    let mut words = Vec::new();
    match &value {
        Value::Object(fields) => {
            for (word, value) in fields {
                words.push((word.clone(), false));
                gather(value, &mut words);
            }
        }
        other => gather(other, &mut words),
    }
    if let Some(first) = words.first_mut() {
        first.1 = false;
    }
    Ok(words)
}

fn step((word, _): &Word, rest: &[Word]) -> Result<DriveStep, NoStep> {
    let refused = |needs| NoStep::Arguments { word: word.clone(), needs };
    let text = |at: usize| rest.get(at).map(|(text, _)| text.as_str());
    let number = |at: usize| text(at).and_then(|text| text.parse::<f32>().ok()).filter(|number| number.is_finite());
    let chord = || text(0).and_then(chord);
    Ok(match word.as_str() {
        "move" => DriveStep::Move(whole_place(rest).ok_or_else(|| refused(PLACE))?),
        "press" => DriveStep::Press(text(0).and_then(button).ok_or_else(|| refused(BUTTON))?),
        "release" => DriveStep::Release(text(0).and_then(button).ok_or_else(|| refused(BUTTON))?),
        "click" => DriveStep::Click(whole_place(rest).ok_or_else(|| refused(PLACE))?, 1),
        "double-click" => DriveStep::Click(whole_place(rest).ok_or_else(|| refused(PLACE))?, 2),
        "drag" => {
            let needs = "two places and perhaps a button: x y x y right";
            let (from, used) = place(rest).ok_or_else(|| refused(needs))?;
            let rest = rest.get(used..).unwrap_or_default();
            let (to, used) = place(rest).ok_or_else(|| refused(needs))?;
            let by = match rest.get(used..).unwrap_or_default() {
                [] => MouseButton::Left,
                [(word, _)] => button(word).ok_or_else(|| refused(needs))?,
                _ => return Err(refused(needs)),
            };
            DriveStep::Drag(from, to, by)
        }
        "wheel" => DriveStep::Wheel(number(0).ok_or_else(|| refused("notches"))?, number(1).unwrap_or_default()),
        "key" => DriveStep::Key(chord().ok_or_else(|| refused(KEY))?, text(1).map(str::to_owned)),
        "tab" => match whole_place(rest) {
            Some(place @ (Target::Label(_) | Target::Mark(_))) => DriveStep::Tab(place),
            _ => return Err(refused("words in quotation marks, or mark NAME")),
        },
        "hold" => DriveStep::Hold(chord().ok_or_else(|| refused(KEY))?),
        "let" => DriveStep::Let(chord().ok_or_else(|| refused(KEY))?),
        "text" => DriveStep::Text(text(0).ok_or_else(|| refused("a text"))?.to_owned()),
        "wait" => DriveStep::Wait(number(0).filter(|n| (0.0..=3600.0).contains(n)).ok_or_else(|| refused("seconds"))?),
        "step" => {
            let frames = text(0).map_or(Ok(1), str::parse);
            DriveStep::Frames(frames.ok().filter(|n| *n <= 1_000_000).ok_or_else(|| refused("a number of frames"))?)
        }
        "rate" => {
            let rate = text(0).and_then(|text| text.parse().ok()).filter(|rate| (1..=1000).contains(rate));
            DriveStep::Rate(rate.ok_or_else(|| refused("frames a second, 1 to 1000"))?)
        }
        "until" => {
            let condition =
                text(0).ok_or_else(|| refused("a condition: screen=table, menu=none, resting, \"label:...\""))?;
            DriveStep::Until(condition.to_owned(), number(1).unwrap_or(PATIENCE).clamp(0.0, 600.0))
        }
        "state" => DriveStep::State,
        "labels" => DriveStep::Labels,
        "aloud" => DriveStep::Aloud,
        "shot" => {
            let name = text(0).filter(|name| !name.is_empty() && !name.contains(['/', '\\', '\0']));
            DriveStep::Shot(name.ok_or_else(|| refused("a name for the picture"))?.to_owned())
        }
        "lose-device" => DriveStep::LoseDevice,
        "quit" => DriveStep::Quit,
        _ => return Err(NoStep::Word(word.clone())),
    })
}

const PLACE: &str =
    "a place: x y, \"label\", \"label\" below \"heading\", piece ID, zone ID, mark NAME, hex COLUMN ROW";
const BUTTON: &str = "left, right or middle";
const KEY: &str = "a key: F1, Ctrl+1, LeftAlt";

fn button(word: &str) -> Option<MouseButton> {
    match word {
        "left" => Some(MouseButton::Left),
        "right" => Some(MouseButton::Right),
        "middle" => Some(MouseButton::Middle),
        _ => None,
    }
}

/// A chord of keys; modifiers alone may be named by either hand or none.
fn chord(text: &str) -> Option<Chord> {
    let named = match text {
        "Alt" | "Shift" | "Ctrl" => format!("Left{text}"),
        _ => text.to_owned(),
    };
    named.parse().ok().filter(|chord: &Chord| matches!(chord.trigger, Trigger::Key(_)))
}

fn whole_place(words: &[Word]) -> Option<Target> {
    place(words).filter(|(_, used)| *used == words.len()).map(|(place, _)| place)
}

/// A place at the beginning of some words, and the number of words it takes.
fn place(words: &[Word]) -> Option<(Target, usize)> {
    match words {
        [(word, false), (id, _), ..] if word == "piece" => Some((Target::Piece(id.clone()), 2)),
        [(word, false), (name, _), ..] if word == "mark" => Some((Target::Mark(name.clone()), 2)),
        [(word, false), (id, _), ..] if word == "zone" => Some((Target::Zone(id.to_ascii_uppercase()), 2)),
        [(word, false), (col, _), (row, _), ..] if word == "hex" => {
            Some((Target::Hex(col.parse().ok()?, row.parse().ok()?), 3))
        }
        [(text, true), rest @ ..] => {
            let sought = |count, below: Option<&String>| {
                Target::Label(Sought { text: text.clone(), count, below: below.cloned() })
            };
            match rest {
                [(below, _), (heading, _), ..] if below == "below" => Some((sought(1, Some(heading)), 3)),
                [(count, false), ..] => match count.parse() {
                    Ok(count) if count > 0 => Some((sought(count, None), 2)),
                    _ => Some((sought(1, None), 1)),
                },
                _ => Some((sought(1, None), 1)),
            }
        }
        [(x, false), (y, false), ..] => {
            let point = Vec2::new(x.parse().ok()?, y.parse().ok()?);
            point.is_finite().then_some((Target::Point(point), 2))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_json_say_the_same() {
        let pairs = [
            ("move 10 20.5", r#"{"move": [10, 20.5]}"#),
            (r#"click "Nowa bitwa""#, r#"{"click": "Nowa bitwa"}"#),
            (r#"click "Close" 2"#, r#"{"click": ["Close", 2]}"#),
            (r#"click "Ball" below "Port""#, r#"{"click": ["Ball", "below", "Port"]}"#),
            (r#"tab "Ball" below "Port""#, r#"["tab", "Ball", "below", "Port"]"#),
            ("drag 1 2 3 4 right", r#"["drag", 1, 2, 3, 4, "right"]"#),
            ("key Ctrl+1", r#"{"key": "Ctrl+1"}"#),
            ("wait 0.5", r#"{"wait": 0.5}"#),
            ("state", r#"{"state": null}"#),
            ("until \"menu=none\" 3", r#"["until", "menu=none", 3]"#),
        ];
        for (plain, json) in pairs {
            let step = read(plain).expect(plain);
            assert!(step.is_some(), "{plain}");
            assert_eq!(read(json).expect(json), step);
        }
        assert_eq!(read("  "), Ok(None));
        assert_eq!(read("# a remark"), Ok(None));
        assert_eq!(read("step"), Ok(Some(DriveStep::Frames(1))));
        assert_eq!(read("click zone s1a"), Ok(Some(DriveStep::Click(Target::Zone("S1A".into()), 1))));
        assert_eq!(read("click piece revenge"), Ok(Some(DriveStep::Click(Target::Piece("revenge".into()), 1))));
        assert_eq!(read("move hex 3 4"), Ok(Some(DriveStep::Move(Target::Hex(3, 4)))));
        assert_eq!(read(r#"text "a \"b\"""#), Ok(Some(DriveStep::Text("a \"b\"".into()))));
    }

    #[test]
    fn nonsense_is_refused_with_what_was_wanted() {
        assert_eq!(read("sing"), Err(NoStep::Word("sing".into())));
        assert_eq!(read("click \"open"), Err(NoStep::Quotation));
        assert!(matches!(read("{\"move\": "), Err(NoStep::Json(_))));
        for line in [
            "move 1",
            "move a b",
            "move 1 2 3",
            "press up",
            "wait -1",
            "key Hyper",
            "shot a/b",
            "step x",
            "rate 0",
            "drag 1 2",
            "tab 3 4",
            "click \"Ball\" below",
        ] {
            assert!(matches!(read(line), Err(NoStep::Arguments { .. })), "{line}");
        }
    }
}
