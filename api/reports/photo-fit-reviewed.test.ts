import { beforeEach, expect, it, vi } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { MARINA, RUI } from '#visagism/testing/test-people.ts'
import { figureOnPhoto, photoOverlayOf, lookKey, currentFit } from './photo-fit.ts'

vi.hoisted(() => {
  process.env['REPORT_REVIEW'] = 'required'
})

const analysis = analyse(MARINA)
type Row = NonNullable<Parameters<typeof photoOverlayOf>[0]>
let row: Row

beforeEach(() => {
  const figure = figureOnPhoto(analysis)
  if (!figure) throw new Error('No page.')
  const fit = {
    id: 'a',
    x: 1,
    y: 2,
    scale: -3,
    laid: true,
    look: lookKey(figure),
    author: null,
    createdAt: new Date(0),
  }
  // Only the fields read.
  row = { pose: { yaw: -4, pitch: 7, roll: 1 }, fits: [fit] } as unknown as Row
})

it('where every report is looked at, nothing is laid over a face that nobody found well', () => {
  expect(photoOverlayOf({ ...row, fits: [] }, analysis)).toEqual({ yaw: -4, nudge: undefined, isAllowed: false })
  expect(photoOverlayOf(null, analysis)).toEqual({ yaw: undefined, nudge: undefined, isAllowed: false })
  expect(photoOverlayOf(row, analysis)).toEqual({ yaw: -4, nudge: { x: 1, y: 2, scale: -3 }, isAllowed: true })
})

it('a word on another look counts for nothing, and a report without the page has none', () => {
  const others = { ...row, fits: row.fits.map((fit) => ({ ...fit, look: 'oval/raspado/' })) }
  expect(photoOverlayOf(others, analysis)).toMatchObject({ nudge: undefined, isAllowed: false })
  expect(figureOnPhoto(analyse(RUI))).toBeNull()
  const figure = figureOnPhoto(analysis)
  expect(figure && currentFit(row, figure)?.by).toBe('equipe de visagismo')
})
