// The words of the browser, and those it shares with the rest of the program, in one language.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/es/common.ftl",
    "../../../crates/words/locales/es/daybreak-names.ftl",
    "../../../crates/words/locales/es/earthrise.ftl",
    "../../../crates/words/locales/es/web/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
