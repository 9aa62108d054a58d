import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { FACTS, isFactKey } from '../facts/facts.ts'
import type { SettledFact } from '../facts/settle.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { everyNth } from '../testing/long-test.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { chapter } from './chapter.ts'
import { counted, leftOut } from './left-out.ts'

describe('a title that counts', () => {
  test.each([
    ['Três golas para o seu rosto', 3, 2, 'Duas golas para o seu rosto'],
    ['Três bigodes para o seu rosto', 3, 2, 'Dois bigodes para o seu rosto'],
    ['As três, em milímetros', 3, 2, 'As duas, em milímetros'],
    ['Quatro peças de base', 4, 3, 'Três peças de base'],
    ['Quatro pares para experimentar', 4, 2, 'Dois pares para experimentar'],
    ['Um corte, três humores', 3, 2, 'Um corte, dois humores'],
    ['Três combinações prontas', 3, 1, 'Para começar'],
    ['E mais duas peças', 2, 1, 'E mais uma'],
    ['Os três, lado a lado', 7, 5, 'Os três, lado a lado'],
    ['Para provar, nesta ordem', 3, 1, 'Para provar, nesta ordem'],
  ])('“%s” of %i, with %i left, is “%s”', (title, before, after, told) =>
    expect(counted(title, before, after)).toBe(told),
  )

  test('says how many are left, whatever one fact takes out', () => {
    const wrong = new Set<string>()
    for (const key of everyNth(8, Object.keys(FACTS).filter(isFactKey)))
      for (const [at, shape] of FACE_SHAPES.entries()) {
        const confirmation = { shape, by: 'Ana', at: '2026-03-10' }
        const facts = [{ key, value: '', source: 'chip', kept: true } as SettledFact]
        const { chapters } = analyse({ ...(at % 2 ? MARINA : PAULO), marking: null, confirmation, facts })
        for (const { title, items } of chapters.flatMap(({ lists }) => lists))
          if (
            NUMBERS[/^(?:E mais )?(duas|dois|três|quatro)(?=\s)/i.exec(title)?.[1]?.toLowerCase() ?? ''] !== undefined
          )
            if (NUMBERS[/(duas|dois|três|quatro)(?=\s)/i.exec(title)?.[1]?.toLowerCase() ?? ''] !== items.length)
              wrong.add(`${key}: ${title}, ${items.length}`)
      }
    expect([...wrong]).toEqual([])
  })
})
const NUMBERS: Readonly<Record<string, number>> = { duas: 2, dois: 2, três: 3, quatro: 4 }

test('a sentence that keeps something away spares no other of its paragraph', () => {
  const written = chapter({
    id: 'acessorios',
    title: 'Peças',
    head: 'Peças',
    lead: 'Uma de cada vez.',
    sections: [
      { heading: 'Perto do rosto', paragraphs: ['Sem metal junto da pele. Use a argola de metal no sábado.'] },
    ],
    bases: [],
  })
  const says = (text: string) => /metal/.test(text) && !/\bsem\b/i.test(text)
  expect(leftOut(written, { says })?.sections[0]?.paragraphs).toEqual(['Sem metal junto da pele.'])
})

describe('what is left still stands by itself', () => {
  const of = (parts: Partial<Parameters<typeof chapter>[0]>) =>
    chapter({ id: 'cuidados', title: 'Um ano', head: 'Cuidados', lead: 'Devagar.', sections: [], bases: [], ...parts })
  const says = (text: string) => /metal/.test(text)

  test('a sentence that points back goes with the one it points to', () => {
    const sections = [
      { heading: 'A peça', paragraphs: ['Use a argola de metal. Ela acompanha o rosto. Prove de dia.'] },
    ]
    expect(leftOut(of({ sections }), { says })?.sections[0]?.paragraphs).toEqual(['Prove de dia.'])
    const kept = [{ heading: 'A peça', paragraphs: ['Use a argola. Ela acompanha o rosto. Nada de metal.'] }]
    expect(leftOut(of({ sections: kept }), { says })?.sections[0]?.paragraphs).toEqual([
      'Use a argola. Ela acompanha o rosto.',
    ])
  })

  test('a month keeps its row and loses the entry', () => {
    const tables = [
      {
        title: 'Mês a mês',
        columns: ['Mês', 'Salão', 'Em casa'],
        rows: [
          ['Janeiro', 'corte: 5/1; metal: 9/1', 'descanso'],
          ['Fevereiro', 'metal: 6/2', 'descanso'],
        ],
      },
    ]
    expect(leftOut(of({ tables }), { says })?.tables[0]?.rows).toEqual([
      ['Janeiro', 'corte: 5/1', 'descanso'],
      ['Fevereiro', '—', 'descanso'],
    ])
  })

  test('a title that counted a list counts what is left of it', () => {
    const lists = [{ title: 'Os três gestos', items: ['fio', 'metal', 'pano'].map((what) => ({ what, why: 'assim' })) }]
    const left = leftOut(of({ title: 'O rosto em três gestos', lists }), { says })
    expect([left?.title, left?.lists[0]?.title]).toEqual(['O rosto em dois gestos', 'Os dois gestos'])
  })
})

test('a month keeps its row, whatever of it must not be said', () => {
  const rows = [
    ['Janeiro de 2027', 'corte: 10/1; sobrancelhas: 20/1', '4 cuidados', 'Sol alto: chapéu.'],
    ['Fevereiro de 2027', 'sobrancelhas: 20/2', 'matizador', 'Suor e festa: lave sem medo. Creme só nas pontas.'],
  ]
  const written = chapter({
    id: 'cuidados',
    title: 'Um ano',
    head: 'Cuidados',
    lead: 'Doze meses.',
    tables: [{ title: 'Mês a mês', columns: ['Mês', 'Salão', 'Em casa', 'A estação pede'], rows }],
    bases: [],
  })
  expect(leftOut(written, { says: (text) => /sobrancelhas|creme/i.test(text) })?.tables[0]?.rows).toEqual([
    ['Janeiro de 2027', 'corte: 10/1', '4 cuidados', 'Sol alto: chapéu.'],
    ['Fevereiro de 2027', '—', 'matizador', 'Suor e festa: lave sem medo.'],
  ])
})

test('a lead that only announces a quote goes with it', () => {
  const written = chapter({
    id: 'carta',
    title: 'Carta',
    head: 'Carta',
    lead: 'Ana, o que se vê primeiro:',
    quotes: ['O metal.'],
    sections: [{ heading: 'O que ficou', paragraphs: ['O resto fica.'] }],
    bases: [],
  })
  expect(leftOut(written, { says: (text) => /metal/.test(text) })?.lead).toBe('')
})
