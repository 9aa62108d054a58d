import { expect, it } from 'vitest'
import { QUIZ_SHAPES } from '#visagism/quiz-questions.ts'
import { resultPicture } from '../quiz-pictures.ts'
import { resultOf } from '../quiz-result.ts'
import { TOP_COMING, topOf } from './top.ts'

it.each(QUIZ_SHAPES)('a result of the shape %s shows the picture that was painted of it', (faceShape) => {
  const top = topOf(resultOf('  Ana   Lima', '', { faceShape }))
  const { src, width, height } = resultPicture(faceShape)
  expect(top.picture).toMatchObject({ src, width, height })
  expect(top.hello).toBe('Parabéns, Ana!')
  // What is put into the document before React is there has a place in it, and the other way round.
  expect(Object.keys(top)).toEqual(Object.keys(TOP_COMING))
})
