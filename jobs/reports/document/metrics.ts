/** Widths cached per word for the process: every report uses one language. */
import type { FontName } from './fonts.ts'
import type { Style } from './type-styles.ts'

export type Measurer = {
  font(name: string, size: number): unknown
  widthOfString(text: string, options?: { features: PDFKit.Mixins.OpenTypeFeatures[] }): number
}

export type Metrics = { readonly width: (text: string, style: Style) => number }

const EM = 1000
/** A year of reports uses fewer words; beyond it the cache restarts. */
const MOST_WORDS = 40_000
const known = new Map<string, number>()

export function metricsOf(doc: Measurer): Metrics {
  let current: FontName | undefined
  const measure = (text: string, style: Style): number => {
    const key = `${style.font}${style.tabular ? '#' : ':'}${text}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    if (current !== style.font) doc.font(style.font, EM)
    current = style.font
    const width = style.tabular ? doc.widthOfString(text, { features: ['tnum'] }) : doc.widthOfString(text)
    if (known.size >= MOST_WORDS) known.clear()
    known.set(key, width)
    return width
  }
  return {
    width: (text, style) => (measure(text, style) * style.size) / EM + (style.tracking ?? 0) * style.size * text.length,
  }
}
