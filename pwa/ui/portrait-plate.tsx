import type { ReactNode } from 'react'
import type { Drawing } from './drawings.ts'
import { Mark } from './logo.tsx'
import './portrait-plate.css'

export type PlateTone = 'sage' | 'rose' | 'gold' | 'sand' | 'clay' | 'mist'

interface PortraitPlateProps {
  tone: PlateTone
  /** A drawn person, with the four measuring lines across the whole plate. */
  drawing?: Drawing
  /** Anything else that stands on the plate: a photo, a contour. Without it and without a drawing, the mark. */
  children?: ReactNode
  className?: string
}

/** A square plate of flat colour with a face on it. Ornament: what it tells is told in words beside it. */
export function PortraitPlate({ tone, drawing, children, className }: PortraitPlateProps) {
  return (
    <div className={`portrait-plate ${className ?? ''}`} data-tone={tone}>
      {drawing && (
        <div className="portrait-plate-face">
          <img src={drawing.src} alt="" decoding="async" />
          {Object.values(drawing.lines).map((y) => (
            <i key={y} style={{ top: `${y}%` }} />
          ))}
        </div>
      )}
      {children}
      {!drawing && !children && (
        <div className="portrait-plate-mark">
          <Mark side={48} />
        </div>
      )}
    </div>
  )
}
