//! What a state is worth to the group: the chance to win, as three chances that must all come true. Nobody is lost to
//! crises, the planet stays cool enough, and drawdown comes in time.
//!
//! Each chance counts as its logarithm, drawn as a smooth bend: nearly 0 while danger is far, a straight line down when
//! it is there. No function is used that machines work out differently.

use super::crisis_risk::{self, CrisisRisk};
use super::planet::{Harm, Planet};
use super::weights::Weights;
use daybreak::content::Content;
use daybreak::language::{Change, Modifier};
use daybreak::{Daybreak, DrawTo, Frame, PerSeat, PlayerBoard, Resilience, Stage, State, World};
use std::cell::RefCell;
use tabletop::{Game, Seat};

/// What a lost game is worth; every other state is worth more.
const LOST: f32 = -1000.0;
/// What it is worth that the last Emissions stage is over without drawdown, before carbon is counted.
const TOO_LATE: f32 = -12.0;

/// So many climates are remembered.
const CLIMATES: usize = 16;

/// What holds for the whole of one decision.
#[derive(Clone, Copy)]
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
    pub planet: Planet,
    memory: &'a Memory,
}

/// All that the course of the climate follows from.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Causes {
    /// Carbon of this round, before sinks.
    carbon: u32,
    /// Dirty energy that energy beyond demand can replace.
    spare: u32,
    /// Others who are still at work.
    at_work: u8,
    rolls: u8,
    stage: Stage,
    world: World,
}

/// The course of the climate, if the group goes on as usual.
#[derive(Clone, Copy, Debug)]
struct Climate {
    /// Carbon beyond the sinks.
    net: f32,
    /// Bands before this round's crises.
    bands: f32,
    /// How sure drawdown is in this round.
    drawdown: f32,
    /// Tips of planetary tracks this round, and after it.
    tips: Harm,
    later_tips: Harm,
    /// Rounds until drawdown, and bands then.
    rounds: f32,
    at_last: f32,
}

/// What a player suffers from, besides the climate.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Plight {
    communities: u16,
    /// Communities in crisis that lose the game.
    lose: u8,
    /// Energy that is missing at the energy check to come, and next round's.
    short: u16,
    next_short: u16,
    resilience: [u16; Resilience::COUNT],
    /// What the crises that lie face up do, in communities in crisis; how many others there are, and what those in force do
    /// in a round.
    harm: f32,
    unknown: f32,
    burden: f32,
}

/// How near a player is to losing the game.
#[derive(Clone, Copy, Debug)]
struct Peril {
    /// Communities in crisis with which the energy check alone would lose it.
    blackout: f32,
    /// Communities in crisis at the end of this round.
    soon: f32,
    /// The chances of this round and of later ones, bent.
    now: f32,
    later: f32,
}

/// What is known of a climate, and of the players in it.
#[derive(Clone, Debug)]
struct Known {
    causes: Causes,
    climate: Climate,
    players: PerSeat<Option<(Plight, Peril)>>,
}

/// What scores within one decision have in common: most of the states that are compared differ in one board, or not in
/// what the climate follows from.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory(RefCell<Remembered>);

#[derive(Clone, Debug, Default)]
struct Remembered {
    known: Vec<Known>,
    /// How many climates were worked out.
    count: usize,
}

impl Memory {
    /// Another decision begins.
    pub(super) fn clear(&mut self) {
        let Remembered { known, count } = self.0.get_mut();
        known.clear();
        *count = 0;
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        game: &'a Daybreak,
        state: &State,
        me: Seat,
        weights: &'a Weights,
        memory: &'a Memory,
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
        let mut growth = PerSeat::default();
        game.seats().for_each(|seat| growth[seat.index()] = game.growth(state, seat));
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
            other_sinks: game.sinks(state).saturating_sub(world.trees + world.oceans + world.dac),
            growth,
            crisis_risk: CrisisRisk::of(content, state, players, weights),
            planet: Planet::of(content, players),
            memory,
        }
    }

    /// The same with other worths of a blackout and of a card.
    pub(super) fn with(&self, blackout: f32, card: f32) -> Outlook<'a> {
        Outlook { blackout, card, ..*self }
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
        let causes = self.causes(state);
        let mut memory = self.memory.0.borrow_mut();
        let known = self.known(&mut memory, causes);
        let Climate { net, bands, drawdown, tips, rounds, at_last, .. } = known.climate;

        let mut harm = [0.0; 4];
        for crisis in state.crises.iter() {
            let blow = crisis_risk::blow(self.content, state, crisis, bands, self.players, weights);
            harm.iter_mut().zip(blow).for_each(|(sum, more)| *sum += more);
        }
        let unknown = self.unknown(state) + weights.tips * tips.crises;
        let burden = crisis_risk::burdens(self.content, state, self.players);
        let (mut now, mut later) = (0.0, 0.0);
        for (own, board) in boards.iter().enumerate() {
            let before_check = is_before_check(state.stage);
            let plight = Plight {
                communities: board.communities,
                lose: state.standing[own].communities_to_lose,
                short: if before_check { board.shortage() } else { 0 },
                next_short: self.next_short(own, board),
                resilience: board.resilience,
                harm: harm[own],
                unknown,
                burden,
            };
            let peril = match known.players[own] {
                Some((same, peril)) if same == plight => peril,
                _ => known.players[own].insert((plight, self.peril(&known.climate, &plight))).1,
            };
            now -= self.blackout * peril.blackout + peril.now;
            later -= self.blackout * peril.blackout + peril.later;
            later -= self.card * 0.25 * peril.soon * self.rounds_after;
        }
        now -= bend((bands + f32::from(world.bands_away) - self.bands_to_lose + 1.0) / weights.spread_bands);
        later -= bend((at_last - self.bands_to_lose + 1.0) / weights.spread_bands);
        if self.rounds_after >= 1.0 {
            later -= bend((rounds + weights.reserve - self.rounds_after) / weights.spread_rounds);
        } else {
            // There is no later; all that is left is not to make it worse.
            later = TOO_LATE - 0.1 * net + now;
        }
        drawdown * now + (1.0 - drawdown) * later + self.card * cards(state, boards.len())
    }

    fn causes(&self, state: &State) -> Causes {
        let mut carbon = u32::from(state.world.recent);
        let mut spare = 0;
        for board in &state.boards[..usize::from(self.players)] {
            carbon += u32::from(board.carbon().saturating_sub(board.absorbed));
            let beyond = (board.clean + board.dirty).saturating_sub(board.demand);
            spare += u32::from(beyond.min(board.dirty));
        }
        let at_work = if is_before_check(state.stage) {
            self.seats().filter(|&seat| seat != self.me && !state.done.has(seat)).count() as u8
        } else {
            0
        };
        Causes { carbon, spare, at_work, rolls: state.rolls, stage: state.stage, world: state.world }
    }

    /// What is known of these causes; the climate is worked out if nothing is.
    fn known<'m>(&self, Remembered { known, count }: &'m mut Remembered, causes: Causes) -> &'m mut Known {
        let place = known.iter().position(|known| known.causes == causes).unwrap_or_else(|| {
            let new = Known { causes, climate: self.climate(&causes), players: [None; 4] };
            // What was first is the state of the decision itself, which everything is compared with: it is never forgotten.
            let place = if *count < CLIMATES { *count } else { 1 + *count % (CLIMATES - 1) };
            *count += 1;
            match known.get_mut(place) {
                Some(forgotten) => *forgotten = new,
                None => known.push(new),
            }
            place
        });
        &mut known[place]
    }

    fn climate(&self, causes: &Causes) -> Climate {
        let (weights, world) = (self.weights, &causes.world);
        // Is the carbon of this round still to come?
        let before_carbon = is_before_check(causes.stage) || causes.stage == Stage::Emissions;
        let at_work = f32::from(causes.at_work);
        let net = causes.carbon as f32 - f32::from(world.trees + world.oceans + world.dac + self.other_sinks);
        let fall = weights.fall * f32::from(self.players);
        let soon = net - weights.pending * weights.fall * at_work;

        // This round: bands after the Emissions stage, and whether it brings drawdown.
        let heat = f32::from(world.bands) + f32::from(world.loose) / self.per_band;
        let (bands, drawdown) = if before_carbon {
            let doubt = 0.3 + weights.doubt * at_work;
            ((heat + soon.max(-fall) / self.per_band).max(0.0), rise((-0.5 - soon) / doubt))
        } else {
            (heat, if world.drawdown { 1.0 } else { 0.0 })
        };
        // What the planet adds to that before the round is over.
        let rolls = if causes.stage == Stage::Crisis { f32::from(causes.rolls) } else { bands };
        let rolls = if causes.stage == Stage::Growth { 0.0 } else { rolls };
        let tips = self.planet.expected(&world.tracks, rolls);
        let bands = bands + weights.tips * tips.heat / self.per_band;
        // Later rounds, while the group takes out as much as it usually does, and tips go on. Bands that are away are back.
        let next = soon - weights.spare * causes.spare as f32 - if before_carbon { fall } else { 0.0 }
            + weights.tips * tips.sinks;
        let warmer = f32::from(world.bands_away) + weights.tips * tips.recent / self.per_band;
        let course = |net: f32, more: f32| {
            let rounds = (net.max(0.0) + 1.0) / fall;
            (rounds, bands + warmer + (more + fall * rounds * (rounds + 1.0) / 2.0) / self.per_band)
        };
        let (rounds, at_last) = course(next, 0.0);
        let rolls = rolls + rounds.min(self.rounds_after) * (bands + at_last) / 2.0;
        let later_tips = self.planet.expected(&world.tracks, rolls).without(&tips);
        // Sinks that go later are missing for half of the time.
        let (rounds, at_last) = course(
            next + weights.later_tips * later_tips.sinks / 2.0,
            weights.later_tips * (later_tips.recent + later_tips.heat),
        );
        Climate { net, bands, drawdown, tips, later_tips, rounds, at_last }
    }

    /// Energy that will be missing after the growth to come.
    fn next_short(&self, own: usize, board: &PlayerBoard) -> u16 {
        self.growth[own].min((board.demand + self.growth[own]).saturating_sub(board.clean + board.dirty))
    }

    fn peril(&self, climate: &Climate, plight: &Plight) -> Peril {
        let (weights, Climate { bands, later_tips, rounds, at_last, .. }) = (self.weights, *climate);
        let crises_later = 3.0 + (at_last / 4.0).min(2.0);
        let (lose, short) = (f32::from(plight.lose), f32::from(plight.short));
        let average = self.crisis_risk.average(bands, &plight.resilience);
        let soon = f32::from(plight.communities) + short + plight.harm + plight.unknown * average;
        // The energy check alone would lose the game.
        let blackout = (f32::from(plight.communities) + short - lose + 1.0).max(0.0);
        let now = bend((soon - lose + 1.0) / weights.spread_now);
        let average = self.crisis_risk.average((bands + at_last) / 2.0, &plight.resilience);
        let late = soon
            + weights.shortage * short
            + weights.next_shortage * f32::from(plight.next_short)
            + rounds.min(self.rounds_after) * (weights.later_crises * crises_later * average + plight.burden)
            + weights.later_tips * weights.later_crises * later_tips.crises * average;
        Peril { blackout, soon, now, later: bend((late - lose + 1.0) / weights.spread_later) }
    }

    /// Crises that nobody knows. Those that are about to be turned up in time count less.
    fn unknown(&self, state: &State) -> f32 {
        let hidden = state.crises.iter().filter(|crisis| !matches!(crisis.face, daybreak::Face::Up(_))).count();
        let known = match state.stage {
            Stage::Local => state.agenda.iter().filter(|frame| matches!(frame, Frame::TurnUp { .. })).count(),
            _ => 0,
        };
        hidden as f32 - self.weights.foresight * known as f32
    }
}

/// Is the energy check still to come?
fn is_before_check(stage: Stage) -> bool {
    matches!(stage, Stage::Global | Stage::Local)
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
