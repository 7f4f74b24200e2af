//! Who plays when no person does. So far only the uniform random policy, on which games, tests and benchmarks rest.

mod random;

pub use random::{play_out, random_action};
