import { tool } from '../tools.ts'
import { kilobytes, median, millis, score, shift, TARGETS } from './targets.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

/** What is used of Lighthouse: https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md#using-programmatically */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: { readonly port: number; readonly logLevel: 'error'; readonly onlyCategories: readonly string[] },
  ) => Promise<
    | {
        readonly lhr: {
          readonly categories: Readonly<Record<string, Category | undefined>>
          readonly audits: Readonly<Record<string, Audit | undefined>>
          readonly runtimeError?: { readonly message: string }
        }
      }
    | undefined
  >
}
interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}
interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: unknown
}

interface Run {
  readonly scores: readonly number[]
  readonly times: readonly number[]
  readonly scripts: number
  readonly total: number
  readonly complaints: readonly string[]
}

/** Medians in Lighthouse's phone mode, and its complaints. */
export async function gradePage(url: string, port: number, runs: number) {
  const found: Run[] = []
  for (let i = 0; i < runs; i++) found.push(await runOnce(url, port))
  const middle = (pick: (run: Run) => number | undefined) => median(found.map((run) => pick(run) ?? Number.NaN))
  const [performance = 0, ...others] = CATEGORIES.map((_, i) => middle((run) => run.scores[i]))
  const [lcp = 0, cls = 0, tbt = 0] = TIMES.map((_, i) => middle((run) => run.times[i]))
  const [accessibility = 0, practices = 0, seo = 0] = others
  const row = {
    performance: score(performance, TARGETS.performance),
    accessibility: score(accessibility, TARGETS.other),
    'best practices': score(practices, TARGETS.other),
    SEO: score(seo, TARGETS.other),
    LCP: millis(lcp, TARGETS.lcp),
    CLS: shift(cls),
    TBT: millis(tbt),
    'scripts as sent': kilobytes(middle((run) => run.scripts)),
    'first load': kilobytes(
      middle((run) => run.total),
      TARGETS.firstLoad,
    ),
  }
  return { row, complaints: [...new Set(found.flatMap((run) => run.complaints))] }
}

/** On a busy machine a recording may begin too late: repeat it once. */
async function runOnce(url: string, port: number, isAgain = false): Promise<Run> {
  // By default: a phone with simulated slow 4G and processor.
  const { default: lighthouse } = await tool<Lighthouse>('lighthouse')
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse told nothing of ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError && !isAgain) return await runOnce(url, port, true)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const requests = readRequests(audits['network-requests']?.details)
  const sum = (some: typeof requests) => some.reduce((bytes, request) => bytes + request.bytes, 0)
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    times: TIMES.map((id) => audits[id]?.numericValue ?? Number.NaN),
    scripts: sum(requests.filter(({ type }) => type === 'Script')),
    total: sum(requests),
    // Metrics already cover performance.
    complaints: CATEGORIES.slice(1).flatMap((id) =>
      (categories[id]?.auditRefs ?? []).flatMap((ref) => {
        const audit = audits[ref.id]
        return ref.weight > 0 && typeof audit?.score === 'number' && audit.score < 1 ? [`${id}: ${audit.title}`] : []
      }),
    ),
  }
}

function readRequests(details: unknown): { type: string; bytes: number }[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    return []
  const items: readonly unknown[] = details.items
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'transferSize' in item && typeof item.transferSize === 'number'
      ? [{ type: 'resourceType' in item ? String(item.resourceType) : '', bytes: item.transferSize }]
      : [],
  )
}
