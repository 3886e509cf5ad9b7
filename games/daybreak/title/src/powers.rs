//! World Powers as people write them.

use daybreak::{Power, Setup};

/// What a power may be called, beside its key.
const SHORT: [(&str, Power); 5] = [
    ("mw", Power::MajorityWorld),
    ("majority", Power::MajorityWorld),
    ("us", Power::UnitedStates),
    ("usa", Power::UnitedStates),
    ("eu", Power::Europe),
];

/// A power by its key or a short name.
pub fn power_of(text: &str) -> Result<Power, String> {
    let text = text.trim().to_lowercase();
    let by_key = Power::ALL.into_iter().find(|power| power.key() == text);
    let short = || SHORT.iter().find(|(name, _)| *name == text).map(|&(_, power)| power);
    by_key
        .or_else(short)
        .ok_or_else(|| format!("`{text}` is not a power; the powers are mw, china, europe and us, as in china,us"))
}

/// The powers of a list such as `mw,china`; `solo` is one player alone.
///
/// ```
/// assert_eq!(daybreak_title::powers_of("mw, usa"), Ok(vec![daybreak::Power::MajorityWorld, daybreak::Power::UnitedStates]));
/// assert_eq!(daybreak_title::powers_of("solo").map(|powers| powers.len()), Ok(1));
/// ```
pub fn powers_of(list: &str) -> Result<Vec<Power>, String> {
    if list.trim() == "solo" {
        return Ok(Setup::new(1).powers);
    }
    list.split(',').map(power_of).collect()
}
