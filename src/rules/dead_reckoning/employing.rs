//! Abilities of cards in play (DR-6, DR-14, DR-15).
//!
//! An ability is a clause; the options of a slash are one clause (DR-14.2). `may_act` gives the reason against an act,
//! `ways` lists every form of its order, `act` carries it out. Chapters of their own stand behind the larger acts.

use std::iter::successors;

use super::building;
use super::cards::{AbilityRef, Card};
use super::colours::Colour;
use super::copying;
use super::game::{Ruling, Table};
use super::goods::{Goods, Hold, Place};
use super::happenings::{Levelling, Sailing, Stowing};
use super::hurting;
use super::influence::{self, Batch, Plan};
use super::island::Building;
use super::levelling;
use super::loading;
use super::marks;
use super::orders::{Employ, Order, Placing, Split};
use super::paying;
use super::printed::abilities::{Act, Amount, Clause, Gained, Reach};
use super::producing::{self, Scope};
use super::refusals::{Checked, Objection, Refusal, refuse};
use super::state::{Player, State};
use super::stowing;
use super::taking;
use super::upgrades;

/// The use of an ability by a player, with the details that the order gives.
#[derive(Clone, Copy, Debug)]
pub struct Use<'a> {
    pub by: Colour,
    /// An ability of a token has none, for it is on no card.
    pub ability: Option<AbilityRef>,
    pub pay: &'a Split,
    pub gain: &'a Split,
    pub cubes: &'a [Placing],
    pub islands: &'a [Place],
    pub build: &'a [(Place, Building)],
    pub copied: Option<AbilityRef>,
    /// The influence joined to it.
    pub joined: Option<&'a Employ>,
}

impl<'a> Use<'a> {
    /// Reads the use out of an order.
    #[must_use]
    pub fn of(by: Colour, said: &'a Employ) -> Self {
        let Employ { ability, pay, gain, cubes, islands, build, copied, joined, .. } = said;
        let (copied, joined) = (*copied, joined.as_deref());
        Self { by, ability: Some(*ability), pay, gain, cubes, islands, build, copied, joined }
    }

    /// Makes the use of a token; the split pays, or stows its goods.
    #[must_use]
    pub fn of_token(by: Colour, split: &'a Split) -> Self {
        Self {
            by,
            ability: None,
            pay: split,
            gain: split,
            cubes: &[],
            islands: &[],
            build: &[],
            copied: None,
            joined: None,
        }
    }

    /// The card that shows the ability.
    #[must_use]
    pub fn card(self, state: &State) -> Option<&Card> {
        state.player(self.by)?.played(self.ability?.card)
    }

    /// A number on this card (DR-14.4 to DR-14.7).
    #[must_use]
    pub fn count(self, state: &State, amount: Amount) -> u8 {
        match amount {
            Amount::Fixed(count) => count,
            Amount::Per(each, symbol) => {
                let symbols = self.card(state).map_or(0, |card| state.cards().symbols(card, symbol));
                each.saturating_mul(symbols)
            }
        }
    }
}

/// The clause that a mark names, on a card in play.
pub(super) fn clause<'a>(state: &'a State, player: &'a Player, ability: AbilityRef) -> Option<&'a Clause> {
    let card = player.played(ability.card)?;
    state.cards().clauses(card).find(|(mark, _)| *mark == ability).map(|(_, clause)| clause)
}

/// Finds the act of a clause's option; other clauses have none in the main phase.
fn act_of(clause: &Clause, option: u8) -> Result<&Act, Refusal> {
    match clause {
        Clause::Either(options) => match options.get(usize::from(option)) {
            Some(Clause::Either(_)) | None => Err(refuse("DR-14.2", Objection::NoOption)),
            Some(Clause::Symbol(_) | Clause::Symbols(..)) => Err(refuse("DR-7.7", Objection::SymbolCounts)),
            Some(clause) => act_of(clause, 0),
        },
        _ if option > 0 => Err(refuse("DR-14.2", Objection::NoOption)),
        Clause::Do(act) => Ok(act),
        Clause::Battle(_) => Err(refuse("DR-6.4", Objection::AbilityOutside)),
        Clause::AtEnd(_) => Err(refuse("DR-14.10", Objection::AtTheEnd)),
        Clause::Symbol(_) | Clause::Symbols(..) | Clause::SymbolPer(..) => {
            Err(refuse("DR-6.7", Objection::SymbolCounts))
        }
    }
}

/// Finds the act of a card in play by its clause and option.
#[must_use]
pub fn act_at<'a>(state: &'a State, player: &'a Player, ability: AbilityRef, option: u8) -> Option<&'a Act> {
    act_of(clause(state, player, ability)?, option).ok()
}

/// May this player use this ability, with all that is said about it?
///
/// # Errors
/// The first reason against it.
pub fn may(state: &State, player: &Player, said: &Employ) -> Checked {
    if player.played(said.ability.card).is_none() {
        return Err(refuse("DR-6.2", Objection::NotInPlay));
    }
    let Some(clause) = clause(state, player, said.ability) else {
        return Err(refuse("DR-14.1", Objection::NoAbility));
    };
    let act = act_of(clause, said.option)?;
    let mut joined = successors(Some(said), |said| said.joined.as_deref());
    if joined.any(|said| state.has_used(player.colour, said.ability)) {
        return Err(refuse("DR-6.3", Objection::AbilityUsed));
    }
    if said.joined.is_some() && influence_of(state, player, said).is_none() {
        return Err(refuse("DR-17.3", Objection::NotJoined));
    }
    may_act(state, player, &Use::of(player.colour, said), act)
}

/// A use may bring influence: this many cubes, with this reach.
fn influence_of(state: &State, player: &Player, said: &Employ) -> Option<(u8, Reach)> {
    let act = act_at(state, player, said.ability, said.option)?;
    let act = if *act == Act::Copy { copying::act(state, player, said.copied).ok()? } else { act };
    match act {
        Act::Influence(amount, reach) => Some((Use::of(player.colour, said).count(state, *amount), *reach)),
        _ => None,
    }
}

/// The influence of a use, and that of the uses joined to it, one after another (DR-17.3).
fn batches<'a>(
    state: &State,
    player: &Player,
    used: &Use<'a>,
    amount: Amount,
    reach: Reach,
) -> Result<Vec<Batch<'a>>, Refusal> {
    let mut all = vec![Batch { count: used.count(state, amount), reach, cubes: used.cubes }];
    let mut marks: Vec<Option<AbilityRef>> = vec![used.ability];
    for said in successors(used.joined, |said| said.joined.as_deref()) {
        if marks.contains(&Some(said.ability)) {
            return Err(refuse("DR-6.3", Objection::AbilityUsed));
        }
        let brought = influence_of(state, player, said);
        let (count, reach) = brought.ok_or_else(|| refuse("DR-17.3", Objection::NotJoined))?;
        all.push(Batch { count, reach, cubes: &said.cubes });
        marks.push(Some(said.ability));
    }
    Ok(all)
}

/// Checks whether an act may be done.
///
/// # Errors
/// The first reason against it.
pub fn may_act(state: &State, player: &Player, used: &Use<'_>, act: &Act) -> Checked {
    let in_harbour = player.at == Place::Harbour;
    match act {
        Act::Gain(goods, to) => may_gain(state, player, used, *goods, *to),
        Act::Pay(price, from, then) => {
            paying::may(player, *price, *from, used.pay)?;
            // Nobody pays for nothing (DR-15.10).
            if is_idle(player, then) {
                return Err(refuse("DR-15.10", Objection::Undamaged));
            }
            may_act(state, player, used, then)
        }
        Act::InHarbour(_) if !in_harbour => Err(refuse("DR-29.2", Objection::HarbourOnly)),
        Act::InHarbour(then) => may_act(state, player, used, then),
        Act::InPort(_) if !in_harbour && !state.controls(player.colour, player.at) => {
            Err(refuse("DR-29.10", Objection::PortOnly))
        }
        Act::InPort(then) => may_act(state, player, used, then),
        Act::Produce { islands, rows, more, gold_per } => {
            let scope = scope(state, used, *islands, rows, *more, gold_per.map(|symbol| Amount::Per(1, symbol)));
            producing::may(state, player.colour, scope, used.islands)
        }
        Act::Broadside { cannons, .. } => {
            let there = used.card(state).map_or(0, |card| state.cards().cannons(card));
            match in_harbour {
                true => Err(refuse("DR-15.16", Objection::AtSeaOnly)),
                false if there < *cannons => Err(refuse("DR-15.16", Objection::CannonsOnCard { cannons: there })),
                false => Ok(()),
            }
        }
        Act::CoastRunner(_) if state.turn.moved => Err(refuse("DR-29.6", Objection::BeforeMoving)),
        Act::WakeOfFire(_) if state.turn.moved => Err(refuse("DR-29.7", Objection::BeforeMoving)),
        // Repair takes off at most its number, so an undamaged ship is no objection (DR-15.10).
        Act::Repair(_) | Act::CoastRunner(_) | Act::WakeOfFire(_) | Act::IgnoreForts | Act::Flag => Ok(()),
        Act::Copy => may_act(state, player, used, copying::act(state, player, used.copied)?),
        // ---- the islands
        Act::Influence(amount, reach) => {
            influence::may(state, player.colour, &batches(state, player, used, *amount, *reach)?)
        }
        Act::Build(most) => building::may(state, player, *most, used.build, used.pay),
        // ---- the cards
        Act::Upgrade(class) => upgrades::may_install(state, *class),
        Act::Swap => upgrades::may_swap(state, player),
        Act::LevelThis => match used.ability {
            Some(ability) => levelling::may_level_this(player, ability.card),
            None => Err(refuse("DR-6.2", Objection::NotInPlay)),
        },
        Act::LevelBottom => Ok(()),
        Act::TakeTop(rows) => taking::row(rows, helms(state, used)).map(|_| ()),
    }
}

/// Helms on the card that shows the ability (DR-14.6).
fn helms(state: &State, used: &Use<'_>) -> u8 {
    used.card(state).map_or(0, |card| state.cards().helms(card))
}

/// Checks the goods laid out for a gain: they must fit, and be no more than the gain brings (DR-5.15).
fn may_gain(state: &State, player: &Player, used: &Use<'_>, goods: Goods, to: Gained) -> Checked {
    let aboard = used.gain.holds.values().any(|goods| goods.units() > 0);
    let astray = match to {
        Gained::Dock => aboard,
        Gained::Ship => used.gain.home.units() > 0,
        Gained::ShipOrDock => false,
        Gained::Island => {
            let [at] = used.islands else {
                return Err(refuse("DR-5.15", Objection::TooManyIslands { islands: 1 }));
            };
            let Some(island) = state.island_at(*at) else { return Err(refuse("DR-29.5", Objection::NoIsland)) };
            if island.bars(player.colour) {
                return Err(refuse("DR-29.5", Objection::Walled));
            }
            aboard || used.gain.home.units() > 0
        }
    };
    if astray || !goods.holds(used.gain.sum()) {
        return Err(refuse("DR-5.15", Objection::OtherPlace));
    }
    loading::fits(state, player, &used.gain.holds)
}

fn scope<'a>(
    state: &State,
    used: &Use<'_>,
    islands: u8,
    rows: &'a [u8],
    more: Goods,
    gold: Option<Amount>,
) -> Scope<'a> {
    let gold = gold.map_or(0, |amount| used.count(state, amount));
    Scope { islands, rows, more: more.and(Goods { cargo: 0, gold }) }
}

/// Uses an ability: marks it and carries out its act (DR-6.3).
pub fn run(table: &mut Table<'_>, by: Colour, said: &Employ) -> Ruling<()> {
    let state = table.state();
    let found = state.player(by).and_then(|player| act_at(state, player, said.ability, said.option));
    let Some(used) = found.cloned() else { return Ok(()) };
    for said in successors(Some(said), |said| said.joined.as_deref()) {
        table.tell(Sailing::Employed { by, ability: said.ability, option: said.option });
    }
    act(table, &Use::of(by, said), &used)
}

/// Does it.
pub fn act(table: &mut Table<'_>, used: &Use<'_>, act: &Act) -> Ruling<()> {
    let by = used.by;
    match act {
        Act::Gain(goods, to) => return gain(table, used, *goods, *to),
        Act::Pay(_, _, then) => {
            paying::pay(table, by, used.pay);
            return self::act(table, used, then);
        }
        Act::InHarbour(then) | Act::InPort(then) => return self::act(table, used, then),
        Act::Produce { islands, rows, more, gold_per } => {
            let gold = gold_per.map(|symbol| Amount::Per(1, symbol));
            let scope = scope(table, used, *islands, rows, *more, gold);
            producing::run(table, by, scope, used.islands);
        }
        Act::Repair(count) => {
            let damage = table.player(by).map_or(0, |player| player.damage);
            if damage > 0 {
                table.tell(Sailing::Repaired { by, count: damage.min(*count) });
            }
        }
        Act::Broadside { damage, .. } => hurting::broadside(table, by, *damage),
        Act::CoastRunner(row) => table.tell(Sailing::CoastRunnerBegan { by, row: *row }),
        Act::WakeOfFire(damage) => table.tell(Sailing::WakeBegan { by, damage: *damage }),
        Act::IgnoreForts => table.tell(Sailing::FortsIgnored { by }),
        Act::Flag => table.tell(Sailing::FlagCopied { by }),
        Act::Copy => {
            let state = table.state();
            let other = state.player(by).and_then(|player| copying::act(state, player, used.copied).ok()).cloned();
            if let Some(other) = other {
                return self::act(table, used, &other);
            }
        }
        // ---- the islands
        Act::Influence(amount, reach) => {
            let state = table.state();
            let all = state.player(by).map(|player| batches(state, player, used, *amount, *reach));
            if let Some(Ok(all)) = all {
                return influence::run(table, by, &all);
            }
        }
        Act::Build(_) => building::run(table, by, used.build, used.pay),
        // ---- the cards
        Act::Upgrade(class) => return upgrades::install(table, by, *class),
        Act::Swap => return upgrades::swap(table, by),
        Act::LevelThis => {
            if let Some(ability) = used.ability {
                levelling::level(table, by, ability.card, Levelling::This);
            }
        }
        Act::LevelBottom => levelling::bottom(table, by),
        Act::TakeTop(rows) => {
            if let Ok(row) = taking::row(rows, helms(table, used)) {
                taking::run(table, by, row);
            }
        }
    }
    Ok(())
}

/// Moves goods from the supply to the places laid out. The rest goes home if it may, else aboard, where it makes its
/// own room (DR-5.15, DR-5.17).
fn gain(table: &mut Table<'_>, used: &Use<'_>, goods: Goods, to: Gained) -> Ruling<()> {
    let by = used.by;
    let left = goods.less(used.gain.sum());
    let mut split = used.gain.clone();
    match to {
        Gained::Island => {
            for at in used.islands {
                table.tell(Stowing::SentAshore { by, at: *at, goods });
            }
            return Ok(());
        }
        Gained::Dock | Gained::ShipOrDock => split.home = split.home.and(left),
        Gained::Ship => {}
    }
    if split.sum().units() > 0 {
        table.tell(Stowing::Gained { by, split });
        marks::enriched(table, by);
    }
    if to == Gained::Ship { stowing::gain(table, by, left) } else { Ok(()) }
}

/// Every ability that could be used now, with at least one way of saying what its use asks for.
#[must_use]
pub fn list(state: &State, player: &Player) -> Vec<Order> {
    let drafts = drafts(state, player).into_iter();
    drafts.map(|draft| Order::Employ(Box::new(draft.finished(state, player)))).collect()
}

/// A use that may be ordered, and of influence where its first cube goes: the others follow from it and are laid when they are
/// wanted.
#[derive(Debug)]
pub struct Draft {
    said: Employ,
    influence: Option<(Amount, Reach, Placing)>,
}

impl Draft {
    /// Does it lay cubes of influence?
    #[must_use]
    pub const fn lays(&self) -> bool {
        self.influence.is_some() || self.said.joined.is_some()
    }

    /// With all its cubes.
    #[must_use]
    pub fn finished(self, state: &State, player: &Player) -> Employ {
        let Self { mut said, influence } = self;
        if let Some((amount, reach, first)) = influence {
            let count = Use::of(player.colour, &said).count(state, amount);
            let plan = Plan::begin(state, player.colour, count, reach).map(|plan| plan.begun_with(first));
            said.cubes = plan.map(Plan::into_laid).unwrap_or_default();
        }
        said
    }
}

/// Every use that may be ordered now, in as many ways as are listed.
#[must_use]
pub fn drafts(state: &State, player: &Player) -> Vec<Draft> {
    let mut all = Vec::new();
    for (ability, option, act) in acts(state, player) {
        if !state.has_used(player.colour, ability) {
            ways(state, player, &said(ability, option), act, act, &mut all);
        }
    }
    all
}

/// Lists the acts of cards in play: every option of every clause.
fn acts<'a>(state: &'a State, player: &'a Player) -> impl Iterator<Item = (AbilityRef, u8, &'a Act)> {
    let clauses = player.in_play.iter().flat_map(|card| state.cards().clauses(card));
    clauses.flat_map(|(ability, clause)| {
        let options = if let Clause::Either(options) = clause { options.len() } else { 1 };
        let act = move |option| Some((ability, option, act_of(clause, option).ok()?));
        (0..=u8::MAX).take(options).filter_map(act)
    })
}

/// A use that says nothing.
#[must_use]
pub fn said(ability: AbilityRef, option: u8) -> Employ {
    Employ {
        ability,
        option,
        pay: Split::default(),
        gain: Split::default(),
        cubes: Vec::new(),
        islands: Vec::new(),
        build: Vec::new(),
        copied: None,
        joined: None,
    }
}

/// Lays out the influence of this use and of those joined to it; the table shows the plan before the order is given
/// (DR-30.8).
///
/// # Errors
/// The first reason against this use.
pub fn planned<'a>(
    state: &'a State,
    player: &Player,
    said: &Employ,
    amount: Amount,
    reach: Reach,
) -> Result<Plan<'a>, Refusal> {
    Plan::of(state, player.colour, &batches(state, player, &Use::of(player.colour, said), amount, reach)?)
}

/// Lists influence abilities that could be joined to this use, with their cubes and reach (DR-17.3).
pub fn to_join<'a>(
    state: &'a State,
    player: &'a Player,
    said: &'a Employ,
) -> impl Iterator<Item = (Employ, u8, Reach)> + 'a {
    let said_of =
        move |ability| successors(Some(said), |said| said.joined.as_deref()).any(|own| own.ability == ability);
    let open = acts(state, player).map(|(ability, option, _)| self::said(ability, option));
    let open = open.filter(move |next| !said_of(next.ability) && !state.has_used(player.colour, next.ability));
    open.filter_map(move |next| {
        let (count, reach) = influence_of(state, player, &next)?;
        Some((next, count, reach))
    })
}

/// Influence of this use, and joined to that of another where one is left for a cube that takes two (DR-17.3).
fn influences(state: &State, player: &Player, said: &Employ, (amount, reach): (Amount, Reach), all: &mut Vec<Draft>) {
    let count = Use::of(player.colour, said).count(state, amount);
    let Ok(none) = Plan::begin(state, player.colour, count, reach) else { return };
    let first = none.open().into_iter().map(|first| Some((amount, reach, first)));
    all.extend(first.map(|influence| Draft { said: said.clone(), influence }));
    if state.others().all(|other| !other.finished) {
        return;
    }
    for plan in none.ways().into_iter().chain([none]).filter(|plan| plan.left() == 1) {
        for (next, count, reach) in to_join(state, player, said) {
            let joined = plan.clone().join(count, reach).map(|joined| joined.ways()).unwrap_or_default();
            for second in joined {
                let next = Employ { cubes: second.into_laid(), ..next.clone() };
                let said = Employ { cubes: plan.laid().to_vec(), joined: Some(Box::new(next)), ..said.clone() };
                if may(state, player, &said).is_ok() {
                    all.push(Draft { said, influence: None });
                }
            }
        }
    }
}

/// Adds every form of an order for `act` with which the whole ability may be done.
fn ways(state: &State, player: &Player, said: &Employ, act: &Act, whole: &Act, all: &mut Vec<Draft>) {
    let mut add = |said: Employ| {
        if may_act(state, player, &Use::of(player.colour, &said), whole).is_ok() {
            all.push(Draft { said, influence: None });
        }
    };
    let at = |islands: Vec<Place>| Employ { islands, ..said.clone() };
    match act {
        Act::Pay(price, from, then) => {
            for pay in paying::ways(player, *price, *from) {
                ways(state, player, &Employ { pay, ..said.clone() }, then, whole, all);
            }
        }
        Act::InHarbour(then) if player.at == Place::Harbour => ways(state, player, said, then, whole, all),
        Act::InPort(then) if player.at == Place::Harbour || state.controls(player.colour, player.at) => {
            ways(state, player, said, then, whole, all);
        }
        Act::InHarbour(_) | Act::InPort(_) => {}
        Act::Gain(_, Gained::Island) => state.sea.islands().for_each(|(island, _)| add(at(vec![island]))),
        Act::Gain(goods, Gained::ShipOrDock) => {
            add(said.clone());
            let gain = Split { holds: stowed(state, player, *goods), home: Goods::default() };
            if gain != said.gain {
                add(Employ { gain, ..said.clone() });
            }
        }
        Act::Produce { islands, rows, .. } => {
            let open = producing::open(state, player.colour, rows);
            open.iter().for_each(|island| add(at(vec![*island])));
            let most = open.get(..usize::from(*islands).min(open.len())).unwrap_or_default();
            if most.len() > 1 {
                add(at(most.to_vec()));
            }
        }
        Act::Influence(amount, reach) => influences(state, player, said, (*amount, *reach), all),
        Act::Build(most) => {
            let ways = building::ways(state, player, *most).into_iter();
            ways.for_each(|(build, pay)| add(Employ { build, pay, ..said.clone() }));
        }
        Act::Copy => {
            let marks = player.in_play.iter().flat_map(|card| state.cards().clauses(card)).map(|(mark, _)| mark);
            for (mark, act) in marks.filter_map(|mark| Some((mark, copying::act(state, player, Some(mark)).ok()?))) {
                ways(state, player, &Employ { copied: Some(mark), ..said.clone() }, act, whole, all);
            }
        }
        act if is_idle(player, act) => {}
        _ => add(said.clone()),
    }
}

/// Would this act bring nothing? It may be done all the same (DR-15.10), but is not put forward.
#[must_use]
pub fn is_idle(player: &Player, act: &Act) -> bool {
    match act {
        Act::Repair(_) => player.damage == 0,
        Act::Pay(_, _, then) | Act::InHarbour(then) | Act::InPort(then) => is_idle(player, then),
        _ => false,
    }
}

/// Goods laid into the first holds with room.
#[must_use]
pub fn stowed(state: &State, player: &Player, goods: Goods) -> loading::Holds {
    let mut left = goods;
    let mut holds = loading::Holds::new();
    for hold in Hold::ALL {
        let room = player.room(state.cards(), hold);
        let cargo = left.cargo.min(room);
        let laid = Goods { cargo, gold: left.gold.min(room - cargo) };
        if laid.units() > 0 {
            holds.insert(hold, laid);
            left = left.less(laid);
        }
    }
    holds
}

/// Lists the splits that could pay for an act; an act without a price has the empty one.
#[must_use]
pub fn prices(player: &Player, act: &Act) -> Vec<Split> {
    match act {
        Act::Pay(price, from, _) => paying::ways(player, *price, *from),
        Act::InHarbour(then) | Act::InPort(then) => prices(player, then),
        _ => vec![Split::default()],
    }
}
