//! Chance that is the same for the same number: what makes two takes of a sound differ.

/// A stream of numbers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a name and a number.
    pub fn of(name: &str, number: u64) -> Self {
        let mut seed = 0xcbf2_9ce4_8422_2325_u64 ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for byte in name.bytes() {
            seed = (seed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        Self(seed)
    }

    /// A stream that has nothing to do with this one.
    pub fn branch(&mut self) -> Self {
        Self(self.next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// From 0 to 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// From −1 to 1.
    pub fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }

    /// Between two bounds.
    pub fn between(&mut self, (from, to): (f32, f32)) -> f32 {
        from + (to - from) * self.unit()
    }

    /// One of so many.
    pub fn one_of(&mut self, count: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % count.max(1)
    }
}
