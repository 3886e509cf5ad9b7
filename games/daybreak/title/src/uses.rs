//! What a seat could do with its cards, place by place.

use crate::means;
use crate::{
    ActionAt, ActionUse, CardUse, CardUses, DaybreakUses, Judged, NeedsMet, Suggested, Undone, UndoneKind, UndoneLine,
    UseKind,
};
use daybreak::{
    ActionSource, CardNo, CardSet, Daybreak, Face, Frame, LocalId, MAX_ANSWERS, MAX_PROJECTS, MAX_STACKS, Move,
    Refusal, State, View, Yield,
};
use daybreak_words::{Elsewhere, Glyph, Narrator, Plain};
use tabletop::{Audience, Game, Refused, Seat, Seats, Silent};
use title::Refuses;

/// The seat that looks, and all that is asked about it.
struct Look<'a> {
    game: &'a Daybreak,
    state: &'a State,
    seat: Seat,
    narrator: &'a Narrator<'a>,
    refuses: Refuses<'a, Daybreak>,
}

/// What is gained by putting a card from hand into a place, in words; nothing for moves of another kind.
pub(crate) fn gained(game: &Daybreak, view: &View, seat: Seat, narrator: &Narrator<'_>, mv: Move) -> Option<String> {
    let (kind, at) = match mv {
        Move::Start { stack, .. } => (UseKind::Start, stack),
        Move::Support { stack, .. } => (UseKind::Support, stack),
        Move::SupportProject { project, .. } => (UseKind::Project, project),
        Move::ReduceCrisis { crisis, .. } => (UseKind::Crisis, crisis),
        _ => return None,
    };
    let look = Look { game, state: &view.state, seat, narrator, refuses: &|_| None };
    Some(look.gain(kind, at, &look.after(mv).0).text)
}

pub(crate) fn uses(
    game: &Daybreak,
    view: &View,
    narrator: &Narrator<'_>,
    refuses: Refuses<'_, Daybreak>,
) -> DaybreakUses {
    let Audience::Seat(seat) = view.who else {
        let undone = Undone::default();
        return DaybreakUses { cards: Vec::new(), actions: Vec::new(), undone, means: Vec::new(), suggested: None };
    };
    let look = Look { game, state: &view.state, seat, narrator, refuses };
    let paid = look.paid();
    let cards: Vec<CardUses> = view.state.board(seat).hand.iter().map(|card| look.card(card, &paid)).collect();
    let actions = look.actions();
    let undone = look.undone(&cards, &actions);
    let means = means::means(game, view, narrator);
    let suggested = daybreak_bots::suggestion(game, &view.state, Seats::NONE.with(seat));
    let suggested = suggested.map(|it| Suggested { mv: Move::UseProject(it.project), to: it.to });
    DaybreakUses { cards, actions, undone, means, suggested }
}

/// An action that costs cards from hand.
struct Paid {
    /// The move that begins it.
    mv: Move,
    /// The cards that can pay for it.
    by: CardSet,
}

/// What a place brings.
struct Gain {
    useful: bool,
    signs: Vec<Glyph>,
    text: String,
}

impl Look<'_> {
    /// Every place a card could go to.
    fn places(&self, card: LocalId) -> Vec<(UseKind, u8, Move)> {
        let board = self.state.board(self.seat);
        let mut places = Vec::new();
        let mut founded = false;
        for stack in 0..MAX_STACKS as u8 {
            let empty = board.stacks[usize::from(stack)].cards.len == 0;
            if !empty || !founded {
                places.push((UseKind::Start, stack, Move::Start { card, stack }));
            }
            if !empty {
                places.push((UseKind::Support, stack, Move::Support { card, stack }));
            }
            founded |= empty;
        }
        for project in (0..MAX_PROJECTS as u8).filter(|&at| self.state.projects[usize::from(at)].is_some()) {
            places.push((UseKind::Project, project, Move::SupportProject { card, project }));
        }
        for (crisis, there) in (0_u8..).zip(self.state.crises.iter()) {
            if matches!(there.face, Face::Up(_)) {
                places.push((UseKind::Crisis, crisis, Move::ReduceCrisis { card, crisis }));
            }
        }
        places
    }

    fn card(&self, card: LocalId, paid: &[Paid]) -> CardUses {
        let mut uses: Vec<CardUse> = Vec::new();
        let mut judged: Vec<Result<(), Refusal>> = Vec::new();
        let mut never = None;
        let mut tags: Vec<(u8, Option<u8>)> = Vec::new();
        for (kind, at, mv) in self.places(card) {
            let refused = (self.refuses)(mv);
            let reason = refused.as_ref().filter(|refused| is_of_the_card(refused));
            never = never.or_else(|| reason.map(|refused| self.narrator.refused(refused)));
            let mut place = CardUse {
                mv,
                kind,
                at,
                possible: refused.is_none(),
                useful: false,
                asks_place: false,
                gain: Vec::new(),
                text: String::new(),
                why: refused.map(|refused| self.narrator.refused(&refused)),
                covers: Vec::new(),
            };
            match &place.why {
                None => {
                    let (after, asks_place) = self.after(mv);
                    place.asks_place = asks_place;
                    if kind == UseKind::Start {
                        let doing = ActionSource::Stack(at);
                        let short = match self.game.judge_requires(&after, self.seat, doing) {
                            Err(Refusal::TagsShort { have, .. }) => Some(have),
                            _ => None,
                        };
                        tags.push((at, short));
                        judged.push(self.game.judge_in_time(&after, self.seat, doing));
                        place.covers = self.covered(at);
                    }
                    let gain = self.gain(kind, at, &after);
                    place.useful = gain.useful;
                    place.gain = gain.signs.into_iter().map(Into::into).collect();
                    place.text = gain.text;
                }
                Some(why) => place.text.clone_from(why),
            }
            uses.push(place);
        }
        let tucked = uses.iter().any(|place| place.possible && place.kind != UseKind::Start);
        let pays: Vec<Move> = paid.iter().filter(|paid| paid.by.has(card)).map(|paid| paid.mv).collect();
        let short = |judged: &Result<(), Refusal>| matches!(judged, Err(Refusal::CannotPayCards { .. }));
        let else_where = Elsewhere { tucked, pays: judged.iter().any(short) && !pays.is_empty() };
        let required = !self.narrator.cards.required_of(card.no()).is_empty();
        let needs = if required { self.needs(&tags) } else { None };
        CardUses { card, uses, pays, action: self.verdict(&judged, never, else_where), needs }
    }

    /// Where the tags lie that a card requires, by the stacks it could stand in front of and how many are there if too few.
    fn needs(&self, tags: &[(u8, Option<u8>)]) -> Option<NeedsMet> {
        let met: Vec<u8> = tags.iter().filter(|(_, short)| short.is_none()).map(|(at, _)| *at).collect();
        if met.is_empty() {
            let best = tags.iter().filter_map(|(_, short)| *short).max()?;
            return Some(NeedsMet { met: false, text: self.narrator.needs_unmet(best) });
        }
        Some(NeedsMet { met: true, text: self.narrator.needs_met(&met) })
    }

    /// What the front card of a stack could still bring today.
    fn covered(&self, stack: u8) -> Vec<crate::Glyph> {
        let doing = ActionSource::Stack(stack);
        if self.game.judge_in_time(self.state, self.seat, doing).is_err() {
            return Vec::new();
        }
        let yields = self.game.today(self.state, self.seat, doing);
        self.narrator.yield_signs(&yields, None).into_iter().map(Into::into).collect()
    }

    /// The actions that could be begun now and cost cards from hand.
    fn paid(&self) -> Vec<Paid> {
        let costs = |doing| self.game.action_of(self.state, self.seat, doing).is_some_and(|it| it.discards() > 0);
        let open = doings().filter(|(doing, _, mv)| costs(*doing) && (self.refuses)(*mv).is_none());
        let paid = open.map(|(_, _, mv)| {
            let (mut begun, mut room) = (*self.state, Vec::new());
            self.game.play(&mut begun, self.seat, mv, &mut Silent);
            self.game.moves(&(&begun, self.seat), &mut room);
            if !room.iter().any(|mv| matches!(mv, Move::Pay(_))) {
                // Where only one card can pay, nobody is asked which; it leaves the hand once all else is answered.
                self.answer_somehow(&mut begun);
            }
            let hand = self.state.board(self.seat).hand;
            let pays = |card: &LocalId| room.contains(&Move::Pay(*card)) || !begun.board(self.seat).hand.has(*card);
            Paid { mv, by: hand.iter().filter(pays).collect() }
        });
        paid.collect()
    }

    /// Answers what an action asks, in any way that does not take it back.
    fn answer_somehow(&self, begun: &mut State) {
        let mut room = Vec::new();
        for _ in 0..MAX_ANSWERS {
            room.clear();
            self.game.moves(&(&*begun, self.seat), &mut room);
            let is_asked = begun.desks[self.seat.index()].draft.is_some();
            let Some(answer) = room.iter().find(|mv| **mv != Move::Back).filter(|_| is_asked) else { return };
            self.game.play(begun, self.seat, *answer, &mut Silent);
        }
    }

    /// Could the action of the card be carried out in front of one of the stacks?
    ///
    /// Of all the reasons why not, the one of the best stack is told: where the judgement came furthest. An action is
    /// judged by its limit, then by what it requires, then by its price, then by its effect; so whoever reads "there is no
    /// such token" is not sent to look for tags that lie there already, and what is told stays true wherever the card goes.
    fn verdict(&self, judged: &[Result<(), Refusal>], never: Option<String>, else_where: Elsewhere) -> Judged {
        if judged.iter().any(Result::is_ok) {
            return Judged { possible: true, why: None, brief: None };
        }
        let best = judged.iter().filter_map(|judged| judged.as_ref().err()).max_by_key(|refusal| how_far(refusal));
        let why = best.map(|refusal| self.narrator.not_even_there(refusal, else_where)).or(never);
        let brief = best.and_then(|refusal| self.narrator.not_there_in_brief(refusal)).or_else(|| why.clone());
        Judged { possible: false, why, brief }
    }

    /// The state after a card was put somewhere, and whether its place there is asked; a tucked card goes to the back.
    fn after(&self, mv: Move) -> (State, bool) {
        let mut after = *self.state;
        self.game.play(&mut after, self.seat, mv, &mut Silent);
        let tucking = after.desks[self.seat.index()].tucking;
        if let Some((_, stack)) = tucking {
            let under = after.board(self.seat).stacks[usize::from(stack)].cards.len;
            self.game.play(&mut after, self.seat, Move::Under(under), &mut Silent);
        }
        (after, tucking.is_some())
    }

    fn gain(&self, kind: UseKind, at: u8, after: &State) -> Gain {
        match kind {
            UseKind::Start => self.started(at, after),
            UseKind::Support => self.supported(at, after),
            UseKind::Project => {
                let activates = self.activated(after).find(|(place, _)| *place == at).map(|(_, card)| card);
                let found = self.game.project_slots(self.state, at);
                let (signs, text) =
                    found.map(|slots| self.narrator.under_project(slots, activates)).unwrap_or_default();
                Gain { useful: true, signs, text }
            }
            UseKind::Crisis => {
                let found = self.game.crisis_slots(self.state, at);
                let (signs, text) =
                    found.map(|(slots, rule)| self.narrator.under_crisis(slots, &rule)).unwrap_or_default();
                Gain { useful: true, signs, text }
            }
        }
    }

    /// The projects that have become active, by their places.
    fn activated(&self, after: &State) -> impl Iterator<Item = (u8, daybreak::GlobalId)> {
        let was = self.state.projects.map(|project| project.is_some_and(|project| project.active));
        let places = (0_u8..).zip(after.projects).zip(was);
        places.filter_map(|((at, project), was)| Some((at, project.filter(|project| project.active && !was)?.card)))
    }

    fn started(&self, stack: u8, after: &State) -> Gain {
        let doing = ActionSource::Stack(stack);
        if let Err(refusal) = self.game.judge_in_time(after, self.seat, doing) {
            return self.with_projects(
                after,
                Gain { useful: false, signs: Vec::new(), text: self.narrator.refusal(&refusal) },
            );
        }
        let yields = self.game.today(after, self.seat, doing);
        let uses = self.game.uses(after, self.seat, doing);
        let left = uses.and_then(|uses| Some(uses.most?.saturating_sub(uses.used)));
        let text = self.narrator.yield_text(&yields);
        let text = text.unwrap_or_else(|| self.narrator.action_text(after, self.seat, doing));
        let times = uses.and_then(|uses| self.narrator.times_left(&uses)).unwrap_or_default();
        // Tokens and demand are paid as soon as it acts, so they are no less part of it than what it brings.
        let action = self.game.action_of(after, self.seat, doing);
        let (mut signs, price) = action.map(|action| self.narrator.board_price(action)).unwrap_or_default();
        signs.extend(self.narrator.yield_signs(&yields, left));
        let price = if yields.is_empty() { String::new() } else { price };
        self.with_projects(
            after,
            Gain { useful: true, signs, text: self.narrator.words.paragraph([price, text, times]) },
        )
    }

    fn supported(&self, stack: u8, after: &State) -> Gain {
        let (doing, seat) = (ActionSource::Stack(stack), self.seat);
        let could = |state: &State| self.game.judge_in_time(state, seat, doing).is_ok();
        // A tag stays: that no card is left to pay with, or that the action is used up this round, takes nothing from it.
        let lasts = |state: &State| match self.game.judge_in_time(state, seat, doing) {
            Ok(()) | Err(Refusal::CannotPayCards { .. } | Refusal::LimitReached { per: None, .. }) => true,
            Err(_) => false,
        };
        let both = lasts(self.state) && lasts(after);
        let (old, new) = (self.game.today(self.state, seat, doing), self.game.today(after, seat, doing));
        let most = |state: &State| self.game.uses(state, seat, doing).and_then(|uses| uses.most).unwrap_or(0);
        let (less, more) = (most(self.state), most(after));
        let signs = self.narrator.gain_signs(&old, &new);
        let gain = if could(after) && !could(self.state) {
            Some((self.narrator.yield_signs(&new, None), self.narrator.enables(&new)))
        } else if both && !signs.is_empty() {
            Some((signs, self.narrator.does_more(&new)))
        } else if both && more > less {
            Some((self.narrator.times_signs(less, more), self.narrator.more_often(more)))
        } else {
            None
        };
        let gain = match gain {
            Some((signs, text)) => Gain { useful: true, signs, text },
            None => Gain { useful: false, signs: Vec::new(), text: self.narrator.no_gain() },
        };
        self.with_projects(after, gain)
    }

    /// Tags of a play area can make projects active.
    fn with_projects(&self, after: &State, gain: Gain) -> Gain {
        self.activated(after).fold(gain, |mut gain, (_, project)| {
            let text = self.narrator.activates(project);
            gain.text = if gain.useful { self.narrator.words.paragraph([gain.text, text]) } else { text };
            gain.signs.push(Plain::Project.into());
            gain.useful = true;
            gain
        })
    }

    fn actions(&self) -> Vec<ActionUse> {
        let actions = doings().filter_map(|(doing, at, mv)| {
            let uses = self.game.uses(self.state, self.seat, doing)?;
            let why = (self.refuses)(mv).map(|refused| self.narrator.refused(&refused));
            let yields = self.game.today(self.state, self.seat, doing);
            let signs = self.narrator.yield_signs(&yields, None);
            Some(ActionUse {
                at,
                mv,
                possible: why.is_none(),
                why,
                line: self.line(doing, &signs).into_iter().map(Into::into).collect(),
                yields: signs.into_iter().map(Into::into).collect(),
                text: self.narrator.action_text(self.state, self.seat, doing),
                today: self.today(doing, &yields),
                left: self.narrator.uses_left(&uses),
                used: uses.used,
                most: uses.most,
            })
        });
        actions.collect()
    }

    /// The line of an action: what it costs, as printed, and what it brings today.
    fn line(&self, doing: ActionSource, today: &[Glyph]) -> Vec<Glyph> {
        let printed = self.printed(doing).map(|no| self.narrator.cards.line(no)).unwrap_or_default();
        if today.is_empty() {
            return printed;
        }
        let arrow = |glyph: &Glyph| *glyph == Plain::Arrow.into();
        let price = &printed[..printed.iter().position(arrow).map_or(0, |at| at + 1)];
        if today.starts_with(price) { today.to_vec() } else { [price, today].concat() }
    }

    /// What an action costs and brings today.
    fn today(&self, doing: ActionSource, yields: &[Yield]) -> String {
        let action = self.game.action_of(self.state, self.seat, doing);
        let said = self.printed(doing).zip(action).map(|(no, action)| self.narrator.today_text(no, action, yields));
        said.unwrap_or_default()
    }

    /// The card whose action it is.
    fn printed(&self, doing: ActionSource) -> Option<CardNo> {
        match doing {
            ActionSource::Stack(at) => {
                self.state.board(self.seat).stacks.get(usize::from(at))?.cards.front().map(LocalId::no)
            }
            ActionSource::Project(at) => Some((*self.state.projects.get(usize::from(at))?)?.card.no()),
            ActionSource::Crisis => None,
        }
    }

    fn undone(&self, cards: &[CardUses], actions: &[ActionUse]) -> Undone {
        if self.state.frame() != Some(Frame::Local) {
            return Undone::default();
        }
        let open: Vec<ActionSource> = actions
            .iter()
            .filter(|action| action.possible)
            .map(|action| match action.at {
                ActionAt::Stack(at) => ActionSource::Stack(at),
                ActionAt::Project(at) => ActionSource::Project(at),
            })
            .collect();
        let gains = |card: &&CardUses| card.uses.iter().any(|place| place.possible && place.useful);
        let (count, shortage) = (cards.iter().filter(gains).count(), self.state.board(self.seat).shortage());
        let line = |kind: UndoneKind, text: String| UndoneLine { kind, text };
        let mut lines = Vec::new();
        if shortage > 0 {
            lines.push(line(UndoneKind::Shortage, self.narrator.undone_shortage(shortage)));
        }
        if !open.is_empty() {
            let text = self.narrator.undone_actions(self.state, self.seat, &open);
            lines.push(line(UndoneKind::Actions, text));
        }
        if count > 0 {
            lines.push(line(UndoneKind::Cards, self.narrator.undone_cards(count)));
        }
        Undone { actions: open.len() as u32, cards: count as u32, shortage, lines }
    }
}

/// The actions a seat can think of, with the moves that begin them.
fn doings() -> impl Iterator<Item = (ActionSource, ActionAt, Move)> {
    let stacks = (0..MAX_STACKS as u8).map(|at| (ActionSource::Stack(at), ActionAt::Stack(at), Move::Act(at)));
    let projects =
        (0..MAX_PROJECTS as u8).map(|at| (ActionSource::Project(at), ActionAt::Project(at), Move::UseProject(at)));
    stacks.chain(projects)
}

/// Does a refusal say something of the card? While something else is asked, or nothing, it says nothing of it.
fn is_of_the_card(refused: &Refused<Refusal>) -> bool {
    !matches!(
        refused,
        Refused::Over
            | Refused::DrawDue
            | Refused::NotAsked { .. }
            | Refused::Rule(Refusal::OtherQuestion { .. } | Refusal::NotTheSpeaker { .. })
    )
}

/// How far the judgement of an action came before it failed, and how little is missing there.
fn how_far(refusal: &Refusal) -> (u8, i16) {
    match *refusal {
        Refusal::NoEffect | Refusal::NoneToRemove { .. } | Refusal::ForbiddenBy { .. } => (4, 0),
        Refusal::NotThisRoll { .. } => (3, 0),
        Refusal::CannotPayCards { need, have, .. } => (2, i16::from(have) - i16::from(need)),
        Refusal::CannotPayTokens { need, .. } => (2, -i16::from(need)),
        // Used up, wherever it goes.
        Refusal::LimitReached { per: None, .. } => (5, 0),
        // Tags that it lacks in every stack are only told of where nothing else is in the way.
        Refusal::LimitReached { per: Some(_), .. } => (1, 1),
        Refusal::RequirementUnmet { .. } => (1, 0),
        Refusal::TagsShort { need, have, .. } => (1, i16::from(have) - i16::from(need)),
        _ => (0, 0),
    }
}
