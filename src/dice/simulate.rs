//! A throw from its plan to rest, in a fresh world without a clock.

use rapier3d::prelude::*;

use crate::shipwright::vessels::{Surfaces, Vessels};

use super::plan::ThrowPlan;
use super::pose::Pose;
use super::recording::{Film, Hit, Lying, Recording, with_pose};
use super::scene::{self, CM, centimetres, struck};
use super::solids::Solid;
use super::struck::Struck;

/// Steps from frame to frame of the film.
const STEPS_A_FRAME: u32 = 2;
/// A change of speed smaller than this (centimetres a second) is no impact: gravity alone makes half of it each step.
const HEARD: f32 = 8.0;

/// A throw under way.
pub struct Run<'a> {
    vessels: &'a Vessels,
    plan: &'a ThrowPlan,
    world: PhysicsWorld,
    bodies: Vec<Body>,
    steps: u32,
    film: Option<Film>,
    hits: Vec<Hit>,
    hash: u64,
}

struct Body {
    handle: RigidBodyHandle,
    collider: ColliderHandle,
    speed: Vector,
    quiet: u32,
    /// The step of the last look at which it moved.
    moved: u32,
    lost: bool,
    /// The last hit: which of `hits`, and its step.
    hit: Option<(usize, u32)>,
}

/// The collider of a piece.
fn collider(vessels: &Vessels, surfaces: Surfaces, solid: Solid) -> ColliderBuilder {
    let make = solid.make(&vessels.dice);
    let half = (make.edge / 2.0 * CM) as f32;
    let rounding = (make.rounding * CM) as f32;
    let shape = match solid {
        Solid::D20 => {
            let points: Vec<_> = solid.corners(make.edge).into_iter().map(centimetres).collect();
            // Twelve corners of a solid always have a hull.
            SharedShape::convex_hull(&points).unwrap_or_else(|| SharedShape::ball(half))
        }
        Solid::D6 | Solid::Cube if rounding > 0.0 => {
            let inner = half - rounding;
            SharedShape::round_cuboid(inner, inner, inner, rounding)
        }
        Solid::D6 | Solid::Cube => SharedShape::cuboid(half, half, half),
    };
    let density = make.density as f32;
    let collider = if make.off_centre != 0.0 {
        let own = shape.mass_properties(density);
        let off = Vector::new(0.0, 0.0, (make.off_centre * CM) as f32);
        let inertia = own.principal_inertia();
        ColliderBuilder::new(shape).mass_properties(MassProperties::new(own.local_com + off, own.mass(), inertia))
    } else {
        ColliderBuilder::new(shape).density(density)
    };
    collider
        .friction(surfaces.body.friction as f32)
        .restitution(surfaces.body.bounce as f32)
        .user_data(Struck::Piece.number())
}

/// The mass of a piece for the solver: grams, and grams times square centimetres about three axes. Nothing falls by it; tests weigh
/// the dice that do.
#[must_use]
pub fn mass_and_inertia(vessels: &Vessels, solid: Solid) -> (f64, [f64; 3]) {
    let own = collider(vessels, vessels.dice.numbered, solid).build().mass_properties();
    (f64::from(own.mass()), own.principal_inertia().to_array().map(f64::from))
}

fn isometry(pose: &Pose) -> Pose3 {
    let [x, y, z, w] = pose.quaternion().map(|c| c as f32);
    Pose3::from_parts(centimetres(pose.millimetres()), Rotation::from_xyzw(x, y, z, w))
}

/// A world with gravity and nothing in it.
#[must_use]
pub fn empty_world(vessels: &Vessels) -> PhysicsWorld {
    let solver = vessels.dice.solver;
    let mut world = PhysicsWorld::new();
    world.gravity = Vector::new(0.0, 0.0, -(solver.gravity * CM) as f32);
    let parameters = &mut world.integration_parameters;
    parameters.dt = 1.0 / solver.steps_a_second as f32;
    parameters.length_unit = 10.0;
    parameters.num_solver_iterations = solver.iterations;
    parameters.max_ccd_substeps = 1;
    parameters.friction_model = FrictionModel::Coulomb;
    world
}

impl<'a> Run<'a> {
    /// Sets up the vessel and lets go.
    #[must_use]
    pub fn new(vessels: &'a Vessels, plan: &'a ThrowPlan, filmed: bool) -> Self {
        let mut world = empty_world(vessels);
        let standing = plan.standing.iter();
        let highest = plan.launches.iter().map(|launch| launch.pose.millimetres()[2]).fold(0.0, f64::max);
        scene::build(&mut world, vessels, plan.setting, highest);
        let surfaces = plan.setting.surfaces(vessels);
        for fixed in standing.clone().filter(|piece| !piece.loose) {
            let collider = collider(vessels, surfaces, fixed.solid).position(isometry(&fixed.pose));
            world.insert_collider(collider, None);
        }
        let launched = plan.launches.iter().map(|launch| {
            let velocity = launch.velocity.map(|c| (f64::from(c) * CM) as f32);
            let spin = launch.spin.map(|c| f32::from(c) / 100.0);
            (launch.solid, launch.pose, Vector::from_array(velocity), Vector::from_array(spin))
        });
        let loose = standing.filter(|piece| piece.loose);
        let loose = loose.map(|piece| (piece.solid, piece.pose, Vector::ZERO, Vector::ZERO));
        let bodies = launched.chain(loose).map(|(solid, pose, velocity, spin)| {
            let body =
                RigidBodyBuilder::dynamic().pose(isometry(&pose)).linvel(velocity).angvel(spin).ccd_enabled(true);
            let (handle, collider) = world.insert(body, collider(vessels, surfaces, solid));
            Body { handle, collider, speed: velocity, quiet: 0, moved: 0, lost: false, hit: None }
        });
        let bodies: Vec<_> = bodies.collect();
        let rate = vessels.dice.solver.steps_a_second / STEPS_A_FRAME;
        let film = filmed.then(|| Film { bodies: bodies.len(), rate, poses: Vec::new() });
        let mut run = Self { vessels, plan, world, bodies, steps: 0, film, hits: Vec::new(), hash: 0 };
        run.take_frame();
        run
    }

    fn pose(&self, body: &Body) -> Pose {
        let Some(body) = self.world.bodies.get(body.handle) else { return Pose::upright([0.0, 0.0, -600.0]) };
        let (at, turn) = (body.translation(), body.rotation());
        if !at.is_finite() || !turn.is_finite() {
            return Pose::upright([0.0, 0.0, -600.0]);
        }
        let at = at.to_array().map(|c| f64::from(c) / CM);
        Pose::nearest(at, turn.to_array().map(f64::from))
    }

    fn take_frame(&mut self) {
        let Some(mut film) = self.film.take() else { return };
        film.poses.extend(self.bodies.iter().map(|body| self.pose(body)));
        self.film = Some(film);
    }

    /// One step of the solver.
    pub fn step(&mut self) {
        self.world.step();
        self.steps += 1;
        self.listen();
        if self.steps.is_multiple_of(STEPS_A_FRAME) {
            self.take_frame();
        }
        if self.steps.is_multiple_of(self.vessels.dice.rest.steps_between_looks) {
            self.look();
        }
    }

    fn listen(&mut self) {
        let milliseconds = self.steps * 1000 / self.vessels.dice.solver.steps_a_second.max(1);
        for (number, body) in self.bodies.iter_mut().enumerate() {
            let Some(now) = self.world.bodies.get(body.handle).map(RigidBody::linvel) else { continue };
            let change = (now - body.speed).length();
            body.speed = now;
            if change < HEARD || !change.is_finite() {
                continue;
            }
            let speed = (change / CM as f32).min(f32::from(u16::MAX)) as u16;
            // A blow lasts a few steps: the loudest of them is heard.
            if let Some((last, step)) = &mut body.hit
                && self.steps - *step <= 3
                && let Some(hit) = self.hits.get_mut(*last)
            {
                hit.speed = hit.speed.max(speed);
                *step = self.steps;
                continue;
            }
            let pairs = self.world.narrow_phase.contact_pairs_with(body.collider);
            let strongest = pairs.max_by(|a, b| a.total_impulse_magnitude().total_cmp(&b.total_impulse_magnitude()));
            let Some(pair) = strongest.filter(|pair| pair.total_impulse_magnitude() > 0.0) else { continue };
            let other = if pair.collider1 == body.collider { pair.collider2 } else { pair.collider1 };
            let on = self.world.colliders.get(other).map_or(Struck::Piece, |other| struck(other.user_data));
            body.hit = Some((self.hits.len(), self.steps));
            let (at, body) = (u16::try_from(milliseconds).unwrap_or(u16::MAX), number as u16);
            self.hits.push(Hit { at, body, on, speed });
        }
    }

    fn look(&mut self) {
        let rest = self.vessels.dice.rest;
        let (speed, spin) = ((rest.speed * CM) as f32, rest.spin as f32);
        for at in 0..self.bodies.len() {
            let pose = self.pose(&self.bodies[at]);
            self.hash = with_pose(self.hash, &pose);
            let body = &mut self.bodies[at];
            let Some(rigid) = self.world.bodies.get(body.handle) else { continue };
            if rigid.linvel().length() < speed && rigid.angvel().length() < spin {
                body.quiet += 1;
            } else {
                (body.quiet, body.moved) = (0, self.steps);
            }
            // Far below the floor, or no place at all.
            body.lost = pose.millimetres()[2] < -100.0;
        }
    }

    /// Does everything lie still, as the rule of rest says?
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.bodies.iter().all(|body| body.lost || body.quiet >= self.vessels.dice.rest.looks)
    }

    /// Runs until everything lies still, or the longest time is over.
    pub fn to_rest(&mut self) {
        let solver = self.vessels.dice.solver;
        let longest = (solver.longest * f64::from(solver.steps_a_second)) as u32;
        while self.steps < longest && !self.at_rest() {
            self.step();
        }
    }

    /// Runs on for these seconds, even when everything lies still.
    pub fn run_on(&mut self, seconds: f64) {
        let steps = (seconds * f64::from(self.vessels.dice.solver.steps_a_second)) as u32;
        for _ in 0..steps {
            self.step();
        }
    }

    /// The bare world, for comparison.
    #[must_use]
    pub fn into_world(self) -> PhysicsWorld {
        self.world
    }

    /// The number of steps taken.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.steps
    }

    /// Every body as it lies now.
    #[must_use]
    pub fn lying(&self) -> Vec<Lying> {
        let rest = self.vessels.dice.rest;
        let milliseconds = |steps: u32| {
            u16::try_from(steps * 1000 / self.vessels.dice.solver.steps_a_second.max(1)).unwrap_or(u16::MAX)
        };
        let lying = |body: &Body| {
            let mut touching = 0;
            for pair in self.world.narrow_phase.contact_pairs_with(body.collider) {
                if pair.has_any_active_contact() {
                    let other = if pair.collider1 == body.collider { pair.collider2 } else { pair.collider1 };
                    let what = self.world.colliders.get(other).map_or(Struck::Piece, |other| struck(other.user_data));
                    touching |= 1_u16 << what.number();
                }
            }
            Lying {
                pose: self.pose(body),
                settled: milliseconds(body.moved),
                still: body.quiet >= rest.looks,
                lost: body.lost,
                touching,
            }
        };
        self.bodies.iter().map(lying).collect()
    }

    /// The recording of all steps so far.
    #[must_use]
    pub fn recording(self) -> Recording {
        let lying = self.lying();
        let hash = lying.iter().fold(self.hash, |hash, lying| with_pose(hash, &lying.pose));
        Recording {
            plan: self.plan.clone(),
            film: self.film.unwrap_or_default(),
            hits: self.hits,
            lying,
            steps: self.steps,
            hash,
        }
    }
}

/// The whole throw, filmed.
#[must_use]
pub fn simulate(vessels: &Vessels, plan: &ThrowPlan) -> Recording {
    let mut run = Run::new(vessels, plan, true);
    run.to_rest();
    run.recording()
}

/// The whole throw without its film, for laboratories.
#[must_use]
pub fn simulate_unseen(vessels: &Vessels, plan: &ThrowPlan) -> Recording {
    let mut run = Run::new(vessels, plan, false);
    run.to_rest();
    run.recording()
}
