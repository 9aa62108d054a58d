import type { Contrast } from '../colour/axes.ts'
import type { Family } from '../colour/seasons.ts'
import type { FaceShape } from '../knowledge/axes.ts'

export const GLASSES_PARTS = ['Frente', 'Altura da lente', 'Ponte', 'Hastes', 'Espessura'] as const

export const GLASSES_FRAME: Readonly<Record<FaceShape, readonly [string, string, string, string, string]>> = {
  oval: ['igual às maçãs', 'média', 'à altura natural', 'simples, no meio', 'à sua escolha'],
  redondo: [
    'um pouco além das maçãs',
    'média, nunca mais alta que larga',
    'clara ou transparente',
    'no alto, retas',
    'média, de canto vivo',
  ],
  quadrado: ['um pouco além das maçãs', 'média, curva', 'fina', 'no alto', 'fina'],
  coracao: [
    'igual às maçãs',
    'média, mais larga embaixo',
    'fina e baixa',
    'baixas ou centrais',
    'fina ou transparente',
  ],
  triangulo: ['um pouco além das têmporas', 'média, leve embaixo', 'firme', 'no alto, com desenho', 'grossa em cima'],
  diamante: ['no limite das maçãs', 'média', 'baixa', 'no alto, discretas', 'fina a média'],
  retangular: ['igual às maçãs', 'alta', 'baixa', 'com cor ou textura', 'média'],
}

/** Colours that frames are made in, by season; the second value is how it looks beside the skin. */
export const FRAME_MATERIALS: Readonly<Record<Family, readonly (readonly [name: string, hex: string])[]>> = {
  primavera: [
    ['mel translúcido', '#D9A04F'],
    ['tartaruga clara', '#9C6B3A'],
    ['metal dourado', '#D4AF37'],
    ['azul-marinho claro', '#2E4A7D'],
  ],
  verao: [
    ['cinza translúcido', '#A9B0B8'],
    ['azul-acinzentado', '#6F86A0'],
    ['metal prateado fosco', '#B8BCC2'],
    ['ameixa translúcido', '#7A5275'],
  ],
  outono: [
    ['tartaruga escura', '#5A3A22'],
    ['caramelo', '#B9783F'],
    ['metal dourado fosco', '#B08D3C'],
    ['verde-oliva', '#5D5F32'],
  ],
  inverno: [
    ['preto', '#111111'],
    ['cristal', '#EEF2F5'],
    ['metal prateado polido', '#C9CED4'],
    ['azul-tinta', '#1B2A5C'],
  ],
}

/** Where the season is not set; of the hair and skin one sees. */
export const FRAME_CONTRAST: Readonly<Record<Contrast, string>> = {
  baixo:
    'Em cor, o seu contraste baixo pede armação translúcida, ou num tom vizinho do cabelo: ela se vê sem riscar o rosto.',
  médio:
    'Em cor, o seu contraste médio pede armação um passo mais escura ou mais clara que a pele: aparece, e o rosto vem antes.',
  alto: 'Em cor, o seu contraste alto pede armação nítida: escura ao lado da pele clara, ou clara ao lado da escura.',
}
