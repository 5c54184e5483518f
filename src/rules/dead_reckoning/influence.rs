//! Influence and control (DR-17): the cubes of one ability are laid out, and then control is settled.
//!
//! A `Plan` is a use that is being laid out: it gives the next possible cubes and the future of an island, and changes
//! nothing. Orders are checked by it and listed by it, and a table can show it before an order is given.

use super::colours::Colour;
use super::cubes;
use super::game::{Ruling, Table};
use super::goods::Place;
use super::happenings::{Battle, Islands};
use super::island::Island;
use super::marks;
use super::orders::Placing;
use super::printed::abilities::Reach;
use super::refusals::{Checked, Objection, Refusal, refuse};
use super::state::State;

/// The influence of one ability and the cubes laid out for it. Each batch after the first is joined to the one before
/// (DR-17.3).
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    pub count: u8,
    pub reach: Reach,
    /// The cubes are laid in this order.
    pub cubes: &'a [Placing],
}

/// The cubes of an island as a player compares them before giving an order (DR-30.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Own cubes, permanent ones among them.
    pub own: u8,
    /// Cubes of each other player who has any.
    pub others: Vec<(Colour, u8)>,
    /// Slots without a cube.
    pub empty: u8,
    /// This colour would control it.
    pub controller: Option<Colour>,
}

/// Compares this player's cubes on the island with those of the others (DR-17.7).
#[must_use]
pub fn compared(island: &Island, by: Colour) -> Comparison {
    let others = Colour::ALL.into_iter().filter(|other| *other != by);
    Comparison {
        own: island.cubes_of(by),
        others: others.map(|other| (other, island.cubes_of(other))).filter(|(_, cubes)| *cubes > 0).collect(),
        empty: island.empty_slots(),
        controller: island.controller(),
    }
}

/// Tracks the cubes of one ability that went beside the ship's tile (DR-17.6).
#[derive(Clone, Copy, Debug)]
struct Range {
    reach: Reach,
    beside: Option<Place>,
    count: u8,
}

impl Range {
    const fn of(reach: Reach) -> Self {
        Self { reach, beside: None, count: 0 }
    }

    fn takes_in(self, ship: Place, at: Place) -> bool {
        let most = match self.reach {
            Reach::Here => 0,
            Reach::SomeNextDoor(most) => most,
            Reach::NextDoor => u8::MAX,
        };
        let same = self.beside.is_none_or(|beside| beside == at);
        at == ship || (same && self.count < most && ship.borders(at))
    }

    const fn went(&mut self, at: Place) {
        self.beside = Some(at);
        self.count = self.count.saturating_add(1);
    }
}

/// Influence while it is laid out.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    state: &'a State,
    by: Colour,
    ship: Place,
    range: Range,
    /// The last influence of the ability before waits for the first of this one, and keeps its own range.
    waits: Option<Range>,
    left: u8,
    supply: u8,
    islands: Vec<(Place, Island)>,
    laid: Vec<Placing>,
}

impl<'a> Plan<'a> {
    /// Begins a plan for `count` cubes of this player. The ship must lie at an island, even if the cubes go beside it
    /// (DR-17.2, DR-17.6).
    ///
    /// # Errors
    /// It does not.
    pub fn begin(state: &'a State, by: Colour, count: u8, reach: Reach) -> Result<Self, Refusal> {
        let player = state.player(by).ok_or_else(|| refuse("DR-17.2", Objection::NotYours))?;
        if state.island_at(player.at).is_none() {
            let rule = if reach == Reach::Here { "DR-17.2" } else { "DR-17.6" };
            return Err(refuse(rule, Objection::NoIslandHere));
        }
        Ok(Self {
            state,
            by,
            ship: player.at,
            range: Range::of(reach),
            waits: None,
            left: count,
            supply: player.supply,
            islands: Vec::new(),
            laid: Vec::new(),
        })
    }

    /// Lays out all batches, one ability after another.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn of(state: &'a State, by: Colour, batches: &[Batch<'_>]) -> Result<Self, Refusal> {
        let mut plan: Option<Self> = None;
        for batch in batches {
            let mut next = match plan {
                None => Self::begin(state, by, batch.count, batch.reach)?,
                Some(before) => before.join(batch.count, batch.reach)?,
            };
            batch.cubes.iter().try_for_each(|cube| next.lay(*cube))?;
            plan = Some(next);
        }
        plan.ok_or_else(|| refuse("DR-17.2", Objection::NothingToPlace))
    }

    /// Goes on to the next ability: the last cube of this one replaces a cube together with the first of the next
    /// (DR-17.3). It does not count as left over, so that it could have gone elsewhere is no objection (DR-17.5).
    ///
    /// # Errors
    /// None is left, or more than one.
    pub fn join(self, count: u8, reach: Reach) -> Result<Self, Refusal> {
        if self.left != 1 || self.waits.is_some() {
            return Err(refuse("DR-17.3", Objection::NotJoined));
        }
        let (waits, range, laid) = (Some(self.range), Range::of(reach), Vec::new());
        Ok(Self { waits, range, laid, left: count.saturating_add(1), ..self })
    }

    /// The cubes that were laid of this ability.
    #[must_use]
    pub fn laid(&self) -> &[Placing] {
        &self.laid
    }

    /// Takes the cubes out of the plan.
    #[must_use]
    pub fn into_laid(self) -> Vec<Placing> {
        self.laid
    }

    /// Influence that is left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// Cubes that are left in the supply.
    #[must_use]
    pub const fn supply(&self) -> u8 {
        self.supply
    }

    /// An island as it would be.
    #[must_use]
    pub fn island(&self, at: Place) -> Option<&Island> {
        let changed = self.islands.iter().find(|(place, _)| *place == at).map(|(_, island)| island);
        changed.or_else(|| self.state.island_at(at))
    }

    /// Compares the cubes of an island as the plan would leave them.
    #[must_use]
    pub fn compared(&self, at: Place) -> Option<Comparison> {
        self.island(at).map(|island| compared(island, self.by))
    }

    /// The next cube here would use up this number of cubes.
    fn cost(&self, cube: Placing) -> Result<u8, Refusal> {
        let (state, by, at) = (self.state, self.by, cube.at);
        if !self.range.takes_in(self.ship, at) || self.waits.is_some_and(|waits| !waits.takes_in(self.ship, at)) {
            return Err(refuse("DR-17.6", Objection::OutOfReach));
        }
        let Some(island) = self.island(at) else { return Err(refuse("DR-17.6", Objection::NoIsland)) };
        if state.walled(by, at) {
            return Err(refuse("DR-16.6", Objection::Walled));
        }
        state.open_to(by, at, "DR-9.10")?;
        if island.in_slots(by) == island.slots {
            return Err(refuse("DR-17.4", Objection::SlotsYours));
        }
        match cube.from {
            None if self.supply == 0 => return Err(refuse("DR-17.13", Objection::SupplyEmpty)),
            Some(_) if self.supply > 0 => return Err(refuse("DR-17.13", Objection::SupplyFirst)),
            Some(from) if !self.lends(from) => return Err(refuse("DR-17.13", Objection::MayNotLend)),
            _ => {}
        }
        let free = island.empty_slots() > 0 || cube.from == Some(at);
        let cost = match cube.instead_of {
            None if free => 1,
            None => return Err(refuse("DR-17.2", Objection::SlotsTaken)),
            Some(_) if free => return Err(refuse("DR-17.2", Objection::SlotFree)),
            Some(other) if other == by || island.in_slots(other) == 0 => {
                return Err(refuse("DR-17.2", Objection::NoSuchCube));
            }
            // DR-25.6.
            Some(other) => 1 + u8::from(state.player(other).is_some_and(|other| other.finished)),
        };
        if self.waits.is_some() && cost != 2 {
            return Err(refuse("DR-17.3", Objection::NotJoined));
        }
        match self.left {
            0 => Err(refuse("DR-14.11", Objection::InfluenceSpent)),
            left if left < cost => Err(refuse("DR-17.3", Objection::TwoInfluence)),
            _ => Ok(cost),
        }
    }

    fn lends(&self, from: Place) -> bool {
        !self.state.walled(self.by, from) && self.island(from).is_some_and(|island| island.may_lend(self.by))
    }

    /// One cube more.
    ///
    /// # Errors
    /// The rule against it.
    pub fn lay(&mut self, cube: Placing) -> Checked {
        let cost = self.cost(cube)?;
        let by = self.by;
        match cube.from {
            None => self.supply = self.supply.saturating_sub(1),
            Some(from) => self.change(from, |island| island.lift(by)),
        }
        self.change(cube.at, |island| island.lay(by, cube.instead_of));
        if cube.at != self.ship {
            self.range.went(cube.at);
        }
        self.left = self.left.saturating_sub(cost);
        self.waits = None;
        self.laid.push(cube);
        Ok(())
    }

    fn change(&mut self, at: Place, change: impl FnOnce(&mut Island)) {
        if let Some((_, island)) = self.islands.iter_mut().find(|(place, _)| *place == at) {
            change(island);
        } else if let Some(mut island) = self.state.island_at(at).cloned() {
            change(&mut island);
            self.islands.push((at, island));
        }
    }

    /// Lists every cube that may come next. Where the supply is empty each is named with an island that lends it
    /// (DR-17.13).
    #[must_use]
    pub fn open(&self) -> Vec<Placing> {
        let from: Vec<Option<Place>> = match self.supply {
            0 => self.state.sea.islands().map(|(at, _)| at).filter(|at| self.lends(*at)).map(Some).collect(),
            _ => vec![None],
        };
        let mut open = Vec::new();
        for at in std::iter::once(self.ship).chain(self.ship.neighbours()) {
            let Some(island) = self.island(at) else { continue };
            let whose = std::iter::once(None).chain(island.cubes.keys().copied().map(Some));
            for instead_of in whose {
                let lenders = from.iter().copied().filter(|from| *from != Some(at));
                open.extend(lenders.map(|from| Placing { at, instead_of, from }));
            }
        }
        open.retain(|cube| self.cost(*cube).is_ok());
        open
    }

    /// May the use end here? Cubes that can be placed must be; a player without cubes need not take any (DR-17.5).
    ///
    /// # Errors
    /// There is more to be placed.
    pub fn may_end(&self) -> Checked {
        if self.waits.is_some() {
            return Err(refuse("DR-17.3", Objection::NotJoined));
        }
        if self.left > 0 && self.supply > 0 && !self.open().is_empty() {
            return Err(refuse("DR-17.5", Objection::InfluenceLeft { count: self.left }));
        }
        Ok(())
    }

    /// Ways to lay out all the rest: for each cube that may come next, the same again as long as it goes, and then others.
    #[must_use]
    pub fn ways(&self) -> Vec<Self> {
        self.open().into_iter().map(|first| self.clone().begun_with(first)).collect()
    }

    /// The rest laid out from this cube on, as [`ways`](Self::ways) has it.
    #[must_use]
    pub fn begun_with(mut self, first: Placing) -> Self {
        let mut next = Some(first);
        while let Some(cube) = next {
            if self.lay(cube).is_err() {
                break;
            }
            let open = self.open();
            let alike = open.iter().find(|other| (other.at, other.instead_of) == (cube.at, cube.instead_of));
            let near = open.iter().find(|other| other.at == cube.at);
            next = alike.or(near).or(open.first()).copied();
        }
        self
    }
}

/// May this player lay out influence so? What cannot be placed is lost, and if it is all of it (DR-17.3, DR-17.4); but where walls
/// or a pirate close the island, there is no use of it.
///
/// # Errors
/// The first reason against it.
pub fn may(state: &State, by: Colour, batches: &[Batch<'_>]) -> Checked {
    let plan = Plan::of(state, by, batches)?;
    plan.may_end()?;
    if batches.iter().any(|batch| !batch.cubes.is_empty()) {
        return Ok(());
    }
    match plan.cost(Placing { at: plan.ship, instead_of: None, from: None }) {
        Err(refusal) if matches!(refusal.why, Objection::Walled | Objection::Blockade | Objection::Barred) => {
            Err(refusal)
        }
        _ => Ok(()),
    }
}

/// Lays the cubes, then settles control of the islands (DR-17.5, DR-17.8).
pub fn run(table: &mut Table<'_>, by: Colour, batches: &[Batch<'_>]) -> Ruling<()> {
    let state = table.state();
    let lost = Plan::of(state, by, batches).map_or(0, |plan| plan.left);
    let mut before: Vec<(Place, Option<Colour>)> = Vec::new();
    for Placing { at, instead_of, from } in batches.iter().flat_map(|batch| batch.cubes).copied() {
        if before.iter().all(|(seen, _)| *seen != at) {
            before.push((at, table.island_at(at).and_then(Island::controller)));
        }
        table.tell(Islands::InfluencePlaced { by, at, instead_of, from });
    }
    if lost > 0 {
        table.tell(Islands::InfluenceLost { by, count: lost });
    }
    before.into_iter().try_for_each(|(at, was)| settle(table, at, was))
}

/// Control of an island is checked, once (DR-17.8 to DR-17.12): buildings go with it, and the player who gains it lays
/// a permanent cube.
fn settle(table: &mut Table<'_>, at: Place, was: Option<Colour>) -> Ruling<()> {
    let Some(island) = table.island_at(at) else { return Ok(()) };
    let now = island.controller();
    if now == was {
        return Ok(());
    }
    // Buildings stay if the former controller has the island back; they leave if another player gains it (DR-16.5).
    let strange = now.is_some() && island.last_controller != now;
    let buildings: Vec<_> = island.buildings.iter().copied().filter(|_| strange).collect();
    table.tell(Islands::ControlChanged { at, from: was, to: now });
    for building in buildings {
        table.tell(Islands::BuildingReturned { at, building });
    }
    let Some(by) = now else { return Ok(()) };
    match cubes::one(table, by)? {
        Some(from) => table.tell(Islands::PermanentPlaced { by, at, from }),
        None => table.tell(Battle::CubesMissing { by, count: 1 }),
    }
    marks::settled(table, by);
    marks::built(table, by);
    Ok(())
}
