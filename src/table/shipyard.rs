//! The model of each ship: the built-in one, or the one a player has put beside her data.
//!
//! A player's `models/<id>.glb` wins; hull lines in `ships/lines/`, known by their `id`, are lofted when the program
//! starts. An unusable file is reported, and the built-in model is shown.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::headless::Games;
use crate::logbook::data::{self, Kind};
use crate::logbook::wording::{Fact, key};
use crate::shipwright::lines::ShipLines;
use crate::shipwright::{self, Detail};
use crate::table::pieces::model::{Level, Model};

include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// The models there are, by the id of the ship.
#[derive(Resource, Clone, Debug, Default)]
pub struct Shipyard(BTreeMap<String, Model>);

impl Shipyard {
    /// The model of a ship; none where there is none.
    #[must_use]
    pub fn model_of(&self, ship: &str) -> Option<Model> {
        self.0.get(ship).cloned()
    }
}

/// The yard with every model of the program and the player, the files that must be served under `models://`, and the
/// unusable ones.
#[derive(Default)]
pub struct Stock {
    pub yard: Shipyard,
    /// Path and bytes of models that are not built in.
    pub files: Vec<(String, Vec<u8>)>,
    /// Faults of the player's own files.
    pub faults: Vec<Fact>,
}

/// Looks through the player's data folder.
#[must_use]
pub fn stock(games: Games, folder: Option<&Path>) -> Stock {
    let ships = MODELS.iter().filter_map(|(file, _)| file.strip_suffix(".near.glb"));
    let built_in = ships.map(|ship| (ship.to_owned(), Model { path: format!("models://{ship}"), levels: true }));
    let mut stock = Stock { yard: Shipyard(built_in.collect()), ..default() };
    if let Some(folder) = folder {
        for path in files_in(&folder.join("ships").join("lines"), "ron") {
            match loft(games, &path) {
                Ok((ship, models)) => {
                    let model = Model { path: format!("models://lofted/{ship}"), levels: true };
                    for (level, bytes) in models {
                        stock.files.push((format!("lofted/{ship}.{}.glb", level.word()), bytes));
                    }
                    stock.yard.0.insert(ship, model);
                }
                Err(reason) => stock.refuse(&path, reason),
            }
        }
        for path in files_in(&folder.join("models"), "glb") {
            match finished_model(&path) {
                Ok((ship, bytes)) => {
                    let file = format!("finished/{ship}.glb");
                    stock.yard.0.insert(ship, Model { path: format!("models://{file}"), levels: false });
                    stock.files.push((file, bytes));
                }
                Err(reason) => stock.refuse(&path, reason),
            }
        }
    }
    stock
}

impl Stock {
    fn refuse(&mut self, path: &Path, reason: Fact) {
        let file = path.display().to_string();
        self.faults.push(Fact::from(key::TroubleModModel { ship: file, reason }));
    }
}

/// Files with this ending.
fn files_in(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|own| own == ending)).collect();
    files.sort();
    files
}

/// A ship's model made with other tools, with the ship's id, which names the file.
fn finished_model(path: &Path) -> Result<(String, Vec<u8>), Fact> {
    let file = data::open(path, &[]).map_err(|fault| fault.what)?;
    match data::check(std::slice::from_ref(&file), Vec::new(), None).1.into_iter().next() {
        Some(fault) => Err(fault.what),
        None => Ok((path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), file.bytes)),
    }
}

/// A model from hull lines, in all three levels, with the ship's id, which the lines give.
fn loft(games: Games, path: &Path) -> Result<(String, Vec<(Level, Vec<u8>)>), Fact> {
    let file = data::open(path, &[]).map_err(|fault| fault.what)?;
    if file.kind != Kind::ShipLines {
        return Err(data::no_kind(&games.folders()));
    }
    let lines = data::read::<ShipLines>(&file.name, &file.bytes).map_err(|fault| fault.fact())?.value;
    let levels = [(Level::Near, Detail::Near), (Level::Middle, Detail::Middle), (Level::Far, Detail::Far)];
    let models = levels.into_iter().map(|(level, detail)| {
        let unsound = |fault: shipwright::LinesFault| Fact::from(key::FaultSyntax { reason: fault.to_string() });
        Ok((level, shipwright::build(&lines, detail).map_err(unsound)?))
    });
    Ok((lines.id.clone(), models.collect::<Result<_, Fact>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::GAMES;

    #[test]
    fn built_in_ships_have_models_in_three_levels() {
        let stock = stock(GAMES, None);
        for ship in ["revenge", "swallow", "san-martin", "santiago"] {
            let model = stock.yard.model_of(ship).expect(ship);
            assert!(model.levels);
            for level in [Level::Near, Level::Middle, Level::Far] {
                let file = format!("{ship}.{}.glb", level.word());
                assert!(MODELS.iter().any(|(name, _)| *name == file), "{file}");
            }
        }
    }

    #[test]
    fn models_lie_where_the_handbook_says_and_broken_ones_leave_the_built_in_one() {
        let folder = std::env::temp_dir().join(format!("weather-gage-yard-{}", std::process::id()));
        for own in ["ships/lines", "models"] {
            fs::create_dir_all(folder.join(own)).expect("a temporary folder");
        }
        fs::write(folder.join("models/revenge.glb"), b"glTF and then nothing").expect("written");
        fs::write(folder.join("ships/lines/swallow.ron"), "Ship(keel: 1.0").expect("written");
        let (_, good) = MODELS.iter().find(|(name, _)| *name == "santiago.far.glb").expect("built in");
        let good = miniz_oxide::inflate::decompress_to_vec_zlib(good).expect("packed");
        fs::write(folder.join("models/mayflower.glb"), good).expect("written");
        // The name of the file of lines does not matter, nor a mark at its beginning, nor `Some`.
        let lines = include_str!("../../assets/ships/lines/swallow.ron").replace("id: \"swallow\"", "id: \"pinnace\"");
        fs::write(folder.join("ships/lines/of-my-own.ron"), format!("\u{feff}{lines}")).expect("written");
        let stock = stock(GAMES, Some(&folder));
        fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(stock.faults.len(), 2, "{:?}", stock.faults);
        assert_eq!(stock.yard.model_of("revenge").map(|model| model.path), Some("models://revenge".into()));
        assert_eq!(stock.yard.model_of("swallow").map(|model| model.path), Some("models://swallow".into()));
        let added = stock.yard.model_of("mayflower").expect("the good one is there");
        assert_eq!((added.path.as_str(), added.levels), ("models://finished/mayflower.glb", false));
        let lofted = stock.yard.model_of("pinnace").expect("lines are known by their id");
        assert_eq!((lofted.path.as_str(), lofted.levels), ("models://lofted/pinnace", true));
        assert_eq!(stock.files.len(), 4);
    }
}
