//! Losses are recorded once everything has been rolled (TS-15, TS-17); their consequences follow (TS-21 to TS-23).

use super::aftermath;
use super::game::{Battle, Ruling};
use super::happenings::{Cause, Losses, SailorLoss};
use super::place::Place;
use super::ship::{Fire, MASTS};
use super::ship_card::{BatteryPlace, MastName, Soldiers};
use super::state::State;
use super::wants::{Choice, Why};
use crate::rules::geometry::cones::Aspect;

/// A box is crossed on a mast by one of these rules (TS-15.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MastPick {
    /// The foremost that stands.
    Foremost,
    /// The aftmost that stands.
    Aftmost,
    /// The main mast, then one beside a fallen one, the owner choosing.
    FromAbeam,
    /// Any that stands, the owner choosing.
    OwnersChoice,
}

impl MastPick {
    /// Chain shot strikes by this rule from this aspect.
    #[must_use]
    pub const fn by_aspect(aspect: Aspect) -> Self {
        match aspect {
            Aspect::Bow => Self::Foremost,
            Aspect::Stern => Self::Aftmost,
            Aspect::Port | Aspect::Starboard => Self::FromAbeam,
        }
    }
}

/// One thing that was done to a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// Boxes of one row of the hull.
    Boxes(BatteryPlace, u8, Cause),
    /// Ball from ahead, split between the sides (TS-15.1).
    SplitBoxes(u8),
    Masts(MastPick, u8, Cause),
    Grape(u8),
    Muskets(u8),
    Rudder,
    /// Fire on this side; none if a die decides (TS-21.3).
    Fire(Option<Fire>),
}

/// Everything done in one moment, in the order in which it was rolled.
#[derive(Clone, Debug, Default)]
pub struct Toll(pub Vec<(Place, Blow)>);

impl Toll {
    /// One more blow.
    pub fn add(&mut self, place: Place, blow: Blow) {
        self.0.push((place, blow));
    }

    fn on(&self, place: Place) -> impl Iterator<Item = Blow> + '_ {
        self.0.iter().filter(move |(struck, _)| *struck == place).map(|(_, blow)| *blow)
    }
}

/// Recorded losses of one ship that have consequences.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shaken {
    pub sailors: u8,
    pub mast_fell: bool,
}

/// Records everything, ship by ship, and lets the consequences follow (TS-17.7).
pub fn record(battle: &mut Battle<'_>, toll: &Toll) -> Ruling<()> {
    if toll.0.is_empty() {
        return Ok(());
    }
    let mut shaken = Vec::new();
    for place in battle.each() {
        if toll.on(place).next().is_none() || !battle.ship(place).in_play() {
            continue;
        }
        let mut how = Shaken::default();
        hull(battle, place, toll, &mut how)?;
        stern(battle, place, toll, &mut how)?;
        masts(battle, place, toll, &mut how)?;
        people(battle, place, toll, &mut how)?;
        sink(battle, place);
        shaken.push((place, how));
    }
    for (place, how) in shaken {
        let fire = toll.on(place).find_map(|blow| match blow {
            Blow::Fire(fire) => Some(fire),
            _ => None,
        });
        let rudder = toll.on(place).any(|blow| blow == Blow::Rudder);
        aftermath::follow(battle, place, how, rudder, fire)?;
    }
    aftermath::give_up_the_broken(battle);
    Ok(())
}

/// Finds the next box of a row, counted from 1; none if all are crossed.
fn next_box(state: &State, place: Place, row: BatteryPlace) -> Option<u8> {
    let crossed = state.ship(place).crossed_in(row);
    (crossed < state.vessel(place).boxes_of(row)).then_some(crossed + 1)
}

/// Lists the guns of a row that are lost with this box: those that stand after the box before it (TS-6.3).
fn guns_with_box(state: &State, place: Place, row: BatteryPlace, number: u8) -> Vec<u8> {
    let after = &state.vessel(place).card.hull.row(row).guns_after;
    let standing = |gun: &u8| state.ship(place).has_gun(row, *gun);
    (0_u8..)
        .zip(after)
        .filter(|(_, after)| after.checked_add(1) == Some(number))
        .map(|(gun, _)| gun)
        .filter(standing)
        .collect()
}

fn cross(battle: &mut Battle<'_>, place: Place, row: BatteryPlace, cause: Cause) -> Option<u8> {
    let number = next_box(battle, place, row)?;
    let ship = battle.id(place);
    battle.tell(Losses::BoxCrossed { ship, row, number, cause });
    Some(number)
}

fn hull(battle: &mut Battle<'_>, place: Place, toll: &Toll, how: &mut Shaken) -> Ruling<()> {
    let mut guns = Vec::new();
    let mut cross_all = |battle: &mut Battle<'_>, row, count, cause| {
        for _ in 0..count {
            let Some(number) = cross(battle, place, row, cause) else { break };
            let lost = guns_with_box(battle, place, row, number);
            guns.extend(lost.into_iter().map(|gun| (row, gun, cause)));
        }
    };
    for blow in toll.on(place) {
        match blow {
            Blow::Boxes(row @ (BatteryPlace::Port | BatteryPlace::Starboard), count, cause) => {
                cross_all(battle, row, count, cause);
            }
            Blow::SplitBoxes(count) => {
                let mut sides = [count / 2; 2];
                if count % 2 == 1 {
                    let options = vec![Choice::Side(BatteryPlace::Port), Choice::Side(BatteryPlace::Starboard)];
                    let (ship, owner) = (battle.id(place), battle.owner(place));
                    let chosen = battle.choose(owner, options, Why::OddHit { ship })?;
                    let [port, starboard] = &mut sides;
                    *(if chosen == Some(Choice::Side(BatteryPlace::Port)) { port } else { starboard }) += 1;
                }
                let [port, starboard] = sides;
                cross_all(battle, BatteryPlace::Port, port, Cause::Ball);
                cross_all(battle, BatteryPlace::Starboard, starboard, Cause::Ball);
            }
            _ => {}
        }
    }
    lose_guns(battle, place, &guns, how)
}

fn lose_guns(
    battle: &mut Battle<'_>,
    place: Place,
    guns: &[(BatteryPlace, u8, Cause)],
    how: &mut Shaken,
) -> Ruling<()> {
    let ship = battle.id(place);
    for (battery, gun, cause) in guns {
        battle.tell(Losses::GunLost { ship, battery: *battery, gun: *gun, cause: *cause });
    }
    for (_, _, cause) in guns {
        if lose_sailor(battle, place, SailorLoss::Gun, how) && *cause == Cause::Ball {
            lose_soldier(battle, place)?;
        }
    }
    Ok(())
}

fn stern(battle: &mut Battle<'_>, place: Place, toll: &Toll, how: &mut Shaken) -> Ruling<()> {
    let row = BatteryPlace::Stern;
    let mut guns = Vec::new();
    let mut boxes = 0_u8;
    for blow in toll.on(place) {
        let Blow::Boxes(BatteryPlace::Stern, count, cause) = blow else { continue };
        for _ in 0..count {
            let Some(number) = cross(battle, place, row, cause) else { break };
            boxes += 1;
            let lost = guns_with_box(battle, place, row, number);
            guns.extend(lost.into_iter().map(|gun| (row, gun, cause)));
        }
    }
    for _ in 0..boxes {
        if lose_sailor(battle, place, SailorLoss::SternBox, how) {
            strike_off(battle, place, how)?;
        }
    }
    // A stern gun struck off is not lost a second time; guns of the stern are never struck off (TS-17.3).
    lose_guns(battle, place, &guns, how)
}

fn masts(battle: &mut Battle<'_>, place: Place, toll: &Toll, how: &mut Shaken) -> Ruling<()> {
    for blow in toll.on(place) {
        let Blow::Masts(pick, count, cause) = blow else { continue };
        for _ in 0..count {
            let Some(mast) = pick_mast(battle, place, pick)? else { break };
            let ship = battle.id(place);
            battle.tell(Losses::MastBoxCrossed { ship, mast, cause });
            fell(battle, place, mast, how);
            if lose_sailor(battle, place, SailorLoss::MastBox, how) && cause == Cause::Chain {
                lose_soldier(battle, place)?;
            }
        }
    }
    Ok(())
}

fn people(battle: &mut Battle<'_>, place: Place, toll: &Toll, how: &mut Shaken) -> Ruling<()> {
    for blow in toll.on(place) {
        let (count, loss) = match blow {
            Blow::Grape(count) => (count, SailorLoss::Grape),
            Blow::Muskets(count) => (count, SailorLoss::Muskets),
            _ => continue,
        };
        for _ in 0..count {
            if !lose_sailor(battle, place, loss, how) {
                break;
            }
            strike_off(battle, place, how)?;
            if loss == SailorLoss::Grape {
                lose_soldier(battle, place)?;
            }
        }
    }
    Ok(())
}

/// Her masts from fore to aft, each with the boxes it has left.
fn masts_of(state: &State, place: Place) -> impl DoubleEndedIterator<Item = (MastName, u8)> {
    let masts = state.vessel(place).card.masts.iter().take(MASTS).enumerate();
    masts.map(move |(at, mast)| (mast.name, state.ship(place).mast(at)))
}

fn standing(state: &State, place: Place) -> Vec<MastName> {
    masts_of(state, place).filter(|(_, left)| *left > 0).map(|(mast, _)| mast).collect()
}

fn pick_mast(battle: &mut Battle<'_>, place: Place, pick: MastPick) -> Ruling<Option<MastName>> {
    let state = battle.state();
    let standing = standing(state, place);
    let ship = state.id(place);
    let (candidates, why) = match pick {
        MastPick::Foremost => return Ok(standing.first().copied()),
        MastPick::Aftmost => return Ok(standing.last().copied()),
        MastPick::OwnersChoice => (standing, Why::BurningMast { ship }),
        MastPick::FromAbeam => {
            let card = &state.vessel(place).card;
            if let Some(main) = card.masts.get(card.main_mast()).filter(|main| standing.contains(&main.name)) {
                return Ok(Some(main.name));
            }
            let all: Vec<_> = masts_of(state, place).collect();
            let beside = |pair: &[(MastName, u8)]| match pair {
                [(mast, 1..), (_, 0)] | [(_, 0), (mast, 1..)] => Some(*mast),
                _ => None,
            };
            let mut next: Vec<_> = all.windows(2).filter_map(beside).collect();
            next.dedup();
            (next, Why::NextMast { ship })
        }
    };
    choose_mast(battle, place, candidates, why)
}

fn choose_mast(battle: &mut Battle<'_>, place: Place, masts: Vec<MastName>, why: Why) -> Ruling<Option<MastName>> {
    let owner = battle.owner(place);
    Ok(match battle.choose(owner, masts.into_iter().map(Choice::Mast).collect(), why)? {
        Some(Choice::Mast(mast)) => Some(mast),
        _ => None,
    })
}

/// If the mast has no box left it is destroyed, and tokens go with it (TS-15.8).
fn fell(battle: &mut Battle<'_>, place: Place, mast: MastName, how: &mut Shaken) {
    let state = battle.state();
    let Some((at, _)) = masts_of(state, place).enumerate().find(|(_, own)| *own == (mast, 0)) else { return };
    let ship = state.id(place);
    let brought = state.ship(place).day.got.get(at).copied().unwrap_or(0);
    let count = brought.min(state.ship(place).tokens());
    battle.tell(Losses::MastFell { ship, mast });
    how.mast_fell = true;
    if count > 0 {
        battle.tell(Losses::TokensLost { ship, count });
    }
}

/// One sailor less; false if there is none left, and then nothing follows (TS-17.2).
fn lose_sailor(battle: &mut Battle<'_>, place: Place, to: SailorLoss, how: &mut Shaken) -> bool {
    if battle.ship(place).sailors == 0 {
        return false;
    }
    let ship = battle.id(place);
    battle.tell(Losses::SailorLost { ship, to });
    how.sailors = how.sailors.saturating_add(1);
    true
}

/// The gun or the mast box that goes with a sailor (TS-17.3).
fn strike_off(battle: &mut Battle<'_>, place: Place, how: &mut Shaken) -> Ruling<()> {
    let state = battle.state();
    let (ship, owner) = (state.id(place), state.owner(place));
    let sides = [BatteryPlace::Port, BatteryPlace::Starboard];
    let guns = sides.into_iter().filter(|side| state.ship(place).guns_in(*side) > 0).map(Choice::Side);
    let options = guns.chain(standing(state, place).into_iter().map(Choice::Mast)).collect();
    match battle.choose(owner, options, Why::StrikeOff { ship })? {
        Some(Choice::Side(battery)) => {
            if let Some(gun) = battle.ship(place).aftmost_gun(battery) {
                battle.tell(Losses::GunStruckOff { ship, battery, gun });
            }
        }
        Some(Choice::Mast(mast)) => {
            battle.tell(Losses::MastStruckOff { ship, mast });
            fell(battle, place, mast, how);
        }
        _ => {}
    }
    Ok(())
}

/// A unit on deck goes with the sailor, the owner choosing which (TS-17.5).
fn lose_soldier(battle: &mut Battle<'_>, place: Place) -> Ruling<()> {
    let state = battle.state();
    let (ship, owner) = (state.id(place), state.owner(place));
    let on_deck = Soldiers::ALL.into_iter().filter(|kind| state.ship(place).on_deck(*kind) > 0);
    let options = on_deck.map(Choice::Soldiers).collect();
    if let Some(Choice::Soldiers(kind)) = battle.choose(owner, options, Why::DeckSoldier { ship })? {
        battle.tell(Losses::SoldierLost { ship, kind });
    }
    Ok(())
}

/// Sinking first, then out of action (TS-15.4, TS-17.6, TS-17.7).
fn sink(battle: &mut Battle<'_>, place: Place) {
    let (state, ship) = (battle.state(), battle.id(place));
    let open = BatteryPlace::ALL.into_iter().any(|row| {
        let boxes = state.vessel(place).boxes_of(row);
        boxes > 0 && state.ship(place).crossed_in(row) >= boxes
    });
    if open {
        aftermath::leave_play(battle, place, Losses::Sank { ship });
    } else if state.ship(place).sailors == 0 && !state.ship(place).is_torch() && !state.is_locked(place) {
        aftermath::leave_play(battle, place, Losses::PutOutOfAction { ship });
    }
}
