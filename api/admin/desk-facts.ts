import type { DeskFacts } from '#contract/admin/facts.ts'
import { Problem } from '#contract/problem.ts'
import { FACTS, type FactKey, isFactKey } from '#visagism/facts/facts.ts'
import { needsValue, refusedValue, takenBy } from '#visagism/facts/takes.ts'
import { hearNote } from '#visagism/facts/hear.ts'
import { forPerson } from '#visagism/facts/needs-person.ts'
import { proposedFacts, settleFacts, type SettledFact, wholeNote } from '#visagism/facts/settle.ts'
import type { Actor } from '../orders/order-status.ts'
import { sayFact } from '../orders/said-facts.ts'
import { gatherReport, type ReportMaterial } from '../reports/brief.ts'
import { work } from './desk-work.ts'

/** Read by a person and never a chip. */
const isForPerson = (key: FactKey): boolean => 'byPerson' in FACTS[key]

/** What the order says of its person, as the engine takes it. */
function settledIn({ brief }: ReportMaterial): SettledFact[] {
  return settleFacts(brief.form.observations, brief.at, brief.facts)
}

/** Heard or tapped, and not confirmed at the desk: in words. */
export const unconfirmedFacts = (material: ReportMaterial): string[] =>
  settledIn(material)
    .filter(({ key, source }) => source !== 'visagist' && !isForPerson(key))
    .map(({ key, value }) => (value ? `${FACTS[key].words}: ${value}` : FACTS[key].words))

/** Parts of note and chips that nobody understood. */
export const unheardIn = ({ brief }: ReportMaterial): string[] => [
  ...hearNote(wholeNote(brief.form.observations, brief.facts ?? []), brief.at).unheard,
]

const TABLE = Object.entries(FACTS).flatMap(([key, { words: name, shelf }]) =>
  isFactKey(key) ? [{ key, name, shelf, takes: takenBy(key), isNeeded: needsValue(key) }] : [],
)

async function gather(orderId: string): Promise<ReportMaterial> {
  const material = await gatherReport(orderId)
  if (!material) throw new Problem('form-missing')
  return material
}

/** @throws Problem form-missing */
export async function openFacts(orderId: string): Promise<DeskFacts> {
  const material = await gather(orderId)
  const { brief } = material
  const proposed = proposedFacts(brief.form.observations, brief.at, brief.facts ?? [])
  const taken = (brief.facts ?? []).filter(({ source, kept }) => source === 'visagist' && !kept)
  const unheard = unheardIn(material)
  const said = [...settledIn(material), ...proposed.map((fact) => ({ ...fact, kept: false })), ...taken].map(
    (fact) => ({
      ...fact,
      name: FACTS[fact.key].words,
      does: FACTS[fact.key].does,
      takes: takenBy(fact.key),
    }),
  )
  return {
    facts: said.filter(({ key }) => !isForPerson(key)),
    byPerson: said.filter(({ key }) => isForPerson(key)),
    forPerson: forPerson(brief.form.observations, brief.at, brief.facts).filter(
      ({ words }) => !unheard.includes(words),
    ),
    unheard,
    table: TABLE.filter(({ key }) => !isForPerson(key)),
    personTable: TABLE.filter(({ key }) => isForPerson(key)),
  }
}

interface Saying {
  readonly key: string
  readonly value?: string | undefined
  readonly words?: string | undefined
  readonly kept: boolean
}

/**
 * The visagist's word wins over the note, the note over a chip, a chip over a model.
 * @throws Problem order-not-found, order-ended, form-missing, invalid, changed-meanwhile
 */
export async function sayFacts(
  orderId: string,
  facts: readonly Saying[],
  actor: Actor & { readonly id: string },
): Promise<void> {
  for (const { key, value, kept } of facts) {
    const refused = kept && value !== undefined && isFactKey(key) ? refusedValue(key, value) : null
    if (refused !== null) throw new Problem('invalid', { text: refused, fields: { value: refused } })
  }
  // The journal outlives the form: it says how many, never which.
  const to = { facts: String(facts.length) }
  await work(orderId, actor, { action: 'desk.facts', to }, async (tx) => {
    if ((await tx.onboardingForm.count({ where: { orderId } })) === 0) throw new Problem('form-missing')
    for (const { key, value, words, kept } of facts) {
      if (!isFactKey(key)) continue
      await sayFact(tx, {
        orderId,
        byUserId: actor.id,
        key,
        kept,
        ...(value === undefined ? {} : { value }),
        ...(words === undefined ? {} : { words }),
      })
    }
  })
}
