import { describe, expect, it } from 'vitest'
import { CLOSING_MAX, CLOSING_MIN, PREVIEW_MAX, PREVIEW_MIN, previewClosing, writeQuizPreview } from './quiz-preview.ts'
import { QUIZ_OBJECTIVES, QUIZ_QUESTIONS, QUIZ_SHAPES, QUIZ_STYLES } from './quiz-questions.ts'
import { FACE_QUESTIONS, type QuizAnswers, scoreQuiz } from './quiz-scoring.ts'

/** All 10,368. */
const ALL = QUIZ_QUESTIONS.reduce<readonly QuizAnswers[]>(
  (sets, { id, options }) => sets.flatMap((set) => options.map(({ value }) => ({ ...set, [id]: value }))),
  [{}],
)
/** With questions left out. */
const PARTIAL = QUIZ_QUESTIONS.reduce<readonly QuizAnswers[]>(
  (sets, { id, options }) => sets.flatMap((set) => [set, { ...set, [id]: options[0]?.value }]),
  [{}],
)
const BRIEFS = QUIZ_SHAPES.flatMap((faceShape) =>
  QUIZ_STYLES.flatMap((style) => QUIZ_OBJECTIVES.map((objective) => ({ faceShape, style, objective }))),
)
const MARATHON_MS = 60_000
const plain = (text: string) => text.replaceAll('**', '')
const bold = (text: string) => text.match(/\*\*[^*]+\*\*/g) ?? []
const faults = (texts: readonly string[]) =>
  texts.filter(
    (text) =>
      plain(text).length < PREVIEW_MIN ||
      text.length > PREVIEW_MAX ||
      !/[\p{L}]\.$/u.test(text) ||
      text.split('**').length % 2 === 0 ||
      bold(text).length > 7 ||
      /undefined|null| {2}|\.\.|…|:\s*\.|,\./.test(text),
  )

describe('the free analysis', () => {
  it(
    'is whole at the length of the page, whatever was answered',
    () => {
      expect(ALL).toHaveLength(10_368)
      expect(faults(ALL.map((answers) => writeQuizPreview(answers)))).toEqual([])
    },
    MARATHON_MS,
  )

  it('is no stump where questions were left out', () => {
    for (const answers of PARTIAL) expect(writeQuizPreview(answers)).toMatch(/^(Você|Suas)[^…]+\p{L}\.$/u)
  })

  it(
    'is another for every style and every objective, and says both',
    () => {
      const texts = new Map<string, string>()
      for (const answers of ALL) {
        const text = writeQuizPreview(answers)
        const { style, objective } = scoreQuiz(answers)
        const taste = `${style} ${objective}`
        expect(texts.get(text) ?? taste).toBe(taste)
        texts.set(text, taste)
      }
    },
    MARATHON_MS,
  )

  it('begins with the contour that was marked, also where the other answers outweigh it', () => {
    const taste = { style: 'classico', objective: 'sofisticacao' }
    const agreed = { faceShape: 'quadrado', jaw: 'angulada', forehead: 'igual', cheekbones: 'discretas', ...taste }
    expect(writeQuizPreview({ ...agreed, faceLength: 'curto' })).toMatch(
      /^Você marcou o contorno \*\*quadrado\*\*, e três respostas concordam: \*\*mandíbula angulada\*\*, \*\*testa igual\*\* às maçãs e \*\*rosto curto\*\*\./,
    )
    const outweighed = { ...agreed, faceShape: 'triangulo', faceLength: 'curto' }
    expect(writeQuizPreview(outweighed)).toMatch(
      /^Você marcou o contorno de \*\*triângulo\*\*, mas outras respostas pesam mais no quadrado: /,
    )
    const alone = { ...taste, faceShape: 'coracao', jaw: 'suave', forehead: 'menor', cheekbones: 'discretas' }
    expect(writeQuizPreview({ ...alone, faceLength: 'medio' })).toMatch(
      /e foi ele que decidiu\. A \*\*mandíbula suave\*\* e a \*\*testa menor\*\* puxam para outro lado\./,
    )
  })

  it(
    'says of every answer that speaks for another shape that it does',
    () => {
      for (const answers of ALL) {
        const { faceShape, shapePoints } = scoreQuiz(answers)
        const without = FACE_QUESTIONS.filter((id) => {
          const score = scoreQuiz({ ...answers, [id]: undefined }).shapePoints
          const speaks = QUIZ_SHAPES.some((shape) => score[shape] < shapePoints[shape])
          return speaks && score[faceShape] === shapePoints[faceShape]
        })
        const text = writeQuizPreview(answers)
        expect(/para outro lado|\bJá [ao]s? /.test(text)).toBe(without.length > 0)
      }
    },
    MARATHON_MS,
  )

  it(
    'speaks of frames, not of hair, to whose hair is not seen',
    () => {
      const texts = ALL.map((answers) => writeQuizPreview(answers, previewClosing(scoreQuiz(answers), false)))
      expect(faults(texts)).toEqual([])
      const closings = BRIEFS.map((brief) => previewClosing(brief, false))
      expect(new Set(closings).size).toBe(BRIEFS.length)
      expect(closings.filter((text) => /cabelo|corte|escova|pontas|volume|franja|comprimento|topo/.test(text))).toEqual(
        [],
      )
    },
    MARATHON_MS,
  )

  it('keeps to its length also with a second paragraph of another hand', () => {
    for (const closing of BRIEFS.flatMap((brief) => [previewClosing(brief), previewClosing(brief, false)])) {
      expect(closing.length).toBeGreaterThanOrEqual(CLOSING_MIN)
      expect(closing.length).toBeLessThanOrEqual(CLOSING_MAX)
    }
    for (const length of [CLOSING_MIN, CLOSING_MAX]) {
      const closing = `**a** **b** ${'x'.repeat(length - 11)}.`
      expect(faults(ALL.filter((_, i) => i % 16 === 0).map((answers) => writeQuizPreview(answers, closing)))).toEqual(
        [],
      )
    }
  })
})
