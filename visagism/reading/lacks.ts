/** What a person has not, of all that an advice may ask for. */
import { isCrownThin } from '../advice/wardrobe.ts'
import { presentLengths } from '../hair/growth.ts'
import { HAIR_PATHS, presentHair } from '../hair/hair.ts'
import { staysShaven } from '../hair/wishes.ts'
import type { Possession } from '../knowledge/possessions.ts'
import { neverCuts, wearsBeard } from './care.ts'
import type { Reading } from './reading.ts'

/** Shorter is neither gathered nor laid over a shoulder. */
const LONG_CM = 16

/** With what is said against it. */
export function lacksOf(r: Reading): ReadonlyMap<Possession, string> {
  const cuts = HAIR_PATHS.map((path) => r.cuts[path].cut)
  const longest = Math.max(
    ...presentLengths(presentHair(r.cutBrief)),
    ...cuts.flatMap(({ centimetres }) => centimetres),
  )
  const lacks: readonly (readonly [Possession, boolean, string])[] = [
    [
      'hair-on-top',
      r.isTopBare || (staysShaven(r.cutBrief) && cuts.every(({ shavesAll }) => shavesAll)),
      'cabeça à mostra',
    ],
    ['full-crown', isCrownThin(r), 'alto mais ralo'],
    ['long-hair', longest < LONG_CM, 'cabelo curto'],
    ['cuts', neverCuts(r), 'não corta'],
    ['beard', !wearsBeard(r) || r.beard === 'Sem barba', 'sem barba'],
  ]
  return new Map(lacks.flatMap(([need, isLacking, why]) => (isLacking ? [[need, why] as const] : [])))
}
