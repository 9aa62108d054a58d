import { describe, expect, it } from 'vitest'
import { FACE_SHAPES, HAIR_TEXTURES, type HairTexture } from '../../knowledge/axes.ts'
import { mix } from '../pen/colour.ts'
import { DRAWN_CUTS, type DrawnCutId, cutOf } from './cuts.ts'
import { bendItems } from '../pen/display.ts'
import { buildFace, widthAt } from '../head/face.ts'
import { makeWarp } from '../head/warp.ts'
import { PEOPLE, type PersonName, personOf } from '../person/people.ts'
import type { DrawnPoint } from '../pen/points.ts'
import { drawPortrait, type PortraitOptions } from '../views/portrait.ts'
import { skinTones } from '../head/skin.ts'
import { toSvgBody } from '../views/to-svg.ts'
import { hairSilhouette } from '../tracing/hair-outline.ts'

const IDS = Object.keys(DRAWN_CUTS).filter((id): id is DrawnCutId => id in DRAWN_CUTS)
const NAMES = Object.keys(PEOPLE).filter((name): name is PersonName => name in PEOPLE)

const SLOW_MS = 60_000

describe('the table of cuts', () => {
  it('lays no tone of hair over a head shaved to the skin', () => {
    const marks = (cut: DrawnCutId) => toSvgBody(drawPortrait({ cut, crown: 'sem-fios', hairColour: '#241813' })).length
    expect(marks('maquina-zero')).toBeLessThan(marks('lados-na-maquina'))
    expect(toSvgBody(drawPortrait({ cut: 'maquina-zero', crown: 'sem-fios' }))).not.toContain('L130 200L-130 200Z')
  })

  it('offers at least two dozen, some for everybody', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(24)
    for (const presentation of ['feminine', 'masculine', 'any'])
      expect(IDS.filter((id) => cutOf(id).presentation === presentation).length).toBeGreaterThan(4)
    for (const texture of HAIR_TEXTURES)
      expect(IDS.filter((id) => cutOf(id).textures.includes(texture)).length).toBeGreaterThan(15)
  })

  it(
    'draws every cut differently',
    () => {
      const drawings = IDS.map((cut) => toSvgBody(drawPortrait({ cut, texture: 'crespo' })))
      expect(new Set(drawings).size).toBe(drawings.length)
    },
    SLOW_MS,
  )

  it(
    'draws the textures a cut suits differently',
    () => {
      for (const cut of IDS) {
        const { build, textures } = cutOf(cut)
        if (['bald', 'cords', 'gathered-cords', 'cornrows'].includes(build.kind)) continue
        const drawings = textures.map((texture) => toSvgBody(drawPortrait({ cut, texture })))
        // A clipped head tells only curls from straight hair.
        expect(new Set(drawings).size).toBeGreaterThanOrEqual(build.kind === 'clipped' ? 2 : textures.length)
      }
    },
    SLOW_MS,
  )
})

describe('short cuts made with scissors', () => {
  const CUTS = ['social', 'crop', 'tesoura-longa'] as const
  type ScissorCut = (typeof CUTS)[number]
  /** As the report draws them. */
  const FADES = { social: 0.12, crop: 0.1, 'tesoura-longa': 0.04 } as const
  const outlineOf = (cut: ScissorCut, texture: HairTexture, view: 'front' | 'profile') =>
    hairSilhouette({ cut, texture, view, fade: FADES[cut], masculine: true, shape: 'oval' })

  it.each(['liso', 'ondulado'] as const)(
    'are told from one another by their outline, of %s hair',
    (texture) => {
      for (const view of ['front', 'profile'] as const) {
        const outlines = CUTS.map((cut) => outlineOf(cut, texture, view))
        for (const [i, one] of outlines.entries())
          for (const other of outlines.slice(i + 1)) {
            let [either, both] = [0, 0]
            for (let x = -110; x <= 120; x += 2)
              for (let y = -160; y <= 100; y += 2) {
                const held = [one, other].filter(({ holds }) => holds([x, y])).length
                if (held > 0) either++
                if (held > 1) both++
              }
            expect(1 - both / either, `${view} of ${CUTS[i]}`).toBeGreaterThan(0.06)
          }
      }
    },
    SLOW_MS,
  )

  it('lie over the top of the ear where the sides are full, and leave it free where they are short', () => {
    const { half, yNose } = buildFace({ shape: 'oval', masculine: true })
    const earTop: DrawnPoint = [widthAt(half, 5) + 7, (yNose - 46) * 0.5 - 6]
    for (const cut of CUTS) {
      const isFull = cut === 'tesoura-longa'
      expect(outlineOf(cut, 'liso', 'front').holds(earTop), `${cut}`).toBe(isFull)
      expect(outlineOf(cut, 'liso', 'profile').holds([12, -18]), `${cut}`).toBe(isFull)
      expect(outlineOf(cut, 'liso', 'profile').holds([12, 22]), `${cut}`).toBe(false)
    }
  })
})

describe('a crop', () => {
  it.each(['liso', 'ondulado', 'cacheado'] as const)(
    '%s: lies forward and low, no higher than a top combed aside, also over receding corners',
    (texture) => {
      for (const crown of [undefined, 'entradas'] as const)
        for (const view of ['front', 'profile', 'back'] as const) {
          const topOf = (cut: 'crop' | 'social', fade: number) =>
            hairSilhouette({ masculine: true, cut, fade, texture, view, ...(crown && { crown }) }).bounds?.top ?? 0
          expect(-topOf('crop', 0.1), `${view} ${crown}`).toBeLessThanOrEqual(-topOf('social', 0.12))
        }
    },
    SLOW_MS,
  )
})

describe('a head seen from behind', () => {
  it('shows both ears beside the skull where no hair covers them', () => {
    for (const shape of FACE_SHAPES)
      for (const masculine of [false, true]) {
        const ears = skinTones(4, masculine)
        const face = buildFace({ shape, masculine })
        const skull = makeWarp(face)([74, 0])[0]
        const { items } = drawPortrait({ cut: 'careca', view: 'back', skin: 4, shape, masculine })
        const xs: number[] = []
        bendItems(
          items.filter((item) => 'fill' in item && [ears.shade, mix(ears.base, ears.shade, 0.45)].includes(item.fill)),
          (x, y) => {
            if (y < 40) xs.push(x)
            return [x, y]
          },
        )
        expect(Math.max(...xs) - skull, `${shape}`).toBeGreaterThan(6)
        expect(-Math.min(...xs) - skull, `${shape}`).toBeGreaterThan(6)
      }
  })

  it('lets no hair stand out as a horn over the bare temples of a high fade', () => {
    for (const texture of HAIR_TEXTURES) {
      const { holds } = hairSilhouette({ masculine: true, cut: 'topete', fade: 1, texture, view: 'back' })
      const edgeAt = (y: number) => Math.max(0, ...Array.from({ length: 110 }, (_, x) => (holds([x, y]) ? x : 0)))
      for (let y = -86; y < -50; y += 2) expect(edgeAt(y), `${texture} at ${y}`).toBeLessThan(82)
    }
  })

  it('keeps what shows of a thin top on the skull', () => {
    const traits = { cut: 'raspado', crown: 'ralo', texture: 'crespo', view: 'profile' } as const
    const loose = (thin: PortraitOptions) => drawPortrait(thin).items.filter((item) => !('clip' in item)).length
    expect(loose(traits)).toBe(loose({ cut: 'raspado', texture: 'crespo', view: 'profile' }))
  })
})

describe('the cast', () => {
  it('has two dozen people, of every skin, shape of face and texture of hair', () => {
    const people = NAMES.map(personOf)
    expect(people.length).toBeGreaterThanOrEqual(24)
    expect(new Set(people.map((p) => p.skin)).size).toBe(8)
    expect(new Set(people.map((p) => p.shape)).size).toBe(7)
    expect(new Set(people.map((p) => p.texture)).size).toBe(4)
    expect(people.filter((p) => p.masculine).length).toBeGreaterThan(8)
    expect(people.filter((p) => p.age === 2).length).toBeGreaterThan(2)
  })

  it('has no two people with the same face', () => {
    const faces = NAMES.filter((name) => !name.startsWith('marina') && name !== 'camera').map((name) => {
      const { shape, skin, nose, eyes, lips, brow, beard, age } = personOf(name)
      return JSON.stringify([shape, skin, nose, eyes, lips, brow, beard, age])
    })
    expect(new Set(faces).size).toBe(faces.length)
  })
})
