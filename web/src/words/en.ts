// The words of the browser, and those it shares with the rest of the program, in one language. Whoever has texts, the house
// or a game, keeps those for the browser alone in `web/` and those for both in `common.ftl`.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/en/common.ftl",
    "../../../crates/words/locales/en/web/*.ftl",
    "../../../games/*/locales/en/common.ftl",
    "../../../games/*/locales/en/web/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
