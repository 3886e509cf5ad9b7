//! “1 communities”, “faltan 1”, “0 faixa”: numbers and the words behind them.

use words::Lang;

/// What can be counted: one of it, several of it.
fn nouns(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[
            ("card", "cards"),
            ("token", "tokens"),
            ("community", "communities"),
            ("round", "rounds"),
            ("band", "bands"),
            ("tree", "trees"),
            ("ocean", "oceans"),
            ("tag", "tags"),
            ("crisis", "crises"),
            ("project", "projects"),
            ("space", "spaces"),
            ("time", "times"),
            ("stack", "stacks"),
            ("move", "moves"),
            ("point", "points"),
            ("piece", "pieces"),
            ("Honor", "Honors"),
            ("Alert", "Alerts"),
            ("trick", "tricks"),
            ("player", "players"),
            ("person", "people"),
            ("seat", "seats"),
            ("line", "lines"),
            ("rule", "rules"),
            ("minute", "minutes"),
            ("second", "seconds"),
            ("hour", "hours"),
            ("day", "days"),
            ("future", "futures"),
            ("sink", "sinks"),
            ("roll", "rolls"),
            ("action", "actions"),
            ("use", "uses"),
            ("bot", "bots"),
            ("device", "devices"),
            ("table", "tables"),
            ("power", "powers"),
            ("step", "steps"),
            ("cube", "cubes"),
            ("character", "characters"),
            ("thing", "things"),
            ("puzzle", "puzzles"),
            ("change", "changes"),
            ("friend", "friends"),
        ],
        Lang::Es => &[
            ("carta", "cartas"),
            ("ficha", "fichas"),
            ("comunidad", "comunidades"),
            ("ronda", "rondas"),
            ("banda", "bandas"),
            ("árbol", "árboles"),
            ("océano", "océanos"),
            ("icono", "iconos"),
            ("proyecto", "proyectos"),
            ("Proyecto", "Proyectos"),
            ("casilla", "casillas"),
            ("vez", "veces"),
            ("pila", "pilas"),
            ("jugada", "jugadas"),
            ("punto", "puntos"),
            ("pieza", "piezas"),
            ("Honor", "Honores"),
            ("Alerta", "Alertas"),
            ("baza", "bazas"),
            ("jugador", "jugadores"),
            ("persona", "personas"),
            ("asiento", "asientos"),
            ("línea", "líneas"),
            ("regla", "reglas"),
            ("minuto", "minutos"),
            ("segundo", "segundos"),
            ("hora", "horas"),
            ("día", "días"),
            ("futuro", "futuros"),
            ("sumidero", "sumideros"),
            ("tirada", "tiradas"),
            ("acción", "acciones"),
            ("uso", "usos"),
            ("bot", "bots"),
            ("dispositivo", "dispositivos"),
            ("mesa", "mesas"),
            ("potencia", "potencias"),
            ("Potencia", "Potencias"),
            ("paso", "pasos"),
            ("cubito", "cubitos"),
            ("carácter", "caracteres"),
            ("puzle", "puzles"),
            ("cambio", "cambios"),
            ("participante", "participantes"),
        ],
        Lang::PtBr => &[
            ("carta", "cartas"),
            ("ficha", "fichas"),
            ("comunidade", "comunidades"),
            ("rodada", "rodadas"),
            ("faixa", "faixas"),
            ("árvore", "árvores"),
            ("oceano", "oceanos"),
            ("símbolo", "símbolos"),
            ("crise", "crises"),
            ("projeto", "projetos"),
            ("Projeto", "Projetos"),
            ("espaço", "espaços"),
            ("vez", "vezes"),
            ("pilha", "pilhas"),
            ("jogada", "jogadas"),
            ("ponto", "pontos"),
            ("peça", "peças"),
            ("Honra", "Honras"),
            ("Alerta", "Alertas"),
            ("vaza", "vazas"),
            ("jogador", "jogadores"),
            ("pessoa", "pessoas"),
            ("lugar", "lugares"),
            ("linha", "linhas"),
            ("regra", "regras"),
            ("minuto", "minutos"),
            ("segundo", "segundos"),
            ("hora", "horas"),
            ("dia", "dias"),
            ("futuro", "futuros"),
            ("sumidouro", "sumidouros"),
            ("rolagem", "rolagens"),
            ("ação", "ações"),
            ("uso", "usos"),
            ("bot", "bots"),
            ("aparelho", "aparelhos"),
            ("dispositivo", "dispositivos"),
            ("mesa", "mesas"),
            ("potência", "potências"),
            ("Potência", "Potências"),
            ("passo", "passos"),
            ("cubo", "cubos"),
            ("caractere", "caracteres"),
            ("quebra-cabeça", "quebra-cabeças"),
            ("mudança", "mudanças"),
            ("marcador", "marcadores"),
            ("captura", "capturas"),
        ],
    }
}

/// Words on -s that are no plural, and those that may stand behind a 1.
fn no_plurals(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "is",
            "was",
            "has",
            "as",
            "its",
            "us",
            "this",
            "less",
            "crisis",
            "gas",
            "puts",
            "takes",
            "counts",
            "plus",
            "becomes",
            "costs",
            "emissions",
            "buildings",
            "s",
        ],
        Lang::Es => &["crisis", "más", "menos", "es", "las", "los", "dos", "tras", "tus", "sus", "s"],
        Lang::PtBr => &[
            "mais", "menos", "dos", "das", "nos", "nas", "aos", "às", "seus", "suas", "após", "mas", "deles", "delas",
            "s",
        ],
    }
}

/// Verbs of several that stand before what is counted; “faltan 1 carta” is wrong, “las Potencias retiran 1 árbol” is not.
fn verbs_of_several(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["are", "were", "are only"],
        Lang::Es => &[
            "faltan",
            "quedan",
            "sobran",
            "faltaban",
            "quedaban",
            "faltaron",
            "sobraron",
            "quedaron",
            "cayeron",
            "son",
            "eran",
            "hubo en total",
            "se emitirán",
            "se perdieron",
            "se perderán",
            "se retiran",
            "se colocan",
            "se anularon",
            "vuelven",
            "salen",
            "llegaron",
            "separaban",
        ],
        Lang::PtBr => &[
            "faltam",
            "restam",
            "sobram",
            "faltavam",
            "restavam",
            "faltaram",
            "sobraram",
            "ficaram",
            "caíram",
            "são",
            "eram",
            "serão emitidos",
            "foram perdidas",
            "voltam",
            "saem",
            "separavam",
            "há apenas os",
        ],
    }
}

/// Verbs of one thing before several.
fn verbs_of_one(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["there is", "there is only"],
        Lang::Es => &["falta", "queda", "sobra", "faltó", "sobró", "se emitirá", "se perdió"],
        Lang::PtBr => &["falta", "resta", "sobra", "faltou", "sobrou", "será emitido", "foi perdida"],
    }
}

pub(super) fn wrong_numbers(lang: Lang, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let words: Vec<&str> = text.split([' ', '\u{a0}']).collect();
    let (nouns, no_plurals) = (nouns(lang), no_plurals(lang));
    let several = |word: &str| nouns.iter().any(|(_, several)| *several == word);
    let one = |word: &str| nouns.iter().any(|(one, _)| *one == word);
    for (at, word) in words.iter().enumerate() {
        let number = word.trim_start_matches(['(', '“', '«', '+', '−']);
        let next = |ahead: usize| words.get(at + ahead).map_or("", |word| bare(word));
        // Where a sign closes the number or opens what follows, that is another phrase.
        let goes_on = |ahead: usize| {
            let closed = |word: &&str| word.ends_with([',', '.', ';', ':', ')', '”', '»', '?', '!', '…']);
            let opened = |word: &&str| word.starts_with(['(', '“', '«', '·', '¿']);
            let last = (at + ahead).min(words.len() - 1);
            !words[at..last].iter().any(closed) && !words[at + 1..=last].iter().any(opened)
        };
        let ones: &[&str] = match lang {
            Lang::En => &["1", "one", "One"],
            Lang::Es => &["1", "un", "una", "Un", "Una"],
            Lang::PtBr => &["1", "um", "uma", "Um", "Uma"],
        };
        if ones.contains(&number) && goes_on(1) {
            let first = next(1);
            let plural = several(first)
                || (number == "1"
                    && first.ends_with('s')
                    && first.chars().all(char::is_alphabetic)
                    && !no_plurals.contains(&first));
            if plural {
                found.push(format!("“{number} {first}”"));
            } else if lang == Lang::En
                && several(next(2))
                && goes_on(2)
                && !one(first)
                && !is_small(first)
                && first != "carbon"
            {
                found.push(format!("“{number} {first} {}”", next(2)));
            }
        }
        if ["0", "2", "5"].contains(&number) && goes_on(1) {
            let (first, second) = (next(1), next(2));
            // “5 crisis cards” counts cards.
            if one(first)
                && !several(first)
                && !(lang == Lang::En && goes_on(2) && (several(second) || several(next(3))))
            {
                found.push(format!("“{number} {first}”"));
            } else if lang == Lang::En
                && goes_on(2)
                && one(second)
                && !one(first)
                && !several(first)
                && !several(next(3))
                && !is_small(first)
            {
                found.push(format!("“{number} {first} {second}”"));
            }
        }
    }
    let lower = text.to_lowercase();
    if lang == Lang::En {
        for (_, several) in nouns {
            found.extend(said(&lower, &format!("there is no {several}")));
        }
    }
    for verb in verbs_of_several(lang) {
        for one in ["1", "un", "una", "um", "uma", "one"] {
            found.extend(said(&lower, &format!("{verb} {one}")));
        }
    }
    for verb in verbs_of_one(lang) {
        for several in ["2", "5"] {
            found.extend(said(&lower, &format!("{verb} {several}")));
        }
    }
    found
}

fn said(text: &str, phrase: &str) -> Option<String> {
    super::faults::has_words(text, phrase).then(|| format!("“{phrase}”"))
}

/// Words after which another phrase begins: “2 in round 3”.
fn is_small(word: &str) -> bool {
    [
        "of", "in", "to", "from", "by", "and", "or", "at", "per", "a", "the", "for", "on", "with", "is", "more",
        "each", "other",
    ]
    .contains(&word)
        && word != "more"
}

fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}
