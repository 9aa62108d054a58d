import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { type Brief } from '#visagism/analysis/analysis.ts'
import { COVERED_PAGES, REPORT_PAGES } from '#visagism/chapters/outline.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { planDocument, type Plan } from './compose-document.ts'
import { BOTTOM, TOP } from '../grid.ts'
import { contextFor } from '../../testing/page-context.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const pagesOf = ({ layouts }: Plan) => layouts.flatMap(({ pages }) => pages)

/** Each confirmed by a visagist. */
const PEOPLE = [MARINA, PAULO, RUI].flatMap((brief) =>
  FACE_SHAPES.map((shape) => ({
    who: `${brief.person.fullName}, ${shape}`,
    brief: { ...brief, confirmation: { shape, by: 'Ana', at: '2026-03-10' } } satisfies Brief,
  })),
)

describe.each(everyNth(4, PEOPLE))('the pages of $who', ({ brief }) => {
  test('are 34 to 40 with cover, contents and contact, none overfull, each with something on it', async () => {
    const plan = await planDocument(await contextFor(brief))
    const pages = pagesOf(plan)
    expect(pages.length + 3).toBeGreaterThanOrEqual(REPORT_PAGES.least)
    expect(pages.length + 3).toBeLessThanOrEqual(REPORT_PAGES.most)
    for (const { placed, bottom } of pages) {
      expect(bottom).toBeLessThanOrEqual(BOTTOM + 0.5)
      expect(placed.length).toBeGreaterThan(0)
    }
    // Sparse pages get a plate or a quote; there must be few.
    expect(pages.filter(({ bottom }) => bottom - TOP < (BOTTOM - TOP) / 3).length).toBeLessThanOrEqual(2)
  })
})

test.each([
  ['a veil', 'véu', MARINA],
  ['a turban', 'turbante', PAULO],
  ['a cap', 'outro', RUI],
] as const)('a guide without the pages of hair is whole under %s', async (_, value, brief) => {
  const observed = { covering: { value, by: 'cliente', at: '2026-11-18' } } as const
  const pages = pagesOf(
    await planDocument(await contextFor({ ...brief, form: { ...brief.form, observations: '' }, observed })),
  )
  expect(pages.length + 3).toBeGreaterThanOrEqual(COVERED_PAGES.least)
  expect(pages.length + 3).toBeLessThanOrEqual(COVERED_PAGES.most)
  for (const { bottom } of pages) expect(bottom).toBeLessThanOrEqual(BOTTOM + 0.5)
  expect(pages.filter(({ bottom }) => bottom - TOP < (BOTTOM - TOP) / 3).length).toBeLessThanOrEqual(3)
})

test('every chapter opens a page of its own, in its order', async () => {
  const context = await contextFor(MARINA)
  const { drafts, layouts } = await planDocument(context)
  const printed = context.analysis.chapters.filter(({ id }) => id !== 'na-foto')
  expect(drafts.map(({ chapter }) => chapter.id)).toEqual(printed.map(({ id }) => id))
  expect(layouts).toHaveLength(drafts.length)
  for (const { pages } of layouts) expect(pages.length).toBeGreaterThan(0)
})
