/** Which layouts, and which neighbours share a page, so that the whole document is calm and of a good length. */
import type { Layout } from './compose-chapter.ts'

export type Lengths = { readonly least: number; readonly most: number }
/** A way to set `takes` chapters from `at` on. */
export type Way = { readonly at: number; readonly takes: number; readonly layout: Layout }

/** The way taken last, and the state it was taken from. */
type State = { readonly badness: number; readonly way: Way | null; readonly from: State | null }

/**
 * The calmest way through all chapters whose pages add up to between `least` and `most`; when there is none, the one nearest
 * to those lengths. Dynamic programming over chapter and pages so far.
 */
export function chooseLayouts(count: number, ways: readonly Way[], { least, most }: Lengths): Way[] {
  const states: Map<number, State>[] = Array.from({ length: count + 1 }, () => new Map<number, State>())
  states[0]?.set(0, { badness: 0, way: null, from: null })
  for (let at = 0; at < count; at++)
    for (const way of ways) {
      if (way.at !== at) continue
      const reached = states[at + way.takes]
      if (!reached) continue
      for (const [pages, state] of states[at] ?? []) {
        const total = pages + way.layout.pages.length
        const badness = state.badness + way.layout.badness
        const known = reached.get(total)
        if (!known || badness < known.badness) reached.set(total, { badness, way, from: state })
      }
    }
  const ends = [...(states[count] ?? [])]
  const distance = (pages: number) => Math.max(0, least - pages, pages - most)
  const [best] = ends.toSorted(([a, x], [b, y]) => distance(a) - distance(b) || x.badness - y.badness)
  const chosen: Way[] = []
  for (let state = best?.[1] ?? null; state?.way; state = state.from) chosen.unshift(state.way)
  return chosen
}
