import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WEARER_REFUSALS } from './refusals-of-wearer.ts'
import { questionsOf, unsaid } from './questions.ts'
import { keptCuts } from './stay.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { GENDERS, HAIR_LENGTHS, type HairLength, MAINTENANCE_LEVELS, OBJECTIVES, STYLES } from '../knowledge/form.ts'
import { CUT_IDS, CUTS, LENGTH_STEPS, type CutId, cutWeeks } from '../cuts/cuts.ts'
import { hearNote } from '../facts/hear.ts'
import type { FactKey } from '../facts/facts.ts'
import { themesOf } from '../facts/themes.ts'
import { waitWords } from './growth.ts'
import { chooseCuts, takesTooMuch } from './paths.ts'
import { distanceFrom, isNearlyToday } from './distance.ts'
import {
  fitOf,
  isWithinUpkeep,
  keptFacts,
  opposedPlaces,
  unmetFacts,
  waitFor,
  wearableCuts,
  type CutBrief,
  presentHair,
} from './hair.ts'
import { asksGreatChange } from './wishes.ts'
import { INTENTIONS } from '../knowledge/intention.ts'
import { THEMES } from '../knowledge/observations.ts'
import { OBSERVED_LENGTHS } from '../observed/observed.ts'
import { refusedEffects } from '../reading/refusals.ts'

const LAW_FACTS: readonly FactKey[] = [
  'no-cut',
  'growing-out',
  'length-stays',
  'no-short',
  'short-stays',
  'shaved-stays',
  'braids-stay',
  'no-clippers',
  'no-fringe',
  'fringe-stays',
  'helmet',
  'little-time',
]

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

describe('the wait for a cut', () => {
  const of = (id: CutId, hair: Partial<CutBrief> & { readonly hairLength?: HairLength } = {}) =>
    waitFor(CUTS[id], { ...PLAIN, ...hair, form: { ...PLAIN.form, hairLength: hair.hairLength ?? 'Curto' } })

  test('counts from what is seen of the hair before what was ticked', () => {
    const shaved = { texture: 'crespo', lengthSeen: 'raspado', hairLength: 'Muito curto' } as const
    expect(of('black-baixo', { ...shaved, lengthSeen: null })).toBe(0)
    expect(of('black-baixo', shaved)).toBe(5)
    expect(of('crespo-taper', shaved)).toBe(7)
    expect(of('raspado', shaved)).toBe(0)
  })

  test('is that of the place that lacks most', () => {
    expect(of('shag', { texture: 'liso', lengthSeen: 'curto' })).toBe(17)
    expect(of('tesoura-longa', { texture: 'liso', gender: 'Masculino', lengthSeen: 'curto' })).toBe(2)
    expect(of('social', { texture: 'liso', gender: 'Masculino', lengthSeen: 'curto' })).toBe(0)
  })

  test('is longer the more the hair shrinks', () => {
    expect(of('undercut', { texture: 'liso', gender: 'Não-binário', lengthSeen: 'curto' })).toBe(6)
    expect(of('undercut', { texture: 'cacheado', gender: 'Não-binário', lengthSeen: 'curto' })).toBe(9)
    expect(of('bob-crespo', { texture: 'crespo', lengthSeen: 'curto' })).toBeGreaterThan(12)
  })

  test('is said in months, and past two years in years', () => {
    expect([3, 23, 24, 29, 36].map(waitWords)).toEqual([
      'uns 3 meses',
      'uns 23 meses',
      'uns 2 anos',
      'uns 2 anos e meio',
      'uns 3 anos',
    ])
  })
})

describe('what is called of now', () => {
  test('can be worn now, whoever asks and however short the hair', () => {
    for (const shape of FACE_SHAPES)
      for (const gender of GENDERS)
        for (const texture of [...HAIR_TEXTURES, null])
          for (const objective of OBJECTIVES)
            for (const lengthSeen of OBSERVED_LENGTHS)
              for (const themes of [[], ['nao-cortar']] as const) {
                const form = { ...PLAIN.form, objective }
                const person = {
                  ...PLAIN,
                  shape,
                  refused: refusedEffects(shape),
                  gender,
                  texture,
                  form,
                  lengthSeen,
                  themes,
                }
                const chosen = chooseCuts(person)
                expect(chosen.now.monthsToGrow).toBe(0)
                expect(chosen[chosen.recommended].monthsToGrow).toBe(0)
              }
  })

  test('is the present length of a shaven head that asks for nothing else, and then it is the first', () => {
    const form = { ...PLAIN.form, objective: 'Encontrar meu estilo', hairLength: 'Muito curto' } as const
    const person = { ...PLAIN, form, texture: 'crespo', lengthSeen: 'raspado' } as const
    const cuts = chooseCuts(person)
    expect([cuts.now.cut.id, cuts.recommended]).toEqual(['so-contorno', 'now'])
    expect(chooseCuts({ ...person, lengthSeen: 'longo' }).now.cut.id).not.toBe('so-contorno')
  })
})

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
        expect(chooseCuts(person).now.monthsToGrow).toBe(0)
      }),
    )
    for (const hairLength of ['Curto', 'Médio', 'Longo'] as const) {
      expect(chooseCuts({ ...PLAIN, form: { ...PLAIN.form, hairLength } }).now.monthsToGrow).toBe(0)
    }
  })

  test('what a shape is told to avoid is not its first choice', () => {
    for (const shape of FACE_SHAPES) {
      const { now, next } = chooseCuts({ ...PLAIN, shape })
      expect(now.cut.avoided).not.toContain(shape)
      expect(next.cut.avoided).not.toContain(shape)
    }
  })

  test('the objective names the path', () => {
    const path = (objective: (typeof OBJECTIVES)[number]) =>
      chooseCuts({ ...PLAIN, form: { ...PLAIN.form, objective } }).recommended
    expect(OBJECTIVES.map(path)).toEqual(['bold', 'next', 'next', 'next'])
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

test('what is recommended opposes nothing of the map while another cut of today keeps to both map and rhythm', () => {
  fc.assert(
    fc.property(brief, (person) => {
      // Keeping the length leaves fewer cuts.
      const who = { ...person, themes: person.themes.filter((theme) => theme !== 'nao-cortar') }
      const cuts = chooseCuts(who)
      const { cut: first, stays } = cuts[cuts.recommended]
      // Today's hair is kept as it is; a great change is first of all great.
      if (stays || asksGreatChange(who)) return
      const keepsBoth = wearableCuts(who).filter(
        (cut) =>
          cut.id !== cuts.now.cut.id &&
          waitFor(cut, who) === 0 &&
          !cut.tied &&
          !takesTooMuch(cut, who) &&
          // Today's own look is nothing to begin with.
          !isNearlyToday(distanceFrom(presentHair(who), cut)) &&
          // Weak roots are not pulled, wherever they are weak.
          !(who.themes.some((theme) => ['queda', 'entradas', 'ralo'].includes(theme)) && cut.pulls) &&
          // A fringe takes strands off a thin top.
          !WEARER_REFUSALS.some(({ refuses }) => refuses(cut, who)) &&
          isWithinUpkeep(cut, who.form.maintenanceLevel) &&
          opposedPlaces(cut, who.shape).length === 0,
      )
      expect(keepsBoth.length === 0 || [...keepsBoth, cuts.now.cut].some(({ id }) => id === first.id)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('a blade at home every few days is within no low or middle maintenance', () => {
  const holds = [null, ...MAINTENANCE_LEVELS].filter((level) => isWithinUpkeep(CUTS['a-lamina'], level))
  expect(holds).toEqual([null, 'Alta'])
})

test('a cut within middle maintenance is not sent back to the salon before five weeks', () => {
  const within = CUT_IDS.filter((id) => isWithinUpkeep(CUTS[id], 'Média'))
  expect(within.length).toBeGreaterThan(20)
  for (const id of within)
    expect({ id, weeks: cutWeeks(CUTS[id], 'Média') }).toMatchObject({
      weeks: expect.toSatisfy((weeks: number) => weeks >= 5),
    })
})

describe('what a person said', () => {
  const facts = fc
    .subarray<FactKey>([...LAW_FACTS, 'little-time', 'cannot-lift-arms', 'touch-unbearable', 'few-visits'], {
      minLength: 1,
      maxLength: 4,
    })
    .map((keys) => new Map(keys.map((key: FactKey) => [key, ''])))

  test('never leads to three cuts that are fewer, and nobody is shaven who did not ask', () => {
    fc.assert(
      fc.property(brief, facts, fc.constantFrom(...OBSERVED_LENGTHS), (b, said, lengthSeen) => {
        const whole = { ...b, facts: said, lengthSeen }
        const { now, next, bold } = chooseCuts(whole)
        expect(new Set([now, next, bold].map(({ cut }) => cut.id)).size).toBe(3)
        // Today's own hair is worn in other ways where too few cuts are left.
        const known = unsaid(whole, questionsOf(whole))
        const wearable = [...wearableCuts(whole), ...keptCuts(known), CUTS['so-contorno']].map(({ id }) => id)
        const offered = [now, next, bold].filter(({ stays }) => !stays)
        for (const { cut } of offered) expect(wearable).toContain(cut.id)
        const mayShave = lengthSeen === 'raspado' || said.has('shaved-stays')
        const shaven = [now, next, bold].filter(({ cut }) => cut.shavesAll === true || cut.keptAtHome === true)
        expect(mayShave ? [] : shaven).toEqual([])
      }),
    )
  })

  test('is kept by all three cuts, or a person is asked about what today’s hair does not show', () => {
    const kept = { facts: new Map([['length-stays', ''] as const]), lengthSeen: 'longo' as const }
    for (const objective of OBJECTIVES) {
      const whole = { ...PLAIN, ...kept, form: { ...PLAIN.form, objective } }
      expect(unmetFacts(chooseCuts(whole), whole)).toEqual([])
    }
    const braided = { ...PLAIN, facts: new Map([['braids-stay', ''] as const]) }
    expect(unmetFacts(chooseCuts(braided), braided)).toEqual([])
    expect(questionsOf(braided)).toEqual([])
    expect(questionsOf({ ...braided, lengthSeen: 'raspado' })).toEqual(['braids-stay'])
  })

  test.each([
    ['Não vou cortar nada.', 'longo'],
    ['Só as pontas, por favor.', 'longo'],
    ['Nada acima do ombro.', 'longo'],
    ['Deus me livre cabelo curto!', 'longo'],
    ['Não quero franja.', 'grande'],
    ['Deixando crescer, não corto.', 'longo'],
  ] as const)('“%s” leaves no cut that breaks it, or goes to a person', (note, lengthSeen) => {
    const said = new Map(hearNote(note, '2026-11-27').facts.map(({ key, value = '' }) => [key, value] as const))
    expect(said.size).toBeGreaterThan(0)
    for (const shape of FACE_SHAPES)
      for (const objective of OBJECTIVES) {
        const whole = {
          ...PLAIN,
          shape,
          refused: refusedEffects(shape),
          facts: said,
          themes: themesOf([...said.keys()]),
          lengthSeen,
          form: { ...PLAIN.form, objective },
        }
        const cuts = chooseCuts(whole)
        const unmet = unmetFacts(cuts, whole)
        const kept = keptFacts(cuts, whole)
        // Where fewer than three are left a person answers, and the letter promises nothing.
        expect(kept.filter((key) => unmet.includes(key))).toEqual([])
        expect(kept.length + unmet.length).toBeGreaterThan(0)
      }
  })
})
