/** Today's hair, kept. Its lengths, weeks and ties are those of the person (`hair/stay.ts`). */
import { ALL, type CutRecord } from './cut.ts'

export const KEPT_CUTS = {
  'de-hoje': {
    name: 'O corte de hoje, em ordem',
    length: 'Médio',
    repertoire: 'both',
    textures: ALL,
    offered: 'as-last-resort',
    loved: [],
    avoided: [],
    axes: { crown: 0, temples: 0, cheeks: 0, jaw: 0, vertical: 0, soft: 0, edge: 0 },
    effects: [],
    weeks: [6, 10],
    minutes: 4,
    lengths: {
      front: { cm: 0, words: 'como está' },
      sides: { cm: 0, words: 'como estão' },
      nape: { cm: 0, words: 'o contorno limpo' },
    },
    fringe: 'addable',
    ties: false,
    takesNothing: true,
    drawing: { cut: 'preso' },
    volume: 'no lugar de sempre',
    does: 'Fica o comprimento, fica o desenho: muda só o que o tempo desarrumou.',
    message: 'Ficar também é uma escolha, quando se sabe por quê.',
    ask: 'Manter o desenho de hoje: acertar a borda, tirar das pontas só o que estiver gasto e não mexer no comprimento.',
    marks: ['frente como está, sem subir', 'lado como está, borda acertada', 'pescoço limpo, sem linha riscada'],
    finish: 'Arrume como sempre, com uma coisa a menos: a primeira que você tirar e ninguém notar.',
    wear: [
      'como você já usa',
      'como sempre, com a borda conferida no espelho',
      'como sempre, com brilho e uma gola nova',
    ],
    growth: 'Cresce como sempre cresceu; a visita é para a borda, antes que ela se perca.',
    begin: 'Peça que mostrem no espelho quanto vai sair antes da primeira tesourada.',
  },
} satisfies Readonly<Record<string, CutRecord>>
