//! The whole games of Dead Reckoning in the chooser: the list, and a page with the ocean that will be laid out.

use std::sync::Arc;

use super::ocean_picture;
use crate::games::dead_reckoning::chooser::side;
use crate::games::listing::Offer;
use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key, names};
use crate::rules::dead_reckoning::duel::{MARKS, Opening};
use crate::table::sheet::{Line, Picture, Print};
use crate::table::theme::Colours;

/// About how long a game takes, in minutes for each captain.
const MINUTES: u16 = 35;

/// Every whole game, in the order of its list.
#[must_use]
pub fn offers(library: &Library) -> Vec<Offer> {
    let mut voyages: Vec<&Opening> = library.dead_reckoning().voyages.values().collect();
    voyages.sort_by_key(|opening| opening.rank);
    voyages.into_iter().map(offer).collect()
}

fn offer(opening: &Opening) -> Offer {
    let captains = u16::try_from(opening.players.len()).unwrap_or(4);
    // Half the marks take about half the time.
    let minutes = (MINUTES * captains * u16::from(opening.marks) / u16::from(MARKS)).next_multiple_of(10);
    let ocean = opening.clone();
    Offer {
        id: opening.id.clone(),
        part: key::VOYAGE_CHOOSER_PART,
        detail: vec![
            Fact::from(key::VoyageChooserCaptains { count: captains }).into(),
            Fact::from(key::ChooserMinutes { minutes }).into(),
        ],
        is_lesson: false,
        picture: Some(Picture {
            name: names::scenario(&opening.id).into(),
            wide: (0.46, 380.0),
            high: 0.98,
            yields: false,
            paint: Arc::new(move |painter, place| {
                ocean_picture::paint(painter, place, &ocean, &Colours::of(painter.ctx()));
            }),
        }),
        sides: opening.players.iter().map(|colour| side(*colour, true)).collect(),
        about: vec![Line::new(Print::Hint, key::VoyageChooserMarks { count: opening.marks })],
    }
}
