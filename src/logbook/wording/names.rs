//! The keys of things that data files name: a ship's id is `revenge`, her name's key `ship-revenge-name`.

/// Ids in files may hold `_`; keys hold `-` only.
fn key(subject: &str, id: &str, detail: &str) -> String {
    format!("{subject}-{}-{detail}", id.replace('_', "-"))
}

/// A thing without a name in any language is called by its id.
#[must_use]
pub fn unnamed(key: &str) -> &str {
    key.strip_suffix("-name").and_then(|key| key.split_once('-')).map_or(key, |(_, id)| id)
}

/// The name of a ship.
#[must_use]
pub fn ship(id: &str) -> String {
    key("ship", id, "name")
}

/// Her kind of ship.
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

/// A scenario's description, in two sentences.
#[must_use]
pub fn scenario_description(id: &str) -> String {
    key("scenario", id, "description")
}

/// A scenario's way to win, in one line.
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

/// A terrain's effect, with the number of its rule.
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

/// The makers of a game.
#[must_use]
pub fn game_makers(id: &str) -> String {
    key("game", id, "makers")
}

/// A colour that players wear: `vermilion`.
#[must_use]
pub fn livery(word: &str) -> String {
    format!("livery-{word}")
}

/// The strength of a bot, by the name of its rank.
#[must_use]
pub fn bot_strength(rank: &str) -> String {
    format!("bot-{rank}-strength")
}

/// The subject of a lesson's scenario.
#[must_use]
pub fn scenario_teaches(id: &str) -> String {
    key("scenario", id, "teaches")
}

/// The name of a lesson.
#[must_use]
pub fn lesson(id: &str) -> String {
    key("course", id, "name")
}

/// The subject of a lesson, said at its end.
#[must_use]
pub fn lesson_teaches(id: &str) -> String {
    key("course", id, "teaches")
}

/// The text of a lesson's step.
#[must_use]
pub fn lesson_step(lesson: &str, step: &str) -> String {
    key("course", lesson, step)
}

/// The reply to a mistake in a step of a lesson.
#[must_use]
pub fn lesson_mistake(lesson: &str, step: &str, mistake: &str) -> String {
    key("course", lesson, &format!("{step}-but-{mistake}"))
}

/// The text of a hint.
#[must_use]
pub fn hint(id: &str) -> String {
    format!("hint-{id}")
}

/// The fault of a word in a file, by the word that the types of the rules use for it: `ship-id`. Other faults are
/// sentences already.
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
