//! Makes the forms that Dead Reckoning alone has: tiles with plants and buildings, the harbour, ships, chests.

use std::f32::consts::{FRAC_PI_2, PI};
use std::sync::Arc;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::thing::{Own, Print, Thing, Tools};
use super::{models, prints, sleeves};
use crate::games::dead_reckoning::boards::places::{BOARD, Seat};
use crate::games::dead_reckoning::boards::{self, cups};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::{self, paint};
use crate::games::dead_reckoning::sea::places::{CARD, CELL, LAND, MARK, QUAY, STRIP, TILE, middle};
use crate::games::dead_reckoning::sea::waters::Waters;
use crate::games::dead_reckoning::sea::{growth, tile_shapes};
use crate::logbook::data::Library;
use crate::logbook::wording::key;
use crate::play::seen::SeenHere;
use crate::rules::dead_reckoning::cards::{Card, CardId, Sailor, TOP_LEVEL};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::printed::things::{Compass, TileFace};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::view::View;
use crate::table::craft::joinery::sheet;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::craft::surface::{Dye, Kind, Surface, dye};
use crate::table::deck::Around;
use crate::table::pieces::dressing::SailsSet;
use crate::table::speech::Speech;
use crate::table::things::{self, Cut, Deck, LaidOut, Maker, Printer, ShipModel, Stuff, THICK};

/// The ship of a player.
const SHIP: &str = "brigantine";

fn tools(here: SeenHere<DeadReckoning>, waters: Res<Waters>) -> Option<Tools> {
    Some(Tools { cards: Arc::clone(&here.get()?.view.table.printed.0), sea: waters.sea.clone() })
}

/// Every deck: the sailors of the first colours at their levels, advancements, merchant ships, each with their backs; and
/// the tokens of upgrades.
fn decks(cards: &Cards) -> Vec<Deck<Print>> {
    let crew =
        Sailor::ALL.into_iter().flat_map(|sailor| (1..=sailor.copies()).map(move |copy| CardId { sailor, copy }));
    let levels = crew.zip(Colour::ALL.into_iter().cycle()).flat_map(|(id, of)| {
        (1..=TOP_LEVEL).map(move |level| (String::from(id), Print::Sailor(of, Card { id, level, sleeve: Vec::new() })))
    });
    let bought = cards.advancements.keys().chain(cards.fronts.keys());
    let bought = bought.map(|kind| (format!("{kind:?}"), Print::Bought(kind.any())));
    let turned = cards.merchants.keys().map(|kind| (format!("{kind:?}"), Print::Turned(kind.any())));
    let tokens = cards.upgrades.keys().map(|token| (token.clone(), Print::Token(token.clone())));
    vec![
        Deck::new(key::DR_DECK_SAILORS, levels).with_backs(Colour::ALL.map(Print::Sleeve)),
        Deck::new(key::DR_SCORE_ADVANCEMENTS, bought).with_backs((1..=4).map(Print::Deck)),
        Deck::new(key::DR_DECK_MERCHANTS, turned),
        Deck::new(key::DR_SCORE_UPGRADES, tokens),
    ]
}

/// Prints all of them.
pub fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
    let tools = Tools { cards: Arc::new(library.dead_reckoning().printed()), sea: Handle::default() };
    things::printed::<DeadReckoning>(&tools, speech, case, decks(&tools.cards))
}

impl LaidOut for DeadReckoning {
    type Print = Print;
    type Own = Own;
    type Tools = Tools;

    fn layout(view: &View) -> Vec<Thing> {
        let supply = |of| Seat::of(view, of).supply().translation + Vec3::Y * 0.2;
        let mut all = lay::things(view, supply);
        all.extend(cups::things(view, supply));
        all.extend(boards::lay::things(view));
        all
    }

    fn cut(print: &Print) -> Cut {
        match print {
            Print::Mark(..) => MARK.into(),
            Print::Board(_) => Vec2::new(BOARD.0, BOARD.1).into(),
            Print::Token(_) => Vec2::new(0.24, 0.34).into(),
            Print::Dock(_) => Cut(Vec2::new(0.50, 0.42), Stuff::OnOak),
            Print::Strip(_) => STRIP.1.into(),
            Print::Unexplored => TILE.into(),
            _ => CARD.into(),
        }
    }

    fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
        prints::print(print, printer)
    }

    fn adorn(face: &Print, maker: &mut Maker<Self>) -> f32 {
        match face {
            Print::Sailor(_, card) => sleeves::around(maker, card, None),
            Print::Opened(_, card, free) => sleeves::around(maker, card, Some(*free)),
            _ => THICK,
        }
    }

    fn make(own: &Own, maker: &mut Maker<Self>) {
        match own {
            Own::Tile(known) => tile(maker, *known),
            Own::Harbour => harbour(maker),
            Own::Ghost => {
                let (edges, grey) = (maker.mesh("ghost", models::ghost), maker.coat(0x6A7078));
                maker.lay(edges, grey, Transform::IDENTITY);
                let (air, clear) = (maker.mesh("air", models::air), maker.clear(24));
                maker.lay(air, clear, Transform::IDENTITY);
            }
            Own::Building(building, colour) => {
                let (building, banner) = (*building, paint(*colour));
                maker.model(&format!("{building:?} {banner}"), || growth::building(building, banner));
            }
            Own::Pane => sleeves::pane(maker),
            Own::Sheet(colour, card, slot) => sleeves::clear_sheet(maker, *colour, card, *slot),
            Own::Ship(colour, sails, pirate, damage) => {
                ship(maker, *colour, *sails, *pirate);
                maker.commands.entity(maker.of).insert(models::wounds(*damage));
            }
            Own::Chest(colour) => {
                let banner = paint(*colour);
                maker.model(&format!("chest {banner}"), || models::chest(banner));
            }
            Own::Cup(colour) => {
                let banner = paint(*colour);
                maker.model(&format!("cup {banner}"), || models::cup(banner));
            }
            Own::Lock => {
                maker.model("lock", models::lock);
            }
            Own::Pennant => {
                maker.model("pennant", models::pennant);
            }
        }
    }
}

fn tile(maker: &mut Maker<DeadReckoning>, known: Option<TileId>) {
    let rim = maker.mesh("tile rim", tile_shapes::rim);
    maker.lay(rim, maker.surfaces.linen.clone(), Transform::IDENTITY);
    let (under, back) = (maker.mesh("tile back", tile_shapes::back), maker.paper(&Print::Unexplored));
    maker.lay(under, back, Transform::IDENTITY);
    let (Some(tile), Some(ReckoningPiece::Tile(here))) = (known, maker.piece.as_ref().and_then(|piece| piece.own()))
    else {
        return;
    };
    let (here, quality) = (*here, maker.quality);
    let face =
        maker.mesh(format!("face {here:?} {tile:?} {quality:?}"), || tile_shapes::face(tile, middle(here), quality));
    let mut water = maker.add(face, maker.tools.sea.clone(), Transform::IDENTITY);
    if tile.open_sea {
        water.insert(NotShadowCaster);
    }
    let grown = move || if tile.open_sea { growth::open_sea(tile) } else { growth::island(tile) };
    maker.landmark(&format!("grown {tile:?}"), grown);
    if let Some(TileFace::OpenSea { arrows, .. }) = maker.tools.cards.tiles.get(&tile) {
        for arrow in arrows {
            let turn = Quat::from_rotation_y(match arrow {
                Compass::North => 0.0,
                Compass::West => FRAC_PI_2,
                Compass::South => PI,
                Compass::East => -FRAC_PI_2,
            });
            let out = turn * Vec3::new(0.0, 0.0, -0.58);
            let lies = Transform::from_translation(Vec3::new(LAND.x, 0.0, LAND.y) + out).with_rotation(turn);
            maker.model("arrow", models::arrow).insert((lies, NotShadowCaster));
        }
    }
    let (strip, half) = STRIP;
    maker.printed(&Print::Strip(tile), half, Transform::from_xyz(strip.x, 0.004, strip.y));
    let bed = maker.mesh("card bed", || sheet(CARD + Vec2::splat(0.03)));
    maker.lay(bed, maker.surfaces.wine_baize.clone(), Transform::from_translation(CELL + Vec3::Y * 0.004));
}

fn harbour(maker: &mut Maker<DeadReckoning>) {
    let basin = maker.mesh("basin", || tile_shapes::basin(middle(Place::Harbour), QUAY));
    maker.lay(basin, maker.tools.sea.clone(), Transform::IDENTITY);
    maker.landmark("quay", || tile_shapes::quay(QUAY));
    // Under everything lies cloth.
    let cloth = maker.mesh("sea cloth", || sheet(Vec2::new(5.72, 6.64)));
    let coat = maker.mixed(Surface {
        dye: Dye {
            base: dye(0x142C38),
            second: dye(0x1B3845),
            dark: dye(0x0A161D),
            numbers: Vec4::new(0.95, 1.0, 1.0, 0.0),
        },
        grain: maker.surfaces.grain.clone(),
        picture: None,
        kind: Kind::Cloth,
        around: Around::default(),
    });
    let under = -middle(Place::Harbour);
    maker.lay(cloth, coat, Transform::from_xyz(under.x, -0.056, under.y));
}

fn ship(maker: &mut Maker<DeadReckoning>, colour: Colour, sails: bool, pirate: bool) {
    let (base, coat) = (maker.mesh("ship base", models::base), maker.coat(paint(colour)));
    maker.add(base, coat, Transform::IDENTITY);
    let (water, wake) = (maker.mesh("ship water", models::wake), maker.wake());
    maker.lay(water, wake, Transform::from_xyz(0.0, models::BASE_THICK + 0.002, 0.0));
    if pirate {
        maker.model("black flag", models::black_flag);
    }
    let coats = maker.cloth(paint(colour));
    maker.ship(ShipModel {
        model: SHIP,
        keel: models::BASE_THICK + 0.012,
        scale: models::SHIP_SCALE,
        grows: true,
        half: Vec3::new(0.14, 0.3, 0.36),
        coats,
        sails: if sails { SailsSet::Full } else { SailsSet::Furled },
        wind: 0.35,
        film: None,
    });
}

pub(super) fn plugin(app: &mut App) {
    things::of_game::<DeadReckoning>(app);
    things::made::<DeadReckoning, _>(app, tools);
}
