//! The nine two-sided tiles, and their layout in a scenario (TS-27).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::Offset;

/// A tile is six columns by six rows (TS-27.1).
pub const TILE_SIZE: i32 = 6;

/// A hex has one of these terrains (TS-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
    /// Free to sail, too deep to anchor.
    Deep,
    /// Free to sail, and an anchor holds.
    Shallow,
    /// Holds a ship for good.
    Shoal,
    /// Land breaks a ship and hides everything behind it.
    Land,
    Reef,
}

impl Terrain {
    /// All five, in the order of their letters `DSXLR`.
    pub const ALL: [Self; 5] = [Self::Deep, Self::Shallow, Self::Shoal, Self::Land, Self::Reef];

    /// Its letter in tile files (TS-27.5).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Deep => 'D',
            Self::Shallow => 'S',
            Self::Shoal => 'X',
            Self::Land => 'L',
            Self::Reef => 'R',
        }
    }

    /// The terrain with this letter.
    #[must_use]
    pub fn by_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }

    /// May a ship be put here before the battle (TS-2.6)?
    #[must_use]
    pub const fn is_open_water(self) -> bool {
        matches!(self, Self::Deep | Self::Shallow)
    }

    /// Does a step onto it break the ship (TS-4.4, TS-4.5)?
    #[must_use]
    pub const fn breaks_ships(self) -> bool {
        matches!(self, Self::Land | Self::Reef)
    }

    /// Does it hide hexes behind it (TS-3.15)?
    #[must_use]
    pub const fn blocks_sight(self) -> bool {
        matches!(self, Self::Land)
    }
}

/// A row of letters or a tile's code is wrong. The wording finds its sentence by `Display`, which is never a sentence
/// itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFault {
    /// A row of terrain with a letter that is none, or not six of them.
    TerrainRow,
    /// Not a code like `7B` or `7Br`.
    TileCode,
}

impl fmt::Display for CodeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TerrainRow => "terrain-row",
            Self::TileCode => "tile-code",
        })
    }
}

/// One row of a face, from west to east; in files six letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TerrainRow(pub [Terrain; 6]);

impl TryFrom<String> for TerrainRow {
    type Error = CodeFault;

    fn try_from(letters: String) -> Result<Self, CodeFault> {
        let terrain: Option<Vec<_>> = letters.chars().map(Terrain::by_letter).collect();
        terrain.and_then(|row| row.try_into().ok()).map(Self).ok_or(CodeFault::TerrainRow)
    }
}

impl From<TerrainRow> for String {
    fn from(row: TerrainRow) -> Self {
        row.0.map(Terrain::letter).iter().collect()
    }
}

/// One of the two sides of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FaceName {
    A,
    B,
}

/// A tile's faces are printed with six rows each, from north to south (TS-27.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// Its number; each exists once (TS-27.3).
    pub number: u8,
    pub a: Vec<TerrainRow>,
    pub b: Vec<TerrainRow>,
}

impl Tile {
    /// The rows of one face.
    #[must_use]
    pub fn face(&self, face: FaceName) -> &[TerrainRow] {
        match face {
            FaceName::A => self.a.as_slice(),
            FaceName::B => self.b.as_slice(),
        }
    }

    /// Gives the terrain printed at local `c,r` as the tile is laid (TS-27.2); none outside it.
    #[must_use]
    pub fn terrain(&self, laid: LaidTile, local: Offset) -> Option<Terrain> {
        let Offset { mut col, mut row } = local;
        if laid.turned {
            (col, row) = (5 - col, 5 - row);
        }
        let row = self.face(laid.face).get(usize::try_from(row).ok()?)?;
        row.0.get(usize::try_from(col).ok()?).copied()
    }
}

/// A tile as it lies in a layout; in files a code like `7Br`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LaidTile {
    pub number: u8,
    /// This face is up.
    pub face: FaceName,
    /// Turned by 180° (TS-27.2).
    pub turned: bool,
}

impl LaidTile {
    fn by_code(code: &str) -> Option<Self> {
        let (plain, turned) = code.strip_suffix('r').map_or((code, false), |plain| (plain, true));
        let (number, face) = plain
            .strip_suffix('A')
            .map(|number| (number, FaceName::A))
            .or_else(|| plain.strip_suffix('B').map(|number| (number, FaceName::B)))?;
        let digits = !number.is_empty() && !number.starts_with('0') && number.chars().all(|c| c.is_ascii_digit());
        let number = digits.then(|| number.parse().ok()).flatten()?;
        Some(Self { number, face, turned })
    }
}

impl TryFrom<String> for LaidTile {
    type Error = CodeFault;

    fn try_from(code: String) -> Result<Self, CodeFault> {
        Self::by_code(&code).ok_or(CodeFault::TileCode)
    }
}

impl From<LaidTile> for String {
    fn from(laid: LaidTile) -> Self {
        let mut code = laid.number.to_string();
        code.push(if laid.face == FaceName::A { 'A' } else { 'B' });
        if laid.turned {
            code.push('r');
        }
        code
    }
}

/// One row of a layout, from west to east; in files `"1A 2A 3A"` (TS-27.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LayoutRow(pub Vec<LaidTile>);

impl TryFrom<String> for LayoutRow {
    type Error = CodeFault;

    fn try_from(codes: String) -> Result<Self, CodeFault> {
        let row = codes.split_ascii_whitespace().map(LaidTile::by_code).collect::<Option<Vec<_>>>();
        row.filter(|row| !row.is_empty()).map(Self).ok_or(CodeFault::TileCode)
    }
}

impl From<LayoutRow> for String {
    fn from(row: LayoutRow) -> Self {
        row.0.into_iter().map(Self::from).collect::<Vec<_>>().join(" ")
    }
}

/// Tiles lie row by row, from north to south.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layout(pub Vec<LayoutRow>);

impl Layout {
    /// Every tile with its slot, from north-west to south-east.
    pub fn slots(&self) -> impl Iterator<Item = (Offset, LaidTile)> + '_ {
        (0..).zip(&self.0).flat_map(|(ty, row)| (0..).zip(&row.0).map(move |(tx, laid)| (Offset::new(tx, ty), *laid)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_27_2_a_turned_tile_shows_what_is_printed_opposite() {
        let row = |letters: &str| TerrainRow::try_from(letters.to_owned()).unwrap();
        let (sea, coast) = (row("DDDDDD"), row("LSXRDD"));
        let tile = Tile { number: 1, a: vec![sea; 6], b: vec![coast, sea, sea, sea, sea, sea] };
        let straight = LaidTile { number: 1, face: FaceName::B, turned: false };
        let turned = LaidTile { turned: true, ..straight };
        assert_eq!(tile.terrain(straight, Offset::new(0, 0)), Some(Terrain::Land));
        assert_eq!(tile.terrain(turned, Offset::new(5, 5)), Some(Terrain::Land));
        assert_eq!(tile.terrain(turned, Offset::new(2, 5)), Some(Terrain::Reef));
        assert_eq!(tile.terrain(turned, Offset::new(0, 0)), Some(Terrain::Deep));
        assert_eq!(tile.terrain(straight, Offset::new(6, 0)), None);
        assert_eq!(tile.terrain(turned, Offset::new(-1, 0)), None);
    }

    #[test]
    fn ts_27_7_codes_read_and_write_the_same() {
        for code in ["1A", "7B", "7Br", "12Ar"] {
            assert_eq!(String::from(LaidTile::try_from(code.to_owned()).unwrap()), code);
        }
        for wrong in ["", "A", "7", "7C", "7b", "7Brr", "-1A", "+1A", "300A", "07A", "7 B"] {
            assert_eq!(LaidTile::try_from(wrong.to_owned()), Err(CodeFault::TileCode), "{wrong}");
        }
        let row = LayoutRow::try_from("1A  2Br 3A".to_owned()).unwrap();
        assert_eq!(String::from(row), "1A 2Br 3A");
        assert!(LayoutRow::try_from(" ".to_owned()).is_err());
    }
}
