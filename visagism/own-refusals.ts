/** What one person is told to leave aside in hair: of the shape's lines, those that their hair and their first cut could do. */
import type { Refusal } from './effects.ts'
import type { Reading } from './reading.ts'
import { hairRefusals } from './refusals.ts'
import { HAIR_ADVICE, SHORT_AVOID } from './hair/hair-advice.ts'

type Three = readonly [Refusal, Refusal, Refusal]

/** Shaved hair that nobody chose is not what they leave aside. */
const NOT_SHAVED_ALREADY: Refusal = { what: 'Desenho riscado nas laterais', why: 'pede retoque antes de todo o resto' }
/** From here on a cut has a base, a parting and ends to speak of. */
const LONG_FRONT_CM = 14

export function hairRefusalsFor(r: Reading): Three {
  if (r.isTopBare) return hairRefusals(r.shape, true)
  const isLong = r.cuts[r.cuts.recommended].cut.centimetres[0] >= LONG_FRONT_CM
  const [first, second, third] = isLong ? HAIR_ADVICE[r.shape].avoid : SHORT_AVOID[r.shape]
  const own = (line: Refusal) => (isOfPresent(r, line) ? NOT_SHAVED_ALREADY : line)
  return [own(first), own(second), own(third)]
}

/** Whether a line speaks against the hair as it is seen on them now. */
export const isOfPresent = ({ cutBrief }: Pick<Reading, 'cutBrief'>, { refuses = [] }: Refusal): boolean =>
  cutBrief.lengthSeen === 'raspado' && (refuses.includes('laterais-raspadas') || refuses.includes('laterais-curtas'))

/** Whether a line speaks of lengths that this person neither has nor is advised. */
export const isOfLongHair = (r: Reading, { refuses = [] }: Refusal): boolean =>
  r.cuts[r.cuts.recommended].cut.centimetres[0] < LONG_FRONT_CM &&
  refuses.some((effect) => ['linha-no-maxilar', 'liso-comprido', 'rabo-alto', 'linha-na-bochecha'].includes(effect))
