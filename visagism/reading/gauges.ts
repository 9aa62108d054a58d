/** Measures against the population's mean, for the printed ruler. */
import { normsOf } from '../face/face-shape.ts'
import { isOverruled, type FaceEvidence } from '../face/evidence.ts'
import { degrees, ratio } from '../knowledge/pt.ts'
import type { Reading } from './reading.ts'

export const GAUGE_IDS = ['length', 'forehead', 'jaw', 'angle'] as const
export type GaugeId = (typeof GAUGE_IDS)[number]
export type Band = 'muito-abaixo' | 'abaixo' | 'media' | 'acima' | 'muito-acima'

export type Gauge = {
  readonly id: GaugeId
  /** `Altura ÷ maçãs` */
  readonly label: string
  /** `1,41`, `133°` */
  readonly value: string
  /** `média 1,38` */
  readonly mean: string
  /** `ampla` */
  readonly word: string
  /** `estreita`, `ampla` */
  readonly ends: readonly [low: string, high: string]
  /** 0 (2.5 deviations below the mean) to 1 (2.5 above). */
  readonly position: number
  readonly band: Band
  /** Deviations from the mean; positive = larger (for the angle: softer). */
  readonly z: number
}

export type GaugeSide = 'low' | 'mid' | 'high'

/** `{v}` is the gauge's value. */
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

/** In page order. Four; three if the hairline is unknown, since height would be a guess; two if cloth covers the forehead. */
export function gaugesOf(
  evidence: Pick<FaceEvidence, 'measures' | 'schemes' | 'knowsHairline' | 'hairline' | 'isJawHidden'>,
): Gauge[] {
  const { measures, schemes, knowsHairline, hairline, isJawHidden } = evidence
  if (!measures || !schemes) return []
  const { mean, sigma } = normsOf(schemes)
  const height = gauge('length', measures.lengthRatio, mean.lengthRatio, sigma.lengthRatio, ratio)
  return [
    ...(knowsHairline ? [height] : []),
    ...(hairline === 'covered'
      ? []
      : [gauge('forehead', measures.foreheadRatio, mean.foreheadRatio, sigma.foreheadRatio, ratio)]),
    ...[
      gauge('jaw', measures.jawRatio, mean.jawRatio, sigma.jawRatio, ratio),
      gauge('angle', measures.jawAngle, mean.jawAngle, sigma.jawAngle, degrees),
    ].map((one) => (isJawHidden ? { ...one, label: UNDER_BEARD[one.id] ?? one.label } : one)),
  ]
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

function gauge(id: GaugeId, value: number, mean: number, sigma: number, print: (n: number) => string): Gauge {
  const z = (value - mean) / sigma
  const band = bandOf(z)
  return {
    id,
    label: LABELS[id],
    value: print(value),
    mean: `média ${print(mean)}`,
    word: WORDS[id][band],
    ends: [WORDS[id].abaixo, WORDS[id].acima],
    position: Math.min(1, Math.max(0, 0.5 + z / (2 * REACH))),
    band,
    z,
  }
}

function bandOf(z: number): Band {
  if (z < -1.5) return 'muito-abaixo'
  if (z < -0.5) return 'abaixo'
  if (z <= 0.5) return 'media'
  return z <= 1.5 ? 'acima' : 'muito-acima'
}
