//! Stops and lines of fire a second and a third time, in floating point and from the text alone: by the pairs of corners
//! and edges, and by small steps (PC-18.13, PC-18.16).

pub(super) type P = (f64, f64);

/// Lengths are compared in whole thousandths: 0.5004 is 0.500, and touches (PC-18.26).
const HALF: f64 = 0.00045;
const EPS: f64 = 0.5 + HALF;
const GAP: f64 = 0.25 + HALF;
const PRESS: f64 = 0.1;

/// An outline as the test knows it: a ring, concave ones too, or a disc.
#[derive(Clone, Debug)]
pub(super) enum Outline {
    Ring(Vec<P>),
    Disc(P, f64),
}

fn minus(a: P, b: P) -> P {
    (a.0 - b.0, a.1 - b.1)
}

fn dot(a: P, b: P) -> f64 {
    a.0 * b.0 + a.1 * b.1
}

fn cross(a: P, b: P) -> f64 {
    a.0 * b.1 - a.1 * b.0
}

pub(super) fn turned((x, y): P, degrees: f64) -> P {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

pub(super) fn placed(ring: &[P], at: P, degrees: f64) -> Vec<P> {
    ring.iter().map(|&corner| turned(corner, degrees)).map(|(x, y)| (x + at.0, y + at.1)).collect()
}

fn edges(ring: &[P]) -> impl Iterator<Item = (P, P)> + Clone {
    ring.iter().copied().zip(ring.iter().copied().cycle().skip(1)).take(ring.len())
}

fn from_segment(p: P, (a, b): (P, P)) -> f64 {
    let (edge, shift) = (minus(b, a), minus(p, a));
    let part = (dot(edge, shift) / dot(edge, edge)).clamp(0.0, 1.0);
    let rest = (shift.0 - edge.0 * part, shift.1 - edge.1 * part);
    dot(rest, rest).sqrt()
}

fn inside(p: P, ring: &[P]) -> bool {
    let crossed = |(a, b): &(P, P)| (a.1 > p.1) != (b.1 > p.1) && p.0 < a.0 + (p.1 - a.1) / (b.1 - a.1) * (b.0 - a.0);
    edges(ring).filter(crossed).count() % 2 == 1
}

fn segments_cross((a, b): (P, P), (c, d): (P, P)) -> bool {
    let side = |a: P, b: P, p: P| cross(minus(b, a), minus(p, a));
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

fn from_ring(p: P, ring: &[P]) -> f64 {
    if inside(p, ring) { 0.0 } else { to_rim(p, ring) }
}

fn to_rim(p: P, ring: &[P]) -> f64 {
    edges(ring).map(|edge| from_segment(p, edge)).fold(f64::INFINITY, f64::min)
}

pub(super) fn distance(one: &Outline, other: &Outline) -> f64 {
    match (one, other) {
        (Outline::Disc(a, r), Outline::Disc(b, s)) => (dot(minus(*a, *b), minus(*a, *b)).sqrt() - r - s).max(0.0),
        (Outline::Disc(middle, r), Outline::Ring(ring)) | (Outline::Ring(ring), Outline::Disc(middle, r)) => {
            (from_ring(*middle, ring) - r).max(0.0)
        }
        (Outline::Ring(a), Outline::Ring(b)) => {
            let meet = edges(a).any(|one| edges(b).any(|other| segments_cross(one, other)))
                || a.iter().any(|&corner| inside(corner, b))
                || b.iter().any(|&corner| inside(corner, a));
            let corners = |of: &[P], to: &[P]| of.iter().map(|&p| to_rim(p, to)).fold(f64::INFINITY, f64::min);
            if meet { 0.0 } else { corners(a, b).min(corners(b, a)) }
        }
    }
}

fn depth(p: P, outline: &Outline) -> f64 {
    match outline {
        Outline::Disc(middle, r) => r - dot(minus(p, *middle), minus(p, *middle)).sqrt(),
        Outline::Ring(ring) if inside(p, ring) => to_rim(p, ring),
        Outline::Ring(_) => -1.0,
    }
}

/// Nearer than this is pressing, for a piece that lay this far away at first; both are read in whole thousandths.
fn least(press: f64, start: f64) -> f64 {
    press.min((start * 1_000.0 + 1e-6).round() / 1_000.0) - 0.0005
}

/// One segment as the text has it. The outline lies at `pose(0)`; a kraken has no bow.
pub(super) struct Segment<'a> {
    pub(super) outline: Outline,
    pub(super) bow: Option<P>,
    pub(super) along: P,
    pub(super) way: f64,
    pub(super) obstacles: &'a [Outline],
    /// The farthest x and y, and the least.
    pub(super) table: [P; 2],
}

/// A segment ends after this way, by these pieces; edges have the numbers after the pieces.
#[derive(Clone, Debug)]
pub(super) struct End {
    pub(super) way: f64,
    pub(super) by: Vec<usize>,
}

impl Segment<'_> {
    fn shifted(&self, way: f64) -> Outline {
        let by = |p: P| (p.0 + self.along.0 * way, p.1 + self.along.1 * way);
        match &self.outline {
            Outline::Ring(ring) => Outline::Ring(ring.iter().map(|&corner| by(corner)).collect()),
            Outline::Disc(middle, r) => Outline::Disc(by(*middle), *r),
        }
    }

    fn at(&self, way: f64, piece: usize) -> f64 {
        distance(&self.shifted(way), &self.obstacles[piece])
    }

    fn bow_depth(&self, way: f64, piece: usize) -> f64 {
        let deep = |bow: P| depth((bow.0 + self.along.0 * way, bow.1 + self.along.1 * way), &self.obstacles[piece]);
        self.bow.map_or(-1.0, deep)
    }

    fn edge(&self) -> f64 {
        let [high, low] = self.table;
        let sides = [((1.0, 0.0), high.0), ((0.0, 1.0), high.1), ((-1.0, 0.0), -low.0), ((0.0, -1.0), -low.1)];
        let ways = sides.iter().filter_map(|&(out, edge)| {
            let speed = dot(out, self.along);
            let outline = match &self.outline {
                Outline::Ring(ring) => ring.iter().map(|&p| dot(out, p)).fold(f64::NEG_INFINITY, f64::max),
                Outline::Disc(middle, r) => dot(out, *middle) + r,
            };
            let reaching = self.bow.filter(|_| outline > edge + 0.01).map_or(outline, |bow| dot(out, bow));
            (speed > 1e-9).then(|| ((edge - reaching) / speed).max(0.0))
        });
        ways.fold(f64::INFINITY, f64::min)
    }

    /// By small steps: no step is longer than the way to the nearest distance at which something is decided.
    pub(super) fn by_steps(&self, more: f64) -> End {
        let (eps, gap, press) = (EPS + more, GAP + more, PRESS + more);
        let starts: Vec<f64> = (0..self.obstacles.len()).map(|piece| self.at(0.0, piece)).collect();
        let mut grace: Vec<bool> = starts.iter().map(|&far| far <= eps).collect();
        let end = self.edge().min(self.way);
        let mut way = 0.0;
        loop {
            let mut step = end - way;
            let mut by = Vec::new();
            for piece in 0..self.obstacles.len() {
                let far = self.at(way, piece);
                let stops = if !grace[piece] {
                    step = step.min(far - gap);
                    far <= gap + 1e-6
                } else if starts[piece] < 0.0005 {
                    let deep = self.bow_depth(way, piece);
                    step = step.min((deep - eps).abs().max(0.001));
                    deep > eps
                } else {
                    let level = least(press, starts[piece]);
                    step = step.min((far - level).abs().max(0.001));
                    far < level
                };
                if stops {
                    by.push(piece);
                }
                if grace[piece] {
                    step = step.min((far - eps).abs().max(0.001));
                    grace[piece] = far <= eps;
                }
            }
            if !by.is_empty() || end - way <= 1e-6 {
                return End { way, by };
            }
            way += step.max(1e-5);
        }
    }

    /// The ways on which a piece is at most so far, by every pair of a corner and an edge.
    fn spans(&self, piece: usize, level: f64) -> Vec<(f64, f64)> {
        let mut spans = Vec::new();
        let mut capsule = |p: P, (a, b): (P, P), r: f64| {
            // The corner p moves by `along`; the edge with everything up to `r` round it lies still.
            let mut ends: Vec<f64> = Vec::new();
            for corner in [a, b] {
                let shift = minus(p, corner);
                let half = dot(shift, self.along);
                let under = half * half - dot(shift, shift) + r * r;
                if under >= 0.0 {
                    ends.extend([-half - under.sqrt(), -half + under.sqrt()]);
                }
            }
            let edge = minus(b, a);
            let length = dot(edge, edge).sqrt();
            let speed = cross(edge, self.along) / length;
            if length > 0.0 && speed.abs() > 1e-12 {
                let aside = cross(edge, minus(p, a)) / length;
                for way in [(r - aside) / speed, (-r - aside) / speed] {
                    let foot = dot(edge, (p.0 + self.along.0 * way - a.0, p.1 + self.along.1 * way - a.1));
                    if (0.0..=length * length).contains(&foot) {
                        ends.push(way);
                    }
                }
            }
            if !ends.is_empty() {
                let low = ends.iter().copied().fold(f64::INFINITY, f64::min);
                spans.push((low, ends.iter().copied().fold(f64::NEG_INFINITY, f64::max)));
            }
        };
        let back = |edge: (P, P), p: P| {
            // An edge that moves past a corner is a corner that moves the other way.
            let mirrored = |q: P| (p.0 - q.0, p.1 - q.1);
            ((0.0, 0.0), (mirrored(edge.0), mirrored(edge.1)))
        };
        match (&self.outline, &self.obstacles[piece]) {
            (Outline::Ring(own), Outline::Ring(other)) => {
                own.iter().for_each(|&p| edges(other).for_each(|edge| capsule(p, edge, level)));
                for &p in other {
                    for edge in edges(own) {
                        let (p, edge) = back(edge, p);
                        capsule(p, edge, level);
                    }
                }
            }
            (Outline::Ring(own), Outline::Disc(middle, r)) => {
                for edge in edges(own) {
                    let (p, edge) = back(edge, *middle);
                    capsule(p, edge, level + r);
                }
            }
            (Outline::Disc(middle, r), Outline::Ring(other)) => {
                edges(other).for_each(|edge| capsule(*middle, edge, level + r));
            }
            (Outline::Disc(middle, r), Outline::Disc(other, s)) => capsule(*middle, (*other, *other), level + r + s),
        }
        spans.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut whole: Vec<(f64, f64)> = Vec::new();
        for (low, high) in spans {
            match whole.last_mut() {
                // Between two spans the outlines may lie one in the other.
                Some(last) if low <= last.1 + 1e-9 || self.at((low + last.1) / 2.0, piece) <= level => {
                    last.1 = last.1.max(high);
                }
                _ => whole.push((low, high)),
            }
        }
        whole
    }

    /// By the roots of all pairs of corners and edges.
    pub(super) fn by_pairs(&self, more: f64) -> End {
        let (eps, gap, press) = (EPS + more, GAP + more, PRESS + more);
        let mut stops: Vec<(f64, usize)> = vec![(self.edge(), usize::MAX)];
        for piece in 0..self.obstacles.len() {
            let start = self.at(0.0, piece);
            let mut from = 0.0;
            if start <= eps {
                let touching = self.spans(piece, eps);
                let clear =
                    touching.iter().find(|(low, high)| *low <= 1e-6 && *high >= 0.0).map_or(0.0, |(_, high)| *high);
                from = clear + 1e-6;
                // A hair may round the first distance to another thousandth, and a glancing course makes much of it.
                let start = ((start + more / 10.0) * 10_000.0).round() / 10_000.0;
                let level = least(press, start) + more / 5.0;
                let pressed = if start >= 0.00045 {
                    self.spans(piece, level).iter().find(|(low, high)| low + high >= 0.0).map(|(low, _)| low.max(0.0))
                } else {
                    // The bow point is looked for in steps; it is the one thing here that no pair decides.
                    let deep = |from: f64, step: f64| {
                        let steps =
                            (0..).map(|count| from + step * f64::from(count)).take_while(|way| *way <= self.way);
                        steps.into_iter().find(|way| self.bow_depth(*way, piece) > eps)
                    };
                    deep(0.0, 0.01).and_then(|way| deep((way - 0.01).max(0.0), 0.001))
                };
                stops.extend(pressed.filter(|way| *way <= clear).map(|way| (way, piece)));
            }
            let contact = self.spans(piece, gap).iter().map(|(low, _)| *low).find(|low| *low >= from);
            stops.extend(contact.map(|way| (way, piece)));
        }
        let way = stops.iter().map(|stop| stop.0).fold(self.way, f64::min);
        let near = stops.iter().filter(|stop| stop.0 <= way + 0.005 && stop.1 != usize::MAX);
        End { way, by: near.map(|stop| stop.1).collect() }
    }
}

/// The distance of an outline along a ray from the origin.
fn ray(outline: &Outline, along: P) -> Option<f64> {
    let hit = |far: f64| (far >= 0.0).then_some(far);
    match outline {
        Outline::Disc(middle, r) => {
            let (ahead, aside) = (dot(*middle, along), cross(along, *middle));
            (aside.abs() <= *r).then(|| ahead - (r * r - aside * aside).sqrt()).and_then(hit)
        }
        Outline::Ring(ring) => edges(ring)
            .filter_map(|(a, b)| {
                let edge = minus(b, a);
                let under = cross(along, edge);
                let (far, part) = (cross(a, edge) / under, cross(a, along) / under);
                (under.abs() > 1e-12 && (0.0..=1.0).contains(&part)).then_some(far).and_then(hit)
            })
            .min_by(f64::total_cmp),
    }
}

/// The open width in degrees by many rays; outlines lie as seen from the mast.
pub(super) fn open_by_rays(target: &Outline, range: f64, blockers: &[Outline], rays: u32) -> f64 {
    let Outline::Ring(ring) = target else { return 0.0 };
    let middle = ring.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
    let middle = middle.1.atan2(middle.0);
    let bearings: Vec<f64> = ring.iter().map(|p| turned(*p, -middle.to_degrees())).map(|p| p.1.atan2(p.0)).collect();
    let low = bearings.iter().copied().fold(f64::INFINITY, f64::min);
    let span = bearings.iter().copied().fold(f64::NEG_INFINITY, f64::max) - low;
    let open = (0..rays).filter(|step| {
        let bearing = middle + low + span * (f64::from(*step) + 0.5) / f64::from(rays);
        let along = (bearing.cos(), bearing.sin());
        ray(target, along).is_some_and(|far| {
            far <= range + EPS && !blockers.iter().any(|other| ray(other, along).is_some_and(|near| near < far))
        })
    });
    open.count() as f64 / f64::from(rays) * span.to_degrees()
}
