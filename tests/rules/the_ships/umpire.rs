//! TS-29: rulings by hand, with their bounds; each is told, kept and marked.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use weather_gage::captains::{Crewed, Luck, Rank, SeededDice};
use weather_gage::logbook::chronicle;
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::kernel::ruling::MOST;
use weather_gage::rules::kernel::{Answer, Awaiting, Journal, Match, Misfit, Ruleset, Seat, Viewer, Want, digest};
use weather_gage::rules::the_ships::amendments::{Amendment as A, Mark};
use weather_gage::rules::the_ships::check;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{End, Turns, Umpire};
use weather_gage::rules::the_ships::imagined::Supposed;
use weather_gage::rules::the_ships::orders::{LoadMark, Order};
use weather_gage::rules::the_ships::position::Company;
use weather_gage::rules::the_ships::refusals::Objection;
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use weather_gage::rules::the_ships::state::{Phase, State, Verdict};
use weather_gage::rules::the_ships::tile::Terrain;
use weather_gage::rules::the_ships::wants::{Choice, Why};

use super::laws::is_sound;
use super::scene::*;
use crate::bots::{library, setup};

const ENGLAND: Seat = Seat(0);
const SPAIN: Seat = Seat(1);

fn sea() -> Sea {
    Scene::new(N)
        .advanced()
        .terrain(4, 4, Terrain::Shallow)
        .terrain(5, 9, Terrain::Land)
        .terrain(14, 4, Terrain::Shoal)
        .ship(REVENGE, (8, 9), N, |ship| {
            ship.deck = Company { musketeers: 2, pikemen: 1 };
            ship.below = Company { musketeers: 3, pikemen: 2 };
            loaded(ship, BatteryPlace::Port, LoadMark::Ball, 2, 0);
        })
        .ship(SAN_MARTIN, (12, 4), S, |ship| ship.below = Company { musketeers: 4, pikemen: 2 })
        .begin()
}

fn lies(ship: &str, bow: (i32, i32), facing: Heading) -> A {
    A::Lies { ship: id(ship), bow: Offset::new(bow.0, bow.1), facing }
}

fn refused(sea: &Sea, amendments: &[A]) -> Option<(&'static str, Objection)> {
    let refusal = check::order(sea.state(), ENGLAND, &Order::Propose(amendments.to_vec())).err()?;
    Some((refusal.rule.0, refusal.why))
}

fn propose(sea: &mut Sea, by: Seat, amendments: &[A]) {
    sea.battle.give(by, Order::Propose(amendments.to_vec())).unwrap();
}

#[test]
fn ts_29_a_proposal_waits_for_no_cards_and_asks_the_other_side() {
    let mut sea = sea();
    let before = digest(sea.state());
    // Spain has sealed already: her order is void, and stays unseen.
    let own = [(id(SAN_MARTIN), full("F"))].into();
    sea.battle.give(SPAIN, Order::cards(own)).unwrap();
    let ruling = vec![A::Sailors { ship: id(REVENGE), left: 20 }];
    propose(&mut sea, ENGLAND, &ruling);
    assert_eq!(sea.battle.sealed().keys().copied().collect::<Vec<_>>(), [ENGLAND]);
    let told = sea.battle.take_told();
    assert_eq!(told, [H::Umpire(Umpire::RulingProposed { side: Nation::English, amendments: ruling.clone() })]);
    assert_eq!(
        sea.want(),
        Want::Choice {
            by: SPAIN,
            options: vec![Choice::Agree, Choice::Refuse],
            why: Why::Umpire { side: Nation::English, amendments: ruling },
        }
    );
    assert_eq!(sea.want().why().rule().0, "TS-29");
    // Until the answer is there nothing has changed but that it was asked.
    assert_eq!(digest(sea.state()), before);
    assert_eq!(told[0].rule().0, "TS-29");
}

#[test]
fn ts_29_agreed_it_is_done_cards_are_written_afresh_and_the_battle_is_marked() {
    let mut sea = sea();
    let ruling = [
        A::Wind { towards: SE },
        lies(REVENGE, (9, 12), NE),
        A::Hull { ship: id(SAN_MARTIN), row: BatteryPlace::Port, crossed: 3 },
        A::Marked { ship: id(SAN_MARTIN), mark: Mark::RudderLost, set: true },
    ];
    propose(&mut sea, SPAIN, &ruling);
    let told = sea.go_on(&[choose("agree")]);
    let mut wanted = vec![
        H::Umpire(Umpire::RulingProposed { side: Nation::Spanish, amendments: ruling.to_vec() }),
        H::Umpire(Umpire::RulingAgreed { side: Nation::English }),
    ];
    wanted.extend(ruling.map(|amendment| H::Umpire(Umpire::SetRight { amendment })));
    wanted.push(H::Turns(Turns::PhaseBegan { phase: Phase::Orders }));
    assert_eq!(told, wanted);
    assert_eq!((sea.state().wind, sea.lies(REVENGE)), (SE, ((9, 12), NE)));
    let san_martin = sea.ship(SAN_MARTIN);
    assert_eq!((san_martin.crossed_in(BatteryPlace::Port), san_martin.rudder_lost), (3, true));
    assert_eq!((sea.state().rulings, sea.state().turn), (1, 1));
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![ENGLAND, SPAIN]));
    // A battery that was ready still is: the turn goes on as it began.
    assert!(sea.ship(REVENGE).is_ready(BatteryPlace::Port));
    // A second one may follow at once.
    propose(&mut sea, ENGLAND, &[A::Sailors { ship: id(REVENGE), left: 9 }]);
    sea.go_on(&[choose("agree")]);
    assert_eq!((sea.state().rulings, sea.ship(REVENGE).sailors), (2, 9));
}

#[test]
fn ts_29_refused_nothing_changes_but_the_log() {
    let mut sea = sea();
    let before = sea.state().clone();
    propose(&mut sea, ENGLAND, &[A::Wind { towards: S }]);
    let told = sea.go_on(&[choose("refuse")]);
    assert_eq!(told.last(), Some(&H::Umpire(Umpire::RulingRefused { side: Nation::Spanish })));
    assert_eq!((sea.state(), sea.state().rulings), (&before, 0));
    assert_eq!(digest(sea.state()), digest(&before));
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![ENGLAND, SPAIN]));
    // And the battle goes on as ever.
    sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, battle("F"))], &[]);
    assert_eq!(sea.state().turn, 2);
}

#[test]
fn ts_29_only_in_phase_1_and_only_by_a_side_that_owes_cards() {
    let (library, proposal) = (library(), Order::Propose(vec![A::Wind { towards: S }]));
    let setup = setup(&library, &library.scenarios["gravelines"]);
    let mut battle = Match::<TheShips>::begin(&setup).unwrap();
    let Misfit::Refused(refusal) = battle.give(ENGLAND, proposal.clone()).unwrap_err() else { panic!() };
    assert_eq!(
        (battle.state().phase, refusal.rule.0, refusal.why),
        (Phase::FittingOut, "TS-7.1", Objection::WrongPhase)
    );
    // Locked in melee she owes no cards; the other side may still propose.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .ship(SANTIAGO, (2, 2), N, |_| {})
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    assert_eq!(sea.battle.give(ENGLAND, proposal.clone()), Err(Misfit::NotAwaited(ENGLAND)));
    let free = A::Locked { ship: id(REVENGE), with: id(SAN_MARTIN), held: false };
    propose(&mut sea, SPAIN, &[free]);
    sea.go_on(&[choose("agree")]);
    assert_eq!(sea.state().locks, []);
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![ENGLAND, SPAIN]), "freed, she takes orders");
}

#[test]
fn ts_29_out_of_the_bounds_of_card_and_chart_it_is_refused() {
    let sea = sea();
    let (revenge, san_martin) = (id(REVENGE), id(SAN_MARTIN));
    let mark = |mark, set| A::Marked { ship: revenge, mark, set };
    let cases: Vec<(Vec<A>, (&str, Objection))> = vec![
        (vec![], ("TS-29", Objection::RulingEmpty)),
        (vec![A::Wind { towards: S }; MOST + 1], ("TS-29", Objection::RulingTooLong { most: MOST })),
        (vec![A::Wind { towards: N }], ("TS-29", Objection::RulingIdle)),
        (vec![A::Sailors { ship: id(SWALLOW), left: 1 }], ("TS-29", Objection::RulingNoShip)),
        (vec![A::Sailors { ship: revenge, left: 25 }], ("TS-6.1", Objection::RulingMost { most: 24 })),
        (vec![A::Sailors { ship: revenge, left: 0 }], ("TS-17.6", Objection::RulingNobody)),
        (vec![A::Powder { ship: revenge, barrels: 200 }], ("TS-6.1", Objection::RulingMost { most: 10 })),
        (vec![A::Mast { ship: revenge, mast: MastName::Main, left: 9 }], ("TS-6.1", Objection::RulingMost { most: 3 })),
        (
            vec![A::Hull { ship: revenge, row: BatteryPlace::Port, crossed: 99 }],
            ("TS-6.2", Objection::RulingMost { most: 14 }),
        ),
        (vec![A::Hull { ship: revenge, row: BatteryPlace::Port, crossed: 14 }], ("TS-15.4", Objection::RulingHoled)),
        (
            vec![A::Guns { ship: revenge, battery: BatteryPlace::Port, standing: 31 }],
            ("TS-15.2", Objection::RulingMost { most: 7 }),
        ),
        (
            vec![A::OnDeck { ship: revenge, kind: Soldiers::Pikemen, units: 99 }],
            ("TS-2.8", Objection::RulingMost { most: 6 }),
        ),
        (vec![A::Fate { ship: revenge, standing: Standing::Taken }], ("TS-29", Objection::RulingFate)),
        (vec![A::Fate { ship: revenge, standing: Standing::Waiting }], ("TS-29", Objection::RulingFate)),
        (vec![A::Fire { ship: revenge, fire: Some(Fire::Train) }], ("TS-28.7", Objection::RulingNoFireship)),
        (vec![mark(Mark::BurnDue, true)], ("TS-21.4", Objection::RulingFire)),
        (vec![mark(Mark::Anchored, true)], ("TS-10.12", Objection::RulingAnchor)),
        (vec![mark(Mark::Aground, true)], ("TS-4.3", Objection::RulingAground)),
        (vec![lies(REVENGE, (90, 9), N)], ("TS-3.5", Objection::RulingOffTheBoard)),
        (vec![lies(REVENGE, (i32::MAX, i32::MIN), N)], ("TS-3.5", Objection::RulingOffTheBoard)),
        (vec![lies(REVENGE, (5, 9), N)], ("TS-4.4", Objection::RulingOnLand)),
        (vec![lies(REVENGE, (12, 4), N)], ("TS-3.5", Objection::BerthTaken)),
        (vec![A::Locked { ship: revenge, with: san_martin, held: true }], ("TS-18.8", Objection::RulingAlongside)),
        (vec![A::Locked { ship: revenge, with: san_martin, held: false }], ("TS-18.8", Objection::RulingNotLocked)),
        (
            Officer::ALL.map(|officer| A::Officer { ship: revenge, officer, stands: false }).to_vec(),
            ("TS-22.6", Objection::RulingNoOfficers),
        ),
        (
            vec![A::Fate { ship: revenge, standing: Standing::Surrendered }, mark(Mark::Panic, true)],
            ("TS-1.9", Objection::RulingOutOfPlay),
        ),
        (
            vec![A::Fate { ship: revenge, standing: Standing::Sunk }, lies(REVENGE, (8, 9), N)],
            ("TS-1.9", Objection::RulingPlaceAndFate),
        ),
        (
            vec![lies(REVENGE, (4, 4), N), mark(Mark::Anchored, true), mark(Mark::CableCut, true)],
            ("TS-28.7", Objection::RulingCable),
        ),
    ];
    for (ruling, why) in cases {
        assert_eq!(refused(&sea, &ruling), Some(why), "{ruling:?}");
    }
    // Things of the Advanced rules stay there.
    let common = Scene::new(N).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (2, 2), N, |_| {}).begin();
    for ruling in [
        A::Fire { ship: revenge, fire: Some(Fire::Port) },
        A::Officer { ship: revenge, officer: Officer::Master, stands: false },
        A::Ashore { side: Nation::English, units: 1 },
        mark(Mark::Panic, true),
    ] {
        assert_eq!(refused(&common, &[ruling]), Some(("TS-1.4", Objection::AdvancedOnly)), "{ruling:?}");
    }
}

#[test]
fn ts_29_what_is_in_bounds_comes_out_as_it_was_agreed() {
    let mut sea = sea();
    let revenge = id(REVENGE);
    let all = sea.ship(REVENGE).guns_in(BatteryPlace::Port);
    let ruling = [
        lies(REVENGE, (4, 4), NE),
        A::Marked { ship: revenge, mark: Mark::Anchored, set: true },
        A::Hull { ship: revenge, row: BatteryPlace::Starboard, crossed: 4 },
        A::Guns { ship: revenge, battery: BatteryPlace::Port, standing: 2 },
        A::Mast { ship: revenge, mast: MastName::Main, left: 1 },
        A::OnDeck { ship: revenge, kind: Soldiers::Musketeers, units: 7 },
        A::Powder { ship: revenge, barrels: 3 },
        A::Sails { ship: revenge, sails: Sails::Full },
        A::Fire { ship: revenge, fire: Some(Fire::Port) },
        A::Officer { ship: revenge, officer: Officer::Gunner, stands: false },
        A::Ashore { side: Nation::Spanish, units: 2 },
    ];
    propose(&mut sea, ENGLAND, &ruling);
    sea.go_on(&[choose("agree")]);
    let ship = sea.ship(REVENGE);
    assert_eq!((sea.lies(REVENGE), ship.anchored), (((4, 4), NE), true));
    // TS-15.2: guns between crossed boxes went with them; TS-17.3: the aftmost are struck off first.
    assert!(ship.crossed_in(BatteryPlace::Starboard) == 4 && ship.guns_in(BatteryPlace::Starboard) < all);
    assert_eq!((ship.guns_in(BatteryPlace::Port), ship.has_gun(BatteryPlace::Port, 0)), (2, true));
    assert_eq!((ship.masts[1], ship.powder, ship.last_sails), (1, 3, Sails::Full));
    assert_eq!((ship.fire, ship.caught_fire, ship.has_lost(Officer::Gunner)), (Some(Fire::Port), true, true));
    // She has symbols for eight musketeers: with seven of them on deck one is left below.
    assert_eq!((ship.on_deck(Soldiers::Musketeers), ship.below(Soldiers::Musketeers)), (7, 1));
    assert_eq!(ship.below(Soldiers::Pikemen), 2);
    assert_eq!(sea.state().ashore, [0, 2]);
    is_sound(sea.state(), true);
    // Put back: the foremost guns come first, a fire that never was leaves nothing due.
    let back = [
        A::Guns { ship: revenge, battery: BatteryPlace::Port, standing: 4 },
        A::Fire { ship: revenge, fire: None },
        A::Marked { ship: revenge, mark: Mark::CaughtFire, set: false },
    ];
    propose(&mut sea, SPAIN, &back);
    sea.go_on(&[choose("agree")]);
    let ship = sea.ship(REVENGE);
    assert_eq!((ship.guns_in(BatteryPlace::Port), ship.aftmost_gun(BatteryPlace::Port)), (4, Some(3)));
    assert_eq!((ship.fire, ship.burn_due, ship.caught_fire), (None, false, false));
}

#[test]
fn ts_29_a_ship_comes_back_into_play_or_leaves_it_and_the_battle_may_end_so() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SWALLOW, (2, 9), N, |ship| ship.standing = Some(Standing::Surrendered))
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let fate = |ship: &str, standing| A::Fate { ship: id(ship), standing };
    propose(&mut sea, ENGLAND, &[fate(SWALLOW, Standing::InPlay)]);
    sea.go_on(&[choose("agree")]);
    assert!(sea.ship(SWALLOW).in_play());
    sea.play(&[(SWALLOW, battle("F")), (REVENGE, furled()), (SAN_MARTIN, furled())], &[]);
    assert_eq!(sea.lies(SWALLOW), ((2, 5), N), "she sails in the same turn");
    propose(&mut sea, ENGLAND, &[fate(SAN_MARTIN, Standing::Sunk)]);
    let told = sea.go_on(&[choose("agree")]);
    assert!(has(&told, |told| matches!(told, H::End(End::Ended { result: Verdict::Won(Nation::English), .. }))));
    assert_eq!((sea.state().phase, sea.state().rulings), (Phase::Over, 2));
    assert!(sea.ship(SAN_MARTIN).base.is_none());
}

#[test]
fn ts_29_two_ships_may_change_places_in_one_ruling() {
    let mut sea = sea();
    propose(&mut sea, ENGLAND, &[lies(REVENGE, (12, 4), S), lies(SAN_MARTIN, (8, 9), N)]);
    sea.go_on(&[choose("agree")]);
    assert_eq!((sea.lies(REVENGE), sea.lies(SAN_MARTIN)), (((12, 4), S), ((8, 9), N)));
}

#[test]
fn ts_29_a_ruling_is_in_the_journal_and_is_played_again() {
    let mut sea = sea();
    sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, battle("F"))], &[]);
    sea.battle.give(SPAIN, Order::cards([(id(SAN_MARTIN), battle("F"))].into())).unwrap();
    propose(&mut sea, ENGLAND, &[lies(REVENGE, (3, 15), S), A::Wind { towards: NW }]);
    let asked = sea.battle.journal().clone();
    sea.go_on(&[choose("agree")]);
    sea.play(&[(REVENGE, furled()), (SAN_MARTIN, furled())], &[]);
    for journal in [asked, sea.battle.journal().clone()] {
        let written = chronicle::write(&journal).unwrap();
        let read: Journal<TheShips> = chronicle::read(&written).unwrap();
        assert_eq!(read, journal);
        let again = read.replay().unwrap();
        assert_eq!(again.journal(), &journal, "the same digests on the way");
    }
    let again = sea.battle.journal().replay().unwrap();
    assert_eq!((again.state(), again.state().rulings), (sea.state(), 1));
    // Without the answer the other entries are other states: the ruling is part of the battle.
    let mut spoiled = sea.battle.journal().clone();
    spoiled.entries[1].answers = vec![Answer::Chose(1)];
    assert!(spoiled.replay().is_err());
}

#[test]
fn ts_29_a_battle_without_a_ruling_keeps_its_digest() {
    let sea = sea();
    let mut ruled = sea.state().clone();
    ruled.rulings = 1;
    assert_ne!(digest(&ruled), digest(sea.state()));
    let mut asked = sea.state().clone();
    TheShips::evolve(&mut asked, &H::Umpire(Umpire::RulingRefused { side: Nation::English }));
    assert_eq!(digest(&asked), digest(sea.state()));
}

#[test]
fn ts_29_a_refusal_tells_nothing_that_is_hidden() {
    let sea = sea();
    let ships = [id(REVENGE), id(SAN_MARTIN)];
    let mut lots = Lots(7);
    let rulings: Vec<Vec<A>> = (0..4000).map(|_| lots.ruling(sea.state(), &ships)).collect();
    for seat in [ENGLAND, SPAIN] {
        let view = TheShips::seen_by(sea.state(), Viewer::Seat(seat));
        // Holds full of soldiers, and empty ones: the answer is the same.
        let full = view.imagine(|_| Supposed { musketeers: 9, pikemen: 9, powder: 9, ..Supposed::default() });
        let empty = view.imagine(|_| Supposed::default());
        assert_ne!(digest(&full), digest(&empty));
        for ruling in &rulings {
            let order = Order::Propose(ruling.clone());
            let [one, two, truth] = [&full, &empty, sea.state()].map(|state| check::order(state, seat, &order));
            assert_eq!((&one, &two), (&truth, &truth), "{ruling:?}");
        }
    }
    // Everybody is told a ruling in full: it speaks of nothing hidden.
    let told =
        H::Umpire(Umpire::SetRight { amendment: A::OnDeck { ship: ships[0], kind: Soldiers::Pikemen, units: 3 } });
    for viewer in [Viewer::Seat(ENGLAND), Viewer::Seat(SPAIN), Viewer::Bystander] {
        assert_eq!(TheShips::told_to(sea.state(), &told, viewer), Some(told.clone()));
    }
}

#[test]
fn ts_29_every_bot_agrees_and_none_proposes() {
    let sea = sea();
    let view = TheShips::seen_by(sea.state(), Viewer::Seat(SPAIN));
    let why = Why::Umpire { side: Nation::English, amendments: vec![A::Wind { towards: S }] };
    for rank in [Rank::Random, Rank::Mate, Rank::Captain { samples: 8 }] {
        for seed in 0..12 {
            let mut captain = TheShips::enlist(rank, seed);
            assert_eq!(captain.choose(&mut || view.clone(), &[Choice::Refuse, Choice::Agree], &why), 1, "{rank:?}");
        }
        assert!(matches!(TheShips::enlist(rank, 1).order(&view), Order::Cards { .. }), "{rank:?}");
    }
}

/// Draws amendments, sensible and not.
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below.max(1)
    }

    fn small(&mut self, below: usize) -> u8 {
        u8::try_from(self.draw(below)).unwrap()
    }

    fn amendment(&mut self, state: &State, ships: &[weather_gage::rules::the_ships::ship_id::ShipId]) -> A {
        let ship = ships[self.draw(ships.len())];
        let (row, yes) = (BatteryPlace::ALL[self.draw(3)], self.draw(2) == 0);
        match self.draw(15) {
            0 => A::Wind { towards: Heading::ALL[self.draw(6)] },
            1 => A::Ashore { side: Nation::ALL[self.draw(2)], units: self.small(12) },
            2 | 3 => {
                let (bow, _) = state.chart.hexes().nth(self.draw(324)).unwrap_or((Offset::new(0, 0), Terrain::Deep));
                A::Lies { ship, bow, facing: Heading::ALL[self.draw(6)] }
            }
            4 => {
                let all =
                    [Standing::InPlay, Standing::Sunk, Standing::Exited, Standing::Surrendered, Standing::OutOfAction];
                A::Fate { ship, standing: all[self.draw(5)] }
            }
            5 => A::Hull { ship, row, crossed: self.small(14) },
            6 => A::Guns { ship, battery: row, standing: self.small(9) },
            7 => {
                let masts = [MastName::Fore, MastName::Main, MastName::Mizzen, MastName::Bonaventure];
                A::Mast { ship, mast: masts[self.draw(4)], left: self.small(5) }
            }
            8 => A::Sailors { ship, left: self.small(32) },
            9 => A::OnDeck { ship, kind: Soldiers::ALL[self.draw(2)], units: self.small(12) },
            10 => A::Powder { ship, barrels: self.small(9) },
            11 => A::Sails { ship, sails: [Sails::Furled, Sails::Battle, Sails::Full][self.draw(3)] },
            12 => {
                A::Fire { ship, fire: [None, Some(Fire::Port), Some(Fire::Starboard), Some(Fire::Train)][self.draw(4)] }
            }
            13 => A::Officer { ship, officer: Officer::ALL[self.draw(5)], stands: yes },
            _ if self.draw(3) == 0 => A::Locked { ship, with: ships[self.draw(ships.len())], held: yes },
            _ => A::Marked { ship, mark: Mark::ALL[self.draw(8)], set: yes },
        }
    }

    fn ruling(&mut self, state: &State, ships: &[weather_gage::rules::the_ships::ship_id::ShipId]) -> Vec<A> {
        (0..=self.draw(4)).map(|_| self.amendment(state, ships)).collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn after_any_ruling_the_table_is_sound_and_the_battle_goes_on(seed in 0_u64..100_000, number in 0_usize..11) {
        let library = library();
        let scenario = library.scenarios.values().nth(number).unwrap();
        let setup = setup(&library, scenario);
        let mut battle = Match::<TheShips>::begin(&setup).unwrap();
        let mut evolved = TheShips::set_up(&setup).unwrap();
        let (mut lots, mut dice) = (Lots(seed), SeededDice::new(seed));
        let mut captains = [TheShips::enlist(Rank::Random, seed), TheShips::enlist(Rank::Random, seed + 1)];
        let (mut ruled, mut steps) = (0, 0);
        while battle.state().turn < 6 && steps < 4000 {
            steps += 1;
            match battle.awaiting().clone() {
                Awaiting::Nothing => break,
                Awaiting::Orders(seats) => {
                    let seat = seats[0];
                    let state = battle.state().clone();
                    let ships: Vec<_> = state.each().map(|place| state.id(place)).collect();
                    let proposal = (0..30).map(|_| Order::Propose(lots.ruling(&state, &ships)));
                    let lawful = proposal.into_iter().find(|order| check::order(&state, seat, order).is_ok());
                    match lawful.filter(|_| ruled < 6 && lots.draw(2) == 0) {
                        Some(order) => {
                            ruled += 1;
                            battle.give(seat, order).unwrap();
                        }
                        None => {
                            let view = TheShips::seen_by(&state, Viewer::Seat(seat));
                            battle.give(seat, captains[usize::from(seat.0)].order(&view)).unwrap();
                        }
                    }
                }
                Awaiting::Answer(Want::Throw { request, .. }) => {
                    battle.answer(Answer::Thrown(dice.throw(&request))).unwrap();
                }
                Awaiting::Answer(Want::Choice { options, .. }) => {
                    let chosen = u16::try_from(lots.draw(options.len())).unwrap();
                    battle.answer(Answer::Chose(chosen)).unwrap();
                }
                Awaiting::Answer(Want::Shuffle { .. }) => unreachable!("there are no decks"),
            }
            for told in battle.take_told() {
                TheShips::evolve(&mut evolved, &told);
            }
            prop_assert_eq!(digest(&evolved), digest(battle.state()));
            is_sound(battle.state(), !matches!(battle.awaiting(), Awaiting::Answer(_)));
        }
        prop_assert!(steps < 4000, "it goes on");
        let again = battle.journal().replay().unwrap();
        prop_assert_eq!(again.state(), battle.state());
    }
}
