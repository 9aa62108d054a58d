export type KeyWish = { readonly kind: 'choose' | 'focus'; readonly index: number }

const FORWARD = new Set(['ArrowRight', 'ArrowDown'])
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp'])

/** 1–6 choose; arrows cycle from the focused answer (−1: none); Home and End. */
export function wishOf(key: string, focused: number, count: number): KeyWish | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? { kind: 'choose', index: Number(key) - 1 } : null
  if (key === 'Home') return { kind: 'focus', index: 0 }
  if (key === 'End') return { kind: 'focus', index: count - 1 }
  if (FORWARD.has(key)) return { kind: 'focus', index: (focused + 1) % count }
  if (BACKWARD.has(key)) return { kind: 'focus', index: focused <= 0 ? count - 1 : focused - 1 }
  return null
}
