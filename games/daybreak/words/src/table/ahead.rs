//! The rest of the round in words: what is certain, what is open, what is likely, and the worst.

use super::{Narrator, capital, signed};
use daybreak::language::Token;
use daybreak::{Ahead, Cause, CrisisAhead, CrisisWay, FaceAhead, Fact, Harmless, Losses, Stage, UnknownAhead, View};
use tabletop::Seat;
use words::Joint;

/// A part of what is ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AheadPart {
    /// Which: "Certain in round 3".
    pub title: String,
    /// Sentences.
    pub lines: Vec<String>,
}

impl Narrator<'_> {
    /// The rest of the round, if nobody plays or answers any more: what is certain, what is open, and the worst. Nothing, if
    /// the game is over.
    pub fn ahead(&self, view: &View) -> Vec<AheadPart> {
        let Some(ahead) = self.game.ahead(&view.state) else { return Vec::new() };
        let part = |key: &str, lines: Vec<String>| AheadPart {
            title: self.words.say(key, &[("round", ahead.round.into())]),
            lines: lines.iter().map(|line| capital(line)).collect(),
        };
        let parts = [
            part("daybreak-ahead-certain", self.certain(view, &ahead)),
            part("daybreak-ahead-open", self.open(&ahead)),
            part("daybreak-ahead-likely", self.likely(view, &ahead)),
            part("daybreak-ahead-worst", self.worst(view, &ahead)),
        ];
        parts.into_iter().filter(|part| !part.lines.is_empty()).collect()
    }

    pub(super) fn certain(&self, view: &View, ahead: &Ahead) -> Vec<String> {
        let (certain, forecast) = (&ahead.certain, &view.forecast);
        let mut lines = Vec::new();
        if let Some(draws) = certain.draws {
            let each = self.tally(self.players().map(|seat| (seat, draws[seat.index()].to_string())));
            lines.push(self.say("daybreak-ahead-draws", &[("each", each.into())]));
        }
        let emits = certain.facts.iter().any(|fact| matches!(fact, Fact::SinksAbsorbed { .. }));
        if emits && view.state.stage != Stage::Emissions {
            lines.extend([self.carbon_line(view), self.net_line(forecast)]);
            lines.extend(self.shortage_line(forecast));
            lines.push(self.thermometer_line(forecast));
        }
        let told = |fact: &&Fact| !emits || view.state.stage == Stage::Emissions || !is_of_emissions(fact);
        let facts: Vec<Fact> = certain.facts.iter().filter(told).cloned().collect();
        lines.extend(self.in_short(&facts));
        if view.state.stage == Stage::Crisis && certain.rolls + certain.crises > 0 {
            let args = [("rolls", certain.rolls.into()), ("crises", certain.crises.into())];
            lines.push(self.say("daybreak-ahead-to-come", &args));
        }
        for crisis in ahead.open.crises.iter().filter(|crisis| crisis.sure) {
            lines.extend(self.crisis_ahead(crisis));
        }
        if let Some(growth) = certain.growth.filter(|growth| growth.iter().any(|by| *by > 0)) {
            let by = |seat: Seat| signed(growth[seat.index()].min(999) as i16);
            let each = self.tally(self.players().map(|seat| (seat, by(seat))));
            lines.push(self.say("daybreak-ahead-growth", &[("each", each.into())]));
        }
        let already = certain.facts.iter().any(|fact| matches!(fact, Fact::Lost { .. } | Fact::Won { .. }));
        match certain.lost {
            Some(losses) if !already => {
                lines.push(self.say("daybreak-ahead-lost", &[("losses", self.losses(&losses).into())]));
            }
            None if certain.won && !already => lines.push(self.say("daybreak-ahead-won", &[])),
            None if ahead.last && !certain.won => lines.push(self.say("daybreak-ahead-last", &[])),
            _ => {}
        }
        if certain.unfinished {
            lines.push(self.say("daybreak-ahead-unfinished", &[]));
        }
        lines
    }

    fn open(&self, ahead: &Ahead) -> Vec<String> {
        let open = &ahead.open;
        let mut lines: Vec<String> = open.faces.iter().map(|face| self.face_ahead(face)).collect();
        for crisis in open.crises.iter().filter(|crisis| !crisis.sure) {
            lines.extend(self.crisis_ahead(crisis));
        }
        lines.extend(open.unknown.as_ref().map(|unknown| self.unknown_ahead(unknown)));
        if let Some(draws) = open.draws {
            let number = |seat: Seat| match draws[seat.index()] {
                (least, most) if least >= most => most.to_string(),
                (least, most) => self.say("daybreak-ahead-between", &[("least", least.into()), ("most", most.into())]),
            };
            let each = self.tally(self.players().map(|seat| (seat, number(seat))));
            let round = (ahead.round + 1).into();
            lines.push(self.say("daybreak-ahead-next-draws", &[("round", round), ("each", each.into())]));
        }
        lines
    }

    pub(super) fn likely(&self, view: &View, ahead: &Ahead) -> Vec<String> {
        let (likely, standing) = (&ahead.likely, &view.state.standing);
        if ahead.certain.lost.is_some() || ahead.open.faces.is_empty() && ahead.certain.crises == 0 {
            return Vec::new();
        }
        let number = |seat: Seat| {
            let (count, most) = (likely.communities[seat.index()], standing[seat.index()].communities_to_lose);
            format!("{count}/{most}")
        };
        let each = self.tally(self.players().map(|seat| (seat, number(seat))));
        let bands = format!("{}/{}", likely.bands, standing[0].bands_to_lose);
        let lost = [("lost", likely.lost.into()), ("tries", likely.tries.into())];
        vec![
            self.say("daybreak-ahead-likely-lost", &lost),
            self.say("daybreak-ahead-likely-numbers", &[("each", each.into()), ("bands", bands.into())]),
        ]
    }

    pub(super) fn worst(&self, view: &View, ahead: &Ahead) -> Vec<String> {
        let (worst, standing) = (&ahead.worst, &view.state.standing);
        if ahead.certain.lost.is_some() && ahead.open.faces.is_empty() && ahead.open.unknown.is_none() {
            return Vec::new();
        }
        let number = |seat: Seat| {
            let (count, most) = (worst.communities[seat.index()], standing[seat.index()].communities_to_lose);
            format!("{count}/{most}")
        };
        let each = self.tally(self.players().map(|seat| (seat, number(seat))));
        let exact = if worst.exact { "yes" } else { "no" };
        let bands = format!("{}/{}", worst.bands, standing[0].bands_to_lose);
        let args = [("exact", exact.into()), ("each", each.into()), ("bands", bands.into())];
        let mut lines = vec![self.say("daybreak-ahead-worst-numbers", &args)];
        lines.push(match worst.losses == Losses::default() {
            true => self.say("daybreak-ahead-safe", &[]),
            false => {
                let losses = self.losses(&worst.losses);
                self.say("daybreak-ahead-may-lose", &[("exact", exact.into()), ("losses", losses.into())])
            }
        });
        lines
    }

    /// One face of the planetary die: what it would do from where its token stands.
    fn face_ahead(&self, face: &FaceAhead) -> String {
        let effect = self.cards.planetary(face.effect);
        let args = [("effect", effect.into()), ("sides", face.sides.into()), ("of", face.of.into())];
        let head = self.say("daybreak-ahead-face", &args);
        let space = face.facts.iter().find_map(|fact| match fact {
            Fact::TrackMoved { now, .. } => Some(*now),
            _ => None,
        });
        let tips = face.facts.iter().any(|fact| matches!(fact, Fact::Tipped { .. }));
        let moves = match (space, tips) {
            (Some(space), true) => self.say("daybreak-ahead-tips", &[("space", space.into())]),
            (Some(space), false) => self.say("daybreak-ahead-moves", &[("space", space.into())]),
            (None, _) => self.say("daybreak-ahead-tips-again", &[]),
        };
        let own: Vec<Fact> = face.facts.iter().filter(|fact| !is_of_a_track(fact)).cloned().collect();
        self.words.paragraph([head, moves].into_iter().chain(self.in_short(&own)))
    }

    fn unknown_ahead(&self, unknown: &UnknownAhead) -> String {
        let most = self.tally(self.players().map(|seat| (seat, signed(unknown.most[seat.index()].min(999) as i16))));
        let args = [
            ("places", unknown.places.into()),
            ("cards", unknown.cards.into()),
            ("harmful", unknown.harmful.into()),
            ("most", most.into()),
        ];
        self.say("daybreak-ahead-unknown", &args)
    }

    /// A crisis that lies face up: whom it strikes, what it does, and why it does nothing if it does.
    pub fn crisis_ahead(&self, crisis: &CrisisAhead) -> Vec<String> {
        let title = || ("card", self.crisis(crisis.card).into());
        let sure = ("sure", if crisis.sure { "yes" } else { "no" }.into());
        let mut lines = Vec::new();
        if !crisis.tied.is_empty() {
            let seats = self.words.list(crisis.tied.iter().map(|seat| self.seat(seat)), Joint::Comma);
            let args = [title(), sure.clone(), ("die", crisis.die.into()), ("seats", seats.into())];
            lines.push(self.say("daybreak-ahead-tie", &args));
            for way in &crisis.ways {
                let Some(seat) = way.targets.first().map(|seat| self.seat(seat)) else {
                    tabletop::never!("a tie that strikes nobody");
                    continue;
                };
                let what = self.words.paragraph(self.way_ahead(way));
                lines.push(self.say("daybreak-ahead-if", &[("seat", seat.into()), ("what", what.into())]));
            }
        } else if let Some(way) = crisis.ways.first() {
            let targets = self.struck(way.targets);
            let undone = matches!(way.harmless, Some(Harmless::Cancelled | Harmless::NobodyFits));
            let head = match way.targets.is_empty() || undone {
                true => self.say("daybreak-ahead-crisis", &[title(), sure]),
                false => self.say("daybreak-ahead-strikes", &[title(), sure, ("targets", targets.into())]),
            };
            lines.push(self.words.paragraph([head].into_iter().chain(self.way_ahead(way))));
        }
        if !crisis.choice.is_empty() {
            lines.push(self.say("daybreak-ahead-choice", &[("seats", self.seats(crisis.choice).into())]));
        }
        lines
    }

    fn way_ahead(&self, way: &CrisisWay) -> Vec<String> {
        let mut lines = self.in_short(&way.facts);
        if let Some(why) = way.harmless {
            let why = match why {
                Harmless::Cancelled => "cancelled",
                Harmless::NobodyFits => "nobody",
                Harmless::Reduced => "reduced",
                Harmless::NothingThere => "nothing",
            };
            lines.push(self.say("daybreak-ahead-harmless", &[("why", why.into())]));
        }
        lines.iter().map(|line| capital(line)).collect()
    }

    /// Facts in short: the same change for several seats in one sentence, each with its cause.
    fn in_short(&self, facts: &[Fact]) -> Vec<String> {
        let mut lines = Vec::new();
        let mut told: Vec<(Token, Cause)> = Vec::new();
        let mut kinds = Vec::new();
        for (at, fact) in facts.iter().enumerate() {
            match *fact {
                Fact::Changed { token, cause, .. } if !told.contains(&(token, cause)) => {
                    told.push((token, cause));
                    lines.push(self.changed_in_short(facts, token, cause));
                }
                Fact::Resisted { resilience, .. } if !kinds.contains(&resilience) => {
                    kinds.push(resilience);
                    let by = facts.iter().filter_map(|fact| match fact {
                        Fact::Resisted { seat, resilience: kind, by } if *kind == resilience => {
                            Some((*seat, format!("−{by}")))
                        }
                        _ => None,
                    });
                    let (each, kind) = (self.tally(by), self.cards.resilience(resilience));
                    lines.push(
                        self.say("daybreak-ahead-resisted", &[("resilience", kind.into()), ("each", each.into())]),
                    );
                }
                Fact::WorldChanged { token, change, cause, .. } => {
                    let args = [
                        ("token", self.cards.token(token).into()),
                        ("change", signed(change).into()),
                        ("cause", self.cause_of(cause, change).into()),
                    ];
                    lines.push(self.say("daybreak-ahead-world", &args));
                }
                // Which cards go is often still to be chosen or drawn.
                Fact::CardsLost { seat, cards } => {
                    let lost = (self.say("daybreak-change-cards", &[]), -(cards.len() as i16));
                    let changes = self.change_list(std::iter::once(lost)).unwrap_or_default();
                    let seat = self.seat(seat);
                    lines.push(
                        self.say("daybreak-forecast-seat", &[("seat", seat.into()), ("changes", changes.into())]),
                    );
                }
                Fact::Changed { .. }
                | Fact::Resisted { .. }
                | Fact::Shortage { .. }
                | Fact::Targets { .. }
                | Fact::CrisisCancelled { .. }
                | Fact::CrisisWithoutTarget { .. }
                | Fact::CrisisDiscarded { .. } => {}
                _ => {
                    lines.extend(self.story(&facts[..at], &facts[at..=at]).into_iter().filter(|line| !line.is_empty()))
                }
            }
        }
        lines.iter().map(|line| capital(line)).collect()
    }

    fn changed_in_short(&self, facts: &[Fact], token: Token, cause: Cause) -> String {
        let mut changes: Vec<(Seat, i16)> = Vec::new();
        for fact in facts {
            match *fact {
                Fact::Changed { seat, token: other, change, cause: by, .. } if (other, by) == (token, cause) => {
                    changes.push((seat, change));
                }
                _ => {}
            }
        }
        let most = changes.iter().map(|(_, change)| *change).max().unwrap_or(0);
        let each = self.tally(changes.into_iter().map(|(seat, change)| (seat, signed(change))));
        let (token, cause) = (self.cards.token(token), self.cause_of(cause, most));
        self.say("daybreak-ahead-changed", &[("token", token.into()), ("each", each.into()), ("cause", cause.into())])
    }
}

/// Is it told by the lines about the Emissions stage?
fn is_of_emissions(fact: &Fact) -> bool {
    match fact {
        Fact::Changed { cause, .. } => *cause == Cause::Shortage,
        Fact::Shortage { .. }
        | Fact::Emitted { .. }
        | Fact::SinksAbsorbed { .. }
        | Fact::Drawdown { .. }
        | Fact::Warmed { .. }
        | Fact::Bands { .. } => true,
        _ => false,
    }
}

fn is_of_a_track(fact: &Fact) -> bool {
    matches!(fact, Fact::TrackMoved { .. } | Fact::Tipped { .. })
}
