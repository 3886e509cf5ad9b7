//! What crises do, in communities in crisis: those that lie face up, and on average those that nobody knows.

use super::weights::Weights;
use daybreak::content::Content;
use daybreak::language::{CrisisCard, Effect, Measure, Modifier, Quantity, Step, Target, Token, TuckRule};
use daybreak::{CrisisId, CrisisInPlay, Face, PerSeat, PlayerBoard, Resilience, State};

/// Kinds of resilience, and none.
const KINDS: usize = Resilience::COUNT + 1;
/// An amount without bands is taken for this.
const FLAT: f32 = 2.0;

/// The crises that can still come, as an average of one of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CrisisRisk {
    /// Harm for each band beyond the resilience of the kind; the last is reduced by none.
    per_band: [f32; KINDS],
    /// Harm of a fixed amount, for each token of resilience below [`FLAT`].
    flat: [f32; KINDS],
}

impl CrisisRisk {
    /// The average of the cards that nobody has seen.
    pub(super) fn of(content: &Content, state: &State, players: u8, weights: &Weights) -> CrisisRisk {
        let mut crisis_risk = CrisisRisk::default();
        let unseen = state.crisis_deck | state.crisis_laid;
        let share = 1.0 / unseen.count_ones().max(1) as f32;
        let mut left = unseen;
        while left != 0 {
            crisis_risk.add(content.crisis(CrisisId(left.trailing_zeros() as u8)), players, share, weights);
            left &= left - 1;
        }
        crisis_risk
    }

    fn add(&mut self, card: &CrisisCard, players: u8, share: f32, weights: &Weights) {
        let kind = card.weakened_by.iter().next().map_or(KINDS - 1, |kind| kind.index());
        let hit = match card.target {
            Target::All => share,
            _ => share / f32::from(players),
        };
        for step in card.steps.iter() {
            step.each_effect(|effect| {
                let pain = pain(effect, weights) * hit;
                match effect.quantity() {
                    Some(Quantity::PerBand(n)) => self.per_band[kind] += pain * f32::from(n),
                    Some(quantity) => self.flat[kind] += pain * plain(&quantity, 0.0, players, None) / FLAT,
                    None => {}
                }
            });
        }
    }

    /// What one unknown crisis does to a player on average.
    pub(super) fn average(&self, bands: f32, resilience: &[u16; Resilience::COUNT]) -> f32 {
        let mut harm = self.per_band[KINDS - 1] * bands + self.flat[KINDS - 1] * FLAT;
        for (kind, &tokens) in resilience.iter().enumerate() {
            let tokens = f32::from(tokens);
            harm += self.per_band[kind] * above(bands - tokens) + self.flat[kind] * above(FLAT - tokens);
        }
        harm
    }
}

/// What is left above 0, rounded off where it is uncertain.
fn above(x: f32) -> f32 {
    if x >= 1.0 {
        x
    } else if x <= -1.0 {
        0.0
    } else {
        (x + 1.0) * (x + 1.0) / 4.0
    }
}

/// What one token of an effect hurts a player, in communities in crisis.
fn pain(effect: &Effect, weights: &Weights) -> f32 {
    match *effect {
        Effect::Gain(Token::Communities, _) => 1.0,
        Effect::Lose(Token::Resilience(_) | Token::AnyResilience, _) => weights.lost_resilience,
        Effect::LoseCards(..) | Effect::FewerDraws(_) => weights.lost_card,
        Effect::Lose(Token::Trees | Token::Oceans, _) => 0.5,
        Effect::Gain(Token::RecentCarbon | Token::ThermometerCarbon, _) => 0.15,
        Effect::Gain(Token::Emissions(_) | Token::AnyEmissions | Token::Demand, _) => 0.5,
        Effect::Lose(Token::Clean, _) | Effect::Swap(Token::Clean, Token::Dirty, _) => 0.5,
        Effect::Lose(Token::Dirty, _) => 0.2,
        Effect::Give(..) => 0.3,
        Effect::LoseProjects(_) => 1.0,
        Effect::AddCrises(_) | Effect::RollPlanet(_) | Effect::StepOn(..) => 0.7,
        _ => 0.0,
    }
}

/// An amount in a crisis; what counts tokens needs a board.
fn plain(quantity: &Quantity, bands: f32, players: u8, board: Option<&PlayerBoard>) -> f32 {
    match *quantity {
        Quantity::N(n) => f32::from(n),
        Quantity::PerBand(n) => f32::from(n) * bands,
        Quantity::PerPlayer(n) => f32::from(n) * f32::from(players),
        Quantity::Solo(more, solo) => f32::from(if players == 1 { solo } else { more }),
        Quantity::ByPlayers(a, b, c, d) => f32::from([a, b, c, d][usize::from(players.clamp(1, 4)) - 1]),
        Quantity::PerEvery(n, Token::Clean) => board.map_or(1.0, |board| f32::from(board.clean / u16::from(n.max(1)))),
        Quantity::PerEvery(..) | Quantity::PerArea(..) => 1.0,
        _ => 1.0,
    }
}

fn measured(board: &PlayerBoard, measure: &Measure) -> u16 {
    match *measure {
        Measure::Board(Token::Resilience(kind)) => board.resilience[kind.index()],
        Measure::Board(Token::Emissions(sector)) => board.emissions[sector.index()],
        Measure::Board(Token::Communities) => board.communities,
        Measure::Board(Token::Dirty) => board.dirty,
        Measure::Board(Token::Clean) => board.clean,
        Measure::Tags(tag) => board.area_tags(tag),
        Measure::Hand => board.hand.len() as u16,
        Measure::Carbon => board.carbon(),
        Measure::Board(_) => 0,
    }
}

/// What a crisis that lies face up will do to each player, in communities in crisis, at so many bands.
pub(super) fn blow(
    content: &Content,
    state: &State,
    crisis: &CrisisInPlay,
    bands: f32,
    players: u8,
    weights: &Weights,
) -> PerSeat<f32> {
    let mut harm = [0.0; 4];
    let Face::Up(card) = crisis.face else { return harm };
    let card = content.crisis(card);
    if crisis.in_force {
        return harm;
    }
    let tucked = f32::from(crisis.tucked.len);
    let (mut weaker, mut scale) = (0.0, 1.0);
    match card.tuck.get(0) {
        Some(TuckRule::Weakens(_)) => weaker = tucked,
        Some(TuckRule::Spares(_)) => scale = 1.0 - (tucked / f32::from(players)).min(1.0),
        Some(TuckRule::Cancels(_, n) | TuckRule::Ends(_, n)) => {
            scale = undone(tucked, plain(&n, 0.0, players, None).max(1.0));
        }
        None => {}
    }
    let boards = &state.boards[..usize::from(players)];
    let edge = match &card.target {
        Target::Least(measure) => boards.iter().map(|board| measured(board, measure)).min(),
        Target::Most(measure) => boards.iter().map(|board| measured(board, measure)).max(),
        Target::All | Target::Group => None,
    };
    let struck = |board: &PlayerBoard| match &card.target {
        Target::All | Target::Group => true,
        Target::Least(measure) => Some(measured(board, measure)) == edge,
        Target::Most(measure) => edge != Some(0) && Some(measured(board, measure)) == edge,
    };
    let ties = match card.target {
        Target::All => 1,
        Target::Group => boards.len(),
        _ => boards.iter().filter(|board| struck(board)).count().max(1),
    };
    let ongoing = if card.is_ongoing() { card.ongoing.iter().map(burden).sum::<f32>() } else { 0.0 };
    for (own, board) in boards.iter().enumerate().filter(|(_, board)| struck(board)) {
        let less: u16 = card.weakened_by.iter().map(|kind| board.resilience[kind.index()]).sum();
        let mut sum = ongoing;
        for step in card.steps.iter() {
            let Step::Do(effect) = step else { continue };
            let amount = effect.quantity().map_or(0.0, |quantity| plain(&quantity, bands, players, Some(board)));
            let amount = above_exactly(amount - f32::from(less) - weaker);
            sum += match *effect {
                // What is missing becomes communities in crisis (DB-CRISIS-12).
                Effect::Lose(Token::Resilience(kind), _) => {
                    let there = f32::from(board.resilience[kind.index()]).min(amount);
                    there * weights.lost_resilience + amount - there
                }
                _ => amount * pain(effect, weights),
            };
        }
        harm[own] = sum * scale / ties as f32;
    }
    harm
}

fn above_exactly(x: f32) -> f32 {
    x.max(0.0)
}

/// How much of a crisis is left with so many of the cards that undo it.
fn undone(tucked: f32, need: f32) -> f32 {
    1.0 - (tucked / need).min(1.0)
}

/// What an ongoing crisis does to each player in a round, in communities in crisis.
pub(super) fn burden(modifier: &Modifier) -> f32 {
    use daybreak::language::Forbidden;
    match modifier {
        Modifier::Forbids(Forbidden::RemovingDirty) => 0.8,
        Modifier::Forbids(Forbidden::TuckingUnderCrises | Forbidden::DrawingByAction) => 0.3,
        Modifier::Forbids(_) => 0.15,
        Modifier::Draws(n) => -0.35 * f32::from(*n),
        Modifier::Growth(n) => 0.5 * f32::from(*n),
        Modifier::Crises(n) | Modifier::Rolls(n) => 0.7 * f32::from(*n),
        _ => 0.0,
    }
}

/// What the ongoing crises in force do to each player in a round.
pub(super) fn burdens(content: &Content, state: &State, players: u8) -> f32 {
    let mut sum = 0.0;
    for crisis in state.crises.iter().filter(|crisis| crisis.in_force) {
        let Face::Up(card) = crisis.face else { continue };
        let card = content.crisis(card);
        let left = match card.tuck.get(0) {
            Some(TuckRule::Ends(_, n)) => undone(f32::from(crisis.tucked.len), plain(&n, 0.0, players, None).max(1.0)),
            _ => 1.0,
        };
        sum += left * card.ongoing.iter().map(burden).sum::<f32>();
    }
    sum
}
