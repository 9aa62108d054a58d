/** Measures of faces whose shape a visagist confirmed, as sums over everybody. */
import { NORM, RATIOS, type ShapeRatios } from '#visagism/face/face-shape.ts'

/** Fewer say little: the deviation of a mean of a hundred is a tenth of a person's. */
export const FEWEST_ORDERS = 100

export interface ConfirmedFace {
  readonly byPerson: ShapeRatios
  /** As a program alone would have measured the same photo. */
  readonly byProgram: ShapeRatios | null
}

interface Spread {
  readonly count: number
  readonly mean: number
  readonly sigma: number
}
export type ConfirmedNorm = { readonly count: number } & {
  readonly [Ratio in keyof ShapeRatios]: Spread & { readonly apart: Spread | null }
}

/** Without faces, the norm in use with a count of none. */
export function normOf(faces: readonly ConfirmedFace[]): ConfirmedNorm {
  const of = (ratio: keyof ShapeRatios) => {
    const own = spreadOf(faces.map(({ byPerson }) => byPerson[ratio]))
    const apart = spreadOf(
      faces.flatMap(({ byPerson, byProgram }) => (byProgram ? [byProgram[ratio] - byPerson[ratio]] : [])),
    )
    return { ...(own ?? { count: 0, mean: NORM.mean[ratio], sigma: NORM.sigma[ratio] }), apart }
  }
  const [lengthRatio, foreheadRatio, jawRatio, jawAngle] = RATIOS.map(of) as [
    ConfirmedNorm['lengthRatio'],
    ConfirmedNorm['lengthRatio'],
    ConfirmedNorm['lengthRatio'],
    ConfirmedNorm['lengthRatio'],
  ]
  return { count: faces.length, lengthRatio, foreheadRatio, jawRatio, jawAngle }
}

function spreadOf(values: readonly number[]): Spread | null {
  const count = values.length
  if (count < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { count, mean, sigma: Math.sqrt(squares / (count - 1)) }
}
