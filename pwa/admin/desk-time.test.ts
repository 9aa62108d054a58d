import { expect, it } from 'vitest'
import { timeLeft } from './desk-time.ts'

it('tells what is left of the 72 business hours, and warns at half, four fifths and all of them', () => {
  expect(timeLeft(54 * 60)).toEqual({ words: '54 h', left: 75, tone: 'calm' })
  expect(timeLeft(36 * 60)).toMatchObject({ words: '36 h', left: 50, tone: 'half' })
  expect(timeLeft(14 * 60)).toMatchObject({ words: '14 h', tone: 'close' })
  expect(timeLeft(45)).toMatchObject({ words: '45 min', tone: 'close' })
  expect(timeLeft(-3 * 60)).toEqual({ words: 'atrasado 3 h', left: 0, tone: 'late' })
})

it('says nothing before the clock has started', () => {
  expect(timeLeft(null)).toBeNull()
})
