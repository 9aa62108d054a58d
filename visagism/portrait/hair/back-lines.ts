import type { Line } from '../pen/points.ts'

/** Right half, crown to nape. */
export const capHalf = (lift: number, nape = 84): Line => [
  [0, -131 - lift],
  [30, -127 - lift],
  [56, -112 - lift * 0.9],
  [73, -84 - lift * 0.5],
  [79 + lift * 0.5, -46],
  [78 + lift * 0.6, -8],
  [69 + lift * 0.4, 30],
  [52, nape - 22],
  [34, nape],
  [0, nape + 5],
]
