//! Makes the things: cuts of the prints, and the forms that this game alone has.

use std::sync::Arc;

use bevy::prelude::*;

use super::places::{BOARD, CARD, CHART, GLORY, GRID, TOKEN};
use super::thing::{Own, Print, Thing, Tools};
use super::{chart, layout, models, prints, subjects};
use crate::games::merchants_and_marauders::crests::paint;
use crate::logbook::data::Library;
use crate::logbook::wording::key;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::play::seen::SeenHere;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::pack::{CargoCard, Pack};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::{Nation, ShipKind};
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::pieces::dressing::SailsSet;
use crate::table::pieces::wounds::Wounds;
use crate::table::speech::Speech;
use crate::table::things::{self, Cut, Deck, LaidOut, Maker, Printer, ShipModel, Stuff};

/// Pirates sail under black.
const BLACK: u32 = 0x1E1B18;

fn tools(here: SeenHere<MerchantsAndMarauders>) -> Option<Tools> {
    Some(Tools { pack: Arc::clone(&here.get()?.view.table.pack) })
}

/// The colour of a nation, or of pirates.
#[must_use]
pub fn flag(nation: Option<Nation>) -> u32 {
    nation.map_or(BLACK, |nation| {
        let [red, green, blue] = chart::colour(nation);
        u32::from_be_bytes([0, red, green, blue])
    })
}

/// Every deck, with its back.
fn decks(pack: &Pack) -> Vec<Deck<Print>> {
    let of = |card: CardId| (format!("{:?}", words::card(pack, card)), Print::Card(card));
    let deck = |sort: Sort| {
        let cards = subjects::deck(pack, sort).into_iter().map(of);
        Deck::new(words::sort(sort), cards).with_backs([Print::Back(sort)])
    };
    let of = |(card, printed): (&CargoId, &CargoCard)| (format!("{:?} {printed:?}", card.good), Print::Cargo(*card));
    let cargo = Deck::new(key::MM_TALE_CARGO, pack.cargo.iter().map(of)).with_backs([Print::CargoBack]);
    [Sort::Captain, Sort::Event, Sort::Glory, Sort::Mission, Sort::Rumor].map(deck).into_iter().chain([cargo]).collect()
}

/// Prints all of them.
pub fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
    let tools = Tools { pack: Arc::clone(&library.merchants_and_marauders().pack) };
    things::printed::<MerchantsAndMarauders>(&tools, speech, case, decks(&tools.pack))
}

impl LaidOut for MerchantsAndMarauders {
    type Print = Print;
    type Own = Own;
    type Tools = Tools;

    fn layout(view: &View) -> Vec<Thing> {
        layout::things(view)
    }

    fn cut(print: &Print) -> Cut {
        match print {
            Print::Chart => CHART.into(),
            Print::GloryTrack(_) => GLORY.into(),
            Print::Grid => GRID.into(),
            Print::Board(..) => Cut(BOARD, Stuff::OnOak),
            Print::Demand(_) | Print::Merchant | Print::Fitting(..) | Print::Weapon(_) | Print::Bounty(_) => {
                TOKEN.into()
            }
            Print::War => Vec2::new(0.46, 0.62).into(),
            Print::Card(_) | Print::Back(_) | Print::Cargo(_) | Print::CargoBack => CARD.into(),
        }
    }

    fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
        prints::print(print, printer)
    }

    fn make(own: &Own, maker: &mut Maker<Self>) {
        match own {
            Own::Ship(colour, kind, hurt) => {
                ship(maker, *kind, paint(*colour), paint(*colour));
                maker.commands.entity(maker.of).insert(wounds(*hurt));
            }
            Own::Npc(nation, kind) => {
                let cloth = if nation.is_some() { 0xE6DDC8 } else { 0x6A665E };
                ship(maker, *kind, flag(*nation), cloth);
            }
            Own::Town(zone, nation) => {
                let (number, banner) = (*zone as u8, flag(Some(*nation)));
                maker.landmark(&format!("town {number} {banner}"), || models::town(number, banner));
            }
            Own::Chest(colour) => {
                let banner = paint(*colour);
                maker.model(&format!("sea chest {banner}"), || models::chest(banner));
            }
        }
    }
}

/// Lost Masts tear the sails, and a lost Hull is holed.
fn wounds([masts, hull]: [u8; 2]) -> Wounds {
    let torn = [("fore", masts), ("main", masts.saturating_sub(1))];
    let rows = [('p', hull), ('s', hull)];
    Wounds {
        torn: torn.into_iter().filter(|(_, tear)| *tear > 0).map(|(mast, tear)| (mast, tear.min(3))).collect(),
        holed: rows.map(|(row, holes)| (row, holes, 5)).to_vec(),
        ..Wounds::default()
    }
}

fn ship(maker: &mut Maker<MerchantsAndMarauders>, kind: ShipKind, base: u32, cloth: u32) {
    let (foot, coat) = (maker.mesh("cruise base", models::base), maker.coat(base));
    maker.add(foot, coat, Transform::IDENTITY);
    let (name, scale) = models::model(kind);
    let coats = maker.cloth(cloth);
    maker.ship(ShipModel {
        model: name,
        keel: models::BASE_THICK + 0.006,
        scale,
        grows: true,
        half: Vec3::new(0.09, 0.2, 0.22),
        coats,
        sails: SailsSet::Full,
        wind: 0.35,
        film: None,
    });
}

/// Things are made, and follow the view.
pub fn plugin(app: &mut App) {
    things::of_game::<MerchantsAndMarauders>(app);
    things::made::<MerchantsAndMarauders, _>(app, tools);
}
