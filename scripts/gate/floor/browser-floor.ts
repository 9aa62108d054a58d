/** The oldest supported browsers, by MDN's names, for the build, its check (`scripts/gate/floor`) and docs/operations.md. */
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

/** The same, as Vite's targets. */
export const BUILD_TARGET = [
  `ios${BROWSER_FLOOR.safari_ios}`,
  `safari${BROWSER_FLOOR.safari}`,
  `chrome${BROWSER_FLOOR.chrome}`,
  `firefox${BROWSER_FLOOR.firefox}`,
]
