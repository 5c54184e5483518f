//! Throws: pieces, vessels and outcomes. This is the border guard: rules never trust an outcome before it is checked
//! here.

use serde::{Deserialize, Serialize};

use super::seats::Seat;

/// A piece of one throw; numbers start at 0 in every vessel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u16);

/// A piece is a die or a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Throwable {
    /// A die with this many faces, numbered from 1.
    Die { faces: u8 },
    /// A cube of a player: only the zone it comes to rest in counts.
    Cube { of: Seat },
}

/// A piece with its kind.
pub type Piece = (PieceId, Throwable);

/// Pieces are thrown into one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Vessel {
    /// An open tray: the upper face counts; pieces set aside stay as they are.
    DiceTray,
    /// A model ship with zones: the zone counts, and pieces lying in it may be knocked on.
    BattleShip {
        /// The zones are numbered from 0 up to this.
        zones: u8,
    },
}

/// A piece came to rest so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rest {
    /// The upper face of a die.
    Face(u8),
    /// The zone a cube lies in.
    Zone(u8),
}

/// A cube can come to rest outside all zones in these ways. Rules that ask for them number them after the zones, in
/// this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    Ridge,
    /// On other cubes, touching no floor.
    Stack,
    Out,
    /// Stuck in the tower.
    Tower,
    /// It never came to rest.
    Unsettled,
}

impl Missed {
    /// All of them, in order.
    pub const ALL: [Self; 5] = [Self::Ridge, Self::Stack, Self::Out, Self::Tower, Self::Unsettled];

    /// Its number in a throw into a tray with this number of zones.
    #[must_use]
    pub fn number(self, zones: u8) -> u8 {
        let after = (0..).zip(Self::ALL).find(|(_, missed)| *missed == self).map_or(0, |(after, _)| after);
        zones.saturating_add(after)
    }
}

/// One throw that the rules ask for.
///
/// ```
/// use weather_gage::rules::kernel::{BadOutcome, PieceId, Rest, ThrowRequest};
///
/// let request = ThrowRequest::dice(2, 20);
/// assert_eq!(request.accept(&request.showing(&[7, 20])), Ok(()));
/// let no_such_face = BadOutcome::Impossible(PieceId(1), Rest::Face(21));
/// assert_eq!(request.accept(&request.showing(&[7, 21])), Err(no_such_face));
/// assert_eq!(request.accept(&request.showing(&[7])), Err(BadOutcome::Missing(PieceId(1))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowRequest {
    pub into: Vessel,
    /// Pieces thrown for the first time, in the order in which the rules count them.
    pub fresh: Vec<Piece>,
    /// Pieces lifted out and thrown once more.
    pub again: Vec<Piece>,
    /// Pieces that lie in the vessel already: set aside in a tray, free to be knocked in a battle ship.
    pub lying: Vec<(PieceId, Throwable, Rest)>,
}

/// The rest of every piece in the vessel once all is still, sorted by piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ThrowOutcome(pub Vec<(PieceId, Rest)>);

/// An outcome does not fit its request for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOutcome {
    /// A piece of the throw is not reported.
    Missing(PieceId),
    /// A piece is reported that is not in the vessel.
    Stranger(PieceId),
    /// A piece is reported twice, or out of order.
    OutOfOrder(PieceId),
    /// This piece cannot rest like that in this vessel.
    Impossible(PieceId, Rest),
    /// A die that was set aside has changed.
    Disturbed(PieceId, Rest),
}

impl ThrowRequest {
    /// A handful of equal dice into the tray, numbered from 0.
    #[must_use]
    pub fn dice(count: usize, faces: u8) -> Self {
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        Self {
            into: Vessel::DiceTray,
            fresh: (0..count).map(|n| (PieceId(n), Throwable::Die { faces })).collect(),
            again: Vec::new(),
            lying: Vec::new(),
        }
    }

    /// Counts the pieces that leave the hand.
    #[must_use]
    pub fn thrown(&self) -> usize {
        self.fresh.len() + self.again.len()
    }

    /// The outcome in which the dice that leave the hand show these faces, in the order of the request.
    #[must_use]
    pub fn showing(&self, faces: &[u8]) -> ThrowOutcome {
        let hand = self.fresh.iter().chain(&self.again);
        let mut rests: Vec<_> = hand.zip(faces).map(|((id, _), face)| (*id, Rest::Face(*face))).collect();
        rests.extend(self.lying.iter().map(|(id, _, rest)| (*id, *rest)));
        if !rests.is_sorted_by_key(|(id, _)| *id) {
            rests.sort_by_key(|(id, _)| *id);
        }
        ThrowOutcome(rests)
    }

    fn possible(&self, thing: Throwable, rest: Rest) -> bool {
        match (self.into, thing, rest) {
            (Vessel::DiceTray, Throwable::Die { faces }, Rest::Face(face)) => (1..=faces).contains(&face),
            (Vessel::BattleShip { zones }, Throwable::Cube { .. }, Rest::Zone(zone)) => zone < zones,
            _ => false,
        }
    }

    /// Can a throw of this kind end so?
    ///
    /// # Errors
    /// The first piece that is missing, strange, impossible or disturbed.
    pub fn accept(&self, outcome: &ThrowOutcome) -> Result<(), BadOutcome> {
        let ThrowOutcome(rests) = outcome;
        for pair in rests.windows(2) {
            if let [(before, _), (after, _)] = pair
                && before >= after
            {
                return Err(BadOutcome::OutOfOrder(*after));
            }
        }
        let rest_of = |id: PieceId| {
            // Nearly always the pieces are 0, 1, 2, so that the place in the list is the number of the piece.
            match rests.get(usize::from(id.0)) {
                Some((found, rest)) if *found == id => Some(*rest),
                _ => rests.binary_search_by_key(&id, |(id, _)| *id).ok().and_then(|at| rests.get(at)).map(|(_, r)| *r),
            }
        };
        let lying = self.lying.iter().map(|(id, thing, _)| (*id, *thing));
        let mut known = 0;
        for (id, thing) in self.fresh.iter().chain(&self.again).copied().chain(lying) {
            let rest = rest_of(id).ok_or(BadOutcome::Missing(id))?;
            if !self.possible(thing, rest) {
                return Err(BadOutcome::Impossible(id, rest));
            }
            known += 1;
        }
        if known < rests.len() {
            let in_vessel = |id: PieceId| {
                self.fresh.iter().chain(&self.again).any(|(known, _)| *known == id)
                    || self.lying.iter().any(|(known, _, _)| *known == id)
            };
            if let Some((id, _)) = rests.iter().find(|(id, _)| !in_vessel(*id)) {
                return Err(BadOutcome::Stranger(*id));
            }
        }
        if self.into == Vessel::DiceTray {
            for (id, _, before) in &self.lying {
                if let Some(after) = rest_of(*id)
                    && after != *before
                {
                    return Err(BadOutcome::Disturbed(*id, after));
                }
            }
        }
        Ok(())
    }
}

impl ThrowOutcome {
    /// The faces of all dice, in the order of the pieces.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().filter_map(|(_, rest)| match rest {
            Rest::Face(face) => Some(*face),
            Rest::Zone(_) => None,
        })
    }
}
