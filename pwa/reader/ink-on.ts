const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Of `#RRGGBB`, 0 to 1. */
export const luminanceOf = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

const INK = '#000000'
const PAPER = '#ffffff'

/** Black or white: contrast of at least 4.5. */
export function inkOn(hex: string): string {
  const light = luminanceOf(hex) + 0.05
  return light / (luminanceOf(INK) + 0.05) >= 1.05 / light ? INK : PAPER
}
