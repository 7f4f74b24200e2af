//! libFuzzer's program for `diagram`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| bastide_fuzz::diagram(data));
