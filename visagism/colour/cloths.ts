/** The cloth test: a person compares their face over two cloths, five times. It is a clue and names no season (docs/visagism.md §8). */
import { list } from '../knowledge/pt.ts'
import { COLOUR_AXES, type ColourAxis } from './axes.ts'

export type ComparedCloth = { readonly name: string; readonly hex: string }
type Pair = { readonly axis: ColourAxis; readonly low: ComparedCloth; readonly high: ComparedCloth }

const pair = (axis: ColourAxis, low: readonly [string, string], high: readonly [string, string]): Pair => ({
  axis,
  low: { name: low[0], hex: low[1] },
  high: { name: high[0], hex: high[1] },
})

export const CLOTH_PAIRS = {
  metal: pair('warmth', ['Prateado', '#AEB5BD'], ['Dourado', '#D09A33']),
  white: pair('warmth', ['Branco', '#F8FAFC'], ['Creme', '#F3E4C3']),
  depth: pair('depth', ['Pastel', '#CFC6DE'], ['Escuro', '#2B2A3A']),
  clarity: pair('clarity', ['Suave', '#8E9C94'], ['Vivo', '#1F8A5B']),
  'more-warmth': pair('warmth', ['Framboesa', '#B3295E'], ['Coral', '#EE6C4D']),
  'more-depth': pair('depth', ['Claro', '#BFD7EA'], ['Profundo', '#16324F']),
  'more-clarity': pair('clarity', ['Esfumado', '#A7818A'], ['Aceso', '#D81E5B']),
} as const satisfies Record<string, Pair>
export type ClothPairId = keyof typeof CLOTH_PAIRS

export const FIRST_PAIRS = ['metal', 'white', 'depth', 'clarity'] as const satisfies readonly ClothPairId[]
const MORE: Readonly<Record<ColourAxis, ClothPairId>> = {
  warmth: 'more-warmth',
  depth: 'more-depth',
  clarity: 'more-clarity',
}
export const CLOTH_COMPARISONS = FIRST_PAIRS.length + 1

/** The lower or higher cloth on the pair's axis, or no difference. */
export const CLOTH_CHOICES = ['low', 'same', 'high'] as const
export type ClothChoice = (typeof CLOTH_CHOICES)[number]
export type ClothAnswer = { readonly pair: ClothPairId; readonly choice: ClothChoice }

export const CLOTH_SEEDS = 2 ** 31

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Null after the fifth. Deterministic per seed. */
export function nextCloths(
  seed: number,
  answers: readonly ClothAnswer[],
): { readonly pair: ClothPairId; readonly isHighLeft: boolean } | null {
  if (answers.length >= CLOTH_COMPARISONS) return null
  const roll = random(seed)
  const order: ClothPairId[] = FIRST_PAIRS.map((id) => ({ id, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
  const sides = Array.from({ length: CLOTH_COMPARISONS }, () => roll() < 0.5)
  return {
    pair: order[answers.length] ?? MORE[closestAxis(answers)],
    isHighLeft: sides[answers.length] ?? false,
  }
}

/** Whether these are the five answers that this seed asks for, in order. */
export const isWholeClothTest = (seed: number, answers: readonly ClothAnswer[]): boolean =>
  answers.length === CLOTH_COMPARISONS &&
  answers.every((answer, at) => nextCloths(seed, answers.slice(0, at))?.pair === answer.pair)

const VALUES: Readonly<Record<ClothChoice, number>> = { low: -1, same: 0, high: 1 }
/** For ties: depth and clarity rest on one comparison, warmth on two. */
const CLOSEST_FIRST = ['depth', 'clarity', 'warmth'] as const

function closestAxis(answers: readonly ClothAnswer[]): ColourAxis {
  const leans = leansOf(answers)
  const [first] = [...CLOSEST_FIRST].sort((a, b) => Math.abs(leans[a] ?? 0) - Math.abs(leans[b] ?? 0))
  return first ?? 'depth'
}

const onAxis = (answers: readonly ClothAnswer[], axis: ColourAxis) =>
  answers.filter(({ pair: id }) => CLOTH_PAIRS[id].axis === axis)

/** −1 to 1 (positive: warm, deep, bright). One comparison counts half; unasked axes are absent. */
export function leansOf(answers: readonly ClothAnswer[]): Partial<Record<ColourAxis, number>> {
  return Object.fromEntries(
    COLOUR_AXES.flatMap((axis) => {
      const asked = onAxis(answers, axis)
      if (asked.length === 0) return []
      const sum = asked.reduce((total, { choice }) => total + VALUES[choice], 0)
      return [[axis, sum / Math.max(2, asked.length)]]
    }),
  )
}

const ENDS: Readonly<Record<ColourAxis, readonly [readonly [string, string], readonly [string, string]]>> = {
  warmth: [
    ['Fria', 'o frio'],
    ['Quente', 'o quente'],
  ],
  depth: [
    ['Clara', 'o claro'],
    ['Escura', 'o escuro'],
  ],
  clarity: [
    ['Suave', 'o suave'],
    ['Viva', 'o vivo'],
  ],
}

export type ClothTape = {
  readonly axis: ColourAxis
  readonly low: string
  readonly high: string
  /** 0 to 1; the middle is no difference. */
  readonly at: number
  /** `dourado e creme, duas de duas`. */
  readonly note: string
}

/** The result for the person; it names no season. */
export function readCloths(answers: readonly ClothAnswer[]): {
  readonly title: string
  readonly tapes: readonly ClothTape[]
} {
  const leans = leansOf(answers)
  const pulls = COLOUR_AXES.flatMap((axis) => {
    const lean = leans[axis] ?? 0
    return lean === 0 ? [] : [ENDS[axis][lean < 0 ? 0 : 1][1]]
  })
  return {
    title: pulls.length === 0 ? 'Os panos não puxam para nenhum lado' : `Os panos puxam para ${list(pulls)}`,
    tapes: COLOUR_AXES.map((axis) => {
      const [[low], [high]] = ENDS[axis]
      const lean = leans[axis] ?? 0
      return { axis, low, high, at: (lean + 1) / 2, note: noteOf(onAxis(answers, axis), lean) }
    }),
  }
}

const COUNTS = ['nenhuma', 'uma', 'duas', 'três'] as const

function noteOf(asked: readonly ClothAnswer[], lean: number): string {
  if (asked.every(({ choice }) => choice === 'same')) return 'sem diferença, e tudo bem'
  if (lean === 0) return 'uma para cada lado'
  const towards = lean < 0 ? 'low' : 'high'
  const won = asked.filter(({ choice }) => choice === towards)
  const names = list(won.map(({ pair: id }) => CLOTH_PAIRS[id][towards].name.toLowerCase()))
  return `${names}, ${COUNTS[won.length] ?? won.length} de ${COUNTS[asked.length] ?? asked.length}`
}
