import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACE_SHAPES, HAIR_TEXTURES } from '../axes.ts'
import { GENDERS, HAIR_LENGTHS, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../form.ts'
import { CUT_IDS, CUTS, LENGTH_STEPS } from '../hair-cuts.ts'
import { chooseCuts, fitOf, HAIR_RULES, type CutBrief } from './hair.ts'
import { INTENTIONS } from '../intention.ts'
import { THEMES } from '../observations.ts'
import { refusedEffects } from '../refusals.ts'

const brief: fc.Arbitrary<CutBrief> = fc
  .record({
    shape: fc.constantFrom(...FACE_SHAPES),
    second: fc.constantFrom(...FACE_SHAPES),
    gender: fc.constantFrom(...GENDERS),
    intention: fc.constantFrom(...INTENTIONS),
    themes: fc.subarray([...THEMES], { maxLength: 3 }),
    texture: fc.option(fc.constantFrom(...HAIR_TEXTURES), { nil: null }),
    objective: fc.constantFrom(...OBJECTIVES),
    style: fc.constantFrom(...STYLES),
    hairLength: fc.option(fc.constantFrom(...HAIR_LENGTHS), { nil: null }),
    maintenanceLevel: fc.option(fc.constantFrom(...MAINTENANCE_LEVELS), { nil: null }),
  })
  .map(({ objective, style, hairLength, maintenanceLevel, ...rest }) => ({
    ...rest,
    refused: refusedEffects(rest.shape),
    form: { objective, style, hairLength, maintenanceLevel },
  }))

const PLAIN: CutBrief = {
  shape: 'redondo',
  refused: refusedEffects('redondo'),
  second: 'oval',
  gender: 'Feminino',
  form: { objective: 'Melhoria sutil', style: 'Elegante', hairLength: 'Longo', maintenanceLevel: 'Média' },
  intention: 'sofisticacao',
  themes: [],
  texture: 'ondulado',
}

describe('choosing three cuts', () => {
  test('they are three, wearable in the texture, of the right repertoire', () => {
    fc.assert(
      fc.property(brief, (person) => {
        const { now, next, bold } = chooseCuts(person)
        const cuts = [now.cut, next.cut, bold.cut]
        expect(new Set(cuts.map((cut) => cut.id)).size).toBe(3)
        for (const cut of cuts) {
          expect(cut.textures).toContain(person.texture ?? 'liso')
          const stranger = { Feminino: 'masculine', Masculino: 'feminine', 'Não-binário': 'nobody' }[person.gender]
          expect(cut.repertoire).not.toBe(stranger)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('the first can be cut today, from the hair there is', () => {
    fc.assert(
      fc.property(brief, (person) => {
        const { now } = chooseCuts(person)
        const today = LENGTH_STEPS[person.form.hairLength ?? 'Médio']
        const wait = LENGTH_STEPS[now.cut.length] > today ? 'some' : 'none'
        expect(now.monthsToGrow > 0 ? 'some' : 'none').toBe(wait)
      }),
    )
    for (const hairLength of ['Curto', 'Médio', 'Longo'] as const) {
      expect(chooseCuts({ ...PLAIN, form: { ...PLAIN.form, hairLength } }).now.monthsToGrow).toBe(0)
    }
  })

  test('what a shape is told to avoid is not its first choice', () => {
    for (const shape of FACE_SHAPES) {
      const { now, next } = chooseCuts({ ...PLAIN, shape })
      expect(HAIR_RULES[shape].avoid).not.toContain(now.cut.id)
      expect(HAIR_RULES[shape].avoid).not.toContain(next.cut.id)
    }
  })

  test('the objective names the path', () => {
    const path = (objective: (typeof OBJECTIVES)[number]) =>
      chooseCuts({ ...PLAIN, form: { ...PLAIN.form, objective } }).recommended
    expect(OBJECTIVES.map(path)).toEqual(['bold', 'now', 'next', 'next'])
  })

  test('less time for upkeep never makes a demanding cut fit better', () => {
    for (const id of CUT_IDS.filter((cut) => CUTS[cut].weeks[1] <= 3)) {
      const fit = (maintenanceLevel: 'Baixa' | 'Alta') =>
        fitOf(CUTS[id], { ...PLAIN, form: { ...PLAIN.form, maintenanceLevel } })
      expect(fit('Baixa')).toBeLessThan(fit('Alta'))
    }
  })

  test('who keeps the length keeps it', () => {
    for (const shape of FACE_SHAPES) {
      const { now, next, bold } = chooseCuts({
        ...PLAIN,
        shape,
        refused: refusedEffects(shape),
        themes: ['nao-cortar'],
      })
      for (const { cut } of [now, next, bold])
        expect(LENGTH_STEPS[cut.length]).toBeGreaterThanOrEqual(LENGTH_STEPS.Longo)
    }
  })

  test('a cut that lifts the crown fits a round face better than a long one', () => {
    const on = (shape: 'redondo' | 'retangular') => fitOf(CUTS.topete, { ...PLAIN, gender: 'Masculino', shape })
    expect(on('redondo')).toBeGreaterThan(on('retangular') + 2)
  })
})

test('every cut is a complete row under its own id', () => {
  for (const id of CUT_IDS) {
    const cut = CUTS[id]
    expect(cut.id).toBe(id)
    expect(cut.weeks[0]).toBeLessThanOrEqual(cut.weeks[1])
    for (const text of [cut.does, cut.message, cut.ask, cut.finish, cut.growth]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
    for (const value of Object.values(cut.axes)) expect(Math.abs(value)).toBeLessThanOrEqual(1)
  }
})

test('no two cuts are described with the same words', () => {
  const texts = CUT_IDS.flatMap((id) => {
    const { does, message, ask, finish, growth, marks } = CUTS[id]
    return [does, message, ask, finish, growth, ...marks]
  })
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
})
