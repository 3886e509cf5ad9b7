//! The cards and boards of a content, for drawing them.

use crate::{
    BoardFace, CardFace, CardSlots, ChallengeKind, ChallengesFace, DaybreakLibrary, DeckName, DieRow, DifficultyName,
    LevelFace, LimitFace, LimitKind, OrderFace, RequiredTag, SetFace, TableFace, TrackFace, TrackSpace,
};
use daybreak::content::{Board, Content, Difficulty, Source};
use daybreak::language::{Action, Change, Flavour, Limit, Modifier, Scope, Solo};
use daybreak::{
    CardNo, ChallengeId, CrisisId, Deck, GlobalId, LocalId, MAX_CHALLENGES, PlanetaryEffect, Power, Resilience, Sector,
    Set, Setup, Stage, Tag, TagCounts,
};
use daybreak_words::Cards;
use words::Words;

pub(crate) fn library(content: &Content, words: &Words) -> DaybreakLibrary {
    let cards = Cards::new(words, content);
    let faces: Vec<CardFace> = content.numbers().filter_map(|no| face(&cards, no)).collect();
    let reconstructed =
        |face: &CardFace| face.source == Source::Reconstructed.to_string() || !face.reconstructed.is_empty();
    DaybreakLibrary {
        content: content.id().to_owned(),
        reference: faces.iter().any(reconstructed),
        cards: faces,
        board: board(&cards, content.board(), most_bands(content)),
        sets: Set::ALL.map(|set| reference(&cards, set)).to_vec(),
        tables: tables(&cards),
        challenges: challenges(),
        order: order(),
    }
}

fn order() -> OrderFace {
    OrderFace {
        stages: Stage::ALL.to_vec(),
        powers: Power::ALL.to_vec(),
        tags: Tag::ALL.to_vec(),
        emissions: Sector::ALL.to_vec(),
        resilience: Resilience::ALL.to_vec(),
        decks: vec![DeckName::Local, DeckName::Starting, DeckName::Global, DeckName::Crisis, DeckName::Challenge],
    }
}

fn challenges() -> ChallengesFace {
    let flavours = [Flavour::Easier, Flavour::Harder, Flavour::Variety];
    let kinds = [(Scope::Group, None), (Scope::One, Some(2))]
        .into_iter()
        .flat_map(|(scope, names_seat_from)| flavours.map(|flavour| ChallengeKind { flavour, scope, names_seat_from }));
    ChallengesFace { most: MAX_CHALLENGES as u8, copies: 1, kinds: kinds.collect() }
}

fn face(cards: &Cards<'_>, no: CardNo) -> Option<CardFace> {
    let (content, text, about) = (cards.content, cards.card(no)?, cards.content.about(no)?);
    let slot = |slots: daybreak_words::Slots| CardSlots { wanted: slots.wanted, count: slots.count, text: slots.text };
    let mut face = CardFace {
        deck: DeckName::Local,
        id: 0,
        no: no.to_string(),
        number: no,
        title: text.title,
        kind: text.kind,
        tags: Vec::new(),
        line: cards.line(no).into_iter().map(Into::into).collect(),
        limit: None,
        window: None,
        needs: (no.deck() == Some(Deck::Global)).then(|| text.text.first().cloned()).flatten(),
        text: text.text,
        deed: cards.deed_of(no),
        brief: cards.brief().deed_of(no),
        foot: cards.foot_of(no),
        requires: Vec::new(),
        die: cards.die_of(no).into_iter().map(die_row).collect(),
        world: text.world,
        source: about.source.to_string(),
        source_text: text.source,
        reconstructed: about.reconstructed.clone(),
        solo: true,
        slots: cards.slots(no).into_iter().map(slot).collect(),
        target_text: cards.struck(no),
        ongoing: false,
        flavour: None,
        scope: None,
        set: None,
        emissions: cards.emissions(no),
    };
    let (deck, id, action, solo) = match no.deck()? {
        deck @ (Deck::Local | Deck::Starting) => {
            let id = LocalId::of(no)?;
            let card = content.local(id);
            let printed = |tag: Tag| std::iter::repeat_n(tag, usize::from(card.tags.of(tag)));
            face.tags = Tag::ALL.into_iter().flat_map(printed).collect();
            face.set =
                Set::ALL.into_iter().find(|&set| LocalId::starting(set).contains(&id)).map(|set| set.to_string());
            face.requires = required(cards.required_of(no), card.tags);
            let deck = if deck == Deck::Local { DeckName::Local } else { DeckName::Starting };
            (deck, id.0, Some(card.action), card.solo)
        }
        Deck::Global => {
            let id = GlobalId::of(no)?;
            let card = content.global(id);
            (DeckName::Global, id.0, card.action.get(0), card.solo)
        }
        Deck::Crisis => {
            let id = CrisisId::of(no)?;
            let card = content.crisis(id);
            face.ongoing = card.is_ongoing();
            (DeckName::Crisis, id.0, None, card.solo)
        }
        Deck::Challenge => {
            let id = ChallengeId::of(no)?;
            let card = content.challenge(id);
            (face.flavour, face.scope) = (Some(card.flavour), Some(card.scope));
            (DeckName::Challenge, id.0, None, card.solo)
        }
    };
    (face.deck, face.id, face.solo) = (deck, id, solo == Solo::In);
    face.limit = action.as_ref().map(limit);
    face.window = action.map(|action| action.window);
    Some(face)
}

fn die_row(row: daybreak_words::DieRow) -> DieRow {
    DieRow { line: row.line.into_iter().map(Into::into).collect(), text: row.text }
}

/// The tags that are required, first those that the card has itself.
fn required(tags: Vec<(Tag, u8)>, own: TagCounts) -> Vec<RequiredTag> {
    let slots = |(tag, count): (Tag, u8)| (0..count).map(move |at| RequiredTag { tag, own: at < own.of(tag) });
    tags.into_iter().flat_map(slots).collect()
}

fn limit(action: &Action) -> LimitFace {
    let (kind, times, tag) = match action.limit {
        Limit::Unlimited => (LimitKind::Unlimited, None, None),
        Limit::Once => (LimitKind::Once, Some(1), None),
        Limit::Times(n) => (LimitKind::Times, Some(n), None),
        Limit::Per(tag) => (LimitKind::Per, None, Some(tag)),
        Limit::OnceEach => (LimitKind::OnceEach, Some(1), None),
    };
    LimitFace { kind, times, tag }
}

/// The most bands that may lose a game: those of the board, and all that challenge cards add to them.
fn most_bands(content: &Content) -> u8 {
    let challenges = content.numbers().filter_map(ChallengeId::of);
    let more = |card: ChallengeId| -> u8 {
        let bands = content.challenge(card).changes.iter().map(|change| match change {
            Change::Standing(Modifier::LossBands(n)) => u8::try_from(*n).unwrap_or(0),
            _ => 0,
        });
        bands.sum()
    };
    challenges.map(more).fold(content.board().bands_to_lose, u8::saturating_add)
}

fn board(cards: &Cards<'_>, board: &Board, most_bands: u8) -> BoardFace {
    // A roll for each band (DB-CRISIS-01).
    let level =
        |bands: u8| LevelFace { bands, tenths: board.tenths(bands), rolls: bands, crises: board.crises_at(bands) };
    BoardFace {
        rounds: board.rounds,
        draw: board.draw,
        draw_marks: board.draw_marks.iter().copied().collect(),
        communities_to_lose: board.communities_to_lose,
        bands_to_lose: board.bands_to_lose,
        carbon_per_band: board.carbon_per_band,
        levels: (0..=most_bands).map(level).collect(),
        projects_drawn: board.projects_drawn,
        projects: board.projects_in_play,
        stacks: board.stacks,
        planetary_die: board.planetary_die.iter().copied().collect(),
        geoengineering_die: board.geoengineering_die,
        tracks: PlanetaryEffect::ALL.map(|effect| track(cards, board, effect)).to_vec(),
    }
}

fn track(cards: &Cards<'_>, board: &Board, effect: PlanetaryEffect) -> TrackFace {
    let (track, text) = (&board.tracks[effect.index()], cards.tipping_point(effect));
    let space = |space: u8| {
        let tips = track.tips >> space & 1 == 1;
        TrackSpace { tips, text: tips.then(|| text.clone()) }
    };
    TrackFace { effect, name: cards.planetary(effect), spaces: (1..=track.spaces).map(space).collect() }
}

fn reference(cards: &Cards<'_>, set: Set) -> SetFace {
    let card = cards.content.reference(set);
    SetFace {
        set: set.to_string(),
        power: Power::ALL.into_iter().find(|power| power.set() == set),
        name: cards.set(set),
        demand: card.demand,
        dirty: card.dirty,
        clean: card.clean,
        emissions: card.emissions,
        resilience: card.resilience,
        communities: card.communities,
        growth: card.growth,
        source: card.source.to_string(),
        reconstructed: card.reconstructed.clone(),
    }
}

fn tables(cards: &Cards<'_>) -> Vec<TableFace> {
    let rows = cards.content.setups().iter().map(|row| {
        let players = row.powers.len().max(1) as u8;
        TableFace {
            players,
            powers: row.powers.clone(),
            choices: if players == 1 { Power::ALL.to_vec() } else { row.powers.clone() },
            seats: if players == 1 { Setup::new(1).powers } else { row.powers.clone() },
            difficulty: match row.difficulty {
                Difficulty::Easier => DifficultyName::Easier,
                Difficulty::Standard => DifficultyName::Standard,
                Difficulty::Harder => DifficultyName::Harder,
                Difficulty::Extreme => DifficultyName::Extreme,
            },
            difficulty_text: cards.difficulty(row.difficulty),
            trees: row.trees,
            oceans: row.oceans,
        }
    });
    rows.collect()
}
