/** How long a cut leaves the hair, as numbers; the words that are printed follow from them. Lengths are practice (M), rounded. */

/**
 * Hair as it is worn: coily and curly hair is measured dry, and its `words` say so. Of layers and fringes the shorter counts, for
 * they are cut from longer hair. In `words`, `#` is the number with its unit; without `words`, the number is all that is said.
 */
export type Length =
  /** Centimetres from the root; of a range the shorter. */
  | number
  | { readonly cm: number | Range; readonly words?: string }
  /** Centimetres under the line of the shoulder. */
  | { readonly belowShoulder: number; readonly words?: string }
  /** A clipper's guard; of a range the longer. */
  | { readonly guard: number | Range; readonly words?: string }
type Range = readonly [shorter: number, longer: number]

export type Place = 'front' | 'sides' | 'nape'
export type Lengths = Readonly<Record<Place, Length>>
/** Centimetres from the root. */
export type Centimetres = readonly [front: number, sides: number, nape: number]
/** As said in a salon. */
export type Sizes = Readonly<Record<Place, string>>

/** From the root to the line of the shoulder. */
const TO_SHOULDER_CM: Readonly<Record<Place, number>> = { front: 26, sides: 28, nape: 30 }
const GUARD_CM = 0.3

const isRange = (value: number | Range): value is Range => typeof value !== 'number'
const shorterOf = (value: number | Range): number => (isRange(value) ? value[0] : value)
const longerOf = (value: number | Range): number => (isRange(value) ? value[1] : value)

function centimetresAt(place: Place, length: Length): number {
  if (typeof length === 'number') return length
  if ('cm' in length) return shorterOf(length.cm)
  if ('belowShoulder' in length) return TO_SHOULDER_CM[place] + length.belowShoulder
  return Math.round(longerOf(length.guard) * GUARD_CM * 100) / 100
}

export const centimetresOf = ({ front, sides, nape }: Lengths): Centimetres => [
  centimetresAt('front', front),
  centimetresAt('sides', sides),
  centimetresAt('nape', nape),
]

const decimal = (value: number): string => String(value).replace('.', ',')
const span = (value: number | Range): string =>
  isRange(value) ? `${decimal(value[0])} a ${decimal(value[1])}` : decimal(value)
/** `máquina 1 e meio`, `máquina 1 a 3` */
const guardWords = (guard: number | Range): string =>
  !isRange(guard) && guard % 1 === 0.5 ? `máquina ${Math.floor(guard)} e meio` : `máquina ${span(guard)}`

function numberWords(length: Length): string {
  if (typeof length === 'number') return `${decimal(length)} cm`
  if ('cm' in length) return `${span(length.cm)} cm`
  if ('belowShoulder' in length) return `${decimal(length.belowShoulder)} cm abaixo do ombro`
  return guardWords(length.guard)
}

const frameOf = (length: Length): string => (typeof length === 'number' ? '#' : (length.words ?? '#'))
const wordsOf = (length: Length): string => frameOf(length).replace('#', () => numberWords(length))

export const sizesIn = ({ front, sides, nape }: Lengths): Sizes => ({
  front: wordsOf(front),
  sides: wordsOf(sides),
  nape: wordsOf(nape),
})

/** For curls, which are measured dry: a front that begins with its centimetres says so, and sides and nape that are nothing else. */
export function drySizesIn({ front, sides, nape }: Lengths): Sizes {
  const isCounted = (length: Length) => typeof length === 'number' || 'cm' in length
  const said = (length: Length, isDue: boolean) => wordsOf(length) + (isCounted(length) && isDue ? ', seco' : '')
  const frame = frameOf(front)
  return {
    front: said(front, frame.startsWith('#') && !frame.includes('sec')),
    sides: said(sides, frameOf(sides) === '#'),
    nape: said(nape, frameOf(nape) === '#'),
  }
}
