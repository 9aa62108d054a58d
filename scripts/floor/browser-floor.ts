/**
 * The oldest browsers every screen works on, by the names of MDN's compatibility data. Built for (Vite), looked for in what was built (`scripts/floor`) and
 * told to people (docs/operations.md) from here.
 */
export const BROWSER_FLOOR = {
  safari_ios: '15.4',
  safari: '15.4',
  chrome: '100',
  chrome_android: '100',
  webview_android: '100',
  firefox: '115',
  firefox_android: '115',
} as const

export type FloorBrowser = keyof typeof BROWSER_FLOOR

/** The same as targets of Vite: what is newer is written in older words, of scripts and of style sheets. */
export const BUILD_TARGET = [
  `ios${BROWSER_FLOOR.safari_ios}`,
  `safari${BROWSER_FLOOR.safari}`,
  `chrome${BROWSER_FLOOR.chrome}`,
  `firefox${BROWSER_FLOOR.firefox}`,
]
