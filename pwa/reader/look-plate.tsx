import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PlateTone } from '#pwa/ui/portrait-plate.tsx'
import type { DrawnLookProps } from './drawn-look.tsx'
import './reader.css'

const DrawnLook = lazy(() => import('./drawn-look.tsx'))

interface LookPlateProps extends DrawnLookProps {
  tone: PlateTone
  alt: string
  children?: ReactNode
}

const NEAR = '900px 0px'

/** Drawn when near: a guide has some forty. */
export function LookPlate({ tone, alt, children, ...drawing }: LookPlateProps) {
  const plate = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = plate.current
    if (!element || isNear) return
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isNear])
  return (
    <div
      ref={plate}
      className="look-plate full portrait-plate"
      data-tone={tone}
      role="img"
      aria-label={alt}
      style={{ aspectRatio: String(drawing.aspect) }}
    >
      {isNear && (
        <Suspense fallback={null}>
          <DrawnLook {...drawing} />
        </Suspense>
      )}
      {children}
    </div>
  )
}

const TONES: readonly PlateTone[] = ['sage', 'rose', 'gold', 'sand', 'mist', 'clay']
export const toneAt = (index: number): PlateTone => TONES[index % TONES.length] ?? 'sage'
