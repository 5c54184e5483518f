//! Chances in a fight, in thousandths: exact for one contest, near enough for all that follows.

use std::sync::LazyLock;

use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::odds;
use crate::rules::merchants_and_marauders::state::{Player, RollKind, Side};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Colour, Declaration, Location, NpcKind, Skill, Zone};

use super::weights::Eye;
use super::worth;

const ALL: i32 = 1000;
/// Contests of more dice are reckoned with this number.
const DICE: usize = 6;

/// The odds of a contest for one side, in thousandths (MM-16.7).
#[derive(Clone, Copy, Default)]
pub struct Contest {
    pub win: i32,
    /// Won, and the other has no skull (MM-16.12).
    pub away: i32,
}

static CONTESTS: LazyLock<Vec<Contest>> = LazyLock::new(|| {
    let dice = || 1..=u8::try_from(DICE).unwrap_or(1);
    let pairs = dice().flat_map(|ours| dice().map(move |theirs| (ours, theirs)));
    let per = |chance: &crate::rules::odds::Chance| i32::try_from(chance.per(1000)).unwrap_or(0);
    pairs
        .map(|(ours, theirs)| {
            let odds = odds::contest(ours, theirs);
            Contest { win: per(&odds.win), away: per(&odds.away) }
        })
        .collect()
});

fn contest(ours: i32, theirs: i32) -> Contest {
    let place = |dice: i32| usize::try_from(dice - 1).unwrap_or(0).min(DICE - 1);
    CONTESTS.get(place(ours) * DICE + place(theirs)).copied().unwrap_or_default()
}

/// The chance of a skull with this number of dice (MM-4.2).
pub fn test(dice: u8) -> i32 {
    (0..dice).fold(ALL, |fails, _| fails * 2 / 3).abs_diff(ALL).try_into().unwrap_or(0)
}

/// A side as it fights.
#[derive(Clone, Copy)]
pub struct Fighter {
    pub dice: i32,
    pub cannons: i32,
    pub hull: i32,
    /// All tracks together.
    pub body: i32,
    pub crew: i32,
    pub leads: i32,
    pub manoeuvre: i32,
}

/// This side now, or an NPC as it would begin (MM-14.26).
pub fn fighter(state: &Eye<'_>, side: Side) -> Fighter {
    let track = |at| i32::from(sums::track(state, side, at));
    Fighter {
        dice: sums::dice(state, side, RollKind::Contest).into(),
        cannons: track(Location::Cannons),
        hull: track(Location::Hull),
        body: Location::ALL.into_iter().map(track).sum(),
        crew: track(Location::Crew),
        leads: sums::skill(state, side, Skill::Leadership).into(),
        manoeuvre: sums::manoeuvre(state, side).into(),
    }
}

/// Hits of a round, in thousandths, if both shoot (MM-16.9, 16.10).
fn rate(ours: &Fighter, theirs: &Fighter) -> i32 {
    let odds = contest(ours.dice, theirs.dice);
    let skulls = (ours.dice * 200).min(ours.cannons * ALL);
    (odds.win * ours.cannons + (ALL - odds.win) * skulls / ALL).max(1)
}

/// `ours` of both, after each was raised to the third power.
fn share(ours: i32, theirs: i32) -> i32 {
    let cube = |strength: i32| i64::from(strength).pow(3);
    let (ours, theirs) = (cube(ours), cube(theirs));
    i32::try_from(ours * i64::from(ALL) / (ours + theirs).max(1)).unwrap_or(0)
}

/// The chance to be the one who is left when both shoot to the end.
pub fn sinks(ours: &Fighter, theirs: &Fighter) -> i32 {
    let lasts = |own: &Fighter| own.body - 1 - own.body / 6;
    share(rate(ours, theirs) * lasts(ours), rate(theirs, ours) * lasts(theirs))
}

/// The chance to win a crew combat (MM-18).
pub fn boards(ours: &Fighter, theirs: &Fighter) -> i32 {
    if theirs.crew == 0 { ALL } else { share(ours.leads * ours.crew, theirs.leads * theirs.crew) }
}

/// The chance that a captain wins a battle that began now.
pub fn beats(state: &Eye<'_>, by: Colour, foe: Side) -> i32 {
    let (mut ours, mut theirs) = (fighter(state, Side::Player(by)), fighter(state, foe));
    if state.battle.is_none() {
        // MM-16.6.
        ours.dice += i32::from(ours.manoeuvre >= theirs.manoeuvre + 2);
        theirs.dice += i32::from(theirs.manoeuvre >= ours.manoeuvre + 2);
    }
    let guns = sinks(&ours, &theirs);
    // A better crew is of use only after a round of guns, and where it comes aboard.
    guns.max(guns / 2 + boards(&ours, &theirs) / 2)
}

/// Weighs the declarations of a side in this round, by what it may win and lose.
pub fn declaration(state: &Eye<'_>, by: Side, stake: i32) -> impl Fn(Declaration) -> i32 + use<> {
    let foe = state.battle.as_ref().map_or(by, |battle| battle.foe_of(by));
    let (ours, theirs) = (fighter(state, by), fighter(state, foe));
    let odds = contest(ours.dice, theirs.dice);
    let value = move |wins: i32| (wins * (worth::GLORY + 60) - (ALL - wins) * stake) / ALL;
    let guns = value(sinks(&ours, &theirs));
    let crews = value(boards(&ours, &theirs));
    // A side that does not shoot is shot at for nothing.
    let lost = (stake * theirs.cannons * (ALL - odds.win)) / (ALL * 3 * ours.hull.max(1));
    move |what| match what {
        // Two ships without a cannon could shoot at each other for ever.
        Declaration::Shoot if ours.cannons + theirs.cannons == 0 => i32::MIN,
        Declaration::Shoot if ours.cannons == 0 => guns.min(-1) - lost,
        Declaration::Shoot => guns,
        Declaration::Board => (odds.win * crews + (ALL - odds.win) * guns) / ALL - lost,
        Declaration::Flee => (ALL - odds.away) * guns / ALL - lost,
    }
}

/// Costs of coming into each zone: the ships that may find the captain there, and those next to it a little (MM-14.14,
/// 14.21).
pub fn dangers(state: &Eye<'_>, player: &Player) -> [i32; Zone::ALL.len()] {
    let by = player.colour;
    let stake = worth::at_stake(state, player);
    let mut dangers = [0; Zone::ALL.len()];
    for npc in NpcKind::ALL {
        let Some(zone) = npcs::zone_of(state, npc).filter(|_| npcs::hostile(state, npc, by)) else { continue };
        let wins = beats(state, by, Side::Npc(npc));
        let battle = ((ALL - wins) * stake - wins * worth::GLORY / 2) / ALL + 40;
        let danger = battle.max(0) * test(sums::npc_scout_dice(state, npc, by)) / ALL;
        if npcs::lurking(state, zone, by).contains(&npc) {
            dangers[zone as usize] += danger;
        }
        for border in state.pack.neighbours(zone) {
            dangers[border.to as usize] += danger / 8;
        }
    }
    dangers
}
