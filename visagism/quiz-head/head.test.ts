import { describe, expect, it } from 'vitest'
import { GLASSES } from '../advice/glasses.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import { CUTS } from '../cuts/cuts.ts'
import { HAIR_RULES } from '../hair/hair.ts'
import { OBSERVED_FIELDS } from '../observed/observed.ts'
import { refusedEffects } from '../reading/refusals.ts'
import { HEAD_CUTS, triedOn } from './cuts.ts'
import { drawOption, drawPerson, headOfShape, headTrying, levelsOf, headTraits } from './drawing.ts'
import {
  HEAD_HAIR,
  HEAD_PRESENTATIONS,
  HEAD_WEARS,
  isCoveredHead,
  isTapped,
  knownHead,
  NO_HEAD,
  observedOf,
  type QuizHead,
  showsNoHair,
  tapHead,
} from './head.ts'
import { HEAD_FRAMES, keepsakeOf, nowWords } from './words.ts'
import { QUIZ_QUESTIONS, QUIZ_SHAPES } from '../knowledge/quiz-questions.ts'

const WEARS = [[], ['oculos'], ['barba'], ['veu'], ['turbante'], ['oculos', 'barba', 'turbante']] as const
const HEADS: readonly QuizHead[] = [undefined, ...HEAD_PRESENTATIONS].flatMap((presentation) =>
  [undefined, ...HEAD_HAIR].flatMap((hair) =>
    WEARS.map((wears) => knownHead({ presentation, hair, wears, skin: 'escura' })),
  ),
)

describe('a tap', () => {
  it('says one thing, and a second tap on it takes it back', () => {
    const dark = tapHead(NO_HEAD, { row: 'skin', value: 'retinta' })
    expect(dark).toEqual({ skin: 'retinta' })
    expect(tapHead(dark, { row: 'skin', value: 'clara' })).toEqual({ skin: 'clara' })
    expect(isTapped(tapHead(dark, { row: 'skin', value: 'retinta' }))).toBe(false)
  })

  it('puts as much on as one likes, but a veil or a turban', () => {
    const worn = HEAD_WEARS.reduce((head, value) => tapHead(head, { row: 'wears', value }), NO_HEAD)
    expect(worn).toEqual({ wears: ['oculos', 'barba', 'turbante'] })
    expect(tapHead(worn, { row: 'wears', value: 'veu' })).toEqual({ wears: ['oculos', 'barba', 'veu'] })
    expect(tapHead({ wears: ['barba'] }, { row: 'wears', value: 'barba' })).toEqual(NO_HEAD)
  })

  it('decides nothing that was not tapped', () => {
    const { skin: _own, ...rest } = headTraits({ skin: 'retinta' })
    const { skin: _neutral, ...neutral } = headTraits(NO_HEAD)
    expect(rest).toEqual(neutral)
    for (const hair of HEAD_HAIR) expect(headTraits({ hair }).hairColour).toBe(neutral.hairColour)
    expect(headTraits({ hair: 'raspado' })).not.toHaveProperty('texture')
  })
})

it.each([null, 7, 'veu', [], { wears: { 0: 'veu' } }, { skin: '__proto__', hair: 'constructor' }])(
  '%j is no head',
  (given) => {
    expect(knownHead(given)).toEqual(NO_HEAD)
  },
)

it('becomes words that the observed record has', () => {
  for (const head of HEADS)
    for (const [field, value] of Object.entries(observedOf(head)))
      expect(OBSERVED_FIELDS[field as keyof typeof OBSERVED_FIELDS]).toContain(value)
  expect(observedOf({ presentation: 'feminino', hair: 'raspado', wears: ['veu'] })).toEqual({
    length: 'raspado',
    covering: 'véu',
  })
})

describe('the cut that is tried', () => {
  const rows = HEAD_PRESENTATIONS.flatMap((presentation) =>
    QUIZ_SHAPES.flatMap((shape) =>
      (['liso', 'ondulado', 'cacheado', 'crespo'] as const).map((hair) => [presentation, shape, hair] as const),
    ),
  )
  it.each(rows)('%s, %s, %s: is the guide’s own, and what its rules ask for', (presentation, shape, hair) => {
    const cut = CUTS[triedOn({ presentation, hair }, shape)]
    expect(cut.textures).toContain(hair)
    expect(cut.avoided).not.toContain(shape)
    expect(cut.effects.filter((effect) => refusedEffects(shape).has(effect))).toEqual([])
    const repertoires = { feminino: ['feminine', 'both'], masculino: ['masculine', 'both'] }
    const either = ['feminine', 'masculine', 'both']
    expect(presentation === 'tanto-faz' ? either : repertoires[presentation]).toContain(cut.repertoire)
    const asked = Object.entries(HAIR_RULES[shape].want).reduce(
      (sum, [axis, want]) => sum + want * (Object.entries(cut.axes).find(([name]) => name === axis)?.[1] ?? 0),
      cut.loved.includes(shape) ? 1 : 0,
    )
    expect(asked).toBeGreaterThanOrEqual(0)
    expect(headTrying({ presentation, hair }, shape)).toMatchObject({ ...cut.drawing, texture: hair })
    expect(cut.quizWords).toMatch(/^.{6,30}$/)
  })

  it('has a place for every presentation and shape, and no other', () => {
    expect(Object.values(HEAD_CUTS).flatMap((shapes) => Object.keys(shapes))).toHaveLength(18)
  })

  it('is the frames that the guide picks, where no hair is seen', () => {
    for (const shape of QUIZ_SHAPES)
      expect(GLASSES.shapes[shape].picks.map(({ id }) => id)).toContain(HEAD_FRAMES[shape].id)
  })
})

describe('before and after', () => {
  it('are two drawings of one head, and nothing but the cut or the frames differs', () => {
    for (const head of HEADS)
      for (const shape of QUIZ_SHAPES) {
        const { cut, fringe: _fringe, fade: _fade, topCm: _top, glasses, ...before } = headOfShape(head, shape)
        const {
          cut: tried,
          fringe,
          fade,
          topCm: _height,
          part: _part,
          glasses: framed,
          ...after
        } = headTrying(head, shape)
        expect(after).toEqual(before)
        const isSameCut = tried === cut && fringe === undefined && fade === undefined
        expect([isSameCut, framed === glasses]).toEqual(showsNoHair(head) ? [true, false] : [false, true])
        expect(levelsOf(after)).toEqual(levelsOf(before))
      }
  })

  it('say what they show, without a word of skin or faith', () => {
    for (const head of HEADS)
      for (const shape of QUIZ_SHAPES) {
        const { title, of, sentence } = keepsakeOf(head, shape)
        const words = [title, ...of, sentence, nowWords(head)].join(' ')
        expect(words).not.toMatch(/pele|negr|escura|véu|lenço|turbante|\d|undefined/)
        expect(sentence.length).toBeLessThanOrEqual(110)
        expect(sentence).toMatch(/\p{L}\.$/u)
      }
  })
})

it('every answer of the test is drawn on the visitor, the contour with the hair out of the way', () => {
  const head: QuizHead = { presentation: 'feminino', skin: 'escura', hair: 'crespo' }
  for (const { id, options } of QUIZ_QUESTIONS) {
    const drawings = options.map(({ value }) => JSON.stringify(drawOption(head, 'oval', id, value)))
    expect(new Set(drawings).size).toBe(options.length)
  }
  expect(JSON.stringify(drawOption(head, 'oval', 'jaw', 'suave'))).not.toBe(
    JSON.stringify(drawPerson(headOfShape(head, 'oval'))),
  )
  expect(isCoveredHead({ wears: ['turbante'] })).toBe(true)
})

describe('a veil', () => {
  const veiled: QuizHead = { presentation: 'feminino', wears: ['veu'] }
  /** Highest point of the ring's inner line. */
  const edgeOf = (items: readonly DisplayItem[]): number => {
    const rings = items.flatMap((item) => ('d' in item && 'fill' in item ? [item.d.split('M').slice(1)] : []))
    // The hood begins over the crown; collars are rings too.
    const inner = rings.find(([outer = '', ...others]) => others.length === 1 && outer.startsWith('0 -1'))?.[1] ?? ''
    const ys = [...inner.matchAll(/-?[\d.]+[ ,]+(-?[\d.]+)/g)].map(([, y]) => Number(y))
    return Math.min(...ys)
  }

  it('is drawn back to the hairline where the contour is asked, and stays where style is', () => {
    for (const shape of QUIZ_SHAPES) {
      const hairline = levelsOf({ thirds: [32, 34, 34], ...headOfShape(veiled, shape) })[0] ?? 0
      expect(edgeOf(drawOption(veiled, 'oval', 'faceShape', shape))).toBeLessThan(hairline + 2)
    }
    const [hairline = 0] = levelsOf(headOfShape(veiled, 'oval'))
    for (const style of ['classico', 'moderno'])
      expect(edgeOf(drawOption(veiled, 'oval', 'style', style))).toBeGreaterThan(hairline + 8)
    expect(edgeOf(drawPerson(headOfShape(veiled, 'oval')))).toBeGreaterThan(hairline + 8)
  })
})
