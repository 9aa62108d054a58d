import { QUIZ_SOURCE, QUIZ_STEPS, type QuizRun, type QuizStep } from '#contract/quiz.ts'
import { isTapped, knownHead } from '#visagism/quiz-head/head.ts'
import { QUIZ_QUESTIONS } from '#visagism/quiz-questions.ts'
import { lockName, Prisma, transact, type Tx } from '../platform/db.ts'
import { limitByNetwork } from '../platform/limit.ts'

/** Phones of one carrier share an address. */
const perNetwork = limitByNetwork('quiz-run', 600, 10 * 60)

/**
 * Notes how far somebody came, without a name or an answer. Told twice, late or out of order it ends the same: the furthest step stands.
 * @throws Problem 'too-many-attempts'
 */
export async function saveRun(run: QuizRun, { ip }: { readonly ip: string }): Promise<void> {
  await perNetwork.consume(ip)
  await transact((tx) => mergeRun(tx, run))
}

/** Who left an address at the end of a run, and the answers that went with it. */
export interface LeftWithAddress {
  readonly leadId: string
  readonly answers: Readonly<Record<string, string>>
  readonly head: Prisma.InputJsonObject | null
}

/** The same in the caller's transaction; with an address, the run is from now on that person's, and keeps their answers. */
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

/** Only what the quiz offers: nothing written by hand is kept. */
export function knownAnswers(answers: unknown): Record<string, string> {
  const given = typeof answers === 'object' && answers !== null ? new Map(Object.entries(answers)) : new Map()
  return Object.fromEntries(
    QUIZ_QUESTIONS.flatMap(({ id, options }) => {
      const chosen = options.find(({ value }) => value === given.get(id))
      return chosen ? [[id, chosen.value] as const] : []
    }),
  )
}

/** What of a head that was sent is worth storing; null where nothing of it is known. */
export function headToStore(given: unknown): Prisma.InputJsonObject | null {
  const head = knownHead(given)
  return isTapped(head) ? { ...head } : null
}
