//! The page of orders: the unit that is looked after, its orders and free acts, or the order that is carried out (PC-4).

use super::captain::{Captain, Deed, Group, known, named, said, units_of};
use super::{acts, cargo, fleet, guns, laying, ruler};
use crate::games::pirates::pieces::PiratePiece;
use crate::games::pirates::wishes::{Draft, Ending, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Order, Task};
use crate::rules::pirates::state::{Phase, Unit};
use crate::rules::pirates::words::{OrderKind, Ruler};
use crate::rules::plane::Heading;
use crate::table::pieces::Piece;
use crate::table::sheet::{Line, Print, Voice, in_a_list};

/// The piece of a unit on the sea.
#[must_use]
pub fn piece_of(captain: &Captain, unit: Name) -> Option<Piece> {
    Some(Piece::of(match captain.table.unit(unit)? {
        Unit::Ship(_) => PiratePiece::Ship(unit),
        Unit::Kraken(_) => PiratePiece::Kraken(unit),
        Unit::Fort(_) => PiratePiece::Fort(unit),
    }))
}

/// Own units, one of which is looked after (PC-21.16).
fn units(captain: &Captain, draft: &Draft) -> Group {
    let deeds = units_of(captain.table, captain.by).into_iter().map(|unit| {
        let given = captain.table.unit(unit).map(|own| own.given().to_vec()).unwrap_or_default();
        let given = in_a_list(given.into_iter().map(|kind| named(words::order(kind))));
        let ready = captain.scene.reckoned.is_ready(unit);
        let note = given.or_else(|| ready.then(|| key::PC_SHEET_READY.into()));
        let deed = known(named(captain.name(unit)), Wish::Pick(unit)).chosen(captain.picked(draft) == Some(unit));
        let tip = captain.table.unit(unit).and_then(|own| fleet::states(captain, &own));
        Deed { note, tip, on_the_table: piece_of(captain, unit), ..deed }
    });
    Group::under(key::PC_SHEET_UNITS).offering(deeds)
}

/// Orders of a unit, with what is against each.
fn tasks(captain: &Captain, unit: Name) -> Group {
    let deeds = captain.scene.reckoned.tasks(unit).into_iter().map(|(unit, task, checked)| {
        let text = match task {
            Task::Repair(number) if captain.table.kraken(*unit).is_some() => {
                key::PcSheetRepairTentacle { number: *number }.into()
            }
            Task::Repair(number) => key::PcSheetRepairMast { number: *number }.into(),
            task => named(words::order(task.kind())),
        };
        known(text, Wish::Give(Order::Order(*unit, *task))).unless(said(*checked))
    });
    Group::under(key::PcSheetOrdersOf { unit: captain.name(unit) }).offering(deeds).giving_reasons()
}

/// Rulers to measure with: from the bow to the target, or ahead (PC-21.10).
fn measuring(captain: &Captain, draft: &Draft) -> Option<Group> {
    let table = captain.table;
    let unit = captain.picked(draft)?;
    let pose = contacts::pose(table, unit)?;
    let from = table.ship(unit).and_then(|ship| contacts::bow(table, ship)).unwrap_or(pose.at);
    let to = draft.target.and_then(|target| contacts::pose(table, target));
    let heading = to.map_or(pose.heading, |to| crate::rules::plane::direction(from, to.at));
    let lay = |ruler: Ruler, heading: Heading| {
        Deed::new(key::PcSheetMeasure { ruler }, Wish::Measure(ruler, from, heading))
            .known_as(format!("measure:{}", ruler.word()))
    };
    let away = (!draft.laid.is_empty()).then(|| Deed::new(key::PC_SHEET_PUT_AWAY, Wish::PutAway).known_as("put-away"));
    let deeds = Ruler::ALL.map(|ruler| lay(ruler, heading));
    Some(Group::after(key::PC_SHEET_TO_MEASURE).offering(deeds.into_iter().chain(away)))
}

/// A draw may be offered, and a match given up; each is asked once more (PC-17.7).
fn ending(captain: &Captain, draft: &Draft) -> Group {
    let asked = |text: &'static str, sure: &'static str, which: Ending, order: Order| match draft.ends == Some(which) {
        true => captain.give(sure, order),
        false => Deed::new(text, Wish::Ends(Some(which))).unless(captain.against(&order)),
    };
    let draw = asked(key::PC_SHEET_OFFER_DRAW, key::PC_SHEET_OFFER_DRAW_SURE, Ending::Draw, Order::OfferDraw);
    let resign = asked(key::PC_SHEET_RESIGN, key::PC_SHEET_RESIGN_SURE, Ending::Resigning, Order::Resign);
    Group::under(key::PC_SHEET_GAME).offering([draw.known_as("draw"), resign.known_as("resign")])
}

/// The order that is carried out.
fn under_way(captain: &Captain, draft: &Draft, unit: Name, kind: OrderKind) -> Vec<Group> {
    let head = Line::new(Print::Strong, key::PcSheetRuns { unit: captain.name(unit), order: words::order(kind) });
    let mut groups = vec![Group::default().saying(head)];
    groups.extend(ruler::groups(captain, draft));
    groups.extend(cargo::exploring(captain, draft));
    groups.extend(guns::groups(captain, draft));
    groups.extend(laying::groups(captain, draft));
    let uses = acts::abilities(captain, unit);
    let uses: Vec<Deed> = uses.into_iter().filter(|deed| deed.against.is_none()).collect();
    groups.extend((!uses.is_empty()).then(|| Group::under(key::PC_SHEET_ABILITIES).offering(uses)));
    let whirls: Vec<Deed> = acts::free(captain, unit).into_iter().filter(|deed| deed.against.is_none()).collect();
    groups.extend((!whirls.is_empty()).then(|| Group::under(key::PC_SHEET_FREE_ACTS).offering(whirls)));
    groups.extend(guns::looked_at(captain, draft).filter(|_| guns::shots(captain).is_none()));
    groups.extend(measuring(captain, draft));
    groups
}

/// The page.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    if captain.table.phase != Phase::Orders {
        return Vec::new();
    }
    if let Some(run) = captain.running() {
        return under_way(captain, draft, run.unit, run.kind);
    }
    let mut groups = vec![units(captain, draft)];
    if let Some(unit) = captain.picked(draft) {
        let pivoting = ruler::pivoting(captain, draft, unit);
        if pivoting.is_empty() {
            groups.push(tasks(captain, unit));
        }
        groups.extend(pivoting);
        groups.extend(laying::groups(captain, draft));
        let free = acts::free(captain, unit);
        groups
            .extend((!free.is_empty()).then(|| Group::under(key::PC_SHEET_FREE_ACTS).offering(free).giving_reasons()));
        let uses = acts::abilities(captain, unit);
        groups.extend((!uses.is_empty()).then(|| Group::under(key::PC_SHEET_ABILITIES).offering(uses)));
        groups.extend(guns::looked_at(captain, draft));
    }
    groups.extend(measuring(captain, draft));
    groups.push(ending(captain, draft));
    groups.retain(|group| !group.is_empty());
    groups
}

/// An order is left that would do something.
fn is_left(captain: &Captain) -> Option<Name> {
    units_of(captain.table, captain.by).into_iter().find(|unit| captain.scene.reckoned.is_ready(*unit))
}

/// The end of the orders, of the turn, or of what is being done.
#[must_use]
pub fn foot(captain: &Captain, draft: &Draft) -> Vec<Deed> {
    let first = |deed: Deed| Deed { voice: Voice::First, ..deed };
    if captain.orders_in(Phase::Closing) {
        return vec![first(captain.give(key::PC_SHEET_END_TURN, Order::EndTurn))];
    }
    if !captain.orders_in(Phase::Orders) {
        return Vec::new();
    }
    if let Some(run) = captain.running() {
        let text = if guns::shots(captain).is_some() { key::PC_SHEET_CEASE_FIRE } else { key::PC_SHEET_ENOUGH };
        // A sailing that is over may be lengthened by crew that lies face down, and need not be.
        let ends = run.over || guns::shots(captain).is_some();
        return ends.then(|| first(captain.give(text, Order::CeaseFire))).into_iter().collect();
    }
    let left = is_left(captain);
    let end = match left {
        Some(unit) if draft.ends != Some(Ending::Turn) => {
            let note: Fact = key::PcSheetOrderLeft { unit: captain.name(unit) }.into();
            let deed = Deed::new(key::PC_SHEET_END_TURN, Wish::Ends(Some(Ending::Turn))).known_as("end-turn");
            Deed { tip: Some(note), ..deed }
        }
        Some(unit) => {
            let note = key::PcSheetOrderLeft { unit: captain.name(unit) };
            captain.give(key::PC_SHEET_END_TURN_SURE, Order::EndTurn).noting(note)
        }
        None => captain.give(key::PC_SHEET_END_TURN, Order::EndTurn),
    };
    let forts = !captain.player.forts.is_empty();
    let closing = forts.then(|| captain.give(key::PC_SHEET_END_ORDERS, Order::EndOrders).by("PC-15.4"));
    closing.into_iter().chain([first(end)]).collect()
}
