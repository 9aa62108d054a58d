import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { QUIZ_SHAPES } from '../knowledge/quiz-questions.ts'
import type { ObservedField, ObservedRecord, ObservedValue, Observer } from '../observed/observed.ts'
import { bothShapes, secondNamed } from '../reading/both-shapes.ts'
import { type Brief, readBrief, type Reading } from '../reading/reading.ts'
import { refusedEffects } from '../reading/refusals.ts'
import { BRIEF, faceWith, MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { firstOrnament } from './accessories.ts'
import { recommendationsOf } from './advice.ts'
import { chapterTexts, type Chapter } from './chapter.ts'
import { writeSeenFace } from './seen-face.ts'
import { writeShape } from './shape.ts'
import { writeThirds } from './thirds.ts'

const seenBy = (by: Observer, values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by, at: '2026-11-18' }]))

const CONFIRMED = { shape: 'redondo', by: 'Helena Prado', at: '2026-11-20' } as const
const IVONE: Brief = {
  ...MARINA,
  person: { fullName: 'Ivone Prates Camargo', gender: 'Feminino' },
  marking: null,
  confirmation: CONFIRMED,
  quiz: { ...MARINA.quiz, faceShape: 'oval', jaw: 'suave', forehead: 'igual', faceLength: 'longo' },
}

const facePages = (brief: Brief): Chapter[] =>
  analyse(brief).chapters.filter(({ id }) => id === 'rosto-medido' || id === 'forma' || id === 'tercos')
const page = (brief: Brief, id: string): string =>
  facePages(brief)
    .filter((one) => one.id === id)
    .flatMap(chapterTexts)
    .join('\n')

/** Nothing to do, to fill or to wait for, and no ruler. */
const HOMEWORK =
  /por marcar|\bainda não\b|[Qq]uando quiser|___|\b(?:[Mm]eça|[Mm]arque|[Ff]otografe|[Cc]onfira|[Cc]ompare|[Ff]ique de frente|[Pp]onha-se|[Pp]asse o dedo|[Cc]ubra)\b|dedo deitado|\bno espelho\b|\d,\d|\d ?%|\d+°/

const UNMEASURED: readonly (readonly [string, Brief])[] = [
  ['only the test', RUI],
  ['only the test, in full', { ...MARINA, marking: null }],
  ['the test of a man', { ...PAULO, marking: null }],
  ['no test', { ...IVONE, quiz: null }],
  ['a confirmation against the test', IVONE],
  ["a program's guess alone", { ...RUI, quiz: null, ai: { shape: 'diamante', confidence: 0.5, at: '2026-11-20' } }],
  [
    'points that are no face',
    { ...IVONE, marking: { points: faceWith({ jawRatio: 0.2 }), by: 'cliente', at: '2026-11-20' } },
  ],
  ['hair under a cloth', { ...IVONE, observed: seenBy('visagista', { covering: 'véu', brows: 'cheias' }) }],
  ['a beard over the jaw', { ...PAULO, marking: null, observed: seenBy('cliente', { beard: 'cheia' }) }],
  [
    'no hair on top',
    { ...PAULO, marking: null, confirmation: CONFIRMED, observed: seenBy('cliente', { top: 'sem fios' }) },
  ],
]

describe('a face that nobody measured', () => {
  test.each(UNMEASURED)('%s: gives the reader nothing to do, and no number', (_, brief) => {
    for (const { id, ...rest } of facePages(brief))
      expect(chapterTexts({ id, ...rest }).filter((text) => HOMEWORK.test(text))).toEqual([])
  })

  test('has no blank of whatever little is known, and what is said of anybody has an author', () => {
    fc.assert(
      fc.property(BRIEF, (brief) => {
        const guess = { shape: 'oval', confidence: 0.5, at: '2026-01-01' } as const
        const reading = readBrief({ ...brief, marking: null, ai: guess })
        const { tables, lists, sections } = writeSeenFace(reading)
        const cells = [
          ...tables.flatMap(({ rows }) => rows.flat()),
          ...lists.flatMap(({ items }) => items.map(({ why }) => why)),
        ]
        expect(cells.filter((text) => text.trim() === '' || /\{|undefined/.test(text))).toEqual([])
        expect(sections.every(({ paragraphs }) => paragraphs.join('') !== '')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test("a program's guess and a device's word are nobody's sight", () => {
    const guessed: Brief = {
      ...RUI,
      ai: { shape: 'diamante', confidence: 0.9, at: '2026-11-20' },
      observed: seenBy('aparelho', { texture: 'crespo', brows: 'cheias', beard: 'cheia', eyes: 'verde' }),
    }
    const told = page(guessed, 'rosto-medido')
    expect(told).not.toMatch(/Visto nas fotos|Seu rosto, visto|crespo|cheia|verdes|salta nas maçãs/)
    expect(told).toContain('palpite de programa não entra aqui')
    expect(told).toContain('redondo, o desenho que você escolheu entre seis')
  })

  test('says of each word whose it is', () => {
    const observed = {
      ...seenBy('visagista', { brows: 'cheias' }),
      ...seenBy('cliente', { texture: 'crespo', length: 'curto' }),
    }
    const { tables, lists } = writeSeenFace(readBrief({ ...IVONE, observed }))
    expect(tables[0]?.rows[0]).toEqual(['Visto nas fotos', 'contorno, sobrancelhas'])
    expect(tables[0]?.rows[1]?.[1]).toContain('cabelo')
    const items = lists[0]?.items ?? []
    expect(items).toContainEqual({ what: 'O cabelo', why: 'crespo, curto, segundo você.' })
    expect(items.find(({ what }) => what === 'O contorno')?.why).not.toContain('segundo você')
  })

  test('shows no answer that the photo overruled as seen, the height least of all', () => {
    const { lists, sections } = writeSeenFace(readBrief(IVONE))
    expect(JSON.stringify(lists)).not.toMatch(/bem maior que a largura|oval/)
    expect(JSON.stringify(sections)).toContain('rosto longo apontavam outra forma; prevaleceu a que se viu na foto')
  })

  test('says why marked points do not count, and draws no line from them', () => {
    const [, brief] = UNMEASURED.find(([name]) => name === 'points that are no face') ?? []
    if (!brief) throw new Error('no such person')
    expect(page(brief, 'rosto-medido')).toMatch(/Os pontos marcados na foto não formavam um rosto possível/)
    expect(page(brief, 'rosto-medido')).toContain('larguras e ângulo: daquela foto, mentiriam')
  })

  test('offers the measured pages once, free and without a deadline', () => {
    for (const [, brief] of UNMEASURED)
      expect(
        facePages(brief)
          .flatMap(chapterTexts)
          .join(' ')
          .match(/de graça e sem prazo/g),
      ).toHaveLength(1)
  })

  test.each(['hair-loss', 'jaw-bothers'] as const)('is silent on what troubles them (%s)', (key) => {
    const observed = seenBy('visagista', { texture: 'liso', length: 'curto', beard: 'curta', chin: 'projetado' })
    const facts = [{ key, source: 'chip', kept: true } as const]
    const { lists, tables } = writeSeenFace(
      readBrief({ ...PAULO, marking: null, confirmation: CONFIRMED, observed, facts }),
    )
    const hidden = key === 'hair-loss' ? /O cabelo|, cabelo/ : /A barba|O queixo|, barba/
    expect(JSON.stringify([lists, tables])).not.toMatch(hidden)
  })

  test('genders nobody who did not say', () => {
    const texts = facePages({ ...RUI, confirmation: CONFIRMED, quiz: { faceShape: 'oval', objective: 'leveza' } })
      .flatMap(chapterTexts)
      .join(' ')
    expect(texts).not.toMatch(/\b(?:ela|ele) (?:viu|marcou|disse)|\bvocê (?:mesm[oa]|próprio|própria)\b/)
  })
})

describe('two shapes that nothing tells apart', () => {
  const withSecond = (r: Reading) => secondNamed(r)

  test('are named by whoever named them, and one alone where nobody did', () => {
    expect(withSecond(readBrief(IVONE))).toBe('oval')
    expect(withSecond(readBrief({ ...IVONE, quiz: null }))).toBeNull()
    expect(withSecond(readBrief({ ...IVONE, confirmation: { ...CONFIRMED, secondary: 'quadrado' } }))).toBe('quadrado')
    // A rectangle is an oval to the test.
    expect(withSecond(readBrief({ ...IVONE, confirmation: { ...CONFIRMED, shape: 'retangular' } }))).toBeNull()
  })

  test('equal in the answers are both on the page', () => {
    const equal = { ...MARINA, marking: null, quiz: { faceShape: 'oval', jaw: 'marcada', forehead: 'igual' } }
    expect(page(equal, 'forma')).toMatch(/^Oval ou quadrado/)
  })

  test('share only what the guide recommends and neither refuses', () => {
    fc.assert(
      fc.property(BRIEF, fc.constantFrom(...FACE_SHAPES), fc.constantFrom(...QUIZ_SHAPES), (brief, shape, told) => {
        const reading = readBrief({
          ...brief,
          marking: null,
          confirmation: { ...CONFIRMED, shape },
          quiz: { ...brief.quiz, faceShape: told },
        })
        const other = secondNamed(reading)
        if (other === null) return
        const recommended = recommendationsOf(reading).map(({ what }) => what)
        const refused = refusedEffects(other, reading.isTopBare)
        const { held, apart } = bothShapes(reading, other, firstOrnament(reading))
        for (const { subject, choice } of held) {
          expect(choice.effects?.filter((effect) => refused.has(effect)) ?? []).toEqual([])
          expect(subject === 'cabelo' || recommended.includes(choice.what)).toBe(true)
        }
        for (const { against } of apart) expect(against).toMatch(/\.$/)
        expect(held.length + apart.length).toBeGreaterThan(2)
      }),
      { numRuns: 60 },
    )
  })

  test('disagree in whole pairs, whatever the person refuses', () => {
    const halves = FACE_SHAPES.flatMap((shape) =>
      QUIZ_SHAPES.flatMap((told) =>
        ([{}, seenBy('cliente', { covering: 'véu' })] as const).flatMap((observed) => {
          const form = { ...IVONE.form, hairLength: null, observations: 'Não uso brinco nem gola alta.' }
          const confirmation = { ...CONFIRMED, shape }
          const chapters = facePages({ ...IVONE, form, observed, confirmation, quiz: { faceShape: told } })
          const lists =
            chapters.find(({ id }) => id === 'forma')?.lists.filter(({ title }) => title === 'Só numa delas') ?? []
          return lists.flatMap(({ items }) =>
            items.length === 2 ? [] : [`${shape} ${told}: ${JSON.stringify(items)}`],
          )
        }),
      ),
    )
    expect(halves).toEqual([])
  })

  test('have no row of hair where it is hidden, and none of volume where none grows', () => {
    const rows = (observed: ObservedRecord) =>
      writeShape(readBrief({ ...IVONE, form: { ...IVONE.form, observations: '' }, observed })).lists[0]?.items.map(
        ({ what }) => what,
      )
    expect(rows({})).toContain('Cabelo')
    expect(rows(seenBy('cliente', { top: 'sem fios' }))).not.toContain('Cabelo')
  })
})

describe('the thirds by eye', () => {
  const points = faceWith()
  /** As where the head is turned: points that stand, and no measures of them. */
  const turned = (by: 'visagista' | 'cliente' | 'aparelho', over: Partial<Brief> = {}): Reading => {
    const r = readBrief({ ...RUI, ...over })
    const brief = { ...r.brief, marking: { points, by, at: '2026-11-20' } as const }
    return { ...r, brief, evidence: { ...r.evidence, cautions: ['A cabeça estava virada na foto.'] } }
  }

  test('are left out where nobody looked', () => {
    expect(writeThirds(readBrief(RUI))).toBeNull()
    expect(writeThirds(turned('aparelho'))).toBeNull()
    expect(analyse(RUI).chapters.some(({ id }) => id === 'tercos')).toBe(false)
  })

  test.each(['visagista', 'cliente'] as const)(
    'are read in words from the heights that a %s marked on a turned head',
    (by) => {
      const text = JSON.stringify(writeThirds(turned(by)))
      expect(text).toMatch(/Uma cabeça virada encurta os lados, não a altura/)
      expect(text).toMatch(/da maioria|Talvez/)
      expect(text).toContain('provável')
      expect(text).not.toMatch(/\d/)
    },
  )

  test('claim no height where only the shape was seen', () => {
    const text = JSON.stringify(writeThirds(readBrief(IVONE)))
    expect(text).toContain('a olho')
    expect(text).not.toMatch(/da maioria|Talvez|que o comum/)
  })

  test('say nothing of a forehead under a cloth', () => {
    const observed = seenBy('visagista', { covering: 'turbante' })
    const text = JSON.stringify(writeThirds(readBrief({ ...IVONE, observed })))
    expect(text).toContain('Coberta pelo tecido')
    expect(text).not.toMatch(/raiz do cabelo|mais ampla/)
  })

  test('lead only to pages that the guide has', () => {
    const { chapters } = analyse({ ...IVONE, without: ['oculos'] })
    const led = chapters
      .find(({ id }) => id === 'tercos')
      ?.lists.flatMap(({ items }) => items.flatMap(({ chapter }) => chapter ?? []))
    expect(led?.length).toBeGreaterThan(1)
    expect(led?.filter((id) => chapters.every((one) => one.id !== id))).toEqual([])
  })
})
