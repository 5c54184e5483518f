//! Files as they are read and written everywhere: never more of one than it can hold, and whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write as _};
use std::path::{Path, PathBuf};

/// No data file of a few hundred lines comes near it.
pub const MEGABYTE: usize = 1 << 20;
/// No model of a ship and no save of a long battle comes near it.
pub const LARGEST: usize = 64 << 20;

/// A file was not read for one of these reasons.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// The system says no.
    #[error(transparent)]
    Closed(#[from] io::Error),
    /// A folder, a pipe or a device.
    #[error("no file")]
    NoFile,
    /// It holds more than any file of its kind, which is this number of bytes.
    #[error("more than {0} bytes")]
    TooLarge(usize),
}

/// Reads a file, if it is one: opening a pipe would wait for its writer, and a device has no end.
///
/// # Errors
/// It cannot be opened, is no file, or is too large.
pub fn read(path: &Path, most: usize) -> Result<Vec<u8>, Unread> {
    if !fs::metadata(path)?.is_file() {
        return Err(Unread::NoFile);
    }
    read_from(File::open(path)?, most)
}

/// Reads to the end, but never more than this.
///
/// # Errors
/// The source fails, or holds more.
pub fn read_from(source: impl Read, most: usize) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    source.take(u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > most { Err(Unread::TooLarge(most)) } else { Ok(bytes) }
}

/// Puts a damaged file aside under the first free name, so that no file is written over: `name.damaged-1.ending` and so
/// on.
///
/// # Errors
/// The disk's own error.
pub fn put_aside(path: &Path, ending: &str) -> io::Result<PathBuf> {
    let named = |number: u32| path.with_extension(format!("damaged-{number}.{ending}"));
    let free = (1..=u32::MAX).map(named).find(|aside| !aside.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &free)?;
    Ok(free)
}

/// A file is written as `name.new-<process>` beside it first.
const BESIDE: &str = ".new-";

/// The care a file is written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// It is on the disk before anything goes on: a power cut leaves the old file or the new one.
    Lasting,
    /// The same, and only its owner may read it, whatever its folder lets others do.
    Private,
    /// One of many that can be made again: whole or not at all, and the disk takes its time.
    Quick,
}

/// A file that lies whole beside the one whose place it will take. Dropped before that, it is gone.
#[derive(Debug)]
pub struct Beside {
    path: PathBuf,
    beside: PathBuf,
    care: Care,
    /// Open and locked as long as a program writes it: see [`sweep`].
    open: File,
}

impl Beside {
    /// Writes it. Nothing else on the disk changes.
    ///
    /// # Errors
    /// The disk refuses; then nothing is left.
    pub fn write(path: &Path, bytes: &[u8], care: Care) -> io::Result<Self> {
        let mut name = path.file_name().map_or_else(OsString::new, ToOwned::to_owned);
        name.push(format!("{BESIDE}{}", std::process::id()));
        let beside = path.with_file_name(name);
        let mut how = OpenOptions::new();
        how.write(true).create(true).truncate(true);
        #[cfg(unix)]
        if care == Care::Private {
            std::os::unix::fs::OpenOptionsExt::mode(&mut how, 0o600);
        }
        let open = how.open(&beside)?;
        // On a disk without locks nothing is swept either.
        let _ = open.try_lock();
        let mut new = Self { path: path.to_owned(), beside, care, open };
        new.open.write_all(bytes)?;
        if care != Care::Quick {
            new.open.sync_all()?;
        }
        Ok(new)
    }

    /// Takes the place of the old one, at one stroke.
    ///
    /// # Errors
    /// The disk refuses; then the old one lies where it lay.
    pub fn take_its_place(self) -> io::Result<()> {
        fs::rename(&self.beside, &self.path)?;
        if self.care != Care::Quick {
            // The new name as well; some systems know no such thing.
            let _ = self.path.parent().and_then(|folder| File::open(folder).ok()).map(|folder| folder.sync_all());
        }
        Ok(())
    }
}

impl Drop for Beside {
    /// After the rename no such file lies here.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.beside);
    }
}

/// Writes beside the file, waits until it is on the disk, and renames: a power cut leaves the old file or the new one.
///
/// # Errors
/// The disk's own error; then nothing is left beside the file.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_with(path, bytes, Care::Lasting)
}

/// Writes a file, with this care.
///
/// # Errors
/// The disk refuses; then nothing is left beside the file.
pub fn write_with(path: &Path, bytes: &[u8], care: Care) -> io::Result<()> {
    Beside::write(path, bytes, care)?.take_its_place()
}

/// Removes what programs left half written when they were killed, beside the files of a folder whose names `ours` knows.
/// A file that another program writes at this moment is locked by it and stays.
pub fn sweep(folder: &Path, ours: impl Fn(&str) -> bool) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let half = entry.file_name().into_string().is_ok_and(|name| {
            let parts = name.rsplit_once(BESIDE);
            parts.is_some_and(|(file, by)| by.bytes().all(|digit| digit.is_ascii_digit()) && ours(file))
        });
        let path = entry.path();
        if half && path.is_file() && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
            let _ = fs::remove_file(&path);
        }
    }
}
