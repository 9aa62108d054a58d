/** Only what this person's hair and first cut could do. */
import type { Refusal } from '../knowledge/effects.ts'
import type { Reading } from './reading.ts'
import { hairRefusals } from './refusals.ts'
import { HAIR_ADVICE, SHORT_AVOID } from '../hair/hair-advice.ts'

type Three = readonly [Refusal, Refusal, Refusal]

/** Instead of advice against shaving. */
const NOT_SHAVED_ALREADY: Refusal = { what: 'Desenho riscado nas laterais', why: 'pede retoque antes de todo o resto' }
/** From here a cut has a base, a parting and ends. */
const LONG_FRONT_CM = 14

export function hairRefusalsFor(r: Reading): Three {
  if (r.isTopBare) return hairRefusals(r.shape, true)
  const isLong = r.cuts[r.cuts.recommended].cut.centimetres[0] >= LONG_FRONT_CM
  const [first, second, third] = isLong ? HAIR_ADVICE[r.shape].avoid : SHORT_AVOID[r.shape]
  const own = (line: Refusal) => (isOfPresent(r, line) ? NOT_SHAVED_ALREADY : line)
  return [own(first), own(second), own(third)]
}

/** About the hair they have now. */
export const isOfPresent = ({ cutBrief }: Pick<Reading, 'cutBrief'>, { refuses = [] }: Refusal): boolean =>
  cutBrief.lengthSeen === 'raspado' && (refuses.includes('laterais-raspadas') || refuses.includes('laterais-curtas'))

/** About lengths they neither have nor are advised. */
export const isOfLongHair = (r: Reading, { refuses = [] }: Refusal): boolean =>
  r.cuts[r.cuts.recommended].cut.centimetres[0] < LONG_FRONT_CM &&
  refuses.some((effect) => ['linha-no-maxilar', 'liso-comprido', 'rabo-alto', 'linha-na-bochecha'].includes(effect))
