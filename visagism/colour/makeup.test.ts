import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import { FAMILIES } from './seasons.ts'
import { GENDERS } from '../knowledge/form.ts'
import { makeupColours, MOUTHS, warmthOf } from './makeup.ts'
import { OBSERVERS, SKIN_DEPTHS, UNDERTONES, type ObservedRecord } from '../observed/observed.ts'
import { SKINS } from '../portrait/head/skin.ts'
import { MARINA } from '../testing/test-people.ts'

const at = '2026-11-18'
const skin = (value: (typeof SKIN_DEPTHS)[number]): ObservedRecord => ({ skin: { value, by: 'cliente', at } })

describe('the colours of makeup', () => {
  test('leave every skin its own', () => {
    const levels = Object.values(SKINS)
    SKIN_DEPTHS.forEach((depth, level) => {
      for (const family of [null, ...FAMILIES])
        expect(makeupColours(family, skin(depth)).gestures.pele.hex).toBe(levels[level])
    })
  })

  test('differ with the depth of the skin and with the season', () => {
    const mouth = (family: (typeof FAMILIES)[number], depth: (typeof SKIN_DEPTHS)[number]) =>
      makeupColours(family, skin(depth)).mouths.map(({ hex }) => hex)
    expect(mouth('outono', 'clara')).not.toEqual(mouth('outono', 'retinta'))
    expect(mouth('outono', 'média')).not.toEqual(mouth('inverno', 'média'))
    expect(new Set(mouth('verao', 'média')).size).toBe(MOUTHS.length)
  })

  test('follow an undertone that somebody of the team confirmed, and no other', () => {
    for (const value of UNDERTONES)
      for (const by of OBSERVERS)
        expect(warmthOf(null, { undertone: { value, by, at } })).toBe(by === 'visagista' ? value : 'neutro')
  })
})

describe('the chapter', () => {
  const asking = (makeup: 'Sim' | 'Não' | null, more: Partial<typeof MARINA> = {}) =>
    findChapter(analyse({ ...MARINA, ...more, form: { ...MARINA.form, makeup } }), 'maquiagem')

  test('comes to whoever asks, whatever their gender, and to nobody else', () => {
    for (const gender of GENDERS) {
      const person = { ...MARINA.person, gender }
      expect(asking('Sim', { person })).not.toBeNull()
      expect([asking('Não', { person }), asking(null, { person })]).toEqual([null, null])
    }
  })

  test('has as many minutes in its title as in its gestures', () => {
    const words: Record<string, number> = { Um: 1, Dois: 2, Três: 3, Quatro: 4, Cinco: 5, Oito: 8, Doze: 12 }
    for (const maintenanceLevel of ['Baixa', 'Média', 'Alta', null] as const) {
      const form = { ...MARINA.form, makeup: 'Sim' as const, maintenanceLevel }
      const chapter = findChapter(analyse({ ...MARINA, form }), 'maquiagem')
      const minutes = [...(chapter?.lists[0]?.items ?? [])].map(
        ({ why }) => words[/(\S+) minutos?\.$/.exec(why)?.[1] ?? ''] ?? 0,
      )
      expect(minutes).toHaveLength(5)
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(words[chapter?.title.split(' ')[0] ?? ''])
    }
  })

  test('chooses nothing for an allergy, and says so', () => {
    const form = { ...MARINA.form, makeup: 'Sim' as const, observations: 'Tenho a pele sensível.' }
    const chapter = findChapter(analyse({ ...MARINA, form }), 'maquiagem')
    expect(chapter && chapterTexts(chapter).join(' ')).toContain('estes gestos são de cor, e não de tratamento')
  })
})
