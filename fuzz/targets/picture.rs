//! libFuzzer's program for `picture`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bastide_fuzz::picture(data));
