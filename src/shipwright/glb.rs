//! Writes a scene as a glTF binary: table millimetres, y up, +z forward.

use std::borrow::Cow;
use std::collections::BTreeMap;

use gltf::binary::{Glb, Header};
use gltf::json;
use json::accessor::{ComponentType, GenericComponentType, Type};
use json::buffer::{Stride, Target, View};
use json::validation::{Checked, USize64};

use super::scene::{Scene, SceneMesh};
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::V3;

/// Table millimetres a metre of ship at 1 : 400.
pub const MILLIMETRES: f64 = 2.5;

/// The five streams of a vertex and the indices, each a view of its own.
const STREAMS: [(usize, Type); 5] =
    [(3, Type::Vec3), (3, Type::Vec3), (2, Type::Vec2), (2, Type::Vec2), (4, Type::Vec4)];

/// Table axes of a ship direction: port, up, forward.
fn axes(p: V3) -> [f32; 3] {
    [p.y as f32, p.z as f32, p.x as f32]
}

/// The scene as bytes.
pub fn write(scene: &Scene, millimetres: f64) -> Result<Vec<u8>, String> {
    let mut binary = Binary::default();
    let mut materials = Vec::new();
    let mut meshes = Vec::new();
    for mesh in &scene.meshes {
        meshes.push(binary.mesh(mesh, millimetres, &mut materials));
    }
    let mut children = vec![Vec::new(); scene.nodes.len()];
    for (i, node) in scene.nodes.iter().enumerate() {
        if let Some(parent) = node.parent {
            children[parent].push(json::Index::new(i as u32));
        }
    }
    let nodes = scene.nodes.iter().enumerate().map(|(i, node)| {
        let origin = node.parent.map_or(scene.nodes[0].pivot, |parent| scene.nodes[parent].pivot);
        let shift = if node.parent.is_none() && i > 0 { V3::default() } else { (node.pivot - origin) * millimetres };
        json::Node {
            name: Some(node.name.clone()),
            children: (!children[i].is_empty()).then(|| children[i].clone()),
            mesh: node.mesh.map(|m| json::Index::new(m as u32)),
            translation: Some(axes(shift)),
            rotation: node.turn.map(|(axis, degrees)| {
                let half = degrees.to_radians() * 0.5;
                let [x, y, z] = axes(axis.unit() * half.sin());
                json::scene::UnitQuaternion([x, y, z, half.cos() as f32])
            }),
            ..json::Node::default()
        }
    });
    let nodes = nodes.collect();
    let roots = scene.nodes.iter().enumerate().filter(|(_, n)| n.parent.is_none());
    let roots = roots.map(|(i, _)| json::Index::new(i as u32)).collect();
    let (bytes, views, accessors) = binary.finish();
    let root = json::Root {
        asset: json::Asset { generator: Some("weather-gage shipwright".into()), ..json::Asset::default() },
        accessors,
        buffers: vec![json::Buffer {
            byte_length: USize64::from(bytes.len()),
            name: None,
            uri: None,
            extensions: None,
            extras: json::Extras::default(),
        }],
        buffer_views: views,
        materials,
        meshes,
        nodes,
        scene: Some(json::Index::new(0)),
        scenes: vec![json::Scene {
            name: Some("ship".into()),
            nodes: roots,
            extensions: None,
            extras: json::Extras::default(),
        }],
        ..json::Root::default()
    };
    let text = json::serialize::to_vec(&root).map_err(|e| e.to_string())?;
    let header = Header { magic: *b"glTF", version: 2, length: 0 };
    let glb = Glb { header, json: Cow::Owned(text), bin: Some(Cow::Owned(bytes)) };
    glb.to_vec().map_err(|e| e.to_string())
}

#[derive(Default)]
struct Binary {
    streams: [Vec<f32>; 5],
    indices: Vec<u32>,
    accessors: Vec<json::Accessor>,
}

impl Binary {
    fn mesh(&mut self, mesh: &SceneMesh, millimetres: f64, materials: &mut Vec<json::Material>) -> json::Mesh {
        let sheets = mesh.parts.sheets().into_iter().filter(|(_, sheet)| !sheet.triangles.is_empty());
        let primitives =
            sheets.map(|(name, sheet)| self.primitive(sheet, millimetres, material(materials, name))).collect();
        json::Mesh {
            name: Some(mesh.name.clone()),
            primitives,
            weights: None,
            extensions: None,
            extras: json::Extras::default(),
        }
    }

    fn primitive(
        &mut self,
        sheet: &TriangleMesh,
        millimetres: f64,
        material: json::Index<json::Material>,
    ) -> json::mesh::Primitive {
        let first = self.streams.each_ref().map(Vec::len);
        let mut low = [f32::MAX; 3];
        let mut high = [f32::MIN; 3];
        for vertex in &sheet.vertices {
            let at = axes(vertex.at * millimetres);
            for k in 0..3 {
                low[k] = low[k].min(at[k]);
                high[k] = high[k].max(at[k]);
            }
            self.vertex(vertex, at);
        }
        let count = sheet.vertices.len();
        let accessors: Vec<_> = (0..5_usize)
            .map(|s| {
                let bounds = (s == 0).then_some((low, high));
                self.accessor(s as u32, first[s] * 4, count, ComponentType::F32, STREAMS[s].1, bounds)
            })
            .collect();
        let start = self.indices.len();
        self.indices.extend(sheet.triangles.iter().flatten());
        let count = self.indices.len() - start;
        let indices = self.accessor(5, start * 4, count, ComponentType::U32, Type::Scalar, None);
        let names = [
            json::mesh::Semantic::Positions,
            json::mesh::Semantic::Normals,
            json::mesh::Semantic::TexCoords(0),
            json::mesh::Semantic::TexCoords(1),
            json::mesh::Semantic::Colors(0),
        ];
        let attributes: BTreeMap<_, _> = names.into_iter().map(Checked::Valid).zip(accessors).collect();
        json::mesh::Primitive {
            attributes,
            indices: Some(indices),
            material: Some(material),
            mode: Checked::Valid(json::mesh::Mode::Triangles),
            targets: None,
            extensions: None,
            extras: json::Extras::default(),
        }
    }

    fn vertex(&mut self, vertex: &Vertex, at: [f32; 3]) {
        let pair = |p: [f64; 2]| p.map(|c| c as f32);
        self.streams[0].extend(at);
        self.streams[1].extend(axes(vertex.normal));
        self.streams[2].extend(pair(vertex.uv));
        self.streams[3].extend(pair(vertex.mark));
        self.streams[4].extend(vertex.rgb.map(|c| c as f32));
        self.streams[4].push(vertex.clean as f32);
    }

    fn accessor(
        &mut self,
        view: u32,
        offset: usize,
        count: usize,
        component: ComponentType,
        shape: Type,
        bounds: Option<([f32; 3], [f32; 3])>,
    ) -> json::Index<json::Accessor> {
        let corner = |p: [f32; 3]| json::Value::from(p.to_vec());
        self.accessors.push(json::Accessor {
            buffer_view: Some(json::Index::new(view)),
            byte_offset: Some(USize64::from(offset)),
            count: USize64::from(count),
            component_type: Checked::Valid(GenericComponentType(component)),
            type_: Checked::Valid(shape),
            min: bounds.map(|b| corner(b.0)),
            max: bounds.map(|b| corner(b.1)),
            name: None,
            normalized: false,
            sparse: None,
            extensions: None,
            extras: json::Extras::default(),
        });
        json::Index::new((self.accessors.len() - 1) as u32)
    }

    fn finish(self) -> (Vec<u8>, Vec<View>, Vec<json::Accessor>) {
        let mut bytes = Vec::new();
        let mut views = Vec::new();
        let mut view = |start: usize, end: usize, stride: Option<usize>, target: Target| {
            views.push(View {
                buffer: json::Index::new(0),
                byte_length: USize64::from(end - start),
                byte_offset: Some(USize64::from(start)),
                byte_stride: stride.map(Stride),
                name: None,
                target: Some(Checked::Valid(target)),
                extensions: None,
                extras: json::Extras::default(),
            });
        };
        for (stream, (width, _)) in self.streams.iter().zip(STREAMS) {
            let start = bytes.len();
            bytes.extend(stream.iter().flat_map(|f| f.to_le_bytes()));
            view(start, bytes.len(), Some(width * 4), Target::ArrayBuffer);
        }
        let start = bytes.len();
        bytes.extend(self.indices.iter().flat_map(|i| i.to_le_bytes()));
        view(start, bytes.len(), None, Target::ElementArrayBuffer);
        (bytes, views, self.accessors)
    }
}

/// The material of this name, made when first asked for; the app's shaders replace all but the name.
fn material(materials: &mut Vec<json::Material>, name: &str) -> json::Index<json::Material> {
    let found = materials.iter().position(|m| m.name.as_deref() == Some(name));
    let at = found.unwrap_or_else(|| {
        let glow = if name == "glow" { [1.0, 0.62, 0.25] } else { [0.0; 3] };
        materials.push(json::Material {
            name: Some(name.to_owned()),
            double_sided: matches!(name, "canvas" | "flag"),
            emissive_factor: json::material::EmissiveFactor(glow),
            pbr_metallic_roughness: json::material::PbrMetallicRoughness {
                metallic_factor: json::material::StrengthFactor(0.0),
                roughness_factor: json::material::StrengthFactor(0.7),
                ..json::material::PbrMetallicRoughness::default()
            },
            ..json::Material::default()
        });
        materials.len() - 1
    });
    json::Index::new(at as u32)
}
