//! The readings for lessons and hints off a cruise of Merchants & Marauders.

use bevy::prelude::*;

use super::sheets::ports;
use crate::games::course::{ReadSystems, Readings};
use crate::games::papers::sheets::Drafts;
use crate::logbook::data::lessons::Reading;
use crate::play::log::LogBook;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::rules::kernel::{Seat, Viewer};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::happenings::{Battles, Fates, Happening, Raids};
use crate::rules::merchants_and_marauders::ids::Sort;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::state::{Player, Side, State, Target, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Good, Location, NpcKind};

/// The raids, battles and deaths of a captain, as far as its seat was told.
#[derive(Clone, Copy, Default)]
struct Deeds {
    raids: i64,
    battles: i64,
    deaths: i64,
}

impl Deeds {
    fn of(log: &LogBook<MerchantsAndMarauders>, seat: Seat, own: &Player) -> Self {
        let (mut deeds, mut fights) = (Self::default(), false);
        for told in log.told_after(0, Viewer::Seat(seat)) {
            match told {
                Happening::Raids(Raids::RaidOver { by }) if *by == own.colour => deeds.raids += 1,
                Happening::Battles(Battles::BattleBegan { attacker, defender, .. }) => {
                    fights = [attacker, defender].contains(&&Side::Player(own.colour));
                }
                Happening::Battles(Battles::BattleOver) if fights => deeds.battles += 1,
                Happening::Fates(Fates::CaptainDied { by, .. }) if *by == own.colour => deeds.deaths += 1,
                _ => {}
            }
        }
        deeds
    }
}

/// Reads the table. The log is read through when it has grown, not in every frame.
fn read(
    here: SeenHere<MerchantsAndMarauders>,
    drafts: Res<Drafts<MerchantsAndMarauders>>,
    log: Res<LogBook<MerchantsAndMarauders>>,
    mut counted: Local<Option<(Seat, Deeds)>>,
    mut readings: ResMut<Readings>,
) {
    if log.is_changed() {
        *counted = None;
    }
    let Some(seen) = here.get().filter(|seen| seen.moment.is_none()) else { return };
    let table = &seen.view.table;
    readings.set("phase", Reading::Word(format!("{:?}", table.phase).to_lowercase()));
    readings.set("round", i64::from(table.round));
    readings.set("page", drafts.draft().page.word());
    readings.set("question", question(seen));
    let Some((seat, own)) = seen.seat.and_then(|seat| Some((seat, table.at_seat(seat)?))) else { return };
    read_the_captain(table, own, &mut readings);
    let known = counted.filter(|(of, _)| *of == seat);
    let (_, deeds) = *counted.insert(known.unwrap_or_else(|| (seat, Deeds::of(&log, seat, own))));
    readings.set("raids", deeds.raids);
    readings.set("battles", deeds.battles);
    let claimed = own.claimed || own.glory >= table.house.target;
    readings.set("fortune", if claimed { "claimed" } else { ["afloat", "lost"][usize::from(deeds.deaths > 0)] });
}

/// The name of what is asked.
fn question(seen: &Seen<MerchantsAndMarauders>) -> Reading {
    let Asked::Choose { why, .. } = &seen.asked else { return "none".into() };
    let name = format!("{why:?}");
    Reading::Word(name.split([' ', '(']).next().unwrap_or_default().to_lowercase())
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Reads a captain's belongings, and what waits around.
fn read_the_captain(table: &State, own: &Player, readings: &mut Readings) {
    let (by, side) = (own.colour, Side::Player(own.colour));
    let at = match own.at {
        Where::Zone(zone) => zone.word().to_owned(),
        Where::Port(zone) => format!("port-{}", zone.word()),
        Where::Nowhere => "nowhere".to_owned(),
    };
    readings.set("at", Reading::Word(at));
    let acts = table.active() == by;
    let left = sums::actions(table, by).saturating_sub(table.turn.spent);
    readings.set("actions", if acts { i64::from(left) } else { 0 });
    readings.set("activities", if acts { number(table.turn.activities.len()) } else { 0 });
    readings.set("scouted", if acts { number(table.turn.scouted.len()) } else { 0 });
    let hunted = table.turn.scouted.iter().any(|(target, _)| matches!(target, Target::Npc(_)));
    readings.set("hunted", acts && hunted);
    readings.set("sold", if acts { i64::from(table.turn.sold) } else { 0 });
    readings.set("gold", i64::from(own.gold));
    readings.set("chest", i64::from(own.chest));
    readings.set("glory", i64::from(own.glory));
    readings.set("total", i64::from(ending::total(table, by)));
    readings.set("hand", number(own.hand.len()));
    readings.set("aboard", number(own.cargo.len()));
    readings.set("rum", number(own.cargo.iter().filter(|card| card.good == Good::Rum).count()));
    readings.set("weapons", number(own.weapons.iter().count()));
    readings.set("mission", own.mission.is_some_and(|card| card.sort == Sort::Mission));
    readings.set("pirate", table.is_pirate(by));
    let gone = own.ship.is_some() && Location::ALL.iter().any(|at| sums::track(table, side, *at) == 0);
    readings.set("destroyed", gone);
    let ports = || table.pack.ports();
    readings.set("closed", number(ports().filter(|port| sums::is_closed(table, by, *port)).count()));
    let wanted = |port| table.demand.get(&port).is_some_and(|good| own.cargo.iter().any(|card| card.good == *good));
    readings.set("wanted", ports().any(|port| sums::may_enter(table, by, port) && wanted(port)));
    let Some(zone) = own.at.zone() else { return };
    let home = table.captain(by).map(|captain| captain.home);
    readings.set("home", own.at.in_port() && home == Some(zone));
    let far = ports::moves_from(&table.pack, own.at);
    let next =
        |npc: &NpcKind| npcs::zone_of(table, *npc).is_some_and(|zone| far.get(&zone).is_some_and(|far| *far <= 1));
    readings
        .set("hunters", number(NpcKind::ALL.iter().filter(|npc| next(npc) && npcs::hostile(table, **npc, by)).count()));
    readings.set_if("from-home", home.and_then(|home| far.get(&home)).map(|moves| i64::from(*moves)));
    readings.set("merchant", own.at.at_sea() && table.merchants.get(&zone).is_some());
}

pub(super) fn plugin(app: &mut App) {
    crate::games::course::plugin::<MerchantsAndMarauders>(app);
    app.add_systems(Update, read.in_set(ReadSystems).run_if(has_the_table::<MerchantsAndMarauders>));
}
