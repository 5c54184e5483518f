//! Faults of a ship's lines, said by field; nothing is lofted from numbers that were not looked at here.

use std::fmt;

use super::hull::{Hull, LINES};
use super::lines::{BandPlace, CastleStart, FlagDesign, FlagPlace, Pattern, SailDesign, ShipLines, TransomArms};
use super::paint;

/// No length of a ship is greater, in metres.
const LONGEST: f64 = 200.0;
/// No list of anything is longer.
const MOST: usize = 64;

/// One fault: its field, and the value expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinesFault {
    /// Path of the field, as `masts[2].hounds`.
    pub field: String,
    pub expected: String,
}

impl LinesFault {
    /// A fault at `field`.
    pub fn new(field: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { field: field.into(), expected: expected.into() }
    }
}

impl fmt::Display for LinesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: expected {}", self.field, self.expected)
    }
}

impl std::error::Error for LinesFault {}

/// Says everything that is impossible about a ship's lines.
///
/// # Errors
/// Every fault found, at least one.
pub fn check(ship: &ShipLines) -> Result<(), Vec<LinesFault>> {
    let mut list = List::default();
    frame(ship, &mut list);
    lines(ship, &mut list);
    upperworks(ship, &mut list);
    arms(ship, &mut list);
    rig(ship, &mut list);
    paints(ship, &mut list);
    if list.faults.is_empty() {
        form(ship, &mut list);
    }
    if list.faults.is_empty() { Ok(()) } else { Err(list.faults) }
}

#[derive(Default)]
struct List {
    faults: Vec<LinesFault>,
}

impl List {
    fn fault(&mut self, field: impl Into<String>, expected: impl Into<String>) {
        // A spoiled file may be wrong everywhere: the first faults say enough.
        if self.faults.len() < MOST {
            self.faults.push(LinesFault::new(field, expected));
        }
    }

    fn within(&mut self, field: impl Into<String>, value: f64, low: f64, high: f64) {
        if !(value.is_finite() && value >= low && value <= high) {
            self.fault(field, format!("a number from {low} to {high}, not {value}"));
        }
    }

    fn place(&mut self, field: impl Into<String>, value: f64) {
        self.within(field, value, -LONGEST, LONGEST);
    }

    fn profile(&mut self, field: &str, (x, z): (f64, f64)) {
        self.place(format!("{field}.x"), x);
        self.place(format!("{field}.z"), z);
    }

    fn size(&mut self, field: impl Into<String>, value: f64) {
        self.within(field, value, 0.01, LONGEST);
    }

    fn count(&mut self, field: &str, count: usize, low: usize, high: usize) {
        if count < low || count > high {
            self.fault(field, format!("{low} to {high} entries, not {count}"));
        }
    }

    fn colour(&mut self, field: impl Into<String>, text: &str) {
        if paint::parse(text).is_none() {
            self.fault(field, format!("a colour as #RRGGBB, not {text:?}"));
        }
    }

    fn rising(&mut self, field: &str, low: f64, high: f64) {
        let rises = low < high;
        if !rises {
            self.fault(field, format!("more than {low}, not {high}"));
        }
    }
}

fn frame(ship: &ShipLines, list: &mut List) {
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if ship.id.is_empty() || ship.id.len() > MOST || !ship.id.chars().all(word) {
        list.fault("id", "small letters, digits and hyphens");
    }
    if ship.units != "m" {
        list.fault("units", "\"m\"");
    }
    list.within("scale", ship.scale, 50.0, 2000.0);
    list.within("keel", ship.keel, 5.0, 100.0);
    list.within("beam", ship.beam, 1.0, 40.0);
    list.within("draught", ship.draught, 0.5, 15.0);
    list.within("strakes", f64::from(ship.strakes), 4.0, 200.0);
    list.within("transom_rake", ship.transom_rake, 0.0, 1.0);
    list.within("lean_in", ship.lean_in, 0.0, 0.5);
    list.within("wale_proud", ship.wale_proud, 0.0, 1.0);
    list.count("v", ship.v.len(), LINES.len(), LINES.len());
    for (k, pair) in ship.v.windows(2).enumerate() {
        let rises = pair[1] - pair[0] > 0.005;
        if !rises {
            list.fault(format!("v[{}]", k + 1), format!("more than {}", pair[0]));
        }
    }
    if ship.v.first() != Some(&0.0) || ship.v.last() != Some(&1.0) {
        list.fault("v", "0 at the keel and 1 at the rail");
    }
}

fn lines(ship: &ShipLines, list: &mut List) {
    for name in ship.lines.keys().filter(|name| !LINES.contains(&name.as_str())) {
        list.fault("lines", format!("only the lines K F H W B G U R, not {name:?}"));
    }
    for name in LINES {
        let Some(points) = ship.lines.get(name) else {
            list.fault("lines", format!("a line {name:?}"));
            continue;
        };
        let field = format!("lines.{name}");
        list.count(&field, points.len(), 3, MOST);
        for (k, &(x, y, z)) in points.iter().enumerate() {
            let field = format!("{field}[{k}]");
            list.place(format!("{field}.x"), x);
            list.within(format!("{field}.y"), y, 0.1, 40.0);
            list.place(format!("{field}.z"), z);
            let ahead = k == 0 || x - points[k - 1].0 > 1e-3;
            if !ahead {
                list.fault(format!("{field}.x"), format!("more than {}, the point abaft it", points[k - 1].0));
            }
        }
    }
    if ship.lines.get("W").is_some_and(|points| points.iter().any(|p| p.2 != 0.0)) {
        list.fault("lines.W", "z 0 at every point: it is the waterline");
    }
}

fn upperworks(ship: &ShipLines, list: &mut List) {
    list.count("castles", ship.castles.len(), 0, 8);
    for (k, castle) in ship.castles.iter().enumerate() {
        let field = format!("castles[{k}]");
        list.place(format!("{field}.to"), castle.to);
        if let CastleStart::At(x) = castle.from {
            list.place(format!("{field}.from"), x);
            list.rising(&format!("{field}.to"), x + 0.5, castle.to);
        }
        for (end, deck, rail) in [(0, castle.deck.0, castle.rail.0), (1, castle.deck.1, castle.rail.1)] {
            list.place(format!("{field}.deck.{end}"), deck);
            list.place(format!("{field}.rail.{end}"), rail);
            list.rising(&format!("{field}.rail.{end}"), deck, rail);
        }
    }
    list.count("wales", ship.wales.len(), 0, 8);
    for (k, wale) in ship.wales.iter().enumerate() {
        list.within(format!("wales[{k}].v"), wale.v, 0.05, 1.0);
        list.within(format!("wales[{k}].height"), wale.height, 0.02, 2.0);
    }
    list.count("beak", ship.beak.len(), 6, 6);
    for (k, &point) in ship.beak.iter().enumerate() {
        list.profile(&format!("beak[{k}]"), point);
    }
    let (a, b, c) = ship.beak_half_widths;
    for (k, width) in [a, b, c].into_iter().enumerate() {
        list.within(format!("beak_half_widths.{k}"), width, 0.05, 10.0);
    }
    list.count("galleries", ship.galleries.len(), 0, 4);
    for (k, gallery) in ship.galleries.iter().enumerate() {
        list.place(format!("galleries[{k}].floor"), gallery.floor);
        list.rising(&format!("galleries[{k}].rail"), gallery.floor, gallery.rail);
        list.place(format!("galleries[{k}].rail"), gallery.rail);
        list.within(format!("galleries[{k}].out"), gallery.out, 0.1, 5.0);
        list.within(format!("galleries[{k}].wrap"), gallery.wrap, 0.1, 10.0);
    }
    list.count("lanterns", ship.lanterns.len(), 0, 5);
    for (k, &height) in ship.lanterns.iter().enumerate() {
        list.within(format!("lanterns[{k}]"), height, 0.1, 5.0);
    }
}

fn arms(ship: &ShipLines, list: &mut List) {
    let ports = &ship.ports;
    list.count("ports.x", ports.x.len(), 0, 20);
    for (k, &x) in ports.x.iter().enumerate() {
        list.place(format!("ports.x[{k}]"), x);
        let abaft = k == 0 || x < ports.x[k - 1];
        if !abaft {
            list.fault(format!("ports.x[{k}]"), "ports from the bow to the stern");
        }
    }
    list.within("ports.above_gun_deck", ports.above_gun_deck, 0.0, 3.0);
    list.within("ports.size.0", ports.size.0, 0.1, 3.0);
    list.within("ports.size.1", ports.size.1, 0.1, 3.0);
    list.count("ports.stern", ports.stern.len(), 0, 6);
    for (k, &point) in ports.stern.iter().enumerate() {
        list.profile(&format!("ports.stern[{k}]"), point);
    }
    list.within("boxes.count", f64::from(ship.boxes.count), 1.0, 64.0);
    list.place("boxes.from", ship.boxes.from);
    list.size("boxes.length", ship.boxes.length);
}

fn rig(ship: &ShipLines, list: &mut List) {
    list.count("masts", ship.masts.len(), 1, 6);
    let mut seen: Vec<&str> = vec!["bowsprit"];
    for (k, mast) in ship.masts.iter().enumerate() {
        let field = format!("masts[{k}]");
        identity(list, &field, &mast.id, &mut seen);
        list.place(format!("{field}.x"), mast.x);
        list.within(format!("{field}.rake"), mast.rake, -30.0, 30.0);
        list.within(format!("{field}.hounds"), mast.hounds, 1.0, 100.0);
        list.rising(&format!("{field}.topmast"), mast.hounds + 0.5, mast.topmast);
        list.within(format!("{field}.topmast"), mast.topmast, 1.0, 120.0);
        if let Some(pole) = mast.pole {
            list.rising(&format!("{field}.pole"), mast.topmast, pole);
            list.within(format!("{field}.pole"), pole, 1.0, 150.0);
        }
        list.within(format!("{field}.diameter"), mast.diameter, 0.1, 3.0);
        list.within(format!("{field}.shrouds.0"), f64::from(mast.shrouds.0), 0.0, 16.0);
        list.place(format!("{field}.shrouds.1"), mast.shrouds.1);
        list.within(format!("{field}.shrouds.2"), mast.shrouds.2, -5.0, -0.05);
        list.within(format!("{field}.boxes"), f64::from(mast.boxes), 1.0, 16.0);
    }
    list.profile("bowsprit.0", ship.bowsprit.0);
    list.profile("bowsprit.1", ship.bowsprit.1);
    list.rising("bowsprit.1.x", ship.bowsprit.0.0 + 0.5, ship.bowsprit.1.0);
    list.rising("bowsprit.1.z", ship.bowsprit.0.1 + 0.1, ship.bowsprit.1.1);
    list.profile("outligger", ship.outligger);
    let mut seen = Vec::new();
    list.count("square", ship.square.len(), 0, 16);
    for (k, sail) in ship.square.iter().enumerate() {
        let field = format!("square[{k}]");
        identity(list, &field, &sail.id, &mut seen);
        on_mast(list, ship, &field, &sail.mast, true);
        list.place(format!("{field}.yard.z"), sail.yard.z);
        list.within(format!("{field}.yard.length"), sail.yard.length, 0.5, 60.0);
        list.within(format!("{field}.head"), sail.head, 0.2, 60.0);
        list.place(format!("{field}.foot.z"), sail.foot.z);
        list.rising(&format!("{field}.yard.z"), sail.foot.z + 0.5, sail.yard.z);
        list.within(format!("{field}.foot.width"), sail.foot.width, 0.2, 60.0);
        list.within(format!("{field}.belly"), sail.belly, 0.0, 10.0);
        for (name, z) in [("yard.lowered", sail.yard.lowered), ("bonnet", sail.bonnet)] {
            if let Some(z) = z {
                list.within(format!("{field}.{name}"), z, sail.foot.z - 20.0, sail.yard.z);
            }
        }
        if let super::lines::SquareBattle::Set { foot, belly } = sail.battle {
            list.within(format!("{field}.battle.foot"), foot, sail.foot.z, sail.yard.z - 0.3);
            list.within(format!("{field}.battle.belly"), belly, 0.0, 10.0);
        }
    }
    list.count("lateen", ship.lateen.len(), 0, 6);
    for (k, sail) in ship.lateen.iter().enumerate() {
        let field = format!("lateen[{k}]");
        identity(list, &field, &sail.id, &mut seen);
        on_mast(list, ship, &field, &sail.mast, false);
        for (name, corner) in [("tack", sail.tack), ("peak", sail.peak), ("clew", sail.clew)] {
            list.profile(&format!("{field}.{name}"), corner);
        }
        list.rising(&format!("{field}.tack.x"), sail.peak.0 + 0.5, sail.tack.0);
        list.within(format!("{field}.belly"), sail.belly, 0.0, 10.0);
        if let super::lines::LateenBattle::Set { belly } = sail.battle {
            list.within(format!("{field}.battle.belly"), belly, 0.0, 10.0);
        }
    }
}

fn identity<'s>(list: &mut List, field: &str, id: &'s str, seen: &mut Vec<&'s str>) {
    let word = |c: char| c.is_ascii_lowercase() || c == '_';
    if id.is_empty() || id.len() > MOST || !id.chars().all(word) {
        list.fault(format!("{field}.id"), "small letters and underscores");
    }
    if seen.contains(&id) {
        list.fault(format!("{field}.id"), format!("an id of its own, not {id:?} again"));
    }
    seen.push(id);
}

fn on_mast(list: &mut List, ship: &ShipLines, field: &str, mast: &str, bowsprit: bool) {
    if !(ship.masts.iter().any(|m| m.id == mast) || bowsprit && mast == "bowsprit") {
        list.fault(format!("{field}.mast"), format!("one of her masts, not {mast:?}"));
    }
}

fn paints(ship: &ShipLines, list: &mut List) {
    let c = &ship.colours;
    let all = [
        ("hull", &c.hull),
        ("bottom", &c.bottom),
        ("wale", &c.wale),
        ("band.0", &c.band.0),
        ("band.1", &c.band.1),
        ("deck", &c.deck),
        ("spar", &c.spar),
        ("sail", &c.sail),
        ("standing", &c.standing),
        ("running", &c.running),
        ("gilt", &c.gilt),
    ];
    for (name, colour) in all {
        list.colour(format!("colours.{name}"), colour);
    }
    list.count("bands", ship.bands.len(), 0, 12);
    for (k, band) in ship.bands.iter().enumerate() {
        let field = format!("bands[{k}]");
        let (BandPlace::Rail(low, high) | BandPlace::Castle(low, high)) = band.on;
        list.within(format!("{field}.on.0"), low, 0.0, 1.0);
        list.within(format!("{field}.on.1"), high, 0.0, 1.0);
        list.rising(&format!("{field}.on.1"), low + 0.01, high);
        list.colour(format!("{field}.ground"), &band.ground);
        list.colour(format!("{field}.figure"), &band.figure);
        let pitches = match band.pattern {
            Pattern::Plain => vec![],
            Pattern::Discs(across, pitch) => vec![across, pitch],
            Pattern::Lozenges(long, high) => vec![long, high],
            Pattern::Triangles(p)
            | Pattern::Arcade(p)
            | Pattern::Bars(p)
            | Pattern::Chevrons(p)
            | Pattern::Strapwork(p)
            | Pattern::Balusters(p) => vec![p],
        };
        for pitch in pitches {
            list.within(format!("{field}.pattern"), pitch, 0.2, 20.0);
        }
        if let Some((colour, width)) = &band.edge {
            list.colour(format!("{field}.edge.0"), colour);
            list.within(format!("{field}.edge.1"), *width, 0.01, 2.0);
        }
    }
    list.count("emblems", ship.emblems.len(), 0, 16);
    for (k, emblem) in ship.emblems.iter().enumerate() {
        if !ship.square.iter().any(|s| s.id == emblem.sail) {
            list.fault(format!("emblems[{k}].sail"), format!("one of her square sails, not {:?}", emblem.sail));
        }
        let SailDesign::Cross(colour) = &emblem.design;
        list.colour(format!("emblems[{k}].design"), colour);
    }
    let (TransomArms::TudorRose { size, figure, ground, field }
    | TransomArms::Bird { size, figure, ground, field }
    | TransomArms::Shield { size, figure, ground, field }
    | TransomArms::SwordCross { size, figure, ground, field }) = &ship.transom;
    list.within("transom.size", *size, 0.2, 10.0);
    for (name, colour) in [("figure", figure), ("ground", ground), ("field", field)] {
        list.colour(format!("transom.{name}"), colour);
    }
    list.count("flags", ship.flags.len(), 0, 8);
    for (k, flag) in ship.flags.iter().enumerate() {
        let field = format!("flags[{k}]");
        list.within(format!("{field}.size.0"), flag.size.0, 0.3, 30.0);
        list.within(format!("{field}.size.1"), flag.size.1, 0.2, 20.0);
        if let FlagPlace::Truck(mast) = &flag.at {
            on_mast(list, ship, &format!("{field}.at"), mast, false);
        }
        let colours = match &flag.design {
            FlagDesign::StGeorge => vec![],
            FlagDesign::Burgundy(a, b) | FlagDesign::Pennant(a, b) => vec![a, b],
            FlagDesign::Striped(a, b, count) => {
                list.within(format!("{field}.design"), f64::from(*count), 1.0, 32.0);
                vec![a, b]
            }
            FlagDesign::Royal(a) => vec![a],
        };
        for colour in colours {
            list.colour(format!("{field}.design"), colour);
        }
    }
}

/// With every number sane: does the hull close, does it rise, do things stand on it?
fn form(ship: &ShipLines, list: &mut List) {
    let shell = super::shell::loft(ship);
    let (rises, runs) = (shell.least_rise() > 0.0, shell.least_run() > 0.0);
    let holds = shell.volume() > 1.0 && shell.displacement() > 1.0;
    if !rises {
        list.fault("lines", "heights that rise along every section from keel to rail");
    }
    if !runs {
        list.fault("lines", "x that rises along every line from stern to stem");
    }
    if !holds {
        list.fault("lines", "a hull that holds and displaces something");
    }
    let hull = Hull::new(ship);
    let (aft, fore) = (hull.end(7, false).x, hull.end(7, true).x);
    for (k, castle) in ship.castles.iter().enumerate() {
        list.within(format!("castles[{k}].to"), castle.to, aft + 1.0, fore);
        if let CastleStart::At(x) = castle.from {
            list.within(format!("castles[{k}].from"), x, aft, fore);
        }
        list.rising(&format!("castles[{k}].rail.1"), hull.rail(castle.to).z + 0.2, castle.rail.1);
    }
    for (k, mast) in ship.masts.iter().enumerate() {
        list.within(format!("masts[{k}].x"), mast.x, aft, fore);
        list.rising(&format!("masts[{k}].hounds"), hull.deck(mast.x).z + 2.0, mast.hounds);
    }
    for (k, &x) in ship.ports.x.iter().enumerate() {
        list.within(format!("ports.x[{k}]"), x, hull.end(5, false).x + 0.5, hull.end(5, true).x - 0.5);
    }
    for (k, point) in ship.beak.iter().enumerate() {
        list.within(format!("beak[{k}].x"), point.0, fore - 5.0, fore + 30.0);
    }
    for (k, gallery) in ship.galleries.iter().enumerate() {
        list.rising(&format!("galleries[{k}].floor"), hull.end(4, false).z, gallery.floor);
    }
}
