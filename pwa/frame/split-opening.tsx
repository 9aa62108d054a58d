import type { ReactNode } from 'react'
import './split-opening.css'

interface SplitOpeningProps {
  /** Above the headline. */
  note: string
  title: string
  lead: string
  /** Price and button. */
  children: ReactNode
  /** The other half. */
  sight: ReactNode
}

export function SplitOpening({ note, title, lead, children, sight }: SplitOpeningProps) {
  return (
    <header className="split-opening">
      <div className="split-opening-words">
        <p className="t-note t-soft">{note}</p>
        <h1 className="t-h1 mt-8">{title}</h1>
        <p className="t-lead">{lead}</p>
        {children}
      </div>
      <div className="split-opening-sight relative clip">{sight}</div>
    </header>
  )
}
