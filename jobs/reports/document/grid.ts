/** A4 in points: margins 20 / 22 top / 24 bottom mm, six columns of 25 mm with 4 mm gaps, baseline 15 pt. */
export const mm = (n: number) => (n * 72) / 25.4
/** Comps use 96 pixels per inch. */
export const px = (n: number) => n * 0.75

export const PAGE = { width: 595.28, height: 841.89 } as const
export const LEFT = mm(20)
export const RIGHT = PAGE.width - mm(20)
export const TOP = mm(22)
export const BOTTOM = PAGE.height - mm(24)
export const MEASURE = RIGHT - LEFT
export const BODY_HEIGHT = BOTTOM - TOP

const COLUMN = mm(25)
const GAP = mm(4)
export const span = (n: number) => n * COLUMN + (n - 1) * GAP
/** Left edge of column `n`, 0 to 5. */
export const columnAt = (n: number) => LEFT + n * (COLUMN + GAP)
export const GUTTER = GAP

/** A left-bleeding plate ends with column four. */
export const PLATE_WIDTH = columnAt(3) + COLUMN
export const RAIL_LEFT = columnAt(4)
export const RAIL_WIDTH = span(2)
