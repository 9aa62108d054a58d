import type { FaceShape } from '../knowledge/axes.ts'
import type { Wardrobe } from '../advice/wardrobe.ts'
import type { Reading } from '../reading/reading.ts'

/** What replaces a hat, by column. */
export const NO_HAT = ['', 'óculos de sol', 'peça que faz barulho'] as const

export const VEILED_OCCASIONS = [
  ['Trabalho', 'alfinete da cor do véu', 'pulseira que bate na mesa'],
  ['Rua', 'óculos de sol de aro firme', 'metal áspero junto ao tecido'],
  ['Noite', 'um broche com luz', 'três peças de uma vez'],
] as const

export const ACCESSORIES_FOIL =
  'O metal se escolhe com papel-alumínio: um pedaço prateado e um dourado sob o queixo, à luz da janela, e fica o que deixa a pele mais uniforme.'

export const SENSITIVE_SKIN = 'Para pele sensível, prata de lei, ouro ou titânio; bijuteria, só sem níquel.'

export const ACCESSORIES_MEETING = 'Em reunião, evite o que faz barulho quando você fala.'

type Occasions = Readonly<Record<Reading['intention']['id'], readonly (readonly [string, string, string])[]>>

export const ACCESSORIES_OCCASIONS: Readonly<Record<Wardrobe, Occasions>> = {
  womenswear: {
    autoridade: [
      ['Reunião', 'um metal sólido, liso', 'o que tilinta'],
      ['Rua', 'óculos escuros de aro firme', 'estampa miúda'],
      ['Noite', 'uma peça grande e só ela', 'brilho miúdo'],
    ],
    criatividade: [
      ['Trabalho', 'um par que não combina', 'conjunto completo'],
      ['Rua', 'lenço ou boné de cor', 'corrente igual à de todos'],
      ['Noite', 'peça de autor, de escala grande', 'pérola por obrigação'],
    ],
    sofisticacao: [
      ['Trabalho', 'ponto de luz ou aro fino', 'logotipo à vista'],
      ['Rua', 'lenço de seda dobrado estreito', 'boné'],
      ['Noite', 'um brilho junto ao rosto', 'três peças de uma vez'],
    ],
    leveza: [
      ['Trabalho', 'fio fino, pedra pequena', 'metal pesado'],
      ['Rua', 'chapéu de palha, tecido solto', 'couro com tachas'],
      ['Noite', 'algo que se mova com você', 'metal que marca a pele'],
    ],
  },
  menswear: {
    autoridade: [
      ['Reunião', 'relógio de mostrador limpo', 'pulseira que bate na mesa'],
      ['Rua', 'óculos escuros de aro firme', 'boné de propaganda'],
      ['Noite', 'um anel, e só ele', 'metal em cada dedo'],
    ],
    criatividade: [
      ['Trabalho', 'relógio de pulseira colorida', 'caneta, cinto e relógio do mesmo jogo'],
      ['Rua', 'boné ou lenço de cor', 'corrente igual à de todos'],
      ['Noite', 'anel de autor', 'gravata por obrigação'],
    ],
    sofisticacao: [
      ['Trabalho', 'relógio fino, de couro', 'logotipo à vista'],
      ['Rua', 'óculos de sol sem marca aparente', 'boné de time'],
      ['Noite', 'lenço de bolso, dobrado reto', 'três metais de uma vez'],
    ],
    leveza: [
      ['Trabalho', 'pulseira de tecido ou couro macio', 'metal pesado'],
      ['Rua', 'chapéu de palha ou boné lavado', 'couro com tachas'],
      ['Noite', 'um anel fino de prata', 'relógio de mergulho'],
    ],
  },
}

export const IF_EARRING: Readonly<Record<FaceShape, string>> = {
  oval: 'Se você usa brinco, argola pequena ou pino liso acompanham o contorno sem mudá-lo.',
  redondo: 'Se você usa brinco, o que pende um pouco rende mais que a argola redonda.',
  quadrado: 'Se você usa brinco, a argola pequena é a melhor vizinha de um maxilar de canto.',
  coracao: 'Se você usa brinco, o que pende abaixo do lóbulo rende mais que o pino largo.',
  triangulo: 'Se você usa brinco, o pino no lóbulo leva a luz para o alto; a argola grande a traz para a mandíbula.',
  diamante: 'Se você usa brinco, fique com o pino miúdo ou a gota fina, que não disputam com as maçãs.',
  retangular: 'Se você usa brinco, pino redondo ou argola curta; o comprido desce junto com o rosto.',
}
