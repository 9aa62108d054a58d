import { useCallback, useEffect, useRef, useState } from 'react'
import { readEmail } from '#contract/email-address.ts'
import { paths } from '#pwa/paths.ts'
import { isRecord } from '#pwa/platform/local-store.ts'
import { OWN_FAILURE } from '#pwa/platform/public-call.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { remember } from '#pwa/platform/tab-memory.ts'
import { track } from '#pwa/tracking/track.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import type { QuizOption, QuizQuestion } from '#visagism/knowledge/quiz-questions.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { FIRST_QUESTION, SHAPE_PARAM } from './progress-key.ts'
import { FRESH, dropProgress, keepProgress, knownAnswers, type Progress, type ShownStep } from './progress.ts'
import { resumeProgress } from './stored-progress.ts'
import { deliverLead, holdLead, letGo, startLeadOutbox } from './lead-outbox.ts'
import { leadOf, reportStep } from './quiz-calls.ts'
import type { QuizHead } from '#visagism/quiz-head/head.ts'
import { nextStep, questionAt, previousStep, reachable, STEPS } from './quiz-flow.ts'
import { FINISHED_RUN, keepResult, resultOf } from './quiz-result.ts'
import { chime } from './sound.ts'

/** How long a choice is shown. */
export const ADVANCE_MS = 1500
/** For a choice made before this script loaded. */
const EARLY_ADVANCE_MS = 500
const REFUSED = 422
const TOO_MANY = 429

export interface Quiz {
  readonly progress: Progress
  /** The answer just chosen, while its points flash. */
  readonly picked: QuizOption | null
  readonly isResumed: boolean
  readonly pick: (question: QuizQuestion, option: QuizOption) => void
  readonly back: () => void
  readonly restart: () => void
  readonly giveName: (name: string) => void
  /** Stores the head at each tap. */
  readonly drawHead: (head: QuizHead) => void
  readonly giveHead: (head: QuizHead) => void
  /** Resolves with the field's error, or null. */
  readonly giveEmail: (email: string, consentMarketing: boolean) => Promise<string | null>
}

interface Ways {
  /** False when resuming. */
  readonly isNew: boolean
  /** Also when there is nothing to resume. */
  readonly onIntro: () => void
}

/** Every step is stored, so that leaving loses nothing. */
export function useQuiz({ isNew, onIntro }: Ways): Quiz {
  const [first] = useState(() => opening(isNew))
  const [early] = useState(earlyAnswer)
  const [progress, setProgress] = useState(first)
  const [picked, setPicked] = useState<QuizOption | null>(null)
  const [isResumed, setResumed] = useState(!isNew)
  const now = useRef(first)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toIntro = useRef(onIntro)
  const isBegun = useRef(false)

  useEffect(() => {
    toIntro.current = onIntro
  })

  const show = useCallback((next: Progress) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setPicked(null)
    now.current = next
    setProgress(next)
    if (next.step !== 'intro') return
    window.scrollTo(0, 0)
    toIntro.current()
  }, [])

  const go = useCallback(
    (next: Progress) => {
      show(next)
      if (next.step !== 'result') enter(next)
      else {
        reportStep(next, next.step)
        finish(next)
        window.location.assign(paths.quizResult)
      }
    },
    [show],
  )

  const pick = useCallback(
    (question: QuizQuestion, option: QuizOption, shownMs = ADVANCE_MS) => {
      // Taps while the points flash are not a second answer.
      if (timer.current !== undefined) return
      const answered = { ...now.current, answers: { ...now.current.answers, [question.id]: option.value } }
      now.current = answered
      setProgress(answered)
      setPicked(option)
      setResumed(false)
      keepProgress(answered)
      if (option.points > 0) chime()
      timer.current = setTimeout(() => go({ ...answered, step: nextStep(answered) }), shownMs)
    },
    [go],
  )

  useEffect(() => {
    const outbox = startLeadOutbox()
    // In development effects run twice.
    if (!isBegun.current) {
      isBegun.current = true
      if (first.step === 'intro') toIntro.current()
      else if (!isNew) {
        if (markedStep(window.history.state) !== first.step) window.history.replaceState(mark(first.step, 0), '')
      } else {
        // The press itself tracks its link.
        track({ name: 'start_quiz', source: 'landing_page' }, first.runId)
        enter(first)
        const question = questionAt(first.step)
        const option = question?.options.find(({ value }) => value === early)
        if (question && option) pick(question, option, EARLY_ADVANCE_MS)
      }
    }
    const onPop = () => {
      // The event's state may be outdated, so read the current one.
      const step = markedStep(window.history.state)
      show({ ...now.current, step: step ? reachable(now.current, step) : 'intro' })
    }
    window.addEventListener('popstate', onPop)
    return () => {
      outbox.stop()
      clearTimeout(timer.current)
      window.removeEventListener('popstate', onPop)
    }
  }, [show, pick, first, isNew, early])

  return {
    progress,
    picked,
    isResumed,
    pick,
    back() {
      if (depth() > 0) window.history.back()
      else {
        const step = previousStep(now.current.step)
        window.history.replaceState(mark(step, 0), '')
        show({ ...now.current, step })
      }
    },
    restart() {
      dropProgress()
      setResumed(false)
      show(FRESH)
    },
    giveName(name) {
      const named = { ...now.current, name: name.trim(), greeting: greetingName(name) }
      go({ ...named, step: nextStep(named) })
    },
    drawHead(head) {
      now.current = { ...now.current, head }
      setProgress(now.current)
      keepProgress(now.current)
    },
    giveHead(head) {
      const drawn = { ...now.current, head }
      go({ ...drawn, step: nextStep(drawn) })
    },
    async giveEmail(email, consentMarketing) {
      const known = { ...now.current, email: readEmail(email).address ?? email, consentMarketing }
      const lead = leadOf(known)
      holdLead(lead)
      const answer = await deliverLead(lead)
      if (!answer.isOk && answer.status === REFUSED) return answer.text ?? 'Digite um e-mail válido.'
      if (!answer.isOk && answer.status !== 0) {
        // Only the server knows how long to wait.
        const said = answer.status === TOO_MANY || answer.text === OWN_FAILURE ? answer.text : null
        showToast('Erro', said ?? 'Erro ao salvar. Tente novamente.', 'danger')
        return ''
      }
      track({ name: 'lead', email: known.email, person: known.name }, known.runId)
      if (answer.isOk) letGo(lead)
      else
        showToast(
          'Sem internet agora',
          'Seu e-mail está guardado neste aparelho e segue quando a rede voltar, com o site aberto.',
        )
      go({ ...known, step: nextStep(known) })
      return null
    },
  }
}

/** A new run or the stored one, else the landing. */
const opening = (isNew: boolean): Progress =>
  isNew ? { ...FRESH, answers: markedAhead(), runId: randomId(), step: 'faceShape' } : (resumeProgress() ?? FRESH)

/** A shape preselected by an article's link, to be confirmed. */
const markedAhead = () => knownAnswers({ faceShape: new URLSearchParams(window.location.search).get(SHAPE_PARAM) })

/** The answer chosen before this script loaded. */
const earlyAnswer = () => document.querySelector<HTMLInputElement>(`#${FIRST_QUESTION} :checked`)?.value

/** Stores a step, reports it without a name, and adds a history entry. */
function enter(progress: Progress): void {
  keepProgress(progress)
  reportStep(progress, progress.step)
  const { hash, pathname, search } = window.location
  // The press already made this entry.
  if (hash === `#${FIRST_QUESTION}`) window.history.replaceState(mark(progress.step, 1), '', pathname + search)
  else window.history.pushState(mark(progress.step, depth() + 1), '')
  window.scrollTo(0, 0)
}

/** The result page sends the lead and reports the completion: events of a closing document get lost. */
function finish(progress: Progress): void {
  keepResult(resultOf(progress))
  holdLead(leadOf(progress))
  remember(FINISHED_RUN, progress.runId)
  dropProgress()
}

/** Each entry counts our history entries before it. */
const mark = (quizStep: ShownStep, quizDepth: number) => ({ quizStep, quizDepth })

function depth(): number {
  const state: unknown = window.history.state
  return isRecord(state) && typeof state.quizDepth === 'number' ? state.quizDepth : 0
}

function markedStep(state: unknown): ShownStep | null {
  return (isRecord(state) && STEPS.find((known) => known === state.quizStep)) || null
}
