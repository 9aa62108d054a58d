import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { isRecord, readLocal } from '#pwa/platform/local-store.ts'
import { Claims } from '#pwa/claims/claims.tsx'
import { RecentActivity } from '#pwa/claims/recent-activity.tsx'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'
import { Landing } from './landing.tsx'
import { FIRST_QUESTION, PROGRESS_KEY } from './progress-key.ts'
import { QuizRunner } from './quiz-runner.tsx'

export const bare = true

/**
 * The landing, whose links show the first question by its address alone, before any script; the test goes on with that, or with
 * where somebody left off.
 */
export default function QuizPage() {
  const [run, setRun] = useState<{ readonly isNew: boolean }>()

  useEffect(() => {
    const open = (isNew: boolean) => setRun((running) => running ?? { isNew })
    const onAddress = () => {
      if (window.location.hash === `#${FIRST_QUESTION}`) open(true)
    }
    const onPop = ({ state }: PopStateEvent) => {
      if (isRecord(state) && typeof state.quizStep === 'string' && state.quizStep !== 'intro') open(false)
    }
    if (readLocal(PROGRESS_KEY) !== null) open(false)
    else onAddress()
    window.addEventListener('hashchange', onAddress)
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('hashchange', onAddress)
      window.removeEventListener('popstate', onPop)
    }
  }, [])

  if (run) return <QuizRunner isNew={run.isNew} onIntro={() => setRun(undefined)} />
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
