//! Games and positions for the tests of the players.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, dead_code)] // Helpers of tests may fail as tests do.

use bots::Bot;
use earthrise::{
    Card, Cards, Earthrise, Move, Outcome, PerSeat, Phase, PillId, PillSeen, Setup, Shown, TokenId, Tokens, View,
};
use earthrise_bots::Steady;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seats, Seed, Silent, Xoshiro, run};

/// The seat all positions are seen from.
pub(crate) const ME: Seat = Seat(0);

/// Plays a game between these players; everything follows from the seed.
pub(crate) fn play(game: &Earthrise, seed: u64, players: &mut [Box<dyn Bot<Earthrise>>]) -> Outcome {
    let mut dice = Xoshiro::new(seed);
    let (outcome, _) = run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = asked.first().unwrap();
        let view = game.view(state, Audience::Seat(seat));
        (seat, players[seat.index()].choose(game, &view, &mut dice))
    });
    outcome
}

/// A position as seat 0 sees it, set up by hand.
pub(crate) struct Position {
    game: Earthrise,
    view: View,
}

/// The first trick of the built-in game, with nothing on the track and nothing played.
pub(crate) fn table(players: u8) -> Position {
    let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(players) }).unwrap();
    let mut state = game.begin();
    let mut dice = Xoshiro::new(1);
    while let Next::Draw(need) = game.next(&state) {
        let draw = game.sample(&state, need, &mut dice);
        game.draw(&mut state, draw, &mut Silent);
    }
    let mut view = game.view(&state, Audience::Seat(ME));
    view.asked = Seats::only(ME);
    view.pilot = ME;
    view.track = Default::default();
    view.earth = Tokens::NONE;
    view.newest = None;
    view.pills = [PillSeen::None; 5];
    Position { game, view }
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

impl Position {
    /// Counted from 1, as the rulebook does.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.view.round = round - 1;
        self
    }

    /// Counted from 1.
    pub(crate) fn trick(mut self, trick: u8) -> Self {
        self.view.trick = trick - 1;
        self
    }

    pub(crate) fn hand(mut self, hand: &str) -> Self {
        let hand = cards(hand);
        self.view.hands[ME.index()] = Some(hand);
        self.view.hand_sizes = [hand.len() as u8; 5];
        self
    }

    /// The others have played these cards, the first of them led; I am next.
    pub(crate) fn played(mut self, trick: &str) -> Self {
        let trick: Vec<Card> = trick.split_whitespace().map(card).collect();
        let players = self.game.players();
        self.view.trump = trick.first().map(|card| card.suit());
        self.view.played = trick.len() as u8;
        self.view.pilot = Seat((players - self.view.played) % players);
        for (step, card) in trick.into_iter().enumerate() {
            let seat = usize::from(self.view.pilot.0) + step;
            self.view.table[seat] = Shown::Card(card);
            self.view.hand_sizes[seat] -= 1;
        }
        self
    }

    /// The cards everybody captured this round.
    pub(crate) fn won(mut self, won: &[&str]) -> Self {
        for (seat, text) in won.iter().enumerate() {
            self.view.memory.won[seat] = cards(text);
        }
        self
    }

    /// This token lies on the Earth; the text is the one of a data file.
    pub(crate) fn token(mut self, text: &str) -> Self {
        let token = self.find(text);
        self.view.earth = self.view.earth.with(token);
        self.view.newest = Some(token);
        self
    }

    /// This token lies on the track, at a trick counted from 1.
    pub(crate) fn ahead(mut self, trick: usize, text: &str) -> Self {
        self.view.track[trick - 1] = Some(self.find(text));
        self
    }

    fn find(&self, text: &str) -> TokenId {
        let tokens = &self.game.table().tokens;
        let at = tokens.iter().position(|token| token.to_string() == text).expect("a token of the box");
        TokenId(at as u8)
    }

    pub(crate) fn alerts(mut self, alerts: PerSeat<u8>) -> Self {
        self.view.memory.alerts = alerts;
        self
    }

    /// Honors of everybody on the score sheet.
    pub(crate) fn honors(mut self, honors: PerSeat<i16>) -> Self {
        self.view.score_sheet[0] = honors;
        self
    }

    /// Tokens in front of everybody.
    pub(crate) fn tokens(mut self, tokens: PerSeat<usize>) -> Self {
        self.view.tokens = tokens.map(Tokens::first);
        self
    }

    /// Pieces of everybody, as bits.
    pub(crate) fn pieces(mut self, pieces: PerSeat<u8>) -> Self {
        self.view.pieces = pieces;
        self
    }

    /// My pill, by its number.
    pub(crate) fn pill(mut self, number: u8) -> Self {
        let at = self.game.table().pills.iter().position(|pill| pill.number == number).unwrap();
        self.view.pills[ME.index()] = PillSeen::Pill(PillId(at as u8));
        self
    }

    /// I may exchange now.
    pub(crate) fn exchange(mut self) -> Self {
        self.view.phase = Phase::Exchange { seat: ME };
        self
    }

    /// I may exchange for the last time; the others have had their turn.
    pub(crate) fn last_exchange(mut self) -> Self {
        self.view.round = self.game.table().rounds;
        self.view.last_exchanged = Seats::all(self.game.players()).without(ME);
        self.exchange()
    }

    /// The next pieces of the pile are known.
    pub(crate) fn pile(mut self, pieces: &[u8]) -> Self {
        self.view.pile = pieces.len() as u8;
        self.view.unplaced = Default::default();
        pieces.iter().for_each(|&piece| assert!(self.view.under.push(piece)));
        self
    }

    /// The trick is complete, and I am Copilot; the cards are those of seats 0, 1, 2 ...
    pub(crate) fn copilot(mut self, pilot: u8, trick: &str) -> Self {
        for (seat, text) in trick.split_whitespace().enumerate() {
            self.view.table[seat] = Shown::Card(card(text));
        }
        self.view.pilot = Seat(pilot);
        self.view.played = self.game.players();
        if let Shown::Card(led) = self.view.table[usize::from(pilot)] {
            self.view.trump = Some(led.suit());
        }
        self.view.hand_sizes = [0; 5];
        self.view.hands[ME.index()] = Some(Cards::NONE);
        self.view.phase = Phase::Copilot { seat: ME };
        self
    }

    /// The round is over; I decide about my pill.
    pub(crate) fn pills(mut self) -> Self {
        self.view.phase = Phase::Pills;
        self.view.hands[ME.index()] = Some(Cards::NONE);
        self.view.hand_sizes = [0; 5];
        self
    }

    /// I hand on an Alert.
    pub(crate) fn give(mut self) -> Self {
        self.view.phase = Phase::GiveAlerts { seat: ME };
        self
    }

    /// What Steady does here.
    pub(crate) fn steady(&self) -> Move {
        let mv = Steady::new().choose(&self.game, &self.view, &mut Xoshiro::new(1));
        let eye = self.game.eye_of(&self.view).unwrap();
        self.game.judge(&eye, mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
        mv
    }

    /// Steady plays this card here.
    #[track_caller]
    pub(crate) fn plays(&self, text: &str) {
        assert_eq!(self.steady(), Move::Play(card(text)));
    }
}
