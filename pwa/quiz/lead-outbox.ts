import type { NewLead } from '#contract/quiz.ts'
import { keepLead } from '#pwa/tracking/stored-lead.ts'
import type { PublicAnswer } from '#pwa/platform/public-call.ts'
import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { type Outbox, startOutbox } from '#pwa/platform/outbox.ts'
import { isTapped, knownHead } from '#visagism/quiz-head/head.ts'
import { knownAnswers } from './progress.ts'
import { postLead, SOURCE } from './quiz-calls.ts'

export const WAITING_KEY = 'quizLeadPendente'
const TOO_MANY = 429

/** Keeps one lead: a newer one replaces it. */
export const holdLead = (lead: NewLead) => writeLocal(WAITING_KEY, lead)

export function waitingLead(): NewLead | null {
  const kept = readLocal(WAITING_KEY)
  if (!isRecord(kept) || typeof kept.name !== 'string' || typeof kept.email !== 'string') return null
  const head = knownHead(kept.head)
  return {
    name: kept.name,
    email: kept.email,
    funnelSource: SOURCE,
    consentMarketing: kept.consentMarketing === true,
    status: 'completed',
    answers: isRecord(kept.answers) ? { ...knownAnswers(kept.answers) } : {},
    ...(isTapped(head) ? { head: { ...head } } : {}),
    ...(typeof kept.runId === 'string' ? { runId: kept.runId } : {}),
  }
}

/** Only a final refusal by the server drops the lead. */
export async function flushLead(): Promise<'empty' | 'waiting'> {
  const lead = waitingLead()
  if (!lead) return 'empty'
  const answer = await deliverLead(lead)
  if (isPending(answer)) return 'waiting'
  letGo(lead)
  return waitingLead() ? 'waiting' : 'empty'
}

/** Drops a sent lead, unless its answers changed meanwhile. */
export function letGo(lead: NewLead): void {
  if (JSON.stringify(waitingLead()) === JSON.stringify(lead)) writeLocal(WAITING_KEY, null)
}

/** Also remembers the lead's id for the checkout. */
export async function deliverLead(lead: NewLead): Promise<PublicAnswer<string>> {
  const answer = await postLead(lead)
  keepLead({ name: lead.name, email: lead.email, ...(answer.isOk ? { id: answer.reply } : {}) })
  return answer
}

const isPending = (answer: PublicAnswer<string>) =>
  !answer.isOk && (answer.status === 0 || answer.status === TOO_MANY || answer.status >= 500)

/** `onSent` runs each time the outbox is empty. */
export const startLeadOutbox = (onSent?: () => Promise<unknown>): Outbox => {
  const flush = async () => {
    const left = await flushLead()
    if (left === 'empty') await onSent?.()
    return left
  }
  const outbox = startOutbox({ name: 'quiz-lead', flush })
  outbox.wake()
  return outbox
}
