import { describe, expect, it } from 'vitest'
import { HAIR_TEXTURES } from '../axes.ts'
import { DRAWN_CUTS, type DrawnCutId, cutOf } from './cuts.ts'
import { PEOPLE, type PersonName, personOf } from './people.ts'
import { drawPortrait } from './portrait.ts'
import { toSvgBody } from './to-svg.ts'

const IDS = Object.keys(DRAWN_CUTS).filter((id): id is DrawnCutId => id in DRAWN_CUTS)
const NAMES = Object.keys(PEOPLE).filter((name): name is PersonName => name in PEOPLE)

/** Hundreds of drawings on a machine that may be busy. */
const SLOW_MS = 60_000

describe('the table of cuts', () => {
  it('lays no tone of hair over a head shaved to the skin', () => {
    const marks = (cut: DrawnCutId) => toSvgBody(drawPortrait({ cut, crown: 'sem-fios', hairColour: '#241813' })).length
    expect(marks('lados-sombra')).toBeLessThan(marks('lados-aparados'))
    expect(toSvgBody(drawPortrait({ cut: 'lados-sombra', crown: 'sem-fios' }))).not.toContain('L130 200L-130 200Z')
  })

  it('offers at least two dozen, some for everybody', () => {
    expect(IDS.length).toBeGreaterThanOrEqual(24)
    for (const presentation of ['feminina', 'masculina', 'qualquer'])
      expect(IDS.filter((id) => cutOf(id).presentation === presentation).length).toBeGreaterThan(4)
    for (const texture of HAIR_TEXTURES)
      expect(IDS.filter((id) => cutOf(id).textures.includes(texture)).length).toBeGreaterThan(15)
  })

  it('names every cut once', () => {
    const names = IDS.map((id) => cutOf(id).name)
    expect(new Set(names).size).toBe(names.length)
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
        if (build.kind === 'careca' || build.kind === 'cordas' || build.kind === 'nago') continue
        const drawings = textures.map((texture) => toSvgBody(drawPortrait({ cut, texture })))
        // A clipped head tells only curls from straight hair.
        expect(new Set(drawings).size).toBeGreaterThanOrEqual(build.kind === 'raspado' ? 2 : textures.length)
      }
    },
    SLOW_MS,
  )
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
