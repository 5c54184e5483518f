//! Are the dice fair? Counts, expectations, and the point at which to wonder.

use serde::{Deserialize, Serialize};

/// The counts of each face of a die.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts(pub Vec<u64>);

/// A chi-square, and the share of fair dice that do at least that badly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ChiSquare {
    pub value: f64,
    /// Degrees of freedom: one fewer than faces.
    pub freedom: u32,
    /// The share of fair dice that do at least as badly.
    pub p: f64,
}

/// The band that counts of a fair die stay within.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Band {
    /// The count a fair die would show.
    pub middle: f64,
    /// All faces of nineteen in twenty fair dice lie above it.
    pub low: f64,
    /// All faces of nineteen in twenty fair dice lie below it.
    pub high: f64,
}

/// Evidence against a die of this many to one is worth a warning.
pub const WARNING: f64 = 1000.0;

impl Counts {
    /// The counts of a die with these faces that was never thrown.
    #[must_use]
    pub fn new(faces: u8) -> Self {
        Self(vec![0; usize::from(faces)])
    }

    /// Counts a face, from 1.
    pub fn add(&mut self, face: u8) {
        if let Some(count) = usize::from(face).checked_sub(1).and_then(|at| self.0.get_mut(at)) {
            *count += 1;
        }
    }

    /// The number of throws.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Against a die whose faces are all as likely.
    #[must_use]
    pub fn chi_square(&self) -> ChiSquare {
        let share = 1.0 / self.0.len().max(1) as f64;
        against(&self.0, &vec![share; self.0.len()])
    }

    /// The likelihood of these counts, in the order in which they came, for an unknown die
    /// than for a fair one (Dirichlet mixture over uniform). It may be looked at after every throw: a fair die reaches
    /// a thousand with a chance below one in a thousand, ever.
    #[must_use]
    pub fn evidence(&self) -> f64 {
        let (faces, total) = (self.0.len() as f64, self.total() as f64);
        let counted: f64 = self.0.iter().map(|count| ln_gamma(*count as f64 + 1.0)).sum();
        (ln_gamma(faces) + counted - ln_gamma(total + faces) + total * faces.ln()).exp()
    }

    /// Is it time to wonder?
    #[must_use]
    pub fn suspicious(&self) -> bool {
        self.evidence() >= WARNING
    }

    /// Within which all counts together are to be expected, nineteen times in twenty.
    #[must_use]
    pub fn band(&self) -> Band {
        let (faces, total) = (self.0.len().max(1) as f64, self.total() as f64);
        let middle = total / faces;
        // Bonferroni over the faces: close enough to draw, and on the safe side.
        let reach = normal_quantile(1.0 - 0.025 / faces) * (middle * (1.0 - 1.0 / faces)).sqrt();
        Band { middle, low: (middle - reach).max(0.0), high: middle + reach }
    }
}

/// Counts against the shares that are expected; faces that cannot happen are left out.
#[must_use]
pub fn against(counts: &[u64], shares: &[f64]) -> ChiSquare {
    let total = counts.iter().sum::<u64>() as f64;
    let possible = || counts.iter().zip(shares).filter(|(_, share)| **share > 0.0);
    let freedom = possible().count().saturating_sub(1) as u32;
    let square = |(count, share): (&u64, &f64)| {
        let expected = total * share;
        (*count as f64 - expected) * (*count as f64 - expected) / expected
    };
    let value = if total > 0.0 { possible().map(square).sum() } else { 0.0 };
    ChiSquare { value, freedom, p: survival(value, freedom) }
}

/// Two rows of counts against each other: do they come from the same shares?
#[must_use]
pub fn alike(one: &[u64], other: &[u64]) -> ChiSquare {
    table(&[one, other])
}

/// A table of counts: do its rows depend on its columns?
#[must_use]
pub fn table(rows: &[&[u64]]) -> ChiSquare {
    let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let sum = |row: &[u64]| row.iter().sum::<u64>() as f64;
    let of_rows: Vec<f64> = rows.iter().map(|row| sum(row)).collect();
    let of_columns: Vec<f64> =
        (0..width).map(|at| rows.iter().map(|row| row.get(at).copied().unwrap_or(0)).sum::<u64>() as f64).collect();
    let total: f64 = of_rows.iter().sum();
    let mut value = 0.0;
    for (row, of_row) in rows.iter().zip(&of_rows) {
        for (at, of_column) in of_columns.iter().enumerate() {
            let expected = of_row * of_column / total;
            if expected > 0.0 {
                let off = row.get(at).copied().unwrap_or(0) as f64 - expected;
                value += off * off / expected;
            }
        }
    }
    let filled = |sums: &[f64]| sums.iter().filter(|sum| **sum > 0.0).count().saturating_sub(1);
    let freedom = (filled(&of_rows) * filled(&of_columns)) as u32;
    ChiSquare { value, freedom, p: survival(value, freedom) }
}

/// The chance of hits at least this far from the mean on either side, by the normal curve.
#[must_use]
pub fn binomial(hits: u64, tries: u64, chance: f64) -> f64 {
    let expected = tries as f64 * chance;
    let spread = (expected * (1.0 - chance)).sqrt();
    if spread <= 0.0 {
        return 1.0;
    }
    let off = (hits as f64 - expected) / spread;
    survival(off * off, 1)
}

/// The share of chi-squares with this freedom that are at least this large.
#[must_use]
pub fn survival(value: f64, freedom: u32) -> f64 {
    if freedom == 0 || value <= 0.0 {
        return 1.0;
    }
    gamma_above(f64::from(freedom) / 2.0, value / 2.0)
}

/// The logarithm of the gamma function (Lanczos).
fn ln_gamma(x: f64) -> f64 {
    const SERIES: [f64; 8] = [
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    let x = x - 1.0;
    let sum =
        SERIES.iter().enumerate().fold(0.999_999_999_999_809_9, |sum, (at, term)| sum + term / (x + at as f64 + 1.0));
    let t = x + 7.5;
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * t.ln() - t + sum.ln()
}

/// The upper incomplete gamma function, as a share of the whole.
fn gamma_above(a: f64, x: f64) -> f64 {
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        // The lower part by its series.
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        for _ in 0..2000 {
            n += 1.0;
            term *= x / n;
            sum += term;
            if term < sum * 1e-16 {
                break;
            }
        }
        return (1.0 - sum * scale).clamp(0.0, 1.0);
    }
    // The upper part by its continued fraction (Lentz).
    let tiny = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / tiny;
    let mut d = 1.0 / b;
    let mut h = d;
    for i in 1..2000 {
        let i = f64::from(i);
        let an = -i * (i - a);
        b += 2.0;
        let floor = |v: f64| if v.abs() < tiny { tiny } else { v };
        d = 1.0 / floor(an * d + b);
        c = floor(b + an / c);
        let step = d * c;
        h *= step;
        if (step - 1.0).abs() < 1e-15 {
            break;
        }
    }
    (scale * h).clamp(0.0, 1.0)
}

/// The value below which the normal curve has this share, found by halving.
fn normal_quantile(share: f64) -> f64 {
    let (mut low, mut high) = (0.0_f64, 12.0_f64);
    for _ in 0..80 {
        let middle = 0.5 * (low + high);
        // Half of the values outside of plus and minus the middle lie above it.
        if 1.0 - survival(middle * middle, 1) / 2.0 < share {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}
