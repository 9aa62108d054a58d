/** What is said of an order's person: facts, today's hair, and answers to what they asked. */
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
import type { LiveMessage } from '#contract/live.ts'
import type { DeskSaid } from '#contract/admin/said.ts'
import { FormHairToday } from '#contract/facts.ts'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { askedOf } from '#visagism/answers/questions.ts'
import { CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import type { ObservedValue } from '#visagism/observed/observed.ts'
import { shortDate } from '#visagism/knowledge/pt.ts'
import { readBrief } from '#visagism/reading/reading.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { keepWords } from '../face/observed-record.ts'
import { announce } from '../platform/announce.ts'
import { db } from '../platform/db.ts'
import { answersStanding, SAID, todayStanding } from '../reports/choices.ts'

type Visagist = Actor & { readonly id: string }

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
    .map(({ key, value }) => (value ? `${FACTS[key].words}: ${shortDate(value)}` : FACTS[key].words))

/** Parts of note and chips that nobody understood; what is wished for stands among what she answers. */
export function unheardIn({ brief }: ReportMaterial): string[] {
  const { unheard, requests } = hearNote(wholeNote(brief.form.observations, brief.facts ?? []), brief.at)
  return unheard.filter((words) => !requests.some((request) => request.includes(words)))
}

const TABLE = Object.entries(FACTS).flatMap(([key, { words: name, shelf }]) =>
  isFactKey(key) ? [{ key, name, shelf, takes: takenBy(key), isNeeded: needsValue(key) }] : [],
)

async function gather(orderId: string): Promise<ReportMaterial> {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  const material = await gatherReport(orderId)
  if (!material) throw new Problem('form-missing')
  return material
}

/** @throws Problem order-not-found, form-missing */
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
export async function sayFacts(orderId: string, facts: readonly Saying[], actor: Visagist): Promise<void> {
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

const CUT_NAMES = CUT_IDS.map((id) => ({ id, name: CUTS[id].name })).sort((x, y) =>
  x.name.localeCompare(y.name, 'pt-BR'),
)

/** @throws Problem order-not-found, form-missing */
export async function openSaid(orderId: string): Promise<DeskSaid> {
  const material = await gather(orderId)
  const { brief, order } = material
  const counted = material.hasEvidence ? readBrief(brief).brief.today : brief.today
  const { cm = null, sidesCm = null, cut = null } = counted ?? {}
  const measured = cm !== null || sidesCm !== null || cut !== null
  return {
    today: {
      cm,
      sidesCm,
      cut,
      beard: brief.observed?.beard?.value ?? null,
      by: todayStanding(order.deskChoices)?.by ?? (measured ? 'cliente' : null),
    },
    cuts: CUT_NAMES,
    questions: material.hasEvidence ? questionsIn(brief) : [],
  }
}

/** With the engine's answer, whoever answered since. */
function questionsIn(brief: Brief): DeskSaid['questions'] {
  const engine = { ...brief, answers: [] }
  const { chapters } = analyse(engine)
  return askedOf(readBrief(engine), (id) => chapters.some((one) => one.id === id)).map(
    ({ question, isRequest, answer }) => {
      const said = brief.answers?.find((one) => one.question === question)
      return {
        question,
        isRequest,
        engine: answer?.words ?? null,
        answer: said ? { words: said.words, by: said.by } : null,
      }
    },
  )
}

interface Today extends FormHairToday {
  readonly beard?: ObservedValue<'beard'> | null | undefined
}

/**
 * Outranks what its owner measured; all of it null gives that back. The beard goes into the record of what is seen.
 * @throws Problem order-not-found, order-ended, form-missing, consent-missing, invalid, changed-meanwhile
 */
export async function sayToday(orderId: string, { beard, ...hair }: Today, actor: Visagist): Promise<void> {
  const { brief, order, hasEvidence } = await gather(orderId)
  const cut = hair.cut === null ? null : (CUT_IDS.find((id) => id === hair.cut) ?? refuse('Escolha um corte da lista.'))
  const today = { ...hair, cut }
  if (cut !== null && hasEvidence && readBrief({ ...brief, today }).brief.today?.cut !== cut)
    refuse(`“${CUTS[cut].name}” não se usa com essa textura ou esse comprimento: confira os dois.`)
  const isEmpty = Object.values(today).every((value) => value === null)
  // The journal outlives the photos: it lists the fields, never the values.
  const to = { fields: beard === undefined ? 'cabelo de hoje' : 'cabelo de hoje, barba' }
  await work(orderId, actor, { action: 'desk.observed', to }, async (tx, { userId }) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    const stands = todayStanding(order.deskChoices)
    const chosen = isEmpty ? null : JSON.stringify(today)
    if (chosen !== (stands ? JSON.stringify(stands.today) : null))
      await tx.deskChoice.create({
        data: {
          orderId,
          part: SAID.today,
          chosen,
          insteadOf: JSON.stringify(FormHairToday.safeParse(order.form?.today).data ?? null),
          authorId: actor.id,
        },
      })
    if (beard !== undefined) await keepWords(tx, { orderId, by: 'visagista', byUserId: actor.id, values: { beard } })
    await announce<LiveMessage>(tx, { person: userId, say: { type: 'order', orderId } })
  })
}

function refuse(text: string): never {
  throw new Problem('invalid', { text, fields: { cut: text } })
}

/** Printed in the letter beside the wish or the question; empty takes it back. @throws Problem order-not-found, order-ended, form-missing, shape-missing, invalid, changed-meanwhile */
export async function answerQuestion(
  orderId: string,
  { question, words }: { readonly question: string; readonly words: string },
  actor: Visagist,
): Promise<void> {
  const { brief, order, hasEvidence } = await gather(orderId)
  if (!hasEvidence) throw new Problem('shape-missing')
  const asked = questionsIn(brief).find((one) => one.question === question)
  if (!asked) refuse('Isto não está mais no recado.')
  const stands = answersStanding(order.deskChoices).find((one) => one.question === question)
  // The journal outlives the form: never what was asked or said.
  await work(orderId, actor, { action: 'desk.edited', to: { chapter: 'carta' } }, async (tx) => {
    if ((stands?.words ?? '') === words) return
    const chosen = JSON.stringify({ question, words })
    await tx.deskChoice.create({
      data: { orderId, part: SAID.answer, chosen, insteadOf: asked.engine ?? '', authorId: actor.id },
    })
  })
}
