//! The keys of things that data files name: a ship's id is `revenge`, her name's key `ship-revenge-name`.

/// Ids in files may hold `_`; keys hold `-` only.
fn key(subject: &str, id: &str, detail: &str) -> String {
    format!("{subject}-{}-{detail}", id.replace('_', "-"))
}

/// What is said where nobody has written a name: the id.
#[must_use]
pub fn unnamed(key: &str) -> &str {
    key.strip_suffix("-name").and_then(|key| key.split_once('-')).map_or(key, |(_, id)| id)
}

/// The name of a ship.
#[must_use]
pub fn ship(id: &str) -> String {
    key("ship", id, "name")
}

/// What kind of ship she is.
#[must_use]
pub fn ship_kind(id: &str) -> String {
    key("ship", id, "kind")
}

/// Her historical note.
#[must_use]
pub fn ship_note(id: &str) -> String {
    key("ship", id, "note")
}

/// The name of a scenario.
#[must_use]
pub fn scenario(id: &str) -> String {
    key("scenario", id, "name")
}

/// What a scenario is about, in two sentences.
#[must_use]
pub fn scenario_description(id: &str) -> String {
    key("scenario", id, "description")
}

/// How a scenario is won, in one line.
#[must_use]
pub fn scenario_goal(id: &str) -> String {
    key("scenario", id, "goal")
}

/// The name of a tile's face: number 1 to 9, face `A` or `B`.
#[must_use]
pub fn tile(number: u8, face: char) -> String {
    format!("tile-{number}{}", face.to_ascii_lowercase())
}

/// The name of a terrain: `deep`, `shallow`, `shoal`, `land`, `reef`.
#[must_use]
pub fn terrain(id: &str) -> String {
    key("terrain", id, "name")
}

/// What a terrain does, with the number of its rule.
#[must_use]
pub fn terrain_effect(id: &str) -> String {
    key("terrain", id, "effect")
}

/// The name of one of the six directions: `n ne se s sw nw`.
#[must_use]
pub fn heading(id: &str) -> String {
    key("heading", id, "name")
}

/// The name of a side or seat: `england`, `spain`.
#[must_use]
pub fn side(id: &str) -> String {
    key("side", id, "name")
}

/// The name of a game: `the-ships`.
#[must_use]
pub fn game(id: &str) -> String {
    key("game", id, "name")
}

/// Who made a game.
#[must_use]
pub fn game_makers(id: &str) -> String {
    key("game", id, "makers")
}

/// A colour that players wear: `vermilion`.
#[must_use]
pub fn livery(word: &str) -> String {
    format!("livery-{word}")
}

/// How strong a bot is, by the name of its rank.
#[must_use]
pub fn bot_strength(rank: &str) -> String {
    format!("bot-{rank}-strength")
}

/// What a lesson teaches.
#[must_use]
pub fn scenario_teaches(id: &str) -> String {
    key("scenario", id, "teaches")
}

/// What a lesson is called.
#[must_use]
pub fn lesson(id: &str) -> String {
    key("course", id, "name")
}

/// What a lesson teaches, said at its end.
#[must_use]
pub fn lesson_teaches(id: &str) -> String {
    key("course", id, "teaches")
}

/// What is said in a step of a lesson.
#[must_use]
pub fn lesson_step(lesson: &str, step: &str) -> String {
    key("course", lesson, step)
}

/// What is said to a mistake in a step of a lesson.
#[must_use]
pub fn lesson_mistake(lesson: &str, step: &str, mistake: &str) -> String {
    key("course", lesson, &format!("{step}-but-{mistake}"))
}

/// What a hint says.
#[must_use]
pub fn hint(id: &str) -> String {
    format!("hint-{id}")
}

/// What is wrong with a word in a file, by the word with which the types of the rules name it: `ship-id`. What others say of a
/// file is a sentence.
#[must_use]
pub fn misread(fault: &str) -> Option<String> {
    let is_word = !fault.is_empty() && fault.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
    is_word.then(|| format!("fault-{fault}"))
}

/// A bot, by the name of its rank: `mate`.
#[must_use]
pub fn bot(rank: &str) -> String {
    format!("bot-{rank}")
}
