import { randomUUID } from 'node:crypto'
import { MARKETING_CONSENT_VERSION } from '#contract/consent.ts'
import { type NewLead, QUIZ_SOURCE } from '#contract/quiz.ts'
import { saysShape, scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { limitByKey, limitByNetwork } from '../platform/limit.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { lockName, Prisma, transact } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { headToStore, knownAnswers, mergeRun } from './runs.ts'

/** Mobile carriers share addresses; one person posts twice, at the e-mail step and the end. */
const perNetwork = limitByNetwork('lead', 60, 10 * 60)
const perPerson = limitByKey('lead-email', 6, 10 * 60)

export interface LeadVisit {
  readonly ip: string
  readonly userAgent: string | null
}

/**
 * One lead per address, with its newest answers and run. Returns the run's id, never the row's: anyone may type any address. Marketing
 * consent is a separate record: an unticked box withdraws none, and unsubscribed people stay so.
 * @throws Problem 'too-many-attempts'
 */
export async function saveLead(lead: NewLead, visit: LeadVisit): Promise<{ id: string; faceShape: string | null }> {
  const { email, name, status, runId = randomUUID() } = lead
  await perPerson.consume(email)
  await perNetwork.consume(visit.ip)
  const answers = knownAnswers(lead.answers)
  const score = scored(answers)
  const head = headToStore(lead.head)
  const data = {
    answers,
    head: head ?? Prisma.DbNull,
    status,
    funnelSource: lead.funnelSource || QUIZ_SOURCE,
    ...score,
  }
  const saved = await transact(async (tx) => {
    await lockName(tx, `lead:${email}`)
    const before = await tx.lead.findUnique({ where: { email }, select: { consentMarketing: true, runId: true } })
    const consents = lead.consentMarketing && !(await isSuppressed(email, tx))
    const row = await tx.lead.upsert({
      where: { email },
      create: { ...data, email, name, runId, consentMarketing: consents },
      update: {
        ...data,
        ...(before?.runId === runId ? { name } : {}),
        ...(consents ? { consentMarketing: true } : {}),
      },
    })
    if (consents && !before?.consentMarketing)
      await tx.consent.create({
        data: {
          leadId: row.id,
          kind: 'marketing_email',
          version: MARKETING_CONSENT_VERSION,
          granted: true,
          channel: 'quiz',
          ip: visit.ip,
          userAgent: visit.userAgent?.slice(0, 300) ?? null,
        },
      })
    if (lead.runId) await mergeRun(tx, { runId, step: 'email' }, { leadId: row.id, answers, head })
    return row
  })
  await record({
    category: 'quiz_funnel',
    action: 'lead_saved',
    message: 'Teste gratuito respondido',
    leadId: saved.id,
  })
  return { id: runId, faceShape: saved.faceShape }
}

/** Null without answers about the face. */
function scored(answers: Readonly<Record<string, string>>) {
  const { faceShape, style, objective, totalPoints } = scoreQuiz(answers)
  return { faceShape: saysShape(answers) ? faceShape : null, style, objective, totalPoints }
}
