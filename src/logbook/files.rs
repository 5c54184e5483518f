//! Files as they are read and written everywhere: never more of one than it can hold, and whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write as _};
use std::path::{Path, PathBuf};

/// No data file of a few hundred lines comes near it.
pub const MEGABYTE: usize = 1 << 20;
/// No model of a ship and no save of a long battle comes near it.
pub const LARGEST: usize = 64 << 20;

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// The system says no.
    #[error(transparent)]
    Closed(#[from] io::Error),
    /// A folder, a pipe or a device.
    #[error("no file")]
    NoFile,
    /// It holds more than any file of its kind: so many bytes.
    #[error("more than {0} bytes")]
    TooLarge(usize),
}

/// Reads a file, if it is one: opening a pipe would wait for its writer, and a device has no end.
///
/// # Errors
/// Why it was not read.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unread> {
    if !fs::metadata(path)?.is_file() {
        return Err(Unread::NoFile);
    }
    read_from(File::open(path)?, most)
}

/// Reads to the end, but never more than this.
///
/// # Errors
/// Why it was not read.
pub fn read_from(source: impl Read, most: usize) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    source.take(u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > most { Err(Unread::TooLarge(most)) } else { Ok(bytes) }
}

/// Puts a damaged file aside under the first free name, so that nothing is written over it: `name.damaged-1.ending` and so on.
///
/// # Errors
/// What the disk says.
pub fn put_aside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let named = |number: u32| path.with_extension(format!("damaged-{number}.{ending}"));
    let free = (1..=u32::MAX).map(named).find(|aside| !aside.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &free)?;
    Ok(free)
}

/// Writes beside the file, waits until it is on the disk, and renames: a power cut leaves the old file or the new one.
///
/// # Errors
/// What the disk says; then nothing is left beside the file.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = path.file_name().map_or_else(OsString::new, ToOwned::to_owned);
    name.push(format!(".new-{}", std::process::id()));
    let beside = path.with_file_name(name);
    let written = (|| {
        let mut open = File::create(&beside)?;
        open.write_all(bytes)?;
        open.sync_all()?;
        fs::rename(&beside, path)?;
        // The new name as well; some systems know no such thing.
        let _ = path.parent().and_then(|folder| File::open(folder).ok()).map(|folder| folder.sync_all());
        Ok(())
    })();
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}
