//! Feeds arbitrary bytes to a game as its table and its moves. The first byte says which game.

#![no_main]

use daybreak::Daybreak;
use earthrise::Earthrise;
use libfuzzer_sys::fuzz_target;
use tabletop::laws::feed;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else { return };
    let fed = if first.is_multiple_of(2) { feed::<Earthrise>(bytes) } else { feed::<Daybreak>(bytes) };
    if let Err(broken) = fed {
        panic!("{broken}");
    }
});
