//! What happens, one sentence a fact.

use super::{Narrator, Place, capital, place, signed};
use daybreak::language::Token;
use daybreak::{CardSet, Cause, Fact, Move};
use tabletop::Seat;
use words::{Joint, Value};

impl Narrator<'_> {
    /// A fact as a sentence.
    pub fn fact(&self, fact: &Fact) -> String {
        capital(&match *fact {
            Fact::ChallengeDealt { card, seat: None } => {
                self.say("daybreak-fact-challenge", &[("card", self.challenge(card).into())])
            }
            Fact::ChallengeDealt { card, seat: Some(seat) } => {
                let seat = self.seat(seat);
                self.say("daybreak-fact-challenge-one", &[("seat", seat.into()), ("card", self.challenge(card).into())])
            }
            Fact::RoundBegan { round } => self.say("daybreak-fact-round", &[("round", round.into())]),
            Fact::StageBegan { stage } => self.say("daybreak-fact-stage", &[("stage", self.cards.stage(stage).into())]),
            Fact::Done { seat } => self.say_of(seat, "daybreak-fact-done", &[]),
            Fact::NotDone { seat } => self.say_of(seat, "daybreak-fact-not-done", &[]),
            Fact::Passed { seat } => self.say_of(seat, "daybreak-fact-passed", &[]),
            Fact::Voted { seat, vote } => self.voted(seat, vote),
            Fact::Won { round } => self.say("daybreak-fact-won", &[("round", round.into())]),
            Fact::Lost { losses } => self.say("daybreak-fact-lost", &[("losses", self.losses(&losses).into())]),

            Fact::CrisesLaid { unknown } => self.say("daybreak-fact-crises-laid", &[("count", unknown.into())]),
            Fact::CrisisShown { at: _, card, forecast: true } => {
                self.say("daybreak-fact-forecast", &[("card", self.crisis(card).into())])
            }
            Fact::CrisisShown { at: _, card, forecast: false } => {
                self.say("daybreak-fact-crisis-shown", &[("card", self.crisis(card).into())])
            }
            Fact::ProjectsDrawn { ref cards } => {
                let cards = self.words.list(cards.iter().map(|&card| self.project(card)), Joint::Comma);
                self.say("daybreak-fact-projects-drawn", &[("cards", cards.into())])
            }
            Fact::ProjectKept { card, at } => {
                let card = self.project(card);
                self.say("daybreak-fact-project-kept", &[("card", card.into()), ("place", place(at))])
            }
            Fact::ProjectDiscarded { card, tucked } => self.discarded_with(self.project(card), &tucked),
            Fact::ProjectActive { card } => {
                self.say("daybreak-fact-project-active", &[("card", self.project(card).into())])
            }
            Fact::ProjectLapsed { card } => {
                self.say("daybreak-fact-project-lapsed", &[("card", self.project(card).into())])
            }
            Fact::Reshuffled { deck } => self.say("daybreak-fact-reshuffled", &[("deck", deck.key().into())]),

            Fact::Drew { seat, cards } => self.about_cards(seat, "daybreak-fact-drew", &cards),
            Fact::DrawForfeited { seat, cards } => {
                self.say_of(seat, "daybreak-fact-draw-forfeited", &[("count", cards.into())])
            }
            Fact::Offered { seat, cards, .. } => self.about_cards(seat, "daybreak-fact-offered", &cards),
            Fact::Kept { seat, cards } => self.about_cards(seat, "daybreak-fact-kept", &cards),
            Fact::Started { seat, card, stack } => {
                let card = ("card", Value::from(self.title(card)));
                self.say_of(seat, "daybreak-fact-started", &[card, ("stack", place(stack))])
            }
            Fact::Tucked { seat, card, stack, under } => {
                let card = ("card", Value::from(self.title(card)));
                self.say_of(seat, "daybreak-fact-tucked", &[card, ("stack", place(stack)), ("under", under.into())])
            }
            Fact::TuckedUnderProject { seat, card, project } => {
                let args = [("card", self.title(card).into()), ("under", self.project(project).into())];
                self.say_of(seat, "daybreak-fact-tucked-project", &args)
            }
            Fact::TuckedUnderCrisis { seat, card, crisis } => {
                let args = [("card", self.title(card).into()), ("under", self.crisis(crisis).into())];
                self.say_of(seat, "daybreak-fact-tucked-crisis", &args)
            }
            Fact::Discarded { seat, cards } => self.about_cards(seat, "daybreak-fact-discarded", &cards),
            Fact::Spent { seat, project, cards } => {
                let project = ("project", Value::from(self.project(project)));
                let cards = [("count", cards.len().into()), ("cards", self.titles(&cards).into()), project];
                self.say_of(seat, "daybreak-fact-spent", &cards)
            }
            Fact::CardsGiven { from, to, cards } => {
                let cards = self.titles(&cards);
                self.given(from, to, cards)
            }
            Fact::Recovered { seat, cards } => self.about_cards(seat, "daybreak-fact-recovered", &cards),
            Fact::CardsLost { seat, cards } => self.about_cards(seat, "daybreak-fact-cards-lost", &cards),
            Fact::NextDraw { seat, change, cause } => {
                let change = signed(change.into());
                self.say_of(
                    seat,
                    "daybreak-fact-next-draw",
                    &[("change", change.into()), ("cause", self.cause(cause).into())],
                )
            }

            Fact::Acted { seat, card, stack: _ } => {
                self.say_of(seat, "daybreak-fact-used", &[("card", self.title(card).into())])
            }
            Fact::ProjectUsed { seat, project } => {
                self.say_of(seat, "daybreak-fact-used", &[("card", self.project(project).into())])
            }
            Fact::Changed { seat, token, change, now, cause } => {
                self.say_of(seat, "daybreak-fact-changed", &self.change_of(token, change, now, cause))
            }
            Fact::WorldChanged { token, change, now, cause } => {
                self.say("daybreak-fact-world-changed", &self.change_of(token, change, now, cause))
            }
            Fact::TokensGiven { from, to, token, count } => self.given(from, to, self.cards.tokens(token, count)),
            Fact::ConsentAsked { by, of } => {
                let target = if self.names.is_me(of) { "you" } else { "other" };
                let to = self.called(of, Place::To);
                self.say_of(by, "daybreak-fact-consent-asked", &[("target", target.into()), ("to", to.into())])
            }
            Fact::ConsentRefused { by: _, of } => self.say_of(of, "daybreak-fact-consent-refused", &[]),
            Fact::DieRolled { seat, face, total } if face == total => {
                self.say_of(seat, "daybreak-fact-die", &[("face", face.into())])
            }
            Fact::DieRolled { seat, face, total } => {
                self.say_of(seat, "daybreak-fact-die-plus", &[("face", face.into()), ("total", total.into())])
            }

            Fact::Shortage { seat, missing } => {
                self.say_of(seat, "daybreak-fact-shortage", &[("count", missing.into())])
            }
            Fact::Emitted { seat, carbon, absorbed: 0 } => {
                self.say_of(seat, "daybreak-fact-emitted", &[("carbon", carbon.into())])
            }
            Fact::Emitted { seat, carbon, absorbed } => {
                let args = [("carbon", carbon.into()), ("absorbed", absorbed.into())];
                self.say_of(seat, "daybreak-fact-emitted-less", &args)
            }
            Fact::SinksAbsorbed { carbon, unused: 0 } => self.say("daybreak-fact-sinks", &[("carbon", carbon.into())]),
            Fact::SinksAbsorbed { carbon, unused } => {
                self.say("daybreak-fact-sinks-unused", &[("carbon", carbon.into()), ("count", unused.into())])
            }
            Fact::Drawdown { removed } => self.say("daybreak-fact-drawdown", &[("carbon", removed.into())]),
            Fact::Warmed { carbon } => self.say("daybreak-fact-warmed", &[("carbon", carbon.into())]),
            Fact::Bands { change, now } => {
                self.say("daybreak-fact-bands", &[("change", signed(change.into()).into()), ("now", now.into())])
            }
            Fact::BandsAway { change, now } => {
                let key = if change < 0 { "daybreak-fact-bands-away" } else { "daybreak-fact-bands-back" };
                self.say(key, &[("count", change.unsigned_abs().into()), ("now", now.into())])
            }

            Fact::PlanetRolled { effect } => self.about_planet("daybreak-fact-planet", effect),
            Fact::RollIgnored { effect, cause } => {
                let effect = self.cards.planetary(effect);
                self.say("daybreak-fact-ignored", &[("effect", effect.into()), ("cause", self.cause(cause).into())])
            }
            Fact::TrackMoved { effect, now } => {
                self.say("daybreak-fact-track", &[("effect", self.cards.planetary(effect).into()), ("now", now.into())])
            }
            Fact::Tipped { effect } => self.about_planet("daybreak-fact-tipped", effect),
            Fact::TieRolled { faces } => self.ties(&faces),
            Fact::Targets { card, targets } => self.targets(card, targets),
            Fact::Weakened { card, by, cause } => self.weakened(card, by, cause),
            Fact::Resisted { seat, resilience, by } => {
                let resilience = self.cards.resilience(resilience);
                self.say_of(seat, "daybreak-fact-resisted", &[("resilience", resilience.into()), ("by", by.into())])
            }
            Fact::Spared { seat, card, cause } => self.spared(seat, card, cause),
            Fact::CrisisCancelled { card } => self.about_crisis("daybreak-fact-cancelled", card),
            Fact::CrisisWithoutTarget { card } => self.about_crisis("daybreak-fact-no-target", card),
            Fact::CrisisInForce { card } => self.about_crisis("daybreak-fact-in-force", card),
            Fact::CrisisEnded { card } => self.about_crisis("daybreak-fact-ended", card),
            Fact::CrisisDiscarded { card, tucked } => self.discarded_with(self.crisis(card), &tucked),
        })
    }

    fn about_cards(&self, seat: Seat, key: &str, cards: &CardSet) -> String {
        self.say_of(seat, key, &[("count", cards.len().into()), ("cards", self.titles(cards).into())])
    }

    /// A project or crisis is discarded with the cards under it.
    fn discarded_with(&self, card: String, tucked: &CardSet) -> String {
        if tucked.is_empty() {
            return self.say("daybreak-fact-card-discarded", &[("card", card.into())]);
        }
        self.say("daybreak-fact-card-discarded-with", &[("card", card.into()), ("cards", self.titles(tucked).into())])
    }

    fn given(&self, from: Seat, to: Seat, what: String) -> String {
        let target = if self.names.is_me(to) { "you" } else { "other" };
        let to = self.called(to, Place::To);
        self.say_of(from, "daybreak-fact-given", &[("target", target.into()), ("to", to.into()), ("what", what.into())])
    }

    pub(super) fn change_of(
        &self,
        token: Token,
        change: i16,
        now: u16,
        cause: Cause,
    ) -> [(&'static str, Value<'static>); 4] {
        let token = self.cards.token(token);
        [
            ("token", token.into()),
            ("change", signed(change).into()),
            ("now", now.into()),
            ("cause", self.cause_of(cause, change).into()),
        ]
    }

    fn voted(&self, seat: Seat, vote: Move) -> String {
        let vote = match vote {
            Move::KeepProject(card) => self.say("daybreak-vote-keep", &[("card", self.project(card).into())]),
            Move::KeepNone => self.say("daybreak-vote-keep-none", &[]),
            Move::DropProject(at) => self.say("daybreak-vote-drop", &[("place", place(at))]),
            Move::Spare(spared) => {
                let whom = match self.names.is_me(spared) {
                    true if spared == seat => "self",
                    true => "you",
                    false if spared == seat => "own",
                    false => "other",
                };
                let object = self.called(spared, Place::Object);
                self.say("daybreak-vote-spare", &[("spared", whom.into()), ("object", object.into())])
            }
            // No decision of the group has such an answer.
            Move::Act(_)
            | Move::UseProject(_)
            | Move::Start { .. }
            | Move::Support { .. }
            | Move::SupportProject { .. }
            | Move::ReduceCrisis { .. }
            | Move::Done
            | Move::NotDone
            | Move::Pass
            | Move::Back
            | Move::Under(_)
            | Move::Pay(_)
            | Move::Spend(_)
            | Move::Stop
            | Move::Option(_)
            | Move::Yes
            | Move::No
            | Move::To(_)
            | Move::Amount(_)
            | Move::Sector(_)
            | Move::Resilience(_)
            | Move::Card(_)
            | Move::Crisis(_)
            | Move::Keep(_)
            | Move::Lose(_) => self.say("daybreak-vote-other", &[]),
        };
        self.say_of(seat, "daybreak-fact-voted", &[("vote", vote.into())])
    }
}
