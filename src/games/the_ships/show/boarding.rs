//! The show of boarding, and of what the Advanced rules bring.

use bevy::prelude::*;

use super::sums::{gripped, needed};
use super::{Show, call, glance, heel, hits, over, piece, puff};
use crate::logbook::wording::{Arg, Fact, key, the_ships as wording};
use crate::rules::the_ships::happenings::{Advanced, Boarding};
use crate::table::beats::{Beats, Recipe, Spot};

impl Show<'_> {
    pub(super) fn boarding(&self, told: &Boarding) -> Beats {
        match told {
            Boarding::Taken { ship, .. } => self.word(*ship, key::CallTaken::of).then(self.becomes(*ship)),
            Boarding::GrappleThrown { ship, face, grip, held, .. } => {
                let (face, sum) = (*face, gripped(*grip));
                let fact = if *held {
                    key::CallGrappled { face, sum }.into()
                } else {
                    key::CallGrappleFailed { face, sum }.into()
                };
                glance(over(*ship), 1.2).together(call(over(*ship), fact)).then(Beats::wait(1.0))
            }
            Boarding::Struck { ship, against, need, faces, hits: struck, .. } => {
                let clash = glance(over(*ship), 1.2).together(heel(*ship, 0.02));
                clash.together(hits(*against, *struck, faces, needed(*need))).then(Beats::wait(0.4))
            }
            Boarding::CameFree { ship, .. } => self.word(*ship, key::CallCameFree::of),
            Boarding::ApproachChosen { .. }
            | Boarding::Locked { .. }
            | Boarding::StrikesShared { .. }
            | Boarding::Felled { .. }
            | Boarding::RoundFought { .. } => Beats::none(),
        }
    }

    pub(super) fn advanced(&self, told: &Advanced) -> Beats {
        match told {
            Advanced::BlewUp { ship } => {
                let at = Spot::Piece(piece(*ship), Vec3::new(0.0, 0.2, 0.0));
                let blast = puff(at, Vec3::new(0.0, 0.5, 0.0), 0.9, Recipe::Blast);
                blast
                    .together(Beats::wait(0.25).then(self.becomes(*ship)))
                    .together(self.word(*ship, key::CallBlewUp::of))
            }
            Advanced::Surrendered { ship } => self.word(*ship, key::CallStruck::of).then(self.becomes(*ship)),
            Advanced::RudderLost { ship } => self.word(*ship, key::CallRudder::of),
            Advanced::OfficerFell { ship, officer, .. } => {
                let fact = Fact::from(key::CallOfficer { officer: Arg::key(wording::officer(*officer)) });
                call(over(*ship), fact).then(Beats::wait(0.8))
            }
            Advanced::CaughtFire { ship, .. } | Advanced::TrainFired { ship } => {
                self.becomes(*ship).together(self.word(*ship, key::CallFire::of))
            }
            Advanced::FireOut { ship } => self.becomes(*ship).together(self.word(*ship, key::CallFireOut::of)),
            Advanced::BurningSideThrown { .. }
            | Advanced::FireFought { .. }
            | Advanced::FireLeft { .. }
            | Advanced::BurnsOn { .. }
            | Advanced::FireDamaged { .. }
            | Advanced::OfficerThrown { .. }
            | Advanced::OfficerDrawn { .. }
            | Advanced::WentAshore { .. }
            | Advanced::LandingCancelled { .. }
            | Advanced::Scorched { .. }
            | Advanced::FuseThrown { .. } => Beats::none(),
        }
    }
}
