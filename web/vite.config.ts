import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import customMedia from "postcss-custom-media";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { cutting } from "./build/cutting.ts";
import { pages } from "./build/pages.ts";

/** Lays a packed copy beside every text file of the build, so that the server need not pack anything itself. */
function packed(): Plugin {
  const texts = /\.(js|css|svg|html|json|txt|webmanifest)$/;
  const pack = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) pack(path);
      else if (texts.test(name)) {
        const text = readFileSync(path);
        const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        if (small.length < text.length) writeFileSync(`${path}.br`, small);
      }
    }
  };
  let folder = "dist";
  return { name: "packed", apply: "build", configResolved: ({ build }) => void (folder = build.outDir), closeBundle: () => pack(folder) };
}

const server = process.env.FIRSTLIGHT_SERVER ?? "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [svelte(), pages(), packed()],
  css: { postcss: { plugins: [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()] } },
  build: {
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: cutting() } },
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } }, "^/docs/.*\\.md$": { target: server, changeOrigin: true } },
  },
  test: { include: ["src/**/*.test.ts"], css: { include: [/breakpoints\.css/] } },
});
