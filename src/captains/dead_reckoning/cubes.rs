//! Cubes that fall as the seed has it, with the odds of the built tray (DR-28.6): zone for zone, and now and then a knock.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::captains::Luck;
use crate::chance::{shuffle, stream};
use crate::rules::dead_reckoning::odds::ODDS;
use crate::rules::dead_reckoning::tray::{Lie, ZONES, Zone};
use crate::rules::kernel::{PieceId, Rest, ThrowOutcome, ThrowRequest, Throwable, Vessel};

/// A falling cube knocks a given lying cube in one of this number of drops (DR-28.12).
const KNOCK: u32 = 400;

/// A tower and a tray without physics.
pub struct SeededCubes(ChaCha8Rng);

impl SeededCubes {
    /// With this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(stream(seed))
    }

    fn below(&mut self, count: u32) -> u32 {
        // Numbers that would favour some are drawn again.
        let fair = u32::MAX - u32::MAX % count.max(1);
        loop {
            let drawn = self.0.next_u32();
            if drawn < fair {
                return drawn % count.max(1);
            }
        }
    }

    fn fall(&mut self, zones: u8) -> Rest {
        let most = usize::from(zones).min(ODDS.len());
        let odds = ODDS.get(..most).unwrap_or(&ODDS);
        let mut drawn = self.below(odds.iter().map(|(_, share)| share).sum());
        for (lie, share) in odds {
            if drawn < *share {
                return Rest::Zone(lie.number());
            }
            drawn -= share;
        }
        Rest::Zone(Lie::In(Zone::S1a).number())
    }

    fn knocked(&mut self, falling: usize, rest: Rest) -> Rest {
        let hit = (0..falling).any(|_| self.below(KNOCK) == 0);
        let Rest::Zone(number) = rest else { return rest };
        let Some(zone) = Lie::numbered(number).and_then(Lie::zone).filter(|_| hit) else { return rest };
        let beside = zone.adjacent();
        let chosen = usize::try_from(self.below(u32::try_from(beside.len()).unwrap_or(1))).unwrap_or(0);
        beside.get(chosen).map_or(rest, |zone| Rest::Zone(Lie::In(*zone).number()))
    }
}

impl Luck for SeededCubes {
    fn throw(&mut self, request: &ThrowRequest) -> ThrowOutcome {
        let zones = match request.into {
            Vessel::BattleShip { zones } => zones,
            Vessel::DiceTray => ZONES,
        };
        let thrown: Vec<(PieceId, Throwable)> = request.fresh.iter().chain(&request.again).copied().collect();
        let mut rests: Vec<_> = thrown.iter().map(|(piece, _)| (*piece, self.fall(zones))).collect();
        for (piece, _, rest) in &request.lying {
            rests.push((*piece, self.knocked(thrown.len(), *rest)));
        }
        rests.sort_unstable_by_key(|(piece, _)| *piece);
        ThrowOutcome(rests)
    }

    fn shuffle(&mut self, cards: u16) -> Vec<u16> {
        let mut order: Vec<u16> = (0..cards).collect();
        shuffle(&mut order, |count| self.below(u32::try_from(count).unwrap_or(1)) as usize);
        order
    }
}
