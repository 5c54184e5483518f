//! News for a seat since its last order.

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::since::Since;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;

/// The news for a seat: its own ships, the others', and other happenings.
pub(super) fn since(since: &Since<TheShips>, now: &View, speech: &Speech) -> Vec<String> {
    let Some(side) = now.table.side_at(since.seat) else { return Vec::new() };
    let words::Since { own, theirs, sea } = words::since(side, &since.before, now, &since.told);
    let parts =
        |parts: &[Fact], between| parts.iter().map(|part| speech.relate(part)).collect::<Vec<_>>().join(between);
    let line = |ships: Vec<(Arg, words::Parts)>, none: &str, some: fn(String) -> Fact| {
        let ships = ships.into_iter().map(|(ship, what)| {
            let said = key::SinceShip { ship, what: parts(&what, ", ") };
            speech.relate(&said.into())
        });
        let ships = ships.collect::<Vec<_>>().join("; ");
        if ships.is_empty() { speech.say(none) } else { speech.relate(&some(ships)) }
    };
    vec![
        line(own, key::SINCE_OWN_WHOLE, |ships| key::SinceOwn { ships }.into()),
        line(theirs, key::SINCE_THEIRS_WHOLE, |ships| key::SinceTheirs { ships }.into()),
        parts(&sea, " · "),
    ]
}
