import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { Claims } from '#pwa/claims/claims.tsx'
import { RecentActivity } from '#pwa/claims/recent-activity.tsx'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
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

export function head(): PageHead {
  return {
    title: 'Seu Rosto Ideal: teste grátis de formato de rosto',
    description:
      'Descubra o formato do seu rosto em 7 perguntas e 3 minutos. Teste de visagismo grátis, com desenhos para comparar e uma prévia da sua análise na hora.',
    keywords: 'teste formato do rosto, qual o formato do meu rosto, teste visagismo grátis, rosto ideal',
    path: paths.quiz,
    image: 'teste',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: 'Seu Rosto Ideal', path: paths.quiz }])] : [],
  }
}
