//! What happened, in words: one sentence a happening, and the parts of every number in it.

use super::faces;
use super::things::{
    aim_parts, battery, fighters, grip_parts, heading, kind, load, mast, need_parts, officer, part, phase, sailing,
    sails, ship, shot, side, stage, step,
};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Collision, Happening, SailorLoss, Stop};
use crate::rules::the_ships::numbers::Silence;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::MastName;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, Verdict};

/// One happening.
#[must_use]
pub fn happening(articles: &Articles, happening: &Happening) -> Fact {
    use Happening as H;
    let name = |id: ShipId| ship(articles, id);
    let of = |key: &str, id: ShipId| Fact::new(key).with("ship", ship(articles, id));
    let with_battery = |key: &str, id, place| of(key, id).with("battery", Arg::key(battery(place)));
    match happening {
        H::WindThrown { face } => Fact::new(key::LOG_WIND_THROWN).with("face", *face),
        H::WindSet { towards } => Fact::new(key::LOG_WIND_SET).with("heading", Arg::key(heading(*towards))),
        H::PlacingThrown { side: of, face } => {
            Fact::new(key::LOG_PLACING_THROWN).with("side", Arg::key(side(*of))).with("face", *face)
        }
        H::ToPlace { side: of } => Fact::new(key::LOG_TO_PLACE).with("side", Arg::key(side(*of))),
        H::Placed { ship, bow, facing } => of(key::LOG_PLACED, *ship)
            .with("column", bow.col)
            .with("row", bow.row)
            .with("heading", Arg::key(heading(*facing))),
        H::AllPlaced { side: of } => Fact::new(key::LOG_ALL_PLACED).with("side", Arg::key(side(*of))),
        H::FittedOut { ship, secret: None } => of(key::LOG_FITTED_OUT, *ship),
        H::FittedOut { ship, secret: Some(fitting) } => of(key::LOG_FITTED_OUT_OWN, *ship)
            .with("powder", fitting.powder)
            .with("musketeers", fitting.musketeers)
            .with("pikemen", fitting.pikemen)
            .with("treasure", fitting.treasure),
        // The parts of phase 4 go by their own names, but for the first.
        H::PhaseBegan { phase: Phase::Execution(at) } if *at != Stage::Opening => {
            Fact::new(key::LOG_PHASE).with("phase", Arg::key(stage(*at)))
        }
        H::PhaseBegan { phase: begun } => Fact::new(key::LOG_PHASE).with("phase", Arg::key(phase(*begun))),
        H::TurnBegan { turn } => Fact::new(key::LOG_TURN).with("turn", *turn),
        H::CardLaid { ship, .. } => of(key::LOG_CARD_LAID, *ship),
        H::RangeSet { ship, battery, secret: None } => with_battery(key::LOG_RANGE_SET, *ship, *battery),
        H::RangeSet { ship, battery, secret: Some(range) } => {
            with_battery(key::LOG_RANGE_SET_OWN, *ship, *battery).with("range", *range)
        }
        H::FlagStruck { ship } => of(key::LOG_FLAG_STRUCK, *ship),
        H::Conceded { side: of } => Fact::new(key::LOG_CONCEDED).with("side", Arg::key(side(*of))),
        H::SteadinessThrown { ship, face, need } => {
            of(key::LOG_STEADINESS, *ship).with("face", *face).with("need", need.need())
        }
        H::PanicBroke { ship } => of(key::LOG_PANIC, *ship),
        H::PanicEnded { ship } => of(key::LOG_PANIC_ENDED, *ship),
        H::OrdersLost { ship } => of(key::LOG_ORDERS_LOST, *ship),
        H::CardTurned { ship, card: None, .. } => of(key::LOG_NO_CARD, *ship),
        H::CardTurned { ship, sails: set, .. } => of(key::LOG_CARD_TURNED, *ship).with("sails", Arg::key(sails(*set))),
        H::LoadingBegan { ship, battery, secret: None } => with_battery(key::LOG_LOADING, *ship, *battery),
        H::LoadingBegan { ship, battery, secret: Some(mark) } => {
            with_battery(key::LOG_LOADING_OWN, *ship, *battery).with("shot", Arg::key(load(*mark)))
        }
        H::TokensReceived { ship, total, .. } => of(key::LOG_TOKENS, *ship).with("total", *total),
        H::AnchorDropped { ship } => of(key::LOG_ANCHOR_DROPPED, *ship),
        H::AnchorWeighed { ship } => of(key::LOG_ANCHOR_WEIGHED, *ship),
        H::CableCut { ship } => of(key::LOG_CABLE_CUT, *ship),
        H::CameOnDeck { ship, kind: who, units } => {
            of(key::LOG_ON_DECK, *ship).with("kind", Arg::key(kind(*who))).with("units", *units)
        }
        H::WentBelow { ship, kind: who, units } => {
            of(key::LOG_BELOW, *ship).with("kind", Arg::key(kind(*who))).with("units", *units)
        }
        H::DeckOrderLapsed { ship, kind: who } => of(key::LOG_DECK_LAPSED, *ship).with("kind", Arg::key(kind(*who))),
        H::BeatBegan { beat } => Fact::new(key::LOG_BEAT).with("beat", *beat),
        H::TokensLaid { ship, count } => of(key::LOG_TOKENS_LAID, *ship).with("count", *count),
        H::StepPaid { ship, step: made, sailing: wind, cost, plotted } => {
            let fact = match plotted {
                Some(plotted) => of(key::LOG_STEP_CHANGED, *ship).with("plotted", Arg::key(step(*plotted))),
                None => of(key::LOG_STEP_PAID, *ship),
            };
            fact.with("step", Arg::key(step(*made))).with("sailing", Arg::key(sailing(*wind))).with("cost", *cost)
        }
        H::Stepped { ship, step: made, to } => of(key::LOG_STEPPED, *ship)
            .with("step", Arg::key(step(*made)))
            .with("column", to.bow.col)
            .with("row", to.bow.row),
        H::GroundAlongside { ship, target } => of(key::LOG_GROUND_ALONGSIDE, *ship).with("target", name(*target)),
        H::Stopped { ship, why } => of(stop(*why), *ship),
        H::Exited { ship, allowed: true } => of(key::LOG_EXITED, *ship),
        H::Exited { ship, allowed: false } => of(key::LOG_FLED, *ship),
        H::TileLeapt { tile, .. } => Fact::new(key::LOG_TILE_LEAPT).with("tile", *tile),
        H::Pivoted { ship, to, .. } => of(key::LOG_PIVOTED, *ship).with("heading", Arg::key(heading(to.facing))),
        H::PivotHindered { ship } => of(key::LOG_PIVOT_HINDERED, *ship),
        H::RanAground { ship } => of(key::LOG_AGROUND, *ship),
        H::StruckGround { ship, .. } => of(key::LOG_STRUCK_GROUND, *ship),
        H::ContestThrown { ship, face } => of(key::LOG_CONTEST_THROWN, *ship).with("face", *face),
        H::ContestLost { ship, hex } => of(key::LOG_CONTEST_LOST, *ship).with("column", hex.col).with("row", hex.row),
        H::Collided { kind, striker, struck, .. } => {
            Fact::new(collision(*kind)).with("striker", name(*striker)).with("struck", name(*struck))
        }
        H::BuoyReached { ship, buoy, last } => {
            of(if *last { key::LOG_BUOY_LAST } else { key::LOG_BUOY }, *ship).with("buoy", *buoy)
        }
        H::TokensDiscarded { ship, count } => of(key::LOG_TOKENS_DISCARDED, *ship).with("count", *count),
        H::WindowOpened => Fact::new(key::LOG_WINDOW),
        H::HeldFire { ship, battery, target, distance, why } => {
            let held =
                |key| with_battery(key, *ship, *battery).with("target", name(*target)).with("distance", *distance);
            match why {
                Silence::NoPowder => held(key::LOG_HELD_NO_POWDER),
                Silence::NoRange => held(key::LOG_HELD_NO_RANGE),
                Silence::Beyond(range) => held(key::LOG_HELD_BEYOND).with("range", *range),
                Silence::HiddenBy(third) => held(key::LOG_HELD_HIDDEN).with("third", name(*third)),
                Silence::Land => held(key::LOG_HELD_LAND),
                Silence::Locked => held(key::LOG_HELD_LOCKED),
                Silence::NoVolley => held(key::LOG_HELD_NO_VOLLEY),
            }
        }
        H::VolleyFired { ship, battery, shot: load, target, range, set, aim, faces: thrown, hits, .. } => {
            with_battery(key::LOG_VOLLEY, *ship, *battery)
                .with("shot", Arg::key(shot(*load)))
                .with("target", name(*target))
                .with("range", *range)
                .with("set", *set)
                .with("faces", faces(thrown))
                .with("need", aim.need())
                .with("hits", *hits)
        }
        H::LoadVoid { ship, battery, .. } => with_battery(key::LOG_LOAD_VOID, *ship, *battery),
        H::RangeVoid { ship, battery, .. } => with_battery(key::LOG_RANGE_VOID, *ship, *battery),
        H::MusketsFired { ship, target, range, aim, faces: thrown, hits } => of(key::LOG_MUSKETS, *ship)
            .with("target", name(*target))
            .with("range", *range)
            .with("faces", faces(thrown))
            .with("need", aim.need())
            .with("hits", *hits),
        H::ApproachChosen { ship, step: made } => of(key::LOG_APPROACH, *ship).with("step", Arg::key(step(*made))),
        H::MastsShielded { ship, protection, faces: thrown, damage } => of(key::LOG_MASTS_SHIELDED, *ship)
            .with("protection", *protection)
            .with("faces", faces(thrown))
            .with("damage", *damage),
        H::CrewShielded { ship, protection, faces: thrown, losses } => of(key::LOG_CREW_SHIELDED, *ship)
            .with("protection", *protection)
            .with("faces", faces(thrown))
            .with("losses", *losses),
        H::RudderThrown { ship, faces: thrown, lost } => {
            of(if *lost { key::LOG_RUDDER_HIT } else { key::LOG_RUDDER_SAFE }, *ship).with("faces", faces(thrown))
        }
        H::FireThrown { ship, faces: thrown, caught } => {
            of(if *caught { key::LOG_FIRE_STARTS } else { key::LOG_NO_FIRE }, *ship).with("faces", faces(thrown))
        }
        _ => loss(articles, happening),
    }
}

/// Losses, boarding, the Advanced rules and the end.
fn loss(articles: &Articles, happening: &Happening) -> Fact {
    use Happening as H;
    let name = |id: ShipId| ship(articles, id);
    let of = |key: &str, id: ShipId| Fact::new(key).with("ship", ship(articles, id));
    let with_battery = |key: &str, id, place| of(key, id).with("battery", Arg::key(battery(place)));
    match happening {
        H::BoxCrossed { ship, row, number, .. } => {
            of(key::LOG_BOX, *ship).with("part", Arg::key(part(*row))).with("number", *number)
        }
        H::GunLost { ship, battery, gun, .. } => {
            with_battery(key::LOG_GUN_LOST, *ship, *battery).with("gun", gun.saturating_add(1))
        }
        H::MastBoxCrossed { ship, mast: hit, .. } => of(key::LOG_MAST_BOX, *ship).with("mast", Arg::key(mast(*hit))),
        H::MastFell { ship, mast: fell } => of(key::LOG_MAST_FELL, *ship).with("mast", Arg::key(mast(*fell))),
        H::TokensLost { ship, count } => of(key::LOG_TOKENS_LOST, *ship).with("count", *count),
        H::SailorLost { ship, to } => of(sailor_lost(*to), *ship),
        H::GunStruckOff { ship, battery, gun } => {
            with_battery(key::LOG_GUN_STRUCK_OFF, *ship, *battery).with("gun", gun.saturating_add(1))
        }
        H::MastStruckOff { ship, mast: hit } => of(key::LOG_MAST_STRUCK_OFF, *ship).with("mast", Arg::key(mast(*hit))),
        H::SoldierLost { ship, kind: who } => of(key::LOG_SOLDIER_LOST, *ship).with("kind", Arg::key(kind(*who))),
        H::Sank { ship } => of(key::LOG_SANK, *ship),
        H::PutOutOfAction { ship } => of(key::LOG_OUT_OF_ACTION, *ship),
        H::GrappleThrown { ship, target, face, grip, held } => {
            of(if *held { key::LOG_GRAPPLE_HELD } else { key::LOG_GRAPPLE_MISSED }, *ship)
                .with("target", name(*target))
                .with("face", *face)
                .with("need", grip.need())
        }
        H::Locked { boarder, boarded } => pair(articles, key::LOG_LOCKED, *boarder, *boarded),
        H::StrikesShared { ship, against, pikemen, musketeers, sailors } => of(key::LOG_STRIKES_SHARED, *ship)
            .with("against", name(*against))
            .with("pikemen", *pikemen)
            .with("musketeers", *musketeers)
            .with("sailors", *sailors),
        H::Struck { ship, against, who, need, faces: thrown, hits } => of(key::LOG_STRUCK, *ship)
            .with("against", name(*against))
            .with("who", Arg::key(fighters(*who)))
            .with("faces", faces(thrown))
            .with("need", need.need())
            .with("hits", *hits),
        H::Felled { ship, who } => of(key::LOG_FELLED, *ship).with("who", Arg::key(fighters(*who))),
        H::RoundFought { boarder, boarded } => pair(articles, key::LOG_ROUND, *boarder, *boarded),
        H::Taken { ship, by } => of(key::LOG_TAKEN, *ship).with("by", name(*by)),
        H::CameFree { ship, .. } => of(key::LOG_CAME_FREE, *ship),
        H::RudderLost { ship } => of(key::LOG_RUDDER_LOST, *ship),
        H::BurningSideThrown { ship, face } => of(key::LOG_BURNING_SIDE, *ship).with("face", *face),
        H::CaughtFire { ship, fire: Fire::Port } => of(key::LOG_CAUGHT_FIRE_PORT, *ship),
        H::CaughtFire { ship, fire: Fire::Starboard } => of(key::LOG_CAUGHT_FIRE_STARBOARD, *ship),
        H::CaughtFire { ship, fire: Fire::Train } => of(key::LOG_CAUGHT_FIRE_TRAIN, *ship),
        H::FireFought { ship, faces: thrown, need } => {
            of(key::LOG_FIRE_FOUGHT, *ship).with("faces", faces(thrown)).with("need", need.need())
        }
        H::FireLeft { ship, face } => of(key::LOG_FIRE_LEFT, *ship).with("face", *face),
        H::FireOut { ship } => of(key::LOG_FIRE_OUT, *ship),
        H::BurnsOn { ship } => of(key::LOG_BURNS_ON, *ship),
        H::FireDamaged { ship } => of(key::LOG_FIRE_DAMAGED, *ship),
        H::BlewUp { ship } => of(key::LOG_BLEW_UP, *ship),
        H::OfficerThrown { ship, face, hit } => {
            of(if *hit { key::LOG_OFFICER_HIT } else { key::LOG_OFFICER_SAFE }, *ship).with("face", *face)
        }
        H::OfficerDrawn { ship, face, officer: drawn } => {
            of(key::LOG_OFFICER_DRAWN, *ship).with("face", *face).with("officer", Arg::key(officer(*drawn)))
        }
        H::OfficerFell { ship, officer: fell, instead_of } => {
            let fallen = Arg::key(officer(*fell));
            match instead_of {
                Some(other) => of(key::LOG_OFFICER_INSTEAD, *ship)
                    .with("officer", fallen)
                    .with("instead", Arg::key(officer(*other))),
                None => of(key::LOG_OFFICER_FELL, *ship).with("officer", fallen),
            }
        }
        H::Surrendered { ship } => of(key::LOG_SURRENDERED, *ship),
        H::WentAshore { ship, kind: who, hex } => {
            of(key::LOG_ASHORE, *ship).with("kind", Arg::key(kind(*who))).with("column", hex.col).with("row", hex.row)
        }
        H::LandingCancelled { ship } => of(key::LOG_LANDING_CANCELLED, *ship),
        H::TrainFired { ship } => of(key::LOG_TRAIN_FIRED, *ship),
        H::Scorched { ship, by, face, caught } => {
            of(if *caught { key::LOG_SCORCHED } else { key::LOG_NOT_SCORCHED }, *ship)
                .with("by", name(*by))
                .with("face", *face)
        }
        H::FuseThrown { ship, face } => of(key::LOG_FUSE, *ship).with("face", *face),
        H::RulingProposed { side: of, amendments } => {
            Fact::new(key::LOG_RULING_PROPOSED).with("side", Arg::key(side(*of))).with("count", amendments.len())
        }
        H::RulingAgreed { side: of } => Fact::new(key::LOG_RULING_AGREED).with("side", Arg::key(side(*of))),
        H::RulingRefused { side: of } => Fact::new(key::LOG_RULING_REFUSED).with("side", Arg::key(side(*of))),
        H::SetRight { amendment } => {
            Fact::new(key::LOG_SET_RIGHT).with("what", super::umpire::amendment(articles, amendment))
        }
        H::BoxFilled { ship, battery } => with_battery(key::LOG_BOX_FILLED, *ship, *battery),
        H::MarksSet { ship, .. } => of(key::LOG_MARKS, *ship),
        H::Ended { result: Verdict::Won(won), .. } => Fact::new(key::LOG_WON).with("side", Arg::key(side(*won))),
        H::Ended { result: Verdict::BothWon, .. } => Fact::new(key::LOG_BOTH_WON),
        // Everything before the losses is said above.
        _ => Fact::new(key::LOG_DRAWN),
    }
}

fn pair(articles: &Articles, key: &str, boarder: ShipId, boarded: ShipId) -> Fact {
    Fact::new(key).with("boarder", ship(articles, boarder)).with("boarded", ship(articles, boarded))
}

const fn stop(why: Stop) -> &'static str {
    match why {
        Stop::Collision => key::LOG_STOPPED_COLLISION,
        Stop::Terrain => key::LOG_STOPPED_TERRAIN,
        Stop::Edge => key::LOG_STOPPED_EDGE,
        Stop::Aground => key::LOG_STOPPED_AGROUND,
        Stop::Grappled => key::LOG_STOPPED_GRAPPLED,
        Stop::Fire => key::LOG_STOPPED_FIRE,
    }
}

const fn collision(kind: Collision) -> &'static str {
    match kind {
        Collision::HeadOn => key::LOG_COLLIDED_HEAD_ON,
        Collision::IntoStern => key::LOG_COLLIDED_INTO_STERN,
        Collision::Ram => key::LOG_COLLIDED_RAM,
        Collision::SideToSide => key::LOG_COLLIDED_SIDE_TO_SIDE,
        Collision::SideIntoStern => key::LOG_COLLIDED_SIDE_INTO_STERN,
        Collision::SideIntoBow => key::LOG_COLLIDED_SIDE_INTO_BOW,
    }
}

const fn sailor_lost(to: SailorLoss) -> &'static str {
    match to {
        SailorLoss::Gun => key::LOG_SAILOR_LOST_GUN,
        SailorLoss::SternBox => key::LOG_SAILOR_LOST_STERN,
        SailorLoss::MastBox => key::LOG_SAILOR_LOST_MAST,
        SailorLoss::Grape => key::LOG_SAILOR_LOST_GRAPE,
        SailorLoss::Muskets => key::LOG_SAILOR_LOST_MUSKETS,
        SailorLoss::Melee => key::LOG_SAILOR_LOST_MELEE,
    }
}

/// The parts of every number in a happening, in the order of the rulebook (TS-29).
#[must_use]
pub fn parts_of_happening(articles: &Articles, happening: &Happening) -> Vec<Fact> {
    use Happening as H;
    match happening {
        H::VolleyFired { aim, .. } | H::MusketsFired { aim, .. } => aim_parts(aim),
        H::SteadinessThrown { need, .. } | H::FireFought { need, .. } | H::Struck { need, .. } => need_parts(need),
        H::GrappleThrown { grip, .. } => grip_parts(grip),
        H::TokensReceived { ship: id, by_mast, officers, .. } => {
            let vessel = articles.vessels.iter().find(|vessel| vessel.id == *id);
            let names = vessel.map(|vessel| vessel.card.masts.iter().map(|mast| mast.name).collect::<Vec<MastName>>());
            let brought = names.unwrap_or_default().into_iter().zip(by_mast).filter(|(_, count)| **count > 0);
            let mut parts: Vec<_> = brought
                .map(|(name, count)| {
                    Fact::new(key::PART_MAST_BRINGS).with("mast", Arg::key(mast(name))).with("value", *count)
                })
                .collect();
            if *officers != 0 {
                parts.push(Fact::new(key::PART_OFFICERS).with("value", *officers));
            }
            parts
        }
        _ => Vec::new(),
    }
}
