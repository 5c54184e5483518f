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

/// One happening. Every one has an arm of its own: one that is new does not compile without a sentence.
#[must_use]
pub fn happening(articles: &Articles, happening: &Happening) -> Fact {
    use Happening as H;
    let name = |id: ShipId| ship(articles, id);
    let at = |place| Arg::key(battery(place));
    match happening {
        H::WindThrown { face } => Fact::from(key::LogWindThrown { face: *face }),
        H::WindSet { towards } => Fact::from(key::LogWindSet { heading: Arg::key(heading(*towards)) }),
        H::PlacingThrown { side: of, face } => {
            Fact::from(key::LogPlacingThrown { side: Arg::key(side(*of)), face: *face })
        }
        H::ToPlace { side: of } => Fact::from(key::LogToPlace { side: Arg::key(side(*of)) }),
        H::Placed { ship, bow, facing } => Fact::from(key::LogPlaced {
            ship: name(*ship),
            column: bow.col,
            row: bow.row,
            heading: Arg::key(heading(*facing)),
        }),
        H::AllPlaced { side: of } => Fact::from(key::LogAllPlaced { side: Arg::key(side(*of)) }),
        H::FittedOut { ship, secret: None } => Fact::from(key::LogFittedOut { ship: name(*ship) }),
        H::FittedOut { ship, secret: Some(fitting) } => Fact::from(key::LogFittedOutOwn {
            ship: name(*ship),
            powder: fitting.powder,
            musketeers: fitting.musketeers,
            pikemen: fitting.pikemen,
            treasure: fitting.treasure,
        }),
        // The parts of phase 4 go by their own names, but for the first.
        H::PhaseBegan { phase: Phase::Execution(at) } if *at != Stage::Opening => {
            Fact::from(key::LogPhase { phase: Arg::key(stage(*at)) })
        }
        H::PhaseBegan { phase: begun } => Fact::from(key::LogPhase { phase: Arg::key(phase(*begun)) }),
        H::TurnBegan { turn } => Fact::from(key::LogTurn { turn: *turn }),
        H::CardLaid { ship, .. } => Fact::from(key::LogCardLaid { ship: name(*ship) }),
        H::RangeSet { ship, battery, secret: None } => {
            Fact::from(key::LogRangeSet { ship: name(*ship), battery: at(*battery) })
        }
        H::RangeSet { ship, battery, secret: Some(range) } => {
            Fact::from(key::LogRangeSetOwn { ship: name(*ship), battery: at(*battery), range: *range })
        }
        H::FlagStruck { ship } => Fact::from(key::LogFlagStruck { ship: name(*ship) }),
        H::Conceded { side: of } => Fact::from(key::LogConceded { side: Arg::key(side(*of)) }),
        H::SteadinessThrown { ship, face, need } => {
            Fact::from(key::LogSteadiness { ship: name(*ship), face: *face, need: need.need() })
        }
        H::PanicBroke { ship } => Fact::from(key::LogPanic { ship: name(*ship) }),
        H::PanicEnded { ship } => Fact::from(key::LogPanicEnded { ship: name(*ship) }),
        H::OrdersLost { ship } => Fact::from(key::LogOrdersLost { ship: name(*ship) }),
        H::CardTurned { ship, card: None, .. } => Fact::from(key::LogNoCard { ship: name(*ship) }),
        H::CardTurned { ship, sails: set, .. } => {
            Fact::from(key::LogCardTurned { ship: name(*ship), sails: Arg::key(sails(*set)) })
        }
        H::LoadingBegan { ship, battery, secret: None } => {
            Fact::from(key::LogLoading { ship: name(*ship), battery: at(*battery) })
        }
        H::LoadingBegan { ship, battery, secret: Some(mark) } => {
            Fact::from(key::LogLoadingOwn { ship: name(*ship), battery: at(*battery), shot: Arg::key(load(*mark)) })
        }
        H::TokensReceived { ship, total, .. } => Fact::from(key::LogTokens { ship: name(*ship), total: *total }),
        H::AnchorDropped { ship } => Fact::from(key::LogAnchorDropped { ship: name(*ship) }),
        H::AnchorWeighed { ship } => Fact::from(key::LogAnchorWeighed { ship: name(*ship) }),
        H::CableCut { ship } => Fact::from(key::LogCableCut { ship: name(*ship) }),
        H::CameOnDeck { ship, kind: who, units } => {
            Fact::from(key::LogOnDeck { ship: name(*ship), kind: Arg::key(kind(*who)), units: *units })
        }
        H::WentBelow { ship, kind: who, units } => {
            Fact::from(key::LogBelow { ship: name(*ship), kind: Arg::key(kind(*who)), units: *units })
        }
        H::DeckOrderLapsed { ship, kind: who } => {
            Fact::from(key::LogDeckLapsed { ship: name(*ship), kind: Arg::key(kind(*who)) })
        }
        H::BeatBegan { beat } => Fact::from(key::LogBeat { beat: *beat }),
        H::TokensLaid { ship, count } => Fact::from(key::LogTokensLaid { ship: name(*ship), count: *count }),
        H::StepPaid { ship, step: made, sailing: wind, cost, plotted } => {
            let (ship, cost) = (name(*ship), *cost);
            let (made, sailing) = (Arg::key(step(*made)), Arg::key(sailing(*wind)));
            match plotted.map(|plotted| Arg::key(step(plotted))) {
                Some(plotted) => key::LogStepChanged { ship, plotted, step: made, sailing, cost }.into(),
                None => key::LogStepPaid { ship, step: made, sailing, cost }.into(),
            }
        }
        H::Stepped { ship, step: made, to } => Fact::from(key::LogStepped {
            ship: name(*ship),
            step: Arg::key(step(*made)),
            column: to.bow.col,
            row: to.bow.row,
        }),
        H::GroundAlongside { ship, target } => {
            Fact::from(key::LogGroundAlongside { ship: name(*ship), target: name(*target) })
        }
        H::Stopped { ship, why } => stop(*why)(name(*ship)),
        H::Exited { ship, allowed: true } => Fact::from(key::LogExited { ship: name(*ship) }),
        H::Exited { ship, allowed: false } => Fact::from(key::LogFled { ship: name(*ship) }),
        H::TileLeapt { tile, .. } => Fact::from(key::LogTileLeapt { tile: *tile }),
        H::Pivoted { ship, to, .. } => {
            Fact::from(key::LogPivoted { ship: name(*ship), heading: Arg::key(heading(to.facing)) })
        }
        H::PivotHindered { ship } => Fact::from(key::LogPivotHindered { ship: name(*ship) }),
        H::RanAground { ship } => Fact::from(key::LogAground { ship: name(*ship) }),
        H::StruckGround { ship, .. } => Fact::from(key::LogStruckGround { ship: name(*ship) }),
        H::ContestThrown { ship, face } => Fact::from(key::LogContestThrown { ship: name(*ship), face: *face }),
        H::ContestLost { ship, hex } => {
            Fact::from(key::LogContestLost { ship: name(*ship), column: hex.col, row: hex.row })
        }
        H::Collided { kind, striker, struck, .. } => collision(*kind, name(*striker), name(*struck)),
        H::BuoyReached { ship, buoy, last } => {
            let (ship, buoy) = (name(*ship), *buoy);
            if *last { key::LogBuoyLast { ship, buoy }.into() } else { key::LogBuoy { ship, buoy }.into() }
        }
        H::TokensDiscarded { ship, count } => Fact::from(key::LogTokensDiscarded { ship: name(*ship), count: *count }),
        H::WindowOpened => Fact::from(key::LOG_WINDOW),
        H::HeldFire { ship, battery, target, distance, why } => {
            let (ship, battery, target, distance) = (name(*ship), at(*battery), name(*target), *distance);
            match why {
                Silence::NoPowder => key::LogHeldNoPowder { ship, battery, target, distance }.into(),
                Silence::NoRange => key::LogHeldNoRange { ship, battery, target, distance }.into(),
                Silence::Beyond(range) => key::LogHeldBeyond { ship, battery, target, distance, range: *range }.into(),
                Silence::HiddenBy(third) => {
                    key::LogHeldHidden { ship, battery, target, distance, third: name(*third) }.into()
                }
                Silence::Land => key::LogHeldLand { ship, battery, target, distance }.into(),
                Silence::Locked => key::LogHeldLocked { ship, battery, target, distance }.into(),
                Silence::NoVolley => key::LogHeldNoVolley { ship, battery, target, distance }.into(),
            }
        }
        H::VolleyFired { ship, battery, shot: load, target, range, set, aim, faces: thrown, hits, .. } => {
            Fact::from(key::LogVolley {
                ship: name(*ship),
                battery: at(*battery),
                shot: Arg::key(shot(*load)),
                target: name(*target),
                range: *range,
                set: *set,
                faces: faces(thrown),
                need: aim.need(),
                hits: *hits,
            })
        }
        H::LoadVoid { ship, battery, .. } => Fact::from(key::LogLoadVoid { ship: name(*ship), battery: at(*battery) }),
        H::RangeVoid { ship, battery, .. } => {
            Fact::from(key::LogRangeVoid { ship: name(*ship), battery: at(*battery) })
        }
        H::MusketsFired { ship, target, range, aim, faces: thrown, hits } => Fact::from(key::LogMuskets {
            ship: name(*ship),
            target: name(*target),
            range: *range,
            faces: faces(thrown),
            need: aim.need(),
            hits: *hits,
        }),
        H::ApproachChosen { ship, step: made } => {
            Fact::from(key::LogApproach { ship: name(*ship), step: Arg::key(step(*made)) })
        }
        H::MastsShielded { ship, protection, faces: thrown, damage } => Fact::from(key::LogMastsShielded {
            ship: name(*ship),
            protection: *protection,
            faces: faces(thrown),
            damage: *damage,
        }),
        H::CrewShielded { ship, protection, faces: thrown, losses } => Fact::from(key::LogCrewShielded {
            ship: name(*ship),
            protection: *protection,
            faces: faces(thrown),
            losses: *losses,
        }),
        H::RudderThrown { ship, faces: thrown, lost } => {
            let (ship, faces) = (name(*ship), faces(thrown));
            if *lost { key::LogRudderHit { ship, faces }.into() } else { key::LogRudderSafe { ship, faces }.into() }
        }
        H::FireThrown { ship, faces: thrown, caught } => {
            let (ship, faces) = (name(*ship), faces(thrown));
            if *caught { key::LogFireStarts { ship, faces }.into() } else { key::LogNoFire { ship, faces }.into() }
        }

        // ---- losses, boarding, the Advanced rules and the end
        H::BoxCrossed { ship, row, number, .. } => {
            Fact::from(key::LogBox { ship: name(*ship), part: Arg::key(part(*row)), number: *number })
        }
        H::GunLost { ship, battery, gun, .. } => {
            Fact::from(key::LogGunLost { ship: name(*ship), battery: at(*battery), gun: gun.saturating_add(1) })
        }
        H::MastBoxCrossed { ship, mast: hit, .. } => {
            Fact::from(key::LogMastBox { ship: name(*ship), mast: Arg::key(mast(*hit)) })
        }
        H::MastFell { ship, mast: fell } => {
            Fact::from(key::LogMastFell { ship: name(*ship), mast: Arg::key(mast(*fell)) })
        }
        H::TokensLost { ship, count } => Fact::from(key::LogTokensLost { ship: name(*ship), count: *count }),
        H::SailorLost { ship, to } => sailor_lost(*to)(name(*ship)),
        H::GunStruckOff { ship, battery, gun } => {
            Fact::from(key::LogGunStruckOff { ship: name(*ship), battery: at(*battery), gun: gun.saturating_add(1) })
        }
        H::MastStruckOff { ship, mast: hit } => {
            Fact::from(key::LogMastStruckOff { ship: name(*ship), mast: Arg::key(mast(*hit)) })
        }
        H::SoldierLost { ship, kind: who } => {
            Fact::from(key::LogSoldierLost { ship: name(*ship), kind: Arg::key(kind(*who)) })
        }
        H::Sank { ship } => Fact::from(key::LogSank { ship: name(*ship) }),
        H::PutOutOfAction { ship } => Fact::from(key::LogOutOfAction { ship: name(*ship) }),
        H::GrappleThrown { ship, target, face, grip, held } => {
            let (ship, target, face, need) = (name(*ship), name(*target), *face, grip.need());
            match held {
                true => key::LogGrappleHeld { ship, target, face, need }.into(),
                false => key::LogGrappleMissed { ship, target, face, need }.into(),
            }
        }
        H::Locked { boarder, boarded } => key::LogLocked { boarder: name(*boarder), boarded: name(*boarded) }.into(),
        H::StrikesShared { ship, against, pikemen, musketeers, sailors } => Fact::from(key::LogStrikesShared {
            ship: name(*ship),
            against: name(*against),
            pikemen: *pikemen,
            musketeers: *musketeers,
            sailors: *sailors,
        }),
        H::Struck { ship, against, who, need, faces: thrown, hits } => Fact::from(key::LogStruck {
            ship: name(*ship),
            against: name(*against),
            who: Arg::key(fighters(*who)),
            faces: faces(thrown),
            need: need.need(),
            hits: *hits,
        }),
        H::Felled { ship, who } => Fact::from(key::LogFelled { ship: name(*ship), who: Arg::key(fighters(*who)) }),
        H::RoundFought { boarder, boarded } => {
            key::LogRound { boarder: name(*boarder), boarded: name(*boarded) }.into()
        }
        H::Taken { ship, by } => Fact::from(key::LogTaken { ship: name(*ship), by: name(*by) }),
        H::CameFree { ship, .. } => Fact::from(key::LogCameFree { ship: name(*ship) }),
        H::RudderLost { ship } => Fact::from(key::LogRudderLost { ship: name(*ship) }),
        H::BurningSideThrown { ship, face } => Fact::from(key::LogBurningSide { ship: name(*ship), face: *face }),
        H::CaughtFire { ship, fire: Fire::Port } => Fact::from(key::LogCaughtFirePort { ship: name(*ship) }),
        H::CaughtFire { ship, fire: Fire::Starboard } => Fact::from(key::LogCaughtFireStarboard { ship: name(*ship) }),
        H::CaughtFire { ship, fire: Fire::Train } => Fact::from(key::LogCaughtFireTrain { ship: name(*ship) }),
        H::FireFought { ship, faces: thrown, need } => {
            Fact::from(key::LogFireFought { ship: name(*ship), faces: faces(thrown), need: need.need() })
        }
        H::FireLeft { ship, face } => Fact::from(key::LogFireLeft { ship: name(*ship), face: *face }),
        H::FireOut { ship } => Fact::from(key::LogFireOut { ship: name(*ship) }),
        H::BurnsOn { ship } => Fact::from(key::LogBurnsOn { ship: name(*ship) }),
        H::FireDamaged { ship } => Fact::from(key::LogFireDamaged { ship: name(*ship) }),
        H::BlewUp { ship } => Fact::from(key::LogBlewUp { ship: name(*ship) }),
        H::OfficerThrown { ship, face, hit } => {
            let (ship, face) = (name(*ship), *face);
            if *hit { key::LogOfficerHit { ship, face }.into() } else { key::LogOfficerSafe { ship, face }.into() }
        }
        H::OfficerDrawn { ship, face, officer: drawn } => {
            Fact::from(key::LogOfficerDrawn { ship: name(*ship), face: *face, officer: Arg::key(officer(*drawn)) })
        }
        H::OfficerFell { ship, officer: fell, instead_of } => {
            let fallen = Arg::key(officer(*fell));
            match instead_of {
                Some(other) => Fact::from(key::LogOfficerInstead {
                    ship: name(*ship),
                    officer: fallen,
                    instead: Arg::key(officer(*other)),
                }),
                None => Fact::from(key::LogOfficerFell { ship: name(*ship), officer: fallen }),
            }
        }
        H::Surrendered { ship } => Fact::from(key::LogSurrendered { ship: name(*ship) }),
        H::WentAshore { ship, kind: who, hex } => {
            Fact::from(key::LogAshore { ship: name(*ship), kind: Arg::key(kind(*who)), column: hex.col, row: hex.row })
        }
        H::LandingCancelled { ship } => Fact::from(key::LogLandingCancelled { ship: name(*ship) }),
        H::TrainFired { ship } => Fact::from(key::LogTrainFired { ship: name(*ship) }),
        H::Scorched { ship, by, face, caught } => {
            let (ship, by, face) = (name(*ship), name(*by), *face);
            if *caught {
                key::LogScorched { ship, by, face }.into()
            } else {
                key::LogNotScorched { ship, by, face }.into()
            }
        }
        H::FuseThrown { ship, face } => Fact::from(key::LogFuse { ship: name(*ship), face: *face }),
        H::RulingProposed { side: of, amendments } => {
            Fact::from(key::LogRulingProposed { side: Arg::key(side(*of)), count: amendments.len() })
        }
        H::RulingAgreed { side: of } => Fact::from(key::LogRulingAgreed { side: Arg::key(side(*of)) }),
        H::RulingRefused { side: of } => Fact::from(key::LogRulingRefused { side: Arg::key(side(*of)) }),
        H::SetRight { amendment } => {
            Fact::from(key::LogSetRight { what: super::umpire::amendment(articles, amendment) })
        }
        H::BoxFilled { ship, battery } => Fact::from(key::LogBoxFilled { ship: name(*ship), battery: at(*battery) }),
        H::MarksSet { ship, .. } => Fact::from(key::LogMarks { ship: name(*ship) }),
        H::Ended { result: Verdict::Won(won), .. } => Fact::from(key::LogWon { side: Arg::key(side(*won)) }),
        H::Ended { result: Verdict::BothWon, .. } => Fact::from(key::LOG_BOTH_WON),
        H::Ended { result: Verdict::Drawn, .. } => Fact::from(key::LOG_DRAWN),
    }
}

fn stop(why: Stop) -> fn(Arg) -> Fact {
    match why {
        Stop::Collision => key::LogStoppedCollision::of,
        Stop::Terrain => key::LogStoppedTerrain::of,
        Stop::Edge => key::LogStoppedEdge::of,
        Stop::Aground => key::LogStoppedAground::of,
        Stop::Grappled => key::LogStoppedGrappled::of,
        Stop::Fire => key::LogStoppedFire::of,
    }
}

fn collision(kind: Collision, striker: Arg, struck: Arg) -> Fact {
    match kind {
        Collision::HeadOn => key::LogCollidedHeadOn { striker, struck }.into(),
        Collision::IntoStern => key::LogCollidedIntoStern { striker, struck }.into(),
        Collision::Ram => key::LogCollidedRam { striker, struck }.into(),
        Collision::SideToSide => key::LogCollidedSideToSide { striker, struck }.into(),
        Collision::SideIntoStern => key::LogCollidedSideIntoStern { striker, struck }.into(),
        Collision::SideIntoBow => key::LogCollidedSideIntoBow { striker, struck }.into(),
    }
}

fn sailor_lost(to: SailorLoss) -> fn(Arg) -> Fact {
    match to {
        SailorLoss::Gun => key::LogSailorLostGun::of,
        SailorLoss::SternBox => key::LogSailorLostStern::of,
        SailorLoss::MastBox => key::LogSailorLostMast::of,
        SailorLoss::Grape => key::LogSailorLostGrape::of,
        SailorLoss::Muskets => key::LogSailorLostMuskets::of,
        SailorLoss::Melee => key::LogSailorLostMelee::of,
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
                .map(|(name, count)| Fact::from(key::PartMastBrings { mast: Arg::key(mast(name)), value: *count }))
                .collect();
            if *officers != 0 {
                parts.push(Fact::from(key::PartOfficers { value: *officers }));
            }
            parts
        }
        _ => Vec::new(),
    }
}
