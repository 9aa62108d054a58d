/** What the card asks for, no other line of it or of its page takes back. */
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import type { FactKey } from '../facts/facts.ts'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { OBJECTIVES } from '../knowledge/form.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { salonCardOf } from './salon-card.ts'

const told = (base: Brief, key: FactKey, change: Partial<Brief>): Brief => ({
  ...base,
  ...change,
  facts: [{ key, source: 'visagist', kept: true }],
})

describe('a hair in transition', () => {
  test('is told to lose length by no page of a card that keeps it', () => {
    for (const cm of [12, 20, 30, 45])
      for (const hairTexture of ['cacheado', 'crespo'] as const)
        for (const objective of OBJECTIVES) {
          const brief = told(MARINA, 'in-transition', {
            hairTexture,
            today: { cm, sidesCm: null, cut: null },
            form: { ...MARINA.form, objective },
          })
          const card = salonCardOf(readBrief(brief))
          const page = findChapter(analyse(brief), 'cartao')
          const words = (page ? chapterTexts(page) : ['no page']).join(' ')
          const isKept = /não mexer no comprimento|[Mm]anter o comprimento/.test(card.ask)
          expect({ ask: card.ask, isTaken: isKept && words.includes('tirar de 2 a 3 cm') }).toMatchObject({
            isTaken: false,
          })
        }
  })
})

describe('a head that is kept shaven', () => {
  const shaven = (base: Brief, cm: number) => told(base, 'shaved-stays', { today: { cm, sidesCm: cm, cut: null } })

  test.each([0, 0.1, 0.5])('of %d cm is asked for no first time, no dye and no hair beside its skin', (cm) => {
    for (const base of [MARINA, PAULO]) {
      const analysis = analyse(shaven(base, cm))
      const texts = analysis.chapters.flatMap(chapterTexts)
      const own = salonCardOf(readBrief(shaven(base, cm)))
      expect(own.ask).not.toContain('Primeira vez')
      expect(texts.filter((text) => text.includes('a sua pele e o seu cabelo'))).toEqual([])
      const colour = findChapter(analysis, 'cor-do-cabelo')
      expect(
        (colour ? chapterTexts(colour) : []).filter((text) => /gloss|raiz nova|mechas?\b.*dilu/i.test(text)),
      ).toEqual([])
    }
  })
})

describe('a table of the card', () => {
  test('has a line under every heading that it prints', () => {
    for (const hairTexture of HAIR_TEXTURES)
      for (const shape of FACE_SHAPES)
        for (const cm of [0, 0.6, 3, 9, 30]) {
          const card = salonCardOf(
            readBrief({
              ...PAULO,
              marking: null,
              quiz: null,
              confirmation: { shape, by: 'Ana', at: '2026-03-10' },
              hairTexture,
              today: { cm, sidesCm: cm, cut: null },
            }),
          )
          expect([...card.avoid, ...card.after, ...card.sizes].filter((line) => line.trim() === '')).toEqual([])
          const page = findChapter(analyse({ ...PAULO, hairTexture, today: { cm, sidesCm: cm, cut: null } }), 'cartao')
          const empty = (page?.tables ?? []).flatMap(({ columns, rows }) =>
            columns.filter((_, at) => rows.every((row) => row[at] === '—')),
          )
          expect(empty).toEqual([])
        }
  })
})
