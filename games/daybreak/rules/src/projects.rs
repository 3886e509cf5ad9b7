//! Global projects: what makes them active (DB-GLOBAL-05, 09, 11), and cards under projects and crises
//! (DB-LOCAL-07, DB-LOCAL-08, DB-LOCAL-18).

use crate::facts::Fact;
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{CardFilter, Forbidden, Modifier, Support, TuckRule};
use crate::measure::Ground;
use crate::moves::Refusal;
use crate::state::{CrisisInPlay, Face, ProjectInPlay, State};
use crate::vocab::{CrisisId, LocalId, Tag};
use tabletop::{Seat, Tell};

/// The kinds of cards that are asked for, and how many of each.
#[derive(Clone, Copy)]
struct Wanted {
    kinds: [(CardFilter, u16); 3],
    count: usize,
}

impl Wanted {
    /// What fits at all: one of the tags that are asked for, or the one kind that is no tag.
    fn any_of(&self) -> Option<CardFilter> {
        let kinds = || self.kinds[..self.count].iter().filter(|kind| kind.1 > 0).map(|kind| kind.0);
        let mut tags: Few<Tag, 3> = Few::EMPTY;
        for kind in kinds() {
            let CardFilter::Tag(tag) = kind else { return Some(kind) };
            tags.push(tag);
        }
        match (tags.len(), tags.get(0)) {
            (1, Some(tag)) => Some(CardFilter::Tag(tag)),
            (_, first) => first.map(|_| CardFilter::OneOf(tags)),
        }
    }
}

impl Daybreak {
    fn wanted(&self, state: &State, support: &Support) -> Wanted {
        let mut wanted = Wanted { kinds: [(CardFilter::Any, 0); 3], count: 0 };
        let mut add = |filter: CardFilter, need: u16| {
            if let Some(place) = wanted.kinds.get_mut(wanted.count) {
                *place = (filter, need);
                wanted.count += 1;
            }
        };
        match support {
            Support::Tucked(kinds) => {
                kinds.iter().for_each(|(filter, n)| add(*filter, self.amount(state, &Ground::of(Seat(0)), n)));
            }
            Support::Pool(filter) => add(*filter, u16::MAX),
            Support::PoolOfEach(tags) => tags.iter().for_each(|tag: &Tag| add(CardFilter::Tag(*tag), 1)),
            Support::State(_) => {}
        }
        wanted
    }

    /// The kinds a card can count for, as bits.
    fn kinds_of(&self, wanted: &Wanted, card: LocalId) -> u8 {
        let card = self.content.local(card);
        let mut bits = 0;
        for (kind, (filter, need)) in wanted.kinds[..wanted.count].iter().enumerate() {
            if *need > 0 && card.fits(filter) {
                bits |= 1 << kind;
            }
        }
        bits
    }

    /// Does each of these cards count for a kind of its own, whichever serves best (DB-LOCAL-18)? They do exactly if
    /// no set of kinds has more cards that fit nothing else than places.
    fn all_count(&self, wanted: &Wanted, cards: impl Iterator<Item = LocalId> + Clone) -> bool {
        (1u8..1 << wanted.count).all(|set| {
            let room: u32 =
                (0..wanted.count).filter(|kind| set >> kind & 1 == 1).map(|k| u32::from(wanted.kinds[k].1)).sum();
            let inside = cards.clone().filter(|&card| self.kinds_of(wanted, card) & !set == 0).count() as u32;
            inside <= room
        })
    }

    /// Is a project's requirement met?
    fn is_met(&self, state: &State, project: &ProjectInPlay) -> bool {
        let support = &self.content.global(project.card).support;
        match support {
            Support::Pool(_) | Support::PoolOfEach(_) => true,
            Support::State(condition) => self.holds(state, &Ground::of(Seat(0)), condition),
            Support::Tucked(kinds) => {
                let ground = Ground::of(Seat(0));
                let total: u16 = kinds.iter().map(|(_, n)| self.amount(state, &ground, n)).sum();
                u16::from(project.tucked.len) >= total
            }
        }
    }

    /// Projects become active the moment their requirement is met; with the option, they lapse when a state does not
    /// hold any more (DB-GLOBAL-05).
    pub(crate) fn look_at_projects(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        // One project that becomes active can meet the requirement of another.
        for _ in 0..state.projects.len() {
            let mut changed = false;
            for at in 0..state.projects.len() {
                let Some(project) = state.projects[at] else { continue };
                let card = project.card;
                let lapses =
                    self.options.projects_lapse && matches!(self.content.global(card).support, Support::State(_));
                let active = if project.active && !lapses { continue } else { self.is_met(state, &project) };
                if active == project.active {
                    continue;
                }
                state.projects[at] = Some(ProjectInPlay { active, ..project });
                tell.tell(state, || if active { Fact::ProjectActive { card } } else { Fact::ProjectLapsed { card } });
                changed = true;
            }
            if !changed {
                return;
            }
            self.refresh_modifiers(state);
        }
    }

    /// A project goes to the discards, with the cards under it (DB-GLOBAL-04).
    pub(crate) fn discard_project(&self, state: &mut State, at: u8, tell: &mut impl Tell<State, Fact>) {
        let Some(project) = state.projects.get_mut(usize::from(at)).and_then(Option::take) else { return };
        let tucked = state.discard_chain(project.tucked);
        state.global_discards |= 1 << project.card.0;
        tell.tell(state, || Fact::ProjectDiscarded { card: project.card, tucked });
        self.refresh_modifiers(state);
    }

    /// May this card go under this project (DB-LOCAL-07, DB-LOCAL-18)?
    pub(crate) fn judge_support(&self, state: &State, seat: Seat, card: LocalId, at: u8) -> Result<(), Refusal> {
        let Some(project) = state.projects.get(usize::from(at)).copied().flatten() else {
            return Err(Refusal::NoProject { project: at });
        };
        if self.forbids(state, seat, Forbidden::TuckingUnderProjects) {
            let what = Forbidden::TuckingUnderProjects;
            return Err(Refusal::ForbiddenBy { what, by: self.forbidden_by(state, what) });
        }
        let support = &self.content.global(project.card).support;
        let wanted = self.wanted(state, support);
        if wanted.count == 0 {
            return Err(Refusal::TakesNoCards);
        }
        if self.kinds_of(&wanted, card) == 0 {
            return Err(match wanted.any_of() {
                Some(wanted) => Refusal::DoesNotFit { card, wanted },
                None => Refusal::TakesNoCards,
            });
        }
        // A met requirement asks for nothing more; a pool takes cards as long as there is room.
        if matches!(support, Support::Tucked(_)) && project.active {
            return Err(Refusal::AlreadyMet);
        }
        if let Support::Pool(_) = support {
            return Ok(());
        }
        let mut tucked = project.tucked.first;
        let cards = std::iter::from_fn(move || {
            let next = LocalId(tucked);
            tucked = *state.next_card.0.get(next.index())?;
            Some(next)
        });
        if self.all_count(&wanted, cards.chain([card])) { Ok(()) } else { Err(Refusal::AlreadyMet) }
    }

    /// A card goes under a project.
    pub(crate) fn support_project(
        &self,
        state: &mut State,
        seat: Seat,
        card: LocalId,
        at: u8,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let Some(mut project) = state.projects.get(usize::from(at)).copied().flatten() else { return };
        state.boards[seat.index()].hand.take(card);
        project.tucked = state.chain_in(project.tucked, card, project.tucked.len);
        state.projects[usize::from(at)] = Some(project);
        tell.tell(state, || Fact::TuckedUnderProject { seat, card, project: project.card });
    }

    /// The face-up crisis in a place.
    pub(crate) fn crisis_up(&self, state: &State, at: u8) -> Option<(CrisisInPlay, CrisisId)> {
        let crisis = state.crises.get(usize::from(at))?;
        match crisis.face {
            Face::Up(card) => Some((crisis, card)),
            Face::Unknown | Face::Laid => None,
        }
    }

    /// How many cards a rule for tucked cards asks for.
    pub(crate) fn tuck_need(&self, state: &State, rule: &TuckRule) -> u16 {
        match rule {
            TuckRule::Cancels(_, n) | TuckRule::Ends(_, n) => self.amount(state, &Ground::of(Seat(0)), n).max(1),
            TuckRule::Spares(_) => self.players.into(),
            TuckRule::Weakens(_) => u16::MAX,
        }
    }

    /// Have the cards under a crisis cancelled or ended it (DB-CRISIS-09, DB-CRISIS-24)?
    pub(crate) fn is_undone(&self, state: &State, crisis: &CrisisInPlay, card: CrisisId) -> bool {
        self.content.crisis(card).tuck.iter().any(|rule| match rule {
            TuckRule::Cancels(..) | TuckRule::Ends(..) => u16::from(crisis.tucked.len) >= self.tuck_need(state, rule),
            _ => false,
        })
    }

    /// May this card go under this crisis (DB-LOCAL-08, DB-LOCAL-18)?
    pub(crate) fn judge_reduce(&self, state: &State, seat: Seat, card: LocalId, at: u8) -> Result<(), Refusal> {
        let Some((crisis, id)) = self.crisis_up(state, at) else { return Err(Refusal::NotFaceUp { crisis: at }) };
        let what = Forbidden::TuckingUnderCrises;
        if self.forbids(state, seat, what) {
            // The crisis that forbids it can still be ended (card 1.446).
            let own = crisis.in_force && self.content.crisis(id).ongoing.iter().any(|m| *m == Modifier::Forbids(what));
            if !own {
                return Err(Refusal::ForbiddenBy { what, by: self.forbidden_by(state, what) });
            }
        }
        let Some(rule) = self.content.crisis(id).tuck.get(0) else { return Err(Refusal::TakesNoCards) };
        if !self.content.local(card).fits(&rule.filter()) {
            return Err(Refusal::DoesNotFit { card, wanted: rule.filter() });
        }
        if u16::from(crisis.tucked.len) >= self.tuck_need(state, &rule) {
            return Err(Refusal::AlreadyMet);
        }
        Ok(())
    }

    /// A card goes under a crisis; an ongoing one that is ended by it leaves at once (DB-CRISIS-24).
    pub(crate) fn reduce_crisis(
        &self,
        state: &mut State,
        seat: Seat,
        card: LocalId,
        at: u8,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let Some((mut crisis, id)) = self.crisis_up(state, at) else { return };
        state.boards[seat.index()].hand.take(card);
        crisis.tucked = state.chain_in(crisis.tucked, card, crisis.tucked.len);
        if let Some(place) = state.crises.get_mut(usize::from(at)) {
            *place = crisis;
        }
        tell.tell(state, || Fact::TuckedUnderCrisis { seat, card, crisis: id });
        if crisis.in_force && self.is_undone(state, &crisis, id) {
            tell.tell(state, || Fact::CrisisEnded { card: id });
            self.discard_crisis(state, at, tell);
            self.refresh_modifiers(state);
        }
    }

    /// A crisis goes to its discards, the cards under it to the local ones (DB-CRISIS-10, DB-CRISIS-27).
    pub(crate) fn discard_crisis(&self, state: &mut State, at: u8, tell: &mut impl Tell<State, Fact>) {
        let Some((crisis, card)) = self.crisis_up(state, at) else { return };
        state.crises.remove(usize::from(at));
        let tucked = state.discard_chain(crisis.tucked);
        state.crisis_discards |= 1 << card.0;
        tell.tell(state, || Fact::CrisisDiscarded { card, tucked });
    }
}
