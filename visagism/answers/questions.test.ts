/** Which of the answers fits a question or a wish, the narrow before the general; what only a person answers stays open. */
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { askedOf, openAsked } from './questions.ts'

function answersTo(note: string, brief: Brief) {
  const noted = { ...brief, form: { ...brief.form, observations: note } }
  const ids = new Set(analyse(noted).chapters.map(({ id }) => id))
  return askedOf(readBrief(noted), (id) => ids.has(id))
}
const whatOf = (note: string, brief: Brief) => answersTo(note, brief).map(({ answer }) => answer?.what ?? null)

const BRAIDED: Brief = {
  ...MARINA,
  hairTexture: 'crespo',
  facts: [{ key: 'braids-stay', source: 'chip', kept: true }],
}
const BEARDED: Brief = { ...PAULO, form: { ...PAULO.form, beardPreference: 'Por fazer' } }

test.each<readonly [note: string, what: string | null, brief: Brief]>([
  ['Queria usar só bigode, fica bem em mim?', 'Só o bigode', BEARDED],
  ['Não sei se o bigode combina comigo', 'Só o bigode', BEARDED],
  ['Que barba e bigode combinam comigo?', 'A barba', BEARDED],
  ['Queria saber como sair da franja sem passar raiva', 'A franja crescendo', MARINA],
  ['Que franja combina comigo?', 'A franja', MARINA],
  ['Quero aprender a dar um descanso', 'O intervalo das tranças', BRAIDED],
  ['Quanto tempo fico com as tranças?', 'O intervalo das tranças', BRAIDED],
  ['Quero aprender a dar um descanso', null, MARINA],
  ['Tem jeito de espaçar a tinta?', 'O intervalo da cor', MARINA],
  ['Tem jeito de espaçar a tinta? Sou alérgica a amônia.', null, MARINA],
  // What it asks about stands elsewhere, or is somebody else's.
  ['Que corte aguenta numa situação dessas?', null, MARINA],
  ['Como aparo o bigode do meu pai?', null, BEARDED],
])('“%s” is answered by %s', (note, what, brief) => {
  expect(whatOf(note, brief)).toEqual([what])
})

test('a wish is answered only by what was meant for it', () => {
  expect(whatOf('Quero um jeito de usar brinco que combine com farda amarela', MARINA)).toEqual([null])
  const [one] = answersTo('queria um ar de quem dormiu', MARINA)
  expect(one).toMatchObject({ isRequest: true, answer: null })
  expect(openAsked(answersTo('queria um ar de quem dormiu. Que franja combina comigo?', MARINA))).toEqual([
    'queria um ar de quem dormiu',
  ])
})

test('no length is called good where the advised cut leaves another', () => {
  for (const brief of [MARINA, PAULO]) {
    const { cuts } = readBrief(brief)
    const [front] = cuts[cuts.recommended].cut.centimetres
    const [answer] = answersTo('o que fazer com o redemoinho da frente?', brief)
    expect(answer?.answer === null).toBe(front > 3 && front <= 10)
  }
})
