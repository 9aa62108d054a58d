/** One measurement of one side: its figure, and the slowest hundredth in milliseconds where single requests are measured. */
export interface Sample {
  readonly value: number
  readonly p99?: number
}

/** Both sides ready to be measured by turns, any number of times. */
export interface Sides {
  readonly ours: () => Promise<Sample>
  /** Absent where there is nothing to stand beside: then the goal is of the figure itself. */
  readonly rival?: () => Promise<Sample>
  readonly close: () => Promise<void>
}

export interface Subject {
  /** What is measured, as a line of the table. */
  readonly title: string
  /** What it is held against. */
  readonly rival: string
  readonly unit: 'requests/s' | 'orders/s' | 'ms'
  /** Of the ratio ours ÷ rival (without a rival: of the figure). Rates are at least, times at most this. */
  readonly goal: number
  /** Pairs of measurements; more where one is short. */
  readonly rounds: number
  readonly open: () => Promise<Sides>
}

/** The middle of some figures, the least and the most. */
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
  /** Median of the ratios of each pair: what slows the machine for a while slows both of a pair. */
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

/** Warms both sides once, then measures them by turns. */
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

/** How long some work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<Sample> {
  const started = performance.now()
  await work()
  return { value: performance.now() - started }
}
