// The words of the browser, and those it shares with the rest of the program, in one language.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/pt-BR/common.ftl",
    "../../../crates/words/locales/pt-BR/daybreak-names.ftl",
    "../../../crates/words/locales/pt-BR/earthrise.ftl",
    "../../../crates/words/locales/pt-BR/web/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
