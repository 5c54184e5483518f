//! Makes what things look like: meshes cut once and shared, prints set in the language of the window.

use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, PI};

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::models;
use super::prints::{Printer, unknown_tile};
use super::standing::Shape;
use super::thing::{Back, Face, Form};
use crate::games::dead_reckoning::boards::places::BOARD;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::paint;
use crate::games::dead_reckoning::sea::places::{CARD, CELL, LAND, MARK, QUAY, STRIP, middle};
use crate::games::dead_reckoning::sea::waters::Waters;
use crate::games::dead_reckoning::sea::{growth, tile_shapes};
use crate::play::seen::{Onlooker, Seen, main_window};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::printed::things::{Compass, TileFace};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::table::board::water::Sea;
use crate::table::cards::pile;
use crate::table::craft::joinery::{board, sheet};
use crate::table::craft::press::Press;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::craft::surface::{Dye, Kind, Surface, Surfaces, dye};
use crate::table::pieces::dressing::{Coats, SailsSet, WindAboard};
use crate::table::pieces::motion::Keel;
use crate::table::pieces::{Extent, Piece};
use crate::table::settings::Settings;
use crate::table::shipyard::Shipyard;
use crate::table::speech::Speech;
use crate::table::stage::Redraw;

/// The ship of a player.
const SHIP: &str = "brigantine";
/// Meshes and prints already made.
#[derive(Resource, Default)]
pub struct Made {
    meshes: BTreeMap<String, Handle<Mesh>>,
    prints: BTreeMap<String, Handle<Surface>>,
    coats: BTreeMap<u32, Handle<Surface>>,
    cloths: BTreeMap<u32, Coats>,
    clear: BTreeMap<u8, Handle<Surface>>,
}

/// Makes the meshes and coats of things.
pub(super) struct Maker<'a> {
    meshes: &'a mut Assets<Mesh>,
    images: &'a Assets<Image>,
    press: &'a mut Press,
    pots: &'a mut Assets<Surface>,
    pub(super) surfaces: &'a Surfaces,
    waters: &'a Waters,
    settings: &'a Settings,
    yard: Option<&'a Shipyard>,
    made: &'a mut Made,
    speech: &'a Speech,
    pub(super) cards: &'a Cards,
    case: TypeCase,
}

impl Maker<'_> {
    pub(super) fn mesh(&mut self, name: impl Into<String>, cut: impl FnOnce() -> Mesh) -> Handle<Mesh> {
        let meshes = &mut *self.meshes;
        self.made.meshes.entry(name.into()).or_insert_with(|| meshes.add(cut())).clone()
    }

    pub(super) fn print(&mut self, name: String, set: impl FnOnce(&mut Printer) -> InkImage) -> Handle<Surface> {
        if let Some(known) = self.made.prints.get(&name) {
            return known.clone();
        }
        let mut printer = Printer { case: &mut self.case, speech: self.speech, cards: self.cards };
        let sheet = set(&mut printer);
        let print = self.pots.add(self.surfaces.printed(self.press.lay_in(self.images, sheet.image())));
        self.made.prints.insert(name, print.clone());
        print
    }

    /// Painted wood.
    pub(super) fn coat(&mut self, colour: u32) -> Handle<Surface> {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let mix = || {
            let numbers = Vec4::new(0.6, 1.0, 1.0, 0.0);
            let dye = Dye { base: dye(colour), second: dye(colour) * 1.7, dark: dye(0x120C08), numbers };
            pots.add(Surface { dye, grain: surfaces.grain.clone(), picture: None, kind: Kind::Resin, open_air: false })
        };
        self.made.coats.entry(colour).or_insert_with(mix).clone()
    }

    /// Sails and flags dyed in a colour.
    fn cloth(&mut self, colour: u32) -> Coats {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let mut tinted = |of: &Handle<Surface>, strength: f32| {
            let own = pots.get(of).cloned();
            let tint = Vec4::ONE.lerp(dye(colour) * 1.9, strength).with_w(1.0);
            own.map(|own| pots.add(Surface { dye: Dye { base: tint, ..own.dye }, ..own })).unwrap_or_else(|| of.clone())
        };
        let cut = || Coats { canvas: tinted(&surfaces.canvas, 0.82), flag: tinted(&surfaces.flag, 1.0) };
        self.made.cloths.entry(colour).or_insert_with(cut).clone()
    }

    pub(super) fn back(&mut self, back: Back) -> Handle<Surface> {
        self.print(format!("back {back:?}"), |printer| printer.back(back))
    }

    pub(super) fn face(&mut self, face: &Face) -> Handle<Surface> {
        self.print(format!("card {face:?}"), |printer| printer.card(face))
    }

    pub(super) fn add(
        &mut self,
        commands: &mut Commands,
        of: Entity,
        mesh: Handle<Mesh>,
        coat: Handle<Surface>,
        at: Transform,
    ) -> Entity {
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(coat), at, ChildOf(of))).id()
    }

    /// Something so flat that its shadow is not missed.
    pub(super) fn lay(
        &mut self,
        commands: &mut Commands,
        of: Entity,
        mesh: Handle<Mesh>,
        coat: Handle<Surface>,
        at: Transform,
    ) {
        let part = self.add(commands, of, mesh, coat, at);
        commands.entity(part).insert(NotShadowCaster);
    }

    /// A model cut from wood, with a shadow of its own.
    fn model(&mut self, commands: &mut Commands, of: Entity, name: &str, cut: impl FnOnce() -> Mesh) -> Entity {
        let mesh = self.mesh(name, cut);
        let timber = self.surfaces.timber.clone();
        self.add(commands, of, mesh, timber, Transform::IDENTITY)
    }

    /// Clear film that lets so much of a hundred through the less.
    pub(super) fn clear(&mut self, strength: u8) -> Handle<Surface> {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let cut = || {
            let strength = f32::from(strength) / 100.0;
            pots.add(surfaces.film(Color::srgba(0.90, 0.95, 1.0, strength), strength))
        };
        self.made.clear.entry(strength).or_insert_with(cut).clone()
    }

    fn make(&mut self, commands: &mut Commands, of: Entity, piece: &Piece, form: &Form) {
        let flat = Transform::IDENTITY;
        match form {
            Form::Part => {}
            Form::Tile(known) => self.tile(commands, of, piece, *known),
            Form::Harbour => self.harbour(commands, of),
            Form::Mark(what, gold) => {
                let slab = self.mesh("mark slab", || board(Vec3::new(MARK.x, 0.012, MARK.y), 0.006));
                let walnut = self.surfaces.walnut.clone();
                self.lay(commands, of, slab, walnut, Transform::from_xyz(0.0, -0.014, 0.0));
                let (what, gold) = (*what, *gold);
                let print = self.print(format!("mark {what:?}"), |printer| printer.mark(what, gold));
                let paper = self.mesh("mark", || sheet(MARK - Vec2::splat(0.02)));
                self.lay(commands, of, paper, print, flat);
            }
            Form::Cube(colour) => {
                let (mesh, coat) = (self.mesh("cube", models::cube), self.coat(paint(*colour)));
                self.add(commands, of, mesh, coat, flat);
            }
            Form::Ghost => {
                let (edges, grey) = (self.mesh("ghost", models::ghost), self.coat(0x6A7078));
                self.lay(commands, of, edges, grey, flat);
                let (mesh, air) = (self.mesh("cube", models::cube), self.clear(24));
                commands.spawn((Mesh3d(mesh), MeshMaterial3d(air), flat, NotShadowCaster, ChildOf(of)));
            }
            Form::Heap(colour, count) => {
                let count = *count;
                let coat = self.coat(paint(*colour));
                if count > 0 {
                    let mesh = self.mesh(format!("heap {count}"), || models::heap(count));
                    self.add(commands, of, mesh, coat, flat);
                }
            }
            Form::Coin => {
                self.model(commands, of, "coin", growth::coin);
            }
            Form::Barrel => {
                self.model(commands, of, "barrel", growth::barrel);
            }
            Form::Building(building, colour) => {
                let (building, banner) = (*building, paint(*colour));
                self.model(commands, of, &format!("{building:?} {banner}"), || growth::building(building, banner));
            }
            Form::Card(face, back) => self.card(commands, of, face.as_ref(), *back),
            Form::Pane => self.pane(commands, of),
            Form::Sheet(colour, card, slot) => self.sheet(commands, of, *colour, card, *slot),
            Form::Stack(face, back, count) => {
                if *count == 0 {
                    return;
                }
                let thick = pile(*count);
                let back = self.back(*back);
                let top = face.as_ref().map(|face| self.face(face)).unwrap_or_else(|| back.clone());
                self.slab(commands, of, thick, top, back, Transform::from_xyz(0.0, thick / 2.0, 0.0));
            }
            Form::Ship(colour, sails, pirate, damage) => {
                self.ship(commands, of, *colour, *sails, *pirate);
                commands.entity(of).insert(models::wounds(*damage));
            }
            Form::Board(colour) => {
                let (half, colour) = (Vec2::new(BOARD.0, BOARD.1), *colour);
                let slab = self.mesh("ship board slab", || board(Vec3::new(half.x, 0.012, half.y), 0.006));
                let walnut = self.surfaces.walnut.clone();
                self.lay(commands, of, slab, walnut, Transform::from_xyz(0.0, -0.012, 0.0));
                let print = self.print(format!("board {colour:?}"), |printer| printer.board(colour, half));
                let paper = self.mesh("ship board", || sheet(half - Vec2::splat(0.012)));
                self.lay(commands, of, paper, print, Transform::from_xyz(0.0, 0.002, 0.0));
            }
            Form::Token(token) => {
                let half = Vec2::new(0.24, 0.34);
                let slab = self.mesh("token slab", || board(Vec3::new(half.x, 0.014, half.y), 0.008));
                let walnut = self.surfaces.walnut.clone();
                self.lay(commands, of, slab, walnut, Transform::from_xyz(0.0, 0.014, 0.0));
                let print = self.print(format!("token {token}"), |printer| printer.token(token));
                let paper = self.mesh("token", || sheet(half - Vec2::splat(0.008)));
                self.lay(commands, of, paper, print, Transform::from_xyz(0.0, 0.030, 0.0));
            }
            Form::Marker(colour) => {
                let mesh = self.mesh("marker", models::marker);
                let coat = self.coat(*colour);
                self.add(commands, of, mesh, coat, flat);
            }
            Form::Chest(colour) => {
                let banner = paint(*colour);
                self.model(commands, of, &format!("chest {banner}"), || models::chest(banner));
            }
            Form::Dock(colour) => {
                let (half, colour) = (Vec2::new(0.50, 0.42), *colour);
                let slab = self.mesh("dock slab", || board(Vec3::new(half.x, 0.014, half.y), 0.006));
                let oak = self.surfaces.oak.clone();
                self.lay(commands, of, slab, oak, Transform::from_xyz(0.0, 0.010, 0.0));
                let print = self.print(format!("dock {colour:?}"), |printer| printer.dock(colour));
                let paper = self.mesh("dock", || sheet(half - Vec2::splat(0.012)));
                self.lay(commands, of, paper, print, Transform::from_xyz(0.0, 0.026, 0.0));
            }
            Form::Cup(colour) => {
                let banner = paint(*colour);
                self.model(commands, of, &format!("cup {banner}"), || models::cup(banner));
            }
            Form::Peg => {
                let (mesh, coat) = (self.mesh("peg", models::peg), self.coat(0xD9B66A));
                self.add(commands, of, mesh, coat, flat);
            }
            Form::Lock => {
                self.model(commands, of, "lock", models::lock);
            }
            Form::Pennant => {
                self.model(commands, of, "pennant", models::pennant);
            }
            Form::Lantern => {
                self.model(commands, of, "lantern", models::lantern);
                let light = self.mesh("lantern light", models::lantern_light);
                let glow = self.surfaces.glow.clone();
                self.lay(commands, of, light, glow, flat);
            }
        }
    }

    /// A card or several: two printed sides with an edge between them.
    pub(super) fn slab(
        &mut self,
        commands: &mut Commands,
        of: Entity,
        thick: f32,
        face: Handle<Surface>,
        back: Handle<Surface>,
        at: Transform,
    ) {
        let paper = self.mesh("card face", || sheet(CARD));
        self.lay(commands, of, paper.clone(), face, at * Transform::from_xyz(0.0, thick / 2.0, 0.0));
        let under = Transform::from_xyz(0.0, -thick / 2.0, 0.0).with_rotation(Quat::from_rotation_z(PI));
        self.lay(commands, of, paper, back, at * under);
        let edge = self.mesh(format!("card edge {:.0}", thick * 1000.0), || models::edge(CARD, thick));
        let linen = self.surfaces.linen.clone();
        let edge = self.add(commands, of, edge, linen, at);
        if thick < 0.03 {
            commands.entity(edge).insert(NotShadowCaster);
        }
    }

    fn tile(&mut self, commands: &mut Commands, of: Entity, piece: &Piece, known: Option<TileId>) {
        let rim = self.mesh("tile rim", tile_shapes::rim);
        let linen = self.surfaces.linen.clone();
        self.lay(commands, of, rim, linen, Transform::IDENTITY);
        let back = self.print("tile".into(), |_| unknown_tile());
        let under = self.mesh("tile back", tile_shapes::back);
        self.lay(commands, of, under, back, Transform::IDENTITY);
        let (Some(tile), Some(ReckoningPiece::Tile(here))) = (known, piece.own::<ReckoningPiece>()) else { return };
        let (at, quality) = (middle(*here), self.settings.quality);
        let name = format!("face {here:?} {tile:?} {quality:?}");
        let face = self.mesh(name, || tile_shapes::face(tile, at, quality));
        let water = (Mesh3d(face), MeshMaterial3d::<Sea>(self.waters.sea.clone()), Transform::IDENTITY, ChildOf(of));
        let mut water = commands.spawn(water);
        if tile.open_sea {
            water.insert(NotShadowCaster);
        }
        let grown = move || if tile.open_sea { growth::open_sea(tile) } else { growth::island(tile) };
        self.model(commands, of, &format!("grown {tile:?}"), grown);
        if let Some(TileFace::OpenSea { arrows, .. }) = self.cards.tiles.get(&tile) {
            for arrow in arrows {
                let turn = Quat::from_rotation_y(match arrow {
                    Compass::North => 0.0,
                    Compass::West => FRAC_PI_2,
                    Compass::South => PI,
                    Compass::East => -FRAC_PI_2,
                });
                let out = turn * Vec3::new(0.0, 0.0, -0.58);
                let part = self.model(commands, of, "arrow", models::arrow);
                let lies = Transform::from_translation(Vec3::new(LAND.x, 0.0, LAND.y) + out).with_rotation(turn);
                commands.entity(part).insert((lies, NotShadowCaster));
            }
        }
        let (middle, half) = STRIP;
        let print = self.print(format!("strip {tile:?}"), |printer| printer.strip(tile, half));
        let paper = self.mesh("strip", || sheet(half));
        self.lay(commands, of, paper, print, Transform::from_xyz(middle.x, 0.004, middle.y));
        let bed = self.mesh("card bed", || sheet(CARD + Vec2::splat(0.03)));
        let baize = self.surfaces.wine_baize.clone();
        self.lay(commands, of, bed, baize, Transform::from_translation(CELL + Vec3::Y * 0.004));
    }

    fn harbour(&mut self, commands: &mut Commands, of: Entity) {
        let basin = self.mesh("basin", || tile_shapes::basin(middle(Place::Harbour), QUAY));
        let water = (Mesh3d(basin), MeshMaterial3d::<Sea>(self.waters.sea.clone()), Transform::IDENTITY);
        commands.spawn((water, NotShadowCaster, ChildOf(of)));
        self.model(commands, of, "quay", || tile_shapes::quay(QUAY));
        // Under everything lies cloth.
        let cloth = self.mesh("sea cloth", || sheet(Vec2::new(5.72, 6.64)));
        let coat = self.pots.add(Surface {
            dye: Dye {
                base: dye(0x142C38),
                second: dye(0x1B3845),
                dark: dye(0x0A161D),
                numbers: Vec4::new(0.95, 1.0, 1.0, 0.0),
            },
            grain: self.surfaces.grain.clone(),
            picture: None,
            kind: Kind::Cloth,
            open_air: false,
        });
        let under = -middle(Place::Harbour);
        self.lay(commands, of, cloth, coat, Transform::from_xyz(under.x, -0.056, under.y));
    }

    fn ship(&mut self, commands: &mut Commands, of: Entity, colour: Colour, sails: bool, pirate: bool) {
        let base = self.mesh("ship base", models::base);
        let coat = self.coat(paint(colour));
        self.add(commands, of, base, coat, Transform::IDENTITY);
        let water = self.mesh("ship water", models::wake);
        let wake = self.made.prints.entry("wake".into()).or_insert_with(|| self.pots.add(self.surfaces.wake())).clone();
        self.lay(commands, of, water, wake, Transform::from_xyz(0.0, models::BASE_THICK + 0.002, 0.0));
        if pirate {
            self.model(commands, of, "black flag", models::black_flag);
        }
        let Some(model) = self.yard.and_then(|yard| yard.model_of(SHIP)) else { return };
        let keel = Vec3::Y * (models::BASE_THICK + 0.012);
        let cloth = self.cloth(paint(colour));
        commands.spawn((
            Name::new("ship model"),
            model,
            cloth,
            Keel(keel),
            Extent { centre: Vec3::Y * 0.3, half: Vec3::new(0.14, 0.3, 0.36) },
            if sails { SailsSet::Full } else { SailsSet::Furled },
            WindAboard(0.35),
            Transform::from_translation(keel).with_scale(Vec3::splat(models::SHIP_SCALE)),
            Visibility::Inherited,
            ChildOf(of),
        ));
    }
}

fn dress(
    mut commands: Commands,
    windows: Query<(&Onlooker, &Seen<DeadReckoning>)>,
    changed: Query<(Entity, &Piece, Ref<Shape<Form>>)>,
    (mut meshes, images, mut press): (ResMut<Assets<Mesh>>, Res<Assets<Image>>, ResMut<Press>),
    mut pots: ResMut<Assets<Surface>>,
    surfaces: Res<Surfaces>,
    waters: Res<Waters>,
    settings: Res<Settings>,
    yard: Option<Res<Shipyard>>,
    speech: Res<Speech>,
    mut made: ResMut<Made>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(seen) = main_window(windows.iter()) else { return };
    let anew = speech.is_changed() && !speech.is_added();
    if anew {
        made.prints.clear();
    }
    let wanted: Vec<_> = changed.iter().filter(|(.., shape)| anew || shape.is_changed()).collect();
    if wanted.is_empty() {
        return;
    }
    let mut maker = Maker {
        meshes: &mut meshes,
        images: &images,
        press: &mut press,
        pots: &mut pots,
        surfaces: &surfaces,
        waters: &waters,
        settings: &settings,
        yard: yard.as_deref(),
        made: &mut made,
        speech: &speech,
        cards: seen.view.table.cards(),
        case: TypeCase::default(),
    };
    for (entity, piece, shape) in wanted {
        commands.entity(entity).despawn_related::<Children>();
        maker.make(&mut commands, entity, piece, &shape.0);
    }
    redraw.ask();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Made>().add_systems(
        PostUpdate,
        dress.before(TransformSystems::Propagate).run_if(
            resource_exists::<Surfaces>.and_then(resource_exists::<Waters>).and_then(resource_exists::<Speech>),
        ),
    );
}
