import { describe, expect, it } from 'vitest'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from '#visagism/knowledge/quiz-questions.ts'
import { writeQuizPreview } from '#visagism/knowledge/quiz-preview.ts'
import { cutPreview, PREVIEW_MAX, PREVIEW_MIN } from './cut-preview.ts'

const plain = (length: number) => 'palavra '.repeat(length / 8)

describe('the cut of the preview', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutPreview('a'.repeat(PREVIEW_MAX))).toBe('a'.repeat(PREVIEW_MAX))
  })

  it('ends after the last connecting word past the 350th character', () => {
    const text = `${plain(360)}para isso ${plain(400)}`
    expect(cutPreview(text)).toBe(`${plain(360)}para…`)
  })

  it('takes no connecting word that comes too early, and ends at a whole word', () => {
    const cut = cutPreview(`${plain(320)}para isso ${plain(400)}`)
    expect(cut).toMatch(/palavra…$/)
    expect(cut.length).toBeGreaterThan(PREVIEW_MIN)
  })

  it('closes a stress it cuts through, and drops a mark with nothing in it', () => {
    expect(cutPreview(`${plain(400)}**muito ${plain(400)}`)).toMatch(/palavra\*\*…$/)
    expect(cutPreview(`${plain(472)}**${plain(400)}`)).not.toMatch(/\*…$/)
  })

  it('cuts one endless word without halving a character', () => {
    const cut = cutPreview('😀'.repeat(400))
    expect(cut).not.toMatch(/\p{Surrogate}/u)
    expect(cut.length).toBeLessThanOrEqual(PREVIEW_MAX)
  })

  it('leaves every text of our own as it is', () => {
    for (const faceShape of QUIZ_SHAPES)
      for (const style of QUIZ_STYLES)
        for (const objective of QUIZ_OBJECTIVES) {
          const text = writeQuizPreview({ faceShape, style, objective })
          expect(cutPreview(text)).toBe(text)
        }
  })
})
