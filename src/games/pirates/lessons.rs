//! The readings for lessons and hints off a match of Pirates.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::games::course::{ReadSystems, Readings};
use crate::games::papers::sheets::Drafts;
use crate::logbook::data::lessons::Reading;
use crate::play::log::LogBook;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::rules::kernel::{Seat, Viewer};
use crate::rules::pirates::contacts;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::happenings::{Cargo, Guns, Happening, Rams, Sailing, Seas, Strongholds, Turns};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::State;
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Flag;

/// Something that a piece of sea, a fort or a kraken does to a ship, or lets her do: each lights a lamp.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Lamp {
    Fog,
    Reef,
    Weed,
    Whirlpool,
    Fort,
    Kraken,
}

/// The deeds of a player, as far as its seat was told.
#[derive(Clone, Default)]
struct Deeds {
    turns: i64,
    sailed: i64,
    about: i64,
    shots: i64,
    hits: i64,
    rams: i64,
    boarded: i64,
    taken: i64,
    explored: i64,
    banked: i64,
    revealed: i64,
    repaired: i64,
    prizes: i64,
    towed: i64,
    parley: i64,
    lamps: BTreeSet<Lamp>,
}

impl Deeds {
    fn of(log: &LogBook<Pirates>, seat: Seat, table: &State, by: Flag) -> Self {
        let mut deeds = Self::default();
        for told in log.told_after(0, Viewer::Seat(seat)) {
            deeds.count(told, table, by);
        }
        deeds
    }

    fn count(&mut self, told: &Happening, table: &State, by: Flag) {
        let own = |unit: &Name| table.unit(*unit).is_some_and(|unit| unit.flag() == by);
        match told {
            Happening::Turns(Turns::TurnEnded { by: ended, .. }) if *ended == by => self.turns += 1,
            Happening::Sailing(told) => match told {
                Sailing::SegmentSailed { unit, .. } if own(unit) => self.sailed += 1,
                Sailing::CameAbout { unit, .. } if own(unit) => self.about += 1,
                Sailing::TowTaken { unit, .. } if own(unit) => self.towed += 1,
                Sailing::ChangedFleet { to, .. } if *to == by => self.prizes += 1,
                _ => {}
            },
            Happening::Guns(told) => match told {
                Guns::ShotFired { unit, target, .. } if own(unit) => {
                    self.shots += 1;
                    if table.fort(*target).is_some() || table.pack.stronghold(*target).is_some() {
                        self.lamps.insert(Lamp::Fort);
                    }
                }
                Guns::ShotHit { unit, .. } if own(unit) => self.hits += 1,
                Guns::MastRepaired { unit, .. } if own(unit) => self.repaired += 1,
                Guns::ParleyCalled { .. } => self.parley += 1,
                _ => {}
            },
            Happening::Rams(told) => match told {
                Rams::Rammed { unit, .. } if own(unit) => self.rams += 1,
                Rams::BoardingRolled { unit, .. } if own(unit) => self.boarded += 1,
                _ => {}
            },
            Happening::Cargo(told) => match told {
                Cargo::Explored { by: whose, .. } if *whose == by => self.explored += 1,
                Cargo::CoinBanked { by: whose, .. } if *whose == by => self.banked += 1,
                Cargo::CrewRevealed { unit, .. } if own(unit) => self.revealed += 1,
                Cargo::CoinMoved { of, by: whose, .. } if *whose == by && *of != by => self.taken += 1,
                _ => {}
            },
            Happening::Seas(told) => self.lamps.extend(match told {
                Seas::Lost { unit, .. } | Seas::LeftFog { unit, .. } if own(unit) => Some(Lamp::Fog),
                Seas::ReefRolled { unit, .. } if own(unit) => Some(Lamp::Reef),
                Seas::BreakFreeRolled { unit, .. } if own(unit) => Some(Lamp::Weed),
                Seas::Whirled { unit, .. } if own(unit) => Some(Lamp::Whirlpool),
                _ => None,
            }),
            Happening::Strongholds(Strongholds::Embraced { kraken, .. }) if own(kraken) => {
                self.lamps.insert(Lamp::Kraken);
            }
            _ => {}
        }
    }
}

/// Reads the table. The log is read through when it has grown, not in every frame.
fn read(
    here: SeenHere<Pirates>,
    drafts: Res<Drafts<Pirates>>,
    log: Res<LogBook<Pirates>>,
    mut counted: Local<Option<(Seat, Deeds)>>,
    mut readings: ResMut<Readings>,
) {
    if log.is_changed() {
        *counted = None;
    }
    let Some(seen) = here.get().filter(|seen| seen.moment.is_none()) else { return };
    let table = &seen.view.table;
    let draft = drafts.draft();
    readings.set("phase", Reading::Word(format!("{:?}", table.phase).to_lowercase()));
    readings.set("turn", i64::from(table.turn));
    readings.set("page", draft.page.word());
    readings.set("question", question(seen));
    readings.set("unit", Reading::Word(draft.unit.map_or_else(|| "none".to_owned(), |unit| unit.to_string())));
    readings.set_if("heading", draft.heading.map(|heading| i64::from(heading.hundredths() / 100)));
    readings.set("ruler", draft.ruler.word());
    let Some((seat, own)) = seen.seat.and_then(|seat| Some((seat, table.at_seat(seat)?))) else { return };
    let by = own.flag;
    read_the_fleet(table, by, &mut readings);
    let known = counted.take().filter(|(of, _)| *of == seat);
    let (_, deeds) = counted.insert(known.unwrap_or_else(|| (seat, Deeds::of(&log, seat, table, by))));
    let lamp = |lamp| deeds.lamps.contains(&lamp);
    for (name, count) in [
        ("turns", deeds.turns),
        ("sailed", deeds.sailed),
        ("about", deeds.about),
        ("shots", deeds.shots),
        ("hits", deeds.hits),
        ("rams", deeds.rams),
        ("boarded", deeds.boarded),
        ("taken", deeds.taken),
        ("explored", deeds.explored),
        ("banked", deeds.banked),
        ("revealed", deeds.revealed),
        ("repaired", deeds.repaired),
        ("prizes", deeds.prizes),
        ("towed", deeds.towed),
        ("parley", deeds.parley),
        ("lamps", number(deeds.lamps.len())),
    ] {
        readings.set(name, count);
    }
    for (name, lit) in [
        ("fog", lamp(Lamp::Fog)),
        ("reef", lamp(Lamp::Reef)),
        ("weed", lamp(Lamp::Weed)),
        ("whirlpool", lamp(Lamp::Whirlpool)),
        ("fort", lamp(Lamp::Fort)),
        ("kraken", lamp(Lamp::Kraken)),
    ] {
        readings.set(name, lit);
    }
}

/// The name of what is asked.
fn question(seen: &Seen<Pirates>) -> Reading {
    let Asked::Choose { why, .. } = &seen.asked else { return "none".into() };
    let name = format!("{why:?}");
    Reading::Word(name.split([' ', '(']).next().unwrap_or_default().to_lowercase())
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Reads a player's fleet, and the order that is carried out.
fn read_the_fleet(table: &State, by: Flag, readings: &mut Readings) {
    let acts = table.to_move == by;
    readings.set("acts", acts);
    let running = table.running.as_ref().filter(|run| acts && !run.over);
    readings.set("exit", running.is_some_and(|run| run.exit.is_some()));
    readings.set("running", running.map_or("none", |run| run.kind.word()));
    let ships = || table.ships.iter().filter(|ship| ship.flag == by);
    let docked = ships().find_map(|ship| ship.docked);
    readings.set("docked", Reading::Word(docked.map_or_else(|| "none".to_owned(), |island| island.to_string())));
    let home = |island: Name| table.island(island).is_some_and(|island| island.home == Some(by));
    readings.set("home", ships().any(|ship| ship.docked.is_some_and(home)));
    readings.set("coins", number(ships().map(|ship| ship.coins.len()).sum()));
    readings.set("given", number(ships().map(|ship| ship.given.len()).sum()));
    readings.set("gold", i64::from(sums::winning_gold(table, by)));
    readings.set("towing", ships().any(|ship| ship.towing.is_some()));
    readings.set("derelicts", number(ships().filter(|ship| ship.is_derelict()).count()));
    let hidden = ships().any(|ship| ship.crew.iter().any(|crew| !crew.up));
    readings.set("hidden", acts && hidden);
    readings.set("pinned", ships().any(|ship| contacts::pinned_by(table, ship.id).is_some()));
    readings.set("forts", number(table.forts.iter().filter(|fort| fort.flag == by).count()));
}

pub(super) fn plugin(app: &mut App) {
    crate::games::course::plugin::<Pirates>(app);
    app.add_systems(Update, read.in_set(ReadSystems).run_if(has_the_table::<Pirates>));
}
