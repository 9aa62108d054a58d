/**
 * No recommendation may be something to avoid, impossible for the hair, or against the routine. Tests require an empty list for thousands
 * of people.
 */
import { FACTS } from '../facts/facts.ts'
import { finishOf, NEEDS_HEAT, STRETCHES_CURLS, waysOf, wearOf } from '../hair/finish.ts'
import { linesAgainst, recommendationsOf } from './advice.ts'
import { writeChapters } from './chapters.ts'
import { contradictionsIn, type Contradiction } from './judge.ts'
import { fringeWithCut } from '../reading/fringe-with-cut.ts'
import { waitsForSides } from '../hair/growth.ts'
import { HAIR_PATHS, isWithinUpkeep, presentHair, waitFor, wearableCuts, type HairPath } from '../hair/hair.ts'
import { takesTooMuch } from '../hair/paths.ts'
import { without } from '../hair/questions.ts'
import { lawsBroken, shavesUnasked, wishesBroken } from '../hair/refused-by-facts.ts'
import { asksGreatChange, staysShaven } from '../hair/wishes.ts'
import { distanceFrom, isGreatChange } from '../hair/distance.ts'
import { ownFringeOf, LENGTH_STEPS, type Cut } from '../cuts/cuts.ts'
import { factsBinding } from '../reading/facts-binding.ts'
import type { Reading } from '../reading/reading.ts'

export function contradictionsOf(r: Reading): Contradiction[] {
  return [
    ...refused(r),
    ...doneAndAvoided(r),
    ...contradictionsIn(r, writeChapters(r)),
    ...HAIR_PATHS.flatMap((path) => unwearable(r, path)),
    ...offRoutine(r),
  ]
}

function refused(r: Reading): Contradiction[] {
  const lines = linesAgainst(r)
  return recommendationsOf(r).flatMap(({ what, effects = [] }) =>
    lines
      .filter(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect)))
      .map((line) => ({ said: what, against: line.what })),
  )
}

function doneAndAvoided(r: Reading): Contradiction[] {
  const plain = (text: string) => text.trim().toLowerCase()
  const avoided = new Set(linesAgainst(r).map(({ what }) => plain(what)))
  return recommendationsOf(r)
    .filter(({ what }) => avoided.has(plain(what)))
    .map(({ what }) => ({ said: what, against: what }))
}

function unwearable(r: Reading, path: HairPath): Contradiction[] {
  const { cut } = r.cuts[path]
  const found: Contradiction[] = []
  if (r.texture && !cut.textures.includes(r.texture)) found.push({ said: cut.name, against: `fio ${r.texture}` })
  if (r.themes.includes('franja-nao') && ownFringeOf(cut) !== null)
    found.push({ said: cut.name, against: 'sem franja' })
  for (const key of lawsBroken(cut, factsBinding(r, path), presentHair(r.cutBrief)))
    found.push({ said: cut.name, against: FACTS[key].words })
  const ways = waysOf(r)
  const texts = [
    finishOf(cut, r.texture, path, ways),
    ...wearOf(cut, r.texture, path, { refused: r.cutBrief.refused, ...ways }),
  ]
  if (ways.withoutHeat)
    for (const text of texts) if (NEEDS_HEAT.test(text)) found.push({ said: text, against: 'sem aparelho' })
  if (r.texture === 'cacheado' || r.texture === 'crespo') {
    for (const text of texts) if (STRETCHES_CURLS.test(text)) found.push({ said: text, against: `fio ${r.texture}` })
  }
  return found
}

/** The first recommendation must be possible now and fit the upkeep, if any cut does. */
function offRoutine(r: Reading): Contradiction[] {
  const { cut, monthsToGrow, stays } = r.cuts[r.cuts.recommended]
  const { maintenanceLevel, hairLength } = r.brief.form
  const shortest = r.themes.includes('nao-cortar') ? LENGTH_STEPS[hairLength ?? 'Médio'] : 0
  const hair = presentHair(r.cutBrief)
  const said = without(r.facts, r.questions)
  // A shaved head is no alternative to a cut that starts with the top.
  const begins = waitsForSides(cut, hair)
  // A great change that was asked for may cost more visits than a small one.
  const isGreat = asksGreatChange(r.cutBrief) && isGreatChange(distanceFrom(hair, cut))
  const fits = (other: Cut) =>
    !(begins && other.shavesAll) &&
    !(staysShaven(r.cutBrief) && other.centimetres.some((length) => length > 1)) &&
    !(isGreat && !isGreatChange(distanceFrom(hair, other))) &&
    // A way of tying replaces no cut.
    !(other.tied && !cut.tied) &&
    !shavesUnasked(other, said, hair) &&
    // Nor is what takes most of the length of somebody who did not ask for it.
    !takesTooMuch(other, r.cutBrief) &&
    !(
      r.cutBrief.themes.some((theme) => theme === 'entradas' || theme === 'ralo') && other.recedingCorners === 'shows'
    ) &&
    other.id !== r.cutBrief.today?.cut &&
    !(r.cuts.now.stays && other.id === r.cuts.now.cut.id) &&
    waitFor(other, r.cutBrief) === 0 &&
    LENGTH_STEPS[other.length] >= shortest &&
    lawsBroken(other, said, hair).length + wishesBroken(other, said, hair).length === 0 &&
    isWithinUpkeep(other, maintenanceLevel)
  const found: Contradiction[] = []
  // Over clipped sides, it starts with the top and says so.
  if (r.cuts.now.monthsToGrow > 0 && !waitsForSides(r.cuts.now.cut, hair))
    found.push({ said: `agora: ${r.cuts.now.cut.name}`, against: 'cabelo de agora' })
  const alternatives = wearableCuts(r.cutBrief).filter(fits)
  // Who stays knows the rhythm of their own hair, and a visagist who chose a cut knows theirs.
  const isChosen =
    r.brief.choices?.some(({ part }) => part === 'first' || HAIR_PATHS.some((path) => path === part)) === true
  if (!stays && !isChosen && alternatives.length > 0 && (monthsToGrow > 0 || !isWithinUpkeep(cut, maintenanceLevel)))
    found.push({ said: cut.name, against: `manutenção ${maintenanceLevel ?? 'não dita'}, cabelo de agora` })
  if (cut.fringe === 'none' && fringeWithCut(r) !== null) found.push({ said: 'franja', against: cut.name })
  return found
}
