import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `mainphase table` serves the page; during `npm run dev` it answers what the page asks.
const SERVER = "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/mainphase/server/static",
    emptyOutDir: true,
    // The page is served under a content policy that knows neither inline scripts nor data: styles.
    assetsInlineLimit: 0,
    // The notices of all that is bundled; the start page leads there.
    license: { fileName: "licenses.txt" },
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/ws": { target: SERVER, ws: true }, "/scenario.schema.json": SERVER },
  },
  // Some tests read every source of the page, beside other checks on the same processors. What is imported is kept for
  // the next file of tests: to import it takes longer than all tests.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 300_000, isolate: false, pool: "threads" },
});
