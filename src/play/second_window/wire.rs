//! The wire between two windows: lines of text in both directions, over pipes or within one program.

use std::io::{BufRead, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};

use bevy::platform::cell::SyncCell;

/// A longer line is none of ours.
const LONGEST: u64 = 1 << 22;
/// At most this many received lines wait to be heard; then reading pauses.
const MOST_HEARD: usize = 64;
/// At most this many bytes wait to be read at the other end; beyond them it counts as gone.
const MOST_SENT: usize = 1 << 26;

/// Called when a line has come: a window that rests draws its next picture then.
pub type Bell = Arc<dyn Fn() + Send + Sync>;

/// One end of the wire. The other end sees that it is gone when it is dropped.
pub struct Wire {
    out: Sender<String>,
    coming: SyncCell<Receiver<String>>,
    /// Bytes that were sent over a pipe and not taken away yet.
    waiting: Option<Arc<AtomicUsize>>,
}

impl Wire {
    /// Both ends of a wire within one program.
    #[must_use]
    pub fn pair() -> (Self, Self) {
        let (here, there) = (channel(), channel());
        (Self::of(here.0, there.1, None), Self::of(there.0, here.1, None))
    }

    fn of(out: Sender<String>, coming: Receiver<String>, waiting: Option<Arc<AtomicUsize>>) -> Self {
        Self { out, coming: SyncCell::new(coming), waiting }
    }

    /// A wire over two pipes, each with a thread that waits at it.
    ///
    /// # Errors
    /// No thread can be had.
    pub fn over(
        from: impl Read + Send + 'static,
        to: impl Write + Send + 'static,
        bell: Option<Bell>,
    ) -> std::io::Result<Self> {
        let (out, sent) = channel::<String>();
        let (heard, coming) = sync_channel(MOST_HEARD);
        let waiting = Arc::<AtomicUsize>::default();
        let left = Arc::clone(&waiting);
        std::thread::Builder::new().name("wire out".into()).spawn(move || write_lines(to, &sent, &left))?;
        std::thread::Builder::new().name("wire in".into()).spawn(move || read_lines(from, heard, bell))?;
        Ok(Self::of(out, coming, Some(waiting)))
    }

    /// Sends a line; false if the other end is closed, or has not read for too long.
    pub fn send(&self, line: String) -> bool {
        let length = line.len();
        let before = self.waiting.as_ref().map_or(0, |waiting| waiting.fetch_add(length, Ordering::Relaxed));
        before <= MOST_SENT && self.out.send(line).is_ok()
    }

    /// The next line that has come: none yet, or none ever again.
    ///
    /// # Errors
    /// The other end is gone.
    pub fn hear(&mut self) -> Result<Option<String>, Gone> {
        match self.coming.get().try_recv() {
            Ok(line) => Ok(Some(line)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
}

/// The other end is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone;

fn write_lines(mut to: impl Write, sent: &Receiver<String>, waiting: &AtomicUsize) {
    while let Ok(mut line) = sent.recv() {
        let length = line.len();
        line.push('\n');
        let written = to.write_all(line.as_bytes()).and_then(|()| to.flush());
        waiting.fetch_sub(length, Ordering::Relaxed);
        if written.is_err() {
            return;
        }
    }
}

fn read_lines(from: impl Read, heard: SyncSender<String>, bell: Option<Bell>) {
    let ring = || {
        if let Some(bell) = &bell {
            bell();
        }
    };
    let mut from = BufReader::new(from);
    loop {
        let mut line = Vec::new();
        let read = from.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        // A line that is cut off in the middle does not count.
        let whole = line.pop_if(|last| *last == b'\n').is_some();
        if read.is_err() || !whole || heard.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            break;
        }
        ring();
    }
    // The sender is dropped first: the wake-up must find the wire ended.
    drop(heard);
    ring();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_go_both_ways_over_pipes_and_an_end_is_heard() {
        let (here_read, there_write) = std::io::pipe().unwrap();
        let (there_read, here_write) = std::io::pipe().unwrap();
        let mut here = Wire::over(here_read, here_write, None).unwrap();
        let (rung, bell) = channel();
        let bell_of = Arc::new(move || rung.send(()).unwrap_or_default());
        let mut there = Wire::over(there_read, there_write, Some(bell_of)).unwrap();
        assert!(here.send("all hands".into()) && here.send(String::new()));
        for line in ["all hands", ""] {
            bell.recv().unwrap();
            assert_eq!(there.hear(), Ok(Some(line.to_owned())));
        }
        assert_eq!(there.hear(), Ok(None));
        assert!(there.send("aye".into()));
        assert_eq!(
            std::iter::repeat_with(|| here.hear()).find(|heard| *heard != Ok(None)),
            Some(Ok(Some("aye".into())))
        );
        drop(here);
        bell.recv().unwrap();
        assert_eq!(there.hear(), Err(Gone));
    }

    #[test]
    fn who_talks_without_end_waits_and_who_never_reads_is_gone() {
        // An endless source of lines: the reader takes a limited number before they are heard.
        struct Endless(Arc<AtomicUsize>);
        impl Read for Endless {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                buffer.fill(b'\n');
                self.0.fetch_add(buffer.len(), Ordering::Relaxed);
                Ok(buffer.len())
            }
        }
        let taken = Arc::new(AtomicUsize::new(0));
        let (read, write) = std::io::pipe().unwrap();
        let mut wire = Wire::over(Endless(Arc::clone(&taken)), write, None).unwrap();
        let heard =
            std::iter::repeat_with(|| wire.hear()).filter(|heard| matches!(heard, Ok(Some(_)))).take(500).count();
        assert_eq!(heard, 500);
        assert!(taken.load(Ordering::Relaxed) <= 1 << 16, "{taken:?}");
        // The pipe is not read: after this number of bytes the other end counts as gone.
        let line = "x".repeat(1 << 20);
        let sent = std::iter::repeat_with(|| wire.send(line.clone())).take_while(|sent| *sent).count();
        assert!((60..80).contains(&sent), "{sent}");
        drop(read);
    }

    #[test]
    fn half_a_line_was_never_said() {
        let mut wire = Wire::over(&b"whole\nhal"[..], std::io::sink(), None).unwrap();
        let heard: Vec<_> = std::iter::repeat_with(|| wire.hear()).take_while(|heard| *heard != Err(Gone)).collect();
        let lines: Vec<_> = heard.into_iter().flatten().flatten().collect();
        assert_eq!(lines, ["whole"]);
    }
}
