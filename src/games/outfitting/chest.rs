//! The player's own files of the page before a match: they are written, thrown away, and lie on the shelf at once.

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::items::KeptFile;
use crate::logbook::data::Library;
use crate::logbook::files;
use crate::logbook::wording::{Fact, key};
use crate::table::launch::Launch;
use crate::table::shelf::{GamesHere, Shelf};
use crate::table::toasts::{Toasts, Tone};

/// The shelf, and the way to the player's own files.
#[derive(SystemParam)]
pub(super) struct Chest<'w> {
    shelf: ResMut<'w, Shelf>,
    games: Option<Res<'w, GamesHere>>,
    toasts: Option<ResMut<'w, Toasts>>,
}

/// Writes a file, with the folder in which it lies.
fn write(folder: &Path, file: &KeptFile) -> io::Result<()> {
    let path = folder.join(&file.path);
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    files::write(&path, file.text.as_bytes())
}

impl Chest<'_> {
    /// Everything on the shelf.
    pub(super) fn library(&self) -> Arc<Library> {
        Arc::clone(&self.shelf.0)
    }

    /// Keeps something; whatever becomes of it is said.
    pub(super) fn keep(&mut self, launch: &Launch, file: &KeptFile) {
        let (written, said) = (|folder: &Path| write(folder, file), |file| Fact::from(key::OutfitKept { file }));
        self.carry_out(launch, &file.path, written, said);
    }

    /// Throws something away that was kept.
    pub(super) fn throw_away(&mut self, launch: &Launch, path: &Path) {
        let gone = |folder: &Path| fs::remove_file(folder.join(path));
        self.carry_out(launch, path, gone, |file| Fact::from(key::OutfitThrownAway { file }));
    }

    fn carry_out(
        &mut self,
        launch: &Launch,
        path: &Path,
        deed: impl FnOnce(&Path) -> io::Result<()>,
        said: impl FnOnce(String) -> Fact,
    ) {
        let (tone, fact) = match launch.own_data() {
            None => (Tone::Fault, key::OUTFIT_NOTHING_KEPT.into()),
            Some(folder) => match deed(&folder) {
                Ok(()) => {
                    self.read_again(&folder);
                    (Tone::News, said(folder.join(path).display().to_string()))
                }
                Err(error) => (Tone::Fault, Fact::from(key::OutfitNotKept { reason: Fact::from(&error) })),
            },
        };
        if let Some(toasts) = &mut self.toasts {
            toasts.post(tone, fact);
        }
    }

    /// Faults of other files were told when the program was opened.
    fn read_again(&mut self, folder: &Path) {
        if let Some(games) = &self.games {
            self.shelf.0 = Arc::new(games.0.library(Some(folder)).0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_written_is_an_error_and_leaves_nothing_behind() {
        let folder = std::env::temp_dir().join(format!("weather-gage-chest-{}", std::process::id()));
        let file = KeptFile { path: "fleets/kept-1.ron".into(), text: "Fleet()".into() };
        assert!(write(&folder, &file).is_ok());
        let written = fs::metadata(folder.join(&file.path)).unwrap();
        assert_eq!(written.len(), file.text.len() as u64);
        // A file lies where the folder would have to be.
        let blocked = KeptFile { path: "fleets/kept-1.ron/kept-2.ron".into(), ..file };
        assert!(write(&folder, &blocked).is_err());
        assert_eq!(fs::read_dir(folder.join("fleets")).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
