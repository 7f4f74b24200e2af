//! Time for thinking: the processor's where the system tells it, so that other programs on the machine do not cost anybody
//! strength, and the wall's elsewhere.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom},
    time::{Duration, Instant},
};

/// A stopwatch of one thread.
#[derive(Debug)]
pub(super) struct Clock {
    /// Linux tells in its first number the nanoseconds that the thread has run.
    thread: Option<File>,
    begun: Duration,
    wall: Instant,
}

/// Whatever the processor's time says, nobody waits longer than this many times the limit.
const MOST_WAITING: u32 = 20;

impl Clock {
    /// A stopwatch that begins now.
    pub(super) fn processor() -> Self {
        let mut clock = Self { thread: File::open("/proc/thread-self/schedstat").ok(), ..Self::wall() };
        match clock.ran() {
            Some(begun) => clock.begun = begun,
            None => clock.thread = None,
        }
        clock
    }

    /// The same by the clock on the wall, for players on whom somebody waits.
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

    /// Whether so much time has gone.
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
