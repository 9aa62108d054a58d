import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AVOID } from '../avoid.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../axes.ts'
import { contradictionsOf } from './contradictions.ts'
import { GENDERS, HAIR_LENGTHS, MAINTENANCE_LEVELS, OBJECTIVES } from '../form.ts'
import { HAIR_PATHS } from '../hair/hair.ts'
import { readBrief } from '../reading.ts'
import { refusalsOf } from '../refusals.ts'
import { BRIEF, PAULO } from '../test-people.ts'

const NOTES = [
  'Não gosto de franja.',
  'Não vou cortar.',
  'Tenho queda de cabelo.',
  'Tenho entradas.',
  'Vivo de cabelo preso.',
  'Pouco tempo de manhã.',
  'Uso óculos.',
  'Trabalho em escritório formal.',
]

describe('no report contradicts itself', () => {
  test('over ten thousand people', () => {
    fc.assert(
      fc.property(BRIEF, fc.subarray(NOTES), (brief, notes) => {
        const form = { ...brief.form, observations: notes.join(' ') }
        const reading = readBrief({ ...brief, form, quiz: { faceShape: 'quadrado', ...brief.quiz } })
        expect(contradictionsOf(reading)).toEqual([])
      }),
      { numRuns: 10_000 },
    )
  })

  test('over every shape, gender, texture, length, upkeep and objective', () => {
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
