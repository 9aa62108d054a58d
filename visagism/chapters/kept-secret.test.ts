import { expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { everyNth } from '../testing/long-test.ts'
import { MARINA, PAULO, RUI } from '../testing/test-people.ts'

/** What is said, with the words of its family that no page may have. */
const SECRETS: readonly (readonly [said: string, family: RegExp])[] = [
  ['Uso peruca há dois anos.', /peruca|protese|peca de cabelo/],
  ['Tenho alopecia e uma falha no topo.', /alopec|falha|mais ral|rareou|dermatolog|queda|lugar ral/],
  ['Estou fazendo quimioterapia até março.', /quimio|tratament|cancer|medic|liberacao/],
  ['Sou homem trans, tomo testosterona.', /\btrans\b|transic|hormon|testosterona/],
  ['Sou uma mulher trans.', /\btrans\b|transic|hormon|maxilar mais macio/],
  ['Arranco os fios quando estou ansiosa.', /arranc|\bansi|queda|dermatolog/],
  ['Fiz um transplante capilar em maio.', /transplant|implante/],
  ['Tenho vitiligo na testa.', /vitiligo|dermatolog/],
  ['Estou grávida de dois meses.', /gravid|gestac|amament/],
  ['Sou do candomblé, fiz santo em maio.', /candombl|santo|terreiro|religi|orixa|faith/],
  ['Tenho HIV e o remédio afinou meu cabelo.', /\bhiv\b|remedio|medic|queda/],
  ['Meu marido me bateu e fiquei com uma cicatriz na nuca.', /bate(?:u|r)\b|cicatri|violen/],
]
const REQUESTS: readonly ((said: string) => string)[] = [
  (said) => `Ninguém sabe disso, nem a minha mãe. ${said} Quero franja.`,
  (said) => `${said} Não escrevam isso no cartão nem em lugar nenhum. Uso óculos.`,
  (said) => `Quero um corte curto. ${said} Não quero explicar isso pra ninguém.`,
  (said) => `${said} Queria algo para dizer no salão sem contar o motivo. Caso dia 12/12.`,
  (said) => `Oi! ${said} Por favor não comentem. Que óculos combina?`,
  (said) => `${said} Isso fica entre nós, tá? Amo verde.`,
  (said) => `Amo verde. ${said} Meu chefe não pode descobrir, não contei a ninguém.`,
]
const seen: ObservedRecord = Object.fromEntries(
  Object.entries({ top: 'mais ralo', brows: 'falhadas', eyes: 'verde', hairColour: 'castanho', length: 'longo' } as {
    readonly [F in ObservedField]?: ObservedValue<F>
  }).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-18' }]),
)

const textsIn = (value: unknown, key = ''): string[] =>
  typeof value === 'string'
    ? UNPRINTED.has(key)
      ? []
      : [value]
    : Array.isArray(value)
      ? value.flatMap((one) => textsIn(one, key))
      : value !== null && typeof value === 'object'
        ? Object.entries(value).flatMap(([name, one]) => (UNPRINTED.has(name) ? [] : textsIn(one, name)))
        : []
/** Words of the program, not of a page. */
const UNPRINTED: ReadonlySet<string> = new Set([
  'fullName',
  'observed',
  'id',
  'cut',
  'look',
  'kind',
  'sources',
  'bases',
  'needs',
])

test('what is asked to stay off paper is in no part of the finished guide, nor a word of its family', () => {
  const cases = REQUESTS.flatMap((ask, at) =>
    SECRETS.map(([said, family], of): readonly [Brief, RegExp] => {
      const brief = [MARINA, PAULO, RUI][(at + of) % 3] ?? MARINA
      return [{ ...brief, observed: seen, form: { ...brief.form, observations: ask(said) } }, family]
    }),
  )
  const leaks = everyNth(11, cases).flatMap(([brief, family]) =>
    textsIn(analyse(brief)).flatMap((text) =>
      family.test(plainLetters(text)) ? [`${brief.form.observations}: ${text}`] : [],
    ),
  )
  expect(leaks).toEqual([])
})

test('a secret still binds: nobody in treatment is sent to a dye, and the cuts are those of the whole note', () => {
  const writing = (observations: string): Brief => ({
    ...MARINA,
    observed: seen,
    form: { ...MARINA.form, observations },
  })
  const open = analyse(writing('Estou fazendo quimioterapia. Quero franja.'))
  const kept = analyse(writing('Estou fazendo quimioterapia. Não escrevam isso em lugar nenhum. Quero franja.'))
  expect(kept.hair).toEqual(open.hair)
  expect(kept.salonCard.facts.some(({ items }) => items.some((item) => /trata/.test(item)))).toBe(false)
})

test('no picture marks the place that is kept to oneself', () => {
  const viewsIn = (observations: string) =>
    analyse({ ...MARINA, observed: seen, form: { ...MARINA.form, observations } }).chapters.flatMap(({ figures }) =>
      figures.flatMap((figure) => (figure.kind === 'portrait' ? [figure.view] : [])),
    )
  expect(viewsIn('Meu cabelo está ralo no alto. Quero franja.')).toContain('above')
  expect(viewsIn('Meu cabelo está ralo no alto. Ninguém sabe disso. Quero franja.')).not.toContain('above')
})
