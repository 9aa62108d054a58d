import { BRAND } from '#contract/brand.ts'
import './icon.css'

/** [y, reach] of measuring lines; fewer and thicker under 26 px. */
const FINE = [
  [3.4, 4.6],
  [8.4, 8.2],
  [13.4, 9.6],
  [18.4, 9],
  [23.4, 6.8],
  [28.4, 3],
] as const
const COARSE = [
  [5.4, 6.4],
  [12.6, 9.6],
  [19.8, 8.8],
  [27, 3.8],
] as const

const SIZES = { sm: 17, md: 20, lg: 23, xl: 30, '2xl': 40 } as const
export type LogoSize = keyof typeof SIZES

export function Mark({ side }: { side: number }) {
  const lines = side >= 26 ? FINE : COARSE
  return (
    <svg className="mark rigid" width={side} height={side} viewBox="3 0 26 32" aria-hidden="true">
      <path d="M17 1.4C23.8 1.4 27 6.6 26.8 13.4C26.5 21 22.4 28.4 17 30.6Z" fill="currentColor" />
      <path
        d={lines.map(([y, reach]) => `M${15 - reach} ${y}H15`).join('')}
        stroke="currentColor"
        strokeWidth={side >= 26 ? 1.8 : 2.2}
      />
    </svg>
  )
}

export function Logo({ size = 'md' }: { size?: LogoSize }) {
  return (
    <span className={`logo inline-row nowrap logo-${size}`}>
      <Mark side={Math.round(SIZES[size] * 1.36)} />
      <span>{BRAND.name}</span>
    </span>
  )
}
