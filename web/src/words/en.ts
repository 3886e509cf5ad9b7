// The words of the browser, and those it shares with the rest of the program, in one language.
const files = import.meta.glob<string>(
  [
    "../../../crates/words/locales/en/common.ftl",
    "../../../crates/words/locales/en/daybreak-names.ftl",
    "../../../crates/words/locales/en/earthrise.ftl",
    "../../../crates/words/locales/en/web/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
export default Object.values(files);
