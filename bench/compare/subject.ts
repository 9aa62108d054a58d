/** A value, and for single requests the 99th percentile in milliseconds. */
export interface Sample {
  readonly value: number
  readonly p99?: number
}

/** Both sides, measured in turns. */
export interface Sides {
  readonly ours: () => Promise<Sample>
  /** Absent: the goal is for the figure itself. */
  readonly rival?: () => Promise<Sample>
  readonly close: () => Promise<void>
}

export interface Subject {
  readonly title: string
  readonly rival: string
  readonly unit: 'requests/s' | 'orders/s' | 'ms'
  /** Limit of ours ÷ rival, or of our figure: a minimum for rates, a maximum for times. */
  readonly goal: number
  /** Pairs of measurements. */
  readonly rounds: number
  readonly open: () => Promise<Sides>
}

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export interface Result {
  readonly title: string
  readonly rival: string
  readonly unit: Subject['unit']
  readonly goal: number
  readonly ours: Spread
  readonly theirs: Spread | null
  /** Median over pairs: a slow moment affects both. */
  readonly ratio: Spread | null
  readonly p99: { readonly ours: number; readonly theirs: number | null } | null
  readonly isMet: boolean
}

/** @param figures at least one */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return {
    median: sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  }
}

export async function measure(subject: Subject): Promise<Result> {
  const { title, unit, goal, rounds } = subject
  const { ours, rival, close } = await subject.open()
  try {
    await ours()
    await rival?.()
    const mine: Sample[] = []
    const theirs: Sample[] = []
    for (let round = 0; round < rounds; round++) {
      mine.push(await ours())
      if (rival) theirs.push(await rival())
    }
    const ratio = rival ? spreadOf(mine.map(({ value }, at) => value / (theirs[at]?.value ?? Number.NaN))) : null
    const figure = spreadOf(mine.map(({ value }) => value))
    const judged = (ratio ?? figure).median
    const slowest = (samples: readonly Sample[]) => {
      const known = samples.flatMap(({ p99 }) => p99 ?? [])
      return known.length > 0 ? spreadOf(known).median : null
    }
    const p99 = slowest(mine)
    return {
      title,
      rival: subject.rival,
      unit,
      goal,
      ours: figure,
      theirs: theirs.length > 0 ? spreadOf(theirs.map(({ value }) => value)) : null,
      ratio,
      p99: p99 === null ? null : { ours: p99, theirs: slowest(theirs) },
      isMet: unit === 'ms' ? judged <= goal : judged >= goal,
    }
  } finally {
    await close()
  }
}

export async function timed(work: () => Promise<unknown>): Promise<Sample> {
  const started = performance.now()
  await work()
  return { value: performance.now() - started }
}
