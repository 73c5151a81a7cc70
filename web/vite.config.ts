import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
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

// The built page is part of the Python package, so that who installs it needs Python alone.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker()],
  base: "./",
  build: {
    outDir: "../src/grachten/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the server's policy forbids it
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
