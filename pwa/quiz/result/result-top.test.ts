import { expect, it } from 'vitest'
import { QUIZ_SHAPES } from '#visagism/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import { resultPicture } from '../quiz-pictures.ts'
import { resultOf } from '../quiz-result.ts'
import { TOP_COMING, topOf } from './result-top.ts'

it.each(QUIZ_SHAPES)('a result of the shape %s has its name, and the picture that was painted of it', (faceShape) => {
  const top = topOf(resultOf('  Ana   Lima', '', { faceShape }))
  const { src, width, height } = resultPicture(faceShape)
  expect(top.picture).toMatchObject({ src, width, height })
  const { name, motto } = SHAPE_NAMES[faceShape]
  expect(top).toMatchObject({ motto, title: `Seu rosto é ${name.toLowerCase()}.` })
  expect(top.hello).toBe('Parabéns, Ana!')
  // What is put into the document before React is there has a place in it, and the other way round.
  expect(Object.keys(top)).toEqual(Object.keys(TOP_COMING))
})
