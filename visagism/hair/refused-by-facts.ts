/** What a person said takes cuts out; it does not lower them in a list. Centimetres are practice (M). */
import type { Cut } from '../cuts/cuts.ts'
import type { FactKey } from '../facts/facts.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { monthsToGrow, type PresentHair, shortensBy } from './growth.ts'

/** Value by fact, as written; empty where it has none. */
export type FactsSaid = ReadonlyMap<FactKey, string>

/** @param value in plain letters */
type Rule = (cut: Cut, hair: PresentHair, value: string) => boolean

const hasEffect = (cut: Cut, ...effects: readonly string[]): boolean =>
  cut.effects.some((effect) => effects.includes(effect))
/** Less is a tidy end. */
const TIDY_CM = 3
const FINGER_CM = 2
export const usesClippers = ({ sizes }: Cut): boolean =>
  Object.values(sizes).some((size) => /máquina|lâmina/.test(size))

/** Length at the front that reaches there. */
const REACHES: readonly (readonly [RegExp, number])[] = [
  [/orelha/, 12],
  [/queixo/, 18],
  [/nuca|pescoco/, 20],
  [/ombro|clavicula/, 26],
  [/sutia/, 42],
  [/cintura/, 60],
]

/** Never broken: what stays is law. */
const LAWS: Readonly<Partial<Record<FactKey, Rule>>> = {
  'no-cut': (cut, hair) => shortensBy(cut, hair) > 0,
  'growing-out': (cut, hair) => shortensBy(cut, hair) > 0,
  'trim-only': (cut, hair, value) => shortensBy(cut, hair) > centimetresIn(value),
  'length-stays': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  'not-above': (cut, hair, value) => shortensBy(cut, hair) > 0 && cut.centimetres[0] < reachOf(value),
  'no-short': (cut) => cut.length === 'Muito curto' || cut.length === 'Curto',
  'short-stays': (cut, hair) => monthsToGrow(cut, hair) > 0,
  'shaved-stays': (cut) => cut.centimetres.some((length) => length > 1),
  'braids-stay': (cut) => cut.plaited !== true,
  'no-clippers': usesClippers,
  'no-fringe': (cut) => cut.fringe !== 'addable' && cut.fringe !== 'none',
  'fringe-stays': (cut) => cut.fringe === 'none',
}

/** Kept where three cuts are left. */
const WISHES: Readonly<Partial<Record<FactKey, Rule>>> = {
  'hair-loss': ({ pulls }) => pulls === true,
  'hair-regrows': ({ pulls }) => pulls === true,
  'in-treatment': ({ pulls }) => pulls === true,
  'in-transition': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
  thinning: ({ recedingCorners }) => recedingCorners === 'shows',
  'work-rule': ({ axes }) => axes.edge > 0.4,
  helmet: (cut) => hasEffect(cut, 'altura-no-topo', 'topo-alto-e-estreito') || cut.minutes > 8,
  cap: (cut) => hasEffect(cut, 'altura-no-topo', 'topo-alto-e-estreito') || cut.minutes > 8,
  'hair-in-eyes': ({ fringe }) => fringe === 'reta' || fringe === 'leve' || fringe === 'cortina',
  'cannot-lift-arms': ({ minutes, tied }) => minutes > 5 || tied === true,
  'touch-unbearable': ({ centimetres: [, , nape], ties }) => nape > 6 && !ties,
  'little-time': ({ minutes }, _, value) => minutes > (Number(value) || 10),
  'few-visits': ({ weeks, keptAtHome }, _, value) => !keptAtHome && weeks[1] < Math.min(8, Number(value) || 8),
  'little-money': ({ weeks, keptAtHome }) => !keptAtHome && weeks[1] < 5,
  'wants-length': (cut, hair) => shortensBy(cut, hair) > TIDY_CM,
}

/** What is asked for is one of the three at least. */
const ANSWERS: typeof LAWS = {
  'wants-short': ({ length }) => length === 'Muito curto' || length === 'Curto',
  'wants-shorter': (cut, hair) => shortensBy(cut, hair) > 0,
  'wants-shaved': ({ shavesAll, keptAtHome, forShaven }) => Boolean(shavesAll ?? keptAtHome ?? forShaven),
  'wants-shaved-sides': (cut) => hasEffect(cut, 'laterais-raspadas'),
  'wants-braids': ({ plaited, drawing }) => plaited === true || drawing.cut === 'tranca-lateral',
  'wants-fringe': ({ fringe }) => fringe !== 'none' && fringe !== 'addable',
  'wants-volume': ({ axes }) => axes.crown > 0.2,
  'wants-cut': ({ id, name }, _, value) => value !== '' && `${id} ${plainLetters(name)}`.includes(value),
}

export const answersWish = (key: FactKey, value: string, cut: Cut, hair: PresentHair): boolean =>
  ANSWERS[key]?.(cut, hair, plainLetters(value)) ?? false

/** All heads are clipped only for those who asked, or wear it so. */
const isUnaskedShave: Rule = ({ shavesAll, keptAtHome }, { seen }) =>
  (shavesAll === true || keptAtHome === true) && seen !== 'raspado'

const ASKING: readonly FactKey[] = ['wants-shaved', 'shaved-stays']

/** The laws that a cut breaks. */
export function lawsBroken(cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] {
  return broken(LAWS, cut, facts, hair)
}

export const wishesBroken = (cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] =>
  broken(WISHES, cut, facts, hair)

/** Rules of both kinds: what is said here is done by every cut, or not printed. */
export const bindsCuts = (key: FactKey): boolean => LAWS[key] !== undefined || WISHES[key] !== undefined

/** Bare tops choose among blades and clippers. */
export const shavesUnasked = (cut: Cut, facts: FactsSaid, hair: PresentHair): boolean =>
  cut.forBareTop !== true && isUnaskedShave(cut, hair, '') && !ASKING.some((key) => facts.has(key))

const broken = (rules: typeof LAWS, cut: Cut, facts: FactsSaid, hair: PresentHair): FactKey[] =>
  [...facts].flatMap(([key, value]) => (rules[key]?.(cut, hair, plainLetters(value)) ? [key] : []))

const COUNTED: readonly string[] = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis']

/** “tres dedos”, “5 cm”; the ends where nothing is counted. */
function centimetresIn(value: string): number {
  const [word = '', unit = ''] = value.split(' ')
  const n = Number(word) || COUNTED.indexOf(word.replace(/^uma$/, 'um').replace(/^duas$/, 'dois')) + 1
  return n > 0 ? n * (unit.startsWith('dedo') ? FINGER_CM : unit.startsWith('palmo') ? 20 : 1) : TIDY_CM
}

const reachOf = (value: string): number => REACHES.find(([pattern]) => pattern.test(value))?.[1] ?? 0
