//! Bytes as letters: the alphabet of mail attachments (RFC 4648), for pictures in a save.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Three bytes become four letters.
pub(super) fn from_bytes(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let value = usize::try_from(word >> (18 - 6 * place) & 63).unwrap_or_default();
            letters.push(ALPHABET.get(value).map_or('A', |letter| char::from(*letter)));
        }
    }
    letters
}

fn value_of(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(u32::from(value))
}

/// The bytes again; none where a letter is none of ours, or where letters are missing.
pub(super) fn to_bytes(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3);
    for four in letters.as_bytes().chunks(4) {
        let mut word = 0_u32;
        for letter in four {
            word = word << 6 | value_of(*letter)?;
        }
        word <<= 6 * (4 - four.len());
        let [_, three @ ..] = word.to_be_bytes();
        let count = four.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend(three.iter().take(count));
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_nonsense_does_not() {
        for length in 0..9_u8 {
            let bytes: Vec<u8> = (0..length).map(|at| at.wrapping_mul(97).wrapping_add(250)).collect();
            assert_eq!(to_bytes(&from_bytes(&bytes)), Some(bytes));
        }
        assert_eq!(from_bytes(b"Revenge"), "UmV2ZW5nZQ");
        for nonsense in ["A", "AAAAB", "AB=C", "ab c", "ы"] {
            assert_eq!(to_bytes(nonsense), None, "{nonsense}");
        }
    }
}
