import { expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { MARINA } from '../testing/test-people.ts'

const guideOf = (observations: string) =>
  analyse({
    ...MARINA,
    at: '2026-11-28T12:00:00.000Z',
    observed: { covering: { value: 'turbante', by: 'cliente', at: '2026-11-18' } },
    form: { ...MARINA.form, observations },
  })

test.each([
  'Estou de resguardo até 14 de fevereiro: só visto branco e uso turbante.',
  'Até 20 de janeiro só uso roupa branca, fiz uma promessa, e o turbante não sai.',
])('within “%s” no visit and no other colour is dated', (note) => {
  const guide = guideOf(note)
  const plan = JSON.stringify(findChapter(guide, 'plano'))
  expect(plan).not.toMatch(/marcar uma visita|teste das cores|perto do rosto por/)
  expect(guide.calendar).toEqual([])
})
