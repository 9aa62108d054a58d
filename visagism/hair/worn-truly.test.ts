import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HairTexture } from '../knowledge/axes.ts'
import { contradictionsOf } from '../chapters/contradictions.ts'
import { CUT_IDS, CUTS } from '../cuts/cuts.ts'
import { DRAWING_OF_CUT } from '../cuts/drawings.ts'
import { type ObservedRecord, TOP_VOLUMES } from '../observed/observed.ts'
import { optionsTrying } from '../looks/portrait-of.ts'
import { cutOf } from '../portrait/hair/cuts.ts'
import { hairTones } from '../portrait/hair/tones.ts'
import { leavesTopBare, resolvePerson } from '../portrait/person/person.ts'
import { drawPortrait, type PortraitOptions } from '../portrait/views/portrait.ts'
import { hairMarks } from '../testing/curl-radius.ts'
import { type Reading, readBrief } from '../reading/reading.ts'
import { BRIEF } from '../testing/test-people.ts'
import { HAIR_PATHS, type HairPath } from './hair.ts'
import { cases, everyNth } from '../testing/long-test.ts'

const VIEWS = ['front', 'profile', 'back'] as const
/** Nothing else is painted in it. */
const HAIR = '#3f6a8a'
const INKS: ReadonlySet<string> = new Set(Object.values(hairTones(HAIR)))

/** Radius of curvature within which a share of the drawn hair stays, in drawing units; null without hair. */
function radiusOf(options: PortraitOptions, share: number): number | null {
  const { items } = drawPortrait({ ...options, hairColour: HAIR, browColour: '#ff0000' })
  const marks = [...hairMarks(items, INKS)].sort((a, b) => a.radius - b.radius)
  const total = marks.reduce((sum, { length }) => sum + length, 0)
  let walked = 0
  for (const { length, radius } of marks) if ((walked += length) >= share * total) return radius
  return null
}

/** Drawing units. Half of coily hair curves within six; no straight or wavy hair does. */
const COILED = 6
const UNCURLED = 12

const PLAITED = ['cords', 'gathered-cords', 'cornrows']
/** Plaits and locs have the form of the style, not of the texture. */
const showsTexture = ({ cut }: PortraitOptions) => !PLAITED.includes(cutOf(cut ?? 'preso').build.kind)

/** Thousands of people share a few hundred heads of hair. */
const known = new Map<string, string | null>()
function faultOf(options: PortraitOptions, texture: HairTexture): string | null {
  const { cut, fringe, fade, part, crown, masculine, view } = options
  const head = { cut, texture, fringe, fade, part, crown, masculine, view } as PortraitOptions
  const key = JSON.stringify(head)
  const found = known.get(key)
  if (found !== undefined) return found
  const half = radiusOf(head, 0.5)
  const tightest = radiusOf(head, 0.1)
  const fault =
    half === null || tightest === null || !showsTexture(head)
      ? null
      : texture === 'crespo' && half > COILED
        ? `${key}: half of the hair turns within ${half.toFixed(1)}`
        : (texture === 'liso' || texture === 'ondulado') && tightest < UNCURLED
          ? `${key}: a tenth of the hair turns within ${tightest.toFixed(1)}`
          : null
  known.set(key, fault)
  return fault
}

const observed = (values: Readonly<Record<string, string | null>>): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === null ? [] : [[field, { value, by: 'cliente', at: '2026-01-10T12:00:00.000Z' }]],
    ),
  )

function faultsOf(reading: Reading, path: HairPath, isBare: boolean): unknown[] {
  const { cut } = reading.cuts[path]
  const { person, observed: seen } = reading.brief
  const { texture } = reading
  const subject = { person, evidence: reading.evidence, observed: seen }
  const chosen = [
    ...((cut.forBareTop ?? false) === isBare ? [] : [`${cut.id} on a crown that is ${isBare ? 'bare' : 'not bare'}`]),
    ...(texture && !cut.textures.includes(texture) ? [`${cut.id} in ${texture}`] : []),
  ]
  const drawn = (isBare ? ([...VIEWS, 'above'] as const) : VIEWS).flatMap((view) => {
    const options = optionsTrying(subject, { shape: reading.shape, cut: cut.id }, view)
    return [
      ...((options.crown === 'sem-fios') === isBare ? [] : [`${cut.id} on another crown`]),
      ...(leavesTopBare(resolvePerson(options).cut) === isBare ? [] : [`${cut.id} drawn with the top of another`]),
      ...(texture && options.texture !== texture ? [`${cut.id} drawn in ${options.texture}`] : []),
      ...(texture ? [faultOf(options, texture)] : []),
    ]
  })
  return [...chosen, ...drawn.filter((fault) => fault !== null)]
}

describe('every cut that is recommended', () => {
  it('is worn by this texture and this crown, and drawn as both, over thousands of people', () => {
    const top = fc.option(fc.constantFrom(...TOP_VOLUMES), { nil: null })
    fc.assert(
      fc.property(BRIEF, top, (brief, crown) => {
        const { hairTexture: texture } = brief
        const reading = readBrief({
          ...brief,
          quiz: { faceShape: 'quadrado', ...brief.quiz },
          observed: observed({ top: crown, texture: texture ?? null }),
        })
        const isBare = crown === 'sem fios'
        expect([
          ...HAIR_PATHS.flatMap((path) => faultsOf(reading, path, isBare)),
          ...(isBare ? contradictionsOf(reading) : []),
        ]).toEqual([])
      }),
      { numRuns: cases(20, 10_000) },
    )
  }, 300_000)

  it.each(everyNth(6, CUT_IDS))('%s is drawn in no looser a curl than the texture that wears it', (id) => {
    for (const texture of CUTS[id].textures)
      for (const view of VIEWS)
        for (const masculine of [true, false]) {
          const crown = CUTS[id].forBareTop ? ('sem-fios' as const) : undefined
          const options = { ...DRAWING_OF_CUT[id], texture, view, masculine, ...(crown ? { crown } : {}) }
          expect(faultOf(options, texture)).toBeNull()
        }
  })
})

it('tells a curl from a hair that hangs', () => {
  const radius = (texture: HairTexture) => radiusOf({ cut: 'longo', texture }, 0.5) ?? 0
  expect(radius('crespo')).toBeLessThan(radius('cacheado'))
  expect(radius('cacheado')).toBeLessThan(radius('ondulado') / 2)
  expect(radius('ondulado')).toBeLessThan(radius('liso') / 2)
})

it('offers a coily head cuts of every length, for men and women, without growing or cutting first', () => {
  for (const gender of ['feminine', 'masculine'] as const) {
    const mine = CUT_IDS.map((id) => CUTS[id]).filter(
      ({ textures, repertoire, forBareTop }) =>
        textures.includes('crespo') && !forBareTop && (repertoire === gender || repertoire === 'both'),
    )
    const many = (length: string) => mine.filter((cut) => cut.length === length).length
    for (const length of ['Muito curto', 'Curto', 'Médio', 'Longo', 'Muito longo'] as const)
      expect({ gender, length, many: many(length) }).toMatchObject({
        many: expect.toSatisfy((found: number) => found >= (length === 'Curto' ? 1 : 2)),
      })
  }
})
