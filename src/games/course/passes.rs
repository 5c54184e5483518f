//! Progress in the course: lessons passed and hints said, kept with the player, not with the saves.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{fs, io};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::logbook::files::{self, MEGABYTE};
use crate::table::launch::Launch;
use crate::table::settings::folders::Folders;

/// The file's contents.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Record {
    passed: BTreeSet<String>,
    hinted: BTreeSet<String>,
}

/// Lessons passed and hints said.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Passes {
    record: Record,
    file: Option<PathBuf>,
}

impl Passes {
    /// The file's name.
    pub const FILE: &'static str = "course.toml";

    /// As it lies on the disk; a file that cannot be read counts for nothing, and is written afresh.
    fn open(file: PathBuf) -> Self {
        let text = files::read(&file, MEGABYTE).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let record = text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default();
        Self { record, file: Some(file) }
    }

    /// Was this lesson passed?
    #[must_use]
    pub fn has(&self, lesson: &str) -> bool {
        self.record.passed.contains(lesson)
    }

    /// Was any?
    #[must_use]
    pub fn any(&self) -> bool {
        !self.record.passed.is_empty()
    }

    /// It is.
    pub(super) fn pass(&mut self, lesson: &str) {
        self.record.passed.insert(lesson.to_owned());
    }

    /// Is it remembered?
    #[must_use]
    pub const fn are_kept(&self) -> bool {
        self.file.is_some()
    }

    /// Was this hint said?
    #[must_use]
    pub fn was_hinted(&self, hint: &str) -> bool {
        self.record.hinted.contains(hint)
    }

    /// It is.
    pub(super) fn hint(&mut self, hint: &str) {
        self.record.hinted.insert(hint.to_owned());
    }

    fn keep(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let text = toml::to_string_pretty(&self.record).map_err(io::Error::other)?;
        files::write(file, text.as_bytes())
    }
}

fn open(mut commands: Commands, launch: Res<Launch>) {
    if launch.beside {
        return;
    }
    // Pictures and tests leave nothing behind, unless they are given a folder for it.
    let platform = || (!launch.forgetful).then(|| Folders::of_the_platform().state);
    if let Some(folder) = launch.data.clone().or_else(platform) {
        commands.insert_resource(Passes::open(folder.join(Passes::FILE)));
    }
}

fn keep(passes: Res<Passes>) {
    if let Err(error) = passes.keep() {
        warn!("what was passed of the course cannot be kept: {error}");
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Passes>()
        .add_systems(PreStartup, open)
        .add_systems(Last, keep.run_if(resource_changed::<Passes>.and_then(not(resource_added::<Passes>))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_passed_is_read_as_it_was_written() {
        let mut record = Record::default();
        record.passed.insert("lesson-1".into());
        record.hinted.insert("throw".into());
        let text = toml::to_string_pretty(&record).expect("it can be written");
        assert_eq!(toml::from_str::<Record>(&text), Ok(record));
    }
}
