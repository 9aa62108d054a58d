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
