//! The models of ships are as long, as broad and stepped with their masts as the outlines of the rules (PC-18.3).

use weather_gage::shipwright::lines::ShipLines;
use weather_gage::shipwright::{Detail, build, check};

use super::common::PACK;

/// By their number of masts, from one; the table chooses by it.
const MODELS: [&str; 5] = ["cutter", "brig", "corsair", "galleon", "great-galleon"];

fn lines(id: &str) -> ShipLines {
    let text = std::fs::read_to_string(format!("assets/ships/lines/{id}.ron")).unwrap();
    ron::from_str(&text).unwrap()
}

/// A node, with its place and the bounds of what it holds, in table millimetres: to port, up, ahead.
struct Part {
    name: String,
    at: [f32; 3],
    low: [f32; 3],
    high: [f32; 3],
}

fn gather(node: &gltf::Node<'_>, from: [f32; 3], blob: &[u8], all: &mut Vec<Part>) {
    let (shift, _, _) = node.transform().decomposed();
    let at: [f32; 3] = std::array::from_fn(|axis| from[axis] + shift[axis]);
    let (mut low, mut high) = ([f32::MAX; 3], [f32::MIN; 3]);
    for primitive in node.mesh().into_iter().flat_map(|mesh| mesh.primitives().collect::<Vec<_>>()) {
        for place in primitive.reader(|_| Some(blob)).read_positions().unwrap() {
            for axis in 0..3 {
                low[axis] = low[axis].min(at[axis] + place[axis]);
                high[axis] = high[axis].max(at[axis] + place[axis]);
            }
        }
    }
    all.push(Part { name: node.name().unwrap_or_default().to_owned(), at, low, high });
    node.children().for_each(|child| gather(&child, at, blob, all));
}

fn parts(id: &str) -> Vec<Part> {
    let model = gltf::Gltf::from_slice(&build(&lines(id), Detail::Near).unwrap()).unwrap();
    let blob = model.blob.clone().unwrap();
    let mut all = Vec::new();
    model.scenes().flat_map(|scene| scene.nodes()).for_each(|node| gather(&node, [0.0; 3], &blob, &mut all));
    all
}

fn near(found: f32, wanted: f32, by: f32, what: &str) {
    assert!((found - wanted).abs() <= by, "{what}: {found} is not {wanted}");
}

#[test]
fn pc_18_3_a_model_has_the_length_the_beam_and_the_masts_of_her_outline() {
    for (masts, id) in (1_u8..).zip(MODELS) {
        assert_eq!(check(&lines(id)), Ok(()), "{id}");
        let hull = PACK.hulls.get(&masts).unwrap();
        let (length, beam) = (hull.length.0 as f32 / 100.0, hull.beam.0 as f32 / 100.0);
        let parts = parts(id);
        let of = |name: &str| parts.iter().find(|part| part.name == name).unwrap();
        near(of("beak").high[2], length / 2.0, 0.3, id);
        let castles = parts.iter().filter(|part| part.name.starts_with("castle_"));
        near(castles.map(|part| part.low[2]).fold(0.0, f32::min), -length / 2.0, 2.0, id);
        let body = parts.iter().filter(|part| part.name == "hull" || part.name.starts_with("castle_"));
        near(body.map(|part| part.high[0]).fold(0.0, f32::max), beam / 2.0, 0.15, id);
        let stepped: Vec<f32> = lines(id).masts.iter().map(|mast| of(&format!("mast_{}", mast.id)).at[2]).collect();
        assert_eq!(stepped.len(), hull.masts.len(), "{id}");
        for (found, wanted) in stepped.iter().zip(&hull.masts) {
            near(*found, wanted.0 as f32 / 100.0, 0.8, id);
        }
    }
}
