const PLATES = ['clay', 'sage', 'gold', 'mist', 'rose', 'sand'] as const

/** The colour depends on the slug, so that a post keeps it everywhere. */
export function plateOf(slug: string): (typeof PLATES)[number] {
  let sum = 0
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return PLATES[sum % PLATES.length] ?? 'sand'
}
