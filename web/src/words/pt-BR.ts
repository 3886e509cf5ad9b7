// The words of the browser, and those it shares with the rest of the program, in one language. Whoever has texts, the house
// or a game, keeps those for the browser alone in `web-locales/` and those for both in `locales/*/common.ftl`.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/pt-BR/common.ftl",
    "../../../crates/words/web-locales/pt-BR/*.ftl",
    "../../../games/*/locales/pt-BR/common.ftl",
    "../../../games/*/web-locales/pt-BR/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
