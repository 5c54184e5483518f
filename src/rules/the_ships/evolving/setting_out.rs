//! Applies happenings before the battle (TS-2, TS-5).

use crate::rules::geometry::base::Base;
use crate::rules::the_ships::by::BySoldiers;
use crate::rules::the_ships::happenings::SettingOut;
use crate::rules::the_ships::ship::{BatteryCards, Load, Standing};
use crate::rules::the_ships::state::{Phase, State};

impl SettingOut {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::WindThrown { .. } | Self::PlacingThrown { .. } => {}
            Self::WindSet { towards } => battle.wind = towards,
            Self::ToPlace { side } => battle.phase = Phase::Placing(side),
            Self::Placed { ship, bow, facing } => battle.on(ship, |ship| {
                ship.base = Some(Base::from_bow(bow.into(), facing));
                ship.standing = Standing::InPlay;
            }),
            Self::AllPlaced { side } => battle.placed.push(side),
            Self::FittedOut { secret: None, .. } => {}
            Self::FittedOut { ship, secret: Some(ref fitting) } => {
                let boxes = battle.place_of(ship).map_or(0, |place| battle.vessel(place).card.reload);
                battle.on(ship, |ship| {
                    ship.powder_below = fitting.powder;
                    ship.below = BySoldiers::of([fitting.musketeers, fitting.pikemen]);
                    ship.treasure = fitting.treasure;
                    for (battery, shot) in fitting.shot.iter() {
                        let load = Some(Load { shot: shot.into(), boxes });
                        ship.batteries[battery] = BatteryCards { load, range: None };
                    }
                });
            }
        }
    }
}
