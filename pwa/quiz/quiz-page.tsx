import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { useTouched } from '#pwa/platform/touched.ts'
import { LateClaims } from '#pwa/sales/late-claims.tsx'
import type { PageHead } from '#pwa/site/head.ts'
import { breadcrumbs } from '#pwa/site/structured-data.ts'
import { still } from '#pwa/site/still.tsx'
import { PROGRESS_KEY, START_PARAM } from './progress-key.ts'

export const bare = true

const loadRunner = () => import('./quiz-runner.tsx')
const Landing = still(() => import('./landing.tsx'))
const Runner = lazy(loadRunner)
const RecentActivity = lazy(() => import('#pwa/sales/recent-activity.tsx'))

/** The landing stands still; the test itself is fetched when a finger comes near a way to begin, or somebody returns to it. */
export default function QuizPage() {
  // Where it was begun, or null for who comes back to it.
  const [run, setRun] = useState<{ readonly begin: string | null }>()
  const isTouched = useTouched()

  useEffect(() => {
    const open = (begin: string | null) => startTransition(() => setRun((running) => running ?? { begin }))
    const pressedEarly = new URLSearchParams(window.location.search).get(START_PARAM)
    if (pressedEarly) window.history.replaceState(window.history.state, '', window.location.pathname)
    if (readLocal(PROGRESS_KEY) !== null) open(null)
    else if (pressedEarly) open(pressedEarly)
    const startOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null
    const onClick = (event: MouseEvent) => {
      const source = startOf(event)?.dataset.start
      if (!source || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(source)
    }
    const onNear = (event: Event) => {
      if (startOf(event)) void loadRunner().catch(() => undefined)
    }
    const onPop = ({ state }: PopStateEvent) => {
      if (isRecord(state) && typeof state.quizStep === 'string' && state.quizStep !== 'intro') open(null)
    }
    // Before the frame takes it for a link to follow.
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerover', onNear, { passive: true })
    document.addEventListener('focusin', onNear)
    window.addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('focusin', onNear)
      window.removeEventListener('popstate', onPop)
    }
  }, [])

  if (run) return <Runner begin={run.begin} onIntro={() => setRun(undefined)} />
  return (
    <>
      <Landing />
      <Suspense>{isTouched && <RecentActivity />}</Suspense>
      <LateClaims />
    </>
  )
}

export function head(): PageHead {
  return {
    title: 'Seu Rosto Ideal: teste grátis de formato de rosto',
    description:
      'Descubra o formato do seu rosto em 7 perguntas e 2 minutos. Teste de visagismo grátis, com desenhos para comparar e uma prévia da sua análise na hora.',
    keywords: 'teste formato do rosto, qual o formato do meu rosto, teste visagismo grátis, rosto ideal',
    path: paths.quiz,
    image: 'inicio',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: 'Seu Rosto Ideal', path: paths.quiz }])] : [],
  }
}
