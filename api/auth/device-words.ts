/** In the order they are looked for: each names itself after the ones it descends from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\b(EdgA?|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bCrOS\b/, 'no Chromebook'],
  [/\b(Macintosh|Mac OS X)\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
]

/** What a person would call the device behind a User-Agent: `Chrome no Android`. Only ever words of ours. */
export function deviceWords(userAgent: string | null): string {
  const nameOf = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)]
  if (browser && system) return `${browser} ${system}`
  return browser ?? (system ? `Navegador ${system}` : 'Outro aparelho')
}
