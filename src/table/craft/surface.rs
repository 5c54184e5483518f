//! The one material of the cabin: a kind of surface, three colours and four numbers, lit by the lantern.
//!
//! All kinds share `shaders/surface.wgsl`, which picks the recipe by a shader definition; so each kind pays only for
//! its own recipe. Light is our own small model (`shaders/cabin.wgsl`), fixed and cheap enough for machines without a
//! graphics card.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, Face, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::{ShaderDefVal, ShaderRef};

use super::grain::Grain;
use crate::rules::kernel::keyed::all;
use crate::table::deck::Around;

/// Surfaces that move by the clock, or come and go with the pointer, have this shader definition: the kept picture of
/// still things leaves them out.
pub const RESTLESS: &str = "RESTLESS";

/// The material of a surface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Kind {
    /// Sawn and polished timber.
    Wood,
    /// Boards of the room and what stands along its walls. This and the five after it are the room: lit by its own
    /// light, without shadows and shine.
    Panelling,
    /// Its panelled walls.
    Wainscot,
    /// Cut stone in courses.
    Masonry,
    /// Its floor.
    Deck,
    Rug,
    /// The charts on its walls.
    Chart,
    /// Baize, curtain, leather: no shine, a nap.
    Cloth,
    /// Paper and vellum; a picture, if any, is printed on it.
    Parchment,
    Metal,
    /// The stern windows and the night behind them.
    Window,
    /// Something that gives light.
    Glow,
    /// A ship's solid parts: colours in the vertices, recipe in the second texture coordinate.
    Timber,
    /// Dice: resin, ivory, painted wood, with their engraving.
    Resin,
    Canvas,
    /// Flags in the wind.
    Flag,
    /// The line around the piece under the pointer.
    Outline,
    /// The sea's disc on a ship's base.
    Wake,
    /// Transparent things that need no light: film, chalk, foam.
    Film,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 19] = all(<Self as strum::VariantArray>::VARIANTS);

    /// Its name; in capitals it is the shader's definition.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// Without any gloss: the lighter half of the light is enough.
    const fn matt(self) -> bool {
        self.of_the_room() || matches!(self, Self::Canvas | Self::Flag | Self::Parchment)
    }

    const fn of_the_room(self) -> bool {
        matches!(self, Self::Panelling | Self::Wainscot | Self::Masonry | Self::Deck | Self::Rug | Self::Chart)
    }

    /// Moves by the clock, or comes and goes with the pointer.
    const fn restless(self) -> bool {
        matches!(self, Self::Window | Self::Glow | Self::Canvas | Self::Flag | Self::Outline | Self::Wake)
    }

    /// Both sides are seen.
    #[must_use]
    pub const fn two_sided(self) -> bool {
        matches!(self, Self::Canvas | Self::Flag | Self::Parchment | Self::Film)
    }
}

/// Colours (linear) and numbers of a surface; each recipe in the shader explains them.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
pub struct Dye {
    pub base: Vec4,
    /// Second colour.
    pub second: Vec4,
    pub dark: Vec4,
    /// Roughness, scale of the grain, motion (1 moves, 0 stands still), one more.
    pub numbers: Vec4,
}

/// A surface of the cabin.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Recipe)]
pub struct Surface {
    #[uniform(0)]
    pub dye: Dye,
    /// The shared noise.
    #[texture(1)]
    #[sampler(2)]
    pub grain: Handle<Image>,
    /// This picture is printed on it.
    #[texture(3)]
    #[sampler(4)]
    pub picture: Option<Handle<Image>>,
    /// It is made of this.
    pub kind: Kind,
    /// It is lit by what is around the eye.
    pub around: Around,
}

/// The pipeline key of a surface.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    kind: Kind,
    picture: bool,
    matt: bool,
    torn: bool,
    around: Around,
}

impl From<&Surface> for Recipe {
    fn from(surface: &Surface) -> Self {
        let napped = surface.kind == Kind::Cloth && surface.dye.numbers.w == 0.0;
        let torn = surface.kind == Kind::Canvas && surface.dye.numbers.w > 0.0;
        Self {
            kind: surface.kind,
            picture: surface.picture.is_some(),
            matt: surface.kind.matt() || napped,
            torn,
            around: surface.around,
        }
    }
}

impl Material for Surface {
    fn vertex_shader() -> ShaderRef {
        "shaders://surface_vertex.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders://surface.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.kind == Kind::Film { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    /// Transparent surfaces lie in layers.
    fn depth_bias(&self) -> f32 {
        if self.kind == Kind::Film { self.dye.numbers.y } else { 0.0 }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let recipe = key.bind_group_data;
        let mut definitions: Vec<ShaderDefVal> = vec![recipe.kind.name().to_uppercase().into()];
        if recipe.picture {
            definitions.push("PICTURE".into());
        }
        if recipe.matt {
            definitions.push("MATT".into());
        }
        if recipe.torn {
            definitions.push("TORN".into());
        }
        definitions.extend(recipe.around.definitions().iter().map(|name| (*name).into()));
        if recipe.kind.of_the_room() {
            definitions.extend(["ROOM".into(), "UNSHADOWED".into()]);
        }
        if recipe.kind.restless() {
            definitions.push(RESTLESS.into());
        }
        descriptor.vertex.shader_defs.extend(definitions.iter().cloned());
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.extend(definitions);
        }
        descriptor.primitive.cull_mode = match recipe.kind {
            kind if kind.two_sided() => None,
            Kind::Outline => Some(Face::Front),
            _ => Some(Face::Back),
        };
        Ok(())
    }
}

/// A colour as painters write it, `0xRRGGBB` in sRGB.
#[must_use]
pub fn dye(hex: u32) -> Vec4 {
    let channel = |shift: u32| ((hex >> shift) & 0xFF) as u8;
    let linear = Color::srgb_u8(channel(16), channel(8), channel(0)).to_linear();
    Vec4::new(linear.red, linear.green, linear.blue, 1.0)
}

/// The surfaces of the cabin, each made once and shared.
#[derive(Resource, Clone)]
pub struct Surfaces {
    /// The noise all of them take their grain from.
    pub grain: Handle<Image>,
    pub oak: Handle<Surface>,
    /// The board's frame, bases.
    pub walnut: Handle<Surface>,
    /// Under cards and in the tray.
    pub baize: Handle<Surface>,
    /// A finer felt for the enemy's side.
    pub wine_baize: Handle<Surface>,
    /// The frame of the board where no sea covers it.
    pub blue_baize: Handle<Surface>,
    pub brass: Handle<Surface>,
    /// Gilt far from the lantern, as a lamp beside it shows it.
    pub gilt: Handle<Surface>,
    pub silk: Handle<Surface>,
    pub iron: Handle<Surface>,
    pub leather: Handle<Surface>,
    /// The back of a tile.
    pub linen: Handle<Surface>,
    pub window: Handle<Surface>,
    /// Flames and lantern glass.
    pub glow: Handle<Surface>,
    /// The glass of a lamp that swings.
    pub lamp: Handle<Surface>,
    /// Its frame, as its own light shows it.
    pub lamp_frame: Handle<Surface>,
    /// A ship's solid parts.
    pub timber: Handle<Surface>,
    pub canvas: Handle<Surface>,
    pub flag: Handle<Surface>,
    /// The line around the piece under the cursor.
    pub hover: Handle<Surface>,
    /// The line around the selected piece.
    pub chosen: Handle<Surface>,
}

/// A lamp swings by this share of its length.
const SWAY: f32 = 0.05;

/// Surfaces of the rooms.
#[derive(Resource, Clone)]
pub struct Room {
    /// Frame and chest under the table.
    pub underneath: Handle<Surface>,
    /// The panelled walls.
    pub wainscot: Handle<Surface>,
    /// The flags of the quay.
    pub paving: Handle<Surface>,
    /// Its parapet, and forts and piers.
    pub stone: Handle<Surface>,
    /// The walls of houses.
    pub lime: Handle<Surface>,
    /// Their roofs.
    pub tiles: Handle<Surface>,
    /// Shutters and doors.
    pub shutters: Handle<Surface>,
    /// Hills across the harbour.
    pub hills: Handle<Surface>,
    /// Its sails, furled.
    pub canvas: Handle<Surface>,
    /// The floor.
    pub deck: Handle<Surface>,
    pub rug: Handle<Surface>,
    /// The charts on the walls.
    pub chart: Handle<Surface>,
    /// Pilasters, sills, shelves, the door.
    pub timber: Handle<Surface>,
    /// Fillets, handles, frames.
    pub gilding: Handle<Surface>,
    /// The cushion of the seat.
    pub cloth: Handle<Surface>,
    /// Backs of books.
    pub books: [Handle<Surface>; 4],
}

impl Room {
    fn mixed(make: &mut impl FnMut(Kind, [u32; 3], [f32; 4]) -> Handle<Surface>) -> Self {
        use Kind::{Chart, Deck, Masonry, Panelling, Rug, Wainscot};
        let mut make = |kind, colours, measure| make(kind, colours, [0.7, 1.0, 1.0, measure]);
        Self {
            underneath: make(Panelling, [0x5A3D26, 0x71502F, 0x1B110A], 4.0),
            wainscot: make(Wainscot, [0x6B4930, 0x6A7A70, 0x140D08], 3.1),
            paving: make(Masonry, [0x8B8069, 0xA69A80, 0x2E2A22], 4.6),
            stone: make(Masonry, [0x93886F, 0xB4A88C, 0x3A3429], 2.1),
            lime: make(Masonry, [0xD2C4A4, 0xDDD1B6, 0xC9BB99], 3.2),
            tiles: make(Panelling, [0x8C4527, 0xA85A37, 0x3A1A0E], 1.9),
            shutters: make(Panelling, [0x2C5A57, 0x387069, 0x132725], 1.1),
            hills: make(Panelling, [0x56672F, 0x8F8350, 0x20240F], 1000.0),
            canvas: make(Panelling, [0xD3C49B, 0xE2D6B4, 0x8D7E5C], 8.0),
            deck: make(Deck, [0x4E4942, 0x6B645A, 0x0E0B09], 2.2),
            rug: make(Rug, [0x8E2B26, 0x1D2A4A, 0x140E12], 1.0),
            chart: make(Chart, [0xD9C79C, 0xE9DCBC, 0x140D08], 1.0),
            timber: make(Panelling, [0x55371F, 0x6E4A2C, 0x1B110A], 9.0),
            gilding: make(Panelling, [0xC79A48, 0xE0B965, 0x5B3F14], 9.0),
            cloth: make(Panelling, [0x6E2430, 0x862F3B, 0x2A0D13], 7.2),
            books: [[0x6B3A22, 0x7D4A2C], [0x5A1F24, 0x702C30], [0x24402F, 0x32543F], [0xA8935F, 0xBBA877]]
                .map(|[base, second]| make(Panelling, [base, second, 0x140D08], 9.0)),
        }
    }
}

fn surface(kind: Kind, colours: [u32; 3], numbers: [f32; 4], grain: &Handle<Image>) -> Surface {
    let [base, second, dark] = colours.map(dye);
    Surface {
        dye: Dye { base, second, dark, numbers: Vec4::from(numbers) },
        grain: grain.clone(),
        picture: None,
        kind,
        around: Around::default(),
    }
}

impl Surfaces {
    /// Paper with something printed on it.
    #[must_use]
    pub fn printed(&self, picture: Handle<Image>) -> Surface {
        let mut paper = surface(Kind::Parchment, [0xE9DCBC, 0xD9C79C, 0x4A3524], [0.85, 1.0, 1.0, 0.0], &self.grain);
        paper.picture = Some(picture);
        paper
    }

    /// Something seen through, of this colour; of several above each other the one with the highest layer lies on top.
    #[must_use]
    pub fn film(&self, colour: Color, layer: f32) -> Surface {
        let mut film = surface(Kind::Film, [0; 3], [1.0, layer, 0.0, 0.0], &self.grain);
        film.dye.base = colour.to_linear().to_vec4();
        film
    }

    /// The sea's disc on a base.
    #[must_use]
    pub fn wake(&self) -> Surface {
        surface(Kind::Wake, [0x2E5A6B, 0x24495A, 0xEFF3EA], [0.3, 1.0, 1.0, 0.0], &self.grain)
    }

    /// Brass with something engraved in it.
    #[must_use]
    pub fn engraved(&self, picture: Handle<Image>) -> Surface {
        let mut plate = surface(Kind::Metal, [0xC79A48, 0xE0B965, 0x2A1D12], [0.34, 1.0, 1.0, 0.0], &self.grain);
        plate.picture = Some(picture);
        plate
    }
}

fn mix_the_surfaces(app: &mut App) {
    let Some(Grain(grain)) = app.world().get_resource::<Grain>().cloned() else { return };
    let Some(mut pots) = app.world_mut().get_resource_mut::<Assets<Surface>>() else { return };
    let mut make = |kind, colours, numbers| pots.add(surface(kind, colours, numbers, &grain));
    let surfaces = Surfaces {
        oak: make(Kind::Wood, [0x6E4A2A, 0x8A6238, 0x2E1D10], [0.5, 1.0, 1.0, 1.8]),
        walnut: make(Kind::Wood, [0x3A2618, 0x553821, 0x1B110A], [0.4, 1.6, 1.0, 40.0]),
        baize: make(Kind::Cloth, [0x1F4D3A, 0x286048, 0x12301F], [0.95, 1.0, 1.0, 0.0]),
        wine_baize: make(Kind::Cloth, [0x5A1F2A, 0x6B2A36, 0x330F17], [0.95, 1.0, 1.0, 0.0]),
        brass: make(Kind::Metal, [0xB8893B, 0xE0B965, 0x5B3F14], [0.28, 1.0, 1.0, 0.0]),
        gilt: make(Kind::Glow, [0xE0B965, 0x2E1D0A, 0x1B110A], [1.0, 0.0, 0.0, 0.5]),
        silk: make(Kind::Glow, [0xA01C28, 0x330F17, 0x1B110A], [1.0, 0.0, 0.0, 0.4]),
        iron: make(Kind::Metal, [0x3C3D40, 0x55575B, 0x1C1D1F], [0.55, 1.0, 1.0, 0.0]),
        blue_baize: make(Kind::Cloth, [0x1C3547, 0x26465C, 0x0F1D28], [0.95, 1.0, 1.0, 0.0]),
        leather: make(Kind::Cloth, [0x54311C, 0x6B4226, 0x241208], [0.5, 0.6, 1.0, 1.0]),
        linen: make(Kind::Cloth, [0xB9A77A, 0xC7B68B, 0x7D6E4C], [0.9, 1.0, 1.0, 0.0]),
        window: make(Kind::Window, [0x2C3642, 0x7F9CC0, 0x0B0F14], [0.3, 1.0, 1.0, 0.0]),
        glow: make(Kind::Glow, [0xFFD9A0, 0xFFB25B, 0x5B3F14], [1.0, 0.0, 1.0, 2.2]),
        lamp: make(Kind::Glow, [0xFFD08A, 0xF09A40, 0x5B3F14], [1.0, SWAY, 1.0, 1.3]),
        lamp_frame: make(Kind::Glow, [0x7A5A2A, 0x1E1408, 0x1B110A], [1.0, SWAY, 1.0, 0.35]),
        timber: make(Kind::Timber, [0xFFFFFF, 0xFFFFFF, 0x1C1510], [0.68, 1.0, 1.0, 0.0]),
        canvas: make(Kind::Canvas, [0xFFFFFF, 0xFFFFFF, 0x8F7850], [0.9, 1.0, 1.0, 0.0]),
        flag: make(Kind::Flag, [0xFFFFFF, 0xFFFFFF, 0x2A1D12], [0.9, 1.0, 1.0, 0.0]),
        hover: make(Kind::Outline, [0xFFE2A6, 0xFFE2A6, 0xFFE2A6], [0.0, 1.6, 1.0, 0.0]),
        chosen: make(Kind::Outline, [0xF2B33D, 0xF2B33D, 0xF2B33D], [0.0, 2.6, 1.0, 0.0]),
        grain: grain.clone(),
    };
    let room = Room::mixed(&mut make);
    app.insert_resource(surfaces);
    app.insert_resource(room);
}

/// Shaders that others import have to be loaded and kept.
#[derive(Resource)]
struct SharedRecipes(#[expect(dead_code, reason = "kept so that the shaders stay loaded")] Vec<Handle<Shader>>);

fn keep_the_shared_recipes(mut commands: Commands, assets: Res<AssetServer>) {
    let kept = ["shaders://cabin.wgsl", "shaders://open_air.wgsl"].map(|path| assets.load(path)).to_vec();
    commands.insert_resource(SharedRecipes(kept));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Surface>::default()).add_systems(PreStartup, keep_the_shared_recipes);
    mix_the_surfaces(app);
}
