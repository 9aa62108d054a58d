/** What the wearer's own hair refuses, seen or said: it takes cuts from the engine while enough are left, and from the desk. */
import type { Cut } from '../cuts/cuts.ts'
import { distanceFrom, isNearlyToday, isTodayAgain } from './distance.ts'
import { presentLengths, shortensBy } from './growth.ts'
import { presentHair, type CutBrief } from './hair.ts'
import { isFringed, isTiedHigh } from './refused-by-facts.ts'
import { staysForTheDay } from './wishes.ts'

type WearerRefusal = {
  readonly refuses: (cut: Cut, brief: CutBrief) => boolean
  /** To whoever wanted to choose it. */
  readonly words: string
}

export const WEARER_REFUSALS: readonly WearerRefusal[] = [
  {
    refuses: (cut, brief) => isThin(brief) && cut.recedingCorners === 'shows',
    words: 'Deixa à mostra o lugar em que o cabelo é mais ralo.',
  },
  {
    // Thin hair opens the more the longer it is; a thin contour is not bared.
    refuses: (cut, brief) =>
      isThin(brief) && (brief.gender === 'Feminino' ? baresTemples(cut, brief) : isLongOnTop(cut, brief)),
    words: 'O cabelo é mais ralo no alto ou nas têmporas, e este corte o abre ali.',
  },
  {
    refuses: (cut, brief) => isThin(brief) && (cut.pulls === true || isTiedHigh(cut)),
    words: 'Puxa a raiz onde o cabelo é mais ralo.',
  },
  {
    // A fringe takes its hair from the top.
    refuses: (cut, { gender, themes, facts }) =>
      gender === 'Feminino' &&
      themes.includes('ralo') &&
      isFringed(cut) &&
      facts?.has('wants-fringe') !== true &&
      facts?.has('fringe-stays') !== true,
    words: 'A franja tira fios do alto, onde o cabelo é mais ralo.',
  },
  {
    refuses: (cut, brief) => staysForTheDay(brief) && shortensBy(cut, presentHair(brief)) > TIDY_CM,
    words: 'Tira, antes do casamento, um comprimento que ninguém pediu que saísse.',
  },
  {
    refuses: (cut, { themes }) => themes.includes('queda') && (cut.pulls === true || isTiedHigh(cut)),
    words: 'Puxa a raiz, e o cabelo está caindo.',
  },
  {
    // What looks like today's hair is no new cut, not even where it suits best.
    refuses: (cut, brief) =>
      isNearlyToday(distanceFrom(presentHair(brief), cut)) || isTodayAgain(cut, presentHair(brief)),
    words: 'É quase o cabelo de hoje: ninguém veria a mudança.',
  },
]

const isThin = ({ themes, facts }: CutBrief): boolean =>
  themes.includes('entradas') || themes.includes('ralo') || facts?.has('combs-over') === true

/** Less is a tidy end. */
const TIDY_CM = 3
/** Longer hair on a thin top is read as laid over it. */
const LAID_CM = 13
const THIN_CM = 5
function isLongOnTop(cut: Cut, brief: CutBrief): boolean {
  const [front] = presentLengths(presentHair(brief))
  return front < LAID_CM && cut.centimetres[0] > Math.max(front, THIN_CM)
}

const SHORT_FRONT_CM = 9
const baresTemples = (cut: Cut, brief: CutBrief): boolean =>
  cut.length === 'Muito curto' &&
  presentLengths(presentHair(brief))[0] > SHORT_FRONT_CM &&
  !brief.facts?.has('wants-short')
