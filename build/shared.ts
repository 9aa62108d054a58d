import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { BUILD_TARGET } from '#scripts/floor/browser-floor.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Settings of both builds: the public pages' and the app's. */
export const shared = {
  root: here('pwa'),
  cacheDir: here('.cache/vite'),
  build: {
    outDir: here('dist/web'),
    target: BUILD_TARGET,
    cssTarget: BUILD_TARGET,
    // A font inlined as data: would reach everybody and break `font-src 'self'`.
    assetsInlineLimit: 0,
    // Every supported browser preloads modules itself.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig

/**
 * Modules shared by so many pages go in one file: fully split, a first screen takes forty requests, and a distant phone is limited by round
 * trips, not bytes.
 */
export const oneCommonFile = (pages: number) => ({
  codeSplitting: {
    // Buyers do not need the administration's shared views, and no first screen draws a portrait.
    groups: [{ name: 'common', test: /^(?!.*\/(pwa\/admin|visagism\/portrait)\/)/, minShareCount: pages }],
  },
})
