import { describe, expect, it } from 'vitest'
import { type Cut, CUT_IDS, CUTS } from '../cuts/cuts.ts'
import { DRAWING_OF_CUT } from '../cuts/drawings.ts'
import { cutOf } from '../portrait/hair/cuts.ts'
import { buildFace, type Face } from '../portrait/head/face.ts'
import { drawnToday } from '../observed/drawn-today.ts'
import { hairSilhouette } from '../portrait/tracing/hair-outline.ts'
import { drawPortrait, type PortraitOptions } from '../portrait/views/portrait.ts'
import { everyNth } from '../testing/long-test.ts'
import { endOf, FOOT, hairPoints } from '../testing/shown-hair.ts'

const VIEWS = ['front', 'profile', 'back'] as const
const SLOW_MS = 60_000

/** Drawing units to either side; a curl ends where its turn is whole, not at the line. */
const AT_SHOULDER = 16

/** Where the longest hair ends by its words, in drawing units; null where they name no place on the body. */
function saidEnd({ name, sizes, marks }: Cut, { yChin, yShoulder, yMouth }: Face): readonly [number, number] | null {
  const words = [name, ...Object.values(sizes), marks[2]].join('; ').replaceAll('um dedo abaixo do ombro', 'no ombro')
  if (/abaixo do ombro|peito|costas/.test(words)) return [yShoulder + 14, Infinity]
  if (/(no|ao) ombro|clavícula/.test(words)) return [yShoulder - AT_SHOULDER, yShoulder + AT_SHOULDER]
  if (/no pescoço/.test(words)) return [yChin + 8, yShoulder - 16]
  if (/abaixo do queixo/.test(words)) return [yChin + 2, yChin + 24]
  if (/na linha do queixo/.test(words)) return [yChin - 12, yChin + 10]
  if (/maxilar|mandíbula/.test(words)) return [yMouth, yChin]
  return null
}

const drawings = (cut: Cut): PortraitOptions[] =>
  cut.textures.flatMap((texture) =>
    (cut.repertoire === 'both' ? [true, false] : [cut.repertoire === 'masculine']).map((masculine) => ({
      texture,
      masculine,
      ...DRAWING_OF_CUT[cut.id],
    })),
  )

describe('a cut that names a place on the body', () => {
  it.each(
    everyNth(
      3,
      CUT_IDS.filter((id) => saidEnd(CUTS[id], buildFace({ shape: 'oval' })) !== null),
    ),
  )(
    'is drawn as long as it is said, from every side: %s',
    (id) => {
      const faults: string[] = []
      for (const options of drawings(CUTS[id]))
        for (const shape of ['oval', 'redondo', 'retangular'] as const) {
          const face = buildFace({ shape, masculine: options.masculine })
          const [from, to] = saidEnd(CUTS[id], face) ?? [0, 0]
          for (const view of VIEWS) {
            // A graduated nape is shorter than the length that is said.
            if (view === 'back' && CUTS[id].sizes.nape.includes('graduada')) continue
            const end = endOf({ ...options, shape, view })
            if (end < from || end > to)
              faults.push(
                `${view} of ${options.texture} on ${shape}: ${end.toFixed()}, said ${from.toFixed()} to ${to}`,
              )
          }
        }
      expect(faults).toEqual([])
    },
    SLOW_MS,
  )

  it('is said of two cuts in three that are no short ones', () => {
    const long = CUT_IDS.filter((id) => /Médio|Longo|Muito longo/.test(CUTS[id].length))
    const named = long.filter((id) => saidEnd(CUTS[id], buildFace({ shape: 'oval' })) !== null)
    expect(named.length / long.length).toBeGreaterThan(0.66)
  })
})

describe('hair that is tied', () => {
  it.each(['preso', 'rabo-alto', 'rabo', 'rabo-baixo', 'tranca-lateral', 'meio-preso'] as const)(
    'falls as far from every side: %s',
    (cut) => {
      for (const texture of cutOf(cut).textures) {
        const seen = VIEWS.filter((view) => cut !== 'preso' || view !== 'front')
        const ends = seen.map((view) => Math.min(FOOT, endOf({ cut, texture, view })))
        expect(Math.max(...ends) - Math.min(...ends), `${texture} ${ends.join(' ')}`).toBeLessThan(20)
      }
    },
    SLOW_MS,
  )

  it('makes of a puff one cloud as wide as the head, low over its front, and of a knot none', () => {
    const over = (cut: 'puff' | 'coque-alto', view: (typeof VIEWS)[number], above: number) => {
      const xs = hairPoints({ cut, texture: 'crespo', view })
        .filter(([, y]) => y < above)
        .map(([x]) => x)
      return [Math.min(...xs), Math.max(...xs)] as const
    }
    const width = ([left, right]: readonly [number, number]) => right - left
    const head = 2 * buildFace({ shape: 'oval' }).skull
    for (const view of ['front', 'back'] as const) {
      expect(width(over('puff', view, -140)) / head).toBeGreaterThan(0.9)
      expect(width(over('puff', view, -140)) / head).toBeLessThan(1.2)
      expect(width(over('coque-alto', view, -140)) / head).toBeLessThan(0.65)
    }
    const [front, back] = over('puff', 'profile', -140)
    const [, knotBack] = over('coque-alto', 'profile', -140)
    // The head reaches from x −76 to 97.
    expect((front + back) / 2).toBeLessThan(10)
    expect(knotBack).toBeGreaterThan((front + back) / 2)
  })
})

describe('a top cut short', () => {
  /** Drawing units: the head's own top, and a centimetre. */
  const SKULL = -121
  const UNITS_OF_CM = 10
  const heights = (options: PortraitOptions) =>
    (['front', 'profile'] as const).map((view) => {
      const { bounds } = hairSilhouette({ masculine: true, shape: 'oval', ...options, view })
      return (SKULL - (bounds?.top ?? SKULL)) / UNITS_OF_CM
    })
  const cropped = CUT_IDS.map((id) => CUTS[id]).filter(
    ({ centimetres: [front], drawing, takesNothing }) =>
      front >= 1 && front <= 3 && !takesNothing && ['crop', 'degrade'].includes(drawing.cut),
  )

  it.each(cropped.flatMap(({ id, textures }) => textures.map((texture) => [id, texture] as const)))(
    'is drawn about as high as its centimetres, from the front and from the side: %s, %s',
    (id, texture) => {
      const [cm] = CUTS[id].centimetres
      for (const height of heights({ ...DRAWING_OF_CUT[id], texture })) {
        expect(height).toBeLessThan(cm + 0.9)
        expect(height).toBeGreaterThan(Math.min(cm, 1.5) - 1.1)
      }
    },
    SLOW_MS,
  )

  it('of today is as high as it was measured', () => {
    for (const texture of ['cacheado', 'crespo'] as const)
      for (const cm of [1, 1.5, 2, 3]) {
        const own = drawnToday({ cm, sidesCm: 0.6 }, { texture, masculine: true })
        for (const height of heights({ ...own, texture }))
          expect(Math.abs(height - cm), `${texture} ${cm}`).toBeLessThan(1)
      }
  })

  it('lets more skin through the shorter the clipper leaves it', () => {
    const fills = [0.1, 0.6, 1.2].map((topCm) =>
      JSON.stringify(drawPortrait({ cut: 'raspado', texture: 'liso', topCm, shape: 'oval' }).items),
    )
    expect(new Set(fills).size).toBe(3)
  })
})
