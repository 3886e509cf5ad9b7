// Makes `src/generated/wire.ts` from the document of the interface, `src/generated/openapi.json`, which the server's tests keep.
// With `--check` it writes nothing, and fails if the file is not what it would write.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const FROM = new URL("../src/generated/openapi.json", import.meta.url);
const TO = new URL("../src/generated/wire.ts", import.meta.url);
const MARK = "// Generated from openapi.json by `npm run types`; do not edit.\n";
/** What may stand beside a reference without changing the type. */
const REMARKS = ["$ref", "description", "default"];

/** The generator reads nothing that stands beside a `$ref`, so whatever does becomes a part of an `allOf`. */
function apart(schema) {
  if (Array.isArray(schema)) return schema.map(apart);
  if (schema === null || typeof schema !== "object") return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, apart(value)]));
  if (typeof parts.$ref !== "string" || Object.keys(parts).every((key) => REMARKS.includes(key))) return parts;
  const { $ref, description, ...rest } = parts;
  return { ...(description ? { description } : {}), allOf: [{ $ref }, rest] };
}

/** The types of the wire: what requests, answers and messages are made of. */
export async function types() {
  const { openapi, info, components } = JSON.parse(readFileSync(FROM, "utf8"));
  const document = { openapi, info, paths: {}, components: { schemas: apart(components.schemas) } };
  const made = await openapiTS(document, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesKeepCasing: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return MARK + astToString(made);
}

if (process.argv.includes("--check")) {
  if ((await types()) !== readFileSync(TO, "utf8")) {
    console.error("src/generated/wire.ts is not made from src/generated/openapi.json: run `npm run types`");
    process.exitCode = 1;
  }
} else {
  writeFileSync(TO, await types());
}
