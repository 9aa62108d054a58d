import arrowDown from '@phosphor-icons/core/assets/regular/arrow-down.svg?raw'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import arrowUp from '@phosphor-icons/core/assets/regular/arrow-up.svg?raw'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Point } from '#visagism/face/measure.ts'
import { Icon } from '#pwa/ui/icon.tsx'

const ARROWS = [
  { label: 'Para a esquerda', svg: arrowLeft, by: { x: -1, y: 0 } },
  { label: 'Para a direita', svg: arrowRight, by: { x: 1, y: 0 } },
  { label: 'Para cima', svg: arrowUp, by: { x: 0, y: -1 } },
  { label: 'Para baixo', svg: arrowDown, by: { x: 0, y: 1 } },
] as const

const FIRST_MS = 400
const NEXT_MS = 80

/** Holding an arrow repeats. */
export function NudgeArrows({ onNudge }: { onNudge: (by: Point) => void }) {
  const [held, setHeld] = useState<Point | null>(null)
  const nudge = useEffectEvent(onNudge)
  useEffect(() => {
    if (!held) return
    const again = () => {
      nudge(held)
      timer = setTimeout(again, NEXT_MS)
    }
    let timer = setTimeout(again, FIRST_MS)
    return () => clearTimeout(timer)
  }, [held])
  const hold = (by: Point) => {
    onNudge(by)
    setHeld(by)
  }
  const stop = () => setHeld(null)
  return (
    <div className="nudge-arrows" role="group" aria-label="Mover o ponto">
      {ARROWS.map(({ label, svg, by }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onPointerDown={(event) => event.button === 0 && hold(by)}
          onPointerUp={stop}
          onPointerLeave={stop}
          onPointerCancel={stop}
          onContextMenu={(event) => event.preventDefault()}
          // Pointers have already moved it. Keys and screen readers only click.
          onClick={(event) => event.detail === 0 && onNudge(by)}
        >
          <Icon svg={svg} />
        </button>
      ))}
    </div>
  )
}
