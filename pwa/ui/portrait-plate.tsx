import type { ReactNode } from 'react'
import type { Drawing } from './drawings.ts'
import { Mark } from './logo.tsx'
import './portrait-plate.css'

export type PlateTone = 'sage' | 'rose' | 'gold' | 'sand' | 'clay' | 'mist'

interface PortraitPlateProps {
  tone: PlateTone
  drawing?: Drawing
  /** Replaces the drawing; without either, the logo is shown. */
  children?: ReactNode
  className?: string
}

/** Ornament. */
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
        <div className="portrait-plate-mark stack centred">
          <Mark side={48} />
        </div>
      )}
    </div>
  )
}
