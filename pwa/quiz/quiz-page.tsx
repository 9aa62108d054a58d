import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { useTouched } from '#pwa/platform/touched.ts'
import { LateClaims } from '#pwa/sales/late-claims.tsx'
import type { PageHead } from '#pwa/site/head.ts'
import { breadcrumbs } from '#pwa/site/structured-data.ts'
import { leaveFirstPage, still } from '#pwa/site/still.tsx'
import { FIRST_QUESTION, PROGRESS_KEY } from './progress-key.ts'

export const bare = true

const loadRunner = () => import('./quiz-runner.tsx')
const Landing = still(() => import('./landing.tsx'))
const Runner = lazy(loadRunner)
const RecentActivity = lazy(() => import('#pwa/sales/recent-activity.tsx'))

/** The landing stands still, and the first question in it; the test goes on with that, or with where somebody left off. */
export default function QuizPage() {
  // Where it was begun, or null for who comes back to it.
  const [run, setRun] = useState<{ readonly begin: string | null }>()
  const isTouched = useTouched()

  useEffect(() => {
    const open = (begin: string | null) => startTransition(() => setRun((running) => running ?? { begin }))
    if (readLocal(PROGRESS_KEY) !== null) open(null)
    // Pressed before this script was there.
    else if (window.location.hash === `#${FIRST_QUESTION}`) open('landing_page')
    const startOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-start]') : null
    const onClick = (event: MouseEvent) => {
      const source = startOf(event)?.dataset.start
      if (!source || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // The first question is shown at once; the test's script goes on with it.
      window.location.hash = FIRST_QUESTION
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

  const toLanding = () => {
    // Its HTML went with the document's: it is drawn anew.
    leaveFirstPage()
    setRun(undefined)
  }
  if (run) return <Runner begin={run.begin} onIntro={toLanding} />
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
      'Descubra o formato do seu rosto em 7 perguntas e 3 minutos. Teste de visagismo grátis, com desenhos para comparar e uma prévia da sua análise na hora.',
    keywords: 'teste formato do rosto, qual o formato do meu rosto, teste visagismo grátis, rosto ideal',
    path: paths.quiz,
    image: 'teste',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: 'Seu Rosto Ideal', path: paths.quiz }])] : [],
  }
}
