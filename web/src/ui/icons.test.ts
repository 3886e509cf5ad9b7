import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { glyphLook, GLYPHS } from "../games/daybreak/ui/glyphs";
import { suitLook } from "../games/earthrise/suits";
import { POWER_ICONS, powerLook } from "../games/daybreak/powers";
import { EFFECT_ICONS, effectLook, resilienceLook, RESILIENCE_TONES, sectorLook, SECTOR_ICONS, tagLook, TAG_FAMILIES } from "../games/daybreak/vocabulary";

const sprite = readFileSync("src/ui/icons.svg", "utf8");
const drawn = new Set([...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map((found) => found[1]));

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : path.endsWith(".svelte") ? [readFileSync(path, "utf8")] : [];
  });
}

test("the sprite is sound: no id twice, nothing that breaks a parser of XML", () => {
  const ids = [...sprite.matchAll(/\bid="([\w-]+)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, comment] of sprite.matchAll(/<!--([\s\S]*?)-->/g)) expect(comment).not.toContain("--");
});

const names = <Name extends string>(looks: Record<Name, unknown>): Name[] => Object.keys(looks) as Name[];

test("every icon that is asked for is drawn", () => {
  const looks = [
    ...names(TAG_FAMILIES).map(tagLook),
    ...names(SECTOR_ICONS).map(sectorLook),
    ...names(RESILIENCE_TONES).map(resilienceLook),
    ...names(EFFECT_ICONS).map(effectLook),
    ...names(POWER_ICONS).map(powerLook),
    ...(["PHO", "APO", "AST", "ALE"] as const).map(suitLook),
    ...GLYPHS.map(glyphLook).filter((look) => !look.word),
  ];
  for (const look of looks) expect(drawn.has(look.icon), look.icon).toBe(true);
  const named = sources("src").flatMap((text) => [...text.matchAll(/<Icon\b[^>]*?\bname="([\w-]+)"/g)].map((found) => found[1]));
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(drawn.has(name), name).toBe(true);
});

test("every sign that an icon line can hold has a drawing of its own", () => {
  const { components } = JSON.parse(readFileSync("src/generated/openapi.json", "utf8")) as { components: { schemas: { IconName: { enum: string[] } } } };
  const names = components.schemas.IconName.enum;
  expect(names.length).toBeGreaterThan(50);
  expect([...GLYPHS].sort()).toEqual([...names].sort());
});
