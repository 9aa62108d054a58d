/** Measures against the population's mean, for the printed ruler. */
import { NORM, PROTOTYPES, type Interval, type Intervals, type ShapeRatios } from '../face/face-shape.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import { isOverruled, type FaceEvidence } from '../face/evidence.ts'
import type { Reading } from './reading.ts'

export const GAUGE_IDS = ['length', 'forehead', 'jaw', 'angle'] as const
export type GaugeId = (typeof GAUGE_IDS)[number]
export type Band = 'muito-abaixo' | 'abaixo' | 'media' | 'acima' | 'muito-acima'

export type Gauge = {
  readonly id: GaugeId
  /** `Altura ÷ maçãs` */
  readonly label: string
  /** `1,38 a 1,44`, `129° a 137°`: outwards to the hundredth and the degree. */
  readonly value: string
  /** `média 1,38` */
  readonly mean: string
  /** `ampla`; `média a ampla` where the interval leaves a band. */
  readonly word: string
  /** `estreita`, `ampla` */
  readonly ends: readonly [low: string, high: string]
  /** 0 (2.5 deviations below the mean) to 1 (2.5 above). */
  readonly position: number
  /** The interval on the same ruler. */
  readonly reach: readonly [from: number, to: number]
  /** The interval's nearest to the mean: what holds of all of it. */
  readonly band: Band
  /** Deviations from the mean; positive = larger (for the angle: softer). */
  readonly z: number
  /** Of the interval's end nearest to the mean; 0 where it holds the mean. Only what is beyond it distinguishes. */
  readonly sureZ: number
}

export type GaugeSide = 'low' | 'mid' | 'high'

export type GaugeWords = Readonly<Record<GaugeSide, string | readonly [string, string]>>

const LABELS: Readonly<Record<GaugeId, string>> = {
  length: 'Altura ÷ maçãs',
  forehead: 'Testa ÷ maçãs',
  jaw: 'Mandíbula ÷ maçãs',
  angle: 'Ângulo da mandíbula',
}

/** For measures taken on a beard. */
const UNDER_BEARD: Readonly<Partial<Record<GaugeId, string>>> = {
  jaw: 'Mandíbula ÷ maçãs, sob a barba',
  angle: 'Ângulo sob a barba',
}

const WORDS: Readonly<Record<GaugeId, Readonly<Record<Band, string>>>> = {
  length: {
    'muito-abaixo': 'bem curto',
    abaixo: 'curto',
    media: 'na média',
    acima: 'longo',
    'muito-acima': 'bem longo',
  },
  forehead: {
    'muito-abaixo': 'bem estreita',
    abaixo: 'estreita',
    media: 'na média',
    acima: 'ampla',
    'muito-acima': 'bem ampla',
  },
  jaw: {
    'muito-abaixo': 'bem delicada',
    abaixo: 'delicada',
    media: 'na média',
    acima: 'larga',
    'muito-acima': 'bem larga',
  },
  angle: {
    'muito-abaixo': 'bem marcado',
    abaixo: 'marcado',
    media: 'na média',
    acima: 'suave',
    'muito-acima': 'bem suave',
  },
}

export const RATIO_OF: Readonly<Record<GaugeId, keyof ShapeRatios>> = {
  length: 'lengthRatio',
  forehead: 'foreheadRatio',
  jaw: 'jawRatio',
  angle: 'jawAngle',
}

/** In page order: the measures that somebody could see. */
export function gaugesOf({
  measures,
  intervals,
  isJawHidden,
}: Pick<FaceEvidence, 'measures' | 'intervals' | 'isJawHidden'>): Gauge[] {
  if (!measures || !intervals) return []
  return GAUGE_IDS.flatMap((id) => {
    const interval = intervals[RATIO_OF[id]]
    if (interval === null) return []
    const one = gauge(id, measures[RATIO_OF[id]], interval)
    return [isJawHidden ? { ...one, label: UNDER_BEARD[id] ?? one.label } : one]
  })
}

type Border = { readonly id: GaugeId; readonly at: string; readonly isFirstAbove: boolean }

/** Of the measures whose interval holds the half-way value between two shapes, the one that parts them most; that value (`0,86`, `128°`). */
export function borderOf(one: FaceShape, other: FaceShape, intervals: Intervals): Border | null {
  const [a, b] = [PROTOTYPES[one], PROTOTYPES[other]]
  // A more angular corner is a smaller angle.
  const signOf = (id: GaugeId) => (id === 'angle' ? -1 : 1)
  const halfWay = (id: GaugeId) =>
    NORM.mean[RATIO_OF[id]] + (signOf(id) * NORM.sigma[RATIO_OF[id]] * (a[id] + b[id])) / 2
  const [id] = GAUGE_IDS.filter((one) => {
    const interval = intervals[RATIO_OF[one]]
    return interval !== null && interval[0] < halfWay(one) && halfWay(one) < interval[1]
  }).sort((x, y) => Math.abs(a[y] - b[y]) - Math.abs(a[x] - b[x]))
  if (id === undefined) return null
  const at = halfWay(id)
  return {
    id,
    at: id === 'angle' ? `${Math.round(at)}°` : hundredths(Math.round, at),
    isFirstAbove: signOf(id) * (a[id] - b[id]) > 0,
  }
}

/** Deviations, from the mean to each end. */
const REACH = 2.5
/** Then the dot is at the ruler's end, with an arrow. */
export const isBeyondRuler = ({ z }: Gauge): boolean => Math.abs(z) > REACH

/** A person's word overruled the points and sees this height the opposite way: no advice. */
export function isDisputed({ brief, evidence }: Pick<Reading, 'brief' | 'evidence'>, { id, z }: Gauge): boolean {
  if (id !== 'length' || !isOverruled(evidence)) return false
  const seen = brief.quiz?.faceLength
  return (seen === 'longo' && z < -0.5) || (seen === 'curto' && z > 0.5)
}

export const sureGauges = (r: Pick<Reading, 'brief' | 'evidence'>): Gauge[] =>
  gaugesOf(r.evidence).filter((one) => !isDisputed(r, one))

function gauge(id: GaugeId, value: number, [from, to]: Interval): Gauge {
  const [mean, sigma] = [NORM.mean[RATIO_OF[id]], NORM.sigma[RATIO_OF[id]]]
  const zOf = (at: number) => (at - mean) / sigma
  const onRuler = (at: number) => Math.min(1, Math.max(0, 0.5 + zOf(at) / (2 * REACH)))
  const sureZ = zOf(from) > 0 ? zOf(from) : Math.min(0, zOf(to))
  return {
    id,
    label: LABELS[id],
    value:
      id === 'angle'
        ? `${Math.floor(from)}° a ${Math.ceil(to)}°`
        : `${hundredths(Math.floor, from)} a ${hundredths(Math.ceil, to)}`,
    mean: `média ${id === 'angle' ? `${mean}°` : hundredths(Math.round, mean)}`,
    word: wordOver(id, bandOf(zOf(from)), bandOf(zOf(to))),
    ends: [WORDS[id].abaixo, WORDS[id].acima],
    position: onRuler(value),
    reach: [onRuler(from), onRuler(to)],
    band: bandOf(sureZ),
    z: zOf(value),
    sureZ,
  }
}

/** `0,78`; the fourth decimal is arithmetic, not measure. */
const hundredths = (round: (n: number) => number, value: number) =>
  (round(Number((value * 100).toFixed(2))) / 100).toFixed(2).replace('.', ',')

const MIDDLE: Readonly<Record<GaugeId, string>> = { length: 'médio', forehead: 'média', jaw: 'média', angle: 'médio' }

/** On one side of the mean, the word that holds of all of it; else both sides. */
function wordOver(id: GaugeId, from: Band, to: Band): string {
  const plain = (band: Band) => (band === 'muito-abaixo' ? 'abaixo' : band === 'muito-acima' ? 'acima' : band)
  if (from === to) return WORDS[id][from]
  if (plain(from) === plain(to)) return WORDS[id][plain(from)]
  const word = (band: Band) => (band === 'media' ? MIDDLE[id] : WORDS[id][plain(band)])
  return `${word(from)} a ${word(to)}`
}

function bandOf(z: number): Band {
  if (z < -1.5) return 'muito-abaixo'
  if (z < -0.5) return 'abaixo'
  if (z <= 0.5) return 'media'
  return z <= 1.5 ? 'acima' : 'muito-acima'
}
