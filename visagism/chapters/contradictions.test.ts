import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AVOID } from '../advice/avoid.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { contradictionsOf } from './contradictions.ts'
import { GENDERS, HAIR_LENGTHS, MAINTENANCE_LEVELS, OBJECTIVES } from '../knowledge/form.ts'
import { gaugesOf } from '../reading/gauges.ts'
import { HAIR_PATHS } from '../hair/hair.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { objectionsOf } from './advice.ts'
import { claimsIn } from '../knowledge/claims.ts'
import { measureAdvice } from './measured-face.ts'
import { thirdsAdvice } from './thirds.ts'
import { refusalsOf } from '../reading/refusals.ts'
import { BRIEF, faceWith, OBSERVED, PAULO, RUI } from '../testing/test-people.ts'
import { cases } from '../testing/long-test.ts'

const NOTES = [
  'Não gosto de franja.',
  'Não vou cortar.',
  'Tenho queda de cabelo.',
  'Tenho entradas.',
  'Vivo de cabelo preso.',
  'Pouco tempo de manhã.',
  'Uso óculos.',
  'Trabalho em escritório formal.',
  'Passo muito calor.',
  'Quero algo que seque sozinho.',
  'Quero manter meus cachos naturais.',
]

/** Shares of the face's height. */
const THIRDS = fc.tuple(
  fc.double({ min: 0.22, max: 0.38, noNaN: true }),
  fc.double({ min: 0.54, max: 0.74, noNaN: true }),
)

function withThirds(brief: Brief, brow: number, nose: number): Brief {
  if (!brief.marking) return brief
  const { points } = brief.marking
  const at = (share: number) => ({
    x: points.chin.x,
    y: points.hairline.y + (points.chin.y - points.hairline.y) * share,
  })
  return { ...brief, marking: { ...brief.marking, points: { ...points, browLine: at(brow), noseBase: at(nose) } } }
}

describe('no report contradicts itself', () => {
  test('over thousands of people', () => {
    fc.assert(
      fc.property(BRIEF, OBSERVED, fc.subarray(NOTES), THIRDS, (brief, observed, notes, [brow, nose]) => {
        const form = { ...brief.form, observations: notes.join(' ') }
        const reading = readBrief({
          ...withThirds(brief, brow, nose),
          form,
          observed,
          quiz: { faceShape: 'quadrado', ...brief.quiz },
        })
        expect(contradictionsOf(reading)).toEqual([])
      }),
      { numRuns: cases(500, 10_000) },
    )
  }, 900_000)

  test('nor where hair that is tied, in a hurry, leaves hardly a cut', () => {
    const { marking: _marking, ...told } = RUI
    const reading = readBrief({
      ...told,
      person: { ...told.person, gender: 'Feminino' },
      form: {
        objective: 'Encontrar meu estilo',
        style: 'Clássico',
        observations: 'Não vou cortar. Pouco tempo de manhã.',
      },
      confirmation: { shape: 'oval', by: 'Ana', at: '2026-03-10' },
      hairTexture: 'crespo',
      observed: { length: { value: 'longo', by: 'cliente', at: '2026-03-09T10:00:00.000Z' } },
    })
    expect(contradictionsOf(reading)).toEqual([])
  })

  test('over every shape, gender, texture, length, upkeep and objective', { tags: ['long'], timeout: 300_000 }, () => {
    for (const shape of FACE_SHAPES)
      for (const gender of GENDERS)
        for (const hairTexture of [...HAIR_TEXTURES, null])
          for (const hairLength of [...HAIR_LENGTHS, null])
            for (const maintenanceLevel of [...MAINTENANCE_LEVELS, null])
              for (const objective of OBJECTIVES) {
                const reading = readBrief({
                  ...PAULO,
                  marking: null,
                  quiz: null,
                  confirmation: { shape, by: 'Ana', at: '2026-03-10' },
                  person: { ...PAULO.person, gender },
                  hairTexture,
                  form: { ...PAULO.form, hairLength, maintenanceLevel, objective, observations: '' },
                })
                const who = `${shape}, ${gender}, ${hairTexture}, ${hairLength}, ${maintenanceLevel}, ${objective}`
                const cuts = new Set(HAIR_PATHS.map((path) => reading.cuts[path].cut.id)).size
                expect({ who, cuts, found: contradictionsOf(reading) }).toEqual({ who, cuts: 3, found: [] })
              }
  })
})

test('every list of what to leave aside rules something out', () => {
  for (const shape of FACE_SHAPES) {
    expect(AVOID[shape].items.filter(({ refuses = [] }) => refuses.length > 0).length).toBeGreaterThanOrEqual(2)
    expect(refusalsOf(shape).flatMap(({ refuses = [] }) => refuses).length).toBeGreaterThan(8)
  }
})

describe('prose', () => {
  const toldAs = (shape: (typeof FACE_SHAPES)[number]): Brief => ({
    ...PAULO,
    confirmation: { shape, by: 'Ana', at: '2026-03-10' },
  })
  const ofShape = (shape: (typeof FACE_SHAPES)[number], brow = 0.37) => readBrief(withThirds(toldAs(shape), brow, 0.68))

  test('that asks for something is read for its effect, and what sets aside or weighs is not', () => {
    expect(claimsIn('Erga a raiz ao secar. Prefira o topo baixo.').flatMap(({ effects }) => effects)).toEqual([
      'altura-no-topo',
      'topo-baixo',
    ])
    expect(claimsIn('Evite o V profundo. Uma franja reta repete a linha.')).toEqual([])
  })

  test('of the thirds never asks against the shape: a broad forehead gets a low top only where no height is asked for', () => {
    const asked = (shape: (typeof FACE_SHAPES)[number]) =>
      thirdsAdvice({ ...ofShape(shape), themes: ['franja-nao'] }).map(({ what }) => what)
    expect(asked('retangular')).toContain('Topo baixo')
    for (const shape of ['redondo', 'triangulo'] as const) {
      expect(objectionsOf(ofShape(shape)).has('topo-baixo')).toBe(true)
      expect(asked(shape)).toContain('Sobrancelha presente')
      expect(asked(shape)).not.toContain('Topo baixo')
    }
  })

  test('of a short base gives no weight to the chin of a shape that is to end light or to look shorter', () => {
    const asked = (shape: (typeof FACE_SHAPES)[number]) =>
      thirdsAdvice(readBrief(withThirds(toldAs(shape), 0.34, 0.7))).map(({ what }) => what)
    expect(asked('coracao')).toContain('Corpo junto ao queixo')
    for (const shape of ['quadrado', 'retangular', 'triangulo'] as const) {
      // A strong jaw is not highlighted.
      expect(asked(shape)).toContain(shape === 'retangular' ? 'Luz embaixo' : 'Queixo na horizontal')
      expect(asked(shape).includes('Luz embaixo')).toBe(shape === 'retangular')
      expect(asked(shape)).not.toContain('Corpo junto ao queixo')
    }
  })

  test('of a broad forehead speaks against height only where the shape does not ask for it', () => {
    const said = (shape: (typeof FACE_SHAPES)[number]) => {
      const brief = toldAs(shape)
      const points = faceWith({ foreheadRatio: 0.99 })
      const reading = readBrief({ ...brief, marking: brief.marking ? { ...brief.marking, points } : null })
      const forehead = gaugesOf(reading.evidence).filter(({ id }) => id === 'forehead')
      return forehead.flatMap((gauge) => measureAdvice(reading, gauge)).map(({ what }) => what)
    }
    expect(said('retangular').join(' ')).toContain('o pior para mais altura')
    for (const shape of ['redondo', 'triangulo', 'quadrado'] as const) {
      expect(said(shape)).toHaveLength(1)
      expect(said(shape).join(' ')).not.toContain('altura')
    }
  })

  test('of the thirds has one line for each that is more than one and a half deviations off', () => {
    expect(thirdsAdvice(ofShape('oval', 0.31)).map(({ what }) => what)).toEqual(['Lente alta', 'Corpo junto ao queixo'])
  })
})
