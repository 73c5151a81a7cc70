import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

/** The service worker, which knows what the page is made of. Pictures are kept when they are seen. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const assets = Object.keys(bundle).filter((name) => /\.(js|css|json|woff2)$/.test(name));
        assets.sort();
        const version = createHash("sha256").update(assets.join()).digest("hex").slice(0, 16);
        const source = [
          `const ASSETS = ${JSON.stringify(assets)};`,
          `const VERSION = ${JSON.stringify(version)};`,
          readFileSync(new URL("./worker/sw.js", import.meta.url), "utf8"),
        ].join("\n");
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** Letters of the first screen come with it: whoever reads does not see the lines jump. */
function letters(): Plugin {
  return {
    name: "letters",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_page, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((name) => FIRST_LETTERS.test(name));
        return files.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${name}` },
          injectTo: "head" as const,
        }));
      },
    },
  };
}

const FIRST_LETTERS = /\/(source-sans-3-latin-[46]00|im-fell-english-latin-400)-.*\.woff2$/;

/** Whatever the first screen needs is one file: a phone far away pays for each request. */
function firstScreen(id: string, building: Rolldown.ChunkingContext): string | null {
  if (needed.size === 0) {
    const left = [fileURLToPath(new URL("./src/main.ts", import.meta.url))];
    for (let next = left.pop(); next; next = left.pop()) {
      if (needed.has(next)) continue;
      needed.add(next);
      left.push(...(building.getModuleInfo(next)?.importedIds ?? []));
    }
  }
  return needed.has(id) ? "first" : null;
}

const needed = new Set<string>();

// The built page is part of the Python package, so that who installs it needs Python alone.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), letters(), worker()],
  base: "./",
  build: {
    outDir: "../src/grachten/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the server's policy forbids it
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstScreen, debugName: "first" }] } } },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // A busy machine is slow, and not wrong.
  test: {
    environment: "jsdom",
    pool: "threads",
    include: ["tests/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
}));
