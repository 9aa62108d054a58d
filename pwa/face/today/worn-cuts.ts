import type { FormHairToday } from '#contract/facts.ts'
import { type Cut, type CutId, CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import { HAIR_LENGTHS } from '#visagism/knowledge/form.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { lengthClassOf } from '#visagism/observed/today.ts'

const REPERTOIRES: Readonly<Record<string, Cut['repertoire']>> = { Feminino: 'feminine', Masculino: 'masculine' }

/** Shown at a time. */
export const CUTS_SHOWN = 6

/**
 * What somebody with such hair may be wearing, the likeliest first: by length, texture and answered gender. One drawing stands for all
 * the cuts that look alike.
 */
export function cutsWorn(today: FormHairToday, record: ObservedRecord, gender: string | undefined): readonly CutId[] {
  const texture = record.texture?.value ?? null
  const wanted = today.cm === null ? null : HAIR_LENGTHS.indexOf(lengthClassOf(today.cm, texture))
  const distance = ({ length }: Cut) => (wanted === null ? 0 : Math.abs(HAIR_LENGTHS.indexOf(length) - wanted))
  const repertoire = REPERTOIRES[gender ?? '']
  const fits = CUT_IDS.filter((id) => {
    const cut = CUTS[id]
    return (
      distance(cut) <= 1 &&
      (texture === null || cut.textures.includes(texture)) &&
      (repertoire === undefined || cut.repertoire === 'both' || cut.repertoire === repertoire) &&
      cut.forBareTop !== true
    )
  }).sort((a, b) => distance(CUTS[a]) - distance(CUTS[b]))
  const looks = fits.map((id) => JSON.stringify(CUTS[id].drawing))
  return fits.filter((_, at) => looks.indexOf(looks[at] ?? '') === at)
}
