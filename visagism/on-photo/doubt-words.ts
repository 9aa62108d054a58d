import { FIT_BOUNDS, type FitDoubt } from './fit.ts'

const WORDS: Readonly<Record<FitDoubt, string>> = {
  'sem-pontos': 'Faltam os pontos da sobrancelha e da base do nariz.',
  resíduo: 'O desenho não encontra os pontos marcados.',
  proporção: 'Largura e altura do rosto não batem com as do desenho.',
  virada: `A cabeça está virada mais de ${FIT_BOUNDS.turn}°.`,
  inclinada: `A cabeça está inclinada mais de ${FIT_BOUNDS.tilt}°.`,
  'fora-da-foto': 'O corte passa da borda da foto.',
  coberto: 'O cabelo está coberto.',
}

export const doubtWords = (doubt: FitDoubt): string => WORDS[doubt]
