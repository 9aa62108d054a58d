import { emailProblem } from '#contract/email-address.ts'
import { QUESTION_IDS, QUIZ_QUESTIONS, type QuizQuestion } from '#visagism/knowledge/quiz-questions.ts'
import { scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { type Answers, NAME_MAX, type Progress, type ShownStep } from './progress.ts'

export const STEPS = [
  'intro',
  'faceShape',
  'jaw',
  'forehead',
  'name',
  'head',
  'cheekbones',
  'faceLength',
  'style',
  'email',
  'objective',
  'result',
] as const satisfies readonly ShownStep[]

const NAME_MIN = 2

export function nameProblem(name: string): string | null {
  const length = name.trim().length
  if (length < NAME_MIN) return 'Digite seu nome (mínimo 2 caracteres).'
  return length > NAME_MAX ? `Use no máximo ${NAME_MAX} letras.` : null
}

export const questionAt = (step: ShownStep): QuizQuestion | null => QUIZ_QUESTIONS.find(({ id }) => id === step) ?? null

/** −1 without a question. */
export const questionIndex = (step: ShownStep): number => QUESTION_IDS.findIndex((id) => id === step)

export const pointsOf = (answers: Answers): number => scoreQuiz(answers).totalPoints

/** Skips steps that are already answered. */
export function nextStep({ step, name, email, head }: Progress): ShownStep {
  const rest = STEPS.slice(STEPS.indexOf(step) + 1)
  return (
    rest.find(
      (next) =>
        !(next === 'name' && !nameProblem(name)) &&
        !(next === 'head' && head !== null) &&
        !(next === 'email' && !emailProblem(email)),
    ) ?? 'result'
  )
}

/** Includes name and e-mail, for corrections. */
export const previousStep = (step: ShownStep): ShownStep => STEPS[Math.max(0, STEPS.indexOf(step) - 1)] ?? 'intro'

/** The wanted step, or the first open one before it. */
export function reachable(progress: Progress, wanted: ShownStep): ShownStep {
  const before = STEPS.slice(1, STEPS.indexOf(wanted))
  return before.find((step) => isOpen(progress, step)) ?? wanted
}

function isOpen({ answers, name, email }: Progress, step: ShownStep): boolean {
  if (step === 'name') return nameProblem(name) !== null
  if (step === 'email') return emailProblem(email) !== null
  const question = questionAt(step)
  return question !== null && !question.options.some(({ value }) => value === answers[question.id])
}
