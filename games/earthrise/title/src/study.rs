//! Which tables a study of the lab plays at.

use crate::EarthriseTitle;
use earthrise::Earthrise;
use tabletop::{Commitment, Game};
use title::StudyTable;
use title::fields::Fields;

/// The tables that the fields ask for.
pub(crate) fn tables(fields: &Fields<'_, '_>) -> Vec<StudyTable<EarthriseTitle>> {
    let players = fields.whole("players", 3..=5).map_or(4, |found| found.value as u8);
    let pills = fields.flag("pills").unwrap_or(false);
    let pool = fields.text("pill_pool", "the name of a pool of pills, as in \"strict5\"");
    let options = fields.pairs("options");
    let setup = earthrise::Setup {
        players,
        pills,
        pill_pool: pool.as_ref().map(|found| found.value.clone()),
        options: options.iter().flat_map(|found| found.value.iter().cloned()).collect(),
    };
    let made = earthrise::content::Content::builtin().map_err(|e| e.to_string()).and_then(|content| {
        let game = Earthrise::new(&content, &setup).map_err(|e| e.to_string())?;
        Ok((game, Commitment::of_text(content.text())))
    });
    match made {
        Ok((game, content)) => {
            let print = format!("{} {} {content} {setup:?}", Earthrise::ID, Earthrise::RULES);
            let pills = if pills { " with pills" } else { "" };
            let label = format!("{players} players{pills}");
            vec![StudyTable { label, hint: String::new(), players, game, print }]
        }
        Err(why) => {
            match (&options, &pool) {
                (Some(found), _) => fields.refuse(found, why, "options of Earthrise"),
                (None, Some(found)) => fields.refuse(found, why, "a pool of pills that the content names"),
                (None, None) => fields.missing("game", &why),
            }
            Vec::new()
        }
    }
}
