//! The names of what is shuffled now, in the order in which it lies (PC-24.4, PC-30.2).

use crate::rules::kernel::Match;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::Ship;
use crate::rules::pirates::wants::Why;

fn coins(ship: Option<&Ship>) -> Vec<String> {
    ship.map(|ship| ship.coins.iter().map(|coin| coin.value.to_string()).collect()).unwrap_or_default()
}

/// Names the things to be shuffled.
pub fn shuffled(game: &Match<Pirates>, why: &Why) -> Vec<String> {
    let state = game.state();
    match why {
        Why::Island => state.to_lay.0.iter().map(ToString::to_string).collect(),
        Why::Split { unit } => coins(state.ship(*unit)),
        Why::Deal => {
            let values = state.players.iter().flat_map(|player| &player.brought.0).map(u8::to_string);
            let uniques = state.players.iter().flat_map(|player| &player.brought.1).map(ToString::to_string);
            values.chain(uniques).collect()
        }
        _ => Vec::new(),
    }
}
