//! Who is asked what.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

/// The question to the group.
pub(super) fn group_asked(state: &State) -> Option<Question> {
    Some(match state.frame()? {
        Frame::KeepProject => Question::KeepProject,
        Frame::MakeRoom { .. } => Question::MakeRoom,
        Frame::LoseProject { .. } => Question::LoseProject,
        Frame::Spare { .. } => Question::Spare,
        _ => return None,
    })
}

/// Is nothing open on the desk of a seat that the group does not ask?
pub(super) fn is_free(state: &State, seat: Seat) -> bool {
    group_asked(state).is_none() && !state.desks[seat.index()].is_open()
}

/// May a seat that is free put cards and begin actions of the Local stage?
pub(super) fn plays_local(state: &State, seat: Seat) -> bool {
    is_free(state, seat) && state.frame() == Some(Frame::Local) && !state.done.has(seat)
}

/// When whoever is free may act (DB-LOCAL-14): all through the Local stage, and in the two stages after it once it is known
/// what one acts against. In the Crisis stage the die of the planet comes first, then crisis after crisis (DB-CRISIS-06).
pub(super) fn window(state: &State) -> Option<Window> {
    let rolled = matches!(state.frame(), Some(Frame::RollWindow { .. }));
    match state.stage {
        Stage::Local => Some(Window::Local),
        Stage::Emissions => Some(Window::Emissions),
        Stage::Crisis => Some(if rolled { Window::Roll } else { Window::Crisis }),
        Stage::Global | Stage::Growth => None,
    }
}

/// What a desk asks, from the moves that the rules offer there: what is owed, consent, where to tuck, or what was begun.
/// None while what was begun has become impossible.
pub(super) fn desk_asks(game: &Daybreak, state: &State, seat: Seat) -> Option<Question> {
    let desk = &state.desks[seat.index()];
    if group_asked(state).is_some() || !desk.is_open() {
        return None;
    }
    if desk.owes() {
        return Some(match desk.owes? {
            OwedChoice::Keep(_) => Question::Keep,
            OwedChoice::Cards(_) => Question::LoseCard,
            OwedChoice::Resilience(_) => Question::LoseResilience,
            OwedChoice::Types { token: Token::AnyEmissions, .. } => Question::Sector,
            OwedChoice::Types { .. } => Question::Resilience,
            OwedChoice::Option(_) => Question::Option,
        });
    }
    if !desk.consent.is_empty() {
        return Some(Question::Consent);
    }
    if desk.tucking.is_some() {
        return Some(Question::Under);
    }
    if desk.draft?.waiting.is_some() {
        return Some(Question::Waiting);
    }
    let mut moves = Vec::new();
    game.moves(&(state, seat), &mut moves);
    moves.iter().find(|mv| **mv != Move::Back).and_then(|mv| asks_for(*mv))
}

/// The question that a move answers.
pub(super) fn asks_for(mv: Move) -> Option<Question> {
    Some(match mv {
        Move::Under(_) => Question::Under,
        Move::Pay(_) => Question::Pay,
        Move::Spend(_) | Move::Stop => Question::Spend,
        Move::Option(_) => Question::Option,
        Move::Yes | Move::No => Question::May,
        Move::To(_) => Question::To,
        Move::Amount(_) => Question::Amount,
        Move::Sector(_) => Question::Sector,
        Move::Resilience(_) => Question::Resilience,
        Move::Card(_) => Question::Cards,
        Move::Crisis(_) => Question::Crisis,
        Move::Keep(_) => Question::Keep,
        Move::Lose(_) => Question::LoseCard,
        _ => return None,
    })
}

/// Is the move of the kind that the desk asks for?
pub(super) fn is_answer(asked: Question, mv: Move) -> bool {
    match asked {
        Question::Consent => matches!(mv, Move::Yes | Move::No),
        Question::LoseResilience => matches!(mv, Move::Resilience(_)),
        Question::Waiting => false,
        // To have enough is an answer only where one may stop.
        Question::Spend => matches!(mv, Move::Spend(_)),
        asked => asks_for(mv) == Some(asked),
    }
}

/// The answer is of the right kind and not one of those that are offered.
pub(super) fn wrong_answer(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> bool {
    let Some(asked) = desk_asks(game, state, seat) else { return false };
    is_answer(asked, mv) && !offers(game, state, seat).contains(&mv)
}

pub(super) fn offers(game: &Daybreak, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&(state, seat), &mut moves);
    moves.retain(|mv| *mv != Move::Back);
    moves
}

pub(super) fn other_question(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let other = |asked: Question| Some(Refusal::OtherQuestion { asked });
    if let Some(asked) = group_asked(state) {
        let answers = match asked {
            Question::KeepProject => matches!(mv, Move::KeepProject(_) | Move::KeepNone),
            Question::Spare => matches!(mv, Move::Spare(_)),
            _ => matches!(mv, Move::DropProject(_)),
        };
        return if answers { None } else { other(asked) };
    }
    if mv == Move::Back && (!is_free(state, seat) || acts_now(state, seat)) {
        return None;
    }
    if let Some(asked) = desk_asks(game, state, seat) {
        let stops = mv == Move::Stop && offers(game, state, seat).contains(&Move::Stop);
        return if is_answer(asked, mv) || stops { None } else { other(asked) };
    }
    if !is_free(state, seat) {
        return None;
    }
    // Whoever is done has nothing left but to come back (DB-LOCAL-01). Actions are for every window; cards are put, and one
    // is done, in the Local stage alone; elsewhere one passes.
    let acts = matches!(mv, Move::Act(_) | Move::UseProject(_));
    let done = state.done.has(seat);
    let (asked, answers) = match window(state)? {
        Window::Local if done => (Question::Done, mv == Move::NotDone),
        Window::Local => (Question::Local, acts || mv == Move::Done || played(mv).is_some()),
        Window::Emissions => (Question::EmissionsWindow, acts || mv == Move::Pass),
        Window::Roll => (Question::RollWindow, acts || mv == Move::Pass),
        Window::Crisis => (Question::CrisisWindow, acts || mv == Move::Pass),
    };
    if answers { None } else { other(asked) }
}

pub(super) fn not_the_speaker(game: &Daybreak, state: &State, seat: Seat, _mv: Move) -> Option<Refusal> {
    // DB-ROUND-04: by turns, one seat a round.
    let speaker = Seat((state.round - 1) % game.players());
    let spoken = game.options().spokesperson && group_asked(state).is_some();
    (spoken && speaker != seat).then_some(Refusal::NotTheSpeaker { speaker })
}
