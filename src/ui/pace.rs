//! How the time of frames is shared between making pictures of tiles and showing the board.
//!
//! To show the board takes longer than to make some pictures, and either is long on a slow device. So while nothing changes but
//! the pictures, a frame makes some or shows those that were made, never both, and most frames make some. Before anything is seen, it
//! waits a little, so that a landscape comes whole.

/// For how long pictures are made in a frame that shows something new, in milliseconds; the one that is being made then is finished.
const SHARE: f64 = 2.0;
/// The same in a frame that shows something new after one on which tiles were missing.
const MISSING_SHARE: f64 = 10.0;
/// The same in a frame that shows nothing: no more, so that the page can answer.
const STILL_SHARE: f64 = 20.0;
/// The same before anything was shown: there is nothing yet to tap, and a longer share leaves less of each frame unused.
const FIRST_SHARE: f64 = 45.0;
/// What is better by then is shown once so many times the time has gone by that the last showing took: a fifth is enough for that.
const PAUSE: f64 = 4.0;
/// But no sooner than this, in milliseconds.
const LEAST_PAUSE: f64 = 150.0;
/// Nothing is shown before all tiles have a draft, but no later than after this, in milliseconds: an empty table is no answer.
const FIRST_PAUSE: f64 = 400.0;
/// No showing takes longer than this, in milliseconds: what seems to is a time in which no frame was asked for.
const LONGEST: f64 = 250.0;

/// What the frames before tell the next one. Times are in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace {
    /// When a frame began that showed something, until the next one tells how long that took.
    begun: Option<f64>,
    /// How long it took, with all that the browser did for it.
    cost: f64,
    /// When it was over; before anything was shown, when the first frame began.
    rested: Option<f64>,
    /// Whether anything was shown.
    seen: bool,
    /// Whether tiles had no picture at all in the last frame.
    missing: bool,
    /// Whether a whole step was done since something was shown: all have a picture, or all the right one.
    done: bool,
    /// Whether this frame shows the board, whatever is made in it.
    shows: bool,
}

impl Pace {
    /// Begins a frame: until when pictures are to be made. `changed` is whether it would show something else than the last one
    /// shown, `better` whether it would show it in more detail.
    pub fn begin(&mut self, now: f64, changed: bool, better: bool) -> f64 {
        if let Some(before) = self.begun.take() {
            self.cost = (now - before).min(LONGEST);
            self.rested = Some(now);
        }
        let pause = if self.seen { LEAST_PAUSE.max(PAUSE * self.cost) } else { FIRST_PAUSE };
        let rests = now - *self.rested.get_or_insert(now) < pause;
        let is_due = (better || !self.seen) && (self.done || !rests);
        let is_new = changed && self.seen;
        self.shows = is_new || is_due;
        now + match () {
            () if !self.shows && !self.seen => FIRST_SHARE,
            () if !self.shows => STILL_SHARE,
            () if !is_new => f64::NEG_INFINITY,
            () if self.missing => MISSING_SHARE,
            () => SHARE,
        }
    }

    /// Ends the making of pictures in a frame: whether it is to show the board. `missing` is whether tiles have no picture yet,
    /// `rough` whether any picture is still to be made.
    pub fn end(&mut self, missing: bool, rough: bool) -> bool {
        self.done |= !rough || !missing && self.missing;
        self.missing = missing;
        let shows = self.shows || !self.seen && self.done;
        if shows {
            (self.seen, self.done) = (true, false);
        }
        shows
    }

    /// Notes when a frame began that has shown the board.
    pub fn shown(&mut self, begun: f64) {
        self.begun = Some(begun);
    }

    /// Begins anew: what was shown is gone.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Whether nothing was shown yet.
    #[must_use]
    pub const fn is_blank(&self) -> bool {
        !self.seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device on which a picture and a showing take so long, and a board of so many tiles, each of which gets a draft and then a
    /// picture.
    struct Device {
        draft: f64,
        picture: f64,
        showing: f64,
        tiles: usize,
        pace: Pace,
        now: f64,
        /// How many drafts and pictures there are, and how many of them were shown.
        made: usize,
        seen: Option<usize>,
    }

    /// How long a frame took, how many pictures it made, and how many it showed.
    #[derive(Debug)]
    struct Took {
        ms: f64,
        made: usize,
        shown: Option<usize>,
    }

    impl Device {
        fn slow(tiles: usize) -> Self {
            let pace = Pace::default();
            Self { draft: 1.5, picture: 40.0, showing: 60.0, tiles, pace, now: 1000.0, made: 0, seen: None }
        }

        fn frame(&mut self, changed: bool) -> Took {
            let (begun, before) = (self.now, self.made);
            let better = self.made > self.seen.unwrap_or(0);
            let until = self.pace.begin(begun, changed || self.seen.is_none(), better);
            let most = if self.made < self.tiles { self.tiles } else { 2 * self.tiles }; // drafts come first
            while self.now <= until && self.made < most {
                self.now += if self.made < self.tiles { self.draft } else { self.picture };
                self.made += 1;
            }
            let shows = self.pace.end(self.made < self.tiles, self.made < 2 * self.tiles);
            if shows {
                self.pace.shown(begun);
                self.seen = Some(self.made);
                self.now += self.showing;
            }
            let took = Took { ms: self.now - begun, made: self.made - before, shown: self.seen.filter(|_| shows) };
            self.now = ((self.now / 16.0).floor() + 1.0) * 16.0;
            took
        }

        /// Frames until everything is shown in full.
        fn run(&mut self) -> Vec<Took> {
            let mut frames = Vec::new();
            while self.seen < Some(2 * self.tiles) {
                frames.push(self.frame(false));
                assert!(frames.len() < 10_000, "it never ends");
            }
            frames
        }
    }

    #[test]
    fn a_landscape_is_first_seen_whole() {
        let mut device = Device::slow(60);
        let frames = device.run();
        let first = frames.iter().find_map(|frame| frame.shown);
        assert_eq!(first, Some(60), "all drafts, no picture");
    }

    #[test]
    fn little_time_is_lost_before_it() {
        let mut device = Device::slow(60);
        let begun = device.now;
        while device.frame(false).shown.is_none() {}
        let (took, work) = (device.now - begun, 60.0 * device.draft + device.showing);
        assert!(took < 1.3 * work, "{took} ms for {work} ms of work");
    }

    #[test]
    fn but_no_later_than_after_a_pause() {
        let mut device = Device::slow(600);
        let begun = device.now;
        while device.frame(false).shown.is_none() {}
        assert!(
            (FIRST_PAUSE..FIRST_PAUSE + FIRST_SHARE + 100.0).contains(&(device.now - begun)),
            "{}",
            device.now - begun
        );
        assert!(device.seen < Some(600));
    }

    #[test]
    fn no_frame_makes_pictures_and_shows_them_while_nothing_changes() {
        let mut device = Device::slow(100);
        for frame in device.run() {
            assert!(frame.made == 0 || frame.shown.is_none_or(|shown| shown == 100), "{frame:?}");
            assert!(frame.ms <= 85.0, "{frame:?}");
        }
    }

    #[test]
    fn most_of_the_time_pictures_are_made() {
        let frames = Device::slow(100).run();
        let shown: f64 = frames.iter().filter(|frame| frame.shown.is_some()).map(|frame| frame.ms).sum();
        let all: f64 = frames.iter().map(|frame| frame.ms).sum();
        assert!(shown < 0.25 * all, "{shown} of {all}");
        assert!(
            frames.iter().filter(|frame| frame.shown.is_some()).count() > 5,
            "it is seen how the landscape gets better"
        );
    }

    #[test]
    fn what_changes_is_shown_at_once() {
        let mut device = Device::slow(100);
        for _ in 0..20 {
            device.frame(false);
        }
        assert!(device.seen < Some(200));
        let took = device.frame(true);
        assert!(took.shown.is_some() && took.made == 1, "{took:?}");
    }

    #[test]
    fn a_time_without_frames_is_not_taken_for_a_slow_device() {
        let mut device = Device::slow(10);
        device.run();
        device.now += 60_000.0;
        device.frame(true);
        device.tiles = 40; // more of them come into view
        device.frame(true);
        let before = device.now;
        while device.frame(false).shown.is_none() {}
        assert!(device.now - before < PAUSE * LONGEST + 100.0, "{}", device.now - before);
    }

    #[test]
    fn an_empty_board_is_shown_too() {
        let mut device = Device::slow(0);
        assert_eq!(device.frame(false).shown, Some(0));
    }
}
