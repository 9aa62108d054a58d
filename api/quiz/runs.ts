import { QUIZ_SOURCE, QUIZ_STEPS, type QuizRun, type QuizStep } from '#contract/quiz.ts'
import { isTapped, knownHead } from '#visagism/quiz-head/head.ts'
import { QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { lockName, Prisma, transact, type Tx } from '../platform/db.ts'
import { limitByNetwork } from '../platform/limit.ts'

/** Mobile carriers share addresses. */
const perNetwork = limitByNetwork('quiz-run', 600, 10 * 60)

/**
 * Anonymous progress without answers. Idempotent in any order: the furthest step counts.
 * @throws Problem 'too-many-attempts'
 */
export async function saveRun(run: QuizRun, { ip }: { readonly ip: string }): Promise<void> {
  await perNetwork.consume(ip)
  await transact((tx) => mergeRun(tx, run))
}

/** The address and answers at a run's end. */
export interface LeftWithAddress {
  readonly leadId: string
  readonly answers: Readonly<Record<string, string>>
  readonly head: Prisma.InputJsonObject | null
}

/** With an address, the run becomes that person's and keeps the answers. */
export async function mergeRun(tx: Tx, run: QuizRun, left?: LeftWithAddress): Promise<void> {
  await lockName(tx, `quiz-run:${run.runId}`)
  const before = await tx.quizRun.findUnique({ where: { id: run.runId } })
  const step = !before || rank(run.step) >= rank(before.step) ? run.step : before.step
  const data = {
    step,
    ...(left && {
      answers: { ...(before ? knownAnswers(before.answers) : {}), ...left.answers },
      head: left.head ?? Prisma.DbNull,
    }),
    finishedAt: before?.finishedAt ?? (step === 'result' ? new Date() : null),
    leadId: before?.leadId ?? left?.leadId ?? null,
  }
  if (before) await tx.quizRun.update({ where: { id: run.runId }, data })
  else await tx.quizRun.create({ data: { ...data, id: run.runId, source: QUIZ_SOURCE } })
}

const rank = (step: string) => QUIZ_STEPS.findIndex((known: QuizStep) => known === step)

/** Only offered options, never free text. */
export function knownAnswers(answers: unknown): Record<string, string> {
  const given = typeof answers === 'object' && answers !== null ? new Map(Object.entries(answers)) : new Map()
  return Object.fromEntries(
    QUIZ_QUESTIONS.flatMap(({ id, options }) => {
      const chosen = options.find(({ value }) => value === given.get(id))
      return chosen ? [[id, chosen.value] as const] : []
    }),
  )
}

/** Only known parts; null if none. */
export function headToStore(given: unknown): Prisma.InputJsonObject | null {
  const head = knownHead(given)
  return isTapped(head) ? { ...head } : null
}
