import { expect, it } from 'vitest'
import { QUIZ_SHAPES, type QuizShape } from '#visagism/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import { resultPicture } from '#pwa/frame/quiz-pictures.ts'
import { resultOf } from '../quiz-result.ts'
import { TOP_COMING, topOf } from './result-top.ts'

const TITLES: Readonly<Record<QuizShape, string>> = {
  oval: 'Seu rosto é oval.',
  redondo: 'Seu rosto é redondo.',
  quadrado: 'Seu rosto é quadrado.',
  coracao: 'Seu rosto tem formato de coração.',
  triangulo: 'Seu rosto tem formato de triângulo.',
  diamante: 'Seu rosto tem formato de diamante.',
}

it.each(QUIZ_SHAPES)('a result of the shape %s has its name, and the picture that was painted of it', (faceShape) => {
  const top = topOf(resultOf('  Ana   Lima', '', { faceShape }))
  const { src, width, height } = resultPicture(faceShape)
  expect(top.picture).toMatchObject({ src, width, height })
  expect(top).toMatchObject({ motto: SHAPE_NAMES[faceShape].motto, title: TITLES[faceShape] })
  expect(top.hello).toBe('Parabéns, Ana!')
  // What is put into the document before React is there has a place in it, and the other way round.
  expect(Object.keys(top)).toEqual(Object.keys(TOP_COMING))
})
