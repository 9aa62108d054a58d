import { describe, expect, it } from 'vitest'
import { HAIR_TEXTURES } from '../../knowledge/axes.ts'
import { toLch } from '../pen/colour.ts'
import { DRAWN_CUTS, type DrawnCutId } from '../hair/cuts.ts'
import { bendItems, type DisplayItem } from '../pen/display.ts'
import { greyedColour } from '../hair/greys.ts'
import { hairTones } from '../hair/tones.ts'
import { drawPortrait, type PersonTraits, type PortraitOptions, TILE } from './portrait.ts'
import { SKINS, type SkinLevel } from '../head/skin.ts'
import { toSvg } from './to-svg.ts'

const VIEWS = ['front', 'profile', 'back'] as const
const COVERINGS = ['veu', 'turbante', 'outro'] as const
const GREYS = ['alguns', 'metade', 'quase-todos'] as const
const CROWNS = ['entradas', 'ralo', 'sem-fios'] as const
const CUT_IDS = Object.keys(DRAWN_CUTS).filter((id): id is DrawnCutId => id in DRAWN_CUTS)
const LEVELS = Object.keys(SKINS).map(Number) as SkinLevel[]
/** Allows for a busy machine. */
const SLOW_MS = 60_000

const svgOf = (traits: PersonTraits, view: (typeof VIEWS)[number] = 'front') => toSvg(drawPortrait({ ...traits, view }))

/** Top, and widest reach above the shoulders. */
function headOf(items: readonly DisplayItem[]): { readonly top: number; readonly reach: number } {
  let [top, reach] = [0, 0]
  bendItems(
    items.filter((item) => !('clip' in item)),
    (x, y) => {
      top = Math.min(top, y)
      if (y < 60) reach = Math.max(reach, Math.abs(x))
      return [x, y]
    },
  )
  return { top, reach }
}

const BALD = { masculine: true, skin: 1, hairColour: '#6b4a35', crown: 'sem-fios', cut: 'careca' } as const

function inksOf(items: readonly DisplayItem[], way: 'all' | 'stroke' = 'all'): string[] {
  return items.flatMap((item) => {
    if ('clip' in item) return inksOf(item.items, way)
    if ('stroke' in item) return [item.stroke]
    return way === 'all' ? [item.fill] : []
  })
}

/** Beard highlights: lighter than the hair, as warm. */
const beardInk = (ink: string, light: string): boolean =>
  Math.abs(toLch(ink)[0] - toLch(light)[0]) < 0.05 && Math.abs(toLch(ink)[2] - toLch(light)[2]) < 12

describe('a likeness', () => {
  it.each(VIEWS)(
    'draws only finite numbers from the %s, with every covering, grey, crown, cut and texture',
    (view) => {
      for (const [at, cut] of CUT_IDS.entries())
        for (const [turn, texture] of HAIR_TEXTURES.entries()) {
          if ((at + turn) % 2 === 1) continue
          const greys = GREYS[(at + turn) % 3] ?? 'alguns'
          const crown = CROWNS[(at + turn * 2) % 3] ?? 'ralo'
          const svg = svgOf({ cut, texture, greys, crown, beard: 'cheia', masculine: at % 2 === 0 }, view)
          expect(/NaN|undefined|Infinity|null/.exec(svg)?.[0], `${cut} ${texture} ${greys} ${crown}`).toBeUndefined()
        }
      for (const covering of COVERINGS)
        for (const skin of LEVELS)
          expect(/NaN|undefined|Infinity|null/.exec(svgOf({ covering, skin, earrings: 'argola' }, view))).toBeNull()
    },
    SLOW_MS,
  )

  it('draws the same person the same way every time', () => {
    const traits = { greys: 'metade', crown: 'ralo', texture: 'crespo', cut: 'crop', beard: 'curta' } as const
    for (const view of VIEWS) expect(svgOf(traits, view)).toBe(svgOf(traits, view))
  })

  it(
    'looks different with every trait, from every side',
    () => {
      const base = { cut: 'social', masculine: true, hairColour: '#38241a' } as const
      for (const view of VIEWS) {
        const looks = [
          {},
          ...GREYS.map((greys) => ({ greys })),
          ...COVERINGS.map((covering) => ({ covering })),
          ...CROWNS.map((crown) => ({ crown })),
        ].map((trait) => svgOf({ ...base, ...trait }, view))
        // Receding corners do not show from behind.
        expect(new Set(looks).size, `seen as ${view}`).toBe(view === 'back' ? looks.length - 1 : looks.length)
      }
    },
    SLOW_MS,
  )

  it.each(COVERINGS)(
    'hides the hair under a covering (%s): no cut, colour, grey or fringe is told through it',
    (covering) => {
      for (const view of VIEWS) {
        const told = (hair: PersonTraits) => svgOf({ covering, browColour: '#3a2519', ...hair }, view)
        const bare = told({})
        for (const cut of ['longo', 'afro', 'trancas', 'coque-alto', 'longo-franja', 'careca'] as const)
          expect(told({ cut, texture: 'cacheado', hairColour: '#c2955a', greys: 'metade' }), `${view} ${cut}`).toBe(
            bare,
          )
      }
    },
  )

  it('takes the colour of a covering from whoever chooses one', () => {
    for (const covering of COVERINGS) expect(svgOf({ covering, coveringColour: '#7a4a8f' })).toContain('#7a4a8f')
  })

  it('keeps a covered head inside its tile, for every view and shape', () => {
    const [x, y] = TILE
    for (const covering of COVERINGS)
      for (const view of VIEWS)
        for (const shape of ['redondo', 'retangular', 'triangulo'] as const) {
          const { top, reach } = headOf(drawPortrait({ covering, view, shape }).items)
          expect(top, `${covering} ${view} ${shape}`).toBeGreaterThan(y)
          expect(reach, `${covering} ${view} ${shape}`).toBeLessThan(-x)
        }
  })

  it('shows the ears and what they wear under a turban or a cap, and nothing of them under a veil', () => {
    const pierced = (covering: (typeof COVERINGS)[number]) =>
      svgOf({ covering, earrings: 'argola' }) !== svgOf({ covering })
    expect(COVERINGS.map(pierced)).toEqual([false, true, true])
  })

  it('whitens threads and leaves the masses of hair their colour where only some are white', () => {
    const hairColour = '#38241a'
    const inks = (traits: PersonTraits) =>
      new Set(svgOf({ cut: 'longo', hairColour, ...traits }).match(/#[0-9a-f]{6}/g))
    const [plain, some] = [inks({}), inks({ greys: 'alguns' })]
    expect(some).toContain(hairTones(greyedColour(hairColour, 'alguns')).base)
    expect([...some].filter((ink) => !plain.has(ink) && toLch(ink)[0] > 0.6)).not.toEqual([])
    expect(toLch(greyedColour(hairColour, 'alguns'))[0]).toBeCloseTo(toLch(hairColour)[0], 1)
  })

  it('lets skin show between the hairs of a sparse brow, from the front and from the side', () => {
    expect(svgOf({ sparseBrow: true })).not.toBe(svgOf({}))
    expect(svgOf({ sparseBrow: true }, 'profile')).not.toBe(svgOf({}, 'profile'))
    expect(svgOf({ sparseBrow: false })).toBe(svgOf({}))
  })

  it('bares the head of whoever has no hair on top, whatever the cut', () => {
    const heads = (['longo', 'topete', 'afro'] as const).map((cut) => svgOf({ cut, crown: 'sem-fios' }))
    expect(new Set(heads)).toEqual(new Set([svgOf({ cut: 'careca' })]))
    expect(svgOf({ masculine: true, cut: 'topete', crown: 'sem-fios' })).toBe(
      svgOf({ masculine: true, cut: 'lados-na-maquina' }),
    )
  })

  it('draws a beard as long as it is at the sides and on the chin', () => {
    const man = { masculine: true, cut: 'social', beard: 'cheia' } as const
    const reach = (sides: number, chin: number) => {
      let [low, wide] = [0, 0]
      const { items } = drawPortrait({ ...man, beardLength: { sides, chin } })
      const { light } = hairTones('#3b261b')
      bendItems(
        items.filter((item) => 'fill' in item && beardInk(item.fill, light)),
        (x, y) => {
          low = Math.max(low, y)
          if (y > 60) wide = Math.max(wide, Math.abs(x))
          return [x, y]
        },
      )
      return { low, wide }
    }
    expect(reach(22, 40).low).toBeGreaterThan(reach(22, 18).low + 4)
    expect(reach(30, 20).wide).toBeGreaterThan(reach(15, 20).wide + 2)
  })

  it('lets a long chin hang free beside low sides', () => {
    const low = (sides: number) => {
      let lowest = 0
      const { items } = drawPortrait({ ...BALD, beard: 'cheia', beardLength: { sides, chin: 28 } })
      const { base } = hairTones('#6b4a35')
      bendItems(
        items.filter((item) => 'fill' in item && item.fill === base),
        (x, y) => {
          lowest = Math.max(lowest, y)
          return [x, y]
        },
      )
      return lowest
    }
    expect(low(9)).toBeGreaterThan(low(22) + 3)
  })

  it('greys a beard in several whites, and short sides with it', () => {
    const lightest = (traits: PortraitOptions) =>
      new Set(inksOf(drawPortrait({ ...BALD, greys: 'metade', ...traits }).items).filter((ink) => toLch(ink)[0] > 0.62))
    const shaved = lightest({ cut: 'careca' })
    const bearded = [...lightest({ cut: 'careca', beard: 'cheia' })].filter((ink) => !shaved.has(ink))
    expect(bearded.length).toBeGreaterThan(15)
    const sides = [...lightest({ cut: 'lados-na-tesoura', view: 'back' })].filter((ink) => !shaved.has(ink))
    expect(sides.length).toBeGreaterThan(0)
  })

  it('shows the shadow that a clipper at zero leaves, and lets clipped sides come up out of the skin', () => {
    const skin = toLch(SKINS[1])[0]
    const dots = (cut: DrawnCutId) =>
      inksOf(drawPortrait({ ...BALD, cut }).items, 'stroke').map((ink) => skin - toLch(ink)[0])
    const plain = new Set(dots('careca').map(String))
    const shadow = dots('maquina-zero').filter((step) => !plain.has(String(step)))
    expect(Math.max(...shadow)).toBeGreaterThan(0.2)
    const rising = dots('lados-na-maquina').filter((step) => !plain.has(String(step)))
    expect(Math.min(...rising)).toBeLessThan(Math.max(...rising) * 0.5)
  })

  it('shows from above that hair is thin, with fewer hairs and never none', () => {
    const above = { cut: 'social', masculine: true, view: 'above' } as const
    const strands = (traits: PersonTraits) => toSvg(drawPortrait({ ...above, ...traits })).split('M').length
    expect(strands({ crown: 'ralo' })).toBeLessThan(strands({}))
    expect(strands({ crown: 'ralo' })).toBeGreaterThan(strands({}) * 0.8)
  })

  it('holds a cloth under the chin, lower where there is a beard, and a garment from every other side', () => {
    const drape = '#123456'
    const top = (traits: PersonTraits) => {
      let highest = Infinity
      const { items } = drawPortrait({ masculine: true, cut: 'social', drape, ...traits })
      bendItems(
        items.filter((item) => 'fill' in item && item.fill === drape),
        (x, y) => {
          highest = Math.min(highest, y)
          return [x, y]
        },
      )
      return highest
    }
    expect(top({ beard: 'cheia' })).toBeGreaterThan(top({}) + 8)
    expect(top({})).toBeGreaterThan(90)
    expect(svgOf({ drape }, 'back')).toBe(svgOf({}, 'back'))
  })
})
