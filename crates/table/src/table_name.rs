//! What a table is called unless its host says otherwise: names from the sky and the sea, which are the same in every language.

use super::TableId;
use sha2::{Digest, Sha256};

const NAMES: [&str; 96] = [
    "Achernar",
    "Adhara",
    "Albireo",
    "Alcor",
    "Alcyone",
    "Aldebaran",
    "Algol",
    "Alioth",
    "Alkaid",
    "Almach",
    "Alnair",
    "Alphard",
    "Altair",
    "Aludra",
    "Ankaa",
    "Antares",
    "Arcturus",
    "Ariel",
    "Atria",
    "Aurora",
    "Avior",
    "Bellatrix",
    "Betelgeuse",
    "Callisto",
    "Canopus",
    "Capella",
    "Caph",
    "Castor",
    "Ceres",
    "Charon",
    "Corona",
    "Cursa",
    "Cygnus",
    "Deimos",
    "Delphinus",
    "Deneb",
    "Denebola",
    "Diadem",
    "Dione",
    "Electra",
    "Elnath",
    "Enif",
    "Fomalhaut",
    "Ganymede",
    "Gemma",
    "Halley",
    "Hamal",
    "Helios",
    "Hydra",
    "Hyperion",
    "Izar",
    "Juno",
    "Kochab",
    "Lyra",
    "Maia",
    "Markab",
    "Megrez",
    "Merak",
    "Merope",
    "Mimas",
    "Mira",
    "Mirach",
    "Mirfak",
    "Miranda",
    "Mizar",
    "Nunki",
    "Oberon",
    "Orion",
    "Pallas",
    "Pavo",
    "Phobos",
    "Phoebe",
    "Polaris",
    "Pollux",
    "Procyon",
    "Rasalhague",
    "Regulus",
    "Rhea",
    "Rigel",
    "Sabik",
    "Sadr",
    "Saiph",
    "Selene",
    "Sirius",
    "Spica",
    "Sulafat",
    "Taygeta",
    "Tethys",
    "Thuban",
    "Titania",
    "Triton",
    "Umbriel",
    "Vega",
    "Vela",
    "Vesta",
    "Wezen",
];

/// A name for a table, by chance: what the table is called in addresses is.
pub(super) fn name_for(table: &TableId) -> String {
    let hash = Sha256::digest(&table.0);
    let at = u16::from_le_bytes([hash[0], hash[1]]);
    NAMES[usize::from(at) % NAMES.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_differ_and_many_are_given_out() {
        assert_eq!(NAMES.iter().collect::<BTreeSet<_>>().len(), NAMES.len());
        let given: BTreeSet<String> = (0..1000).map(|n| name_for(&TableId(format!("table {n}")))).collect();
        assert_eq!(given.len(), NAMES.len());
        assert_eq!(name_for(&TableId("a".to_owned())), name_for(&TableId("a".to_owned())));
    }
}
