//! Cards under projects and crises.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

/// The kinds of cards that a project asks for, and how many of each.
pub(super) fn wants(game: &Daybreak, state: &State, card: GlobalId) -> Vec<(CardFilter, u32)> {
    let need = |n: Quantity| amount(game, state, Seat(0), ActionSource::Crisis, n);
    match game.content().global(card).support {
        Support::Tucked(kinds) => kinds.iter().map(|(filter, n)| (*filter, need(*n))).collect(),
        Support::Pool(filter) => vec![(filter, u32::MAX)],
        Support::PoolOfEach(tags) => tags.iter().map(|tag| (CardFilter::Tag(*tag), 1)).collect(),
        Support::State(_) => Vec::new(),
    }
}

pub(super) fn tuck_rule(game: &Daybreak, state: &State, at: u8) -> Option<(CrisisId, Option<TuckRule>)> {
    let card = face(state.crises.get(usize::from(at))?.face)?;
    Some((card, game.content().crisis(card).tuck.get(0)))
}

pub(super) fn does_not_fit(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    if !plays_local(state, seat) {
        return None;
    }
    let (card, wanted) = match mv {
        Move::SupportProject { card, project: at } => {
            let kinds = wants(game, state, project(state, at)?.card);
            let filters: Vec<CardFilter> = kinds.iter().filter(|(_, n)| *n > 0).map(|(filter, _)| *filter).collect();
            let tags: Vec<Tag> = filters
                .iter()
                .filter_map(|filter| if let CardFilter::Tag(tag) = filter { Some(*tag) } else { None })
                .collect();
            // Everything that would fit is named.
            let wanted = match tags.len() {
                n if n > 1 && n == filters.len() => one_of(&tags),
                _ => *filters.first()?,
            };
            if filters.iter().any(|filter| game.content().local(card).fits(filter)) {
                return None;
            }
            (card, wanted)
        }
        Move::ReduceCrisis { card, crisis } => (card, tuck_rule(game, state, crisis)?.1?.filter()),
        _ => return None,
    };
    let fits = game.content().local(card).fits(&wanted);
    (!fits).then_some(Refusal::DoesNotFit { card, wanted })
}

pub(super) fn takes_no_cards(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let none = match mv {
        Move::SupportProject { project: at, .. } => {
            wants(game, state, project(state, at)?.card).iter().all(|(_, n)| *n == 0)
        }
        Move::ReduceCrisis { crisis, .. } => tuck_rule(game, state, crisis)?.1.is_none(),
        _ => return None,
    };
    (plays_local(state, seat) && none).then_some(Refusal::TakesNoCards)
}

/// Can each of these cards count for one of the places, whichever way they are dealt out?
pub(super) fn all_count(game: &Daybreak, kinds: &mut [(CardFilter, u32)], cards: &[LocalId]) -> bool {
    let Some((&card, rest)) = cards.split_first() else { return true };
    (0..kinds.len()).any(|at| {
        if kinds[at].1 == 0 || !game.content().local(card).fits(&kinds[at].0) {
            return false;
        }
        kinds[at].1 -= 1;
        let fits = all_count(game, kinds, rest);
        kinds[at].1 += 1;
        fits
    })
}

pub(super) fn already_met(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let met = match mv {
        Move::SupportProject { card, project: at } => {
            let there = project(state, at)?;
            let mut kinds = wants(game, state, there.card);
            let fits = kinds.iter().any(|(filter, n)| *n > 0 && game.content().local(card).fits(filter));
            let mut cards: Vec<LocalId> = state.chain(there.tucked).collect();
            cards.push(card);
            let support = &game.content().global(there.card).support;
            let done = matches!(support, Support::Tucked(_)) && there.active;
            fits && (done || !all_count(game, &mut kinds, &cards))
        }
        Move::ReduceCrisis { card, crisis } => {
            let (_, rule) = tuck_rule(game, state, crisis)?;
            let have = u32::from(state.crises.get(usize::from(crisis))?.tucked.len);
            let need = match rule? {
                TuckRule::Cancels(_, n) | TuckRule::Ends(_, n) => {
                    amount(game, state, Seat(0), ActionSource::Crisis, n).max(1)
                }
                TuckRule::Spares(_) => game.players().into(),
                TuckRule::Weakens(_) => u32::MAX,
            };
            game.content().local(card).fits(&rule?.filter()) && have >= need
        }
        _ => return None,
    };
    (plays_local(state, seat) && met).then_some(Refusal::AlreadyMet)
}

pub(super) fn not_face_up(_game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::ReduceCrisis { crisis, .. } = mv else { return None };
    let up = state.crises.get(usize::from(crisis)).is_some_and(|there| face(there.face).is_some());
    (plays_local(state, seat) && !up).then_some(Refusal::NotFaceUp { crisis })
}
