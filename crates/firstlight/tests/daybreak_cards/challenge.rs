//! Challenge cards: the table at its beginning with the card, against the same table without it.

use crate::book::{Book, wrapped};
use crate::diff::diff;
use crate::drive::{Drive, Policy};
use crate::laid::Laid;
use crate::probe::{coming, wins};
use crate::scene::Scene;
use crate::verdict::{sound, taken_back};
use daybreak::language::{Change, Modifier, Scope};
use daybreak::{CardNo, ChallengeId, ChallengePick, Daybreak, Draw, Few, Setup, State};
use tabletop::{Game, Seat, Timeline};

/// The entry of a challenge card. One for a player goes to China.
pub(crate) fn entry(book: &Book, no: CardNo) -> String {
    let card = ChallengeId::of(no).expect("it is a challenge card");
    let rules = *book.content.challenge(card);
    let plain = Daybreak::new(&book.content, &Setup::new(4)).expect("the table can be set up");
    let mut setup = Setup::new(4);
    let seat = (rules.scope == Scope::One).then_some(Seat(0));
    setup.challenges = vec![ChallengePick::Dealt { flavour: rules.flavour, scope: rules.scope, seat }];
    let game = Daybreak::new(&book.content, &setup).expect("the table can be set up");
    let table = Timeline::new(Laid { game: game.clone(), state: game.begin() });
    let mut drive = Drive::new(book, table, Policy::default());
    drive.draw(Draw::Challenges(Few::from([card])));
    drive.settle();
    let (without, with) = (plain.begin(), *drive.state());
    sound(&game, &with);

    let mut out = book.head(no);
    out += &wrapped("  > ", &drive.story());
    let mut lines = diff(book, plain.powers(), &without, &with);
    lines.retain(|line| !line.starts_with("challenge cards"));
    lines.extend(coming(book, (&plain, &without), (&game, &with)));
    for change in rules.changes.iter() {
        if let Change::Standing(Modifier::WinOnlyIf(condition)) = change {
            lines.extend(win_lines(book, &plain, &game, &with, condition));
        }
    }
    assert!(!lines.is_empty(), "{no} changes nothing");
    lines.iter().for_each(|line| out += &wrapped("    ", line));
    out += &format!("    {}\n", taken_back(&mut drive.table));
    out
}

/// Drawdown with the condition met and not met, without the card and with it.
fn win_lines(
    book: &Book,
    plain: &Daybreak,
    game: &Daybreak,
    state: &State,
    condition: &daybreak::language::Condition,
) -> Vec<String> {
    let words = |won: bool| if won { "won" } else { "not won" };
    let mut lines = Vec::new();
    for met in [true, false] {
        let mut scene = Scene { game: game.clone(), state: *state, notes: Vec::new() };
        if met {
            scene.meet(book, Seat(0), condition);
        } else {
            scene.fail(condition);
        }
        let without = State { challenges: Few::EMPTY, ..scene.state };
        let (was, is) = (wins(plain, &without), wins(game, &scene.state));
        assert_eq!((was, is), (true, met), "the condition decides, and the card alone asks for it");
        let label = if met { "drawdown, its condition met" } else { "drawdown, its condition not met" };
        lines.push(format!("{label:<36} {} -> {}", words(was), words(is)));
    }
    lines
}
