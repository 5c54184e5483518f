//! The table for screen readers: every piece in sight stands in the tree of the panels, says its tale there, and can be gone
//! to and chosen. Pieces are no widgets: nothing lies between them and the cursor.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, NodeId, Role};
use bevy_egui::egui::{Event, Id, Rect, accesskit_root_id};
use bevy_egui::{EguiContexts, EguiOutput, EguiPostUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::play::curtain::Curtain;
use crate::table::pacing::redraw_on;
use crate::table::pieces::{Extent, Selected, Tale};
use crate::table::pointing::row::Row;
use crate::table::speech::Speech;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::sight::Sight;
use crate::table::under::{ByEar, Under};

/// Every piece has this role in the tree, and nothing else has it.
pub const ROLE: Role = Role::ListItem;

/// The node of a piece in the tree.
#[must_use]
pub fn node_of(piece: Entity) -> NodeId {
    id_of(piece).accesskit_id()
}

fn id_of(piece: Entity) -> Id {
    Id::new(("piece", piece))
}

/// The rectangle of a piece in the picture, as far as it lies before the eye.
fn around(sight: &Sight, extent: &Extent, placed: &GlobalTransform) -> Option<accesskit::Rect> {
    let corners = (0..8_u8).map(|corner| {
        let side = |bit: u8| if corner & bit == 0 { -1.0 } else { 1.0 };
        placed.transform_point(extent.centre + extent.half * Vec3::new(side(1), side(2), side(4)))
    });
    let seen: Vec<_> = corners.filter_map(|corner| sight.at(corner)).collect();
    let Rect { min, max } = Rect::from_points(&seen);
    let [x0, y0, x1, y1] = [min.x, min.y, max.x, max.y].map(f64::from);
    (!seen.is_empty()).then_some(accesskit::Rect { x0, y0, x1, y1 })
}

/// Name and description of a piece in words.
type SpokenPiece = (String, String);

/// Tells of every piece; tales are put into words again only when they or the language have changed.
fn tell(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    row: Row,
    pieces: Query<(Ref<Tale>, &Extent, &GlobalTransform, Has<Selected>)>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut asked: ResMut<ByEar>,
    mut told: Local<EntityHashMap<SpokenPiece>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // No screen reader listens.
    if context.accesskit_node_builder(accesskit_root_id(), |_| ()).is_none() {
        told.clear();
        return Ok(());
    }
    if speech.is_changed() {
        told.clear();
    }
    told.retain(|piece, _| pieces.contains(*piece));
    let sight = eyes.iter().next().map(|eye| Sight::new(eye, context));
    let wishes: Vec<_> = context.input(|input| {
        let wishes = input.events.iter().filter_map(|event| match event {
            Event::AccessKitActionRequest(wish) => Some((wish.target_node, wish.action)),
            _ => None,
        });
        wishes.collect()
    });
    for piece in row.in_order() {
        let Ok((tale, extent, placed, chosen)) = pieces.get(piece) else { continue };
        let Some((first, rest)) = tale.0.split_first() else { continue };
        let put = || {
            let rest: Vec<_> = rest.iter().map(|fact| speech.relate(fact)).collect();
            (speech.relate(first), rest.join("\n"))
        };
        if tale.is_changed() {
            told.remove(&piece);
        }
        let (name, more) = told.entry(piece).or_insert_with(put);
        let bounds = sight.as_ref().and_then(|sight| around(sight, extent, placed));
        context.accesskit_node_builder(id_of(piece), |node| {
            node.set_role(ROLE);
            node.set_label(name.as_str());
            node.set_description(more.as_str());
            node.set_selected(chosen);
            node.add_action(Action::Focus);
            node.add_action(Action::Click);
            if let Some(bounds) = bounds {
                node.set_bounds(bounds);
            }
        });
        for (_, action) in wishes.iter().filter(|(node, _)| *node == node_of(piece)) {
            if matches!(action, Action::Focus | Action::Click) {
                asked.0 = Some((piece, *action == Action::Click));
            }
        }
    }
    Ok(())
}

/// While the keyboard points at a piece and is on no button, screen readers are on that piece.
fn follow_the_keyboard(under: Res<Under>, mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>) {
    let Some(node) = under.piece.filter(|_| under.by_keys).map(node_of) else { return };
    for mut output in &mut outputs {
        if let Some(tree) = &mut output.platform_output.accesskit_update
            && tree.focus == accesskit_root_id().accesskit_id()
            && tree.nodes.iter().any(|(own, _)| *own == node)
        {
            tree.focus = node;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<ByEar>(app);
    let before_all_eyes = |curtain: Res<Curtain>| curtain.up;
    app.add_systems(EguiPrimaryContextPass, tell.run_if(at_the_table.and_then(before_all_eyes))).add_systems(
        PostUpdate,
        follow_the_keyboard.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
    );
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy::state::app::StatesPlugin;
    use bevy_egui::egui::RawInput;
    use bevy_egui::egui::accesskit::{ActionRequest, Node, TreeId, TreeUpdate};
    use bevy_egui::{EguiContext, EguiUserTextures};

    use super::*;
    use crate::logbook::wording::{Fact, Language, Words, key};
    use crate::table::board::HexMarks;
    use crate::table::deck::OnDeck;
    use crate::table::pieces::{CaptainsEye, Piece};
    use crate::table::pointing;
    use crate::table::settings::bindings::Hands;
    use crate::table::stage::Redraw;
    use crate::table::stage::{Menu, Screen, Uncovered};

    /// A table with these things on it, in the order in which they came; true for a ship.
    fn table(things: [(&'static str, bool); 3]) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, pointing::plugin, plugin))
            .insert_state(Screen::Table)
            .init_state::<Menu>()
            .add_computed_state::<Uncovered>()
            .init_resource::<OnDeck>()
            .init_resource::<Redraw>()
            .init_resource::<Hands>()
            .init_resource::<HexMarks>()
            .init_resource::<EguiUserTextures>()
            .init_schedule(EguiPrimaryContextPass)
            .insert_resource(Curtain::default())
            .insert_resource(Speech::new(Arc::new(Words::built_in()), Language::En));
        app.world_mut().spawn(PrimaryEguiContext);
        for (number, (name, ship)) in (0..).zip(things) {
            let tale = Tale(vec![Fact::from(name), Fact::from(key::MENU_CLOSE)]);
            let extent = Extent { centre: Vec3::ZERO, half: Vec3::ONE };
            let mut piece = app.world_mut().spawn((Piece::Doubloon(number), tale, extent, GlobalTransform::IDENTITY));
            if ship {
                piece.insert(CaptainsEye(Vec3::ZERO));
            }
        }
        app
    }

    /// Draws the next picture with a reader's wish in it, and gives the tree.
    fn look(app: &mut App, wish: Option<(NodeId, Action)>) -> TreeUpdate {
        app.update();
        let world = app.world_mut();
        let context = world.query::<&mut EguiContext>().single_mut(world).unwrap().get_mut().clone();
        context.enable_accesskit();
        let event = wish.map(|(target_node, action)| {
            Event::AccessKitActionRequest(ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None })
        });
        let input = RawInput { events: event.into_iter().collect(), ..RawInput::default() };
        let mut output = context.run_ui(input, |_| world.run_schedule(EguiPrimaryContextPass));
        output.textures_delta.clear();
        output.platform_output.accesskit_update.take().expect("it is kept")
    }

    /// The pieces in the order in which they are read.
    fn pieces(tree: &TreeUpdate) -> Vec<(NodeId, Node)> {
        let find = |id: &NodeId| tree.nodes.iter().find(|(own, _)| own == id).expect("a child is there").clone();
        let (_, root) = find(&accesskit_root_id().accesskit_id());
        root.children().iter().map(find).filter(|(_, node)| node.role() == ROLE).collect()
    }

    const THINGS: [(&str, bool); 3] =
        [(key::MENU_SETTINGS, false), (key::TITLE_NEW_GAME, true), (key::LOG_TITLE, false)];

    #[test]
    fn ships_are_read_first_with_their_tales_and_nothing_while_the_curtain_hangs() {
        let mut app = table(THINGS);
        let read = pieces(&look(&mut app, None));
        let words = Words::built_in();
        let say = |key: &str| words.say(&Language::En, key, &[]);
        let names: Vec<_> = read.iter().map(|(_, node)| node.label().unwrap_or_default().to_owned()).collect();
        assert_eq!(names, [key::TITLE_NEW_GAME, key::MENU_SETTINGS, key::LOG_TITLE].map(say));
        assert!(read.iter().all(|(_, node)| node.description() == Some(say(key::MENU_CLOSE).as_str())));
        app.insert_resource(Curtain { up: false, next: None });
        assert!(pieces(&look(&mut app, None)).is_empty());
        app.insert_resource(Curtain::default());
        assert_eq!(pieces(&look(&mut app, None)).len(), 3);
        // A tale that has changed is told anew.
        let world = app.world_mut();
        for mut tale in world.query::<&mut Tale>().iter_mut(world) {
            tale.0.truncate(1);
        }
        assert!(pieces(&look(&mut app, None)).iter().all(|(_, node)| node.description() == Some("")));
    }

    #[test]
    fn what_a_reader_asks_for_is_pointed_at_and_chosen() {
        let mut app = table(THINGS);
        let read = pieces(&look(&mut app, None));
        look(&mut app, Some((read[2].0, Action::Focus)));
        look(&mut app, None);
        let under = *app.world().resource::<Under>();
        assert!(under.by_keys && under.piece.map(node_of) == Some(read[2].0), "{under:?}");
        let chosen = |tree: &TreeUpdate| pieces(tree).iter().map(|(_, node)| node.is_selected()).collect::<Vec<_>>();
        assert_eq!(chosen(&look(&mut app, None)), [Some(false); 3]);
        look(&mut app, Some((read[1].0, Action::Click)));
        assert_eq!(chosen(&look(&mut app, None)), [Some(false), Some(true), Some(false)]);
    }
}
