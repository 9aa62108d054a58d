/** Hair that is shaved and grows all over (practice, M): today only its outline can change. */
import type { Reasoned } from '../knowledge/reasoned.ts'
import { BARE_COLOUR } from './bare-top.ts'
import { lower } from '../knowledge/pt.ts'
import type { TemperamentText } from '../knowledge/temperament.ts'
import { waitWords } from './growth.ts'
import { HAIR_PATHS, type ChosenCuts } from './hair.ts'
import type { HairAdviceText } from './hair-advice.ts'

export const SHAVED_HAIR: Pick<HairAdviceText, 'lead' | 'quote' | 'why'> = {
  lead: 'Com o cabelo rente, o corte é a linha que o contorna: testa, têmporas e nuca.',
  quote: 'No rente, a borda é o desenho.',
  why: [
    'Rente, o cabelo não acrescenta nem esconde: mostra. O que se desenha é a borda, na testa, nas têmporas, atrás da orelha e na nuca. A que segue o nascimento do fio cresce sem marca; a riscada dura poucos dias.',
    'O equilíbrio vem do que está em volta: a sobrancelha e a gola fazem hoje o que um volume faria. Quando o fio crescer, o mapa diz em que lugar do rosto ele rende mais, e em qual convém que fique baixo.',
  ],
}

/** Topo, têmporas, maçãs, queixo. */
export const IN_SHAVED_HAIR = [
  'hoje, o que decide é quanto já cresceu',
  'hoje, quem decide é a linha do contorno',
  'hoje, quem decide é a volta da orelha',
  'hoje, quem chega até ali é a gola',
] as const

/** The next cut and its month where only the outline is cut today; else undefined. */
export function growsTowards({ cuts }: { readonly cuts: ChosenCuts }): string | undefined {
  if (cuts[cuts.recommended].cut.id !== 'so-contorno') return undefined
  const [next] = HAIR_PATHS.filter((path) => path !== cuts.recommended)
    .map((path) => cuts[path])
    .sort((a, b) => a.monthsToGrow - b.monthsToGrow)
  return next && next.monthsToGrow > 0
    ? `o comprimento cresce; em ${waitWords(next.monthsToGrow)}, ${lower(next.cut.name)}`
    : undefined
}

export const SHAVED_TEMPERAMENT = {
  sanguineo: 'a cor e a surpresa em volta, o contorno em paz',
  colerico: 'borda nítida, forma decidida',
  melancolico: 'linha precisa, acabamento fino, contorno em dia',
  fleumatico: 'contorno em curva, sem canto riscado',
} as const satisfies Readonly<Record<string, TemperamentText['hair']>>

/** What the page on hair colour says where there is next to none to colour. */
export type AroundWords = {
  readonly title: string
  readonly lead: string
  readonly quote: string
  readonly heading: string
  readonly kept: string
  readonly white: string
  readonly items: readonly Reasoned[]
  readonly avoid: Reasoned
  readonly intention: typeof BARE_COLOUR.intention
}

export const SHAVEN_COLOUR: AroundWords = {
  ...BARE_COLOUR,
  lead: 'Com a cabeça raspada, a cor se lê na sobrancelha, na pele e no que você põe perto do rosto.',
  kept: 'Em poucos milímetros, tinta mancha a pele antes de colorir o fio, e sai na primeira máquina. O tom de nascença combina com a pele que está ao lado dele.',
  white: 'Os brancos, tão curtos, são luz e não cor: clareiam o contorno sem pedir nada.',
}
