import type { ObservedRecord } from '../observed/observed.ts'
import { knowsHairline, type HiddenPart, type MeasuredMarks } from './proposed.ts'

/** Seen or marked; estimated by the program; under a cloth; bald. */
export type TopLine = 'seen' | 'guessed' | 'covered' | 'bare'

export function topLineOf(marks: MeasuredMarks | null, { covering, top }: ObservedRecord = {}): TopLine {
  if (covering && covering.value !== 'não') return 'covered'
  if (top?.value === 'sem fios') return 'bare'
  return marks === null || knowsHairline(marks) ? 'seen' : 'guessed'
}

/** Without visible hair it is not called a hairline. */
export const HAIRLINE_NAMES: Readonly<Record<TopLine, { readonly long: string; readonly short: string }>> = {
  seen: { long: 'linha do cabelo', short: 'cabelo' },
  guessed: { long: 'linha do cabelo, estimada', short: 'cabelo, estimado' },
  covered: { long: 'testa, coberta', short: 'testa, coberta' },
  bare: { long: 'alto da testa', short: 'alto da testa' },
}

export const HAIRLINE_CAUTIONS: Readonly<Record<TopLine, readonly string[]>> = {
  seen: [],
  guessed: [
    'A raiz do cabelo não aparecia na foto: a altura do rosto é uma estimativa, e por isso não medimos por ela nem os terços.',
  ],
  covered: [
    'A testa está coberta na foto: dela não há medida, e não medimos a altura nem os terços. Para a forma, o alto do rosto é a borda do tecido.',
  ],
  bare: [
    'Sem fios no alto, o rosto começa na prega da testa, onde a pele do rosto vira a da cabeça: essa linha foi marcada a olho.',
  ],
}

/** Beards that hide the jaw's edge. */
const HIDING: readonly string[] = ['curta', 'cheia']

/** Whether width, angle and chin are marked on hair. */
export const hidesJaw = ({ beard }: ObservedRecord = {}): boolean => beard !== undefined && HIDING.includes(beard.value)

/** Of what a program saw covered, and nobody named. */
export const HIDDEN_CAUTIONS: Readonly<Record<HiddenPart, string>> = {
  chin: 'Na foto, algo cobre o queixo: o contorno dali é uma estimativa, e a leitura dessa parte é provável, não firme.',
  forehead: 'Na foto, algo cobre a testa até perto das sobrancelhas: dela não há medida.',
}

export const BEARD_CAUTION =
  'A barba cobre a mandíbula e o queixo: os pontos deles ficam sobre os fios, e a leitura dessa parte é provável, não firme.'
