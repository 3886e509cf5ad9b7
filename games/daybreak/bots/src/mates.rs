//! Bots beside people. What the group shares (projects that serve so often, cards under them, gifts) is for whoever would
//! lose most by the forecast; where that is a person, a bot leaves it to them. Cards under a project are a store for which
//! people plan: a bot spends them in a crisis for its own board alone, or so that the game is not lost, and in the Local
//! stage not while a person is still at it. What serves all alike, whoever uses it (a sink, a roll that is ignored, a crisis
//! that is turned up), is left to nobody. Where nobody is a person, as in the lab, nothing of this applies.

use super::Steady;
use daybreak::language::{Action, Cost, Effect, Limit, Token};
use daybreak::{
    CrisisForecast, Daybreak, Face, Frame, Move, PerSeat, Resilience, SeatChange, SeatPrompt, Stage, State, View,
};
use tabletop::{Audience, Game, Next, Seat, Seats, Silent, never};

/// What a power that would lose the game by it loses more than any other.
const OUT: f32 = 100.0;
/// What is bad and no community in crisis counts so much of one.
const LESSER: f32 = 0.3;
/// Answers of one action, at most.
const MOST_ANSWERS: u32 = 40;

/// What each power would lose by the forecast: communities in crisis and, less, other harm, the heavier the less room the
/// power has left.
pub(super) fn losses(game: &Daybreak, state: &State) -> PerSeat<f32> {
    let forecast = game.forecast(state);
    let crisis = match state.frame() {
        Some(Frame::CrisisWindow { at }) => game.crisis_forecast(state, at),
        _ => forecast.crisis,
    };
    let checked = !matches!(state.stage, Stage::Global | Stage::Local);
    let short = |seat: Seat| if checked { 0 } else { forecast.shortage[seat.index()] };
    let mut losses = [0.0; 4];
    for seat in Seats::all(game.players()).iter() {
        losses[seat.index()] = loss(state, seat, short(seat), crisis.as_ref());
    }
    losses
}

/// What a power would lose by a shortage and a crisis.
fn loss(state: &State, seat: Seat, short: u16, crisis: Option<&CrisisForecast>) -> f32 {
    let (more, other) = crisis.map_or((0.0, 0.0), |crisis| harm(&crisis.seats[seat.index()]));
    let more = f32::from(short) + more;
    let (board, limit) = (state.board(seat), state.standing[seat.index()].communities_to_lose);
    let room = f32::from(limit) - f32::from(board.communities) - more;
    let out = if room <= 0.0 && more > 0.0 { OUT } else { 0.0 };
    (more.max(0.0) + LESSER * other) / (1.0 + room.max(0.0)) + out
}

/// Communities in crisis that a change brings, and other harm.
fn harm(change: &SeatChange) -> (f32, f32) {
    let (mut communities, mut other) = (0.0, 0.0);
    for &(token, by) in change.tokens.iter() {
        let by = f32::from(by);
        match token {
            Token::Communities => communities += by,
            Token::Clean | Token::Resilience(_) | Token::AnyResilience => other -= by,
            Token::Dirty | Token::Demand | Token::Emissions(_) | Token::AnyEmissions => other += by,
            Token::Trees | Token::Oceans | Token::Dac | Token::RecentCarbon | Token::ThermometerCarbon => {}
        }
    }
    other += f32::from(change.growth) - f32::from(change.cards) - f32::from(change.draws);
    (communities, other.max(0.0))
}

/// The action of a project that the group shares: whoever uses it takes a use from the others.
fn shared(game: &Daybreak, state: &State, at: u8) -> Option<Action> {
    let project = state.projects.get(usize::from(at))?.as_ref()?;
    let action = game.content().global(project.card).action.get(0)?;
    let counted = matches!(action.limit, Limit::Once | Limit::Times(_));
    let pool = action.cost.iter().any(|cost| matches!(cost, Cost::Tucked(_) | Cost::TuckedUpTo(_)));
    (counted || pool).then_some(action)
}

/// What a bot does that would do this if it were among bots.
pub(super) fn considerate(game: &Daybreak, view: &View, people: Seats, mv: Move) -> Move {
    let Audience::Seat(me) = view.who else {
        never!("a bot chooses for {:?}", view.who);
        return mv;
    };
    let (state, people) = (&view.state, people.without(me));
    if people.is_empty() {
        return mv;
    }
    match mv {
        Move::To(chosen) | Move::Spare(chosen) => in_need(game, state, me, people, chosen, mv),
        Move::Amount(_) | Move::Resilience(_) if !state.desks[me.index()].owes() => of_use(game, state, me, people, mv),
        Move::UseProject(at) if state.stage == Stage::Local => {
            let busy: Seats = people.iter().filter(|&person| !state.done.has(person)).collect();
            let left = |at| !busy.is_empty() && (store(game, state, at) || serves_better(game, state, me, busy, at));
            if left(at) { without(game, state, me, left) } else { mv }
        }
        Move::UseProject(at) if leaves(game, view, me, people, at) => Move::Pass,
        Move::Pass => rescue(game, state, me).unwrap_or(mv),
        _ => mv,
    }
}

/// Is a project's action paid for with cards that lie under it?
fn store(game: &Daybreak, state: &State, at: u8) -> bool {
    let action = shared(game, state, at);
    action.is_some_and(|action| action.cost.iter().any(|cost| matches!(cost, Cost::Tucked(_) | Cost::TuckedUpTo(_))))
}

/// What a bot does in the Local stage that leaves projects to people: as if they were not there.
fn without(game: &Daybreak, state: &State, me: Seat, left: impl Fn(u8) -> bool) -> Move {
    let mut copy = *state;
    for (at, place) in (0u8..).zip(&mut copy.projects) {
        *place = place.filter(|_| !left(at));
    }
    Steady::new().decide(game, &copy, me)
}

/// Would a person who can use a shared project, and would lose more than the bot, lose less if they used it than if the bot
/// did?
fn serves_better(game: &Daybreak, state: &State, me: Seat, people: Seats, at: u8) -> bool {
    if shared(game, state, at).is_none() {
        return false;
    }
    // The table waits for one roll more: after the last one it would run on into the crisis that is forecast, and what that
    // has done is no longer ahead of anybody.
    let state = &State { rolls: state.rolls.saturating_add(1), ..*state };
    let before = losses(game, state);
    let mut others = people.iter().filter(|person| before[person.index()] > before[me.index()]).peekable();
    if others.peek().is_none() {
        return false;
    }
    let bots = losses(game, &carried_out(game, state, me, Move::UseProject(at)));
    others.any(|person| {
        // Whatever they have begun, this can come after it.
        let mut free = *state;
        free.desks[person.index()] = SeatPrompt::EMPTY;
        game.judge(&(&free, person), Move::UseProject(at)).is_ok()
            && eased(game, &free, &before, person, Move::UseProject(at), person)[person.index()] < bots[person.index()]
    })
}

/// In a window: a store that a bot uses after all, because the game would be lost as things stand and would not be if
/// everything in the store were spent.
fn rescue(game: &Daybreak, state: &State, me: Seat) -> Option<Move> {
    let Some(Frame::CrisisWindow { .. }) = state.frame() else { return None };
    let lost = |state: &State| losses(game, state).iter().any(|&loses| loses >= OUT);
    if !lost(state) {
        return None;
    }
    (0u8..).zip(state.projects.iter()).map(|(at, _)| at).filter(|&at| store(game, state, at)).find_map(|at| {
        let mut copy = *state;
        for _ in 0..MOST_ANSWERS {
            if game.judge(&(&copy, me), Move::UseProject(at)).is_err() {
                return None;
            }
            copy = carried_out(game, &copy, me, Move::UseProject(at));
            if !lost(&copy) {
                return Some(Move::UseProject(at));
            }
        }
        None
    })
}

/// A gift or a protection goes to the person who would lose most, if they would lose more than whom it was meant for, and
/// if it helps them without bringing the giver where they were.
fn in_need(game: &Daybreak, state: &State, me: Seat, people: Seats, chosen: Seat, mv: Move) -> Move {
    let before = losses(game, state);
    let mut moves = Vec::new();
    game.moves(&(state, me), &mut moves);
    let mut best = (mv, before[chosen.index()]);
    for other in moves {
        let (Move::To(seat) | Move::Spare(seat)) = other else { continue };
        let loses = before[seat.index()];
        let helps = || {
            matches!(other, Move::Spare(_)) || helps(&before, &eased(game, state, &before, me, other, seat), me, seat)
        };
        if people.has(seat) && loses > best.1 && helps() {
            best = (other, loses);
        }
    }
    best.0
}

/// How much or of which kind: where that leaves a gift without use for the person it goes to, what helps them most.
fn of_use(game: &Daybreak, state: &State, me: Seat, people: Seats, mv: Move) -> Move {
    let given = carried_out(game, state, me, mv);
    let receives = |person: &Seat| given.board(*person) != state.board(*person);
    let Some(person) = people.iter().find(receives) else { return mv };
    let before = losses(game, state);
    if helps(&before, &losses(game, &given), me, person) {
        return mv;
    }
    let (mut moves, mut best) = (Vec::new(), (mv, before[person.index()]));
    game.moves(&(state, me), &mut moves);
    for other in moves.into_iter().filter(|other| matches!(other, Move::Amount(_) | Move::Resilience(_))) {
        let after = eased(game, state, &before, me, other, person);
        if helps(&before, &after, me, person) && after[person.index()] < best.1 {
            best = (other, after[person.index()]);
        }
    }
    best.0
}

/// Does a gift help somebody, and does the giver not come to lose as much by it as they would have?
fn helps(before: &PerSeat<f32>, after: &PerSeat<f32>, giver: Seat, to: Seat) -> bool {
    let (giver, to) = (giver.index(), to.index());
    after[to] < before[to] && (after[giver] <= before[giver] || after[giver] < before[to])
}

/// What each power would lose once an action is whole, with the answers that help this seat most.
fn eased(game: &Daybreak, state: &State, before: &PerSeat<f32>, me: Seat, mv: Move, seat: Seat) -> PerSeat<f32> {
    let better = |one: &PerSeat<f32>, other: &PerSeat<f32>| {
        let (good, so_far) = (helps(before, one, me, seat), helps(before, other, me, seat));
        (good && !so_far) || (good == so_far && one[seat.index()] < other[seat.index()])
    };
    let mut tries = MOST_ANSWERS;
    best_of(game, *state, me, mv, &better, &mut tries)
}

fn best_of(
    game: &Daybreak,
    mut state: State,
    me: Seat,
    mv: Move,
    better: &impl Fn(&PerSeat<f32>, &PerSeat<f32>) -> bool,
    tries: &mut u32,
) -> PerSeat<f32> {
    play(game, &mut state, me, mv);
    let mut moves = Vec::new();
    if is_asked_on(game, &state, me) {
        game.moves(&(&state, me), &mut moves);
    }
    let mut best: Option<PerSeat<f32>> = None;
    for &answer in moves.iter().filter(|&&answer| answer != Move::Back) {
        if *tries == 0 && best.is_some() {
            break;
        }
        *tries = tries.saturating_sub(1);
        let after = best_of(game, state, me, answer, better, tries);
        if best.as_ref().is_none_or(|best| better(&after, best)) {
            best = Some(after);
        }
    }
    best.unwrap_or_else(|| losses(game, &state))
}

/// Plays a move. Whoever has to agree to it does: it takes something bad from them.
fn play(game: &Daybreak, state: &mut State, me: Seat, mv: Move) {
    game.play(state, me, mv, &mut Silent);
    if let Some(asked) = state.desks[me.index()].draft.and_then(|draft| draft.waiting) {
        game.play(state, asked, Move::Yes, &mut Silent);
    }
}

/// Is an action of a seat still open, and is it asked how it goes on?
fn is_asked_on(game: &Daybreak, state: &State, me: Seat) -> bool {
    state.desks[me.index()].is_open() && matches!(game.next(state), Next::Ask(asked) if asked.has(me))
}

/// The state once an action is whole, with the first answers there are.
fn carried_out(game: &Daybreak, state: &State, me: Seat, mv: Move) -> State {
    let (mut copy, mut moves) = (*state, Vec::new());
    play(game, &mut copy, me, mv);
    for _ in 0..MOST_ANSWERS {
        if !is_asked_on(game, &copy, me) {
            break;
        }
        moves.clear();
        game.moves(&(&copy, me), &mut moves);
        let Some(&answer) = moves.iter().find(|&&mv| mv != Move::Back) else { break };
        play(game, &mut copy, me, answer);
    }
    copy
}

/// In a window: is a shared project left to a person? In a crisis to one who can still use it now and would lose more, or to
/// one whom a crisis that already lies open would cost more later in the round; elsewhere to one whom it would serve better.
fn leaves(game: &Daybreak, view: &View, me: Seat, people: Seats, at: u8) -> bool {
    let state = &view.state;
    let Some(Frame::CrisisWindow { at: now }) = state.frame() else {
        let asked = people.iter().filter(|&person| view.asked.has(person)).collect();
        return serves_better(game, state, me, asked, at);
    };
    let Some(action) = shared(game, state, at) else { return false };
    let before = losses(game, state);
    let may = |seat: &Seat| view.asked.has(*seat) && game.judge(&(state, *seat), Move::UseProject(at)).is_ok();
    if people.iter().filter(may).any(|seat| before[seat.index()] > before[me.index()]) {
        return true;
    }
    // Whoever passed meant to keep the store for later.
    if store(game, state, at) {
        let after = losses(game, &carried_out(game, state, me, Move::UseProject(at)));
        return after[me.index()] >= before[me.index()] && rescue(game, state, me).is_none();
    }
    let mut kind = None;
    action.each_effect(|effect| {
        if let Effect::IgnoreCrisis(against) = *effect {
            kind = Some(against);
        }
    });
    let Some(kind) = kind.filter(|_| matches!(action.limit, Limit::Once)) else { return false };
    let most = before.iter().copied().fold(0.0, f32::max);
    most < OUT
        && later(game, state, now, kind).any(|crisis| {
            let struck = people.iter().filter(|&seat| crisis.targets.has(seat));
            struck.map(|seat| loss(state, seat, 0, Some(&crisis))).any(|loses| loses > most)
        })
}

/// What crises of a kind that lie open after this one would do.
fn later<'a>(
    game: &'a Daybreak,
    state: &'a State,
    now: u8,
    kind: Resilience,
) -> impl Iterator<Item = CrisisForecast> + 'a {
    let open = (0u8..).zip(state.crises.iter()).filter(move |(at, crisis)| *at > now && !crisis.in_force);
    let answered = open.filter(move |(_, crisis)| match crisis.face {
        Face::Up(card) => game.content().crisis(card).weakened_by.iter().any(|by| *by == kind),
        _ => false,
    });
    answered.filter_map(move |(at, _)| game.crisis_forecast(state, at))
}

/// A shared thing that a person could use now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// Who could.
    pub user: Seat,
    /// The project, by its place.
    pub project: u8,
    /// For whom, where that is a choice.
    pub to: Option<Seat>,
}

/// In a window: what a bot would do with a shared project in a person's place.
pub fn suggestion(game: &Daybreak, state: &State, people: Seats) -> Option<Suggestion> {
    let window =
        matches!(state.frame(), Some(Frame::CrisisWindow { .. } | Frame::RollWindow { .. } | Frame::EmissionsWindow));
    let Next::Ask(asked) = game.next(state) else { return None };
    let free = |seat: &Seat| asked.has(*seat) && !state.desks[seat.index()].is_open();
    people.iter().filter(|_| window).filter(free).find_map(|user| {
        let mut steady = Steady::new();
        let Move::UseProject(project) = steady.decide(game, state, user) else { return None };
        shared(game, state, project)?;
        let mut copy = *state;
        game.play(&mut copy, user, Move::UseProject(project), &mut Silent);
        let then = steady.decide(game, &copy, user);
        let then = considerate(game, &game.view(&copy, Audience::Seat(user)), Seats::all(game.players()), then);
        let to = if let Move::To(seat) = then { Some(seat) } else { None };
        Some(Suggestion { user, project, to })
    })
}
