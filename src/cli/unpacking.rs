//! Models lie packed in the program, at a fifth of their size, and are unpacked when they are read.

use std::path::Path;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetReader, AssetReaderError, PathStream, Reader, VecReader};
use miniz_oxide::inflate::decompress_to_vec_zlib;

/// Files in memory, some of them packed.
pub(super) struct Unpacking(MemoryAssetReader);

impl Unpacking {
    pub(super) const fn from(root: Dir) -> Self {
        Self(MemoryAssetReader { root })
    }
}

/// Unpacks a file if it is packed, which the sum at its end proves; any other file stays as it is.
fn unpacked(bytes: &[u8]) -> Vec<u8> {
    decompress_to_vec_zlib(bytes).unwrap_or_else(|_| bytes.to_vec())
}

impl AssetReader for Unpacking {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        let file = self.0.root.get_asset(path).ok_or_else(|| AssetReaderError::NotFound(path.to_path_buf()))?;
        Ok(VecReader::new(unpacked(file.value())))
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<impl Reader + 'a, AssetReaderError> {
        self.0.read_meta(path).await
    }

    async fn read_directory<'a>(&'a self, path: &'a Path) -> Result<Box<PathStream>, AssetReaderError> {
        self.0.read_directory(path).await
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        self.0.is_directory(path).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::shipyard::MODELS;

    #[test]
    fn models_are_packed_and_come_out_whole_and_other_files_as_they_are() {
        for (name, bytes) in MODELS {
            let model = unpacked(bytes);
            let length = model[8..12].iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte));
            assert!(model.starts_with(b"glTF") && length == model.len() && 2 * bytes.len() < length, "{name}");
        }
        for plain in [&b"glTF and then nothing"[..], b"no model at all", b""] {
            assert_eq!(unpacked(plain), plain);
        }
    }
}
