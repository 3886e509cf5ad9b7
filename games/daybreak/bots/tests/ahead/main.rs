//! What is forecast of the rest of a round holds: from positions of real games everybody passes to the end of the round,
//! under random draws and random forced choices. What is certain happens just like that, and nothing passes the worst.

#![allow(clippy::unwrap_used, clippy::panic)] // A test may fail.

mod small;

use daybreak::content::Content;
use daybreak::language::{Flavour, Scope};
use daybreak::{
    Ahead, Cause, ChallengePick, CrisisId, CrisisWay, Daybreak, Fact, Frame, Move, Outcome, Power, Setup, Stage, State,
};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Silent, Xoshiro};

/// How often the rest of a round is played out from one position.
const PLAYED_OUT: u64 = 3;

fn builtin() -> Arc<Content> {
    Arc::new(Content::builtin().unwrap())
}

fn tables(content: &Arc<Content>) -> Vec<Daybreak> {
    let powers = |powers: &[Power]| if powers.is_empty() { vec![Power::UnitedStates] } else { powers.to_vec() };
    let plain = content.setups().iter().map(|row| Setup { powers: powers(&row.powers), ..Setup::new(4) });
    let deal = |flavour, scope, seat| ChallengePick::Dealt { flavour, scope, seat };
    let challenged = (1..=4).map(|players| Setup {
        challenges: vec![
            deal(Flavour::Variety, Scope::Group, None),
            deal(Flavour::Harder, Scope::Group, None),
            deal(Flavour::Variety, Scope::One, Some(Seat(0))),
        ],
        ..Setup::new(players)
    });
    plain.chain(challenged).map(|setup| Daybreak::new(content, &setup).unwrap()).collect()
}

/// Positions of games, one of every `every`, with their tables.
fn positions(count: usize, every: u32) -> Vec<(Daybreak, State)> {
    let content = builtin();
    let tables = tables(&content);
    let mut found = Vec::new();
    for seed in 0.. {
        let game = &tables[seed as usize % tables.len()];
        let bot = ["steady", "random"][(seed as usize / tables.len()) % 2];
        // Random players make far more moves.
        let every = if bot == "random" { every * 5 } else { every };
        follow_game(game, bot, seed, &mut |state, dice| {
            if dice.below(every) == 0 {
                found.push((game.clone(), *state));
            }
        });
        if found.len() >= count {
            found.truncate(count);
            return found;
        }
    }
    found
}

fn follow_game(game: &Daybreak, bot: &str, seed: u64, visit: &mut impl FnMut(&State, &mut Xoshiro)) {
    let (mut bot, mut dice, mut state) = (daybreak_bots::bot(bot).unwrap(), Xoshiro::new(seed), game.begin());
    loop {
        match game.next(&state) {
            Next::Over(_) => return,
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut dice);
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Ask(asked) => {
                visit(&state, &mut dice);
                let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                let mv = bot.choose(game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                game.play(&mut state, seat, mv, &mut Silent);
            }
        }
    }
}

/// The rest of a round as it happened.
struct Happened {
    facts: Vec<Fact>,
    /// The state with each of them.
    states: Vec<State>,
    /// When chance first had to speak in the Crisis stage, if nobody had to choose before.
    chance: Option<State>,
    end: State,
}

/// Everybody passes to the end of the round; what is owed is chosen by the dice.
fn pass_on(game: &Daybreak, start: &State, dice: &mut Xoshiro) -> Happened {
    let (mut state, mut told, mut chance) = (*start, Moments::default(), None);
    let (mut moves, mut chosen) = (Vec::new(), false);
    while state.round == start.round {
        match game.next(&state) {
            Next::Over(_) => break,
            Next::Draw(need) => {
                if state.stage == Stage::Crisis && chance.is_none() {
                    chance = Some(state);
                }
                let draw = game.sample(&state, need, dice);
                game.draw(&mut state, draw, &mut told);
            }
            Next::Ask(asked) => {
                let waits = |seat: &Seat| {
                    state.frame() != Some(Frame::Local) || !state.done.has(*seat) || state.desks[seat.index()].is_open()
                };
                // In a vote, whoever wants a project gives it up.
                let wants = |seat: &Seat| state.votes[seat.index()] != Some(Move::KeepNone);
                let seat = match state.frame() {
                    Some(Frame::KeepProject) => game.seats().find(wants).unwrap(),
                    _ => asked.iter().find(waits).unwrap(),
                };
                moves.clear();
                game.moves(&(&state, seat), &mut moves);
                let idle = [Move::Back, Move::Done, Move::Pass, Move::KeepNone, Move::No];
                // Votes that are out of line are brought in line.
                let named = state.votes.iter().flatten().find(|vote| moves.contains(vote)).copied();
                let passing = idle.into_iter().find(|mv| moves.contains(mv));
                chosen |= passing.is_none() && chance.is_none();
                let mv = passing.or(named).unwrap_or_else(|| *dice.pick(&moves));
                game.play(&mut state, seat, mv, &mut told);
            }
        }
    }
    let chance = chance.filter(|_| !chosen);
    let states = told.0.iter().map(|moment| moment.state).collect();
    Happened { facts: told.0.into_iter().map(|moment| moment.fact).collect(), states, chance, end: state }
}

/// A fact without how many there are after it, which other things may have changed.
fn plain(fact: &Fact) -> Fact {
    let mut fact = fact.clone();
    match &mut fact {
        Fact::Changed { now, .. } | Fact::WorldChanged { now, .. } => *now = 0,
        Fact::Bands { now, .. } | Fact::TrackMoved { now, .. } => *now = 0,
        _ => {}
    }
    fact
}

/// Does a fact tell of something that a forecast speaks of?
fn is_news(fact: &Fact) -> bool {
    !matches!(
        fact,
        Fact::Done { .. }
            | Fact::NotDone { .. }
            | Fact::Passed { .. }
            | Fact::Voted { .. }
            | Fact::StageBegan { .. }
            | Fact::RoundBegan { .. }
            | Fact::Reshuffled { .. }
            | Fact::ConsentRefused { .. }
            | Fact::Drew { .. }
            | Fact::Offered { .. }
            | Fact::Kept { .. }
            | Fact::Discarded { .. }
            | Fact::DrawForfeited { .. }
            | Fact::CrisisShown { .. }
            | Fact::ProjectsDrawn { .. }
            | Fact::ProjectDiscarded { .. }
            | Fact::PlanetRolled { .. }
            | Fact::TieRolled { .. }
    )
}

/// What happened in one crisis; none, if it was not resolved.
fn crisis_of(happened: &[Fact], card: CrisisId, begun: bool) -> Option<Vec<Fact>> {
    let about = |fact: &Fact| match fact {
        Fact::Targets { card: one, .. }
        | Fact::CrisisCancelled { card: one }
        | Fact::CrisisWithoutTarget { card: one }
        | Fact::Spared { card: one, .. } => *one == card,
        Fact::Weakened { card: one, cause: Cause::Crisis(by), .. } => *one == card && one == by,
        _ => false,
    };
    let gone = |fact: &Fact| {
        matches!(fact, Fact::CrisisDiscarded { card: one, .. } | Fact::CrisisInForce { card: one } if *one == card)
            || matches!(fact, Fact::Lost { .. })
    };
    let from = if begun { 0 } else { happened.iter().position(about)? };
    let to = happened[from..].iter().position(gone).map_or(happened.len(), |at| from + at + 1);
    Some(happened[from..to].to_vec())
}

/// What was compared, over all positions.
#[derive(Debug, Default)]
struct Counted {
    positions: usize,
    exact: usize,
    facts: usize,
    crises: usize,
    sure: usize,
    ties: usize,
    growth: usize,
    lost: usize,
    won: usize,
    /// By how many communities the bound was above what came, at the worst of the times played.
    loose: usize,
    seats: usize,
    slowest: Duration,
    /// Positions that took more than 10 milliseconds.
    slow: usize,
    total: Duration,
}

fn holds(game: &Daybreak, start: &State, ahead: &Ahead, seed: u64, counted: &mut Counted) -> Happened {
    let happened = pass_on(game, start, &mut Xoshiro::new(seed));
    let news: Vec<Fact> = happened.facts.iter().filter(|fact| is_news(fact)).cloned().collect();
    certain_happens(game, start, ahead, &happened, &news, counted);
    crises_happen(start, ahead, &news, counted);
    within_the_worst(game, start, ahead, &happened);
    happened
}

fn certain_happens(
    game: &Daybreak,
    start: &State,
    ahead: &Ahead,
    happened: &Happened,
    news: &[Fact],
    counted: &mut Counted,
) {
    let certain = &ahead.certain;
    // All of it happens, in this order.
    let mut rest = news.iter();
    for fact in &certain.facts {
        assert!(rest.any(|one| one == fact), "{fact:?} did not happen: {news:#?}");
        counted.facts += 1;
    }
    // And before the Crisis stage nothing else.
    if !certain.unfinished && !matches!(start.stage, Stage::Crisis | Stage::Growth) {
        let crisis = |fact: &&Fact| !matches!(fact, Fact::StageBegan { stage: Stage::Crisis });
        let before = happened.facts.iter().take_while(crisis).filter(|fact| is_news(fact));
        for (is, said) in before.clone().zip(&certain.facts) {
            assert_eq!(is, said, "{:?}", happened.facts);
        }
        assert!(before.count() <= certain.facts.len());
    }
    if let Some(chance) = happened.chance.filter(|_| !certain.unfinished) {
        assert_eq!(chance.rolls, certain.rolls);
        let to_come = chance.crises.iter().filter(|crisis| !crisis.in_force).count();
        assert_eq!(to_come, usize::from(certain.crises));
    }
    let ending: Option<Outcome> = happened.end.ending;
    if let Some(losses) = certain.lost {
        counted.lost += 1;
        let ending = ending.unwrap();
        assert!(!ending.won && ending.round == ahead.round, "{losses:?}");
    }
    if certain.won {
        counted.won += 1;
        assert!(ending.unwrap().won);
    }
    if let Some(growth) = certain.growth {
        counted.growth += 1;
        assert!(ending.is_none());
        let grown = |seat: Seat| {
            let one =
                |fact: &&Fact| matches!(fact, Fact::Changed { seat: own, cause: Cause::Growth, .. } if *own == seat);
            news.iter().find(one).map_or(0, |fact| if let Fact::Changed { change, .. } = fact { *change } else { 0 })
        };
        for seat in game.seats() {
            assert_eq!(grown(seat), growth[seat.index()] as i16);
        }
    }
    if let Some(draws) = certain.draws {
        let local = happened.states.iter().find(|state| state.stage == Stage::Local).unwrap();
        for seat in game.seats() {
            let left = local.agenda.iter().find_map(|frame| match frame {
                Frame::DrawCards { seat: own, left, .. } if *own == seat => Some(*left),
                _ => None,
            });
            assert!(left.is_none_or(|left| left == draws[seat.index()]), "{left:?} {draws:?}");
        }
    }
    if let (Some(draws), None) = (ahead.open.draws, ending) {
        let next = game.forecast(&happened.end).draws;
        for seat in game.seats() {
            let (least, most) = draws[seat.index()];
            assert!((least..=most).contains(&next[seat.index()]), "{next:?} is not in {draws:?}");
        }
    }
}

fn crises_happen(start: &State, ahead: &Ahead, news: &[Fact], counted: &mut Counted) {
    for crisis in &ahead.open.crises {
        counted.crises += 1;
        let begun = start.agenda.iter().any(|frame| matches!(frame, Frame::Strike { at, .. } if *at == crisis.at));
        if !crisis.sure {
            continue;
        }
        counted.sure += 1;
        counted.ties += usize::from(!crisis.tied.is_empty());
        let is = crisis_of(news, crisis.card, begun).unwrap_or_else(|| panic!("{:?} did not strike", crisis.card));
        let plainly = |facts: &[Fact]| {
            let own = |fact: &&Fact| !matches!(fact, Fact::ProjectActive { .. } | Fact::ProjectLapsed { .. });
            facts.iter().filter(own).map(plain).collect::<Vec<Fact>>()
        };
        let struck = is.iter().find_map(|fact| match fact {
            Fact::Targets { targets, .. } => Some(*targets),
            _ => None,
        });
        let of = |way: &&CrisisWay| crisis.tied.is_empty() || Some(way.targets) == struck;
        let said = crisis.ways.iter().find(of).unwrap_or_else(|| panic!("{struck:?} was not said: {crisis:?}"));
        assert_eq!(plainly(&is), plainly(&said.facts), "{crisis:#?}");
    }
}

/// What was tried out is no more than the worst, and what is lost in a try is among the ways to lose.
fn likely_is_within_the_worst(game: &Daybreak, ahead: &Ahead) {
    let (likely, worst) = (&ahead.likely, &ahead.worst);
    assert!(likely.bands <= worst.bands, "{ahead:?}");
    assert!(likely.too_hot == 0 || worst.losses.too_hot, "{ahead:?}");
    for seat in game.seats() {
        assert!(likely.communities[seat.index()] <= worst.communities[seat.index()], "{ahead:?}");
        assert!(likely.communities_lost[seat.index()] == 0 || worst.losses.communities.has(seat), "{ahead:?}");
    }
    assert!(likely.lost <= likely.tries && (ahead.certain.lost.is_none() || likely.lost == likely.tries), "{ahead:?}");
    assert!(!ahead.certain.won || likely.lost == 0, "{ahead:?}");
}

fn within_the_worst(game: &Daybreak, start: &State, ahead: &Ahead, happened: &Happened) {
    let worst = &ahead.worst;
    for seat in game.seats() {
        let lost = u16::from(start.standing[seat.index()].communities_to_lose);
        let is = happened.end.board(seat).communities.min(lost);
        assert!(is <= worst.communities[seat.index()], "{is} communities at {seat}, at most {worst:?}");
    }
    let bands = happened.end.world.bands.min(start.standing[0].bands_to_lose);
    assert!(bands <= worst.bands, "{bands} bands, at most {worst:?}");
    if let Some(ending) = happened.end.ending.filter(|ending| !ending.won) {
        let (is, may) = (ending.losses, worst.losses);
        assert!(!is.too_hot || may.too_hot, "{is:?} {may:?}");
        assert!(is.communities.iter().all(|seat| may.communities.has(seat)), "{is:?} {may:?}");
        assert!(!is.out_of_time || may.out_of_time, "{is:?} {may:?}");
        assert!(!is.condition_unmet || may.condition_unmet, "{is:?} {may:?}");
    }
}

/// How long this thread has been at work, where the system tells; other work of the machine is not counted then.
fn busy() -> Duration {
    static BEGUN: OnceLock<Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let worked = told.and_then(|text| text.split(' ').next()?.parse().ok()).map(Duration::from_nanos);
    worked.unwrap_or_else(|| BEGUN.get_or_init(Instant::now).elapsed())
}

fn check(count: usize) -> Counted {
    let mut counted = Counted::default();
    let begun = Instant::now();
    let positions = positions(count, 25);
    println!("{count} positions found in {:?}", begun.elapsed());
    for (number, (game, state)) in positions.iter().enumerate() {
        let begun = busy();
        let ahead = game.ahead(state).unwrap();
        let took = busy() - begun;
        counted.slowest = counted.slowest.max(took);
        counted.total += took;
        counted.slow += usize::from(took > Duration::from_millis(10));
        counted.positions += 1;
        counted.exact += usize::from(ahead.worst.exact);
        likely_is_within_the_worst(game, &ahead);
        assert_eq!((ahead.round, ahead.last), (state.round, state.round == game.rounds(state)));
        let mut reached = [0; 4];
        for time in 0..PLAYED_OUT {
            let happened = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                holds(game, state, &ahead, number as u64 * PLAYED_OUT + time, &mut counted)
            }));
            let happened = happened.unwrap_or_else(|_| {
                panic!("position {number}: {:?} round {} {:?}", state.stage, state.round, state.agenda)
            });
            for seat in game.seats() {
                let lost = u16::from(state.standing[seat.index()].communities_to_lose);
                reached[seat.index()] = reached[seat.index()].max(happened.end.board(seat).communities.min(lost));
            }
        }
        for seat in game.seats() {
            counted.seats += 1;
            counted.loose += usize::from(ahead.worst.communities[seat.index()] - reached[seat.index()]);
        }
    }
    counted
}

/// 2,000 positions of real games, by players who know the game and by those who do not, at every table.
#[test]
fn what_is_forecast_of_a_round_holds() {
    let count = std::env::var("AHEAD_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(2000);
    let counted = check(count);
    println!("{counted:#?}");
    assert_eq!(counted.positions, count);
    assert!(counted.facts > count && counted.sure > count / 20 && counted.exact > count / 40, "{counted:?}");
}
