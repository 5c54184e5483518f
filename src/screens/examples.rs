//! Worked examples of the rulebook: a script is played through the rules, written down, and shown at the table from its
//! beginning; the viewer may go on with it.

use std::env;
use std::path::{Path, PathBuf};

use crate::headless::{Games, Speaker};
use crate::logbook::built_in;
use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key, names};

/// The folder of examples beside the saves, which no list of saves shows.
const FOLDER: &str = "examples";

/// An example of this game and name, as far as it is one that was scripted.
#[must_use]
pub fn scripted(game: &str, id: &str) -> Option<&'static [u8]> {
    built_in::file(&format!("{FOLDER}/{game}/{id}.ron"))
}

/// Plays an example and writes it down as a match to be watched.
///
/// # Errors
/// It cannot be shown.
pub fn written_down(
    games: Games,
    script: &[u8],
    id: &str,
    library: &Library,
    saves: Option<&Path>,
) -> Result<PathBuf, Fact> {
    let folder = saves.map_or_else(env::temp_dir, Path::to_owned).join(FOLDER);
    let path = folder.join(format!("{id}.save"));
    let failed = |reason: String| Fact::from(key::SaveFailed { reason });
    std::fs::create_dir_all(&folder).map_err(|error| failed(error.to_string()))?;
    let fine = games.script(&names::scenario(id), script, library, &Speaker::of(&[]), Some(&path), &mut |_| {});
    if fine { Ok(path) } else { Err(failed(path.display().to_string())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::GAMES;

    #[test]
    fn an_example_is_written_where_it_can_be_watched_and_not_beside_saved_battles() {
        let saves = env::temp_dir().join(format!("weather-gage-examples-{}", std::process::id()));
        let (library, _) = GAMES.library(None);
        let scripted = built_in::ASSETS.iter().find(|(path, _)| path.starts_with(FOLDER));
        let path = written_down(GAMES, scripted.unwrap().1, "first", &library, Some(&saves)).unwrap();
        assert!(path.is_file() && crate::logbook::chronicle::locker::list(&saves).is_empty());
        assert!(written_down(GAMES, b"Script(", "broken", &library, Some(&saves)).is_err());
        std::fs::remove_dir_all(&saves).unwrap();
    }

    #[test]
    fn an_example_is_known_by_its_game_and_no_name_leads_out_of_the_folder() {
        for game in GAMES.names() {
            assert_eq!([scripted(game, "../../rulebook/en/x"), scripted(game, "nothing")], [None, None]);
        }
    }
}
