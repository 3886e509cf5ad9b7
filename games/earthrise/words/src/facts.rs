//! What happens, one sentence a fact, in the order in which a game tells it.

use super::Narrator;
use super::rounds::number;
use earthrise::content::StackCondition;
use earthrise::{Card, Cards, Fact, PerSeat, Piece, Suit, TokenId};
use tabletop::Seat;
use words::{Joint, Value};

impl Narrator<'_> {
    /// A fact as a sentence. Give it the fact as the reader may see it ([`tabletop::told`]): what is `None` there is not
    /// spoken of.
    pub fn fact(&self, fact: &Fact) -> String {
        match *fact {
            Fact::LotDrawn { pilot } => self.say_of(pilot, "fact-lot", &[]),
            Fact::TokensLaid { round, ref tokens } => self.tokens_laid(round, tokens),
            Fact::Dealt { seat, hand } => self.dealt(seat, hand),
            Fact::TrickBegan { trick, pilot, token, stacked } => self.trick_began(trick, pilot, token, stacked),
            Fact::Played { seat, card, face_down, trump } => self.played(seat, card, face_down, trump),
            Fact::Shown { cards } => self.shown(&cards),
            Fact::ManeuverWon { seat, ref tokens } => {
                self.say_of(seat, "fact-maneuver-won", &[("tokens", tokens.len().into())])
            }
            Fact::ManeuverUnclaimed { stacked } => self.say("fact-maneuver-unclaimed", &[("tokens", stacked.into())]),
            Fact::TokensSaved { .. }
            | Fact::TokensSpent { .. }
            | Fact::PieceDrawn { .. }
            | Fact::PieceKept { .. }
            | Fact::PiecesReturned { .. } => self.exchange_fact(fact),
            Fact::CopilotTook { seat, card } => {
                self.say_of(seat, "fact-copilot-took", &[("card", self.card_the(card).into())])
            }
            Fact::NoCopilot => self.say("fact-no-copilot", &[]),
            Fact::CommanderTook { seat, cards, silence } => {
                let key = if silence { "fact-commander-took-silence" } else { "fact-commander-took" };
                self.say_of(seat, key, &[("list", self.cards(cards).into())])
            }
            Fact::ApolloPassed { to } => self.say_of(to, "fact-apollo-passed", &[]),
            Fact::PillDealt { .. } | Fact::PillDecided { .. } | Fact::PillRevealed { .. } | Fact::PillScored { .. } => {
                self.pill_fact(fact)
            }
            Fact::RoundScored { .. }
            | Fact::AlertsTaken { .. }
            | Fact::AlertGiven { .. }
            | Fact::StackDiscarded { .. }
            | Fact::FinalBegan
            | Fact::AlertsShown { .. }
            | Fact::FinalScored { .. }
            | Fact::Won { .. } => self.scoring_fact(fact),
        }
    }

    fn tokens_laid(&self, round: u8, tokens: &[TokenId]) -> String {
        let list = self.words.list(tokens.iter().map(|&token| self.token(token)), Joint::Semicolon);
        if self.is_named(round) {
            let name = self.round_name(round);
            self.say(
                "fact-tokens-laid",
                &[("number", number(round).into()), ("round", name.into()), ("list", list.into())],
            )
        } else {
            self.say("fact-tokens-laid-plain", &[("number", number(round).into()), ("list", list.into())])
        }
    }

    fn dealt(&self, seat: Seat, hand: Option<Cards>) -> String {
        match hand {
            Some(hand) => self.say_of(seat, "fact-dealt", &[("list", self.cards(hand).into())]),
            None => self.hidden(seat, "fact-dealt-hidden", &[("cards", self.game.table().hand_size.into())]),
        }
    }

    fn trick_began(&self, trick: u8, pilot: Seat, token: Option<TokenId>, stacked: u8) -> String {
        let trick = ("trick", number(trick).into());
        let Some(token) = token else { return self.say_of(pilot, "fact-trick-silent", &[trick]) };
        let any = self.game.options().stack_condition == StackCondition::Any && stacked > 1;
        let key = if any { "fact-trick-open-any" } else { "fact-trick-open" };
        self.say_of(pilot, key, &[trick, ("token", self.token(token).into()), ("tokens", stacked.into())])
    }

    fn played(&self, seat: Seat, card: Option<Card>, face_down: bool, trump: Option<Suit>) -> String {
        let trump = trump.map(|suit| ("trump", Value::from(self.suit(suit))));
        let card = card.map(|card| ("card", Value::from(self.card_the(card))));
        match (card, trump) {
            (Some(card), Some(trump)) => {
                self.say_of(seat, if face_down { "fact-led-down" } else { "fact-led" }, &[card, trump])
            }
            (Some(card), None) => {
                self.say_of(seat, if face_down { "fact-played-down" } else { "fact-played" }, &[card])
            }
            (None, Some(trump)) => self.hidden(seat, "fact-led-hidden", &[trump]),
            (None, None) => self.hidden(seat, "fact-played-hidden", &[]),
        }
    }

    fn shown(&self, cards: &PerSeat<Option<Card>>) -> String {
        let seats = (0u8..).map(Seat).zip(cards);
        let list = seats.filter_map(|(seat, card)| {
            Some(self.say_of(seat, "fact-shown-card", &[("card", self.card((*card)?).into())]))
        });
        self.say("fact-shown", &[("list", self.words.list(list, Joint::Semicolon).into())])
    }

    fn exchange_fact(&self, fact: &Fact) -> String {
        match *fact {
            Fact::TokensSaved { seat } => self.say_of(seat, "fact-tokens-saved", &[]),
            Fact::TokensSpent { seat, tokens } => {
                self.say_of(seat, "fact-tokens-spent", &[("tokens", tokens.into()), ("pieces", tokens.into())])
            }
            Fact::PieceDrawn { seat, piece: Some(piece) } => {
                self.say_of(seat, "fact-piece-drawn", &[("piece", self.piece_the(piece).into())])
            }
            Fact::PieceDrawn { seat, piece: None } => self.hidden(seat, "fact-piece-drawn-hidden", &[]),
            Fact::PieceKept { seat, piece } => {
                self.say_of(seat, "fact-piece-kept", &[("piece", self.piece_the(piece).into())])
            }
            Fact::PiecesReturned { seat, count } => {
                self.say_of(seat, "fact-pieces-returned", &[("pieces", count.into())])
            }
            _ => String::new(),
        }
    }

    /// Several pieces that were drawn one after the other, in one sentence.
    pub fn pieces_drawn(&self, seat: Seat, pieces: &[Piece]) -> String {
        let list = self.words.list(pieces.iter().map(|&piece| self.piece_the(piece)), Joint::And);
        self.say_of(seat, "fact-piece-drawn", &[("piece", list.into())])
    }

    /// All the pieces that were drawn are in the puzzle already.
    pub fn pieces_repeated(&self, seat: Seat, pieces: u8) -> String {
        self.say_of(seat, "fact-pieces-repeated", &[("pieces", pieces.into())])
    }

    fn pill_fact(&self, fact: &Fact) -> String {
        match *fact {
            Fact::PillDealt { seat, pill: Some(pill) } => {
                self.say_of(seat, "fact-pill-dealt", &[("pill", self.pill(pill).into())])
            }
            Fact::PillDealt { seat, pill: None } => self.hidden(seat, "fact-pill-dealt-hidden", &[]),
            Fact::PillDecided { seat, reveals: Some(true) } => self.say_of(seat, "fact-pill-will-reveal", &[]),
            Fact::PillDecided { seat, reveals: Some(false) } => self.say_of(seat, "fact-pill-holds", &[]),
            Fact::PillDecided { seat, reveals: None } => self.hidden(seat, "fact-pill-decided-hidden", &[]),
            Fact::PillRevealed { seat, pill } => self.say_of(
                seat,
                "fact-pill-revealed",
                &[("pill", self.pill(pill).into()), ("effect", self.pill_effect(pill).into())],
            ),
            Fact::PillScored { seat, pill, honors } => {
                self.say_of(seat, "fact-pill-scored", &[("pill", self.pill(pill).into()), ("honors", honors.into())])
            }
            _ => String::new(),
        }
    }

    fn scoring_fact(&self, fact: &Fact) -> String {
        match *fact {
            Fact::RoundScored { round, seat, honors } => self.say_of(
                seat,
                "fact-round-scored",
                &[("honors", honors.into()), ("round", self.round_code(round).into())],
            ),
            Fact::AlertsTaken { seat, alerts: Some(alerts) } => {
                self.say_of(seat, "fact-alerts-taken", &[("alerts", alerts.into())])
            }
            Fact::AlertsTaken { seat, alerts: None } => self.hidden(seat, "fact-alerts-taken-hidden", &[]),
            Fact::AlertGiven { from, to } => {
                let target = if self.names.is_me(to) { "you" } else { "other" };
                let name = self.words.name(self.names, to);
                self.say_of(from, "fact-alert-given", &[("target", target.into()), ("target-name", name.into())])
            }
            Fact::StackDiscarded { tokens } => self.say("fact-stack-discarded", &[("tokens", tokens.into())]),
            Fact::FinalBegan => self.say("fact-final-began", &[]),
            Fact::AlertsShown { alerts } => {
                let seats = (0..self.game.table().players).map(Seat);
                let list = seats.map(|seat| {
                    self.say_of(seat, "fact-alerts-shown-seat", &[("alerts", alerts[seat.index()].into())])
                });
                self.say("fact-alerts-shown", &[("list", self.words.list(list, Joint::Semicolon).into())])
            }
            Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => self.say_of(
                seat,
                "fact-final-scored",
                &[
                    ("honors", (fewest_alerts + tokens + puzzle).into()),
                    ("from-alerts", fewest_alerts.into()),
                    ("from-tokens", tokens.into()),
                    ("from-puzzle", puzzle.into()),
                ],
            ),
            Fact::Won { winners, tied, honors } => self.won(winners, tied, honors),
            _ => String::new(),
        }
    }

    /// A sentence about something that the reader sees from outside only, and so never about the reader.
    fn hidden(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'static>)]) -> String {
        let mut all = vec![("name", Value::from(self.words.name(self.names, seat)))];
        all.extend_from_slice(args);
        self.say(key, &all)
    }
}
