//! A fleet of a player's own as a file in the data folder (PC-21.28), in the form of the ready ones, so that the shelf reads it.

use std::path::PathBuf;
use std::sync::Arc;

use ron::ser::PrettyConfig;

use crate::games::outfitting::{Keeping, KeptFile};
use crate::logbook::data::pirates::Shelf as Cards;
use crate::logbook::wording::key;
use crate::logbook::wording::pirates as words;
use crate::rules::pirates::fleet::{self, FleetOptions};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Fleet;

/// The ids of kept fleets begin so; a number follows.
const KEPT: &str = "kept-";
/// Kept fleets stand after the ready ones in lists.
const RANK: u16 = 1_000;

/// Was it kept by its player?
#[must_use]
pub fn is_kept(fleet: &Fleet) -> bool {
    fleet.id.word().starts_with(KEPT)
}

/// Its file lies here in the data folder.
#[must_use]
pub fn path(id: Name) -> PathBuf {
    PathBuf::from("fleets").join(format!("{id}.ron"))
}

fn written(fleet: &Fleet) -> Option<KeptFile> {
    let form = PrettyConfig::new().struct_names(true).depth_limit(3);
    let text = ron::ser::to_string_pretty(fleet, form).ok()?;
    Some(KeptFile { path: path(fleet.id), text })
}

/// The first number that no kept fleet has.
fn free(kept: &[Fleet]) -> Option<(u16, Name)> {
    (1..u16::MAX - RANK).find_map(|number| {
        let id = Name::try_from(format!("{KEPT}{number}")).ok()?;
        kept.iter().all(|fleet| fleet.id != id).then_some((number, id))
    })
}

/// A fleet may be kept if it is lawful by the rules that every match has; the one of the same name makes room for it.
#[must_use]
pub fn of(shelf: &Cards, fleet: &Fleet, total: u16) -> Keeping {
    let faults = fleet::faults(&shelf.pack, fleet, &FleetOptions::of(total));
    let kept: Vec<Fleet> = shelf.fleets.values().filter(|fleet| is_kept(fleet)).cloned().collect();
    let taken = kept.iter().map(|fleet| fleet.called.clone()).collect();
    let new = Fleet { build_total: total, ..fleet.clone() };
    let write = move |called: &str| {
        let before = kept.iter().find(|fleet| fleet.called == called).map(|fleet| (fleet.rank, fleet.id));
        let (rank, id) = before.or_else(|| free(&kept).map(|(number, id)| (RANK + number, id)))?;
        written(&Fleet { id, rank, called: called.to_owned(), ..new.clone() })
    };
    Keeping {
        asks: key::PC_OUTFIT_KEEP.into(),
        called: fleet.called.clone(),
        taken,
        against: faults.first().map(|fault| words::fleet_fault(fault.card, fault.flaw)),
        write: Arc::new(write),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pirates::outfitting::building;
    use crate::headless::GAMES;
    use crate::logbook::data::GameShelf as _;

    fn keep(shelf: &Cards, fleet: &Fleet, called: &str) -> KeptFile {
        (of(shelf, fleet, fleet.build_total).write)(called).unwrap()
    }

    #[test]
    fn pc_21_28_a_kept_fleet_is_read_again_as_it_was_built_under_any_name() {
        let folder = std::env::temp_dir().join(format!("weather-gage-fleets-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("fleets")).unwrap();
        let (mut library, _) = GAMES.library(None);
        let ready = library.pirates().fleets[&Name::try_from("lagoon-wolves").unwrap()].clone();
        let own = building::copied(&ready, 20);
        for (number, called) in (1..).zip(["Wolves", "\"); Fleet(", "Волки {$x}", "../../etc"]) {
            let file = keep(library.pirates(), &own, called);
            assert_eq!(file.path, path(Name::try_from(format!("kept-{number}")).unwrap()));
            std::fs::write(folder.join(&file.path), &file.text).unwrap();
            let (read, faults) = GAMES.library(Some(&folder));
            assert!(faults.is_empty(), "{faults:?}");
            let id = Name::try_from(format!("kept-{number}")).unwrap();
            let wanted = Fleet { id, rank: RANK + number, called: called.to_owned(), ..own.clone() };
            assert_eq!(read.pirates().fleets[&id], wanted);
            assert_eq!(read.pirates().ready_fleets().last().map(|fleet| fleet.id), Some(id));
            library = read;
        }
        // The same name again takes the place of the old one.
        assert_eq!(keep(library.pirates(), &own, "Wolves").path, path(Name::try_from("kept-1").unwrap()));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn pc_2_2_a_fleet_that_breaks_a_rule_is_not_kept_and_a_file_of_it_is_left_out() {
        let (library, _) = GAMES.library(None);
        let shelf = library.pirates();
        let ready = &shelf.fleets[&Name::try_from("kings-squadron").unwrap()];
        let dear = building::done(&building::copied(ready, 40), &building::Deed::AddShip(ready.ships[0].ship));
        let keeping = of(shelf, &dear, 40);
        assert!(keeping.against.is_some());
        let file = (keeping.write)("Dear").unwrap();
        let mut other = shelf.clone();
        let fleets = *other.folders().iter().find(|folder| folder.name == "fleets").unwrap();
        let mut layer = crate::logbook::data::Layer::default();
        assert!(other.add(fleets, &mut layer, "kept-1.ron", file.text.as_bytes()).is_err());
    }
}
