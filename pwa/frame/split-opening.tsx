import type { ReactNode } from 'react'
import './split-opening.css'

interface SplitOpeningProps {
  /** What the page is called, small, above its headline. */
  note: string
  title: string
  lead: string
  /** Under the words: price and button. */
  children: ReactNode
  /** What stands on the other half, to the window's edge. */
  sight: ReactNode
}

/** A page's opening in two halves: words on paper, a face or colours to the edge of the window. */
export function SplitOpening({ note, title, lead, children, sight }: SplitOpeningProps) {
  return (
    <header className="split-opening">
      <div className="split-opening-words">
        <p className="t-note t-soft">{note}</p>
        <h1 className="t-h1">{title}</h1>
        <p className="t-lead">{lead}</p>
        {children}
      </div>
      <div className="split-opening-sight">{sight}</div>
    </header>
  )
}
