/** What was said, in a hairdresser's words: what stays, what must not, the body, and what is good to know, in this order. */
import { ofBodies } from '../facts/bodies.ts'
import { FACTS, type FactKey, type Shelf } from '../facts/facts.ts'
import { valuesSaid } from '../facts/said.ts'

/** Weightiest first. `{v}` is the fact's value; without one such a line falls back to its name. */
const WORDS: Readonly<Partial<Record<FactKey, string | undefined>>> = {
  'no-cut': 'o comprimento inteiro',
  'trim-only': 'tudo, menos as pontas: {v}',
  'length-stays': 'o comprimento',
  'not-above': 'o comprimento até aqui: {v}',
  'top-at-most': 'o topo, no máximo com {v}',
  'shaved-stays': 'a cabeça raspada',
  'short-stays': 'o curto de hoje',
  'cut-stays': 'o corte de hoje',
  'growing-out': 'o que cresceu',
  'braids-stay': 'as tranças',
  hairpiece: 'a peça de cabelo',
  covered: 'o tecido: sala reservada',
  skullcap: 'a quipá',
  'fringe-stays': 'a franja',
  'leaves-fringe': 'a franja, crescendo: não se toca nela',
  'texture-stays': 'o fio natural',
  'in-transition': 'as duas texturas, no tempo delas',
  'colour-stays': 'a cor',
  'greys-stay': 'os brancos',
  'beard-uncut': 'a barba, sem tesoura',
  'beard-stays': 'a barba',
  'moustache-stays': 'o bigode',
  'goatee-stays': 'o cavanhaque',
  'sideburns-stay': 'a costeleta',
  'mark-stays': '{v}',
  'jewel-stays': 'a peça que não sai',
  'brows-stay': 'as sobrancelhas, sem mexer',
  glasses: 'os óculos',

  'no-short': 'curto',
  'no-clippers': 'máquina',
  'cut-refused': 'o corte de sempre: {v}',
  'nape-spared': 'lâmina e máquina baixa na nuca',
  'no-dye': 'tinta',
  'no-bleach': 'descoloração',
  'no-straightening': 'alisamento',
  'colour-refused': 'cor: {v}',
  'no-fringe': 'franja',
  'no-heat': 'secador nem chapinha',
  'no-blade': 'lâmina nem navalha no rosto',
  'no-beard': 'barba',
  'no-moustache': 'bigode',
  'no-goatee': 'cavanhaque',
  'no-sideburns': 'costeleta',
  'no-products': 'produto no cabelo',
  'no-oil': 'óleo nem creme pesado',
  'no-scent': 'cheiro forte',
  vegan: 'produto de origem animal',
  'styling-refused': '{v}',
  'no-procedure': '{v}',
  unsaid: 'falar de {v}',
  'face-untouched': 'fio encostando no rosto: franja nem mecha curta',
  'scalp-burns': 'nuca e lados descobertos: o sol queima a pele',
  'touch-unbearable': 'cabelo encostando na nuca',
  'cannot-lift-arms': 'penteado de braços no alto',

  'hair-loss': 'raiz frágil: nada que puxe',
  'bald-patches': 'falhas redondas: o fio as cobre, máquina não, e sem comentário em voz alta',
  'hair-regrows': 'cabelo que volta: nada que puxe',
  'in-treatment': 'em tratamento: química, só com liberação',
  pregnant: 'gravidez ou amamentação',
  'skin-condition': 'pele que reage',
  scar: 'cicatriz',
  ...ofBodies(({ card }) => card),
  'side-patch': 'um lugar do lado que o cabelo cobre: máquina baixa ali, não',
  access: '{v}',
}

/** What refuses nothing by itself, or comes from a life the hairdresser does not see. */
const KNOWN: Readonly<Partial<Record<FactKey, string>>> = {
  'addressed-so': 'tratamento: {v}',
  'no-mirror': 'sem espelho: conte com palavras',
  'work-rule': 'regra do trabalho: pergunte',
  helmet: 'capacete',
  cap: 'boné ou touca',
  mask: 'máscara, com elástico atrás da orelha',
  'salon-limit': '{v}',
  'styling-worn': 'usa {v}',
  'few-visits': 'poucas idas ao salão',
  'little-time': 'pouco tempo de manhã',
  'little-money': 'até {v} por corte',
  straightened: 'fio alisado',
  bleached: 'fio já clareado',
  hennaed: 'fio com henna',
  breaking: 'fio que quebra',
  thinning: 'lugares mais ralos',
  'combs-over': 'o alto não se cobre mais de lado',
  'beard-has-gaps': 'falhas na barba',
  cowlick: 'redemoinho',
  greys: 'fios brancos',
  'wears-it-tied': 'cabelo que se prende',
  'wants-cut': 'pensou em: {v}',
  'volume-bothers': 'o volume incomoda',
  'wants-lighter': 'quer menos peso, sem perder comprimento',
  'sides-stick-out': 'o lado nasce em pé: sem desbaste, fora da medida em que espeta',
  'loves-volume': 'gosta do volume',
  'hair-in-eyes': 'o que cai no olho incomoda',
  kitchen: 'cozinha',
  'night-shifts': 'plantões',
  'cut-at-home': 'quem corta: {v}',
}

/** Of the band, in its order. */
export const CARD_HEADINGS = ['Fica', 'Não', 'Corpo', 'Saiba'] as const
export type CardFacts = { readonly heading: (typeof CARD_HEADINGS)[number]; readonly items: readonly string[] }

const HEADINGS: readonly (readonly [CardFacts['heading'], Shelf])[] = [
  ['Fica', 'stays'],
  ['Não', 'cannot'],
  ['Corpo', 'body'],
]

/** @param asSaid of facts that were said in words of their own */
export function cardFactsOf(
  facts: ReadonlyMap<FactKey, string>,
  asSaid: Readonly<Partial<Record<FactKey, string>>> = {},
): CardFacts[] {
  const itemsOf = (words: typeof WORDS, shelf: Shelf | null) =>
    Object.entries(words).flatMap(([key, known]) => {
      if (known === undefined) return []
      const line = isKey(key, facts) ? (asSaid[key] ?? known) : known
      if (!isKey(key, facts) || (shelf !== null && FACTS[key].shelf !== shelf)) return []
      const said = valuesSaid(facts, key).join(', ')
      return said === '' && line.includes('{v}') ? [FACTS[key].words.toLowerCase()] : [line.replace('{v}', said)]
    })
  return [
    ...HEADINGS.map(([heading, shelf]) => ({ heading, items: itemsOf(WORDS, shelf) })),
    { heading: 'Saiba' as const, items: itemsOf(KNOWN, null) },
  ].filter(({ items }) => items.length > 0)
}

const isKey = (key: string, facts: ReadonlyMap<FactKey, string>): key is FactKey => facts.has(key as FactKey)

/** What a link shows to whoever holds it: nothing of the body, which stays on its owner's paper and phone. */
export const seenByLink = (facts: readonly CardFacts[]): CardFacts[] =>
  facts.filter(({ heading }) => heading !== 'Corpo')

/** `Fica: o bigode, a cor.`: the same words on paper, on the phone and by link. */
export const cardLine = ({ items }: CardFacts): string => `${items.join(', ')}.`
