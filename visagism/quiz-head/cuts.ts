/** The cut that the guide favours. A test compares each with `hair/hair.ts`, which is too heavy for a public page. */
import { type HeadPresentation, type QuizHead, showsNoHair } from './head.ts'
import { HEAD_FRAMES } from './words.ts'
import type { CutId } from '../hair-cuts.ts'
import type { DrawnCutId } from '../portrait/cuts.ts'
import type { PersonTraits } from '../portrait/person.ts'
import type { QuizShape } from '../quiz-questions.ts'

export interface TriedCut {
  readonly id: CutId
  readonly drawn: DrawnCutId
  readonly fringe?: PersonTraits['fringe']
  readonly fade?: number
  readonly part?: number
  /** Under the drawing. */
  readonly words: string
}

const BOB: TriedCut = { id: 'bob', drawn: 'chanel', words: 'na linha do queixo' }
const LOB: TriedCut = { id: 'long-bob', drawn: 'medio', words: 'médio, na clavícula' }
const CURTAIN: TriedCut = { id: 'franja-cortina', drawn: 'lob-cortina', words: 'médio, com franja cortina' }
const LAYERS: TriedCut = {
  id: 'camadas-medio',
  drawn: 'lob-cortina',
  fringe: 'nenhuma',
  words: 'médio, em camadas',
}
const SWEPT: TriedCut = { id: 'franja-lateral', drawn: 'longo', fringe: 'lateral', words: 'comprido, franja de lado' }
const SHAG: TriedCut = { id: 'shag', drawn: 'shag-aberto', words: 'shag, cheio nas têmporas' }
const AFRO: TriedCut = { id: 'afro', drawn: 'black-power', words: 'black power, cheio em cima' }
const PUFF: TriedCut = { id: 'puff', drawn: 'puff', words: 'puff, todo no alto' }
const TWIST_OUT: TriedCut = { id: 'twist-out', drawn: 'no-pescoco', part: -26, words: 'twist out, risca de lado' }
const COILY_BOB: TriedCut = { id: 'bob-crespo', drawn: 'chanel', words: 'bob crespo, redondo' }
const COILY_MEDIUM: TriedCut = { id: 'crespo-medio', drawn: 'medio', part: 0, words: 'médio, cheio dos lados' }
const TWISTS: TriedCut = { id: 'twists', drawn: 'twists', words: 'twists soltos, no ombro' }
const COILY_TAPER: TriedCut = { id: 'crespo-taper', drawn: 'crop', fade: 0.08, words: 'crespo, lados na tesoura' }
const UNDERCUT: TriedCut = { id: 'undercut', drawn: 'undercut', words: 'topo longo de lado, nuca rente' }
const QUIFF: TriedCut = { id: 'topete', drawn: 'topete', fade: 0.15, words: 'topete, lados curtos' }
const HIGH_FADE: TriedCut = { id: 'degrade-alto', drawn: 'topete', fade: 1, words: 'degradê alto, topo cheio' }
const CURLY_TOP: TriedCut = { id: 'cacheado-topo', drawn: 'topete', words: 'lados curtos, cachos em cima' }
const FADE: TriedCut = { id: 'degrade', drawn: 'militar', words: 'degradê, lados esfumados' }
const COILY_TOP: TriedCut = { id: 'crespo-topo', drawn: 'crop', words: 'lados baixos, altura em cima' }
const CROP: TriedCut = { id: 'crop', drawn: 'crop', fade: 0.1, words: 'crop, franja curta' }
const MEN_MEDIUM: TriedCut = { id: 'medio-masc', drawn: 'medio-masculino', words: 'médio, solto até o queixo' }

/** By chosen texture; `liso` also covers wavy hair and no choice. */
interface Tried {
  readonly liso: TriedCut
  readonly cacheado?: TriedCut
  readonly crespo?: TriedCut
}

export const HEAD_CUTS: Readonly<Record<HeadPresentation, Readonly<Record<QuizShape, Tried>>>> = {
  feminino: {
    oval: { liso: BOB, cacheado: LOB, crespo: TWIST_OUT },
    redondo: { liso: SWEPT, crespo: PUFF },
    quadrado: { liso: CURTAIN, crespo: TWIST_OUT },
    coracao: { liso: CURTAIN, crespo: COILY_BOB },
    triangulo: { liso: SHAG, crespo: AFRO },
    diamante: { liso: BOB, crespo: TWIST_OUT },
  },
  masculino: {
    oval: { liso: QUIFF, cacheado: CURLY_TOP, crespo: COILY_TOP },
    redondo: { liso: HIGH_FADE, crespo: COILY_TOP },
    quadrado: { liso: FADE, cacheado: CURLY_TOP, crespo: FADE },
    coracao: { liso: MEN_MEDIUM, crespo: TWISTS },
    triangulo: { liso: QUIFF, crespo: AFRO },
    diamante: { liso: CROP, crespo: COILY_TAPER },
  },
  'tanto-faz': {
    oval: { liso: BOB, crespo: TWIST_OUT },
    redondo: { liso: UNDERCUT, crespo: PUFF },
    quadrado: { liso: LAYERS, crespo: TWIST_OUT },
    coracao: { liso: LOB, crespo: COILY_MEDIUM },
    triangulo: { liso: SHAG, crespo: AFRO },
    diamante: { liso: BOB, crespo: TWISTS },
  },
}

export function triedOn({ presentation = 'tanto-faz', hair }: QuizHead, shape: QuizShape): TriedCut {
  const cuts = HEAD_CUTS[presentation][shape]
  return cuts[hair === 'cacheado' || hair === 'crespo' ? hair : 'liso'] ?? cuts.liso
}

/** The cut, or frames where no hair is seen. */
export const triedWords = (head: QuizHead, shape: QuizShape): string =>
  showsNoHair(head) ? HEAD_FRAMES[shape].words : triedOn(head, shape).words
