import { describe, expect, it } from 'vitest'
import { FACE_SHAPES, HAIR_TEXTURES } from '../../knowledge/axes.ts'
import { DRAWN_CUTS, type DrawnCutId } from '../hair/cuts.ts'
import { bendItems, type DisplayItem } from '../pen/display.ts'
import { hairTones } from '../hair/tones.ts'
import { PEOPLE, personOf, type PersonName } from '../person/people.ts'
import { drawPortrait } from './portrait.ts'
import { toSvg } from './to-svg.ts'
import { everyNth } from '../../testing/long-test.ts'

const CUT_IDS = Object.keys(DRAWN_CUTS).filter((id): id is DrawnCutId => id in DRAWN_CUTS)
const NAMES = Object.keys(PEOPLE).filter((name): name is PersonName => name in PEOPLE)
/** Uncompressed; 60 kB gzipped (scripts/studio/portraits.ts prints it, as visagism has no zlib). */
const BUDGET_BYTES = 180_000
const VIEWS = ['front', 'profile', 'back'] as const

/** Allows for a busy machine. */
const SLOW_MS = 60_000

const paths = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => ('clip' in item ? [item.clip, ...paths(item.items)] : [item.d]))
const clips = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => ('clip' in item ? [item.clip, ...clips(item.items)] : []))

/** Without clip paths. */
function extent(items: readonly DisplayItem[]): readonly [left: number, top: number] {
  let [left, top] = [0, 0]
  bendItems(
    items.filter((item) => !('clip' in item)),
    (x, y) => {
      left = Math.min(left, x)
      top = Math.min(top, y)
      return [x, y]
    },
  )
  return [left, top]
}

describe('a portrait', () => {
  it(
    'is the same drawing whenever the same person is drawn',
    () => {
      for (const name of NAMES) expect(toSvg(drawPortrait(personOf(name)))).toBe(toSvg(drawPortrait(personOf(name))))
    },
    SLOW_MS,
  )

  it.each(VIEWS)(
    'draws only finite numbers from the %s, with every cut and texture',
    (view) => {
      for (const cut of everyNth(3, CUT_IDS))
        for (const texture of HAIR_TEXTURES) {
          const svg = toSvg(drawPortrait({ cut, texture, view, shape: 'diamante', beard: 'cheia', earrings: 'argola' }))
          expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0], `${cut} ${texture}`).toBeUndefined()
        }
    },
    SLOW_MS,
  )

  it(
    'writes only moves, lines, curves and closings, in absolute numbers',
    () => {
      for (const name of NAMES)
        for (const d of paths(drawPortrait(personOf(name)).items)) expect(/^M[-\d. MLCQZ]+$/.test(d)).toBe(true)
    },
    SLOW_MS,
  )

  it(
    'closes every path it clips with',
    () => {
      for (const name of NAMES)
        for (const view of VIEWS)
          for (const clip of clips(drawPortrait({ ...personOf(name), view }).items))
            expect(clip.endsWith('Z')).toBe(true)
    },
    SLOW_MS,
  )

  it(
    'stays within its weight with every cut and texture',
    () => {
      const heavy = everyNth(3, CUT_IDS).flatMap((cut) =>
        HAIR_TEXTURES.map((texture) => [cut, texture, toSvg(drawPortrait({ cut, texture })).length] as const),
      )
      expect(heavy.filter(([, , bytes]) => bytes > BUDGET_BYTES)).toEqual([])
    },
    SLOW_MS,
  )

  it('shows the same person from every side: one skin, one hair, one garment', () => {
    for (const view of VIEWS) {
      const svg = toSvg(drawPortrait({ ...personOf('olivia'), view }))
      expect(svg).toContain('#9A6240')
      expect(svg).toContain('#55705D')
      expect(svg).toContain(hairTones('#38241a').base)
    }
  })

  it('mirrors a profile, and nothing else, when it looks the other way', () => {
    const left = drawPortrait({ ...personOf('camera'), view: 'profile', facing: 'left' })
    const right = drawPortrait({ ...personOf('camera'), view: 'profile', facing: 'right' })
    expect(bendItems(right.items, (x, y) => [-x, y])).toEqual(bendItems(left.items, (x, y) => [x, y]))
  })

  it(
    'keeps every head of hair inside its tile',
    () => {
      for (const cut of CUT_IDS)
        for (const shape of ['redondo', 'retangular'] as const) {
          const [, top] = extent(drawPortrait({ cut, shape, texture: 'crespo' }).items)
          expect(top, `${cut} ${shape}`).toBeGreaterThan(-212)
        }
    },
    SLOW_MS,
  )

  it('puts a background behind everything when one is asked for', () => {
    const [first] = drawPortrait({ background: '#bfcabb' }).items
    expect(first).toMatchObject({ fill: '#bfcabb' })
  })

  it('draws measuring lines over a front view only', () => {
    const count = (view: 'front' | 'back', overlay?: 'tudo') =>
      drawPortrait({ view, ...(overlay ? { overlay } : {}) }).items.length
    expect(count('front', 'tudo')).toBeGreaterThan(count('front'))
    expect(count('back', 'tudo')).toBe(count('back'))
  })

  it('puts the landmarks in their order down the face, for every shape', () => {
    for (const shape of FACE_SHAPES)
      for (const masculine of [false, true]) {
        const { crown, hair, brow, eye, nose, mouth, chin } = drawPortrait({ shape, masculine }).landmarks
        const order = [crown, hair, brow, eye, nose, mouth, chin]
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }
  })

  it('follows the thirds it is given', () => {
    const { hair, brow, nose, chin } = drawPortrait({ thirds: [30, 34, 36] }).landmarks
    const height = chin - hair
    expect((brow - hair) / height).toBeCloseTo(0.3, 5)
    expect((nose - brow) / height).toBeCloseTo(0.34, 5)
  })
})
