//! The thermometer: carbon becomes bands and bands carbon, the level of crisis cards follows, and 8 bands lose.

use crate::facts::{Fact, Losses, Outcome};
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::pending::{Frame, SeatPrompt};
use crate::state::{CrisisInPlay, Face, State};
use crate::vocab::{Deck, Stage};
use tabletop::{Seats, Tell};

impl Daybreak {
    /// Carbon goes onto the thermometer: a full row becomes a band (DB-EMIT-05), in the Crisis stage a roll is owed for
    /// it (DB-CRISIS-04), and when all carbon is placed and nothing is lost, the level is seen to (DB-EMIT-13).
    pub(crate) fn warm(&self, state: &mut State, carbon: u16, tell: &mut impl Tell<State, Fact>) {
        if carbon == 0 {
            return;
        }
        tell.tell(state, || Fact::Warmed { carbon });
        state.world.loose += carbon;
        let mut made = 0u8;
        while state.world.loose >= self.per_band() && made < 100 {
            state.world.loose -= self.per_band();
            made += 1;
        }
        if made > 0 {
            state.world.bands = state.world.bands.saturating_add(made).min(100);
            if state.stage == Stage::Crisis {
                state.rolls = state.rolls.saturating_add(made);
            }
            let now = state.world.bands;
            tell.tell(state, || Fact::Bands { change: made as i8, now });
            if !self.check_loss(state, tell) {
                self.draw_crises_for_level(state, tell);
            }
        }
    }

    /// Carbon leaves the thermometer: loose carbon first, then the top band breaks (DB-EMIT-10). How much went.
    pub(crate) fn cool(&self, state: &mut State, carbon: u16, tell: &mut impl Tell<State, Fact>) -> u16 {
        let (mut left, before) = (carbon, state.world.bands);
        loop {
            let gone = left.min(state.world.loose);
            state.world.loose -= gone;
            left -= gone;
            let breaks = if self.options.whole_bands { left >= self.per_band() } else { left > 0 };
            if !breaks || state.world.bands == 0 {
                break;
            }
            state.world.bands -= 1;
            state.world.loose += self.per_band();
        }
        let now = state.world.bands;
        if now != before {
            tell.tell(state, || Fact::Bands { change: -((before - now) as i8), now });
        }
        carbon - left
    }

    /// Bands leave the thermometer until the end of the round (DB-TEMP-01).
    pub(crate) fn send_bands_away(&self, state: &mut State, count: u16, tell: &mut impl Tell<State, Fact>) {
        let away = count.min(u16::from(state.world.bands)) as u8;
        state.world.bands -= away;
        state.world.bands_away += away;
        let now = state.world.bands;
        if away > 0 {
            tell.tell(state, || Fact::BandsAway { change: -(away as i8), now });
        }
    }

    /// Crisis cards that the thermometer shows (DB-GLOBAL-01).
    pub(crate) fn level(&self, bands: u8) -> u8 {
        self.content.board().crises_at(bands)
    }

    /// More crisis cards, if the level shows more than were drawn for it this round (DB-EMIT-06).
    pub(crate) fn draw_crises_for_level(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        let level = self.level(state.world.bands);
        // Before the Global stage has drawn its own, nothing is owed.
        if state.level_crises > 0 && level > state.level_crises {
            let more = level - state.level_crises;
            state.level_crises = level;
            self.add_crises(state, u16::from(more), tell);
        }
    }

    /// Cards in the crisis deck, those face down on the table not counted.
    pub(crate) fn crisis_deck_size(&self, state: &State) -> u32 {
        let unknown = state.crises.iter().filter(|crisis| crisis.face == Face::Unknown).count() as u32;
        state.crisis_deck.count_ones().saturating_sub(unknown)
    }

    /// So many crises face down on top; an empty deck is refilled (DB-GLOBAL-06). How many came.
    pub(crate) fn add_crises(&self, state: &mut State, count: u16, tell: &mut impl Tell<State, Fact>) -> u8 {
        let mut laid = 0;
        for _ in 0..count {
            if self.crisis_deck_size(state) == 0 {
                if state.crisis_discards == 0 {
                    break;
                }
                state.crisis_laid |= state.crisis_deck;
                for place in 0..state.crises.len() {
                    if let Some(crisis) = state.crises.get_mut(place)
                        && crisis.face == Face::Unknown
                    {
                        crisis.face = Face::Laid;
                    }
                }
                state.crisis_deck = std::mem::take(&mut state.crisis_discards);
                tell.tell(state, || Fact::Reshuffled { deck: Deck::Crisis });
            }
            let crisis = CrisisInPlay { face: Face::Unknown, in_force: false, tucked: crate::state::Chain::EMPTY };
            if !state.crises.push(crisis) {
                break;
            }
            laid += 1;
        }
        if laid > 0 {
            tell.tell(state, || Fact::CrisesLaid { unknown: laid });
        }
        laid
    }

    /// Bands that lose the game (DB-EMIT-07).
    pub(crate) fn bands_to_lose(&self, state: &State) -> u8 {
        let more = self.table_sum(state, |modifier| match modifier {
            Modifier::LossBands(n) => *n,
            _ => 0,
        });
        (i16::from(self.content.board().bands_to_lose) + more).clamp(1, 100) as u8
    }

    /// Is the game lost now? Then everything stops (DB-EMIT-07, DB-CRISIS-11, DB-END-02, DB-END-03).
    pub(crate) fn check_loss(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) -> bool {
        if state.ending.is_some() {
            return true;
        }
        let mut communities = Seats::NONE;
        for seat in self.seats() {
            if state.board(seat).communities >= u16::from(state.standing[seat.index()].communities_to_lose) {
                communities = communities.with(seat);
            }
        }
        // Fewer bands than this never lose, whatever is in force.
        let too_hot = state.world.bands > 0 && state.world.bands >= state.standing[0].bands_to_lose;
        if communities.is_empty() && !too_hot {
            return false;
        }
        self.end(state, Losses { too_hot, communities, ..Losses::default() }, tell);
        true
    }

    /// The game ends: won, if nothing is lost.
    pub(crate) fn end(&self, state: &mut State, losses: Losses, tell: &mut impl Tell<State, Fact>) {
        let won = losses == Losses::default();
        let round = state.round;
        if won {
            tell.tell(state, || Fact::Won { round });
        } else {
            tell.tell(state, || Fact::Lost { losses });
        }
        state.ending = Some(Outcome {
            won,
            round,
            stage: state.stage,
            losses,
            bands: state.world.bands,
            communities: state.boards.map(|board| board.communities.min(255) as u8),
        });
        // Cards that were drawn to choose from lie with the discards, so that none is lost.
        for place in 0..state.desks.len() {
            for card in state.desks[place].offered.iter() {
                if matches!(state.desks[place].owes, Some(crate::pending::OwedChoice::Keep(_))) {
                    state.discard(card);
                }
            }
            state.desks[place] = SeatPrompt::EMPTY;
        }
        while let Some(card) = state.drawn_projects.pop() {
            state.global_discards |= 1 << card.0;
        }
        while state.agenda.pop().is_some() {}
        state.votes = Default::default();
        state.agenda.push(Frame::Over);
    }
}
