//! A shelf holds the data files of one game: its kinds of files, each in a folder of its own.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::de::DeserializeOwned;

use crate::logbook::wording::{Fact, key};

use super::fault::DataFault;
use super::inspection::Inspection;
use super::library::Library;
use super::reading::{Read, read};

/// A kind of data file: the folder of such files, and the marks of one that lies elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Folder {
    /// Its name on disk; no two games have one of the same name.
    pub name: &'static str,
    /// The word a file may begin with: `Tile(`.
    pub word: &'static str,
    /// A field that no other kind of file has.
    pub sign: &'static str,
}

/// The data of one game, read from its files.
pub trait GameShelf: Any + Debug + Send + Sync {
    /// Its folders, in the order in which they are read: files of later ones name what earlier ones hold.
    fn folders(&self) -> &'static [Folder];

    /// Reads a file of this folder and takes it in, or leaves it out and says why.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>>;

    /// The same shelf once more.
    fn copied(&self) -> Box<dyn GameShelf>;

    /// A shelf with nothing on it.
    fn empty() -> &'static Self
    where
        Self: Sized;

    /// The files that the program carries for this game.
    #[must_use]
    fn built_in() -> (Self, Vec<DataFault>)
    where
        Self: Sized + Clone + Default,
    {
        let (library, faults) = Library::load(vec![Box::new(Self::default())], None);
        (library.of::<Self>().clone(), faults)
    }
}

/// The files that lie side by side: among them no id may stand twice.
#[derive(Default)]
pub struct Layer {
    /// The program carries these files; a file of a game that this program lacks is left out in silence.
    pub(super) carried: bool,
    ids: BTreeSet<String>,
}

impl Layer {
    /// The files that the program carries.
    pub(super) fn carried() -> Self {
        Self { carried: true, ids: BTreeSet::new() }
    }

    /// Reads a file and looks through it; `inspect` also says which field is its id, and the id.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn sound<T: DeserializeOwned>(
        &mut self,
        file: &str,
        bytes: &[u8],
        inspect: impl FnOnce(&T, &mut Inspection<'_>) -> (&'static str, String),
    ) -> Result<T, Vec<DataFault>> {
        let Read { value, source } = read::<T>(file, bytes).map_err(|fault| vec![fault])?;
        let mut found = Inspection::of(&source);
        let (field, id) = inspect(&value, &mut found);
        if self.ids.contains(&id) {
            found.fault(field, Fact::from(key::FaultTwice { id: id.as_str() }));
        }
        let faults = found.found();
        if faults.is_empty() {
            self.ids.insert(id);
            Ok(value)
        } else {
            Err(faults)
        }
    }
}
