/** What was said, in a hairdresser's words: what stays, what must not, and the body, in this order. */
import { FACTS, type FactKey, type Shelf } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'

/** `{v}` is the fact's value; without one such a line falls back to its name. */
const WORDS: Readonly<Partial<Record<FactKey, string>>> = {
  'moustache-stays': 'o bigode',
  'goatee-stays': 'o cavanhaque',
  'beard-stays': 'a barba',
  'beard-uncut': 'a barba, sem tesoura',
  'length-stays': 'o comprimento',
  'no-cut': 'o comprimento inteiro',
  'trim-only': 'tudo, menos as pontas: {v}',
  'not-above': 'o comprimento até aqui: {v}',
  'braids-stay': 'as tranças',
  hairpiece: 'a peça de cabelo',
  'mark-stays': '{v}',
  'short-stays': 'o curto de hoje',
  'cut-stays': 'o corte de hoje',
  'sideburns-stay': 'a costeleta',
  'fringe-stays': 'a franja',
  'shaved-stays': 'a cabeça raspada',
  'texture-stays': 'o fio natural',
  'greys-stay': 'os brancos',
  'colour-stays': 'a cor',
  covered: 'o tecido: sala reservada',
  skullcap: 'a quipá',
  'growing-out': 'o que cresceu',
  'in-transition': 'as duas texturas, no tempo delas',
  glasses: 'os óculos',

  'no-fringe': 'franja',
  'no-dye': 'tinta',
  'no-bleach': 'descoloração',
  'no-straightening': 'alisamento',
  'no-heat': 'secador nem chapinha',
  'no-clippers': 'máquina',
  'no-short': 'curto',
  'colour-refused': 'cor: {v}',
  'no-products': 'produto no cabelo',
  'no-scent': 'cheiro forte',
  vegan: 'produto de origem animal',
  'no-sideburns': 'costeleta',
  'no-moustache': 'bigode',
  'no-goatee': 'cavanhaque',
  'no-beard': 'barba',
  'no-blade': 'lâmina nem navalha no rosto',
  'cannot-lift-arms': 'penteado que peça os braços no alto',
  'touch-unbearable': 'cabelo encostando na nuca',

  'hair-loss': 'queda de cabelo: nada que puxe',
  'hair-regrows': 'cabelo que volta: nada que puxe',
  'in-treatment': 'em tratamento: química, só com liberação',
  pregnant: 'gravidez ou amamentação',
  'skin-condition': 'pele que reage',
  scar: 'cicatriz',
}

export type CardFacts = { readonly heading: 'Fica' | 'Não' | 'Corpo'; readonly items: readonly string[] }

const HEADINGS: readonly (readonly [CardFacts['heading'], Shelf])[] = [
  ['Fica', 'stays'],
  ['Não', 'cannot'],
  ['Corpo', 'body'],
]

export function cardFactsOf(facts: ReadonlyMap<FactKey, string>): CardFacts[] {
  return HEADINGS.flatMap(([heading, shelf]) => {
    const items = [...facts.keys()].flatMap((key) => {
      const words = WORDS[key]
      if (words === undefined || FACTS[key].shelf !== shelf) return []
      const said = valuesSaid(facts, key).join(', ')
      return said === '' && words.includes('{v}') ? [FACTS[key].words.toLowerCase()] : [words.replace('{v}', said)]
    })
    return items.length > 0 ? [{ heading, items }] : []
  })
}
