//! libFuzzer's program for `record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bastide_fuzz::record(data));
