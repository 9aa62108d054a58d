import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'
import { BUILD_TARGET } from '#scripts/gate/floor/browser-floor.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const shared = {
  root: here('pwa'),
  cacheDir: here('.cache/vite'),
  build: {
    outDir: here('dist/web'),
    target: BUILD_TARGET,
    cssTarget: BUILD_TARGET,
    // Inlined fonts would reach everybody and break `font-src 'self'`.
    assetsInlineLimit: 0,
    // Every supported browser preloads modules itself.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig

/** Modules shared by so many pages go in one file: split, a first screen takes forty requests, slow on distant phones. */
export const oneCommonFile = (pages: number) => ({
  codeSplitting: {
    // Not for buyers, or not on a first screen.
    groups: [
      // Else it lies in the file that hears notes, which is heavy and no first screen's.
      { name: 'letters', test: /\/visagism\/knowledge\/observations\.ts$/, priority: 1 },
      { name: 'common', test: /^(?!.*\/(pwa\/admin|visagism\/portrait)\/)/, minShareCount: pages },
    ],
  },
})
