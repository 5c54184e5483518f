//! The round of turns in words: what goes before the battle, each turn, rulings, the end.

use super::at;
use crate::logbook::wording::the_ships::things::{heading, load, phase, sails, ship, side, stage};
use crate::logbook::wording::the_ships::umpire;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::happenings::{End, SettingOut, Turns, Umpire};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, Verdict};

/// Before the battle.
pub(super) fn setting_out(articles: &Articles, told: &SettingOut) -> Fact {
    use SettingOut as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::WindThrown { face } => key::LogWindThrown { face }.into(),
        H::WindSet { towards } => key::LogWindSet { heading: Arg::key(heading(towards)) }.into(),
        H::PlacingThrown { side: of, face } => key::LogPlacingThrown { side: Arg::key(side(of)), face }.into(),
        H::ToPlace { side: of } => key::LogToPlace { side: Arg::key(side(of)) }.into(),
        H::Placed { ship, bow, facing } => {
            key::LogPlaced { ship: name(ship), column: bow.col, row: bow.row, heading: Arg::key(heading(facing)) }
                .into()
        }
        H::AllPlaced { side: of } => key::LogAllPlaced { side: Arg::key(side(of)) }.into(),
        H::FittedOut { ship, secret: None } => key::LogFittedOut { ship: name(ship) }.into(),
        H::FittedOut { ship, secret: Some(ref fitting) } => key::LogFittedOutOwn {
            ship: name(ship),
            powder: fitting.powder,
            musketeers: fitting.musketeers,
            pikemen: fitting.pikemen,
            treasure: fitting.treasure,
        }
        .into(),
    }
}

/// The round of a turn.
pub(super) fn turns(articles: &Articles, told: &Turns) -> Fact {
    use Turns as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        // The parts of phase 4 go by their own names, but for the first.
        H::PhaseBegan { phase: Phase::Execution(at) } if at != Stage::Opening => {
            key::LogPhase { phase: Arg::key(stage(at)) }.into()
        }
        H::PhaseBegan { phase: begun } => key::LogPhase { phase: Arg::key(phase(begun)) }.into(),
        H::TurnBegan { turn } => key::LogTurn { turn }.into(),
        H::CardLaid { ship, .. } => key::LogCardLaid { ship: name(ship) }.into(),
        H::RangeSet { ship, battery, secret: None } => {
            key::LogRangeSet { ship: name(ship), battery: at(battery) }.into()
        }
        H::RangeSet { ship, battery, secret: Some(range) } => {
            key::LogRangeSetOwn { ship: name(ship), battery: at(battery), range }.into()
        }
        H::SteadinessThrown { ship, face, need } => {
            key::LogSteadiness { ship: name(ship), face, need: need.need() }.into()
        }
        H::PanicBroke { ship } => key::LogPanic { ship: name(ship) }.into(),
        H::PanicEnded { ship } => key::LogPanicEnded { ship: name(ship) }.into(),
        H::OrdersLost { ship } => key::LogOrdersLost { ship: name(ship) }.into(),
        H::CardTurned { ship, card: None, .. } => key::LogNoCard { ship: name(ship) }.into(),
        H::CardTurned { ship, sails: set, .. } => {
            key::LogCardTurned { ship: name(ship), sails: Arg::key(sails(set)) }.into()
        }
        H::LoadingBegan { ship, battery, secret: None } => {
            key::LogLoading { ship: name(ship), battery: at(battery) }.into()
        }
        H::LoadingBegan { ship, battery, secret: Some(mark) } => {
            key::LogLoadingOwn { ship: name(ship), battery: at(battery), shot: Arg::key(load(mark)) }.into()
        }
        H::TokensReceived { ship, total, .. } => key::LogTokens { ship: name(ship), total }.into(),
        H::BoxFilled { ship, battery } => key::LogBoxFilled { ship: name(ship), battery: at(battery) }.into(),
        H::MarksSet { ship, .. } => key::LogMarks { ship: name(ship) }.into(),
    }
}

/// What is set right by hand.
pub(super) fn umpire(articles: &Articles, told: &Umpire) -> Fact {
    use Umpire as H;
    match *told {
        H::RulingProposed { side: of, ref amendments } => {
            key::LogRulingProposed { side: Arg::key(side(of)), count: amendments.len() }.into()
        }
        H::RulingAgreed { side: of } => key::LogRulingAgreed { side: Arg::key(side(of)) }.into(),
        H::RulingRefused { side: of } => key::LogRulingRefused { side: Arg::key(side(of)) }.into(),
        H::SetRight { ref amendment } => key::LogSetRight { what: umpire::amendment(articles, amendment) }.into(),
    }
}

/// How it ends.
pub(super) fn end(articles: &Articles, told: &End) -> Fact {
    use End as H;
    let name = |id: ShipId| ship(articles, id);
    match *told {
        H::FlagStruck { ship } => key::LogFlagStruck { ship: name(ship) }.into(),
        H::Conceded { side: of } => key::LogConceded { side: Arg::key(side(of)) }.into(),
        H::Ended { result: Verdict::Won(won), .. } => key::LogWon { side: Arg::key(side(won)) }.into(),
        H::Ended { result: Verdict::BothWon, .. } => key::LOG_BOTH_WON.into(),
        H::Ended { result: Verdict::Drawn, .. } => key::LOG_DRAWN.into(),
    }
}
