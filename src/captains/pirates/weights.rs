//! A captain's weights of gains and losses, from many games against mates.

/// Weights; gold is counted in hundredths, and time in hundredths of a turn.
pub struct Weights {
    /// A coin that lies face down.
    pub unknown: i64,
    /// Percent of what lies on an island that an enemy reaches first.
    pub late: i64,
    /// Percent of what lies on an island that an enemy could reach soon after.
    pub deny: i64,
    /// Added to the time of every errand.
    pub haste: i64,
    /// Percent of the gold that is aboard already.
    pub bring: i64,
    /// Percent of a goal that a ship had already.
    pub keep: i64,
    /// A mast of an enemy.
    pub mast: i64,
    /// An enemy who lies still.
    pub stop: i64,
    /// Percent of the gold aboard an enemy who is stopped.
    pub stop_gold: i64,
    /// An enemy that sinks, and percent of the gold aboard.
    pub sink: i64,
    pub sink_gold: i64,
    /// Percent of the worth of a hunt; of that while gold is aboard; for each friend who hunts the same prey.
    pub hunt: i64,
    pub hunt_laden: i64,
    pub pack: i64,
    /// Percent of a hunt for an enemy who comes home first.
    pub chase: i64,
    /// Percent of the gold inside a fort that is stormed.
    pub storm: i64,
    /// Percent of what the prey may shoot away.
    pub care: i64,
    /// Percent of a volley, against what a turn of the errand is worth; for a ship that may shoot after she has sailed; for a
    /// laden one.
    pub shoot: i64,
    pub stay: i64,
    pub shoot_laden: i64,
    /// Thousandths of a millimetre for a hundredth of a volley where she comes to lie; percent of it if she shoots later.
    pub gun: i64,
    pub later: i64,
    /// The same for the volleys of enemies.
    pub fear: i64,
    /// A good distance for guns, in millimetres.
    pub distance: i64,
    /// Percent of her masts that a ship goes home with.
    pub hurt: i64,
    /// An own mast.
    pub mend: i64,
    /// Percent of the gold aboard a derelict that is fetched.
    pub loot: i64,
}

impl Weights {
    /// A captain's.
    pub const CAPTAIN: Self = Self {
        unknown: 200,
        late: 40,
        deny: 130,
        haste: 70,
        bring: 120,
        keep: 150,
        mast: 60,
        stop: 100,
        stop_gold: 200,
        sink: 30,
        sink_gold: 70,
        hunt: 200,
        hunt_laden: 30,
        pack: 110,
        chase: 40,
        storm: 100,
        care: 60,
        shoot: 80,
        stay: 50,
        shoot_laden: 45,
        gun: 800,
        later: 30,
        fear: 100,
        distance: 45,
        hurt: 34,
        mend: 80,
        loot: 100,
    };
}
