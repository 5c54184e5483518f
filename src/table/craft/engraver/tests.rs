//! Every engraving is there, stays in its frame, and can be told from every other.

use super::*;

/// A small picture of an engraving, as one sees it at arm's length.
fn small(engraves: impl FnOnce(&mut InkImage, &Frame)) -> Vec<f32> {
    let mut sheet = InkImage::new(112, 112);
    engraves(&mut sheet, &Frame::panel(Vec2::splat(8.0), Vec2::splat(104.0), [0x8A, 0x70, 0x50]));
    sheet.tones(16)
}

fn apart(one: &[f32], other: &[f32]) -> f32 {
    let sum: f32 = one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum();
    (sum / one.len() as f32).sqrt()
}

#[test]
fn no_two_subjects_look_alike() {
    let all: Vec<(Subject, Vec<f32>)> = Subject::ALL
        .into_iter()
        .map(|subject| (subject, small(|sheet, frame| vignette(sheet, frame, &Vignette::of(subject)))))
        .collect();
    for (number, (subject, one)) in all.iter().enumerate() {
        for (other, small) in &all[number + 1..] {
            assert!(apart(one, small) > 0.02, "{subject:?} and {other:?} look alike");
        }
    }
}

#[test]
fn a_subject_that_is_seen_again_has_another_attitude() {
    let seen = |rank| {
        let manner = Manner { attitude: Attitude::of(rank, Subject::Fort), ..Manner::default() };
        small(|sheet, frame| in_manner(sheet, frame, &Vignette::of(Subject::Fort), &manner))
    };
    let all: Vec<Vec<f32>> = (0..8).map(seen).collect();
    for (number, one) in all.iter().enumerate() {
        for (other, small) in all.iter().enumerate().skip(number + 1) {
            assert!(apart(one, small) > 0.01, "{number} and {other} look alike");
        }
    }
    let heap = |count| {
        let manner = Manner { count, ..Manner::default() };
        small(|sheet, frame| in_manner(sheet, frame, &Vignette::of(Subject::Barrel), &manner))
    };
    assert!((1..5).all(|count| apart(&heap(count), &heap(count + 1)) > 0.03), "one more is seen");
}

#[test]
fn a_face_stays_in_its_frame_and_every_gain_is_seen() {
    let gains = [
        Gain::Earring,
        Gain::Scar,
        Gain::Pipe,
        Gain::Patch,
        Gain::Plume,
        Gain::Epaulettes,
        Gain::Medal,
        Gain::Parrot,
        Gain::Neckcloth,
        Gain::Braid,
        Gain::Spectacles,
    ];
    let face =
        |gain| Portrait { age: 30, hat: 4, hair: 1, gains: [gain; 3], coat: (90, 40, 40), ..Portrait::default() };
    let bare = small(|sheet, frame| portrait(sheet, frame, &face(Gain::Scar), 0));
    for gain in gains {
        let with = small(|sheet, frame| portrait(sheet, frame, &face(gain), 1));
        assert!(apart(&bare, &with) > 0.002, "{gain:?} is not seen");
    }
    let mut sheet = InkImage::new(112, 112);
    let frame = Frame::panel(Vec2::splat(20.0), Vec2::splat(90.0), [0x8A, 0x70, 0x50]);
    portrait(&mut sheet, &frame, &face(Gain::Plume), 3);
    assert!(sheet.tones(14)[..14].iter().all(|tone| *tone == 0.0), "nothing is drawn outside");
}
