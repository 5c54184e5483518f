//! Makes the things: meshes cut once and shared, prints set in the language of the window, and the forms that every
//! game has. A game prints its faces and makes its own forms.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use bevy::camera::visibility::RenderLayers;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::form::{Form, turned};
use super::models::{self, THICK};
use super::standing::{FormOf, LaidOut, Shape};
use crate::table::craft::joinery::{board, sheet};
use crate::table::craft::press::{Press, PressSystems};
use crate::table::craft::print::TypeCase;
use crate::table::craft::surface::{Dye, Kind, Surface, Surfaces, dye};
use crate::table::deck::AT_SEA;
use crate::table::deck::Around;
use crate::table::pieces::dressing::{Coats, Pale, SailsSet, WindAboard};
use crate::table::pieces::motion::{Keel, Stature};
use crate::table::pieces::{CaptainsEye, Extent, Piece};
use crate::table::settings::{Quality, Settings};
use crate::table::shipyard::Shipyard;
use crate::table::speech::Speech;
use crate::table::zones::pile;

/// Half of a print, and what it is of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cut(pub Vec2, pub Stuff);

/// A print is made on this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuff {
    /// Paper; as a board it lies on walnut.
    Paper,
    /// Paper that lies on oak.
    OnOak,
    /// Brass, in which it is engraved.
    Brass,
}

impl From<Vec2> for Cut {
    fn from(half: Vec2) -> Self {
        Self(half, Stuff::Paper)
    }
}

/// A ship on the table, and how she floats over her base.
#[derive(Debug)]
pub struct ShipModel<'a> {
    pub model: &'a str,
    /// Her keel is this high over the table.
    pub keel: f32,
    pub scale: f32,
    /// She may be shown larger than her base.
    pub grows: bool,
    /// Half of the room she takes.
    pub half: Vec3,
    pub coats: Coats,
    pub sails: SailsSet,
    /// The wind blows on board to this angle.
    pub wind: f32,
    /// She is pale, as if made of this.
    pub film: Option<Handle<Surface>>,
}

/// A printer at work.
pub struct Printer<'a, Tools> {
    pub case: &'a mut TypeCase,
    /// The language is set here.
    pub speech: &'a Speech,
    /// The game's tools.
    pub tools: &'a Tools,
}

/// Meshes, prints and coats that are made.
#[derive(Resource)]
struct Made<G> {
    meshes: BTreeMap<String, Handle<Mesh>>,
    /// Prints by their letters; true if a print is kept.
    prints: BTreeMap<String, (bool, Handle<Surface>)>,
    coats: BTreeMap<u32, Handle<Surface>>,
    cloths: BTreeMap<u32, Coats>,
    clear: BTreeMap<u8, Handle<Surface>>,
    wake: Option<Handle<Surface>>,
    game: PhantomData<G>,
}

impl<G> Default for Made<G> {
    fn default() -> Self {
        let (meshes, prints, coats, cloths, clear, wake) = Default::default();
        Self { meshes, prints, coats, cloths, clear, wake, game: PhantomData }
    }
}

impl<G> Made<G> {
    /// Prints that are not kept go when nothing bears them any more.
    fn tidy(&mut self) {
        self.prints.retain(|_, (kept, print)| {
            *kept || matches!(print, Handle::Strong(own) if std::sync::Arc::strong_count(own) > 1)
        });
    }
}

/// The maker of a thing.
pub struct Maker<'a, G: LaidOut> {
    /// Everything that is spawned is a part of the thing.
    pub commands: Commands<'a, 'a>,
    pub of: Entity,
    /// The piece, unless it is a part of another.
    pub piece: Option<Piece>,
    /// Models are cut this finely.
    pub quality: Quality,
    /// The surfaces of the cabin.
    pub surfaces: &'a Surfaces,
    pub yard: &'a Shipyard,
    pub tools: &'a G::Tools,
    meshes: &'a mut Assets<Mesh>,
    images: &'a mut Assets<Image>,
    press: &'a mut Press,
    pots: &'a mut Assets<Surface>,
    made: &'a mut Made<G>,
    speech: &'a Speech,
    case: TypeCase,
    /// The thing lies there already: it is never bare, and waits for no press.
    at_once: bool,
}

impl<G: LaidOut> Maker<'_, G> {
    /// A mesh, cut once.
    pub fn mesh(&mut self, name: impl Into<String>, cut: impl FnOnce() -> Mesh) -> Handle<Mesh> {
        let meshes = &mut *self.meshes;
        self.made.meshes.entry(name.into()).or_insert_with(|| meshes.add(cut())).clone()
    }

    /// Paper or brass with this on it.
    pub fn paper(&mut self, print: &G::Print) -> Handle<Surface> {
        let name = format!("{print:?}");
        if let Some((_, known)) = self.made.prints.get(&name) {
            return known.clone();
        }
        let mut printer = Printer { case: &mut self.case, speech: self.speech, tools: self.tools };
        let image = G::print(print, &mut printer).image();
        let image = if self.at_once { self.images.add(image) } else { self.press.lay_in(self.images, image) };
        let paper = match G::cut(print).1 {
            Stuff::Brass => self.surfaces.engraved(image),
            Stuff::Paper | Stuff::OnOak => self.surfaces.printed(image),
        };
        let paper = self.pots.add(paper);
        self.made.prints.insert(name, (G::keeps(print), paper.clone()));
        paper
    }

    /// A surface of its own, mixed at every call.
    pub fn mixed(&mut self, surface: Surface) -> Handle<Surface> {
        self.pots.add(surface)
    }

    /// Painted wood.
    pub fn coat(&mut self, colour: u32) -> Handle<Surface> {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let mix = || {
            let numbers = Vec4::new(0.6, 1.0, 1.0, 0.0);
            let dye = Dye { base: dye(colour), second: dye(colour) * 1.7, dark: dye(0x120C08), numbers };
            pots.add(Surface {
                dye,
                grain: surfaces.grain.clone(),
                picture: None,
                kind: Kind::Resin,
                around: Around::default(),
            })
        };
        self.made.coats.entry(colour).or_insert_with(mix).clone()
    }

    /// Sails and flags dyed in a colour.
    pub fn cloth(&mut self, colour: u32) -> Coats {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let mut tinted = |of: &Handle<Surface>, strength: f32| {
            let own = pots.get(of).cloned();
            let tint = Vec4::ONE.lerp(dye(colour) * 1.9, strength).with_w(1.0);
            own.map(|own| pots.add(Surface { dye: Dye { base: tint, ..own.dye }, ..own })).unwrap_or_else(|| of.clone())
        };
        let cut = || Coats { canvas: tinted(&surfaces.canvas, 0.82), flag: tinted(&surfaces.flag, 1.0) };
        self.made.cloths.entry(colour).or_insert_with(cut).clone()
    }

    /// Clear film; `strength` of a hundred keeps light back.
    pub fn clear(&mut self, strength: u8) -> Handle<Surface> {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        let cut = || {
            let strength = f32::from(strength) / 100.0;
            pots.add(surfaces.film(Color::srgba(0.90, 0.95, 1.0, strength), strength))
        };
        self.made.clear.entry(strength).or_insert_with(cut).clone()
    }

    /// The sea in which a ship lies, on her base.
    pub fn wake(&mut self) -> Handle<Surface> {
        let (pots, surfaces) = (&mut *self.pots, self.surfaces);
        self.made.wake.get_or_insert_with(|| pots.add(surfaces.wake())).clone()
    }

    /// A part of the thing.
    pub fn add<M: Material>(&mut self, mesh: Handle<Mesh>, coat: Handle<M>, at: Transform) -> EntityCommands<'_> {
        self.commands.spawn((Mesh3d(mesh), MeshMaterial3d(coat), at, ChildOf(self.of)))
    }

    /// A part so flat that its shadow is not missed.
    pub fn lay<M: Material>(&mut self, mesh: Handle<Mesh>, coat: Handle<M>, at: Transform) {
        self.add(mesh, coat, at).insert(NotShadowCaster);
    }

    /// A model cut from wood, with a shadow of its own.
    pub fn model(&mut self, name: &str, cut: impl FnOnce() -> Mesh) -> EntityCommands<'_> {
        let mesh = self.mesh(name, cut);
        self.add(mesh, self.surfaces.timber.clone(), Transform::IDENTITY)
    }

    /// A model that is seen from a deck as well: land, and what lies in the sea.
    pub fn landmark(&mut self, name: &str, cut: impl FnOnce() -> Mesh) {
        self.model(name, cut).insert(RenderLayers::from_layers(&[0, AT_SEA]));
    }

    /// A ship floats over her base; a viewer who can see her whole may look from her deck.
    pub fn ship(&mut self, ship: ShipModel) {
        let Some(model) = self.yard.model_of(ship.model) else { return };
        let (keel, high) = (Vec3::Y * ship.keel, Vec3::Y * ship.half.y);
        let mut hull = self.commands.spawn((
            Name::new("ship model"),
            model,
            ship.coats,
            Keel(keel),
            Extent { centre: high, half: ship.half },
            ship.sails,
            WindAboard(ship.wind),
            Transform::from_translation(keel).with_scale(Vec3::splat(ship.scale)),
            Visibility::Inherited,
            ChildOf(self.of),
        ));
        if ship.grows {
            hull.insert(Stature(ship.scale));
        }
        if let Some(film) = ship.film {
            hull.insert(Pale(film, RenderLayers::layer(0)));
        } else {
            // This place serves until her model is there.
            let stand = keel + high * 0.6 - Vec3::Z * (ship.half.z * 0.42);
            self.commands.entity(self.of).insert(CaptainsEye(stand));
        }
    }

    /// A printed sheet that lies there.
    pub fn printed(&mut self, print: &G::Print, half: Vec2, at: Transform) {
        let (sheet, paper) = (self.mesh(format!("sheet {half}"), || sheet(half)), self.paper(print));
        self.lay(sheet, paper, at);
    }

    /// A card or several: two printed sides with an edge between them.
    fn slab(&mut self, face: &G::Print, back: &G::Print, thick: f32, up: f32) {
        let Cut(half, _) = G::cut(back);
        self.printed(face, half, Transform::from_xyz(0.0, up + thick / 2.0, 0.0));
        self.printed(back, half, Transform::from_xyz(0.0, up - thick / 2.0, 0.0).with_rotation(turned(half)));
        let edge = self.mesh(format!("edge {half} {:.0}", thick * 1000.0), || models::edge(half, thick));
        let mut edge = self.add(edge, self.surfaces.linen.clone(), Transform::from_xyz(0.0, up, 0.0));
        if thick < 0.03 {
            edge.insert(NotShadowCaster);
        }
    }

    /// A small thing of painted wood.
    fn painted(&mut self, name: &str, colour: u32, cut: impl FnOnce() -> Mesh) {
        let (mesh, coat) = (self.mesh(name, cut), self.coat(colour));
        self.add(mesh, coat, Transform::IDENTITY);
    }

    fn make(&mut self, form: &FormOf<G>) {
        match form {
            Form::Part | Form::Pile(_, _, 0) | Form::Heap(_, 0) => {}
            Form::Card(face, back) => {
                let thick = face.as_ref().map_or(THICK, |face| G::adorn(face, self));
                self.slab(face.as_ref().unwrap_or(back), back, thick, 0.0);
            }
            Form::Pile(face, back, count) => {
                let thick = pile(*count);
                self.slab(face.as_ref().unwrap_or(back), back, thick, thick / 2.0);
            }
            Form::Sheet(print) => self.printed(print, G::cut(print).0, Transform::IDENTITY),
            Form::Board(print) => {
                let Cut(half, stuff) = G::cut(print);
                let slab = self.mesh(format!("slab {half}"), || board(Vec3::new(half.x, 0.013, half.y), 0.006));
                let wood = if stuff == Stuff::OnOak { &self.surfaces.oak } else { &self.surfaces.walnut };
                self.lay(slab, wood.clone(), Transform::from_xyz(0.0, -0.014, 0.0));
                self.printed(print, half - Vec2::splat(0.012), Transform::from_xyz(0.0, 0.001, 0.0));
            }
            Form::Cube(colour) => self.painted("cube", *colour, models::cube),
            Form::Heap(colour, count) => self.painted(&format!("heap {count}"), *colour, || models::heap(*count)),
            Form::Marker(colour) => self.painted("marker", *colour, models::marker),
            Form::Peg => self.painted("peg", 0xD9B66A, models::peg),
            Form::Coin => {
                self.model("coin", models::coin);
            }
            Form::Barrel => {
                self.model("barrel", models::barrel);
            }
            Form::Lantern => {
                self.model("lantern", models::lantern);
                let light = self.mesh("lantern light", models::lantern_light);
                self.lay(light, self.surfaces.glow.clone(), Transform::IDENTITY);
            }
            Form::Own(own) => G::make(own, self),
        }
    }
}

fn dress<G: LaidOut>(
    In(tools): In<Option<G::Tools>>,
    commands: Commands,
    things: Query<(Entity, Option<&Piece>, Ref<Shape<FormOf<G>>>)>,
    (mut meshes, mut images, mut press): (ResMut<Assets<Mesh>>, ResMut<Assets<Image>>, ResMut<Press>),
    mut pots: ResMut<Assets<Surface>>,
    surfaces: Res<Surfaces>,
    settings: Res<Settings>,
    yard: Res<Shipyard>,
    speech: Res<Speech>,
    mut made: ResMut<Made<G>>,
) {
    let Some(tools) = tools else { return };
    let anew = speech.is_changed() && !speech.is_added();
    if anew {
        made.prints.clear();
    }
    let wanted: Vec<_> = things.iter().filter(|(.., shape)| anew || shape.is_changed()).collect();
    let Some((of, ..)) = wanted.first() else { return };
    let mut maker = Maker {
        commands,
        of: *of,
        piece: None,
        quality: settings.quality,
        surfaces: &surfaces,
        yard: &yard,
        tools: &tools,
        meshes: &mut meshes,
        images: &mut images,
        press: &mut press,
        pots: &mut pots,
        made: &mut made,
        speech: &speech,
        case: TypeCase::default(),
        at_once: false,
    };
    for (of, piece, shape) in wanted {
        (maker.of, maker.piece, maker.at_once) = (of, piece.cloned(), !anew && !shape.is_added());
        maker.commands.entity(of).despawn_related::<Children>();
        maker.make(&shape.0);
    }
    maker.made.tidy();
}

/// The things of a game are made, with what `tools` finds for it; until it finds anything they wait.
pub fn made<G: LaidOut, M: 'static>(
    app: &mut App,
    tools: impl IntoSystem<(), Option<G::Tools>, M> + Send + Sync + 'static,
) {
    app.init_resource::<Made<G>>()
        .add_systems(PostUpdate, tools.pipe(dress::<G>).before(TransformSystems::Propagate).before(PressSystems));
}
