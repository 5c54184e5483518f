//! The ledger of every die of this table: the faces it has shown, in this game and ever: the other half of an honest throw.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::practice::PRACTICE;
use crate::dice::fairness::Counts;
use crate::dice::solids::Solid;
use crate::logbook::files::{self, MEGABYTE};
use crate::play::belongings::belongs_as;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::throws::Thrown;
use crate::rules::kernel::{Rest, Seat};
use crate::table::launch::Launch;
use crate::table::settings::folders::Folders;

/// The file's name beside the saves.
pub const FILE: &str = "dice-ledger.json";

/// A die of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Owned {
    pub die: Solid,
    /// This seat threw it.
    pub seat: u8,
}

/// One line of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct LedgerLine {
    #[serde(flatten)]
    of: Owned,
    faces: Vec<u64>,
}

/// Counts of all dice with numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book(BTreeMap<Owned, Counts>);

impl Book {
    /// Counts a face.
    pub fn note(&mut self, of: Owned, face: u8) {
        self.0.entry(of).or_insert_with(|| Counts::new(of.die.sides())).add(face);
    }

    /// The counts of a die; all hands together where no seat is named.
    #[must_use]
    pub fn counts(&self, die: Solid, seat: Option<u8>) -> Counts {
        let mut sum = Counts::new(die.sides());
        for (_, counts) in self.0.iter().filter(|(of, _)| of.die == die && seat.is_none_or(|seat| of.seat == seat)) {
            for (all, own) in sum.0.iter_mut().zip(&counts.0) {
                *all += own;
            }
        }
        sum
    }

    fn text(&self) -> String {
        let lines: Vec<LedgerLine> =
            self.0.iter().map(|(of, counts)| LedgerLine { of: *of, faces: counts.0.clone() }).collect();
        serde_json::to_string_pretty(&lines).unwrap_or_default()
    }

    /// Reads a kept line; a line for a die with another number of faces is not ours.
    fn read(text: &str) -> Option<Self> {
        let lines: Vec<LedgerLine> = serde_json::from_str(text).ok()?;
        let fits =
            |line: &LedgerLine| line.of.die != Solid::Cube && line.faces.len() == usize::from(line.of.die.sides());
        lines.iter().all(fits).then(|| Self(lines.into_iter().map(|line| (line.of, Counts(line.faces))).collect()))
    }
}

/// The ledger.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ledger {
    /// Throws since the match began.
    pub game: Book,
    pub ever: Book,
    file: Option<PathBuf>,
}

impl Ledger {
    fn open(file: PathBuf) -> Self {
        let ever = match files::read(&file, MEGABYTE) {
            Ok(bytes) => std::str::from_utf8(&bytes).ok().and_then(Book::read).unwrap_or_else(|| {
                // A damaged ledger is kept, and a new one begun.
                let aside = file.with_extension("damaged.json");
                if let Err(error) = fs::rename(&file, &aside) {
                    warn!("{} cannot be put aside: {error}", file.display());
                }
                Book::default()
            }),
            Err(_) => Book::default(),
        };
        Self { game: Book::default(), ever, file: Some(file) }
    }

    fn keep(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        files::write(file, self.ever.text().as_bytes())
    }
}

fn open_the_ledger(mut commands: Commands, launch: Res<Launch>) {
    let forgetful = launch.forgetful || launch.beside;
    let folder = launch.data.clone().unwrap_or_else(|| Folders::of_the_platform().data);
    commands.insert_resource(if forgetful { Ledger::default() } else { Ledger::open(folder.join(FILE)) });
}

/// Only dice that really fell are counted: not those of a replay, a script or a seed.
fn note_down(
    answered: On<Insert, ThrowAnswer>,
    throws: Query<(&CalledThrow, &ThrowAnswer), With<Thrown>>,
    mut ledger: ResMut<Ledger>,
) {
    let Ok((called, ThrowAnswer(outcome))) = throws.get(answered.entity) else { return };
    let Seat(seat) = called.by;
    for (piece, thing) in called.request.fresh.iter().chain(&called.request.again) {
        let Some(die) = Solid::of(*thing).filter(|die| *die != Solid::Cube) else { continue };
        let fell = outcome.0.iter().find(|(own, _)| own == piece);
        if let Some((_, Rest::Face(face))) = fell {
            let of = Owned { die, seat };
            ledger.ever.note(of, *face);
            if called.game != PRACTICE {
                ledger.game.note(of, *face);
            }
        }
    }
}

fn keep(ledger: Res<Ledger>) {
    if let Err(error) = ledger.keep() {
        warn!("the dice ledger cannot be kept: {error}");
    }
}

fn begin_anew(_: On<crate::play::begin::TableCleared>, mut ledger: ResMut<Ledger>) {
    ledger.game = Book::default();
}

/// Throws of this game are not mixed with those of a trial beside it.
fn put_the_game_aside(world: &mut World) -> Box<dyn FnOnce(&mut World) + Send + Sync> {
    let game = world.get_resource_mut::<Ledger>().map(|mut ledger| std::mem::take(&mut ledger.game));
    Box::new(move |world| {
        if let Some((game, mut ledger)) = game.zip(world.get_resource_mut::<Ledger>()) {
            ledger.game = game;
        }
    })
}

pub(super) fn plugin(app: &mut App) {
    belongs_as(app, put_the_game_aside);
    app.init_resource::<Ledger>()
        .add_observer(note_down)
        .add_observer(begin_anew)
        .add_systems(PreStartup, open_the_ledger)
        .add_systems(Last, keep.run_if(resource_changed::<Ledger>.and_then(not(resource_added::<Ledger>))));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_is_read_as_it_was_written_and_nonsense_is_not() {
        let mut book = Book::default();
        for face in [1, 20, 20] {
            book.note(Owned { die: Solid::D20, seat: 1 }, face);
        }
        book.note(Owned { die: Solid::D6, seat: 0 }, 6);
        assert_eq!(Book::read(&book.text()), Some(book.clone()));
        assert_eq!(book.counts(Solid::D20, None).total(), 3);
        assert_eq!(book.counts(Solid::D20, Some(0)).total(), 0);
        assert_eq!(book.counts(Solid::D20, Some(1)).0.last(), Some(&2));
        for nonsense in [
            "",
            "{}",
            r#"[{"die":"D20","seat":0,"faces":[1,2]}]"#,
            r#"[{"die":"Cube","seat":0,"faces":[1,1,1,1,1,1]}]"#,
        ] {
            assert_eq!(Book::read(nonsense), None, "{nonsense}");
        }
    }
}
