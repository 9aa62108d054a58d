/** Only what this person's hair and first cut could do. */
import type { Cut } from '../cuts/cuts.ts'
import type { Effect, Refusal } from '../knowledge/effects.ts'
import type { Reading } from './reading.ts'
import { hairRefusals } from './refusals.ts'
import { HAIR_ADVICE, SHORT_AVOID } from '../hair/hair-advice.ts'

/** Instead of advice against shaving. */
const NOT_SHAVED_ALREADY: Refusal = { what: 'Desenho riscado nas laterais', why: 'pede retoque antes de todo o resto' }
/** From here a cut has a base, a parting and ends. */
const LONG_FRONT_CM = 14

/** No line against what the cut to begin with does: one paper would ask for it and forbid it. */
export function hairRefusalsFor(r: Reading): readonly Refusal[] {
  const { cut } = r.cuts[r.cuts.recommended]
  return ofShape(r).filter((line) => !doesWhat(cut, line))
}

function ofShape(r: Reading): readonly Refusal[] {
  if (r.isTopBare) return hairRefusals(r.shape, true)
  const isLong = r.cuts[r.cuts.recommended].cut.centimetres[0] >= LONG_FRONT_CM
  const [first, second, third] = isLong ? HAIR_ADVICE[r.shape].avoid : SHORT_AVOID[r.shape]
  const own = (line: Refusal) => (isOfPresent(r, line) ? NOT_SHAVED_ALREADY : line)
  return [own(first), own(second), own(third)]
}

/** From here the sides lie on the cheek; under the other they are clipped (practice, M). */
const FULL_SIDES_CM = 5
const CLIPPED_SIDES_CM = 1.3

/** What a cut does to the eye, where its record names no effect of it. */
const DONE: Readonly<Partial<Record<Effect, (cut: Cut) => boolean>>> = {
  'volume-nas-macas': ({ axes, centimetres: [front, sides] }) =>
    axes.cheeks > 0.1 || (front < LONG_FRONT_CM && sides >= FULL_SIDES_CM),
  'laterais-curtas': ({ centimetres: [, sides] }) => sides <= CLIPPED_SIDES_CM,
  'laterais-raspadas': ({ centimetres: [, sides] }) => sides < CLIPPED_SIDES_CM / 2,
  'altura-no-topo': ({ axes }) => axes.crown > 0.2,
  'topo-colado': ({ axes }) => axes.crown < -0.3,
}
const drawsEdge = ({ name, ask, marks }: Cut): boolean =>
  /contorno (?:riscado|feito|desenhado)|costeleta desenhad|traço limpo/.test([name, ask, ...marks].join('; '))

const doesWhat = (cut: Cut, line: Refusal): boolean =>
  !cut.takesNothing &&
  (line === NOT_SHAVED_ALREADY
    ? drawsEdge(cut)
    : (line.refuses ?? []).some((effect) => cut.effects.includes(effect) || DONE[effect]?.(cut) === true))

/** About the hair they have now. */
export const isOfPresent = ({ cutBrief }: Pick<Reading, 'cutBrief'>, { refuses = [] }: Refusal): boolean =>
  cutBrief.lengthSeen === 'raspado' && (refuses.includes('laterais-raspadas') || refuses.includes('laterais-curtas'))

/** About lengths they neither have nor are advised. */
export const isOfLongHair = (r: Reading, { refuses = [] }: Refusal): boolean =>
  r.cuts[r.cuts.recommended].cut.centimetres[0] < LONG_FRONT_CM &&
  refuses.some((effect) => ['linha-no-maxilar', 'liso-comprido', 'rabo-alto', 'linha-na-bochecha'].includes(effect))
