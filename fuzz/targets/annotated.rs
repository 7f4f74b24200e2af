//! libFuzzer's program for `annotated`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bastide_fuzz::annotated(data));
