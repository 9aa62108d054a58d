import { chapter, type Chapter, type Section } from './chapter.ts'
import { clothRules } from './cloth.ts'
import { fringeWithCut } from '../reading/fringe-with-cut.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import { wasLookedAt } from './seen-face.ts'
import type { Advice } from '../knowledge/effects.ts'
import { HAIRLINE_NAMES } from '#visagism/face/covered.ts'
import { checkMarking, measureFace, type Thirds } from '#visagism/face/measure.ts'
import { capital, list, lower, percent } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { hasFringe, hasLocks } from '../hair/reach.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { sayable } from './advice.ts'
import {
  BARE_LINE,
  THIRDS_TOLD,
  THIRDS_EVENLY,
  THIRDS_MOST,
  BY_NORM,
  THIRDS_EVEN,
  EVEN_BARE,
  THIRDS_INTENTION,
  THIRDS_SHAPE,
  THIRDS_LOOK,
  BAND_NAMES,
  BAND_WHERE,
  BAND_WIDTHS,
  EYE_CAPTION,
  EYE_CERTAINTY,
  EYE_LEAD,
  EYE_SIDES,
  EYE_WEIGHS,
  type Third,
  type ThirdsSide,
  type ThirdsText,
} from '../texts/thirds.ts'

const THIRDS = ['upper', 'middle', 'lower'] as const
/**
 * Caliper table of docs/visagism.md §2: the mean of its halves (29.1/34.3/36.5 and 30.3/32.0/37.7 %; X); each deviation by error
 * propagation on that table (X).
 */
const NORMS: Readonly<Record<Third, { readonly mean: number; readonly sigma: number }>> = {
  upper: { mean: 0.297, sigma: 0.016 },
  middle: { mean: 0.332, sigma: 0.023 },
  lower: { mean: 0.371, sigma: 0.019 },
}
/** From the top. */
export const MEAN_THIRDS = THIRDS.map((third) => NORMS[third].mean)
/** As in the atlas of Brazilian faces (atlas, C). */
const FAR = 1.5

/** By eye where they are not measured; null where nobody looked either. */
export function writeThirds(r: Reading): Chapter | null {
  const thirds = r.evidence.measures?.thirds ?? null
  return thirds ? writeMeasured(r, thirds) : writeByEye(r)
}

/** Sums to 100, by largest remainder. */
export function printedThirds({ upper, middle, lower: base }: Thirds): readonly [string, string, string] {
  const [top, centre, bottom] = wholeThirds([upper, middle, base])
  return [percent(top / 100), percent(centre / 100), percent(bottom / 100)]
}

function wholeThirds(shares: readonly [number, number, number]): readonly [number, number, number] {
  const exact = shares.map((share) => (share * 100) / shares.reduce((sum, one) => sum + one, 0))
  const remainder = (at: number) => (exact[at] ?? 0) % 1
  const missing = 100 - exact.reduce((sum, one) => sum + Math.floor(one), 0)
  const raised = [0, 1, 2].sort((a, b) => remainder(b) - remainder(a)).slice(0, missing)
  const whole = (at: number) => Math.floor(exact[at] ?? 0) + (raised.includes(at) ? 1 : 0)
  return [whole(0), whole(1), whole(2)]
}

const deviationOf = (third: Third, share: number) => (share - NORMS[third].mean) / NORMS[third].sigma

function sideOf(third: Third, share: number): ThirdsSide {
  const z = deviationOf(third, share)
  return Math.abs(z) <= FAR ? 'mid' : z > 0 ? 'high' : 'low'
}

const showsFringe = (r: Reading): boolean => hasFringe(r) && !isCovered(r)
/** Short coils cannot. */
export const showsLocks = (r: Reading): boolean => hasLocks(r) && !isCovered(r)

/** One line per notable third, else one for all; none where they are not measured. */
export function thirdsAdvice(r: Reading): Advice[] {
  const thirds = r.evidence.measures?.thirds
  if (!thirds) return []
  const far = THIRDS.flatMap((third) => adviceFor(r, third, sideOf(third, thirds[third])))
  return far.length > 0 ? far : showsFringe(r) ? THIRDS_EVEN : EVEN_BARE
}

/** The first without objections; each list ends with one without effects. */
function adviceFor(r: Reading, third: Third, side: ThirdsSide): Advice[] {
  return side === 'mid' ? [] : sayable(r, ADVICE[third][side](r)).slice(0, 1)
}

/** Percentage points; closer thirds look alike. */
const TOLD_APART = 2

/** Compared with its norm; called the longest or shortest only if it is. */
function standOut(thirds: Thirds): ThirdsText {
  const [most] = THIRDS.filter((third) => sideOf(third, thirds[third]) !== 'mid').sort(
    (a, b) => Math.abs(deviationOf(b, thirds[b])) - Math.abs(deviationOf(a, thirds[a])),
  )
  if (!most) return THIRDS_EVENLY
  const side = deviationOf(most, thirds[most]) > 0 ? 'high' : 'low'
  const [top, centre, bottom] = wholeThirds([thirds.upper, thirds.middle, thirds.lower])
  const whole = { upper: top, middle: centre, lower: bottom }
  const isExtreme = THIRDS.every(
    (third) =>
      third === most || (side === 'high' ? whole[most] - whole[third] : whole[third] - whole[most]) >= TOLD_APART,
  )
  return isExtreme ? THIRDS_MOST[most][side] : BY_NORM[most][side]
}

function writeMeasured(r: Reading, thirds: Thirds): Chapter {
  const text = standOut(thirds)
  const printed = printedThirds(thirds)
  const isFar = text !== THIRDS_EVENLY
  return chapter({
    id: 'tercos',
    title: text.title,
    head: 'Terços',
    lead: `${list(printed)}, de cima para baixo${isFar ? `; o mais comum é ${MEANS}` : ''}. ${text.lead}`,
    quotes: [text.quote],
    sections: [
      {
        heading: 'Terço por terço',
        paragraphs: [
          ...THIRDS.map((third, at) => told(r, third, sideOf(third, thirds[third]), printed[at] ?? '')),
          ...(r.evidence.hairline === 'bare' ? [BARE_LINE] : []),
        ],
      },
      { heading: 'Com a forma e a intenção', paragraphs: [shapeAndIntention(r)] },
    ],
    lists: [{ title: 'O que isso muda na prática', items: thirdsAdvice(r).map(({ what, why }) => ({ what, why })) }],
    figures: [
      {
        kind: 'thirds',
        caption: `${capital(HAIRLINE_NAMES[r.evidence.hairline].short)}, sobrancelha, base do nariz, queixo: entre as quatro linhas, ${list(printed)}.`,
      },
    ],
    bases: [{ certainty: 'X', sources: ['caliper', 'atlas'] }],
  })
}

const MEANS = list(MEAN_THIRDS.map((mean) => String(Math.round(mean * 100))))

const told = (r: Reading, third: Third, side: ThirdsSide, share: string): string =>
  (!showsFringe(r) ? THIRDS_TOLD[third][side][1] : r.choose(`thirds.${third}`, THIRDS_TOLD[third][side])).replaceAll(
    '{v}',
    share,
  )

type Choices = (r: Reading) => readonly Advice[]

const ADVICE: Readonly<Record<Third, Readonly<Record<'low' | 'high', Choices>>>> = {
  upper: {
    high: (r) => [
      ...(r.themes.includes('franja-nao') || !showsLocks(r)
        ? []
        : [{ what: 'Uma mecha atravessada', why: 'reparte a testa sem cobri-la inteira', effects: [] }]),
      ...(!showsFringe(r)
        ? []
        : [{ what: 'Topo baixo', why: 'não prolonga o que já é extenso', effects: ['topo-baixo'] } as const]),
      { what: 'Sobrancelha presente', why: 'marca o fim da testa e dá ao olhar onde parar', effects: [] },
    ],
    low: (r) => [
      ...(!showsFringe(r)
        ? []
        : [
            {
              what: 'Raiz erguida',
              why: 'dá à testa o espaço que a linha do cabelo guarda',
              effects: ['altura-no-topo'],
            } as const,
          ]),
      { what: 'Testa à mostra', why: 'o pouco que há aparece inteiro', effects: [] },
    ],
  },
  middle: {
    high: () => [{ what: 'Lente alta', why: 'preenche a altura do centro', effects: [] }],
    low: () => [
      { what: 'Lente menos funda', why: 'deixa ver o que há entre os olhos e a boca', effects: ['lente-baixa'] },
      { what: 'Armação leve', why: 'deixa ver o que há entre os olhos e a boca', effects: [] },
    ],
  },
  lower: {
    high: (r) => [
      {
        what: 'Gola mais fechada',
        why: 'encerra a descida mais cedo',
        effects: ['gola-junto-ao-queixo', 'gola-alta-justa'],
      },
      ...(!showsLocks(r)
        ? []
        : [
            {
              what: 'Base de cabelo na altura do queixo',
              why: 'divide o trecho em dois',
              effects: ['linha-no-maxilar'],
            } as const,
          ]),
      { what: 'Olhos valorizados', why: 'chamam o olhar de volta para cima', effects: [] },
    ],
    low: (r) => [
      { what: 'Corpo junto ao queixo', why: 'prolonga um pouco o que é breve', effects: ['peso-no-queixo'] },
      // The jaw is already the strongest part.
      ...(r.shape === 'quadrado' || r.shape === 'triangulo'
        ? []
        : [{ what: 'Luz embaixo', why: 'uma cor clara na gola traz o queixo para a frente', effects: [] }]),
      { what: 'Queixo na horizontal', why: 'baixo, ele encurta o que já é breve', effects: [] },
    ],
  },
}

const shapeAndIntention = (r: Reading): string =>
  say(r.choose('thirds.shape', THIRDS_SHAPE[r.shape]), r.choose('thirds.intention', THIRDS_INTENTION[r.intention.id]))

/** Shares of points that a page can show without a number: a person's, or a program's where it measured the rest. */
function heightsByEye({ brief, evidence }: Reading): Thirds | null {
  const { marking } = brief
  if (!marking || (marking.by === 'aparelho' && evidence.measures === null)) return null
  return checkMarking(marking.points, marking.photo).length > 0
    ? null
    : measureFace(marking.points, marking.photo).thirds
}

/** Null where nobody looked: what nobody saw is not claimed. */
function writeByEye(r: Reading): Chapter | null {
  const heights = heightsByEye(r)
  if (heights === null && !wasLookedAt(r)) return null
  const knowsTop = r.evidence.measures === null && r.evidence.hairline !== 'covered'
  return chapter({
    id: 'tercos',
    title: 'Três faixas, a olho',
    head: 'Terços',
    lead: EYE_LEAD[heights === null ? 'looked' : knowsTop ? 'turned' : 'topless'],
    quotes: [r.choose('thirds.look', THIRDS_LOOK)],
    sections: [inHair(r), { heading: 'No resto', paragraphs: [shapeAndIntention(r)] }],
    lists: [
      {
        title: 'Faixa por faixa',
        items: THIRDS.map((third) => ({
          what: BAND_NAMES[third],
          why: say(
            bandOf(r, third),
            heights
              ? comparedOf(heights, third, knowsTop)
              : r.brief.confirmation && !isCovered(r) && BAND_WIDTHS[r.shape][third],
          ),
        })),
      },
      { title: 'Onde isso pesa', items: weighsIn(r) },
    ],
    tables: [
      { title: 'O quanto confiar', columns: ['Leitura', 'De onde'], rows: [['Certeza', certaintyOf(r, heights)]] },
    ],
    figures: [{ kind: 'thirds', caption: EYE_CAPTION }],
    bases: [{ certainty: 'X', sources: ['caliper'] }],
  })
}

/** Where it is and what is known to be there. */
function bandOf(r: Reading, third: Third): string {
  const { brows, glasses } = r.brief.observed ?? {}
  const bySomebody = (one: { readonly by: string } | undefined) => one !== undefined && one.by !== 'aparelho'
  if (third === 'upper') return isCovered(r) ? BAND_WHERE.covered : r.isTopBare ? BAND_WHERE.bare : BAND_WHERE.upper
  if (third === 'middle')
    return withThings(BAND_WHERE.middle, [
      bySomebody(brows) && brows?.value !== 'falhadas' && 'as sobrancelhas',
      bySomebody(glasses) && glasses?.value === 'sempre' && 'os óculos',
    ])
  const { beard } = r.brief.observed ?? {}
  const isBearded = bySomebody(beard) && beard?.value !== 'sem' && r.beard !== 'Sem barba'
  return withThings(BAND_WHERE.lower, ['a boca', isBearded && (beard?.value === 'bigode' ? 'o bigode' : 'a barba')])
}

function withThings(where: string, things: readonly (string | false)[]): string {
  const there = things.filter((thing) => thing !== false)
  return there.length === 0 ? `${where}.` : `${where}, com ${list(there)}.`
}

/** In words; without the first line the two others are compared alone. */
function comparedOf(heights: Thirds, third: Third, knowsTop: boolean): string | null {
  if (knowsTop) return EYE_SIDES[third][sideOf(third, heights[third])]
  if (third === 'upper') return null
  const share = heights.middle / (heights.middle + heights.lower)
  const usual = NORMS.middle.mean / (NORMS.middle.mean + NORMS.lower.mean)
  const isMiddle = third === 'middle'
  const side = Math.abs(share - usual) < ALIKE ? 'mid' : share > usual === isMiddle ? 'high' : 'low'
  return EYE_SIDES[third][side]
}
/** Of middle and base together. */
const ALIKE = 0.04

function inHair(r: Reading): Section {
  if (r.isHairHidden) {
    const [rule] = clothRules(r)
    return { heading: 'No tecido', paragraphs: rule ? [`${rule.what}: ${rule.why}.`] : [] }
  }
  const { cut, stays } = r.cuts[r.cuts.recommended]
  const fringe = fringeWithCut(r)
  return {
    heading: 'No cabelo',
    paragraphs: [
      say(
        `${stays ? 'Fica o corte' : 'Por onde começar'}: ${lower(cut.name)}.`,
        !r.isTopBare && cut.id !== 'so-contorno' && `O volume fica ${cut.volume}.`,
        fringe && `Franja: ${lower(fringe.what)}.`,
      ),
    ],
  }
}

function weighsIn(r: Reading): Reasoned[] {
  const places: readonly (readonly [weighs: readonly [what: string, why: string], page: ChapterId, is: boolean])[] = [
    [EYE_WEIGHS.cloth, 'tecido', r.isHairHidden],
    [EYE_WEIGHS.top, 'cabelo', !r.isHairHidden && !r.isTopBare],
    [EYE_WEIGHS.brows, 'sobrancelhas', true],
    [EYE_WEIGHS.glasses, 'oculos', true],
    [EYE_WEIGHS.collar, 'decotes', true],
  ]
  return places.flatMap(([[what, why], page, is]) => (is ? [{ what, why, chapter: page }] : []))
}

const certaintyOf = ({ brief }: Reading, heights: Thirds | null): string =>
  EYE_CERTAINTY[heights === null ? 'looked' : (brief.marking?.by ?? 'looked')]
