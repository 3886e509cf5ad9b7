//! A game of Earthrise in numbers, round by round.

use earthrise::{Earthrise, Fact, Phase, Suit};
use schemars::JsonSchema;
use serde::Serialize;
use tabletop::{Game, Seat, Timeline};

/// A game in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EarthriseDebrief {
    /// The rounds.
    pub rounds: Vec<EarthriseRound>,
    /// The final phase, by seat.
    pub last: Vec<EarthriseFinal>,
    /// Where Honors came from, in the order of the score sheet; together they are all Honors.
    pub sources: Vec<HonorsFrom>,
    /// Whose puzzle was whole at the end.
    pub whole: Vec<Seat>,
    /// The seats by their Honors, most first; whoever won stands first.
    pub standing: Vec<Seat>,
}

/// Honors from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "EarthriseHonorsFrom")]
pub struct HonorsFrom {
    /// Which.
    pub source: HonorsSource,
    /// The round, from 1, with `round`.
    pub round: Option<u8>,
    /// How many, by seat.
    pub honors: Vec<i16>,
}

/// What Honors were given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "EarthriseHonorsSource")]
#[serde(rename_all = "snake_case")]
pub enum HonorsSource {
    /// The cards of a round.
    Round,
    /// The fewest Alerts.
    Alerts,
    /// Tokens that were left.
    Tokens,
    /// The puzzle.
    Puzzle,
    /// History Pills.
    Pill,
}

/// A round in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EarthriseRound {
    /// Which, from 1.
    pub round: u8,
    /// Its tricks, in order.
    pub tricks: Vec<EarthriseTrick>,
    /// What it brought, by seat.
    pub seats: Vec<EarthriseSeat>,
}

/// A trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EarthriseTrick {
    /// Who led it.
    pub pilot: Seat,
    /// Was it one of Radio Silence?
    pub silent: bool,
    /// The suit that was Trump, as in facts.
    pub trump: Option<Suit>,
    /// Who took most of the cards.
    pub commander: Option<Seat>,
    /// Who took the other card.
    pub copilot: Option<Seat>,
    /// Who won the Maneuver.
    pub maneuver: Option<Seat>,
}

/// What a round brought a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EarthriseSeat {
    /// Tricks as Commander.
    pub commander: u8,
    /// Tricks as Copilot.
    pub copilot: u8,
    /// Maneuvers won.
    pub maneuvers: u8,
    /// Cards captured.
    pub cards: u8,
    /// Honors for them.
    pub honors: i16,
    /// Honors of a History Pill.
    pub pill: i16,
    /// All Honors of the game at the end.
    pub total: i16,
    /// Radio Silence tokens taken.
    pub silence: u8,
    /// Alert points at the end, those handed on and those received counted.
    pub alerts: u8,
    /// Tokens at the end.
    pub tokens: u8,
    /// Pieces of the puzzle at the end.
    pub pieces: u8,
}

/// What the final phase brought a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EarthriseFinal {
    /// Honors for the fewest Alerts.
    pub fewest_alerts: i16,
    /// Honors for the tokens that were left.
    pub tokens: i16,
    /// Honors for the puzzle.
    pub puzzle: i16,
    /// Honors of a History Pill.
    pub pill: i16,
    /// Pieces of the puzzle at the end.
    pub pieces: u8,
    /// All Honors of the game.
    pub honors: i16,
}

/// The rounds of a game, from its facts.
pub(crate) fn debrief(timeline: &Timeline<Earthrise>) -> EarthriseDebrief {
    let players = usize::from(timeline.game().players());
    let (rounds, last, sources, whole) = Default::default();
    let debrief = EarthriseDebrief { rounds, last, sources, whole, standing: standing(timeline) };
    let mut game = Counted { players, debrief, last: false };
    timeline.replay(timeline.len(), |step| step.facts.iter().for_each(|fact| game.hear(fact)));
    for (at, last) in game.debrief.last.iter_mut().enumerate() {
        last.honors = timeline.state().honors(Seat(at as u8));
    }
    game.add_up(timeline.game().table().kinds);
    game.debrief
}

/// The seats as they stand, by the tie rules once the game is over.
fn standing(timeline: &Timeline<Earthrise>) -> Vec<Seat> {
    let state = timeline.state();
    let honors = std::array::from_fn(|seat| state.honors(Seat(seat as u8)));
    timeline.game().standing(&honors, (state.phase() == Phase::Over).then_some(state.pilot()))
}

struct Counted {
    players: usize,
    debrief: EarthriseDebrief,
    /// Is it the final phase?
    last: bool,
}

impl Counted {
    fn seat(&mut self, seat: Seat) -> Option<&mut EarthriseSeat> {
        self.debrief.rounds.last_mut()?.seats.get_mut(seat.index())
    }

    fn finalist(&mut self, seat: Seat) -> Option<&mut EarthriseFinal> {
        self.debrief.last.get_mut(seat.index())
    }

    fn trick(&mut self) -> Option<&mut EarthriseTrick> {
        self.debrief.rounds.last_mut()?.tricks.last_mut()
    }

    /// A round begins with what everybody kept from the one before.
    fn begin_round(&mut self, round: u8) {
        let kept = |seat: &EarthriseSeat| EarthriseSeat {
            alerts: seat.alerts,
            tokens: seat.tokens,
            pieces: seat.pieces,
            ..EarthriseSeat::default()
        };
        let seats = match self.debrief.rounds.last() {
            Some(before) => before.seats.iter().map(kept).collect(),
            None => vec![EarthriseSeat::default(); self.players],
        };
        self.debrief.rounds.push(EarthriseRound { round: round + 1, tricks: Vec::new(), seats });
    }

    fn begin_final(&mut self) {
        self.last = true;
        let pieces = self.debrief.rounds.last().map(|round| round.seats.iter().map(|seat| seat.pieces).collect());
        let pieces: Vec<u8> = pieces.unwrap_or_default();
        self.debrief.last = pieces.into_iter().map(|pieces| EarthriseFinal { pieces, ..Default::default() }).collect();
    }

    fn begin_trick(&mut self, pilot: Seat, silent: bool) {
        let trick = EarthriseTrick { pilot, silent, trump: None, commander: None, copilot: None, maneuver: None };
        if let Some(round) = self.debrief.rounds.last_mut() {
            round.tricks.push(trick);
        }
    }

    /// What follows from the numbers of the rounds and the final phase.
    fn add_up(&mut self, kinds: u8) {
        let EarthriseDebrief { rounds, last, sources, whole, .. } = &mut self.debrief;
        for at in 0..self.players {
            let mut total = 0;
            for seat in rounds.iter_mut().filter_map(|round| round.seats.get_mut(at)) {
                total += seat.honors + seat.pill;
                seat.total = total;
            }
            let in_last = last.get(at).map(|seat| seat.pieces);
            let pieces = in_last.or_else(|| rounds.last().and_then(|round| Some(round.seats.get(at)?.pieces)));
            if pieces.is_some_and(|pieces| pieces >= kinds) {
                whole.push(Seat(at as u8));
            }
        }
        for round in rounds.iter() {
            let honors = round.seats.iter().map(|seat| seat.honors).collect();
            sources.push(HonorsFrom { source: HonorsSource::Round, round: Some(round.round), honors });
        }
        let players = self.players;
        let mut from = |source, of: &dyn Fn(usize) -> i16| {
            sources.push(HonorsFrom { source, round: None, honors: (0..players).map(of).collect() });
        };
        let last = &*last;
        let in_final = |of: fn(&EarthriseFinal) -> i16| move |at: usize| last.get(at).map_or(0, of);
        from(HonorsSource::Alerts, &in_final(|seat| seat.fewest_alerts));
        from(HonorsSource::Tokens, &in_final(|seat| seat.tokens));
        from(HonorsSource::Puzzle, &in_final(|seat| seat.puzzle));
        from(HonorsSource::Pill, &|at| {
            let in_rounds: i16 = rounds.iter().filter_map(|round| Some(round.seats.get(at)?.pill)).sum();
            in_rounds + last.get(at).map_or(0, |seat| seat.pill)
        });
    }

    fn hear(&mut self, fact: &Fact) {
        match fact {
            Fact::TokensLaid { round, .. } => self.begin_round(*round),
            Fact::FinalBegan => self.begin_final(),
            Fact::TrickBegan { pilot, token, .. } => self.begin_trick(*pilot, token.is_none()),
            Fact::Played { trump: Some(trump), .. } => {
                if let Some(trick) = self.trick() {
                    trick.trump = Some(*trump);
                }
            }
            Fact::ManeuverWon { seat, tokens } => {
                if let Some(trick) = self.trick() {
                    trick.maneuver = Some(*seat);
                }
                if let Some(own) = self.seat(*seat) {
                    own.maneuvers += 1;
                    own.tokens += tokens.len() as u8;
                }
            }
            Fact::CopilotTook { seat, .. } => {
                if let Some(trick) = self.trick() {
                    trick.copilot = Some(*seat);
                }
                if let Some(own) = self.seat(*seat) {
                    own.copilot += 1;
                    own.cards += 1;
                }
            }
            Fact::CommanderTook { seat, cards, silence } => {
                if let Some(trick) = self.trick() {
                    trick.commander = Some(*seat);
                }
                if let Some(own) = self.seat(*seat) {
                    own.commander += 1;
                    own.cards += cards.len() as u8;
                    own.silence += u8::from(*silence);
                }
            }
            fact => self.hear_honors(fact),
        }
    }

    /// Tokens, pieces, Alerts and Honors.
    fn hear_honors(&mut self, fact: &Fact) {
        let last = self.last;
        match fact {
            Fact::TokensSpent { seat, tokens } if !last => {
                if let Some(own) = self.seat(*seat) {
                    own.tokens -= tokens;
                }
            }
            Fact::PieceKept { seat, .. } if last => {
                if let Some(own) = self.finalist(*seat) {
                    own.pieces += 1;
                }
            }
            Fact::PieceKept { seat, .. } => {
                if let Some(own) = self.seat(*seat) {
                    own.pieces += 1;
                }
            }
            Fact::RoundScored { seat, honors, .. } => {
                if let Some(own) = self.seat(*seat) {
                    own.honors = *honors;
                }
            }
            Fact::PillScored { seat, honors, .. } if last => {
                if let Some(own) = self.finalist(*seat) {
                    own.pill += honors;
                }
            }
            Fact::PillScored { seat, honors, .. } => {
                if let Some(own) = self.seat(*seat) {
                    own.pill += honors;
                }
            }
            Fact::AlertsTaken { seat, alerts } => {
                if let (Some(own), Some(alerts)) = (self.seat(*seat), alerts) {
                    own.alerts += alerts;
                }
            }
            Fact::AlertGiven { from, to } => {
                if let Some(own) = self.seat(*from) {
                    own.alerts -= 1;
                }
                if let Some(own) = self.seat(*to) {
                    own.alerts += 1;
                }
            }
            Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => {
                if let Some(own) = self.finalist(*seat) {
                    own.fewest_alerts = *fewest_alerts;
                    own.tokens = *tokens;
                    own.puzzle = *puzzle;
                }
            }
            _ => {}
        }
    }
}
