/** Moves labels down until none overlap, or back up at the end of the room. In input order. */
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
