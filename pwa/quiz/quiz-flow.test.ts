import { describe, expect, it } from 'vitest'
import { QUIZ_STEPS } from '#contract/quiz.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { FRESH, knownAnswers, type Progress } from './progress.ts'
import { nameProblem, nextStep, reachable, STEPS } from './quiz-flow.ts'

const answers = knownAnswers(Object.fromEntries(QUIZ_QUESTIONS.map(({ id, options }) => [id, options[0]?.value])))
const whole: Progress = { ...FRESH, answers, name: 'Ana', email: 'ana@example.com', head: {}, runId: 'r' }

describe('the steps of the test', () => {
  it('are the contract’s, in its order, and the drawn head, which is not counted, after the name', () => {
    expect(STEPS.filter((step) => step !== 'head')).toEqual(QUIZ_STEPS)
    expect(STEPS[STEPS.indexOf('name') + 1]).toBe('head')
  })

  it('ask name and head after the third question and the e-mail after the sixth', () => {
    const walked: string[] = []
    let at: Progress = { ...FRESH, step: 'intro' }
    while (at.step !== 'result') {
      at = { ...at, step: nextStep(at) }
      walked.push(at.step)
    }
    expect(walked).toEqual(STEPS.slice(1))
  })

  it('ask nothing of somebody who has given all of it', () => {
    expect(nextStep({ ...whole, step: 'forehead' })).toBe('cheekbones')
    expect(nextStep({ ...whole, step: 'style' })).toBe('objective')
  })

  it('let nobody stand after something still open', () => {
    expect(reachable(whole, 'result')).toBe('result')
    expect(reachable({ ...whole, name: 'A' }, 'objective')).toBe('name')
    expect(reachable({ ...whole, answers: { ...answers, jaw: 'invented' } }, 'style')).toBe('jaw')
  })
})

it.each(['', ' ', 'A', ' A ', 'a'.repeat(5000)])('the name %j is not taken', (name) => {
  expect(nameProblem(name)).not.toBeNull()
})
it.each(['Al', 'Marina Albuquerque', 'Zé d’Ávila'])('the name %j is taken', (name) => {
  expect(nameProblem(name)).toBeNull()
})
