//! Which language is spoken before a command is understood, and when none is asked for.

use words::Lang;

/// The flag that asks for a language.
const FLAG: &str = "--lang";

/// The language of the system, as programs are told it; English, if it is none of the house's.
pub fn of_system() -> Lang {
    named(|name| std::env::var(name).ok())
}

fn named(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|it| !it.is_empty()));
    let set = set.unwrap_or_default();
    // As in `pt_BR.UTF-8`; any Portuguese is better served by ours than by English.
    match set.split(['_', '.', '@', '-']).next() {
        Some("es") => Lang::Es,
        Some("pt") => Lang::PtBr,
        _ => Lang::En,
    }
}

/// The language of whoever typed these arguments, also if something else in them is wrong.
pub fn of_args(args: impl IntoIterator<Item = String>) -> Lang {
    let mut args = args.into_iter();
    let mut asked = None;
    while let Some(arg) = args.next() {
        let said = match arg.split_once('=') {
            Some((FLAG, lang)) => Some(lang.to_owned()),
            _ if arg == FLAG => args.next(),
            _ => None,
        };
        asked = said.and_then(|lang| lang.parse().ok()).or(asked);
    }
    asked.unwrap_or_else(of_system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_is_asked_in_the_order_of_its_variables() {
        let system = |set: &[(&str, &str)]| {
            let set: Vec<(String, String)> = set.iter().map(|&(name, to)| (name.to_owned(), to.to_owned())).collect();
            named(|name| set.iter().find(|(one, _)| one == name).map(|(_, to)| to.clone()))
        };
        assert_eq!(system(&[]), Lang::En);
        assert_eq!(system(&[("LANG", "es_ES.UTF-8")]), Lang::Es);
        assert_eq!(system(&[("LANG", "es_ES.UTF-8"), ("LC_ALL", "C.UTF-8")]), Lang::En);
        assert_eq!(system(&[("LC_ALL", ""), ("LC_MESSAGES", "pt_PT"), ("LANG", "es")]), Lang::PtBr);
        assert_eq!(system(&[("LANG", "eso_nian")]), Lang::En);
    }

    #[test]
    fn the_flag_is_found_whatever_stands_around_it() {
        let of = |line: &str| of_args(line.split(' ').map(str::to_owned));
        assert_eq!(of("firstlight tabel --wrong --lang es"), Lang::Es);
        assert_eq!(of("firstlight table --lang=pt --lang"), Lang::PtBr);
    }
}
