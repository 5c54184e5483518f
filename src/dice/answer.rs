//! The physical answer to a throw the rules ask for: all stages in a row, until every piece counts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::{Missed, PieceId, Rest, ThrowOutcome, ThrowRequest, Throwable, Vessel};
use crate::shipwright::vessels::Vessels;

use super::gesture::{Gesture, Raised, Way};
use super::plan::{Handful, PieceInVessel, ThrowPlan, plan};
use super::pose::Pose;
use super::read_faces::{Reading, read_faces};
use super::read_zones::{read_zones, zone_under};
use super::recording::Recording;
use super::resolve::{Resolution, resolve};
use super::scene::Setting;
use super::set_down::{centre, set_down};
use super::simulate::{simulate, simulate_unseen};
use super::solids::Solid;
use crate::chance::stir;

/// Everything an answer depends on.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// The request of the rules.
    pub request: &'a ThrowRequest,
    /// Key, tower or hand.
    pub way: Way,
    /// The gesture of `Way::Hand`; without one the hand throws as the key does.
    pub gesture: Option<Gesture>,
    /// The seed of the shake.
    pub seed: u64,
    /// The cubes that lie in the tray already.
    pub lying: &'a BTreeMap<PieceId, Pose>,
    /// Is there someone to watch it?
    pub filmed: bool,
}

/// One drop of an answer, and its reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thrown {
    /// Dice with numbers fall in groups; the tray is cleared between them.
    pub group: u8,
    pub recording: Recording,
    /// A reading for every piece that was thrown or could be knocked.
    pub readings: Vec<(PieceId, Reading)>,
}

/// The answer and its throws, as a journal keeps them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    pub outcome: ThrowOutcome,
    /// The throw and its repetitions, for the eyes.
    pub throws: Vec<Thrown>,
    /// The resting place of every piece.
    pub poses: BTreeMap<PieceId, Pose>,
    /// Cubes that never lay in a zone and were set down in one (DR-22.15).
    pub placed: Vec<PieceId>,
    /// The parts of the gesture that were raised to the minimum.
    pub raised: Raised,
}

impl Answer {
    /// A fingerprint of every drop of it, in order.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        self.throws.iter().fold(0, |all, thrown| stir(all ^ thrown.recording.hash))
    }

    /// The same with half the frames, for a journal.
    #[must_use]
    pub fn for_journal(&self) -> Self {
        let mut kept = self.clone();
        for thrown in &mut kept.throws {
            thrown.recording.film = thrown.recording.film.thinned();
        }
        kept
    }
}

/// There can be no answer for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unthrowable {
    /// There is no die with this number of faces.
    NoSuchDie(Throwable),
    /// Cubes go into the battle ship, dice with numbers into the tray.
    WrongVessel(PieceId),
    /// More pieces than a hand holds.
    TooMany(usize),
    /// This die could not be read however often it was thrown: a fault of the physics, never of the player.
    Unreadable(PieceId),
}

/// Throws the request until every piece can be read.
///
/// # Errors
/// A piece cannot be thrown or, after twenty throws of one die, not be read.
pub fn answer(vessels: &Vessels, call: &Call<'_>) -> Result<Answer, Unthrowable> {
    let mut pieces = Vec::with_capacity(call.request.thrown());
    for (piece, thing) in call.request.fresh.iter().chain(&call.request.again) {
        let solid = Solid::of(*thing).ok_or(Unthrowable::NoSuchDie(*thing))?;
        let cube = solid == Solid::Cube;
        if cube != matches!(call.request.into, Vessel::BattleShip { .. }) {
            return Err(Unthrowable::WrongVessel(*piece));
        }
        pieces.push((*piece, solid));
    }
    match call.request.into {
        Vessel::DiceTray => dice(vessels, call, &pieces),
        Vessel::BattleShip { .. } if pieces.len() > vessels.dice.limit => Err(Unthrowable::TooMany(pieces.len())),
        Vessel::BattleShip { .. } => cubes(vessels, call, &pieces),
    }
}

fn run(vessels: &Vessels, call: &Call<'_>, plan: &ThrowPlan) -> Recording {
    if call.filmed { simulate(vessels, plan) } else { simulate_unseen(vessels, plan) }
}

/// Throws dice with numbers, in groups; dice that were read stay in their places and cannot be moved.
fn dice(vessels: &Vessels, call: &Call<'_>, pieces: &[(PieceId, Solid)]) -> Result<Answer, Unthrowable> {
    let setting = Setting { cubes: false, tower: call.way == Way::Tower };
    let mut answer = Answer::nothing();
    let mut faces: BTreeMap<PieceId, Rest> =
        call.request.lying.iter().map(|(piece, _, rest)| (*piece, *rest)).collect();
    for (group, pieces) in pieces.chunks(vessels.dice.group.max(1)).enumerate() {
        let group = u8::try_from(group).unwrap_or(u8::MAX);
        let mut hand = pieces.to_vec();
        let mut standing: Vec<PieceInVessel> = Vec::new();
        for attempt in 0..=vessels.dice.rethrows.saturating_mul(2) {
            // Dice that lie in the way again and again are lifted out.
            let there = if attempt > vessels.dice.rethrows { Vec::new() } else { standing.clone() };
            let handful = Handful { setting, way: call.way, pieces: &hand, standing: there };
            let plan = plan(vessels, &handful, call.gesture.as_ref(), call.seed, attempt, group);
            let recording = run(vessels, call, &plan);
            let readings = read_faces(vessels, &recording);
            for ((launch, lying), (piece, reading)) in
                recording.plan.launches.iter().zip(&recording.lying).zip(&readings)
            {
                if let Reading::Face(face) = reading {
                    faces.insert(*piece, Rest::Face(*face));
                    answer.poses.insert(*piece, lying.pose);
                    standing.push(PieceInVessel { piece: *piece, solid: launch.solid, pose: lying.pose, loose: false });
                }
            }
            let resolution = resolve(&readings);
            answer.tell(group, recording, readings);
            match resolution {
                Resolution::Done => {
                    hand.clear();
                    break;
                }
                Resolution::Again(again) => hand.retain(|(piece, _)| again.iter().any(|(other, _)| other == piece)),
            }
        }
        if let Some((piece, _)) = hand.first() {
            return Err(Unthrowable::Unreadable(*piece));
        }
    }
    answer.outcome = ThrowOutcome(faces.into_iter().collect());
    Ok(answer)
}

/// Do the rules know more answers than there are zones, and so want to hear of every drop by itself?
pub(super) fn is_drop_by_drop(request: &ThrowRequest, vessels: &Vessels) -> bool {
    matches!(request.into, Vessel::BattleShip { zones } if usize::from(zones) > vessels.tray.zones.len())
}

/// The rules' word for a cube that lies in no zone (DR-22.13).
pub(super) fn missed(reading: Reading) -> Missed {
    match reading {
        Reading::OnRidge => Missed::Ridge,
        Reading::Stacked => Missed::Stack,
        Reading::Lost => Missed::Out,
        Reading::Stuck => Missed::Tower,
        _ => Missed::Unsettled,
    }
}

/// Throws cubes, always together; cubes that lie in the tray may be knocked (DR-22.11 to DR-22.15).
///
/// Rules that know more answers than there are zones want to hear of every drop by itself: they drop cubes outside all
/// zones again, and after too many drops they ask for one to be put down, in a request of cubes that were all thrown
/// before and may lie in zones alone. Otherwise cubes are dropped here until each lies in a zone.
fn cubes(vessels: &Vessels, call: &Call<'_>, pieces: &[(PieceId, Solid)]) -> Result<Answer, Unthrowable> {
    let setting = Setting { cubes: true, tower: call.way == Way::Tower };
    let mut answer = Answer::nothing();
    for (piece, _, rest) in &call.request.lying {
        let pose = call.lying.get(piece).copied().or_else(|| {
            let Rest::Zone(zone) = rest else { return None };
            let others: Vec<_> = answer.poses.values().copied().collect();
            set_down(vessels, *zone, centre(&vessels.tray, *zone)?, &others)
        });
        answer.poses.insert(*piece, pose.ok_or(Unthrowable::WrongVessel(*piece))?);
    }
    let mut zones: BTreeMap<PieceId, Rest> =
        call.request.lying.iter().map(|(piece, _, rest)| (*piece, *rest)).collect();
    let zones_here = u8::try_from(vessels.tray.zones.len()).unwrap_or(u8::MAX);
    let drop_by_drop = is_drop_by_drop(call.request, vessels);
    let mut drops: BTreeMap<PieceId, u8> = BTreeMap::new();
    let mut hand = pieces.to_vec();
    if !drop_by_drop && call.request.fresh.is_empty() {
        for (piece, _) in hand.drain(..) {
            if let Some(pose) = call.lying.get(&piece) {
                answer.poses.insert(piece, *pose);
            }
            answer.place(vessels, piece, &mut zones);
        }
    }
    let mut attempt = 0_u8;
    while !hand.is_empty() {
        let standing: Vec<_> = answer
            .poses
            .iter()
            .filter(|(piece, _)| !hand.iter().any(|(held, _)| held == *piece))
            .map(|(piece, pose)| PieceInVessel { piece: *piece, solid: Solid::Cube, pose: *pose, loose: true })
            .collect();
        let handful = Handful { setting, way: call.way, pieces: &hand, standing };
        let plan = plan(vessels, &handful, call.gesture.as_ref(), call.seed, attempt, 0);
        let recording = run(vessels, call, &plan);
        let readings = read_zones(vessels, &recording);
        for ((piece, reading), lying) in readings.iter().zip(&recording.lying) {
            answer.poses.insert(*piece, lying.pose);
            if let Reading::Zone(zone) = reading {
                zones.insert(*piece, Rest::Zone(*zone));
                drops.remove(piece);
            } else if drop_by_drop {
                zones.insert(*piece, Rest::Zone(missed(*reading).number(zones_here)));
            }
        }
        hand.clear();
        if let Resolution::Again(again) = resolve(&readings)
            && !drop_by_drop
        {
            for (piece, _) in again {
                let count = drops.entry(piece).or_default();
                *count += 1;
                if *count > vessels.dice.rethrows {
                    answer.place(vessels, piece, &mut zones);
                } else {
                    hand.push((piece, Solid::Cube));
                }
            }
        }
        answer.tell(0, recording, readings);
        attempt = attempt.saturating_add(1);
    }
    answer.outcome = ThrowOutcome(zones.into_iter().collect());
    Ok(answer)
}

impl Answer {
    fn nothing() -> Self {
        Self {
            outcome: ThrowOutcome(Vec::new()),
            throws: Vec::new(),
            poses: BTreeMap::new(),
            placed: Vec::new(),
            raised: Raised::default(),
        }
    }

    fn tell(&mut self, group: u8, recording: Recording, readings: Vec<(PieceId, Reading)>) {
        let raised = recording.plan.raised;
        self.raised.drop |= raised.drop;
        self.raised.speed |= raised.speed;
        self.raised.spin |= raised.spin;
        self.throws.push(Thrown { group, recording, readings });
    }

    /// Sets a cube down where it could not come to rest by itself (DR-22.15).
    fn place(&mut self, vessels: &Vessels, piece: PieceId, zones: &mut BTreeMap<PieceId, Rest>) {
        let others: Vec<_> = self.poses.iter().filter(|(other, _)| **other != piece).map(|(_, pose)| *pose).collect();
        let [x, y, _] = self.poses.get(&piece).map_or([0.0; 3], Pose::millimetres);
        let zone = zone_under(&vessels.tray, (x, y)).unwrap_or_default();
        if let Some(pose) = set_down(vessels, zone, (x, y), &others) {
            self.poses.insert(piece, pose);
        }
        zones.insert(piece, Rest::Zone(zone));
        self.placed.push(piece);
    }
}
