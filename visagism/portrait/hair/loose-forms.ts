import type { Line } from '../pen/points.ts'
import type { LooseForm } from './loose.ts'

/** Guides of loose hair, drawn by eye on the oval; see `LooseForm`. */

const INNER_LONG = [
  [71.5, 38],
  [72, 80],
  [74, 130],
  [75, 175],
  [69, 214],
] as const
const INNER_COILY = [
  [71, 41],
  [73, 91],
  [78, 137],
  [80, 175],
  [76, 208],
] as const

export const LONG: LooseForm = {
  outer: {
    liso: [
      [91, 50],
      [97, 100],
      [104, 150],
      [107, 192],
      [98, 230],
    ],
    ondulado: [
      [94, 50],
      [101, 100],
      [108, 150],
      [111, 192],
      [98, 228],
    ],
    cacheado: [
      [100, 50],
      [108, 100],
      [110, 150],
      [102, 190],
      [88, 214],
    ],
    crespo: [
      [124, 50],
      [132, 99],
      [132, 143],
      [121, 182],
      [95, 212],
    ],
  },
  inner: {
    liso: [
      [71.5, 38],
      [72, 80],
      [76, 130],
      [77, 175],
      [72, 216],
    ],
    ondulado: INNER_LONG,
    cacheado: [
      [71.5, 38],
      [71, 80],
      [72, 130],
      [70, 175],
      [66, 206],
    ],
    crespo: INNER_COILY,
  },
  back: {
    smooth: [
      [0, -120],
      [60, -105],
      [78, -50],
      [84, 10],
      [88, 90],
      [96, 160],
      [88, 214],
      [40, 222],
      [0, 220],
    ],
    cacheado: [
      [0, -120],
      [60, -110],
      [84, -50],
      [94, 10],
      [100, 72],
      [100, 156],
      [80, 204],
      [40, 212],
      [0, 212],
    ],
    crespo: [
      [0, -120],
      [60, -110],
      [84, -50],
      [100, 10],
      [112, 79],
      [114, 150],
      [96, 195],
      [44, 212],
      [0, 212],
    ],
  },
  bottom: 205,
  tipDepth: 7,
  locks: 4,
  shrink: 1,
}

export const VERY_LONG: LooseForm = {
  ...LONG,
  outer: {
    liso: [
      [90, 50],
      [95, 100],
      [100, 150],
      [104, 200],
      [102, 258],
    ],
    ondulado: [
      [94, 50],
      [102, 100],
      [110, 150],
      [114, 200],
      [108, 256],
    ],
    cacheado: [
      [101, 50],
      [110, 100],
      [115, 150],
      [116, 200],
      [108, 246],
    ],
    crespo: [
      [123, 48],
      [132, 102],
      [134, 159],
      [128, 211],
      [106, 246],
    ],
  },
  inner: {
    liso: [
      [71, 38],
      [69, 80],
      [66, 130],
      [62, 185],
      [58, 256],
    ],
    ondulado: [
      [71, 38],
      [70, 80],
      [68, 130],
      [64, 190],
      [60, 254],
    ],
    cacheado: [
      [71, 38],
      [69, 80],
      [66, 130],
      [62, 190],
      [58, 244],
    ],
    crespo: [
      [71, 41],
      [72, 91],
      [75, 143],
      [76, 193],
      [70, 240],
    ],
  },
  bottom: 240,
}

export const MEDIUM: LooseForm = {
  outer: {
    liso: [
      [91, 48],
      [95, 98],
      [95, 141],
      [84, 173],
    ],
    ondulado: [
      [94, 47],
      [99, 97],
      [98, 139],
      [84, 169],
    ],
    cacheado: [
      [101, 43],
      [108, 90],
      [104, 134],
      [86, 166],
    ],
    crespo: [
      [124, 42],
      [130, 89],
      [120, 135],
      [90, 166],
    ],
  },
  inner: {
    liso: [
      [71.5, 41],
      [70, 87],
      [68, 129],
      [63, 162],
    ],
    ondulado: [
      [71.5, 41],
      [70, 88],
      [68, 131],
      [63, 165],
    ],
    cacheado: [
      [71.5, 42],
      [70, 90],
      [68, 134],
      [63, 169],
    ],
    crespo: [
      [71.5, 46],
      [72, 92],
      [70, 131],
      [62, 162],
    ],
  },
  back: {
    smooth: [
      [0, -120],
      [60, -105],
      [78, -50],
      [85, 20],
      [91, 100],
      [90, 152],
      [60, 168],
      [0, 170],
    ],
    cacheado: [
      [0, -120],
      [60, -110],
      [86, -50],
      [98, 20],
      [104, 96],
      [92, 148],
      [60, 162],
      [0, 164],
    ],
    crespo: [
      [0, -120],
      [60, -110],
      [86, -50],
      [102, 20],
      [112, 93],
      [98, 145],
      [60, 161],
      [0, 164],
    ],
  },
  bottom: 166,
  tipDepth: 4.5,
  locks: 4,
  shrink: 1,
}

/** The same cut to another end: only what is under the cheek moves. Canonical y. */
function endingAt(form: LooseForm, end: number, formEnd = MEDIUM_END): LooseForm {
  const k = (end - FIXED) / (formEnd - FIXED)
  const nearer = (line: Line): Line => line.map(([x, y]) => [x, y > FIXED ? FIXED + (y - FIXED) * k : y])
  const each = ({ liso, ondulado, cacheado, crespo }: LooseForm['outer']): LooseForm['outer'] => ({
    liso: nearer(liso),
    ondulado: nearer(ondulado),
    cacheado: nearer(cacheado),
    crespo: nearer(crespo),
  })
  const { smooth, cacheado, crespo } = form.back
  return {
    ...form,
    outer: each(form.outer),
    inner: each(form.inner),
    back: { smooth: nearer(smooth), cacheado: nearer(cacheado), crespo: nearer(crespo) },
    bottom: end - 4,
  }
}
const FIXED = 20
const MEDIUM_END = 172

/** Between jaw and shoulder. */
export const NECK_LENGTH: LooseForm = endingAt(MEDIUM, 142)

export const BOB: LooseForm = {
  outer: {
    liso: [
      [92, 42],
      [91, 82],
      [78, 117],
    ],
    ondulado: [
      [95, 43],
      [95, 83],
      [80, 117],
    ],
    cacheado: [
      [99, 35],
      [103, 66],
      [92, 96],
      [74, 109],
    ],
    crespo: [
      [121, 40],
      [114, 75],
      [97, 105],
      [70, 117],
    ],
  },
  inner: {
    liso: [
      [70.5, 38],
      [66, 73],
      [57, 106],
    ],
    ondulado: [
      [70.5, 40],
      [66, 77],
      [57, 113],
    ],
    cacheado: [
      [70.5, 40],
      [66, 77],
      [57, 113],
    ],
    crespo: [
      [71, 40],
      [67, 79],
      [57, 113],
    ],
  },
  back: {
    smooth: [
      [0, -120],
      [60, -105],
      [78, -50],
      [87, 20],
      [85, 75],
      [73, 108],
      [40, 113],
      [0, 113],
    ],
    cacheado: [
      [0, -120],
      [60, -110],
      [86, -50],
      [98, 10],
      [99, 62],
      [84, 99],
      [40, 107],
      [0, 107],
    ],
    crespo: [
      [0, -120],
      [60, -110],
      [90, -50],
      [104, 10],
      [102, 68],
      [84, 103],
      [40, 113],
      [0, 113],
    ],
  },
  bottom: 108,
  tipDepth: 3,
  locks: 3,
  shrink: 0.6,
}

export const MOUTH_LENGTH: LooseForm = endingAt(BOB, 78, 113)

/** Short nape, a point below the jaw. */
export const POINTED_BOB: LooseForm = {
  ...BOB,
  outer: {
    liso: [
      [90, 34],
      [91, 72],
      [88, 104],
      [74, 132],
    ],
    ondulado: [
      [94, 34],
      [95, 72],
      [92, 106],
      [76, 132],
    ],
    cacheado: [
      [99, 34],
      [104, 73],
      [98, 110],
      [78, 136],
    ],
    crespo: [
      [120, 40],
      [117, 81],
      [102, 116],
      [76, 136],
    ],
  },
  inner: {
    liso: [
      [70.5, 35],
      [67, 67],
      [64, 98],
      [61, 130],
    ],
    ondulado: [
      [70.5, 35],
      [67, 67],
      [64, 100],
      [61, 130],
    ],
    cacheado: [
      [70.5, 36],
      [67, 71],
      [65, 106],
      [61, 130],
    ],
    crespo: [
      [71, 38],
      [70, 76],
      [67, 108],
      [61, 130],
    ],
  },
  back: {
    ...BOB.back,
    smooth: [
      [0, -120],
      [60, -105],
      [78, -50],
      [86, 20],
      [80, 64],
      [66, 84],
      [36, 88],
      [0, 88],
    ],
  },
  bottom: 84,
  tipDepth: 2.4,
}

/** Parted and lifted off the forehead. */
export const JAW_LENGTH: LooseForm = {
  outer: {
    liso: [
      [96, 37],
      [91, 69],
      [80, 95],
    ],
    ondulado: [
      [99, 37],
      [95, 68],
      [82, 95],
    ],
    cacheado: [
      [102, 37],
      [98, 68],
      [84, 95],
    ],
    crespo: [
      [117, 40],
      [107, 71],
      [86, 95],
    ],
  },
  inner: {
    liso: [
      [76, 50],
      [68, 86],
    ],
    ondulado: [
      [76, 49],
      [68, 86],
    ],
    cacheado: [
      [76, 49],
      [69, 86],
    ],
    crespo: [
      [77, 49],
      [71, 86],
    ],
  },
  back: {
    smooth: [
      [0, -110],
      [56, -100],
      [78, -50],
      [86, 10],
      [86, 52],
      [76, 84],
      [40, 90],
      [0, 90],
    ],
    cacheado: [
      [0, -110],
      [56, -100],
      [80, -50],
      [90, 10],
      [90, 52],
      [78, 84],
      [40, 90],
      [0, 90],
    ],
    crespo: [
      [0, -110],
      [56, -100],
      [84, -50],
      [98, 10],
      [98, 52],
      [82, 82],
      [40, 90],
      [0, 90],
    ],
  },
  bottom: 80,
  tipDepth: 9,
  locks: 3,
  shrink: 0.3,
  lifted: true,
}

/** Lifted off the forehead. */
export const SHOULDER_LENGTH: LooseForm = {
  ...MEDIUM,
  outer: {
    ondulado: [
      [97, 44],
      [99, 88],
      [97, 130],
      [84, 164],
    ],
    cacheado: [
      [102, 42],
      [107, 84],
      [103, 126],
      [86, 160],
    ],
    liso: [
      [95, 43],
      [95, 94],
      [92, 138],
      [82, 170],
    ],
    crespo: [
      [121, 48],
      [122, 101],
      [110, 142],
      [84, 170],
    ],
  },
  inner: {
    liso: [
      [77, 47],
      [76, 92],
      [72, 134],
      [64, 166],
    ],
    ondulado: [
      [77, 47],
      [76, 92],
      [72, 134],
      [64, 166],
    ],
    cacheado: [
      [77, 48],
      [76, 93],
      [72, 133],
      [66, 166],
    ],
    crespo: [
      [78, 49],
      [78, 94],
      [76, 134],
      [68, 166],
    ],
  },
  tipDepth: 8,
  lifted: true,
}
