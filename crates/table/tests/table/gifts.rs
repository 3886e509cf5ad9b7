//! Gifts and protections of bots in positions of the corpus: none goes to somebody else while a person would lose more by
//! the forecast and would be helped by it, neither from a player by rules of thumb nor from one that thinks ahead.

use crate::corpus::positions;
use bots::Bot;
use bots::search::Budget;
use daybreak::language::Token;
use daybreak::{CardNo, Chain, Daybreak, Frame, GlobalId, Move, ProjectInPlay, SeatChange, Stage, State};
use daybreak_bots::{Steady, skilled};
use daybreak_title::DaybreakTitle;
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Silent, Xoshiro, moves_of};

/// Of the entries of each log, every so many is looked at: as it was, and with so many other numbers on the boards; in a
/// crisis, of which there are fewer that can be answered, with more.
const EVERY: u32 = 2;
const OTHERS: u32 = 6;
const OTHERS_IN_A_CRISIS: u32 = 60;
/// One gift of so many is also asked of a player that thinks.
const THINKS: u32 = 16;
/// Lines it thinks of: few, and always the same.
const LINES: u32 = 4;
/// Global Disaster Response Corps and Ecological Protection Service: laid out wherever a crisis can be answered.
const PROTECTIONS: [(usize, CardNo); 2] = [(2, CardNo(303)), (3, CardNo(304))];
/// Answers to an action, at most.
const ANSWERS: u32 = 40;

/// What a power would lose by the forecast.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stake {
    /// Communities in crisis to come, by want of energy and by the crisis that is known.
    more: i16,
    /// How many more would lose the game after that.
    room: i16,
    /// All that the crisis would do.
    crisis: Option<SeatChange>,
}

fn stake(game: &Daybreak, state: &State, seat: Seat) -> Stake {
    let (forecast, own) = (game.forecast(state), seat.index());
    let crisis = match state.frame() {
        Some(Frame::CrisisWindow { at }) => game.crisis_forecast(state, at),
        _ => forecast.crisis,
    };
    let crisis = crisis.map(|crisis| crisis.seats[own]);
    let tokens = crisis.iter().flat_map(|change| change.tokens.iter());
    let struck: i16 = tokens.filter(|(token, _)| *token == Token::Communities).map(|&(_, by)| by).sum();
    let short = if matches!(state.stage, Stage::Global | Stage::Local) { forecast.shortage[own] as i16 } else { 0 };
    let limit = i16::from(state.standing[own].communities_to_lose);
    let more = struck + short;
    Stake { more, room: limit - state.board(seat).communities as i16 - more, crisis }
}

impl Stake {
    /// Nothing but communities in crisis is at stake.
    fn is_plain(&self) -> bool {
        self.crisis.is_none_or(|change| {
            let only = change.tokens.iter().all(|(token, _)| *token == Token::Communities);
            only && change.cards == 0 && change.draws == 0 && change.growth == 0
        })
    }

    /// Is it worse, whatever one thinks of tokens? More communities in crisis, and less room after them.
    fn is_worse(&self, than: &Stake) -> bool {
        let deeper = self.more > 0 && self.more >= than.more && self.room < than.room;
        deeper && than.is_plain() && (than.room > 0 || self.more > than.more)
    }
}

fn answers(game: &Daybreak, state: &State, seat: Seat) -> Vec<Move> {
    let open = state.desks[seat.index()].is_open() && matches!(game.next(state), Next::Ask(asked) if asked.has(seat));
    let all = if open { moves_of(game, state, seat) } else { Vec::new() };
    all.into_iter().filter(|mv| *mv != Move::Back).collect()
}

/// An action begun, up to the question to whom.
fn to_whom(game: &Daybreak, mut state: State, seat: Seat, begin: Move) -> Option<State> {
    game.play(&mut state, seat, begin, &mut Silent);
    for _ in 0..ANSWERS {
        let answers = answers(game, &state, seat);
        let first = *answers.first()?;
        if matches!(first, Move::To(_)) {
            return (answers.len() > 1).then_some(state);
        }
        game.play(&mut state, seat, first, &mut Silent);
    }
    None
}

/// Can the action go on after this move so that this person has fewer communities in crisis to come, and the giver loses
/// nothing by it?
fn eases(game: &Daybreak, state: &State, giver: Seat, mv: Move, person: Seat) -> bool {
    fn ends(
        game: &Daybreak,
        mut state: State,
        giver: Seat,
        mv: Move,
        tries: &mut u32,
        good: &dyn Fn(&State) -> bool,
    ) -> bool {
        game.play(&mut state, giver, mv, &mut Silent);
        if let Some(asked) = state.desks[giver.index()].draft.and_then(|draft| draft.waiting) {
            game.play(&mut state, asked, Move::Yes, &mut Silent);
        }
        let further = answers(game, &state, giver);
        if further.is_empty() {
            return good(&state);
        }
        further.into_iter().any(|mv| {
            *tries = tries.saturating_sub(1);
            *tries > 0 && ends(game, state, giver, mv, tries, good)
        })
    }
    let (now, own) = (stake(game, state, person), stake(game, state, giver));
    let good = |then: &State| stake(game, then, person).more < now.more && stake(game, then, giver) == own;
    let mut tries = ANSWERS;
    ends(game, *state, giver, mv, &mut tries, &good)
}

#[derive(Debug, Default)]
struct Seen {
    /// Persons who would lose more than somebody else, and whom the gift would help.
    met: u32,
    /// Those of them whom a bot among bots would have passed over.
    differs: u32,
    /// Gifts that went to them, and helped.
    helped: u32,
    /// The same of a player that thinks.
    thought: u32,
}

/// To whom, of a bot beside these people.
fn chosen(game: &Daybreak, state: &State, giver: Seat, people: Seats, bot: &mut dyn Bot<Daybreak>) -> Seat {
    let view = game.view(state, Audience::Seat(giver));
    match bot.choose_beside(game, &view, people, &mut Xoshiro::new(1)) {
        Move::To(to) => to,
        mv => panic!("{mv:?} does not say to whom"),
    }
}

fn check(place: &str, game: &Daybreak, state: &State, giver: Seat, seen: &mut Seen) {
    let to: Vec<Seat> = answers(game, state, giver)
        .into_iter()
        .filter_map(|mv| if let Move::To(seat) = mv { Some(seat) } else { None })
        .collect();
    let stakes = |seat: Seat| stake(game, state, seat);
    for &person in to.iter().filter(|&&seat| seat != giver) {
        let below = to.iter().any(|&other| stakes(person).is_worse(&stakes(other)));
        if !below || !eases(game, state, giver, Move::To(person), person) {
            continue;
        }
        seen.met += 1;
        let passed_over = |to: Seat| to != person && stakes(person).is_worse(&stakes(to));
        let usual = chosen(game, state, giver, Seats::NONE, &mut Steady::new());
        let now = chosen(game, state, giver, Seats::only(person), &mut Steady::new());
        assert!(!passed_over(now), "{place}: {giver} gives to {now}, and the person at {person} loses more");
        seen.differs += u32::from(passed_over(usual));
        if now == person {
            helped(place, game, *state, giver, person);
            seen.helped += 1;
        }
        if seen.met.is_multiple_of(THINKS) {
            let now = chosen(game, state, giver, Seats::only(person), &mut skilled(Budget::Iterations(LINES)));
            assert!(!passed_over(now), "{place}: {giver} thinks and gives to {now}, and {person} loses more");
            seen.thought += 1;
        }
    }
}

/// The gift goes on as the bot likes, and is of use to the person.
fn helped(place: &str, game: &Daybreak, mut state: State, giver: Seat, person: Seat) {
    let before = stake(game, &state, person);
    game.play(&mut state, giver, Move::To(person), &mut Silent);
    for _ in 0..ANSWERS {
        if let Some(asked) = state.desks[giver.index()].draft.and_then(|draft| draft.waiting) {
            game.play(&mut state, asked, Move::Yes, &mut Silent);
        }
        if answers(game, &state, giver).is_empty() {
            break;
        }
        let view = game.view(&state, Audience::Seat(giver));
        let mv = Steady::new().choose_beside(game, &view, Seats::only(person), &mut Xoshiro::new(1));
        game.play(&mut state, giver, mv, &mut Silent);
    }
    assert!(stake(game, &state, person).more < before.more, "{place}: what {giver} gives is of no use to {person}");
}

/// Other numbers of communities in crisis, and other demand.
fn varied(state: &State, dice: &mut Xoshiro) -> State {
    let mut varied = *state;
    for board in &mut varied.boards {
        board.communities = 3 + dice.below(6) as u16;
        board.demand = (board.clean + board.dirty + dice.below(5) as u16).saturating_sub(1);
    }
    varied
}

#[test]
fn no_person_who_would_lose_more_is_passed_over() {
    let (mut gifts, mut protections) = (Seen::default(), Seen::default());
    let mut dice = Xoshiro::new(7);
    positions::<DaybreakTitle>("daybreak", EVERY, |place, now| {
        let (game, Next::Ask(asked)) = (now.game(), now.next()) else { return };
        let mut state = *now.state();
        let crisis = matches!(state.frame(), Some(Frame::CrisisWindow { .. }));
        if !crisis && state.frame() != Some(Frame::Local) {
            return;
        }
        for (at, no) in PROTECTIONS.into_iter().filter(|_| crisis) {
            let card = GlobalId::of(no).unwrap();
            state.projects[at] = Some(ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] });
        }
        let others = if crisis { OTHERS_IN_A_CRISIS } else { OTHERS };
        for state in std::iter::once(state).chain((0..others).map(|_| varied(&state, &mut dice))) {
            for seat in asked.iter().filter(|seat| !state.desks[seat.index()].is_open()) {
                for begin in moves_of(game, &state, seat) {
                    let project = matches!(begin, Move::UseProject(_));
                    let seen = if project && crisis { &mut protections } else { &mut gifts };
                    let acts = project || matches!(begin, Move::Act(_));
                    if let Some(asked) = acts.then(|| to_whom(game, state, seat, begin)).flatten() {
                        check(place, game, &asked, seat, seen);
                    }
                }
            }
        }
    });
    assert!(gifts.met + protections.met >= 200, "{gifts:?} {protections:?}");
    for seen in [gifts, protections] {
        let Seen { met, differs, helped, thought } = seen;
        // Among bots, too, gifts mostly go where they are needed; with protections that was otherwise.
        assert!(met >= 50 && differs >= 2 && helped >= 50 && thought >= 3, "{seen:?}");
    }
}
