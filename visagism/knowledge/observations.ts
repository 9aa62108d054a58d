/**
 * A person's note, quoted verbatim and heard as themes. The engine acts only on themes, so that nothing written there can speak for the
 * report.
 */
import type { Reasoned } from './reasoned.ts'
import { MONTHS } from './pt.ts'

export const THEMES = [
  'oculos',
  'cabelo-preso',
  'pouco-tempo',
  'calor',
  'entradas',
  'fios-brancos',
  'nao-pintar',
  'esporte',
  'trabalho-formal',
  'pele-sensivel',
  'queda',
  'franja-nao',
  'nao-cortar',
  'cachos-naturais',
  'transicao',
  'casamento',
  'barba-falhada',
  'barba-querida',
  'recomeco',
  'seca-sozinho',
] as const
export type Theme = (typeof THEMES)[number]

type Answer = {
  /** Theme, what was done, and the chapter that shows it. */
  readonly done: Reasoned
  /** Words of a page that answers this. */
  readonly shown: RegExp
}

const ANSWERS: Readonly<Record<Theme, Answer>> = {
  oculos: {
    done: { what: 'Os óculos', why: 'Franja, sobrancelha e armação contam com eles.', chapter: 'oculos' },
    shown: /óculos|armaç/i,
  },
  'cabelo-preso': {
    done: { what: 'O cabelo preso', why: 'Cortes que se prendem subiram na lista.', chapter: 'cabelo' },
    shown: /prend|preso|elástico/i,
  },
  'pouco-tempo': {
    done: { what: 'O tempo curto', why: 'Cortes demorados de manhã desceram na lista.', chapter: 'cabelo' },
    shown: /minutos|pouco tempo|depressa/i,
  },
  calor: {
    done: {
      what: 'O calor',
      why: 'Pesou na escolha dos cortes, e a página de cada um fala dele.',
      chapter: 'cabelo-agora',
    },
    shown: /\bcalor\b|dias quentes/i,
  },
  entradas: {
    done: {
      what: 'As entradas',
      why: 'Cortes que deixam a frente toda à mostra desceram na lista.',
      chapter: 'cabelo',
    },
    shown: /entradas/i,
  },
  'fios-brancos': {
    done: { what: 'Os brancos', why: 'A página da cor e a do salão falam deles.', chapter: 'cor-do-cabelo' },
    shown: /\bbranc[oa]s?\b|grisalh/i,
  },
  'nao-pintar': {
    done: {
      what: 'Sem tinta',
      why: 'Ela ficou fora do calendário e do que se pede no salão.',
      chapter: 'cor-do-cabelo',
    },
    shown: /tinta|\bpint/i,
  },
  esporte: {
    done: { what: 'O treino', why: 'Cortes que se prendem ou secam depressa subiram na lista.', chapter: 'cabelo' },
    shown: /treino|esporte|\bsuor\b|\bsuar\b/i,
  },
  'trabalho-formal': {
    done: { what: 'O ambiente formal', why: 'Cortes de contorno ousado desceram na lista.', chapter: 'cabelo' },
    shown: /formal|escritório|trabalho/i,
  },
  'pele-sensivel': {
    done: {
      what: 'A pele e as alergias',
      why: 'Cor, sobrancelha e cartão do salão trazem um cuidado a mais.',
      chapter: 'cartao',
    },
    shown: /alerg|sensível|dermat/i,
  },
  queda: {
    done: { what: 'A queda', why: 'Penteados que puxam a raiz desceram na lista.', chapter: 'cabelo' },
    shown: /queda|\bpuxa/i,
  },
  'franja-nao': {
    done: { what: 'Sem franja', why: 'Nenhum dos três cortes é uma.', chapter: 'cabelo' },
    shown: /franja/i,
  },
  'nao-cortar': {
    done: { what: 'O comprimento', why: 'O de agora mandou na escolha dos cortes.', chapter: 'cabelo' },
    shown: /comprimento/i,
  },
  'cachos-naturais': {
    done: { what: 'O cabelo natural', why: 'Cortes que vivem sem alisar subiram na lista.', chapter: 'cabelo' },
    shown: /cacho|natural/i,
  },
  transicao: {
    done: { what: 'A transição', why: 'O fio e o salão falam das duas texturas.', chapter: 'cartao' },
    shown: /transição|duas texturas/i,
  },
  casamento: {
    done: { what: 'A festa', why: 'A data aparece na roupa, na gola e no calendário.', chapter: 'cuidados' },
    shown: /festa|casamento|cerimônia/i,
  },
  'barba-falhada': {
    done: { what: 'As falhas na barba', why: 'A página da barba trata delas.', chapter: 'barba' },
    shown: /falha/i,
  },
  'barba-querida': {
    done: { what: 'A sua barba', why: 'Fica: a página dela parte do que você já usa.', chapter: 'barba' },
    shown: /barba/i,
  },
  recomeco: {
    done: {
      what: 'O cabelo que volta',
      why: 'Cortes que puxam a raiz perderam lugar, e os meses contam de hoje.',
      chapter: 'cabelo',
    },
    shown: /\bpuxa|que volta|de hoje/i,
  },
  'seca-sozinho': {
    done: {
      what: 'Sem secador',
      why: 'Cortes de muitos minutos desceram na lista.',
      chapter: 'cabelo-agora',
    },
    shown: /\bao ar\b|\bsecador|\bsecar?\b|\bseque\b/i,
  },
}

/** Characters; the form accepts half. */
const MOST_READ = 4000

/** Letter for letter, to keep offsets; `\b` knows only ASCII. */
export function plainLetters(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')
}

/** Without advice on covering white hair for people who want no dye. */
export const themesOfDye = (themes: readonly Theme[]): Theme[] =>
  themes.filter((theme) => theme !== 'fios-brancos' || !themes.includes('nao-pintar'))

/** For the letter. */
export const doneAbout = (theme: Theme): Reasoned => ANSWERS[theme].done

/** The letter may link only to pages that do. */
export const isShownIn = (theme: Theme, texts: readonly string[]): boolean =>
  texts.some((text) => ANSWERS[theme].shown.test(text))

/** “em janeiro”: 0 to 11, or null. */
export function monthNamed(text: string | null | undefined): number | null {
  const [, name] = /\bem ([a-z]+)\b/.exec(
    plainLetters((text ?? '').slice(0, MOST_READ)).replace(
      /\bem (?!(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))/g,
      '',
    ),
  ) ?? [null, null]
  const at = MONTHS.findIndex((month) => plainLetters(month) === name)
  return at === -1 ? null : at
}

/** Spaces and invisible characters are blank. */
export const isBlankNote = (text: string | null | undefined): boolean => !/[^\p{C}\p{Z}]/u.test(text ?? '')

const QUOTE_MOST = 360

/** One line without unprintable signs, shortened at a word with an ellipsis. May be empty. */
export function quoteNote(text: string | null | undefined): string {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}°\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(line)) return ''
  if (line.length <= QUOTE_MOST) return line
  const cut = line.slice(0, QUOTE_MOST)
  const word = cut.lastIndexOf(' ')
  return `${(word > QUOTE_MOST / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.–—-]+$/, '')}…`
}

/** A longer sentence is no headline. */
const HEADLINE_MOST = 112

/** Together they are the whole. */
export function openingOfNote(quote: string): readonly [headline: string, rest: string] {
  if (quote.length <= HEADLINE_MOST) return [quote, '']
  let end = 0
  for (const { index, 0: mark } of quote.matchAll(/[.!?…]+(?=\s)/g)) {
    if (index + mark.length > HEADLINE_MOST) break
    end = index + mark.length
  }
  if (end > 0) return [quote.slice(0, end), quote.slice(end).trim()]
  const word = quote.lastIndexOf(' ', HEADLINE_MOST)
  const cut = word > HEADLINE_MOST / 2 ? word : HEADLINE_MOST
  return [`${quote.slice(0, cut).trimEnd()}…`, `…${quote.slice(cut).trimStart()}`]
}
