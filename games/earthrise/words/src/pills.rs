//! History Pills: their names, and their effects as their data gives them.

use super::Narrator;
use earthrise::content::{Pill, PillEffect};
use earthrise::{PillId, Suit};
use words::{Joint, Value};

impl Narrator<'_> {
    /// The name of a pill: "Charlie Brown Effect".
    pub fn pill(&self, pill: PillId) -> String {
        let number = self.pill_data(pill).map_or(u16::from(pill.0) + 1, |data| u16::from(data.number));
        let key = format!("pill-name-{number:02}");
        match self.words.has(&key) {
            true => self.say(&key, &[]),
            false => self.say("pill-name-other", &[("number", format!("{number:02}").into())]),
        }
    }

    /// Number and name: "Pill 05, Charlie Brown Effect".
    pub fn pill_title(&self, pill: PillId) -> String {
        let number = self.pill_data(pill).map_or(u16::from(pill.0) + 1, |data| u16::from(data.number));
        self.say("pill-title", &[("number", format!("{number:02}").into()), ("pill", self.pill(pill).into())])
    }

    /// What a pill does, as a phrase without a full stop.
    pub fn pill_effect(&self, pill: PillId) -> String {
        match self.pill_data(pill) {
            Some(data) => self.effect_of(data),
            None => self.say("pill-nothing", &[]),
        }
    }

    /// When a pill may be revealed, as a sentence.
    pub fn pill_windows(&self, pill: PillId) -> String {
        match self.windows(pill, 0) {
            Some(windows) => self.say("pill-windows", &[("windows", windows.into())]),
            None => self.say("pill-windows-none", &[]),
        }
    }

    /// What a pill with these data does.
    pub fn effect_of(&self, pill: &Pill) -> String {
        let mut parts = Vec::new();
        for effect in &pill.effects {
            match *effect {
                PillEffect::PerCard(honors) => {
                    for (suit, honors) in Suit::ALL.into_iter().zip(honors).filter(|(_, honors)| *honors > 0) {
                        parts.push(self.say("pill-per-card", &[honors_of(honors), ("suit", self.suit(suit).into())]));
                    }
                }
                PillEffect::PerSet { suits, honors } => {
                    let suits = Suit::ALL.into_iter().filter(|suit| suits >> suit.index() & 1 == 1);
                    let suits = self.words.list(suits.map(|suit| self.suit(suit)), Joint::And);
                    parts.push(self.say("pill-per-set", &[honors_of(honors), ("suits", suits.into())]));
                }
                PillEffect::PerExactCard(card, honors) => {
                    parts.push(self.say("pill-per-exact-card", &[honors_of(honors), ("card", self.card(card).into())]));
                }
                PillEffect::PerSilenceToken(honors) => {
                    parts.push(self.say("pill-per-silence", &[honors_of(honors)]));
                }
                PillEffect::PuzzleBonus(bonus) => {
                    let steps = (0..=self.game.table().kinds).zip(bonus).filter(|(_, bonus)| *bonus > 0);
                    let steps = steps.map(|(pieces, bonus)| {
                        self.say("pill-puzzle-step", &[("pieces", pieces.into()), ("bonus", bonus.into())])
                    });
                    parts.push(self.say("pill-puzzle", &[("steps", self.words.list(steps, Joint::Comma).into())]));
                }
                PillEffect::CancelOwnAlerts => parts.push(self.say("pill-cancel-alerts", &[])),
                PillEffect::GiveAwayRoundAlerts => parts.push(self.say("pill-give-away", &[])),
            }
        }
        if parts.is_empty() {
            parts.push(self.say("pill-nothing", &[]));
        }
        self.words.list(parts, Joint::Semicolon)
    }

    /// The scorings from this round on at which a pill may be revealed: "R1, R2 or R3"; `None` if there is none.
    pub(super) fn windows(&self, pill: PillId, from: u8) -> Option<String> {
        let data = self.pill_data(pill)?;
        let rounds = self.game.table().rounds;
        let open = (from..=rounds).filter(|&round| if round < rounds { data.in_round(round) } else { data.in_final() });
        let codes: Vec<String> = open.map(|round| self.round_code(round)).collect();
        (!codes.is_empty()).then(|| self.words.list(codes, Joint::Or))
    }

    pub(super) fn pill_data(&self, pill: PillId) -> Option<&Pill> {
        self.game.table().pills.get(usize::from(pill.0))
    }
}

fn honors_of(honors: u8) -> (&'static str, Value<'static>) {
    ("honors", honors.into())
}
