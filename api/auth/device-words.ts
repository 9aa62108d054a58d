/** Ordered: a browser's User-Agent also names its ancestors. */
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

/** A User-Agent as `Chrome no Android`, in our words only. */
export function deviceWords(userAgent: string | null): string {
  const nameOf = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameOf(BROWSERS), nameOf(SYSTEMS)]
  if (browser && system) return `${browser} ${system}`
  return browser ?? (system ? `Navegador ${system}` : 'Outro aparelho')
}
