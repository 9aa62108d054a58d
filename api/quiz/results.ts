import { type QuizResult, RESULT_TOKEN_PARAM } from '#contract/quiz.ts'
import { Problem } from '#contract/problem.ts'
import { knownHead } from '#visagism/quiz-head/head.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { saysShape, scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { isSignedShort, signShort } from '../platform/signing.ts'
import { queueMail } from '../mail/outgoing.ts'
import { db, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { knownAnswers } from './runs.ts'

const perNetwork = limitByNetwork('quiz-result', 60, 10 * 60)

/** Since the last change. */
const RESULT_LINK_DAYS = 90

/** 16 bytes of id and 16 of HMAC in 43 characters, so links cannot be guessed. */
const ID_BYTES = 16
const MAC_BYTES = 16

const subjectOf = (leadId: string) => `quiz-result:${leadId}`

export function resultToken(leadId: string): string {
  return Buffer.concat([
    Buffer.from(leadId.replaceAll('-', ''), 'hex'),
    signShort(subjectOf(leadId), MAC_BYTES),
  ]).toString('base64url')
}

export const resultLink = (leadId: string) =>
  `${env.appUrl}/seu-rosto-ideal/resultado?${RESULT_TOKEN_PARAM}=${resultToken(leadId)}`

function leadOf(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null
  const id = bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return isSignedShort(subjectOf(id), bytes.subarray(ID_BYTES)) ? id : null
}

/** @throws Problem 'result-not-found' */
export async function openResult(token: string): Promise<QuizResult> {
  const id = leadOf(token)
  const lead = id && (await db.lead.findUnique({ where: { id } }))
  if (!lead || Date.now() - lead.updatedAt.getTime() > RESULT_LINK_DAYS * 86_400_000)
    throw new Problem('result-not-found')
  const answers = knownAnswers(lead.answers)
  const { faceShape, style, objective, totalPoints } = scoreQuiz(answers)
  return {
    leadId: lead.id,
    userName: lead.name,
    greeting: greetingName(lead.name),
    answers,
    head: { ...knownHead(lead.head) },
    score: { faceShape, style, objective, totalPoints },
    totalPoints,
  }
}

/**
 * Once, to its owner; reveals no membership, and sends nothing without face answers.
 * @throws Problem 'too-many-attempts'
 */
export async function sendResult(email: string, { ip }: { readonly ip: string }): Promise<void> {
  await perNetwork.consume(ip)
  const lead = await db.lead.findUnique({ where: { email } })
  if (!lead || !saysShape(knownAnswers(lead.answers))) return
  await transact((tx) =>
    queueMail(tx, { kind: 'quiz-result', to: email, leadId: lead.id, dedupeKey: `quiz-result:${lead.id}` }),
  )
}
