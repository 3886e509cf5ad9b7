import type { Glyph, IconName } from "../../../generated/wire";
import { kebab, type Look } from "../../../ui/look";
import { EFFECT_ICONS, effectLook, resilienceLook, RESILIENCE_TONES, sectorLook, SECTOR_ICONS, tagLook, TAG_FAMILIES, tokenLook } from "../vocabulary";

/** How a glyph of an icon line is drawn; `tag` ones stand on their rounded square, `word` ones are written. */
export interface GlyphLook extends Look {
  tag: boolean;
  word?: boolean;
}

const plainLook = (icon: string, name = "", tone = ""): GlyphLook => ({ icon, name, tone, tag: false });
const wordLook = (name: string): GlyphLook => ({ icon: "", name, tone: "", tag: false, word: true });
/** The names that a table has looks for. */
const keys = <Name extends string>(looks: Record<Name, unknown>): Name[] => Object.keys(looks) as Name[];
const of = (look: Look): GlyphLook => ({ ...look, tag: false });

const LOOKS = new Map<string, GlyphLook>([
  ...keys(TAG_FAMILIES).map((tag): [string, GlyphLook] => [`tag-${kebab(tag)}`, { ...tagLook(tag), tag: true }]),
  ...keys(SECTOR_ICONS).map((sector): [string, GlyphLook] => [`em-${kebab(sector)}`, of(sectorLook(sector))]),
  ...keys(RESILIENCE_TONES).map((kind): [string, GlyphLook] => [`res-${kebab(kind)}`, of(resilienceLook(kind))]),
  ...keys(EFFECT_ICONS).map((effect): [string, GlyphLook] => [`planet-${kebab(effect)}`, of(effectLook(effect))]),
  ["em-any", of(tokenLook("AnyEmissions"))],
  ["res-any", of(tokenLook("AnyResilience"))],
  ["clean", of(tokenLook("Clean"))],
  ["dirty", of(tokenLook("Dirty"))],
  ["demand", of(tokenLook("Demand"))],
  ["carbon", plainLook("carbon", "glyph-carbon", "c-carbon")],
  ["tree", of(tokenLook("Trees"))],
  ["ocean", of(tokenLook("Oceans"))],
  ["dac", of(tokenLook("Dac"))],
  ["community", of(tokenLook("Communities"))],
  ["recent", of(tokenLook("RecentCarbon"))],
  ["thermometer", of(tokenLook("ThermometerCarbon"))],
  ["band", plainLook("band", "glyph-band")],
  ["discard", plainLook("ui-pay", "glyph-discard")],
  ["draw", plainLook("ui-draw", "glyph-draw")],
  ["hand", plainLook("ui-cards", "glyph-hand")],
  ["tuck", plainLook("ui-tuck", "glyph-tuck")],
  ["arrow", plainLook("ui-arrow", "", "arr")],
  ["times", wordLook("glyph-per")],
  ["per", wordLook("glyph-per")],
  ["or", wordLook("glyph-or")],
  ["target", plainLook("ui-target", "glyph-target")],
  ["crisis", plainLook("deck-crisis", "glyph-crisis")],
  ["forecast", plainLook("deck-crisis", "glyph-forecast")],
  ["project", plainLook("deck-global", "glyph-project")],
  ["die-planet", plainLook("die-planetary", "glyph-die-planet")],
  ["die-geo", plainLook("die-geo", "glyph-die-geo")],
  ["player", plainLook("ui-player", "glyph-player")],
  ["all-players", plainLook("ui-people", "glyph-all-players")],
  ["give", plainLook("ui-give", "glyph-give")],
  ["eye", plainLook("ui-eye", "glyph-eye")],
  ["shield-off", plainLook("res-any", "glyph-shield-off", "c-res")],
]);

/** How a glyph is drawn; one that is not known shows as dots rather than not at all. */
export function glyphLook(key: IconName): GlyphLook {
  return LOOKS.get(key) ?? plainLook("ui-more");
}

const isIcon = (glyph: Glyph | undefined, ...names: IconName[]): boolean => glyph !== undefined && "icon" in glyph && names.includes(glyph.icon);

/**
 * The signs of a line that stay together when it wraps: a number with what it counts and by what, an arrow or an "or" with
 * what it leads to.
 */
export function groupsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const groups: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = groups.at(-1);
    const leads = isIcon(last?.at(-1), "arrow", "or");
    const begins = isIcon(glyph, "arrow", "or") || "cost" in glyph || "may" in glyph || ("text" in glyph && /^[+−\d]/.test(glyph.text));
    if (last === undefined || (begins && !leads)) groups.push([glyph]);
    else last.push(glyph);
  }
  return groups;
}

/** Every sign of a line, those within frames too. */
export function signsOf(glyphs: readonly Glyph[]): IconName[] {
  return glyphs.flatMap((glyph) => ("icon" in glyph ? [glyph.icon] : "cost" in glyph ? signsOf(glyph.cost) : "may" in glyph ? signsOf(glyph.may) : []));
}

export const GLYPHS = [...LOOKS.keys()] as IconName[];
