/** People of every length from a millimetre to the waist: the three paths stand in the order that their own page prints. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CUTS, type CutId } from '../cuts/cuts.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { GENDERS, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { lengthClassOf } from '../observed/today.ts'
import { type Brief, type Reading, readBrief } from '../reading/reading.ts'
import { isAfterFirst } from '../reading/growth-words.ts'
import { hairRefusalsFor } from '../reading/own-refusals.ts'
import { cases } from '../testing/long-test.ts'
import { isTodayAgain } from './distance.ts'
import {
  GROWTH_CM_PER_MONTH,
  growthFor,
  mayBeAdded,
  monthsToGrow,
  type PresentHair,
  presentLengths,
  stretched,
  waitsForSides,
} from './growth.ts'
import { HAIR_PATHS, presentHair } from './hair.ts'

const AT = '2026-11-20T12:00:00.000Z'
const LENGTHS = [0.1, 0.3, 0.6, 1, 1.5, 2.5, 4, 6, 9, 12, 16, 22, 30, 42, 55, 68] as const

const people = (cut: CutId | null = null): fc.Arbitrary<Brief> =>
  fc
    .record({
      texture: fc.constantFrom(...HAIR_TEXTURES),
      gender: fc.constantFrom(...GENDERS),
      shape: fc.constantFrom(...FACE_SHAPES),
      objective: fc.constantFrom(...OBJECTIVES),
      style: fc.constantFrom(...STYLES),
      maintenanceLevel: fc.constantFrom(...MAINTENANCE_LEVELS),
      cm: fc.constantFrom(...LENGTHS),
      sides: fc.constantFrom(null, 0.4, 0.8, 1),
    })
    .map(({ texture, gender, shape, objective, style, maintenanceLevel, cm, sides }) => ({
      person: { fullName: 'Noa Prates', gender },
      form: { objective, style, maintenanceLevel, observations: '', hairLength: lengthClassOf(cm, texture) },
      confirmation: { shape, by: 'Helena', at: AT },
      hairTexture: texture,
      observed: {},
      today: { cm, sidesCm: sides === null ? null : Math.round(cm * sides * 10) / 10, cut },
      photoIds: [],
      at: AT,
    }))

const said = (r: Reading): string =>
  HAIR_PATHS.map((path) => {
    const { cut, monthsToGrow: months, stays = false } = r.cuts[path]
    return `${path} ${cut.id} ${cut.centimetres.join('/')} in ${months}${stays ? ', today’s' : ''}`
  }).join('; ')

/** As the page prints it: whole months, and all the centimetres that go or come. */
const moved = (r: Reading, path: (typeof HAIR_PATHS)[number]): number => {
  const { cut, stays = false } = r.cuts[path]
  if (stays || cut.takesNothing) return 0
  return presentLengths(presentHair(r.cutBrief)).reduce(
    (sum, cm, place) => sum + Math.abs((cut.centimetres[place] ?? 0) - cm),
    0,
  )
}

describe('three paths', () => {
  test.each([null, 'trancas', 'twists', 'dreads'] as const)('stand by what they ask of today’s hair: %s', (worn) => {
    fc.assert(
      fc.property(people(worn), (brief) => {
        const r = readBrief(brief)
        const hair = presentHair(r.cutBrief)
        const waits = HAIR_PATHS.map((path) => (waitsForSides(r.cuts[path].cut, hair) ? 0 : r.cuts[path].monthsToGrow))
        const whole = presentLengths(hair).reduce((sum, cm) => sum + cm, 0)
        const asks = HAIR_PATHS.map((path) => Math.min(whole, moved(r, path)))
        const isWrong = (at: number): boolean => {
          const [sooner = 0, later = 0] = [waits[at - 1], waits[at]]
          const [less = 0, more = 0] = [asks[at - 1], asks[at]]
          return later < sooner || (later === sooner && less - more > 0.03 * whole + 0.3)
        }
        expect({ who: said(r), isInOrder: ![1, 2].some(isWrong) }).toMatchObject({ isInOrder: true })
      }),
      { numRuns: cases(40, 3000) },
    )
  })

  test('are none of them today’s hair under another name', () => {
    fc.assert(
      fc.property(people(), (brief) => {
        const r = readBrief(brief)
        const hair = presentHair(r.cutBrief)
        const again = HAIR_PATHS.filter(
          (path) => !r.cuts[path].stays && isTodayAgain(r.cuts[path].cut, hair) && r.cuts[path].monthsToGrow > 0,
        )
        expect({ who: said(r), again }).toMatchObject({ again: [] })
      }),
      { numRuns: cases(100, 3000) },
    )
  })

  test('wait as long as the lengths that are printed grow', () => {
    fc.assert(
      fc.property(people(), (brief) => {
        const r = readBrief(brief)
        const hair = presentHair(r.cutBrief)
        const pull = (cm: number) => stretched(cm, hair.texture)
        const off = HAIR_PATHS.filter((each) => r.cuts[each].monthsToGrow > 0).map((path) => {
          const { cut, monthsToGrow: months } = r.cuts[path]
          const first = r.cuts[r.cuts.recommended].cut
          const { from, to } = growthFor(cut, hair, isAfterFirst(r, path) ? first : undefined)
          return Math.abs(months - ((cut.plaited ? to : pull(to)) - pull(from)) / GROWTH_CM_PER_MONTH)
        })
        expect({ who: said(r), isOff: Math.max(0, ...off) > 0.51 }).toMatchObject({ isOff: false })
      }),
      { numRuns: cases(60, 3000) },
    )
  })

  test('begin with no cut that the list beside them says to leave aside', () => {
    fc.assert(
      fc.property(people(), (brief) => {
        const r = readBrief(brief)
        const { cut } = r.cuts[r.cuts.recommended]
        const lines = hairRefusalsFor(r)
          .map(({ what }) => what)
          .join('; ')
        const done: readonly (readonly [boolean, string])[] = [
          [cut.centimetres[1] <= 1.3, 'Laterais muito curtas'],
          [cut.axes.crown > 0.2, 'Topete e volume no alto'],
          [cut.axes.crown > 0.2, 'Altura na frente'],
          [cut.axes.cheeks > 0.1, 'Lados cheios'],
        ]
        const forbidden = done.filter(([does, line]) => does && !cut.takesNothing && lines.includes(line))
        expect({ who: said(r), forbidden }).toMatchObject({ forbidden: [] })
      }),
      { numRuns: cases(60, 3000) },
    )
  })
})

describe('a curl', () => {
  const coily = (cm: number): PresentHair => ({
    gender: 'Feminino',
    texture: 'crespo',
    hairLength: null,
    seen: null,
    today: { cm, sidesCm: cm, cut: null },
  })

  test('grows straight out of the skin, and twelve centimetres of it dry to five', () => {
    expect(stretched(0.5, 'crespo')).toBe(0.5)
    expect(stretched(5, 'crespo')).toBeCloseTo(12)
    expect(stretched(8, 'cacheado')).toBeCloseTo(12)
    expect(stretched(30, 'liso')).toBe(30)
  })

  test('takes from half a centimetre the months that its stretched length takes', () => {
    const to = (cm: number) => monthsToGrow({ ...CUTS['black-baixo'], centimetres: [cm, cm, cm] }, coily(0.5))
    expect(to(1.5)).toBe(2)
    expect(to(3)).toBe(5)
  })
})

describe('braids of added hair', () => {
  const worn: PresentHair = {
    gender: 'Feminino',
    texture: 'crespo',
    hairLength: 'Muito longo',
    seen: null,
    today: { cm: 65, sidesCm: null, cut: 'trancas' },
  }

  test('are not one’s own length: no cut of what is under them counts it', () => {
    expect(mayBeAdded(worn)).toBe(true)
    expect(presentLengths(worn)[0]).toBe(65)
    expect(presentLengths(worn, CUTS['bob-crespo'])[0]).toBeLessThan(12)
    expect(monthsToGrow(CUTS['crespo-longo'], worn)).toBeGreaterThan(6)
  })

  test('are one’s own where they are locs', () => {
    expect(mayBeAdded({ ...worn, today: { cm: 50, sidesCm: null, cut: 'dreads' } })).toBe(false)
  })
})
