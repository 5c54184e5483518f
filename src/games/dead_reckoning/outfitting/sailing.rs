//! Settings before a whole game: seats, colours, and a deal of bonus tokens or none.

use super::Outfit;
use crate::captains::Rank;
use crate::games::dead_reckoning::crests::crest;
use crate::games::outfitting::{Item, Setting};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Opening;
use crate::rules::dead_reckoning::printed::cards::Cards;

/// Everything that may be settled.
pub(super) fn items(cards: &Cards, opening: &Opening) -> Vec<Item<Outfit>> {
    let with = |change: &dyn Fn(&mut Opening)| {
        let mut opening = opening.clone();
        change(&mut opening);
        Outfit::Voyage(opening)
    };
    let captains = opening.players.iter().enumerate().flat_map(|(at, own)| {
        let colours = Colour::ALL.into_iter().filter(|colour| *colour != Colour::Black).map(|colour| {
            Setting::new(words::colour(colour), colour == *own, with(&|opening| wear(opening, at, colour)))
        });
        let colours = Item::One(key::VOYAGE_OUTFIT_COLOUR.into(), None, colours.collect());
        [Item::Person(at, crest(*own).into(), words::colour(*own), &Rank::ALL), colours]
    });
    let bonus = [(true, key::MENU_YES), (false, key::VOYAGE_OUTFIT_WITHOUT)].map(|(bonus, name)| {
        Setting::new(Arg::key(name), opening.bonus == bonus, with(&|opening| opening.bonus = bonus))
    });
    let why = Some(key::VOYAGE_OUTFIT_BONUS_WHY.into());
    let bonus = Item::One(key::VOYAGE_OUTFIT_BONUS.into(), why, bonus.into());
    let of = u8::try_from(opening.players.len()).unwrap_or(0);
    let wind = cards.wind_in_hand.get(&of).map(|wind| {
        let listed = |shares: &[u8]| shares.iter().map(u8::to_string).collect::<Vec<_>>().join(" : ");
        let (gold, without, with_it) = (listed(&wind.gold), listed(&wind.without), listed(&wind.with));
        let settings = [(false, key::MENU_NO), (true, key::MENU_YES)].map(|(wanted, name)| {
            let then = with(&|opening| opening.wind_in_hand = wanted);
            Setting::new(Arg::key(name), opening.wind_in_hand == wanted, then)
        });
        let why = Fact::from(key::VoyageOutfitWindWhy { gold, without, with: with_it });
        Item::One(key::VOYAGE_OUTFIT_WIND.into(), Some(why), settings.into())
    });
    captains.chain([bonus]).chain(wind).collect()
}

/// Chooses another colour; its former wearer takes the one that is left.
pub fn wear(opening: &mut Opening, at: usize, colour: Colour) {
    let Some(before) = opening.players.get(at).copied() else { return };
    if let Some(other) = opening.players.iter_mut().find(|other| **other == colour) {
        *other = before;
    }
    if let Some(own) = opening.players.get_mut(at) {
        *own = colour;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_3_12_everybody_wears_a_colour_of_their_own() {
        let mut opening = Opening::printed("voyage-3", &[Colour::Purple, Colour::Green, Colour::Blue]);
        wear(&mut opening, 0, Colour::Blue);
        assert_eq!(opening.players, [Colour::Blue, Colour::Green, Colour::Purple]);
        wear(&mut opening, 1, Colour::Yellow);
        assert_eq!(opening.players, [Colour::Blue, Colour::Yellow, Colour::Purple]);
        wear(&mut opening, 1, Colour::Yellow);
        assert_eq!(opening.players, [Colour::Blue, Colour::Yellow, Colour::Purple]);
    }
}
