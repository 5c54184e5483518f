//! Pictures of the table's eye may be copied, and places to keep the copies.

use bevy::camera::CameraMainTextureUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{CommandEncoder, Texture, TextureDescriptor, TextureDimension, TextureUsages};
use bevy::render::renderer::RenderDevice;

use crate::table::stage::TableEye;

const BOTH_WAYS: TextureUsages = TextureUsages::COPY_SRC.union(TextureUsages::COPY_DST);

/// It has one sample a pixel, and may be copied to and from.
pub(super) fn may_be_copied(picture: &Texture) -> bool {
    picture.sample_count() == 1 && picture.usage().contains(BOTH_WAYS)
}

/// A place for a copy of this picture.
pub(super) fn place_for(picture: &Texture, label: &'static str, device: &RenderDevice) -> Texture {
    device.create_texture(&TextureDescriptor {
        label: Some(label),
        size: picture.size(),
        mip_level_count: 1,
        sample_count: 1,
        dimension: TextureDimension::D2,
        format: picture.format(),
        usage: BOTH_WAYS,
        view_formats: &[],
    })
}

/// Brings a picture there from here.
pub(super) fn copy(encoder: &mut CommandEncoder, from: &Texture, to: &Texture) {
    encoder.copy_texture_to_texture(from.as_image_copy(), to.as_image_copy(), from.size());
}

/// Colours and depths of one sample may be copied.
fn let_them_be_copied(mut eyes: Query<(&Msaa, &mut Camera3d, &mut CameraMainTextureUsages), With<TableEye>>) {
    for (samples, mut eye, mut colours) in &mut eyes {
        if *samples != Msaa::Off {
            continue;
        }
        let depths = TextureUsages::from(eye.depth_texture_usages);
        let wanted = depths | BOTH_WAYS;
        if wanted != depths {
            eye.depth_texture_usages = wanted.into();
        }
        let wanted = colours.with(TextureUsages::COPY_DST);
        if wanted.0 != colours.0 {
            *colours = wanted;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, let_them_be_copied);
}
