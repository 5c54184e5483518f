//! Pictures that are kept: a small one of the table in every save, and a replay as numbered PNG files.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::PrimaryWindow;

use crate::logbook::wording::{Fact, key};
use crate::play::activity::TableActivity;
use crate::play::begin::TableCleared;
use crate::play::replay::{ReplayStand, ReplayWish};
use crate::play::saves::{SaveFolder, TablePicture};
use crate::table::attention::{Attention, Scene};
use crate::table::camera::Afloat;
use crate::table::camera::beside::Hull;
use crate::table::camera::pose::Pose;
use crate::table::camera::views::View;
use crate::table::chairs::Chair;
use crate::table::deck::OnDeck;
use crate::table::easel::{PictureTaken, TakePicture, png, put_up};
use crate::table::launch::Launch;
use crate::table::panels::replay::{PictureProgress, SavePictures};
use crate::table::settings::folders::Folders;
use crate::table::stage::Screen;
use crate::table::toasts::{Toasts, Tone};

/// The size of the picture in a save.
const SMALL: UVec2 = UVec2::new(256, 144);
/// This much is seen about the last event.
const AROUND: f32 = 2.0;
/// The largest picture of a replay.
const LARGE: UVec2 = UVec2::new(1920, 1080);
/// Frames until everything stands where it belongs after a jump, and is drawn.
const SETTLING: u8 = 4;
/// Seconds between two pictures for saves: they cost a frame.
const RARELY: f32 = 20.0;

/// The sitting for the small picture of a save.
#[derive(Resource, Default)]
struct Sitting {
    easel: Option<Entity>,
    frames: u8,
    since: f32,
    /// A picture is due: as soon as the eye is back from the open sea, whose light is another.
    due: bool,
    /// The picture is being put into its file.
    drying: Option<Task<Option<Vec<u8>>>>,
}

/// The pose for the picture of a moment: near the last event, or over the whole board.
fn of_the_moment(last: Option<Vec3>, aspect: f32, hulls: &[Hull]) -> Pose {
    let board = View::Board.pose(Chair::South, aspect);
    last.map_or(board, |at| Scene { from: at, to: at, room: AROUND }.beside(&board, aspect, hulls, false))
}

/// Pictures the table whenever everything has been told: as anyone sees it, from the near side.
fn sit(
    mut commands: Commands,
    activity: Res<State<TableActivity>>,
    stand: Res<ReplayStand>,
    time: Res<Time<Real>>,
    mut images: ResMut<Assets<Image>>,
    mut sitting: ResMut<Sitting>,
    mut kept: ResMut<TablePicture>,
    (attention, deck, ships): (Res<Attention>, Res<OnDeck>, Afloat),
) {
    let sitting = &mut *sitting;
    sitting.since += time.delta_secs();
    if let Some(task) = &mut sitting.drying
        && let Some(file) = block_on(poll_once(task))
    {
        sitting.drying = None;
        *kept = TablePicture { fresh: file.is_some(), file: file.map(Arc::from) };
    }
    if let Some(easel) = sitting.easel {
        sitting.frames = sitting.frames.saturating_add(1);
        if sitting.frames == SETTLING {
            commands.entity(easel).insert(TakePicture);
        } else if sitting.frames > 60 {
            commands.entity(easel).despawn();
            sitting.easel = None;
        }
        return;
    }
    let still = !matches!(activity.get(), TableActivity::NoGame | TableActivity::Telling | TableActivity::Throwing);
    let due = kept.file.is_none() || sitting.since > RARELY || *activity.get() == TableActivity::Over;
    if activity.is_changed() {
        sitting.due = still && due;
    }
    if sitting.due && !deck.0 && !stand.on && sitting.drying.is_none() {
        let aspect = SMALL.x as f32 / SMALL.y as f32;
        let afloat = ships.iter().filter(|(.., seen)| seen.get());
        let hulls: Vec<Hull> = afloat.map(|(extent, placed, _)| (*extent, placed.affine())).collect();
        let place = of_the_moment(attention.last(), aspect, &hulls).transform();
        let easel = put_up(&mut commands, &mut images, SMALL, Some(place));
        commands.entity(easel).observe(frame_it);
        *sitting = Sitting { easel: Some(easel), ..Sitting::default() };
    }
}

fn frame_it(taken: On<PictureTaken>, mut commands: Commands, mut sitting: ResMut<Sitting>) {
    commands.entity(taken.entity).despawn();
    sitting.easel = None;
    let picture = taken.picture.clone();
    let dry = async move { png(picture).map_err(|reason| warn!("no picture for the save: {reason}")).ok() };
    sitting.drying = Some(AsyncComputeTaskPool::get().spawn(dry));
}

fn clear_the_easel(_: On<TableCleared>, mut commands: Commands, mut sitting: ResMut<Sitting>) {
    if let Some(easel) = sitting.easel {
        commands.entity(easel).despawn();
    }
    *sitting = Sitting::default();
}

/// A replay that is being saved.
#[derive(Resource)]
struct Series {
    folder: PathBuf,
    easel: Entity,
    /// After how many happenings each picture is taken.
    moments: Arc<[usize]>,
    next: usize,
    frames: u8,
    waits: bool,
    writing: Vec<Task<Result<(), String>>>,
    written: usize,
    /// The replay stood here.
    before: usize,
    fault: Option<String>,
}

/// The folder for pictures: beside the saves.
fn folder(launch: &Launch, saves: Option<&SaveFolder>) -> Option<PathBuf> {
    let own = saves.and_then(|saves| saves.0.parent()).map(|data| data.join("pictures"));
    let platform = || Folders::of_the_platform().data.join("pictures");
    let all = own.or_else(|| (!launch.forgetful).then(platform))?;
    (1_u32..10_000).map(|number| all.join(format!("battle-{number:03}"))).find(|folder| !folder.exists())
}

fn begin(
    mut commands: Commands,
    mut asked: MessageReader<SavePictures>,
    stand: Res<ReplayStand>,
    series: Option<Res<Series>>,
    launch: Res<Launch>,
    saves: Option<Res<SaveFolder>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut images: ResMut<Assets<Image>>,
    mut toasts: ResMut<Toasts>,
    mut wishes: MessageWriter<ReplayWish>,
) {
    let wanted = asked.read().last().copied();
    if wanted != Some(SavePictures::Begin) || series.is_some() || !stand.on {
        return;
    }
    let Some(folder) = folder(&launch, saves.as_deref()) else { return };
    if let Err(error) = fs::create_dir_all(&folder) {
        toasts.post(Tone::Fault, Fact::from(key::ReplayNotSaved { reason: Fact::from(&error) }));
        return;
    }
    let size = windows.iter().next().map_or(UVec2::new(1280, 720), Window::physical_size).min(LARGE);
    let easel = put_up(&mut commands, &mut images, size, None);
    commands.entity(easel).observe(write_down);
    let moments: Vec<usize> = std::iter::once(0).chain(stand.lines.iter().copied()).collect();
    wishes.write(ReplayWish::To(0));
    commands.insert_resource(Series {
        folder,
        easel,
        moments: moments.into(),
        next: 0,
        frames: 0,
        waits: false,
        writing: Vec::new(),
        written: 0,
        before: stand.at,
        fault: None,
    });
}

fn write_down(taken: On<PictureTaken>, mut series: ResMut<Series>) {
    series.next += 1;
    (series.frames, series.waits) = (0, false);
    let file = series.folder.join(format!("{:05}.png", series.next));
    let picture = taken.picture.clone();
    let write = async move {
        let bytes = png(picture)?;
        fs::write(&file, bytes).map_err(|error| error.to_string())
    };
    series.writing.push(AsyncComputeTaskPool::get().spawn(write));
}

fn go_on(
    mut commands: Commands,
    mut series: ResMut<Series>,
    stand: Res<ReplayStand>,
    mut asked: MessageReader<SavePictures>,
    mut progress: ResMut<PictureProgress>,
    mut wishes: MessageWriter<ReplayWish>,
    mut toasts: ResMut<Toasts>,
) {
    let series = &mut *series;
    let (mut written, mut fault) = (0, None);
    series.writing.retain_mut(|task| match block_on(poll_once(task)) {
        Some(Ok(())) => {
            written += 1;
            false
        }
        Some(Err(reason)) => {
            fault = Some(reason);
            false
        }
        None => true,
    });
    series.written += written;
    series.fault = series.fault.take().or(fault);
    progress.0 = Some((series.written, series.moments.len()));
    let cancelled = asked.read().any(|asked| *asked == SavePictures::Cancel) || !stand.on || series.fault.is_some();
    let done = series.next >= series.moments.len();
    if cancelled || done {
        // Pictures that are still being written are counted as well.
        if !series.writing.is_empty() && series.fault.is_none() {
            return;
        }
        let said = match &series.fault {
            Some(reason) => Fact::from(key::ReplayNotSaved { reason: reason.clone() }),
            None => {
                let (count, folder) = (series.written, series.folder.display().to_string());
                if done {
                    key::ReplaySaved { count, folder }.into()
                } else {
                    key::ReplayBrokenOff { count, folder }.into()
                }
            }
        };
        let tone = if series.fault.is_some() { Tone::Fault } else { Tone::News };
        toasts.post(tone, said);
        commands.entity(series.easel).despawn();
        commands.remove_resource::<Series>();
        progress.0 = None;
        if stand.on {
            wishes.write(ReplayWish::To(series.before));
        }
        return;
    }
    // Not more at once than a disk is glad of.
    if series.waits || series.writing.len() > 8 {
        return;
    }
    let Some(moment) = series.moments.get(series.next).copied() else { return };
    if stand.at != moment {
        wishes.write(ReplayWish::To(moment));
        series.frames = 0;
        return;
    }
    series.frames += 1;
    if series.frames >= SETTLING {
        commands.entity(series.easel).insert(TakePicture);
        series.waits = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    let drawn = resource_exists::<RenderDevice>;
    app.init_resource::<Sitting>().add_observer(clear_the_easel).add_systems(
        Update,
        (
            sit.run_if(in_state(Screen::Table).and_then(resource_exists::<SaveFolder>).and_then(drawn)),
            (begin, go_on.run_if(resource_exists::<Series>)).chain().run_if(drawn),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_a_save_is_of_the_moment() {
        let aspect = SMALL.x as f32 / SMALL.y as f32;
        let whole = of_the_moment(None, aspect, &[]);
        assert_eq!(whole, View::Board.pose(Chair::South, aspect));
        let places = [Vec3::new(-4.0, 0.0, 3.0), Vec3::new(1.5, 0.0, -4.0), Vec3::new(-1.0, 0.0, 0.0)];
        for at in places {
            let pose = of_the_moment(Some(at), aspect, &[]);
            assert!(pose.distance < whole.distance / 2.0, "{pose:?}");
            assert!(pose.seen(at, aspect).is_some_and(|seen| seen.abs().max_element() < 0.5), "{pose:?}");
        }
    }
}
