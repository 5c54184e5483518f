//! egui dressed as the desk: type sizes, spacing, widgets at rest, under the cursor, with the focus.

use std::sync::Arc;

use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::epaint::text::TextOptions;
use bevy_egui::egui::style::{ScrollStyle, Selection, TextCursorStyle, WidgetVisuals, Widgets};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Id, Margin, Shadow, Stroke, Style, TextStyle, Theme, Vec2,
    Visuals, vec2,
};

use super::colours::{Colours, mixed};
use super::signs;
use crate::table::liveries::Liveries;
use crate::table::settings::Settings;

/// Corners of everything.
pub const ROUND: CornerRadius = CornerRadius::same(4);

/// The style a context was last given; while it stays the same nothing is done.
#[derive(Clone, PartialEq)]
struct Dressed {
    colours: Colours,
    large_print: bool,
    reduced_motion: bool,
    words: bool,
}

/// Every panel needs this room, in points.
const LEAST_ROOM: Vec2 = vec2(800.0, 450.0);

/// Print is as large as it is drawn in a window of this size; in a larger one it grows, to 18 pixels at 1920x1080.
const PLAIN_WINDOW: Vec2 = vec2(1600.0, 900.0);
/// It grows no further.
const LARGEST_PRINT: f32 = 2.4;

/// The panels suppose a window as wide as this until they are told its size.
const UNTOLD: f32 = 10_000.0;

/// The scale of 100 percent in a window of this size, in logical pixels.
#[must_use]
pub fn print_in(window: Vec2) -> f32 {
    if window.x >= UNTOLD { 1.0 } else { (window / PLAIN_WINDOW).min_elem().clamp(1.0, LARGEST_PRINT) }
}

/// The scale that is wanted, as far as the window, in logical pixels, has room for panels of that size.
#[must_use]
pub fn scale_in(window: Vec2, wanted: f32) -> f32 {
    (wanted * print_in(window)).min((window / LEAST_ROOM).min_elem().max(1.0))
}

/// Dresses a context for the settings; cheap when it already is.
pub fn dress(context: &Context, settings: &Settings, liveries: Liveries) {
    let colours = Colours { liveries, ..Colours::of_palette(settings.palette) };
    let scale = scale_in(context.viewport_rect().size() * context.zoom_factor(), settings.ui_scale);
    if (context.zoom_factor() - scale).abs() > 1e-3 {
        context.set_zoom_factor(scale);
    }
    let wanted = Dressed {
        colours: colours.clone(),
        large_print: settings.large_print,
        reduced_motion: settings.reduced_motion,
        words: settings.words,
    };
    let id = Id::new("dressed");
    if context.data(|data| data.get_temp::<Dressed>(id)) == Some(wanted.clone()) {
        return;
    }
    context.options_mut(|options| {
        // The scale is the settings' business alone.
        options.zoom_with_keyboard = false;
        // However long a button is held down, on a slow machine or by a slow hand, it was a click.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    context.set_theme(Theme::Light);
    context.set_style_of(Theme::Light, Arc::new(style(&colours, settings)));
    colours.lay(context);
    signs::show_words(context, settings.words);
    context.data_mut(|data| data.insert_temp(id, wanted));
}

fn style(colours: &Colours, settings: &Settings) -> Style {
    let print = if settings.large_print { 1.25 } else { 1.0 };
    let size = |points: f32| FontId::new(points * print, FontFamily::Proportional);
    let mut style = Style {
        text_styles: [
            (TextStyle::Small, size(13.0)),
            (TextStyle::Body, size(15.0)),
            (TextStyle::Button, size(15.0)),
            (TextStyle::Heading, size(20.0)),
            (TextStyle::Monospace, FontId::new(14.0 * print, FontFamily::Monospace)),
        ]
        .into(),
        animation_time: if settings.reduced_motion { 0.0 } else { 0.12 },
        visuals: visuals(colours),
        ..Style::default()
    };
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(10.0, 8.0);
    spacing.button_padding = vec2(14.0, 7.0);
    spacing.interact_size = vec2(44.0, 32.0);
    spacing.window_margin = Margin::same(18);
    spacing.menu_margin = Margin::same(8);
    spacing.combo_width = 190.0;
    spacing.combo_height = 320.0;
    spacing.slider_width = 190.0;
    spacing.slider_rail_height = 6.0;
    spacing.icon_width = 20.0;
    spacing.icon_width_inner = 12.0;
    spacing.icon_spacing = 8.0;
    spacing.tooltip_width = 360.0;
    spacing.scroll = ScrollStyle {
        bar_width: 9.0,
        floating_width: 5.0,
        floating_allocated_width: 12.0,
        bar_inner_margin: 4.0,
        dormant_handle_opacity: 0.55,
        dormant_background_opacity: 0.0,
        active_handle_opacity: 0.8,
        active_background_opacity: 0.25,
        ..ScrollStyle::floating()
    };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    if settings.reduced_motion {
        style.scroll_animation = bevy_egui::egui::style::ScrollAnimation::none();
    }
    style
}

fn visuals(colours: &Colours) -> Visuals {
    let widget = |fill: Color32, edge: Color32, width: f32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width * colours.line, edge),
        corner_radius: ROUND,
        fg_stroke: Stroke::new(1.5 * colours.line, text),
        expansion: 0.0,
    };
    Visuals {
        dark_mode: false,
        widgets: Widgets {
            noninteractive: widget(
                colours.parchment,
                mixed(colours.parchment, colours.parchment_edge, 0.75),
                1.0,
                colours.ink,
            ),
            inactive: widget(colours.parchment_deep, colours.parchment_edge, 1.0, colours.ink),
            hovered: widget(colours.parchment_light, colours.brass, 1.5, colours.ink),
            // A pressed control, and the one that the keyboard is on: a ring that cannot be overlooked.
            active: widget(colours.parchment_light, colours.red, 2.0, colours.ink),
            open: widget(colours.parchment_light, colours.brass_dark, 1.5, colours.ink),
        },
        selection: Selection {
            bg_fill: mixed(colours.brass_light, colours.parchment, 0.25),
            stroke: Stroke::new(1.5 * colours.line, colours.ink),
        },
        hyperlink_color: colours.red,
        weak_text_color: Some(colours.ink_soft),
        faint_bg_color: mixed(colours.parchment, colours.parchment_deep, 0.5),
        extreme_bg_color: colours.parchment_light,
        code_bg_color: colours.parchment_deep,
        warn_fg_color: colours.red,
        error_fg_color: colours.red,
        window_corner_radius: ROUND,
        window_fill: colours.parchment,
        window_stroke: Stroke::new(1.5 * colours.line, colours.brass_dark),
        window_shadow: Shadow { offset: [0, 8], blur: 28, spread: 2, color: Color32::from_black_alpha(130) },
        menu_corner_radius: ROUND,
        panel_fill: colours.parchment,
        popup_shadow: Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(110) },
        text_cursor: TextCursorStyle {
            stroke: Stroke::new(2.0, colours.ink),
            // A blinking caret would keep a resting window drawing.
            blink: false,
            ..TextCursorStyle::default()
        },
        // The panels' face is a light one: ink a little fuller than it is cut.
        text_options: TextOptions {
            color_transfer_function: FontColorTransferFunction::TwoCoverageMinusCoverageSq,
            ..TextOptions::default()
        },
        slider_trailing_fill: true,
        disabled_alpha: 0.55,
        ..Visuals::light()
    }
}
