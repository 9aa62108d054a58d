import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { BUILD_TARGET } from '#scripts/floor/browser-floor.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What both builds have in common: the public pages' and the app's. */
export const shared = {
  root: here('pwa'),
  cacheDir: here('.cache/vite'),
  build: {
    outDir: here('dist/web'),
    target: BUILD_TARGET,
    cssTarget: BUILD_TARGET,
    // A font inlined as data: would be fetched by everybody and break `font-src 'self'`.
    assetsInlineLimit: 0,
    // Every browser that runs our scripts at all preloads modules by itself.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig

/**
 * What so many pages need comes as one file: split to the last module, a first screen is forty requests, and a phone far away
 * waits for turns more than for bytes.
 */
export const oneCommonFile = (pages: number) => ({
  codeSplitting: {
    // What the administration's many views share is no buyer's to load, and no first screen draws a portrait.
    groups: [{ name: 'common', test: /^(?!.*\/(pwa\/admin|visagism\/portrait)\/)/, minShareCount: pages }],
  },
})
