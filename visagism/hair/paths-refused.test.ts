/** Random heads of every texture and length, one thing said at a time: what it refuses is on none of the three paths. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CUTS, type CutId, ownFringeOf } from '../cuts/cuts.ts'
import type { FactKey } from '../facts/facts.ts'
import { FACE_SHAPES, HAIR_TEXTURES, type HairTexture } from '../knowledge/axes.ts'
import { type Gender, GENDERS, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { type Brief, type Reading, readBrief } from '../reading/reading.ts'
import { cases } from '../testing/long-test.ts'
import { NEEDS_HEAT } from './finish.ts'
import { shortensBy } from './growth.ts'
import { type CutChoice, HAIR_PATHS, presentHair } from './hair.ts'
import { isDrastic } from './paths.ts'

const AT = '2026-11-20T12:00:00.000Z'

type Head = {
  readonly textures?: readonly HairTexture[]
  readonly genders?: readonly Gender[]
  /** At the front; of coils dry. */
  readonly cm: readonly [least: number, most: number]
  /** Of coils, where that differs. */
  readonly coilsCm?: readonly [least: number, most: number]
  readonly sidesCm?: readonly [least: number, most: number]
  readonly cut?: readonly CutId[]
  readonly top?: 'mais ralo' | 'entradas'
  readonly unasked?: true
  readonly objectives?: readonly (typeof OBJECTIVES)[number][]
  readonly styles?: readonly (typeof STYLES)[number][]
}

type Facts = readonly (readonly [key: FactKey, value?: string])[]

const people = (head: Head, facts: Facts): fc.Arbitrary<Brief> =>
  fc
    .record({
      texture: fc.constantFrom(...(head.textures ?? HAIR_TEXTURES)),
      gender: fc.constantFrom(...(head.genders ?? GENDERS)),
      shape: fc.constantFrom(...FACE_SHAPES),
      objective: fc.constantFrom(
        ...(head.objectives ?? OBJECTIVES).filter((one) => !head.unasked || one !== 'Mudança radical'),
      ),
      style: fc.constantFrom(...(head.styles ?? STYLES).filter((one) => !head.unasked || one !== 'Ousado')),
      maintenanceLevel: fc.option(fc.constantFrom(...MAINTENANCE_LEVELS), { nil: null }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      sides: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.constantFrom(...(head.cut ?? [null])),
    })
    .map(({ texture, gender, shape, objective, style, maintenanceLevel, share, sides, cut }) => {
      const [least, most] = texture === 'crespo' ? (head.coilsCm ?? head.cm) : head.cm
      const between = (a: number, b: number, at: number) => Math.round((a + (b - a) * at) * 2) / 2
      const cm = between(least, most, share)
      const said = (value: string) => ({ value, by: 'cliente' as const, at: AT })
      return {
        person: { fullName: 'Noa Prates', gender },
        form: { objective, style, maintenanceLevel, observations: '' },
        confirmation: { shape, by: 'Helena', at: AT },
        hairTexture: texture,
        observed: head.top ? ({ top: said(head.top) } as NonNullable<Brief['observed']>) : {},
        today: {
          cm,
          sidesCm: head.sidesCm
            ? Math.round((head.sidesCm[0] + (head.sidesCm[1] - head.sidesCm[0]) * sides) * 10) / 10
            : null,
          cut,
        },
        facts: facts.map(([key, value]) => ({
          key,
          ...(value === undefined ? {} : { value }),
          source: 'visagist' as const,
          kept: true,
        })),
        at: '2026-11-27',
      }
    })

type Kept = (choice: CutChoice, r: Reading) => boolean
const ofToday = (r: Reading) => presentHair(r.cutBrief)
const takesLittle: Kept = ({ cut }, r) => shortensBy(cut, ofToday(r)) <= 3

type Kind = readonly [says: string, facts: Facts, head: Head, every: Kept, recommended?: Kept]

const LONG: Head = { cm: [24, 90], coilsCm: [12, 45] }
const PLAITS: readonly CutId[] = ['trancas', 'twists', 'nago']
const LOCS: readonly CutId[] = ['dreads', 'dreads-longos']
const CURLED: readonly HairTexture[] = ['cacheado', 'crespo']

const KINDS: readonly Kind[] = [
  [
    'braids stay braids, uncut and no locs',
    [['braids-stay']],
    { ...LONG, textures: ['crespo'], cut: PLAITS },
    ({ cut }, r) => cut.plaited === true && !cut.locs && shortensBy(cut, ofToday(r)) <= 3,
  ],
  [
    'locs stay locs, uncut',
    [['braids-stay']],
    { ...LONG, textures: ['crespo'], cut: LOCS },
    ({ cut }, r) => cut.locs === true && shortensBy(cut, ofToday(r)) <= 3,
  ],
  [
    'locs are unmade for nobody who asked for no change',
    [],
    { ...LONG, textures: ['crespo'], cut: LOCS, unasked: true },
    ({ cut, stays }) => stays === true || cut.locs === true,
  ],
  [
    'a vow takes nothing off',
    [['no-cut']],
    LONG,
    ({ cut }, r) => cut.takesNothing === true && ownFringeOf(cut) === null && shortensBy(cut, ofToday(r)) === 0,
  ],
  [
    'what is not cut is not spoken of as cut',
    [['no-cut']],
    LONG,
    ({ cut }) => !/apar[ae]|tirar d?as pontas|só as pontas|cort(e|ar) (as|a) /i.test(`${cut.ask} ${cut.growth}`),
  ],
  ['extensions stay, and nothing pulls', [['hairpiece']], LONG, (one, r) => takesLittle(one, r) && !one.cut.pulls],
  ['what is tied can be tied', [['wears-it-tied']], LONG, ({ cut }) => cut.ties],
  [
    'a regulation bun holds all of it: no fringe, and nothing cut shorter than the knot',
    [['wears-it-tied'], ['work-rule']],
    { cm: [40, 90], coilsCm: [40, 60] },
    ({ cut, stays }) =>
      stays === true ||
      (ownFringeOf(cut) === null && (cut.takesNothing === true || Math.min(...cut.centimetres) >= 26)),
  ],
  [
    'weak roots are not drawn up',
    [['hair-loss']],
    LONG,
    ({ cut }) => !cut.pulls && !(cut.tied === true && cut.axes.crown > 0.2),
  ],
  [
    'thin temples are neither braided heavily nor tied high',
    [['thinning'], ['braids-stay']],
    { ...LONG, textures: ['crespo'] },
    ({ cut, stays }) => stays === true || (!cut.pulls && !(cut.tied === true && cut.axes.crown > 0.2)),
  ],
  [
    'a small wish before a wedding risks no length',
    [['wedding', '2027-04-17']],
    { ...LONG, genders: ['Feminino'], objectives: ['Melhoria sutil'], styles: ['Elegante'] },
    (one, r) => takesLittle(one, r),
  ],
  [
    'a small wish is answered by no great loss',
    [],
    {
      cm: [16, 40],
      coilsCm: [12, 20],
      genders: ['Feminino'],
      objectives: ['Melhoria sutil'],
      styles: ['Elegante'],
      top: 'entradas',
    },
    ({ cut, stays }, r) => stays === true || !isDrastic(cut, r.cutBrief),
  ],
  [
    'nobody is braided under a helmet unasked, or waits for years',
    [['helmet']],
    { cm: [3, 12], coilsCm: [2, 8], sidesCm: [1, 3], genders: ['Masculino'] },
    ({ cut, monthsToGrow: months }) => cut.plaited !== true && months <= 24,
  ],
  ['the ends are all that is cut', [['trim-only']], LONG, takesLittle],
  [
    'a first short cut of a man is short',
    [['wants-short']],
    { ...LONG, genders: ['Masculino'], textures: ['liso', 'ondulado', 'cacheado'] },
    ({ cut: { centimetres } }) => centimetres[0] <= 10 && centimetres[1] <= 6,
    ({ monthsToGrow: months, cut }) => months === 0 && !cut.tied,
  ],
  [
    'a first short cut of a woman is short',
    [['wants-short']],
    { ...LONG, genders: ['Feminino'] },
    ({ cut }) => cut.length === 'Curto' || cut.length === 'Muito curto',
    ({ monthsToGrow: months }) => months === 0,
  ],
  [
    'a top of at most three centimetres',
    [['top-at-most', '3 cm'], ['work-rule']],
    { cm: [1, 3], sidesCm: [0.4, 0.9] },
    ({ cut, stays }, r) =>
      stays === true ||
      (cut.centimetres[0] <= 3 && cut.centimetres[1] <= Math.max(1.5, ofToday(r).today?.sidesCm ?? 0)),
  ],
  [
    'clipped sides stay clipped',
    [['wants-shaved-sides']],
    { cm: [1, 4], sidesCm: [0.4, 1.2] },
    ({ cut }) => cut.centimetres[1] <= 1.3,
  ],
  [
    'no fringe and no height under a helmet',
    [['helmet']],
    { cm: [2, 40], coilsCm: [2, 20] },
    ({ cut, stays }) =>
      stays === true ||
      (ownFringeOf(cut) === null && !cut.effects.some((effect) => /altura-no-topo|topo-alto/.test(effect))),
  ],
  [
    'two visits a year are enough',
    [['few-visits', '26']],
    LONG,
    ({ cut, stays }) => (stays ? cut.weeks[1] >= 26 : cut.weeks[1] >= 12 || cut.takesNothing === true),
  ],
  [
    'arms that are not lifted ask for minutes, no tie and no dryer',
    [['cannot-lift-arms']],
    { cm: [10, 20], coilsCm: [2, 6], genders: ['Feminino'] },
    ({ cut, stays }) => stays === true || (cut.minutes <= 5 && !cut.tied && !NEEDS_HEAT.test(cut.finish)),
  ],
  [
    'hair laid over a bare place is let go first',
    [['combs-over']],
    { cm: [6, 14], textures: ['liso', 'ondulado'], genders: ['Masculino'], top: 'entradas' },
    ({ cut, stays }) => !stays && cut.centimetres[0] <= 6 && cut.recedingCorners !== 'shows',
    ({ monthsToGrow: months }) => months === 0,
  ],
  [
    'a thin top of a man is not grown, nor combed',
    [],
    { cm: [3, 10], coilsCm: [2, 5], genders: ['Masculino'], top: 'mais ralo', unasked: true },
    ({ cut }, r) => cut.centimetres[0] <= Math.max(ofToday(r).today?.cm ?? 0, 5) && cut.recedingCorners !== 'shows',
  ],
  [
    'thin temples of a woman are not bared',
    [],
    { cm: [20, 50], coilsCm: [10, 30], genders: ['Feminino'], top: 'entradas', unasked: true },
    ({ cut }) => cut.length !== 'Muito curto' && cut.recedingCorners !== 'shows',
  ],
  [
    'who is ill or loses hair begins with today’s, and nothing pulls',
    [['in-treatment']],
    { cm: [1.5, 40], coilsCm: [1.5, 20], unasked: true },
    ({ cut }) => cut.pulls !== true && cut.shavesAll !== true && cut.keptAtHome !== true,
    ({ stays }) => stays === true,
  ],
  [
    'short coils have three looks of their own, now or within the half year',
    [],
    { cm: [1.5, 4.5], textures: ['crespo'], unasked: true },
    ({ cut, monthsToGrow: months }) => cut.centimetres[0] <= 5 && months <= 6,
  ],
  [
    'three straight centimetres have three short looks',
    [],
    { cm: [2.5, 4], textures: ['liso', 'ondulado'], unasked: true },
    ({ monthsToGrow: months }) => months <= 9,
    ({ monthsToGrow: months }) => months === 0,
  ],
  [
    'a loss of most of the length is where to begin for nobody who did not ask for it',
    [],
    { cm: [15, 80], coilsCm: [8, 40], unasked: true },
    () => true,
    ({ cut, stays }, r) =>
      stays === true ||
      shortensBy(cut, ofToday(r)) <= 6 ||
      Math.max(...cut.centimetres) >= (ofToday(r).today?.cm ?? 0) / 2,
  ],
  [
    'no way of tying is sold as the cut to begin with',
    [],
    { ...LONG, unasked: true },
    () => true,
    ({ cut, stays }) => stays === true || !cut.tied,
  ],
  [
    'nobody waits two years for what they did not ask for',
    [],
    { cm: [0.5, 80], coilsCm: [0.5, 40], unasked: true },
    ({ monthsToGrow: months }) => months <= 15,
  ],
  [
    'curls and coils get cuts of their own',
    [],
    { cm: [2, 50], coilsCm: [2, 40], textures: CURLED },
    ({ cut, stays }, r) => stays === true || cut.textures.includes(r.texture ?? 'liso'),
  ],
]

describe('no path of the three', () => {
  test.each(KINDS.map((kind) => [kind[0], kind] as const))(
    '%s',
    (_, [, facts, head, every, recommended = () => true]) => {
      fc.assert(
        fc.property(people(head, facts), (brief) => {
          const r = readBrief(brief)
          const faults = HAIR_PATHS.filter((path) => {
            const choice = r.cuts[path]
            return !every(choice, r) || (path === r.cuts.recommended && !recommended(choice, r))
          })
          const found = HAIR_PATHS.map((path) => `${r.cuts[path].cut.id} ${r.cuts[path].monthsToGrow}m`)
          const who = [
            r.texture,
            r.gender,
            r.shape,
            r.brief.form.objective,
            r.brief.form.maintenanceLevel,
            r.brief.today,
          ]
          expect(faults.length > 0 ? JSON.stringify({ faults, found, who }) : '').toBe('')
        }),
        { numRuns: cases(80, 1500) },
      )
    },
    300_000,
  )
})

test('plaits and locs of the repertoire are one of the two', () => {
  expect(LOCS.every((id) => CUTS[id].locs)).toBe(true)
  expect(PLAITS.some((id) => CUTS[id].locs)).toBe(false)
})
