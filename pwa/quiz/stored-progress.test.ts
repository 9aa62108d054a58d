import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeLocal } from '#pwa/platform/local-store.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { resumeProgress } from './stored-progress.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { FRESH, dropProgress, keepProgress, knownAnswers } from './progress.ts'
import { keepResult, readResult, RESULT_KEY, resultOf } from './quiz-result.ts'

const answers = knownAnswers(Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value])))
const ana = { ...FRESH, name: 'Ana Lima', greeting: 'Ana', email: 'ana@example.com', answers }
const progress = { ...FRESH, step: 'jaw' as const, answers: { faceShape: 'oval' }, runId: 'r' }

// As if storage were refused.
beforeEach(() => {
  vi.unstubAllGlobals()
  writeLocal(RESULT_KEY, null)
  dropProgress()
})

describe('a test left in the middle', () => {
  it('goes on where it was', () => {
    keepProgress(progress)
    expect(resumeProgress()).toEqual(progress)
  })

  it('goes on with the greeting that was read from the name', () => {
    keepProgress({ ...progress, name: 'Ana Lima', greeting: 'Ana' })
    expect(resumeProgress()).toMatchObject({ name: 'Ana Lima', greeting: 'Ana' })
  })

  it('left while its answer flashed comes back to the same question, answered', () => {
    keepProgress({ ...progress, answers: { faceShape: 'oval', jaw: 'suave' } })
    expect(resumeProgress()).toMatchObject({ step: 'jaw', answers: { jaw: 'suave' } })
  })

  it('is forgotten after a week', () => {
    keepProgress(progress, 0)
    expect(resumeProgress(8 * 24 * 60 * 60 * 1000)).toBeNull()
  })

  it('cannot be made to skip what was not answered', () => {
    keepProgress({ ...progress, step: 'objective' })
    expect(resumeProgress()).toMatchObject({ step: 'jaw' })
  })

  it.each([null, 'x', [], { step: 'hack' }, { step: 'jaw', storedAt: 'now' }])('kept as %j is none', (kept) => {
    writeLocal(PROGRESS_KEY, kept)
    expect(resumeProgress()).toBeNull()
  })

  it('is kept even where the disk is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    keepProgress(progress)
    expect(resumeProgress()).toEqual(progress)
  })
})

describe('a kept result', () => {
  it('is read back', () => {
    keepResult(resultOf(ana))
    expect(readResult()).toEqual(resultOf(ana))
    expect(readResult()).toMatchObject({ userName: 'Ana Lima', greeting: 'Ana' })
  })

  it('tampered with is scored again from its answers', () => {
    const forged = { ...resultOf(ana), score: { faceShape: '<b>', totalPoints: 9e9 }, totalPoints: 9e9 }
    writeLocal(RESULT_KEY, forged)
    expect(readResult()).toMatchObject({ totalPoints: 1300, score: resultOf(ana).score })
  })

  it.each([7, undefined, { first: 'Ana' }, 'a'.repeat(200)])(
    'greets nobody by what is no name of the test’s: %j',
    (greeting) => {
      writeLocal(RESULT_KEY, { ...resultOf(ana), greeting })
      expect(readResult()).toMatchObject({ userName: 'Ana Lima', greeting: null })
    },
  )

  it.each([null, 7, {}, { answers: {} }, { answers: { ...answers, jaw: 'x' } }, { answers: null }])(
    'kept as %j is none',
    (kept) => {
      writeLocal(RESULT_KEY, kept)
      expect(readResult()).toBeNull()
    },
  )
})
