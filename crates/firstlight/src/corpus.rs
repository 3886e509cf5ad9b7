//! The corpus: which finished games are kept as fixtures, and how they are made.
//!
//! Every number of players, every pill and every way of ending has a game; a test replays them all.

use crate::failure::Failure;
use crate::games;
use crate::logfile::LogWriter;
use earthrise::content::{BUILTIN, Content};
use earthrise::{Earthrise, Fact, Outcome, Setup};
use std::path::Path;
use tabletop::{Audience, Game, Next, Seat, Seats, Seed, Timeline, Xoshiro};

/// How many seeds are tried before a game is given up.
const TRIES: u64 = 20_000;

/// What must have happened, and how it must have ended.
type Wish = Box<dyn Fn(&[Fact], &Outcome) -> bool>;

/// A game to look for: how it is set up, and what must happen in it.
struct Wanted {
    name: String,
    content: Content,
    setup: Setup,
    bots: &'static [&'static str],
    wish: Wish,
    /// Take moves back and branch on the way.
    restless: bool,
}

/// Plays and writes the games that are missing; their names. A game that is there stays as it is, whatever the bots
/// would do today: it shows that an old log still holds.
pub fn write_missing(folder: &Path) -> Result<Vec<String>, Failure> {
    std::fs::create_dir_all(folder).map_err(|e| Failure::file(folder, "create", &e))?;
    let mut names = Vec::new();
    for (index, wanted) in (1..).zip(wanted()?) {
        let path = folder.join(format!("{}.jsonl", wanted.name));
        if path.exists() {
            continue;
        }
        let (seed, timeline) = find(&wanted, index * 100_000)?;
        let seats = (0..wanted.setup.players).map(|seat| wanted.bots[usize::from(seat) % wanted.bots.len()].to_owned());
        let header = games::header::<Earthrise>(&wanted.content, &wanted.setup, seats.collect(), seed)?;
        LogWriter::create(&path, &header)?.catch_up(&timeline)?;
        names.push(wanted.name);
    }
    Ok(names)
}

fn wanted() -> Result<Vec<Wanted>, Failure> {
    let builtin = Content::builtin().map_err(Failure::input)?;
    let plain = |name: &str, setup: Setup| Wanted {
        name: name.to_owned(),
        content: builtin.clone(),
        setup,
        bots: &["steady"],
        wish: Box::new(|_, _| true),
        restless: false,
    };
    let with_pills = |players: u8| Setup { pills: true, ..Setup::new(players) };
    let options = |list: &[(&str, &str)]| Setup {
        options: list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect(),
        ..with_pills(4)
    };
    let mut list = vec![
        plain("players-3", Setup::new(3)),
        plain("players-4", Setup::new(4)),
        plain("players-5", Setup::new(5)),
        plain("pills-3", with_pills(3)),
        plain("pills-5-strict", Setup { pill_pool: Some("strict5".to_owned()), ..with_pills(5) }),
        Wanted { bots: &["random"], ..plain("random-5", with_pills(5)) },
        Wanted { bots: &["steady", "random"], restless: true, ..plain("taken-back", with_pills(4)) },
        Wanted { wish: Box::new(|_, outcome| outcome.tied.len() == 1), ..plain("ending-outright", Setup::new(4)) },
        Wanted {
            wish: Box::new(|_, outcome| outcome.tied.len() > 1 && outcome.winners.len() == 1),
            ..plain("ending-tie-broken", Setup::new(4))
        },
        Wanted {
            wish: Box::new(|_, outcome| outcome.winners.len() > 1),
            ..plain("ending-shared", Setup { pills: false, ..options(&[("final_tie", "shared_victory")]) })
        },
        Wanted {
            bots: &["steady", "random"],
            ..plain(
                "other-readings",
                options(&[
                    ("follow_rule", "free"),
                    ("stack_condition", "any"),
                    ("carry_stack_between_rounds", "false"),
                    ("same_as_includes_pilot", "false"),
                    ("final_exchange_order", "clockwise_from_first_pilot"),
                    ("pill_decisions", "in_turn"),
                    ("show_alert_totals", "true"),
                    ("fewest_alerts_ties", "last_to_play_last_trick"),
                    ("public_draw", "false"),
                ]),
            )
        },
        Wanted { content: own_content()?, bots: &["steady", "random"], ..plain("own-content", with_pills(4)) },
    ];
    for number in 1..=10u8 {
        let at = builtin.table(4).and_then(|t| t.pills.iter().position(|pill| pill.number == number));
        list.push(Wanted {
            wish: Box::new(move |facts, _| {
                facts
                    .iter()
                    .any(|fact| matches!(fact, Fact::PillRevealed { pill, .. } if Some(usize::from(pill.0)) == at))
            }),
            ..plain(&format!("pill-{number:02}"), with_pills(4))
        });
    }
    Ok(list)
}

/// Content that is not the program's own: what a log must carry.
fn own_content() -> Result<Content, Failure> {
    let text = BUILTIN.replacen("earthrise/reconstructed-1", "earthrise/corpus-own", 1);
    Content::parse("earthrise.ron", &text).map_err(Failure::input)
}

fn find(wanted: &Wanted, first: u64) -> Result<(Seed, Timeline<Earthrise>), Failure> {
    let game = Earthrise::new(&wanted.content, &wanted.setup).map_err(Failure::input)?;
    for number in first..first + TRIES {
        let seed = Seed::from(number);
        let (timeline, facts, outcome) = play(&game, wanted, seed)?;
        if (wanted.wish)(&facts, &outcome) {
            return Ok((seed, timeline));
        }
    }
    Err(Failure::input(format!("no game for `{}` in {TRIES} tries", wanted.name)))
}

/// One whole game between bots, as a table would play it.
fn play(game: &Earthrise, wanted: &Wanted, seed: Seed) -> Result<(Timeline<Earthrise>, Vec<Fact>, Outcome), Failure> {
    let mut timeline = Timeline::new(game.clone());
    let mut facts = Vec::new();
    let mut dice = Xoshiro::new(seed.number("corpus"));
    loop {
        timeline.settle(&mut timeline.chance(seed), &mut facts).map_err(Failure::input)?;
        let asked = match timeline.next() {
            Next::Over(outcome) => return Ok((timeline, facts, outcome)),
            Next::Draw(_) => continue,
            Next::Ask(asked) => asked,
        };
        let seat = asked.first().unwrap_or(Seat(0));
        let mut bot = bots::earthrise(wanted.bots[seat.index() % wanted.bots.len()]).map_err(Failure::input)?;
        let view = game.view(timeline.state(), Audience::Seat(seat));
        let mv = bot.choose(game, &view, &mut dice);
        timeline.play(seat, mv, &mut facts).map_err(Failure::input)?;
        if wanted.restless {
            change_mind(&mut timeline, seat)?;
        }
    }
}

/// Now and then a seat takes its move back, and twice in the game a what-if begins.
fn change_mind(timeline: &mut Timeline<Earthrise>, seat: Seat) -> Result<(), Failure> {
    match timeline.len() {
        n if n % 13 == 0 => {
            // Behind a frontier it is refused, and the game goes on.
            let _ = timeline.retract(seat, None, Seats::NONE);
        }
        n @ (61..=64 | 121..=124) if n % 4 == 1 => {
            timeline.branch(n - 20).map_err(Failure::input)?;
        }
        _ => {}
    }
    Ok(())
}
