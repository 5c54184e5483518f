//! The umpire's sheet: rulings by hand, thing by thing, as each would be (TS-29).

use super::wishes::{UmpireWish, Wish, why};
use crate::games::papers::sheets::{AT_THE_RIGHT, Deal, Paper};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::ruling::Amends as _;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::the_ships::amendments::{Amendment, Mark};
use crate::rules::the_ships::check;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Berth, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::{Fire, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::umpire::within;
use crate::rules::the_ships::view::View;
use crate::table::sheet::{Block, Deed, Group, Line, Print, Row, Sheet, refused};

/// A ruling that is being written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DraftRuling {
    /// This seat writes, if any.
    pub seat: Option<Seat>,
    /// The amendments, in the order in which they were written.
    pub amendments: Vec<Amendment>,
    /// The ship in hand; none for wind and shore.
    pub ship: Option<ShipId>,
}

impl DraftRuling {
    /// Nothing is written yet.
    #[must_use]
    pub fn begin(view: &View, seat: Seat) -> Self {
        let battle = &view.table;
        let own = battle.each().find(|place| battle.owner(*place) == seat && battle.ship(*place).in_play());
        Self { seat: Some(seat), amendments: Vec::new(), ship: own.map(|place| battle.id(place)) }
    }

    /// Does this seat write now, and at this table?
    #[must_use]
    pub fn serves(&self, view: &View, seat: Seat) -> bool {
        view.table.phase == Phase::Orders && self.seat == Some(seat)
    }

    /// Writes an amendment, or strikes it out. One that changes nothing is not written down.
    pub fn apply(&mut self, view: &View, wish: &UmpireWish) -> Vec<Deal<TheShips>> {
        match (*wish, self.seat) {
            (UmpireWish::Put(amendment), _) => TheShips::write(&view.table, &mut self.amendments, amendment),
            (UmpireWish::StrikeOut(number), _) if number < self.amendments.len() => {
                self.amendments.remove(number);
            }
            (UmpireWish::TakeUp(ship), _) => self.ship = ship,
            (UmpireWish::Propose, Some(seat)) => {
                return vec![Deal::Give(seat, self.order()), Deal::Lay(Paper::Ruling, false)];
            }
            (UmpireWish::Close, _) => return vec![Deal::Lay(Paper::Ruling, false)],
            (UmpireWish::StrikeOut(_) | UmpireWish::Propose, _) => {}
        }
        Vec::new()
    }

    /// A click on a hex makes this wish: the bow of the ship in hand lies there.
    #[must_use]
    pub fn clicked(&self, view: &View, hex: Offset) -> Option<UmpireWish> {
        let ship = self.ship?;
        let table = TheShips::preview(&view.table, &self.amendments);
        let facing = table.place_of(ship).and_then(|place| table.base(place)).map_or(Heading::N, |base| base.facing);
        Some(UmpireWish::Put(Amendment::Lies { ship, bow: hex, facing }))
    }

    /// The ships that would lie elsewhere, and which of them is in hand.
    #[must_use]
    pub fn moved(&self) -> Vec<(Base, bool)> {
        let moved = self.amendments.iter().filter_map(|amendment| match *amendment {
            Amendment::Lies { ship, bow, facing } => {
                Some((Base::from_bow(bow.into(), facing), self.ship == Some(ship)))
            }
            _ => None,
        });
        moved.collect()
    }

    /// The order.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::Propose(self.amendments.clone())
    }

    /// The sheet of the ship in hand, and the ruling below it.
    #[must_use]
    pub fn sheet(&self, view: &View) -> Sheet<Wish> {
        let table = TheShips::preview(&view.table, &self.amendments);
        let tab = |text: Arg, ship| {
            Deed::new(key::DrNamed { name: text }, Wish::Rule(UmpireWish::TakeUp(ship))).chosen(self.ship == ship)
        };
        let ships = table.each().map(|place| table.id(place));
        let tabs = ships.map(|ship| tab(words::ship(&table.articles, ship), Some(ship)));
        let tabs = tabs.chain([tab(Arg::key(key::UMPIRE_TABLE), None)]).collect();
        let groups = match self.ship.and_then(|ship| table.place_of(ship)) {
            Some(place) => Hers { table: &table, ship: table.id(place), place }.groups(),
            None => wind_and_shore(&table),
        };
        let against = self.seat.and_then(|seat| check::order(&view.table, seat, &self.order()).err()).as_ref().map(why);
        let propose = Deed::first(key::UMPIRE_PROPOSE, Wish::Rule(UmpireWish::Propose)).unless(against.clone());
        Sheet { keeps_keyboard: true, ..Sheet::new("umpire", AT_THE_RIGHT) }
            .titled(key::UMPIRE_TITLE)
            .with([Block::Line(Line::new(Print::Hint, key::UMPIRE_HINT)), Block::Tabs(tabs)])
            .with(groups)
            .with([self.ruling(view, against)])
            .footed([propose, Deed::button(key::MENU_CLOSE, Wish::Rule(UmpireWish::Close))])
    }

    /// The ruling so far, each amendment to be struck out again, with the objection to it.
    fn ruling(&self, view: &View, against: Option<(Fact, Rule)>) -> Group<Wish> {
        let ruling = Group::under(key::UMPIRE_RULING);
        if self.amendments.is_empty() {
            return ruling.saying(Line::new(Print::Hint, key::UMPIRE_NOTHING));
        }
        let written = self.amendments.iter().enumerate().map(|(number, amendment)| {
            let what = words::amendment(&view.table.articles, amendment);
            Deed::new(key::UmpireStrikeOut { what }, Wish::Rule(UmpireWish::StrikeOut(number)))
        });
        let against = against.as_ref().map(|against| Line::new(Print::Remark, refused(against)));
        against.into_iter().fold(ruling.offering(written), Group::saying)
    }
}

fn put(amendment: Amendment) -> Wish {
    Wish::Rule(UmpireWish::Put(amendment))
}

fn against(table: &Battle, amendment: &Amendment) -> Option<(Fact, Rule)> {
    within(table, amendment).err().as_ref().map(why)
}

/// Less or more of something.
fn count(table: &Battle, name: &str, now: u8, so: impl Fn(u8) -> Amendment) -> Row<Wish> {
    Row::as_far_as(name, now, |number| put(so(number)), |number| against(table, &so(number)))
}

/// One of a few, or something that is so or not.
fn one(table: &Battle, name: impl Into<Fact>, chosen: bool, amendment: Amendment) -> Deed<Wish> {
    Deed::new(name, put(amendment)).chosen(chosen).unless(against(table, &amendment).filter(|_| !chosen))
}

fn wind_and_shore(table: &Battle) -> Vec<Group<Wish>> {
    let winds =
        Heading::ALL.map(|to| one(table, words::heading(to), table.wind == to, Amendment::Wind { towards: to }));
    let wind = Group::under(key::UMPIRE_WIND).offering(winds);
    let ashore = Nation::ALL
        .map(|side| count(table, words::side(side), table.ashore[side], |units| Amendment::Ashore { side, units }));
    let ashore = table.advanced().then(|| Group::under(key::UMPIRE_ASHORE).counting(ashore));
    [wind].into_iter().chain(ashore).collect()
}

/// A ship, as she would be.
struct Hers<'a> {
    table: &'a Battle,
    ship: ShipId,
    place: Place,
}

impl Hers<'_> {
    fn groups(&self) -> Vec<Group<Wish>> {
        let all = self.berth().into_iter().chain(self.hull()).chain(self.people()).chain(self.marks());
        all.filter(|group| !group.is_empty()).collect()
    }

    fn count(&self, name: &str, now: u8, so: impl Fn(u8) -> Amendment) -> Row<Wish> {
        count(self.table, name, now, so)
    }

    fn one(&self, name: impl Into<Fact>, chosen: bool, amendment: Amendment) -> Deed<Wish> {
        one(self.table, name, chosen, amendment)
    }

    fn berth(&self) -> [Group<Wish>; 3] {
        let (table, ship, state) = (self.table, self.ship, self.table.ship(self.place));
        let berth = state.base.map(Berth::from);
        let middle = table.chart.bounds().map_or(Offset::new(0, 0), |bounds| {
            Offset::new((bounds.least.col + bounds.greatest.col) / 2, (bounds.least.row + bounds.greatest.row) / 2)
        });
        let Berth { bow, facing } = berth.unwrap_or(Berth { bow: middle, facing: Heading::N });
        let lies = berth.map_or_else(
            || Fact::from(key::PLACE_NOWHERE),
            |berth| key::PlaceAt { column: berth.bow.col, row: berth.bow.row }.into(),
        );
        // Off the board or on land she may be carried over; the place she stays at is checked when it is proposed.
        let ways = [
            (key::UMPIRE_NORTH, 0, -1),
            (key::UMPIRE_SOUTH, 0, 1),
            (key::UMPIRE_WEST, -1, 0),
            (key::UMPIRE_EAST, 1, 0),
        ];
        let ways = ways.map(|(name, col, row)| {
            let beside = Offset::new(bow.col.saturating_add(col), bow.row.saturating_add(row));
            let bow = if berth.is_some() { beside } else { bow };
            Deed::new(name, put(Amendment::Lies { ship, bow, facing }))
        });
        let turned = Heading::ALL.map(|to| {
            let so = put(Amendment::Lies { ship, bow, facing: to });
            Deed::new(words::heading(to), so).chosen(to == facing && berth.is_some())
        });
        let fates = [Standing::InPlay, Standing::Surrendered, Standing::OutOfAction, Standing::Sunk, Standing::Exited];
        let fates = fates.map(|standing| {
            self.one(words::fate(standing), state.standing == standing, Amendment::Fate { ship, standing })
        });
        [
            Group::under(key::UMPIRE_PLACE).saying(Line::new(Print::Body, lies)).offering(ways),
            Group::under(key::UMPIRE_TURN).offering(turned),
            Group::under(key::UMPIRE_FATE).offering(fates),
        ]
    }

    fn hull(&self) -> [Group<Wish>; 4] {
        let (ship, state, vessel) = (self.ship, self.table.ship(self.place), self.table.vessel(self.place));
        let rows = BatteryPlace::ALL.into_iter().filter(|row| vessel.boxes_of(*row) > 0).map(|row| {
            let so = |crossed| Amendment::Hull { ship, row, crossed };
            self.count(words::part(row), state.crossed_in(row), so)
        });
        let guns = vessel.card.batteries().map(|battery| {
            let now = u8::try_from(state.guns_in(battery)).unwrap_or(u8::MAX);
            self.count(words::battery(battery), now, |standing| Amendment::Guns { ship, battery, standing })
        });
        let masts = vessel.card.masts.iter().enumerate().map(|(number, mast)| {
            let so = |left| Amendment::Mast { ship, mast: mast.name, left };
            self.count(words::mast(mast.name), state.mast(number), so)
        });
        let sails = [Sails::Furled, Sails::Battle, Sails::Full]
            .map(|sails| self.one(words::sails(sails), state.last_sails == sails, Amendment::Sails { ship, sails }));
        [
            Group::under(key::UMPIRE_HULL).counting(rows),
            Group::under(key::UMPIRE_GUNS).counting(guns),
            Group::under(key::UMPIRE_MASTS).counting(masts),
            Group::under(key::UMPIRE_SAILS).offering(sails),
        ]
    }

    fn people(&self) -> [Group<Wish>; 2] {
        let (ship, state) = (self.ship, self.table.ship(self.place));
        let soldiers = [(Soldiers::Musketeers, key::PEOPLE_MUSKETEERS), (Soldiers::Pikemen, key::PEOPLE_PIKEMEN)];
        let soldiers = soldiers
            .map(|(kind, name)| self.count(name, state.on_deck(kind), |units| Amendment::OnDeck { ship, kind, units }));
        let sailors = self.count(key::PEOPLE_SAILORS, state.sailors, |left| Amendment::Sailors { ship, left });
        let powder = self.count(key::UMPIRE_BARRELS, state.powder, |barrels| Amendment::Powder { ship, barrels });
        let officers = &self.table.vessel(self.place).card.officers;
        let officers = officers.iter().filter(|_| self.table.advanced()).map(|officer| {
            let (officer, stands) = (*officer, !state.has_lost(*officer));
            self.one(words::officer(officer), stands, Amendment::Officer { ship, officer, stands: !stands })
        });
        [
            Group::under(key::UMPIRE_PEOPLE).counting([sailors]).counting(soldiers).counting([powder]),
            Group::under(key::UMPIRE_OFFICERS).offering(officers),
        ]
    }

    fn marks(&self) -> [Group<Wish>; 3] {
        let (table, ship, state) = (self.table, self.ship, self.table.ship(self.place));
        let train = table.vessel(self.place).card.fireship.then_some(Some(Fire::Train));
        let fires = [None, Some(Fire::Port), Some(Fire::Starboard)].into_iter().chain(train);
        let fires = fires
            .filter(|_| table.advanced())
            .map(|fire| self.one(words::fire(fire), state.fire == fire, Amendment::Fire { ship, fire }));
        let marks = Mark::ALL.into_iter().filter(|mark| table.advanced() || !mark.is_advanced()).map(|mark| {
            let set = mark.lies_on(state);
            self.one(words::mark(mark), set, Amendment::Marked { ship, mark, set: !set })
        });
        let foes = table.each().filter(|other| table.is_enemy(self.place, *other)).map(|foe| {
            let with = table.id(foe);
            let held = table.locks.iter().any(|lock| {
                let pair = [lock.boarder, lock.boarded];
                pair.contains(&ship) && pair.contains(&with)
            });
            let name = key::DrNamed { name: words::ship(&table.articles, with) };
            self.one(name, held, Amendment::Locked { ship, with, held: !held })
        });
        [
            Group::under(key::UMPIRE_FIRE).offering(fires),
            Group::under(key::UMPIRE_MARKS).offering(marks),
            Group::under(key::UMPIRE_LOCKS).offering(foes),
        ]
    }
}
