/** Of hair, its colour and the scalp. */
import type { Answer } from './answer.ts'

export const HAIR_ANSWERS: readonly Answer[] = [
  {
    fact: 'fine-hair',
    chapter: 'textura',
    words: 'Do fio fino você falou: condicionador só do meio às pontas; na raiz ele pesa.',
  },
  {
    fact: 'tangles',
    chapter: 'textura',
    words: 'Dos nós você falou: comece pelas pontas, com o fio úmido e os dedos, e suba aos poucos.',
  },
  {
    fact: 'cowlick',
    chapter: 'cartao',
    words: 'Que tem um redemoinho, e que a risca o segue em vez de brigar com ele.',
  },
  {
    fact: 'volume-bothers',
    chapter: 'cartao',
    words: 'Que o volume incomoda: que o tirem por dentro, sem degrau à vista.',
  },
  { fact: 'loves-volume', chapter: 'cartao', words: 'Que gosta do volume: nada de desbastar.' },
  { fact: 'wants-cut', chapter: 'cartao', words: 'Que pensou em {v}: pergunte o que fica dele neste corte.' },
]
