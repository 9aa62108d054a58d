/**
 * A white sheet beside the face reveals the light's colour. Trusted only when even, bright, not overexposed, nearly neutral and with
 * visible edges (a white wall has none). Thresholds are ours, from drawn scenes (P); no real paper was measured yet (docs/measuring.md).
 */
import { discPixels, meanColour, type Pixels, type Rgb } from './pixels.ts'
import { type Lab, linear, median, toLab } from './skin-colour.ts'

/** Too bright or dark, one side lit more, a coloured lamp. */
export type LightProblem = 'clipped' | 'two-lights' | 'cast'
export type SheetProblem = LightProblem | 'no-sheet' | 'no-edge'

/** In picture pixels. */
export interface SheetPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface FoundSheet {
  readonly problem: SheetProblem | null
  /** Channel factors in linear light that make it neutral; null with a problem. */
  readonly gain: Rgb | null
}

/** Shares of the shown picture: right side, brows to collar. */
const SHOWN = { x: 0.655, y: 0.34, width: 0.31, height: 0.4 } as const

/** @param mirrored the preview is mirrored: its right is the picture's left */
export function sheetPlace(
  { width, height }: { readonly width: number; readonly height: number },
  mirrored: boolean,
): SheetPlace {
  const left = mirrored ? 1 - SHOWN.x - SHOWN.width : SHOWN.x
  return { x: left * width, y: SHOWN.y * height, width: SHOWN.width * width, height: SHOWN.height * height }
}

/** Shares of the frame. */
const GRID = [-0.4, -0.2, 0, 0.2, 0.4] as const
/** A sheet has at least this L* and at most this chroma. */
const [DARKEST, MOST_COLOURED] = [50, 45]
/** Chroma above which a lamp's colour cannot be corrected. */
const CAST = 20
/** L* difference across the sheet, and deviation from an even slope (a crease, or no sheet). */
const [SLOPE, ROUGH] = [8, 2.5]
/** Allowed a* and b* difference of the sheet's halves. */
const ONE_COLOUR = 8
const BURNT = 250
const MOST_BURNT = 0.1
/** Least length of the background, in picture heights. */
const LASTING = 0.03
/** Lab difference at the paper's edge. */
const EDGE = 6
/** Share of the light that office paper reflects. */
const PAPER = 0.9

export function readSheet(picture: Pixels, place: SheetPlace): FoundSheet {
  const no = (problem: SheetProblem): FoundSheet => ({ problem, gain: null })
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  const radius = Math.max(1, Math.min(place.width, place.height) * 0.05)
  const cells = GRID.flatMap((down) =>
    GRID.map((across) => {
      const rgb = meanColour(picture, x + across * place.width, y + down * place.height, radius)
      return { across, down, rgb, lab: toLab(rgb) }
    }),
  )
  const middle = middleOf(cells.map(({ lab }) => lab))
  const chroma = Math.hypot(middle[1], middle[2])
  if (middle[0] < DARKEST || chroma > MOST_COLOURED) return no('no-sheet')
  const inside = discPixels(picture, x, y, Math.min(place.width, place.height) * 0.4)
  const burnt = inside.filter((pixel) => Math.max(...pixel) >= BURNT).length / Math.max(1, inside.length)
  if (burnt > MOST_BURNT) return no('clipped')
  const slope = slopeOf(cells.map(({ across, down, lab }) => ({ across, down, value: lab[0] })))
  if (slope.rough > ROUGH) return no('no-sheet')
  if (!ends(picture, place, middle)) return no('no-edge')
  const half = (side: 1 | -1) => middleOf(cells.flatMap(({ across, lab }) => (across * side > 0 ? [lab] : [])))
  const [left, right] = [half(-1), half(1)]
  if (Math.hypot(slope.across, slope.down) > SLOPE) return no('two-lights')
  if (Math.hypot(left[1] - right[1], left[2] - right[2]) > ONE_COLOUR) return no('two-lights')
  if (chroma > CAST) return no('cast')
  const channel = (index: 0 | 1 | 2) => PAPER / linear(median(cells.map(({ rgb }) => rgb[index])) ?? 255)
  return { problem: null, gain: [channel(0), channel(1), channel(2)] }
}

/** Whether the sheet ends above or outwards; a white wall would not. */
function ends(picture: Pixels, place: SheetPlace, sheet: Lab): boolean {
  const { width, height } = picture
  const step = height * 0.006
  const outward = place.x + place.width / 2 > width / 2 ? 1 : -1
  const isElse = (x: number, y: number) => {
    const seen = toLab(meanColour(picture, x, y, Math.max(1, step / 2)))
    return Math.hypot(seen[0] - sheet[0], seen[1] - sheet[1], seen[2] - sheet[2]) > EDGE
  }
  const leaves = (fromX: number, fromY: number, right: number, up: number) => {
    let run = 0
    for (let x = fromX, y = fromY; x > 1 && y > 1 && x < width - 2; x += right * step, y -= up * step) {
      run = isElse(x, y) ? run + step : 0
      if (run >= height * LASTING) return true
    }
    return false
  }
  const shares = [0.25, 0.5, 0.75]
  const most = (found: readonly boolean[]) => found.filter(Boolean).length * 2 > found.length
  const above = shares.map((share) => leaves(place.x + share * place.width, place.y, 0, 1))
  const outer = outward > 0 ? place.x + place.width : place.x
  const beside = shares.map((share) => leaves(outer, place.y + share * place.height, outward, 0))
  return most(above) || most(beside)
}

interface Cell {
  readonly across: number
  readonly down: number
  readonly value: number
}

/** Plane through an even grid of values: its fall, and the deviation from it. */
function slopeOf(cells: readonly Cell[]): { across: number; down: number; rough: number } {
  const mean = cells.reduce((sum, { value }) => sum + value, 0) / cells.length
  const along = (axis: 'across' | 'down') =>
    cells.reduce((sum, cell) => sum + cell[axis] * (cell.value - mean), 0) /
    cells.reduce((sum, cell) => sum + cell[axis] ** 2, 0)
  const [across, down] = [along('across'), along('down')]
  const off = cells.map((cell) => (cell.value - mean - across * cell.across - down * cell.down) ** 2)
  return { across, down, rough: Math.sqrt(off.reduce((sum, square) => sum + square, 0) / cells.length) }
}

function middleOf(colours: readonly Lab[]): Lab {
  const channel = (index: 0 | 1 | 2) => median(colours.map((colour) => colour[index])) ?? 0
  return [channel(0), channel(1), channel(2)]
}
