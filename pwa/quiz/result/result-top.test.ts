import { expect, it } from 'vitest'
import { QUIZ_SHAPES, type QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { REFERENCES } from '../content/result.ts'
import { FRESH } from '../progress.ts'
import { resultOf } from '../quiz-result.ts'
import { TOP_COMING, topOf } from './result-top.ts'

const TITLES: Readonly<Record<QuizShape, string>> = {
  oval: 'Rosto oval.',
  redondo: 'Rosto redondo.',
  quadrado: 'Rosto quadrado.',
  coracao: 'Rosto em coração.',
  triangulo: 'Rosto em triângulo.',
  diamante: 'Rosto em diamante.',
}

it.each(QUIZ_SHAPES)('a result of the shape %s has its name and its motto', (faceShape) => {
  const top = topOf(resultOf({ ...FRESH, name: 'Ana Lima', greeting: 'Ana', answers: { faceShape } }))
  expect(top).toMatchObject({ motto: SHAPE_NAMES[faceShape].motto, title: TITLES[faceShape], hello: 'Parabéns, Ana!' })
  expect(top.title).toBe(`Rosto ${SHAPE_NAMES[faceShape].adjective}.`)
  // Each value needs a placeholder, and the reverse.
  expect(Object.keys(top)).toEqual(Object.keys(TOP_COMING))
})

it.each(['masculino', 'tanto-faz'] as const)('who is drawn as %s reads no motto of another’s', (presentation) => {
  const mottos = QUIZ_SHAPES.map(
    (faceShape) => topOf(resultOf({ ...FRESH, answers: { faceShape }, head: { presentation } })).motto,
  )
  expect(mottos).toEqual([
    'Harmonioso e versátil',
    'Sereno e acolhedor',
    'Forte e marcante',
    'Leve e expressivo',
    'Audacioso e moderno',
    'Raro e sofisticado',
  ])
  const own = topOf(resultOf({ ...FRESH, answers: { faceShape: 'coracao' }, head: { presentation: 'feminino' } }))
  expect(own.motto).toBe('Romântico e delicado')
})

it.each(QUIZ_SHAPES)('who is drawn as a man reads the last name first, of %s too, and the same three', (faceShape) => {
  const [one, two, man] = REFERENCES[faceShape]
  const told = topOf(resultOf({ ...FRESH, answers: { faceShape }, head: { presentation: 'masculino' } })).references
  expect(told).toContain(`${man}, ${one} e ${two}.`)
  expect(topOf(resultOf({ ...FRESH, answers: { faceShape } })).references).toContain(`${one}, ${two} e ${man}.`)
})
