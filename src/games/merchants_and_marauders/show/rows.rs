//! The rows of the show: for every fact that is seen or heard its sound, its words with their place and time. A fact that only moves
//! things to other places has no row, for words would stand in its way.

use super::{Over, Stage};
use crate::rules::merchants_and_marauders::happenings::{
    Battles, Cards, Dice, Fates, Happening, Papers, Purse, Raids, Rounds, SettingOut, Ships, Trade, Turns, Volleys,
};
use crate::rules::merchants_and_marauders::state::{Outcome, Side, State};
use crate::rules::merchants_and_marauders::words::{Colour, NpcKind};
use crate::table::beats::{Beats, Shown};

use Over::{Chart, Event, Mat, Npc, Port, Ship, Zone};

impl Stage<'_> {
    pub(super) fn shown(&self) -> Shown {
        use Happening as H;
        match self.told {
            H::SettingOut(told) => self.set_out(told),
            H::Rounds(told) => self.round(told),
            H::Turns(told) => self.turn(told),
            H::Purse(told) => self.purse(told),
            H::Trade(told) => self.trade(told),
            H::Ships(told) => self.ship(told),
            H::Papers(told) => self.paper(told),
            H::Raids(told) => self.raid(told),
            H::Battles(told) => self.battle(told),
            H::Volleys(told) => self.volley(told),
            H::Dice(told) => self.dice(told),
            H::Cards(told) => self.card(told),
            H::Fates(told) => self.fate(told),
        }
    }

    fn set_out(&self, told: &SettingOut) -> Shown {
        use SettingOut as T;
        match told {
            T::DeckLaid { .. } | T::CargoLaid { .. } => self.hear("paper", Chart).then(Beats::wait(0.15)),
            T::EventsCut { .. } => self.say(Event, 0.5),
            T::DemandLaid { .. } | T::YardsLaid { .. } => self.call("wood", Chart, 0.6),
            T::CaptainDealt { by, .. } => self.hear("card", Mat(*by)).then(Beats::wait(0.2)),
            T::ShipPicked { by, .. } => self.hear("wood", Mat(*by)),
            T::CaptainShown { by, .. } => self.call("bell", Ship(*by), 1.1),
            T::FirstPlayer { by } => self.call("bell", Ship(*by), 0.8),
        }
    }

    fn round(&self, told: &Rounds) -> Shown {
        use Rounds as T;
        match told {
            T::RoundBegan { .. } => self.call("bell", Chart, 0.8),
            T::MerchantsDealt { .. } => self.call("wood", Chart, 0.7),
            T::EventTurned { .. } => self.call("card", Event, 1.4),
            T::IconSkipped { .. } => self.say(Event, 0.5),
            T::NpcSailed { npc, .. } | T::NpcStayed { npc, .. } => self.say(Npc(*npc), 0.9),
            T::NpcScouted { npc, .. } => self.say(Npc(*npc), 1.1),
            T::NpcEntered { npc, .. } | T::NpcReturned { npc, .. } => self.call("bell", Npc(*npc), 1.0),
            T::NpcBeaten { npc, .. } => self.beaten(*npc),
            T::NpcArmed { npc } | T::NpcDisarmed { npc } => self.say(Npc(*npc), 0.8),
            T::SquadronEntered { nation, .. } | T::SquadronLeft { nation } => self.say(Npc(NpcKind::of(*nation)), 0.9),
            T::WarBroke { .. } => self.call("muskets", Event, 1.6),
            T::WarEnded { .. } => self.call("bell", Event, 1.2),
            T::RoundClosed { .. } | T::LaidTokenReturned { .. } | T::EventDiscarded { .. } | T::RoundEnded { .. } => {
                Shown::nothing()
            }
        }
    }

    fn turn(&self, told: &Turns) -> Shown {
        use Turns as T;
        match told {
            T::TurnBegan { by } => self.call("bell", Ship(*by), 0.8),
            T::EntryUsed { by } | T::EntryBegan { by, .. } => self.say(Ship(*by), 0.4),
            T::ScoutBegan { by, .. } => self.say(Ship(*by), 0.7),
            T::PortBegan { by, .. } => self.call("anchor", Ship(*by), 0.6),
            T::ActivityBegan { by, .. } | T::StepTaken { by, .. } => self.say(Ship(*by), 0.4),
            // The ship is seen to go.
            T::Moved { .. }
            | T::PhaseBegan { .. }
            | T::TurnEnded { .. }
            | T::ActionSpent { .. }
            | T::PortEnded { .. } => Shown::nothing(),
        }
    }

    fn purse(&self, told: &Purse) -> Shown {
        match told {
            Purse::GoldGained { by, .. } | Purse::GoldPaid { by, .. } => self.call("coin-on-oak", Ship(*by), 0.4),
            Purse::GoldHidden { by, .. } | Purse::GoldFetched { by, .. } => self.call("coin-on-coin", Mat(*by), 0.5),
        }
    }

    fn trade(&self, told: &Trade) -> Shown {
        use Trade as T;
        match told {
            T::CargoShuffled { .. } => self.hear("paper", Chart),
            T::CargoSold { by, .. } => self.call("coin-on-coin", Ship(*by), 1.0),
            T::DemandChanged { port, .. } => self.call("wood", Port(*port), 0.7),
            T::TokenLaid { .. } => self.say(Event, 0.7),
            T::MarketDrawn { by, .. } => self.call("card", Ship(*by), 0.5),
            T::MarketDiscarded { by, .. } | T::PricesSet { by, .. } => self.say(Ship(*by), 0.4),
            T::CargoBought { by, .. } => self.call("coin-on-oak", Ship(*by), 0.4),
            T::MarketClosed { by, .. } | T::CargoStowed { by, .. } | T::CargoLeft { by, .. } => {
                self.say(Ship(*by), 0.4)
            }
            T::CargoDiscarded { by, .. } | T::CargoLost { by, .. } => self.call("splash", Ship(*by), 0.6),
            T::CargoDelivered { by, .. } => self.say(Ship(*by), 0.8),
        }
    }

    fn ship(&self, told: &Ships) -> Shown {
        use Ships as T;
        match told {
            T::YardTurnedUp { port, .. } => self.call("wood", Port(*port), 0.8),
            T::ShipBought { by, .. } => self.call("timber", Ship(*by), 1.2),
            T::Repaired { by, .. } | T::HullRestored { by } => self.call("wood", Ship(*by), 0.4),
            T::CrewGained { by, .. } | T::CrewLost { by, .. } => self.say(Ship(*by), 0.5),
            T::WeaponGained { by, .. } | T::WeaponSold { by, .. } => self.call("lead-on-oak", Ship(*by), 0.5),
            T::FittingTaken { by, .. } => self.call("wood", Ship(*by), 0.7),
            T::FittingsMixed { by, .. } => self.hear("wood", Mat(*by)),
            T::FittingPlaced { port, .. } => self.say(Port(*port), 0.4),
        }
    }

    fn paper(&self, told: &Papers) -> Shown {
        use Papers as T;
        match told {
            T::BountySet { on, .. } => self.call("struck-wood", Ship(*on), 0.9),
            T::BountyFell { on, .. } | T::BountyLapsed { on, .. } => self.say(Ship(*on), 0.7),
            T::MissionOffered { card } => {
                let zone = self.after.pack.missions.get(card).map(|mission| mission.at);
                self.call("card", zone.map_or(Chart, Port), 0.7)
            }
            T::MissionsShuffled { .. } | T::RumorsShuffled { .. } => self.hear("paper", Chart),
            T::MissionTried { by, .. } => self.say(Ship(*by), 0.5),
            T::MissionClaimed { by, .. } => self.call("paper", Ship(*by), 0.8),
            T::MissionDropped { by, .. } | T::MissionLapsed { by, .. } => self.say(Ship(*by), 0.7),
            T::MissionCompleted { by, .. } => self.call("cheer", Ship(*by), 1.2),
            T::RumorDrawn { by, .. } | T::RumorReturned { by, .. } => self.call("paper", Ship(*by), 0.5),
            T::RumorShown { by, .. } => self.call("paper", Ship(*by), 1.2),
            T::RumorProved { by, .. } => self.call("cheer", Ship(*by), 1.0),
            T::RumorsDiscarded { .. } => self.say(Chart, 0.5),
        }
    }

    fn raid(&self, told: &Raids) -> Shown {
        use Raids as T;
        let by = self.after.active();
        match told {
            T::MerchantFound { by, zone, .. } => self.met(*by, *zone).then(self.call("bell", Zone(*zone), 1.0)),
            T::MerchantNamed { by, .. } | T::MerchantLetGo { by } => self.say(Ship(*by), 0.7),
            T::RaidBegan { by, .. } => self.call("gun", Ship(*by), 1.0),
            T::RaidCardsTurned { .. } => self.call("card", Ship(by), 0.9),
            T::SuccessesCounted { by, .. } => self.say(Ship(*by), 0.8),
            T::RaidCardDrawn { .. } | T::RaidCardDiscarded { .. } | T::RaidCardExchanged { .. } => {
                self.call("card", Ship(by), 0.7)
            }
            T::SuccessesLeft { by } => self.say(Ship(*by), 0.4),
            T::EscapesCounted { by, .. } => self.say(Ship(*by), 0.9),
            T::RaidFailed { by, .. } => self.call("splash", Ship(*by), 1.2),
            T::RaidSucceeded { by, .. } => self.call("cheer", Ship(*by), 1.4),
            T::RaidOver { .. } => Shown::nothing(),
        }
    }

    fn battle(&self, told: &Battles) -> Shown {
        use Battles as T;
        let side = |side: Side| Over::Side(side);
        match told {
            T::BattleBegan { attacker, defender, .. } => {
                self.between(*attacker, *defender).then(self.call("bell", side(*attacker), 1.4))
            }
            T::LandingBegan { by, .. } => self.call("muskets", Ship(*by), 1.2),
            T::BattleRoundBegan { .. } => self.say(self.fought(), 0.5),
            T::Declared { by, .. } => self.say(side(*by), 0.7),
            T::ContestWon { by } => self.say(side(*by), 0.9),
            T::ContestTied | T::ContestVoid | T::CrewsGone => self.say(self.fought(), 0.9),
            T::BoardingSucceeded { by } => self.call("grapple", side(*by), 1.2),
            T::CrewRoundBegan { .. } => self.call("melee", self.fought(), 0.7),
            T::CrewFell { by, .. } => self.call("musket", side(*by), 0.8),
            T::BattleDecided { outcome: Outcome::Boarded(_) } => self.call("cheer", self.fought(), 1.4),
            T::BattleDecided { .. } => self.say(self.fought(), 1.2),
            T::RewardPaid { by, .. } | T::GoldPlundered { by, .. } => self.call("coin-on-coin", Ship(*by), 0.8),
            T::SpoilsTurned { by, .. } | T::SpoilsLost { by, .. } => self.call("card", Ship(*by), 0.9),
            T::CardPlundered { by, .. }
            | T::RumorPlundered { by, .. }
            | T::ProvedPlundered { by, .. }
            | T::CargoPlundered { by, .. }
            | T::WeaponPlundered { by, .. }
            | T::SpecialistPlundered { by, .. } => self.say(Ship(*by), 0.5),
            T::PrizeTaken { by, .. } => self.call("cheer", Ship(*by), 1.2),
            T::BattleOver => Beats::wait(0.4).into(),
        }
    }

    /// The ship of the attacker: words about both stand there.
    fn fought(&self) -> Over {
        let of = |state: &State| state.battle.as_ref().map(|battle| battle.attacker);
        of(self.after).or_else(|| of(self.before)).map_or(Chart, Over::Side)
    }

    fn volley(&self, told: &Volleys) -> Shown {
        use Volleys as T;
        match told {
            T::HitsDue { kind, shooter, at, hits } => self.fires(*kind, *shooter, *at, *hits),
            T::HitsAdded { shooter, .. } | T::SkullsAimed { shooter, .. } => self.say(Over::Side(*shooter), 0.6),
            T::LocationsThrown { at, .. } | T::SymbolsHit { at, .. } => self.say(Over::Side(*at), 0.9),
            T::SkullPlaced { at, .. } | T::HitCancelled { at, .. } | T::HitMoved { at, .. } => {
                self.say(Over::Side(*at), 0.6)
            }
            T::HitTaken { at, .. } => self.struck(*at),
            T::HitSpent { at, .. } => self.say(Over::Side(*at), 0.5),
            T::VolleysOver => Shown::nothing(),
        }
    }

    fn dice(&self, told: &Dice) -> Shown {
        use Dice as T;
        match told {
            T::Rolled { by, .. } => self.say(Over::Side(*by), 1.0),
            T::DiceThrownAgain { by, .. } | T::DieTurned { by, .. } => self.say(Over::Side(*by), 0.8),
            T::HitsThrownAgain { at, .. } | T::HitTurned { at, .. } => self.say(Over::Side(*at), 0.8),
            T::TestCounts { by } | T::DiceMadeSkulls { by, .. } | T::CardDiceThrown { by, .. } => {
                self.say(Ship(*by), 0.8)
            }
            T::TestOver { by, .. } => self.say(Ship(*by), 0.8),
            T::DiceGathered => Shown::nothing(),
        }
    }

    fn card(&self, told: &Cards) -> Shown {
        use Cards as T;
        match told {
            T::PointGained { by, .. } => self.call("cheer", Ship(*by), 1.1),
            T::GloryDrawn { by, .. } => self.hear("card", Mat(*by)).then(Beats::wait(0.3)),
            T::GloryDeckRebuilt { .. } => self.hear("paper", Chart),
            T::GloryTurnedUp { .. } => self.call("card", Chart, 0.6),
            T::CardAnnounced { by, .. } | T::CardDeclined { by, .. } => self.call("card", Mat(*by), 0.7),
            T::CardPlayed { by, .. } | T::CardCopied { by, .. } => self.call("card", Mat(*by), 1.1),
            T::CardResolved { .. } | T::AheadSet { .. } => Shown::nothing(),
            T::NextRollChanged { side, .. } => self.say(Over::Side(*side), 0.6),
            T::CrewTaken { from, .. } => self.call("musket", Over::Side(*from), 0.7),
            T::TurnedAway { by, .. } | T::EscapeGranted { by } | T::BattleBrokenOff { by } => self.say(Ship(*by), 0.9),
            T::SpecialistGained { by, .. } | T::Hired { by, .. } | T::HiringFailed { by, .. } => {
                self.say(Mat(*by), 0.8)
            }
            T::GloryDiscarded { by, .. }
            | T::ThingUsed { by, .. }
            | T::ThingDiscarded { by, .. }
            | T::FittingTurned { by, .. }
            | T::LastingBegan { by, .. }
            | T::ActionsGained { by, .. }
            | T::MovesGained { by, .. }
            | T::PortsOpened { by, .. }
            | T::CrewSpared { by, .. }
            | T::BountyCancelled { by }
            | T::CarryAllowed { by }
            | T::HandSeen { by, .. }
            | T::MerchantsSeen { by, .. } => self.say(Mat(*by), 0.7),
        }
    }

    fn fate(&self, told: &Fates) -> Shown {
        use Fates as T;
        match told {
            T::CaptainDied { by, .. } => self.goes_down(Side::Player(*by)).then(self.call("bell", Ship(*by), 1.6)),
            T::RetirementDeclared { by } | T::CaptainRetired { by, .. } => self.say(Mat(*by), 1.2),
            T::CaptainDrawn { by, .. } | T::CaptainReturned { by, .. } => self.call("card", Mat(*by), 1.0),
            T::CaptainPutBack { by, .. } => self.say(Mat(*by), 0.7),
            T::CommandTaken { by, .. } => self.call("bell", Ship(*by), 1.0),
            T::OutfitPaid { by, .. } => self.call("coin-on-oak", Mat(*by), 0.6),
            T::Claimed { by, .. } => self.call("cheer", Mat(*by), 1.6),
            T::ClaimLapsed { by } => self.say(Mat(*by), 1.0),
            T::Counted { by, .. } => self.call("coin-on-coin", Mat(*by), 1.2),
            T::GameWon { winners, .. } => {
                self.call("cheer", winners.first().map_or(Chart, |by: &Colour| Mat(*by)), 2.0)
            }
        }
    }
}
