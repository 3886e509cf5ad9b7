// The words of the browser, and those it shares with the rest of the program, in one language. Whoever has texts, the house
// or a game, keeps those for the browser alone in `web-locales/` and those for both in `locales/*/common.ftl`.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/es/common.ftl",
    "../../../crates/words/web-locales/es/*.ftl",
    "../../../games/*/locales/es/common.ftl",
    "../../../games/*/web-locales/es/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
