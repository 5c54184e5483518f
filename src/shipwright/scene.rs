//! The tree of named nodes that becomes a glTF scene.

use super::triangle_mesh::TriangleMesh;
use super::vector::V3;

/// The meshes drawn at a node: one a material.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    pub timber: TriangleMesh,
    pub canvas: TriangleMesh,
    pub flag: TriangleMesh,
    pub glow: TriangleMesh,
}

impl Parts {
    /// Only timber.
    pub fn timber(sheet: TriangleMesh) -> Self {
        Self { timber: sheet, ..Self::default() }
    }

    /// The four sheets with their materials' names.
    pub fn sheets(&self) -> [(&'static str, &TriangleMesh); 4] {
        [("timber", &self.timber), ("canvas", &self.canvas), ("flag", &self.flag), ("glow", &self.glow)]
    }

    /// The number of triangles.
    pub fn triangles(&self) -> usize {
        self.sheets().iter().map(|(_, sheet)| sheet.triangles.len()).sum()
    }
}

/// The index of a node in the tree.
pub type NodeId = usize;

/// The default rotation of a node: (axis in ship frame, degrees).
pub type Turn = (V3, f64);

/// A node with a pivot.
#[derive(Clone, Debug)]
pub struct Node {
    pub name: String,
    pub parent: Option<NodeId>,
    /// Its origin, in ship metres from the heel.
    pub pivot: V3,
    /// Its turn, identity where none.
    pub turn: Option<Turn>,
    /// Its mesh, an index into the scene's meshes.
    pub mesh: Option<usize>,
}

/// A mesh, in ship metres from its own origin.
#[derive(Clone, Debug)]
pub struct SceneMesh {
    pub name: String,
    pub parts: Parts,
}

/// Nodes and meshes.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    pub nodes: Vec<Node>,
    /// Meshes; several nodes may share one.
    pub meshes: Vec<SceneMesh>,
}

impl Scene {
    /// A node without a mesh.
    pub fn bare(&mut self, name: &str, parent: Option<NodeId>, pivot: V3) -> NodeId {
        self.nodes.push(Node { name: name.to_owned(), parent, pivot, turn: None, mesh: None });
        self.nodes.len() - 1
    }

    /// A node with `parts`, given where they lie in the ship.
    pub fn node(&mut self, name: &str, parent: Option<NodeId>, pivot: V3, mut parts: Parts) -> NodeId {
        let id = self.bare(name, parent, pivot);
        if parts.triangles() > 0 {
            for sheet in [&mut parts.timber, &mut parts.canvas, &mut parts.flag, &mut parts.glow] {
                for vertex in &mut sheet.vertices {
                    vertex.at = vertex.at - pivot;
                }
            }
            self.nodes[id].mesh = Some(self.mesh(name, parts));
        }
        id
    }

    /// A mesh that several nodes share; `parts` lie about their own origin.
    pub fn mesh(&mut self, name: &str, parts: Parts) -> usize {
        self.meshes.push(SceneMesh { name: name.to_owned(), parts });
        self.meshes.len() - 1
    }
}
