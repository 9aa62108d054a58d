import { expect, it } from 'vitest'
import { COLOUR_SERVICE, FACIAL_SERVICE, SERVICES, STYLE_SERVICE } from '#pwa/site/content/services.ts'
import { firstPageOf, pagesOf, SAMPLE_PAGES } from './chapter-pages.ts'

it('gives a chapter every page up to the next one, and one that is not there none', () => {
  const pages = pagesOf(['cabelo'])
  expect(pages[0]).toBe(firstPageOf('cabelo'))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toEqual(pages.map((_, at) => (pages[0] ?? 0) + at))
  expect(pagesOf(['cabelo', 'cabelo'])).toEqual(pages)
  expect(pagesOf(['barba'])).toEqual([])
  expect(() => firstPageOf('barba')).toThrow(/barba/)
})

it('every door shows pages of its own, and no page stands behind two doors', () => {
  expect(SERVICES.map(({ shown }) => shown.length)).toEqual(SERVICES.map(() => 3))
  for (const { shown, pages } of SERVICES) for (const { page } of shown) expect(pages).toContain(page)
  const all = [FACIAL_SERVICE, COLOUR_SERVICE, STYLE_SERVICE].flatMap(({ pages }) => pages)
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThanOrEqual(SAMPLE_PAGES)
})
