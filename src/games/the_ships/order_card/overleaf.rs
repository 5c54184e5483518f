//! The back of the order card: the enemies as they are seen from the ghost, the odds, and the lieutenant's remarks.

use crate::games::the_ships::papers::wishes::Wish;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::numbers::Silence;
use crate::table::sheet::{Block, Deed, Group, Line, Print, in_a_list, in_lines};

use super::draft::OrderWish;
use super::marking::Card;
use super::sheet::Prey;
use super::sights::{Bearing, Sight};

/// The blocks of the back.
pub(super) fn overleaf(card: Card) -> Vec<Block<Wish>> {
    // Without guns and muskets the range is of no use.
    let without = card.sheet.batteries.is_empty() && card.sheet.soldiers.is_empty();
    let seen = if card.sheet.sights.is_empty() || without { Vec::new() } else { seen(card) };
    seen.into_iter().chain(remarks(card)).collect()
}

/// The enemies, as the ghost would see them if they stayed.
fn seen(card: Card) -> Vec<Block<Wish>> {
    let sheet = card.sheet;
    let odds_off = Deed::new(key::ODDS_OFF, Wish::Card(OrderWish::Mute(key::ODDS_OFF.into())));
    let head = Group::under(key::OrderSights { step: sheet.look }).offering(card.odds().then_some(odds_off));
    let prey = sheet.prey.iter().filter(|prey| card.odds() && (prey.offered.against.is_none() || prey.offered.chosen));
    let prey = prey.filter_map(|Prey { name, odds, .. }| {
        let odds = in_lines(odds.iter().cloned())?;
        Some(Fact::from(key::OddsAgainst { ship: name.clone(), odds }))
    });
    let odds = prey.chain(card.odds_of_muskets()).map(|odds| Line::new(Print::Hint, odds));
    let lines = sheet.sights.iter().flat_map(|sight| one_sight(card, sight)).chain(odds);
    [head.into()].into_iter().chain(lines.map(Block::Line)).collect()
}

fn one_sight(card: Card, sight: &Sight) -> Vec<Line> {
    let mut lines = vec![Line::from(key::OrderSight { ship: sight.name.clone(), range: sight.range })];
    let hidden = match (&sight.hidden, &sight.hider) {
        (Some(Silence::HiddenBy(_)), Some(third)) => Some(key::OrderSightHidden { third: third.clone() }.into()),
        (Some(_), _) => Some(Fact::from(key::ORDER_SIGHT_LAND)),
        (None, _) => None,
    };
    lines.extend(hidden.map(|hidden| Line::new(Print::Hint, hidden)));
    lines.extend(sight.bearings.iter().map(|bearing| {
        let aim = bearing.aim.as_ref().and_then(|aim| in_a_list(words::aim_parts(aim)));
        let odds = bearing.odds.iter().filter(|_| aim.is_some() && card.odds()).flat_map(words::volley_odds);
        let told = in_lines(aim.clone().into_iter().chain(odds));
        Line { tip: told, ..Line::new(Print::Faint, bearing_in_words(bearing)) }
    }));
    if sight.bearings.is_empty() {
        lines.push(Line::new(Print::Hint, key::ORDER_BEARS_NONE));
    }
    lines
}

/// The odds of a battery that bears, or the reason for its silence.
#[must_use]
pub fn bearing_in_words(bearing: &Bearing) -> Fact {
    let (battery, guns) = (Arg::key(words::battery(bearing.battery)), bearing.guns);
    let Some(shot) = bearing.shot else { return key::OrderBearsNotReady { battery }.into() };
    let shot = Arg::key(words::shot(shot));
    let need = bearing.aim.as_ref().map_or(0, |aim| aim.need());
    match bearing.held {
        _ if bearing.guns == 0 => key::OrderBearsNoGuns { battery }.into(),
        Some(Silence::NoPowder) => key::OrderBearsNoPowder { battery, shot }.into(),
        Some(Silence::HiddenBy(_) | Silence::Land) => key::OrderBearsHidden { battery, shot }.into(),
        Some(Silence::Locked) => key::OrderBearsLocked { battery, shot }.into(),
        Some(Silence::NoVolley) => key::OrderBearsNoVolley { battery, shot }.into(),
        Some(Silence::NoRange | Silence::Beyond(_)) if bearing.aim.is_none() => {
            key::OrderBearsNoVolley { battery, shot }.into()
        }
        Some(Silence::NoRange) => key::OrderBearsNoRange { battery, shot, need, guns }.into(),
        Some(Silence::Beyond(_)) => key::OrderBearsOutOfRange { battery, shot, need, guns }.into(),
        None => key::OrderBearsFires { battery, shot, need, guns }.into(),
    }
}

fn remarks(card: Card) -> impl Iterator<Item = Block<Wish>> {
    let spoken = card.spoken().map(|warning| {
        let mute = Deed::new(key::ORDER_MUTE, Wish::Card(OrderWish::Mute(warning.kind().to_owned())));
        Group::default().saying(Line::new(Print::Remark, warning.told())).offering([mute])
    });
    let spoken: Vec<_> = spoken.collect();
    let head = (!spoken.is_empty() || !card.muted.is_empty()).then(|| Group::under(key::ORDER_REMARKS));
    let unmute = Deed::new(key::ORDER_UNMUTE, Wish::Card(OrderWish::Unmute));
    let unmute = (!card.muted.is_empty()).then(|| Group::default().offering([unmute]));
    head.into_iter().chain(spoken).chain(unmute).map(Block::from)
}
