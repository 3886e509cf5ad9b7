//! The Global stage: crises are forecast, and the group chooses a project.

use crate::facts::Fact;
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{Forbidden, Modifier};
use crate::moves::Move;
use crate::pending::Frame;
use crate::state::{Chain, Face, MAX_PLAYERS, ProjectInPlay, State};
use crate::vocab::{CrisisId, Deck, GlobalId, Stage};
use tabletop::{Dice, Seat, Tell};

impl Daybreak {
    /// The stage begins: crisis cards first, then the project (DB-GLOBAL-07).
    pub(crate) fn begin_global(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let round = state.round;
        state.stage = Stage::Global;
        tell.tell(state, || Fact::RoundBegan { round });
        tell.tell(state, || Fact::StageBegan { stage: Stage::Global });
        // DB-GLOBAL-01: as many as the level shows, ongoing ones not counted (DB-GLOBAL-08).
        state.level_crises = self.level(state.world.bands);
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::Crises(n) => *n,
            _ => 0,
        });
        let count = (i16::from(state.level_crises) + more).max(0) as u16;
        let first = state.crises.len() as u8;
        let laid = self.add_crises(state, count, tell);
        state.agenda.push(Frame::DrawProjects);
        // DB-GLOBAL-02: the first is the forecast, the rest are unknown.
        if laid > 0 && !self.forbids(state, Seat(0), Forbidden::Forecast) {
            state.agenda.push(Frame::TurnUp { at: first });
        }
    }

    /// The cards that can come up in a place of the row.
    pub(crate) fn crisis_pool(&self, state: &State, at: u8) -> u64 {
        match state.crises.get(usize::from(at)).map(|crisis| crisis.face) {
            Some(Face::Unknown) => state.crisis_deck,
            Some(Face::Laid) => state.crisis_laid,
            Some(Face::Up(_)) | None => 0,
        }
    }

    /// A crisis is turned up.
    pub(crate) fn turn_up(&self, state: &mut State, at: u8, card: CrisisId, tell: &mut impl Tell<State, Fact>) {
        state.agenda.pop();
        state.crisis_deck &= !(1 << card.0);
        state.crisis_laid &= !(1 << card.0);
        if let Some(crisis) = state.crises.get_mut(usize::from(at)) {
            crisis.face = Face::Up(card);
        }
        let forecast = state.stage == Stage::Global;
        tell.tell(state, || Fact::CrisisShown { at, card, forecast });
    }

    /// How many projects the next draw takes; an empty deck is refilled first (DB-GLOBAL-06).
    pub(crate) fn projects_due(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) -> u8 {
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::ProjectChoice(n) => *n,
            _ => 0,
        });
        // DB-GLOBAL-03.
        let wanted = (i16::from(self.content.board().projects_drawn) + more).clamp(1, 4) as usize;
        let left = wanted.saturating_sub(state.drawn_projects.len());
        if left > 0 && state.global_deck == 0 && state.global_discards != 0 {
            state.global_deck = std::mem::take(&mut state.global_discards);
            tell.tell(state, || Fact::Reshuffled { deck: Deck::Global });
        }
        left.min(state.global_deck.count_ones() as usize) as u8
    }

    /// Projects by chance, in the order drawn.
    pub(crate) fn sample_projects(&self, state: &State, count: u8, dice: &mut impl Dice) -> Few<GlobalId, 4> {
        let (mut deck, mut drawn) = (state.global_deck, Few::EMPTY);
        for _ in 0..count.min(deck.count_ones() as u8) {
            let mut bits = deck;
            for _ in 0..dice.below(deck.count_ones()) {
                bits &= bits - 1;
            }
            let card = bits.trailing_zeros() as u8;
            deck &= !(1 << card);
            drawn.push(GlobalId(card));
        }
        drawn
    }

    /// Projects are drawn.
    pub(crate) fn draw_projects(&self, state: &mut State, cards: &Few<GlobalId, 4>, tell: &mut impl Tell<State, Fact>) {
        for &card in cards.iter() {
            state.global_deck &= !(1 << card.0);
            state.drawn_projects.push(card);
        }
        tell.tell(state, || Fact::ProjectsDrawn { cards: cards.iter().copied().collect() });
    }

    /// The group has decided: it keeps one, or none (DB-GLOBAL-03).
    pub(crate) fn keep_project(&self, state: &mut State, choice: Move, tell: &mut impl Tell<State, Fact>) {
        state.agenda.pop();
        let keep = match choice {
            Move::KeepProject(card) => Some(card),
            _ => None,
        };
        let drawn = std::mem::take(&mut state.drawn_projects);
        for &card in drawn.iter().filter(|&&card| Some(card) != keep) {
            state.global_discards |= 1 << card.0;
            tell.tell(state, || Fact::ProjectDiscarded { card, tucked: Default::default() });
        }
        let Some(card) = keep else { return };
        // DB-GLOBAL-04: at most four; one has to go before a fifth starts.
        let most = usize::from(self.content.board().projects_in_play);
        if state.projects.iter().flatten().count() >= most {
            state.drawn_projects.push(card);
            state.agenda.push(Frame::MakeRoom { keep: card });
        } else {
            self.start_project(state, card, tell);
        }
    }

    /// The group has made room, and the new project starts.
    pub(crate) fn make_room(&self, state: &mut State, keep: GlobalId, choice: Move, tell: &mut impl Tell<State, Fact>) {
        state.agenda.pop();
        if let Move::DropProject(at) = choice {
            self.discard_project(state, at, tell);
        }
        state.drawn_projects = Few::EMPTY;
        self.start_project(state, keep, tell);
    }

    /// A project starts; one whose requirement is already met is active at once (DB-GLOBAL-09).
    fn start_project(&self, state: &mut State, card: GlobalId, tell: &mut impl Tell<State, Fact>) {
        let Some(at) = state.projects.iter().position(Option::is_none) else { return };
        let project = ProjectInPlay { card, active: false, tucked: Chain::EMPTY, used: [0; MAX_PLAYERS] };
        state.projects[at] = Some(project);
        tell.tell(state, || Fact::ProjectKept { card, at: at as u8 });
        self.look_at_projects(state, tell);
    }
}
