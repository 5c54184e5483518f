//! Monotone cubics (PCHIP): they pass through every number of the lines and never overshoot, so no hull bulges.

/// A function through given knots, monotone between knots that are.
#[derive(Clone, Debug)]
pub struct Monotone {
    at: Vec<f64>,
    value: Vec<f64>,
    slope: Vec<f64>,
}

impl Monotone {
    /// Through `(at, value)`; `at` rises strictly and has two knots or more.
    pub fn new(at: Vec<f64>, value: Vec<f64>) -> Self {
        let slope = slopes(&at, &value);
        Self { at, value, slope }
    }

    /// The value at `t`, held at both ends.
    pub fn value(&self, t: f64) -> f64 {
        let last = self.at.len() - 1;
        if t <= self.at[0] {
            return self.value[0];
        }
        if t >= self.at[last] {
            return self.value[last];
        }
        let i = self.at.partition_point(|&a| a <= t).clamp(1, last) - 1;
        let h = self.at[i + 1] - self.at[i];
        let s = (t - self.at[i]) / h;
        let (s2, s3) = (s * s, s * s * s);
        (2.0 * s3 - 3.0 * s2 + 1.0) * self.value[i]
            + (s3 - 2.0 * s2 + s) * h * self.slope[i]
            + (3.0 * s2 - 2.0 * s3) * self.value[i + 1]
            + (s3 - s2) * h * self.slope[i + 1]
    }
}

fn slopes(at: &[f64], value: &[f64]) -> Vec<f64> {
    let n = at.len();
    let h: Vec<f64> = at.windows(2).map(|w| w[1] - w[0]).collect();
    let d: Vec<f64> = value.windows(2).zip(&h).map(|(w, h)| (w[1] - w[0]) / h).collect();
    if n == 2 {
        return vec![d[0]; 2];
    }
    let mut slope = vec![0.0; n];
    for i in 1..n - 1 {
        if d[i - 1] * d[i] > 0.0 {
            let (a, b) = (2.0 * h[i] + h[i - 1], h[i] + 2.0 * h[i - 1]);
            slope[i] = (a + b) / (a / d[i - 1] + b / d[i]);
        }
    }
    slope[0] = end_slope(h[0], h[1], d[0], d[1]);
    slope[n - 1] = end_slope(h[n - 2], h[n - 3], d[n - 2], d[n - 3]);
    slope
}

/// The three-point end slope, cut back where it would overshoot.
fn end_slope(h0: f64, h1: f64, d0: f64, d1: f64) -> f64 {
    let slope = ((2.0 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
    if slope * d0 <= 0.0 {
        0.0
    } else if d0 * d1 <= 0.0 && slope.abs() > 3.0 * d0.abs() {
        3.0 * d0
    } else {
        slope
    }
}
