//! Prize Money at the table: what of it is secret.

use weather_gage::play::at_table::AtTable;

use crate::toy::PrizeMoney;
use crate::toy::state::{Happening, Phase, Setup, State, Why};

impl AtTable for PrizeMoney {
    fn turn(state: &State) -> u16 {
        u16::from(state.round)
    }

    fn prepares(phase: Phase) -> bool {
        phase == Phase::Deal
    }

    fn is_secret(_: Phase) -> bool {
        true
    }

    fn asks_in_secret(why: &Why) -> bool {
        *why == Why::Keep
    }

    fn reveals(happening: &Happening) -> bool {
        matches!(
            happening,
            Happening::CardDrawn { .. }
                | Happening::CardTurned { .. }
                | Happening::CardsLifted { .. }
                | Happening::EndAnswered { .. }
        )
    }

    fn title(_: &Setup) -> String {
        "prize-money".to_owned()
    }
}
