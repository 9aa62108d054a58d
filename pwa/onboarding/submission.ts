import * as z from 'zod/mini'
import { DraftFormData } from '#contract/onboarding.ts'
import { isProblemCode, Problem, type ProblemCode } from '#contract/problem.ts'

/** The pressing of 'Finalizar Análise', kept until the server has answered it. */
export const Submission = z.object({
  /** This form's own name: the copy here goes when the server says that it holds the form of this name, and not before. */
  formId: z._default(z.string(), () => crypto.randomUUID()),
  formData: DraftFormData,
  pressedAt: z.string(),
  state: z.enum(['waiting', 'refused']),
  problem: z.nullable(
    z.object({
      code: z.custom<ProblemCode>(isProblemCode),
      text: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  ),
})
export type Submission = z.infer<typeof Submission>

export const SUBMISSION_PREFIX = 'submission/'
export const submissionKey = (orderId: string) => `${SUBMISSION_PREFIX}${orderId}`

/** Worth sending again unchanged: the network, the server or the session failed, not what was sent. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Problem)) return true
  return ['offline', 'bug', 'too-many-attempts', 'unauthenticated'].includes(error.code)
}

/** The order takes nothing now: sent already, refunded, or somebody else's. It may be opened again. */
export function isClosed({ code }: Problem): boolean {
  return ['order-closed', 'order-ended', 'no-pending-order', 'order-not-found'].includes(code)
}

export function refusedBy(submission: Submission, error: Problem): Submission {
  return { ...submission, state: 'refused', problem: { code: error.code, text: error.text, fields: error.fields } }
}
