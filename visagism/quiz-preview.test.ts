import { describe, expect, it } from 'vitest'
import { NAME_SLOT, writeQuizPreview } from './quiz-preview.ts'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from './quiz-questions.ts'

const all = QUIZ_SHAPES.flatMap((faceShape) =>
  QUIZ_STYLES.flatMap((style) => QUIZ_OBJECTIVES.map((objective) => ({ faceShape, style, objective }))),
)

describe('the free analysis', () => {
  it('is written for every answer, each text its own', () => {
    const texts = all.map(writeQuizPreview)
    expect(new Set(texts).size).toBe(all.length)
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(700)
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\./)
      expect(text.split(NAME_SLOT)).toHaveLength(2)
    }
  })
})
