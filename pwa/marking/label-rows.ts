/**
 * Where words under one another stand when none may lie on the next: each at its own height, or as far below as the one
 * above it needs; all of them pushed back up when the last would leave the room. Heights in the order given.
 */
export function labelRows(heights: readonly number[], gap: number, room: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height)
  const rows = heights.slice()
  let above = -Infinity
  for (const { height, at } of order) {
    above = Math.max(height, above + gap)
    rows[at] = above
  }
  let below = Math.max(room, gap * heights.length) + gap
  for (const { at } of [...order].reverse()) {
    below = Math.min(rows[at] ?? 0, below - gap)
    rows[at] = below
  }
  return rows
}
