/** What styles keep to: Prettier lays them out; sizes and colours are named in one place each. */
const SIZES = ["width", "min-width", "max-width", "height", "min-height", "max-height"];
const COLOURS = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"];

export default {
  extends: ["stylelint-config-standard"],
  ignoreFiles: ["dist/**", "node_modules/**", "src/generated/**"],
  rules: {
    "color-no-hex": [true, { message: "Name the colour in styles/tokens.css" }],
    "color-named": "never",
    "function-disallowed-list": [COLOURS, { message: "Name the colour in styles/tokens.css" }],
    "media-feature-name-disallowed-list": [SIZES, { message: "Name the breakpoint in styles/breakpoints.css" }],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["A4", "optimizeLegibility", "currentColor"] }],
    // Rules stand in the order of what they draw.
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "declaration-empty-line-before": null,
    "custom-property-empty-line-before": null,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["src/styles/tokens.css"], rules: { "color-no-hex": null, "color-named": null, "function-disallowed-list": null } },
    { files: ["src/styles/breakpoints.css"], rules: { "media-feature-name-disallowed-list": null } },
  ],
};
