//! The editions of the box that the program has come with.

use super::options::Readings;

/// A box: its files, and how its rules are read.
#[derive(Debug)]
pub struct Edition {
    /// How logs call it.
    pub id: &'static str,
    /// Its name in the keys of locales, for what a later edition calls otherwise.
    pub name: &'static str,
    /// The files by name.
    pub files: [(&'static str, &'static str); 8],
    /// How the rules are read in its games.
    pub readings: Readings,
}

/// The newest, with which games begin. A folder of the table's own may hold files of the same names.
pub static BUILTIN: Edition = Edition {
    id: "daybreak/reconstructed-2",
    name: "second",
    files: [
        ("local.ron", include_str!("../../cards/local.ron")),
        ("starting.ron", include_str!("../../cards/starting.ron")),
        ("global.ron", include_str!("../../cards/global.ron")),
        ("crisis.ron", include_str!("../../cards/crisis.ron")),
        ("challenge.ron", include_str!("../../cards/challenge.ron")),
        ("reference.ron", include_str!("../../cards/reference.ron")),
        ("tracks.ron", include_str!("../../cards/tracks.ron")),
        ("setups.ron", include_str!("../../cards/setups.ron")),
    ],
    readings: Readings::NEWEST,
};

/// The first. Its files are never changed: stored games name it by a hash of them.
pub static FIRST: Edition = Edition {
    id: "daybreak/reconstructed-1",
    name: "first",
    files: [
        ("local.ron", include_str!("../../cards/first/local.ron")),
        ("starting.ron", include_str!("../../cards/first/starting.ron")),
        ("global.ron", include_str!("../../cards/first/global.ron")),
        ("crisis.ron", include_str!("../../cards/first/crisis.ron")),
        ("challenge.ron", include_str!("../../cards/first/challenge.ron")),
        ("reference.ron", include_str!("../../cards/first/reference.ron")),
        ("tracks.ron", include_str!("../../cards/first/tracks.ron")),
        ("setups.ron", include_str!("../../cards/first/setups.ron")),
    ],
    readings: Readings::FIRST,
};

/// Every edition the program has ever come with, the newest first. A stored game names its own by hash, so whoever
/// changes [`BUILTIN`] after a release keeps the old files here.
pub static EDITIONS: &[&Edition] = &[&BUILTIN, &FIRST];

/// Its id tells it from the others: its files are long, and compared nowhere but by their hash.
impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        self.id == other.id
    }
}

impl Eq for Edition {}

impl Edition {
    /// It and the later ones that are no longer the newest, in their order. What an edition calls otherwise than the one
    /// before is kept in the locales under the name of the last edition that called it so.
    pub fn kept(&self) -> impl Iterator<Item = &'static Edition> {
        let at = EDITIONS.iter().position(|edition| *edition == self).unwrap_or(0);
        EDITIONS.get(1..=at).unwrap_or_default().iter().rev().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::EDITIONS;

    #[test]
    fn no_two_editions_share_an_id_or_a_name() {
        for (at, edition) in EDITIONS.iter().enumerate() {
            for other in &EDITIONS[..at] {
                assert!(edition.id != other.id && edition.name != other.name, "{}", edition.id);
            }
        }
    }
}
