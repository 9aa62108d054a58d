import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextFor } from '#jobs/reports/testing/page-context.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { BRIEF, faceWith, MARINA, OBSERVED, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { draftChapter, layoutsOf } from '../compose/compose-chapter.ts'
import { openingOf } from '../compose/openings.ts'
import { BODY_HEIGHT, TOP } from '../grid.ts'

const CONFIRMED = { by: 'Maria Aparecida Cavalcanti de Albuquerque', at: '2026-11-20' } as const
const QUIZ = {
  faceShape: 'triangulo',
  jaw: 'angulada',
  forehead: 'igual',
  cheekbones: 'discretas',
  faceLength: 'longo',
}

const PEOPLE: readonly Brief[] = [
  RUI,
  { ...MARINA, marking: null },
  { ...PAULO, marking: null },
  { ...MARINA, marking: null, quiz: QUIZ, confirmation: { ...CONFIRMED, shape: 'redondo' } },
  { ...RUI, quiz: null, confirmation: { ...CONFIRMED, shape: 'retangular' } },
  { ...RUI, quiz: null, ai: { shape: 'diamante', confidence: 0.5, at: '2026-11-20' } },
  {
    ...MARINA,
    quiz: QUIZ,
    confirmation: { ...CONFIRMED, shape: 'redondo' },
    marking: { points: faceWith({ jawRatio: 0.2 }), by: 'visagista', at: '2026-11-20' },
  },
  ...fc
    .sample(fc.tuple(BRIEF, OBSERVED, fc.constantFrom(...FACE_SHAPES), fc.boolean()), { numRuns: 24, seed: 16 })
    .map(([brief, observed, shape, isConfirmed]): Brief => {
      const told = { ...brief, observed, marking: null, quiz: { ...QUIZ, ...brief.quiz } }
      return isConfirmed ? { ...told, confirmation: { ...CONFIRMED, shape } } : told
    }),
]

/** A marked profile has a second page, whose end is filled once all chapters are laid. */
const FULL = { alone: { most: 1, least: 75 }, profile: { most: 2, least: 50 } } as const

test.each(PEOPLE)('each page of a face that nobody measured is one page, and full (%#)', async (brief) => {
  const context = await contextFor(brief)
  const found = context.analysis.chapters.flatMap((chapter, index) => {
    if (!['rosto-medido', 'forma', 'tercos'].includes(chapter.id)) return []
    const { most, least } = FULL[chapter.figures.some(({ kind }) => kind === 'profile') ? 'profile' : 'alone']
    const [calmest] = layoutsOf(draftChapter(context, chapter, index, openingOf)).toSorted(
      (one, other) => one.badness - other.badness,
    )
    const full = calmest?.pages.map(({ bottom }) => Math.round(((bottom - TOP) / BODY_HEIGHT) * 100)) ?? []
    const isGood = full.length > 0 && full.length <= most && full.every((share) => share >= least)
    return isGood ? [] : [{ chapter: chapter.id, title: chapter.title, full }]
  })
  expect(found).toEqual([])
})
