import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CAROUSEL_WINDOW, HOME_RESULT_ITEMS } from '../content/home-results.ts'
import ResultsCarousel from './results-carousel.tsx'
import { CAROUSEL_MS, stepsFrom } from '#pwa/frame/use-carousel.ts'

let isStill = false
beforeEach(() => {
  vi.useFakeTimers()
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inFront = () => screen.getByRole('heading', { level: 3 }).textContent
const title = (i: number) => HOME_RESULT_ITEMS[i]?.title
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('holds nine faces, and keeps in the page only those within three places', () => {
  render(<ResultsCarousel />)
  expect(HOME_RESULT_ITEMS).toHaveLength(9)
  expect(screen.getAllByText('antes')).toHaveLength(2 * CAROUSEL_WINDOW + 1)
})

it('goes on every five seconds, round and round', () => {
  render(<ResultsCarousel />)
  expect(inFront()).toBe(title(0))
  wait(CAROUSEL_MS)
  expect(inFront()).toBe(title(1))
  for (let i = 0; i < 8; i++) wait(CAROUSEL_MS)
  expect(inFront()).toBe(title(0))
})

it('waits while the pointer is over the arrows', () => {
  render(<ResultsCarousel />)
  const next = screen.getByRole('button', { name: 'Próximo' })
  fireEvent.pointerEnter(next.parentElement ?? next)
  wait(CAROUSEL_MS * 3)
  expect(inFront()).toBe(title(0))
  fireEvent.pointerLeave(next.parentElement ?? next)
  wait(CAROUSEL_MS)
  expect(inFront()).toBe(title(1))
})

it('goes where arrows and dots say, past both ends', () => {
  render(<ResultsCarousel />)
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(inFront()).toBe(title(8))
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(inFront()).toBe(title(0))
  fireEvent.click(screen.getByRole('button', { name: /^5 de 9/ }))
  expect(inFront()).toBe(title(4))
  expect(screen.getByRole('button', { name: /^5 de 9/ }).getAttribute('aria-current')).toBe('true')
})

it('stands still for those who ask for less motion', () => {
  isStill = true
  render(<ResultsCarousel />)
  wait(CAROUSEL_MS * 3)
  expect(inFront()).toBe(title(0))
})

it('takes the short way round', () => {
  expect([0, 1, 4, 5, 8].map((index) => stepsFrom(0, index, 9))).toEqual([0, 1, 4, -4, -1])
})
