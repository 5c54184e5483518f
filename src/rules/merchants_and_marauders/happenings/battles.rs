//! Battles at sea (MM-16), crew combats (MM-18), and what the victor takes (MM-12.12, MM-20).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::kernel::keyed::Few;
use crate::rules::merchants_and_marauders::clauses::Span;
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId};
use crate::rules::merchants_and_marauders::state::{Battle, Outcome, Player, Ship, Side, State};
use crate::rules::merchants_and_marauders::words::{
    ByLocation, Colour, Declaration, Fitting, Location, Nation, ShipKind, Weapon,
};

/// Battles, crew combats and plunder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Battles {
    /// Two ships fight; `foe` has the tracks of a ship of no player (MM-14.26, 16.1).
    BattleBegan {
        attacker: Side,
        defender: Side,
        foe: ByLocation,
    },
    /// A captain lands and fights a garrison (T-9).
    LandingBegan {
        by: Colour,
        leadership: u8,
        crew: u8,
    },
    BattleRoundBegan {
        round: u8,
    },
    Declared {
        by: Side,
        what: Declaration,
    },
    /// More skulls, or the higher sum of the other dice (MM-16.7).
    ContestWon {
        by: Side,
    },
    /// Skulls and sums are equal (MM-16.7).
    ContestTied,
    /// Nobody has a skull: nobody wins, and nobody fires (MM-16.7).
    ContestVoid,
    /// The winner who declared Board comes aboard (MM-16.11).
    BoardingSucceeded {
        by: Side,
    },
    /// Both crews are gone: there is no combat, and the naval battle goes on (MM-18.2, G-20).
    CrewsGone,
    CrewRoundBegan {
        round: u8,
    },
    /// A side loses Crew in a crew combat, or just before it (MM-18.4, 19.10).
    CrewFell {
        by: Side,
        lost: u8,
        left: u8,
    },
    /// The fight has come to this.
    BattleDecided {
        outcome: Outcome,
    },
    /// A nation pays for a beaten pirate; nobody in particular does for a pirate of no player (MM-12.12, 12.14).
    RewardPaid {
        by: Colour,
        nation: Option<Nation>,
        gold: u16,
    },
    /// Cargo cards of a beaten naval ship are worth their sum (MM-20.6).
    SpoilsTurned {
        by: Colour,
        cards: Vec<CargoId>,
    },
    /// One of them is lost for each damage point of that ship's Hold (MM-20.6).
    SpoilsLost {
        by: Colour,
        cards: Vec<CargoId>,
    },
    /// All gold aboard the beaten ship goes over (MM-20.1).
    GoldPlundered {
        by: Colour,
        from: Colour,
        gold: u16,
    },
    /// A Glory card goes over; the two captains know which.
    CardPlundered {
        by: Colour,
        from: Colour,
        card: Option<CardId>,
    },
    /// The unproved rumor goes over; the two captains know which.
    RumorPlundered {
        by: Colour,
        from: Colour,
        rumor: Option<CardId>,
    },
    /// A proved rumor that stays goes over and stays in force (G-59).
    ProvedPlundered {
        by: Colour,
        from: Colour,
        rumor: CardId,
    },
    /// A cargo card goes over; the two captains know which.
    CargoPlundered {
        by: Colour,
        from: Colour,
        cargo: Option<CargoId>,
    },
    WeaponPlundered {
        by: Colour,
        from: Colour,
        weapon: Weapon,
    },
    SpecialistPlundered {
        by: Colour,
        from: Colour,
        card: CardId,
    },
    /// The victor sails on in the beaten ship, as it stands, with this much Crew; the tokens of the own one are to be
    /// scattered (MM-20.8, 20.9).
    PrizeTaken {
        by: Colour,
        from: Side,
        ship: ShipKind,
        crew: u8,
    },
    /// A ship of no player that survived is repaired; Chasers are turned back (MM-14.26, MM-10c).
    BattleOver,
}

impl Battles {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::BattleBegan { .. } => ("MM-16.1", Open),
            Self::LandingBegan { .. } => ("MM-18.1", Open),
            Self::BattleRoundBegan { .. } => ("MM-16.3", Open),
            Self::Declared { .. } => ("MM-16.4", Open),
            Self::ContestWon { .. } | Self::ContestTied | Self::ContestVoid => ("MM-16.7", Open),
            Self::BoardingSucceeded { .. } => ("MM-16.11", Open),
            Self::CrewsGone => ("MM-18.2", Open),
            Self::CrewRoundBegan { .. } => ("MM-18.3", Open),
            Self::CrewFell { .. } => ("MM-18.4", Open),
            Self::BattleDecided { outcome } => (outcome.rule(), Open),
            Self::RewardPaid { nation: Some(_), .. } => ("MM-12.12", Open),
            Self::RewardPaid { .. } => ("MM-12.14", Open),
            Self::SpoilsTurned { .. } => ("MM-20.6", Shows),
            Self::SpoilsLost { .. } => ("MM-20.6", Open),
            Self::GoldPlundered { .. } => ("MM-20.1", Shows),
            Self::CardPlundered { .. } | Self::RumorPlundered { .. } | Self::CargoPlundered { .. } => ("MM-20.1", Kept),
            Self::ProvedPlundered { .. } | Self::WeaponPlundered { .. } => ("MM-20.1", Open),
            Self::SpecialistPlundered { .. } => ("MM-20.3", Open),
            Self::PrizeTaken { .. } => ("MM-20.8", Open),
            Self::BattleOver => ("MM-16.16", Open),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match *self {
            Self::CardPlundered { by, from, .. } if !shares(by) && !shares(from) => {
                Self::CardPlundered { by, from, card: None }
            }
            Self::RumorPlundered { by, from, .. } if !shares(by) && !shares(from) => {
                Self::RumorPlundered { by, from, rumor: None }
            }
            Self::CargoPlundered { by, from, .. } if !shares(by) && !shares(from) => {
                Self::CargoPlundered { by, from, cargo: None }
            }
            _ => self.clone(),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::BattleBegan { attacker, defender, foe } => table.join(attacker, defender, foe, 0),
            Self::LandingBegan { by, leadership, crew } => {
                let mut foe = ByLocation::default();
                foe[Location::Crew] = crew;
                table.join(Side::Player(by), Side::Garrison, foe, leadership);
            }
            Self::BattleRoundBegan { round } => {
                table.clear_dice();
                table.battle(|battle| {
                    battle.round = round;
                    battle.declared = [None; 2];
                    battle.won = None;
                });
            }
            Self::Declared { by, what } => table.battle(|battle| {
                let place = battle.place(by);
                if let Some(declared) = battle.declared.get_mut(place) {
                    *declared = Some(what);
                }
            }),
            Self::ContestWon { by } => table.battle(|battle| battle.won = Some(by)),
            Self::ContestTied | Self::ContestVoid | Self::BoardingSucceeded { .. } | Self::RewardPaid { .. } => {}
            Self::CrewsGone => table.battle(|battle| battle.crew_round = None),
            Self::CrewRoundBegan { round } => {
                table.clear_dice();
                table.battle(|battle| {
                    battle.crew_round = Some(round);
                    battle.spare = [0; 2];
                });
            }
            Self::CrewFell { by, left, .. } => table.set_track(by, Location::Crew, left),
            Self::BattleDecided { outcome } => table.decide(outcome),
            Self::SpoilsTurned { ref cards, .. } => {
                cards.iter().for_each(|card| table.lift_cargo(*card));
                table.battle(|battle| battle.spoils.extend(cards));
            }
            Self::SpoilsLost { ref cards, .. } => table.throw_away(cards),
            Self::PrizeTaken { by, from, ship, crew } => table.capture(by, from, ship, crew),
            Self::BattleOver => table.part(),
            Self::GoldPlundered { .. }
            | Self::CardPlundered { .. }
            | Self::RumorPlundered { .. }
            | Self::ProvedPlundered { .. }
            | Self::CargoPlundered { .. }
            | Self::WeaponPlundered { .. }
            | Self::SpecialistPlundered { .. } => self.go_over(table),
        }
    }

    /// Something of the loser's goes to the victor (MM-20.1).
    fn go_over(&self, table: &mut State) {
        match *self {
            Self::GoldPlundered { by, from, gold } => {
                table.of(from, |player| player.gold = player.gold.saturating_sub(gold));
                table.of(by, |player| player.gold = player.gold.saturating_add(gold));
            }
            Self::CardPlundered { by, from, card: Some(card) } => {
                table.of(from, |player| player.hand.retain(|other| *other != card));
                table.of(by, |player| player.hand.push(card));
            }
            Self::RumorPlundered { by, from, rumor: Some(rumor) } => {
                table.of(from, |player| player.rumor = None);
                table.of(by, |player| player.rumor = Some(rumor));
            }
            Self::ProvedPlundered { by, from, rumor } => {
                table.of(from, |player| player.proved.retain(|other| *other != rumor));
                table.of(by, |player| player.proved.push(rumor));
            }
            Self::CargoPlundered { by, from, cargo: Some(cargo) } => {
                table.of(from, |player| player.cargo.retain(|other| *other != cargo));
                table.of(by, |player| player.cargo.push(cargo));
            }
            Self::WeaponPlundered { by, from, weapon } => {
                table.of(from, |player| _ = player.weapons.remove(&weapon));
                table.of(by, |player| _ = player.weapons.insert(weapon));
            }
            Self::SpecialistPlundered { by, from, card } => {
                table.of(from, |player| player.specialists.retain(|other| *other != card));
                table.of(by, |player| player.specialists.push(card));
            }
            _ => {}
        }
    }
}

impl Outcome {
    /// The rule by which a fight ends so.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Nobody => "MM-16.16",
            Self::Escaped(_) => "MM-16.12",
            Self::Sunk(_) | Self::BothSunk => "MM-16.15",
            Self::Boarded(_) => "MM-18.5",
        }
    }
}

impl State {
    pub(super) fn battle(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    fn clear_dice(&mut self) {
        self.rolls.clear();
        self.volleys.clear();
    }

    fn join(&mut self, attacker: Side, defender: Side, foe: ByLocation, garrison: u8) {
        self.clear_dice();
        self.battle = Some(Battle {
            attacker,
            defender,
            round: 0,
            declared: [None; 2],
            won: None,
            foe,
            garrison,
            crew_round: None,
            more: [0; 2],
            spare: [0; 2],
            outcome: None,
            spoils: Vec::new(),
        });
    }

    /// The active captain remembers a crew combat that was won (MM-28.5).
    fn decide(&mut self, outcome: Outcome) {
        let active = self.active();
        let mut won = false;
        self.battle(|battle| {
            battle.outcome = Some(outcome);
            won = matches!(outcome, Outcome::Boarded(loser) if battle.foe_of(loser) == Side::Player(active));
        });
        self.turn.won_crew_combat |= won;
    }

    /// Modifications stay on the ship they are on (G-24).
    fn capture(&mut self, by: Colour, from: Side, kind: ShipKind, crew: u8) {
        let mut taken = None;
        match from {
            Side::Player(loser) => self.of(loser, |player| taken = player.ship.take()),
            Side::Npc(_) | Side::Garrison => {
                let foe = self.battle.as_ref().map(|battle| battle.foe);
                taken = foe.map(|now| Ship { kind, now, fittings: Few::new() });
            }
        }
        let Some(mut taken) = taken else { return };
        taken.now[Location::Crew] = crew;
        let mut old = None;
        self.of(by, |player| old = player.ship.replace(taken));
        self.scattered.extend(old.iter().flat_map(|ship| ship.fittings.keys().copied()));
    }

    /// Effects that last for a battle end with it (G-31).
    fn part(&mut self) {
        self.clear_dice();
        self.used.retain(|used| used.span != Span::Battle);
        self.lasting.retain(|lasting| lasting.span != Span::Battle);
        let Some(battle) = self.battle.take() else { return };
        self.discards.cargo.extend(battle.spoils);
        let turn_back = |player: &mut Player| {
            if let Some(used) = player.ship.as_mut().and_then(|ship| ship.fittings.get_mut(&Fitting::Chasers)) {
                *used = false;
            }
        };
        for by in [battle.attacker, battle.defender].into_iter().filter_map(Side::player) {
            self.of(by, turn_back);
        }
    }
}
