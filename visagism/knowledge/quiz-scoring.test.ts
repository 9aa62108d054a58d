import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillName, QUESTION_IDS, QUIZ_QUESTIONS } from './quiz-questions.ts'
import { saysShape, scoreQuiz } from './quiz-scoring.ts'

const NONE = { oval: 0, redondo: 0, quadrado: 0, coracao: 0, triangulo: 0, diamante: 0 }

describe('scoring the test', () => {
  test('no answers: the defaults and no points', () => {
    expect(scoreQuiz({})).toEqual({
      faceShape: 'oval',
      style: 'classico',
      objective: 'sofisticacao',
      totalPoints: 0,
      shapePoints: NONE,
    })
  })

  const rules: [string, Record<string, string>, Partial<typeof NONE>][] = [
    ['the chosen contour adds 3', { faceShape: 'triangulo' }, { triangulo: 3 }],
    ['a soft jaw', { jaw: 'suave' }, { oval: 1, redondo: 1 }],
    ['a marked jaw', { jaw: 'marcada' }, { quadrado: 2, diamante: 1 }],
    ['an angular jaw', { jaw: 'angulada' }, { quadrado: 2, diamante: 1 }],
    ['an almost straight jaw says nothing', { jaw: 'quase_reta' }, {}],
    ['a larger forehead', { forehead: 'maior' }, { coracao: 2 }],
    ['a smaller forehead', { forehead: 'menor' }, { triangulo: 2 }],
    ['equal proportions', { forehead: 'igual' }, { oval: 1, quadrado: 1 }],
    ['evident cheekbones', { cheekbones: 'evidentes' }, { diamante: 2 }],
    ['moderate cheekbones say nothing', { cheekbones: 'moderadas' }, {}],
    ['a long face', { faceLength: 'longo' }, { oval: 1, diamante: 1 }],
    ['a short face', { faceLength: 'curto' }, { redondo: 1, quadrado: 1 }],
    ['a medium face says nothing', { faceLength: 'medio' }, {}],
    ['style and objective say nothing about the face', { style: 'criativo', objective: 'leveza' }, {}],
  ]
  test.each(rules)('%s', (_, answers, expected) => {
    expect(scoreQuiz(answers).shapePoints).toEqual({ ...NONE, ...expected })
  })

  test('all seven answers add up to 1300 points', () => {
    const answers = Object.fromEntries(QUIZ_QUESTIONS.map((q) => [q.id, q.options[0]?.value ?? '']))
    expect(scoreQuiz(answers).totalPoints).toBe(1300)
    expect(QUIZ_QUESTIONS.map((q) => q.options[0]?.points)).toEqual([100, 120, 150, 180, 200, 250, 300])
  })

  test('a tie falls to the earlier shape of the seed', () => {
    expect(scoreQuiz({ forehead: 'igual' }).faceShape).toBe('oval')
    expect(scoreQuiz({ faceLength: 'curto' }).faceShape).toBe('redondo')
    expect(
      scoreQuiz({ faceShape: 'diamante', jaw: 'angulada', forehead: 'igual', faceLength: 'longo' }).faceShape,
    ).toBe('diamante')
    expect(scoreQuiz({ faceShape: 'redondo', jaw: 'angulada', forehead: 'igual' }).faceShape).toBe('redondo')
  })

  test('an unknown answer, even a hostile one, scores nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...QUESTION_IDS), fc.oneof(fc.string(), fc.constant('constructor'))),
        (answers) => {
          const score = scoreQuiz(answers)
          expect(Number.isInteger(score.totalPoints)).toBe(true)
          expect(score.totalPoints).toBeLessThanOrEqual(1300)
        },
      ),
    )
    expect(scoreQuiz({ jaw: 'constructor', forehead: '__proto__' }).shapePoints).toEqual(NONE)
    expect(scoreQuiz({ faceShape: 'retangular' }).totalPoints).toBe(0)
  })

  test('style and objective alone are no evidence of a shape', () => {
    expect(saysShape({ style: 'moderno', objective: 'leveza', cheekbones: 'discretas' })).toBe(false)
    expect(saysShape({ jaw: 'suave' })).toBe(true)
  })
})

describe('the questions', () => {
  test('come in the fixed order with their values', () => {
    expect(QUIZ_QUESTIONS.map((q) => q.id)).toEqual([...QUESTION_IDS])
    expect(QUIZ_QUESTIONS.map((q) => q.options.map((o) => o.value))).toEqual([
      ['oval', 'redondo', 'quadrado', 'coracao', 'triangulo', 'diamante'],
      ['suave', 'marcada', 'angulada', 'quase_reta'],
      ['maior', 'igual', 'menor'],
      ['evidentes', 'moderadas', 'discretas'],
      ['curto', 'medio', 'longo'],
      ['classico', 'moderno', 'criativo', 'casual'],
      ['autoridade', 'leveza', 'sofisticacao', 'criatividade'],
    ])
  })

  test('read well with and without a name', () => {
    for (const { subtitle } of QUIZ_QUESTIONS) {
      expect(fillName(subtitle)).not.toMatch(/\{|\s[,.:]| {2}|,,/)
      expect(fillName(subtitle, 'Marina')).not.toMatch(/\{/)
    }
    expect(fillName('Escolha uma só, {nome}: é ela.', '$&')).toBe('Escolha uma só, $&: é ela.')
    expect(fillName('Vale, {nome}, não o resto.')).toBe('Vale, não o resto.')
  })
})
