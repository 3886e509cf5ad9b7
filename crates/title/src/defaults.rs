//! What a title does that says nothing else: what follows from its rules, its plain setup and who won.

use crate::fields::Fields;
use crate::{NotOpened, OutcomeOf, StudyTable, Title};
use measure::WHOLE;
use tabletop::{Game, Seat};
use words::{Detail, Part};

/// How many can play, as a field of a plan gives it.
fn sizes<T: Title>() -> std::ops::RangeInclusive<u64> {
    u64::from(*T::PLAYERS.start())..=u64::from(*T::PLAYERS.end())
}

/// How many can play, and how many are too few or too many.
pub(crate) fn range_of_players<T: Title>(players: usize) -> [(&'static str, Part); 4] {
    [
        ("game", Part::name(T::NAME)),
        ("least", Part::name(T::PLAYERS.start())),
        ("most", Part::name(T::PLAYERS.end())),
        ("players", Part::name(players)),
    ]
}

/// Why a number of people cannot play.
pub(crate) fn wrong_seats<T: Title>(players: usize) -> Detail {
    let seats = [("seats", Part::name(T::SEATS))];
    Detail::new("fail-seats-count", &[&range_of_players::<T>(players)[..], &seats].concat())
}

/// A plain table of every size.
pub(crate) fn speed_tables<T: Title>() -> Result<Vec<T::Game>, NotOpened> {
    let content = T::builtin()?;
    T::PLAYERS.map(|players| T::make(&content, &T::plain_setup(players.into())?)).collect()
}

/// Those who win together have a whole victory each, the others share one.
pub(crate) fn victory<T: Title>(game: &T::Game, outcome: &OutcomeOf<T>) -> Vec<u8> {
    let won: Vec<bool> = (0..game.players()).map(|seat| T::won(outcome, Seat(seat))).collect();
    let winners = won.iter().filter(|&&won| won).count().max(1) as u8;
    let share = if T::TOGETHER { WHOLE } else { WHOLE / winners };
    won.into_iter().map(|won| if won { share } else { 0 }).collect()
}

/// Who won, in English.
pub(crate) fn ending<T: Title>(outcome: &OutcomeOf<T>, names: &[String]) -> String {
    let won = (0_u8..).map(Seat).zip(names).filter(|&(seat, _)| T::won(outcome, seat));
    let winners: Vec<&str> = won.map(|(_, name)| name.as_str()).collect();
    match winners.len() {
        0 => "Nobody won.".to_owned(),
        1 => format!("Won by {}.", winners[0]),
        _ => format!("Won by {} together.", winners.join(" and ")),
    }
}

/// One plain table, for as many as the field `players` says; otherwise for as many as can play.
pub(crate) fn study_tables<T: Title>(fields: &Fields<'_, '_>) -> Vec<StudyTable<T>> {
    let players = fields.whole("players", sizes::<T>()).map_or(*T::PLAYERS.end(), |found| found.value as u8);
    let made = T::builtin().and_then(|content| {
        let setup = T::plain_setup(players.into())?;
        let setup_text = serde_json::to_string(&setup).map_err(NotOpened::because)?;
        let hash = T::content_ref(&content).hash;
        Ok((T::make(&content, &setup)?, format!("{} {} {hash} {setup_text}", T::ID, T::RULES)))
    });
    match made {
        Ok((game, print)) => {
            vec![StudyTable { label: format!("{players} players"), hint: String::new(), players, game, print }]
        }
        Err(why) => {
            fields.missing("players", &why.to_string());
            Vec::new()
        }
    }
}
