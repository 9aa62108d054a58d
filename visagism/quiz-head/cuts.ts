/** The cut the free test tries: one of the guide's own that its rules favour (a test). */
import type { CutId } from '../cuts/cuts.ts'
import { QUIZ_WORDS } from '../cuts/drawings.ts'
import type { QuizShape } from '../knowledge/quiz-questions.ts'
import { type HeadPresentation, type QuizHead, showsNoHair } from './head.ts'
import { HEAD_FRAMES } from './words.ts'

/** By chosen texture; `liso` also covers wavy hair and no choice. */
interface Tried {
  readonly liso: CutId
  readonly cacheado?: CutId
  readonly crespo?: CutId
}

export const HEAD_CUTS: Readonly<Record<HeadPresentation, Readonly<Record<QuizShape, Tried>>>> = {
  feminino: {
    oval: { liso: 'bob', cacheado: 'long-bob', crespo: 'twist-out' },
    redondo: { liso: 'franja-lateral', crespo: 'puff' },
    quadrado: { liso: 'franja-cortina', crespo: 'twist-out' },
    coracao: { liso: 'franja-cortina', crespo: 'bob-crespo' },
    triangulo: { liso: 'shag', crespo: 'afro' },
    diamante: { liso: 'bob', crespo: 'twist-out' },
  },
  masculino: {
    oval: { liso: 'topete', cacheado: 'cacheado-topo', crespo: 'crespo-topo' },
    redondo: { liso: 'degrade-alto', crespo: 'crespo-topo' },
    quadrado: { liso: 'degrade', cacheado: 'cacheado-topo', crespo: 'degrade' },
    coracao: { liso: 'medio-masculino', crespo: 'twists' },
    triangulo: { liso: 'topete', crespo: 'afro' },
    diamante: { liso: 'crop', crespo: 'crespo-taper' },
  },
  'tanto-faz': {
    oval: { liso: 'bob', crespo: 'twist-out' },
    redondo: { liso: 'undercut', crespo: 'puff' },
    quadrado: { liso: 'camadas-medio', crespo: 'twist-out' },
    coracao: { liso: 'long-bob', crespo: 'crespo-medio' },
    triangulo: { liso: 'shag', crespo: 'afro' },
    diamante: { liso: 'bob', crespo: 'twists' },
  },
}

export function triedOn({ presentation = 'tanto-faz', hair }: QuizHead, shape: QuizShape): CutId {
  const cuts = HEAD_CUTS[presentation][shape]
  return cuts[hair === 'cacheado' || hair === 'crespo' ? hair : 'liso'] ?? cuts.liso
}

/** The cut, or frames where no hair is seen. */
export const triedWords = (head: QuizHead, shape: QuizShape): string =>
  showsNoHair(head) ? HEAD_FRAMES[shape].words : (QUIZ_WORDS[triedOn(head, shape)] ?? '')
