//! Why a move is possible or not, and what it would do as far as the mover can see.

use super::Narrator;
use earthrise::content::{Maneuver, PillEffect, Side, StackCondition};
use earthrise::{Card, Eye, Move, PerSeat, Phase, Shown, Suit, TokenId, Trick, View, pill_honors, worth};
use tabletop::{Game, Refused, Seat};

impl Narrator<'_> {
    /// Is the move possible for the seat whose view this is? Why, or why not, and what would it do?
    pub fn why(&self, view: &View, mv: Move) -> String {
        let Some(seat) = view.seat() else { return self.say("why-watching", &[]) };
        if !view.asked.has(seat) {
            return self.refused(&match view.phase {
                Phase::Over => Refused::Over,
                _ if view.asked.is_empty() => Refused::DrawDue,
                _ => Refused::NotAsked { seat, asked: view.asked },
            });
        }
        let eye = self.game.eye_of(view).unwrap_or(Eye::Nothing);
        if let Err(refusal) = self.game.judge(&eye, mv) {
            return self.refusal(&refusal);
        }
        let reason = self.reason(view, eye, mv);
        self.words.paragraph(std::iter::once(reason).chain(self.effects(view, mv)))
    }

    /// What a move that is possible would do, as far as its seat can see: one sentence each.
    pub fn effects(&self, view: &View, mv: Move) -> Vec<String> {
        let Some(seat) = view.seat() else { return Vec::new() };
        let eye = self.game.eye_of(view).unwrap_or(Eye::Nothing);
        match mv {
            Move::Play(card) => self.effects_of_playing(view, seat, card),
            Move::Exchange(pieces) => vec![self.say("effect-exchange", &[("pieces", pieces.into())])],
            Move::Save => {
                let honors = self.game.table().per_leftover_token;
                vec![self.say("effect-save", &[("honors", honors.into())])]
            }
            Move::KeepPiece(_) => vec![self.effect_of_keeping(view, seat)],
            Move::Take(card) => vec![self.effect_of_taking(view, card)],
            Move::Reveal => self.effects_of_revealing(view, seat, eye),
            Move::Hold => vec![self.effect_of_holding(view, eye)],
            Move::Give(to) => vec![self.say("effect-give", &[("name", self.words.name(self.names, to).into())])],
        }
    }

    fn reason(&self, view: &View, eye: Eye, mv: Move) -> String {
        let (Move::Play(card), Eye::Play { follow, hand, .. }) = (mv, eye) else { return self.say("why-legal", &[]) };
        match view.trump {
            None => self.say("why-lead", &[]),
            Some(trump) if card.suit() == trump => self.say("why-follows", &[]),
            Some(_) if follow.is_some() => self.say("why-always", &[("suit", self.suit(card.suit()).into())]),
            Some(trump) if hand.of(trump).is_empty() => self.say("why-no-trump", &[("trump", self.suit(trump).into())]),
            Some(_) => self.say("why-free", &[]),
        }
    }

    fn effects_of_playing(&self, view: &View, seat: Seat, card: Card) -> Vec<String> {
        let mut cards = view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        });
        cards[seat.index()] = Some(card);
        let mut effects = Vec::new();
        match view.trump {
            None => effects.push(self.say("effect-lead", &[("trump", self.suit(card.suit()).into())])),
            Some(trump) if card.suit() != trump => effects.push(self.say("effect-not-trump", &[])),
            // Nobody knows how it ranks among cards that lie face down.
            Some(_) if self.game.is_silent(view.trick) => {}
            Some(trump) => effects.push(self.rank(view, seat, &cards, trump)),
        }
        effects.push(match self.game.is_silent(view.trick) {
            true => self.say("effect-face-down", &[]),
            false => self.effect_on_maneuver(view, seat, &cards),
        });
        effects
    }

    fn rank(&self, view: &View, seat: Seat, cards: &PerSeat<Option<Card>>, trump: Suit) -> String {
        let ranking = Trick { cards, pilot: view.pilot, players: self.game.table().players }.ranking(trump);
        let key = match seat {
            _ if ranking.commander == seat => "effect-commander",
            _ if ranking.copilot == Some(seat) => "effect-copilot",
            _ => "effect-behind",
        };
        self.say(key, &[])
    }

    /// Does a card win the tokens on the Earth so far, or may it still?
    pub(crate) fn moves_tokens(&self, view: &View, mv: Move) -> bool {
        let (Move::Play(card), Some(seat)) = (mv, view.seat()) else { return false };
        if self.game.is_silent(view.trick) {
            return false;
        }
        let mut cards = view.table.map(|shown| match shown {
            Shown::Card(card) => Some(card),
            Shown::Nothing | Shown::FaceDown => None,
        });
        cards[seat.index()] = Some(card);
        let maneuvers = self.tokens_that_count(view).into_iter().filter_map(|token| self.maneuver_of(token));
        maneuvers.map(|maneuver| self.meets(maneuver, view, seat, &cards)).any(|meets| meets != Some(false))
    }

    /// The tokens on the Earth whose conditions count.
    fn tokens_that_count(&self, view: &View) -> Vec<TokenId> {
        let counts = |token| match self.game.options().stack_condition {
            StackCondition::Newest => Some(token) == view.newest,
            StackCondition::Any => true,
        };
        view.earth.iter().filter(|&token| counts(token)).collect()
    }

    fn effect_on_maneuver(&self, view: &View, seat: Seat, cards: &PerSeat<Option<Card>>) -> String {
        let tokens = self.tokens_that_count(view);
        let verdict = |token: TokenId| {
            self.maneuver_of(token).map_or(Some(false), |maneuver| self.meets(maneuver, view, seat, cards))
        };
        let say = |key, token| self.say(key, &[("token", self.token(token).into())]);
        if let Some(&met) = tokens.iter().find(|&&token| verdict(token) == Some(true)) {
            return say("effect-maneuver", met);
        }
        if let Some(&open) = tokens.iter().find(|&&token| verdict(token).is_none()) {
            return say("effect-maneuver-open", open);
        }
        view.newest.map_or(String::new(), |newest| say("effect-maneuver-not", newest))
    }

    /// Does the last card so far meet a condition? `None` if that depends on cards to come.
    fn meets(&self, maneuver: Maneuver, view: &View, seat: Seat, cards: &PerSeat<Option<Card>>) -> Option<bool> {
        let players = self.game.table().players;
        let own = cards[seat.index()]?;
        match maneuver {
            Maneuver::Value(_) => Some(maneuver.values().any(|value| value == own.value())),
            Maneuver::LowestOf(suit) => {
                let lower = |card: &Card| card.suit() == suit && card.value() < own.value();
                Some(own.suit() == suit && !cards.iter().flatten().any(lower))
            }
            Maneuver::SameAs(side) => {
                let last = view.pilot.right(players);
                let (neighbor, closes_the_circle) = match side {
                    Side::Right => (seat.right(players), seat == view.pilot),
                    Side::Left => (seat.left(players), seat == last),
                };
                if closes_the_circle && !self.game.options().same_as_includes_pilot {
                    return Some(false);
                }
                Some(cards[neighbor.index()]?.value() == own.value())
            }
        }
    }

    fn effect_of_keeping(&self, view: &View, seat: Seat) -> String {
        let pieces = view.pieces[seat.index()].count_ones() + 1;
        let honors = self.game.table().puzzle.get(pieces as usize).copied().unwrap_or(0);
        self.say("effect-keep", &[("pieces", pieces.into()), ("honors", honors.into())])
    }

    fn effect_of_taking(&self, view: &View, card: Card) -> String {
        let of = |rates: &[[u8; 4]]| rates.get(usize::from(view.round)).map_or(0, |row| row[card.suit().index()]);
        let (honors, alerts) = (of(&self.game.table().honors), of(&self.game.table().alerts_per_card));
        match (honors, alerts) {
            (_, 0) => self.say("effect-honors", &[("honors", honors.into())]),
            (0, _) => self.say("effect-alerts", &[("alerts", alerts.into())]),
            _ => self.say("effect-honors-alerts", &[("honors", honors.into()), ("alerts", alerts.into())]),
        }
    }

    fn effects_of_revealing(&self, view: &View, seat: Seat, eye: Eye) -> Vec<String> {
        let Eye::Pill { pill, .. } = eye else { return Vec::new() };
        let Some(data) = self.pill_data(pill) else { return Vec::new() };
        let own = seat.index();
        let pieces = (view.round >= self.game.table().rounds).then_some(view.pieces[own]);
        let honors = pill_honors(data, view.memory.won[own], view.silence[own], pieces);
        let alerts = self.game.table().alerts_per_card.get(usize::from(view.round));
        let alerts = alerts.map_or(0, |row| worth(view.memory.won[own], row));
        let mut effects = Vec::new();
        if honors != 0 || !data.effects.contains(&PillEffect::GiveAwayRoundAlerts) {
            effects.push(self.say("effect-reveal", &[("honors", honors.into())]));
        }
        for effect in &data.effects {
            match effect {
                PillEffect::CancelOwnAlerts if alerts > 0 => {
                    effects.push(self.say("effect-spare", &[("alerts", alerts.into())]));
                }
                PillEffect::GiveAwayRoundAlerts => {
                    effects.push(self.say("effect-hand-on", &[("alerts", alerts.into())]));
                }
                // Honors are told above, all in one.
                PillEffect::CancelOwnAlerts
                | PillEffect::PerCard(_)
                | PillEffect::PerSet { .. }
                | PillEffect::PerExactCard(..)
                | PillEffect::PerSilenceToken(_)
                | PillEffect::PuzzleBonus(_) => {}
            }
        }
        effects
    }

    fn effect_of_holding(&self, view: &View, eye: Eye) -> String {
        let Eye::Pill { pill, open } = eye else { return String::new() };
        match self.windows(pill, view.round + 1) {
            Some(windows) => self.say("effect-hold-later", &[("windows", windows.into())]),
            None if open => self.say("effect-hold-never", &[]),
            None => self.say("effect-hold-same", &[]),
        }
    }
}
