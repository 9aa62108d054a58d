import type { Layout } from './compose-chapter.ts'

export type Lengths = { readonly least: number; readonly most: number }

type State = { readonly badness: number; readonly chosen: readonly Layout[] }

/** The calmest choice with `least` to `most` pages, else the nearest length. Dynamic programming over chapters and pages. */
export function chooseLayouts(chapters: readonly (readonly Layout[])[], { least, most }: Lengths): readonly Layout[] {
  let states = new Map<number, State>([[0, { badness: 0, chosen: [] }]])
  for (const layouts of chapters) {
    const next = new Map<number, State>()
    for (const [pages, state] of states)
      for (const layout of layouts) {
        const total = pages + layout.pages.length
        const badness = state.badness + layout.badness
        const known = next.get(total)
        if (!known || badness < known.badness) next.set(total, { badness, chosen: [...state.chosen, layout] })
      }
    states = next
  }
  const distance = (pages: number) => Math.max(0, least - pages, pages - most)
  const [best] = [...states].toSorted(([a, x], [b, y]) => distance(a) - distance(b) || x.badness - y.badness)
  return best?.[1].chosen ?? []
}
