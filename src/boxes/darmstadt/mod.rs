//! Darmstadt: a congress hall and two churches.

pub mod rules;
