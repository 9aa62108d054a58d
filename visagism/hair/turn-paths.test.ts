import { expect, test } from 'vitest'
import type { Brief } from '../reading/reading.ts'
import { readBrief } from '../reading/reading.ts'
import { writeChapters } from '../chapters/chapters.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { STRANGERS } from '../testing/strangers/strangers.ts'
import { shortensBy } from './growth.ts'
import { presentHair } from './hair.ts'

/** Wavy hair to the shoulder, and a note about it. */
function briefSaying(note: string): Brief {
  const [some] = STRANGERS.filter(({ id }) => id === 'marli-dos-tecidos')
  if (!some) throw new Error('That buyer is gone: take another with hair to the shoulder.')
  return { ...some.brief, form: { ...some.brief.form, observations: note } }
}
const textOf = (brief: Brief, id: string): string =>
  writeChapters(readBrief(brief))
    .filter((chapter) => chapter.id === id)
    .flatMap((chapter) => chapterTexts(chapter))
    .join(' ')

test('what stays until a day binds the first two paths; the third comes after it', () => {
  const reading = readBrief(briefSaying('Até março não corto. Depois quero curto.'))
  const hair = presentHair(reading.cutBrief)
  expect([reading.cuts.now, reading.cuts.next].map(({ cut }) => shortensBy(cut, hair))).toEqual([0, 0])
  expect(['Curto', 'Muito curto']).toContain(reading.cuts.bold.cut.length)
  expect(reading.cuts.recommended).not.toBe('bold')
})

test('letter, path and plan name the day alike', () => {
  const brief = briefSaying('Até março não corto. Depois quero curto.')
  for (const id of ['carta', 'cabelo-ousado', 'plano']) expect(textOf(brief, id)).toMatch(/a partir de março/i)
})

test('no visit falls before the day', () => {
  expect(textOf(briefSaying('Até março não corto.'), 'plano')).toContain('2 de março')
})

test('a note without a day changes no path', () => {
  const reading = readBrief(briefSaying('Quero curto.'))
  expect(reading.turn).toBeNull()
  expect(textOf(briefSaying('Quero curto.'), 'plano')).not.toContain('Em dois tempos')
})
