//! A fleet of a player's own (PC-2, PC-21.28): what each choice does to it, and what is against a choice. Pure functions over fleets.

use crate::rules::pirates::fleet::{self, FleetFault, FleetOptions};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::{Berth, Fleet, Pack};

/// A fleet that a player builds has this id; no ready one bears it.
const OWN: &str = "own";

/// The id of a fleet that a player builds.
#[must_use]
pub fn own() -> Name {
    Name::try_from(OWN).unwrap_or_default()
}

/// Crew begin in one of these places (PC-2.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quarters {
    /// Aboard the ship at this place of the fleet.
    Ship(usize),
    Home,
}

/// One choice of the builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<'a> {
    AddShip(Name),
    /// Her crew leave the fleet with her.
    DropShip(usize),
    AddCrew(Quarters, Name),
    DropCrew(Quarters, usize),
    AddKraken(Name),
    DropKraken(usize),
    /// A fort is in the list once, so that one choice puts it there and takes it away (PC-2.14).
    TurnFort(Name),
    /// The same for a unique treasure (PC-3.20).
    TurnUnique(Name),
    BringCoins(&'a [u8]),
}

impl Quarters {
    /// The same quarters after a choice: a ship that is gone has none.
    #[must_use]
    pub const fn after(self, deed: &Deed) -> Self {
        match (self, deed) {
            (Self::Ship(place), Deed::DropShip(gone)) if place == *gone => Self::Home,
            (Self::Ship(place), Deed::DropShip(gone)) if place > *gone => Self::Ship(place - 1),
            _ => self,
        }
    }
}

/// Is it a fleet of the player's own?
#[must_use]
pub fn is_own(fleet: &Fleet) -> bool {
    fleet.id == own()
}

/// The player's own fleet begins as a copy of another.
#[must_use]
pub fn copied(fleet: &Fleet, total: u16) -> Fleet {
    Fleet { id: own(), rank: 0, build_total: total, ..fleet.clone() }
}

/// The fleet after a choice.
#[must_use]
pub fn done(fleet: &Fleet, deed: &Deed) -> Fleet {
    let mut fleet = fleet.clone();
    match *deed {
        Deed::AddShip(ship) => fleet.ships.push(Berth { ship, crew: Vec::new() }),
        Deed::DropShip(place) => drop_at(&mut fleet.ships, place),
        Deed::AddCrew(quarters, card) => crew(&mut fleet, quarters, |crew| crew.push(card)),
        Deed::DropCrew(quarters, place) => crew(&mut fleet, quarters, |crew| drop_at(crew, place)),
        Deed::AddKraken(card) => fleet.krakens.push(card),
        Deed::DropKraken(place) => drop_at(&mut fleet.krakens, place),
        Deed::TurnFort(card) => turn(&mut fleet.forts, card),
        Deed::TurnUnique(card) => turn(&mut fleet.uniques, card),
        Deed::BringCoins(coins) => fleet.coins = coins.to_vec(),
    }
    fleet
}

/// The fault that a choice would bring with it; faults that are there already forbid no mending.
#[must_use]
pub fn against(pack: &Pack, fleet: &Fleet, options: &FleetOptions, deed: &Deed) -> Option<FleetFault> {
    let before = fleet::faults(pack, fleet, options);
    fleet::faults(pack, &done(fleet, deed), options).into_iter().find(|fault| !before.contains(fault))
}

/// The spaces of a ship: those that her crew leave free, and all of them with what links add (PC-9.20).
#[must_use]
pub fn spaces(pack: &Pack, berth: &Berth) -> (u8, u8) {
    let all = pack.capacity(berth.ship, &berth.crew);
    (all.saturating_sub(pack.crew_spaces(&berth.crew)), all)
}

/// The points that more crew aboard may have (PC-2.10).
#[must_use]
pub fn crew_points_left(pack: &Pack, berth: &Berth) -> u16 {
    let own = pack.craft(berth.ship).map_or(0, |craft| u16::from(craft.points));
    own.saturating_sub(pack.crew_points(&berth.crew))
}

/// Can this crew use its abilities on this ship (PC-12.3)?
#[must_use]
pub fn works(pack: &Pack, ship: Name, card: Name) -> bool {
    pack.craft(ship).zip(pack.hand(card)).is_some_and(|(craft, hand)| craft.opens_to(hand.nation))
}

fn crew(fleet: &mut Fleet, quarters: Quarters, change: impl FnOnce(&mut Vec<Name>)) {
    let crew = match quarters {
        Quarters::Home => Some(&mut fleet.ashore),
        Quarters::Ship(place) => fleet.ships.get_mut(place).map(|berth| &mut berth.crew),
    };
    if let Some(crew) = crew {
        change(crew);
    }
}

fn drop_at<T>(list: &mut Vec<T>, place: usize) {
    if place < list.len() {
        list.remove(place);
    }
}

fn turn(list: &mut Vec<Name>, card: Name) {
    match list.iter().position(|other| *other == card) {
        Some(place) => drop_at(list, place),
        None => list.push(card),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::GAMES;
    use crate::rules::pirates::fleet::FleetFlaw;
    use crate::rules::pirates::words::Nation;

    fn name(word: &str) -> Name {
        Name::try_from(word).unwrap()
    }

    /// The cards of the game, and a copy of a ready fleet.
    fn yard(fleet: &str, total: u16) -> (Pack, Fleet) {
        let library = GAMES.library(None).0;
        let shelf = library.pirates();
        (Pack::clone(&shelf.pack), copied(&shelf.fleets[&name(fleet)], total))
    }

    fn flaw(pack: &Pack, fleet: &Fleet, deed: &Deed) -> Option<&'static str> {
        let options = FleetOptions::of(fleet.build_total);
        against(pack, fleet, &options, deed).map(|fault| fault.flaw.rule().0)
    }

    #[test]
    fn a_copy_is_as_good_as_its_model_and_bears_a_name_of_its_own() {
        let (pack, fleet) = yard("kings-squadron", 40);
        assert!(is_own(&fleet) && fleet::faults(&pack, &fleet, &FleetOptions::of(40)).is_empty());
        assert!(GAMES.library(None).0.pirates().ready_fleets().all(|ready| !is_own(ready)));
    }

    #[test]
    fn what_is_added_costs_points_and_what_is_taken_out_gives_them_back() {
        let (pack, full) = yard("black-pearls-company", 40);
        let own = done(&full, &Deed::DropShip(1));
        // The second ship costs 8, and her explorer 1.
        assert_eq!((fleet::points(&pack, &full), fleet::points(&pack, &own)), (40, 31));
        let ship = name("bonnie-liz");
        assert_eq!(flaw(&pack, &full, &Deed::AddShip(ship)), Some("PC-2.2"));
        assert_eq!(flaw(&pack, &own, &Deed::AddShip(ship)), None);
        let own = done(&own, &Deed::AddShip(ship));
        let explorer = Deed::AddCrew(Quarters::Ship(3), name("explorer:pirates"));
        assert_eq!(flaw(&pack, &own, &explorer), None);
        let again = done(&own, &explorer);
        assert_eq!(fleet::points(&pack, &again), 40);
        assert_eq!(done(&again, &Deed::DropCrew(Quarters::Ship(3), 0)), own);
    }

    #[test]
    fn crew_need_room_and_are_no_dearer_than_their_ship() {
        let (pack, fleet) = yard("black-pearls-company", 40);
        let own = Fleet { ships: fleet.ships[..1].to_vec(), ..fleet };
        // The captain costs 7 and the helmsman 2 of her 13.
        assert_eq!(crew_points_left(&pack, &own.ships[0]), 4);
        let dear = pack.hands.iter().find(|(_, hand)| hand.points > 4 && hand.nation == Nation::Pirates).unwrap();
        assert_eq!(flaw(&pack, &own, &Deed::AddCrew(Quarters::Ship(0), *dear.0)), Some("PC-2.10"));
        let mut full = own;
        let explorer = Deed::AddCrew(Quarters::Ship(0), name("explorer:pirates"));
        let least = |fleet: &Fleet| spaces(&pack, &fleet.ships[0]).0;
        while least(&full) > 0 {
            full = done(&full, &explorer);
        }
        let fault = against(&pack, &full, &FleetOptions::of(40), &explorer).unwrap();
        assert!(matches!(fault.flaw, FleetFlaw::TooManyCrew { .. }));
        // Crew of another nation may be there, and does nothing (PC-2.4, PC-12.3).
        assert!(works(&pack, name("black-pearl-swift"), name("explorer:pirates")));
        assert!(!works(&pack, name("black-pearl-swift"), name("explorer:spain")));
    }

    #[test]
    fn forts_and_treasures_are_turned_in_and_out_up_to_what_was_agreed() {
        let (pack, own) = yard("kings-squadron", 40);
        let uniques: Vec<Name> = pack.uniques.keys().copied().take(3).collect();
        let [first, second, third] = uniques[..] else { panic!("three treasures") };
        let two = done(&done(&own, &Deed::TurnUnique(first)), &Deed::TurnUnique(second));
        assert_eq!(two.uniques, [first, second]);
        assert_eq!(flaw(&pack, &two, &Deed::TurnUnique(third)), Some("PC-3.20"));
        assert_eq!(done(&two, &Deed::TurnUnique(first)).uniques, [second]);
        let fort = *pack.strongholds.keys().next().unwrap();
        let without = Fleet { forts: Vec::new(), ..own };
        let with = done(&without, &Deed::TurnFort(fort));
        assert_eq!((&with.forts[..], done(&with, &Deed::TurnFort(fort)).forts), (&[fort][..], Vec::new()));
    }

    #[test]
    fn every_ready_set_of_coins_is_right_for_its_total() {
        for (fleet, total) in [("kings-squadron", 40), ("signal-station", 20)] {
            let (pack, own) = yard(fleet, total);
            let sets = pack.coin_sets_for(total);
            assert!(sets.len() > 4);
            for coins in sets.values() {
                let own = done(&own, &Deed::BringCoins(coins));
                assert!(fleet::faults(&pack, &own, &FleetOptions::of(total)).is_empty(), "{coins:?}");
            }
        }
    }

    #[test]
    fn whoever_looks_at_a_ship_that_is_taken_out_looks_home() {
        let gone = Deed::DropShip(1);
        let after = [0, 1, 2].map(|place| Quarters::Ship(place).after(&gone));
        assert_eq!(after, [Quarters::Ship(0), Quarters::Home, Quarters::Ship(1)]);
    }

    #[test]
    fn a_fault_that_is_there_does_not_hinder_its_mending() {
        let (pack, own) = yard("kings-squadron", 40);
        let dear = done(&own, &Deed::AddShip(name("hms-ajax")));
        assert!(!fleet::faults(&pack, &dear, &FleetOptions::of(40)).is_empty());
        let coins = [1, 1, 1, 1, 1, 1, 2, 7];
        assert_eq!(flaw(&pack, &dear, &Deed::BringCoins(&coins)), None);
        assert_eq!(flaw(&pack, &dear, &Deed::DropShip(dear.ships.len() - 1)), None);
    }
}
