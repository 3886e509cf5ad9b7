//! A scene being played.

use super::plan::Plan;
use super::{card, cards};
use earthrise::content::Maneuver;
use earthrise::{
    Draw, Earthrise, Fact, MAX_PLAYERS, Move, Need, Outcome, Phase, Piece, PillId, Refusal, TokenId, View,
};
use tabletop::deck::Pile;
use tabletop::{Audience, Fault, Game, Next, Retraction, Seat, Seats, Timeline, moves_of, refuse, told};

/// A game in which every draw comes out as planned.
#[derive(Clone, Debug)]
pub(crate) struct Mission {
    pub line: Timeline<Earthrise>,
    plan: Plan,
    rounds_laid: usize,
    /// Everything that has happened.
    pub facts: Vec<Fact>,
    /// Where the facts of the last move begin.
    last: usize,
    /// Only tried out: what is planned for the scene need not happen.
    guess: bool,
}

/// Every seat of a table.
pub(crate) fn crew(players: u8) -> impl Iterator<Item = Seat> {
    (0..players).map(Seat)
}

impl Mission {
    pub(crate) fn new(plan: Plan) -> Mission {
        let line = Timeline::new(plan.game());
        Mission { line, plan, rounds_laid: 0, facts: Vec::new(), last: 0, guess: false }.settle()
    }

    pub(crate) fn game(&self) -> &Earthrise {
        self.line.game()
    }

    /// Everything there is to know.
    pub(crate) fn all(&self) -> View {
        self.view(Audience::Omniscient)
    }

    pub(crate) fn view(&self, who: Audience) -> View {
        self.game().view(self.line.state(), who)
    }

    /// The facts of the last move as somebody hears them.
    pub(crate) fn heard_by(&self, who: Audience) -> Vec<Fact> {
        told(self.game(), self.heard(), who)
    }

    /// The facts of the last move and of the draws that followed it.
    pub(crate) fn heard(&self) -> &[Fact] {
        &self.facts[self.last..]
    }

    pub(crate) fn players(&self) -> u8 {
        self.game().players()
    }

    pub(crate) fn asked(&self) -> Seats {
        match self.line.next() {
            Next::Ask(asked) => asked,
            Next::Draw(_) | Next::Over(_) => Seats::NONE,
        }
    }

    pub(crate) fn moves(&self, seat: u8) -> Vec<Move> {
        moves_of(self.game(), self.line.state(), Seat(seat))
    }

    pub(crate) fn maneuver(&self, token: TokenId) -> Maneuver {
        self.game().table().tokens[usize::from(token.0)]
    }

    pub(crate) fn phase(&self) -> Phase {
        self.line.state().phase()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        match self.line.next() {
            Next::Over(outcome) => outcome,
            other => panic!("the game is not over: {other:?}"),
        }
    }

    /// Why a seat cannot do this now; `None` if the rules allow it.
    pub(crate) fn refusal(&self, seat: u8, mv: Move) -> Option<tabletop::Refused<Refusal>> {
        refuse(self.game(), self.line.state(), Seat(seat), mv).err()
    }

    /// Plays on from here without anything having happened.
    pub(crate) fn what_if<T>(&self, then: impl FnOnce(Mission) -> T) -> T {
        let mut guess = self.clone();
        guess.guess = true;
        then(guess)
    }

    #[track_caller]
    pub(crate) fn does(mut self, seat: u8, mv: Move) -> Mission {
        self.last = self.facts.len();
        if let Err(refused) = self.line.play(Seat(seat), mv, &mut self.facts) {
            panic!("seat {seat} cannot do {mv:?} in {:?}: {refused}", self.phase());
        }
        self.settle()
    }

    /// Whose turn it is plays this card.
    #[track_caller]
    pub(crate) fn play(self, text: &str) -> Mission {
        let turn = self.asked().first().unwrap_or_else(|| panic!("nobody is asked"));
        self.does(turn.0, Move::Play(card(text)))
    }

    /// All play these cards, in the order of play.
    #[track_caller]
    pub(crate) fn trick(self, played: &str) -> Mission {
        assert_eq!(cards(played).len(), usize::from(self.players()), "everybody plays one card");
        played.split_whitespace().fold(self, |mission, card| mission.play(card))
    }

    #[track_caller]
    pub(crate) fn takes(self, seat: u8, text: &str) -> Mission {
        self.does(seat, Move::Take(card(text)))
    }

    #[track_caller]
    pub(crate) fn exchanges(self, seat: u8, tokens: u8) -> Mission {
        self.does(seat, Move::Exchange(tokens))
    }

    #[track_caller]
    pub(crate) fn saves(self, seat: u8) -> Mission {
        self.does(seat, Move::Save)
    }

    #[track_caller]
    pub(crate) fn keeps(self, seat: u8, kind: u8) -> Mission {
        self.does(seat, Move::KeepPiece(Piece(kind)))
    }

    #[track_caller]
    pub(crate) fn reveals(self, seat: u8) -> Mission {
        self.does(seat, Move::Reveal)
    }

    #[track_caller]
    pub(crate) fn holds(self, seat: u8) -> Mission {
        self.does(seat, Move::Hold)
    }

    #[track_caller]
    pub(crate) fn gives(self, seat: u8, to: u8) -> Mission {
        self.does(seat, Move::Give(Seat(to)))
    }

    /// What it would mean if a seat took back its last move.
    pub(crate) fn retraction(&self, seat: u8) -> Result<Retraction, Fault<Refusal>> {
        self.line.retraction(Seat(seat), None)
    }

    /// A seat takes back its last move, and these seats agree.
    #[track_caller]
    pub(crate) fn takes_back(mut self, seat: u8, agreed: &[u8]) -> Mission {
        let agreed = super::seats(agreed);
        self.line.retract(Seat(seat), None, agreed).unwrap_or_else(|fault| panic!("{fault}"));
        self
    }

    /// The simplest choice of whoever is asked first: low cards, no exchange, no pill.
    pub(crate) fn goes_on(self) -> Mission {
        let seat = self.asked().first().unwrap_or_else(|| panic!("nobody is asked"));
        let mv = self.moves(seat.0)[0];
        self.does(seat.0, mv)
    }

    /// Simple choices until this is so.
    pub(crate) fn goes_on_until(mut self, there: impl Fn(&Mission) -> bool) -> Mission {
        while !there(&self) {
            self = self.goes_on();
        }
        self
    }

    /// Simple choices up to the lead of this trick of this round, both from 1.
    pub(crate) fn on_to(self, round: u8, trick: u8) -> Mission {
        self.goes_on_until(|mission| {
            let view = mission.all();
            (view.round, view.trick, view.played) == (round - 1, trick - 1, 0) && view.phase == Phase::Play
        })
    }

    /// Simple choices until all hands are empty and this round, from 1, is scored, or its pills are decided.
    pub(crate) fn goes_to_the_scoring_of(self, round: u8) -> Mission {
        let scored = |fact: &Fact| matches!(fact, Fact::RoundScored { round: of, .. } if *of == round - 1);
        self.goes_on_until(|mission| {
            let pills = mission.phase() == Phase::Pills && mission.all().round == round - 1;
            pills || mission.facts.iter().any(scored)
        })
    }

    /// Simple choices to the beginning of the final phase: its first question, or the end.
    pub(crate) fn goes_to_the_final_phase(self) -> Mission {
        self.goes_on_until(|mission| mission.facts.contains(&Fact::FinalBegan))
    }

    pub(crate) fn goes_to_the_end(self) -> Mission {
        self.goes_on_until(|mission| mission.phase() == Phase::Over)
    }

    /// Makes the draws that are due, as planned.
    fn settle(mut self) -> Mission {
        while let Next::Draw(need) = self.line.next() {
            let draw = self.planned(need);
            self.line.draw(draw, &mut self.facts).unwrap_or_else(|fault| panic!("{fault}"));
        }
        self
    }

    fn planned(&mut self, need: Need) -> Draw {
        let view = self.all();
        let described = self.plan.rounds.len();
        match need {
            Need::Pilot => Draw::Pilot(Seat(self.plan.pilot)),
            Need::Pills => self.planned_pills(),
            Need::Tokens => self.planned_tokens(),
            Need::Hands => {
                self.rounds_laid = usize::from(view.round) + 1;
                let table = self.game().table();
                let round = &self.plan.rounds[usize::from(view.round).min(described - 1)];
                Draw::Hands(round.deal.deal(&table.deck, table.players, table.hand_size))
            }
            Need::Piece => {
                let next = self.plan.pieces.pop_front().or_else(|| view.unplaced.ids().next());
                Draw::Piece(Piece(next.unwrap_or_else(|| panic!("the pile is empty"))))
            }
        }
    }

    fn planned_pills(&self) -> Draw {
        let table = self.game().table();
        let named = |number: &u8| table.pills.iter().position(|pill| pill.number == *number).unwrap() as u8;
        let mut dealt: Vec<u8> = self.plan.pills.iter().map(named).collect();
        let rest: Vec<u8> = table.pill_pool.iter().copied().filter(|pill| !dealt.contains(pill)).collect();
        dealt.extend(rest);
        let mut pills = [None; MAX_PLAYERS];
        for (place, pill) in pills.iter_mut().zip(dealt).take(usize::from(table.players)) {
            *place = Some(PillId(pill));
        }
        Draw::Pills(pills)
    }

    fn planned_tokens(&self) -> Draw {
        let view = self.all();
        let mut supply: Vec<TokenId> = view.supply.iter().collect();
        let mut laid = Pile::EMPTY;
        for wanted in self.plan.rounds.get(usize::from(view.round)).into_iter().flat_map(|round| &round.tokens) {
            let place = supply.iter().position(|&token| self.maneuver(token) == *wanted);
            laid.push(supply.remove(place.unwrap_or_else(|| panic!("{wanted} is not in the supply"))).0);
        }
        let missing = usize::from(self.game().table().maneuvers_per_round) - laid.len();
        supply.iter().take(missing).for_each(|token| assert!(laid.push(token.0)));
        Draw::Tokens(laid)
    }
}

/// Whatever a scene plans must happen in it.
impl Drop for Mission {
    fn drop(&mut self) {
        if !self.guess && !std::thread::panicking() {
            assert!(self.plan.pieces.is_empty(), "these pieces were never drawn: {:?}", self.plan.pieces);
            assert!(self.rounds_laid >= self.plan.rounds.len(), "a round was planned and never reached");
        }
    }
}
