//! Battle damage of a model: masts that fall and stay fallen with their sails and ropes, torn sails, holes in her sides, guns
//! that are gone, flags that come down.
//!
//! All of it follows from the one component [`Wounds`], and is done when that or the model changes, never in between.

use std::f32::consts::{PI, TAU};

use bevy::camera::visibility::RenderLayers;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::dressing::DressedSystems;
use super::model::{LevelOf, Rigged};
use crate::table::craft::surface::{Kind, Surface, Surfaces};
use crate::table::craft::whittling::{Paint, Whittler};
use crate::table::deck::AT_SEA;

/// The parts a piece's model has lost, by their names.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wounds {
    /// Masts that are gone: `fore`, `main`.
    pub masts: Vec<&'static str>,
    /// Sails of these masts are torn, from 1 to [`SHREDS`].
    pub torn: Vec<(&'static str, u8)>,
    /// Holes in her sides: a row of boxes (`p`, `s`, `t`), the boxes crossed from its beginning, and all its boxes.
    pub holed: Vec<(char, u8, u8)>,
    /// Guns that are gone, by row and number from 1.
    pub guns: Vec<(char, u8)>,
    /// She lists to port by this angle, in degrees.
    pub list: i8,
    /// She has settled by this much, in hundredths of a table millimetre.
    pub settled: u8,
    /// The flags are down.
    pub struck: bool,
}

/// A sail can be torn to this degree, and hang in shreds.
pub const SHREDS: u8 = 3;
/// A list from this share of a side on, and its degrees when all of it is shot through.
const LISTS: (f32, f32) = (0.45, 11.0);
/// She lies this deep when both sides are shot through, in hundredths of a table millimetre.
const DEEP: f32 = 240.0;

impl Wounds {
    /// With holes in these rows she takes in water, and lists to the worse side.
    #[must_use]
    pub fn taking_in_water(mut self) -> Self {
        let share = |row: char| {
            let found = self.holed.iter().find(|(own, ..)| *own == row);
            found.map_or(0.0, |(_, holes, of)| f32::from(*holes) / f32::from((*of).max(1)))
        };
        let (port, starboard) = (share('p'), share('s'));
        let past = |share: f32| ((share - LISTS.0) / (1.0 - LISTS.0)).clamp(0.0, 1.0);
        let leans = ((port - starboard) * 3.0).clamp(-1.0, 1.0);
        self.list = (past(port.max(starboard)) * leans * LISTS.1).round() as i8;
        self.settled = (past((port + starboard) / 2.0).max(past(port.max(starboard)) * 0.5) * DEEP).round() as u8;
        self
    }
}

/// A mast on its way over the side.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Falling {
    pub mast: &'static str,
    /// From 0, upright, to 1, in the water.
    pub share: f32,
    /// Over the port side.
    pub to_port: bool,
}

/// A fallen mast lies this far from upright before it is gone.
const FALLEN: f32 = 0.62 * PI;

/// A hole that was shot, on the place for it.
#[derive(Component, Clone, Copy, Debug)]
struct Hole;

/// The holes that are drawn, and torn canvas: its cloth, its degree and its place.
#[derive(Resource, Default)]
struct Torn {
    holes: Vec<Handle<Mesh>>,
    canvas: HashMap<(AssetId<Surface>, u8, u8), Handle<Surface>>,
    whole: HashMap<AssetId<Surface>, Handle<Surface>>,
}

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
            } else if let Some((row, number)) = numbered(name, "port_") {
                // With a gun its lid is gone, and only the dark of the port is left.
                wounds.as_ref().is_some_and(|wounds| wounds.guns.contains(&(row, number)))
            } else if name.starts_with("flag_") {
                struck
            } else {
                continue;
            };
            visibility.set_if_neq(if hidden { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}

/// `port_p_3`: row and number of a part.
fn numbered(name: &str, kind: &str) -> Option<(char, u8)> {
    let (row, number) = name.strip_prefix(kind)?.split_once('_')?;
    Some((row.chars().next()?, number.parse().ok()?))
}

/// Sails are torn, and her sides are shot through.
fn tear(
    mut commands: Commands,
    roots: Query<(Entity, &LevelOf, Ref<Rigged>)>,
    models: Query<&ChildOf>,
    pieces: Query<Ref<Wounds>>,
    children: Query<&Children>,
    names: Query<&Name>,
    holes: Query<Entity, With<Hole>>,
    mut cloths: Query<&mut MeshMaterial3d<Surface>>,
    surfaces: Res<Surfaces>,
    (mut torn, mut pots, mut meshes): (ResMut<Torn>, ResMut<Assets<Surface>>, ResMut<Assets<Mesh>>),
) {
    for (root, of, rigged) in &roots {
        let Ok(wounds) = models.get(of.piece).and_then(|ChildOf(piece)| pieces.get(*piece)) else { continue };
        if !wounds.is_changed() && !rigged.is_added() {
            continue;
        }
        let mut marks: HashMap<char, Vec<(u8, Entity)>> = HashMap::default();
        for node in children.iter_descendants(root) {
            let Ok(name) = names.get(node) else { continue };
            if let Some(mast) = name.strip_prefix("mast_").filter(|_| !name.contains('.')) {
                let tear = wounds.torn.iter().find(|(own, _)| *own == mast).map_or(0, |(_, tear)| *tear);
                let seed = mast.bytes().fold(0_u8, u8::wrapping_add);
                for part in children.iter_descendants(node) {
                    let Ok(mut cloth) = cloths.get_mut(part) else { continue };
                    if let Some(other) = torn.cloth(&cloth.0, tear, seed, &mut pots) {
                        cloth.0 = other;
                    }
                }
            } else if let Some((row, number)) = numbered(name, "box_") {
                marks.entry(row).or_default().push((number, node));
            }
        }
        for (row, mut places) in marks {
            places.sort_unstable();
            let (shot, of) =
                wounds.holed.iter().find(|(own, ..)| *own == row).map_or((0, 1), |(_, shot, of)| (*shot, *of));
            let there = places.len();
            let hit: Vec<usize> = (0..shot.min(of))
                .map(|number| (2 * usize::from(number) + 1) * there / (2 * usize::from(of.max(1))))
                .collect();
            for (number, (_, place)) in places.into_iter().enumerate() {
                let own = children.get(place).ok().and_then(|own| own.iter().find(|own| holes.contains(*own)));
                match (hit.contains(&number), own) {
                    (true, None) => {
                        let mesh = torn.hole(number + row as usize, &mut meshes);
                        commands.spawn((
                            Hole,
                            Mesh3d(mesh),
                            MeshMaterial3d(surfaces.timber.clone()),
                            (NotShadowCaster, RenderLayers::from_layers(&[0, AT_SEA])),
                            Transform::default(),
                            ChildOf(place),
                        ));
                    }
                    (false, Some(hole)) => commands.entity(hole).despawn(),
                    _ => {}
                }
            }
        }
    }
}

impl Torn {
    /// Tears this cloth to a degree, or makes it whole; none if it is so already, or is no canvas.
    fn cloth(
        &mut self,
        now: &Handle<Surface>,
        tear: u8,
        seed: u8,
        pots: &mut Assets<Surface>,
    ) -> Option<Handle<Surface>> {
        let cut = pots.get(now).filter(|cut| cut.kind == Kind::Canvas)?.clone();
        let whole = self.whole.get(&now.id()).cloned().unwrap_or_else(|| now.clone());
        if tear == 0 {
            return (whole != *now).then_some(whole);
        }
        let rag = self.canvas.entry((whole.id(), tear, seed)).or_insert_with(|| {
            let mut rag = cut;
            rag.dye.numbers.y = f32::from(seed) / 16.0;
            rag.dye.numbers.w = f32::from(tear.min(SHREDS)) / f32::from(SHREDS);
            pots.add(rag)
        });
        self.whole.insert(rag.id(), whole);
        (rag != now).then(|| rag.clone())
    }

    /// One of the holes.
    fn hole(&mut self, number: usize, meshes: &mut Assets<Mesh>) -> Handle<Mesh> {
        if self.holes.is_empty() {
            self.holes = (0..HOLES).map(|seed| meshes.add(hole(seed))).collect();
        }
        self.holes.get(number % self.holes.len().max(1)).cloned().unwrap_or_default()
    }
}

/// A hole can have this number of shapes.
const HOLES: u8 = 5;

/// A hole in planks, in table millimetres, that looks along +x: the dark behind, and the ends of broken planks around it.
fn hole(seed: u8) -> Mesh {
    let mut knife = Whittler::default();
    let lot = |number: u8| ((f32::from(number) * 12.989 + f32::from(seed) * 78.23).sin() * 43758.547).rem_euclid(1.0);
    let corners = 9_u8;
    // Wider along the planks than across them.
    let point = |number: u8, wide: f32, out: f32| {
        let turn = TAU * f32::from(number % corners) / f32::from(corners);
        let far = wide * (1.15 + 0.75 * lot(number % corners));
        Vec3::new(out, turn.cos() * far * 0.8, turn.sin() * far * 1.25)
    };
    let (dark, raw) = (Paint::coat(0x0B0705), Paint::wood(0xA98255));
    let rim: Vec<Vec3> = (0..corners).map(|number| point(number, 1.0, 0.0)).collect();
    knife.face(&rim, dark);
    for number in 0..corners {
        let (from, to) = (point(number, 1.0, 0.05), point(number + 1, 1.0, 0.05));
        let paint = raw.shaded(0.55 + 0.45 * lot(number + 40));
        // A splinter inward, and one that stands off.
        let tip = (from + to) * (0.5 - 0.22 * lot(number + 20)) * Vec3::new(0.0, 1.0, 1.0) + Vec3::X * 0.08;
        knife.leaf(&[from, to, tip], paint);
        let off = (from + to) * 0.5 * Vec3::new(0.0, 1.08, 1.30 + 0.25 * lot(number + 60))
            + Vec3::X * (0.16 + 0.3 * lot(number));
        knife.leaf(&[from, off, to], paint.shaded(0.85));
    }
    knife.finish()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Torn>().add_systems(
        PostUpdate,
        (show.before(TransformSystems::Propagate), tear.after(DressedSystems).before(TransformSystems::Propagate)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::deck::Around;

    #[test]
    fn a_ship_shot_through_on_one_side_lists_to_it_and_one_shot_through_on_both_settles() {
        let holed = |port: u8, starboard: u8| {
            Wounds { holed: vec![('p', port, 10), ('s', starboard, 10)], ..Wounds::default() }.taking_in_water()
        };
        assert_eq!((holed(4, 0).list, holed(4, 0).settled), (0, 0), "a few holes over the water do nothing");
        assert!(holed(9, 1).list >= 8 && holed(1, 9).list == -holed(9, 1).list);
        assert_eq!(holed(10, 10).list, 0);
        assert!(holed(10, 10).settled > holed(9, 1).settled);
    }

    #[test]
    fn a_torn_sail_is_torn_once_and_can_be_whole_again() {
        let mut pots = Assets::<Surface>::default();
        let mut torn = Torn::default();
        let (colour, numbers) = (Vec4::ONE, Vec4::new(0.9, 1.0, 1.0, 0.0));
        let dye = crate::table::craft::surface::Dye { base: colour, second: colour, dark: colour, numbers };
        let of = |kind| Surface { dye, grain: Handle::default(), picture: None, kind, around: Around::default() };
        let (whole, spar) = (pots.add(of(Kind::Canvas)), pots.add(of(Kind::Timber)));
        assert_eq!(torn.cloth(&spar, 2, 0, &mut pots), None, "a spar is not torn");
        let rag = torn.cloth(&whole, 2, 0, &mut pots).unwrap();
        assert_eq!(torn.cloth(&whole, 2, 0, &mut pots), Some(rag.clone()), "the same rag for the same tear");
        assert_eq!(torn.cloth(&rag, 2, 0, &mut pots), None);
        assert_eq!(torn.cloth(&rag, 0, 0, &mut pots), Some(whole.clone()));
        assert_eq!(torn.cloth(&whole, 0, 0, &mut pots), None);
    }

    #[test]
    fn parts_of_rows_are_known_by_number() {
        assert_eq!(numbered("port_p_12", "port_"), Some(('p', 12)));
        assert_eq!(numbered("box_t_3", "box_"), Some(('t', 3)));
        assert_eq!(numbered("port_frames", "port_"), None);
    }
}
