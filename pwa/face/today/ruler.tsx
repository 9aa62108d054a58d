import minus from '@phosphor-icons/core/assets/regular/minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import upDown from '@phosphor-icons/core/assets/regular/arrows-vertical.svg?raw'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import {
  centimetres,
  centimetresAt,
  nextLandmark,
  onScale,
  placeWords,
  type Scale,
  SCALES,
  scaleOf,
  shareAt,
  spokenLength,
  TURN_CM,
} from './ruler-scale.ts'

interface RulerProps {
  scale: Scale
  /** Null until somebody said. */
  cm: number | null
  /** Where the line waits. */
  start: number
  picture: ReactNode
  /** May leave the scale: one step under its end is the other one. */
  onChange: (cm: number) => void
}

/** A tape beside the drawing: dragged, tapped, by buttons or keys. */
export function Ruler({ scale, cm, start, picture, onChange }: RulerProps) {
  const form = SCALES[scale]
  const at = onScale(scale, cm ?? start)
  const plate = useRef<HTMLDivElement>(null)
  const step = (by: 1 | -1) => onChange(stepped(scale, at, by))
  const point = (event: PointerEvent) => {
    const { top, height } = plate.current?.getBoundingClientRect() ?? { top: 0, height: 0 }
    if (height > 0) onChange(centimetresAt(scale, (event.clientY - top) / height))
  }
  const press = (event: KeyboardEvent) => {
    const way = BY_KEY[event.key]
    if (!way) return
    event.preventDefault()
    onChange(way(scale, at))
  }
  const top = (value: number): CSSProperties => ({ top: `${shareAt(scale, value) * 100}%` })
  return (
    <>
      <div
        ref={plate}
        className="ruler-plate"
        data-scale={scale}
        role="slider"
        tabIndex={0}
        aria-label="Comprimento do cabelo hoje"
        aria-orientation="vertical"
        aria-valuemin={0}
        aria-valuemax={SCALES.long.to}
        aria-valuenow={at}
        aria-valuetext={cm === null ? 'Ainda sem resposta' : spokenLength(at)}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <span className="ruler-picture">{picture}</span>
        <Ticks scale={scale} />
        {form.landmarks.map((mark) => (
          <span key={mark.words} className="ruler-mark" aria-hidden="true" style={top(mark.cm)}>
            <span>
              <em>{mark.words}</em> {centimetres(mark.cm)}
            </span>
          </span>
        ))}
        <span className="ruler-line" aria-hidden="true" data-said={cm === null ? undefined : ''} style={top(at)}>
          <span>
            <Icon svg={upDown} size={20} />
            {cm === null ? 'toque' : `${centimetres(at)} cm`}
          </span>
        </span>
      </div>
      <div className="ruler-steps">
        <IconButton svg={minus} label="Mais curto" onClick={() => step(-1)} />
        <p aria-hidden="true">
          <strong>{cm === null ? 'Onde acaba?' : placeWords(at)}</strong>
          <span>− e + mudam {form.step === 1 ? 'um centímetro' : 'meio centímetro'}</span>
        </p>
        <IconButton svg={plus} label="Mais comprido" onClick={() => step(1)} />
      </div>
    </>
  )
}

/** Under the ear the long scale goes on as the short one, and back. */
function stepped(scale: Scale, at: number, by: 1 | -1): number {
  const { from, to, step } = SCALES[scale]
  const next = at + by * step
  if (scale === 'long' && next < from) return TURN_CM - SCALES.short.step
  if (scale === 'short' && next > to) return TURN_CM
  return onScale(scaleOf(Math.max(0, next)), Math.max(0, next))
}

type Way = (scale: Scale, at: number) => number
const BY_KEY: Readonly<Record<string, Way>> = {
  ArrowUp: (scale, at) => stepped(scale, at, 1),
  ArrowRight: (scale, at) => stepped(scale, at, 1),
  ArrowDown: (scale, at) => stepped(scale, at, -1),
  ArrowLeft: (scale, at) => stepped(scale, at, -1),
  PageUp: (scale, at) => nextLandmark(scale, at, 1),
  PageDown: (scale, at) => nextLandmark(scale, at, -1),
  Home: (scale) => SCALES[scale].from,
  End: (scale) => SCALES[scale].to,
}

/** Every centimetre, every fifth longer. */
function Ticks({ scale }: { scale: Scale }) {
  const { from, to } = SCALES[scale]
  const marks = Array.from({ length: Math.floor(to - from) + 1 }, (_, at) => from + at)
  const path = marks.map((cm) => `M${cm % 5 === 0 ? 0 : 12} ${(shareAt(scale, cm) * 1000).toFixed(1)}H28`).join('')
  return (
    <svg className="ruler-ticks" viewBox="0 0 28 1000" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
