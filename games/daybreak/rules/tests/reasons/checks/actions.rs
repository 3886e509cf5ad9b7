//! Whether an action is there, in time, paid for and allowed.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

/// Is an action of this seat judged at all, and not what it was asked besides?
pub(super) fn acts_now(state: &State, seat: Seat) -> bool {
    is_free(state, seat) && (state.frame() != Some(Frame::Local) || !state.done.has(seat))
}

/// The action that a move begins, if it is there. Where only going back is left of what was begun before, it is that.
pub(super) fn action<'g>(
    game: &'g Daybreak,
    state: &State,
    seat: Seat,
    mv: Move,
) -> Option<(&'g Action, ActionSource)> {
    let doing = match (stuck(game, state, seat), mv) {
        (Some(_), Move::Back) => return None,
        (Some(draft), _) => draft.doing,
        (None, _) if !acts_now(state, seat) => return None,
        (None, Move::Act(stack)) => ActionSource::Stack(stack),
        (None, Move::UseProject(at)) if project(state, at)?.active => ActionSource::Project(at),
        _ => return None,
    };
    Some((game.action_of(state, seat, doing)?, doing))
}

/// What was begun and cannot go on.
pub(super) fn stuck(game: &Daybreak, state: &State, seat: Seat) -> Option<Draft> {
    let desk = &state.desks[seat.index()];
    let draft = desk.draft.filter(|draft| draft.from == 0 && draft.waiting.is_none())?;
    let open = group_asked(state).is_none() && !desk.owes() && desk.consent.is_empty() && desk.tucking.is_none();
    (open && offers(game, state, seat).is_empty()).then_some(draft)
}

pub(super) fn project(state: &State, at: u8) -> Option<daybreak::ProjectInPlay> {
    state.projects.get(usize::from(at)).copied().flatten()
}

pub(super) fn no_project(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let at = match mv {
        Move::UseProject(at) if acts_now(state, seat) => at,
        Move::SupportProject { project, .. } if plays_local(state, seat) => project,
        Move::DropProject(at) if matches!(group_asked(state), Some(Question::MakeRoom | Question::LoseProject)) => at,
        _ => return None,
    };
    project(state, at).is_none().then_some(Refusal::NoProject { project: at })
}

pub(super) fn not_active(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::UseProject(at) = mv else { return None };
    let there = project(state, at)?;
    (acts_now(state, seat) && !there.active).then_some(Refusal::NotActive { project: there.card })
}

pub(super) fn no_action(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::UseProject(at) = mv else { return None };
    let there = project(state, at)?;
    let none = there.active && game.content().global(there.card).action.is_empty();
    (acts_now(state, seat) && none).then_some(Refusal::NoAction { project: there.card })
}

pub(super) fn wrong_window(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, _) = action(game, state, seat, mv)?;
    (window(state) != Some(action.window)).then_some(Refusal::WrongWindow { window: action.window })
}

pub(super) fn not_this_roll(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, _) = action(game, state, seat, mv)?;
    let Some(Frame::RollWindow { effect: rolled }) = state.frame() else { return None };
    let answers =
        |effect: &Effect| matches!(effect, Effect::IgnoreRoll(rolls) if rolls.iter().any(|one| *one == rolled));
    (!action.any_effect(answers)).then_some(Refusal::NotThisRoll { rolled })
}

/// The tags that the stack of an action counts.
pub(super) fn tags(state: &State, seat: Seat, doing: ActionSource, tag: Tag) -> u8 {
    match doing {
        ActionSource::Stack(stack) => {
            let here = state.board(seat).stacks[usize::from(stack)].tags.of(tag);
            here + state.standing[seat.index()].extra_tags.of(tag)
        }
        _ => 0,
    }
}

/// What an action costs from hand, by tag: a standing change may take one card off, of any kind first (1.300).
pub(super) fn price(
    game: &Daybreak,
    state: &State,
    seat: Seat,
    action: &Action,
    doing: ActionSource,
) -> Vec<(Option<Tag>, u8)> {
    let mut price: Vec<(Option<Tag>, u8)> = Vec::new();
    for cost in action.cost.iter() {
        match *cost {
            Cost::DiscardTag(n, tag) => price.push((Some(tag), n)),
            Cost::Discard(n) => price.push((None, n)),
            _ => {}
        }
    }
    price.sort_by_key(|(tag, _)| tag.is_none());
    if let ActionSource::Stack(stack) = doing {
        let front = state.board(seat).stacks[usize::from(stack)].cards.front().unwrap();
        let cheaper = |tag: &&Tag| state.standing[seat.index()].cheaper >> tag.index() & 1 == 1;
        let is_cheaper = Tag::ALL.iter().filter(cheaper).any(|tag| game.content().local(front).bears(*tag));
        if let (true, Some(last)) = (is_cheaper, price.last_mut()) {
            last.1 = last.1.saturating_sub(1);
        }
    }
    price
}

pub(super) fn cannot_pay_cards(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, doing) = action(game, state, seat, mv)?;
    let hand: Vec<LocalId> = state.board(seat).hand.iter().collect();
    let bearing = |tags: &[Tag]| {
        hand.iter().filter(|card| tags.iter().any(|&tag| game.content().local(**card).bears(tag))).count() as u8
    };
    let price = price(game, state, seat, action, doing);
    for &(tag, need) in &price {
        if let Some(tag) = tag
            && bearing(&[tag]) < need
        {
            return Some(Refusal::CannotPayCards { need, have: bearing(&[tag]), which: CardFilter::Tag(tag) });
        }
    }
    let both: Vec<Tag> = price.iter().filter_map(|(tag, _)| *tag).collect();
    let of_tags: u8 = price.iter().filter(|(tag, _)| tag.is_some()).map(|(_, n)| n).sum();
    if both.len() > 1 && bearing(&both) < of_tags {
        let which = one_of(&both);
        return Some(Refusal::CannotPayCards { need: of_tags, have: bearing(&both), which });
    }
    let need: u8 = price.iter().map(|(_, n)| n).sum();
    if (hand.len() as u8) < need {
        return Some(Refusal::CannotPayCards { need, have: hand.len() as u8, which: CardFilter::Any });
    }
    // DB-GLOBAL-11: from under the project.
    let ActionSource::Project(at) = doing else { return None };
    let have = project(state, at)?.tucked.len;
    let need = action.cost.iter().find_map(|cost| match cost {
        Cost::Tucked(n) => Some(*n),
        Cost::TuckedUpTo(_) => Some(u8::from(!game.options().readings.spends_from_none)),
        _ => None,
    })?;
    (have < need).then_some(Refusal::CannotPayCards { need, have, which: CardFilter::Any })
}

/// Tokens on a board or in the world.
pub(super) fn count(game: &Daybreak, state: &State, seat: Seat, token: Token) -> u16 {
    let world = &state.world;
    match token {
        Token::Trees => world.trees,
        Token::Oceans => world.oceans,
        Token::Dac => world.dac,
        Token::RecentCarbon => world.recent,
        Token::ThermometerCarbon => {
            let band = u16::from(game.content().board().carbon_per_band) * u16::from(game.players());
            world.loose + u16::from(world.bands) * band
        }
        own => state.board(seat).count(own),
    }
}

pub(super) fn cannot_pay_tokens(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, _) = action(game, state, seat, mv)?;
    action.cost.iter().find_map(|cost| {
        let Cost::Own(token, need) = *cost else { return None };
        let have = count(game, state, seat, token);
        (have < u16::from(need)).then_some(Refusal::CannotPayTokens { token, need, have })
    })
}

pub(super) fn tags_short(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, doing) = action(game, state, seat, mv)?;
    action.requires.iter().find_map(|condition| {
        let Condition::Stack(tag, need) = *condition else { return None };
        let have = tags(state, seat, doing, tag);
        (have < need).then_some(Refusal::TagsShort { tag, need, have })
    })
}

pub(super) fn player_is(game: &Daybreak, state: &State, seat: Seat, check: &Check) -> bool {
    let board = state.board(seat);
    match *check {
        Check::AtLeast(token, n) => count(game, state, seat, token) >= n.into(),
        Check::AtMost(token, n) => count(game, state, seat, token) <= n.into(),
        Check::Tags(tag, n) => board.stacks.iter().map(|stack| stack.tags.of(tag)).sum::<u8>() >= n,
        Check::MostlyClean => board.clean >= board.dirty,
        Check::DemandMet => board.dirty + board.clean >= board.demand,
    }
}

pub(super) fn requirement_unmet(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, _) = action(game, state, seat, mv)?;
    let mut seats = (0..game.players()).map(Seat);
    let unmet = |condition: &&Condition| match condition {
        Condition::Stack(..) => false,
        Condition::Own(check) => !player_is(game, state, seat, check),
        Condition::SomePlayer(check) => !seats.any(|seat| player_is(game, state, seat, check)),
        Condition::EveryPlayer(check) => !seats.all(|seat| player_is(game, state, seat, check)),
        Condition::BandsAtMost(n) => state.world.bands > *n,
        Condition::BandsAtLeast(n) => state.world.bands < *n,
        Condition::ActiveProjects(n) => active(state) < *n,
    };
    let mut conditions = action.requires.iter().collect::<Vec<_>>().into_iter();
    let condition = conditions.find(unmet)?;
    Some(Refusal::RequirementUnmet { condition: *condition })
}

pub(super) fn active(state: &State) -> u8 {
    state.projects.iter().flatten().filter(|project| project.active).count() as u8
}

pub(super) fn limit_reached(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let (action, doing) = action(game, state, seat, mv)?;
    let used = match doing {
        ActionSource::Stack(stack) => {
            let front = state.board(seat).stacks[usize::from(stack)].cards.front().unwrap();
            state.used.0[front.index()]
        }
        ActionSource::Project(at) => {
            let used = project(state, at)?.used;
            if action.limit == Limit::OnceEach { used[seat.index()] } else { used.iter().sum() }
        }
        ActionSource::Crisis => return None,
    };
    let (most, per) = match action.limit {
        Limit::Unlimited => return None,
        Limit::Once | Limit::OnceEach => (1, None),
        Limit::Times(n) => (n, None),
        Limit::Per(tag) => (tags(state, seat, doing, tag), Some(tag)),
    };
    (used >= most).then_some(Refusal::LimitReached { used, most, per })
}

/// Cards that bear one of these tags.
pub(super) fn one_of(tags: &[Tag]) -> CardFilter {
    let mut few = Few::EMPTY;
    tags.iter().for_each(|&tag| {
        few.push(tag);
    });
    CardFilter::OneOf(few)
}
