import { describe, expect, test } from 'vitest'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { readBrief, type Brief } from '../reading/reading.ts'
import { everyNth } from '../testing/long-test.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { chapter, type Chapter, chapterTexts } from './chapter.ts'
import { writeChapters } from './chapters.ts'
import { contradictionsIn, withoutContradictions } from './judge.ts'

const BY = { by: 'cliente', at: '2026-03-09T10:00:00.000Z' } as const
const withShape = (brief: Brief, shape: (typeof FACE_SHAPES)[number]): Brief => ({
  ...brief,
  marking: null,
  confirmation: { shape, by: 'Ana', at: '2026-03-10' },
})
const bare: Brief = { ...PAULO, observed: { top: { value: 'sem fios', ...BY } } }
const thin: Brief = { ...MARINA, observed: { top: { value: 'mais ralo', ...BY } } }
const cropped: Brief = {
  ...PAULO,
  today: { cm: 6, sidesCm: 2, cut: null },
  form: { ...PAULO.form, objective: 'Melhoria sutil', observations: '' },
}
const uncut: Brief = { ...MARINA, facts: [{ key: 'no-cut', value: '', source: 'chip', kept: true }] }

/** Who somebody is, what must then not be said to them in whatever words, and what may. */
const SEEDED: readonly {
  readonly who: string
  readonly brief: Brief
  readonly against: readonly string[]
  readonly fine: readonly string[]
}[] = [
  {
    who: 'whose frame is to weigh below',
    brief: withShape(MARINA, 'coracao'),
    against: [
      'A sua sobrancelha fina deixa espaço para um aro com mais presença em cima.',
      'Escolha lentes de borda superior marcada.',
      'O acetato pode ser grosso na linha da sobrancelha.',
      'Ponha o peso da armação no alto.',
      'Óculos de frente escura em cima dão conta do resto.',
    ],
    fine: [
      'Um aro leve em cima deixa a testa em paz.',
      'Nunca um aro grosso em cima.',
      'Uma armação grossa no alto acrescentaria largura à parte mais larga.',
      'Topo armado para a frente pesa sobre a testa.',
    ],
  },
  {
    who: 'whose crown is thin',
    brief: thin,
    against: [
      'Da têmpora para cima, tudo é bem-vindo.',
      'Suba o volume sem medo.',
      'Arme a coroa com os dedos.',
      'O alto bem armado responde à base.',
      'Franja cheia com cantos longos.',
      'Uma franja densa esquenta o rosto.',
    ],
    fine: [
      'Uma franja leve basta; a cheia tiraria fios de onde eles fazem falta.',
      'No calor, franja cheia gruda.',
      'O alto fica como é.',
    ],
  },
  {
    who: 'who has nothing on top',
    brief: bare,
    against: [
      'Topo armado para a frente pesa sobre a testa.',
      'O topete pede um pouco de pó.',
      'A franja acompanha o aro.',
      'Cabelo erguido fecha a conversa.',
    ],
    fine: ['O alto pede protetor fosco.', 'Os lados seguem a orelha.'],
  },
  {
    who: 'whose hair is short and stays so',
    brief: cropped,
    against: [
      'Um longo que vira bob continua falando a mesma língua.',
      'Do longo ao bob é um passo só.',
      'O comprido que passa a médio muda a conversa.',
      'À noite, prenda o cabelo.',
      'Um coque baixo resolve.',
    ],
    fine: ['A nuca limpa mostra a gola.', 'Os lados descem a máquina.'],
  },
  {
    who: 'whose hair is cut by nobody',
    brief: uncut,
    against: [
      'A fronteira é o descuido: barra desfeita, gola gasta e cabelo sem corte.',
      'Corte vencido desfaz o conjunto.',
      'Pontas sem corte cansam a roupa.',
    ],
    fine: ['A barra desfeita é descuido.', 'O comprimento inteiro é a moldura.'],
  },
  {
    who: 'who has no beard',
    brief: MARINA,
    against: ['Apare a barba antes da visita.', 'A gola acompanha a sua barba.'],
    fine: ['A gola acompanha o queixo.'],
  },
]

const holding = (words: string): Chapter =>
  chapter({
    id: 'roupa',
    title: 'Roupa',
    head: 'Roupa',
    lead: 'Uma coisa por vez.',
    sections: [{ heading: 'Na semana', paragraphs: [`Comece pelo que já tem. ${words}`] }],
  })

describe.each(SEEDED)('to somebody $who', ({ brief, against, fine }) => {
  const r = readBrief(brief)

  test.each(against)('“%s” is found with what it contradicts, and left out', (words) => {
    const [found] = contradictionsIn(r, [holding(words)])
    expect(words).toContain(found?.said.replace(/[.;]$/, '') ?? 'nothing found')
    expect(found?.against).toMatch(/\S/)
    expect(withoutContradictions(r, holding(words))?.sections[0]?.paragraphs).toEqual(['Comece pelo que já tem.'])
  })

  test.each(fine)('“%s” is said', (words) => {
    expect(contradictionsIn(r, [holding(words)])).toEqual([])
    expect(withoutContradictions(r, holding(words))).toEqual(holding(words))
  })

  test('no page of their guide says any of it, whatever the face', () => {
    for (const shape of everyNth(3, FACE_SHAPES)) {
      const reading = readBrief(withShape(brief, shape))
      expect(contradictionsIn(reading, writeChapters(reading))).toEqual([])
    }
  })
})

test('a page of don’ts keeps its list', () => {
  const reading = readBrief(withShape(thin, 'retangular'))
  const fringe = writeChapters(reading).find(({ id }) => id === 'franja')
  expect(fringe?.lists.flatMap(({ items }) => items.map(({ what }) => what)).join(' ')).not.toMatch(/reta|cheia/i)
  expect(fringe?.avoid.length).toBeGreaterThan(0)
  expect(chapterTexts(fringe ?? holding('')).join(' ')).not.toContain('prefira-a cheia')
})
