export interface PageFigures {
  /** Milliseconds since navigation start. */
  readonly loadTime?: number
  readonly domReady?: number
  readonly firstPaint?: number
  readonly firstContentfulPaint?: number
  readonly largestContentfulPaint?: number
  readonly cacheHits: number
  readonly cacheMisses: number
}

export type TimedFigure = Exclude<keyof PageFigures, 'cacheHits' | 'cacheMisses'>
interface Limits {
  readonly good: number
  readonly ok: number
}

export const THRESHOLDS_MS: Readonly<Partial<Record<TimedFigure, Limits>>> = {
  firstContentfulPaint: { good: 1800, ok: 3000 },
  firstPaint: { good: 1800, ok: 3000 },
  largestContentfulPaint: { good: 2500, ok: 4000 },
  loadTime: { good: 3000, ok: 5000 },
  domReady: { good: 1500, ok: 3000 },
}

export const rate = (ms: number, { good, ok }: Limits) => (ms <= good ? 'good' : ms <= ok ? 'ok' : 'poor')

const TYPES = ['navigation', 'paint', 'largest-contentful-paint', 'resource'] as const

/** Calls back now and at each new measurement. @returns the unsubscriber */
export function listenToPerformance(onChange: (figures: PageFigures) => void): () => void {
  let figures: PageFigures = { cacheHits: 0, cacheMisses: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures = withEntry(figures, entry)
    onChange(figures)
  })
  for (const type of TYPES) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true })
  }
  return () => observer.disconnect()
}

function withEntry(figures: PageFigures, entry: PerformanceEntry): PageFigures {
  if (entry instanceof PerformanceNavigationTiming) {
    return {
      ...figures,
      domReady: entry.domContentLoadedEventEnd,
      ...(entry.loadEventEnd > 0 && { loadTime: entry.loadEventEnd }),
    }
  }
  if (entry instanceof PerformanceResourceTiming) {
    const isFromCache = entry.transferSize === 0 && entry.decodedBodySize > 0
    return isFromCache
      ? { ...figures, cacheHits: figures.cacheHits + 1 }
      : { ...figures, cacheMisses: figures.cacheMisses + 1 }
  }
  if (entry.name === 'first-paint') return { ...figures, firstPaint: entry.startTime }
  if (entry.name === 'first-contentful-paint') return { ...figures, firstContentfulPaint: entry.startTime }
  if (entry.entryType === 'largest-contentful-paint') return { ...figures, largestContentfulPaint: entry.startTime }
  return figures
}
