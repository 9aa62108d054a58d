import type { ReactNode } from 'react'
import './badge.css'

/** Yellow, blue, green, red, grey. */
export type BadgeTone = 'y' | 'b' | 'g' | 'r' | 'k'

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge inline-row gap-6 t-strong t-caption nowrap badge-${tone}`}>{children}</span>
}
