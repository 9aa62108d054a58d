import type { FormHairToday } from '#contract/facts.ts'
import { CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import { centimetres, placeWords } from './ruler-scale.ts'
import { sidesWords } from './sides.ts'

/** “27 cm, no pescoço”, “lados na máquina 2”, “Long bob”: what was measured, each apart. */
export function todayWords({ cm, sidesCm, cut }: FormHairToday): string[] {
  const worn = CUT_IDS.find((id) => id === cut)
  return [
    ...(cm === null ? [] : [`${centimetres(cm)} cm, ${placeWords(cm)}`]),
    ...(sidesCm === null ? [] : [`Lados: ${sidesWords(sidesCm)}`]),
    ...(worn === undefined ? [] : [CUTS[worn].name]),
  ]
}
