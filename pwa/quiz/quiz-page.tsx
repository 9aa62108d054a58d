import { useEffect, useState } from 'react'
import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { Claims } from '#pwa/claims/claims.tsx'
import { RecentActivity } from '#pwa/claims/recent-activity.tsx'
import { Landing } from './landing.tsx'
import { FIRST_QUESTION, PROGRESS_KEY } from './progress-key.ts'
import type { QuizRunner } from './quiz-runner.tsx'

export const bare = true

interface Run {
  readonly isNew: boolean
  readonly Runner: typeof QuizRunner
}

/** Readers of the landing load none of the test. */
const loadRunner = async () => (await import('./quiz-runner.tsx')).QuizRunner
const isAsked = () => window.location.hash === `#${FIRST_QUESTION}`

if (typeof window !== 'undefined' && (isAsked() || readLocal(PROGRESS_KEY) !== null))
  void loadRunner().catch(() => undefined)

/**
 * The landing. Its links show the first question by fragment, which holds a choice until the test loads. The test continues from there, or
 * from stored progress.
 */
export default function QuizPage() {
  const [run, setRun] = useState<Run>()

  useEffect(() => {
    let isGone = false
    const open = (isNew: boolean) =>
      loadRunner().then(
        (Runner) => {
          // The visitor may have gone back.
          if (!isGone && (!isNew || isAsked())) setRun((running) => running ?? { isNew, Runner })
        },
        // Offline: the next choice retries.
        () => undefined,
      )
    const onAddress = () => {
      if (isAsked()) void open(true)
    }
    const onPop = ({ state }: PopStateEvent) => {
      if (isRecord(state) && typeof state.quizStep === 'string' && state.quizStep !== 'intro') void open(false)
    }
    if (readLocal(PROGRESS_KEY) !== null) void open(false)
    else onAddress()
    window.addEventListener('hashchange', onAddress)
    window.addEventListener('change', onAddress)
    window.addEventListener('popstate', onPop)
    return () => {
      isGone = true
      window.removeEventListener('hashchange', onAddress)
      window.removeEventListener('change', onAddress)
      window.removeEventListener('popstate', onPop)
    }
  }, [])

  if (run) return <run.Runner isNew={run.isNew} onIntro={() => setRun(undefined)} />
  return (
    <>
      <Landing />
      <RecentActivity />
      <Claims />
    </>
  )
}
