//! The pictures on cards: vessels rigged by what their cards say, beasts, forts, and what a treasure is.

use crate::rules::kernel::likeness::{Ground, Portrait, Subject, Vignette};
use crate::rules::pirates::abilities::{Ability, Charm, Stroke};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::Craft;
use crate::rules::pirates::words::{Keyword, Nation, Ruler};
use crate::table::craft::engraver::{Attitude, Cut, Device, LINEN, Manner, PEN, Vessel, mixed};
use crate::table::craft::print::Ink;

use Subject as P;

/// Something else that is seen, if anything.
const BESIDE: [Option<Subject>; 7] =
    [None, Some(P::Gull), Some(P::Island), Some(P::Moon), Some(P::Boat), Some(P::Whale), Some(P::Palm)];
const GROUNDS: [Ground; 4] = [Ground::Sea, Ground::Storm, Ground::Night, Ground::Shore];

/// The rim of a nation's cards, and the paint of her ships; pale nations have a darker one.
pub const fn rim(nation: Nation) -> Ink {
    match nation {
        Nation::Pirates => [0x2A, 0x26, 0x24],
        Nation::England => [0x9C, 0x2A, 0x23],
        Nation::Spain => [0xB8, 0x86, 0x1E],
        Nation::France => [0x2B, 0x4C, 0x9B],
        Nation::America => [0x2F, 0x5C, 0x4A],
    }
}

/// The picture of a unit. Units that look alike by their cards are counted, and each has its own wood, cloth and device;
/// from card to card the weather and the attitude change.
pub fn of_unit(pack: &Pack, card: Name) -> (Vignette, Manner) {
    if let Some(craft) = pack.craft(card) {
        let alike = |other: &Craft| (other.cannons.len(), cut(other)) == (craft.cannons.len(), cut(craft));
        let rank = pack.crafts.iter().filter(|(name, other)| **name < card && alike(other)).count();
        let place = pack.crafts.keys().position(|name| *name == card).unwrap_or_default();
        let (vignette, mut manner) = scene(P::Ship, place);
        // A picture is low, and a ship is seen best near by.
        manner.attitude.size *= 1.14;
        return (vignette, Manner { vessel: Some(vessel(craft, rank)), ..manner });
    }
    match pack.monsters.keys().position(|name| *name == card) {
        Some(rank) => scene(P::Kraken, rank),
        None => scene(P::Fort, pack.strongholds.keys().position(|name| *name == card).unwrap_or_default()),
    }
}

fn scene(of: Subject, rank: usize) -> (Vignette, Manner) {
    let vignette = Vignette { of, with: BESIDE[rank % BESIDE.len()], ground: GROUNDS[rank % GROUNDS.len()] };
    (vignette, Manner { attitude: Attitude::of(rank, of), ..Manner::default() })
}

fn cut(craft: &Craft) -> Cut {
    if craft.has(Keyword::Junk) {
        Cut::Junk
    } else if craft.has(Keyword::Galley) {
        Cut::Lateen
    } else if craft.has(Keyword::Schooner) || craft.cannons.len() < 2 {
        Cut::Gaff
    } else {
        Cut::Square
    }
}

/// A mast for each cannon, a stern and gunports by her hold, canvas by her move.
fn vessel(craft: &Craft, rank: usize) -> Vessel {
    const WOODS: [Ink; 3] = [[0x9A, 0x6E, 0x40], [0x5E, 0x46, 0x32], [0xB4, 0x8A, 0x58]];
    const CLOTHS: [Ink; 3] = [[0xF0, 0xE6, 0xCC], [0xD8, 0xC4, 0x9A], [0xC6, 0xB8, 0xA4]];
    const DEVICES: [Option<Device>; 4] = [None, Some(Device::Stripes), Some(Device::Cross), Some(Device::Roundel)];
    let paint = rim(craft.nation);
    let masts = u8::try_from(craft.cannons.len()).unwrap_or(u8::MAX);
    let (ghost, fast) = (craft.has(Keyword::GhostShip), craft.base_move.contains(&Ruler::L));
    Vessel {
        ports: 2 + craft.cargo.min(8),
        oars: craft.has(Keyword::Galley),
        castle: 0.04 + 0.05 * f32::from(craft.cargo.min(6)),
        wood: if ghost { [0x4A, 0x54, 0x4E] } else { WOODS[rank % WOODS.len()] },
        wale: paint,
        cloth: match (ghost, craft.nation) {
            (true, _) => [0x9C, 0xAC, 0x9E],
            (false, Nation::Pirates) if craft.has(Keyword::Fear) => [0x4C, 0x46, 0x42],
            (false, _) => CLOTHS[rank / 2 % CLOTHS.len()],
        },
        ragged: ghost || craft.has(Keyword::Fear),
        device: DEVICES[rank / 2 % DEVICES.len()].map(|device| (device, paint)),
        flag: paint,
        ..Vessel::rigged(masts, if fast { 3 } else { 2 }, cut(craft))
    }
}

/// A hand: the face, its light, and how far aside it sits. Hands in the same hat are counted, and each has another light
/// or another seat.
pub fn of_hand(card: Name, nation: Nation, pack: &Pack) -> (Portrait, Ink, f32) {
    const SEATS: [f32; 3] = [0.0, -0.30, 0.22];
    let face = |card: &Name| Portrait::of_name(card.word());
    let own = face(&card);
    let rank = pack.hands.keys().filter(|other| **other < card && face(other).hat == own.hat).count();
    let colour = rim(nation);
    let lights = [colour, mixed(colour, PEN, 0.5), mixed(colour, LINEN, 0.6)];
    let own = Portrait { coat: colour.into(), ..own };
    (own, lights[rank % lights.len()], SEATS[rank / lights.len() % SEATS.len()])
}

/// What a treasure is, and the chest or the coins it was found with; from card to card ground and attitude change.
pub fn of_treasure(pack: &Pack, card: Name) -> (Vignette, Manner) {
    const FOUND: [Option<Subject>; 3] = [Some(P::Chest), Some(P::Coin), None];
    const LIES: [Ground; 3] = [Ground::Shore, Ground::Deck, Ground::Plain];
    let own = pack.uniques.get(&card).and_then(|unique| unique.charms.first()).map_or(P::Chest, charm);
    let place = pack.uniques.keys().position(|name| *name == card).unwrap_or_default();
    let with = FOUND[place / LIES.len() % FOUND.len()].filter(|with| *with != own);
    let attitude = Attitude::of(place, own);
    (Vignette { of: own, with, ground: LIES[place % LIES.len()] }, Manner { attitude, ..Manner::default() })
}

fn charm(charm: &Charm) -> Subject {
    match charm {
        Charm::Gives(Ability::BoardPlus | Ability::BoardPlusVs(_)) => P::Cutlass,
        Charm::Gives(Ability::PeekCargo | Ability::PeekIsland) => P::Spyglass,
        Charm::Gives(Ability::FortProof) => P::Scroll,
        Charm::Gives(_) => P::Man,
        Charm::Loading(stroke) => match stroke {
            Stroke::AllMasts => P::Log,
            Stroke::WorthDie => P::Chest,
            Stroke::WorthLessCrew(_) => P::Bottle,
            Stroke::Stays => P::Anchor,
            Stroke::CrewOrMast => P::Pistol,
            Stroke::CrewHome => P::Chain,
            Stroke::LookAtIsland => P::Chart,
        },
        Charm::MoreOrder(_) => P::Mortar,
        Charm::MoreMove(_) => P::Barrel,
        Charm::MayLie => P::Log,
        Charm::SavedFromSinking => P::Whale,
        Charm::LeastCoinTwice => P::Bale,
        Charm::Sickness(_) => P::Skull,
        Charm::Shield => P::Heart,
        Charm::NextHitDouble => P::Burst,
        Charm::WorthAtHome(_) => P::Scroll,
        Charm::MastSaved(_) => P::Mast,
    }
}
