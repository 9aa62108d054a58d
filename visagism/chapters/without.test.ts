import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, analysisTexts, type Brief, chaptersInOrder, findChapter } from '../analysis/analysis.ts'
import { findingsOf } from '../analysis/findings.ts'
import { CHAPTER_IDS, type ChapterId } from '../knowledge/chapter-ids.ts'
import { BRIEF, MARINA, PAULO, RUI } from '../testing/test-people.ts'
import { cases, everyNth } from '../testing/long-test.ts'
import { chapterTexts } from './chapter.ts'
import { LEAVABLE } from '../knowledge/choice-parts.ts'

const writing = (observations: string, brief: Brief): Brief => ({ ...brief, form: { ...brief.form, observations } })
const VEILED: Brief = {
  ...MARINA,
  observed: { ...MARINA.observed, covering: { value: 'véu', by: 'cliente', at: '2026-11-18' } },
}
const BEARDED: Brief = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Cheia' } }
const PEOPLE: readonly (readonly [string, Brief])[] = [
  ['Marina', MARINA],
  ['Paulo', PAULO],
  ['Rui', RUI],
  ['a veiled woman', VEILED],
  ['a beard that stays', writing('Minha barba fica, não abro mão. As falhas dela me incomodam.', BEARDED)],
  ['greys', writing('Os fios brancos ficam, não quero pintar. Sou alérgica a tinta.', MARINA)],
  ['the nose', writing('O meu nariz me incomoda e uso óculos todo dia. Minhas sobrancelhas são falhas.', MARINA)],
  ['a wedding', writing('Vou casar em maio e a papada me incomoda. Meu fio é fino.', MARINA)],
]

/** How a buyer is sent to a page, in words. */
const SENT: Readonly<Partial<Record<ChapterId, RegExp>>> = {
  'cor-do-cabelo': /páginas? da cor\b/i,
  cores: /página das cores/i,
  barba: /página da barba|barba[^.]*página dela/i,
  sobrancelhas: /página das sobrancelhas|sobrancelhas[^.]*página delas/i,
  oculos: /página dos óculos/i,
  decotes: /página das golas/i,
  acessorios: /página das peças/i,
  textura: /página do fio/i,
  cuidados: /calendário/i,
}

/** What is wrong with the guide without it. */
function faultsWithout(brief: Brief, id: ChapterId): string[] {
  const analysis = analyse({ ...brief, without: [id] })
  const items = analysis.chapters.flatMap(({ lists }) => lists.flatMap((list) => list.items))
  const texts = [...analysisTexts(analysis), ...items.map(({ what, why }) => `${what}. ${why}`)]
  const ids = analysis.chapters.map((chapter) => chapter.id)
  const others = analyse(brief).chapters.flatMap((chapter) => (chapter.id === id ? [] : [chapter.id]))
  return [
    ...(ids.join() === others.join() && chaptersInOrder(analysis) ? [] : ['other chapters']),
    ...items.flatMap(({ what, chapter }) => (chapter === id ? [`points at it: ${what}`] : [])),
    ...texts.filter((text) => SENT[id]?.test(text)),
    ...texts.filter((text) => /deixad[oa] de fora|fora do guia|falta (?:um|o) capítulo/i.test(text)),
    ...(findingsOf(analysis).some(({ chapter }) => chapter === id) ? ['a finding'] : []),
    ...((findChapter(analysis, 'carta')?.sections[0]?.paragraphs.length ?? 0) > 2 ? [] : ['no letter']),
  ].map((fault) => `${id}: ${fault}`)
}

describe('a chapter left out by a visagist', () => {
  test.each(PEOPLE)('is nowhere in the guide of %s, and no line leads to it or tells of a hole', (_who, brief) => {
    expect(everyNth(2, LEAVABLE).flatMap((id) => faultsWithout(brief, id))).toEqual([])
  })

  test('nor in anybody else’s, several at once included', () => {
    fc.assert(
      fc.property(BRIEF, fc.uniqueArray(fc.constantFrom(...LEAVABLE), { minLength: 1, maxLength: 6 }), (brief, ids) => {
        const analysis = analyse({ ...brief, without: ids })
        expect(analysis.chapters.filter(({ id }) => ids.includes(id))).toEqual([])
        const linked = analysis.chapters.flatMap(({ lists }) =>
          lists.flatMap(({ items }) => items.flatMap(({ chapter }) => chapter ?? [])),
        )
        const there = analysis.chapters.map(({ id }) => id)
        expect(linked.filter((id) => !there.includes(id))).toEqual([])
      }),
      { numRuns: cases(15, 150) },
    )
  })

  test('takes its line out of the page of first choices, and what was said of it is answered elsewhere', () => {
    const names = (without: readonly ChapterId[]) =>
      findChapter(analyse({ ...MARINA, without }), 'como-ler')?.tables[0]?.rows.map(([name]) => name) ?? []
    const before = names([])
    for (const id of ['sobrancelhas', 'oculos', 'decotes', 'acessorios'] as const)
      expect(names([id])).toHaveLength(before.length - 1)
  })

  test('letter, shape and salon card stay, whatever was asked', () => {
    const stays = CHAPTER_IDS.filter((id) => !LEAVABLE.includes(id))
    expect(stays).toEqual(['carta', 'forma', 'cartao'])
    expect(analyse({ ...MARINA, without: stays })).toEqual(analyse(MARINA))
  })

  test('comes back as it was', () => {
    expect(analyse({ ...MARINA, without: [] })).toEqual(analyse(MARINA))
  })
})

describe('a path left out by a visagist', () => {
  const PATHS = { now: 'cabelo-agora', next: 'cabelo-proxima', bold: 'cabelo-ousado' } as const
  const THREE = /\b(?:três|outros dois) (?:caminhos|cortes)\b|\bd?os três(?=[\s,.;:]|$)(?! dias)/i

  test.each(PEOPLE.filter(([who]) => who !== 'a veiled woman'))('is sold nowhere in the guide of %s', (_who, brief) => {
    const whole = analyse(brief)
    for (const path of ['now', 'next', 'bold'] as const) {
      if (path === whole.hair.recommended) continue
      const analysis = analyse({ ...brief, without: [PATHS[path]] })
      const name = whole.hair[path].title
      const hair = findChapter(analysis, 'cabelo')
      expect(hair?.figures).toHaveLength(2)
      expect(hair?.tables[0]?.columns).toHaveLength(3)
      expect(hair?.title).not.toMatch(THREE)
      expect(analysis.salonCard.others.map(({ title }) => title)).not.toContain(name)
      expect(analysis.salonCard.others).toHaveLength(1)
      const told = analysis.chapters
        .filter(({ id }) => id.startsWith('cabelo') || id === 'cartao' || id === 'plano')
        .flatMap((chapter) => [
          chapter.title,
          ...chapterTexts(chapter),
          ...chapter.tables.flatMap(({ title }) => title),
        ])
      expect(told.filter((text) => THREE.test(text))).toEqual([])
    }
  })

  test('leaves the one to begin with, whatever else is left out', () => {
    for (const [, brief] of PEOPLE) {
      const { hair } = analyse(brief)
      const analysis = analyse({ ...brief, without: Object.values(PATHS) })
      expect(analysis.salonCard.cut).toBe(hair[hair.recommended].cut)
      expect(analysis.salonCard.others).toEqual([])
      const told = analysis.chapters.flatMap((chapter) => [chapter.title, ...chapterTexts(chapter)])
      expect(told.filter((text) => /\btrês (?:caminhos|cortes)\b/i.test(text))).toEqual([])
    }
  })
})
