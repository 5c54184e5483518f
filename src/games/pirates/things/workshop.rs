//! Makes the things: cuts of the prints, and the forms that this game alone has.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy::prelude::*;

use super::places::{CREW, DECK, cloth};
use super::thing::{Form, Look, Own, Print, Thing, Tools, Vessel};
use super::village::Home;
use super::{drafted, land, layout, models, prints, tales, waters};
use crate::games::papers::sheets::Drafts;
use crate::games::pirates::crests::{nation, paint};
use crate::logbook::data::Library;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, key};
use crate::play::seen::SeenHere;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::view::View;
use crate::table::board::places::MM;
use crate::table::craft::print::{InkImage, TypeCase, ink};
use crate::table::craft::surface::Surface;
use crate::table::pacing::redraw_on;
use crate::table::pieces::dressing::{Coats, SailsSet, WindAboard};
use crate::table::pieces::wounds::Wounds;
use crate::table::pieces::{Extent, Label};
use crate::table::speech::Speech;
use crate::table::things::{self, Cut, Deck, Drafted, LaidOut, Maker, Printer, ShipModel, Stuff};

/// A ghost, a ghost that the rules refuse, and one of the game's own.
const GHOST: Color = Color::linear_rgba(1.5, 1.5, 1.4, 0.42);
const REFUSED: Color = Color::linear_rgba(1.6, 0.35, 0.25, 0.40);
const PALE: Color = Color::linear_rgba(0.9, 1.5, 1.3, 0.50);
/// A film is seen through whatever lies lower.
const LAYER: f32 = 6.0;
/// A wreck leans over by this angle, and lies so deep.
const LEAN: f32 = 1.15;
const DEEP: f32 = -0.015;
/// Derelicts settle by this, in hundredths of a table millimetre.
const SETTLED: u8 = 160;

fn tools(here: SeenHere<Pirates>) -> Option<Tools> {
    Some(Tools { pack: Arc::clone(&here.get()?.view.table.pack) })
}

/// Every deck, with its back where it has one.
fn decks(pack: &Pack) -> Vec<Deck<Print>> {
    let units = pack.crafts.keys().chain(pack.monsters.keys()).chain(pack.strongholds.keys());
    let units = units.map(|card| (card.to_string(), Print::Deck(*card)));
    let crew = pack.hands.keys().map(|card| (card.to_string(), Print::Crew(*card)));
    let treasures = pack.uniques.keys().map(|card| (card.to_string(), Print::Treasure(*card)));
    vec![
        Deck::new(key::PC_DECK_UNITS, units),
        Deck::new(key::PC_DECK_CREW, crew).with_backs([Print::CrewBack]),
        Deck::new(key::PC_OUTFIT_UNIQUES, treasures).with_backs([Print::TreasureBack]),
    ]
}

/// Prints all of them.
pub fn cards(library: &Library, speech: &Speech, case: &mut TypeCase) -> Vec<Deck<InkImage>> {
    let tools = Tools { pack: Arc::clone(&library.pirates().pack) };
    things::printed::<Pirates>(&tools, speech, case, decks(&tools.pack))
}

impl LaidOut for Pirates {
    type Print = Print;
    type Own = Own;
    type Tools = Tools;

    fn layout(view: &View) -> Vec<Thing> {
        layout::things(view)
    }

    fn cut(print: &Print) -> Cut {
        match print {
            Print::Sea(..) => cloth().into(),
            Print::Deck(_) => Cut(DECK, Stuff::OnOak),
            Print::Crew(_) | Print::CrewBack | Print::Treasure(_) | Print::TreasureBack => CREW.into(),
        }
    }

    fn print(print: &Print, printer: &mut Printer<Tools>) -> InkImage {
        prints::print(print, printer)
    }

    fn make(own: &Own, maker: &mut Maker<Self>) {
        match own {
            Own::Island(card, home, level, outline) => {
                let colour = home.map(paint);
                let town = home.map(|flag| Home { colour: paint(flag), seat: flag.seat().0 });
                let name = match home {
                    Some(flag) => key::PcThingHome::of(*flag).into(),
                    None => words::printed(&maker.tools.pack, *card),
                };
                label(maker, name, colour.unwrap_or(0xD9C088), true);
                let cut = format!("island {card} {colour:?} {level} {outline:?}");
                maker.landmark(&cut, || land::island(card.word(), (town, *level), outline));
            }
            Own::Terrain(kind, outline) => {
                maker.landmark(&format!("terrain {kind:?} {outline:?}"), || waters::terrain(*kind, outline));
            }
            Own::Ship(vessel) => ship(maker, vessel),
            Own::Kraken(flag, tentacles, pale) => {
                let rim = paint(*flag);
                let name = format!("kraken {rim} {tentacles:?}");
                if *pale {
                    let (mesh, film) = (maker.mesh(name, || models::kraken(rim, tentacles)), film(maker, GHOST));
                    maker.lay(mesh, film, Transform::IDENTITY);
                } else {
                    maker.landmark(&name, || models::kraken(rim, tentacles));
                }
            }
            Own::Fort(flag, of, flags) => {
                let (banner, roof) = (paint(*flag), nation(*of));
                maker.landmark(&format!("fort {banner} {roof} {flags:?}"), || models::fort(banner, roof, flags));
            }
            Own::Wreck(masts) => wreck(maker, *masts),
            Own::Mast => {
                maker.model("lost mast", models::lost_mast);
            }
            Own::Tentacle => {
                maker.model("lost tentacle", models::lost_tentacle);
            }
            Own::Coin(value) => {
                maker.model(&format!("pirate coin {value:?}"), || models::coin(*value));
            }
            Own::Pennant(flag) => {
                let colour = paint(*flag);
                maker.model(&format!("pennant {colour}"), || models::pennant(colour));
            }
            Own::Ruler(kind, long) => {
                let long = long.0 as f32 / 100.0 * MM;
                maker.model(&format!("ruler {kind:?} {long}"), || models::ruler(*kind, long));
            }
            Own::Thread(dashes, hits) => {
                let mesh = maker.mesh(format!("thread {dashes} {hits}"), || models::thread(*dashes, *hits));
                let timber = maker.surfaces.timber.clone();
                maker.lay(mesh, timber, Transform::IDENTITY);
            }
            Own::Ring(radius, colour) => {
                let radius = radius.0 as f32 / 100.0 * MM;
                let mesh = maker.mesh(format!("ring {radius} {colour}"), || models::ring(radius, *colour));
                let timber = maker.surfaces.timber.clone();
                maker.lay(mesh, timber, Transform::IDENTITY);
            }
        }
    }
}

fn film(maker: &mut Maker<Pirates>, colour: Color) -> Handle<Surface> {
    let film = maker.surfaces.film(colour, LAYER);
    maker.mixed(film)
}

/// The name that is written over it, seen from afar.
fn label(maker: &mut Maker<Pirates>, name: impl Into<Arg>, colour: u32, faint: bool) {
    let label = Label { name: tales::named(name), colour: ink(colour), faint };
    maker.commands.entity(maker.of).insert(label);
}

/// The masts that are gone, by their names in the model.
fn wounds(vessel: &Vessel) -> Wounds {
    let of = vessel.masts.len();
    let gone = vessel.masts.iter().enumerate().filter(|(_, stands)| !**stands);
    let low = vessel.look == Look::Low;
    Wounds {
        masts: gone.map(|(number, _)| models::mast(of, number)).collect(),
        list: if low { 7 } else { 0 },
        settled: if low { SETTLED } else { 0 },
        struck: vessel.masts.iter().all(|stands| !stands),
        ..Wounds::default()
    }
}

fn ship(maker: &mut Maker<Pirates>, vessel: &Vessel) {
    let seen_through = match vessel.look {
        Look::Afloat | Look::Low => None,
        Look::Pale => Some(film(maker, PALE)),
        Look::Drafted(true) => Some(film(maker, GHOST)),
        Look::Drafted(false) => Some(film(maker, REFUSED)),
    };
    let colour = paint(vessel.flag);
    let foot = maker.mesh(format!("ship base {colour} {:?}", vessel.corners), || models::base(&vessel.corners, colour));
    match &seen_through {
        Some(film) => maker.lay(foot, film.clone(), Transform::IDENTITY),
        None => {
            let timber = maker.surfaces.timber.clone();
            maker.add(foot, timber, Transform::IDENTITY);
        }
    }
    maker.commands.entity(maker.of).insert(wounds(vessel));
    if !matches!(vessel.look, Look::Drafted(_)) {
        let name = words::printed(&maker.tools.pack, vessel.card);
        label(maker, name, colour, false);
    }
    let coats = Coats { canvas: maker.cloth(nation(vessel.nation)).canvas, flag: maker.cloth(colour).flag };
    let half =
        vessel.corners.iter().map(|corner| models::in_model(*corner).abs()).fold(Vec2::new(0.08, 0.25), Vec2::max);
    maker.ship(ShipModel {
        model: models::ship(vessel.masts.len()),
        keel: models::BASE_THICK + 0.004,
        scale: 1.0,
        grows: false,
        half: Vec3::new(half.x, 0.25, half.y),
        coats,
        sails: SailsSet::Full,
        wind: 0.3,
        film: seen_through,
    });
}

/// A wreck lies on her side, without masts and without a base.
fn wreck(maker: &mut Maker<Pirates>, masts: u8) {
    let of = usize::from(masts);
    let gone = (0..of).map(|number| models::mast(of, number)).collect();
    maker.commands.entity(maker.of).insert(Wounds {
        masts: gone,
        struck: true,
        holed: vec![('p', 5, 9)],
        ..Wounds::default()
    });
    let Some(model) = maker.yard.model_of(models::ship(of)) else { return };
    let cloth = Coats { canvas: maker.cloth(0x8A8274).canvas, flag: maker.cloth(0x8A8274).flag };
    let lies = Transform::from_xyz(0.0, DEEP, 0.0)
        .with_rotation(Quat::from_rotation_z(LEAN) * Quat::from_rotation_x(0.03 * PI));
    maker.commands.spawn((
        Name::new("wreck"),
        model,
        cloth,
        Extent { centre: Vec3::ZERO, half: Vec3::new(0.12, 0.12, 0.35) },
        SailsSet::Furled,
        WindAboard(0.0),
        lies,
        Visibility::Inherited,
        ChildOf(maker.of),
    ));
}

/// The draft lies beside what the rules know.
fn draft(here: SeenHere<Pirates>, drafts: Res<Drafts<Pirates>>, mut lies: ResMut<Drafted<Form>>) {
    if here.fresh().is_none() && !drafts.is_changed() {
        return;
    }
    let things = here.get().map(|seen| drafted::things(&seen.view, drafts.draft())).unwrap_or_default();
    lies.set_if_neq(Drafted(things));
}

/// Things are made, and follow the view and the draft.
pub fn plugin(app: &mut App) {
    things::of_game::<Pirates>(app);
    things::made::<Pirates, _>(app, tools);
    redraw_on::<Drafted<Form>>(app);
    app.add_systems(Update, draft.after(crate::play::PlaySystems::Show).before(things::ThingSystems));
}
