//! The clock that limits thinking. It measures processor time where the system reports it, so that other programs on the
//! machine do not weaken a player, and wall-clock time elsewhere.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom},
    time::{Duration, Instant},
};

/// A stopwatch for one thread.
#[derive(Debug)]
pub(super) struct Clock {
    /// The file in which Linux reports, as its first number, the nanoseconds that the thread has run.
    thread: Option<File>,
    begun: Duration,
    wall: Instant,
}

/// Regardless of processor time, a decision never takes longer than this many times the limit.
const MOST_WAITING: u32 = 20;

impl Clock {
    /// Starts a stopwatch for processor time.
    pub(super) fn processor() -> Self {
        let mut clock = Self { thread: File::open("/proc/thread-self/schedstat").ok(), ..Self::wall() };
        match clock.ran() {
            Some(begun) => clock.begun = begun,
            None => clock.thread = None,
        }
        clock
    }

    /// Starts a stopwatch for wall-clock time, for decisions on which somebody waits.
    pub(super) fn wall() -> Self {
        Self { thread: None, begun: Duration::ZERO, wall: Instant::now() }
    }

    fn ran(&mut self) -> Option<Duration> {
        let thread = self.thread.as_mut()?;
        let mut text = [0; 64];
        thread.seek(SeekFrom::Start(0)).ok()?;
        let length = thread.read(&mut text).ok()?;
        let first = text[..length].split(|&byte| byte == b' ').next()?;
        std::str::from_utf8(first).ok()?.parse().ok().map(Duration::from_nanos)
    }

    /// Whether this much time has passed.
    pub(super) fn is_over(&mut self, limit: Duration) -> bool {
        let wall = self.wall.elapsed();
        if wall < limit {
            return false;
        }
        match self.ran() {
            Some(ran) => ran.saturating_sub(self.begun) >= limit || wall >= limit * MOST_WAITING,
            None => true,
        }
    }
}
