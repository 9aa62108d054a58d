export const INK = {
  ink: '#231A17',
  ink2: '#54443B',
  ink3: '#6E5B50',
  edge: '#9A806D',
  line: '#E5D5C5',
  paper: '#FCF8F3',
  sand: '#F3E7DA',
  wine: '#5B1F2E',
} as const

export const PLATES = {
  sage: '#BFCABB',
  rose: '#E2C2BC',
  gold: '#E7D0A4',
  sand: '#EBDAC7',
  clay: '#D9A98E',
  mist: '#C9CFD3',
} as const
export type PlateTone = keyof typeof PLATES

/** Whichever is more legible over `hex`. */
export const inkOver = (hex: string) => (luminance(hex) > 0.2 ? INK.ink : INK.paper)

/** WCAG relative luminance of `#RRGGBB`. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
