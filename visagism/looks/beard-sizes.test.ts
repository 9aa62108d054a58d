import { describe, expect, test } from 'vitest'
import { analyse, type Brief, findChapter } from '../analysis/analysis.ts'
import type { SettledFact } from '../facts/settle.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { PAULO } from '../testing/test-people.ts'

const BEARDS = ['Por fazer', 'Curta', 'Média', 'Cheia', 'Bigode', 'Cavanhaque'] as const
const SEEN = ['sem', 'por fazer', 'curta', 'cheia', 'cavanhaque', 'bigode'] as const
const bearded = (shape: (typeof FACE_SHAPES)[number], tapped: (typeof BEARDS)[number], seen: (typeof SEEN)[number]) =>
  ({
    ...PAULO,
    marking: null,
    confirmation: { shape, by: 'Ana', at: '2026-03-10' },
    form: { ...PAULO.form, beardPreference: tapped },
    observed: { beard: { value: seen, by: 'cliente', at: '2026-03-09T10:00:00.000Z' } },
  }) as Brief

describe('a beard in millimetres', () => {
  test.each(BEARDS)('%s: the same figures on its page, on the card and in the year of care', (tapped) => {
    for (const shape of FACE_SHAPES) {
      const analysis = analyse(bearded(shape, tapped, 'por fazer'))
      const [row] = findChapter(analysis, 'barba')?.tables[0]?.rows ?? []
      const figures = row?.[1] ?? 'none'
      expect(figures).toMatch(/\d mm/)
      expect(analysis.salonCard.sizes[3]).toContain(`barba: ${figures}`)
      expect(analysis.cares.find(({ id }) => id === 'barbearia')?.why).toContain(figures)
      const tableOfCard = findChapter(analysis, 'cartao')?.tables[0]?.rows.map(([size]) => size)
      expect(tableOfCard).toContain(analysis.salonCard.sizes[3])
    }
  })

  test('tells today’s beside them, and what leads from one to the other', () => {
    const todayOf = (tapped: (typeof BEARDS)[number], seen: (typeof SEEN)[number]) =>
      findChapter(analyse(bearded('oval', tapped, seen)), 'barba')?.tables[1]?.note
    expect(todayOf('Cheia', 'curta')).toMatch(/^Hoje, pela foto, .*; cresce cerca de \d+ semanas/)
    expect(todayOf('Curta', 'cheia')).toContain('; desce até as medidas daqui.')
    expect(todayOf('Curta', 'curta')).toContain('; já está na medida: só a linha.')
    expect(todayOf('Curta', 'sem')).toMatch(/^Peça um pente acima/)
  })

  test('nothing that was only told of is said to be on the photo', () => {
    const { observed: _, ...unseen } = bearded('oval', 'Curta', 'curta')
    const told = { ...unseen, form: { ...unseen.form, observations: 'Minha barba fica, uso há vinte anos.' } }
    expect(findChapter(analyse(told), 'barba')?.tables[1]?.note ?? '').not.toContain('pela foto')
  })

  test.each(FACE_SHAPES)('that has grown full stays as long as it is on a face %s, unless less is asked', (shape) => {
    const page = findChapter(analyse(bearded(shape, 'Cheia', 'cheia')), 'barba')
    expect(page?.tables[0]?.rows[0]?.[1]).toContain('queixo 42 mm, lados 26 mm')
    expect(page?.tables[1]?.note).toContain('; já está na medida: só a linha.')
    expect(JSON.stringify([page?.sections, page?.avoid])).not.toMatch(
      /queixo, esse|alonga um rosto|longa no queixo|rente/,
    )
    expect(findChapter(analyse(bearded(shape, 'Curta', 'cheia')), 'barba')?.tables[1]?.note).toContain('; desce até')
  })

  test('has one line at the neck, whoever reads it', () => {
    const necks = FACE_SHAPES.flatMap((shape) =>
      ['Ari', 'Bento', 'Caio', 'Davi'].flatMap((name) => {
        const brief = bearded(shape, 'Média', 'curta')
        const page = findChapter(analyse({ ...brief, person: { ...brief.person, fullName: name } }), 'barba')
        return JSON.stringify(page).match(/\w+ dedos?(?: e meio)? acima do pomo/g) ?? []
      }),
    )
    expect(new Set(necks)).toEqual(new Set(['dois dedos acima do pomo']))
  })

  test('are on no page and no card of a beard that no scissors touch', () => {
    const brief = {
      ...bearded('oval', 'Cheia', 'cheia'),
      facts: [{ key: 'beard-uncut', source: 'chip', kept: true } as SettledFact],
    }
    const { salonCard, chapters } = analyse(brief)
    expect(salonCard.sizes).toHaveLength(3)
    expect(JSON.stringify(chapters.filter(({ id }) => id === 'barba' || id === 'cuidados'))).not.toMatch(/\d mm\b/)
  })
})
