//! Models made with other tools: faults that would make the table stumble are found beforehand.

use std::collections::BTreeSet;

use gltf::accessor::{DataType, Dimensions};
use gltf::{Document, Gltf, Node, buffer, image};

use crate::logbook::wording::{Fact, key};

use super::fault::DataFault;

/// Nodes within nodes: deeper than any ship.
const DEEPEST: usize = 64;

/// A table draws this many twenty times over and still turns smoothly: nodes, surfaces and corners, each as often as it
/// is drawn.
const MOST_NODES: usize = 5000;
const MOST_SURFACES: usize = 5000;
const MOST_CORNERS: usize = 2_000_000;
/// No card of graphics takes a longer side.
const LONGEST_SIDE: u32 = 8192;

/// Finds the first fault of a binary model.
#[must_use]
pub fn inspect(name: &str, bytes: &[u8]) -> Option<DataFault> {
    let (field, what) = match Gltf::from_slice(bytes) {
        Ok(Gltf { document, blob }) => faulty(&document, &blob.unwrap_or_default())?,
        Err(error) => {
            let (mut field, mut reason) = (String::new(), error.to_string());
            if let gltf::Error::Validation(places) = &error
                && let Some((path, fault)) = places.first()
            {
                field = path.to_string();
                reason = fault.to_string();
            }
            (field, Fact::from(key::FaultModel { reason }))
        }
    };
    Some(DataFault { file: name.to_owned(), line: 1, column: 0, field, what })
}

/// The field and the fault.
type Found = Option<(String, Fact)>;

fn faulty(document: &Document, blob: &[u8]) -> Found {
    outside(document)
        .or_else(|| beyond(document, blob))
        .or_else(|| knotted(document))
        .or_else(|| heavy(document))
        .or_else(|| strange_corners(document, blob))
        .or_else(|| no_picture(document, blob))
}

/// More of it than a table can bear. A list that many surfaces share is laid out for each of them.
fn heavy(document: &Document) -> Found {
    let surfaces = |mesh: &gltf::Mesh<'_>| mesh.primitives().len();
    let corners = |mesh: &gltf::Mesh<'_>| -> usize {
        let lists = mesh.primitives().flat_map(|surface| {
            let places = surface.get(&gltf::Semantic::Positions);
            [places, surface.indices()].into_iter().flatten().map(|list| list.count()).collect::<Vec<_>>()
        });
        lists.fold(0, usize::saturating_add)
    };
    let kept = document.meshes().fold((0_usize, 0_usize), |(surface, corner), mesh| {
        (surface.saturating_add(surfaces(&mesh)), corner.saturating_add(corners(&mesh)))
    });
    let hung = document.nodes().filter_map(|node| node.mesh());
    let drawn = hung.fold(0_usize, |drawn, mesh| drawn.saturating_add(surfaces(&mesh)));
    let amounts = [
        ("nodes", document.nodes().len(), MOST_NODES),
        ("meshes", kept.0.max(drawn), MOST_SURFACES),
        ("accessors", kept.1, MOST_CORNERS),
    ];
    let (field, count, most) = amounts.into_iter().find(|(_, count, most)| count > most)?;
    Some((field.to_owned(), Fact::from(key::FaultModelHeavy { count, most })))
}

/// Pictures that are none, or whose points would fill the memory: a few bytes can say any size.
fn no_picture(document: &Document, blob: &[u8]) -> Found {
    let spoilt = |image: &gltf::Image<'_>| {
        let image::Source::View { view, .. } = image.source() else { return true };
        let bytes = view.offset().checked_add(view.length()).and_then(|end| blob.get(view.offset()..end));
        let sides = bytes.and_then(sides_of);
        sides.is_none_or(|sides| sides.iter().any(|side| !(1..=LONGEST_SIDE).contains(side)))
    };
    let image = document.images().find(spoilt)?;
    Some((format!("images[{}]", image.index()), Fact::from(key::FaultModelPicture { most: LONGEST_SIDE })))
}

/// Width and height of a PNG file, as its first chunk says them.
fn sides_of(bytes: &[u8]) -> Option<[u32; 2]> {
    let rest = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")?;
    let number = |at: usize| Some(u32::from_be_bytes(rest.get(at..at + 4)?.try_into().ok()?));
    Some([number(0)?, number(4)?])
}

/// Nothing may lie in another file: a model is read by itself.
fn outside(document: &Document) -> Found {
    let fault = |field: String| (field, Fact::from(key::FAULT_MODEL_OUTSIDE));
    let buffers = document.buffers().filter(|buffer| matches!(buffer.source(), buffer::Source::Uri(_)));
    let images = document.images().filter(|image| matches!(image.source(), image::Source::Uri { .. }));
    let buffers = buffers.map(|buffer| format!("buffers[{}].uri", buffer.index()));
    buffers.chain(images.map(|image| format!("images[{}].uri", image.index()))).next().map(fault)
}

/// Every stretch of bytes must lie inside its buffer or view.
fn beyond(document: &Document, blob: &[u8]) -> Found {
    let fault = |field: String| Some((field, Fact::from(key::FAULT_MODEL_BEYOND)));
    let fits = |from: usize, length: Option<usize>, whole: usize| {
        length.and_then(|length| from.checked_add(length)).is_some_and(|end| end <= whole)
    };
    for buffer in document.buffers() {
        if buffer.length() > blob.len() {
            return fault(format!("buffers[{}]", buffer.index()));
        }
    }
    for view in document.views() {
        if !fits(view.offset(), Some(view.length()), view.buffer().length()) {
            return fault(format!("bufferViews[{}]", view.index()));
        }
    }
    for accessor in document.accessors() {
        let spread = |stride: usize, size: usize, count: usize| {
            count.checked_sub(1).and_then(|gaps| gaps.checked_mul(stride)).and_then(|gaps| gaps.checked_add(size))
        };
        let size = accessor.size();
        let own = accessor.view().is_none_or(|view| {
            let stride = view.stride().unwrap_or(size);
            stride >= size && fits(accessor.offset(), spread(stride, size, accessor.count()), view.length())
        });
        let sparse = accessor.sparse().is_none_or(|sparse| {
            let (places, values) = (sparse.indices(), sparse.values());
            let place = places.index_type().size();
            fits(places.offset(), spread(place, place, sparse.count()), places.view().length())
                && fits(values.offset(), spread(size, size, sparse.count()), values.view().length())
        });
        if !own || !sparse || accessor.count() > blob.len() {
            return fault(format!("accessors[{}]", accessor.index()));
        }
    }
    None
}

/// No node hangs on two others, on itself, or too deep.
fn knotted(document: &Document) -> Found {
    let mut seen = BTreeSet::new();
    let mut left: Vec<(Node<'_>, usize)> = document.nodes().map(|node| (node, 0)).collect();
    let children: BTreeSet<usize> =
        left.iter().flat_map(|(node, _)| node.children()).map(|node| node.index()).collect();
    let all = left.len();
    left.retain(|(node, _)| !children.contains(&node.index()));
    while let Some((node, depth)) = left.pop() {
        if !seen.insert(node.index()) || depth > DEEPEST {
            return Some((format!("nodes[{}]", node.index()), Fact::from(key::FAULT_MODEL_KNOTTED)));
        }
        left.extend(node.children().map(|child| (child, depth + 1)));
    }
    // A node that hangs on no root hangs in a circle.
    let lost = (0..all).find(|node| !seen.contains(node))?;
    Some((format!("nodes[{lost}]"), Fact::from(key::FAULT_MODEL_KNOTTED)))
}

/// Every corner that a surface names is there.
fn strange_corners(document: &Document, blob: &[u8]) -> Found {
    for mesh in document.meshes() {
        for (number, surface) in mesh.primitives().enumerate() {
            let field = |what: &str| format!("meshes[{}].primitives[{number}].{what}", mesh.index());
            let fault = |field| Some((field, Fact::from(key::FAULT_MODEL_BEYOND)));
            let Some(corners) = surface.get(&gltf::Semantic::Positions).filter(|corners| corners.count() > 0) else {
                return fault(field("attributes"));
            };
            if let Some((semantic, _)) = surface.attributes().find(|(_, list)| list.count() != corners.count()) {
                return fault(field(&format!("attributes.{}", semantic.to_string())));
            }
            let Some(list) = surface.indices() else { continue };
            let whole = matches!(list.data_type(), DataType::U8 | DataType::U16 | DataType::U32);
            let known = |corner: u32| usize::try_from(corner).is_ok_and(|corner| corner < corners.count());
            let read = || surface.reader(|_| Some(blob)).read_indices();
            let numbers = whole && list.dimensions() == Dimensions::Scalar && list.view().is_some();
            if !numbers || !read().is_some_and(|corners| corners.into_u32().all(known)) {
                return fault(field("indices"));
            }
        }
    }
    None
}
