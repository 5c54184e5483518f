//! A battle on the sheets: both ships side by side, dice with their reasons, and the chances of each declaration (MM-26.10).

use super::captain::{Captain, called, chance, named, sum};
use crate::games::merchants_and_marauders::wishes::Wish;
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::odds::{self, Boarders, Gunner, Outcome};
use crate::rules::merchants_and_marauders::state::{Battle, Roll, RollKind, Side, State};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{ByLocation, Declaration, Location, Skill, skulls, tie_sum};
use crate::rules::odds::Chance;
use crate::table::sheet::{Block, Cell, Column, Line, Print, Table, TableRow, in_a_list};

/// The table as it would be at the start of a battle between these two.
#[must_use]
pub fn meeting(table: &State, attacker: Side, defender: Side) -> State {
    let mut foe = ByLocation::default();
    for location in Location::ALL {
        foe[location] = sums::max(table, defender, location);
    }
    let battle = Battle {
        attacker,
        defender,
        round: 1,
        declared: [None, None],
        won: None,
        foe,
        garrison: 0,
        crew_round: None,
        more: [0, 0],
        spare: [0, 0],
        outcome: None,
        spoils: Vec::new(),
    };
    State { battle: Some(battle), ..table.clone() }
}

/// The values of a side in a line.
#[must_use]
pub fn values(table: &State, side: Side) -> Fact {
    let [hull, hold, masts, crew, cannons] = Location::ALL.map(|location| sums::track(table, side, location));
    key::MmSheetValues { hull, hold, masts, crew, cannons, manoeuvre: sums::manoeuvre(table, side) }.into()
}

fn boarders(table: &State, side: Side) -> Boarders {
    Boarders {
        leadership: sums::dice(table, side, RollKind::CrewCombat),
        crew: sums::track(table, side, Location::Crew),
        first_dice: 0,
        first_cap: sums::crew_cap_more(table, side),
    }
}

/// The chance to win a crew combat against a garrison (T-9).
#[must_use]
pub fn ashore(captain: &Captain, leadership: u8, crew: u8) -> Chance {
    let garrison = Boarders { leadership, crew, first_dice: 0, first_cap: 0 };
    odds::crew_combat(boarders(captain.table, captain.side()), garrison).wins
}

/// The battle that goes on, as everybody may see it.
#[must_use]
pub fn panel(scene: &Scene<MerchantsAndMarauders>, with_odds: bool) -> Vec<Block<Wish>> {
    let table = &scene.seen.view.table;
    let Some(battle) = &table.battle else { return Vec::new() };
    let sides = battle.sides();
    let title = match battle.round {
        0 => Fact::from(key::MM_SHEET_BATTLE),
        round => key::MmSheetBattleRound { round }.into(),
    };
    let mut blocks: Vec<Block<Wish>> =
        vec![Line::new(Print::Caption, title).into(), Block::Table(tracks(scene, sides))];
    let kind = if battle.crew_round.is_some() { RollKind::CrewCombat } else { RollKind::Contest };
    for side in sides {
        let who = || called(scene, side);
        let declared = battle.declared_by(side).map(|what| key::MmSheetDeclared { side: who(), what }.into());
        let reasons = sum(&table.pack, &sums::dice_parts(table, side, kind));
        let dice = key::MmSheetDice { side: who(), sum: reasons }.into();
        let lines = declared
            .into_iter()
            .chain([dice])
            .chain(table.rolls.iter().filter(|roll| roll.by == side).map(|roll| rolled(who(), roll)));
        blocks.extend(lines.map(|line: Fact| Line::new(Print::Faint, line).into()));
    }
    blocks.extend(table.volleys.iter().map(|volley| {
        let hits = volley.hits.iter().map(|hit| match hit.location {
            Some(location) => named(location),
            None => key::MM_FACE_SKULL.into(),
        });
        let at = called(scene, volley.at);
        let line: Fact = match in_a_list(hits) {
            Some(hits) => key::MmSheetHits { side: at, hits }.into(),
            None => key::MmSheetHitsDue { side: at, count: volley.due }.into(),
        };
        Line::new(Print::Marked, line).into()
    }));
    if with_odds && battle.outcome.is_none() {
        let [own, foe] = seen_from(scene, battle);
        let odds: Fact = match kind {
            RollKind::CrewCombat => {
                let odds = odds::crew_combat(boarders(table, own), boarders(table, foe));
                let (wins, loses) = (odds.wins.per(100), odds.loses.per(100));
                key::MmSheetCrewOdds { side: called(scene, own), wins, loses }.into()
            }
            _ => {
                let odds = odds::contest(dice(table, own), dice(table, foe));
                let [win, lose, tie, nobody] = [odds.win, odds.lose, odds.tie, odds.nobody].map(|share| share.per(100));
                key::MmSheetContestOdds { side: called(scene, own), win, lose, tie, nobody }.into()
            }
        };
        blocks.push(Line::new(Print::Small, odds).into());
    }
    blocks
}

fn dice(table: &State, side: Side) -> u8 {
    sums::dice(table, side, RollKind::Contest)
}

/// Both sides, the reader's own first.
fn seen_from(scene: &Scene<MerchantsAndMarauders>, battle: &Battle) -> [Side; 2] {
    let reader =
        scene.reader().and_then(|seat| scene.seen.view.table.at_seat(seat)).map(|own| Side::Player(own.colour));
    let [attacker, defender] = battle.sides();
    if reader == Some(defender) { [defender, attacker] } else { [attacker, defender] }
}

/// Both ships, location by location.
fn tracks(scene: &Scene<MerchantsAndMarauders>, sides: [Side; 2]) -> Table {
    let table = &scene.seen.view.table;
    let columns = sides.map(|side| match side {
        Side::Player(by) => Column { sign: Some(table.seat(by)), name: Some(called(scene, side)) },
        side => Column { sign: None, name: Some(called(scene, side)) },
    });
    let row = |name: Fact, value: &dyn Fn(Side) -> u8| TableRow {
        name,
        rule: None,
        cells: sides.map(|side| Cell { number: value(side).into(), best: false }).into(),
        sum: false,
    };
    let ashore = sides.contains(&Side::Garrison);
    let locations = Location::ALL.into_iter().filter(|location| !ashore || *location == Location::Crew);
    let mut rows: Vec<TableRow> =
        locations.map(|location| row(named(location), &|side| sums::track(table, side, location))).collect();
    if !ashore {
        rows.push(row(key::MM_MANOEUVRE.into(), &|side| sums::manoeuvre(table, side)));
        rows.push(row(named(Skill::Seamanship), &|side| sums::skill(table, side, Skill::Seamanship)));
    }
    rows.push(row(named(Skill::Leadership), &|side| sums::skill(table, side, Skill::Leadership)));
    Table { columns: columns.into(), rows, large: false }
}

/// Dice that lie open: faces in their order, skulls, and the sum that breaks a tie (MM-26.16).
#[must_use]
pub fn rolled(side: Arg, roll: &Roll) -> Fact {
    key::MmSheetRolled {
        side,
        faces: words::faces(&roll.faces),
        count: skulls(&roll.faces).saturating_add(roll.made),
        sum: tie_sum(&roll.faces),
    }
    .into()
}

/// Promise of a declaration (MM-26.10): a note, and all of it.
#[must_use]
pub fn declaring(table: &State, side: Side, what: Declaration) -> Option<(Fact, Fact)> {
    let battle = table.battle.as_ref()?;
    let foe = battle.foe_of(side);
    let (own, other) = (dice(table, side), dice(table, foe));
    let odds = odds::contest(own, other);
    let gunner = |side| Gunner { dice: dice(table, side), cannons: sums::track(table, side, Location::Cannons) };
    let hits = |outcome| odds::shots(gunner(side), gunner(foe), outcome).unwrap_or_default();
    let win = odds.win.per(100);
    Some(match what {
        Declaration::Shoot => {
            let ((out_won, in_won), (out_lost, in_lost)) = (hits(Outcome::Win), hits(Outcome::Lose));
            let tip = key::MmSheetShootTip {
                win,
                lose: odds.lose.per(100),
                out_won: hundredths(out_won),
                in_won: hundredths(in_won),
                out_lost: hundredths(out_lost),
                in_lost: hundredths(in_lost),
            };
            (key::MmSheetWins { percent: win }.into(), tip.into())
        }
        Declaration::Board => {
            let crews = odds::crew_combat(boarders(table, side), boarders(table, foe)).wins;
            let tip = key::MmSheetBoardTip { win, crews: crews.per(100) };
            (chance(&odds.win.and(&crews)), tip.into())
        }
        Declaration::Flee => {
            let tip = key::MmSheetFleeTip { win, away: odds.away.per(100) };
            (chance(&odds.away), tip.into())
        }
    })
}

/// A mean in words, from hundredths.
fn hundredths(mean: u32) -> Arg {
    Arg::text(format!("{}.{:02}", mean / 100, mean % 100))
}

/// Consequence of a skull on this location (MM-17.5 to 17.7).
#[must_use]
pub fn struck(table: &State, at: Side, location: Location) -> Fact {
    let on = if sums::track(table, at, location) == 0 { Location::Hull } else { location };
    let before = sums::track(table, at, on);
    let left = before.saturating_sub(1);
    match (on, left) {
        (Location::Hull, 0) => key::MM_SHEET_SINKS.into(),
        (_, 0) => key::MmSheetDestroyed { location: on }.into(),
        (_, left) => key::MmSheetLeft { location: on, before, left }.into(),
    }
}
