import type { LiveMessage } from '#contract/live.ts'
import type { DeskSaid } from '#contract/admin/said.ts'
import { FormHairToday } from '#contract/facts.ts'
import { Problem } from '#contract/problem.ts'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { askedOf } from '#visagism/answers/questions.ts'
import { CUT_IDS, CUTS } from '#visagism/cuts/cuts.ts'
import type { ObservedValue } from '#visagism/observed/observed.ts'
import { readBrief } from '#visagism/reading/reading.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { keepWords } from '../face/observed-record.ts'
import type { Actor } from '../orders/order-status.ts'
import { announce } from '../platform/announce.ts'
import { db } from '../platform/db.ts'
import { gatherReport, type ReportMaterial } from '../reports/brief.ts'
import { answersStanding, SAID, todayStanding } from '../reports/choices.ts'
import { work } from './desk-work.ts'

type Visagist = Actor & { readonly id: string }

async function gather(orderId: string): Promise<ReportMaterial> {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  const material = await gatherReport(orderId)
  if (!material) throw new Problem('form-missing')
  return material
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
  return askedOf(readBrief(engine), (id) => chapters.some((one) => one.id === id)).map(({ question, answer }) => {
    const said = brief.answers?.find((one) => one.question === question)
    return { question, engine: answer?.words ?? null, answer: said ? { words: said.words, by: said.by } : null }
  })
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

/** Printed in the letter under its question; empty takes it back. @throws Problem order-not-found, order-ended, form-missing, shape-missing, invalid, changed-meanwhile */
export async function answerQuestion(
  orderId: string,
  { question, words }: { readonly question: string; readonly words: string },
  actor: Visagist,
): Promise<void> {
  const { brief, order, hasEvidence } = await gather(orderId)
  if (!hasEvidence) throw new Problem('shape-missing')
  const asked = questionsIn(brief).find((one) => one.question === question)
  if (!asked) refuse('Esta pergunta não está mais no recado.')
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
