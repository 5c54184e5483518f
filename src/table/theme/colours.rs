//! The palette of the desk, in three sets.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Context, Id};

use crate::play::livery::Livery;
use crate::table::liveries::Liveries;
use crate::table::settings::Palette;

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Every colour a panel may use.
#[derive(Clone, PartialEq, Debug)]
pub struct Colours {
    pub palette: Palette,
    pub parchment: Color32,
    /// A field laid into a sheet, a button at rest.
    pub parchment_deep: Color32,
    /// A button under the cursor.
    pub parchment_light: Color32,
    /// The worn edge of a sheet.
    pub parchment_edge: Color32,
    pub ink: Color32,
    pub ink_soft: Color32,
    pub graphite: Color32,
    /// Faults and dangers, on parchment.
    pub red: Color32,
    /// Good news, on parchment.
    pub green: Color32,
    /// Frames and strips.
    pub walnut: Color32,
    /// The light grain of walnut.
    pub walnut_light: Color32,
    /// The dark grain of walnut.
    pub walnut_dark: Color32,
    pub brass: Color32,
    /// Brass where the lantern strikes it.
    pub brass_light: Color32,
    /// Brass in the shade.
    pub brass_dark: Color32,
    pub ivory: Color32,
    /// Small print on walnut.
    pub ivory_soft: Color32,
    /// The room's darkness, over the table while a menu lies on it.
    pub night: Color32,
    /// The liveries of the chairs.
    pub liveries: Liveries,
    /// Deep water on a chart.
    pub deep: Color32,
    /// Shallows on a chart.
    pub shallow: Color32,
    /// Shoals on a chart.
    pub shoal: Color32,
    /// Reefs on a chart.
    pub reef: Color32,
    /// Land on a chart.
    pub land: Color32,
    /// Lines are this strong, in points.
    pub line: f32,
}

impl Colours {
    /// The set for a choice.
    #[must_use]
    pub const fn of_palette(palette: Palette) -> Self {
        let standard = Self {
            palette,
            parchment: hex(0xE9DCBC),
            parchment_deep: hex(0xD9C79C),
            parchment_light: hex(0xF4EBD3),
            parchment_edge: hex(0xB9975E),
            ink: hex(0x2A1D12),
            ink_soft: hex(0x5C4630),
            graphite: hex(0x4B525B),
            red: hex(0x9B1C1F),
            green: hex(0x2F6B45),
            walnut: hex(0x3A2618),
            walnut_light: hex(0x553821),
            walnut_dark: hex(0x1B110A),
            brass: hex(0xB8893B),
            brass_light: hex(0xE0B965),
            brass_dark: hex(0x5B3F14),
            ivory: hex(0xF1E6CC),
            ivory_soft: hex(0xCDBB96),
            night: hex(0x0D0906),
            liveries: Liveries::UNCHOSEN,
            deep: hex(0x4E7C8C),
            shallow: hex(0x8FBBAF),
            shoal: hex(0xDCC88F),
            reef: hex(0x8C8478),
            land: hex(0xC0B070),
            line: 1.0,
        };
        match palette {
            Palette::Standard => standard,
            Palette::ColourBlind => Self {
                red: hex(0x8C3500),
                green: hex(0x00614A),
                deep: hex(0x2F6F9E),
                shallow: hex(0x8CC4E8),
                shoal: hex(0xF0E4A8),
                reef: hex(0x5A5A5A),
                land: hex(0xD9A441),
                ..standard
            },
            Palette::HighContrast => Self {
                parchment: hex(0xFFFFFF),
                parchment_deep: hex(0xF0EDE4),
                parchment_light: hex(0xFFF3C4),
                parchment_edge: hex(0x000000),
                ink: hex(0x000000),
                ink_soft: hex(0x1E1710),
                graphite: hex(0x2E343B),
                red: hex(0x8C0000),
                green: hex(0x00502F),
                walnut: hex(0x120C07),
                walnut_light: hex(0x20160D),
                walnut_dark: hex(0x000000),
                brass: hex(0xFFD84A),
                brass_light: hex(0xFFE894),
                brass_dark: hex(0x4A3300),
                ivory: hex(0xFFFFFF),
                ivory_soft: hex(0xF0E6CC),
                night: hex(0x000000),
                deep: hex(0x1B4F78),
                shallow: hex(0x9ED0F0),
                shoal: hex(0xFFE9A0),
                reef: hex(0x404040),
                land: hex(0xE2B95C),
                line: 1.75,
                ..standard
            },
        }
    }

    /// The set in which this context is dressed.
    #[must_use]
    pub fn of(context: &Context) -> Arc<Self> {
        context
            .data(|data| data.get_temp::<Arc<Self>>(Id::NULL))
            .unwrap_or_else(|| Arc::new(Self::of_palette(Palette::Standard)))
    }

    /// Dresses a context in this set.
    pub(super) fn lay(self, context: &Context) {
        context.data_mut(|data| data.insert_temp(Id::NULL, Arc::new(self)));
    }
}

/// The colour of a livery.
#[must_use]
pub const fn in_livery(livery: Livery) -> Color32 {
    let [red, green, blue] = livery.colour();
    Color32::from_rgb(red, green, blue)
}

/// One colour on its way to another.
#[must_use]
pub fn mixed(from: Color32, to: Color32, share: f32) -> Color32 {
    let at = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share.clamp(0.0, 1.0)).round() as u8;
    Color32::from_rgba_premultiplied(
        at(from.r(), to.r()),
        at(from.g(), to.g()),
        at(from.b(), to.b()),
        at(from.a(), to.a()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brightness(colour: Color32) -> f32 {
        let linear = |c: u8| {
            let c = f32::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (brightness(a), brightness(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn print_is_legible_in_every_palette() {
        for palette in [Palette::Standard, Palette::ColourBlind, Palette::HighContrast] {
            let colours = Colours::of_palette(palette);
            for sheet in [colours.parchment, colours.parchment_deep, colours.parchment_light] {
                assert!(contrast(colours.ink, sheet) > 9.0, "{palette:?}: ink on {sheet:?}");
                assert!(contrast(colours.ink_soft, sheet) > 4.5, "{palette:?}: small print on {sheet:?}");
                assert!(contrast(colours.red, sheet) > 4.5, "{palette:?}: red on {sheet:?}");
            }
            for wood in [colours.walnut, colours.walnut_light, colours.walnut_dark] {
                assert!(contrast(colours.ivory, wood) > 7.0, "{palette:?}: ivory on {wood:?}");
                assert!(contrast(colours.ivory_soft, wood) > 4.5, "{palette:?}: soft ivory on {wood:?}");
            }
        }
    }
}
