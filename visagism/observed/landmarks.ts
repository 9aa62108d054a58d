/** How far hair falls or stands, in centimetres from its root at the front strand; means of heads, rounded. */
export type Landmark = {
  readonly words: string
  /** “no pescoço” */
  readonly at: string
  readonly cm: number
}

/** Of hair that falls. */
export const LONG_LANDMARKS = [
  { words: 'sobrancelha', at: 'na sobrancelha', cm: 7 },
  { words: 'orelha', at: 'na orelha', cm: 12 },
  { words: 'queixo', at: 'no queixo', cm: 22 },
  { words: 'pescoço', at: 'no pescoço', cm: 27 },
  { words: 'ombro', at: 'no ombro', cm: 33 },
  { words: 'peito', at: 'no peito', cm: 45 },
  { words: 'cintura', at: 'na cintura', cm: 65 },
] as const satisfies readonly Landmark[]

/** Of hair that stands, in fingers. */
export const SHORT_LANDMARKS: readonly Landmark[] = [
  { words: 'rente', at: 'rente', cm: 0 },
  { words: 'um dedo', at: 'um dedo', cm: 1.5 },
  { words: 'dois dedos', at: 'dois dedos', cm: 3 },
  { words: 'quatro dedos', at: 'quatro dedos', cm: 7 },
  { words: 'meio palmo', at: 'meio palmo', cm: 9 },
]

/** What a clipper leaves, by its guard. */
export const CLIPPER_CM: readonly number[] = [0, 0.3, 0.6, 1, 1.3]
