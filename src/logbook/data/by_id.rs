//! The shelf of one kind of thing that serves every game: a file a thing, and each is known by its id.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::de::DeserializeOwned;

use super::fault::DataFault;
use super::inspection::Inspection;
use super::shelf::{Folder, GameShelf, Layer};

/// A kind of thing of which each has a file of its own.
pub trait Filed: DeserializeOwned + Clone + Debug + Send + Sync + 'static {
    /// Their folder, as the list of folders of a shelf.
    const FOLDERS: &'static [Folder];

    /// The id of the thing; a later file with the same one takes its place.
    fn id(&self) -> &str;

    /// Finds its faults.
    fn inspect(&self, found: &mut Inspection<'_>);
}

/// Things by their ids.
#[derive(Clone, Debug)]
pub struct ById<T>(pub BTreeMap<String, T>);

impl<T> Default for ById<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: 'static> ById<T> {
    const EMPTY: &'static Self = &Self(BTreeMap::new());
}

impl<T: Filed> GameShelf for ById<T> {
    fn folders(&self) -> &'static [Folder] {
        T::FOLDERS
    }

    fn add(&mut self, _: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        let thing = layer.sound(file, bytes, |thing: &T, found| {
            thing.inspect(found);
            ("id", thing.id().to_owned())
        })?;
        self.0.insert(thing.id().to_owned(), thing);
        Ok(())
    }

    fn copied(&self) -> Box<dyn GameShelf> {
        Box::new(self.clone())
    }

    fn empty() -> &'static Self {
        Self::EMPTY
    }
}
