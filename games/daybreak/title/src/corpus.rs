//! The games of Daybreak that are kept: every setup, every way of ending, challenge cards, votes, content of one's own.

use crate::DaybreakTitle;
use daybreak::content::{Content, Options};
use daybreak::language::{Flavour, Scope};
use daybreak::{CardNo, ChallengePick, Fact, Losses, Outcome, Setup};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Seat, Seats};
use title::NotOpened;
use title::corpus::{Wanted, Wish};

/// All of them.
pub(crate) fn wanted() -> Result<Vec<Wanted<DaybreakTitle>>, NotOpened> {
    let builtin = Arc::new(Content::builtin().map_err(NotOpened::because)?);
    let plain = |name: &str, setup: Setup| Wanted {
        name: name.to_owned(),
        content: Arc::clone(&builtin),
        setup,
        bots: &["steady"],
        wish: Box::new(|_: &[Fact], _: &Outcome| true),
        restless: false,
    };
    let ending = |name: &str, players: u8, wish: Wish<DaybreakTitle>| Wanted { wish, ..plain(name, quick(players)) };
    let only = |losses: Losses| -> Wish<DaybreakTitle> {
        Box::new(move |_: &[Fact], outcome: &Outcome| {
            let communities = if outcome.losses.communities.is_empty() { Seats::NONE } else { Seats::only(Seat(0)) };
            !outcome.won && Losses { communities, ..outcome.losses } == losses
        })
    };
    let challenge = |flavour, scope, seat| ChallengePick::Dealt { flavour, scope, seat };
    let mut list = Vec::new();
    for row in builtin.setups() {
        let powers = if row.powers.is_empty() { Setup::new(1).powers } else { row.powers.clone() };
        let name = match powers.len() {
            1 => "setup-solo".to_owned(),
            _ => format!("setup-{}", powers.iter().map(|power| power.key()).collect::<Vec<_>>().join("-")),
        };
        list.push(plain(&name, Setup { powers, ..Setup::new(1) }));
    }
    list.extend([
        ending("ending-won", 4, Box::new(|_: &[Fact], outcome: &Outcome| outcome.won && outcome.round < 6)),
        ending(
            "ending-won-in-the-last-round",
            4,
            Box::new(|_: &[Fact], outcome: &Outcome| outcome.won && outcome.round == 6),
        ),
        ending("ending-won-alone", 1, Box::new(|_: &[Fact], outcome: &Outcome| outcome.won)),
        ending("ending-communities", 4, only(Losses { communities: Seats::only(Seat(0)), ..Losses::default() })),
        ending("ending-too-hot", 4, only(Losses { too_hot: true, ..Losses::default() })),
        ending("ending-out-of-time", 4, only(Losses { out_of_time: true, ..Losses::default() })),
        Wanted { bots: &["random"], ..plain("random-2", Setup::new(2)) },
        Wanted { bots: &["steady", "random"], restless: true, ..plain("taken-back", Setup::new(3)) },
        plain(
            "challenges",
            Setup {
                challenges: vec![
                    challenge(Flavour::Easier, Scope::Group, None),
                    challenge(Flavour::Variety, Scope::One, Some(Seat(1))),
                    challenge(Flavour::Harder, Scope::One, Some(Seat(0))),
                ],
                ..Setup::new(3)
            },
        ),
        Wanted { content: own_content()?, ..plain("own-content", Setup::new(2)) },
    ]);
    Ok(list)
}

/// With the options of simulations, so that the games are short to read.
fn quick(players: u8) -> Setup {
    let options = Options::NAMES.iter().filter(|name| Options::simulation().get(name) == Some(true));
    Setup { options: options.map(|&name| (name.to_owned(), "true".to_owned())).collect(), ..Setup::new(players) }
}

/// Content that is not the program's own: what a log must carry.
fn own_content() -> Result<Arc<Content>, NotOpened> {
    let no = CardNo(205).0;
    let files = BTreeMap::from([("starting.ron".to_owned(), format!("[(no: {no}, title: \"Our Own Plants\")]\n"))]);
    Content::with_overrides(&files).map(Arc::new).map_err(NotOpened::because)
}
