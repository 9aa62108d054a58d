import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import { FRESH, type Progress } from './progress.ts'
import { nextStep } from './quiz-flow.ts'
import type { Quiz } from './use-quiz.ts'
import { HeadStep } from './head-step.tsx'

afterEach(cleanup)

const nothing = () => undefined
let given: QuizHead | undefined

function Kept({ head = null }: { head?: QuizHead | null }) {
  const [progress, setProgress] = useState<Progress>({ ...FRESH, step: 'head', name: 'Marina', head })
  const quiz: Quiz = {
    progress,
    picked: null,
    isResumed: false,
    pick: nothing,
    back: nothing,
    restart: nothing,
    giveName: nothing,
    giveEmail: () => Promise.resolve(null),
    drawHead: (drawn) => setProgress({ ...progress, head: drawn }),
    giveHead: (chosen) => (given = chosen),
  }
  return <HeadStep quiz={quiz} />
}

const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const isOn = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'

describe('the drawn screen', () => {
  it('is skipped by either way out, with nobody’s head', () => {
    render(<Kept />)
    tap('Continuar sem desenho')
    expect(given).toEqual({})
    tap('barba')
    tap('Pular')
    expect(given).toEqual({})
  })

  it('takes one tap a row, as many as one likes of what is worn, and each back', () => {
    render(<Kept />)
    for (const name of ['masculino', 'feminino', /Tom 2 de 8/, /Tom 8 de 8/, 'crespo', 'óculos', 'véu, lenço'])
      tap(name)
    expect([isOn('feminino'), isOn('masculino'), isOn('óculos')]).toEqual([true, false, true])
    tap('turbante')
    expect([isOn('turbante'), isOn('véu, lenço'), isOn('óculos')]).toEqual([true, false, true])
    tap('crespo')
    tap('É parecido comigo')
    expect(given).toEqual({ presentation: 'feminino', skin: 'retinta', wears: ['oculos', 'turbante'] })
  })

  it('shows what was tapped before, and names no colour of skin', () => {
    render(<Kept head={{ skin: 'escura', hair: 'liso' }} />)
    expect(isOn('Tom 6 de 8')).toBe(true)
    expect(document.body.textContent).not.toMatch(/escura|clara|negr|retinta/)
    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
  })
})

it('comes after the name, once: who skipped it is not asked again, and it is no question of the seven', () => {
  const named = { ...FRESH, step: 'name', name: 'Marina' } as const
  expect(nextStep(named)).toBe('head')
  expect(nextStep({ ...named, head: {} })).toBe('cheekbones')
  expect(nextStep({ ...named, step: 'head', head: {} })).toBe('cheekbones')
})
