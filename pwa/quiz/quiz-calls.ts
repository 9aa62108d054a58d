import type { NewLead, PreviewRequest, QUIZ_SOURCE, QuizRun, quizApi } from '#contract/quiz.ts'
import { readConsent } from '#pwa/tracking/consent.ts'
import { type PublicAnswer, callPublic } from '#pwa/platform/public-call.ts'
import { isRecord } from '#pwa/platform/local-store.ts'
import { isTapped } from '#visagism/quiz-head/head.ts'
import type { Progress, ShownStep } from './progress.ts'
import { fromMail, type StoredResult } from './quiz-result.ts'

type Api = typeof quizApi
/** Types only: visitors download no schema. */
const PATHS: { readonly [Call in keyof Api]: Api[Call]['path'] } = {
  lead: '/api/leads',
  run: '/api/quiz/runs',
  generateAnalysis: '/api/ai/generate-analysis',
  result: '/api/quiz/results/:token',
  sendResult: '/api/send-quiz-result',
}
export const SOURCE: typeof QUIZ_SOURCE = 'quiz_seu_rosto_ideal'

/** Linked to the run unless they refused analytics. */
export const leadOf = ({ name, email, consentMarketing, answers, head, runId }: Progress): NewLead => ({
  name: name.trim(),
  email: email.trim(),
  funnelSource: SOURCE,
  consentMarketing,
  status: 'completed',
  answers,
  ...(head && isTapped(head) ? { head: { ...head } } : {}),
  ...(mayCount() ? { runId } : {}),
})

/** Returns the lead's id. */
export const postLead = (lead: NewLead): Promise<PublicAnswer<string>> =>
  callPublic({
    path: PATHS.lead,
    body: lead,
    read: (reply) => (isRecord(reply) && typeof reply.id === 'string' ? reply.id : null),
  })

/** Before any choice the count holds no personal data. */
const mayCount = () => readConsent()?.analytics ?? true

/** Sent without name or answers. The next report makes up for a lost one. */
export function reportStep({ runId }: Progress, step: ShownStep): void {
  if (step === 'head' || !mayCount()) return
  const body: QuizRun = { runId, step }
  void callPublic({ path: PATHS.run, body, read: () => true })
}

/** Light markdown. */
export function readAnalysis({ userName, score, answers }: StoredResult): Promise<PublicAnswer<string>> {
  const { faceShape, style, objective, totalPoints } = score
  const body: PreviewRequest = { name: userName, faceShape, style, objective, answers: { ...answers }, totalPoints }
  return callPublic({
    path: PATHS.generateAnalysis,
    body,
    read: (reply) => (isRecord(reply) && typeof reply.analysis === 'string' && reply.analysis ? reply.analysis : null),
  })
}

export const openMailed = (token: string) =>
  callPublic({ path: PATHS.result.replace(':token', encodeURIComponent(token)), read: fromMail })

/** The server sends it once. */
export const askForMail = ({ userEmail, userName, score }: StoredResult) =>
  callPublic({
    path: PATHS.sendResult,
    body: { email: userEmail, name: userName, faceShape: score.faceShape },
    read: () => true,
  })
