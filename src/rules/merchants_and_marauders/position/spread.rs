//! Lays tokens over zones: those that are named, then the others, kinds in their order over and over (MM-29.6).

use crate::rules::kernel::keyed::Few;
use crate::rules::merchants_and_marauders::words::{ByZone, Zone};

/// All tokens of some kinds, in their order over and over.
pub fn over_and_over<K: Copy>(kinds: impl Iterator<Item = (K, u8)>) -> Vec<K> {
    let mut left: Vec<(K, u8)> = kinds.collect();
    let mut all = Vec::new();
    while left.iter().any(|(_, count)| *count > 0) {
        for (kind, count) in left.iter_mut().filter(|(_, count)| *count > 0) {
            *count -= 1;
            all.push(*kind);
        }
    }
    all
}

/// Takes a token out of the pool; false if there is none of the kind.
pub fn take<K: PartialEq>(pool: &mut Vec<K>, kind: &K) -> bool {
    let found = pool.iter().rposition(|token| token == kind);
    found.map(|place| pool.remove(place)).is_some()
}

/// Fills all these zones from what is left of the tokens; a zone that is named with none stays empty.
pub fn spread<K: Copy + PartialEq>(
    all: &[K],
    pool: &mut Vec<K>,
    zones: impl Iterator<Item = Zone>,
    named: &ByZone<Option<K>>,
) -> ByZone<K> {
    let mut laid: ByZone<K> = named.iter().filter_map(|(zone, token)| Some((*zone, (*token)?))).collect();
    let mut others = Vec::new();
    for (zone, usual) in zones.zip(all).filter(|(zone, _)| named.get(zone).is_none()) {
        if take(pool, usual) {
            laid.insert(zone, *usual);
        } else {
            others.push(zone);
        }
    }
    for zone in others {
        if !pool.is_empty() {
            laid.insert(zone, pool.remove(0));
        }
    }
    laid
}

/// Named tokens as tokens that may be missing.
pub fn some<K: Copy>(named: &ByZone<K>) -> ByZone<Option<K>> {
    Few::from_iter(named.iter().map(|(zone, kind)| (*zone, Some(*kind))))
}
