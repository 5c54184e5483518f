//! The builder of a fleet on the page before a match (PC-21.28): what is in the fleet, and what could be added to it.

use super::building::{self, Deed, Quarters};
use crate::games::outfitting::{Item, Setting};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::fleet::{self, FleetOptions};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::options::Switch;
use crate::rules::pirates::pack::{Berth, Fleet, Pack};
use crate::rules::pirates::printed::{Cannon, Craft, Hand, Link, notation};
use crate::rules::pirates::words::{Keyword, Nation};

/// The cards to be added are looked at by their kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Drawer {
    Ships,
    Crew,
    Others,
    Treasure,
}

/// The part of the builder that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    drawer: Drawer,
    nation: Nation,
    /// Crew that are added begin here.
    quarters: Quarters,
}

impl Look {
    /// The nation of the first ship is looked at first.
    pub fn at(pack: &Pack, fleet: &Fleet) -> Self {
        let ship = fleet.ships.first().and_then(|berth| pack.craft(berth.ship));
        let quarters = if ship.is_some() { Quarters::Ship(0) } else { Quarters::Home };
        Self { drawer: Drawer::Ships, nation: ship.map_or(Nation::Pirates, |craft| craft.nation), quarters }
    }
}

/// A fleet while it is built; `then` gives the settings that follow from a choice.
pub struct Yard<'a, O> {
    pub pack: &'a Pack,
    pub fleet: &'a Fleet,
    pub agreed: FleetOptions,
    pub look: Look,
    pub then: &'a dyn Fn(Fleet, Look) -> O,
}

impl<O> Yard<'_, O> {
    /// Lists everything.
    pub fn items(&self, figures: Fact) -> Vec<Item<O>> {
        let (pack, fleet) = (self.pack, self.fleet);
        let (points, total) = (fleet::points(pack, fleet), fleet::total(pack, fleet, self.agreed.total));
        let mut items = vec![Item::Small(key::PcOutfitSum { points, total, figures }.into())];
        items.extend(fleet::faults(pack, fleet, &self.agreed).into_iter().map(|fault| {
            let (rule, of) = (fault.flaw.rule().0, words::fleet_flaw(fault.flaw));
            Item::Small(match fault.card {
                Some(card) => key::FaultPcFleetCard { card: words::printed(pack, card), fault: of, rule }.into(),
                None => key::FaultPcFleet { fault: of, rule }.into(),
            })
        }));
        items.push(Item::Small(key::PC_OUTFIT_IN_FLEET.into()));
        for (place, berth) in fleet.ships.iter().enumerate() {
            items.push(Item::Any(self.berth(place, berth)));
            let (free, spaces) = building::spaces(pack, berth);
            let points = building::crew_points_left(pack, berth);
            items.push(Item::Small(key::PcOutfitRoom { free, spaces, points }.into()));
        }
        let others = self.others_in_fleet();
        if !others.is_empty() {
            items.push(Item::Any(others));
        }
        items.push(self.drawers());
        match self.look.drawer {
            Drawer::Ships => self.ships(&mut items),
            Drawer::Crew => self.crew(&mut items),
            Drawer::Others => self.others(&mut items),
            Drawer::Treasure => self.treasure(&mut items),
        }
        items
    }

    /// A choice of one card.
    fn card(&self, name: impl Into<Arg>, told: Option<Fact>, chosen: bool, deed: &Deed) -> Setting<O> {
        let fault = building::against(self.pack, self.fleet, &self.agreed, deed).filter(|_| !chosen);
        let look = Look { quarters: self.look.quarters.after(deed), ..self.look };
        let then = (self.then)(building::done(self.fleet, deed), look);
        let against = fault.map(|fault| words::fleet_flaw(fault.flaw));
        Setting { against, told, ..Setting::new(name, chosen, then) }
    }

    /// Another part of the builder.
    fn turned(&self, name: impl Into<Arg>, look: Look) -> Setting<O> {
        Setting::new(name, look == self.look, (self.then)(self.fleet.clone(), look))
    }

    /// A ship of the fleet with the crew that begin aboard.
    fn berth(&self, place: usize, berth: &Berth) -> Vec<Setting<O>> {
        let pack = self.pack;
        let ship = match pack.craft(berth.ship) {
            Some(craft) => {
                self.card(ship_name(pack, berth.ship, craft), ship_text(pack, craft), true, &Deed::DropShip(place))
            }
            None => self.card(words::printed(pack, berth.ship), None, true, &Deed::DropShip(place)),
        };
        let crew = berth.crew.iter().enumerate();
        let crew = crew.map(|(at, card)| self.crew_in_fleet(Quarters::Ship(place), at, *card, Some(berth.ship)));
        std::iter::once(ship).chain(crew).collect()
    }

    fn crew_in_fleet(&self, quarters: Quarters, at: usize, card: Name, ship: Option<Name>) -> Setting<O> {
        let told = self.pack.hand(card).and_then(|hand| {
            let idle = ship.is_some_and(|ship| !building::works(self.pack, ship, card));
            in_one(crew_facts(self.pack, hand).into_iter().chain(idle.then(|| key::PC_OUTFIT_IDLE.into())))
        });
        let points = self.pack.hand(card).map_or(0, |hand| hand.points);
        self.card(named(self.pack, card, points), told, true, &Deed::DropCrew(quarters, at))
    }

    /// Everything in the fleet that is aboard no ship.
    fn others_in_fleet(&self) -> Vec<Setting<O>> {
        let fleet = self.fleet;
        let ashore = fleet.ashore.iter().enumerate();
        let ashore = ashore.map(|(at, card)| self.crew_in_fleet(Quarters::Home, at, *card, None));
        let krakens = fleet.krakens.iter().enumerate();
        let krakens = krakens.map(|(at, card)| self.kraken(*card, true, &Deed::DropKraken(at)));
        let forts = fleet.forts.iter().map(|card| self.fort(*card));
        let uniques = fleet.uniques.iter().map(|card| self.unique(*card));
        ashore.chain(krakens).chain(forts).chain(uniques).collect()
    }

    fn drawers(&self) -> Item<O> {
        let drawers = [
            (Drawer::Ships, key::PC_OUTFIT_ADD_SHIPS),
            (Drawer::Crew, key::PC_OUTFIT_ADD_CREW),
            (Drawer::Others, key::PC_OUTFIT_ADD_OTHERS),
            (Drawer::Treasure, key::PC_OUTFIT_ADD_TREASURE),
        ];
        let drawers = drawers.map(|(drawer, name)| self.turned(Arg::key(name), Look { drawer, ..self.look }));
        Item::One(key::PC_OUTFIT_ADD.into(), Some(key::PC_OUTFIT_ADD_WHY.into()), drawers.into())
    }

    fn nations(&self) -> Item<O> {
        let nations = Nation::ALL.into_iter().map(|nation| self.turned(nation, Look { nation, ..self.look }));
        Item::Bare(nations.collect())
    }

    /// Cards of ours are left out with their option (PC-19.7).
    fn is_had(&self, house: bool) -> bool {
        !house || self.agreed.house_cards == Switch::On
    }

    fn ships(&self, items: &mut Vec<Item<O>>) {
        let pack = self.pack;
        items.push(self.nations());
        let fits = |craft: &Craft| craft.nation == self.look.nation && self.is_had(craft.house);
        let mut ships: Vec<_> = pack.crafts.iter().filter(|(_, craft)| fits(craft)).collect();
        ships.sort_by_key(|(_, craft)| std::cmp::Reverse(craft.points));
        let ships = ships.into_iter().map(|(card, craft)| {
            self.card(ship_name(pack, *card, craft), ship_text(pack, craft), false, &Deed::AddShip(*card))
        });
        items.push(Item::Any(ships.collect()));
    }

    fn crew(&self, items: &mut Vec<Item<O>>) {
        let (pack, quarters) = (self.pack, self.look.quarters);
        let ships = self.fleet.ships.iter().enumerate().map(|(place, berth)| {
            let nation = pack.craft(berth.ship).map_or(self.look.nation, |craft| craft.nation);
            let before = self.fleet.ships.iter().take(place).filter(|other| other.ship == berth.ship);
            let name = words::printed(pack, berth.ship);
            let name = match before.count() {
                0 => name,
                others => Fact::from(key::PcThingNumber { name, number: others + 1 }).into(),
            };
            (name, Look { quarters: Quarters::Ship(place), nation, ..self.look })
        });
        let home = (Arg::key(key::PC_OUTFIT_HOME), Look { quarters: Quarters::Home, ..self.look });
        let rooms = ships.chain([home]).map(|(name, look)| {
            let chosen = look.quarters == quarters;
            Setting { chosen, ..self.turned(name, look) }
        });
        items.extend([Item::Bare(rooms.collect()), self.nations()]);
        let fits = |hand: &Hand| hand.nation == self.look.nation && self.is_had(hand.house);
        let mut crew: Vec<_> = pack.hands.iter().filter(|(_, hand)| fits(hand)).collect();
        crew.sort_by_key(|(_, hand)| std::cmp::Reverse(hand.points));
        let ship = match quarters {
            Quarters::Ship(place) => self.fleet.ships.get(place).and_then(|berth| pack.craft(berth.ship)),
            Quarters::Home => None,
        };
        if ship.is_some_and(|craft| !craft.opens_to(self.look.nation)) {
            items.push(Item::Small(key::PC_OUTFIT_IDLE.into()));
        }
        let crew = crew.into_iter().map(|(card, hand)| {
            let told = in_one(crew_facts(pack, hand));
            self.card(named(pack, *card, hand.points), told, false, &Deed::AddCrew(quarters, *card))
        });
        items.push(Item::Any(crew.collect()));
    }

    fn others(&self, items: &mut Vec<Item<O>>) {
        let krakens = self.pack.monsters.iter().filter(|(_, monster)| self.is_had(monster.house));
        items.push(Item::Any(krakens.map(|(card, _)| self.kraken(*card, false, &Deed::AddKraken(*card))).collect()));
        let forts = self.pack.strongholds.iter().filter(|(_, fort)| self.is_had(fort.house));
        items.push(Item::Any(forts.map(|(card, _)| self.fort(*card)).collect()));
    }

    fn treasure(&self, items: &mut Vec<Item<O>>) {
        let mut brought = self.fleet.coins.clone();
        brought.sort_unstable();
        let sets = self.pack.coin_sets_for(self.agreed.total).iter().map(|(set, coins)| {
            let all: Vec<String> = coins.iter().map(u8::to_string).collect();
            let name = Arg::key(format!("pc-coins-{set}-name"));
            let name = Fact::from(key::PcOutfitCoins { name, coins: all.join(" ") });
            self.card(name, None, *coins == brought, &Deed::BringCoins(coins))
        });
        items.push(Item::Bare(sets.collect()));
        let gold: u16 = brought.iter().map(|value| u16::from(*value)).sum();
        items.push(Item::Small(key::PcOutfitCoinSum { count: brought.len(), gold }.into()));
        let uniques = self.pack.uniques.iter().filter(|(_, unique)| self.is_had(unique.house));
        items.push(Item::Any(uniques.map(|(card, _)| self.unique(*card)).collect()));
    }

    fn kraken(&self, card: Name, chosen: bool, deed: &Deed) -> Setting<O> {
        let monster = self.pack.monster(card);
        let told = monster.and_then(|monster| in_one(facts(&monster.cannons, &monster.keywords, &monster.abilities)));
        let points = monster.map_or(0, |monster| monster.points);
        self.card(named(self.pack, card, points), told, chosen, deed)
    }

    fn fort(&self, card: Name) -> Setting<O> {
        let fort = self.pack.stronghold(card);
        let told = fort.and_then(|fort| in_one(facts(&fort.flags, &[], &fort.abilities)));
        let gold = fort.map_or(0, |fort| fort.cost);
        let name = Fact::from(key::PcOutfitFort { name: words::printed(self.pack, card), gold });
        self.card(name, told, self.fleet.forts.contains(&card), &Deed::TurnFort(card))
    }

    fn unique(&self, card: Name) -> Setting<O> {
        let told = Some(words::treasure_effect(card));
        let chosen = self.fleet.uniques.contains(&card);
        self.card(words::printed(self.pack, card), told, chosen, &Deed::TurnUnique(card))
    }
}

fn named(pack: &Pack, card: Name, points: u8) -> Fact {
    key::PcOutfitCard { name: words::printed(pack, card), points }.into()
}

fn ship_name(pack: &Pack, card: Name, craft: &Craft) -> Fact {
    let moves = notation::of_segments(&craft.base_move);
    let (masts, spaces) = (craft.masts(), craft.cargo);
    key::PcOutfitShip { name: words::printed(pack, card), points: craft.points, masts, spaces, moves }.into()
}

fn ship_text(pack: &Pack, craft: &Craft) -> Option<Fact> {
    let facts = facts(&craft.cannons, &craft.keywords, &craft.abilities);
    in_one(facts.into_iter().chain(linked(pack, &craft.links)))
}

fn crew_facts(pack: &Pack, hand: &Hand) -> Vec<Fact> {
    let no_space = (!hand.takes_space).then(|| key::PC_PRINT_NO_SPACE.into());
    facts(&[], &hand.keywords, &hand.abilities).into_iter().chain(no_space).chain(linked(pack, &hand.links)).collect()
}

/// The print of a card, in words.
fn facts(cannons: &[Cannon], keywords: &[Keyword], abilities: &[Ability]) -> Vec<Fact> {
    let cannons = Some(notation::of_cannons(cannons)).filter(|cannons| !cannons.is_empty());
    let cannons = cannons.map(|cannons| Fact::from(key::PcTaleCannons { cannons }));
    let keywords = keywords.iter().map(|keyword| {
        let why = Arg::key(words::keyword_why(*keyword));
        Fact::from(key::PcTaleKeyword { keyword: *keyword, why })
    });
    cannons.into_iter().chain(keywords).chain(abilities.iter().map(words::ability)).collect()
}

/// The links of a card, if it has any (PC-2.11).
fn linked(pack: &Pack, links: &[Link]) -> Option<Fact> {
    let links = links.iter().map(|link| match link {
        Link::Crew(card) | Link::Craft(card) => words::printed(pack, *card),
        Link::EveryCraftOf(nation) => Arg::key(words::every_ship(*nation)),
    });
    let links: Vec<Arg> = links.collect();
    (!links.is_empty()).then(|| key::PcPrintLink { name: words::list(links) }.into())
}

fn in_one(facts: impl IntoIterator<Item = Fact>) -> Option<Fact> {
    facts.into_iter().reduce(|one, other| key::PcOutfitBoth { one, other }.into())
}
