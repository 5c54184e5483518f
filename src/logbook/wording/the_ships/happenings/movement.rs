//! Movement in words.

use crate::logbook::wording::the_ships::things::{heading, kind, sailing, ship, step};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{Collision, Movement, Stop};
use crate::rules::the_ships::ship_id::ShipId;

/// Movement, the anchor, and who goes up or down.
pub(super) fn movement(articles: &Articles, told: &Movement) -> Fact {
    use Movement as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::AnchorDropped { ship } => key::LogAnchorDropped { ship: name(ship) }.into(),
        H::AnchorWeighed { ship } => key::LogAnchorWeighed { ship: name(ship) }.into(),
        H::CableCut { ship } => key::LogCableCut { ship: name(ship) }.into(),
        H::CameOnDeck { ship, kind: who, units } => {
            key::LogOnDeck { ship: name(ship), kind: Arg::key(kind(who)), units }.into()
        }
        H::WentBelow { ship, kind: who, units } => {
            key::LogBelow { ship: name(ship), kind: Arg::key(kind(who)), units }.into()
        }
        H::DeckOrderLapsed { ship, kind: who } => {
            key::LogDeckLapsed { ship: name(ship), kind: Arg::key(kind(who)) }.into()
        }
        H::BeatBegan { beat } => key::LogBeat { beat }.into(),
        H::TokensLaid { ship, count } => key::LogTokensLaid { ship: name(ship), count }.into(),
        H::StepPaid { ship, step: made, sailing: wind, cost, plotted } => {
            let ship = name(ship);
            let (made, sailing) = (Arg::key(step(made)), Arg::key(sailing(wind)));
            match plotted.map(|plotted| Arg::key(step(plotted))) {
                Some(plotted) => key::LogStepChanged { ship, plotted, step: made, sailing, cost }.into(),
                None => key::LogStepPaid { ship, step: made, sailing, cost }.into(),
            }
        }
        H::Stepped { ship, step: made, to } => {
            key::LogStepped { ship: name(ship), step: Arg::key(step(made)), column: to.bow.col, row: to.bow.row }.into()
        }
        H::GroundAlongside { ship, target } => {
            key::LogGroundAlongside { ship: name(ship), target: name(target) }.into()
        }
        H::Stopped { ship, why } => stop(why)(name(ship)),
        H::Exited { ship, allowed: true } => key::LogExited { ship: name(ship) }.into(),
        H::Exited { ship, allowed: false } => key::LogFled { ship: name(ship) }.into(),
        H::TileLeapt { tile, .. } => key::LogTileLeapt { tile }.into(),
        H::Pivoted { ship, to, .. } => {
            key::LogPivoted { ship: name(ship), heading: Arg::key(heading(to.facing)) }.into()
        }
        H::PivotHindered { ship } => key::LogPivotHindered { ship: name(ship) }.into(),
        H::RanAground { ship } => key::LogAground { ship: name(ship) }.into(),
        H::StruckGround { ship, .. } => key::LogStruckGround { ship: name(ship) }.into(),
        H::ContestThrown { ship, face } => key::LogContestThrown { ship: name(ship), face }.into(),
        H::ContestLost { ship, hex } => key::LogContestLost { ship: name(ship), column: hex.col, row: hex.row }.into(),
        H::Collided { kind, striker, struck, .. } => collision(kind, name(striker), name(struck)),
        H::BuoyReached { ship, buoy, last } => {
            let ship = name(ship);
            if last { key::LogBuoyLast { ship, buoy }.into() } else { key::LogBuoy { ship, buoy }.into() }
        }
        H::TokensDiscarded { ship, count } => key::LogTokensDiscarded { ship: name(ship), count }.into(),
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
