//! What a state is worth to the group: the chance to win, as three chances that must all come true. Nobody is lost to
//! crises, the planet stays cool enough, and drawdown comes in time.
//!
//! Each chance counts as its logarithm, drawn as a smooth bend: nearly 0 while danger is far, a straight line down when
//! it is there. No function is used that machines work out differently.

use super::crisis_risk::{self, CrisisRisk};
use super::weights::Weights;
use daybreak::content::Content;
use daybreak::language::{Change, Modifier};
use daybreak::{Daybreak, DrawTo, Forecast, Frame, PerSeat, Stage, State};
use tabletop::{Game, Seat};

/// What a lost game is worth; every other state is worth more.
const LOST: f32 = -1000.0;
/// What it is worth that the last Emissions stage is over without drawdown, before carbon is counted.
const TOO_LATE: f32 = -12.0;

/// What holds for the whole of one decision.
pub(super) struct Outlook<'a> {
    pub game: &'a Daybreak,
    pub content: &'a Content,
    pub weights: &'a Weights,
    pub me: Seat,
    pub players: u8,
    /// What a card in hand is worth.
    pub card: f32,
    /// What each community in crisis costs with which the energy check would lose the game. It is no part of prices:
    /// what is needed at once says nothing about later rounds.
    pub blackout: f32,
    /// Rounds after this one.
    pub rounds_after: f32,
    per_band: f32,
    bands_to_lose: f32,
    /// What absorbs carbon besides trees, oceans and DAC.
    other_sinks: u16,
    pub growth: PerSeat<u16>,
    crisis_risk: CrisisRisk,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        game: &'a Daybreak,
        state: &State,
        forecast: &Forecast,
        me: Seat,
        weights: &'a Weights,
    ) -> Outlook<'a> {
        let (content, players) = (game.content(), game.players());
        let board = content.board();
        let (mut rounds, mut bands_to_lose) = (f32::from(board.rounds), f32::from(board.bands_to_lose));
        for (card, _) in state.challenges.iter() {
            for change in content.challenge(*card).changes.iter() {
                match change {
                    Change::Standing(Modifier::Rounds(n)) => rounds += f32::from(*n),
                    Change::Standing(Modifier::LossBands(n)) => bands_to_lose += f32::from(*n),
                    _ => {}
                }
            }
        }
        let world = &state.world;
        Outlook {
            game,
            content,
            weights,
            me,
            players,
            card: 0.0,
            blackout: 0.0,
            rounds_after: (rounds - f32::from(state.round)).max(0.0),
            per_band: f32::from(board.carbon_per_band) * f32::from(players),
            bands_to_lose,
            other_sinks: forecast.sinks.saturating_sub(world.trees + world.oceans + world.dac),
            growth: forecast.growth,
            crisis_risk: CrisisRisk::of(content, state, players, weights),
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// What a state is worth.
    pub(super) fn score(&self, state: &State) -> f32 {
        if let Some(ending) = state.ending {
            return if ending.won { 0.0 } else { LOST };
        }
        let (weights, world) = (self.weights, &state.world);
        let boards = &state.boards[..usize::from(self.players)];
        // Is the energy check, and is the carbon of this round still to come?
        let before_check = matches!(state.stage, Stage::Global | Stage::Local);
        let before_carbon = before_check || state.stage == Stage::Emissions;

        let mut carbon = f32::from(world.recent);
        let mut spare = 0.0;
        for board in boards {
            carbon += f32::from(board.carbon().saturating_sub(board.absorbed));
            let beyond = (board.clean + board.dirty).saturating_sub(board.demand);
            spare += f32::from(beyond.min(board.dirty));
        }
        let net = carbon - f32::from(world.trees + world.oceans + world.dac + self.other_sinks);
        let fall = weights.fall * f32::from(self.players);
        let at_work = if before_check {
            self.seats().filter(|&seat| seat != self.me && !state.done.has(seat)).count() as f32
        } else {
            0.0
        };
        let soon = net - weights.pending * weights.fall * at_work;

        // This round: bands after the Emissions stage, and whether it brings drawdown.
        let heat = f32::from(world.bands) + f32::from(world.loose) / self.per_band;
        let (bands, drawdown) = if before_carbon {
            let doubt = 0.3 + weights.doubt * at_work;
            ((heat + soon.max(-fall) / self.per_band).max(0.0), rise((-0.5 - soon) / doubt))
        } else {
            (heat, if world.drawdown { 1.0 } else { 0.0 })
        };
        // Later rounds, while the group takes out as much as it usually does.
        let emissions_after = self.rounds_after;
        let next = soon - weights.spare * spare - if before_carbon { fall } else { 0.0 };
        let rounds = (next.max(0.0) + 1.0) / fall;
        let at_last = bands + fall * rounds * (rounds + 1.0) / 2.0 / self.per_band;

        let mut harm = [0.0; 4];
        for crisis in state.crises.iter() {
            let blow = crisis_risk::blow(self.content, state, crisis, bands, self.players, weights);
            harm.iter_mut().zip(blow).for_each(|(sum, more)| *sum += more);
        }
        let unknown = state.crises.iter().filter(|crisis| !matches!(crisis.face, daybreak::Face::Up(_))).count() as f32;
        let burden = crisis_risk::burdens(self.content, state, self.players);
        let crises_later = 3.0 + (at_last / 4.0).min(2.0);
        let (mut now, mut later) = (0.0, 0.0);
        for (own, board) in boards.iter().enumerate() {
            let lose = f32::from(state.standing[own].communities_to_lose);
            let missing = board.shortage();
            let short = if before_check { f32::from(missing) } else { 0.0 };
            let average = self.crisis_risk.average(bands, &board.resilience);
            let soon = f32::from(board.communities) + short + harm[own] + unknown * average;
            // The energy check alone would lose the game.
            let blackout = (f32::from(board.communities) + short - lose + 1.0).max(0.0);
            now -= self.blackout * blackout + bend((soon - lose + 1.0) / weights.spread_now);
            let growth =
                self.growth[own].min((board.demand + self.growth[own]).saturating_sub(board.clean + board.dirty));
            let average = self.crisis_risk.average((bands + at_last) / 2.0, &board.resilience);
            let late = soon
                + weights.shortage * short
                + weights.next_shortage * f32::from(growth)
                + rounds.min(emissions_after) * (weights.later_crises * crises_later * average + burden);
            later -= self.blackout * blackout + bend((late - lose + 1.0) / weights.spread_later);
            later -= self.card * 0.25 * soon * emissions_after;
        }
        now -= bend((bands - self.bands_to_lose + 1.0) / weights.spread_bands);
        later -= bend((at_last - self.bands_to_lose + 1.0) / weights.spread_bands);
        if emissions_after >= 1.0 {
            later -= bend((rounds + weights.reserve - emissions_after) / weights.spread_rounds);
        } else {
            // There is no later; all that is left is not to make it worse.
            later = TOO_LATE - 0.1 * net + now;
        }
        drawdown * now + (1.0 - drawdown) * later + self.card * cards(state, boards.len())
    }
}

/// Cards in hand and on their way.
fn cards(state: &State, players: usize) -> f32 {
    let mut cards: f32 =
        state.boards[..players].iter().map(|board| board.hand.len() as f32 + f32::from(board.next_draw)).sum();
    for frame in state.agenda.iter() {
        if let Frame::DrawCards { left, into, .. } = *frame {
            cards += match into {
                DrawTo::Hand => f32::from(left),
                DrawTo::Choose(keep) => 1.5 * f32::from(keep),
                DrawTo::Fitting(_) => 0.4 * f32::from(left),
            };
        }
    }
    cards
}

/// From 0 to a straight line of slope 1, bending around 0.
fn bend(x: f32) -> f32 {
    (x + (x * x + 1.0).sqrt()) / 2.0
}

/// From 0 to 1, a half at 0.
fn rise(x: f32) -> f32 {
    (1.0 + x / (1.0 + x * x).sqrt()) / 2.0
}
