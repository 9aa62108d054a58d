/**
 * What was said of the hair and today's does not hold, or no three cuts keep together: a question for a person, and no law that a path
 * then breaks.
 */
import { type Cut, CUTS } from '../cuts/cuts.ts'
import { FACTS, type FactKey } from '../facts/facts.ts'
import { themesOf } from '../facts/themes.ts'
import { monthsToGrow, presentLengths, type PresentHair, waitsForSides } from './growth.ts'
import { HAIR_PATHS, presentHair, wearableCuts, type CutBrief } from './hair.ts'
import { type FactsSaid, isLaw, isLawful } from './refused-by-facts.ts'
import { keptCuts } from './stay.ts'

const NOTHING_SAID: FactsSaid = new Map()

export const without = (facts: FactsSaid, keys: readonly FactKey[]): FactsSaid =>
  new Map([...facts].filter(([key]) => !keys.includes(key)))

/** The brief as if these had not been said. */
export function unsaid(brief: CutBrief, keys: readonly FactKey[]): CutBrief {
  if (keys.length === 0) return brief
  const facts = without(brief.facts ?? NOTHING_SAID, keys)
  const kept = themesOf([...facts.keys()])
  const gone = themesOf(keys).filter((theme) => !kept.includes(theme))
  return { ...brief, facts, themes: brief.themes.filter((theme) => !gone.includes(theme)) }
}

/** Shorter hair is braided by nobody, and falls over no forehead. */
const LEAST_CM = 2.5
/** Longer at the front is short in nobody's words. */
const LONGEST_SHORT_CM = 24

/** Said of a hair that the record does not show. */
const CONTRADICTED: Readonly<Partial<Record<FactKey, (hair: PresentHair) => boolean>>> = {
  'braids-stay': (hair) => presentLengths(hair)[0] < LEAST_CM && !isPlaited(hair),
  'fringe-stays': (hair) => presentLengths(hair)[0] < LEAST_CM,
  'short-stays': (hair) => isMeasured(hair) && presentLengths(hair)[0] > LONGEST_SHORT_CM,
}
const isPlaited = ({ today }: PresentHair): boolean => today?.cut != null && CUTS[today.cut].plaited === true
const isMeasured = ({ today }: PresentHair): boolean => today?.cm != null

/** Of several that do not go together, body and covering are asked about last. */
const isOfBody = (key: FactKey): boolean => FACTS[key].shelf === 'body' || 'byPerson' in FACTS[key]

/** Facts that a person settles with the buyer; the three cuts keep all the others. */
export function questionsOf(brief: CutBrief): FactKey[] {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const asked = [...facts.keys()].filter((key) => CONTRADICTED[key]?.(hair) === true)
  for (;;) {
    const rest = unsaid(brief, asked)
    const laws = [...(rest.facts ?? NOTHING_SAID).keys()].filter(isLaw)
    if (laws.length === 0 || hasEnough(rest)) return asked
    const [most] = laws
      .map((key) => ({ key, left: lawfulIn(unsaid(rest, [key])).length - (isOfBody(key) ? 1000 : 0) }))
      .sort((a, b) => b.left - a.left)
    if (most === undefined) return asked
    asked.push(most.key)
  }
}

/** Three, of which one is today's or can be made now, or is only waited for at its sides. */
function hasEnough(brief: CutBrief): boolean {
  const kept = keptCuts(brief)
  const lawful = lawfulIn(brief, kept)
  const hair = presentHair(brief)
  const isMade = (cut: Cut) => kept.includes(cut) || monthsToGrow(cut, hair) === 0 || waitsForSides(cut, hair)
  return lawful.length >= HAIR_PATHS.length && lawful.some(isMade)
}

function lawfulIn(brief: CutBrief, kept = keptCuts(brief)) {
  const { facts = NOTHING_SAID } = brief
  const hair = presentHair(brief)
  const others = wearableCuts(brief).filter(({ id }) => id !== brief.today?.cut)
  const all = [...others, ...kept].filter((cut) => isLawful(cut, facts, hair))
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}
