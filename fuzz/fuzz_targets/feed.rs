//! Feeds arbitrary bytes to a game as its table and its moves.

#![no_main]

use earthrise::Earthrise;
use libfuzzer_sys::fuzz_target;
use tabletop::laws::feed;

fuzz_target!(|bytes: &[u8]| {
    if let Err(broken) = feed::<Earthrise>(bytes) {
        panic!("{broken}");
    }
});
