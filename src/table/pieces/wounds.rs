//! What battle does to a model: masts that fall and stay fallen with their sails and ropes, and flags that come down.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::model::{LevelOf, Rigged};

/// What a piece's model has lost, by the names of its parts.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wounds {
    /// Masts that are gone: `fore`, `main`.
    pub masts: Vec<&'static str>,
    /// The flags are down.
    pub struck: bool,
}

/// A mast on its way over the side.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Falling {
    /// Which.
    pub mast: &'static str,
    /// From 0, upright, to 1, in the water.
    pub share: f32,
    /// Over the port side.
    pub to_port: bool,
}

/// A fallen mast lies so far from upright before it is gone.
const FALLEN: f32 = 0.62 * PI;

fn show(
    roots: Query<(Entity, &LevelOf, Ref<Rigged>)>,
    models: Query<&ChildOf>,
    pieces: Query<(Option<Ref<Wounds>>, Option<Ref<Falling>>)>,
    mut risen: RemovedComponents<Falling>,
    children: Query<&Children>,
    mut nodes: Query<(&Name, &mut Transform, &mut Visibility), Without<LevelOf>>,
) {
    let risen: Vec<Entity> = risen.read().collect();
    for (root, of, rigged) in &roots {
        let Ok(ChildOf(piece)) = models.get(of.piece) else { continue };
        let Ok((wounds, falling)) = pieces.get(*piece) else { continue };
        let changed = wounds.as_ref().is_some_and(DetectChanges::is_changed)
            || falling.as_ref().is_some_and(DetectChanges::is_changed)
            || risen.contains(piece);
        if (wounds.is_none() && falling.is_none() && !changed) || (!rigged.is_added() && !changed) {
            continue;
        }
        let gone = |mast: &str| wounds.as_ref().is_some_and(|wounds| wounds.masts.contains(&mast));
        let struck = wounds.as_ref().is_some_and(|wounds| wounds.struck);
        for node in children.iter_descendants(root) {
            let Ok((name, mut place, mut visibility)) = nodes.get_mut(node) else { continue };
            let name = name.as_str();
            if name.contains('.') {
                continue;
            }
            let rig = name.strip_prefix("rig_standing_").or_else(|| name.strip_prefix("rig_running_"));
            let hidden = if let Some(mast) = name.strip_prefix("mast_") {
                let fall = falling.as_ref().filter(|falling| falling.mast == mast);
                let lean = fall.map_or(0.0, |fall| fall.share * if fall.to_port { -FALLEN } else { FALLEN });
                place.rotation = Quat::from_rotation_z(lean);
                gone(mast) && fall.is_none()
            } else if let Some(mast) = rig {
                gone(mast) || falling.as_ref().is_some_and(|falling| falling.mast == mast)
            } else if name.starts_with("flag_") {
                struck
            } else {
                continue;
            };
            visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(TransformSystems::Propagate));
}
