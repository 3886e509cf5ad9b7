//! Crises in the row: how they are laid and turned up (DB-GLOBAL-01, 06; DB-EMIT-06), which cards go under them
//! (DB-LOCAL-08, DB-LOCAL-18), and whom they strike (DB-CRISIS-07, DB-CRISIS-20).

use crate::course::Course;
use crate::facts::Fact;
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{Forbidden, Modifier, Target, TuckRule};
use crate::measure::{self, Ground};
use crate::moves::Refusal;
use crate::pending::Frame;
use crate::position::Position;
use crate::state::{Chain, CrisisInPlay, Face, MAX_CRISES, PerSeat, State};
use crate::vocab::{CrisisId, Deck, LocalId, Stage};
use tabletop::{Dice, Seat, Seats, Tell};

/// The row of crises on the table and the piles they come from and go to: all that changes when crises are laid, turned
/// up or put away.
pub(crate) struct CrisisRow<'a> {
    row: &'a mut Few<CrisisInPlay, MAX_CRISES>,
    deck: &'a mut u64,
    laid: &'a mut u64,
    discards: &'a mut u64,
}

impl State {
    /// The crises.
    pub(crate) fn crisis_row(&mut self) -> CrisisRow<'_> {
        CrisisRow {
            row: &mut self.crises,
            deck: &mut self.crisis_deck,
            laid: &mut self.crisis_laid,
            discards: &mut self.crisis_discards,
        }
    }
}

impl CrisisRow<'_> {
    /// Cards in the deck, those face down on the table not counted.
    fn deck_size(&self) -> u32 {
        let unknown = self.row.iter().filter(|crisis| crisis.face == Face::Unknown).count() as u32;
        self.deck.count_ones().saturating_sub(unknown)
    }

    /// The discards become a new deck; what lies face down is of the old one (DB-GLOBAL-06).
    fn refill(&mut self) {
        *self.laid |= *self.deck;
        for place in 0..self.row.len() {
            if let Some(crisis) = self.row.get_mut(place)
                && crisis.face == Face::Unknown
            {
                crisis.face = Face::Laid;
            }
        }
        *self.deck = std::mem::take(self.discards);
    }

    /// Does the next card need a new deck, which the discards can make?
    fn wants_refill(&self) -> bool {
        self.deck_size() == 0 && *self.discards != 0
    }

    /// A crisis face down on top. Was there one, and room for it?
    fn lay_one(&mut self) -> bool {
        let crisis = CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY };
        self.deck_size() > 0 && self.row.push(crisis)
    }

    /// A crisis is turned up.
    fn turn_up(&mut self, at: u8, card: CrisisId) {
        *self.deck &= !(1 << card.0);
        *self.laid &= !(1 << card.0);
        if let Some(crisis) = self.row.get_mut(usize::from(at)) {
            crisis.face = Face::Up(card);
        }
    }

    /// A crisis leaves the row for the discards.
    fn put_away(&mut self, at: u8, card: CrisisId) {
        self.row.remove(usize::from(at));
        *self.discards |= 1 << card.0;
    }
}

/// So many crises face down on top; an empty deck is refilled (DB-GLOBAL-06). How many came.
pub(crate) fn lay(course: &mut Course<'_, impl Tell<State, Fact>>, count: u16) -> u8 {
    let mut laid = 0;
    for _ in 0..count {
        if course.state.crisis_row().wants_refill() {
            course.state.crisis_row().refill();
            course.tell.tell(course.state, || Fact::Reshuffled { deck: Deck::Crisis });
        }
        if !course.state.crisis_row().lay_one() {
            break;
        }
        laid += 1;
    }
    if laid > 0 {
        course.tell.tell(course.state, || Fact::CrisesLaid { unknown: laid });
    }
    laid
}

/// More crisis cards, if the level shows more than were drawn for it this round (DB-EMIT-06).
pub(crate) fn draw_crises_for_level(course: &mut Course<'_, impl Tell<State, Fact>>) {
    let level = course.rules.level(course.state.world.bands);
    // Before the Global stage has drawn its own, nothing is owed.
    if course.state.level_crises > 0 && level > course.state.level_crises {
        let more = level - course.state.level_crises;
        course.state.level_crises = level;
        lay(course, u16::from(more));
    }
}

/// More crisis cards by an effect. By the option `all_crises_count` they are of the number of the level (DB-EMIT-06).
pub(crate) fn add_crises(course: &mut Course<'_, impl Tell<State, Fact>>, count: u16) {
    let laid = lay(course, count);
    if course.rules.options.all_crises_count && course.state.level_crises > 0 {
        course.state.level_crises = course.state.level_crises.saturating_add(laid);
    }
}

/// The cards that can come up in a place of the row.
pub(crate) fn crisis_pool(position: Position<'_>, at: u8) -> u64 {
    match position.state.crises.get(usize::from(at)).map(|crisis| crisis.face) {
        Some(Face::Unknown) => position.state.crisis_deck,
        Some(Face::Laid) => position.state.crisis_laid,
        Some(Face::Up(_)) | None => 0,
    }
}

/// A crisis is turned up.
pub(crate) fn turn_up(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8, card: CrisisId) {
    course.state.agenda.pop();
    course.state.crisis_row().turn_up(at, card);
    let forecast = course.state.stage == Stage::Global;
    course.tell.tell(course.state, || Fact::CrisisShown { at, card, forecast });
}

/// The face-up crisis in a place.
pub(crate) fn crisis_up(position: Position<'_>, at: u8) -> Option<(CrisisInPlay, CrisisId)> {
    let crisis = position.state.crises.get(usize::from(at))?;
    match crisis.face {
        Face::Up(card) => Some((crisis, card)),
        Face::Unknown | Face::Laid => None,
    }
}

/// How many cards a rule for tucked cards asks for.
pub(crate) fn tuck_need(position: Position<'_>, rule: &TuckRule) -> u16 {
    match rule {
        TuckRule::Cancels(_, n) | TuckRule::Ends(_, n) => position.amount(&Ground::of(Seat(0)), n).max(1),
        TuckRule::Spares(_) => position.rules.players.into(),
        TuckRule::Weakens(_) => u16::MAX,
    }
}

/// Have the cards under a crisis cancelled or ended it (DB-CRISIS-09, DB-CRISIS-24)?
pub(crate) fn is_undone(position: Position<'_>, crisis: &CrisisInPlay, card: CrisisId) -> bool {
    position.rules.content.crisis(card).tuck.iter().any(|rule| match rule {
        TuckRule::Cancels(..) | TuckRule::Ends(..) => u16::from(crisis.tucked.len) >= tuck_need(position, rule),
        _ => false,
    })
}

/// May this card go under this crisis (DB-LOCAL-08, DB-LOCAL-18)?
pub(crate) fn judge_reduce(position: Position<'_>, seat: Seat, card: LocalId, at: u8) -> Result<(), Refusal> {
    let Some((crisis, id)) = crisis_up(position, at) else { return Err(Refusal::NotFaceUp { crisis: at }) };
    let what = Forbidden::TuckingUnderCrises;
    if position.forbids(seat, what) {
        // The crisis that forbids it can still be ended (card 1.446).
        let own =
            crisis.in_force && position.rules.content.crisis(id).ongoing.iter().any(|m| *m == Modifier::Forbids(what));
        if !own {
            return Err(Refusal::ForbiddenBy { what, by: position.forbidden_by(what) });
        }
    }
    let Some(rule) = position.rules.content.crisis(id).tuck.get(0) else { return Err(Refusal::TakesNoCards) };
    if !position.rules.content.local(card).fits(&rule.filter()) {
        return Err(Refusal::DoesNotFit { card, wanted: rule.filter() });
    }
    if u16::from(crisis.tucked.len) >= tuck_need(position, &rule) {
        return Err(Refusal::AlreadyMet);
    }
    Ok(())
}

/// A card goes under a crisis; an ongoing one that is ended by it leaves at once (DB-CRISIS-24).
pub(crate) fn reduce_crisis(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, card: LocalId, at: u8) {
    let Some((mut crisis, id)) = crisis_up(course.position(), at) else { return };
    course.state.boards[seat.index()].hand.take(card);
    crisis.tucked = course.state.local_cards().chain_in(crisis.tucked, card, crisis.tucked.len);
    if let Some(place) = course.state.crises.get_mut(usize::from(at)) {
        *place = crisis;
    }
    course.tell.tell(course.state, || Fact::TuckedUnderCrisis { seat, card, crisis: id });
    if crisis.in_force && is_undone(course.position(), &crisis, id) {
        course.tell.tell(course.state, || Fact::CrisisEnded { card: id });
        discard_crisis(course, at);
        measure::refresh_modifiers(course.rules, course.state);
    }
}

/// A crisis goes to its discards, the cards under it to the local ones (DB-CRISIS-10, DB-CRISIS-27).
pub(crate) fn discard_crisis(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8) {
    let Some((crisis, card)) = crisis_up(course.position(), at) else { return };
    course.state.crisis_row().put_away(at, card);
    let tucked = course.state.local_cards().discard_chain(crisis.tucked);
    course.tell.tell(course.state, || Fact::CrisisDiscarded { card, tucked });
}

/// Everybody who fits; more than one for a crisis with one target is a tie.
pub(crate) fn targets(position: Position<'_>, card: CrisisId) -> Seats {
    let all = Seats::all(position.rules.players);
    let (measure, most) = match position.rules.content.crisis(card).target {
        Target::All => return all,
        Target::Group => return Seats::NONE,
        Target::Least(measure) => (measure, false),
        Target::Most(measure) => (measure, true),
    };
    let of = |seat: Seat| position.measure(seat, &measure);
    let edge = if most { position.rules.seats().map(of).max() } else { position.rules.seats().map(of).min() };
    let edge = edge.unwrap_or(0);
    // The most of something that nobody has is nobody; alone, the one player is the target of all others.
    if most && edge == 0 {
        return Seats::NONE;
    }
    position.rules.seats().filter(|&seat| of(seat) == edge).collect()
}

/// What is compared to find whom a crisis strikes, seat by seat; empty, if nothing is (DB-CRISIS-20).
pub(crate) fn measured(position: Position<'_>, card: CrisisId) -> Vec<u16> {
    match position.rules.content.crisis(card).target {
        Target::All | Target::Group => Vec::new(),
        Target::Least(measure) | Target::Most(measure) => {
            position.rules.seats().map(|seat| position.measure(seat, &measure)).collect()
        }
    }
}

/// How much a crisis that does one thing does to each seat before anything is taken off; empty, if it does none or several.
pub(crate) fn amounts(position: Position<'_>, card: CrisisId) -> Vec<u16> {
    let mut found = Vec::new();
    for step in position.rules.content.crisis(card).steps.iter() {
        step.each_effect(|effect| found.extend(effect.quantity()));
    }
    match found[..] {
        [quantity] => position.rules.seats().map(|seat| position.amount(&Ground::of(seat), &quantity)).collect(),
        _ => Vec::new(),
    }
}

/// What each seat has that takes something off a crisis, whether it strikes them or not (DB-CRISIS-08, DB-CRISIS-21).
pub(crate) fn softening(position: Position<'_>, at: u8) -> Vec<u16> {
    let Some((crisis, card)) = crisis_up(position, at) else { return Vec::new() };
    let card = position.rules.content.crisis(card);
    let tucked = match card.tuck.get(0) {
        Some(TuckRule::Weakens(_)) => u16::from(crisis.tucked.len),
        _ => 0,
    };
    let strikes =
        position.state.agenda.iter().any(|frame| matches!(frame, Frame::Strike { at: now, .. } if *now == at));
    let mut for_all = if strikes { position.state.current_crisis.weaker.into() } else { tucked };
    position.each_modifier(None, |modifier| {
        if let Modifier::Weaker(kind, n) = modifier
            && card.weakened_by.iter().any(|by| by == kind)
        {
            for_all += u16::from(*n);
        }
    });
    let own = |seat: Seat| {
        card.weakened_by.iter().map(|&kind| position.state.board(seat).resilience[kind.index()]).sum::<u16>()
    };
    position.rules.seats().map(|seat| for_all + own(seat)).collect()
}

/// The faces of the tied players, by chance.
pub(crate) fn sample_ties(rules: &Daybreak, tied: Seats, dice: &mut impl Dice) -> PerSeat<u8> {
    let mut faces = [0; 4];
    for seat in tied.iter() {
        faces[seat.index() % 4] = 1 + dice.below(rules.content.board().geoengineering_die.into()) as u8;
    }
    faces
}

/// The single lowest is the target; those still tied for lowest roll again.
pub(crate) fn break_tie(course: &mut Course<'_, impl Tell<State, Fact>>, faces: PerSeat<u8>) {
    let Some(Frame::Ties { at, tied }) = course.state.frame() else { return };
    course.tell.tell(course.state, || Fact::TieRolled { faces });
    let lowest = tied.iter().map(|seat| faces[seat.index()]).min().unwrap_or(0);
    let still: Seats = tied.iter().filter(|seat| faces[seat.index()] == lowest).collect();
    course.state.agenda.pop();
    if still.len() > 1 {
        course.state.tie_rolls = course.state.tie_rolls.wrapping_add(1);
        course.state.agenda.push(Frame::Ties { at, tied: still });
        return;
    }
    course.state.tie_rolls = 0;
    course.state.current_crisis.targets = still;
    if let Some((_, card)) = crisis_up(course.position(), at) {
        course.tell.tell(course.state, || Fact::Targets { card, targets: still });
    }
}
