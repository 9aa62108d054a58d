/** Left half as measuring lines, right half whole. 26 × 32 units. */
const LINES: readonly (readonly [y: number, reach: number])[] = [
  [3.4, 4.6],
  [8.4, 8.2],
  [13.4, 9.6],
  [18.4, 9],
  [23.4, 6.8],
  [28.4, 3],
]

/** SVG paths, 26 × 32 units from x = 3. */
export function mark(colour: string): string {
  const strokes = LINES.map(([y, reach]) => `M${15 - reach} ${y}H15`).join('')
  return (
    `<path d="M17 1.4C23.8 1.4 27 6.6 26.8 13.4C26.5 21 22.4 28.4 17 30.6Z" fill="${colour}"/>` +
    `<path d="${strokes}" stroke="${colour}" stroke-width="1.8"/>`
  )
}
