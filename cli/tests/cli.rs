//! The program from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

mod players;
mod referee;
mod search;
