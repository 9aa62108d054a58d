import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { FindingsView } from './findings-view.tsx'
import { TapeOpening } from './tape-opening.tsx'
import './reveal.css'

export interface GuideRevealProps {
  reading: Reading
  onSeen: () => void
  onRead: (chapter: string) => void
  onLeave: () => void
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The first opening: the tape parts over the face, then the findings appear. Always on a wine ground. */
export default function GuideReveal({ reading, onSeen, onRead, onLeave }: GuideRevealProps) {
  const inFront = useInFront()
  const [isParted, setParted] = useState(isCalm)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (isParted) seen()
  }, [isParted])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (isParted) onLeave()
    else setParted(true)
  })
  // As soon as it is seen.
  useLayoutEffect(() => {
    if (!inFront) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [inFront])
  return (
    <AppPage title="O seu guia está pronto" offline="Sem conexão. O guia abre deste aparelho.">
      <div className="reveal on-band">
        {isParted ? (
          <FindingsView reading={reading} onRead={onRead} />
        ) : (
          <TapeOpening reading={reading} onParted={() => setParted(true)} />
        )}
      </div>
    </AppPage>
  )
}
