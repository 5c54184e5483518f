//! An easel beside the table: a second eye that draws open facts only into an image, without panels.
//!
//! Pictures of a replay and the small ones of saves are taken here. Chalk for one seat alone lies on a layer
//! ([`SECRETS`]) that only the table's own eye sees.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{Exposure, RenderTarget};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::image::{ImageFormat, ImageType};
use bevy::light::ShadowFilteringMethod;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::deck::{AT_SEA, OnDeck};
use super::room::quality::samples;
use super::settings::Settings;
use super::stage::TableEye;
use crate::table::pacing::redraw_while;

/// The layer of secrets that only the seat at the window may see.
pub const SECRETS: usize = 1;

/// The eye that draws into an image.
#[derive(Component, Clone, Debug)]
pub struct Easel {
    pub canvas: Handle<Image>,
    /// It looks where the players look; otherwise it stays where it was put.
    pub follows: bool,
}

/// A picture was taken at this easel; triggered on it.
#[derive(EntityEvent, Clone, Debug)]
pub struct PictureTaken {
    pub entity: Entity,
    pub picture: Image,
}

/// Take a picture at this easel with the next frame.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TakePicture;

/// Puts up an easel for pictures of this size; without a place of its own it looks where the players look.
pub fn put_up(commands: &mut Commands, images: &mut Assets<Image>, size: UVec2, place: Option<Transform>) -> Entity {
    let size = size.max(UVec2::ONE);
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    let canvas = images.add(image);
    let easel = commands.spawn((
        Name::new("easel"),
        Easel { canvas: canvas.clone(), follows: place.is_none() },
        Camera3d::default(),
        Camera { order: -1, ..default() },
        RenderTarget::from(canvas),
        RenderLayers::layer(0),
        (Msaa::Off, ShadowFilteringMethod::Hardware2x2, Tonemapping::None, Exposure::default()),
        place.unwrap_or_default(),
    ));
    easel.id()
}

/// The easel looks through the same glass as the table's eye, and perhaps from the same place.
fn look_along(
    settings: Res<Settings>,
    eyes: Query<(&Transform, &Projection, &ShadowFilteringMethod), (With<TableEye>, Without<Easel>)>,
    mut easels: Query<(
        &Easel,
        &mut Transform,
        &mut Projection,
        &mut Msaa,
        &mut ShadowFilteringMethod,
        &mut RenderLayers,
    )>,
    deck: Res<OnDeck>,
) {
    let on_deck = deck.0;
    let Some((place, glass, filter)) = eyes.iter().next() else { return };
    let samples = samples(settings.quality, false);
    for (easel, mut own_place, mut own_glass, mut own_samples, mut own_filter, mut layers) in &mut easels {
        if easel.follows {
            own_place.set_if_neq(*place);
            layers.set_if_neq(RenderLayers::layer(if on_deck { AT_SEA } else { 0 }));
        }
        own_samples.set_if_neq(samples);
        if *own_filter != *filter {
            *own_filter = *filter;
        }
        if let (Projection::Perspective(of_the_table), Projection::Perspective(own)) = (glass, &mut *own_glass) {
            (own.fov, own.near, own.far) = (of_the_table.fov, of_the_table.near, of_the_table.far);
        }
    }
}

fn take(mut commands: Commands, easels: Query<(Entity, &Easel), With<TakePicture>>) {
    for (entity, easel) in &easels {
        commands.entity(entity).remove::<TakePicture>();
        commands.spawn(Screenshot::image(easel.canvas.clone())).observe(
            move |shot: On<ScreenshotCaptured>, mut commands: Commands, easels: Query<(), With<Easel>>| {
                // The easel may have been taken down meanwhile.
                if easels.contains(entity) {
                    commands.trigger(PictureTaken { entity, picture: shot.image.clone() });
                }
            },
        );
    }
}

/// A picture as a PNG file.
///
/// # Errors
/// The picture cannot be written.
pub fn png(picture: Image) -> Result<Vec<u8>, String> {
    let picture = picture.try_into_dynamic().map_err(|error| error.to_string())?;
    let format = ImageFormat::Png.as_image_crate_format().ok_or_else(|| "png".to_owned())?;
    let mut file = std::io::Cursor::new(Vec::new());
    picture.to_rgb8().write_to(&mut file, format).map_err(|error| error.to_string())?;
    Ok(file.into_inner())
}

/// Width, height and pixels (red, green, blue, opacity) of a small PNG file; none if it is none.
#[must_use]
pub fn pixels(file: &[u8]) -> Option<(UVec2, Vec<u8>)> {
    /// The widest a small picture may be.
    const WIDEST: u32 = 1024;
    let sides = file.get(16..24)?;
    let side = |at: usize| Some(u32::from_be_bytes(sides.get(at..at + 4)?.try_into().ok()?));
    if !file.starts_with(b"\x89PNG") || side(0)? > WIDEST || side(4)? > WIDEST {
        return None;
    }
    let picture = Image::from_buffer(
        file,
        ImageType::Format(ImageFormat::Png),
        bevy::image::CompressedImageFormats::NONE,
        true,
        bevy::image::ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let picture = picture.try_into_dynamic().ok()?.to_rgba8();
    Some((UVec2::new(picture.width(), picture.height()), picture.into_raw()))
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, any_with_component::<Easel>);
    app.add_systems(PostUpdate, look_along.before(TransformSystems::Propagate))
        .add_systems(Last, take.run_if(resource_exists::<bevy::render::renderer::RenderDevice>));
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    use super::*;

    #[test]
    fn a_picture_comes_back_and_nonsense_does_not() {
        let size = Extent3d { width: 3, height: 2, depth_or_array_layers: 1 };
        let colours: Vec<u8> = (0..6_u8).flat_map(|at| [at * 40, 200 - at * 20, 7, 255]).collect();
        let picture = Image::new(
            size,
            TextureDimension::D2,
            colours.clone(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        );
        let file = png(picture).expect("it can be written");
        assert_eq!(pixels(&file), Some((UVec2::new(3, 2), colours)));
        assert_eq!(pixels(&file[..file.len() - 20]), None);
        let mut vast = file.clone();
        vast[16] = 0x7f;
        for nonsense in [&[][..], b"not a picture at all, but long enough", &vast] {
            assert_eq!(pixels(nonsense), None);
        }
    }
}
